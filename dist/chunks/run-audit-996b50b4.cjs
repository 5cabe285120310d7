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
var from_audit_start_a81cf5ff;
var from_chunk_0cde1f63;
var from_chunk_0cf455f2;
var from_chunk_116bb979;
var from_chunk_242c50fb;
var from_chunk_294e454d;
var from_chunk_2ec45565;
var from_chunk_3395bc59;
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
var from_chunk_8bcc4354;
var from_chunk_8e9405e8;
var from_chunk_92514688;
var from_chunk_9679095d;
var from_chunk_a7a87197;
var from_chunk_af404337;
var from_chunk_ba2610c8;
var from_chunk_bcd30652;
var from_chunk_c1f440fc;
var from_chunk_c7443ee0;
var from_chunk_d7514193;
var from_chunk_dc12a92f;
var from_chunk_e18338c7;
var from_chunk_e2df60f8;
var from_chunk_ecf24e6c;
var from_commit_tree_f56a7adf;
var from_pre_fa16d17a;
var from_start_over_c135520c;
var from_main;
parts["run-audit-MMB5FS2P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I4XMDYPN = (from_audit_start_a81cf5ff ??= require("./audit-start-a81cf5ff.cjs"))["chunk-I4XMDYPN"]();
var import_chunk_G4TYQGNS = (from_chunk_bcd30652 ??= require("./chunk-bcd30652.cjs"))["chunk-G4TYQGNS"]();
var import_chunk_I7TVHRZM = (from_chunk_ecf24e6c ??= require("./chunk-ecf24e6c.cjs"))["chunk-I7TVHRZM"]();
var import_chunk_VZZFICE3 = (from_chunk_8bcc4354 ??= require("./chunk-8bcc4354.cjs"))["chunk-VZZFICE3"]();
var import_chunk_BPTA6DPX = (from_chunk_5e3d33ce ??= require("./chunk-5e3d33ce.cjs"))["chunk-BPTA6DPX"]();
var import_chunk_LJXRY565 = (from_chunk_92514688 ??= require("./chunk-92514688.cjs"))["chunk-LJXRY565"]();
var import_chunk_FQKYHGNY = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-FQKYHGNY"]();
var import_chunk_6RIJVU7K = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-6RIJVU7K"]();
var import_chunk_CRO2B6OX = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-CRO2B6OX"]();
var import_chunk_YY33LM3I = (from_chunk_92514688 ??= require("./chunk-92514688.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_W7QLZTIS = (from_commit_tree_f56a7adf ??= require("./commit-tree-f56a7adf.cjs"))["chunk-W7QLZTIS"]();
var import_chunk_PYLM6KU3 = (from_chunk_3395bc59 ??= require("./chunk-3395bc59.cjs"))["chunk-PYLM6KU3"]();
var import_chunk_FWDPRS2L = (from_chunk_d7514193 ??= require("./chunk-d7514193.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_526J6OBJ = (from_chunk_c1f440fc ??= require("./chunk-c1f440fc.cjs"))["chunk-526J6OBJ"]();
var import_chunk_47PMUXND = (from_chunk_d7514193 ??= require("./chunk-d7514193.cjs"))["chunk-47PMUXND"]();
var import_chunk_CCKEKAKK = (from_chunk_d7514193 ??= require("./chunk-d7514193.cjs"))["chunk-CCKEKAKK"]();
var import_chunk_DCYZ6FST = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-DCYZ6FST"]();
var import_chunk_TWB2GISL = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-TWB2GISL"]();
var import_chunk_QJ4PCBEL = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-QJ4PCBEL"]();
var import_chunk_HKPX5UQ4 = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-HKPX5UQ4"]();
var import_chunk_K6KIQL4H = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_X64QAB2D = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_116bb979 ??= require("./chunk-116bb979.cjs"))["chunk-X75GLVD4"]();
var import_chunk_TWWUQ4TF = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-TWWUQ4TF"]();
var import_chunk_UAORVTGJ = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-UAORVTGJ"]();
var import_chunk_DIEOODW4 = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-DIEOODW4"]();
var import_chunk_V73IYC7H = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-V73IYC7H"]();
var import_chunk_3THKM7TR = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-3THKM7TR"]();
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
var import_chunk_KPKHTYZ3 = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-KPKHTYZ3"]();
var import_chunk_JPDMSRBH = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-JPDMSRBH"]();
var import_chunk_45M3AO6G = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_Y5RWBXGU = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_R5HL46N7 = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-R5HL46N7"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VNPWMVSF = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-VNPWMVSF"]();
var import_chunk_SVD6QO3J = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_3Y32VSR5 = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_RO4X6BNY = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-RO4X6BNY"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ZIUCZCNF = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-OT3BEBRP"]();
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
var import_chunk_CMR2AZCK = (from_main ??= require("../main.cjs"))["chunk-CMR2AZCK"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_YY33LM3I.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_LJXRY565.readRunOptions)(input);
  (0, import_chunk_LJXRY565.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_I7TVHRZM.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_I7TVHRZM.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_VNPWMVSF.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_FQKYHGNY.deliver)(
    await (0, import_chunk_FQKYHGNY.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_I7TVHRZM.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_2DCJMSLV.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
function startByHand({ positionals, paths }) {
  return [
    ...["correctless audit start", ...positionals.slice(1).map(import_chunk_TDLACVAW.shellWord), "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_TDLACVAW.shellWord)]
  ].join(" ");
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_I4XMDYPN.startAudit)({
    ...await (0, import_chunk_I4XMDYPN.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_47PMUXND.huntCalls)(files, roles.length);
      (0, import_chunk_I7TVHRZM.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_I4XMDYPN.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_LJXRY565.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const audit = await (0, import_chunk_VNPWMVSF.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_W7QLZTIS.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_VNPWMVSF.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_I7TVHRZM.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_I7TVHRZM.runClient)({
    ...{ ...(0, import_chunk_I7TVHRZM.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_I7TVHRZM.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_VNPWMVSF.openAudit)(home, name);
  const move = (0, import_chunk_HKPX5UQ4.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_3ERGZM2Z.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_HKPX5UQ4.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_CMR2AZCK.failureText)(
    new import_chunk_VNW4R5LF.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_I7TVHRZM.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_HKPX5UQ4.decideMove)(file, state).kind === "ask";
  return new import_chunk_VNW4R5LF.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
