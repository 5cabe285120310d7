var { __load, __part } = require("../main.cjs").shared;
exports["deliver"] = __part((exports) => {
var { writeFileAtomically } = __load("matches-schema-76c5945f/files"), { realpath, stat } = __load("main/disk"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { join, resolve } = require("node:path");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([stat(path), realpath(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  name: "output",
  value: "FILE",
  summary: "write to FILE, whole or not at all, instead of to stdout"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: typeof text === "string" ? text : Buffer.from(text).toString() };
  const { kind, path } = await outputPlace(resolve(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${join(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await writeFileAtomically(path, text);
  return { status: 0, stderr: `wrote ${inertLine(output)} (${Buffer.byteLength(text)} bytes)\n` };
}
Object.assign(exports, { OUTPUT_FLAG, deliver });
});
exports["open-audit"] = __part((exports) => {
var { foreignAudits, isAudit, listAudits, openAudit, openAuditOf } = __load("fold-fixing-63267d85/fold-fixing");
Object.assign(exports, { foreignAudits, isAudit, listAudits, openAudit, openAuditOf });
});
exports["report"] = __part((exports) => {
var { positional } = __load("main-a6f1b15e/positional"), { auditText, reviewText } = __load("terminal-2adf8bf1/report-text"), { AUDIT_FORMATS, FORMATS, formatRecord } = __load("terminal-2adf8bf1/terminal"), { OUTPUT_FLAG, deliver } = __load("run-options-75ee9526/deliver"), { choice } = __load("main-a6f1b15e/choice"), { openRun } = __load("main-a6f1b15e/open-run"), { openRepository } = __load("git-3998040f/repository-2");
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [{ name: "format", value: "FORMAT", summary: `${FORMATS.join(", ")} (default terminal)` }, OUTPUT_FLAG],
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
    const { isAudit, openAudit } = await Promise.resolve().then(() => __load("run-options-75ee9526/open-audit"));
    const text = await isAudit(repository, name) ? await auditText(await openAudit(repository, name), format, style) : await reviewText(await openRun(repository, name), format, style);
    return deliver(text, option("output"), cwd);
  }
};
function withoutLinks(markdown) {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
Object.assign(exports, { reportCommand });
});
exports["review"] = __part((exports) => {
var { RUN_FLAGS } = __load("run-options-75ee9526/run-options"), { PLAN_FLAGS } = __load("plan-request-bb75dad6/plan-request");
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...RUN_FLAGS, ...PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is the same as for \`correctless plan\`: a branch, a commit, A..B, '#123' or the URL of a pull request. The default is the
current branch with its uncommitted work.
Stderr says what is reviewed and how many calls that needs. Then it shows a line for each agent at work (a line for each event if
stderr is not a terminal), and at the end where the report page is.
Exit status, from the stored run: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or interrupted, 4 no client or
not logged in, 130 Ctrl-C. --resume RUN continues after any interruption and repeats nothing that is stored.
Without Claude Code: \`correctless plan --capture manual\`. What the client gets and may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __load("follow-run-306ef3f1/run-review"))).reviewAction(input)
};
Object.assign(exports, { reviewCommand });
});
exports["run"] = __part((exports) => {
var { RUN_FLAGS, refuseGiven } = __load("run-options-75ee9526/run-options"), { PLAN_FLAGS } = __load("plan-request-bb75dad6/plan-request"), { actionOf } = __load("main-a6f1b15e/choice");
var AUDIT_FLAGS = [{ name: "chunking", summary: "for an audit: review fixes over the budget in several packets" }];
var FIX_FLAGS = [{ name: "all", summary: "for a fix: every finding that the report lists" }];
var runCommand = {
  name: "run",
  summary: "Runs a whole review (the same as `correctless review`), audit or fix with your own Claude Code",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 | fix RUN [F1 F2 \u2026 | --all] [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: [...RUN_FLAGS, ...PLAN_FLAGS, ...AUDIT_FLAGS, ...FIX_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes. audit takes what \`correctless audit start\` takes, and asks nobody: it fixes confirmed
findings and defers the rest. fix takes what \`correctless fix\` takes.
Each of them plans first, says how many calls that needs, and refuses before anything starts if that is over a limit. Then it runs
\`claude -p\` with this plugin. Progress goes to stderr: a line for each agent at work on a terminal, otherwise a line for each event.
Exit status, from the stored run and not from the client: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or
interrupted, 4 no client, 130 Ctrl-C. After Ctrl-C, a killed client or a spent budget, --resume RUN continues and repeats nothing
that is stored. What the client gets and may do: docs/headless.md.`,
  run: async (input) => {
    const action = actionOf("run", input, ["review", "audit", "fix"]);
    if (action === "review") {
      const { reviewAction } = await Promise.resolve().then(() => __load("follow-run-306ef3f1/run-review"));
      refuseGiven({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    const { auditAction, fixesAction } = await Promise.resolve().then(() => __load("follow-run-306ef3f1/run-audit"));
    return action === "fix" ? fixesAction(input) : auditAction(input);
  }
};
Object.assign(exports, { runCommand });
});
exports["run-options"] = __part((exports) => {
var { FORMATS } = __load("terminal-2adf8bf1/terminal"), { OUTPUT_FLAG } = __load("run-options-75ee9526/deliver"), { choice } = __load("main-a6f1b15e/choice"), { FAIL_LEVELS } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var RUN_FLAGS = [
  { name: "resume", value: "RUN", summary: "continue an interrupted run or audit" },
  { name: "format", value: "FORMAT", summary: `format of the report: ${FORMATS.join(", ")} (default terminal)` },
  OUTPUT_FLAG,
  { name: "open", summary: "for a review: open its page in your browser at the end" },
  { name: "max-agents", value: "N", summary: "refuse a run that needs more agents" },
  { name: "max-bytes", value: "N", summary: "for a review: refuse more bytes of packets" },
  { name: "max-tokens", value: "N", summary: "the same, in estimated tokens" },
  {
    name: "budget-usd",
    value: "X",
    summary: "most US dollars for this session of the client, as the client counts them"
  },
  {
    name: "model",
    value: "MODEL",
    summary: "model of the session that calls the agents; the models of the agents are in the configuration"
  }
];
function readRunOptions({ option }) {
  const failOn = option("fail-on");
  if (failOn !== void 0) choice("fail-on", failOn, FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: choice("format", option("format") ?? "terminal", FORMATS),
    output: option("output"),
    caps: {
      agents: wholeNumber("max-agents", option("max-agents")),
      bytes: wholeNumber("max-bytes", option("max-bytes")),
      tokens: wholeNumber("max-tokens", option("max-tokens"))
    },
    budget: dollars(option("budget-usd")),
    model: option("model")
  };
}
function refuseGiven({ flag, positionals, paths }, names, why) {
  const given = names.filter((name) => flag(name)).map((name) => `--${name}`);
  const words = positionals.length > 0 || paths.length > 0 ? ["a target"] : [];
  const [first] = [...given, ...words];
  if (first === void 0) return;
  throw new Failure("usage/bad-value", `${first} ${why}`, { hint: "see: correctless run --help" });
}
function wholeNumber(name, value) {
  if (value === void 0 || /^[1-9]\d{0,11}$/.test(value)) return value === void 0 ? value : Number(value);
  throw new Failure("usage/bad-value", `--${name}: "${value}" is no whole number above 0`);
}
function dollars(value) {
  if (value === void 0) return value;
  const amount = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (amount > 0) return amount;
  throw new Failure("usage/bad-value", `--budget-usd: "${value}" is no amount above 0, such as 2.50`);
}
Object.assign(exports, { RUN_FLAGS, readRunOptions, refuseGiven });
});
