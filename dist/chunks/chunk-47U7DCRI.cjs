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
  isAlive: () => isAlive,
  versionOf: () => versionOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LLPVZERS = require("./chunk-LLPVZERS.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_node_os = require("node:os");
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function versionOf(program) {
  const env = (0, import_chunk_57KOGJJR.neutralEnvironment)(process.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_LLPVZERS.howToStart)(program, ["--version"], env);
    const bounds = { cwd: (0, import_node_os.tmpdir)(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return void 0;
    const [first = ""] = ended.stdout.toString("utf8").split("\n");
    return first.trim() === "" ? void 0 : (0, import_chunk_6JTHDBMB.inertLine)(first);
  } catch {
    return void 0;
  }
}
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isAlive,
  versionOf
});
