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
var from_audit_start_da60e2cb;
var from_chunk_00e07842;
var from_chunk_06b73aa9;
var from_chunk_133d5e81;
var from_chunk_1571a27a;
var from_chunk_1ae0c78d;
var from_chunk_1ca370cf;
var from_chunk_1f7da144;
var from_chunk_237ea335;
var from_chunk_23de30c9;
var from_chunk_2d2986a3;
var from_chunk_340b9ba7;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_441ed3b7;
var from_chunk_54d2d3e0;
var from_chunk_570a5ee6;
var from_chunk_58406e82;
var from_chunk_6b2e5437;
var from_chunk_7916fc58;
var from_chunk_79f878d1;
var from_chunk_93d28b7f;
var from_chunk_9eb0d59a;
var from_chunk_a85631b1;
var from_chunk_aa30f698;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_c0cc658a;
var from_chunk_d1296144;
var from_chunk_d807cc7f;
var from_chunk_dd505f93;
var from_chunk_ef412037;
var from_chunk_f498f710;
var from_chunk_ff949c2a;
var from_commit_tree_f80dbce3;
var from_start_over_b48fe7e6;
var from_main;
parts["run-audit-Q472EKAY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_T6DWCD3F = (from_audit_start_da60e2cb ??= require("./audit-start-da60e2cb.cjs"))["chunk-T6DWCD3F"]();
var import_chunk_B64D5H77 = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-B64D5H77"]();
var import_chunk_Y2IEEXI6 = (from_commit_tree_f80dbce3 ??= require("./commit-tree-f80dbce3.cjs"))["chunk-Y2IEEXI6"]();
var import_chunk_HDGOOKN5 = (from_chunk_9eb0d59a ??= require("./chunk-9eb0d59a.cjs"))["chunk-HDGOOKN5"]();
var import_chunk_L7ZVD2HZ = (from_chunk_2d2986a3 ??= require("./chunk-2d2986a3.cjs"))["chunk-L7ZVD2HZ"]();
var import_chunk_W7M5AIP2 = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-W7M5AIP2"]();
var import_chunk_ERYE3IHZ = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-ERYE3IHZ"]();
var import_chunk_D37W3QRO = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-D37W3QRO"]();
var import_chunk_6GVUHTKV = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-6GVUHTKV"]();
var import_chunk_RMKGEUCN = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-RMKGEUCN"]();
var import_chunk_UYCQPABI = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-UYCQPABI"]();
var import_chunk_CVBZPACO = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-CVBZPACO"]();
var import_chunk_K6KIQL4H = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_MZ3T5NOX = (from_chunk_d807cc7f ??= require("./chunk-d807cc7f.cjs"))["chunk-MZ3T5NOX"]();
var import_chunk_VZZFICE3 = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-VZZFICE3"]();
var import_chunk_4LQ5I2KH = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-4LQ5I2KH"]();
var import_chunk_FTG3Y7CQ = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-FTG3Y7CQ"]();
var import_chunk_MHHYPKMS = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-MHHYPKMS"]();
var import_chunk_NCX4NCA2 = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-NCX4NCA2"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_06b73aa9 ??= require("./chunk-06b73aa9.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_PEVVMZ7Q = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-PEVVMZ7Q"]();
var import_chunk_NXJHEXNJ = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-NXJHEXNJ"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RJ3EMWNA = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_RLSBRMJO = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-RLSBRMJO"]();
var import_chunk_6YI44MHD = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_HM55KHEE = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-HM55KHEE"]();
var import_chunk_VAZJNMOZ = (from_chunk_58406e82 ??= require("./chunk-58406e82.cjs"))["chunk-VAZJNMOZ"]();
var import_chunk_P4NDZK3S = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_LST72BRA = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-LST72BRA"]();
var import_chunk_EKQSUUC3 = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_IUPUEIZL = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IUPUEIZL"]();
var import_chunk_EEGIY7CV = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-EEGIY7CV"]();
var import_chunk_IYVA4TGM = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-IYVA4TGM"]();
var import_chunk_AETUHE22 = (from_chunk_a85631b1 ??= require("./chunk-a85631b1.cjs"))["chunk-AETUHE22"]();
var import_chunk_5ZFEDAR5 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DLEZDKTP = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-DLEZDKTP"]();
var import_chunk_VRJ77ELK = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-VRJ77ELK"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_K3CQM7HQ = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-K3CQM7HQ"]();
var import_chunk_SU4VJPMZ = (from_chunk_133d5e81 ??= require("./chunk-133d5e81.cjs"))["chunk-SU4VJPMZ"]();
var import_chunk_BNPXQXQG = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-BNPXQXQG"]();
var import_chunk_UENEWP25 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-UENEWP25"]();
var import_chunk_JZXNWCOT = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-JZXNWCOT"]();
var import_chunk_JXI5EWVK = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-JXI5EWVK"]();
var import_chunk_NKDAVFC3 = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NKDAVFC3"]();
var import_chunk_KZDYPS7O = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-KZDYPS7O"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_W3HICQKG = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-W3HICQKG"]();
var import_chunk_IX2IM5PP = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_3PKCCHBL = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2SWC46AB = (from_chunk_f498f710 ??= require("./chunk-f498f710.cjs"))["chunk-2SWC46AB"]();
var import_chunk_EBPIJTYJ = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_c0cc658a ??= require("./chunk-c0cc658a.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_ZMCQGGHI = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-ZMCQGGHI"]();
var import_chunk_52P6GSIO = (from_chunk_9eb0d59a ??= require("./chunk-9eb0d59a.cjs"))["chunk-52P6GSIO"]();
var import_chunk_M7IVJ4E5 = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-M7IVJ4E5"]();
var import_chunk_I2PT3AEX = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_2UR6XAOE = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-2UR6XAOE"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_NDXTY4YL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_JR7MH3EO = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_IUEHL76E = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-IUEHL76E"]();
var import_chunk_JTWU4YW7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-JTWU4YW7"]();
var import_chunk_N2C3CHI7 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N2C3CHI7"]();
var import_chunk_3WZQDBCC = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IX75LTR6 = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-IX75LTR6"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_1ca370cf ??= require("./chunk-1ca370cf.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_93d28b7f ??= require("./chunk-93d28b7f.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_COQFUY5R = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-COQFUY5R"]();
var import_chunk_ZB7D2Q5M = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZB7D2Q5M"]();
var import_chunk_IDRORLHX = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-IDRORLHX"]();
var import_chunk_CDHO3KDY = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_L7ISNMCU = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-L7ISNMCU"]();
var import_chunk_MKGFMATP = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-MKGFMATP"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZVNGCBGW = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_AASB22DL = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DBQGJ22X = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DBQGJ22X"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_AYIBMLG3 = (from_main ??= require("../main.cjs"))["chunk-AYIBMLG3"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_NCX4NCA2.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_4LQ5I2KH.readRunOptions)(input);
  (0, import_chunk_4LQ5I2KH.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_MZ3T5NOX.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_MZ3T5NOX.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_EUSCJYLQ.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_FTG3Y7CQ.deliver)(
    await (0, import_chunk_FTG3Y7CQ.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_MZ3T5NOX.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_IX2IM5PP.auditVerdict)(audit.state).exit,
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
  const request = await (0, import_chunk_T6DWCD3F.auditRequest)(input);
  const audit = await (0, import_chunk_T6DWCD3F.startAudit)({
    ...request,
    auto: true,
    captured: "hooks",
    permit: async (file) => {
      const { calls, bytes } = await (0, import_chunk_T6DWCD3F.estimateHunt)(request.home, file);
      (0, import_chunk_MZ3T5NOX.refuseOverCaps)({ agents: calls, scorers: 0, bytes }, caps, "correctless run audit");
    }
  });
  say([...await (0, import_chunk_T6DWCD3F.auditLines)(audit), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_4LQ5I2KH.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const audit = await (0, import_chunk_EUSCJYLQ.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_Y2IEEXI6.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_EUSCJYLQ.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_MZ3T5NOX.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_MZ3T5NOX.runClient)({
    ...{ ...(0, import_chunk_MZ3T5NOX.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_MZ3T5NOX.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_EUSCJYLQ.openAudit)(home, name);
  const move = (0, import_chunk_CVBZPACO.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_Z7QKYGHC.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_CVBZPACO.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_AYIBMLG3.failureText)(
    new import_chunk_LTC5LSMU.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_MZ3T5NOX.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_CVBZPACO.decideMove)(file, state).kind === "ask";
  return new import_chunk_LTC5LSMU.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
