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
var from_chunk_6154375f;
var from_main;
parts["resume-2YSXSZOU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  resumeHook: () => resumeHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_LSZERX64 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-LSZERX64"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function resumeHook(event, env) {
  const found = await (0, import_chunk_LSZERX64.runOfSession)((0, import_chunk_LSZERX64.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const { run } = found.session;
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, run);
  const ledger = await (0, import_chunk_Y4VNX2VG.readLedgerUnchecked)(paths);
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)(`an agent of a review answers once; call: ${await (0, import_chunk_QCNB2JM5.nextCommandAt)(paths, run)}`) : import_chunk_3HBUPN4Z.goOn;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  resumeHook
});
});
