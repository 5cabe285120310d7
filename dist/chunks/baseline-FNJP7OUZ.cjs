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
var import_chunk_3E3MHRJG = require("./chunk-3E3MHRJG.cjs");
var import_chunk_K7GQNWVY = require("./chunk-K7GQNWVY.cjs");
var import_chunk_YX4LMHIV = require("./chunk-YX4LMHIV.cjs");
var import_chunk_XYMSZ6SX = require("./chunk-XYMSZ6SX.cjs");
var import_chunk_C63BLPEU = require("./chunk-C63BLPEU.cjs");
var import_chunk_NHWSWUHQ = require("./chunk-NHWSWUHQ.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var baselineCommand = {
  name: "baseline",
  summary: "Accepts every finding of a complete report, so that later reviews tell what is new",
  usage: "[RUN] --reason TEXT --expires YYYY-MM-DD [--json]",
  flags: import_chunk_3E3MHRJG.ACCEPTING_FLAGS,
  takes: { least: 0, most: 1, paths: false },
  details: `Without RUN, of the newest review that is complete. Writes .correctless/suppressions.json; entries that are there and
hold are kept as they are. It counts once it is on the base branch: suppressions are read at base.
JSON: {file, entries, added[{fingerprint, reason, by, expires}], replaced[], kept[]}.`,
  run: async ({ positionals, option, flag, cwd }) => {
    const [reason, expires] = [(0, import_chunk_3E3MHRJG.owedOption)(option, "reason"), (0, import_chunk_3E3MHRJG.owedOption)(option, "expires")];
    const repository = await (0, import_chunk_JKDDQQVM.openRepository)(cwd);
    const report = await (0, import_chunk_3E3MHRJG.completeReport)(repository, positionals[0]);
    const fingerprints = report.findings.map(({ fingerprint }) => fingerprint);
    const accepted = await (0, import_chunk_3E3MHRJG.writeSuppressions)({ repository, fingerprints, reason, expires, replace: false });
    return (0, import_chunk_3E3MHRJG.acceptedOutcome)(accepted, [report], flag("json"));
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baselineCommand
});
