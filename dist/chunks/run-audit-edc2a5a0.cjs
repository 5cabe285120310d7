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
var from_audit_start_587c5154;
var from_chunk_0768c4d6;
var from_chunk_078da297;
var from_chunk_09a8e61f;
var from_chunk_15c846e2;
var from_chunk_15e9c6d2;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_28a3a0f4;
var from_chunk_2942e2d3;
var from_chunk_364e0b02;
var from_chunk_394368d3;
var from_chunk_39c5fcee;
var from_chunk_4a90d636;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_54d7e9a2;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_8ed1cd62;
var from_chunk_a966f0a8;
var from_chunk_aa8e5633;
var from_chunk_aeeee561;
var from_chunk_af404337;
var from_chunk_b3f3b87a;
var from_chunk_b8743d68;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_e64a521f;
var from_chunk_f2f9674f;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_commit_tree_7cef9862;
var from_pre_ad3b00a3;
var from_start_over_1339eed9;
var from_main;
parts["run-audit-ES2L6CIW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VHXJAEJY = (from_audit_start_587c5154 ??= require("./audit-start-587c5154.cjs"))["chunk-VHXJAEJY"]();
var import_chunk_G4TYQGNS = (from_chunk_0768c4d6 ??= require("./chunk-0768c4d6.cjs"))["chunk-G4TYQGNS"]();
var import_chunk_RJRPKO4C = (from_chunk_364e0b02 ??= require("./chunk-364e0b02.cjs"))["chunk-RJRPKO4C"]();
var import_chunk_VZZFICE3 = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-VZZFICE3"]();
var import_chunk_LVDB2DRW = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-LVDB2DRW"]();
var import_chunk_C3HRXG4D = (from_chunk_15e9c6d2 ??= require("./chunk-15e9c6d2.cjs"))["chunk-C3HRXG4D"]();
var import_chunk_6AKXZMLU = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6AKXZMLU"]();
var import_chunk_NTDYYD77 = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-NTDYYD77"]();
var import_chunk_L3X5DA53 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-L3X5DA53"]();
var import_chunk_YY33LM3I = (from_chunk_15e9c6d2 ??= require("./chunk-15e9c6d2.cjs"))["chunk-YY33LM3I"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_A3MDPXEO = (from_commit_tree_7cef9862 ??= require("./commit-tree-7cef9862.cjs"))["chunk-A3MDPXEO"]();
var import_chunk_IVPCC3IU = (from_chunk_28a3a0f4 ??= require("./chunk-28a3a0f4.cjs"))["chunk-IVPCC3IU"]();
var import_chunk_ILCRIWIP = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-ILCRIWIP"]();
var import_chunk_LRCA3MXO = (from_chunk_54d7e9a2 ??= require("./chunk-54d7e9a2.cjs"))["chunk-LRCA3MXO"]();
var import_chunk_GYX3XSST = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-GYX3XSST"]();
var import_chunk_KPQ2HRHC = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-KPQ2HRHC"]();
var import_chunk_L67KRE73 = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-L67KRE73"]();
var import_chunk_TJKFU6NH = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-TJKFU6NH"]();
var import_chunk_C5JDRFPX = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-C5JDRFPX"]();
var import_chunk_6M3FGH62 = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-6M3FGH62"]();
var import_chunk_K6KIQL4H = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_TXX2OSFQ = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-TXX2OSFQ"]();
var import_chunk_SZRPQBJS = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-SZRPQBJS"]();
var import_chunk_536YSCMI = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-536YSCMI"]();
var import_chunk_2H2M6SJH = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-2H2M6SJH"]();
var import_chunk_6S2DS6TT = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-6S2DS6TT"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_Q3GQ476W = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-Q3GQ476W"]();
var import_chunk_GK2NFR76 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-GK2NFR76"]();
var import_chunk_6YI44MHD = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RMDNUOPC = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-RMDNUOPC"]();
var import_chunk_AKN5DXUS = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_NSJD45H6 = (from_chunk_8ed1cd62 ??= require("./chunk-8ed1cd62.cjs"))["chunk-NSJD45H6"]();
var import_chunk_7F6VBHV5 = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-7F6VBHV5"]();
var import_chunk_BUA2YANF = (from_chunk_4a90d636 ??= require("./chunk-4a90d636.cjs"))["chunk-BUA2YANF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_Y6OPHCPW = (from_chunk_aeeee561 ??= require("./chunk-aeeee561.cjs"))["chunk-Y6OPHCPW"]();
var import_chunk_AFDWHU2I = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_46XSD2HH = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_f2f9674f ??= require("./chunk-f2f9674f.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_IX75LTR6 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_2RCQ3LNH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2RCQ3LNH"]();
var import_chunk_HNZBNY4X = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_TE7APFUR = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-TE7APFUR"]();
var import_chunk_DNVIP3CK = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-DNVIP3CK"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_ZWCLN2NM = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-ZWCLN2NM"]();
var import_chunk_M6ZZLMEJ = (from_chunk_a966f0a8 ??= require("./chunk-a966f0a8.cjs"))["chunk-M6ZZLMEJ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_E2GJLKLX = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_ML6PS24B = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-ML6PS24B"]();
var import_chunk_Z72ELF7T = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-Z72ELF7T"]();
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_NCQUX6R6 = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-NCQUX6R6"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_JR7MH3EO = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_WRGOHS4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-WRGOHS4O"]();
var import_chunk_ZWMIQIY4 = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-ZWMIQIY4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_XSOI7GQL = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XSOI7GQL"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_I5W5BOWM = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-I5W5BOWM"]();
var import_chunk_QZ4JTA5Y = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-QZ4JTA5Y"]();
var import_chunk_45M3AO6G = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_ZTGKCVL4 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-ZTGKCVL4"]();
var import_chunk_5EHJYN55 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-5EHJYN55"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_2WPLNG6Q = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-2WPLNG6Q"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
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
  const options = (0, import_chunk_C3HRXG4D.readRunOptions)(input);
  (0, import_chunk_C3HRXG4D.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_RJRPKO4C.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_RJRPKO4C.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_6ZEAV52K.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_6AKXZMLU.deliver)(
    await (0, import_chunk_6AKXZMLU.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_RJRPKO4C.costLine)(end)}${abortText(audit)}audit: ${file.audit}
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
  const audit = await (0, import_chunk_VHXJAEJY.startAudit)({
    ...await (0, import_chunk_VHXJAEJY.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_GYX3XSST.huntCalls)(files, roles.length);
      (0, import_chunk_RJRPKO4C.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_VHXJAEJY.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_C3HRXG4D.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const audit = await (0, import_chunk_6ZEAV52K.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_A3MDPXEO.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_6ZEAV52K.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_RJRPKO4C.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_RJRPKO4C.runClient)({
    ...{ ...(0, import_chunk_RJRPKO4C.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_RJRPKO4C.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_6ZEAV52K.openAudit)(home, name);
  const move = (0, import_chunk_6M3FGH62.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_Z3YBCKDZ.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_6M3FGH62.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_CMR2AZCK.failureText)(
    new import_chunk_VNW4R5LF.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_RJRPKO4C.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_6M3FGH62.decideMove)(file, state).kind === "ask";
  return new import_chunk_VNW4R5LF.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
