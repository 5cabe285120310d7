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
var from_chunk_31abcf2f;
var from_chunk_36527a88;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_main;
parts["which-runs-IJVB6QIN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CXFBCS65 = (from_chunk_31abcf2f ??= require("./chunk-31abcf2f.cjs"))["chunk-CXFBCS65"]();
var import_chunk_PX4E4SAD = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-PX4E4SAD"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_JTS3XOEX = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-JTS3XOEX"]();
var import_chunk_SVD6QO3J = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_XT3VKKCA = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-XT3VKKCA"]();
var import_chunk_3Y32VSR5 = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_ZGIPPKLA = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-ZGIPPKLA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof import_chunk_VNW4R5LF.Failure && error.code === "usage/missing-argument" && /^RUN\b/.test(usage);
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
  const runs = (await (0, import_chunk_CXFBCS65.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_JTS3XOEX.listAudits)(repository) : [];
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
