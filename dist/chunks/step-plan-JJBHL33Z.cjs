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
var import_chunk_ZU7EYQH3 = require("./chunk-ZU7EYQH3.cjs");
var import_chunk_DD5M744K = require("./chunk-DD5M744K.cjs");
var import_chunk_OBVULEAV = require("./chunk-OBVULEAV.cjs");
var import_chunk_46KORD6B = require("./chunk-46KORD6B.cjs");
var import_chunk_CCJ3YBFT = require("./chunk-CCJ3YBFT.cjs");
var import_chunk_O5ZM3TOK = require("./chunk-O5ZM3TOK.cjs");
var import_chunk_GHQK4UXU = require("./chunk-GHQK4UXU.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_4AFBX5XQ = require("./chunk-4AFBX5XQ.cjs");
var import_chunk_ZVBLR6Y4 = require("./chunk-ZVBLR6Y4.cjs");
var import_chunk_GIZVOLPU = require("./chunk-GIZVOLPU.cjs");
var import_chunk_UCMCGOWZ = require("./chunk-UCMCGOWZ.cjs");
var import_chunk_7USUHCHJ = require("./chunk-7USUHCHJ.cjs");
var import_chunk_N4RJ3BKO = require("./chunk-N4RJ3BKO.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_UFEZELKV = require("./chunk-UFEZELKV.cjs");
var import_chunk_347DF655 = require("./chunk-347DF655.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_ZDHH6W3G = require("./chunk-ZDHH6W3G.cjs");
var import_chunk_W5347VIU = require("./chunk-W5347VIU.cjs");
var import_chunk_UMXV4F4A = require("./chunk-UMXV4F4A.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_RAWKLDSA = require("./chunk-RAWKLDSA.cjs");
var import_chunk_M2BOUCGB = require("./chunk-M2BOUCGB.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_IV2TKMOG = require("./chunk-IV2TKMOG.cjs");
var import_chunk_6QEEUPFR = require("./chunk-6QEEUPFR.cjs");
var import_chunk_WY5QZJTT = require("./chunk-WY5QZJTT.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_RSSNBF2E = require("./chunk-RSSNBF2E.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_5AHIXUEQ = require("./chunk-5AHIXUEQ.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_TUQZS3BR = require("./chunk-TUQZS3BR.cjs");
var import_chunk_TN3USHVF = require("./chunk-TN3USHVF.cjs");
var import_chunk_NBBTSLXE = require("./chunk-NBBTSLXE.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_WBLZ5TJC = require("./chunk-WBLZ5TJC.cjs");
var import_chunk_CCE4TXNU = require("./chunk-CCE4TXNU.cjs");
var import_chunk_FCSQHZBA = require("./chunk-FCSQHZBA.cjs");
var import_chunk_OCF75VPR = require("./chunk-OCF75VPR.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_KBNVU54Z = require("./chunk-KBNVU54Z.cjs");
var import_chunk_HWY2KY3R = require("./chunk-HWY2KY3R.cjs");
var import_chunk_GVGJQOHC = require("./chunk-GVGJQOHC.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_PFZWFK77.Failure)) throw error;
    const verdict = (0, import_chunk_ZU7EYQH3.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_PFZWFK77.FAILURES[error.code], stderr: (0, import_chunk_GVGJQOHC.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_ZU7EYQH3.stepFiles)(input);
  const captured = (0, import_chunk_347DF655.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_KBNVU54Z.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_6QEEUPFR.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_TUQZS3BR.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_WY5QZJTT.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_ZU7EYQH3.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_chunk_OBVULEAV.planStep)({
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

${(0, import_chunk_46KORD6B.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
