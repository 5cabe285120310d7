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
var from_chunk_0c763baa;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_404f426f;
var from_chunk_407502fe;
var from_chunk_441ed3b7;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_885f03ff;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_chunk_aa30f698;
var from_chunk_bfcd0270;
var from_chunk_c2024bfb;
var from_chunk_cc483273;
var from_chunk_cc8f30be;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_d87c6858;
var from_chunk_deb79605;
var from_chunk_e7176a56;
var from_chunk_f559616e;
var from_chunk_f9992ab7;
var from_chunk_fb7546b2;
var from_chunk_ff949c2a;
var from_plan_fd1c62e2;
var from_report_page_e891a221;
var from_start_over_ce61a31a;
var from_main;
parts["run-review-LB2BYVG2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2PWCVSMW = (from_chunk_cc8f30be ??= require("./chunk-cc8f30be.cjs"))["chunk-2PWCVSMW"]();
var import_chunk_VZZFICE3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-VZZFICE3"]();
var import_chunk_QDQSA4CI = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-QDQSA4CI"]();
var import_chunk_L4U6HKQ3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-L4U6HKQ3"]();
var import_chunk_6BDWWMVW = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-6BDWWMVW"]();
var import_chunk_TCKRGWWY = (from_plan_fd1c62e2 ??= require("./plan-fd1c62e2.cjs"))["chunk-TCKRGWWY"]();
var import_chunk_DS4ZOKZU = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-DS4ZOKZU"]();
var import_chunk_2YM5OITM = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-2YM5OITM"]();
var import_chunk_KCTRUGUO = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-KCTRUGUO"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_deb79605 ??= require("./chunk-deb79605.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_PEVVMZ7Q = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-PEVVMZ7Q"]();
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
var import_chunk_6PR7UMQU = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-6PR7UMQU"]();
var import_chunk_IZPMXLNR = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-IZPMXLNR"]();
var import_chunk_LG4HRMOH = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-LG4HRMOH"]();
var import_chunk_EKQSUUC3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_P4NDZK3S = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_YYZDQUWI = (from_chunk_fb7546b2 ??= require("./chunk-fb7546b2.cjs"))["chunk-YYZDQUWI"]();
var import_chunk_BT67HXUF = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-BT67HXUF"]();
var import_chunk_CSDRZVGX = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-CSDRZVGX"]();
var import_chunk_5ZFEDAR5 = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_3JSOW4MQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-3JSOW4MQ"]();
var import_chunk_KOF6FQ7S = (from_report_page_e891a221 ??= require("./report-page-e891a221.cjs"))["chunk-KOF6FQ7S"]();
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_D2KNDSCN = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-D2KNDSCN"]();
var import_chunk_QXZCLKC6 = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-QXZCLKC6"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_WXMPZKW3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-WXMPZKW3"]();
var import_chunk_CRPKWMEI = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-CRPKWMEI"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_FLJQMR6Z = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-FLJQMR6Z"]();
var import_chunk_3PKCCHBL = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NF4PXVK7 = (from_chunk_f559616e ??= require("./chunk-f559616e.cjs"))["chunk-NF4PXVK7"]();
var import_chunk_NDY4AQET = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-NDY4AQET"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_PBW7QVUY = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-PBW7QVUY"]();
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-JR7MH3EO"]();
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
var import_chunk_FXQKVCHN = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
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
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_2HEIW5OX = (from_main ??= require("../main.cjs"))["chunk-2HEIW5OX"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = import_chunk_KCTRUGUO.PLAN_FLAGS.flatMap(({ name, type }) => {
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
async function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const opener = openerOf(platform);
  const why = await openedBy(opener, path, { env, patienceMs });
  const browser = env["BROWSER"] ?? "";
  if (why !== missing(opener.program) || browser === "") return why;
  return openedBy({ program: browser, tellsByStatus: true }, path, { env, patienceMs });
}
var missing = (program) => `there is no "${program}" on PATH`;
function openedBy({ program, tellsByStatus }, path, { env, patienceMs }) {
  return new Promise((resolve) => {
    const child = (0, import_node_child_process.spawn)(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ code, message }) => {
      end(code === "ENOENT" ? missing(program) : `"${program}" could not be started: ${message}`);
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
    await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(page, await (0, import_chunk_KOF6FQ7S.reviewPageOf)(run, report));
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
function notWithoutAWord(live, standing, work) {
  return (0, import_chunk_2PWCVSMW.withStopSignals)((signal) => {
    if (standing.clientIsAtWork) return;
    live.end();
    live.say((0, import_chunk_2HEIW5OX.failureText)(stoppedBy(signal, standing.goOn)));
    (0, import_chunk_2PWCVSMW.endBy)(signal);
  }, work);
}
function stoppedBy(signal, goOn) {
  const by = signal === "SIGINT" ? import_chunk_2PWCVSMW.BY_CTRL_C : `stopped by ${signal}`;
  return goOn === void 0 ? new import_chunk_LTC5LSMU.Failure("run/stopped", `nothing was planned; ${by}`) : new import_chunk_LTC5LSMU.Failure("run/stopped", `no agent is at work; ${by}`, { hint: `go on with: ${goOn}` });
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_QDQSA4CI.readRunOptions)(input);
  const live = (0, import_chunk_2PWCVSMW.liveProgress)(input.live);
  const standing = { goOn: options.resume && goOnWith(options.resume), clientIsAtWork: false };
  return notWithoutAWord(live, standing, () => reviewed(input, { options, live, standing }));
}
async function reviewed(input, { options, live, standing }) {
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live, standing) : await resumed(input, options.resume, live);
  (0, import_chunk_2PWCVSMW.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_LG4HRMOH.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live, standing });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_F47WY74A.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_L4U6HKQ3.deliver)(
    await (0, import_chunk_L4U6HKQ3.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_2PWCVSMW.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live, standing) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_2PWCVSMW.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_KCTRUGUO.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_2PWCVSMW.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_TCKRGWWY.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_TCKRGWWY.estimateOf)(run);
  standing.goOn = goOnWith(run.file.run);
  live.say([...(0, import_chunk_TCKRGWWY.plannedLines)(run), (0, import_chunk_2PWCVSMW.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_QDQSA4CI.refuseGiven)(
    input,
    import_chunk_KCTRUGUO.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const run = await (0, import_chunk_F47WY74A.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_R7FLBLX5.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_TCKRGWWY.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_2PWCVSMW.estimateLine)(estimate)}
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
async function called(repository, run, { input, options, live, standing }) {
  if (options.resume !== void 0) await (0, import_chunk_2PWCVSMW.requireClient)(input.env, void 0);
  await (0, import_chunk_LG4HRMOH.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_F47WY74A.openRun)(repository, run) });
  return (0, import_chunk_2PWCVSMW.runClient)({
    ...(0, import_chunk_2PWCVSMW.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_2PWCVSMW.following)(live, read, (await read()).run),
    isAtWork: (is) => {
      standing.clientIsAtWork = is;
    }
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_F47WY74A.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_LG4HRMOH.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_YOPPTR4X.finishRun)(run);
  }
  const { states } = await (0, import_chunk_F47WY74A.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_2PWCVSMW.unfinishedBecause)(end);
  throw new import_chunk_LTC5LSMU.Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_EKQSUUC3.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
