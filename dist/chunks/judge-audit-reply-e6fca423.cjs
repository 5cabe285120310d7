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
var from_chunk_1f30fb49;
var from_chunk_21ced133;
var from_chunk_44bd882d;
var from_chunk_850e46ab;
var from_chunk_a1505dae;
var from_chunk_a30e7128;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_chunk_f9f89524;
var from_main;
parts["judge-audit-reply-C2IAB6MQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UR3NI52W = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-UR3NI52W"]();
var import_chunk_IQR6M7XW = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-IQR6M7XW"]();
var import_chunk_KN5LBNRP = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-KN5LBNRP"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_HZZBRIM4 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_LPPGIWES = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-LPPGIWES"]();
var import_chunk_VB7ONATO = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-VB7ONATO"]();
var import_chunk_U3RE6OK2 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U3RE6OK2"]();
var import_chunk_BPDDXC6Y = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_U2NSWBQV = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U2NSWBQV"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_USQDZOTE = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-COCIJOXI"]();
var import_chunk_3GUFPN3T = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-3GUFPN3T"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_YENEQDSW = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-YENEQDSW"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_CLHPKY4O = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_3GUFPN3T.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_UR3NI52W.checkHunt)(hunt, await (0, import_chunk_UR3NI52W.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_3GUFPN3T.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_UR3NI52W.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_3GUFPN3T.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_UR3NI52W.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_3GUFPN3T.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_UR3NI52W.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_UR3NI52W.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_UR3NI52W.withoutDiffLines)(finding, world).repeats);
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
