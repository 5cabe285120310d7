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
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_P3ZVAQQF = require("./chunk-P3ZVAQQF.cjs");
var import_chunk_M7JKQUI6 = require("./chunk-M7JKQUI6.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_G4SGNJ7N = require("./chunk-G4SGNJ7N.cjs");
var import_chunk_GTQTNFM2 = require("./chunk-GTQTNFM2.cjs");
var import_chunk_ZSECTBPV = require("./chunk-ZSECTBPV.cjs");
var import_chunk_SJW3B5UE = require("./chunk-SJW3B5UE.cjs");
var import_chunk_DS6F2FDM = require("./chunk-DS6F2FDM.cjs");
var import_chunk_GY6GDHTC = require("./chunk-GY6GDHTC.cjs");
var import_chunk_O7TA7AW3 = require("./chunk-O7TA7AW3.cjs");
var import_chunk_4ECSHEJR = require("./chunk-4ECSHEJR.cjs");
var import_chunk_DADREYF6 = require("./chunk-DADREYF6.cjs");
var import_chunk_RRYGJF66 = require("./chunk-RRYGJF66.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_HLM3KKTE = require("./chunk-HLM3KKTE.cjs");
var import_chunk_OMBJBAGF = require("./chunk-OMBJBAGF.cjs");
var import_chunk_PB6DAZ2F = require("./chunk-PB6DAZ2F.cjs");
var import_chunk_JTOEGERV = require("./chunk-JTOEGERV.cjs");
var import_chunk_BDRH2VHB = require("./chunk-BDRH2VHB.cjs");
var import_chunk_AOMHXBU5 = require("./chunk-AOMHXBU5.cjs");
var import_chunk_4STC77O3 = require("./chunk-4STC77O3.cjs");
var import_chunk_7PNWFP6H = require("./chunk-7PNWFP6H.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_DDU43KAN = require("./chunk-DDU43KAN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_OQGYYWEI = require("./chunk-OQGYYWEI.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_XTVR7WU2 = require("./chunk-XTVR7WU2.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_JMQKZG5L.Failure)) throw error;
    const verdict = (0, import_chunk_P3ZVAQQF.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_JMQKZG5L.FAILURES[error.code], stderr: (0, import_chunk_XTVR7WU2.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_P3ZVAQQF.stepFiles)(input);
  const captured = (0, import_chunk_G4SGNJ7N.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_MYXZI2RE.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_5IDYNDVR.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_PB6DAZ2F.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_DDU43KAN.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_P3ZVAQQF.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_GTQTNFM2.planStep)({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_chunk_O7TA7AW3.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
