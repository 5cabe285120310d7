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
var from_chunk_1a7e4671;
var from_chunk_27a9c30a;
var from_chunk_2df9118a;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_e7176a56;
var from_main;
parts["which-runs-FHMQL3YZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NG7JFWB2 = (from_chunk_27a9c30a ??= require("./chunk-27a9c30a.cjs"))["chunk-NG7JFWB2"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
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
  const runs = (await (0, import_chunk_NG7JFWB2.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_NZI6PSNW.listAudits)(repository) : [];
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
