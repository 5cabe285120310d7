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
var from_chunk_1f7da144;
var from_chunk_3532fb8f;
var from_chunk_570a5ee6;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_main;
parts["which-runs-VGWOHFSV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PQGUTBFH = (from_chunk_1f7da144 ??= require("./chunk-1f7da144.cjs"))["chunk-PQGUTBFH"]();
var import_chunk_P2OF6E2S = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-P2OF6E2S"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof import_chunk_LTC5LSMU.Failure && error.code === "usage/missing-argument" && // `reply RUN/N` lacks its file alone.
  !error.message.includes(" needs FILE") && /^RUN\b/.test(usage);
}
async function withRuns(refusal, { usage }, cwd) {
  try {
    const names = await namesHere(await (0, import_chunk_YLVPOKUO.openRepository)(cwd), usage.startsWith("RUN|AUDIT"));
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : "";
    const here = names.length === 0 ? "No runs yet: correctless plan" : `there are: ${names.slice(0, MOST).join(", ")}${more}`;
    return new import_chunk_LTC5LSMU.Failure("usage/missing-argument", refusal.message, {
      hint: `${here}
${refusal.hint ?? ""}`.trimEnd()
    });
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure) return refusal;
    throw error;
  }
}
async function namesHere(repository, withAudits) {
  const runs = (await (0, import_chunk_PQGUTBFH.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_EUSCJYLQ.listAudits)(repository) : [];
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
