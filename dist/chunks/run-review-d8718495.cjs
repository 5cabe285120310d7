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
var from_chunk_013c7d22;
var from_chunk_0cd107b9;
var from_chunk_0e036126;
var from_chunk_237ea335;
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
var from_chunk_8cd15ffb;
var from_chunk_97efbabf;
var from_chunk_a6011939;
var from_chunk_aa30f698;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_c728d6d9;
var from_chunk_c7bb625f;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_de6dc455;
var from_chunk_e4477707;
var from_chunk_eb2e9841;
var from_chunk_f49809c7;
var from_chunk_ff949c2a;
var from_plan_adbf3c28;
var from_report_page_c5e5d305;
var from_start_over_fb39d1f6;
var from_main;
parts["run-review-NUORKEAI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AKBIOOZ6 = (from_chunk_8cd15ffb ??= require("./chunk-8cd15ffb.cjs"))["chunk-AKBIOOZ6"]();
var import_chunk_VZZFICE3 = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-VZZFICE3"]();
var import_chunk_3PAULBJV = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-3PAULBJV"]();
var import_chunk_JHZV3VBG = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-JHZV3VBG"]();
var import_chunk_OTN3DPFN = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-OTN3DPFN"]();
var import_chunk_2QUKC6DI = (from_plan_adbf3c28 ??= require("./plan-adbf3c28.cjs"))["chunk-2QUKC6DI"]();
var import_chunk_DS4ZOKZU = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-DS4ZOKZU"]();
var import_chunk_YQWLNKI7 = (from_chunk_013c7d22 ??= require("./chunk-013c7d22.cjs"))["chunk-YQWLNKI7"]();
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
var import_chunk_L3KCX4GL = (from_report_page_c5e5d305 ??= require("./report-page-c5e5d305.cjs"))["chunk-L3KCX4GL"]();
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
var import_chunk_2GBLEFBJ = (from_chunk_e4477707 ??= require("./chunk-e4477707.cjs"))["chunk-2GBLEFBJ"]();
var import_chunk_NDY4AQET = (from_chunk_25b96e7b ??= require("./chunk-25b96e7b.cjs"))["chunk-NDY4AQET"]();
var import_chunk_EBPIJTYJ = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-EBPIJTYJ"]();
var import_chunk_AQTCSH2R = (from_chunk_26cef675 ??= require("./chunk-26cef675.cjs"))["chunk-AQTCSH2R"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_PFFRECKU = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-PFFRECKU"]();
var import_chunk_E2GJLKLX = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-E2GJLKLX"]();
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
var import_chunk_57S3MHCI = (from_chunk_0e036126 ??= require("./chunk-0e036126.cjs"))["chunk-57S3MHCI"]();
var import_chunk_G6WTRN5U = (from_chunk_0e036126 ??= require("./chunk-0e036126.cjs"))["chunk-G6WTRN5U"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-IVJR772G"]();
var import_chunk_6HIQ3W5O = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PFOE7DIO = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_W5O5YQLN = (from_chunk_0e036126 ??= require("./chunk-0e036126.cjs"))["chunk-W5O5YQLN"]();
var import_chunk_X75GLVD4 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IDRORLHX = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-IDRORLHX"]();
var import_chunk_CDHO3KDY = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_SVD6QO3J = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_N6SY5LKR = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-N6SY5LKR"]();
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
var import_node_child_process = require("node:child_process");
function planByHand({ positionals, paths, flag, option }) {
  const given = (0, import_chunk_NCX4NCA2.givenOf)({ flag, option }).map(import_chunk_TDLACVAW.shellWord);
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
    await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(page, await (0, import_chunk_L3KCX4GL.reviewPageOf)(run, report));
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
    return `no page of the report: ${(0, import_chunk_WDRVM6EA.inertLine)(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}
`;
  return `${problem}page: ${(0, import_chunk_WDRVM6EA.inertLine)(page)}
`;
}
function notWithoutAWord(live, standing2, work) {
  return (0, import_chunk_AKBIOOZ6.withStopSignals)((signal) => {
    if (standing2.clientIsAtWork) return;
    live.end();
    live.say((0, import_chunk_AYIBMLG3.failureText)(stoppedBy(signal, standing2.goOn)));
    (0, import_chunk_AKBIOOZ6.endBy)(signal);
  }, work);
}
function stoppedBy(signal, goOn) {
  const by = signal === "SIGINT" ? import_chunk_AKBIOOZ6.BY_CTRL_C : `stopped by ${signal}`;
  return goOn === void 0 ? new import_chunk_LTC5LSMU.Failure("run/stopped", `nothing was planned; ${by}`) : new import_chunk_LTC5LSMU.Failure("run/stopped", `no agent is at work; ${by}`, { hint: `go on with: ${goOn}` });
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_3PAULBJV.readRunOptions)(input);
  const live = (0, import_chunk_AKBIOOZ6.liveProgress)(input.live);
  const standing2 = { goOn: options.resume && goOnWith(options.resume), clientIsAtWork: false };
  return notWithoutAWord(live, standing2, () => reviewed(input, { options, live, standing: standing2 }));
}
async function reviewed(input, { options, live, standing: standing2 }) {
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live, standing2) : await resumed(input, options.resume, live);
  (0, import_chunk_AKBIOOZ6.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_POBIEPDE.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live, standing: standing2 });
  const report = await reportOf(repository, run, end);
  const done = await (0, import_chunk_XAXNZS3H.openRun)(repository, run);
  const { stdout, stderr = "" } = await (0, import_chunk_JHZV3VBG.deliver)(
    await (0, import_chunk_JHZV3VBG.reviewText)(done, repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : (0, import_chunk_AKBIOOZ6.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live, standing2) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await (0, import_chunk_AKBIOOZ6.drawnWhile)(
    live,
    () => at,
    async () => {
      const request = await (0, import_chunk_NCX4NCA2.planRequest)(input, "hooks");
      const told = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (hasWork) await (0, import_chunk_AKBIOOZ6.requireClient)(input.env, planByHand(input));
      };
      return { run: await (0, import_chunk_2QUKC6DI.planRun)({ ...request, told, ready }), repository: request.repository };
    }
  );
  const estimate = (0, import_chunk_2QUKC6DI.estimateOf)(run);
  standing2.goOn = goOnWith(run.file.run);
  live.say([...(0, import_chunk_2QUKC6DI.plannedLines)(run), (0, import_chunk_AKBIOOZ6.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_3PAULBJV.refuseGiven)(
    input,
    import_chunk_NCX4NCA2.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(input.cwd);
  const run = await (0, import_chunk_XAXNZS3H.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_ZLWDDNLC.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_2QUKC6DI.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_AKBIOOZ6.estimateLine)(estimate)}
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
async function called(repository, run, { input, options, live, standing: standing2 }) {
  if (options.resume !== void 0) await (0, import_chunk_AKBIOOZ6.requireClient)(input.env, void 0);
  await (0, import_chunk_POBIEPDE.reopen)(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await (0, import_chunk_XAXNZS3H.openRun)(repository, run) });
  return (0, import_chunk_AKBIOOZ6.runClient)({
    ...(0, import_chunk_AKBIOOZ6.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: (0, import_chunk_AKBIOOZ6.following)(live, read, (await read()).run, await (0, import_chunk_YLVPOKUO.standing)(repository, input.cwd)),
    isAtWork: (is) => {
      standing2.clientIsAtWork = is;
    }
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_XAXNZS3H.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_POBIEPDE.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_EFGAKG5Z.finishRun)(run);
  }
  const { states } = await (0, import_chunk_XAXNZS3H.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = (0, import_chunk_AKBIOOZ6.unfinishedBecause)(end);
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
