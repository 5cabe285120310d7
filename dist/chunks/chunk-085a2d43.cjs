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
var from_chunk_6154375f;
var from_main;
parts["chunk-AASB22DL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  NO_PACKAGES: () => NO_PACKAGES,
  PACKAGES_FOLDER: () => PACKAGES_FOLDER,
  isBesideTree: () => isBesideTree
});
module.exports = __toCommonJS(stdin_exports);
var PACKAGES_FOLDER = "deps";
function isBesideTree(path) {
  return path === PACKAGES_FOLDER || path.startsWith(`${PACKAGES_FOLDER}/`);
}
var NO_PACKAGES = { offered: [], withheld: [] };
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  NO_PACKAGES,
  PACKAGES_FOLDER,
  isBesideTree
});
});
parts["chunk-DRNRIY4A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ownFolder: () => ownFolder,
  runPaths: () => runPaths,
  runPathsIn: () => runPathsIn,
  sessionPath: () => sessionPath,
  slotParts: () => slotParts
});
module.exports = __toCommonJS(stdin_exports);
var import_node_path = require("node:path");
function ownFolder(top) {
  return (0, import_node_path.join)(top, ".correctless");
}
function runPaths(top, run) {
  return runPathsIn((0, import_node_path.join)(ownFolder(top), "runs", run));
}
function runPathsIn(dir) {
  return {
    dir,
    run: (0, import_node_path.join)(dir, "run.json"),
    scope: (0, import_node_path.join)(dir, "scope.json"),
    fingerprint: (0, import_node_path.join)(dir, "fingerprint.json"),
    files: (0, import_node_path.join)(dir, "context", "files.json"),
    rules: (0, import_node_path.join)(dir, "context", "rules.json"),
    facts: (0, import_node_path.join)(dir, "context", "facts.json"),
    shardFacts: (shard) => (0, import_node_path.join)(dir, "context", "shards", `${safeName(shard)}.json`),
    secrets: (0, import_node_path.join)(dir, "context", "secrets.json"),
    step: (0, import_node_path.join)(dir, "context", "step.json"),
    divided: (0, import_node_path.join)(dir, "context", "divided.json"),
    past: (0, import_node_path.join)(dir, "context", "past.json"),
    slots: (0, import_node_path.join)(dir, "slots"),
    slot: (n) => (0, import_node_path.join)(dir, "slots", String(n), "slot.json"),
    packet: (n) => (0, import_node_path.join)(dir, "slots", String(n), "packet.md"),
    reply: (agentId) => (0, import_node_path.join)(dir, "replies", `${safeName(agentId)}.txt`),
    ledger: (0, import_node_path.join)(dir, "ledger.jsonl"),
    findings: (0, import_node_path.join)(dir, "findings.json"),
    memory: (0, import_node_path.join)(dir, "memory.json"),
    report: (0, import_node_path.join)(dir, "report.json"),
    page: (0, import_node_path.join)(dir, "report.html"),
    verdict: (0, import_node_path.join)(dir, "verdict.json")
  };
}
function sessionPath(top, session) {
  return (0, import_node_path.join)(ownFolder(top), "sessions", `${safeName(session)}.json`);
}
function safeName(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 120);
}
function slotParts(text) {
  const match = /^([a-z0-9]{4,16})\/([1-9]\d{0,4})$/.exec(text);
  if (match?.[1] === void 0 || match[2] === void 0) return void 0;
  return { run: match[1], number: Number(match[2]), name: text };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ownFolder,
  runPaths,
  runPathsIn,
  sessionPath,
  slotParts
});
});
parts["chunk-I6EGR7Y3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  ending: () => ending,
  hashesOf: () => hashesOf,
  requireHashes: () => requireHashes,
  requireReplies: () => requireReplies,
  requireSealed: () => requireSealed,
  requireSealedFiles: () => requireSealedFiles,
  sealPlanned: () => sealPlanned
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = parts["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = parts["chunk-WRWMQTCS"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
var import_node_fs = require("node:fs");
function readNow(path) {
  if (!isFileNow(path)) return void 0;
  try {
    return (0, import_node_fs.readFileSync)(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `cannot read ${path}: ${said}`, { cause });
  }
}
function isFileNow(path) {
  try {
    return (0, import_node_fs.statSync)(path).isFile();
  } catch {
    return false;
  }
}
async function sealPlanned(paths) {
  const planned = (await (0, import_chunk_WRWMQTCS.listFiles)(paths.dir)).filter((path) => isPlanned(paths, path));
  await (0, import_chunk_Y4VNX2VG.record)(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith((0, import_node_path.join)(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [(0, import_node_path.relative)(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
function requireSealed(paths, ledger) {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}
function requireSealedFiles(paths, ledger, files) {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get((0, import_node_path.relative)(paths.dir, path));
    if (sha256 === void 0) throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "was never planned to its end");
    requireSame(path, sha256);
  }
}
function sealedHashes(paths, ledger) {
  const seals = (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "sealed");
  if (seals.length === 0) throw (0, import_chunk_Y4VNX2VG.corrupt)(paths.run, "was never planned to its end");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}
function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) requireSame((0, import_node_path.join)(dir, name), sha256);
}
function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of (0, import_chunk_Y4VNX2VG.eventsOf)(ledger, "stored")) requireSame(paths.reply(agentId), sha256);
}
function requireSame(path, sha256) {
  const bytes = readNow(path);
  if (bytes === void 0) throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "is missing");
  if (sha256Of(bytes) !== sha256) throw (0, import_chunk_Y4VNX2VG.corrupt)(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return (0, import_chunk_Y4VNX2VG.eventsOf)(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return sha256Of(await (0, import_chunk_WRWMQTCS.readBytes)(path));
}
function sha256Of(bytes) {
  return (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ending,
  hashesOf,
  requireHashes,
  requireReplies,
  requireSealed,
  requireSealedFiles,
  sealPlanned
});
});
parts["chunk-LSZERX64"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runOfSession: () => runOfSession,
  startingFolders: () => startingFolders,
  topOfRun: () => topOfRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DRNRIY4A = parts["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = parts["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = parts["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = parts["chunk-WRWMQTCS"]();
var import_node_path = require("node:path");
function startingFolders(cwd, env) {
  const folders = [cwd, env["CLAUDE_PROJECT_DIR"]].filter(
    (f) => typeof f === "string" && f !== ""
  );
  return [...new Set(folders.flatMap(withParents))];
}
function withParents(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
async function topOfRun(folders, run) {
  for (const folder of folders) {
    if (await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_DRNRIY4A.runPaths)(folder, run).run)) return folder;
  }
  return void 0;
}
async function runOfSession(folders, session) {
  if (typeof session !== "string") return void 0;
  for (const folder of folders) {
    const path = (0, import_chunk_DRNRIY4A.sessionPath)(folder, session);
    const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
    if (text !== void 0) return { top: folder, session: await (0, import_chunk_Y4VNX2VG.checkedJson)(path, "session", text) };
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runOfSession,
  startingFolders,
  topOfRun
});
});
parts["chunk-PAWDXQ65"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  repliedBy: () => repliedBy,
  slotStates: () => slotStates,
  whyOpen: () => whyOpen
});
module.exports = __toCommonJS(stdin_exports);
var MAX_OFFERS = 4;
var MAX_LOST = 2;
function slotStates(slots, ledger) {
  const counts = new Map(slots.map((slot) => [slot.slot, newCount()]));
  for (const event of ledger) applyEvent(counts, event);
  return slots.map((slot) => {
    const count = counts.get(slot.slot) ?? newCount();
    return {
      slot,
      status: count.stored ? "stored" : isOver(count) ? "failed" : "pending",
      dispatchable: !count.stored && !count.givenUp && count.dispatches < count.offers,
      offers: count.offers,
      exhausted: count.offers >= MAX_OFFERS,
      storedBy: count.storedBy,
      partlyBy: count.partlyBy,
      why: count.why
    };
  });
}
function repliedBy({
  partlyBy,
  storedBy
}) {
  return storedBy === null ? partlyBy : [...partlyBy, storedBy];
}
function whyOpen({ status, why }) {
  return status === "pending" && why === NO_REPLY ? AT_WORK_OR_GONE : why;
}
var AT_WORK_OR_GONE = "an agent was called and has not replied: it is at work, or it was cut off or failed, or hooks are disabled";
var NO_REPLY = "an agent was called and no reply of it arrived (cut off, failed, or hooks are disabled)";
var newCount = () => ({
  offers: 0,
  dispatches: 0,
  lost: 0,
  stored: false,
  storedBy: null,
  partlyBy: [],
  givenUp: false,
  why: "no agent was called for it, and no reply was brought"
});
function isOver({ givenUp: givenUp2, lost }) {
  return givenUp2 || lost >= MAX_LOST;
}
var givenUp = (c, why = c.why) => ({ givenUp: true, why });
function applyEvent(counts, event) {
  switch (event.kind) {
    case "offered":
      for (const slot of event.slots) update(counts, slot, (c) => ({ offers: c.offers + 1 }));
      return;
    case "reopened":
      reopen(counts, event);
      return;
    case "dispatched":
      update(counts, event.slot, (c) => ({
        dispatches: c.dispatches + 1,
        why: NO_REPLY
      }));
      return;
    case "stored":
      update(
        counts,
        event.slot,
        (c) => c.stored || isOver(c) ? {} : { stored: true, storedBy: event.agentId, why: "" }
      );
      return;
    case "lost":
      update(counts, event.slot, (c) => ({ lost: c.lost + 1, why: event.why }));
      return;
    case "refused":
      if (event.slot !== void 0 && event.agentId === void 0)
        update(counts, event.slot, () => ({ why: event.why }));
      return;
    case "given-up":
      for (const slot of event.slots) update(counts, slot, (c) => givenUp(c, event.why));
      return;
    case "planned":
    case "sealed":
    case "denied":
    case "look":
    case "sent-back":
    case "accepted":
    case "ignored":
    case "finished":
      return;
  }
}
function reopen(counts, { slots, partly = [] }) {
  for (const slot of slots)
    update(counts, slot, (c) => c.stored && !partly.includes(slot) ? {} : afresh(c));
}
function afresh({ partlyBy, storedBy }) {
  return { ...newCount(), partlyBy: repliedBy({ partlyBy, storedBy }) };
}
function update(counts, slot, change) {
  const count = counts.get(slot);
  if (count !== void 0) Object.assign(count, change(count));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  repliedBy,
  slotStates,
  whyOpen
});
});
parts["chunk-QCNB2JM5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextCommand: () => nextCommand,
  nextCommandAt: () => nextCommandAt
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y4VNX2VG = parts["chunk-Y4VNX2VG"]();
function nextCommand({ run, audit }) {
  return `correctless next ${audit?.audit ?? run}`;
}
async function nextCommandAt({ run: path }, run) {
  const file = await (0, import_chunk_Y4VNX2VG.readRunJson)(path, "run").catch(() => void 0);
  return nextCommand(file ?? { run });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextCommand,
  nextCommandAt
});
});
parts["chunk-UTFC5QHX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  by: () => by,
  compareText: () => compareText,
  inOrder: () => inOrder
});
module.exports = __toCommonJS(stdin_exports);
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function inOrder(...orders) {
  return (a, b) => {
    for (const order of orders) {
      const result = order(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}
function by(key) {
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    return typeof x === "number" && typeof y === "number" ? x - y : compareText(String(x), String(y));
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  by,
  compareText,
  inOrder
});
});
parts["chunk-WCK3D5U5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isInside: () => isInside,
  nearestReal: () => nearestReal
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_path = require("node:path");
async function nearestReal(path) {
  return (0, import_chunk_PI4NLZB6.realpath)(path).catch(() => nearestReal((0, import_node_path.dirname)(path)));
}
function isInside(path, top) {
  const way = (0, import_node_path.relative)(top, path);
  return way === "" || way !== ".." && !way.startsWith(`..${import_node_path.sep}`) && !(0, import_node_path.isAbsolute)(way);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isInside,
  nearestReal
});
});
parts["chunk-WRWMQTCS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  appendLine: () => appendLine,
  createFileOnce: () => createFileOnce,
  exists: () => exists,
  listFiles: () => listFiles,
  listNames: () => listNames,
  readBytes: () => readBytes,
  readTextIfAny: () => readTextIfAny,
  removeFolder: () => removeFolder,
  unreadable: () => unreadable,
  withTemporaryFile: () => withTemporaryFile,
  writeFileAtomically: () => writeFileAtomically
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = parts["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path2 = require("node:path");
var MOVE_IT = "what is in the way there is not from correctless: give it another name, in the commit too";
function fileInTheWay(path, code) {
  if (code !== "ENOTDIR" && code !== "EEXIST") return void 0;
  for (let at = path; at !== (0, import_node_path2.dirname)(at); at = (0, import_node_path2.dirname)(at)) {
    const kind = kindOf(at);
    if (kind !== "none") return kind === "folder" ? void 0 : at;
  }
  return void 0;
}
function kindOf(path) {
  try {
    return (0, import_node_fs2.lstatSync)(path).isDirectory() ? "folder" : "other";
  } catch {
    return "none";
  }
}
function folderNotFile(path, cause) {
  return new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `cannot read ${path}: it is a folder`, {
    ...{ hint: "name a file in it", cause }
  });
}
async function readTextIfAny(path) {
  try {
    return await (0, import_chunk_PI4NLZB6.readFile)(path, "utf8");
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return void 0;
    throw unreadable(path, cause);
  }
}
async function exists(path) {
  return await (0, import_chunk_PI4NLZB6.lstat)(path).catch(() => void 0) !== void 0;
}
async function readBytes(path) {
  try {
    return await (0, import_chunk_PI4NLZB6.readFile)(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}
async function listNames(folder) {
  try {
    return (await (0, import_chunk_PI4NLZB6.readdir)(folder)).toSorted(import_chunk_UTFC5QHX.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function listFiles(folder) {
  try {
    const paths = (await (0, import_chunk_PI4NLZB6.readdir)(folder, { recursive: true })).map((name) => (0, import_node_path.join)(folder, name));
    const isFolder = await Promise.all(paths.map(async (path) => (await (0, import_chunk_PI4NLZB6.lstat)(path)).isDirectory()));
    return paths.filter((_, n) => isFolder[n] === false).toSorted(import_chunk_UTFC5QHX.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function writeFileAtomically(path, content) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_chunk_PI4NLZB6.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_chunk_PI4NLZB6.writeFile)(beside, content, { flag: "wx" });
    await (0, import_chunk_PI4NLZB6.rename)(beside, path);
  } catch (cause) {
    await (0, import_chunk_PI4NLZB6.rm)(beside, { force: true }).catch(() => void 0);
    throw unwritable(path, cause);
  }
}
async function createFileOnce(path, content, mode = 438) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_chunk_PI4NLZB6.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_chunk_PI4NLZB6.writeFile)(beside, content, { flag: "wx", mode });
    return await linkOnce(beside, path);
  } catch (cause) {
    throw unwritable(path, cause);
  } finally {
    await (0, import_chunk_PI4NLZB6.rm)(beside, { force: true }).catch(() => void 0);
  }
}
async function linkOnce(from, to) {
  try {
    await (0, import_chunk_PI4NLZB6.link)(from, to).catch(async (cause) => {
      if (codeOf(cause) === "EEXIST") throw cause;
      await (0, import_chunk_PI4NLZB6.copyFile)(from, to, import_node_fs.constants.COPYFILE_EXCL);
    });
    return true;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return false;
    throw cause;
  }
}
async function appendLine(path, line) {
  if (line.includes("\n")) throw new Error("a line of a file holds no newline");
  try {
    await (0, import_chunk_PI4NLZB6.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    const file = await (0, import_chunk_PI4NLZB6.open)(path, "a");
    try {
      const bytes = Buffer.from(`${line}
`);
      const { bytesWritten } = await file.write(bytes);
      if (bytesWritten !== bytes.length) {
        await file.truncate((await file.stat()).size - bytesWritten);
        throw new Error(`${bytesWritten} of ${bytes.length} bytes were written`);
      }
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
async function removeFolder(folder) {
  try {
    await import_node_fs.promises.rm(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}
async function withTemporaryFile(content, use) {
  const folder = await (0, import_chunk_PI4NLZB6.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-"));
  try {
    const path = (0, import_node_path.join)(folder, "content");
    await (0, import_chunk_PI4NLZB6.writeFile)(path, content);
    return await use(path);
  } finally {
    await (0, import_chunk_PI4NLZB6.rm)(folder, { recursive: true, force: true });
  }
}
function unreadable(path, cause) {
  if (codeOf(cause) === "ENOENT") {
    return new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `there is no file ${path}`, {
      hint: "a relative name counts from the folder you are in",
      cause
    });
  }
  if (codeOf(cause) === "EISDIR") return folderNotFile(path, cause);
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `cannot read ${path}: ${inTheWay} is no folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new import_chunk_J3I4R3VV.Failure("environment/file-unreadable", `cannot read ${path}: ${messageOf(cause)}`, { cause });
}
function unwritable(path, cause) {
  const inTheWay = fileInTheWay(path, codeOf(cause));
  if (inTheWay !== void 0) {
    return new import_chunk_J3I4R3VV.Failure("environment/file-unwritable", `cannot write ${path}: ${inTheWay} is no folder`, {
      ...{ hint: MOVE_IT, cause }
    });
  }
  return new import_chunk_J3I4R3VV.Failure("environment/file-unwritable", `cannot write ${path}: ${messageOf(cause)}`, {
    hint: "check the free space and the permissions of the folder",
    cause
  });
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : void 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  appendLine,
  createFileOnce,
  exists,
  listFiles,
  listNames,
  readBytes,
  readTextIfAny,
  removeFolder,
  unreadable,
  withTemporaryFile,
  writeFileAtomically
});
});
parts["chunk-XPIKYFDN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isFile: () => isFile,
  realPlace: () => realPlace
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_node_path = require("node:path");
async function isFile(path) {
  try {
    return (await (0, import_chunk_PI4NLZB6.stat)(path)).isFile();
  } catch {
    return false;
  }
}
async function realPlace(path) {
  try {
    return await (0, import_chunk_PI4NLZB6.realpath)(path);
  } catch (error) {
    const parent = (0, import_node_path.dirname)(path);
    if (parent === path) throw error;
    return realPlace(parent);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isFile,
  realPlace
});
});
parts["chunk-Y4VNX2VG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  appendChained: () => appendChained,
  checkedJson: () => checkedJson,
  checkedValue: () => checkedValue,
  corrupt: () => corrupt,
  eventsOf: () => eventsOf,
  jsonText: () => jsonText,
  keptSeals: () => keptSeals,
  now: () => now,
  parsedJson: () => parsedJson,
  readLedger: () => readLedger,
  readLedgerUnchecked: () => readLedgerUnchecked,
  readRunJson: () => readRunJson,
  readRunJsonIfAny: () => readRunJsonIfAny,
  readSealedLedger: () => readSealedLedger,
  record: () => record,
  requireChain: () => requireChain,
  requireKeyOutside: () => requireKeyOutside,
  requireNoneGone: () => requireNoneGone,
  requireSeals: () => requireSeals,
  wholeLines: () => wholeLines,
  writeChained: () => writeChained
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WCK3D5U5 = parts["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = parts["chunk-WRWMQTCS"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_crypto = require("node:crypto");
var import_node_crypto2 = require("node:crypto");
var import_node_path = require("node:path");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
var import_node_crypto3 = require("node:crypto");
var import_node_path3 = require("node:path");
var import_node_crypto4 = require("node:crypto");
var import_node_path4 = require("node:path");
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  return checkedValue(path, contract, parsedJson(path, text));
}
async function checkedValue(path, contract, value) {
  if (await (0, import_chunk_6UWTLWUZ.keepsContract)(contract, value)) return value;
  const checked = await (0, import_chunk_6UWTLWUZ.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem }] = checked.defects;
  throw corrupt(path, `${pointer === "" ? "the value" : pointer} ${problem}`);
}
function parsedJson(path, text) {
  try {
    return JSON.parse(text);
  } catch {
    throw corrupt(path, "is not JSON");
  }
}
function corrupt(path, what) {
  return new import_chunk_J3I4R3VV.Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
function stateRoot(env) {
  const { XDG_STATE_HOME: xdg, LOCALAPPDATA: local, HOME: home = (0, import_node_os.homedir)() } = env;
  if (xdg !== void 0 && (0, import_node_path2.isAbsolute)(xdg)) return (0, import_node_path2.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path2.isAbsolute)(local))
    return (0, import_node_path2.join)(local, "correctless", "state");
  return (0, import_node_path2.join)(home, ".local", "state", "correctless");
}
var LENGTH = 16;
var SEAL = /"seal":"([0-9a-f]{64})"\}$/;
async function keepSeals(path, lines) {
  if (lines.length > 0) await (0, import_chunk_WRWMQTCS.appendLine)(keptAt(path), lines.map(shortSeal).join(" "));
}
async function keepOnlySeals(path, lines) {
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(keptAt(path), `${lines.map(shortSeal).join(" ")}
`);
}
async function keptSeals(path) {
  return (await (0, import_chunk_WRWMQTCS.readTextIfAny)(keptAt(path)) ?? "").split(/\s+/).filter((seal) => seal.length === LENGTH);
}
function requireNoneGone(path, kept, lines) {
  const there = new Set(lines.map(shortSeal));
  const gone = kept.filter((seal) => !there.has(seal)).length;
  if (gone > 0) throw corrupt(path, `lacks ${gone} of the ${kept.length} lines that were written to it`);
}
function keptAt(path) {
  const name = (0, import_node_crypto2.createHash)("sha256").update(path).digest("hex").slice(0, 32);
  return (0, import_node_path.join)(stateRoot(process.env), "seals", name);
}
function shortSeal(line) {
  return (SEAL.exec(line)?.[1] ?? "").slice(0, LENGTH);
}
var KEY = /^[0-9a-f]{64}\n$/;
var known = /* @__PURE__ */ new Map();
function keyPath() {
  return (0, import_node_path4.join)(stateRoot(process.env), "key");
}
async function ownKeyIfAny() {
  const path = keyPath();
  const key = known.get(path) ?? await readKey(path);
  if (key !== void 0) known.set(path, key);
  return key;
}
async function ownKey() {
  const there = await ownKeyIfAny();
  if (there !== void 0) return there;
  const path = keyPath();
  await makeFolder();
  await (0, import_chunk_WRWMQTCS.createFileOnce)(path, `${(0, import_node_crypto4.randomBytes)(32).toString("hex")}
`, 384);
  const made = await ownKeyIfAny();
  if (made !== void 0) return made;
  throw unsafe(path, "is gone again");
}
function requireKeyOutside({ top }) {
  const path = keyPath();
  if (!(0, import_chunk_WCK3D5U5.isInside)(path, top)) return;
  throw new import_chunk_J3I4R3VV.Failure(
    "environment/key-unsafe",
    `the key that runs are sealed with, ${path}, lies inside ${top}`,
    {
      hint: "set XDG_STATE_HOME to a folder outside of every repository"
    }
  );
}
async function makeFolder() {
  const folder = stateRoot(process.env);
  await (0, import_chunk_PI4NLZB6.mkdir)(folder, { recursive: true, mode: 448 }).catch((cause) => {
    throw new import_chunk_J3I4R3VV.Failure("environment/file-unwritable", `cannot make ${folder}: ${messageOf(cause)}`, {
      hint: "runs are sealed with a key that is kept there: set XDG_STATE_HOME to a folder that can be written",
      cause
    });
  });
}
async function readKey(path) {
  if (!await (0, import_chunk_WRWMQTCS.exists)(path)) return void 0;
  const problem = await problemOf(path);
  if (problem !== void 0) throw unsafe(path, problem);
  const text = await (0, import_chunk_PI4NLZB6.readFile)(path, "latin1");
  if (!KEY.test(text)) throw unsafe(path, "is no key");
  return Buffer.from(text.trim(), "hex");
}
async function problemOf(path) {
  const stats = await (0, import_chunk_PI4NLZB6.stat)(path).catch(() => void 0);
  if (stats?.isFile() !== true) return "is no file";
  if (process.getuid === void 0) return void 0;
  if (stats.uid !== process.getuid()) return "belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "can be read or written by other users";
}
function unsafe(path, what) {
  return new import_chunk_J3I4R3VV.Failure("environment/key-unsafe", `${path}, the key that runs are sealed with, ${what}`, {
    hint: "remove it: a new one is made, and what was sealed with this one is not believed any more"
  });
}
function messageOf(cause) {
  return cause instanceof Error ? cause.message : String(cause);
}
var SEAL2 = /,"seal":"([0-9a-f]{64})"\}$/;
async function sealedLine(path, event) {
  const body = JSON.stringify(event).slice(0, -1);
  return `${body},"seal":"${sealOf(await ownKey(), path, body)}"}`;
}
async function requireSeals(path, lines) {
  if (lines.length === 0) return;
  const key = await ownKeyIfAny();
  const odd = lines.findIndex((line) => key === void 0 || !isSealed(key, path, line));
  if (odd === -1) return;
  const run = (0, import_node_path3.basename)((0, import_node_path3.dirname)(path));
  throw new import_chunk_J3I4R3VV.Failure(
    "run/foreign",
    `${path}:${odd + 1}: ${run} was not written by you on this machine: it is not sealed with ${keyPath()}`,
    {
      hint: `nothing in it is believed; start anew with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER`
    }
  );
}
function isSealed(key, path, line) {
  const found = SEAL2.exec(line);
  return found !== null && found[1] === sealOf(key, path, line.slice(0, found.index));
}
function sealOf(key, path, body) {
  const name = (0, import_node_path3.join)((0, import_node_path3.basename)((0, import_node_path3.dirname)(path)), (0, import_node_path3.basename)(path)).replaceAll("\\", "/");
  return (0, import_node_crypto3.createHmac)("sha256", key).update(`${name}
${body}`).digest("hex");
}
async function appendChained(path, event) {
  const lines = wholeLines(await (0, import_chunk_WRWMQTCS.readTextIfAny)(path) ?? "");
  const line = await sealedLine(path, { ...event, after: linkAfter(lines) });
  await (0, import_chunk_WRWMQTCS.appendLine)(path, line);
  await keepSeals(path, [line]);
}
async function writeChained(path, events) {
  const text = await chainedText(path, events);
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(path, text);
  await keepOnlySeals(path, wholeLines(text));
}
async function chainedText(path, events) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  let text = "";
  for (const [lines, event] of events.entries()) {
    const { seal: _, ...rest } = event;
    const after = { lines, sha256: hash.copy().digest("hex") };
    const line = `${await sealedLine(path, { ...rest, after })}
`;
    hash.update(line);
    text += line;
  }
  return text;
}
function wholeLines(text) {
  return text.slice(0, text.lastIndexOf("\n") + 1).split("\n").slice(0, -1);
}
function requireChain(path, lines, links) {
  const hashes = prefixHashes(lines);
  const broken = links.findIndex(
    (link, n) => link === void 0 || link.lines > n || hashes[link.lines] !== link.sha256
  );
  if (broken === -1) return;
  throw corrupt(`${path}:${broken + 1}`, "does not follow the lines before it: some were changed by hand");
}
function linkAfter(lines) {
  return { lines: lines.length, sha256: prefixHashes(lines).at(-1) ?? "" };
}
function prefixHashes(lines) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  const hashes = [hash.copy().digest("hex")];
  for (const line of lines) hashes.push(hash.update(`${line}
`).copy().digest("hex"));
  return hashes;
}
async function record(paths, event) {
  await appendChained(paths.ledger, { at: now(), ...event });
}
async function readLedger(paths, trust = "own") {
  const kept = trust === "own" ? await keptSeals(paths.ledger) : [];
  const lines = await ledgerLines(paths);
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.ledger}:${i + 1}`, "ledger-event", line))
  );
  requireChain(
    paths.ledger,
    lines,
    events.map(({ after }) => after)
  );
  if (trust === "own") await requireSeals(paths.ledger, lines);
  requireNoneGone(paths.ledger, kept, lines);
  return events;
}
async function readLedgerUnchecked(paths) {
  return parsedLines(paths, await ledgerLines(paths));
}
async function readSealedLedger(paths) {
  const lines = await ledgerLines(paths);
  await requireSeals(paths.ledger, lines);
  return parsedLines(paths, lines);
}
function parsedLines(paths, lines) {
  return lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch {
      throw corrupt(`${paths.ledger}:${i + 1}`, "is not JSON");
    }
  });
}
async function ledgerLines(paths) {
  return wholeLines(await (0, import_chunk_WRWMQTCS.readTextIfAny)(paths.ledger) ?? "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  appendChained,
  checkedJson,
  checkedValue,
  corrupt,
  eventsOf,
  jsonText,
  keptSeals,
  now,
  parsedJson,
  readLedger,
  readLedgerUnchecked,
  readRunJson,
  readRunJsonIfAny,
  readSealedLedger,
  record,
  requireChain,
  requireKeyOutside,
  requireNoneGone,
  requireSeals,
  wholeLines,
  writeChained
});
});
