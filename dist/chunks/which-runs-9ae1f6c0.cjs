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
var from_chunk_39c5fcee;
var from_chunk_494c2569;
var from_chunk_9ec36a64;
var from_chunk_c37cb4ff;
var from_chunk_e76f4c5d;
var from_chunk_f59d4361;
var from_pre_e9c34500;
var from_main;
parts["which-runs-62DRE4I6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_37Y3ZS6F = (from_chunk_f59d4361 ??= require("./chunk-f59d4361.cjs"))["chunk-37Y3ZS6F"]();
var import_chunk_FYCUDDCK = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-FYCUDDCK"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_9ec36a64 ??= require("./chunk-9ec36a64.cjs"))["chunk-N6P4XODE"]();
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
  const runs = (await (0, import_chunk_37Y3ZS6F.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_2M5PZSTX.listAudits)(repository) : [];
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
