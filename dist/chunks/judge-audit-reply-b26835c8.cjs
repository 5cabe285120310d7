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
var from_chunk_11b369f4;
var from_chunk_1f30fb49;
var from_chunk_24fd9d80;
var from_chunk_29398c02;
var from_chunk_71b232b9;
var from_chunk_81729125;
var from_chunk_a30e7128;
var from_chunk_e991cab1;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_main;
parts["judge-audit-reply-4RDEJPEL"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LD5EXRXZ = (from_chunk_e991cab1 ??= require("./chunk-e991cab1.cjs"))["chunk-LD5EXRXZ"]();
var import_chunk_MBQ775NA = (from_chunk_e991cab1 ??= require("./chunk-e991cab1.cjs"))["chunk-MBQ775NA"]();
var import_chunk_F5HMGLW4 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-F5HMGLW4"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_HZZBRIM4 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_3V52MLDU = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-3V52MLDU"]();
var import_chunk_JDAFOW5P = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_5ZTUA6RG = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5ZTUA6RG"]();
var import_chunk_BPDDXC6Y = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_7JR2VYIF = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-7JR2VYIF"]();
var import_chunk_5WFRSBAK = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_USQDZOTE = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_CLHPKY4O = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_LHUUPZTH.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_LD5EXRXZ.checkHunt)(hunt, await (0, import_chunk_LD5EXRXZ.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_LHUUPZTH.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_LD5EXRXZ.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_LHUUPZTH.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_LD5EXRXZ.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_LHUUPZTH.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_LD5EXRXZ.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_LD5EXRXZ.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_LD5EXRXZ.withoutDiffLines)(finding, world).repeats);
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
