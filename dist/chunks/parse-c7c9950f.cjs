var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["parse"] = __part((module, exports) => {
__export(exports, { parseCommand: () => parseCommand });
var [import_decode_reply, import_bounded_input, import_positional, import_choice, import_did_you_mean, import_nearest, import_split_sources, import_scan_json, import_vocabulary, import_matches_schema, import_files, import_order, import_stdin, import_input_limits, import_disk, import_failure, import_chunk_PQNXDWJD] = ["bounded-input-af41110e/decode-reply", "bounded-input-af41110e/bounded-input", "main-9da6c79b/positional", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "main-9da6c79b/nearest", "index-758d4a94/split-sources", "index-758d4a94/scan-json", "main/vocabulary", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "main/stdin", "main/input-limits", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (0, import_order.compareText)(a, b)).map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
var parseCommand = {
  name: "parse",
  summary: "Reads a model's reply as one strict JSON value of a contract, or says why it is none",
  usage: "--contract NAME FILE|-",
  flags: [
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_matches_schema.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_failure.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_matches_schema.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_choice.choice)("contract", name, import_matches_schema.CONTRACT_NAMES);
    const file = (0, import_positional.positional)(positionals, "FILE");
    const bytes = await (0, import_bounded_input.readInput)("reply", { file, cwd, stdin });
    const value = await (0, import_split_sources.parseReply)(contract, (0, import_decode_reply.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
});
