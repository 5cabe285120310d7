var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_0b608aa8;
var from_chunk_3d027e9f;
var from_chunk_5bde808d;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_d2be9d52;
var from_main;
parts["report-UD5KZC3O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reportCommand: () => reportCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3YCVYJQO = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-3YCVYJQO"]();
var import_chunk_PYUK34PF = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-PYUK34PF"]();
var import_chunk_AAOMIGIF = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-AAOMIGIF"]();
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_IX75LTR6 = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_GEPUIZLA = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-GEPUIZLA"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_ZE7WG7CL = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-ZE7WG7CL"]();
var import_chunk_NIMENYH7 = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-NIMENYH7"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_252FQBNT = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-252FQBNT"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_OJM3KSAR = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_chunk_3YCVYJQO.PRINTED.join(", ")} (default terminal)` },
    import_chunk_3YCVYJQO.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
sarif is SARIF 2.1.0, rdjson is for reviewdog, github-annotations for the log of a GitHub Actions job: docs/reports.md.
html is one file that loads nothing, with the diff: docs/html-report.md. JSON: schemas/report.schema.json. Of an audit it
prints the summary for a terminal, as Markdown or HTML, or as JSON its rounds as they are stored
(schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, look }) => {
    const format = (0, import_chunk_252FQBNT.choice)("format", option("format") ?? "terminal", import_chunk_3YCVYJQO.PRINTED);
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const name = (0, import_chunk_GEPUIZLA.positional)(positionals, "RUN");
    const text = await (0, import_chunk_ZE7WG7CL.isAudit)(repository, name) ? await (0, import_chunk_3YCVYJQO.auditText)(await (0, import_chunk_ZE7WG7CL.openAudit)(repository, name), repository, format, look) : await (0, import_chunk_3YCVYJQO.reviewText)(await (0, import_chunk_3QZMME34.openRun)(repository, name), repository, format, look);
    return (0, import_chunk_3YCVYJQO.deliver)(text, option("output"), cwd);
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reportCommand
});
});
