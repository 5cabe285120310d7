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
var from_chunk_264bb436;
var from_chunk_26e30cd3;
var from_chunk_468d357e;
var from_chunk_4933dd93;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_65d897f6;
var from_chunk_6aac8653;
var from_chunk_9f76ff87;
var from_stop_07378340;
var from_main;
parts["judge-audit-reply-UINLUMXX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MIE26W7S = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-MIE26W7S"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_O47NN227 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-O47NN227"]();
var import_chunk_4FXSJHAA = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_QABZ3LZA = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_3QN4AJMB = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_CLHPKY4O = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_2BJIBM3G.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_MIE26W7S.checkHunt)(hunt, await (0, import_chunk_MIE26W7S.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_2BJIBM3G.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_MIE26W7S.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_2BJIBM3G.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_MIE26W7S.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_2BJIBM3G.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_MIE26W7S.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_MIE26W7S.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_MIE26W7S.withoutDiffLines)(finding, world).repeats);
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
