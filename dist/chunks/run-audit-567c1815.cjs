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
var from_audit_start_2cd98bcb;
var from_chunk_0f05ec40;
var from_chunk_14ba6bc9;
var from_chunk_28944b78;
var from_chunk_2cfa2bbf;
var from_chunk_42cd2107;
var from_chunk_466de16b;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_5c886310;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_7655bbd5;
var from_chunk_7bc9b19a;
var from_chunk_8b33dfd5;
var from_chunk_9d2a2c00;
var from_chunk_9ddf190d;
var from_chunk_a518eb50;
var from_chunk_a95e6e8a;
var from_chunk_a9c434e5;
var from_chunk_af404337;
var from_chunk_ba7abb9c;
var from_chunk_c7443ee0;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_e33084ce;
var from_chunk_ec68b35e;
var from_chunk_ec6f71d8;
var from_chunk_fd187cc6;
var from_commit_tree_bb8cde6a;
var from_pre_4e3da236;
var from_start_over_7aa7fa82;
var from_main;
parts["run-audit-E6SHZQ5Q"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5C6MPOTB = (from_audit_start_2cd98bcb ??= require("./audit-start-2cd98bcb.cjs"))["chunk-5C6MPOTB"]();
var import_chunk_G4TYQGNS = (from_chunk_a9c434e5 ??= require("./chunk-a9c434e5.cjs"))["chunk-G4TYQGNS"]();
var import_chunk_7QSNVXN2 = (from_chunk_7bc9b19a ??= require("./chunk-7bc9b19a.cjs"))["chunk-7QSNVXN2"]();
var import_chunk_VZZFICE3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-VZZFICE3"]();
var import_chunk_DVR3MDAD = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-DVR3MDAD"]();
var import_chunk_DC4D74QB = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-DC4D74QB"]();
var import_chunk_JC3HBU5F = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-JC3HBU5F"]();
var import_chunk_YESG7FCM = (from_chunk_8b33dfd5 ??= require("./chunk-8b33dfd5.cjs"))["chunk-YESG7FCM"]();
var import_chunk_6LAVYHEZ = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-6LAVYHEZ"]();
var import_chunk_LQ6LJ5UW = (from_chunk_28944b78 ??= require("./chunk-28944b78.cjs"))["chunk-LQ6LJ5UW"]();
var import_chunk_MTV7DFLM = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-MTV7DFLM"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_6MXJS4O2 = (from_commit_tree_bb8cde6a ??= require("./commit-tree-bb8cde6a.cjs"))["chunk-6MXJS4O2"]();
var import_chunk_VL65BGRM = (from_chunk_7655bbd5 ??= require("./chunk-7655bbd5.cjs"))["chunk-VL65BGRM"]();
var import_chunk_FWDPRS2L = (from_chunk_466de16b ??= require("./chunk-466de16b.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_MCSSQUJS = (from_chunk_a95e6e8a ??= require("./chunk-a95e6e8a.cjs"))["chunk-MCSSQUJS"]();
var import_chunk_SSGWXUS5 = (from_chunk_466de16b ??= require("./chunk-466de16b.cjs"))["chunk-SSGWXUS5"]();
var import_chunk_LUMQFKT2 = (from_chunk_466de16b ??= require("./chunk-466de16b.cjs"))["chunk-LUMQFKT2"]();
var import_chunk_3THTSDKG = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-3THTSDKG"]();
var import_chunk_HXSUW2LI = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-HXSUW2LI"]();
var import_chunk_SY2FB5CO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-SY2FB5CO"]();
var import_chunk_5Z2LYUF7 = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-5Z2LYUF7"]();
var import_chunk_K6KIQL4H = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_Z2M3CDXP = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-Z2M3CDXP"]();
var import_chunk_HCVYMVBO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-HCVYMVBO"]();
var import_chunk_SSC6LFYW = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-SSC6LFYW"]();
var import_chunk_P622XB2Q = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-P622XB2Q"]();
var import_chunk_DTOOSCSS = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-DTOOSCSS"]();
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
var import_chunk_SNAQHVPL = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-SNAQHVPL"]();
var import_chunk_5VJEC4BQ = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-5VJEC4BQ"]();
var import_chunk_45M3AO6G = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_Y5RWBXGU = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PBESVMEE = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-PBESVMEE"]();
var import_chunk_SVD6QO3J = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_3Y32VSR5 = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_6SQPT5ZQ = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-6SQPT5ZQ"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ZIUCZCNF = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-OT3BEBRP"]();
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
var import_chunk_CMR2AZCK = (from_main ??= require("../main.cjs"))["chunk-CMR2AZCK"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_LQ6LJ5UW.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_DVR3MDAD.readRunOptions)(input);
  (0, import_chunk_DVR3MDAD.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_7QSNVXN2.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_7QSNVXN2.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_PBESVMEE.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_DC4D74QB.deliver)(
    await (0, import_chunk_DC4D74QB.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_7QSNVXN2.costLine)(end)}${abortText(audit)}audit: ${file.audit}
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
  const audit = await (0, import_chunk_5C6MPOTB.startAudit)({
    ...await (0, import_chunk_5C6MPOTB.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_SSGWXUS5.huntCalls)(files, roles.length);
      (0, import_chunk_7QSNVXN2.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_5C6MPOTB.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_DVR3MDAD.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_D66PGRUA.openRepository)(input.cwd);
  const audit = await (0, import_chunk_PBESVMEE.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_6MXJS4O2.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_PBESVMEE.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_7QSNVXN2.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_7QSNVXN2.runClient)({
    ...{ ...(0, import_chunk_7QSNVXN2.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_7QSNVXN2.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_PBESVMEE.openAudit)(home, name);
  const move = (0, import_chunk_5Z2LYUF7.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_O66TJFNY.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_5Z2LYUF7.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_CMR2AZCK.failureText)(
    new import_chunk_VNW4R5LF.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_7QSNVXN2.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_5Z2LYUF7.decideMove)(file, state).kind === "ask";
  return new import_chunk_VNW4R5LF.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
