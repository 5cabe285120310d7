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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_5789eeab;
var from_chunk_76cc671a;
var from_chunk_8d2640ee;
var from_chunk_9fdec805;
var from_chunk_a674f0d5;
var from_chunk_a722c9ce;
var from_chunk_a8940fe9;
var from_chunk_bed67896;
var from_chunk_c65369bd;
var from_chunk_c8595abe;
var from_chunk_ed20ff02;
var from_chunk_ed8f7d80;
var from_pre_066db3d7;
var from_start_over_ab45e606;
var from_main;
parts["judge-audit-reply-L65E52AJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5QP7BAVM = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-5QP7BAVM"]();
var import_chunk_JQKJW3AH = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-JQKJW3AH"]();
var import_chunk_WJMTHPVO = (from_chunk_c65369bd ??= require("./chunk-c65369bd.cjs"))["chunk-WJMTHPVO"]();
var import_chunk_3RFOSUA2 = (from_chunk_c65369bd ??= require("./chunk-c65369bd.cjs"))["chunk-3RFOSUA2"]();
var import_chunk_V2DL3PZH = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-V2DL3PZH"]();
var import_chunk_EN3FHX4L = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_RLHPP56E = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-RLHPP56E"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_YGTKOOWD = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-YGTKOOWD"]();
var import_chunk_L6J2CMQI = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-L6J2CMQI"]();
var import_chunk_BPDDXC6Y = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-CJPODVJK"]();
var import_chunk_VXTNE6D5 = (from_chunk_ed20ff02 ??= require("./chunk-ed20ff02.cjs"))["chunk-VXTNE6D5"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_BZRWZMBN = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-BZRWZMBN"]();
var import_chunk_OLOC3CPJ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-XK645RH3"]();
var import_chunk_IP5AFKWR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-IP5AFKWR"]();
var import_chunk_HWFJSPPX = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-HWFJSPPX"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_FAHISRCY = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-4K43GC5W"]();
var import_chunk_QXUP5IYX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QXUP5IYX"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_3Y32VSR5 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FLSJX5RN = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-FLSJX5RN"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_7R4OZ5NR = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_WCK3D5U5 = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XXL34WTQ = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_BP6VPYFZ.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_JQKJW3AH.checkHunt)(hunt, await (0, import_chunk_JQKJW3AH.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_BP6VPYFZ.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_5QP7BAVM.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_BP6VPYFZ.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_5QP7BAVM.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_BP6VPYFZ.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_V2DL3PZH.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_V2DL3PZH.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_V2DL3PZH.withoutDiffLines)(finding, world).repeats);
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
