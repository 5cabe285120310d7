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
var from_chunk_05a7027d;
var from_chunk_065058f9;
var from_chunk_164a1dfd;
var from_chunk_1b2a4d5b;
var from_chunk_2942e2d3;
var from_chunk_404f426f;
var from_chunk_4cb6c587;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_596b3941;
var from_chunk_61ff0063;
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_8fdef300;
var from_chunk_9b4f0e47;
var from_chunk_a05a8510;
var from_chunk_a12f1922;
var from_chunk_a64ba8f7;
var from_chunk_ad21dde2;
var from_chunk_b15b3bbe;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_chunk_eaa8e1f4;
var from_chunk_f1d31dda;
var from_plan_46d0ae5b;
var from_pre_a93b6e1e;
var from_report_page_ded8baf2;
var from_start_over_a4084560;
var from_main;
parts["run-review-UVT2EPXO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UF6JLSA5 = (from_chunk_8fdef300 ??= require("./chunk-8fdef300.cjs"))["chunk-UF6JLSA5"]();
var import_chunk_VZZFICE3 = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-VZZFICE3"]();
var import_chunk_GDCGWOCL = (from_chunk_9b4f0e47 ??= require("./chunk-9b4f0e47.cjs"))["chunk-GDCGWOCL"]();
var import_chunk_K5GZDWPT = (from_chunk_f1d31dda ??= require("./chunk-f1d31dda.cjs"))["chunk-K5GZDWPT"]();
var import_chunk_YYYU6OSV = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-YYYU6OSV"]();
var import_chunk_5LXTIF3O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-5LXTIF3O"]();
var import_chunk_SJRKCLMI = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-SJRKCLMI"]();
var import_chunk_QMVEDHOL = (from_plan_46d0ae5b ??= require("./plan-46d0ae5b.cjs"))["chunk-QMVEDHOL"]();
var import_chunk_DS4ZOKZU = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-DS4ZOKZU"]();
var import_chunk_BVNW3KPG = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-BVNW3KPG"]();
var import_chunk_T2OO267C = (from_chunk_a05a8510 ??= require("./chunk-a05a8510.cjs"))["chunk-T2OO267C"]();
var import_chunk_5B53XEWU = (from_chunk_f1d31dda ??= require("./chunk-f1d31dda.cjs"))["chunk-5B53XEWU"]();
var import_chunk_XGLUSEXC = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-XGLUSEXC"]();
var import_chunk_P4GKS6IB = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-VDQPBWEA"]();
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
var import_chunk_C7GZSY2I = (from_report_page_ded8baf2 ??= require("./report-page-ded8baf2.cjs"))["chunk-C7GZSY2I"]();
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
var import_chunk_GCT6G5IW = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_CQQ35W63 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-CQQ35W63"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
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
var import_chunk_FXQKVCHN = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
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
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_5B53XEWU.PLAN_FLAGS.flatMap(({ name, type }) => {
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
    await (0, import_chunk_RN53RASZ.writeFileAtomically)(page, await (0, import_chunk_C7GZSY2I.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_K5GZDWPT.readRunOptions)(input);
  const live = (0, import_chunk_UF6JLSA5.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_UF6JLSA5.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_LGMJRMT5.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_PDRCI44O.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_YYYU6OSV.deliver)(
    await (0, import_chunk_YYYU6OSV.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_UF6JLSA5.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_UF6JLSA5.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_5B53XEWU.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_UF6JLSA5.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_QMVEDHOL.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_QMVEDHOL.estimateOf)(run);
  live.say([...(0, import_chunk_QMVEDHOL.plannedLines)(run), (0, import_chunk_UF6JLSA5.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_K5GZDWPT.refuseGiven)(
    input,
    import_chunk_5B53XEWU.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const run = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_A7X42IUV.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_QMVEDHOL.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_UF6JLSA5.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_UF6JLSA5.requireClient)(input.env, void 0);
  await (0, import_chunk_LGMJRMT5.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_PDRCI44O.openRun)(repository, run) });
  return (0, import_chunk_UF6JLSA5.runClient)({
    ...(0, import_chunk_UF6JLSA5.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_UF6JLSA5.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_LGMJRMT5.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_CV3D236W.finishRun)(run);
  }
  const { states } = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_UF6JLSA5.unfinishedBecause)(end);
  throw new import_chunk_LTC5LSMU.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_536YSCMI.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
