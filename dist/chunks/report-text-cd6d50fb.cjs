var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["ink"] = __part((module, exports) => {
__export(exports, { MARKS: () => MARKS, inkOf: () => inkOf });
var [import_uri_path] = ["report-text-cd6d50fb/uri-path"].map(__load);
var MARKS = {
  heading: (level, text) => `${"#".repeat(level)} ${text}`,
  strong: (text) => `**${text}**`,
  toned: (text) => text,
  link: (text) => text
};
function inkOf(style, top) {
  if (!style.color) return MARKS;
  return {
    heading: (level, text, tone) => toned(level === 2 ? sgr(BOLD, sgr(UNDERLINE, text)) : sgr(BOLD, text), tone),
    strong: (text, tone) => toned(sgr(BOLD, text), tone),
    toned,
    link: (text, path) => style.links && top !== null ? linked(text, `${top}/${path}`) : text
  };
}
var BOLD = [1, 22];
var UNDERLINE = [4, 24];
var TONES = {
  red: [31, 39],
  yellow: [33, 39],
  green: [32, 39],
  faint: [2, 22]
};
function sgr([on, off], text) {
  return `\x1B[${on}m${text}\x1B[${off}m`;
}
function toned(text, tone) {
  return tone === void 0 ? text : sgr(TONES[tone], text);
}
function linked(text, path) {
  const url = `file://${path.startsWith("/") ? "" : "/"}${(0, import_uri_path.uriPath)(path)}`;
  return `\x1B]8;;${url}\x07${text}\x1B]8;;\x07`;
}
});
exports["report-text"] = __part((module, exports) => {
__export(exports, { auditText: () => auditText, reviewText: () => reviewText });
var [import_terminal, import_read_report, import_remotes, import_repository_name, import_ink] = ["terminal-401b7bcd/terminal", "open-run-ba804728/read-report", "target-823430ed/remotes", "target-823430ed/repository-name", "report-text-cd6d50fb/ink"].map(__load);
async function publishedUri(repository) {
  const remotes = await (0, import_remotes.readRemotes)(repository);
  const origin = remotes.filter(({ name }) => name === "origin");
  const [found] = [...origin, ...remotes].flatMap(
    ({ urls }) => urls.flatMap((url) => (0, import_repository_name.repositoryAt)(url) ?? [])
  );
  return found === void 0 ? null : `https://${found.host}/${found.owner}/${found.name}`;
}
async function viewOf(repository, format, style) {
  return {
    ink: (0, import_ink.inkOf)(style, repository.top.replaceAll("\\", "/")),
    columns: style.columns,
    repositoryUri: (0, import_terminal.formatRecord)(format).namesRepository === true ? await publishedUri(repository) : null
  };
}
async function reviewText(run, repository, format, style) {
  return (0, import_terminal.formatRecord)(format).render(await (0, import_read_report.readReport)(run), {
    ...await viewOf(repository, format, style),
    material: async () => (await Promise.resolve().then(() => __toESM(__load("page-material-fb83d122/page-material")))).pageMaterial(run)
  });
}
async function auditText(audit, repository, format, style) {
  const { auditRounds } = await Promise.resolve().then(() => __toESM(__load("audit-report-6c36c9cb/audit-report")));
  return auditRounds(audit, format, await viewOf(repository, format, style));
}
});
exports["uri-path"] = __part((module, exports) => {
__export(exports, { uriPath: () => uriPath });
function uriPath(path) {
  return path.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
});
