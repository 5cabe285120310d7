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
var import_chunk_UA23C3RU = require("./chunk-UA23C3RU.cjs");
var import_chunk_6ALS5JCB = require("./chunk-6ALS5JCB.cjs");
var import_chunk_OMBJBAGF = require("./chunk-OMBJBAGF.cjs");
var import_chunk_PB6DAZ2F = require("./chunk-PB6DAZ2F.cjs");
var import_chunk_5DEZTZQY = require("./chunk-5DEZTZQY.cjs");
var import_chunk_U6XT3AZG = require("./chunk-U6XT3AZG.cjs");
var import_chunk_7POX4YBX = require("./chunk-7POX4YBX.cjs");
var import_chunk_DPGEIQD2 = require("./chunk-DPGEIQD2.cjs");
var import_chunk_4HHWWPLB = require("./chunk-4HHWWPLB.cjs");
var import_chunk_PBGZO7K5 = require("./chunk-PBGZO7K5.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_DDU43KAN = require("./chunk-DDU43KAN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_WVR735OG = require("./chunk-WVR735OG.cjs");
var import_chunk_MZTGER7V = require("./chunk-MZTGER7V.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_KBFJ6UCM = require("./chunk-KBFJ6UCM.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_4UFVFTB7 = require("./chunk-4UFVFTB7.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_HCSXL6BA = require("./chunk-HCSXL6BA.cjs");
var import_chunk_JA7DHKYH = require("./chunk-JA7DHKYH.cjs");
var import_chunk_EOC5QDRQ = require("./chunk-EOC5QDRQ.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_4UFVFTB7.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_UA23C3RU.checkHunt)(hunt, await (0, import_chunk_UA23C3RU.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_4UFVFTB7.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_UA23C3RU.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_4UFVFTB7.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_UA23C3RU.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_4UFVFTB7.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_UA23C3RU.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_UA23C3RU.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_UA23C3RU.withoutDiffLines)(finding, world).repeats);
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
