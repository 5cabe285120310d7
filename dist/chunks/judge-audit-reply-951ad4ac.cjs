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
var from_chunk_1ec13587;
var from_chunk_2ad85994;
var from_chunk_2ae3331f;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_76cc671a;
var from_chunk_83f7f163;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a1d294fc;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_start_over_0358f26c;
var from_main;
parts["judge-audit-reply-DJRU2KOJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DZWG2GRS = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-DZWG2GRS"]();
var import_chunk_TBVE6FJ6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-TBVE6FJ6"]();
var import_chunk_DIQTSCN3 = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-DIQTSCN3"]();
var import_chunk_YSSKACIA = (from_chunk_83f7f163 ??= require("./chunk-83f7f163.cjs"))["chunk-YSSKACIA"]();
var import_chunk_IVBZZAE6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-IVBZZAE6"]();
var import_chunk_EN3FHX4L = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_JRVB4P5W = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-JRVB4P5W"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_CZR6HPPY = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-CZR6HPPY"]();
var import_chunk_NVH2MQ5S = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-NVH2MQ5S"]();
var import_chunk_BPDDXC6Y = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_NF3GX7QR = (from_chunk_2ae3331f ??= require("./chunk-2ae3331f.cjs"))["chunk-NF3GX7QR"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Z73MT3GA = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z73MT3GA"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_FAHISRCY = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-4K43GC5W"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XXL34WTQ = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_C6BILJQ4.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_TBVE6FJ6.checkHunt)(hunt, await (0, import_chunk_TBVE6FJ6.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_C6BILJQ4.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_DZWG2GRS.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_C6BILJQ4.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_DZWG2GRS.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_C6BILJQ4.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_IVBZZAE6.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_IVBZZAE6.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_IVBZZAE6.withoutDiffLines)(finding, world).repeats);
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
