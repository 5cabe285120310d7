var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_0cd107b9;
var from_chunk_2f2729f3;
var from_chunk_3532fb8f;
var from_chunk_65e30782;
var from_chunk_a6011939;
var from_chunk_c728d6d9;
var from_chunk_eb2e9841;
var from_chunk_ff949c2a;
var from_stop_68ccdf0b;
var from_main;
parts["open-audit-UNVSML7D"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_TUJ54KUD.foreignAudits,
  isAudit: () => import_chunk_TUJ54KUD.isAudit,
  listAudits: () => import_chunk_TUJ54KUD.listAudits,
  openAudit: () => import_chunk_TUJ54KUD.openAudit,
  openAuditOf: () => import_chunk_TUJ54KUD.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TUJ54KUD = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-TUJ54KUD"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_SVD6QO3J = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_I7I5PAJ2 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-I7I5PAJ2"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_XPIKYFDN = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  foreignAudits,
  isAudit,
  listAudits,
  openAudit,
  openAuditOf
});
});
parts["report-KUYLTTKH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3K5MMUH = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_JHZV3VBG = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-JHZV3VBG"]();
var import_chunk_OTN3DPFN = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-OTN3DPFN"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_ZLWDDNLC = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-ZLWDDNLC"]();
var import_chunk_4A6G6IH4 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-4A6G6IH4"]();
var import_chunk_XAXNZS3H = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-XAXNZS3H"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_68ccdf0b ??= require("./stop-68ccdf0b.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_IX75LTR6 = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_c728d6d9 ??= require("./chunk-c728d6d9.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_JHZV3VBG.PRINTED.join(", ")} (default terminal)` },
    import_chunk_JHZV3VBG.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_P4GKS6IB.choice)("format", option("format") ?? "terminal", import_chunk_JHZV3VBG.PRINTED);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_JHZV3VBG.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_JHZV3VBG.reviewText)(await (0, import_chunk_XAXNZS3H.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-UNVSML7D"]()));
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_JHZV3VBG.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_JHZV3VBG.reviewText)(await (0, import_chunk_XAXNZS3H.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
