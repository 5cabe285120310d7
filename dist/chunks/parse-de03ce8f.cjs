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
var from_chunk_16ffa93b;
var from_chunk_41c38ba8;
var from_chunk_636e74ba;
var from_chunk_945581a2;
var from_main;
parts["parse-FYQCYPV2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseCommand: () => parseCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DDMTKWES = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-DDMTKWES"]();
var import_chunk_SX5CXOWI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-SX5CXOWI"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
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
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_chunk_ELUKDH26.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_chunk_ELUKDH26.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_chunk_ZNBBSIGT.choice)("contract", name, import_chunk_ELUKDH26.CONTRACT_NAMES);
    const file = (0, import_chunk_SX5CXOWI.positional)(positionals, "FILE");
    const bytes = await (file === "-" ? stdin() : (0, import_chunk_F2M6ALLY.readBytes)((0, import_node_path.resolve)(cwd, file)));
    const value = await (0, import_chunk_ZEHYADPQ.parseReply)(contract, (0, import_chunk_DDMTKWES.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseCommand
});
});
