var { __load, __part } = require("../main.cjs").shared;
exports["caps"] = __part((exports) => {
var { shortCount } = __load("injection-patterns-1c8972ad/progress-line"), { counted } = __load("main/counted"), { Failure } = __load("main/failure");
var BYTES_PER_TOKEN = 4;
function tokensIn(bytes) {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
function estimateLine({ agents, scorers, provers = 0, bytes }) {
  const scoring = scorers === 0 ? "" : `, then at most ${counted(scorers, "scorer")}`;
  const proving = provers === 0 ? "" : `, then at most ${counted(provers, "call")} that prove findings`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${shortCount(tokensIn(bytes))} tokens`;
  return `Estimate: ${counted(agents, "agent")}${scoring}${proving}; ${size}, and what agents read besides`;
}
function refuseOverCaps(estimate, caps, resumeCommand) {
  const amounts = {
    agents: estimate.agents + estimate.scorers,
    bytes: estimate.bytes,
    tokens: tokensIn(estimate.bytes)
  };
  amounts.agents += estimate.provers ?? 0;
  const over = ["agents", "bytes", "tokens"].flatMap((unit) => {
    const cap = caps[unit];
    return cap === void 0 || amounts[unit] <= cap ? [] : [{ unit, cap, amount: amounts[unit] }];
  });
  if (over.length === 0) return;
  const said = over.map(({ unit, cap, amount }) => `${amount} ${unit} are over --max-${unit} ${cap}`);
  const raised = over.map(({ unit, amount }) => `--max-${unit} ${amount}`).join(" ");
  throw new Failure("run/over-cap", `${said.join("; ")} (${estimateLine(estimate)})`, {
    hint: `raise it (${resumeCommand} ${raised}), or review less with -- PATH\u2026; nothing was started`
  });
}
Object.assign(exports, { estimateLine, refuseOverCaps });
});
exports["partition-files"] = __part((exports) => {
var { byteLength } = __load("git-685f2d30/packet-2");
var MOST_SHARDS = 256;
var partitionFiles = (files, of) => {
  const parts = Array.from({ length: of }, () => []);
  const numbers = partNumbers(files.map(weightOf), of);
  for (const [index, file] of files.entries()) parts[numbers[index] ?? 0]?.push(file.path);
  return parts;
};
function fewestParts(files, limit, most) {
  const weights = files.map(weightOf);
  const isShown = files.map(({ hunks }) => hunks.length > 0);
  const shown = isShown.filter(Boolean).length;
  for (let of = Math.max(1, Math.ceil(shown / limit)); of <= most; of += 1) {
    const counts = Array.from({ length: of }, () => 0);
    for (const [index, part] of partNumbers(weights, of).entries())
      if (isShown[index] === true) counts[part] = (counts[part] ?? 0) + 1;
    if (Math.max(...counts) <= limit) return of;
  }
  return void 0;
}
function partNumbers(weights, of) {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const middle = before + weight / 2;
    before += weight;
    return Math.min(of - 1, Math.floor(middle * of / total));
  });
}
function weightOf({ header, hunks }) {
  return byteLength(header) + hunks.reduce((sum, { text }) => sum + byteLength(text), 0);
}
Object.assign(exports, { MOST_SHARDS, partitionFiles, fewestParts });
});
exports["plan-key"] = __part((exports) => {
var { partitionFiles } = __load("plan-request-a1c9577e/partition-files"), { shownFiles } = __load("shown-files-85a04787/shown-files"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { scopeEntries } = __load("extract-7558e31f/scope-entries"), { createHash } = require("node:crypto");
function planParts({ file, of, scope, past, context }) {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  const { not_sent: notSent = [] } = file;
  return {
    version,
    "way of capture": captured,
    base: [base.sha, base.tree, settingsTree(base)],
    head: [head.sha, head.tree],
    paths,
    settings,
    target: target ?? null,
    "number of shards": of,
    "run before": since?.run ?? null,
    "lenses without work": idle,
    "files not sent to a lens": notSent,
    "changed lines": [scope.files, scope.skipped],
    "what is carried over": past,
    "history and messages": [historyOf(context), context.commits],
    "changed contracts": context.triggers
  };
}
function planKey(planned) {
  return createHash("sha256").update(JSON.stringify(planParts(planned))).digest("hex");
}
function historyOf({ history: { rows } }) {
  return rows.map(({ remarks: _, ...row }) => row);
}
function pathsOfShard(change, { index, of, partition = partitionFiles }) {
  return partition(shownFiles(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: scopeEntries(change.changed), skipped: skippedEntries(change) };
  return {
    ...file,
    scope_note: `shard ${index} of ${of}: ${paths.length} of ${change.changed.size} files; the whole change: ${file.scope_note}`,
    shard: {
      index,
      of,
      plan: planKey({ file, of, scope, past, context }),
      paths: [...paths],
      scope_note: file.scope_note
    }
  };
}
function skippedEntries({ skipped }) {
  return skipped.map(({ path, reason, bytes, lines, decided_by, why }) => ({
    path,
    reason,
    bytes,
    lines,
    decided_by,
    ...why === void 0 ? {} : { why }
  }));
}
Object.assign(exports, { planParts, planKey, pathsOfShard, asShard, skippedEntries });
});
exports["plan-request"] = __part((exports) => {
var { flagsOf } = __load("main-0f98ea10/command"), { TARGET_FLAGS, askedChange } = __load("target-3d41a926/asked-target"), { MOST_SHARDS } = __load("plan-request-a1c9577e/partition-files"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { DEEP_LENSES } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var SHARD_FLAG = {
  "shard I/N": "review only part I of N of the change; `correctless merge` merges all N parts"
};
function shardOption(text) {
  if (text === void 0) return void 0;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new Failure("usage/bad-value", `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${MOST_SHARDS} parts`
  });
}
var PLAN_FLAGS = {
  ...TARGET_FLAGS,
  yes: "also review more than 50 files, or a closed pull request",
  deep: `all lenses, each in its own call, and two readers for bugs; adds ${DEEP_LENSES.join(", ")}`,
  "lenses all|LENS,\u2026": "these lenses, wherever they have material (default: those with something to say about the changed lines)",
  quick: "only bug-scan and one scorer: two calls for a change that fits one packet",
  prove: "then prove listed findings with tests, which the project\u2019s test command runs",
  "rules all|scoped": "which rule files reviewers get (default: all)",
  "no-rules": "review without the rules lens",
  "since-last": "continue from the last complete review of the same target (the default)",
  "no-since-last": "review everything, whatever was reviewed before",
  "fail-on LEVEL": "lowest level that ends with status 1: critical, important (default), minor or never",
  "scope-policy POLICY": "where findings may be: added (default), diff_context, file or nofilter",
  ...SHARD_FLAG
};
var ABOUT_THE_TARGET = ["staged", "uncommitted", "since-last", "no-since-last", "shard"];
function givenOf({ flag, option }, except = []) {
  return flagsOf(PLAN_FLAGS).filter(({ name }) => !except.includes(name)).flatMap(({ name, value }) => {
    if (value === void 0) return flag(name) ? [`--${name}`] : [];
    const given = option(name);
    return given === void 0 ? [] : [`--${name}`, given];
  });
}
async function planRequest(input, captured) {
  const { flag, option, env } = input;
  return {
    ...await askedChange(input),
    options: {
      failOn: option("fail-on"),
      scopePolicy: option("scope-policy"),
      rules: option("rules"),
      noRules: flag("no-rules"),
      deep: flag("deep"),
      lenses: option("lenses"),
      quick: flag("quick")
    },
    given: givenOf({ flag, option }, ABOUT_THE_TARGET),
    yes: flag("yes"),
    ...flag("prove") ? { prove: true } : {},
    captured,
    cacheRoot: cacheRoot(env),
    env,
    shard: shardOption(option("shard")),
    sinceLast: wantsSinceLast(flag("since-last"), flag("no-since-last"))
  };
}
function wantsSinceLast(yes, no) {
  if (!yes || !no) return !no;
  throw new Failure("usage/bad-value", "--since-last and --no-since-last exclude each other", {
    hint: "leave one out; going on from the last review is the default"
  });
}
Object.assign(exports, { PLAN_FLAGS, givenOf, planRequest });
});
exports["review"] = __part((exports) => {
var { RUN_FLAGS } = __load("plan-request-a1c9577e/run-options"), { PLAN_FLAGS } = __load("plan-request-a1c9577e/plan-request");
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: { ...RUN_FLAGS, ...PLAN_FLAGS },
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is the same as for \`correctless plan\`: a branch, a commit, A..B, '#123' or the URL of a pull request. The default is the
current branch with its uncommitted work.
Stderr says what is reviewed and how many calls that needs. Then it shows a line for each agent at work (a line for each event if
stderr is not a terminal), and at the end where the report page is.
Exit status, from the stored run: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or interrupted, 4 no client or
not logged in, 130 Ctrl-C. --resume RUN continues after any interruption and repeats nothing that is stored.
Without Claude Code: \`correctless plan --capture manual\`. What the client gets and may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __load("follow-run-fe5cc593/run-review"))).reviewAction(input)
};
Object.assign(exports, { reviewCommand });
});
exports["run"] = __part((exports) => {
var { RUN_FLAGS, refuseGiven } = __load("plan-request-a1c9577e/run-options"), { PLAN_FLAGS } = __load("plan-request-a1c9577e/plan-request"), { actionOf } = __load("main-0f98ea10/choice");
var AUDIT_FLAGS = {
  chunking: "for an audit: review fixes over the budget in several packets"
};
var FIX_FLAGS = {
  all: "for a fix: every finding that the report lists"
};
var runCommand = {
  name: "run",
  summary: "Runs a whole review (the same as `correctless review`), audit or fix with your own Claude Code",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 | fix RUN [F1 F2 \u2026 | --all] [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: { ...RUN_FLAGS, ...PLAN_FLAGS, ...AUDIT_FLAGS, ...FIX_FLAGS },
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
      const { reviewAction } = await Promise.resolve().then(() => __load("follow-run-fe5cc593/run-review"));
      refuseGiven({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    const { auditAction, fixesAction } = await Promise.resolve().then(() => __load("follow-run-fe5cc593/run-audit"));
    return action === "fix" ? fixesAction(input) : auditAction(input);
  }
};
Object.assign(exports, { runCommand });
});
exports["run-options"] = __part((exports) => {
var { FORMATS } = __load("terminal-12b95ee8/terminal"), { OUTPUT_FLAG } = __load("target-3d41a926/deliver"), { choice } = __load("main-0f98ea10/choice"), { FAIL_LEVELS } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var RUN_FLAGS = {
  "resume RUN": "continue an interrupted run or audit",
  "format FORMAT": `format of the report: ${FORMATS.join(", ")} (default terminal)`,
  ...OUTPUT_FLAG,
  open: "for a review: open its page in your browser at the end",
  "max-agents N": "refuse a run that needs more agents",
  "max-bytes N": "for a review: refuse more bytes of packets",
  "max-tokens N": "the same, in estimated tokens",
  "budget-usd X": "most US dollars for this session of the client, as the client counts them",
  "model MODEL": "model of the session that calls the agents; the models of the agents are in the configuration"
};
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
  if (value === void 0 || /^[1-9]\d{0,11}$/.test(value))
    return value === void 0 ? value : Number(value);
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
