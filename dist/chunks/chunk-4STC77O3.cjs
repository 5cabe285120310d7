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
  applySuppressions: () => applySuppressions,
  readConfig: () => readConfig,
  readSuppressions: () => readSuppressions
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof import_chunk_JMQKZG5L.Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new import_chunk_JMQKZG5L.Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new import_chunk_JMQKZG5L.Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} stands twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return (0, import_chunk_5445BYDW.requireContract)("suppressions", (0, import_chunk_ZNZE32W7.soleJsonValue)(text, { fence: false }));
}
function applySuppressions(findings, suppressions, today) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const sifted = (0, import_chunk_NCBB32XO.sift)(findings, (finding) => {
    const fingerprints = [finding, ...finding.witnesses].map((one) => one.fingerprint);
    const entry = valid.find((one) => fingerprints.includes(one.fingerprint));
    if (entry === void 0) return { keep: finding };
    used.add(entry);
    return { drop: { kind: "suppressed", fingerprint: entry.fingerprint, reason: entry.reason } };
  });
  const line = ({ fingerprint, reason, by, expires }) => `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(line),
    unmatched: valid.filter((entry) => !used.has(entry)).map(line)
  };
}
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE);
  if (text === void 0) return {};
  const checked = await (0, import_chunk_FA77MLIE.checkContract)("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new import_chunk_JMQKZG5L.Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "mend it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_JMQKZG5L.Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "mend it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, SUPPRESSIONS_FILE);
  return text === void 0 ? [] : parseSuppressions(text);
}
async function readTextAt(repository, tree, path) {
  const [entry] = await (0, import_chunk_HSMLU6WK.listTree)(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  return (await (0, import_chunk_HSMLU6WK.readBlobs)(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  applySuppressions,
  readConfig,
  readSuppressions
});
