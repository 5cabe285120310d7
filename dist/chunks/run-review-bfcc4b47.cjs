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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_0e46ecce;
var from_chunk_18ad717a;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_34c7cc2e;
var from_chunk_3d4247f8;
var from_chunk_428a8694;
var from_chunk_45f95559;
var from_chunk_486338da;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_5bceb556;
var from_chunk_68d1284a;
var from_chunk_7e1c676c;
var from_chunk_81d95a63;
var from_chunk_8ef10247;
var from_chunk_9418c97e;
var from_chunk_b4cf639f;
var from_chunk_b778d404;
var from_chunk_b946c1bb;
var from_chunk_c9dfc941;
var from_chunk_cbbb1100;
var from_chunk_cc03dc45;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_chunk_ef9c0dde;
var from_chunk_f411fb26;
var from_plan_ad5b0f4f;
var from_pre_88a614f7;
var from_report_page_d7f32f7b;
var from_start_over_55878124;
var from_main;
parts["run-review-3OIXPVIT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_37ZT4P6H = (from_chunk_0e46ecce ??= require("./chunk-0e46ecce.cjs"))["chunk-37ZT4P6H"]();
var import_chunk_VZZFICE3 = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-VZZFICE3"]();
var import_chunk_KPGX533B = (from_chunk_18ad717a ??= require("./chunk-18ad717a.cjs"))["chunk-KPGX533B"]();
var import_chunk_MMIIN5UI = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-MMIIN5UI"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_4F3MGOYG = (from_plan_ad5b0f4f ??= require("./plan-ad5b0f4f.cjs"))["chunk-4F3MGOYG"]();
var import_chunk_DS4ZOKZU = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-DS4ZOKZU"]();
var import_chunk_QQHLU2VH = (from_chunk_18ad717a ??= require("./chunk-18ad717a.cjs"))["chunk-QQHLU2VH"]();
var import_chunk_HT3HAPDS = (from_chunk_18ad717a ??= require("./chunk-18ad717a.cjs"))["chunk-HT3HAPDS"]();
var import_chunk_MRZKWHZY = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_18ad717a ??= require("./chunk-18ad717a.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_7U7JBNTU = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-7U7JBNTU"]();
var import_chunk_AZ6WTUF4 = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-AZ6WTUF4"]();
var import_chunk_YNM7LE37 = (from_chunk_b946c1bb ??= require("./chunk-b946c1bb.cjs"))["chunk-YNM7LE37"]();
var import_chunk_65FJW33J = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-65FJW33J"]();
var import_chunk_MFEHOOCL = (from_chunk_486338da ??= require("./chunk-486338da.cjs"))["chunk-MFEHOOCL"]();
var import_chunk_6YI44MHD = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RYMJTX5A = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-RYMJTX5A"]();
var import_chunk_BPDK2H5L = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_WHRSY6B2 = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-WHRSY6B2"]();
var import_chunk_A3VBDRFR = (from_chunk_45f95559 ??= require("./chunk-45f95559.cjs"))["chunk-A3VBDRFR"]();
var import_chunk_BDN3BJTZ = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-BDN3BJTZ"]();
var import_chunk_5YXG7ZY7 = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-5YXG7ZY7"]();
var import_chunk_FKAGXOVS = (from_chunk_b4cf639f ??= require("./chunk-b4cf639f.cjs"))["chunk-FKAGXOVS"]();
var import_chunk_RWTGCLUU = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-RWTGCLUU"]();
var import_chunk_ZP2HKGOD = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-ZP2HKGOD"]();
var import_chunk_NFDVNL4G = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-NFDVNL4G"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_X7JX2L6V = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-X7JX2L6V"]();
var import_chunk_HJIAAGIO = (from_report_page_d7f32f7b ??= require("./report-page-d7f32f7b.cjs"))["chunk-HJIAAGIO"]();
var import_chunk_Q6MYMTEB = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-Q6MYMTEB"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LHGYS6A4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-LHGYS6A4"]();
var import_chunk_ES4WGOX4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-ES4WGOX4"]();
var import_chunk_GGWDZ2UQ = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_TFRWAUT4 = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-TFRWAUT4"]();
var import_chunk_M4LXX7IA = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-M4LXX7IA"]();
var import_chunk_3HNGQ3BJ = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-3HNGQ3BJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_47NWFOAC = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-47NWFOAC"]();
var import_chunk_3PKCCHBL = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_UMVLSG7O = (from_chunk_f411fb26 ??= require("./chunk-f411fb26.cjs"))["chunk-UMVLSG7O"]();
var import_chunk_H5WRTQQE = (from_chunk_486338da ??= require("./chunk-486338da.cjs"))["chunk-H5WRTQQE"]();
var import_chunk_7S2APD6P = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7S2APD6P"]();
var import_chunk_7UZLXLOW = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7UZLXLOW"]();
var import_chunk_H7KQZJGP = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_QWLFRWJF = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-QWLFRWJF"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_LZCTZWJL = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_UMFG76IG = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-UMFG76IG"]();
var import_chunk_V5BWT6PQ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-V5BWT6PQ"]();
var import_chunk_MU27QCO3 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-MU27QCO3"]();
var import_chunk_OFITSVFV = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OFITSVFV"]();
var import_chunk_D2F4GZEI = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-D2F4GZEI"]();
var import_chunk_3NWS2FOW = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-3NWS2FOW"]();
var import_chunk_RQL445DP = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_T5AUFXCJ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-T5AUFXCJ"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IX75LTR6 = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-IX75LTR6"]();
var import_chunk_XGHCQ7GH = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-XGHCQ7GH"]();
var import_chunk_G6WTRN5U = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_IVJR772G = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_X64QAB2D = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_HMLC5WJE = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-HMLC5WJE"]();
var import_chunk_X75GLVD4 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_FXQKVCHN = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_AASB22DL = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-AASB22DL"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_HT3HAPDS.PLAN_FLAGS.flatMap(({ name, type }) => {
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
    await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(page, await (0, import_chunk_HJIAAGIO.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
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
  const options = (0, import_chunk_KPGX533B.readRunOptions)(input);
  const live = (0, import_chunk_37ZT4P6H.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_37ZT4P6H.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_BDN3BJTZ.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_LULTQMGR.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_MMIIN5UI.deliver)(
    await (0, import_chunk_MMIIN5UI.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_37ZT4P6H.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_37ZT4P6H.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_HT3HAPDS.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_37ZT4P6H.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_4F3MGOYG.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_4F3MGOYG.estimateOf)(run);
  live.say([...(0, import_chunk_4F3MGOYG.plannedLines)(run), (0, import_chunk_37ZT4P6H.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_KPGX533B.refuseGiven)(
    input,
    import_chunk_HT3HAPDS.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const run = await (0, import_chunk_LULTQMGR.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_PVHSDRHC.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_4F3MGOYG.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_37ZT4P6H.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live }) {
  if (options.resume !== void 0) await (0, import_chunk_37ZT4P6H.requireClient)(input.env, void 0);
  await (0, import_chunk_BDN3BJTZ.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_LULTQMGR.openRun)(repository, run) });
  return (0, import_chunk_37ZT4P6H.runClient)({
    ...(0, import_chunk_37ZT4P6H.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_37ZT4P6H.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_LULTQMGR.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_BDN3BJTZ.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_Q6MYMTEB.finishRun)(run);
  }
  const { states } = await (0, import_chunk_LULTQMGR.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_37ZT4P6H.unfinishedBecause)(end);
  throw new import_chunk_LTC5LSMU.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_5YXG7ZY7.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
