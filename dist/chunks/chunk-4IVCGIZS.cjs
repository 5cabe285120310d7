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
  readStamped: () => readStamped,
  stampOf: () => stampOf,
  writeStamped: () => writeStamped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
function stampOf({ run, base, head }) {
  return { run, base: base.tree, head: head.tree };
}
async function writeStamped(path, run, content) {
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(path, (0, import_chunk_BUK7UHHJ.jsonText)({ ...stampOf(run), content }));
}
async function readStamped(path, run) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
  if (text === void 0) throw (0, import_chunk_BUK7UHHJ.corrupt)(path, "is missing");
  const value = (0, import_chunk_BUK7UHHJ.parsedJson)(path, text);
  const stamp = stampOf(run);
  if (typeof value !== "object" || value === null || !("content" in value)) {
    throw (0, import_chunk_BUK7UHHJ.corrupt)(path, "is no file of a run");
  }
  const found = value;
  if (found.run !== stamp.run || found.base !== stamp.base || found.head !== stamp.head) {
    throw (0, import_chunk_BUK7UHHJ.corrupt)(path, `belongs to run ${String(found.run)}, not to ${stamp.run} as planned`);
  }
  return value.content;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readStamped,
  stampOf,
  writeStamped
});
