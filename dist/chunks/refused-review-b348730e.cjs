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
var from_chunk_02f69599;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_541c93ec;
var from_chunk_60057737;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b4111a3;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_bcd96561;
var from_chunk_c6b640ab;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_start_over_9233239e;
var from_main;
parts["refused-review-5O5Y6SFK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PSRVUOGU = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-PSRVUOGU"]();
var import_chunk_3A4O53AC = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-3A4O53AC"]();
var import_chunk_UPMENRUG = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-UPMENRUG"]();
var import_chunk_K6KIQL4H = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_AKN5DXUS = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_LP3EIGDA = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-LP3EIGDA"]();
var import_chunk_HNZBNY4X = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_A5TZEP4A = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-A5TZEP4A"]();
var import_chunk_GGWDZ2UQ = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_YLB5TLKE = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YLB5TLKE"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_E2GJLKLX = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EZG7I3YL = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-EZG7I3YL"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NOGNXHRU = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_CLHPKY4O = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_TGQJFY4L = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-TGQJFY4L"]();
var import_chunk_45M3AO6G = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_WN2EKH2V = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-WN2EKH2V"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_WNKAL4BC.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_TGQJFY4L.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_WN2EKH2V.openAudit)(home, name);
    const move = (0, import_chunk_UPMENRUG.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_PSRVUOGU.takeVerify)(audit, round, await (0, import_chunk_WNKAL4BC.openRun)(home, run));
      await (0, import_chunk_3A4O53AC.writeArtifacts)(await (0, import_chunk_WN2EKH2V.openAudit)(home, name));
    }
    return (0, import_chunk_UPMENRUG.abortFailure)(await (0, import_chunk_WN2EKH2V.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
