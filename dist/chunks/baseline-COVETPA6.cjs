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
  baselineCommand: () => baselineCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CCGEGHJG = require("./chunk-CCGEGHJG.cjs");
var import_chunk_G2JPU3FG = require("./chunk-G2JPU3FG.cjs");
var import_chunk_T3YOY5BH = require("./chunk-T3YOY5BH.cjs");
var import_chunk_GV7NV3GA = require("./chunk-GV7NV3GA.cjs");
var import_chunk_56S5ZG4T = require("./chunk-56S5ZG4T.cjs");
var import_chunk_D73VLJXT = require("./chunk-D73VLJXT.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_IV2TKMOG = require("./chunk-IV2TKMOG.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_WBLZ5TJC = require("./chunk-WBLZ5TJC.cjs");
var import_chunk_CCE4TXNU = require("./chunk-CCE4TXNU.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_KBNVU54Z = require("./chunk-KBNVU54Z.cjs");
var import_chunk_HWY2KY3R = require("./chunk-HWY2KY3R.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_CCGEGHJG.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_CCGEGHJG.owedOption)(option, "reason"), (0, import_chunk_CCGEGHJG.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_KBNVU54Z.openRepository)(cwd);
    const report = await (0, import_chunk_CCGEGHJG.completeReport)(repository, positionals[0]);
    const fingerprints = report.findings.map(({ fingerprint }) => fingerprint);
    const accepted = await (0, import_chunk_CCGEGHJG.writeSuppressions)({ repository, fingerprints, reason, expires, replace: false });
    return (0, import_chunk_CCGEGHJG.acceptedOutcome)(accepted, [report], flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
