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
var from_audit_status_0a4319ef;
var from_chunk_02f69599;
var from_chunk_0ef82572;
var from_chunk_242c50fb;
var from_chunk_25aabfd4;
var from_chunk_38b9cf8e;
var from_chunk_39c5fcee;
var from_chunk_3a151a8a;
var from_chunk_3c48f5e6;
var from_chunk_4a677942;
var from_chunk_4a90d636;
var from_chunk_52243096;
var from_chunk_541c93ec;
var from_chunk_550fe32f;
var from_chunk_60057737;
var from_chunk_636c2ca4;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b4111a3;
var from_chunk_7b856c1d;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_90c576c7;
var from_chunk_af404337;
var from_chunk_bcd96561;
var from_chunk_c6b640ab;
var from_chunk_c7443ee0;
var from_chunk_cffe7c4a;
var from_chunk_d9894787;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_commit_tree_98b1c67b;
var from_next_bef3c853;
var from_pre_107344b3;
var from_start_over_9233239e;
var from_main;
parts["next-audit-QWQEWNYP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M7HIP2AB = (from_commit_tree_98b1c67b ??= require("./commit-tree-98b1c67b.cjs"))["chunk-M7HIP2AB"]();
var import_chunk_ECTPKBSG = (from_chunk_90c576c7 ??= require("./chunk-90c576c7.cjs"))["chunk-ECTPKBSG"]();
var import_chunk_FWDPRS2L = (from_chunk_3a151a8a ??= require("./chunk-3a151a8a.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_SG6SNS3R = (from_chunk_52243096 ??= require("./chunk-52243096.cjs"))["chunk-SG6SNS3R"]();
var import_chunk_47PMUXND = (from_chunk_3a151a8a ??= require("./chunk-3a151a8a.cjs"))["chunk-47PMUXND"]();
var import_chunk_2ATY2O3J = (from_chunk_3a151a8a ??= require("./chunk-3a151a8a.cjs"))["chunk-2ATY2O3J"]();
var import_chunk_YMCGIBTZ = (from_next_bef3c853 ??= require("./next-bef3c853.cjs"))["chunk-YMCGIBTZ"]();
var import_chunk_PCQ3VROC = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-PCQ3VROC"]();
var import_chunk_PSRVUOGU = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-PSRVUOGU"]();
var import_chunk_3A4O53AC = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-3A4O53AC"]();
var import_chunk_OOELQFY4 = (from_audit_status_0a4319ef ??= require("./audit-status-0a4319ef.cjs"))["chunk-OOELQFY4"]();
var import_chunk_UPMENRUG = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-UPMENRUG"]();
var import_chunk_K6KIQL4H = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_VJ4OE5A4 = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-VJ4OE5A4"]();
var import_chunk_5FRNLNFK = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-5FRNLNFK"]();
var import_chunk_536YSCMI = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-536YSCMI"]();
var import_chunk_2H2M6SJH = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-2H2M6SJH"]();
var import_chunk_NITKRH24 = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-NITKRH24"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_OG4WF6SJ = (from_chunk_3c48f5e6 ??= require("./chunk-3c48f5e6.cjs"))["chunk-OG4WF6SJ"]();
var import_chunk_GK2NFR76 = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_AKN5DXUS = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_JD7PXVET = (from_chunk_3c48f5e6 ??= require("./chunk-3c48f5e6.cjs"))["chunk-JD7PXVET"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_2LDGT5LS = (from_chunk_0ef82572 ??= require("./chunk-0ef82572.cjs"))["chunk-2LDGT5LS"]();
var import_chunk_AFDWHU2I = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_KCC7X7ZA = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-KCC7X7ZA"]();
var import_chunk_N334UJQ2 = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_D63TE2HU = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-D63TE2HU"]();
var import_chunk_LP3EIGDA = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-LP3EIGDA"]();
var import_chunk_HNZBNY4X = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_FM5A2XRP = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-FM5A2XRP"]();
var import_chunk_A5TZEP4A = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-A5TZEP4A"]();
var import_chunk_N5ODCMY4 = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-N5ODCMY4"]();
var import_chunk_UPPODF67 = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-UPPODF67"]();
var import_chunk_GG4EXL2S = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-GG4EXL2S"]();
var import_chunk_GGWDZ2UQ = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_YLB5TLKE = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YLB5TLKE"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_E2GJLKLX = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X64QAB2D = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_VHCNNP5E = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-VHCNNP5E"]();
var import_chunk_I576YJ5U = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-I576YJ5U"]();
var import_chunk_MLWBUPE7 = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-MLWBUPE7"]();
var import_chunk_M6JWY324 = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-M6JWY324"]();
var import_chunk_EZG7I3YL = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-EZG7I3YL"]();
var import_chunk_44TNJBRB = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_4LN5FHKS = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-4LN5FHKS"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_YBOJOJIA = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YBOJOJIA"]();
var import_chunk_66BED34G = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-LHNE766D"]();
var import_chunk_JR7MH3EO = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_542G4ZVV = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-542G4ZVV"]();
var import_chunk_UKKOSTLR = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-UKKOSTLR"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_TUJHWSCZ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-TUJHWSCZ"]();
var import_chunk_K6YYFFOF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_MXOI2H5A = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-MXOI2H5A"]();
var import_chunk_TAHYF3UW = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-TAHYF3UW"]();
var import_chunk_TGQJFY4L = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-TGQJFY4L"]();
var import_chunk_45M3AO6G = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_Y5RWBXGU = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
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
var import_chunk_ZIUCZCNF = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_M7HIP2AB.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_UPMENRUG.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_OOELQFY4.newsOf)(await (0, import_chunk_OOELQFY4.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_YMCGIBTZ.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_HNZBNY4X.summaryText)(audit.file, audit.state, await (0, import_chunk_LP3EIGDA.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_YMCGIBTZ.dispatchJson)(waiting.run, waiting.step), run };
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
