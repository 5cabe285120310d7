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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_4e972b7a;
var from_chunk_5789eeab;
var from_chunk_69cb593b;
var from_chunk_a674f0d5;
var from_main;
parts["parse-HBV6Z5WB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseCommand: () => parseCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPMVFGU4 = (from_chunk_4e972b7a ??= require("./chunk-4e972b7a.cjs"))["chunk-JPMVFGU4"]();
var import_chunk_7RPIBHZT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-7RPIBHZT"]();
var import_chunk_RAUWJO3B = (from_chunk_69cb593b ??= require("./chunk-69cb593b.cjs"))["chunk-RAUWJO3B"]();
var import_chunk_QOL6VUOG = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
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
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_chunk_P6J3OUUF.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_chunk_P6J3OUUF.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_chunk_RAUWJO3B.choice)("contract", name, import_chunk_P6J3OUUF.CONTRACT_NAMES);
    const file = (0, import_chunk_7RPIBHZT.positional)(positionals, "FILE");
    const bytes = await (file === "-" ? stdin() : (0, import_chunk_YKMPV6QP.readBytes)((0, import_node_path.resolve)(cwd, file)));
    const value = await (0, import_chunk_BP6VPYFZ.parseReply)(contract, (0, import_chunk_JPMVFGU4.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseCommand
});
});
