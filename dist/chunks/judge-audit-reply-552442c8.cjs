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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_300651e2;
var from_chunk_34c7cc2e;
var from_chunk_3d4247f8;
var from_chunk_4ed73501;
var from_chunk_51f473ae;
var from_chunk_5a586a27;
var from_chunk_5bceb556;
var from_chunk_81d95a63;
var from_chunk_c9dfc941;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_chunk_fb8c81ba;
var from_pre_88a614f7;
var from_start_over_55878124;
var from_main;
parts["judge-audit-reply-KN6GIYTB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage,
  judgeVerdicts: () => judgeVerdicts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ROKCMTUR = (from_chunk_fb8c81ba ??= require("./chunk-fb8c81ba.cjs"))["chunk-ROKCMTUR"]();
var import_chunk_4RCQ33E7 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-4RCQ33E7"]();
var import_chunk_GMLO54HB = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-GMLO54HB"]();
var import_chunk_NAUUS4H3 = (from_chunk_300651e2 ??= require("./chunk-300651e2.cjs"))["chunk-NAUUS4H3"]();
var import_chunk_KNRKUZHD = (from_chunk_5a586a27 ??= require("./chunk-5a586a27.cjs"))["chunk-KNRKUZHD"]();
var import_chunk_QWLFRWJF = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-QWLFRWJF"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_LZCTZWJL = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_5bceb556 ??= require("./chunk-5bceb556.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_WX4ZL4TD = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-SO7GW37E"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_3Y32VSR5 = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_DP6A6MZR = (from_chunk_51f473ae ??= require("./chunk-51f473ae.cjs"))["chunk-DP6A6MZR"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_K3ID535Z = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-K3ID535Z"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
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
  const hunt = await (0, import_chunk_BLMYTWFS.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_GMLO54HB.checkHunt)(hunt, await (0, import_chunk_GMLO54HB.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_BLMYTWFS.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_ROKCMTUR.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_chunk_BLMYTWFS.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_ROKCMTUR.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_chunk_BLMYTWFS.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_chunk_ROKCMTUR.checkSharedFix)(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await (0, import_chunk_BLMYTWFS.parseReply)("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_BLMYTWFS.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_KNRKUZHD.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_KNRKUZHD.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_KNRKUZHD.withoutDiffLines)(finding, world).repeats);
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
