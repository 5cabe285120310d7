var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["bounded-input"] = __part((module, exports) => {
__export(exports, { readInput: () => readInput });
var [import_files, import_stdin, import_input_limits, import_failure] = ["matches-schema-2b17f0d0/files", "main/stdin", "main/input-limits", "main/failure"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
async function readInput(kind, { file, cwd, stdin }) {
  if (file === "-") return stdin(kind);
  const path = (0, import_node_path.resolve)(cwd, file);
  try {
    const opened = (0, import_node_fs.openSync)(path, "r");
    try {
      const read = (0, import_stdin.readDescriptor)(opened, import_input_limits.INPUT_LIMITS[kind].bytes);
      if (read === "too-large") throw (0, import_input_limits.inputTooLarge)(kind, file);
      if (read === "wait") throw new Error("it is not ready to be read");
      return read;
    } finally {
      (0, import_node_fs.closeSync)(opened);
    }
  } catch (cause) {
    if (cause instanceof import_failure.Failure) throw cause;
    throw (0, import_files.unreadable)(path, cause);
  }
}
});
exports["decode-reply"] = __part((module, exports) => {
__export(exports, { decodeReply: () => decodeReply });
var [import_failure] = ["main/failure"].map(__load);
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new import_failure.Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
});
