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
var from_audit_status_f9784c95;
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_2c192874;
var from_chunk_2d101695;
var from_chunk_2d3e9cc6;
var from_chunk_34c7cc2e;
var from_chunk_39c5fcee;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_494c2569;
var from_chunk_55ac3ba9;
var from_chunk_5aaa8215;
var from_chunk_60674bd8;
var from_chunk_63be19ee;
var from_chunk_695b2e51;
var from_chunk_6db599d9;
var from_chunk_916d3e11;
var from_chunk_9e723cea;
var from_chunk_aa44a1a2;
var from_chunk_aceb951a;
var from_chunk_b946c1bb;
var from_chunk_bb1b7c5b;
var from_chunk_bf6e0a35;
var from_chunk_c37cb4ff;
var from_chunk_cbbb1100;
var from_chunk_e02d5402;
var from_chunk_e76f4c5d;
var from_chunk_e8f57688;
var from_chunk_ee033db2;
var from_chunk_f7796659;
var from_commit_tree_cb128cd3;
var from_next_da01d82f;
var from_pre_e9c34500;
var from_start_over_0303cd5c;
var from_main;
parts["next-audit-T4MR4YMK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4ISGKKTD = (from_commit_tree_cb128cd3 ??= require("./commit-tree-cb128cd3.cjs"))["chunk-4ISGKKTD"]();
var import_chunk_AU23YZOP = (from_chunk_e02d5402 ??= require("./chunk-e02d5402.cjs"))["chunk-AU23YZOP"]();
var import_chunk_7N27CD7B = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-7N27CD7B"]();
var import_chunk_BZ4PSDUW = (from_chunk_63be19ee ??= require("./chunk-63be19ee.cjs"))["chunk-BZ4PSDUW"]();
var import_chunk_GYX3XSST = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-GYX3XSST"]();
var import_chunk_OJPJHTGQ = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-OJPJHTGQ"]();
var import_chunk_E52GYJIA = (from_next_da01d82f ??= require("./next-da01d82f.cjs"))["chunk-E52GYJIA"]();
var import_chunk_CVNTKB67 = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-CVNTKB67"]();
var import_chunk_LH6WCY4Q = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-LH6WCY4Q"]();
var import_chunk_PI5SK2AM = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-PI5SK2AM"]();
var import_chunk_F6TMGWI3 = (from_audit_status_f9784c95 ??= require("./audit-status-f9784c95.cjs"))["chunk-F6TMGWI3"]();
var import_chunk_XT3KREMF = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-XT3KREMF"]();
var import_chunk_K6KIQL4H = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_X64QAB2D = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_aa44a1a2 ??= require("./chunk-aa44a1a2.cjs"))["chunk-X75GLVD4"]();
var import_chunk_52MBNP4C = (from_chunk_e02d5402 ??= require("./chunk-e02d5402.cjs"))["chunk-52MBNP4C"]();
var import_chunk_BV7WZRWC = (from_chunk_e02d5402 ??= require("./chunk-e02d5402.cjs"))["chunk-BV7WZRWC"]();
var import_chunk_M2O743PP = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-M2O743PP"]();
var import_chunk_YDBGSIZB = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-YDBGSIZB"]();
var import_chunk_WAGCTEPU = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-WAGCTEPU"]();
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
var import_chunk_7HFVPWLZ = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-7HFVPWLZ"]();
var import_chunk_63Z2E3UN = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-63Z2E3UN"]();
var import_chunk_UJGKEZEN = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-UJGKEZEN"]();
var import_chunk_CDHO3KDY = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_CUVT77C3 = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CUVT77C3"]();
var import_chunk_TBKFD7HB = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-TBKFD7HB"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LMSX7FDG = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-LMSX7FDG"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-K3ID535Z"]();
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
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_4ISGKKTD.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_XT3KREMF.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_F6TMGWI3.newsOf)(await (0, import_chunk_F6TMGWI3.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_E52GYJIA.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_6VANVNP7.summaryText)(audit.file, audit.state, await (0, import_chunk_KZFR3PGI.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_E52GYJIA.dispatchJson)(waiting.run, waiting.step), run };
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
      const { status, exit } = (0, import_chunk_IX2IM5PP.auditVerdict)(audit.state);
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
