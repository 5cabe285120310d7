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
var from_chunk_042f64e4;
var from_chunk_13fb92b2;
var from_chunk_2d3e9cc6;
var from_chunk_34c7cc2e;
var from_chunk_39c5fcee;
var from_chunk_47ed0f17;
var from_chunk_55ac3ba9;
var from_chunk_5aaa8215;
var from_chunk_60674bd8;
var from_chunk_84a8b39f;
var from_chunk_8665dcc4;
var from_chunk_916d3e11;
var from_chunk_bb1b7c5b;
var from_chunk_c37cb4ff;
var from_chunk_e76f4c5d;
var from_chunk_f45e0317;
var from_pre_e9c34500;
var from_start_over_0303cd5c;
var from_main;
parts["judge-audit-reply-G7ANQFYJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_52MBNP4C = (from_chunk_042f64e4 ??= require("./chunk-042f64e4.cjs"))["chunk-52MBNP4C"]();
var import_chunk_BV7WZRWC = (from_chunk_042f64e4 ??= require("./chunk-042f64e4.cjs"))["chunk-BV7WZRWC"]();
var import_chunk_M2O743PP = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-M2O743PP"]();
var import_chunk_YDBGSIZB = (from_chunk_2d3e9cc6 ??= require("./chunk-2d3e9cc6.cjs"))["chunk-YDBGSIZB"]();
var import_chunk_WAGCTEPU = (from_chunk_84a8b39f ??= require("./chunk-84a8b39f.cjs"))["chunk-WAGCTEPU"]();
var import_chunk_P2AFGQRM = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_QWLFRWJF = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-QWLFRWJF"]();
var import_chunk_PEG2PROD = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-PEG2PROD"]();
var import_chunk_KJBZSMUD = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_ON27B7R4 = (from_chunk_34c7cc2e ??= require("./chunk-34c7cc2e.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_8665dcc4 ??= require("./chunk-8665dcc4.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_3UOEAQ4F = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-3UOEAQ4F"]();
var import_chunk_LACYJAXR = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-LACYJAXR"]();
var import_chunk_66BED34G = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-66BED34G"]();
var import_chunk_KZRDEYIK = (from_chunk_60674bd8 ??= require("./chunk-60674bd8.cjs"))["chunk-KZRDEYIK"]();
var import_chunk_JR7MH3EO = (from_chunk_f45e0317 ??= require("./chunk-f45e0317.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-37AYGRAF"]();
var import_chunk_EQDEURPC = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_OTZ2RVYM = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_CUVT77C3 = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CUVT77C3"]();
var import_chunk_TBKFD7HB = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-TBKFD7HB"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_K3ID535Z = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_NIRW6IER.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_BV7WZRWC.checkHunt)(hunt, await (0, import_chunk_BV7WZRWC.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_NIRW6IER.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_52MBNP4C.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_NIRW6IER.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_52MBNP4C.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_NIRW6IER.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_WAGCTEPU.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_WAGCTEPU.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_WAGCTEPU.withoutDiffLines)(finding, world).repeats);
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
