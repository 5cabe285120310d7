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
var from_chunk_110107c8;
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_49a34b4e;
var from_chunk_6b825e61;
var from_chunk_d4321d58;
var from_chunk_eb0136a0;
var from_main;
parts["open-audit-XYEFSVP7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAudit: () => import_chunk_XIGJY7CG.isAudit,
  listAudits: () => import_chunk_XIGJY7CG.listAudits,
  openAudit: () => import_chunk_XIGJY7CG.openAudit,
  openAuditOf: () => import_chunk_XIGJY7CG.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZL5BD4DO = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-ZL5BD4DO"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
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
parts["report-AQZTNIDF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LIVQ7YJX = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-LIVQ7YJX"]();
var import_chunk_IRWJ3DS6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_A6OGBDPZ = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-A6OGBDPZ"]();
var import_chunk_JSE46UAG = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-JSE46UAG"]();
var import_chunk_IX75LTR6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SX5CXOWI = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_ZNBBSIGT = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_EF3CRQT3 = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-EF3CRQT3"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function nearestRepository(cwd) {
  try {
    for (const folder of upwards((0, import_node_fs.realpathSync)((0, import_node_path.resolve)(cwd)))) {
      if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, "HEAD"))) return void 0;
      const gitDir = (0, import_node_path.join)(folder, ".git");
      const entry = (0, import_node_fs.lstatSync)(gitDir, { throwIfNoEntry: false });
      if (entry === void 0) continue;
      const user = process.getuid?.();
      const isOwn = entry.isDirectory() && entry.uid === user && (0, import_node_fs.lstatSync)(folder).uid === user;
      return isOwn && (0, import_node_fs.existsSync)((0, import_node_path.join)(gitDir, "HEAD")) ? { top: folder, gitDir } : void 0;
    }
  } catch {
  }
  return void 0;
}
function upwards(folder) {
  const above = (0, import_node_path.dirname)(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_LIVQ7YJX.PRINTED.join(", ")} (default terminal)` },
    import_chunk_LIVQ7YJX.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_LIVQ7YJX.PRINTED);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_LIVQ7YJX.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : nearestRepository(cwd);
  if (repository === void 0 || !await (0, import_chunk_XPIKYFDN.isFile)((0, import_chunk_7APCTLTW.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_LIVQ7YJX.reviewText)(await (0, import_chunk_UQCJTSQS.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-XYEFSVP7"]()));
  const repository = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_LIVQ7YJX.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_LIVQ7YJX.reviewText)(await (0, import_chunk_UQCJTSQS.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
