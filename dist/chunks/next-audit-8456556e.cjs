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
var from_audit_status_faf02609;
var from_chunk_05a7027d;
var from_chunk_065058f9;
var from_chunk_164a1dfd;
var from_chunk_17e88af2;
var from_chunk_1b2a4d5b;
var from_chunk_2942e2d3;
var from_chunk_404f426f;
var from_chunk_4cb6c587;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_596b3941;
var from_chunk_61ff0063;
var from_chunk_63273bf7;
var from_chunk_67162232;
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_9b4f0e47;
var from_chunk_a12f1922;
var from_chunk_a64ba8f7;
var from_chunk_aae6f2b6;
var from_chunk_ad21dde2;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d21b8304;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_chunk_eaa8e1f4;
var from_commit_tree_20133ff4;
var from_next_806feace;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["next-audit-X7WWW4GB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6RSYCDJM = (from_commit_tree_20133ff4 ??= require("./commit-tree-20133ff4.cjs"))["chunk-6RSYCDJM"]();
var import_chunk_O6XG6N7B = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-O6XG6N7B"]();
var import_chunk_7N27CD7B = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-7N27CD7B"]();
var import_chunk_P5K2HWEO = (from_chunk_d21b8304 ??= require("./chunk-d21b8304.cjs"))["chunk-P5K2HWEO"]();
var import_chunk_AF6NF7QC = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-AF6NF7QC"]();
var import_chunk_5L7CZA5S = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-5L7CZA5S"]();
var import_chunk_YTRYFI3O = (from_next_806feace ??= require("./next-806feace.cjs"))["chunk-YTRYFI3O"]();
var import_chunk_GXAB5ZP5 = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-GXAB5ZP5"]();
var import_chunk_5T6L3YMD = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-5T6L3YMD"]();
var import_chunk_IOVM6VWI = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-IOVM6VWI"]();
var import_chunk_TXSHE2CT = (from_audit_status_faf02609 ??= require("./audit-status-faf02609.cjs"))["chunk-TXSHE2CT"]();
var import_chunk_SQB2IQP2 = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-SQB2IQP2"]();
var import_chunk_K6KIQL4H = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_NAN6HSBL = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_PK72XBDT = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-PK72XBDT"]();
var import_chunk_LGMJRMT5 = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-LGMJRMT5"]();
var import_chunk_536YSCMI = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-536YSCMI"]();
var import_chunk_PEVVMZ7Q = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-PEVVMZ7Q"]();
var import_chunk_QKQYFPOG = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-QKQYFPOG"]();
var import_chunk_QJX4VL7T = (from_chunk_4cb6c587 ??= require("./chunk-4cb6c587.cjs"))["chunk-QJX4VL7T"]();
var import_chunk_ZSZ2UPW6 = (from_chunk_eaa8e1f4 ??= require("./chunk-eaa8e1f4.cjs"))["chunk-ZSZ2UPW6"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_3EIEYUWL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-3EIEYUWL"]();
var import_chunk_6YI44MHD = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-6YI44MHD"]();
var import_chunk_YGPSWJDA = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-YGPSWJDA"]();
var import_chunk_PFFRECKU = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-PFFRECKU"]();
var import_chunk_JMVMKS35 = (from_chunk_eaa8e1f4 ??= require("./chunk-eaa8e1f4.cjs"))["chunk-JMVMKS35"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_43OESL65 = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_H7KQZJGP = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_MHOVHJ3Z = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-MHOVHJ3Z"]();
var import_chunk_AFDWHU2I = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_PDABCYMH = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-PDABCYMH"]();
var import_chunk_N334UJQ2 = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S6JXKNDI = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-S6JXKNDI"]();
var import_chunk_B77SZH4W = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-B77SZH4W"]();
var import_chunk_MOHYM4UW = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-MOHYM4UW"]();
var import_chunk_3PKCCHBL = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_CV3D236W = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-CV3D236W"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_A7X42IUV = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-A7X42IUV"]();
var import_chunk_YBMZBA6M = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-YBMZBA6M"]();
var import_chunk_K4VOEUKZ = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-K4VOEUKZ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_E2GJLKLX = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_ZPKJ64FL = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-ZPKJ64FL"]();
var import_chunk_V72LQ2SR = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-V72LQ2SR"]();
var import_chunk_6CXMLMJP = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-6CXMLMJP"]();
var import_chunk_B7QXG7IO = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-B7QXG7IO"]();
var import_chunk_DWZT4ISB = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-DWZT4ISB"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TFE25BGY = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-TFE25BGY"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_KJBZSMUD = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_ON27B7R4 = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_RMQ345H5 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-RMQ345H5"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_YSLZ3JQ2 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-YSLZ3JQ2"]();
var import_chunk_DYGPEVN6 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-DYGPEVN6"]();
var import_chunk_MSZKEQZI = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-MSZKEQZI"]();
var import_chunk_V3AXH2RF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-V3AXH2RF"]();
var import_chunk_L6S3CSHS = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_AASB22DL = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_GD5KACY4 = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-GD5KACY4"]();
var import_chunk_FOES7ERP = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FOES7ERP"]();
var import_chunk_FXQKVCHN = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_CUVT77C3 = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CUVT77C3"]();
var import_chunk_TBKFD7HB = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-TBKFD7HB"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LMSX7FDG = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-LMSX7FDG"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_6RSYCDJM.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_SQB2IQP2.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_TXSHE2CT.newsOf)(await (0, import_chunk_TXSHE2CT.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_YTRYFI3O.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_MOHYM4UW.summaryText)(audit.file, audit.state, await (0, import_chunk_B77SZH4W.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_YTRYFI3O.dispatchJson)(waiting.run, waiting.step), run };
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
