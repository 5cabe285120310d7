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
<<<<<<<< HEAD:dist/chunks/resume-e92dc01b.cjs
var from_chunk_1a7e4671;
var from_chunk_94b63c89;
var from_main;
parts["resume-WK2BNWNO"] = part((module, exports) => {
========
var from_chunk_164a1dfd;
var from_chunk_6f26ba3d;
var from_main;
parts["resume-ZY25PDT7"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/resume-597dcef5.cjs
var stdin_exports = {};
__export(stdin_exports, {
  resumeHook: () => resumeHook
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/resume-e92dc01b.cjs
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_FDXPIEPA = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-FDXPIEPA"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
========
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_DH5BQBTI = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-DH5BQBTI"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
>>>>>>>> h/s2:dist/chunks/resume-597dcef5.cjs
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function resumeHook(event, env) {
<<<<<<<< HEAD:dist/chunks/resume-e92dc01b.cjs
  const found = await (0, import_chunk_FDXPIEPA.runOfSession)((0, import_chunk_FDXPIEPA.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const { run } = found.session;
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, run);
  const ledger = await (0, import_chunk_BQG2QDES.readLedgerUnchecked)(paths);
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)(`an agent of a review answers once; call: ${await (0, import_chunk_J45CR62P.nextCommandAt)(paths, run)}`) : import_chunk_3HBUPN4Z.goOn;
========
  const found = await (0, import_chunk_DH5BQBTI.runOfSession)((0, import_chunk_DH5BQBTI.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return import_chunk_3HBUPN4Z.goOn;
  const recipients = [event.tool_input?.["to"], event.tool_input?.["recipient"]];
  const { run } = found.session;
  const paths = (0, import_chunk_SMKJISEK.runPaths)(found.top, run);
  const ledger = await (0, import_chunk_BL7SQKEU.readLedgerUnchecked)(paths);
  const isOurs = ledger.some((e) => "agentId" in e && recipients.includes(e.agentId));
  return isOurs ? (0, import_chunk_3HBUPN4Z.deny)(`an agent of a review answers once; call: ${await (0, import_chunk_6PUOBEVW.nextCommandAt)(paths, run)}`) : import_chunk_3HBUPN4Z.goOn;
>>>>>>>> h/s2:dist/chunks/resume-597dcef5.cjs
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  resumeHook
});
});
