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
  SUPPRESSIONS_FILE: () => SUPPRESSIONS_FILE,
  addedSuppressions: () => addedSuppressions,
  applySuppressions: () => applySuppressions,
  parseSuppressions: () => parseSuppressions,
  suppressionLine: () => suppressionLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new import_chunk_TJ5KMKV5.Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new import_chunk_TJ5KMKV5.Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} stands twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return (0, import_chunk_ZUBOOM5G.requireContract)("suppressions", (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: false }));
}
function applySuppressions(findings, suppressions, today) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const sifted = (0, import_chunk_NCBB32XO.sift)(findings, (finding) => {
    const fingerprints = [finding, ...finding.witnesses, ...known(finding)].map((one) => one.fingerprint);
    const entry = valid.find((one) => fingerprints.includes(one.fingerprint));
    if (entry === void 0) return { keep: finding };
    used.add(entry);
    return { drop: { kind: "suppressed", fingerprint: entry.fingerprint, reason: entry.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine)
  };
}
var known = ({ open }) => open === void 0 ? [] : [open];
function suppressionLine({ fingerprint, reason, by, expires }) {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}
function addedSuppressions(base, head) {
  const isAtBase = (entry) => base.some((one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires);
  return head.filter((entry) => !isAtBase(entry));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  SUPPRESSIONS_FILE,
  addedSuppressions,
  applySuppressions,
  parseSuppressions,
  suppressionLine
});
