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
var from_chunk_02f69599;
var from_chunk_242c50fb;
var from_chunk_25aabfd4;
var from_chunk_39c5fcee;
var from_chunk_541c93ec;
var from_chunk_550fe32f;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b4111a3;
var from_chunk_7b856c1d;
var from_chunk_8b330ff3;
var from_chunk_8e9405e8;
var from_chunk_c6b640ab;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_start_over_9233239e;
var from_main;
parts["judge-audit-reply-664ORGLB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VHCNNP5E = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-VHCNNP5E"]();
var import_chunk_I576YJ5U = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-I576YJ5U"]();
var import_chunk_MLWBUPE7 = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-MLWBUPE7"]();
var import_chunk_M6JWY324 = (from_chunk_7b856c1d ??= require("./chunk-7b856c1d.cjs"))["chunk-M6JWY324"]();
var import_chunk_EZG7I3YL = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-EZG7I3YL"]();
var import_chunk_44TNJBRB = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_4LN5FHKS = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-4LN5FHKS"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_25aabfd4 ??= require("./chunk-25aabfd4.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_IMP4OHIR = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-IMP4OHIR"]();
var import_chunk_YBOJOJIA = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YBOJOJIA"]();
var import_chunk_66BED34G = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-66BED34G"]();
var import_chunk_LHNE766D = (from_chunk_550fe32f ??= require("./chunk-550fe32f.cjs"))["chunk-LHNE766D"]();
var import_chunk_JR7MH3EO = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_Y5RWBXGU = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_OT3BEBRP = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_2UKF5L7Y.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_I576YJ5U.checkHunt)(hunt, await (0, import_chunk_I576YJ5U.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_2UKF5L7Y.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_VHCNNP5E.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_2UKF5L7Y.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_VHCNNP5E.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_2UKF5L7Y.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_EZG7I3YL.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_EZG7I3YL.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_EZG7I3YL.withoutDiffLines)(finding, world).repeats);
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
