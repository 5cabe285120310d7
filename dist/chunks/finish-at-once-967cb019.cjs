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
var from_chunk_1f8201f9;
var from_chunk_293d8331;
var from_chunk_2fdbbed0;
var from_chunk_414812b7;
var from_chunk_4e6a2b7e;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_788f8958;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_b344bc16;
var from_chunk_c2bcad8d;
var from_chunk_c8595abe;
var from_chunk_f1c8982b;
var from_pre_2a248e15;
var from_main;
parts["finish-at-once-4OO6LL3E"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TEULHE3P = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-TEULHE3P"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_V4ZMYSCX = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-V4ZMYSCX"]();
var import_chunk_NF6L2QM5 = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_KUYYA4FO = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-KUYYA4FO"]();
var import_chunk_WGKVHWCI = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_CVP36TQY = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-CVP36TQY"]();
var import_chunk_EBFO4ZYS = (from_chunk_2fdbbed0 ??= require("./chunk-2fdbbed0.cjs"))["chunk-EBFO4ZYS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_KOAOY3ND = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-KOAOY3ND"]();
var import_chunk_A5QMHC3C = (from_chunk_414812b7 ??= require("./chunk-414812b7.cjs"))["chunk-A5QMHC3C"]();
var import_chunk_J3TU5DSN = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-J3TU5DSN"]();
var import_chunk_RVKZZZOY = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_MPV7AFC6 = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-MPV7AFC6"]();
var import_chunk_EK3U2LEH = (from_chunk_b344bc16 ??= require("./chunk-b344bc16.cjs"))["chunk-EK3U2LEH"]();
var import_chunk_UWCWRY5R = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-UWCWRY5R"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_4PLYEP63 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-4PLYEP63"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ZLFXCMG3 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ZLFXCMG3"]();
var import_chunk_4JHDVNAX = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-4JHDVNAX"]();
var import_chunk_TSSLX7T5 = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-TSSLX7T5"]();
var import_chunk_UHSTSU6V = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_OTZ2RVYM = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_V4ZMYSCX.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_TEULHE3P.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
