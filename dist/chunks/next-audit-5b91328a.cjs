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
var from_audit_status_538aa2ae;
var from_chunk_078da297;
var from_chunk_15c846e2;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_28a3a0f4;
var from_chunk_2942e2d3;
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
var from_next_169ff240;
var from_pre_ad3b00a3;
var from_start_over_1339eed9;
var from_main;
parts["next-audit-E4PTPYPR"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_A3MDPXEO = (from_commit_tree_7cef9862 ??= require("./commit-tree-7cef9862.cjs"))["chunk-A3MDPXEO"]();
var import_chunk_IVPCC3IU = (from_chunk_28a3a0f4 ??= require("./chunk-28a3a0f4.cjs"))["chunk-IVPCC3IU"]();
var import_chunk_ILCRIWIP = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-ILCRIWIP"]();
var import_chunk_LRCA3MXO = (from_chunk_54d7e9a2 ??= require("./chunk-54d7e9a2.cjs"))["chunk-LRCA3MXO"]();
var import_chunk_GYX3XSST = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-GYX3XSST"]();
var import_chunk_KPQ2HRHC = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-KPQ2HRHC"]();
var import_chunk_BVOZ7QW3 = (from_next_169ff240 ??= require("./next-169ff240.cjs"))["chunk-BVOZ7QW3"]();
var import_chunk_L67KRE73 = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-L67KRE73"]();
var import_chunk_TJKFU6NH = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-TJKFU6NH"]();
var import_chunk_C5JDRFPX = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-C5JDRFPX"]();
var import_chunk_62EJ4FGW = (from_audit_status_538aa2ae ??= require("./audit-status-538aa2ae.cjs"))["chunk-62EJ4FGW"]();
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
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_A3MDPXEO.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_6M3FGH62.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_62EJ4FGW.newsOf)(await (0, import_chunk_62EJ4FGW.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_BVOZ7QW3.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_HNZBNY4X.summaryText)(audit.file, audit.state, await (0, import_chunk_2RCQ3LNH.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_BVOZ7QW3.dispatchJson)(waiting.run, waiting.step), run };
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
