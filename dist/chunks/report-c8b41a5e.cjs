var { __load, __part } = require("../main.cjs").shared;
exports["open-audit"] = __part((exports) => {
var { foreignAudits, isAudit, listAudits, openAudit, openAuditOf } = __load("fold-fixing-5ea01992/fold-fixing");
Object.assign(exports, { foreignAudits, isAudit, listAudits, openAudit, openAuditOf });
});
exports["report"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional"), { auditText, reviewText } = __load("target-3d41a926/report-text"), { AUDIT_FORMATS, FORMATS, formatRecord } = __load("terminal-12b95ee8/terminal"), { OUTPUT_FLAG, deliver } = __load("target-3d41a926/deliver"), { choice } = __load("main-0f98ea10/choice"), { openRun } = __load("main-0f98ea10/open-run"), { openRepository } = __load("git-685f2d30/repository");
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: {
    "format FORMAT": `${FORMATS.join(", ")} (default terminal)`,
    ...OUTPUT_FLAG
  },
  takes: { least: 1, most: 1, paths: false },
  details: `The status is 0 if it could print; \`correctless verdict RUN\` says how the review ended.
Formats (docs/reports.md):
${FORMATS.map((format) => `  ${format.padEnd(20)}${withoutLinks(formatRecord(format).says)}`).join("\n")}
For an audit (${AUDIT_FORMATS.join(", ")}), it prints the summary.
JSON of an audit: {audit, rounds[], fixes[{subject, title, round, sha, files, tests, review, calls}]}; rounds are as they are stored
(schemas/audit-round.schema.json)
Colours, links and wrapping are for terminals only. NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK apply.`,
  run: async ({ positionals, option, cwd, style }) => {
    const format = choice("format", option("format") ?? "terminal", FORMATS);
    const name = positional(positionals, "RUN");
    const repository = await openRepository(cwd);
    const { isAudit, openAudit } = await Promise.resolve().then(() => __load("report-c8b41a5e/open-audit"));
    const text = await isAudit(repository, name) ? await auditText(await openAudit(repository, name), format, style) : await reviewText(await openRun(repository, name), format, style);
    return deliver(text, option("output"), cwd);
  }
};
function withoutLinks(markdown) {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
Object.assign(exports, { reportCommand });
});
