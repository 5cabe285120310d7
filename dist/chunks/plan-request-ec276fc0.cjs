var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["caps"] = __part((module, exports) => {
__export(exports, { estimateLine: () => estimateLine, refuseOverCaps: () => refuseOverCaps });
var [import_progress_line, import_counted, import_failure] = ["blame-ranges-5449f9d6/progress-line", "evidence-drop-94f915f0/counted", "main/failure"].map(__load);
var BYTES_PER_TOKEN = 4;
function tokensIn(bytes) {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
function estimateLine({ agents, scorers, bytes }) {
  const scoring = scorers === 0 ? "" : `, then at most ${(0, import_counted.counted)(scorers, "scorer")}`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${(0, import_progress_line.shortCount)(tokensIn(bytes))} tokens`;
  return `Estimate: ${(0, import_counted.counted)(agents, "agent")}${scoring}; ${size}, and what agents read besides`;
}
function refuseOverCaps(estimate, caps, resumeCommand) {
  const amounts = {
    agents: estimate.agents + estimate.scorers,
    bytes: estimate.bytes,
    tokens: tokensIn(estimate.bytes)
  };
  const over = ["agents", "bytes", "tokens"].flatMap((unit) => {
    const cap = caps[unit];
    return cap === void 0 || amounts[unit] <= cap ? [] : [{ unit, cap, amount: amounts[unit] }];
  });
  if (over.length === 0) return;
  const said = over.map(({ unit, cap, amount }) => `${amount} ${unit} are over --max-${unit} ${cap}`);
  const raised = over.map(({ unit, amount }) => `--max-${unit} ${amount}`).join(" ");
  throw new import_failure.Failure("run/over-cap", `${said.join("; ")} (${estimateLine(estimate)})`, {
    hint: `raise it (${resumeCommand} ${raised}), or review less with -- PATH\u2026; nothing was started`
  });
}
});
exports["partition-files"] = __part((module, exports) => {
__export(exports, { MOST_SHARDS: () => MOST_SHARDS, fewestParts: () => fewestParts, partitionFiles: () => partitionFiles });
var [import_packet_2] = ["objects-0b8527c9/packet-2"].map(__load);
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
  return (0, import_packet_2.byteLength)(header) + hunks.reduce((sum, { text }) => sum + (0, import_packet_2.byteLength)(text), 0);
}
});
exports["plan-key"] = __part((module, exports) => {
__export(exports, { asShard: () => asShard, pathsOfShard: () => pathsOfShard, planKey: () => planKey, planParts: () => planParts, skippedEntries: () => skippedEntries });
var [import_partition_files, import_shown_files, import_scope_entries, import_revision] = ["plan-request-ec276fc0/partition-files", "shown-files-3b977f13/shown-files", "world-of-eeae2505/scope-entries", "evidence-drop-94f915f0/revision"].map(__load);
var import_node_crypto = require("node:crypto");
function planParts({ file, of, scope, past, context }) {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  const { not_sent: notSent = [] } = file;
  return {
    version,
    "way of capture": captured,
    base: [base.sha, base.tree, (0, import_revision.settingsTree)(base)],
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
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(planParts(planned))).digest("hex");
}
function historyOf({ history: { rows } }) {
  return rows.map(({ remarks: _, ...row }) => row);
}
function pathsOfShard(change, { index, of, partition = import_partition_files.partitionFiles }) {
  return partition((0, import_shown_files.shownFiles)(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: (0, import_scope_entries.scopeEntries)(change.changed), skipped: skippedEntries(change) };
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
});
exports["plan-request"] = __part((module, exports) => {
__export(exports, { PLAN_FLAGS: () => PLAN_FLAGS, givenOf: () => givenOf, planRequest: () => planRequest });
var [import_asked_target, import_partition_files, import_cache_root_named, import_vocabulary, import_failure] = ["target-823430ed/asked-target", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "main/vocabulary", "main/failure"].map(__load);
var SHARD_FLAG = {
  name: "shard",
  type: "string",
  value: "I/N",
  summary: "review the I-th of N parts of the change only; `correctless merge` puts all N together"
};
function shardOption(text) {
  if (text === void 0) return void 0;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= import_partition_files.MOST_SHARDS) return { index, of };
  throw new import_failure.Failure("usage/bad-value", `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${import_partition_files.MOST_SHARDS} parts`
  });
}
var PLAN_FLAGS = [
  { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
  { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
  { name: "yes", type: "boolean", summary: "also review more than 50 files, or a closed pull request" },
  {
    name: "deep",
    type: "boolean",
    summary: `all lenses, each by itself, and two readers for bugs: also ${import_vocabulary.DEEP_LENSES.join(", ")}`
  },
  {
    name: "lenses",
    type: "string",
    value: "all|LENS,\u2026",
    summary: "these lenses, wherever they have material; without it those that speak of the changed lines"
  },
  {
    name: "quick",
    type: "boolean",
    summary: "bug-scan alone and one scorer: two calls for what fits one packet"
  },
  {
    name: "rules",
    type: "string",
    value: "all|scoped",
    summary: "which rule files reviewers get (default all)"
  },
  { name: "no-rules", type: "boolean", summary: "review without the rules lens" },
  {
    name: "since-last",
    type: "boolean",
    summary: "continue from the last complete review of the same target (the default)"
  },
  { name: "no-since-last", type: "boolean", summary: "review everything, whatever was reviewed before" },
  {
    name: "fail-on",
    type: "string",
    value: "LEVEL",
    summary: "critical, important (default), minor or never: what ends with status 1"
  },
  {
    name: "scope-policy",
    type: "string",
    value: "POLICY",
    summary: "added (default), diff_context, file or nofilter: where findings may be"
  },
  SHARD_FLAG
];
var ABOUT_THE_TARGET = ["staged", "uncommitted", "since-last", "no-since-last", SHARD_FLAG.name];
function givenOf({ flag, option }, except = []) {
  return PLAN_FLAGS.filter(({ name }) => !except.includes(name)).flatMap(({ name, type }) => {
    if (type === "boolean") return flag(name) ? [`--${name}`] : [];
    const value = option(name);
    return value === void 0 ? [] : [`--${name}`, value];
  });
}
async function planRequest({ positionals, paths, flag, option, cwd, env }, captured) {
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const asked = await (0, import_asked_target.askedTarget)(cwd, positionals, flags);
  return {
    ...asked,
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
    captured,
    cacheRoot: (0, import_cache_root_named.cacheRoot)(env),
    env,
    shard: shardOption(option("shard")),
    sinceLast: wantsSinceLast(flag("since-last"), flag("no-since-last"))
  };
}
function wantsSinceLast(yes, no) {
  if (!yes || !no) return !no;
  throw new import_failure.Failure("usage/bad-value", "--since-last and --no-since-last exclude each other", {
    hint: "leave one out; going on from the last review is the default"
  });
}
});
