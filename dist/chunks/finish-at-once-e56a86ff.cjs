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
var from_chunk_1ec13587;
var from_chunk_215e1e17;
var from_chunk_26e0f36b;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_54c871a3;
var from_chunk_5f2dd66a;
var from_chunk_8301a310;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_main;
parts["finish-at-once-Z25HEWUD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishAtOnce: () => finishAtOnce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AE7K3TWQ = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-AE7K3TWQ"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_OGE2T2YA = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-OGE2T2YA"]();
var import_chunk_NF6L2QM5 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_7DJXYWNN = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-7DJXYWNN"]();
var import_chunk_WGKVHWCI = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_MIXHFAYQ = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-MIXHFAYQ"]();
var import_chunk_C5DMC7MD = (from_chunk_26e0f36b ??= require("./chunk-26e0f36b.cjs"))["chunk-C5DMC7MD"]();
var import_chunk_5ZFEDAR5 = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_6VZMFQF3 = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-6VZMFQF3"]();
var import_chunk_IVJR772G = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-IVJR772G"]();
var import_chunk_XDMNNKG4 = (from_chunk_215e1e17 ??= require("./chunk-215e1e17.cjs"))["chunk-XDMNNKG4"]();
var import_chunk_SP2IHHIP = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-SP2IHHIP"]();
var import_chunk_RVKZZZOY = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_H5AK7FGZ = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-H5AK7FGZ"]();
var import_chunk_KIORYFYT = (from_chunk_8301a310 ??= require("./chunk-8301a310.cjs"))["chunk-KIORYFYT"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NVH2MQ5S = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-NVH2MQ5S"]();
var import_chunk_BPDDXC6Y = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Z2PJLHFV = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z2PJLHFV"]();
var import_chunk_RCJLRIUU = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RCJLRIUU"]();
var import_chunk_5OCUGNSR = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-5OCUGNSR"]();
var import_chunk_UHSTSU6V = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_Z73MT3GA = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z73MT3GA"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function finishAtOnce(repository, name) {
  const { run, step } = await (0, import_chunk_OGE2T2YA.advance)(repository, name);
  if (step.kind === "report") await (0, import_chunk_AE7K3TWQ.finishRun)(run);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishAtOnce
});
});
