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
var from_chunk_05a7027d;
var from_chunk_164a1dfd;
var from_chunk_17e88af2;
var from_chunk_1b2a4d5b;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_61ff0063;
var from_chunk_63273bf7;
var from_chunk_67162232;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_a64ba8f7;
var from_chunk_c97b65da;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["judge-audit-reply-OWDF5W4N"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZPKJ64FL = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-ZPKJ64FL"]();
var import_chunk_V72LQ2SR = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-V72LQ2SR"]();
var import_chunk_6CXMLMJP = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-6CXMLMJP"]();
var import_chunk_B7QXG7IO = (from_chunk_67162232 ??= require("./chunk-67162232.cjs"))["chunk-B7QXG7IO"]();
var import_chunk_DWZT4ISB = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-DWZT4ISB"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TFE25BGY = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-TFE25BGY"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_KJBZSMUD = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_ON27B7R4 = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_RMQ345H5 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-RMQ345H5"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_CUVT77C3 = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CUVT77C3"]();
var import_chunk_TBKFD7HB = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-TBKFD7HB"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_K3ID535Z = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_54YQBU5F.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_V72LQ2SR.checkHunt)(hunt, await (0, import_chunk_V72LQ2SR.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_54YQBU5F.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_ZPKJ64FL.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_54YQBU5F.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_ZPKJ64FL.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_54YQBU5F.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_DWZT4ISB.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_DWZT4ISB.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_DWZT4ISB.withoutDiffLines)(finding, world).repeats);
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
