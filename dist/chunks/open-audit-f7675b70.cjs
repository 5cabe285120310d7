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
var from_chunk_05d639e2;
var from_chunk_3d4247f8;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_8ef10247;
var from_chunk_b778d404;
var from_chunk_cc03dc45;
var from_chunk_e1032810;
var from_pre_88a614f7;
var from_stop_e21a4e23;
var from_main;
parts["open-audit-ZW7IXGG5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_4LSUNKZZ.foreignAudits,
  isAudit: () => import_chunk_4LSUNKZZ.isAudit,
  listAudits: () => import_chunk_4LSUNKZZ.listAudits,
  openAudit: () => import_chunk_4LSUNKZZ.openAudit,
  openAuditOf: () => import_chunk_4LSUNKZZ.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4LSUNKZZ = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-4LSUNKZZ"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_SVD6QO3J = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
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
parts["report-PVP6AYTT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3K5MMUH = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_MMIIN5UI = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-MMIIN5UI"]();
var import_chunk_OG2QGKLI = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-OG2QGKLI"]();
var import_chunk_P4GKS6IB = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_TFRWAUT4 = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-TFRWAUT4"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_H7KQZJGP = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_e21a4e23 ??= require("./stop-e21a4e23.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_IX75LTR6 = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_cc03dc45 ??= require("./chunk-cc03dc45.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_MMIIN5UI.PRINTED.join(", ")} (default terminal)` },
    import_chunk_MMIIN5UI.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_P4GKS6IB.choice)("format", option("format") ?? "terminal", import_chunk_MMIIN5UI.PRINTED);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_MMIIN5UI.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_MMIIN5UI.reviewText)(await (0, import_chunk_LULTQMGR.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-ZW7IXGG5"]()));
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_MMIIN5UI.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_MMIIN5UI.reviewText)(await (0, import_chunk_LULTQMGR.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
