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
var from_chunk_085a2d43;
var from_main;
parts["chunk-I2MKBWQ3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  decodeReply: () => decodeReply
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new import_chunk_J3I4R3VV.Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  decodeReply
});
});
parts["chunk-IFZGVRWR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readInput: () => readInput
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_K4ATK6KK = (from_main ??= require("../main.cjs"))["chunk-K4ATK6KK"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
async function readInput(kind, { file, cwd, stdin }) {
  if (file === "-") return stdin(kind);
  const path = (0, import_node_path.resolve)(cwd, file);
  try {
    const opened = (0, import_node_fs.openSync)(path, "r");
    try {
      const read = (0, import_chunk_K4ATK6KK.readDescriptor)(opened, import_chunk_HMYIUGB2.INPUT_LIMITS[kind].bytes);
      if (read === "too-large") throw (0, import_chunk_HMYIUGB2.inputTooLarge)(kind, file);
      if (read === "wait") throw new Error("it is not ready to be read");
      return read;
    } finally {
      (0, import_node_fs.closeSync)(opened);
    }
  } catch (cause) {
    if (cause instanceof import_chunk_J3I4R3VV.Failure) throw cause;
    throw (0, import_chunk_WRWMQTCS.unreadable)(path, cause);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInput
});
});
