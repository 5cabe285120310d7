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
var from_chunk_3532fb8f;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_818215cd;
var from_chunk_d1296144;
var from_chunk_ff949c2a;
var from_main;
parts["parse-P3N5E2EL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseCommand: () => parseCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OJSR5KJH = (from_chunk_818215cd ??= require("./chunk-818215cd.cjs"))["chunk-OJSR5KJH"]();
var import_chunk_GSWFLJG4 = (from_chunk_818215cd ??= require("./chunk-818215cd.cjs"))["chunk-GSWFLJG4"]();
var import_chunk_S3K5MMUH = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-S3K5MMUH"]();
var import_chunk_P4GKS6IB = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-P4GKS6IB"]();
var import_chunk_QOL6VUOG = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_LIKBZUCN = (from_main ??= require("../main.cjs"))["chunk-LIKBZUCN"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_chunk_OPRHWCFB.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_chunk_OPRHWCFB.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_chunk_P4GKS6IB.choice)("contract", name, import_chunk_OPRHWCFB.CONTRACT_NAMES);
    const file = (0, import_chunk_S3K5MMUH.positional)(positionals, "FILE");
    const bytes = await (0, import_chunk_GSWFLJG4.readInput)("reply", { file, cwd, stdin });
    const value = await (0, import_chunk_BQ5ILKU4.parseReply)(contract, (0, import_chunk_OJSR5KJH.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseCommand
});
});
