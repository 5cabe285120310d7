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
var from_chunk_079c36eb;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_237ea335;
var from_chunk_2df9118a;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_92ee5a42;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_aa30f698;
var from_chunk_bf3c883c;
var from_chunk_c2024bfb;
var from_chunk_cc483273;
var from_chunk_d59e778d;
var from_chunk_e6d3f5de;
var from_chunk_f9992ab7;
var from_start_over_ce61a31a;
var from_main;
parts["judge-audit-reply-OMB23LUI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage,
  judgeVerdicts: () => judgeVerdicts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_54UYH644 = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-54UYH644"]();
var import_chunk_CHFNACVE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-CHFNACVE"]();
var import_chunk_RLUWFUN2 = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-RLUWFUN2"]();
var import_chunk_I2PT3AEX = (from_chunk_079c36eb ??= require("./chunk-079c36eb.cjs"))["chunk-I2PT3AEX"]();
var import_chunk_TCOWPVXA = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-TCOWPVXA"]();
var import_chunk_6NKYCEGL = (from_chunk_bf3c883c ??= require("./chunk-bf3c883c.cjs"))["chunk-6NKYCEGL"]();
var import_chunk_Q6KBHRUI = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-Q6KBHRUI"]();
var import_chunk_PBW7QVUY = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-PBW7QVUY"]();
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_JR7MH3EO = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_KJBZSMUD = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_ON27B7R4 = (from_chunk_237ea335 ??= require("./chunk-237ea335.cjs"))["chunk-ON27B7R4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_WX4ZL4TD = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-WX4ZL4TD"]();
var import_chunk_SO7GW37E = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-SO7GW37E"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_K3ID535Z = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-K3ID535Z"]();
var import_chunk_DGTTD5DF = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-DGTTD5DF"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
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
  const hunt = await (0, import_chunk_LQYUZ4YC.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_RLUWFUN2.checkHunt)(hunt, await (0, import_chunk_RLUWFUN2.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_LQYUZ4YC.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_54UYH644.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_chunk_LQYUZ4YC.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_54UYH644.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_chunk_LQYUZ4YC.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_chunk_54UYH644.checkSharedFix)(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await (0, import_chunk_LQYUZ4YC.parseReply)("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_LQYUZ4YC.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_6NKYCEGL.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_6NKYCEGL.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_6NKYCEGL.withoutDiffLines)(finding, world).repeats);
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
