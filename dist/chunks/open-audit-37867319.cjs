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
var from_chunk_11b369f4;
var from_chunk_3e0ca10e;
var from_chunk_81729125;
var from_chunk_a21be80a;
var from_chunk_be66ce36;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_stop_7f4287f6;
var from_main;
parts["open-audit-TFD46B34"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAudit: () => import_chunk_FDBZDE4F.isAudit,
  listAudits: () => import_chunk_FDBZDE4F.listAudits,
  openAudit: () => import_chunk_FDBZDE4F.openAudit,
  openAuditOf: () => import_chunk_FDBZDE4F.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FDBZDE4F = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-FDBZDE4F"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isAudit,
  listAudits,
  openAudit,
  openAuditOf
});
});
parts["report-OE4O4TE6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NX5CQH34 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-NX5CQH34"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_ZO2N5URF = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-ZO2N5URF"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_IX75LTR6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SX5CXOWI = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_NCZO7JRG = (from_stop_7f4287f6 ??= require("./stop-7f4287f6.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_ZNBBSIGT = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_P37T4B5O = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-P37T4B5O"]();
var import_chunk_TWOGUOFL = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_NX5CQH34.PRINTED.join(", ")} (default terminal)` },
    import_chunk_NX5CQH34.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_NX5CQH34.PRINTED);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_NX5CQH34.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_7APCTLTW.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_NX5CQH34.reviewText)(await (0, import_chunk_2ZF6S5IG.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-TFD46B34"]()));
  const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_NX5CQH34.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_NX5CQH34.reviewText)(await (0, import_chunk_2ZF6S5IG.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
