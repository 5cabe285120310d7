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
  RUN_FLAGS: () => RUN_FLAGS,
  readRunOptions: () => readRunOptions,
  refuseGiven: () => refuseGiven
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WKMKG3LR = require("./chunk-WKMKG3LR.cjs");
var import_chunk_252FQBNT = require("./chunk-252FQBNT.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var RUN_FLAGS = [
  { name: "resume", type: "string", value: "RUN", summary: "go on with a run or an audit that was cut off" },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_chunk_WKMKG3LR.PRINTED.join(", ")} (default terminal)`
  },
  import_chunk_WKMKG3LR.OUTPUT_FLAG,
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
  if (failOn !== void 0) (0, import_chunk_252FQBNT.choice)("fail-on", failOn, import_chunk_NKPLNUY4.FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: (0, import_chunk_252FQBNT.choice)("format", option("format") ?? "terminal", import_chunk_WKMKG3LR.PRINTED),
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
