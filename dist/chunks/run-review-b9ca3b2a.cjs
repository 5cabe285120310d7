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
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_2c192874;
var from_chunk_2d101695;
var from_chunk_34c7cc2e;
var from_chunk_39c5fcee;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_494c2569;
var from_chunk_55ac3ba9;
var from_chunk_5aaa8215;
var from_chunk_5cf5fe35;
var from_chunk_60674bd8;
var from_chunk_695b2e51;
var from_chunk_6d514ed0;
var from_chunk_6db599d9;
var from_chunk_867534e9;
var from_chunk_916d3e11;
var from_chunk_9e723cea;
var from_chunk_aa44a1a2;
var from_chunk_aceb951a;
var from_chunk_b946c1bb;
var from_chunk_bb1b7c5b;
var from_chunk_c37cb4ff;
var from_chunk_cbbb1100;
var from_chunk_e6fb257b;
var from_chunk_e76f4c5d;
var from_chunk_e8f57688;
var from_chunk_f7796659;
var from_chunk_f9ef9ff0;
var from_plan_603f1c1c;
var from_pre_e9c34500;
var from_report_page_a63d7502;
var from_start_over_0303cd5c;
var from_main;
parts["run-review-YQ7UCHRI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3OWJPWWX = (from_chunk_e6fb257b ??= require("./chunk-e6fb257b.cjs"))["chunk-3OWJPWWX"]();
var import_chunk_VZZFICE3 = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-VZZFICE3"]();
var import_chunk_W3FVS3HJ = (from_chunk_f7796659 ??= require("./chunk-f7796659.cjs"))["chunk-W3FVS3HJ"]();
var import_chunk_CGZUVN5D = (from_chunk_867534e9 ??= require("./chunk-867534e9.cjs"))["chunk-CGZUVN5D"]();
var import_chunk_MLJ4MO52 = (from_chunk_f9ef9ff0 ??= require("./chunk-f9ef9ff0.cjs"))["chunk-MLJ4MO52"]();
var import_chunk_KQVCEJVY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-KQVCEJVY"]();
var import_chunk_EEA4KC5R = (from_chunk_f9ef9ff0 ??= require("./chunk-f9ef9ff0.cjs"))["chunk-EEA4KC5R"]();
var import_chunk_63TOTODS = (from_plan_603f1c1c ??= require("./plan-603f1c1c.cjs"))["chunk-63TOTODS"]();
var import_chunk_DS4ZOKZU = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-DS4ZOKZU"]();
var import_chunk_GTTE6ZP5 = (from_chunk_2d101695 ??= require("./chunk-2d101695.cjs"))["chunk-GTTE6ZP5"]();
var import_chunk_7GL7JZYQ = (from_chunk_6d514ed0 ??= require("./chunk-6d514ed0.cjs"))["chunk-7GL7JZYQ"]();
var import_chunk_5B53XEWU = (from_chunk_867534e9 ??= require("./chunk-867534e9.cjs"))["chunk-5B53XEWU"]();
var import_chunk_XGLUSEXC = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-XGLUSEXC"]();
var import_chunk_P4GKS6IB = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_2c192874 ??= require("./chunk-2c192874.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_NAN6HSBL = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_YBWTXAVS = (from_chunk_f7796659 ??= require("./chunk-f7796659.cjs"))["chunk-YBWTXAVS"]();
var import_chunk_WMWOZ2GK = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-WMWOZ2GK"]();
var import_chunk_536YSCMI = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-536YSCMI"]();
var import_chunk_7U7JBNTU = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-7U7JBNTU"]();
var import_chunk_QKQYFPOG = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-QKQYFPOG"]();
var import_chunk_YNM7LE37 = (from_chunk_b946c1bb ??= require("./chunk-b946c1bb.cjs"))["chunk-YNM7LE37"]();
var import_chunk_DDYVB6HA = (from_chunk_9e723cea ??= require("./chunk-9e723cea.cjs"))["chunk-DDYVB6HA"]();
var import_chunk_BPDK2H5L = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_QUNZGM6H = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-QUNZGM6H"]();
var import_chunk_6YI44MHD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-6YI44MHD"]();
var import_chunk_RYMJTX5A = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-RYMJTX5A"]();
var import_chunk_PFFRECKU = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PFFRECKU"]();
var import_chunk_LSAC5ZOJ = (from_chunk_9e723cea ??= require("./chunk-9e723cea.cjs"))["chunk-LSAC5ZOJ"]();
var import_chunk_7S2APD6P = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7S2APD6P"]();
var import_chunk_7UZLXLOW = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-7UZLXLOW"]();
var import_chunk_43OESL65 = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_H7KQZJGP = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_5LNCVJZJ = (from_chunk_2d101695 ??= require("./chunk-2d101695.cjs"))["chunk-5LNCVJZJ"]();
var import_chunk_AFDWHU2I = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_46XSD2HH = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-46XSD2HH"]();
var import_chunk_UAUNQBZV = (from_chunk_695b2e51 ??= require("./chunk-695b2e51.cjs"))["chunk-UAUNQBZV"]();
var import_chunk_5ZFEDAR5 = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_PDS7FZMR = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PDS7FZMR"]();
var import_chunk_IX75LTR6 = (from_chunk_f9ef9ff0 ??= require("./chunk-f9ef9ff0.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_f9ef9ff0 ??= require("./chunk-f9ef9ff0.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SMTERPC7 = (from_report_page_a63d7502 ??= require("./report-page-a63d7502.cjs"))["chunk-SMTERPC7"]();
var import_chunk_KZFR3PGI = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-KZFR3PGI"]();
var import_chunk_6VANVNP7 = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-6VANVNP7"]();
var import_chunk_3PKCCHBL = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_IX2IM5PP = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_NFHYS2AH = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JKKI46DU = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-JKKI46DU"]();
var import_chunk_PICGLUWY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-PICGLUWY"]();
var import_chunk_FYCUDDCK = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-FYCUDDCK"]();
var import_chunk_FAG7EFEX = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-FAG7EFEX"]();
var import_chunk_H7CZXG3E = (from_chunk_e8f57688 ??= require("./chunk-e8f57688.cjs"))["chunk-H7CZXG3E"]();
var import_chunk_GGWDZ2UQ = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_7RBOKXIQ = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-7RBOKXIQ"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_E2GJLKLX = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GCT6G5IW = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-GCT6G5IW"]();
var import_chunk_G6WTRN5U = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_X64QAB2D = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-IVJR772G"]();
var import_chunk_Q4HC6FNG = (from_chunk_5cf5fe35 ??= require("./chunk-5cf5fe35.cjs"))["chunk-Q4HC6FNG"]();
var import_chunk_X75GLVD4 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X75GLVD4"]();
var import_chunk_P2AFGQRM = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_QWLFRWJF = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-QWLFRWJF"]();
var import_chunk_PEG2PROD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-PEG2PROD"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_2c192874 ??= require("./chunk-2c192874.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_3UOEAQ4F = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-3UOEAQ4F"]();
var import_chunk_LACYJAXR = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-LACYJAXR"]();
var import_chunk_66BED34G = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-66BED34G"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_JR7MH3EO = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_EKUV3UKO = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EKUV3UKO"]();
var import_chunk_767IHOWX = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-767IHOWX"]();
var import_chunk_I4LBIPHG = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-I4LBIPHG"]();
var import_chunk_OFITSVFV = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OFITSVFV"]();
var import_chunk_T2RMYAKQ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-T2RMYAKQ"]();
var import_chunk_BJYIZPHF = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-BJYIZPHF"]();
var import_chunk_RQL445DP = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-37AYGRAF"]();
var import_chunk_EQDEURPC = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_OTZ2RVYM = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_D3AO4D7T = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-D3AO4D7T"]();
var import_chunk_UJGKEZEN = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-UJGKEZEN"]();
var import_chunk_CDHO3KDY = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    await (0, import_chunk_RN53RASZ.writeFileAtomically)(page, await (0, import_chunk_SMTERPC7.reviewPageOf)(run, report));
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
  const options = (0, import_chunk_CGZUVN5D.readRunOptions)(input);
  const live = (0, import_chunk_3OWJPWWX.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live) : await resumed(input, options.resume, live);
  (0, import_chunk_3OWJPWWX.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_WMWOZ2GK.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_GWBCST5Z.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_MLJ4MO52.deliver)(
    await (0, import_chunk_MLJ4MO52.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_3OWJPWWX.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_3OWJPWWX.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_5B53XEWU.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_3OWJPWWX.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_63TOTODS.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_63TOTODS.estimateOf)(run);
  live.say([...(0, import_chunk_63TOTODS.plannedLines)(run), (0, import_chunk_3OWJPWWX.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_CGZUVN5D.refuseGiven)(
    input,
    import_chunk_5B53XEWU.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const run = await (0, import_chunk_GWBCST5Z.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_FYCUDDCK.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_63TOTODS.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_3OWJPWWX.estimateLine)(estimate)}
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
  if (options.resume !== void 0) await (0, import_chunk_3OWJPWWX.requireClient)(input.env, void 0);
  await (0, import_chunk_WMWOZ2GK.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_GWBCST5Z.openRun)(repository, run) });
  return (0, import_chunk_3OWJPWWX.runClient)({
    ...(0, import_chunk_3OWJPWWX.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_3OWJPWWX.following)(live, read, (await read()).run)
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_GWBCST5Z.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_WMWOZ2GK.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_JKKI46DU.finishRun)(run);
  }
  const { states } = await (0, import_chunk_GWBCST5Z.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_3OWJPWWX.unfinishedBecause)(end);
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
