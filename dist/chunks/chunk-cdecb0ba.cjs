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
var from_chunk_08296f12;
var from_chunk_16ffa93b;
var from_chunk_29d45e75;
var from_chunk_41c38ba8;
var from_chunk_636e74ba;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_main;
parts["chunk-DFGKM72F"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readMemory: () => readMemory,
  readPast: () => readPast,
  writeMemory: () => writeMemory,
  writePast: () => writePast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var NO_PAST = { keys: [], carried: [], findings: [], appeared: [] };
async function readPast(paths, run) {
  return run.target === void 0 ? NO_PAST : (0, import_chunk_5BAI5XGT.readStamped)(paths.past, run);
}
function writePast(paths, run, past) {
  return (0, import_chunk_5BAI5XGT.writeStamped)(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await (0, import_chunk_5BAI5XGT.readStamped)(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw (0, import_chunk_JPD5QLI3.corrupt)(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return (0, import_chunk_5BAI5XGT.writeStamped)(paths.memory, run, memory);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readMemory,
  readPast,
  writeMemory,
  writePast
});
});
parts["chunk-DLYQCPAR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  requireCacheOutside: () => requireCacheOutside,
  requireReviewableText: () => requireReviewableText,
  titleOf: () => titleOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_KWWFSC3C = parts["chunk-KWWFSC3C"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function requireReviewableText(change) {
  if ((0, import_chunk_KWWFSC3C.hunkIds)((0, import_chunk_KWWFSC3C.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_NLWRO2NF.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_XKMPNDJX.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_N44LZVXO.targetText)(target);
  return asked === "" ? await (0, import_chunk_XSMDG5IY.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_WCK3D5U5.isInside)(cacheRoot, top)) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  requireCacheOutside,
  requireReviewableText,
  titleOf
});
});
parts["chunk-E2GJLKLX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkId: () => hunkId,
  hunkText: () => hunkText
});
module.exports = __toCommonJS(stdin_exports);
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkId,
  hunkText
});
});
parts["chunk-KWWFSC3C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: fileHeader(file.path, from, status),
      hunks: why === null ? hunksOf(file, patch) : []
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles
});
});
parts["chunk-VYTNYEAJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HPZ2MZCR = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-HPZ2MZCR"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_TJ5KMKV5.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await (0, import_chunk_HPZ2MZCR.judgeReply)({
    run,
    agent: slot.agent,
    reply: bytes.toString("utf8"),
    slotNamed: (name) => {
      (0, import_chunk_ZEHYADPQ.requireSlot)({ slot: name }, slot.slot);
      return Promise.resolve(slot);
    },
    slotAwaited: () => Promise.resolve(),
    looks: void 0
  });
  const problems = judged.kind === "refused" ? [judged.why] : judged.remarks;
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_HPZ2MZCR.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  return problems;
}
async function storeOnce(run, slot, bytes) {
  const agentId = `${BY_HAND}${(0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0}`;
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_F2M6ALLY.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_F2M6ALLY.readBytes)(path)));
  if (!isOurs) {
    throw new import_chunk_TJ5KMKV5.Failure("run/slot-stored", `slot ${slot.slot} takes no reply: it has one, or was given up`, {
      hint: `go on with: correctless next ${run.file.run}`
    });
  }
  await (0, import_chunk_JPD5QLI3.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand
});
});
