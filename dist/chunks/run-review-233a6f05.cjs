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
var from_chunk_0104aead;
var from_chunk_0fc73645;
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_41373436;
var from_chunk_455cb773;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_5b13fa6d;
var from_chunk_5c886310;
var from_chunk_7832457d;
var from_chunk_804e3118;
var from_chunk_9a7d8d2a;
var from_chunk_ac8dfb8c;
var from_chunk_af404337;
var from_chunk_c7443ee0;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_d2952e92;
var from_chunk_d91c5134;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_e8f49370;
var from_chunk_ec6f71d8;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_plan_df921152;
var from_pre_c7721268;
var from_report_page_b3be7a8b;
var from_start_over_bfa5d3c2;
var from_main;
parts["run-review-VVLXMYTZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7E4J234I = (from_chunk_804e3118 ??= require("./chunk-804e3118.cjs"))["chunk-7E4J234I"]();
var import_chunk_VZZFICE3 = (from_chunk_5b13fa6d ??= require("./chunk-5b13fa6d.cjs"))["chunk-VZZFICE3"]();
var import_chunk_AI6JK7W7 = (from_chunk_0104aead ??= require("./chunk-0104aead.cjs"))["chunk-AI6JK7W7"]();
var import_chunk_CCHTQUYP = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-CCHTQUYP"]();
var import_chunk_WARVG4I5 = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-WARVG4I5"]();
var import_chunk_KBGZRSAS = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-KBGZRSAS"]();
var import_chunk_DKP7GZOH = (from_chunk_d91c5134 ??= require("./chunk-d91c5134.cjs"))["chunk-DKP7GZOH"]();
var import_chunk_PX4E4SAD = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PX4E4SAD"]();
var import_chunk_S5MGBPXY = (from_plan_df921152 ??= require("./plan-df921152.cjs"))["chunk-S5MGBPXY"]();
var import_chunk_TRDMH4Y2 = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-TRDMH4Y2"]();
var import_chunk_O7I4GUZY = (from_chunk_d91c5134 ??= require("./chunk-d91c5134.cjs"))["chunk-O7I4GUZY"]();
var import_chunk_A7JAR4EG = (from_chunk_7832457d ??= require("./chunk-7832457d.cjs"))["chunk-A7JAR4EG"]();
var import_chunk_YY33LM3I = (from_chunk_0104aead ??= require("./chunk-0104aead.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
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
var import_chunk_IX75LTR6 = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_41373436 ??= require("./chunk-41373436.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-IVJR772G"]();
var import_chunk_VWJI3JVP = (from_report_page_b3be7a8b ??= require("./report-page-b3be7a8b.cjs"))["chunk-VWJI3JVP"]();
var import_chunk_CTQGOLIN = (from_chunk_d91c5134 ??= require("./chunk-d91c5134.cjs"))["chunk-CTQGOLIN"]();
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
var import_chunk_EADOLVNT = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_X64QAB2D = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_SD4WLP5P = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-SD4WLP5P"]();
var import_chunk_X75GLVD4 = (from_chunk_ac8dfb8c ??= require("./chunk-ac8dfb8c.cjs"))["chunk-X75GLVD4"]();
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
var import_chunk_45M3AO6G = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_SVD6QO3J = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
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
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_YY33LM3I.PLAN_FLAGS.flatMap(({ name, type }) => {
    if (type === "boolean") return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === void 0 ? [] : [`--${name}`, (0, import_chunk_TDLACVAW.shellWord)(value)];
  });
  return [
    ...["correctless plan", ...positionals.map(import_chunk_TDLACVAW.shellWord), ...given, "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
  ].join(" ");
}
var PATIENCE_MS = 3e3;
function openerOf(platform) {
  if (platform === "darwin") return { program: "open", tellsByStatus: true };
  if (platform === "win32") return { program: "explorer.exe", tellsByStatus: false };
  return { program: "xdg-open", tellsByStatus: true };
}
function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const { program, tellsByStatus } = openerOf(platform);
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ message }) => {
      end(`"${program}" could not be started: ${message}`);
    });
    child.on("exit", (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? "?"}` : void 0);
    });
    child.unref();
  });
}
async function pageLines(run, report, { opens, env }) {
  const { page } = run.paths;
  try {
    await (0, import_chunk_YNVRU2D7.writeFileAtomically)(page, await (0, import_chunk_VWJI3JVP.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_VNW4R5LF.Failure)) throw error;
    return `no page of the report: ${(0, import_chunk_XKMPNDJX.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_chunk_XKMPNDJX.inertLine)(page)}
`;
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_AI6JK7W7.readRunOptions)(input);
  const live = (0, import_chunk_7E4J234I.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_7E4J234I.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_6UCLPEYA.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_PJCKJZTS.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_CCHTQUYP.deliver)(
    await (0, import_chunk_CCHTQUYP.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_7E4J234I.costLine)(end)}run: ${run}
${stderr}${page}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_7E4J234I.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_YY33LM3I.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_7E4J234I.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_S5MGBPXY.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_S5MGBPXY.estimateOf)(run);
  live.say([...(0, import_chunk_S5MGBPXY.plannedLines)(run), (0, import_chunk_7E4J234I.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_AI6JK7W7.refuseGiven)(
    input,
    import_chunk_YY33LM3I.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const run = await (0, import_chunk_PJCKJZTS.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_PX4E4SAD.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_S5MGBPXY.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_7E4J234I.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live }) {
  if (options.resume !== void 0) await (0, import_chunk_7E4J234I.requireClient)(input.env, void 0);
  await (0, import_chunk_6UCLPEYA.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_PJCKJZTS.openRun)(repository, run) });
  return (0, import_chunk_7E4J234I.runClient)({
    ...(0, import_chunk_7E4J234I.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_7E4J234I.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_PJCKJZTS.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_6UCLPEYA.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_DKP7GZOH.finishRun)(run);
  }
  const { states } = await (0, import_chunk_PJCKJZTS.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_7E4J234I.unfinishedBecause)(end);
  throw new import_chunk_VNW4R5LF.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_536YSCMI.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
