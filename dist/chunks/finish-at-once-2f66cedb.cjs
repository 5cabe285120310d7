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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_54772dc5;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_79d20b58;
var from_chunk_7fd11ed7;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_aab5277a;
var from_chunk_c8595abe;
var from_chunk_c96268c3;
var from_chunk_ca417bea;
var from_chunk_cd2f4d0e;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_pre_48e5d2bd;
var from_main;
parts["finish-at-once-FWIHV3V2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WXZZ477E = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-WXZZ477E"]();
var import_chunk_M2IMP5I3 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-M2IMP5I3"]();
var import_chunk_H4QAMFRB = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-H4QAMFRB"]();
var import_chunk_NF6L2QM5 = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_YXBUNHEO = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-YXBUNHEO"]();
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_R2E5EKJX = (from_chunk_79d20b58 ??= require("./chunk-79d20b58.cjs"))["chunk-R2E5EKJX"]();
var import_chunk_JRIKYBLK = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-JRIKYBLK"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_MPV7AFC6 = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_54772dc5 ??= require("./chunk-54772dc5.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_CKMVB2RJ = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_QH5RQBKU = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-QH5RQBKU"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_H4QAMFRB.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_WXZZ477E.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
