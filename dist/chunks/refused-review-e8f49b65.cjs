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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_34c7cc2e;
var from_chunk_3d4247f8;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_5a586a27;
var from_chunk_5bceb556;
var from_chunk_7e1c676c;
var from_chunk_b778d404;
var from_chunk_c9dfc941;
var from_chunk_cc483273;
var from_pre_88a614f7;
var from_start_over_55878124;
var from_main;
parts["refused-review-OFYNMZXJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YZYW4YTW = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-YZYW4YTW"]();
var import_chunk_HUQK3AUU = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-HUQK3AUU"]();
var import_chunk_3OC3GVGP = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-3OC3GVGP"]();
var import_chunk_K6KIQL4H = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_GGWDZ2UQ = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_M4LXX7IA = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-M4LXX7IA"]();
var import_chunk_3HNGQ3BJ = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-3HNGQ3BJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_47NWFOAC = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-47NWFOAC"]();
var import_chunk_3PKCCHBL = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_PFFRECKU = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_KNRKUZHD = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-KNRKUZHD"]();
var import_chunk_JR7MH3EO = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_FJZAJYQ6 = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-FJZAJYQ6"]();
var import_chunk_FXQKVCHN = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_4LSUNKZZ = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-4LSUNKZZ"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_LULTQMGR.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_FJZAJYQ6.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_4LSUNKZZ.openAudit)(home, name);
    const move = (0, import_chunk_3OC3GVGP.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_YZYW4YTW.takeVerify)(audit, round, await (0, import_chunk_LULTQMGR.openRun)(home, run));
      await (0, import_chunk_HUQK3AUU.writeArtifacts)(await (0, import_chunk_4LSUNKZZ.openAudit)(home, name));
    }
    return (0, import_chunk_3OC3GVGP.abortFailure)(await (0, import_chunk_4LSUNKZZ.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
