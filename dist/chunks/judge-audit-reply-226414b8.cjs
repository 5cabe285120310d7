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
var from_chunk_254dd86b;
var from_chunk_6366766c;
var from_chunk_63ac0890;
var from_chunk_6d832456;
var from_chunk_76cc671a;
var from_chunk_8f0c5ae8;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b59aa0ba;
var from_chunk_b911d581;
var from_chunk_c8595abe;
var from_chunk_dd85c4a4;
var from_chunk_e56261d7;
var from_chunk_ed8f7d80;
var from_pre_a111d074;
var from_start_over_996ab5bc;
var from_main;
parts["judge-audit-reply-F4HMIX5W"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_GZON6V6D = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-GZON6V6D"]();
var import_chunk_RG4IOFNY = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-RG4IOFNY"]();
var import_chunk_MKJQCQYQ = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-MKJQCQYQ"]();
var import_chunk_PR2CTWU6 = (from_chunk_6d832456 ??= require("./chunk-6d832456.cjs"))["chunk-PR2CTWU6"]();
var import_chunk_RMA6ZH3F = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-RMA6ZH3F"]();
var import_chunk_EN3FHX4L = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_66CI7OW7 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-66CI7OW7"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_U2BZMFL2 = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-U2BZMFL2"]();
var import_chunk_ISZ4PAA4 = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ISZ4PAA4"]();
var import_chunk_BPDDXC6Y = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_BFRPMA3C = (from_chunk_b59aa0ba ??= require("./chunk-b59aa0ba.cjs"))["chunk-BFRPMA3C"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3PQECFJH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_FAHISRCY = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-4K43GC5W"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_3Y32VSR5 = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_XXL34WTQ = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_XNP3TQ5Y.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_RG4IOFNY.checkHunt)(hunt, await (0, import_chunk_RG4IOFNY.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_XNP3TQ5Y.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_GZON6V6D.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_XNP3TQ5Y.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_GZON6V6D.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_XNP3TQ5Y.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_RMA6ZH3F.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_RMA6ZH3F.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_RMA6ZH3F.withoutDiffLines)(finding, world).repeats);
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
