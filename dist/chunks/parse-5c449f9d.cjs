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
var from_chunk_085a2d43;
var from_chunk_453d95f5;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_7f9dc41e;
var from_chunk_c445cf6b;
var from_main;
parts["parse-5SVXOONN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseCommand: () => parseCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I2MKBWQ3 = (from_chunk_7f9dc41e ??= require("./chunk-7f9dc41e.cjs"))["chunk-I2MKBWQ3"]();
var import_chunk_IFZGVRWR = (from_chunk_7f9dc41e ??= require("./chunk-7f9dc41e.cjs"))["chunk-IFZGVRWR"]();
var import_chunk_4B32LODJ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-4B32LODJ"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_K4ATK6KK = (from_main ??= require("../main.cjs"))["chunk-K4ATK6KK"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function canonicalJson(value) {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (0, import_chunk_UTFC5QHX.compareText)(a, b)).map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(",")}}`;
}
var parseCommand = {
  name: "parse",
  summary: "Reads a model's reply as one strict JSON value of a contract, or says why it is none",
  usage: "--contract NAME FILE|-",
  flags: [
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_chunk_6UWTLWUZ.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_chunk_6UWTLWUZ.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_chunk_4B32LODJ.choice)("contract", name, import_chunk_6UWTLWUZ.CONTRACT_NAMES);
    const file = (0, import_chunk_6SJHKNKM.positional)(positionals, "FILE");
    const bytes = await (0, import_chunk_IFZGVRWR.readInput)("reply", { file, cwd, stdin });
    const value = await (0, import_chunk_BM7WRDFC.parseReply)(contract, (0, import_chunk_I2MKBWQ3.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseCommand
});
});
