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
var from_audit_start_d0a74868;
var from_chunk_0000df11;
var from_chunk_013c7d22;
var from_chunk_0cd107b9;
var from_chunk_237ea335;
var from_chunk_2494e0d9;
var from_chunk_25b96e7b;
var from_chunk_26cef675;
var from_chunk_28729ffd;
var from_chunk_2f2729f3;
var from_chunk_3532fb8f;
var from_chunk_3fc18a8c;
var from_chunk_441ed3b7;
var from_chunk_48469241;
var from_chunk_65e30782;
var from_chunk_6882ab89;
var from_chunk_6e0d7c10;
var from_chunk_8cd15ffb;
var from_chunk_97efbabf;
var from_chunk_9e7b11f9;
var from_chunk_a00093d6;
var from_chunk_a6011939;
var from_chunk_aa30f698;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_c728d6d9;
var from_chunk_c7bb625f;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_d6bd7e3f;
var from_chunk_de6dc455;
var from_chunk_eb2e9841;
var from_chunk_f49809c7;
var from_chunk_ff949c2a;
var from_commit_tree_2bf9fcbf;
var from_start_over_fb39d1f6;
var from_main;
parts["run-audit-MMQXJFMT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NSH4I2ZL = (from_audit_start_d0a74868 ??= require("./audit-start-d0a74868.cjs"))["chunk-NSH4I2ZL"]();
var import_chunk_B64D5H77 = (from_chunk_2494e0d9 ??= require("./chunk-2494e0d9.cjs"))["chunk-B64D5H77"]();
var import_chunk_GAQN6O76 = (from_commit_tree_2bf9fcbf ??= require("./commit-tree-2bf9fcbf.cjs"))["chunk-GAQN6O76"]();
var import_chunk_GBDSMJIZ = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-GBDSMJIZ"]();
var import_chunk_NF46GUWI = (from_chunk_d6bd7e3f ??= require("./chunk-d6bd7e3f.cjs"))["chunk-NF46GUWI"]();
var import_chunk_5HUOFMX7 = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-5HUOFMX7"]();
var import_chunk_GJQU6DFP = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-GJQU6DFP"]();
var import_chunk_ZSCTWNYY = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-ZSCTWNYY"]();
var import_chunk_QBDBY2A3 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-QBDBY2A3"]();
var import_chunk_KLKJ4AEY = (from_chunk_0000df11 ??= require("./chunk-0000df11.cjs"))["chunk-KLKJ4AEY"]();
var import_chunk_JHPRSB4T = (from_chunk_a00093d6 ??= require("./chunk-a00093d6.cjs"))["chunk-JHPRSB4T"]();
var import_chunk_2D5ZWSKX = (from_chunk_a00093d6 ??= require("./chunk-a00093d6.cjs"))["chunk-2D5ZWSKX"]();
var import_chunk_K6KIQL4H = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_AKBIOOZ6 = (from_chunk_8cd15ffb ??= require("./chunk-8cd15ffb.cjs"))["chunk-AKBIOOZ6"]();
var import_chunk_VZZFICE3 = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-VZZFICE3"]();
var import_chunk_3PAULBJV = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-3PAULBJV"]();
var import_chunk_JHZV3VBG = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-JHZV3VBG"]();
var import_chunk_OTN3DPFN = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-OTN3DPFN"]();
var import_chunk_NCX4NCA2 = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-NCX4NCA2"]();
var import_chunk_MRZKWHZY = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-MRZKWHZY"]();
var import_chunk_K7Z3FTSY = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-K7Z3FTSY"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_C4UAS7OJ = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_PEVVMZ7Q = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-PEVVMZ7Q"]();
var import_chunk_KJRZ5SGT = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-KJRZ5SGT"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RJ3EMWNA = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_POEYFSRJ = (from_chunk_25b96e7b ??= require("./chunk-25b96e7b.cjs"))["chunk-POEYFSRJ"]();
var import_chunk_6YI44MHD = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ZWT5NYBN = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-ZWT5NYBN"]();
var import_chunk_BPDK2H5L = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_NSPSSIIW = (from_chunk_de6dc455 ??= require("./chunk-de6dc455.cjs"))["chunk-NSPSSIIW"]();
var import_chunk_N2Y6LLP5 = (from_chunk_de6dc455 ??= require("./chunk-de6dc455.cjs"))["chunk-N2Y6LLP5"]();
var import_chunk_P4NDZK3S = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_POBIEPDE = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-POBIEPDE"]();
var import_chunk_EKQSUUC3 = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_42PV7BE6 = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-42PV7BE6"]();
var import_chunk_MLC7NCBB = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-MLC7NCBB"]();
var import_chunk_FD7XNJKK = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-FD7XNJKK"]();
var import_chunk_TVH2TFA2 = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-TVH2TFA2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_EFGAKG5Z = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-EFGAKG5Z"]();
var import_chunk_ZLWDDNLC = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-ZLWDDNLC"]();
var import_chunk_4DSOJFSD = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-4DSOJFSD"]();
var import_chunk_OEKKXET6 = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-OEKKXET6"]();
var import_chunk_EGGQGB4G = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-EGGQGB4G"]();
var import_chunk_7PDPOQOV = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-7PDPOQOV"]();
var import_chunk_4A6G6IH4 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-4A6G6IH4"]();
var import_chunk_CS5NCS4L = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-CS5NCS4L"]();
var import_chunk_PLSQXS65 = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-PLSQXS65"]();
var import_chunk_XAXNZS3H = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-XAXNZS3H"]();
var import_chunk_BCFNZ3VB = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-BCFNZ3VB"]();
var import_chunk_2DCJMSLV = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_3PKCCHBL = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NDY4AQET = (from_chunk_25b96e7b ??= require("./chunk-25b96e7b.cjs"))["chunk-NDY4AQET"]();
var import_chunk_EBPIJTYJ = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_ESW24V2V = (from_chunk_0000df11 ??= require("./chunk-0000df11.cjs"))["chunk-ESW24V2V"]();
var import_chunk_4ID4URG6 = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-4ID4URG6"]();
var import_chunk_D6X3XOWW = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-D6X3XOWW"]();
var import_chunk_I2PT3AEX = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_2T7GTZOV = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-2T7GTZOV"]();
var import_chunk_ROMXSZVI = (from_chunk_0000df11 ??= require("./chunk-0000df11.cjs"))["chunk-ROMXSZVI"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_HYFFNOHB = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-HYFFNOHB"]();
var import_chunk_SKLJIYBP = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-SKLJIYBP"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4NHGDT2J = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-4NHGDT2J"]();
var import_chunk_DZKWVIPH = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_7BXMVFAG = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-7BXMVFAG"]();
var import_chunk_OYVHPEWJ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-OYVHPEWJ"]();
var import_chunk_XO6W7J5J = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-XO6W7J5J"]();
var import_chunk_3WZQDBCC = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IX75LTR6 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ME2QJ55X = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-ME2QJ55X"]();
var import_chunk_BWNQTB27 = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-BWNQTB27"]();
var import_chunk_IDRORLHX = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-IDRORLHX"]();
var import_chunk_CDHO3KDY = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_WX4ZL4TD = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-SO7GW37E"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_TUJ54KUD = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-TUJ54KUD"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_SVD6QO3J = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_I7I5PAJ2 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-I7I5PAJ2"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_OKUXV55W = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-OKUXV55W"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_AASB22DL = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
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
  const options = (0, import_chunk_3PAULBJV.readRunOptions)(input);
  (0, import_chunk_3PAULBJV.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_AKBIOOZ6.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_AKBIOOZ6.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_TUJ54KUD.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_JHZV3VBG.deliver)(
    await (0, import_chunk_JHZV3VBG.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_AKBIOOZ6.costLine)(end)}${abortText(audit)}audit: ${file.audit}
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
  const request = await (0, import_chunk_NSH4I2ZL.auditRequest)(input);
  const audit = await (0, import_chunk_NSH4I2ZL.startAudit)({
    ...request,
    auto: true,
    captured: "hooks",
    permit: async (file) => {
      const { calls, bytes } = await (0, import_chunk_NSH4I2ZL.estimateHunt)(request.home, file);
      (0, import_chunk_AKBIOOZ6.refuseOverCaps)({ agents: calls, scorers: 0, bytes }, caps, "correctless run audit");
    }
  });
  say([...await (0, import_chunk_NSH4I2ZL.auditLines)(audit), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_3PAULBJV.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const audit = await (0, import_chunk_TUJ54KUD.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_GAQN6O76.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_TUJ54KUD.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_AKBIOOZ6.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_AKBIOOZ6.runClient)({
    ...{ ...(0, import_chunk_AKBIOOZ6.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_AKBIOOZ6.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_TUJ54KUD.openAudit)(home, name);
  const move = (0, import_chunk_2D5ZWSKX.decideMove)(file, state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_XAXNZS3H.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_2D5ZWSKX.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_AYIBMLG3.failureText)(
    new import_chunk_LTC5LSMU.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_AKBIOOZ6.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_2D5ZWSKX.decideMove)(file, state).kind === "ask";
  return new import_chunk_LTC5LSMU.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
