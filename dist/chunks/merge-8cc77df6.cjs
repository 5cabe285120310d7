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
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
var from_chunk_0c763baa;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_404f426f;
var from_chunk_441ed3b7;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_885f03ff;
var from_chunk_92ee5a42;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_bfcd0270;
var from_chunk_cc483273;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_d87c6858;
var from_chunk_deb79605;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_chunk_fb7546b2;
var from_chunk_ff949c2a;
var from_render_terminal_111148d4;
var from_main;
parts["merge-O47DAMB7"] = part((module, exports) => {
========
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
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_ad21dde2;
var from_chunk_b15b3bbe;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_chunk_eaa8e1f4;
var from_pre_a93b6e1e;
var from_render_terminal_e72539d3;
var from_main;
parts["merge-2MCR6WNV"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
var stdin_exports = {};
__export(stdin_exports, {
  mergeCommand: () => mergeCommand
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
var import_chunk_GT2F2MBZ = (from_render_terminal_111148d4 ??= require("./render-terminal-111148d4.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_S3K5MMUH = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_2YM5OITM = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-2YM5OITM"]();
var import_chunk_K7Z3FTSY = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_W7EW4DTB = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-W7EW4DTB"]();
var import_chunk_UCAGE7IW = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-UCAGE7IW"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_CAVBOU3X = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-CAVBOU3X"]();
var import_chunk_6YI44MHD = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_YGPSWJDA = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-YGPSWJDA"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_YYZDQUWI = (from_chunk_fb7546b2 ??= require("./chunk-fb7546b2.cjs"))["chunk-YYZDQUWI"]();
var import_chunk_BT67HXUF = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-BT67HXUF"]();
var import_chunk_CSDRZVGX = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-CSDRZVGX"]();
var import_chunk_5ZFEDAR5 = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3JSOW4MQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-3JSOW4MQ"]();
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_D2KNDSCN = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-D2KNDSCN"]();
var import_chunk_QXZCLKC6 = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-QXZCLKC6"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_NDY4AQET = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-NDY4AQET"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_6PXMTOX3 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-6PXMTOX3"]();
var import_chunk_SI6GLDIF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-SI6GLDIF"]();
var import_chunk_IVSF7LK5 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-IVSF7LK5"]();
var import_chunk_3WZQDBCC = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_NDQ3C3I4 = (from_render_terminal_111148d4 ??= require("./render-terminal-111148d4.cjs"))["chunk-NDQ3C3I4"]();
var import_chunk_IX75LTR6 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-IX75LTR6"]();
var import_chunk_57S3MHCI = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-57S3MHCI"]();
var import_chunk_G6WTRN5U = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_IVJR772G = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_45BVV4OX = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-45BVV4OX"]();
var import_chunk_X75GLVD4 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_AASB22DL = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
========
var import_chunk_GT2F2MBZ = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-GT2F2MBZ"]();
var import_chunk_S3K5MMUH = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_BVNW3KPG = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-BVNW3KPG"]();
var import_chunk_VDQPBWEA = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_QKQYFPOG = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-QKQYFPOG"]();
var import_chunk_QJX4VL7T = (from_chunk_4cb6c587 ??= require("./chunk-4cb6c587.cjs"))["chunk-QJX4VL7T"]();
var import_chunk_ZSZ2UPW6 = (from_chunk_eaa8e1f4 ??= require("./chunk-eaa8e1f4.cjs"))["chunk-ZSZ2UPW6"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_3EIEYUWL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-3EIEYUWL"]();
var import_chunk_6YI44MHD = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-6YI44MHD"]();
var import_chunk_YGPSWJDA = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-YGPSWJDA"]();
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
var import_chunk_4XYSMJST = (from_render_terminal_e72539d3 ??= require("./render-terminal-e72539d3.cjs"))["chunk-4XYSMJST"]();
var import_chunk_IX75LTR6 = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_b15b3bbe ??= require("./chunk-b15b3bbe.cjs"))["chunk-6HIQ3W5O"]();
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
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
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
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_crypto = require("node:crypto");
var DEPTH = 5;
var NOT_SEARCHED = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function runFolders(folder, depth = DEPTH) {
  if (await (0, import_chunk_XPIKYFDN.isFile)((0, import_node_path2.join)(folder, "run.json"))) return [folder];
  if (depth === 0) return [];
  const entries = await (0, import_chunk_PI4NLZB6.readdir)(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name)).map(({ name }) => (0, import_node_path2.join)(folder, name)).toSorted(import_chunk_UTFC5QHX.compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}
async function oddEntries(folder) {
  const entries = await (0, import_chunk_PI4NLZB6.readdir)(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = (0, import_node_path2.join)(folder, entry.name);
      if (entry.isDirectory()) return oddEntries(path);
      return entry.isFile() ? [] : [path];
    })
  );
  return found.flat().toSorted(import_chunk_UTFC5QHX.compareText);
}
async function readShard(run, isOwn) {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    (0, import_chunk_BQG2QDES.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_QXZCLKC6.readPast)(paths, file),
    (0, import_chunk_VV4P3O3O.readStamped)(paths.files, file),
    (0, import_chunk_VV4P3O3O.readStamped)(paths.rules, file),
    (0, import_chunk_VV4P3O3O.readStamped)(paths.facts, file)
========
    (0, import_chunk_BL7SQKEU.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_K4VOEUKZ.readPast)(paths, file),
    (0, import_chunk_XWPZDREH.readStamped)(paths.files, file),
    (0, import_chunk_XWPZDREH.readStamped)(paths.rules, file),
    (0, import_chunk_XWPZDREH.readStamped)(paths.facts, file)
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  ]);
  const read = { run, isOwn, scope, past, files, rules, facts };
  return { ...read, shard: file.shard ?? wholeAsShard(read) };
}
function wholeAsShard(read) {
  const { file } = read.run;
  const shard = {
    index: 1,
    of: 1,
    paths: read.scope.files.map(({ path }) => path),
    scope_note: file.scope_note
  };
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  return { ...shard, plan: (0, import_chunk_2YM5OITM.planKey)(plannedOf({ ...read, shard: { ...shard, plan: "" } })) };
========
  return { ...shard, plan: (0, import_chunk_BVNW3KPG.planKey)(plannedOf({ ...read, shard: { ...shard, plan: "" } })) };
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
function shardName({ run, shard }) {
  if (run.file.shard === void 0) return `run ${run.file.run}`;
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  return (0, import_chunk_2YM5OITM.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_2YM5OITM.planParts)(plannedOf(one)), (0, import_chunk_2YM5OITM.planParts)(plannedOf(other))];
========
  return (0, import_chunk_BVNW3KPG.planKey)(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [(0, import_chunk_BVNW3KPG.planParts)(plannedOf(one)), (0, import_chunk_BVNW3KPG.planParts)(plannedOf(other))];
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
function plannedOf({ run, shard, scope, past, facts }) {
  return { file: wholeRun(run.file), of: shard.of, scope, past, context: facts.context };
}
function wholeRun(file) {
  const { shard, ...rest } = file;
  return shard === void 0 ? file : { ...rest, scope_note: shard.scope_note };
}
async function findShards(repository, named, cwd) {
  const found = [];
  for (const name of named) found.push(...await shardsOf(repository, name, cwd));
  return found.toSorted((a, b) => a.shard.index - b.shard.index);
}
async function shardsOf(repository, name, cwd) {
  const own = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await (0, import_chunk_XPIKYFDN.isFile)(own.run)) return [await ownShard(repository, name)];
  const folder = await folderNamed(name, cwd);
  const folders = await runFolders(folder);
  const shards = [];
  const others = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one, one === folder);
    if (shard !== void 0) shards.push(shard);
    else if (one === folder) throw notAShard(name, "is a step, and not a review");
    else others.push(one);
  }
  if (shards.length > 0) return shards;
  const [whole] = others;
  throw new import_chunk_LTC5LSMU.Failure("merge/no-shards", `${(0, import_chunk_NLWRO2NF.printable)(name)} holds no run that is a shard`, {
    hint: whole === void 0 ? "name runs that were planned with --shard, or the folders that they lie in" : `a whole review is taken over where its own folder is named, here ${(0, import_chunk_CKMVB2RJ.counted)(others.length, "folder")}: correctless merge ${(0, import_chunk_TDLACVAW.shellWord)(whole)}`
  });
}
async function ownShard(repository, name) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const run = await (0, import_chunk_F47WY74A.openRun)(repository, name);
========
  const run = await (0, import_chunk_PDRCI44O.openRun)(repository, name);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  await requireNoLinks(run.paths.dir);
  if (run.file.kind === "review" && run.file.shard !== void 0) return readShard(run, true);
  throw notAShard(name, "is a whole review or a step, and not a shard");
}
async function folderNamed(name, cwd) {
  const folder = (0, import_node_path.resolve)(cwd, name);
  const stats = await (0, import_promises.stat)(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new import_chunk_LTC5LSMU.Failure(
    "merge/no-shards",
    `${(0, import_chunk_NLWRO2NF.printable)(name)} is neither a run of this repository nor a folder`,
    {
      hint: "unpack what was carried over, and name the folder"
    }
  );
}
async function shardIn(repository, folder, whole) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const file = await (0, import_chunk_BQG2QDES.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
========
  const file = await (0, import_chunk_BL7SQKEU.readRunJson)((0, import_node_path.join)(folder, "run.json"), "run");
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  if (file.kind !== "review" || file.shard === void 0 && !whole) return void 0;
  await requireNoLinks(folder);
  const paths = (0, import_chunk_DRNRIY4A.runPathsIn)(folder);
  const isOwn = await isOwnRun(file, paths);
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  return readShard(await (0, import_chunk_F47WY74A.runAt)(repository, file, paths, isOwn ? "own" : "named"), isOwn);
========
  return readShard(await (0, import_chunk_PDRCI44O.runAt)(repository, file, paths, isOwn ? "own" : "named"), isOwn);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
async function requireNoLinks(folder) {
  const [odd] = await oddEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
}
async function isOwnRun(file, paths) {
  if ((0, import_node_path.basename)(paths.dir) !== file.run) return false;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  return (0, import_chunk_BQG2QDES.readLedger)(paths).then(
========
  return (0, import_chunk_BL7SQKEU.readLedger)(paths).then(
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    (lines2) => lines2.length > 0,
    (error) => {
      if (error instanceof import_chunk_LTC5LSMU.Failure && error.code === "run/foreign") return false;
      throw error;
    }
  );
}
function notAShard(name, what) {
  return new import_chunk_LTC5LSMU.Failure("merge/not-a-shard", `${(0, import_chunk_NLWRO2NF.printable)(name)} ${what}`, {
    hint: "only parts of one review are merged: correctless plan TARGET --shard I/N"
  });
}
function takenSlots(file, shards) {
  const all = shards.flatMap(
    (shard) => shard.run.states.filter(({ slot, status }) => slot.phase !== "score" || status === "stored").map(({ slot }) => ({ shard, from: slot }))
  );
  return all.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(({ from }) => PHASES.indexOf(from.phase)),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => import_chunk_DFW3OGFT.LENSES.findIndex((lens) => lens === from.agent)),
      (0, import_chunk_UTFC5QHX.by)(({ shard }) => shard.shard.index),
      (0, import_chunk_UTFC5QHX.by)(({ from }) => (0, import_chunk_DRNRIY4A.slotParts)(from.slot)?.number ?? 0)
    )
  ).map(({ shard, from }, index) => ({
    shard,
    from,
    slot: {
      ...withoutFindings(from),
      run: file.run,
      slot: `${file.run}/${index + 1}`,
      shard_slot: from.slot
    }
  }));
}
var PHASES = ["summary", "review", "score"];
function withoutFindings({ findings, ...slot }) {
  if (findings === void 0) return slot;
  return { ...slot, findings: findings.map(({ id }) => ({ id, fingerprint: null })) };
}
function takenAgent(shard, agentId) {
  return `${agentId}-${shard.run.file.run}`;
}
function takenLedger(shards, taken, at) {
  const names = new Map(taken.map(({ from, slot }) => [from.slot, slot.slot]));
  const open = taken.filter(
    ({ shard, from }) => shard.run.states.some(({ slot, status }) => slot.slot === from.slot && status === "pending")
  );
  const planned = (phase) => ({
    at,
    kind: "planned",
    phase,
    slots: taken.filter(({ from }) => from.phase === phase).map(({ slot }) => slot.slot),
    uncovered: shards.flatMap(
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
      ({ run }) => (0, import_chunk_BQG2QDES.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
========
      ({ run }) => (0, import_chunk_BL7SQKEU.eventsOf)(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    )
  });
  return [
    planned("summary"),
    planned("review"),
    ...shards.flatMap((shard) => shard.run.ledger.flatMap((event) => takenEvent(shard, event, names))),
    ...open.length === 0 ? [] : [{ at, kind: "given-up", slots: open.map(({ slot }) => slot.slot) }],
    planned("score")
  ];
}
function takenEvent(shard, event, names) {
  const named = (slot) => names.get(slot) ?? slot;
  switch (event.kind) {
    case "planned":
    case "sealed":
    case "finished":
      return [];
    case "offered":
    case "given-up":
    case "reopened":
      return [{ ...event, slots: event.slots.map(named) }];
    case "dispatched":
    case "lost":
      return [{ ...event, slot: named(event.slot) }];
    case "stored":
      return [{ ...event, slot: named(event.slot), agentId: takenAgent(shard, event.agentId) }];
    case "accepted":
    case "refused": {
      const slot = event.slot === void 0 ? {} : { slot: named(event.slot) };
      const agent = event.agentId === void 0 ? {} : { agentId: takenAgent(shard, event.agentId) };
      return [{ ...event, ...slot, ...agent }];
    }
    case "look":
    case "sent-back":
    case "ignored":
      return [{ ...event, agentId: takenAgent(shard, event.agentId) }];
    case "denied":
      return [event];
  }
}
async function copyContext(repository, file, paths, shards) {
  const [{ run, scope, past, files, rules, facts }] = shards;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const secrets = await (0, import_chunk_VV4P3O3O.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.scope, (0, import_chunk_BQG2QDES.jsonText)({ ...scope, ...(0, import_chunk_VV4P3O3O.stampOf)(file) })),
    (0, import_chunk_VV4P3O3O.writeStamped)(paths.files, file, files),
    (0, import_chunk_VV4P3O3O.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_VV4P3O3O.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_VV4P3O3O.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_VV4P3O3O.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_QXZCLKC6.writePast)(paths, file, past),
    (0, import_chunk_VV4P3O3O.writeStamped)(paths.fingerprint, file, await (0, import_chunk_Y4UYJQVW.fingerprintRepository)(repository))
========
  const secrets = await (0, import_chunk_XWPZDREH.readStamped)(run.paths.secrets, run.file);
  await Promise.all([
    (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.scope, (0, import_chunk_BL7SQKEU.jsonText)({ ...scope, ...(0, import_chunk_XWPZDREH.stampOf)(file) })),
    (0, import_chunk_XWPZDREH.writeStamped)(paths.files, file, files),
    (0, import_chunk_XWPZDREH.writeStamped)(paths.rules, file, rules),
    (0, import_chunk_XWPZDREH.writeStamped)(paths.facts, file, facts),
    ...shards.map((shard) => (0, import_chunk_XWPZDREH.writeStamped)(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    (0, import_chunk_XWPZDREH.writeStamped)(paths.secrets, file, secrets),
    (0, import_chunk_K4VOEUKZ.writePast)(paths, file, past),
    (0, import_chunk_XWPZDREH.writeStamped)(paths.fingerprint, file, await (0, import_chunk_6XL6DKYN.fingerprintRepository)(repository))
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const [old, number] = [from, slot].map((one) => (0, import_chunk_DRNRIY4A.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_R5ZSPPUH.readBytes)(there.packet(old ?? 0)));
  const by2 = shard.run.states.find((state) => state.slot.slot === from.slot)?.storedBy ?? null;
  if (by2 === null) return;
  await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_R5ZSPPUH.readBytes)(there.reply(by2)));
========
  const [old, number] = [from, slot].map((one) => (0, import_chunk_SMKJISEK.slotParts)(one.slot)?.number ?? 0);
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.packet(number ?? 0), await (0, import_chunk_RN53RASZ.readBytes)(there.packet(old ?? 0)));
  const by2 = shard.run.states.find((state) => state.slot.slot === from.slot)?.storedBy ?? null;
  if (by2 === null) return;
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.reply(takenAgent(shard, by2)), await (0, import_chunk_RN53RASZ.readBytes)(there.reply(by2)));
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    run: (0, import_chunk_GBV23WAC.randomId)(),
    planned_at: (0, import_chunk_BQG2QDES.now)(),
========
    run: (0, import_chunk_66BED34G.randomId)(),
    planned_at: (0, import_chunk_BL7SQKEU.now)(),
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    top,
    tree_root: treeRoot,
    nonce: (0, import_chunk_GBV23WAC.randomHex)(16),
    ...wordOf(shards),
    warnings: [...new Set(shards.flatMap(({ run }) => run.file.warnings))],
    merged: {
      of,
      shards: shards.map(({ shard: { index }, run: { file } }) => ({
        ...{ index, run: file.run, top: file.top, tree_root: file.tree_root }
      })),
      gaps: [...missing.map((index) => missingGap(index, of)), ...shards.flatMap(openGap)],
      failures: shards.flatMap(failureOf)
    }
  };
}
function wordOf(shards) {
  const runs = shards.flatMap(({ isOwn, run: { file } }) => [
    ...isOwn ? [] : [file.run],
    ...file.word_of ?? []
  ]);
  return runs.length === 0 ? {} : { word_of: [...new Set(runs)] };
}
function missingGap(index, of) {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}
function openGap(shard) {
  const { ledger, file, states } = shard.run;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  if ((0, import_chunk_BQG2QDES.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
========
  if ((0, import_chunk_BL7SQKEU.eventsOf)(ledger, "finished").length > 0) return failedSlots(shard);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  const stored = states.filter(({ status }) => status === "stored").length;
  return [
    `${shardName(shard)} is not finished, ${stored} of ${states.length} slots are stored: go on where it lies with correctless next ${file.run}, and merge again`
  ];
}
function failedSlots(shard) {
  const failed = shard.run.states.filter(({ slot, status }) => slot.phase !== "score" && status !== "stored");
  if (failed.length === 0) return [];
  return [
    `${shardName(shard)} is incomplete: try its ${failed.length} slots again where it lies with correctless next ${shard.run.file.run} --retry, and merge again`
  ];
}
function failureOf(shard) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  return (0, import_chunk_BQG2QDES.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
========
  return (0, import_chunk_BL7SQKEU.eventsOf)(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
function requireOnePlan(shards) {
  const [first, ...others] = shards;
  for (const shard of shards) requireOwnKey(shard);
  for (const other of others) requireSamePlan(first, other);
  const { of } = first.shard;
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1];
    if (before?.shard.index === shard.shard.index) throw twice(before, shard);
    if (shard.shard.index > of) throw edited(shard, `there is no part ${shard.shard.index} of ${of}`);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some(({ shard }) => shard.index === index)
  );
  requirePartition(shards, missing.length === 0);
  return missing;
}
function requireOwnKey(shard) {
  const { version } = shard.run.file;
  if (version !== import_chunk_YNVMEEXY.VERSION) {
    throw new import_chunk_LTC5LSMU.Failure(
      "merge/other-plan",
      `${shardName(shard)} is of version ${version}, this is ${import_chunk_YNVMEEXY.VERSION}`,
      {
        hint: `merge with version ${version}, or plan the shards anew`
      }
    );
  }
  if (keyOfShard(shard) !== shard.shard.plan)
    throw edited(shard, "its files are not those it was planned with");
}
function requireSamePlan(first, other) {
  if (first.shard.plan === other.shard.plan) return;
  const parts = differingParts(first, other).join(", ");
  throw new import_chunk_LTC5LSMU.Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new import_chunk_LTC5LSMU.Failure(
    "merge/shard-twice",
    `${shardName(one)} is there twice, also as run ${other.run.file.run}`,
    {
      hint: "name one of the two"
    }
  );
}
function requirePartition(shards, isWhole) {
  const owner = /* @__PURE__ */ new Map();
  const [{ scope }] = shards;
  const changed = new Set(scope.files.map(({ path }) => path));
  for (const shard of shards) {
    for (const path of shard.shard.paths) {
      if (owner.has(path) || !changed.has(path)) {
        throw edited(shard, `${(0, import_chunk_NLWRO2NF.printable)(path)} is not a file of its part of the change`);
      }
      owner.set(path, shard);
    }
  }
  const left = [...changed].find((path) => !owner.has(path));
  const last = shards.at(-1);
  if (isWhole && left !== void 0 && last !== void 0) {
    throw edited(last, `${(0, import_chunk_NLWRO2NF.printable)(left)} is in no part, although all are there`);
  }
}
function edited(shard, what) {
  return new import_chunk_LTC5LSMU.Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await (0, import_chunk_BN7E3F24.blobSizes)(repository, [base.tree, head.tree]);
  const lacking = [base, head].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    (0, import_chunk_CAVBOU3X.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_Z2F5XNW6.readRules)(repository, base.tree)
========
    (0, import_chunk_ZSZ2UPW6.readDifference)(repository, { base, head }, paths),
    (0, import_chunk_QJX4VL7T.readRules)(repository, base.tree)
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new import_chunk_LTC5LSMU.Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: what is not committed is nowhere else" : `git fetch origin ${sha}`
  });
}
var NONCE = /^The nonce of this packet is ([0-9a-f]{32})\./m;
function asksAbout(packet, id, finding) {
  const nonce = NONCE.exec(packet)?.[1];
  if (nonce === void 0) return false;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const { kind, content, attributes } = (0, import_chunk_YYZDQUWI.claimPart)(finding, id);
  return packet.includes((0, import_chunk_CSDRZVGX.fence)(kind, nonce, content, attributes));
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_chunk_BQG2QDES.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_YYZDQUWI.storedSummary)(shard.run), null];
========
  const { kind, content, attributes } = (0, import_chunk_MHOVHJ3Z.claimPart)(finding, id);
  return packet.includes((0, import_chunk_N334UJQ2.fence)(kind, nonce, content, attributes));
}
async function requirePlannedSlots(shard) {
  const planned = new Set((0, import_chunk_BL7SQKEU.eventsOf)(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await (0, import_chunk_MHOVHJ3Z.storedSummary)(shard.run), null];
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  const expected = summaries.map((summary) => expectedSlots(shard, summary, planned.has("review")));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw edited(shard, "its slots are not those that are planned for this part of the change");
  }
}
function expectedSlots({ run, files, rules, facts, past }, summary, hasReview) {
  const { file } = run;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const material = (0, import_chunk_SI6GLDIF.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_GBV23WAC.slotNames)(file, []);
  const first = (0, import_chunk_YYZDQUWI.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = (0, import_chunk_YYZDQUWI.reviewSlots)(file, { material, summary, carried }, nextSlot);
========
  const material = (0, import_chunk_DYGPEVN6.withRules)({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = (0, import_chunk_MMWTDIX3.slotNames)(file, []);
  const first = (0, import_chunk_MHOVHJ3Z.summarySlots)(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  if (!hasReview) return [first, []];
  const { slots, uncovered } = (0, import_chunk_MHOVHJ3Z.reviewSlots)(file, { material, summary, carried }, nextSlot);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  return [
    [...first, ...slots.map(({ packet }) => shape(packet))],
    uncovered.map(({ hunk, why }) => ({ hunk, why }))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase === "summary" || phase === "review");
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const uncovered = (0, import_chunk_BQG2QDES.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
========
  const uncovered = (0, import_chunk_BL7SQKEU.eventsOf)(run.ledger, "planned").flatMap((event) => event.uncovered);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}
function shape({ slot, agent, hunks, paths, bytes }) {
  return [slot, agent, hunks, paths, bytes];
}
var MARK = /\[REDACTED:[^\]\n]*\]/;
function sameButForSecrets(text, shown) {
  if (text === shown) return true;
  const [lines2, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines2.length === others.length && lines2.every((line, index) => sameLine(line, others[index] ?? ""));
}
var BREAK = /\n|\\n/;
function sameLine(line, shown) {
  if (line === shown) return true;
  const parts = shown.split(MARK);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return parts.length > 1 && line.length >= first.length + last.length && line.startsWith(first) && line.endsWith(last);
}
async function verifyShard(shard, truth) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  (0, import_chunk_F47WY74A.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
========
  (0, import_chunk_PDRCI44O.requireNoEarlierScorers)(shard.run.paths, shard.run.slots);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const scope = [(0, import_chunk_ITMNBPAO.scopeEntries)(change.changed), (0, import_chunk_2YM5OITM.skippedEntries)(change)];
========
  const scope = [(0, import_chunk_ITMNBPAO.scopeEntries)(change.changed), (0, import_chunk_BVNW3KPG.skippedEntries)(change)];
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw edited(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = (0, import_chunk_GGWDZ2UQ.shownFiles)(change);
  const isSame = (file, index) => sameButForSecrets(JSON.stringify(lines(shown[index])), JSON.stringify(lines(file)));
  const odd = shard.files.find((file, index) => !isSame(file, index));
  if (odd !== void 0 || shown.length !== shard.files.length) {
    throw edited(shard, `the hunks of ${(0, import_chunk_NLWRO2NF.printable)(odd?.path ?? "the change")} are not those of git`);
  }
  const bodies = new Map(rules.map(({ path, body }) => [path, body]));
  const oddRule = shard.rules.all.find(({ path, body }) => !sameButForSecrets(bodies.get(path) ?? "", body));
  if (oddRule !== void 0)
    throw edited(shard, `the rules of ${(0, import_chunk_NLWRO2NF.printable)(oddRule.path)} are not those at base`);
}
function lines(file) {
  return file === void 0 ? null : [file.path, file.header, file.skipped, file.hunks];
}
async function requireReplies(shard) {
  const { run } = shard;
  for (const { slot, storedBy } of run.states) {
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    const packet = await (0, import_chunk_R5ZSPPUH.readBytes)(run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0));
========
    const packet = await (0, import_chunk_RN53RASZ.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0));
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    if ((0, import_node_crypto.createHash)("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw edited(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    if (storedBy === null) continue;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    const reply = await (0, import_chunk_L5IKIS3U.storedReply)(run, slot, slot.agent);
    if (reply !== void 0 && "slot" in reply) (0, import_chunk_LQYUZ4YC.requireSlot)(reply, slot.slot);
========
    const reply = await (0, import_chunk_MZRIQKCG.storedReply)(run, slot, slot.agent);
    if (reply !== void 0 && "slot" in reply) (0, import_chunk_54YQBU5F.requireSlot)(reply, slot.slot);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const { toScore } = await (0, import_chunk_YYZDQUWI.collectFindings)(run);
  const redactor = await (0, import_chunk_SI6GLDIF.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = (await (0, import_chunk_R5ZSPPUH.readBytes)(run.paths.packet((0, import_chunk_DRNRIY4A.slotParts)(slot.slot)?.number ?? 0))).toString("utf8");
========
  const { toScore } = await (0, import_chunk_MHOVHJ3Z.collectFindings)(run);
  const redactor = await (0, import_chunk_DYGPEVN6.readRedactor)(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = (await (0, import_chunk_RN53RASZ.readBytes)(run.paths.packet((0, import_chunk_SMKJISEK.slotParts)(slot.slot)?.number ?? 0))).toString("utf8");
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (!asksAbout(packet, id, await (0, import_chunk_5ZFEDAR5.cleanText)(finding, redactor))) {
        throw edited(shard, `slot ${slot.slot} scores another finding than it says`);
      }
      own.set(id, finding);
    }
    found.set(slot.slot, own);
  }
  return found;
}
async function mergeShards({ repository, shards, cacheRoot: cacheRoot2 }) {
  const missing = requireOnePlan(shards);
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  (0, import_chunk_UCAGE7IW.requireCacheOutside)(repository, cacheRoot2);
========
  (0, import_chunk_3EIEYUWL.requireCacheOutside)(repository, cacheRoot2);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  const treeRoot = await (0, import_chunk_W7EW4DTB.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_F47WY74A.openRun)(repository, file.run);
  await (0, import_chunk_YYZDQUWI.prepareScores)(run, await (0, import_chunk_SI6GLDIF.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_F47WY74A.openRun)(repository, file.run));
  const whole = await (0, import_chunk_F47WY74A.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_YOPPTR4X.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_MOWC6Z7X.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_BQG2QDES.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_YYZDQUWI.collectFindings)({
========
  const treeRoot = await (0, import_chunk_QKQYFPOG.materializeTree)(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await (0, import_chunk_PDRCI44O.openRun)(repository, file.run);
  await (0, import_chunk_MHOVHJ3Z.prepareScores)(run, await (0, import_chunk_DYGPEVN6.readMaterial)(run.paths, run.file));
  await giveUpUnscored(await (0, import_chunk_PDRCI44O.openRun)(repository, file.run));
  const whole = await (0, import_chunk_PDRCI44O.openRun)(repository, file.run);
  return { run: whole, report: await (0, import_chunk_CV3D236W.finishRun)(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await (0, import_chunk_TZ63U2R7.requireRealFolders)(repository.top);
  const paths = (0, import_chunk_SMKJISEK.runPaths)(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, (0, import_chunk_BL7SQKEU.now)());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await (0, import_chunk_MHOVHJ3Z.collectFindings)({
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    ...{ repository, file, paths, ledger, slots },
    states: (0, import_chunk_6WUWXQ75.slotStates)(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
  await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.ledger, await (0, import_chunk_BQG2QDES.chainedText)(paths.ledger, ledger));
  await (0, import_chunk_MOWC6Z7X.createRun)(file, paths);
  await (0, import_chunk_A4JI26AR.sealPlanned)(paths);
========
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.ledger, await (0, import_chunk_BL7SQKEU.chainedText)(paths.ledger, ledger));
  await (0, import_chunk_TZ63U2R7.createRun)(file, paths);
  await (0, import_chunk_52XWVFP6.sealPlanned)(paths);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
function bindScores(taken, scored, toScore) {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return taken.map(({ from, slot }) => {
    if (slot.findings === void 0) return slot;
    const named = ({ id }) => {
      const finding = scored.get(from.slot)?.get(id);
      return { id, fingerprint: (finding && fingerprints.get(identityOf(finding))) ?? null };
    };
    return { ...slot, findings: slot.findings.map(named) };
  });
}
function identityOf({ slot, lens, claim }) {
  return JSON.stringify([slot, lens, claim]);
}
async function writeSlotFiles(paths, slots) {
  for (const [index, slot] of slots.entries())
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.slot(index + 1), (0, import_chunk_BQG2QDES.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_BQG2QDES.record)(run.paths, { kind: "given-up", slots });
========
    await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.slot(index + 1), (0, import_chunk_BL7SQKEU.jsonText)(slot));
}
async function giveUpUnscored(run) {
  const slots = run.states.filter(({ status }) => status === "pending").map(({ slot }) => slot.slot);
  if (slots.length > 0) await (0, import_chunk_BL7SQKEU.record)(run.paths, { kind: "given-up", slots });
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
}
var mergeCommand = {
  name: "merge",
  summary: "Puts the shards of one review together to one run with one report",
  usage: "RUN|FOLDER\u2026 [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the merged run as JSON on stdout" }],
  takes: { least: 1, most: 256, paths: false },
  details: `A FOLDER is the folder of a run, carried over from another machine or not, or one that holds such folders. The folder of a
whole review is taken over as it is, so that a review here can go on from it. What you did not write on this machine is
believed because you name its folder, and the report says "taken on the word of" its run.
Replies are checked anew against git, duplicates and limits are decided over all shards. Shards of different plans, and
folders that are not as they were reviewed, are refused. Ends as \`correctless verdict\` does: 0 complete and clean, 1
findings at or above --fail-on, 3 incomplete, as with a shard that is missing or was not finished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index\u2026]}.`,
  run: async ({ positionals, flag, cwd, env }) => {
    (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
<<<<<<<< HEAD:dist/chunks/merge-5cf0ad06.cjs
    await (0, import_chunk_VI2EDE7Y.requireUntracked)(repository);
========
    await (0, import_chunk_BT7AZ22O.requireUntracked)(repository);
>>>>>>>> h/s2:dist/chunks/merge-8cc77df6.cjs
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const from = of === 1 ? `taken over from run ${shards[0]?.run ?? ""}` : `merged from ${shards.length} of ${of} shards`;
  return `${(0, import_chunk_NDQ3C3I4.renderTerminal)(report)}

${(0, import_chunk_GT2F2MBZ.storedLines)(run)}run: ${run.file.run}, ${from}
`;
}
function jsonOf({ run, report: { status, exit }, missing }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return `${JSON.stringify(json, null, 2)}
`;
}
function statusOf({ report: { exit } }) {
  return exit === 0 || exit === 1 ? exit : 3;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  mergeCommand
});
});
