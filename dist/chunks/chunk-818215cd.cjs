var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_79f878d1;
var from_main;
parts["chunk-GSWFLJG4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readInput: () => readInput
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
async function readInput(kind, { file, cwd, stdin }) {
  if (file === "-") return stdin(kind);
  const path = (0, import_node_path.resolve)(cwd, file);
  try {
    const opened = (0, import_node_fs.openSync)(path, "r");
    try {
      const read = (0, import_chunk_LIKBZUCN.readDescriptor)(opened, import_chunk_FHMURA32.INPUT_LIMITS[kind].bytes);
      if (read === "too-large") throw (0, import_chunk_FHMURA32.inputTooLarge)(kind, file);
      if (read === "wait") throw new Error("it is not ready to be read");
      return read;
    } finally {
      (0, import_node_fs.closeSync)(opened);
    }
  } catch (cause) {
    if (cause instanceof import_chunk_LTC5LSMU.Failure) throw cause;
    throw (0, import_chunk_HN2YRWHB.unreadable)(path, cause);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInput
});
});
parts["chunk-OJSR5KJH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decodeReply: () => decodeReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new import_chunk_LTC5LSMU.Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decodeReply
});
});
