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
    past: (0, import_node_path.join)(dir, "context", "past.json"),
    slots: (0, import_node_path.join)(dir, "slots"),
    slot: (n) => (0, import_node_path.join)(dir, "slots", String(n), "slot.json"),
    packet: (n) => (0, import_node_path.join)(dir, "slots", String(n), "packet.md"),
    reply: (agentId) => (0, import_node_path.join)(dir, "replies", `${safeName(agentId)}.txt`),
    ledger: (0, import_node_path.join)(dir, "ledger.jsonl"),
    findings: (0, import_node_path.join)(dir, "findings.json"),
    memory: (0, import_node_path.join)(dir, "memory.json"),
    report: (0, import_node_path.join)(dir, "report.json"),
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
