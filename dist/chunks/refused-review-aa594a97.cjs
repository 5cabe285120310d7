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
var from_chunk_14ba6bc9;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_9d2a2c00;
var from_chunk_a518eb50;
var from_chunk_ba7abb9c;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_ec6f71d8;
var from_chunk_fd187cc6;
var from_pre_4e3da236;
var from_start_over_7aa7fa82;
var from_main;
parts["refused-review-5LWTBTCX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HXSUW2LI = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-HXSUW2LI"]();
var import_chunk_SY2FB5CO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-SY2FB5CO"]();
var import_chunk_5Z2LYUF7 = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-5Z2LYUF7"]();
var import_chunk_K6KIQL4H = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_AKN5DXUS = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-AKN5DXUS"]();
var import_chunk_3TIEXFGN = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-3TIEXFGN"]();
var import_chunk_QDV3YOYK = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-QDV3YOYK"]();
var import_chunk_GI7ICF27 = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-GI7ICF27"]();
var import_chunk_3PKCCHBL = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_HO5ATRGZ = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-HO5ATRGZ"]();
var import_chunk_RVKZZZOY = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_E2GJLKLX = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DTOOSCSS = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-DTOOSCSS"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_BLJONZEY = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_5VJEC4BQ = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-5VJEC4BQ"]();
var import_chunk_45M3AO6G = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PBESVMEE = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-PBESVMEE"]();
var import_chunk_SVD6QO3J = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_3Y32VSR5 = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_6SQPT5ZQ = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-6SQPT5ZQ"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_O66TJFNY.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_5VJEC4BQ.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_PBESVMEE.openAudit)(home, name);
    const move = (0, import_chunk_5Z2LYUF7.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_HXSUW2LI.takeVerify)(audit, round, await (0, import_chunk_O66TJFNY.openRun)(home, run));
      await (0, import_chunk_SY2FB5CO.writeArtifacts)(await (0, import_chunk_PBESVMEE.openAudit)(home, name));
    }
    return (0, import_chunk_5Z2LYUF7.abortFailure)(await (0, import_chunk_PBESVMEE.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
