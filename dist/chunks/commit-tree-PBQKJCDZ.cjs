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
  branchMoved: () => import_chunk_U4FKE333.branchMoved,
  commitTree: () => import_chunk_U4FKE333.commitTree,
  findCommitOf: () => import_chunk_U4FKE333.findCommitOf,
  readHead: () => import_chunk_U4FKE333.readHead
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_U4FKE333 = require("./chunk-U4FKE333.cjs");
var import_chunk_XB4HO5XE = require("./chunk-XB4HO5XE.cjs");
var import_chunk_PB6DAZ2F = require("./chunk-PB6DAZ2F.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  commitTree,
  findCommitOf,
  readHead
});
