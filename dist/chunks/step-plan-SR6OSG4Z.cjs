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
var import_chunk_X3X4HYMX = require("./chunk-X3X4HYMX.cjs");
var import_chunk_DD5M744K = require("./chunk-DD5M744K.cjs");
var import_chunk_3CFTMPB7 = require("./chunk-3CFTMPB7.cjs");
var import_chunk_Y6OPHK6D = require("./chunk-Y6OPHK6D.cjs");
var import_chunk_GL4LDALS = require("./chunk-GL4LDALS.cjs");
var import_chunk_2PKZ7GPV = require("./chunk-2PKZ7GPV.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_5FQFMEUY = require("./chunk-5FQFMEUY.cjs");
var import_chunk_HCBWRM25 = require("./chunk-HCBWRM25.cjs");
var import_chunk_PGQYXRXQ = require("./chunk-PGQYXRXQ.cjs");
var import_chunk_SLZCXN5J = require("./chunk-SLZCXN5J.cjs");
var import_chunk_HG5HOPAH = require("./chunk-HG5HOPAH.cjs");
var import_chunk_N4RJ3BKO = require("./chunk-N4RJ3BKO.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_OQEHWMQU = require("./chunk-OQEHWMQU.cjs");
var import_chunk_347DF655 = require("./chunk-347DF655.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_3G74LAZQ = require("./chunk-3G74LAZQ.cjs");
var import_chunk_ZKJIYEH3 = require("./chunk-ZKJIYEH3.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_LO4LA64Z = require("./chunk-LO4LA64Z.cjs");
var import_chunk_WW2MF3TT = require("./chunk-WW2MF3TT.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_VK3YCKY4 = require("./chunk-VK3YCKY4.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_RSSNBF2E = require("./chunk-RSSNBF2E.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_22HNR3FF = require("./chunk-22HNR3FF.cjs");
var import_chunk_YURWSADG = require("./chunk-YURWSADG.cjs");
var import_chunk_4PH4C2GM = require("./chunk-4PH4C2GM.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
var import_chunk_YPFR65XC = require("./chunk-YPFR65XC.cjs");
var import_chunk_GVGJQOHC = require("./chunk-GVGJQOHC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_PFZWFK77.Failure)) throw error;
    const verdict = (0, import_chunk_X3X4HYMX.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_PFZWFK77.FAILURES[error.code], stderr: (0, import_chunk_GVGJQOHC.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_X3X4HYMX.stepFiles)(input);
  const captured = (0, import_chunk_347DF655.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_JKDDQQVM.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_VK3YCKY4.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_22HNR3FF.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_R55AMLKG.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_X3X4HYMX.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_3CFTMPB7.planStep)({
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

${(0, import_chunk_Y6OPHK6D.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
