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
var from_chunk_13fb92b2;
var from_chunk_34c7cc2e;
var from_chunk_47ed0f17;
var from_chunk_5aaa8215;
var from_chunk_bb1b7c5b;
var from_chunk_e76f4c5d;
var from_main;
parts["chunk-7U7JBNTU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readChangedTexts: () => readChangedTexts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
async function readChangedTexts(repository, change) {
  const skipped = new Set(change.skipped.map(({ path }) => path));
  const texts = await (0, import_chunk_4YYFZF6K.readQuotedTexts)(repository, {
    baseTree: change.base.tree,
    headTree: change.head.tree,
    changed: change.changed,
    treeRoots: [],
    named: [...change.changed.keys()].filter((path) => !skipped.has(path))
  });
  return (path, side) => (side === "new" ? texts.headText(path) : texts.baseText(path))?.plain.text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readChangedTexts
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
parts["chunk-GGWDZ2UQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
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
      header: modeLines(file, patch) + fileHeader(file.path, from, status),
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
var MODE = /^(?:(?:old|new) mode \d{6}|(?:new|deleted) file mode (?!100644)\d{6})$/gm;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles
});
});
parts["chunk-PDS7FZMR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand,
  takesNoReply: () => takesNoReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_767IHOWX = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-767IHOWX"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_D3AO4D7T = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-D3AO4D7T"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_LTC5LSMU.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : [...judged.remarks, ...judged.once ?? []];
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused" || slot.agent !== "fix-diff-reviewer")
      await recordRefusal(run, slot, `refused/claims: ${problems.join("; ")}`);
    throw new import_chunk_LTC5LSMU.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_767IHOWX.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  return problems;
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_chunk_767IHOWX.judgeReply)({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        (0, import_chunk_NIRW6IER.requireSlot)({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said) {
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await (0, import_chunk_767IHOWX.cleanWords)(run, said)}`;
  await (0, import_chunk_FMUGRUOW.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = (0, import_chunk_FMUGRUOW.eventsOf)(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${BY_HAND}${(0, import_chunk_SMKJISEK.slotParts)(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_RN53RASZ.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_RN53RASZ.readBytes)(path)));
  if (!isOurs) throw takesNoReply(run, slot);
  await (0, import_chunk_FMUGRUOW.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
function takesNoReply({ file, states }, { slot }) {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === "failed");
  const next = (0, import_chunk_D3AO4D7T.nextCommand)(file);
  return isFailed ? new import_chunk_LTC5LSMU.Failure("run/slot-stored", `slot ${slot} takes no reply: it was given up`, {
    hint: `open it again: ${next} --retry`
  }) : new import_chunk_LTC5LSMU.Failure("run/slot-stored", `slot ${slot} takes no reply: it has one`, {
    hint: `go on with: ${next}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand,
  takesNoReply
});
});
parts["chunk-PFFRECKU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CANNOT: () => CANNOT,
  readBlame: () => readBlame,
  withPast: () => withPast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
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
  return [...hunk.removed, ...hunk.added.map((span) => insertionPoint(hunk, span))];
}
function insertionPoint(hunk, span) {
  const oldStart = hunk.old.count === 0 ? hunk.old.start + 1 : hunk.old.start;
  let [oldLine, newLine] = [oldStart, hunk.new.count === 0 ? hunk.new.start + 1 : hunk.new.start];
  while (newLine < span.start) {
    const removed = hunk.removed.find((r) => r.start === oldLine);
    if (removed !== void 0) oldLine = removed.end + 1;
    const added = hunk.added.find((a) => a.start === newLine);
    if (added !== void 0) newLine = added.end + 1;
    if (removed !== void 0 || added !== void 0) continue;
    oldLine += 1;
    newLine += 1;
  }
  return { start: oldLine, end: oldLine - 1 };
}
var CANNOT = 128;
function withPast({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, (0, import_chunk_CLHPKY4O.lineCountOf)(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await (0, import_chunk_N6P4XODE.askGit)(
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
