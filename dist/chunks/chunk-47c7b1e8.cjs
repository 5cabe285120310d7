var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_13668258;
var from_chunk_453d95f5;
var from_chunk_6d27c720;
var from_chunk_8578a5c7;
var from_chunk_c87a5675;
var from_chunk_e3f3a058;
var from_main;
parts["chunk-4KO3FSUU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asShard: () => asShard,
  pathsOfShard: () => pathsOfShard,
  planKey: () => planKey,
  planParts: () => planParts,
  skippedEntries: () => skippedEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K7Z3FTSY = parts["chunk-K7Z3FTSY"]();
var import_chunk_UENEWP25 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-UENEWP25"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_node_crypto = require("node:crypto");
function planParts({ file, of, scope, past, context }) {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  const { not_sent: notSent = [] } = file;
  return {
    version,
    "way of capture": captured,
    base: [base.sha, base.tree],
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
function pathsOfShard(change, { index, of, partition = import_chunk_K7Z3FTSY.partitionFiles }) {
  return partition((0, import_chunk_UENEWP25.shownFiles)(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: (0, import_chunk_AYSB4XVR.scopeEntries)(change.changed), skipped: skippedEntries(change) };
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asShard,
  pathsOfShard,
  planKey,
  planParts,
  skippedEntries
});
});
parts["chunk-K7Z3FTSY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MOST_SHARDS: () => MOST_SHARDS,
  fewestParts: () => fewestParts,
  partitionFiles: () => partitionFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
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
  return (0, import_chunk_Y5FHDHJZ.byteLength)(header) + hunks.reduce((sum, { text }) => sum + (0, import_chunk_Y5FHDHJZ.byteLength)(text), 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MOST_SHARDS,
  fewestParts,
  partitionFiles
});
});
parts["chunk-KORJBJS4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  estimateLine: () => estimateLine,
  refuseOverCaps: () => refuseOverCaps
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7HYQBTLS = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-7HYQBTLS"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var BYTES_PER_TOKEN = 4;
function tokensIn(bytes) {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
function estimateLine({ agents, scorers, bytes }) {
  const scoring = scorers === 0 ? "" : `, then at most ${(0, import_chunk_CKMVB2RJ.counted)(scorers, "scorer")}`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${(0, import_chunk_7HYQBTLS.shortCount)(tokensIn(bytes))} tokens`;
  return `Estimate: ${(0, import_chunk_CKMVB2RJ.counted)(agents, "agent")}${scoring}; ${size}, and what agents read besides`;
}
function refuseOverCaps(estimate, caps, goOn) {
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
  throw new import_chunk_J3I4R3VV.Failure("run/over-cap", `${said.join("; ")} (${estimateLine(estimate)})`, {
    hint: `raise it (${goOn} ${raised}), or review less with -- PATH\u2026; nothing was started`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  estimateLine,
  refuseOverCaps
});
});
parts["chunk-NVVKSO45"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  RUN_FLAGS: () => RUN_FLAGS,
  readRunOptions: () => readRunOptions,
  refuseGiven: () => refuseGiven
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JBTFCAL4 = (from_chunk_13668258 ??= require("./chunk-13668258.cjs"))["chunk-JBTFCAL4"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var RUN_FLAGS = [
  { name: "resume", type: "string", value: "RUN", summary: "go on with a run or an audit that was cut off" },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_chunk_JBTFCAL4.PRINTED.join(", ")} (default terminal)`
  },
  import_chunk_JBTFCAL4.OUTPUT_FLAG,
  {
    name: "open",
    type: "boolean",
    summary: "of a review: open its page in your browser at the end"
  },
  { name: "max-agents", type: "string", value: "N", summary: "refuse what would take more agents" },
  { name: "max-bytes", type: "string", value: "N", summary: "of a review: refuse more bytes of packets" },
  { name: "max-tokens", type: "string", value: "N", summary: "the same, in tokens by estimate" },
  {
    name: "budget-usd",
    type: "string",
    value: "X",
    summary: "US dollars that this session of the client may cost, as it counts them"
  },
  {
    name: "model",
    type: "string",
    value: "MODEL",
    summary: "of the session that calls the agents; theirs come from the configuration"
  }
];
function readRunOptions({ option }) {
  const failOn = option("fail-on");
  if (failOn !== void 0) (0, import_chunk_4B32LODJ.choice)("fail-on", failOn, import_chunk_PXWIJ4LO.FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: (0, import_chunk_4B32LODJ.choice)("format", option("format") ?? "terminal", import_chunk_JBTFCAL4.PRINTED),
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
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `${first} ${why}`, { hint: "see: correctless run --help" });
}
function wholeNumber(name, value) {
  if (value === void 0 || /^[1-9]\d{0,11}$/.test(value))
    return value === void 0 ? value : Number(value);
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--${name}: "${value}" is no whole number above 0`);
}
function dollars(value) {
  if (value === void 0) return value;
  const amount = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (amount > 0) return amount;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--budget-usd: "${value}" is no amount above 0, such as 2.50`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  RUN_FLAGS,
  readRunOptions,
  refuseGiven
});
});
parts["chunk-WDS3445J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAN_FLAGS: () => PLAN_FLAGS,
  givenOf: () => givenOf,
  planRequest: () => planRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TFSYFUH4 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TFSYFUH4"]();
var import_chunk_K7Z3FTSY = parts["chunk-K7Z3FTSY"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var SHARD_FLAG = {
  name: "shard",
  type: "string",
  value: "I/N",
  summary: "review the I-th of N parts of the change only; `correctless merge` puts all N together"
};
function shardOption(text) {
  if (text === void 0) return void 0;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= import_chunk_K7Z3FTSY.MOST_SHARDS) return { index, of };
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${import_chunk_K7Z3FTSY.MOST_SHARDS} parts`
  });
}
var PLAN_FLAGS = [
  { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
  { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
  { name: "yes", type: "boolean", summary: "review more than 50 files too, or a closed pull request" },
  {
    name: "deep",
    type: "boolean",
    summary: `all lenses, each by itself, and two readers for bugs: also ${import_chunk_PXWIJ4LO.DEEP_LENSES.join(", ")}`
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
    summary: "go on from the last complete review of the same thing (the default)"
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
    summary: "added (default), diff_context, file or nofilter: where findings may stand"
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
  const asked = await (0, import_chunk_TFSYFUH4.askedTarget)(cwd, positionals, flags);
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
    cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env),
    env,
    shard: shardOption(option("shard")),
    sinceLast: wantsSinceLast(flag("since-last"), flag("no-since-last"))
  };
}
function wantsSinceLast(yes, no) {
  if (!yes || !no) return !no;
  throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", "--since-last and --no-since-last exclude each other", {
    hint: "leave one out; going on from the last review is the default"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAN_FLAGS,
  givenOf,
  planRequest
});
});
