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
  branchMoved: () => import_chunk_ZMF2L5QV.branchMoved,
  commitTree: () => import_chunk_ZMF2L5QV.commitTree,
  findCommitOf: () => import_chunk_ZMF2L5QV.findCommitOf,
  readHead: () => import_chunk_ZMF2L5QV.readHead
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZMF2L5QV = require("./chunk-ZMF2L5QV.cjs");
var import_chunk_ZILDBWYT = require("./chunk-ZILDBWYT.cjs");
var import_chunk_22HNR3FF = require("./chunk-22HNR3FF.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  branchMoved,
  commitTree,
  findCommitOf,
  readHead
});
