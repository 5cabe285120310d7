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
var from_chunk_1515df2b;
var from_chunk_254dd86b;
var from_chunk_59bb2209;
var from_chunk_6366766c;
var from_chunk_63ac0890;
var from_chunk_8301a310;
var from_chunk_8f0c5ae8;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b59aa0ba;
var from_chunk_c14a63db;
var from_chunk_c8595abe;
var from_chunk_daeb958f;
var from_chunk_dd85c4a4;
var from_chunk_f0b94222;
var from_pre_a111d074;
var from_main;
parts["finish-at-once-TH4ZDW46"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_X62AIXFX = (from_chunk_daeb958f ??= require("./chunk-daeb958f.cjs"))["chunk-X62AIXFX"]();
var import_chunk_DOFEV3RT = (from_chunk_59bb2209 ??= require("./chunk-59bb2209.cjs"))["chunk-DOFEV3RT"]();
var import_chunk_4WLFF5BH = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-4WLFF5BH"]();
var import_chunk_NF6L2QM5 = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_L2R27OF5 = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-L2R27OF5"]();
var import_chunk_BVELYKGM = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-BVELYKGM"]();
var import_chunk_WGKVHWCI = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_WJI2VWGY = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-WJI2VWGY"]();
var import_chunk_3UUCTPYR = (from_chunk_c14a63db ??= require("./chunk-c14a63db.cjs"))["chunk-3UUCTPYR"]();
var import_chunk_5ZFEDAR5 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_ZV6PCVJO = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ZV6PCVJO"]();
var import_chunk_E6MTW7BY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E6MTW7BY"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_Z57VF5UE = (from_chunk_daeb958f ??= require("./chunk-daeb958f.cjs"))["chunk-Z57VF5UE"]();
var import_chunk_SMP22O6F = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-SMP22O6F"]();
var import_chunk_RVKZZZOY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_ISZ4PAA4 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ISZ4PAA4"]();
var import_chunk_BPDDXC6Y = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_AZVLSPOT = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-AZVLSPOT"]();
var import_chunk_JE72X3PH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-JE72X3PH"]();
var import_chunk_M4KWTVPR = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-M4KWTVPR"]();
var import_chunk_UHSTSU6V = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_4WLFF5BH.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_X62AIXFX.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
