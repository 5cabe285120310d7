var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["terminal"] = __part((module, exports) => {
__export(exports, { AUDIT_FORMATS: () => AUDIT_FORMATS, FORMATS: () => FORMATS, formatRecord: () => formatRecord });
var FORMAT = {
  order: 1,
  says: "people; colours, links and wrapping on a terminal only",
  render: async (report, { ink, columns }) => {
    const { renderTerminal } = await Promise.resolve().then(() => __toESM(__load("render-terminal-ffa02400/render-terminal")));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  renderAudit: async ({ file, state, sent }, { ink, columns }) => {
    const { renderAuditTerminal } = await Promise.resolve().then(() => __toESM(__load("render-audit-terminal-7e9a31e9/render-audit-terminal")));
    return wrapped(renderAuditTerminal(file, state, sent, ink), columns);
  }
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __toESM(__load("wrap-lines-b5cd235c/wrap-lines")));
  return wrapLines(text, columns);
}
var FORMAT2 = {
  order: 2,
  says: "a file, a summary page",
  render: async (report) => (await Promise.resolve().then(() => __toESM(__load("render-markdown-da53a744/render-markdown")))).renderMarkdown(report),
  renderAudit: async ({ file, state, sent }) => (await Promise.resolve().then(() => __toESM(__load("summary-text-7f8127af/summary-text")))).summaryText(file, state, sent)
};
var FORMAT3 = {
  order: 3,
  says: "programs: everything, by [schemas/report.schema.json](../schemas/report.schema.json)",
  render: async (report) => (await Promise.resolve().then(() => __toESM(__load("inert-a463da06/inert")))).inertJson(report),
  renderAudit: async ({ file, state, sent }) => {
    const [{ inertJson }, { roundFile }, { fixAccounts }] = await Promise.all([
      Promise.resolve().then(() => __toESM(__load("inert-a463da06/inert"))),
      Promise.resolve().then(() => __toESM(__load("round-file-bc6d90a8/round-file"))),
      Promise.resolve().then(() => __toESM(__load("fix-accounts-7c7a0fdd/fix-accounts")))
    ]);
    const rounds = state.rounds.map((round) => roundFile(file, state, round));
    return inertJson({ audit: file.audit, rounds, fixes: fixAccounts(state, sent) });
  }
};
var FORMAT4 = {
  order: 4,
  says: "GitHub code scanning, editors, any reader of SARIF 2.1.0",
  namesRepository: true,
  render: async (report, { repositoryUri }) => (await Promise.resolve().then(() => __toESM(__load("render-sarif-717e558e/render-sarif")))).renderSarif(report, repositoryUri)
};
var FORMAT5 = {
  order: 5,
  says: "[reviewdog](https://github.com/reviewdog/reviewdog)",
  render: async (report) => (await Promise.resolve().then(() => __toESM(__load("render-rdjson-b8486a10/render-rdjson")))).renderRdjson(report)
};
var FORMAT6 = {
  order: 6,
  says: "the log of a GitHub Actions job",
  render: async (report) => (await Promise.resolve().then(() => __toESM(__load("render-github-annotations-666b52f2/render-github-annotations")))).renderGithubAnnotations(report)
};
var FORMAT7 = {
  order: 7,
  says: "people: one file with the diff, which loads nothing: [docs/html-report.md](html-report.md)",
  render: async (report, { material }) => {
    const { renderHtml } = await Promise.resolve().then(() => __toESM(__load("page-assets.gen-50c8c339/render-html")));
    return renderHtml(report, await material());
  },
  renderAudit: async ({ page }) => (await Promise.resolve().then(() => __toESM(__load("render-audit-html-b8bf86b4/render-audit-html")))).renderAuditHtml(page())
};
var FORMAT_RECORDS = {
  terminal: FORMAT,
  markdown: FORMAT2,
  json: FORMAT3,
  sarif: FORMAT4,
  rdjson: FORMAT5,
  "github-annotations": FORMAT6,
  html: FORMAT7
};
var FORMATS = Object.keys(FORMAT_RECORDS);
var formatRecord = (format) => FORMAT_RECORDS[format];
var AUDIT_FORMATS = FORMATS.filter((format) => formatRecord(format).renderAudit !== void 0);
});
