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
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_4e6a2b7e;
var from_chunk_61e83bcd;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_76cc671a;
var from_chunk_788f8958;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f1c8982b;
var from_pre_2a248e15;
var from_start_over_e9e63280;
var from_main;
parts["refused-review-E2Z6GR3L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7LR6RN3L = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-7LR6RN3L"]();
var import_chunk_TNFHT2QD = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-TNFHT2QD"]();
var import_chunk_PDIFZSSO = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-PDIFZSSO"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_TEJS25FL = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-TEJS25FL"]();
var import_chunk_TCW6XLRF = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-TCW6XLRF"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RVKZZZOY = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_788f8958 ??= require("./chunk-788f8958.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_LNMSBL4O = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-LNMSBL4O"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_2BI7GQMJ = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-2BI7GQMJ"]();
var import_chunk_QZ4XFXGL = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VMOHE4HW = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-VMOHE4HW"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_QNDJGA4J.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_2BI7GQMJ.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_VMOHE4HW.openAudit)(home, name);
    const move = (0, import_chunk_PDIFZSSO.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_7LR6RN3L.takeVerify)(audit, round, await (0, import_chunk_QNDJGA4J.openRun)(home, run));
      await (0, import_chunk_TNFHT2QD.writeArtifacts)(await (0, import_chunk_VMOHE4HW.openAudit)(home, name));
    }
    return (0, import_chunk_PDIFZSSO.abortFailure)(await (0, import_chunk_VMOHE4HW.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
