var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["deliver"] = __part((module, exports) => {
__export(exports, { OUTPUT_FLAG: () => OUTPUT_FLAG, deliver: () => deliver });
var [import_files, import_disk, import_failure, import_inert_2] = ["matches-schema-2b17f0d0/files", "main/disk", "main/failure", "main/inert-2"].map(__load);
var import_node_path = require("node:path");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([(0, import_disk.stat)(path), (0, import_disk.realpath)(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  name: "output",
  type: "string",
  value: "FILE",
  summary: "write it to FILE, whole or not at all, instead of printing it"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: text };
  const { kind, path } = await outputPlace((0, import_node_path.resolve)(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new import_failure.Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${(0, import_node_path.join)(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new import_failure.Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await (0, import_files.writeFileAtomically)(path, text);
  return { status: 0, stderr: `wrote ${(0, import_inert_2.inertLine)(output)} (${Buffer.byteLength(text)} bytes)
` };
}
});
exports["run-options"] = __part((module, exports) => {
__export(exports, { RUN_FLAGS: () => RUN_FLAGS, readRunOptions: () => readRunOptions, refuseGiven: () => refuseGiven });
var [import_deliver, import_terminal, import_choice, import_vocabulary, import_failure] = ["run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "target-823430ed/choice", "main/vocabulary", "main/failure"].map(__load);
var RUN_FLAGS = [
  {
    name: "resume",
    type: "string",
    value: "RUN",
    summary: "continue a run or an audit that was interrupted"
  },
  {
    name: "format",
    type: "string",
    value: "FORMAT",
    summary: `of the report: ${import_terminal.FORMATS.join(", ")} (default terminal)`
  },
  import_deliver.OUTPUT_FLAG,
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
  if (failOn !== void 0) (0, import_choice.choice)("fail-on", failOn, import_vocabulary.FAIL_LEVELS);
  return {
    resume: option("resume"),
    format: (0, import_choice.choice)("format", option("format") ?? "terminal", import_terminal.FORMATS),
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
  throw new import_failure.Failure("usage/bad-value", `${first} ${why}`, { hint: "see: correctless run --help" });
}
function wholeNumber(name, value) {
  if (value === void 0 || /^[1-9]\d{0,11}$/.test(value))
    return value === void 0 ? value : Number(value);
  throw new import_failure.Failure("usage/bad-value", `--${name}: "${value}" is no whole number above 0`);
}
function dollars(value) {
  if (value === void 0) return value;
  const amount = /^\d{1,6}(\.\d{1,6})?$/.test(value) ? Number(value) : 0;
  if (amount > 0) return amount;
  throw new import_failure.Failure("usage/bad-value", `--budget-usd: "${value}" is no amount above 0, such as 2.50`);
}
});
