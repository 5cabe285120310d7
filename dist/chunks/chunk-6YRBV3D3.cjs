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
  changesInOwnTree: () => changesInOwnTree,
  rememberOwnTree: () => rememberOwnTree
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_chunk_SIHW7XFA.writeFileAtomically)(fingerprint, (0, import_chunk_BUK7UHHJ.jsonText)(await (0, import_chunk_B7B76KLT.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_chunk_B7B76KLT.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_chunk_B7B76KLT.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changesInOwnTree,
  rememberOwnTree
});
