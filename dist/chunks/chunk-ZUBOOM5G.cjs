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
  parseReply: () => parseReply,
  requireContract: () => requireContract,
  requireSlot: () => requireSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_TJ5KMKV5.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${(0, import_chunk_IY67O6LB.shown)(id)} was used before`, {
          hint: "give every entry an id of its own"
        });
      }
      seen.add(id);
    });
  }
}
function listsOf(reply) {
  if (Array.isArray(reply)) return [["", reply]];
  return Object.entries(reply).flatMap(
    ([key, value]) => Array.isArray(value) ? [[`/${key}`, value]] : []
  );
}
function idOf(entry) {
  return entry?.id;
}
var WITHOUT_FENCE = new Set(import_chunk_NKPLNUY4.AGENTS_WITHOUT_FENCE);
var SPELLED_OUT = 5;
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  requireUniqueIds(value);
  return value;
}
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_2IOTJHGT.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : (0, import_chunk_IY67O6LB.visible)(pointer);
  return `${where} ${problem}, found ${(0, import_chunk_IY67O6LB.shown)(value)}`;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${(0, import_chunk_IY67O6LB.shown)(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseReply,
  requireContract,
  requireSlot
});
