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
var from_chunk_2ad85994;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_76cc671a;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a1d294fc;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_start_over_0358f26c;
var from_main;
parts["refused-review-X7KXKNIJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WJ7IX6GQ = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-WJ7IX6GQ"]();
var import_chunk_7TOKKJEH = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-7TOKKJEH"]();
var import_chunk_5EZHZK5U = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-5EZHZK5U"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_TEJS25FL = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-TEJS25FL"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RVKZZZOY = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_IVBZZAE6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-IVBZZAE6"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_JD2IURDI = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-JD2IURDI"]();
var import_chunk_QZ4XFXGL = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_WACIMWI2.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_JD2IURDI.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_F5YQSIGY.openAudit)(home, name);
    const move = (0, import_chunk_5EZHZK5U.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_WJ7IX6GQ.takeVerify)(audit, round, await (0, import_chunk_WACIMWI2.openRun)(home, run));
      await (0, import_chunk_7TOKKJEH.writeArtifacts)(await (0, import_chunk_F5YQSIGY.openAudit)(home, name));
    }
    return (0, import_chunk_5EZHZK5U.abortFailure)(await (0, import_chunk_F5YQSIGY.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
