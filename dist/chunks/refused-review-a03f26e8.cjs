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
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_5a46e9c2;
var from_chunk_6600de7a;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_bf3c883c;
var from_chunk_c2024bfb;
var from_chunk_cc483273;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_start_over_ce61a31a;
var from_main;
parts["refused-review-FQP44OSD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AGEX57VI = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-AGEX57VI"]();
var import_chunk_U2P57OO4 = (from_chunk_6600de7a ??= require("./chunk-6600de7a.cjs"))["chunk-U2P57OO4"]();
var import_chunk_BI36BYLX = (from_chunk_6600de7a ??= require("./chunk-6600de7a.cjs"))["chunk-BI36BYLX"]();
var import_chunk_K6KIQL4H = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_CRPKWMEI = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-CRPKWMEI"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_FLJQMR6Z = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-FLJQMR6Z"]();
var import_chunk_3PKCCHBL = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_6NKYCEGL = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-6NKYCEGL"]();
var import_chunk_JR7MH3EO = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_OGOVMHCC = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-OGOVMHCC"]();
var import_chunk_FXQKVCHN = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_F47WY74A.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_OGOVMHCC.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_NZI6PSNW.openAudit)(home, name);
    const move = (0, import_chunk_BI36BYLX.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_AGEX57VI.takeVerify)(audit, round, await (0, import_chunk_F47WY74A.openRun)(home, run));
      await (0, import_chunk_U2P57OO4.writeArtifacts)(await (0, import_chunk_NZI6PSNW.openAudit)(home, name));
    }
    return (0, import_chunk_BI36BYLX.abortFailure)(await (0, import_chunk_NZI6PSNW.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
