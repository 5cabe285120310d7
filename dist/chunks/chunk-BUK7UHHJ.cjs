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
  appendChained: () => appendChained,
  chainedText: () => chainedText,
  checkedJson: () => checkedJson,
  corrupt: () => corrupt,
  eventsOf: () => eventsOf,
  jsonText: () => jsonText,
  now: () => now,
  parsedJson: () => parsedJson,
  readLedger: () => readLedger,
  readLedgerUnchecked: () => readLedgerUnchecked,
  readRunJson: () => readRunJson,
  readRunJsonIfAny: () => readRunJsonIfAny,
  record: () => record,
  requireChain: () => requireChain,
  wholeLines: () => wholeLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_crypto = require("node:crypto");
var HINT = "start a new run with: correctless plan";
async function readRunJson(path, contract) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
  if (text === void 0) throw corrupt(path, "is missing");
  return checkedJson(path, contract, text);
}
async function readRunJsonIfAny(path, contract) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
  return text === void 0 ? void 0 : checkedJson(path, contract, text);
}
async function checkedJson(path, contract, text) {
  const checked = await (0, import_chunk_2IOTJHGT.checkContract)(contract, parsedJson(path, text));
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
  return new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${path}: ${what}`, { hint: HINT });
}
function jsonText(value) {
  return `${JSON.stringify(value, null, 2)}
`;
}
function now() {
  return (/* @__PURE__ */ new Date()).toISOString();
}
async function appendChained(path, event) {
  const lines = wholeLines(await (0, import_chunk_SIHW7XFA.readTextIfAny)(path) ?? "");
  await (0, import_chunk_SIHW7XFA.appendLine)(path, JSON.stringify({ ...event, after: linkAfter(lines) }));
}
function chainedText(events) {
  const hash = (0, import_node_crypto.createHash)("sha256");
  return events.map((event, lines) => {
    const line = `${JSON.stringify({ ...event, after: { lines, sha256: hash.copy().digest("hex") } })}
`;
    hash.update(line);
    return line;
  }).join("");
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
async function readLedger(paths) {
  const lines = await ledgerLines(paths);
  const events = await Promise.all(
    lines.map((line, i) => checkedJson(`${paths.ledger}:${i + 1}`, "ledger-event", line))
  );
  requireChain(
    paths.ledger,
    lines,
    events.map(({ after }) => after)
  );
  return events;
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
  return wholeLines(await (0, import_chunk_SIHW7XFA.readTextIfAny)(paths.ledger) ?? "");
}
function eventsOf(ledger, kind) {
  return ledger.filter((event) => event.kind === kind);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  appendChained,
  chainedText,
  checkedJson,
  corrupt,
  eventsOf,
  jsonText,
  now,
  parsedJson,
  readLedger,
  readLedgerUnchecked,
  readRunJson,
  readRunJsonIfAny,
  record,
  requireChain,
  wholeLines
});
