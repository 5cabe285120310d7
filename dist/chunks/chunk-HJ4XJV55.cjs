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
  failureText: () => failureText,
  outcomeOf: () => outcomeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
function outcomeOf(error) {
  if (error instanceof import_chunk_TJ5KMKV5.Failure) return { status: import_chunk_TJ5KMKV5.FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return { status: 70, stderr: `internal error, please report it
${stack}
` };
}
function failureText(failure) {
  const hint = failure.hint === void 0 ? "" : `hint: ${failure.hint}
`;
  return `${failure.code}: ${failure.message}
${hint}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  failureText,
  outcomeOf
});
