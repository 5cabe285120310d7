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
var from_chunk_0f05ec40;
var from_chunk_42cd2107;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_5710108a;
var from_chunk_5af38e53;
var from_chunk_6621c70f;
var from_chunk_9d2a2c00;
var from_chunk_a518eb50;
var from_chunk_ba7abb9c;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_e33084ce;
var from_chunk_ec68b35e;
var from_chunk_fd187cc6;
var from_pre_4e3da236;
var from_main;
parts["finish-at-once-Y73DVQDP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y3JNKVBH = (from_chunk_5710108a ??= require("./chunk-5710108a.cjs"))["chunk-Y3JNKVBH"]();
var import_chunk_6LAVYHEZ = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-6LAVYHEZ"]();
var import_chunk_XBMQ4NS3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-XBMQ4NS3"]();
var import_chunk_W4BGPWE3 = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-W4BGPWE3"]();
var import_chunk_5MVQNPXW = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-5MVQNPXW"]();
var import_chunk_WGKVHWCI = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_4EALBPDE = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-4EALBPDE"]();
var import_chunk_KQQ4M534 = (from_chunk_e33084ce ??= require("./chunk-e33084ce.cjs"))["chunk-KQQ4M534"]();
var import_chunk_5ZFEDAR5 = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_3TIEXFGN = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-3TIEXFGN"]();
var import_chunk_XNNFOI3H = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-XNNFOI3H"]();
var import_chunk_IVJR772G = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-IVJR772G"]();
var import_chunk_JYN3PX6I = (from_chunk_5710108a ??= require("./chunk-5710108a.cjs"))["chunk-JYN3PX6I"]();
var import_chunk_HO5ATRGZ = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-HO5ATRGZ"]();
var import_chunk_J5GJQPQH = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-J5GJQPQH"]();
var import_chunk_RVKZZZOY = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_E2GJLKLX = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_H5AK7FGZ = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_5af38e53 ??= require("./chunk-5af38e53.cjs"))["chunk-KIORYFYT"]();
var import_chunk_DGUNEL32 = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-DGUNEL32"]();
var import_chunk_Z4RTORCO = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-Z4RTORCO"]();
var import_chunk_BPDDXC6Y = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ASSG5WPT = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_T6CKR7QQ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-T6CKR7QQ"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5B3B3A5X = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-5B3B3A5X"]();
var import_chunk_X2WJDM2I = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-X2WJDM2I"]();
var import_chunk_IVFRSQWK = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-IVFRSQWK"]();
var import_chunk_UHSTSU6V = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_Q62ZAWBG = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_OTZ2RVYM = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_XBMQ4NS3.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_Y3JNKVBH.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
