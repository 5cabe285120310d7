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
var from_chunk_0ef82572;
var from_chunk_242c50fb;
var from_chunk_25aabfd4;
var from_chunk_38b9cf8e;
var from_chunk_39c5fcee;
var from_chunk_3c48f5e6;
var from_chunk_4a677942;
var from_chunk_4a90d636;
var from_chunk_4dc78837;
var from_chunk_541c93ec;
var from_chunk_550fe32f;
var from_chunk_60057737;
var from_chunk_636c2ca4;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b4111a3;
var from_chunk_8006169d;
var from_chunk_82ab13b1;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_af404337;
var from_chunk_b1201840;
var from_chunk_bcd96561;
var from_chunk_c7443ee0;
var from_chunk_cffe7c4a;
var from_chunk_d9894787;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_plan_d43d169d;
var from_pre_107344b3;
var from_report_page_10c0ebfe;
var from_start_over_9233239e;
var from_main;
parts["run-review-GGWR3LFW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZV5Q3X3V = (from_chunk_82ab13b1 ??= require("./chunk-82ab13b1.cjs"))["chunk-ZV5Q3X3V"]();
var import_chunk_VZZFICE3 = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-VZZFICE3"]();
var import_chunk_T62DWMLB = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-T62DWMLB"]();
var import_chunk_R3K7WGPG = (from_chunk_b1201840 ??= require("./chunk-b1201840.cjs"))["chunk-R3K7WGPG"]();
var import_chunk_GBKXXIXB = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-GBKXXIXB"]();
var import_chunk_D3F6BWKO = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-D3F6BWKO"]();
var import_chunk_J4JLIC6A = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-J4JLIC6A"]();
var import_chunk_SXWX3B7E = (from_plan_d43d169d ??= require("./plan-d43d169d.cjs"))["chunk-SXWX3B7E"]();
var import_chunk_TRDMH4Y2 = (from_chunk_cffe7c4a ??= require("./chunk-cffe7c4a.cjs"))["chunk-TRDMH4Y2"]();
var import_chunk_ZGAIU3L5 = (from_chunk_0ef82572 ??= require("./chunk-0ef82572.cjs"))["chunk-ZGAIU3L5"]();
var import_chunk_XV54FLFC = (from_chunk_8006169d ??= require("./chunk-8006169d.cjs"))["chunk-XV54FLFC"]();
var import_chunk_YY33LM3I = (from_chunk_b1201840 ??= require("./chunk-b1201840.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
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
var import_chunk_IX75LTR6 = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_4dc78837 ??= require("./chunk-4dc78837.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_C6XGDJR7 = (from_report_page_10c0ebfe ??= require("./report-page-10c0ebfe.cjs"))["chunk-C6XGDJR7"]();
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
var import_chunk_EADOLVNT = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-EADOLVNT"]();
var import_chunk_G6WTRN5U = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_38b9cf8e ??= require("./chunk-38b9cf8e.cjs"))["chunk-X75GLVD4"]();
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
var import_chunk_45M3AO6G = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
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
    await (0, import_chunk_YNVRU2D7.writeFileAtomically)(page, await (0, import_chunk_C6XGDJR7.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_R3K7WGPG.readRunOptions)(input);
  const live = (0, import_chunk_ZV5Q3X3V.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_ZV5Q3X3V.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_5FRNLNFK.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_WNKAL4BC.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_GBKXXIXB.deliver)(
    await (0, import_chunk_GBKXXIXB.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_ZV5Q3X3V.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_ZV5Q3X3V.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_YY33LM3I.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_ZV5Q3X3V.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_SXWX3B7E.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_SXWX3B7E.estimateOf)(run);
  live.say([...(0, import_chunk_SXWX3B7E.plannedLines)(run), (0, import_chunk_ZV5Q3X3V.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_R3K7WGPG.refuseGiven)(
    input,
    import_chunk_YY33LM3I.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const run = await (0, import_chunk_WNKAL4BC.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_N5ODCMY4.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_SXWX3B7E.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_ZV5Q3X3V.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_ZV5Q3X3V.requireClient)(input.env, void 0);
  await (0, import_chunk_5FRNLNFK.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_WNKAL4BC.openRun)(repository, run) });
  return (0, import_chunk_ZV5Q3X3V.runClient)({
    ...(0, import_chunk_ZV5Q3X3V.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_ZV5Q3X3V.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_WNKAL4BC.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_5FRNLNFK.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_FM5A2XRP.finishRun)(run);
  }
  const { states } = await (0, import_chunk_WNKAL4BC.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_ZV5Q3X3V.unfinishedBecause)(end);
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
