var { __load, __part } = require("../main.cjs").shared;
exports["asked-target"] = __part((exports) => {
var { parseTarget } = __load("main-a6f1b15e/target"), { folderInRepository, openRepository } = __load("git-3998040f/repository-2"), { realpath } = __load("main/disk"), { existsSync } = require("node:fs"), { isAbsolute, join, relative } = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await openRepository(cwd);
  const from = await folderInRepository(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo(join(repository.top, from), path)));
  const target = parseTarget(args, { ...flags, paths, prefix: from });
  const isPath = target.kind === "branch-or-commit" && existsSync(join(cwd, target.rev));
  return { repository, target: isPath ? { ...target, isPath } : target, prefix: from };
}
async function relativeTo(folder, path) {
  if (!isAbsolute(path)) return path;
  return relative(folder, await realpath(path).catch(() => path)) || ".";
}
var TARGET_FLAGS = [
  { name: "staged", summary: "staged changes, compared with HEAD" },
  { name: "uncommitted", summary: "the work tree with untracked files, compared with HEAD" }
];
function askedChange({ cwd, positionals, paths, flag }) {
  return askedTarget(cwd, positionals, { staged: flag("staged"), uncommitted: flag("uncommitted"), paths });
}
Object.assign(exports, { askedTarget, TARGET_FLAGS, askedChange });
});
exports["caps"] = __part((exports) => {
var { shortCount } = __load("suppressions-2-78a459f7/progress-line"), { counted } = __load("main/counted"), { Failure } = __load("main/failure");
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
var { byteLength } = __load("git-3998040f/packet-2");
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
var { partitionFiles } = __load("plan-request-bb75dad6/partition-files"), { shownFiles } = __load("shown-files-80985a4c/shown-files"), { scopeEntries } = __load("extract-4e3435f6/scope-entries"), { settingsTree } = __load("evidence-drop-566105c0/revision"), { createHash } = require("node:crypto");
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
function asShard(file, change, { index, of, paths, past, context }) {
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
var { TARGET_FLAGS, askedChange } = __load("plan-request-bb75dad6/asked-target"), { MOST_SHARDS } = __load("plan-request-bb75dad6/partition-files"), { cacheRoot } = __load("main-a6f1b15e/cache-root-named"), { DEEP_LENSES } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var SHARD_FLAG = {
  name: "shard",
  value: "I/N",
  summary: "review only part I of N of the change; `correctless merge` merges all N parts"
};
function shardOption(text) {
  if (text === void 0) return void 0;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new Failure("usage/bad-value", `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${MOST_SHARDS} parts`
  });
}
var PLAN_FLAGS = [
  ...TARGET_FLAGS,
  { name: "yes", summary: "also review more than 50 files, or a closed pull request" },
  {
    name: "deep",
    summary: `all lenses, each in its own call, and two readers for bugs; adds ${DEEP_LENSES.join(", ")}`
  },
  {
    name: "lenses",
    value: "all|LENS,\u2026",
    summary: "these lenses, wherever they have material (default: those with something to say about the changed lines)"
  },
  { name: "quick", summary: "only bug-scan and one scorer: two calls for a change that fits one packet" },
  { name: "prove", summary: "then prove listed findings with tests, which the project\u2019s test command runs" },
  { name: "rules", value: "all|scoped", summary: "which rule files reviewers get (default: all)" },
  { name: "no-rules", summary: "review without the rules lens" },
  { name: "since-last", summary: "continue from the last complete review of the same target (the default)" },
  { name: "no-since-last", summary: "review everything, whatever was reviewed before" },
  {
    name: "fail-on",
    value: "LEVEL",
    summary: "lowest level that ends with status 1: critical, important (default), minor or never"
  },
  {
    name: "scope-policy",
    value: "POLICY",
    summary: "where findings may be: added (default), diff_context, file or nofilter"
  },
  SHARD_FLAG
];
var ABOUT_THE_TARGET = ["staged", "uncommitted", "since-last", "no-since-last", SHARD_FLAG.name];
function givenOf({ flag, option }, except = []) {
  return PLAN_FLAGS.filter(({ name }) => !except.includes(name)).flatMap(({ name, value }) => {
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
