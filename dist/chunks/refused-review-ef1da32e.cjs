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
var from_chunk_019c0aa2;
var from_chunk_024f156b;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_80067b9b;
var from_chunk_8bb2ef54;
var from_chunk_a1c47994;
var from_chunk_b492da22;
var from_chunk_bc703c49;
var from_chunk_f8138034;
var from_chunk_ff64aa9a;
var from_pre_a910e939;
var from_main;
parts["refused-review-COWAOZIG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M2AK236S = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-M2AK236S"]();
var import_chunk_JSBVTUDY = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-JSBVTUDY"]();
var import_chunk_YKQR5CJJ = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-YKQR5CJJ"]();
var import_chunk_K6KIQL4H = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_TEJS25FL = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-TEJS25FL"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_DJH4KTA4 = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-DJH4KTA4"]();
var import_chunk_Z5FMJQYF = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_3PKCCHBL = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_UQY5Z3JO = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-UQY5Z3JO"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_55QP3I55 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-55QP3I55"]();
var import_chunk_QZ4XFXGL = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
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
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_TVPH2E6A.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_55QP3I55.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_63MZDUFL.openAudit)(home, name);
    const move = (0, import_chunk_YKQR5CJJ.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_M2AK236S.takeVerify)(audit, round, await (0, import_chunk_TVPH2E6A.openRun)(home, run));
      await (0, import_chunk_JSBVTUDY.writeArtifacts)(await (0, import_chunk_63MZDUFL.openAudit)(home, name));
    }
    return (0, import_chunk_YKQR5CJJ.abortFailure)(await (0, import_chunk_63MZDUFL.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
