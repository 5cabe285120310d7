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
var import_chunk_LK755YTD = require("./chunk-LK755YTD.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_3HBUPN4Z = require("./chunk-3HBUPN4Z.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function resumeHook(event, env) {
  const found = await (0, import_chunk_LK755YTD.runOfSession)((0, import_chunk_LK755YTD.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const ledger = await (0, import_chunk_JH3OI66H.readLedgerUnchecked)((0, import_chunk_JH3OI66H.runPaths)(found.top, found.session.run));
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)("an agent of a review answers once; call: correctless next " + found.session.run) : import_chunk_3HBUPN4Z.goOn;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  resumeHook
});
