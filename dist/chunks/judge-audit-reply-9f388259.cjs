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
var from_chunk_1359ec14;
var from_chunk_28f73359;
var from_chunk_2b98bc5a;
var from_chunk_489b766b;
var from_chunk_4aa543ab;
var from_chunk_8827fc9c;
var from_chunk_aada68fe;
var from_chunk_d715f0d7;
var from_chunk_e277ec65;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_main;
parts["judge-audit-reply-QPPVLKA4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7JTXH6W6 = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-7JTXH6W6"]();
var import_chunk_PM4MRH4C = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-PM4MRH4C"]();
var import_chunk_5YDHAGWG = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5YDHAGWG"]();
var import_chunk_4FXSJHAA = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_Z2IPHPRM = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-Z2IPHPRM"]();
var import_chunk_QZTD5GBI = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZTD5GBI"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_CLHPKY4O = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_GSOY4OUO.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_7JTXH6W6.checkHunt)(hunt, await (0, import_chunk_7JTXH6W6.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_GSOY4OUO.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_7JTXH6W6.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_GSOY4OUO.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_7JTXH6W6.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_GSOY4OUO.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_7JTXH6W6.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_7JTXH6W6.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_7JTXH6W6.withoutDiffLines)(finding, world).repeats);
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
