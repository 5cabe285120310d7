var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
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
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  PLAN_FLAGS: () => PLAN_FLAGS,
  planRequest: () => planRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SEZVDXPY = require("./chunk-SEZVDXPY.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var MOST_SHARDS = 256;
var SHARD_FLAG = {
  name: "shard",
  type: "string",
  value: "I/N",
  summary: "review the I-th of N parts of the change only; `correctless merge` puts all N together"
};
function shardOption(text) {
  if (text === void 0) return void 0;
  const [, index = 0, of = 0] = (/^([1-9]\d{0,3})\/([1-9]\d{0,3})$/.exec(text) ?? []).map(Number);
  if (index >= 1 && index <= of && of <= MOST_SHARDS) return { index, of };
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--shard: "${text}" is not I/N`, {
    hint: `the first of five parts: --shard 1/5; at most ${MOST_SHARDS} parts`
  });
}
var PLAN_FLAGS = [
  { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
  { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
  { name: "yes", type: "boolean", summary: "review more than 50 files too, or a closed pull request" },
  {
    name: "deep",
    type: "boolean",
    summary: `all lenses: also ${import_chunk_NKPLNUY4.DEEP_LENSES.join(", ")}`
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
    summary: "critical, important (default) or never: what ends with status 1"
  },
  {
    name: "scope-policy",
    type: "string",
    value: "POLICY",
    summary: "added (default), diff_context, file or nofilter: where findings may stand"
  },
  SHARD_FLAG
];
async function planRequest({ positionals, paths, flag, option, cwd, env }, captured) {
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_chunk_SEZVDXPY.askedTarget)(cwd, positionals, flags);
  return {
    repository,
    target,
    options: {
      failOn: option("fail-on"),
      scopePolicy: option("scope-policy"),
      rules: option("rules"),
      noRules: flag("no-rules"),
      deep: flag("deep")
    },
    yes: flag("yes"),
    captured,
    cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(env),
    shard: shardOption(option("shard")),
    sinceLast: wantsSinceLast(flag("since-last"), flag("no-since-last"))
  };
}
function wantsSinceLast(yes, no) {
  if (!yes || !no) return !no;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "--since-last and --no-since-last exclude each other", {
    hint: "leave one out; going on from the last review is the default"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAN_FLAGS,
  planRequest
});
