var { __load, __part } = require("../main.cjs").shared;
exports["inert"] = __part((exports) => {
var { inertBlock, inertFence, inertJson, inertLine, inertMarkdown, withoutCommands } = __load("main/inert-2");
Object.assign(exports, { inertBlock, inertFence, inertJson, inertLine, inertMarkdown, withoutCommands });
});
exports["ink"] = __part((exports) => {
var { uriPath } = __load("terminal-12b95ee8/uri-path");
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
  const url = `file://${path.startsWith("/") ? "" : "/"}${uriPath(path)}`;
  return `\x1B]8;;${url}\x07${text}\x1B]8;;\x07`;
}
Object.assign(exports, { MARKS, inkOf });
});
exports["terminal"] = __part((exports) => {
var FORMAT = {
  order: 1,
  says: "people; colours, links and wrapping on a terminal only",
  render: async (report, { ink, columns }) => {
    const { renderTerminal } = await Promise.resolve().then(() => __load("next-74339a63/render-terminal"));
    return wrapped(`${renderTerminal(report, ink)}
`, columns);
  },
  renderAudit: async ({ file, state, sent }, { ink, columns }) => {
    const { renderAuditTerminal } = await Promise.resolve().then(() => __load("render-audit-terminal-ddb4ddcd/render-audit-terminal"));
    return wrapped(renderAuditTerminal(file, state, sent, ink), columns);
  }
};
async function wrapped(text, columns) {
  if (columns === null) return text;
  const { wrapLines } = await Promise.resolve().then(() => __load("wrap-lines-4b039334/wrap-lines"));
  return wrapLines(text, columns);
}
var FORMAT2 = {
  order: 2,
  says: "a file, a summary page",
  render: async (report) => (await Promise.resolve().then(() => __load("render-markdown-ebd1340b/render-markdown"))).renderMarkdown(report),
  renderAudit: async ({ file, state, sent }) => (await Promise.resolve().then(() => __load("summary-text-2-86151a74/summary-text"))).summaryText(file, state, sent)
};
var FORMAT3 = {
  order: 3,
  says: "programs: everything, by [schemas/report.schema.json](../schemas/report.schema.json)",
  render: async (report) => (await Promise.resolve().then(() => __load("terminal-12b95ee8/inert"))).inertJson(report),
  renderAudit: async ({ file, state, sent }) => {
    const [{ inertJson }, { roundFile }, { fixAccounts }] = await Promise.all([
      Promise.resolve().then(() => __load("terminal-12b95ee8/inert")),
      Promise.resolve().then(() => __load("summary-text-2-86151a74/round-file")),
      Promise.resolve().then(() => __load("summary-text-2-86151a74/fix-accounts"))
    ]);
    const rounds = state.rounds.map((round) => roundFile(file, state, round));
    return inertJson({ audit: file.audit, rounds, fixes: fixAccounts(state, sent) });
  }
};
var FORMAT4 = {
  order: 4,
  says: "GitHub code scanning, editors, any reader of SARIF 2.1.0",
  namesRepository: true,
  render: async (report, { repositoryUri }) => (await Promise.resolve().then(() => __load("render-sarif-e2fbda90/render-sarif"))).renderSarif(report, repositoryUri)
};
var FORMAT5 = {
  order: 5,
  says: "[reviewdog](https://github.com/reviewdog/reviewdog)",
  render: async (report) => (await Promise.resolve().then(() => __load("render-rdjson-f6127f93/render-rdjson"))).renderRdjson(report)
};
var FORMAT6 = {
  order: 6,
  says: "the log of a GitHub Actions job",
  render: async (report) => (await Promise.resolve().then(() => __load("render-github-annotations-bcb3434d/render-github-annotations"))).renderGithubAnnotations(report)
};
var FORMAT7 = {
  order: 7,
  says: "people: one file with the diff, which loads nothing: [docs/html-report.md](html-report.md)",
  render: async (report, { material }) => {
    const { renderHtml } = await Promise.resolve().then(() => __load("page-assets.gen-425d0852/render-html"));
    return renderHtml(report, await material());
  },
  renderAudit: async ({ page }) => (await Promise.resolve().then(() => __load("render-audit-html-37a0633c/render-audit-html"))).renderAuditHtml(page())
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
Object.assign(exports, { FORMATS, formatRecord, AUDIT_FORMATS });
});
exports["uri-path"] = __part((exports) => {
function uriPath(path) {
  return path.replaceAll(new RegExp("\\p{Cs}", "gu"), "\uFFFD").split("/").map(encodeURIComponent).join("/");
}
Object.assign(exports, { uriPath });
});
exports["with-work"] = __part((exports) => {
function withWork(report, { proofs, fixes }) {
  if (proofs.size + fixes.size === 0) return report;
  const worked = report.findings.map((finding) => {
    const [proof, fix] = [proofs.get(finding.id), fixes.get(finding.id)];
    return { ...finding, ...proof && { proof }, ...fix && { fix } };
  });
  const groups = [...new Set(worked.map(({ group }) => group))];
  const findings = groups.flatMap((group) => {
    const own = worked.filter((finding) => finding.group === group);
    return [...own.filter(isProven), ...own.filter((finding) => !isProven(finding))];
  });
  return { ...report, findings };
}
function isProven({ proof }) {
  return proof?.outcome === "proven";
}
Object.assign(exports, { withWork, isProven });
});
exports["worked-report"] = __part((exports) => {
var { readReport } = __load("main-0f98ea10/read-report"), { withWork } = __load("terminal-12b95ee8/with-work"), { auditPaths, auditsFolder } = __load("git-685f2d30/audit-paths"), { listNames, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure");
async function readWorkedReport(run) {
  return withWorkOf(run, await readReport(run));
}
async function withWorkOf(run, report) {
  try {
    if (!await isWorkedOn(run)) return report;
    const { workOfRun } = await Promise.resolve().then(() => __load("fixes-of-run-85b57cfa/work-of-run"));
    return withWork(report, await workOfRun(run));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = `what proofs and fixes say is not shown: ${error.message}`;
    return { ...report, warnings: [...report.warnings, why] };
  }
}
async function isWorkedOn({ repository: { top }, file: { run } }) {
  const names = (await listNames(auditsFolder(top))).filter((name) => /^[a-z0-9]{4,16}$/.test(name));
  const texts = await Promise.all(names.map((name) => readTextIfAny(auditPaths(top, name).audit)));
  return texts.some((text) => text?.includes(`"${run}"`));
}
Object.assign(exports, { readWorkedReport, withWorkOf });
});
