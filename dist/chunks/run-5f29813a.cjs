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
var from_chunk_08296f12;
var from_chunk_16ffa93b;
var from_chunk_3d5223b9;
var from_chunk_636e74ba;
var from_chunk_83e43d3d;
var from_chunk_945581a2;
var from_chunk_f13d5024;
var from_run_audit_37050f6d;
var from_run_review_90a1192d;
var from_main;
parts["chunk-52VSXPDL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAN_FLAGS: () => PLAN_FLAGS,
  planRequest: () => planRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_V3DXVWX5 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-V3DXVWX5"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
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
    summary: `all lenses: also ${import_chunk_UQHUQYYF.DEEP_LENSES.join(", ")}`
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
  const asked = await (0, import_chunk_V3DXVWX5.askedTarget)(cwd, positionals, flags);
  return {
    ...asked,
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
parts["chunk-RGY5UBZ6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  RUN_FLAGS: () => RUN_FLAGS,
  readRunOptions: () => readRunOptions,
  refuseGiven: () => refuseGiven
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NQPHPP6U = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-NQPHPP6U"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var RUN_FLAGS = [
  { name: "resume", type: "string", value: "RUN", summary: "go on with a run or an audit that was cut off" },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_chunk_NQPHPP6U.PRINTED.join(", ")} (default terminal)`
  },
  import_chunk_NQPHPP6U.OUTPUT_FLAG,
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
  if (failOn !== void 0) (0, import_chunk_ZNBBSIGT.choice)("fail-on", failOn, import_chunk_UQHUQYYF.FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_NQPHPP6U.PRINTED),
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
parts["run-4YTUXHYQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RGY5UBZ6 = parts["chunk-RGY5UBZ6"]();
var import_chunk_NQPHPP6U = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-NQPHPP6U"]();
var import_chunk_ZXNPAX7P = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-ZXNPAX7P"]();
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_IX75LTR6 = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_52VSXPDL = parts["chunk-52VSXPDL"]();
var import_chunk_V3DXVWX5 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-V3DXVWX5"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
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
  flags: [...import_chunk_RGY5UBZ6.RUN_FLAGS, ...import_chunk_52VSXPDL.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: one line on a terminal, else a line for each change.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") return (await Promise.resolve().then(() => __toESM((from_run_review_90a1192d ??= require("./run-review-90a1192d.cjs"))["run-review-ZKDT42W6"]()))).reviewAction(input);
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_37050f6d ??= require("./run-audit-37050f6d.cjs"))["run-audit-DXZIGMHX"]()))).auditAction(input);
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
