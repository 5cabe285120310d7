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
var from_chunk_019c0aa2;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_45cfb9d2;
var from_chunk_4dd817fb;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_80067b9b;
var from_chunk_8bb2ef54;
var from_chunk_a1c47994;
var from_chunk_a2b8cb7c;
var from_chunk_b492da22;
var from_chunk_bc703c49;
var from_chunk_f8138034;
var from_chunk_ff64aa9a;
var from_pre_a910e939;
var from_main;
parts["judge-audit-reply-DKD2QIHH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7ELOYC7X = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-7ELOYC7X"]();
var import_chunk_KOO6A4PW = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-KOO6A4PW"]();
var import_chunk_MZBXRSAR = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-MZBXRSAR"]();
var import_chunk_JS7HFKLL = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-JS7HFKLL"]();
var import_chunk_UQY5Z3JO = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-UQY5Z3JO"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_AXL7BMZ5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_OLOC3CPJ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OTZ2RVYM = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_FAHISRCY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-4K43GC5W"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_CLVWUEFR.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_MZBXRSAR.checkHunt)(hunt, await (0, import_chunk_MZBXRSAR.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_CLVWUEFR.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_7ELOYC7X.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_CLVWUEFR.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_7ELOYC7X.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_CLVWUEFR.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_UQY5Z3JO.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_UQY5Z3JO.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_UQY5Z3JO.withoutDiffLines)(finding, world).repeats);
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
