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
  runOfSession: () => runOfSession,
  startingFolders: () => startingFolders,
  topOfRun: () => topOfRun
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_node_path = require("node:path");
function startingFolders(cwd, env) {
  const folders = [cwd, env["CLAUDE_PROJECT_DIR"]].filter(
    (f) => typeof f === "string" && f !== ""
  );
  return [...new Set(folders.flatMap(withParents))];
}
function withParents(folder) {
  const parent = (0, import_node_path.dirname)(folder);
  return parent === folder ? [folder] : [folder, ...withParents(parent)];
}
async function topOfRun(folders, run) {
  for (const folder of folders) {
    if (await (0, import_chunk_YM7SSJYY.isFile)((0, import_chunk_7APCTLTW.runPaths)(folder, run).run)) return folder;
  }
  return void 0;
}
async function runOfSession(folders, session) {
  if (typeof session !== "string") return void 0;
  for (const folder of folders) {
    const path = (0, import_chunk_7APCTLTW.sessionPath)(folder, session);
    const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)(path);
    if (text !== void 0) return { top: folder, session: await (0, import_chunk_BUK7UHHJ.checkedJson)(path, "session", text) };
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runOfSession,
  startingFolders,
  topOfRun
});
