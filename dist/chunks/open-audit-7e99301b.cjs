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
var from_chunk_09a8e61f;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_53f13f11;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_chunk_d98ecfd8;
var from_chunk_fa27cbcf;
var from_pre_ad3b00a3;
var from_stop_5334b0fd;
var from_main;
parts["open-audit-CZ6OQH4O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_6ZEAV52K.foreignAudits,
  isAudit: () => import_chunk_6ZEAV52K.isAudit,
  listAudits: () => import_chunk_6ZEAV52K.listAudits,
  openAudit: () => import_chunk_6ZEAV52K.openAudit,
  openAuditOf: () => import_chunk_6ZEAV52K.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
parts["report-ONOD5CG3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_6AKXZMLU = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6AKXZMLU"]();
var import_chunk_NTDYYD77 = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-NTDYYD77"]();
var import_chunk_L3X5DA53 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-L3X5DA53"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_09a8e61f ??= require("./chunk-09a8e61f.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_5334b0fd ??= require("./stop-5334b0fd.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_6AKXZMLU.PRINTED.join(", ")} (default terminal)` },
    import_chunk_6AKXZMLU.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_YMILCYFO.choice)("format", option("format") ?? "terminal", import_chunk_6AKXZMLU.PRINTED);
    const name = (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_6AKXZMLU.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_SMKJISEK.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_6AKXZMLU.reviewText)(await (0, import_chunk_Z3YBCKDZ.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-CZ6OQH4O"]()));
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_6AKXZMLU.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_6AKXZMLU.reviewText)(await (0, import_chunk_Z3YBCKDZ.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
