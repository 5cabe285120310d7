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
var from_chunk_0faa1c29;
var from_chunk_6cb1b5eb;
var from_chunk_75f1d1d1;
var from_chunk_9571ce31;
var from_chunk_adb28c6f;
var from_chunk_eeb90ee8;
var from_main;
parts["open-audit-FD4AH2LO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAudit: () => import_chunk_TTKF5NFW.isAudit,
  listAudits: () => import_chunk_TTKF5NFW.listAudits,
  openAudit: () => import_chunk_TTKF5NFW.openAudit,
  openAuditOf: () => import_chunk_TTKF5NFW.openAuditOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TTKF5NFW = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-TTKF5NFW"]();
var import_chunk_4FXSJHAA = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_G7NU67CU = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-G7NU67CU"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
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
parts["report-5SSFF3PV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LR3BK5BY = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-LR3BK5BY"]();
var import_chunk_EQE5RLKD = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-EQE5RLKD"]();
var import_chunk_5Z5YI5OS = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-5Z5YI5OS"]();
var import_chunk_UR4NHKDG = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-UR4NHKDG"]();
var import_chunk_IX75LTR6 = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_SX5CXOWI = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
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
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_LR3BK5BY.PRINTED.join(", ")} (default terminal)` },
    import_chunk_LR3BK5BY.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_LR3BK5BY.PRINTED);
    const name = (0, import_chunk_SX5CXOWI.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, look) ?? await askedReport(name, cwd, format, look);
    return (0, import_chunk_LR3BK5BY.deliver)(text, option("output"), cwd);
  }
};
async function storedReview(name, cwd, format, look) {
  const repository = format === "sarif" ? void 0 : nearestRepository(cwd);
  if (repository === void 0 || !await (0, import_chunk_YM7SSJYY.isFile)((0, import_chunk_7APCTLTW.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_chunk_LR3BK5BY.reviewText)(await (0, import_chunk_FZ46Z7SY.openRun)(repository, name), repository, format, look);
}
async function askedReport(name, cwd, format, look) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(parts["open-audit-FD4AH2LO"]()));
  const repository = await (0, import_chunk_2XJFZYDY.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_chunk_LR3BK5BY.auditText)(await openAudit(repository, name), repository, format, look) : (0, import_chunk_LR3BK5BY.reviewText)(await (0, import_chunk_FZ46Z7SY.openRun)(repository, name), repository, format, look);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
