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
var from_chunk_15c846e2;
var from_chunk_1e1c0ca3;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_b3f3b87a;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_e64a521f;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_pre_ad3b00a3;
var from_start_over_1339eed9;
var from_main;
parts["judge-audit-reply-KUQX6NPN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ML6PS24B = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-ML6PS24B"]();
var import_chunk_Z72ELF7T = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-Z72ELF7T"]();
var import_chunk_AMRZ2GZS = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-AMRZ2GZS"]();
var import_chunk_SQJH2SHK = (from_chunk_e64a521f ??= require("./chunk-e64a521f.cjs"))["chunk-SQJH2SHK"]();
var import_chunk_NCQUX6R6 = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-NCQUX6R6"]();
var import_chunk_44TNJBRB = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_ER7ND2TC = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-ER7ND2TC"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_b3f3b87a ??= require("./chunk-b3f3b87a.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_4SQ77CAD = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-4SQ77CAD"]();
var import_chunk_66BED34G = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_1e1c0ca3 ??= require("./chunk-1e1c0ca3.cjs"))["chunk-LHNE766D"]();
var import_chunk_JR7MH3EO = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_ZTGKCVL4 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-ZTGKCVL4"]();
var import_chunk_5EHJYN55 = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-5EHJYN55"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_OT3BEBRP = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_2UKF5L7Y.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_Z72ELF7T.checkHunt)(hunt, await (0, import_chunk_Z72ELF7T.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_2UKF5L7Y.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_ML6PS24B.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_2UKF5L7Y.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_ML6PS24B.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_2UKF5L7Y.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_NCQUX6R6.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_NCQUX6R6.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_NCQUX6R6.withoutDiffLines)(finding, world).repeats);
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
});
