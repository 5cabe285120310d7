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
  checkedJson: () => checkedJson,
  corrupt: () => corrupt,
  eventsOf: () => eventsOf,
  jsonText: () => jsonText,
  now: () => now,
  readLedger: () => readLedger,
  readLedgerUnchecked: () => readLedgerUnchecked,
  readRunJson: () => readRunJson,
  readRunJsonIfAny: () => readRunJsonIfAny,
  record: () => record,
  runPaths: () => runPaths,
  sessionPath: () => sessionPath,
  slotParts: () => slotParts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_node_path = require("node:path");
function runPaths(top, run) {
  const dir = (0, import_node_path.join)(top, ".correctless", "runs", run);
  return {
    dir,
    run: (0, import_node_path.join)(dir, "run.json"),
    scope: (0, import_node_path.join)(dir, "scope.json"),
    fingerprint: (0, import_node_path.join)(dir, "fingerprint.json"),
    files: (0, import_node_path.join)(dir, "context", "files.json"),
    rules: (0, import_node_path.join)(dir, "context", "rules.json"),
    facts: (0, import_node_path.join)(dir, "context", "facts.json"),
    secrets: (0, import_node_path.join)(dir, "context", "secrets.json"),
    slots: (0, import_node_path.join)(dir, "slots"),
    slot: (n) => (0, import_node_path.join)(dir, "slots", String(n), "slot.json"),
    packet: (n) => (0, import_node_path.join)(dir, "slots", String(n), "packet.md"),
    reply: (agentId) => (0, import_node_path.join)(dir, "replies", `${safeName(agentId)}.txt`),
    ledger: (0, import_node_path.join)(dir, "ledger.jsonl"),
    findings: (0, import_node_path.join)(dir, "findings.json"),
    report: (0, import_node_path.join)(dir, "report.json"),
    verdict: (0, import_node_path.join)(dir, "verdict.json")
  };
}
function sessionPath(top, session) {
  return (0, import_node_path.join)(top, ".correctless", "sessions", `${safeName(session)}.json`);
}
function safeName(id) {
  return id.replaceAll(/[^A-Za-z0-9_-]/g, "_").slice(0, 120);
}
function slotParts(text) {
  const match = /^([a-z0-9]{4,16})\/([1-9]\d{0,4})$/.exec(text);
  if (match?.[1] === void 0 || match[2] === void 0) return void 0;
  return { run: match[1], number: Number(match[2]), name: text };
}
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await (0, import_chunk_DODZE5QL.readTextIfAny)(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await (0, import_chunk_DODZE5QL.readTextIfAny)(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    throw corrupt(path, "is not JSON");
  }
  const checked = await (0, import_chunk_XSV6NPDF.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem }] = checked.defects;
  throw corrupt(path, `${pointer === "" ? "the value" : pointer} ${problem}`);
}
function corrupt(path, what) {
  return new import_chunk_VHIDEY7P.Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
async function record(paths, event) {
  await (0, import_chunk_DODZE5QL.appendLine)(paths.ledger, JSON.stringify({ at: now(), ...event }));
}
async function readLedger(paths) {
  const lines = await ledgerLines(paths);
  return Promise.all(lines.map((line, i) => checkedJson(`${paths.ledger}:${i + 1}`, "ledger-event", line)));
}
async function readLedgerUnchecked(paths) {
  const lines = await ledgerLines(paths);
  return lines.map((line, i) => {
    try {
      return JSON.parse(line);
    } catch {
      throw corrupt(`${paths.ledger}:${i + 1}`, "is not JSON");
    }
  });
}
async function ledgerLines(paths) {
  const text = await (0, import_chunk_DODZE5QL.readTextIfAny)(paths.ledger) ?? "";
  return text.split("\n").filter((line) => line !== "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkedJson,
  corrupt,
  eventsOf,
  jsonText,
  now,
  readLedger,
  readLedgerUnchecked,
  readRunJson,
  readRunJsonIfAny,
  record,
  runPaths,
  sessionPath,
  slotParts
});
