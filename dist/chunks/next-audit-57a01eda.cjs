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
var from_audit_status_43570051;
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_300651e2;
var from_chunk_34c7cc2e;
var from_chunk_3d4247f8;
var from_chunk_428a8694;
var from_chunk_45f95559;
var from_chunk_486338da;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_5a586a27;
var from_chunk_5bceb556;
var from_chunk_68d1284a;
var from_chunk_7e1c676c;
var from_chunk_81d95a63;
var from_chunk_8ef10247;
var from_chunk_9418c97e;
var from_chunk_b284b63e;
var from_chunk_b4cf639f;
var from_chunk_b778d404;
var from_chunk_b946c1bb;
var from_chunk_ba08fc66;
var from_chunk_c9dfc941;
var from_chunk_ca3a370f;
var from_chunk_cbbb1100;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_chunk_ef9c0dde;
var from_chunk_fb8c81ba;
var from_commit_tree_09250f97;
var from_next_7e85fecd;
var from_pre_88a614f7;
var from_start_over_55878124;
var from_main;
parts["next-audit-XCNR4QPT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TL3WQCW3 = (from_audit_status_43570051 ??= require("./audit-status-43570051.cjs"))["chunk-TL3WQCW3"]();
var import_chunk_VLCURYKN = (from_commit_tree_09250f97 ??= require("./commit-tree-09250f97.cjs"))["chunk-VLCURYKN"]();
var import_chunk_73AQ6MKU = (from_chunk_ca3a370f ??= require("./chunk-ca3a370f.cjs"))["chunk-73AQ6MKU"]();
var import_chunk_333IADMJ = (from_chunk_ba08fc66 ??= require("./chunk-ba08fc66.cjs"))["chunk-333IADMJ"]();
var import_chunk_LLFHW2LJ = (from_chunk_b284b63e ??= require("./chunk-b284b63e.cjs"))["chunk-LLFHW2LJ"]();
var import_chunk_5NEYCD3Q = (from_chunk_b284b63e ??= require("./chunk-b284b63e.cjs"))["chunk-5NEYCD3Q"]();
var import_chunk_44ONHFPS = (from_chunk_b284b63e ??= require("./chunk-b284b63e.cjs"))["chunk-44ONHFPS"]();
var import_chunk_WXNJ2QHK = (from_next_7e85fecd ??= require("./next-7e85fecd.cjs"))["chunk-WXNJ2QHK"]();
var import_chunk_3L5F7WSN = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-3L5F7WSN"]();
var import_chunk_YZYW4YTW = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-YZYW4YTW"]();
var import_chunk_HUQK3AUU = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-HUQK3AUU"]();
var import_chunk_3OC3GVGP = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-3OC3GVGP"]();
var import_chunk_K6KIQL4H = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_Q6MYMTEB = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-Q6MYMTEB"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LHGYS6A4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-LHGYS6A4"]();
var import_chunk_ES4WGOX4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-ES4WGOX4"]();
var import_chunk_GGWDZ2UQ = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_M4LXX7IA = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-M4LXX7IA"]();
var import_chunk_3HNGQ3BJ = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-3HNGQ3BJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_47NWFOAC = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-47NWFOAC"]();
var import_chunk_3PKCCHBL = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_H5WRTQQE = (from_chunk_486338da ??= require("./chunk-486338da.cjs"))["chunk-H5WRTQQE"]();
var import_chunk_7S2APD6P = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7S2APD6P"]();
var import_chunk_7UZLXLOW = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7UZLXLOW"]();
var import_chunk_H7KQZJGP = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_ROKCMTUR = (from_chunk_fb8c81ba ??= require("./chunk-fb8c81ba.cjs"))["chunk-ROKCMTUR"]();
var import_chunk_4RCQ33E7 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-4RCQ33E7"]();
var import_chunk_GMLO54HB = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-GMLO54HB"]();
var import_chunk_NAUUS4H3 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-NAUUS4H3"]();
var import_chunk_KNRKUZHD = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-KNRKUZHD"]();
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
var import_chunk_IVJR772G = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-IVJR772G"]();
var import_chunk_X64QAB2D = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_X75GLVD4 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_KQEHAQZF = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-KQEHAQZF"]();
var import_chunk_FJZAJYQ6 = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-FJZAJYQ6"]();
var import_chunk_FXQKVCHN = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_WX4ZL4TD = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-SO7GW37E"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_4LSUNKZZ = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-4LSUNKZZ"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_OKUXV55W = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-OKUXV55W"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-K3ID535Z"]();
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
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_VLCURYKN.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_3OC3GVGP.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_TL3WQCW3.newsOf)(await (0, import_chunk_TL3WQCW3.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_WXNJ2QHK.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_47NWFOAC.summaryText)(audit.file, audit.state, await (0, import_chunk_M4LXX7IA.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_WXNJ2QHK.dispatchJson)(waiting.run, waiting.step), run };
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
