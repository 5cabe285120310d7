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
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_main;
parts["resume-JHHCNVRR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  resumeHook: () => resumeHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QSWJSGDG = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-QSWJSGDG"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function resumeHook(event, env) {
  const found = await (0, import_chunk_QSWJSGDG.runOfSession)((0, import_chunk_QSWJSGDG.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const ledger = await (0, import_chunk_JPD5QLI3.readLedgerUnchecked)((0, import_chunk_7APCTLTW.runPaths)(found.top, found.session.run));
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)("an agent of a review answers once; call: correctless next " + found.session.run) : import_chunk_3HBUPN4Z.goOn;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  resumeHook
});
});
