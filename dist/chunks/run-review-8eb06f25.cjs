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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_0af77518;
var from_chunk_135c2660;
var from_chunk_13668258;
var from_chunk_21634186;
var from_chunk_25602757;
var from_chunk_453d95f5;
var from_chunk_47c7b1e8;
var from_chunk_48097030;
var from_chunk_4a382d97;
var from_chunk_5c75abf6;
var from_chunk_5f9ff9b2;
var from_chunk_6154375f;
var from_chunk_62af0163;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_80106138;
var from_chunk_8578a5c7;
var from_chunk_8d1ab8fd;
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
var from_plan_a102a10b;
var from_report_page_950ac825;
var from_main;
parts["run-review-6Z75I3YE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DRO6ZZJV = (from_chunk_8d1ab8fd ??= require("./chunk-8d1ab8fd.cjs"))["chunk-DRO6ZZJV"]();
var import_chunk_CP5MHWDT = (from_chunk_0af77518 ??= require("./chunk-0af77518.cjs"))["chunk-CP5MHWDT"]();
var import_chunk_L7R2XKEF = (from_chunk_0af77518 ??= require("./chunk-0af77518.cjs"))["chunk-L7R2XKEF"]();
var import_chunk_NVVKSO45 = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-NVVKSO45"]();
var import_chunk_JBTFCAL4 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-JBTFCAL4"]();
var import_chunk_XJ66GMHN = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-XJ66GMHN"]();
var import_chunk_C5VU23J2 = (from_plan_a102a10b ??= require("./plan-a102a10b.cjs"))["chunk-C5VU23J2"]();
var import_chunk_KORJBJS4 = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-KORJBJS4"]();
var import_chunk_ZOPGKXKW = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-ZOPGKXKW"]();
var import_chunk_4KO3FSUU = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-4KO3FSUU"]();
var import_chunk_XX3UCP6S = (from_chunk_21634186 ??= require("./chunk-21634186.cjs"))["chunk-XX3UCP6S"]();
var import_chunk_WDS3445J = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-WDS3445J"]();
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_K7Z3FTSY = (from_chunk_47c7b1e8 ??= require("./chunk-47c7b1e8.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
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
var import_chunk_GPKC347Y = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-GPKC347Y"]();
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
var import_chunk_EEVSWENX = (from_report_page_950ac825 ??= require("./report-page-950ac825.cjs"))["chunk-EEVSWENX"]();
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
var import_chunk_B77SKB7U = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-B77SKB7U"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
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
var import_chunk_EADOLVNT = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-EADOLVNT"]();
var import_chunk_M5Z44UEJ = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-M5Z44UEJ"]();
var import_chunk_NNS366VC = (from_chunk_4a382d97 ??= require("./chunk-4a382d97.cjs"))["chunk-NNS366VC"]();
var import_chunk_LFKSI4BP = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-LFKSI4BP"]();
var import_chunk_TZCWUL47 = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-TZCWUL47"]();
var import_chunk_GJYHFE4Y = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-GJYHFE4Y"]();
var import_chunk_LK6EDTXU = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-LK6EDTXU"]();
var import_chunk_7ABYQQTZ = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-7ABYQQTZ"]();
var import_chunk_CU3CZOWL = (from_chunk_5f9ff9b2 ??= require("./chunk-5f9ff9b2.cjs"))["chunk-CU3CZOWL"]();
var import_chunk_IX75LTR6 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
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
var import_chunk_L6TL3TS4 = (from_main ??= require("../main.cjs"))["chunk-L6TL3TS4"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = (0, import_chunk_WDS3445J.givenOf)({ flag, option }).map(import_chunk_TDLACVAW.shellWord);
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
async function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const opener = openerOf(platform);
  const why = await openedBy(opener, path, { env, patienceMs });
  const browser = env["BROWSER"] ?? "";
  if (why !== missing(opener.program) || browser === "") return why;
  return openedBy({ program: browser, tellsByStatus: true }, path, { env, patienceMs });
}
var missing = (program) => `there is no "${program}" on PATH`;
function openedBy({ program, tellsByStatus }, path, { env, patienceMs }) {
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ code, message }) => {
      end(code === "ENOENT" ? missing(program) : `"${program}" could not be started: ${message}`);
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
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)(page, await (0, import_chunk_EEVSWENX.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_J3I4R3VV.Failure)) throw error;
    return `no page of the report: ${(0, import_chunk_WDRVM6EA.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_chunk_WDRVM6EA.inertLine)(page)}
`;
}
function notWithoutAWord(live, standing2, work) {
  return (0, import_chunk_DRO6ZZJV.withStopSignals)((signal) => {
    if (standing2.clientIsAtWork) return;
    live.end();
    live.say((0, import_chunk_L6TL3TS4.failureText)(stoppedBy(signal, standing2.goOn)));
    (0, import_chunk_DRO6ZZJV.endBy)(signal);
  }, work);
}
function stoppedBy(signal, goOn) {
  const by = signal === "SIGINT" ? import_chunk_DRO6ZZJV.BY_CTRL_C : `stopped by ${signal}`;
  return goOn === void 0 ? new import_chunk_J3I4R3VV.Failure("run/stopped", `nothing was planned; ${by}`) : new import_chunk_J3I4R3VV.Failure("run/stopped", `no agent is at work; ${by}`, { hint: `go on with: ${goOn}` });
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_NVVKSO45.readRunOptions)(input);
  const live = (0, import_chunk_DRO6ZZJV.liveProgress)(input.live);
  const standing2 = { goOn: options.resume && goOnWith(options.resume), clientIsAtWork: false };
  return notWithoutAWord(live, standing2, () => reviewed(input, { options, live, standing: standing2 }));
}
async function reviewed(input, { options, live, standing: standing2 }) {
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live, standing2) : await resumed(input, options.resume, live);
  (0, import_chunk_KORJBJS4.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_C3R3QCUO.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live, standing: standing2 });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_SKHYTMM2.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_JBTFCAL4.deliver)(
    await (0, import_chunk_JBTFCAL4.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_DRO6ZZJV.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live, standing2) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_DRO6ZZJV.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_WDS3445J.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_DRO6ZZJV.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_C5VU23J2.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_C5VU23J2.estimateOf)(run);
  standing2.goOn = goOnWith(run.file.run);
  live.say([...(0, import_chunk_C5VU23J2.plannedLines)(run), (0, import_chunk_KORJBJS4.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_NVVKSO45.refuseGiven)(
    input,
    import_chunk_WDS3445J.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_SD67457G.openRepository)(input.cwd);
  const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_F2OT6W35.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_C5VU23J2.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_KORJBJS4.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live, standing: standing2 }) {
  if (options.resume !== void 0) await (0, import_chunk_DRO6ZZJV.requireClient)(input.env, void 0);
  await (0, import_chunk_C3R3QCUO.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_SKHYTMM2.openRun)(repository, run) });
  return (0, import_chunk_DRO6ZZJV.runClient)({
    ...(0, import_chunk_DRO6ZZJV.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_DRO6ZZJV.following)(live, read, (await read()).run, await (0, import_chunk_SD67457G.standing)(repository, input.cwd)),
    isAtWork: (is) => {
      standing2.clientIsAtWork = is;
    }
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_C3R3QCUO.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_3HP65ZAO.finishRun)(run);
  }
  const { states } = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_DRO6ZZJV.unfinishedBecause)(end);
  throw new import_chunk_J3I4R3VV.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_FFWSMVJH.decideNext)((0, import_chunk_GJWCXLYL.phasesOf)(file), states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
