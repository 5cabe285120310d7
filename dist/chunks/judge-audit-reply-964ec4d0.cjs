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
var from_chunk_0faa1c29;
var from_chunk_4809983b;
var from_chunk_6cb1b5eb;
var from_chunk_9571ce31;
var from_chunk_c123e7bc;
var from_chunk_c779e065;
var from_chunk_d8ca3d31;
var from_stop_8ed931ef;
var from_main;
parts["judge-audit-reply-WUEKZHGX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FEWEQBUY = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-FEWEQBUY"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_SSW2KU2S = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-SSW2KU2S"]();
var import_chunk_4FXSJHAA = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_G7NU67CU = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-G7NU67CU"]();
var import_chunk_HZZBRIM4 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_H3R6QWQ7 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-H3R6QWQ7"]();
var import_chunk_BPDDXC6Y = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_V3A7WCZ3 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-V3A7WCZ3"]();
var import_chunk_GWHVVY2H = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-GWHVVY2H"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_QABZ3LZA = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_DT6XJMS2.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_FEWEQBUY.checkHunt)(hunt, await (0, import_chunk_FEWEQBUY.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_DT6XJMS2.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_FEWEQBUY.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_DT6XJMS2.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_FEWEQBUY.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_DT6XJMS2.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_FEWEQBUY.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_FEWEQBUY.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_FEWEQBUY.withoutDiffLines)(finding, world).repeats);
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
