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
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_d87c6858;
var from_chunk_e7176a56;
var from_chunk_ff949c2a;
var from_stop_40b9a42b;
var from_main;
parts["open-audit-UOAZSSHW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  foreignAudits: () => import_chunk_NZI6PSNW.foreignAudits,
  isAudit: () => import_chunk_NZI6PSNW.isAudit,
  listAudits: () => import_chunk_NZI6PSNW.listAudits,
  openAudit: () => import_chunk_NZI6PSNW.openAudit,
  openAuditOf: () => import_chunk_NZI6PSNW.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
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
parts["report-57OHOMAH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_S3K5MMUH = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_L4U6HKQ3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-L4U6HKQ3"]();
var import_chunk_6BDWWMVW = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-6BDWWMVW"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_WXMPZKW3 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-WXMPZKW3"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_H7KQZJGP = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-H7KQZJGP"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_NCZO7JRG = (from_stop_40b9a42b ??= require("./stop-40b9a42b.cjs"))["chunk-NCZO7JRG"]();
var import_chunk_IX75LTR6 = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_d87c6858 ??= require("./chunk-d87c6858.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_L4U6HKQ3.PRINTED.join(", ")} (default terminal)` },
    import_chunk_L4U6HKQ3.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON {audit, rounds[], fixes[{subject, title, round, sha, files,
tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_P4GKS6IB.choice)("format", option("format") ?? "terminal", import_chunk_L4U6HKQ3.PRINTED);
    const name = (0, import_chunk_S3K5MMUH.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_L4U6HKQ3.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : (0, import_chunk_NCZO7JRG.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_DRNRIY4A.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_L4U6HKQ3.reviewText)(await (0, import_chunk_F47WY74A.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-UOAZSSHW"]()));
  const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_L4U6HKQ3.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_L4U6HKQ3.reviewText)(await (0, import_chunk_F47WY74A.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
