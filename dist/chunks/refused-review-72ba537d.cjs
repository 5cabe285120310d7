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
var from_chunk_05a7027d;
var from_chunk_164a1dfd;
var from_chunk_1b2a4d5b;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_61ff0063;
var from_chunk_63273bf7;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_a64ba8f7;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_e6965832;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["refused-review-F6WISJHC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortIfRefused: () => abortIfRefused
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5T6L3YMD = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-5T6L3YMD"]();
var import_chunk_IOVM6VWI = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-IOVM6VWI"]();
var import_chunk_SQB2IQP2 = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-SQB2IQP2"]();
var import_chunk_K6KIQL4H = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_PFFRECKU = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-PFFRECKU"]();
var import_chunk_B77SZH4W = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-B77SZH4W"]();
var import_chunk_MOHYM4UW = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-MOHYM4UW"]();
var import_chunk_3PKCCHBL = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_E2GJLKLX = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_DWZT4ISB = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-DWZT4ISB"]();
var import_chunk_ON27B7R4 = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-ON27B7R4"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_FOES7ERP = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FOES7ERP"]();
var import_chunk_FXQKVCHN = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function abortIfRefused(home, run) {
  const { file, states } = await (0, import_chunk_PDRCI44O.openRun)(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return (0, import_chunk_FOES7ERP.withAuditLock)((0, import_chunk_3Y32VSR5.auditPaths)(home.top, name), async () => {
    const audit = await (0, import_chunk_CYTLNJVL.openAudit)(home, name);
    const move = (0, import_chunk_SQB2IQP2.decideMove)(audit.file, audit.state);
    const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
    if (move.kind === "run" && move.run === run && round !== void 0) {
      await (0, import_chunk_5T6L3YMD.takeVerify)(audit, round, await (0, import_chunk_PDRCI44O.openRun)(home, run));
      await (0, import_chunk_IOVM6VWI.writeArtifacts)(await (0, import_chunk_CYTLNJVL.openAudit)(home, name));
    }
    return (0, import_chunk_SQB2IQP2.abortFailure)(await (0, import_chunk_CYTLNJVL.openAudit)(home, name));
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortIfRefused
});
});
