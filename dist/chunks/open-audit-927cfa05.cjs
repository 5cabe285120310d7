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
var from_chunk_1ec13587;
var from_chunk_2ad85994;
var from_chunk_2f40d840;
var from_chunk_54c871a3;
var from_chunk_69cb593b;
var from_chunk_84a2bfdc;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_stop_6f1c1621;
var from_main;
parts["open-audit-YWDJUX5L"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_F5YQSIGY.foreignAudits,
  isAudit: () => import_chunk_F5YQSIGY.isAudit,
  listAudits: () => import_chunk_F5YQSIGY.listAudits,
  openAudit: () => import_chunk_F5YQSIGY.openAudit,
  openAuditOf: () => import_chunk_F5YQSIGY.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
parts["report-WNG4SWOG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7RPIBHZT = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_EQAFMRW2 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EQAFMRW2"]();
var import_chunk_RDIQLLKC = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-RDIQLLKC"]();
var import_chunk_GKYT2QAR = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-GKYT2QAR"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_EDJQS4ZY = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-EDJQS4ZY"]();
var import_chunk_TWOGUOFL = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_6f1c1621 ??= require("./stop-6f1c1621.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_EQAFMRW2.PRINTED.join(", ")} (default terminal)` },
    import_chunk_EQAFMRW2.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_RAUWJO3B.choice)("format", option("format") ?? "terminal", import_chunk_EQAFMRW2.PRINTED);
    const name = (0, import_chunk_7RPIBHZT.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_EQAFMRW2.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_SMKJISEK.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_EQAFMRW2.reviewText)(await (0, import_chunk_WACIMWI2.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-YWDJUX5L"]()));
  const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_EQAFMRW2.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_EQAFMRW2.reviewText)(await (0, import_chunk_WACIMWI2.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
