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
var from_audit_start_3816ddff;
var from_chunk_019c0aa2;
var from_chunk_024f156b;
var from_chunk_036581e4;
var from_chunk_32c0255e;
var from_chunk_330fcd1a;
var from_chunk_3f9fa3a1;
var from_chunk_4283c454;
var from_chunk_45a9c7e6;
var from_chunk_45cfb9d2;
var from_chunk_4dd817fb;
var from_chunk_4eaebebe;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_80067b9b;
var from_chunk_8bb2ef54;
var from_chunk_8ca89a32;
var from_chunk_9e53e082;
var from_chunk_a1c47994;
var from_chunk_a2b8cb7c;
var from_chunk_b492da22;
var from_chunk_bc703c49;
var from_chunk_c5aaf678;
var from_chunk_d6b99a95;
var from_chunk_d6dd3879;
var from_chunk_de65ecdb;
var from_chunk_e5102664;
var from_chunk_f7da0da6;
var from_chunk_f8138034;
var from_chunk_ff64aa9a;
var from_commit_tree_5c0f4bfd;
var from_pre_a910e939;
var from_start_over_2f78b090;
var from_main;
parts["run-audit-Z4G2S3FK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y3GUSH3Y = (from_audit_start_3816ddff ??= require("./audit-start-3816ddff.cjs"))["chunk-Y3GUSH3Y"]();
var import_chunk_QZJUFW6W = (from_chunk_8ca89a32 ??= require("./chunk-8ca89a32.cjs"))["chunk-QZJUFW6W"]();
var import_chunk_AQM7SU7B = (from_chunk_c5aaf678 ??= require("./chunk-c5aaf678.cjs"))["chunk-AQM7SU7B"]();
var import_chunk_VZZFICE3 = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-VZZFICE3"]();
var import_chunk_27VCJUXP = (from_chunk_32c0255e ??= require("./chunk-32c0255e.cjs"))["chunk-27VCJUXP"]();
var import_chunk_2DQAEJ74 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-2DQAEJ74"]();
var import_chunk_MRJTLD43 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-MRJTLD43"]();
var import_chunk_GNLBSX2V = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-GNLBSX2V"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_H7AGFEA5 = (from_chunk_de65ecdb ??= require("./chunk-de65ecdb.cjs"))["chunk-H7AGFEA5"]();
var import_chunk_37GBF5AZ = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-37GBF5AZ"]();
var import_chunk_43A5OWDL = (from_chunk_de65ecdb ??= require("./chunk-de65ecdb.cjs"))["chunk-43A5OWDL"]();
var import_chunk_4VRATDPP = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-4VRATDPP"]();
var import_chunk_MRFLFNRQ = (from_chunk_9e53e082 ??= require("./chunk-9e53e082.cjs"))["chunk-MRFLFNRQ"]();
var import_chunk_RSV6BGVS = (from_chunk_32c0255e ??= require("./chunk-32c0255e.cjs"))["chunk-RSV6BGVS"]();
var import_chunk_ZCSQHMLI = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-ZCSQHMLI"]();
var import_chunk_RAUWJO3B = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_VDQPBWEA = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDJQS4ZY = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_DI2BRR6S = (from_commit_tree_5c0f4bfd ??= require("./commit-tree-5c0f4bfd.cjs"))["chunk-DI2BRR6S"]();
var import_chunk_BLRH546Z = (from_chunk_d6b99a95 ??= require("./chunk-d6b99a95.cjs"))["chunk-BLRH546Z"]();
var import_chunk_MCLFXZWR = (from_chunk_3f9fa3a1 ??= require("./chunk-3f9fa3a1.cjs"))["chunk-MCLFXZWR"]();
var import_chunk_BIWCTRI7 = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_OW3I75FU = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-OW3I75FU"]();
var import_chunk_M2AK236S = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-M2AK236S"]();
var import_chunk_JSBVTUDY = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-JSBVTUDY"]();
var import_chunk_YKQR5CJJ = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-YKQR5CJJ"]();
var import_chunk_XGIJJMUL = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-XGIJJMUL"]();
var import_chunk_3Z3XCHWS = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-3Z3XCHWS"]();
var import_chunk_K6KIQL4H = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_XTHEXNJJ = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-XTHEXNJJ"]();
var import_chunk_Z2V2WTCW = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-Z2V2WTCW"]();
var import_chunk_NF6L2QM5 = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_7BEPPN2P = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-7BEPPN2P"]();
var import_chunk_SO5HPFXT = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_UQP5USJO = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-UQP5USJO"]();
var import_chunk_H5OVC6T2 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-H5OVC6T2"]();
var import_chunk_6YI44MHD = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TEJS25FL = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-TEJS25FL"]();
var import_chunk_MAPI3HGG = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-MAPI3HGG"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_IBHHXTZ3 = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-IBHHXTZ3"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_EG3SYAKL = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EG3SYAKL"]();
var import_chunk_A365VGTZ = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-A365VGTZ"]();
var import_chunk_IX75LTR6 = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_DJH4KTA4 = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-DJH4KTA4"]();
var import_chunk_Z5FMJQYF = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_3PKCCHBL = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_V4SHAVKN = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-V4SHAVKN"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_7ELOYC7X = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-7ELOYC7X"]();
var import_chunk_KOO6A4PW = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-KOO6A4PW"]();
var import_chunk_MZBXRSAR = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-MZBXRSAR"]();
var import_chunk_JS7HFKLL = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-JS7HFKLL"]();
var import_chunk_UQY5Z3JO = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-UQY5Z3JO"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_MIF3B7LM = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-MIF3B7LM"]();
var import_chunk_BTK3VLP2 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BTK3VLP2"]();
var import_chunk_TNFJ4JBY = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_OLOC3CPJ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OTZ2RVYM = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_PTTFAU54 = (from_start_over_2f78b090 ??= require("./start-over-2f78b090.cjs"))["chunk-PTTFAU54"]();
var import_chunk_55QP3I55 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-55QP3I55"]();
var import_chunk_QZ4XFXGL = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-4K43GC5W"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_63MZDUFL = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-63MZDUFL"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_XQOCDP6C = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = (from_start_over_2f78b090 ??= require("./start-over-2f78b090.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_XELQELKX = (from_main ??= require("../main.cjs"))["chunk-XELQELKX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var REVIEWS_ONLY = [
  ...import_chunk_RSV6BGVS.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_27VCJUXP.readRunOptions)(input);
  (0, import_chunk_27VCJUXP.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_AQM7SU7B.requireClient)(input.env, options.resume === void 0 ? startByHand(input) : void 0);
  const progress = (0, import_chunk_AQM7SU7B.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_63MZDUFL.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_2DQAEJ74.deliver)(
    await (0, import_chunk_2DQAEJ74.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_AQM7SU7B.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_Z5FMJQYF.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
function startByHand({ positionals, paths }) {
  return [
    ...["correctless audit start", ...positionals.slice(1).map(import_chunk_GDWPJMRW.shellWord), "--capture manual"],
    ...paths.length === 0 ? [] : ["--", ...paths.map(import_chunk_GDWPJMRW.shellWord)]
  ].join(" ");
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_Y3GUSH3Y.startAudit)({
    ...await (0, import_chunk_Y3GUSH3Y.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_XGIJJMUL.huntCalls)(files, roles.length);
      (0, import_chunk_AQM7SU7B.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_Y3GUSH3Y.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_27VCJUXP.refuseGiven)(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await (0, import_chunk_GDWPJMRW.openRepository)(input.cwd);
  const audit = await (0, import_chunk_63MZDUFL.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_DI2BRR6S.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_63MZDUFL.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = (0, import_chunk_AQM7SU7B.following)(progress, read, (await read())?.run);
  const { agents } = caps;
  return (0, import_chunk_AQM7SU7B.runClient)({
    ...{ ...(0, import_chunk_AQM7SU7B.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_AQM7SU7B.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function stageAtWork(home, name) {
  const { file, state } = await (0, import_chunk_63MZDUFL.openAudit)(home, name);
  const move = (0, import_chunk_YKQR5CJJ.decideMove)(file, state);
  const round = (0, import_chunk_XQOCDP6C.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await (0, import_chunk_TVPH2E6A.openRun)(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = (0, import_chunk_YKQR5CJJ.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_XELQELKX.failureText)(
    new import_chunk_Z5MRELTP.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = (0, import_chunk_AQM7SU7B.unfinishedBecause)(end);
  const asks = !file.auto && (0, import_chunk_YKQR5CJJ.decideMove)(file, state).kind === "ask";
  return new import_chunk_Z5MRELTP.Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
});
