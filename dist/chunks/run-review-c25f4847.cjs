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
var from_chunk_0f05ec40;
var from_chunk_28944b78;
var from_chunk_42cd2107;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_5710108a;
var from_chunk_5af38e53;
var from_chunk_5c886310;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_7832457d;
var from_chunk_7bc9b19a;
var from_chunk_8b33dfd5;
var from_chunk_9d2a2c00;
var from_chunk_9ddf190d;
var from_chunk_a518eb50;
var from_chunk_af404337;
var from_chunk_ba7abb9c;
var from_chunk_c7443ee0;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_e33084ce;
var from_chunk_ec68b35e;
var from_chunk_ec6f71d8;
var from_chunk_fd187cc6;
var from_plan_a587f311;
var from_pre_4e3da236;
var from_report_page_af3148d7;
var from_start_over_7aa7fa82;
var from_main;
parts["run-review-4KUCUMBA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7QSNVXN2 = (from_chunk_7bc9b19a ??= require("./chunk-7bc9b19a.cjs"))["chunk-7QSNVXN2"]();
var import_chunk_VZZFICE3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-VZZFICE3"]();
var import_chunk_DVR3MDAD = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-DVR3MDAD"]();
var import_chunk_DC4D74QB = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-DC4D74QB"]();
var import_chunk_JC3HBU5F = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-JC3HBU5F"]();
var import_chunk_YESG7FCM = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-YESG7FCM"]();
var import_chunk_Y3JNKVBH = (from_chunk_5710108a ??= require("./chunk-5710108a.cjs"))["chunk-Y3JNKVBH"]();
var import_chunk_6LAVYHEZ = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-6LAVYHEZ"]();
var import_chunk_GYJ5GBGY = (from_plan_a587f311 ??= require("./plan-a587f311.cjs"))["chunk-GYJ5GBGY"]();
var import_chunk_TRDMH4Y2 = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-TRDMH4Y2"]();
var import_chunk_QNCEJFK2 = (from_chunk_5710108a ??= require("./chunk-5710108a.cjs"))["chunk-QNCEJFK2"]();
var import_chunk_A7JAR4EG = (from_chunk_7832457d ??= require("./chunk-7832457d.cjs"))["chunk-A7JAR4EG"]();
var import_chunk_LQ6LJ5UW = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-LQ6LJ5UW"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_DCHVIFQJ = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-DCHVIFQJ"]();
var import_chunk_XBMQ4NS3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-XBMQ4NS3"]();
var import_chunk_W4BGPWE3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-W4BGPWE3"]();
var import_chunk_2H2M6SJH = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-2H2M6SJH"]();
var import_chunk_XMD5EDWC = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-XMD5EDWC"]();
var import_chunk_OPJBWCZR = (from_chunk_af404337 ??= require("./chunk-af404337.cjs"))["chunk-OPJBWCZR"]();
var import_chunk_2D4OXPAQ = (from_chunk_9ddf190d ??= require("./chunk-9ddf190d.cjs"))["chunk-2D4OXPAQ"]();
var import_chunk_MN6PJNH6 = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-MN6PJNH6"]();
var import_chunk_6YI44MHD = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-6YI44MHD"]();
var import_chunk_SASPYIA7 = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-SASPYIA7"]();
var import_chunk_AKN5DXUS = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_DHJNH4XD = (from_chunk_9ddf190d ??= require("./chunk-9ddf190d.cjs"))["chunk-DHJNH4XD"]();
var import_chunk_RN7CGUWY = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-RN7CGUWY"]();
var import_chunk_2OB3IZGF = (from_chunk_5c886310 ??= require("./chunk-5c886310.cjs"))["chunk-2OB3IZGF"]();
var import_chunk_O72X5HF2 = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-O72X5HF2"]();
var import_chunk_GT5L2GME = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-GT5L2GME"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_5MVQNPXW = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-5MVQNPXW"]();
var import_chunk_WGKVHWCI = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_4EALBPDE = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-4EALBPDE"]();
var import_chunk_KQQ4M534 = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-KQQ4M534"]();
var import_chunk_5ZFEDAR5 = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3TIEXFGN = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-3TIEXFGN"]();
var import_chunk_XNNFOI3H = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-XNNFOI3H"]();
var import_chunk_IX75LTR6 = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_IVJR772G = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-IVJR772G"]();
var import_chunk_SSPQXHBP = (from_report_page_af3148d7 ??= require("./report-page-af3148d7.cjs"))["chunk-SSPQXHBP"]();
var import_chunk_JYN3PX6I = (from_chunk_5710108a ??= require("./chunk-5710108a.cjs"))["chunk-JYN3PX6I"]();
var import_chunk_QDV3YOYK = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-QDV3YOYK"]();
var import_chunk_GI7ICF27 = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-GI7ICF27"]();
var import_chunk_3PKCCHBL = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_HO5ATRGZ = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-HO5ATRGZ"]();
var import_chunk_J5GJQPQH = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-J5GJQPQH"]();
var import_chunk_RVKZZZOY = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_E2GJLKLX = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EADOLVNT = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-EADOLVNT"]();
var import_chunk_ME4IXAM2 = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-ME4IXAM2"]();
var import_chunk_H5AK7FGZ = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-KIORYFYT"]();
var import_chunk_47HSAMZK = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-47HSAMZK"]();
var import_chunk_IGR7V7IF = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-IGR7V7IF"]();
var import_chunk_UHRTTFOL = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_UYO5PXMA = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-UYO5PXMA"]();
var import_chunk_VB6YYFZU = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-VB6YYFZU"]();
var import_chunk_6HUUNMXZ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DGUNEL32 = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-DGUNEL32"]();
var import_chunk_Z4RTORCO = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-Z4RTORCO"]();
var import_chunk_BPDDXC6Y = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ASSG5WPT = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_T6CKR7QQ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-T6CKR7QQ"]();
var import_chunk_JR7MH3EO = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5B3B3A5X = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-5B3B3A5X"]();
var import_chunk_X2WJDM2I = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-X2WJDM2I"]();
var import_chunk_IVFRSQWK = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-IVFRSQWK"]();
var import_chunk_UHSTSU6V = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_Q62ZAWBG = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_OTZ2RVYM = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_45M3AO6G = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_SVD6QO3J = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_LQ6LJ5UW.PLAN_FLAGS.flatMap(({ name, type }) => {
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
    await (0, import_chunk_YNVRU2D7.writeFileAtomically)(page, await (0, import_chunk_SSPQXHBP.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_DVR3MDAD.readRunOptions)(input);
  const live = (0, import_chunk_7QSNVXN2.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_7QSNVXN2.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_XBMQ4NS3.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_O66TJFNY.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_DC4D74QB.deliver)(
    await (0, import_chunk_DC4D74QB.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_7QSNVXN2.costLine)(end)}run: ${run}
${stderr}${page}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_7QSNVXN2.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_LQ6LJ5UW.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_7QSNVXN2.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_GYJ5GBGY.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_GYJ5GBGY.estimateOf)(run);
  live.say([...(0, import_chunk_GYJ5GBGY.plannedLines)(run), (0, import_chunk_7QSNVXN2.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_DVR3MDAD.refuseGiven)(
    input,
    import_chunk_LQ6LJ5UW.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const run = await (0, import_chunk_O66TJFNY.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_6LAVYHEZ.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_GYJ5GBGY.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_7QSNVXN2.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_7QSNVXN2.requireClient)(input.env, void 0);
  await (0, import_chunk_XBMQ4NS3.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_O66TJFNY.openRun)(repository, run) });
  return (0, import_chunk_7QSNVXN2.runClient)({
    ...(0, import_chunk_7QSNVXN2.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_7QSNVXN2.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_O66TJFNY.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_XBMQ4NS3.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_Y3JNKVBH.finishRun)(run);
  }
  const { states } = await (0, import_chunk_O66TJFNY.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_7QSNVXN2.unfinishedBecause)(end);
  throw new import_chunk_VNW4R5LF.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_W4BGPWE3.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
