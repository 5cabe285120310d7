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
var from_audit_start_9230e5bb;
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
var from_chunk_8fdef300;
var from_chunk_9b4f0e47;
var from_chunk_a12f1922;
var from_chunk_a64ba8f7;
var from_chunk_aae6f2b6;
var from_chunk_ad21dde2;
var from_chunk_b054c5f4;
var from_chunk_b15b3bbe;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d21b8304;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_chunk_eaa8e1f4;
var from_chunk_f1d31dda;
var from_commit_tree_20133ff4;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["run-audit-JAEML4XB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4ZZV536J = (from_audit_start_9230e5bb ??= require("./audit-start-9230e5bb.cjs"))["chunk-4ZZV536J"]();
var import_chunk_B64D5H77 = (from_chunk_b054c5f4 ??= require("./chunk-b054c5f4.cjs"))["chunk-B64D5H77"]();
var import_chunk_UF6JLSA5 = (from_chunk_8fdef300 ??= require("./chunk-8fdef300.cjs"))["chunk-UF6JLSA5"]();
var import_chunk_VZZFICE3 = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-VZZFICE3"]();
var import_chunk_GDCGWOCL = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-GDCGWOCL"]();
var import_chunk_K5GZDWPT = (from_chunk_f1d31dda ??= require("./chunk-f1d31dda.cjs"))["chunk-K5GZDWPT"]();
var import_chunk_YYYU6OSV = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-YYYU6OSV"]();
var import_chunk_5LXTIF3O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-5LXTIF3O"]();
var import_chunk_SJRKCLMI = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-SJRKCLMI"]();
var import_chunk_5B53XEWU = (from_chunk_f1d31dda ??= require("./chunk-f1d31dda.cjs"))["chunk-5B53XEWU"]();
var import_chunk_XGLUSEXC = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-XGLUSEXC"]();
var import_chunk_P4GKS6IB = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_6RSYCDJM = (from_commit_tree_20133ff4 ??= require("./commit-tree-20133ff4.cjs"))["chunk-6RSYCDJM"]();
var import_chunk_O6XG6N7B = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-O6XG6N7B"]();
var import_chunk_7N27CD7B = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-7N27CD7B"]();
var import_chunk_P5K2HWEO = (from_chunk_d21b8304 ??= require("./chunk-d21b8304.cjs"))["chunk-P5K2HWEO"]();
var import_chunk_AF6NF7QC = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-AF6NF7QC"]();
var import_chunk_5L7CZA5S = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-5L7CZA5S"]();
var import_chunk_GXAB5ZP5 = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-GXAB5ZP5"]();
var import_chunk_5T6L3YMD = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-5T6L3YMD"]();
var import_chunk_IOVM6VWI = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-IOVM6VWI"]();
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
var import_chunk_IX75LTR6 = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-6HIQ3W5O"]();
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
var import_chunk_2HEIW5OX = (from_main ??= require("../main.cjs"))["chunk-2HEIW5OX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_5B53XEWU.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_K5GZDWPT.readRunOptions)(input);
  (0, import_chunk_K5GZDWPT.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_UF6JLSA5.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_UF6JLSA5.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_CYTLNJVL.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_YYYU6OSV.deliver)(
    await (0, import_chunk_YYYU6OSV.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_UF6JLSA5.costLine)(end)}${abortText(audit)}audit: ${file.audit}
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
  const audit = await (0, import_chunk_4ZZV536J.startAudit)({
    ...await (0, import_chunk_4ZZV536J.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_AF6NF7QC.huntCalls)(files, roles.length);
      (0, import_chunk_UF6JLSA5.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_4ZZV536J.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_K5GZDWPT.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const audit = await (0, import_chunk_CYTLNJVL.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_6RSYCDJM.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_CYTLNJVL.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_UF6JLSA5.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_UF6JLSA5.runClient)({
    ...{ ...(0, import_chunk_UF6JLSA5.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_UF6JLSA5.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_CYTLNJVL.openAudit)(home, name);
  const move = (0, import_chunk_SQB2IQP2.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_PDRCI44O.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_SQB2IQP2.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_2HEIW5OX.failureText)(
    new import_chunk_LTC5LSMU.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_UF6JLSA5.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_SQB2IQP2.decideMove)(file, state).kind === "ask";
  return new import_chunk_LTC5LSMU.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
