var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  auditRounds: () => auditRounds
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PYUK34PF = require("./chunk-PYUK34PF.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_5JYF6YWY = require("./chunk-5JYF6YWY.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function auditRounds({ file, state }, format, view) {
  switch (format) {
    case "json": {
      const rounds = state.rounds.map((round) => (0, import_chunk_OD5MBHGC.roundFile)(file, state, round));
      return (0, import_chunk_6JTHDBMB.inertJson)({ audit: file.audit, rounds });
    }
    case "markdown":
      return (0, import_chunk_5JYF6YWY.summaryText)(file, state);
    case "terminal": {
      if (view.columns === null) return (0, import_chunk_5JYF6YWY.summaryText)(file, state);
      const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(require("./render-audit-terminal-HHNRLJDT.cjs")));
      return (0, import_chunk_PYUK34PF.wrapped)(renderAuditTerminal(file, state, view.ink), view.columns);
    }
    case "sarif":
    case "rdjson":
    case "github-annotations":
      throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
        hint: `of audit ${file.audit}, one of: terminal, markdown, json, html`
      });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditRounds
});
