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
  ending: () => ending,
  hashesOf: () => hashesOf,
  requireHashes: () => requireHashes,
  requireReplies: () => requireReplies,
  requireSealed: () => requireSealed,
  sealPlanned: () => sealPlanned
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_node_crypto = require("node:crypto");
var import_node_path = require("node:path");
async function sealPlanned(paths) {
  const planned = (await (0, import_chunk_SIHW7XFA.listFiles)(paths.dir)).filter((path) => isPlanned(paths, path));
  await (0, import_chunk_BUK7UHHJ.record)(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith((0, import_node_path.join)(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [(0, import_node_path.relative)(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
async function requireSealed(paths, ledger) {
  const seals = (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "sealed");
  if (seals.length === 0) throw (0, import_chunk_BUK7UHHJ.corrupt)(paths.run, "was never planned to its end");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  await requireHashes(paths, Object.fromEntries(sealed.flatMap((files) => Object.entries(files))));
}
async function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) await requireSame((0, import_node_path.join)(dir, name), sha256);
}
async function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of (0, import_chunk_BUK7UHHJ.eventsOf)(ledger, "stored"))
    await requireSame(paths.reply(agentId), sha256);
}
async function requireSame(path, sha256) {
  if (!await (0, import_chunk_YM7SSJYY.isFile)(path)) throw (0, import_chunk_BUK7UHHJ.corrupt)(path, "is missing");
  if (await hashOf(path) !== sha256) throw (0, import_chunk_BUK7UHHJ.corrupt)(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return (0, import_chunk_BUK7UHHJ.eventsOf)(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return (0, import_node_crypto.createHash)("sha256").update(await (0, import_chunk_SIHW7XFA.readBytes)(path)).digest("hex");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  ending,
  hashesOf,
  requireHashes,
  requireReplies,
  requireSealed,
  sealPlanned
});
