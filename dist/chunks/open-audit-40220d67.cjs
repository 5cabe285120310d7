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
var from_chunk_08296f12;
var from_chunk_1359ec14;
var from_chunk_21f107bd;
var from_chunk_2b98bc5a;
var from_chunk_cd5c75df;
var from_chunk_e277ec65;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_stop_1fc4a443;
var from_main;
parts["open-audit-MJRRIZQK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAudit: () => import_chunk_HOTMYYZE.isAudit,
  listAudits: () => import_chunk_HOTMYYZE.listAudits,
  openAudit: () => import_chunk_HOTMYYZE.openAudit,
  openAuditOf: () => import_chunk_HOTMYYZE.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HOTMYYZE = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-HOTMYYZE"]();
var import_chunk_4FXSJHAA = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
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
parts["report-RL6K5ETJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7HE6LCZV = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-7HE6LCZV"]();
var import_chunk_BEACXCZ7 = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-BEACXCZ7"]();
var import_chunk_STMJXO7O = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-STMJXO7O"]();
var import_chunk_7ZPZWCKX = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-7ZPZWCKX"]();
var import_chunk_IX75LTR6 = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SX5CXOWI = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_E533QOO5 = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-E533QOO5"]();
var import_chunk_NCZO7JRG = (from_stop_1fc4a443 ??= require("./stop-1fc4a443.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_ZNBBSIGT = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_7HE6LCZV.PRINTED.join(", ")} (default terminal)` },
    import_chunk_7HE6LCZV.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_7HE6LCZV.PRINTED);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_7HE6LCZV.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_7APCTLTW.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_7HE6LCZV.reviewText)(await (0, import_chunk_E533QOO5.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-MJRRIZQK"]()));
  const repository = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_7HE6LCZV.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_7HE6LCZV.reviewText)(await (0, import_chunk_E533QOO5.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
