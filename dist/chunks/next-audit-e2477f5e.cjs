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
var from_audit_status_37b05b58;
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_166e61bc;
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_56960f7e;
var from_chunk_5c75abf6;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_62af0163;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_7999aae0;
var from_chunk_80106138;
var from_chunk_8578a5c7;
var from_chunk_8b5954c4;
var from_chunk_928e2745;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_chunk_f7b93c8c;
var from_commit_tree_b9a4b715;
var from_next_5ac805dc;
var from_start_over_d4a4b4cc;
var from_main;
parts["next-audit-F7UF2RIB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4LIWBRZS = (from_commit_tree_b9a4b715 ??= require("./commit-tree-b9a4b715.cjs"))["chunk-4LIWBRZS"]();
var import_chunk_EOKKCL66 = (from_chunk_56960f7e ??= require("./chunk-56960f7e.cjs"))["chunk-EOKKCL66"]();
var import_chunk_KPXAMFHZ = (from_chunk_166e61bc ??= require("./chunk-166e61bc.cjs"))["chunk-KPXAMFHZ"]();
var import_chunk_TQRV4MW5 = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-TQRV4MW5"]();
var import_chunk_Y2FOK47H = (from_chunk_f7b93c8c ??= require("./chunk-f7b93c8c.cjs"))["chunk-Y2FOK47H"]();
var import_chunk_WO5KZA7I = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-WO5KZA7I"]();
var import_chunk_3LXWG6DU = (from_audit_status_37b05b58 ??= require("./audit-status-37b05b58.cjs"))["chunk-3LXWG6DU"]();
var import_chunk_YOC4CJFP = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-YOC4CJFP"]();
var import_chunk_6Y56NLHP = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6Y56NLHP"]();
var import_chunk_SLE3KBQJ = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-SLE3KBQJ"]();
var import_chunk_C4UAS7OJ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_2IJAH6Z3 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-2IJAH6Z3"]();
var import_chunk_E7RWOVFP = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-E7RWOVFP"]();
var import_chunk_HNJEGN72 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-HNJEGN72"]();
var import_chunk_5YN5MLKB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5YN5MLKB"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_6YI44MHD = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_H45SZGTG = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-H45SZGTG"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_T7XZ2C4L = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-T7XZ2C4L"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_YHU5SEVP = (from_next_5ac805dc ??= require("./next-5ac805dc.cjs"))["chunk-YHU5SEVP"]();
var import_chunk_3KT3JBPS = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-3KT3JBPS"]();
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_HHVXJ3JB = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-HHVXJ3JB"]();
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_7HYQBTLS = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-7HYQBTLS"]();
var import_chunk_C3R3QCUO = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-C3R3QCUO"]();
var import_chunk_FFWSMVJH = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-FFWSMVJH"]();
var import_chunk_QSES6BHB = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-QSES6BHB"]();
var import_chunk_ZDADOP2F = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-ZDADOP2F"]();
var import_chunk_GJWCXLYL = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-GJWCXLYL"]();
var import_chunk_EGC7OJDX = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-EGC7OJDX"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_2EW7LS6Z = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-2EW7LS6Z"]();
var import_chunk_3HP65ZAO = (from_chunk_62af0163 ??= require("./chunk-62af0163.cjs"))["chunk-3HP65ZAO"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_E5ZXBR5P = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-E5ZXBR5P"]();
var import_chunk_6U2SYPUO = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-6U2SYPUO"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_IVJR772G = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-IVJR772G"]();
var import_chunk_PQVEIWFP = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-PQVEIWFP"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_OURR4EWZ = (from_chunk_f7b93c8c ??= require("./chunk-f7b93c8c.cjs"))["chunk-OURR4EWZ"]();
var import_chunk_5UI23IS5 = (from_chunk_56960f7e ??= require("./chunk-56960f7e.cjs"))["chunk-5UI23IS5"]();
var import_chunk_JWF4MFVN = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-JWF4MFVN"]();
var import_chunk_DRHC4HPZ = (from_chunk_f7b93c8c ??= require("./chunk-f7b93c8c.cjs"))["chunk-DRHC4HPZ"]();
var import_chunk_6SRAMSAC = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6SRAMSAC"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_EXHHXJ7Z = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-EXHHXJ7Z"]();
var import_chunk_MN7TBWPA = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-MN7TBWPA"]();
var import_chunk_DHI2SYU5 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-DHI2SYU5"]();
var import_chunk_4QY5ZS7T = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-4QY5ZS7T"]();
var import_chunk_EZ2LYM23 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-EZ2LYM23"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CLCZA4BP = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-CLCZA4BP"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_Z6DU7KFR = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_4LIWBRZS.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_YOC4CJFP.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_3LXWG6DU.newsOf)(advanced.audit.journal, await (0, import_chunk_3LXWG6DU.tellNews)(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: (0, import_chunk_WDRVM6EA.inertJson)({ ...await jsonOf(advanced), news }) };
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
      return (0, import_chunk_YHU5SEVP.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_WDRVM6EA.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return [
        "state: done",
        "",
        (0, import_chunk_YX2UT5A5.summaryText)(audit.file, audit.state, await (0, import_chunk_7MYOO4DG.sentByRun)(audit)),
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
  const { id, severity, tier, location, title, description, instance_fix, reason } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_WDRVM6EA.inertLine)(place)}: ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`,
    ...reason === null ? [] : [`  ${(0, import_chunk_WDRVM6EA.inertLine)(reason)}`],
    `  ${(0, import_chunk_WDRVM6EA.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_WDRVM6EA.inertLine)(instance_fix)}`
  ];
}
async function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...await (0, import_chunk_YHU5SEVP.dispatchJson)(waiting.run, waiting.step), run };
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
      const { status, exit } = (0, import_chunk_AKL5NPPB.auditVerdict)(audit.state);
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
