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
var from_chunk_02f69599;
var from_chunk_39c5fcee;
var from_chunk_541c93ec;
var from_chunk_60057737;
var from_chunk_aa294e75;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_main;
parts["which-runs-UFOFN4M3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FFK2BAJ5 = (from_chunk_aa294e75 ??= require("./chunk-aa294e75.cjs"))["chunk-FFK2BAJ5"]();
var import_chunk_N5ODCMY4 = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-N5ODCMY4"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_WN2EKH2V = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-WN2EKH2V"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof import_chunk_VNW4R5LF.Failure && error.code === "usage/missing-argument" && // `reply RUN/N` lacks its file alone.
  !error.message.includes(" needs FILE") && /^RUN\b/.test(usage);
}
async function withRuns(refusal, { usage }, cwd) {
  try {
    const names = await namesHere(await (0, import_chunk_D66PGRUA.openRepository)(cwd), usage.startsWith("RUN|AUDIT"));
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : "";
    const here = names.length === 0 ? "No runs yet: correctless plan" : `there are: ${names.slice(0, MOST).join(", ")}${more}`;
    return new import_chunk_VNW4R5LF.Failure("usage/missing-argument", refusal.message, {
      hint: `${here}
${refusal.hint ?? ""}`.trimEnd()
    });
  } catch (error) {
    if (error instanceof import_chunk_VNW4R5LF.Failure) return refusal;
    throw error;
  }
}
async function namesHere(repository, withAudits) {
  const runs = (await (0, import_chunk_FFK2BAJ5.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_WN2EKH2V.listAudits)(repository) : [];
  return [
    ...runs.map(({ run, status }) => `${run} (${status})`),
    ...audits.map(({ file, state }) => `${file.audit} (audit${state.ended === void 0 ? ", open" : ""})`)
  ];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  lacksRun,
  withRuns
});
});
