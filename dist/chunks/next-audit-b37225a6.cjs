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
var from_audit_status_a7ed678a;
var from_chunk_00b666fc;
var from_chunk_0fc73645;
var from_chunk_22c61b31;
var from_chunk_2c7f64be;
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_455cb773;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_5b13fa6d;
var from_chunk_5c886310;
var from_chunk_7befacdb;
var from_chunk_9a7d8d2a;
var from_chunk_adb7c304;
var from_chunk_af404337;
var from_chunk_c7443ee0;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_d2952e92;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_e8f49370;
var from_chunk_ec6f71d8;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_commit_tree_02aa2c7e;
var from_next_43f2a0fa;
var from_pre_c7721268;
var from_start_over_bfa5d3c2;
var from_main;
parts["next-audit-VUZCGICU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CKRKT6RT = (from_commit_tree_02aa2c7e ??= require("./commit-tree-02aa2c7e.cjs"))["chunk-CKRKT6RT"]();
var import_chunk_27R6IGK5 = (from_chunk_22c61b31 ??= require("./chunk-22c61b31.cjs"))["chunk-27R6IGK5"]();
var import_chunk_FWDPRS2L = (from_chunk_00b666fc ??= require("./chunk-00b666fc.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_KWBTXWKI = (from_chunk_7befacdb ??= require("./chunk-7befacdb.cjs"))["chunk-KWBTXWKI"]();
var import_chunk_47PMUXND = (from_chunk_00b666fc ??= require("./chunk-00b666fc.cjs"))["chunk-47PMUXND"]();
var import_chunk_FY6N36YT = (from_chunk_00b666fc ??= require("./chunk-00b666fc.cjs"))["chunk-FY6N36YT"]();
var import_chunk_RCJ55OZ2 = (from_next_43f2a0fa ??= require("./next-43f2a0fa.cjs"))["chunk-RCJ55OZ2"]();
var import_chunk_4DTD3J54 = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-4DTD3J54"]();
var import_chunk_45KCPYQJ = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-45KCPYQJ"]();
var import_chunk_OP4P5HG4 = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-OP4P5HG4"]();
var import_chunk_XUN4ARKD = (from_audit_status_a7ed678a ??= require("./audit-status-a7ed678a.cjs"))["chunk-XUN4ARKD"]();
var import_chunk_MM7ETRDY = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-MM7ETRDY"]();
var import_chunk_K6KIQL4H = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_6H3IDIPZ = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-6H3IDIPZ"]();
var import_chunk_6UCLPEYA = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-6UCLPEYA"]();
var import_chunk_536YSCMI = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-536YSCMI"]();
var import_chunk_2H2M6SJH = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-2H2M6SJH"]();
var import_chunk_D2TEMD5G = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-D2TEMD5G"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_EFFAG32S = (from_chunk_e8f49370 ??= require("./chunk-e8f49370.cjs"))["chunk-EFFAG32S"]();
var import_chunk_MN6PJNH6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-MN6PJNH6"]();
var import_chunk_6YI44MHD = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-6YI44MHD"]();
var import_chunk_SASPYIA7 = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-SASPYIA7"]();
var import_chunk_AKN5DXUS = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_DHJNH4XD = (from_chunk_e8f49370 ??= require("./chunk-e8f49370.cjs"))["chunk-DHJNH4XD"]();
var import_chunk_RN7CGUWY = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-RN7CGUWY"]();
var import_chunk_2OB3IZGF = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-2OB3IZGF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_RIUDALFE = (from_chunk_d2952e92 ??= require("./chunk-d2952e92.cjs"))["chunk-RIUDALFE"]();
var import_chunk_Z5OGTZ26 = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-Z5OGTZ26"]();
var import_chunk_KCC7X7ZA = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-KCC7X7ZA"]();
var import_chunk_N334UJQ2 = (from_chunk_9a7d8d2a ??= require("./chunk-9a7d8d2a.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_PNRZNGK6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-PNRZNGK6"]();
var import_chunk_LJLFXYGJ = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-LJLFXYGJ"]();
var import_chunk_HTWUDTHW = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-HTWUDTHW"]();
var import_chunk_HNZBNY4X = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_DYSO6XRG = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-DYSO6XRG"]();
var import_chunk_Z6YFYMJ3 = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-Z6YFYMJ3"]();
var import_chunk_RVKZZZOY = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_PJCKJZTS = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PJCKJZTS"]();
var import_chunk_E2GJLKLX = (from_chunk_455cb773 ??= require("./chunk-455cb773.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_WCJOTODC = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-WCJOTODC"]();
var import_chunk_RHEAUU3V = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-RHEAUU3V"]();
var import_chunk_LBKWI3QF = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-LBKWI3QF"]();
var import_chunk_E2UE45JG = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-E2UE45JG"]();
var import_chunk_TW2AWR5Y = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-TW2AWR5Y"]();
var import_chunk_MK43L3EI = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-MK43L3EI"]();
var import_chunk_UHRTTFOL = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_RA67ZG5B = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-RA67ZG5B"]();
var import_chunk_VB6YYFZU = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-VB6YYFZU"]();
var import_chunk_6HUUNMXZ = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DSWTUMDI = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-DSWTUMDI"]();
var import_chunk_AIY4ZVUO = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-AIY4ZVUO"]();
var import_chunk_W5LD62C6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-W5LD62C6"]();
var import_chunk_ASSG5WPT = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_IMJKR6B4 = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-IMJKR6B4"]();
var import_chunk_JR7MH3EO = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_N23LANJQ = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-N23LANJQ"]();
var import_chunk_V3XE7K2X = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-V3XE7K2X"]();
var import_chunk_3MXG33XH = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-3MXG33XH"]();
var import_chunk_OFITSVFV = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OFITSVFV"]();
var import_chunk_RQL445DP = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_Q62ZAWBG = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_NOGNXHRU = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_OTZ2RVYM = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_RSP5V4ZV = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_H35HTWH6 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-H35HTWH6"]();
var import_chunk_4IIZZB5Q = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-4IIZZB5Q"]();
var import_chunk_TZQB6PAC = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-TZQB6PAC"]();
var import_chunk_45M3AO6G = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_Y5RWBXGU = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
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
var import_chunk_ZIUCZCNF = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_CKRKT6RT.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_MM7ETRDY.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_XUN4ARKD.newsOf)(await (0, import_chunk_XUN4ARKD.tellNews)(advanced.audit), file.work_tree);
  if (json)
    return { status: 0, stdout: `${JSON.stringify({ ...await jsonOf(advanced), news }, null, 2)}
` };
  return { status: 0, stdout: withNews(await textOf(advanced), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
async function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_RCJ55OZ2.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_XKMPNDJX.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return [
        "state: done",
        "",
        (0, import_chunk_HNZBNY4X.summaryText)(audit.file, audit.state, await (0, import_chunk_HTWUDTHW.sentByRun)(audit)),
        ...closing(audit),
        ""
      ].join("\n");
  }
}
function closing({ file, state }) {
  const { summary } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed stands there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_XKMPNDJX.inertLine)(place)}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${(0, import_chunk_XKMPNDJX.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_XKMPNDJX.inertLine)(instance_fix)}`
  ];
}
async function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...await (0, import_chunk_RCJ55OZ2.dispatchJson)(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait":
      return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = (0, import_chunk_2DCJMSLV.auditVerdict)(audit.state);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextOfAudit
});
});
