var { __load, __part } = require("../main.cjs").shared;
exports["parse"] = __part((exports) => {
var { decodeReply } = __load("index-936eb180/decode-reply"), { readInput } = __load("index-936eb180/bounded-input"), { positional } = __load("main-0f98ea10/positional"), { choice } = __load("main-0f98ea10/choice"), { parseReply } = __load("index-936eb180/split-sources"), { CONTRACT_NAMES } = __load("matches-schema-4b8261ce/matches-schema"), { compareText } = __load("main/order"), { Failure } = __load("main/failure");
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => compareText(a, b)).map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
var parseCommand = {
  name: "parse",
  summary: "Reads a model's reply as one strict JSON value of a contract, or says why it is not one",
  usage: "--contract NAME FILE|-",
  flags: { "contract NAME": `one of: ${CONTRACT_NAMES.join(", ")}` },
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads stdin. Accepts one JSON value, alone or as the only \`\`\`json fence with nothing around it, and prints
it in canonical form (RFC 8785). Anything else ends with status 3 and refused/\u2026, with the JSON pointer and the value that is wrong.
Nothing is searched for, repaired or filled in.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = choice("contract", name, CONTRACT_NAMES);
    const file = positional(positionals, "FILE");
    const bytes = await readInput("reply", { file, cwd, stdin });
    const value = await parseReply(contract, decodeReply(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
Object.assign(exports, { parseCommand });
});
