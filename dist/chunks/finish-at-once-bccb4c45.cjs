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
var from_chunk_024f156b;
var from_chunk_036581e4;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_45cfb9d2;
var from_chunk_54772dc5;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_8bb2ef54;
var from_chunk_a1a98bac;
var from_chunk_a1c47994;
var from_chunk_b492da22;
var from_chunk_d6dd3879;
var from_chunk_e5102664;
var from_chunk_f8138034;
var from_pre_a910e939;
var from_main;
parts["finish-at-once-DYHY4KQ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FGWG5XZT = (from_chunk_a1a98bac ??= require("./chunk-a1a98bac.cjs"))["chunk-FGWG5XZT"]();
var import_chunk_UM6GWLIV = (from_chunk_e5102664 ??= require("./chunk-e5102664.cjs"))["chunk-UM6GWLIV"]();
var import_chunk_Z2V2WTCW = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-Z2V2WTCW"]();
var import_chunk_NF6L2QM5 = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_IBHHXTZ3 = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-IBHHXTZ3"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_EG3SYAKL = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EG3SYAKL"]();
var import_chunk_A365VGTZ = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-A365VGTZ"]();
var import_chunk_IPK7ICAK = (from_chunk_a1a98bac ??= require("./chunk-a1a98bac.cjs"))["chunk-IPK7ICAK"]();
var import_chunk_V4SHAVKN = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-V4SHAVKN"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_MPV7AFC6 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
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
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_Z2V2WTCW.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_FGWG5XZT.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
