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
  resumeHook: () => resumeHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DO2BNRCS = require("./chunk-DO2BNRCS.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function resumeHook(event, env) {
  const found = await (0, import_chunk_DO2BNRCS.runOfSession)((0, import_chunk_DO2BNRCS.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const ledger = await (0, import_chunk_BUK7UHHJ.readLedgerUnchecked)((0, import_chunk_7APCTLTW.runPaths)(found.top, found.session.run));
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)("an agent of a review answers once; call: correctless next " + found.session.run) : import_chunk_3HBUPN4Z.goOn;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  resumeHook
});
