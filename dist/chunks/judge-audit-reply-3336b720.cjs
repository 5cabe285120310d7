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
var from_chunk_0fc73645;
var from_chunk_2c7f64be;
var from_chunk_30440f4e;
var from_chunk_36527a88;
var from_chunk_49534d07;
var from_chunk_5a0a0c3a;
var from_chunk_adb7c304;
var from_chunk_cb1152f4;
var from_chunk_ce460e8a;
var from_chunk_dd800a30;
var from_chunk_e2df60f8;
var from_chunk_ec6f71d8;
var from_chunk_eeed2bd7;
var from_chunk_fb419460;
var from_pre_c7721268;
var from_start_over_bfa5d3c2;
var from_main;
parts["judge-audit-reply-N6SBWMS6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WCJOTODC = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-WCJOTODC"]();
var import_chunk_RHEAUU3V = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-RHEAUU3V"]();
var import_chunk_LBKWI3QF = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-LBKWI3QF"]();
var import_chunk_E2UE45JG = (from_chunk_2c7f64be ??= require("./chunk-2c7f64be.cjs"))["chunk-E2UE45JG"]();
var import_chunk_TW2AWR5Y = (from_chunk_adb7c304 ??= require("./chunk-adb7c304.cjs"))["chunk-TW2AWR5Y"]();
var import_chunk_MK43L3EI = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-MK43L3EI"]();
var import_chunk_UHRTTFOL = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_RA67ZG5B = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-RA67ZG5B"]();
var import_chunk_VB6YYFZU = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-VB6YYFZU"]();
var import_chunk_6HUUNMXZ = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_fb419460 ??= require("./chunk-fb419460.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DSWTUMDI = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-DSWTUMDI"]();
var import_chunk_AIY4ZVUO = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-AIY4ZVUO"]();
var import_chunk_W5LD62C6 = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-W5LD62C6"]();
var import_chunk_ASSG5WPT = (from_chunk_49534d07 ??= require("./chunk-49534d07.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_IMJKR6B4 = (from_chunk_0fc73645 ??= require("./chunk-0fc73645.cjs"))["chunk-IMJKR6B4"]();
var import_chunk_JR7MH3EO = (from_chunk_30440f4e ??= require("./chunk-30440f4e.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_E3UQWCU5 = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_Q62ZAWBG = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_NOGNXHRU = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2FBAYLT6 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-2FBAYLT6"]();
var import_chunk_OTZ2RVYM = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_eeed2bd7 ??= require("./chunk-eeed2bd7.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_5a0a0c3a ??= require("./chunk-5a0a0c3a.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_Y5RWBXGU = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_LXVX7EQX = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-LXVX7EQX"]();
var import_chunk_SMKJISEK = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-D66PGRUA"]();
var import_chunk_3Y32VSR5 = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_ZGIPPKLA = (from_chunk_36527a88 ??= require("./chunk-36527a88.cjs"))["chunk-ZGIPPKLA"]();
var import_chunk_CGRJKUFD = (from_pre_c7721268 ??= require("./pre-c7721268.cjs"))["chunk-CGRJKUFD"]();
var import_chunk_7R4OZ5NR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_JU422HDE = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-JU422HDE"]();
var import_chunk_WCK3D5U5 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_R4DMVLKO = (from_chunk_ce460e8a ??= require("./chunk-ce460e8a.cjs"))["chunk-R4DMVLKO"]();
var import_chunk_TDLACVAW = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-TDLACVAW"]();
var import_chunk_OT3BEBRP = (from_start_over_bfa5d3c2 ??= require("./start-over-bfa5d3c2.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_dd800a30 ??= require("./chunk-dd800a30.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_cb1152f4 ??= require("./chunk-cb1152f4.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_2FBAYLT6.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_RHEAUU3V.checkHunt)(hunt, await (0, import_chunk_RHEAUU3V.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_2FBAYLT6.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_WCJOTODC.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_2FBAYLT6.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_WCJOTODC.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_2FBAYLT6.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_TW2AWR5Y.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_TW2AWR5Y.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_TW2AWR5Y.withoutDiffLines)(finding, world).repeats);
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
