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
var from_chunk_39c5fcee;
var from_chunk_53f13f11;
var from_chunk_8b330ff3;
var from_chunk_a3d050ce;
var from_chunk_b3f3b87a;
var from_chunk_c7443ee0;
var from_main;
parts["parse-OVRUVOHP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseCommand: () => parseCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XWAUE6YS = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-XWAUE6YS"]();
var import_chunk_SYRVQW57 = (from_chunk_a3d050ce ??= require("./chunk-a3d050ce.cjs"))["chunk-SYRVQW57"]();
var import_chunk_NBBLTD3G = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-NBBLTD3G"]();
var import_chunk_YMILCYFO = (from_chunk_c7443ee0 ??= require("./chunk-c7443ee0.cjs"))["chunk-YMILCYFO"]();
var import_chunk_QOL6VUOG = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_5NC6VYHV = (from_main ??= require("../main.cjs"))["chunk-5NC6VYHV"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
    { name: "contract", type: "string", value: "NAME", summary: `one of: ${import_chunk_ZA4KROTO.CONTRACT_NAMES.join(", ")}` }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `FILE holds the whole reply; - reads standard input. Accepted is one JSON value, or its one \`\`\`json fence with nothing
around it. Printed is the same value in canonical form (RFC 8785). Anything else is status 3 and refused/\u2026, with the JSON
pointer and the value that is wrong; nothing is searched for, repaired or defaulted.`,
  run: async ({ option, positionals, stdin, cwd }) => {
    const name = option("contract");
    if (name === void 0) {
      throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", "parse needs the contract: --contract NAME", {
        hint: `one of: ${import_chunk_ZA4KROTO.CONTRACT_NAMES.join(", ")}`
      });
    }
    const contract = (0, import_chunk_YMILCYFO.choice)("contract", name, import_chunk_ZA4KROTO.CONTRACT_NAMES);
    const file = (0, import_chunk_NBBLTD3G.positional)(positionals, "FILE");
    const bytes = await (0, import_chunk_SYRVQW57.readInput)("reply", { file, cwd, stdin });
    const value = await (0, import_chunk_2UKF5L7Y.parseReply)(contract, (0, import_chunk_XWAUE6YS.decodeReply)(bytes));
    return { status: 0, stdout: `${canonicalJson(value)}
` };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseCommand
});
});
