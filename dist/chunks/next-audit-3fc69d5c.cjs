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
var from_audit_status_942adc7b;
var from_chunk_079c36eb;
var from_chunk_0c763baa;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_404f426f;
var from_chunk_407502fe;
var from_chunk_441ed3b7;
var from_chunk_5a46e9c2;
var from_chunk_6600de7a;
var from_chunk_683b2b99;
var from_chunk_885f03ff;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_chunk_aa30f698;
var from_chunk_bf3c883c;
var from_chunk_bfcd0270;
var from_chunk_c2024bfb;
var from_chunk_cc483273;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_de310d67;
var from_chunk_e6d3f5de;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_chunk_fb7546b2;
var from_chunk_ff949c2a;
var from_commit_tree_61862f4d;
var from_next_735c222f;
var from_start_over_ce61a31a;
var from_main;
parts["next-audit-TXWB6VY4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JWPA3XRD = (from_audit_status_942adc7b ??= require("./audit-status-942adc7b.cjs"))["chunk-JWPA3XRD"]();
var import_chunk_N3I7WO2F = (from_commit_tree_61862f4d ??= require("./commit-tree-61862f4d.cjs"))["chunk-N3I7WO2F"]();
var import_chunk_G5EJRGZE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-G5EJRGZE"]();
var import_chunk_APIKPVSV = (from_chunk_de310d67 ??= require("./chunk-de310d67.cjs"))["chunk-APIKPVSV"]();
var import_chunk_5HUOFMX7 = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-5HUOFMX7"]();
var import_chunk_THQJTM5T = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-THQJTM5T"]();
var import_chunk_CJT6QV6L = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-CJT6QV6L"]();
var import_chunk_L22IFWC2 = (from_next_735c222f ??= require("./next-735c222f.cjs"))["chunk-L22IFWC2"]();
var import_chunk_ERML5JLO = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-ERML5JLO"]();
var import_chunk_AGEX57VI = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-AGEX57VI"]();
var import_chunk_U2P57OO4 = (from_chunk_6600de7a ??= require("./chunk-6600de7a.cjs"))["chunk-U2P57OO4"]();
var import_chunk_BI36BYLX = (from_chunk_6600de7a ??= require("./chunk-6600de7a.cjs"))["chunk-BI36BYLX"]();
var import_chunk_K6KIQL4H = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-K6KIQL4H"]();
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
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_D2KNDSCN = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-D2KNDSCN"]();
var import_chunk_QXZCLKC6 = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-QXZCLKC6"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_CRPKWMEI = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-CRPKWMEI"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_FLJQMR6Z = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-FLJQMR6Z"]();
var import_chunk_3PKCCHBL = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NDY4AQET = (from_chunk_885f03ff ??= require("./chunk-885f03ff.cjs"))["chunk-NDY4AQET"]();
var import_chunk_BTNX326S = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BTNX326S"]();
var import_chunk_B662L7GV = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-B662L7GV"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_54UYH644 = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-54UYH644"]();
var import_chunk_CHFNACVE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-CHFNACVE"]();
var import_chunk_RLUWFUN2 = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-RLUWFUN2"]();
var import_chunk_I2PT3AEX = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_TCOWPVXA = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-TCOWPVXA"]();
var import_chunk_6NKYCEGL = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-6NKYCEGL"]();
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
var import_chunk_IVJR772G = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-IVJR772G"]();
var import_chunk_PFOE7DIO = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_NTSQOB3A = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-NTSQOB3A"]();
var import_chunk_OGOVMHCC = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-OGOVMHCC"]();
var import_chunk_FXQKVCHN = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_WX4ZL4TD = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-SO7GW37E"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_OKUXV55W = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-OKUXV55W"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-K3ID535Z"]();
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
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_N3I7WO2F.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_BI36BYLX.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_JWPA3XRD.newsOf)(await (0, import_chunk_JWPA3XRD.tellNews)(advanced.audit), file.work_tree);
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
      return (0, import_chunk_L22IFWC2.dispatchText)(waiting.run, waiting.step, next);
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
        (0, import_chunk_FLJQMR6Z.summaryText)(audit.file, audit.state, await (0, import_chunk_CRPKWMEI.sentByRun)(audit)),
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
      return { ...await (0, import_chunk_L22IFWC2.dispatchJson)(waiting.run, waiting.step), run };
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
