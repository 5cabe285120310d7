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
var from_chunk_090d7963;
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_80067b9b;
var from_chunk_876f5172;
var from_chunk_c8595abe;
var from_chunk_ca417bea;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_chunk_ed8f7d80;
var from_pre_48e5d2bd;
var from_start_over_4009940c;
var from_main;
parts["refused-review-U3JJUDYU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Q3ZJULVX = (from_chunk_090d7963 ??= require("./chunk-090d7963.cjs"))["chunk-Q3ZJULVX"]();
var import_chunk_BELS3VMO = (from_chunk_090d7963 ??= require("./chunk-090d7963.cjs"))["chunk-BELS3VMO"]();
var import_chunk_2NZIAFRR = (from_chunk_090d7963 ??= require("./chunk-090d7963.cjs"))["chunk-2NZIAFRR"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_TEJS25FL = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-TEJS25FL"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_H3EGJDJR = (from_chunk_090d7963 ??= require("./chunk-090d7963.cjs"))["chunk-H3EGJDJR"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_LPMBVBYS = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-LPMBVBYS"]();
var import_chunk_QZ4XFXGL = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_A3F3AR5Y = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-A3F3AR5Y"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_NVO65GJU.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_LPMBVBYS.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_A3F3AR5Y.openAudit)(home, name);
    const move = (0, import_chunk_2NZIAFRR.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_Q3ZJULVX.takeVerify)(audit, round, await (0, import_chunk_NVO65GJU.openRun)(home, run));
      await (0, import_chunk_BELS3VMO.writeArtifacts)(await (0, import_chunk_A3F3AR5Y.openAudit)(home, name));
    }
    return (0, import_chunk_2NZIAFRR.abortFailure)(await (0, import_chunk_A3F3AR5Y.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
