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
var from_chunk_0cf455f2;
var from_chunk_116bb979;
var from_chunk_242c50fb;
var from_chunk_294e454d;
var from_chunk_2ec45565;
var from_chunk_3ad12a59;
var from_chunk_4598f42d;
var from_chunk_47fc0999;
var from_chunk_4a677942;
var from_chunk_4a90d636;
var from_chunk_4d824748;
var from_chunk_5024edbc;
var from_chunk_58b04f67;
var from_chunk_5e3d33ce;
var from_chunk_636d416a;
var from_chunk_6457ef1c;
var from_chunk_6d0a5674;
var from_chunk_8006169d;
var from_chunk_8bcc4354;
var from_chunk_8e9405e8;
var from_chunk_92514688;
var from_chunk_9679095d;
var from_chunk_a7a87197;
var from_chunk_af404337;
var from_chunk_ba2610c8;
var from_chunk_c7443ee0;
var from_chunk_dc12a92f;
var from_chunk_e2df60f8;
var from_chunk_ecf24e6c;
var from_plan_1e4e7ffb;
var from_pre_fa16d17a;
var from_report_page_58ef1502;
var from_start_over_c135520c;
var from_main;
parts["run-review-FIGZSU6I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I7TVHRZM = (from_chunk_ecf24e6c ??= require("./chunk-ecf24e6c.cjs"))["chunk-I7TVHRZM"]();
var import_chunk_VZZFICE3 = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-VZZFICE3"]();
var import_chunk_BPTA6DPX = (from_chunk_5e3d33ce ??= require("./chunk-5e3d33ce.cjs"))["chunk-BPTA6DPX"]();
var import_chunk_LJXRY565 = (from_chunk_92514688 ??= require("./chunk-92514688.cjs"))["chunk-LJXRY565"]();
var import_chunk_FQKYHGNY = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-FQKYHGNY"]();
var import_chunk_6RIJVU7K = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-6RIJVU7K"]();
var import_chunk_CRO2B6OX = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-CRO2B6OX"]();
var import_chunk_MADI3GN5 = (from_plan_1e4e7ffb ??= require("./plan-1e4e7ffb.cjs"))["chunk-MADI3GN5"]();
var import_chunk_TRDMH4Y2 = (from_chunk_4d824748 ??= require("./chunk-4d824748.cjs"))["chunk-TRDMH4Y2"]();
var import_chunk_ZGAIU3L5 = (from_chunk_6d0a5674 ??= require("./chunk-6d0a5674.cjs"))["chunk-ZGAIU3L5"]();
var import_chunk_XV54FLFC = (from_chunk_8006169d ??= require("./chunk-8006169d.cjs"))["chunk-XV54FLFC"]();
var import_chunk_YY33LM3I = (from_chunk_92514688 ??= require("./chunk-92514688.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_OLZIKRZ5 = (from_chunk_5e3d33ce ??= require("./chunk-5e3d33ce.cjs"))["chunk-OLZIKRZ5"]();
var import_chunk_SUMVUOQ2 = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-SUMVUOQ2"]();
var import_chunk_536YSCMI = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-536YSCMI"]();
var import_chunk_2H2M6SJH = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-2H2M6SJH"]();
var import_chunk_NITKRH24 = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-NITKRH24"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_EEAZBZXJ = (from_chunk_294e454d ??= require("./chunk-294e454d.cjs"))["chunk-EEAZBZXJ"]();
var import_chunk_GK2NFR76 = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_AKN5DXUS = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_JD7PXVET = (from_chunk_294e454d ??= require("./chunk-294e454d.cjs"))["chunk-JD7PXVET"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_JLYOPLCT = (from_chunk_6d0a5674 ??= require("./chunk-6d0a5674.cjs"))["chunk-JLYOPLCT"]();
var import_chunk_AFDWHU2I = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_KCC7X7ZA = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-KCC7X7ZA"]();
var import_chunk_N334UJQ2 = (from_chunk_4a677942 ??= require("./chunk-4a677942.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_5HBDOJ5X = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-5HBDOJ5X"]();
var import_chunk_IX75LTR6 = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IG4444DM = (from_report_page_58ef1502 ??= require("./report-page-58ef1502.cjs"))["chunk-IG4444DM"]();
var import_chunk_LC7VPENP = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-LC7VPENP"]();
var import_chunk_HNZBNY4X = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NQKU5G7M = (from_chunk_4d824748 ??= require("./chunk-4d824748.cjs"))["chunk-NQKU5G7M"]();
var import_chunk_ZUSUVVJJ = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-ZUSUVVJJ"]();
var import_chunk_5TJRA2JS = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-5TJRA2JS"]();
var import_chunk_INDVKKGY = (from_chunk_4d824748 ??= require("./chunk-4d824748.cjs"))["chunk-INDVKKGY"]();
var import_chunk_ZHSBMXNK = (from_chunk_4d824748 ??= require("./chunk-4d824748.cjs"))["chunk-ZHSBMXNK"]();
var import_chunk_GGWDZ2UQ = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_SZYD2EWA = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-SZYD2EWA"]();
var import_chunk_3ERGZM2Z = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-3ERGZM2Z"]();
var import_chunk_E2GJLKLX = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-EADOLVNT"]();
var import_chunk_G6WTRN5U = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-IVJR772G"]();
var import_chunk_SD4WLP5P = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-SD4WLP5P"]();
var import_chunk_X75GLVD4 = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-X75GLVD4"]();
var import_chunk_44TNJBRB = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_I7SDPTK7 = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-I7SDPTK7"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_2DIFMSR3 = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-2DIFMSR3"]();
var import_chunk_BKHJBFLW = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-BKHJBFLW"]();
var import_chunk_66BED34G = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-66BED34G"]();
var import_chunk_TADXUPSV = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-TADXUPSV"]();
var import_chunk_JR7MH3EO = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_VGNBFNFT = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-VGNBFNFT"]();
var import_chunk_X23JMSE4 = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-X23JMSE4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_FYHKOKO2 = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-FYHKOKO2"]();
var import_chunk_K6YYFFOF = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_7QYQSRG5 = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-7QYQSRG5"]();
var import_chunk_OTZ2RVYM = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_76V422XS = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-76V422XS"]();
var import_chunk_45M3AO6G = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_R5HL46N7 = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-R5HL46N7"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_SVD6QO3J = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
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
    await (0, import_chunk_YNVRU2D7.writeFileAtomically)(page, await (0, import_chunk_IG4444DM.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_LJXRY565.readRunOptions)(input);
  const live = (0, import_chunk_I7TVHRZM.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_I7TVHRZM.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_SUMVUOQ2.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_3ERGZM2Z.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_FQKYHGNY.deliver)(
    await (0, import_chunk_FQKYHGNY.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_I7TVHRZM.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_I7TVHRZM.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_YY33LM3I.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_I7TVHRZM.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_MADI3GN5.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_MADI3GN5.estimateOf)(run);
  live.say([...(0, import_chunk_MADI3GN5.plannedLines)(run), (0, import_chunk_I7TVHRZM.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_LJXRY565.refuseGiven)(
    input,
    import_chunk_YY33LM3I.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const run = await (0, import_chunk_3ERGZM2Z.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_5TJRA2JS.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_MADI3GN5.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_I7TVHRZM.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_I7TVHRZM.requireClient)(input.env, void 0);
  await (0, import_chunk_SUMVUOQ2.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_3ERGZM2Z.openRun)(repository, run) });
  return (0, import_chunk_I7TVHRZM.runClient)({
    ...(0, import_chunk_I7TVHRZM.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_I7TVHRZM.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_3ERGZM2Z.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_SUMVUOQ2.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_NQKU5G7M.finishRun)(run);
  }
  const { states } = await (0, import_chunk_3ERGZM2Z.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_I7TVHRZM.unfinishedBecause)(end);
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
