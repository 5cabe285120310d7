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
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_4e6a2b7e;
var from_chunk_61e83bcd;
var from_chunk_67e09f12;
var from_chunk_68501e3f;
var from_chunk_76cc671a;
var from_chunk_83a04518;
var from_chunk_852eff56;
var from_chunk_909ecab0;
var from_chunk_93bd2415;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f1c8982b;
var from_pre_2a248e15;
var from_start_over_e9e63280;
var from_main;
parts["judge-audit-reply-OXOMA244"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_G4ZEYUH2 = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-G4ZEYUH2"]();
var import_chunk_LSMAPTJ7 = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-LSMAPTJ7"]();
var import_chunk_LP4GO6ZG = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-LP4GO6ZG"]();
var import_chunk_E45IDJU3 = (from_chunk_83a04518 ??= require("./chunk-83a04518.cjs"))["chunk-E45IDJU3"]();
var import_chunk_LNMSBL4O = (from_chunk_61e83bcd ??= require("./chunk-61e83bcd.cjs"))["chunk-LNMSBL4O"]();
var import_chunk_EN3FHX4L = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_Z7OCHJFN = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-Z7OCHJFN"]();
var import_chunk_TSTPE7DL = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_J47BHNTV = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-J47BHNTV"]();
var import_chunk_ON27B7R4 = (from_chunk_76cc671a ??= require("./chunk-76cc671a.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UWCWRY5R = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-UWCWRY5R"]();
var import_chunk_X55FJDBY = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-X55FJDBY"]();
var import_chunk_BPDDXC6Y = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_909ecab0 ??= require("./chunk-909ecab0.cjs"))["chunk-CJPODVJK"]();
var import_chunk_4PLYEP63 = (from_chunk_852eff56 ??= require("./chunk-852eff56.cjs"))["chunk-4PLYEP63"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_3PQECFJH = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_MWIBNLHC = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-MWIBNLHC"]();
var import_chunk_OTZ2RVYM = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_f1c8982b ??= require("./chunk-f1c8982b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_67e09f12 ??= require("./chunk-67e09f12.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_FAHISRCY = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-4K43GC5W"]();
var import_chunk_SWPSNUBZ = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-SWPSNUBZ"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_XXL34WTQ = (from_start_over_e9e63280 ??= require("./start-over-e9e63280.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_MWIBNLHC.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_LSMAPTJ7.checkHunt)(hunt, await (0, import_chunk_LSMAPTJ7.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_MWIBNLHC.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_G4ZEYUH2.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_MWIBNLHC.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_G4ZEYUH2.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_MWIBNLHC.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_LNMSBL4O.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_LNMSBL4O.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_LNMSBL4O.withoutDiffLines)(finding, world).repeats);
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
