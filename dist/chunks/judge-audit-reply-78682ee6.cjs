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
var from_chunk_00e07842;
var from_chunk_1571a27a;
var from_chunk_1ae0c78d;
var from_chunk_237ea335;
var from_chunk_3532fb8f;
var from_chunk_3823f26a;
var from_chunk_54d2d3e0;
var from_chunk_6b2e5437;
var from_chunk_79f878d1;
var from_chunk_9eb0d59a;
var from_chunk_aa30f698;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_d1296144;
var from_chunk_dd505f93;
var from_chunk_ef412037;
var from_start_over_b48fe7e6;
var from_main;
parts["judge-audit-reply-HP5E6QMN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage,
  judgeVerdicts: () => judgeVerdicts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZMCQGGHI = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-ZMCQGGHI"]();
var import_chunk_52P6GSIO = (from_chunk_9eb0d59a ??= require("./chunk-9eb0d59a.cjs"))["chunk-52P6GSIO"]();
var import_chunk_M7IVJ4E5 = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-M7IVJ4E5"]();
var import_chunk_I2PT3AEX = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_DNODNZX4 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-DNODNZX4"]();
var import_chunk_2UR6XAOE = (from_chunk_00e07842 ??= require("./chunk-00e07842.cjs"))["chunk-2UR6XAOE"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_NDXTY4YL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-NDXTY4YL"]();
var import_chunk_7HV22KX6 = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-7HV22KX6"]();
var import_chunk_EGNZIYAS = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_6b2e5437 ??= require("./chunk-6b2e5437.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_JFFMCSVQ = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-JFFMCSVQ"]();
var import_chunk_DZKWVIPH = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_2WANGYN7 = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-2WANGYN7"]();
var import_chunk_JR7MH3EO = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_54d2d3e0 ??= require("./chunk-54d2d3e0.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_L7ISNMCU = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-L7ISNMCU"]();
var import_chunk_MKGFMATP = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-MKGFMATP"]();
var import_chunk_BUWVYDTR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BUWVYDTR"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_K3ID535Z = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_FBTSXFFG = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-FBTSXFFG"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
function unmatchedIds(said, asked) {
  const named = said.map(({ id }) => id);
  return [
    ...asked.filter((id) => !named.includes(id)).map((id) => `nothing is said of ${id}`),
    ...named.filter((id) => !asked.includes(id)).map((id) => `${(0, import_chunk_NLWRO2NF.printable)(id)} is none of ${asked.join(", ")}`),
    ...named.filter((id, at) => named.indexOf(id) < at).map((id) => `${(0, import_chunk_NLWRO2NF.printable)(id)} stands there twice`)
  ];
}
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_BQ5ILKU4.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_M7IVJ4E5.checkHunt)(hunt, await (0, import_chunk_M7IVJ4E5.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_BQ5ILKU4.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_ZMCQGGHI.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_chunk_BQ5ILKU4.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_ZMCQGGHI.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_chunk_BQ5ILKU4.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_chunk_ZMCQGGHI.checkSharedFix)(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await (0, import_chunk_BQ5ILKU4.parseReply)("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_BQ5ILKU4.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_2UR6XAOE.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_2UR6XAOE.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_2UR6XAOE.withoutDiffLines)(finding, world).repeats);
  const remarks = repeating.map(({ id }) => `${id} repeats a line of the diff: say it in your own words`);
  return { kind: "acceptable", slot: void 0, remarks };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeFix,
  judgeFixReview,
  judgeHunt,
  judgeTriage,
  judgeVerdicts
});
});
