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
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6JOGRTC2 = require("./chunk-6JOGRTC2.cjs");
var import_chunk_GL4LDALS = require("./chunk-GL4LDALS.cjs");
var import_chunk_2PKZ7GPV = require("./chunk-2PKZ7GPV.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
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
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_Z2WZGHXV = require("./chunk-Z2WZGHXV.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_GNZCOXAL = require("./chunk-GNZCOXAL.cjs");
var import_chunk_DFSBDAAB = require("./chunk-DFSBDAAB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
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
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_GNZCOXAL.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_6JOGRTC2.checkHunt)(hunt, await (0, import_chunk_6JOGRTC2.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_GNZCOXAL.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_6JOGRTC2.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_GNZCOXAL.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_6JOGRTC2.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_GNZCOXAL.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_6JOGRTC2.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_6JOGRTC2.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_6JOGRTC2.withoutDiffLines)(finding, world).repeats);
  const remarks = repeating.map(({ id }) => `${id} repeats a line of the diff: say it in your own words`);
  return { kind: "acceptable", slot: void 0, remarks };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeFix,
  judgeFixReview,
  judgeHunt,
  judgeTriage
});
