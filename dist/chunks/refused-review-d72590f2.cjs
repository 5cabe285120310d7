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
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_455cb773;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_adb7c304;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_ec6f71d8;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_start_over_bfa5d3c2;
var from_main;
parts["refused-review-QXOYBITD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_45KCPYQJ = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-45KCPYQJ"]();
var import_chunk_OP4P5HG4 = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-OP4P5HG4"]();
var import_chunk_MM7ETRDY = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-MM7ETRDY"]();
var import_chunk_K6KIQL4H = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_AKN5DXUS = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_PNRZNGK6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-PNRZNGK6"]();
var import_chunk_HTWUDTHW = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-HTWUDTHW"]();
var import_chunk_HNZBNY4X = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_DYSO6XRG = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-DYSO6XRG"]();
var import_chunk_RVKZZZOY = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_E2GJLKLX = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_TW2AWR5Y = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-TW2AWR5Y"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_BLJONZEY = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NOGNXHRU = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_CLHPKY4O = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_TZQB6PAC = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-TZQB6PAC"]();
var import_chunk_45M3AO6G = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_JTS3XOEX = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-JTS3XOEX"]();
var import_chunk_SVD6QO3J = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_3Y32VSR5 = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_ZGIPPKLA = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-ZGIPPKLA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_PJCKJZTS.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_TZQB6PAC.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_JTS3XOEX.openAudit)(home, name);
    const move = (0, import_chunk_MM7ETRDY.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_45KCPYQJ.takeVerify)(audit, round, await (0, import_chunk_PJCKJZTS.openRun)(home, run));
      await (0, import_chunk_OP4P5HG4.writeArtifacts)(await (0, import_chunk_JTS3XOEX.openAudit)(home, name));
    }
    return (0, import_chunk_MM7ETRDY.abortFailure)(await (0, import_chunk_JTS3XOEX.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
