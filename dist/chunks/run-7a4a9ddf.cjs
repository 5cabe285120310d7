var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_59850f32;
var from_chunk_9665ff51;
var from_chunk_a30e7128;
var from_chunk_a6806b90;
var from_chunk_c12db614;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_chunk_f9f89524;
var from_run_audit_efe68ccb;
var from_run_review_d0320a12;
var from_main;
parts["chunk-BLYZAUGV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAN_FLAGS: () => PLAN_FLAGS,
  planRequest: () => planRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    summary: `all lenses: also ${import_chunk_D22XEUC3.DEEP_LENSES.join(", ")}`
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
  const { repository, target } = await (0, import_chunk_IGDOWXDL.askedTarget)(cwd, positionals, flags);
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
    cacheRoot: (0, import_chunk_VDQPBWEA.cacheRoot)(env),
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
});
parts["chunk-OHUQXKYN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  RUN_FLAGS: () => RUN_FLAGS,
  readRunOptions: () => readRunOptions,
  refuseGiven: () => refuseGiven
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IRVLTCZ7 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRVLTCZ7"]();
var import_chunk_ZNBBSIGT = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var RUN_FLAGS = [
  { name: "resume", type: "string", value: "RUN", summary: "go on with a run or an audit that was cut off" },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_chunk_IRVLTCZ7.PRINTED.join(", ")} (default terminal)`
  },
  import_chunk_IRVLTCZ7.OUTPUT_FLAG,
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
  if (failOn !== void 0) (0, import_chunk_ZNBBSIGT.choice)("fail-on", failOn, import_chunk_D22XEUC3.FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_IRVLTCZ7.PRINTED),
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
  const words = positionals.length > 1 || paths.length > 0 ? ["a target"] : [];
  const [first] = [...given, ...words];
  if (first === void 0) return;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${first} ${why}`, { hint: "see: correctless run --help" });
}
function wholeNumber(name, value) {
  if (value === void 0 || /^[1-9]\d{0,11}$/.test(value))
    return value === void 0 ? value : Number(value);
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--${name}: "${value}" is no whole number above 0`);
}
function dollars(value) {
  if (value === void 0) return value;
  const amount = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (amount > 0) return amount;
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `--budget-usd: "${value}" is no amount above 0, such as 2.50`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  RUN_FLAGS,
  readRunOptions,
  refuseGiven
});
});
parts["run-UYXX6F4D"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OHUQXKYN = parts["chunk-OHUQXKYN"]();
var import_chunk_IRVLTCZ7 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRVLTCZ7"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_H4VEHK23 = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-H4VEHK23"]();
var import_chunk_4IJSGOPC = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-4IJSGOPC"]();
var import_chunk_IX75LTR6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_BLYZAUGV = parts["chunk-BLYZAUGV"]();
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_ZNBBSIGT = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_P37T4B5O = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-P37T4B5O"]();
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var AUDIT_FLAGS = [
  {
    name: "chunking",
    type: "boolean",
    summary: "of an audit: review fixes that are over the budget in several packets"
  }
];
var runCommand = {
  name: "run",
  summary: "Runs a whole review or audit with your own Claude Code, without a session to sit in",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: [...import_chunk_OHUQXKYN.RUN_FLAGS, ...import_chunk_BLYZAUGV.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: one line on a terminal, else a line for each change.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") return (await Promise.resolve().then(() => __toESM((from_run_review_d0320a12 ??= require("./run-review-d0320a12.cjs"))["run-review-FZPWOVPM"]()))).reviewAction(input);
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_efe68ccb ??= require("./run-audit-efe68ccb.cjs"))["run-audit-OVJHJEO2"]()))).auditAction(input);
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: "one of: review, audit"
    });
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runCommand
});
});
