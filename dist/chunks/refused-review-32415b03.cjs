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
var from_chunk_0cf455f2;
var from_chunk_242c50fb;
var from_chunk_2ec45565;
var from_chunk_3ad12a59;
var from_chunk_47fc0999;
var from_chunk_5024edbc;
var from_chunk_58b04f67;
var from_chunk_6457ef1c;
var from_chunk_8e9405e8;
var from_chunk_9679095d;
var from_chunk_a7a87197;
var from_chunk_dc12a92f;
var from_chunk_e18338c7;
var from_chunk_e2df60f8;
var from_pre_fa16d17a;
var from_start_over_c135520c;
var from_main;
parts["refused-review-IPY4VP4A"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWB2GISL = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-TWB2GISL"]();
var import_chunk_QJ4PCBEL = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-QJ4PCBEL"]();
var import_chunk_HKPX5UQ4 = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-HKPX5UQ4"]();
var import_chunk_K6KIQL4H = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_AKN5DXUS = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_LC7VPENP = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-LC7VPENP"]();
var import_chunk_HNZBNY4X = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_ZUSUVVJJ = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-ZUSUVVJJ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_SZYD2EWA = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-SZYD2EWA"]();
var import_chunk_3ERGZM2Z = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-3ERGZM2Z"]();
var import_chunk_E2GJLKLX = (from_chunk_3ad12a59 ??= require("./chunk-3ad12a59.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3THKM7TR = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-3THKM7TR"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NOGNXHRU = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_7QYQSRG5 = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-7QYQSRG5"]();
var import_chunk_CLHPKY4O = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_JPDMSRBH = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-JPDMSRBH"]();
var import_chunk_45M3AO6G = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_R5HL46N7 = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-R5HL46N7"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VNPWMVSF = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-VNPWMVSF"]();
var import_chunk_SVD6QO3J = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_3Y32VSR5 = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_RO4X6BNY = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-RO4X6BNY"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_3ERGZM2Z.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_JPDMSRBH.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_VNPWMVSF.openAudit)(home, name);
    const move = (0, import_chunk_HKPX5UQ4.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_TWB2GISL.takeVerify)(audit, round, await (0, import_chunk_3ERGZM2Z.openRun)(home, run));
      await (0, import_chunk_QJ4PCBEL.writeArtifacts)(await (0, import_chunk_VNPWMVSF.openAudit)(home, name));
    }
    return (0, import_chunk_HKPX5UQ4.abortFailure)(await (0, import_chunk_VNPWMVSF.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
