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
var from_chunk_0cf455f2;
var from_chunk_58b04f67;
var from_chunk_636d416a;
var from_chunk_6457ef1c;
var from_chunk_a7a87197;
var from_chunk_ba2610c8;
var from_chunk_c7443ee0;
var from_chunk_dc12a92f;
var from_pre_fa16d17a;
var from_stop_97898976;
var from_main;
parts["open-audit-RGHIT7GE"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_VNPWMVSF.foreignAudits,
  isAudit: () => import_chunk_VNPWMVSF.isAudit,
  listAudits: () => import_chunk_VNPWMVSF.listAudits,
  openAudit: () => import_chunk_VNPWMVSF.openAudit,
  openAuditOf: () => import_chunk_VNPWMVSF.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VNPWMVSF = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-VNPWMVSF"]();
var import_chunk_SVD6QO3J = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_3Y32VSR5 = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_RO4X6BNY = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-RO4X6BNY"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
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
parts["report-XATAYJTF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NBBLTD3G = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_FQKYHGNY = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-FQKYHGNY"]();
var import_chunk_6RIJVU7K = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-6RIJVU7K"]();
var import_chunk_CRO2B6OX = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-CRO2B6OX"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_IQ3LK3HB = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-IQ3LK3HB"]();
var import_chunk_TWOGUOFL = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_IX75LTR6 = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_636d416a ??= require("./chunk-636d416a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_5TJRA2JS = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-5TJRA2JS"]();
var import_chunk_3ERGZM2Z = (from_chunk_6457ef1c ??= require("./chunk-6457ef1c.cjs"))["chunk-3ERGZM2Z"]();
var import_chunk_XVJUAOZE = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_97898976 ??= require("./stop-97898976.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_A6JCCCLN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_76V422XS = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-76V422XS"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_DUUH6XJL = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_5AZOZ2NW = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-5AZOZ2NW"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_XPIKYFDN = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_FQKYHGNY.PRINTED.join(", ")} (default terminal)` },
    import_chunk_FQKYHGNY.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_YMILCYFO.choice)("format", option("format") ?? "terminal", import_chunk_FQKYHGNY.PRINTED);
    const name = (0, import_chunk_NBBLTD3G.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_FQKYHGNY.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_SMKJISEK.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_FQKYHGNY.reviewText)(await (0, import_chunk_3ERGZM2Z.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-RGHIT7GE"]()));
  const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_FQKYHGNY.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_FQKYHGNY.reviewText)(await (0, import_chunk_3ERGZM2Z.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
