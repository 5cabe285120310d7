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
var from_chunk_0000df11;
var from_chunk_0cd107b9;
var from_chunk_237ea335;
var from_chunk_28729ffd;
var from_chunk_2f2729f3;
var from_chunk_3532fb8f;
var from_chunk_3fc18a8c;
var from_chunk_6882ab89;
var from_chunk_6e0d7c10;
var from_chunk_9e7b11f9;
var from_chunk_a6011939;
var from_chunk_aa30f698;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_eb2e9841;
var from_start_over_fb39d1f6;
var from_main;
parts["judge-audit-reply-XWJI75DI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage,
  judgeVerdicts: () => judgeVerdicts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ESW24V2V = (from_chunk_0000df11 ??= require("./chunk-0000df11.cjs"))["chunk-ESW24V2V"]();
var import_chunk_4ID4URG6 = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-4ID4URG6"]();
var import_chunk_D6X3XOWW = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-D6X3XOWW"]();
var import_chunk_I2PT3AEX = (from_chunk_6e0d7c10 ??= require("./chunk-6e0d7c10.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_2T7GTZOV = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-2T7GTZOV"]();
var import_chunk_ROMXSZVI = (from_chunk_0000df11 ??= require("./chunk-0000df11.cjs"))["chunk-ROMXSZVI"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_HYFFNOHB = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-HYFFNOHB"]();
var import_chunk_SKLJIYBP = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-SKLJIYBP"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4NHGDT2J = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-4NHGDT2J"]();
var import_chunk_DZKWVIPH = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_3fc18a8c ??= require("./chunk-3fc18a8c.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-UDCQA2DW"]();
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
var import_chunk_WX4ZL4TD = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-SO7GW37E"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_3Y32VSR5 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_I7I5PAJ2 = (from_chunk_2f2729f3 ??= require("./chunk-2f2729f3.cjs"))["chunk-I7I5PAJ2"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_K3ID535Z = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
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
  const { remarks, noWork } = (0, import_chunk_D6X3XOWW.checkHunt)(hunt, await (0, import_chunk_D6X3XOWW.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_BQ5ILKU4.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_ESW24V2V.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_chunk_BQ5ILKU4.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_ESW24V2V.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_chunk_BQ5ILKU4.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_chunk_ESW24V2V.checkSharedFix)(run, fix);
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
  const world = await (0, import_chunk_ROMXSZVI.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_ROMXSZVI.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_ROMXSZVI.withoutDiffLines)(finding, world).repeats);
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
