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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_48097030;
var from_chunk_56960f7e;
var from_chunk_5c75abf6;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_8b5954c4;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e3f3a058;
var from_chunk_ecbb006d;
var from_chunk_f7b93c8c;
var from_start_over_d4a4b4cc;
var from_main;
parts["judge-audit-reply-5IPLEOOB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage,
  judgeVerdicts: () => judgeVerdicts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OURR4EWZ = (from_chunk_f7b93c8c ??= require("./chunk-f7b93c8c.cjs"))["chunk-OURR4EWZ"]();
var import_chunk_5UI23IS5 = (from_chunk_56960f7e ??= require("./chunk-56960f7e.cjs"))["chunk-5UI23IS5"]();
var import_chunk_JWF4MFVN = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-JWF4MFVN"]();
var import_chunk_DRHC4HPZ = (from_chunk_f7b93c8c ??= require("./chunk-f7b93c8c.cjs"))["chunk-DRHC4HPZ"]();
var import_chunk_6SRAMSAC = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6SRAMSAC"]();
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_ON27B7R4 = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-ON27B7R4"]();
var import_chunk_LN5UF4SI = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-LN5UF4SI"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_VO7HK3P6 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-VO7HK3P6"]();
var import_chunk_LZCTZWJL = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_4QY5ZS7T = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-4QY5ZS7T"]();
var import_chunk_EZ2LYM23 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-EZ2LYM23"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_Z6DU7KFR = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
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
  const hunt = await (0, import_chunk_BM7WRDFC.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_JWF4MFVN.checkHunt)(hunt, await (0, import_chunk_JWF4MFVN.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_BM7WRDFC.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_OURR4EWZ.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_chunk_BM7WRDFC.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_OURR4EWZ.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_chunk_BM7WRDFC.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_chunk_OURR4EWZ.checkSharedFix)(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await (0, import_chunk_BM7WRDFC.parseReply)("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_BM7WRDFC.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_DRHC4HPZ.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_DRHC4HPZ.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_DRHC4HPZ.withoutDiffLines)(finding, world).repeats);
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
