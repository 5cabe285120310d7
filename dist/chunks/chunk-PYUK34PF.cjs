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
  FORMATS: () => FORMATS,
  RENDERERS: () => RENDERERS,
  wrapped: () => wrapped
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var FORMATS = ["terminal", "markdown", "json", "sarif", "rdjson", "github-annotations"];
var PLAIN_VIEW = { ink: import_chunk_IX75LTR6.MARKS, columns: null, repositoryUri: null };
var RENDERERS = {
  terminal: async (report, { ink, columns } = PLAIN_VIEW) => {
    const { renderTerminal } = await Promise.resolve().then(() => __toESM(require("./render-terminal-BHXV752W.cjs")));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  markdown: async (report) => (await Promise.resolve().then(() => __toESM(require("./render-markdown-JAQJB6QZ.cjs")))).renderMarkdown(report),
  json: async (report) => (await Promise.resolve().then(() => __toESM(require("./inert-BH7SAD4I.cjs")))).inertJson(report),
  sarif: async (report, { repositoryUri } = PLAIN_VIEW) => (await Promise.resolve().then(() => __toESM(require("./render-sarif-ODJUN6M6.cjs")))).renderSarif(report, repositoryUri),
  rdjson: async (report) => (await Promise.resolve().then(() => __toESM(require("./render-rdjson-YT2X3OZS.cjs")))).renderRdjson(report),
  "github-annotations": async (report) => (await Promise.resolve().then(() => __toESM(require("./render-github-annotations-SXWKRJPL.cjs")))).renderGithubAnnotations(report)
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __toESM(require("./wrap-lines-3AW7M3CA.cjs")));
  return wrapLines(text, columns);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FORMATS,
  RENDERERS,
  wrapped
});
