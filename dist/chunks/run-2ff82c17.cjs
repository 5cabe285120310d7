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
var from_chunk_0faa1c29;
var from_chunk_4809983b;
var from_chunk_75f1d1d1;
var from_chunk_9571ce31;
var from_chunk_adb28c6f;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_run_audit_89b34aac;
var from_run_review_ca73516f;
var from_main;
parts["chunk-BDOSMIDW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAN_FLAGS: () => PLAN_FLAGS,
  planRequest: () => planRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
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
  const { repository, target } = await (0, import_chunk_YQQJ2DIH.askedTarget)(cwd, positionals, flags);
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
parts["chunk-CNCGXDZ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  RUN_FLAGS: () => RUN_FLAGS,
  readRunOptions: () => readRunOptions,
  refuseGiven: () => refuseGiven
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LR3BK5BY = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-LR3BK5BY"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var RUN_FLAGS = [
  { name: "resume", type: "string", value: "RUN", summary: "go on with a run or an audit that was cut off" },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_chunk_LR3BK5BY.PRINTED.join(", ")} (default terminal)`
  },
  import_chunk_LR3BK5BY.OUTPUT_FLAG,
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
    format: (0, import_chunk_ZNBBSIGT.choice)("format", option("format") ?? "terminal", import_chunk_LR3BK5BY.PRINTED),
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
parts["run-AD25WAU3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runCommand: () => runCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CNCGXDZ2 = parts["chunk-CNCGXDZ2"]();
var import_chunk_LR3BK5BY = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-LR3BK5BY"]();
var import_chunk_EQE5RLKD = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-EQE5RLKD"]();
var import_chunk_5Z5YI5OS = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-5Z5YI5OS"]();
var import_chunk_UR4NHKDG = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-UR4NHKDG"]();
var import_chunk_IX75LTR6 = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_BDOSMIDW = parts["chunk-BDOSMIDW"]();
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
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
  flags: [...import_chunk_CNCGXDZ2.RUN_FLAGS, ...import_chunk_BDOSMIDW.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: one line on a terminal, else a line for each change.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") return (await Promise.resolve().then(() => __toESM((from_run_review_ca73516f ??= require("./run-review-ca73516f.cjs"))["run-review-IEDIJUSW"]()))).reviewAction(input);
    if (action === "audit") return (await Promise.resolve().then(() => __toESM((from_run_audit_89b34aac ??= require("./run-audit-89b34aac.cjs"))["run-audit-ARR3AN62"]()))).auditAction(input);
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
