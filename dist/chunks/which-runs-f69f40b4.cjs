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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_6154375f;
var from_chunk_b330e460;
var from_chunk_c295da60;
var from_chunk_e0e3b72b;
var from_main;
parts["which-runs-ZJGVFY5P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lacksRun: () => lacksRun,
  withRuns: () => withRuns
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EOSBVQ2I = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-EOSBVQ2I"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof import_chunk_J3I4R3VV.Failure && error.code === "usage/missing-argument" && // `reply RUN/N` lacks its file alone.
  !error.message.includes(" needs FILE") && /^RUN\b/.test(usage);
}
async function withRuns(refusal, { usage }, cwd) {
  try {
    const names = await namesHere(await (0, import_chunk_SD67457G.openRepository)(cwd), usage.startsWith("RUN|AUDIT"));
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : "";
    const here = names.length === 0 ? "No runs yet: correctless plan" : `there are: ${names.slice(0, MOST).join(", ")}${more}`;
    return new import_chunk_J3I4R3VV.Failure("usage/missing-argument", refusal.message, {
      hint: `${here}
${refusal.hint ?? ""}`.trimEnd()
    });
  } catch (error) {
    if (error instanceof import_chunk_J3I4R3VV.Failure) return refusal;
    throw error;
  }
}
async function namesHere(repository, withAudits) {
  const runs = (await (0, import_chunk_EOSBVQ2I.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_chunk_HROTSNKK.listAudits)(repository) : [];
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
