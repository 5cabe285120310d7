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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_5789eeab;
var from_chunk_76cc671a;
var from_chunk_8d2640ee;
var from_chunk_957c2db3;
var from_chunk_9fdec805;
var from_chunk_a674f0d5;
var from_chunk_a722c9ce;
var from_chunk_a8940fe9;
var from_chunk_bed67896;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_pre_066db3d7;
var from_start_over_ab45e606;
var from_main;
parts["refused-review-FAR5YL36"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DNJ7LZZT = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-DNJ7LZZT"]();
var import_chunk_VR7ZCPKU = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-VR7ZCPKU"]();
var import_chunk_36DRFXPE = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-36DRFXPE"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_UL3LYLXT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-UL3LYLXT"]();
var import_chunk_TEJS25FL = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-TEJS25FL"]();
var import_chunk_WZNDKD4Q = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-WZNDKD4Q"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RVKZZZOY = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_V2DL3PZH = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-V2DL3PZH"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_IP5AFKWR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-IP5AFKWR"]();
var import_chunk_HWFJSPPX = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-HWFJSPPX"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_636WBM4O = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-636WBM4O"]();
var import_chunk_QZ4XFXGL = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_QXUP5IYX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QXUP5IYX"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_OEALSBA3 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-OEALSBA3"]();
var import_chunk_DUUH6XJL = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_RRNUVG6Y = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-RRNUVG6Y"]();
var import_chunk_XQOCDP6C = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FLSJX5RN = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-FLSJX5RN"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_7R4OZ5NR = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_WCK3D5U5 = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_UL3LYLXT.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_636WBM4O.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_OEALSBA3.openAudit)(home, name);
    const move = (0, import_chunk_36DRFXPE.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_DNJ7LZZT.takeVerify)(audit, round, await (0, import_chunk_UL3LYLXT.openRun)(home, run));
      await (0, import_chunk_VR7ZCPKU.writeArtifacts)(await (0, import_chunk_OEALSBA3.openAudit)(home, name));
    }
    return (0, import_chunk_36DRFXPE.abortFailure)(await (0, import_chunk_OEALSBA3.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
