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
var from_chunk_0cde1f63;
var from_chunk_0cf455f2;
var from_chunk_242c50fb;
var from_chunk_2ec45565;
var from_chunk_4598f42d;
var from_chunk_47fc0999;
var from_chunk_5024edbc;
var from_chunk_58b04f67;
var from_chunk_8e9405e8;
var from_chunk_9679095d;
var from_chunk_a7a87197;
var from_chunk_ba2610c8;
var from_chunk_dc12a92f;
var from_chunk_e18338c7;
var from_chunk_e2df60f8;
var from_pre_fa16d17a;
var from_start_over_c135520c;
var from_main;
parts["judge-audit-reply-L7XGVNN5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWWUQ4TF = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-TWWUQ4TF"]();
var import_chunk_UAORVTGJ = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-UAORVTGJ"]();
var import_chunk_DIEOODW4 = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-DIEOODW4"]();
var import_chunk_V73IYC7H = (from_chunk_0cde1f63 ??= require("./chunk-0cde1f63.cjs"))["chunk-V73IYC7H"]();
var import_chunk_3THKM7TR = (from_chunk_e18338c7 ??= require("./chunk-e18338c7.cjs"))["chunk-3THKM7TR"]();
var import_chunk_44TNJBRB = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-44TNJBRB"]();
var import_chunk_UHRTTFOL = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_I7SDPTK7 = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-I7SDPTK7"]();
var import_chunk_5LRPXDTB = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-5LRPXDTB"]();
var import_chunk_G3U3FSZZ = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-G3U3FSZZ"]();
var import_chunk_ON27B7R4 = (from_chunk_8e9405e8 ??= require("./chunk-8e9405e8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_ba2610c8 ??= require("./chunk-ba2610c8.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_2DIFMSR3 = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-2DIFMSR3"]();
var import_chunk_BKHJBFLW = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-BKHJBFLW"]();
var import_chunk_66BED34G = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-66BED34G"]();
var import_chunk_TADXUPSV = (from_chunk_4598f42d ??= require("./chunk-4598f42d.cjs"))["chunk-TADXUPSV"]();
var import_chunk_JR7MH3EO = (from_chunk_5024edbc ??= require("./chunk-5024edbc.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_LZCTZWJL = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_ASSG5WPT = (from_chunk_2ec45565 ??= require("./chunk-2ec45565.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_NIGIMF4N = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_7QYQSRG5 = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-7QYQSRG5"]();
var import_chunk_OTZ2RVYM = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_47fc0999 ??= require("./chunk-47fc0999.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_9679095d ??= require("./chunk-9679095d.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_Y5RWBXGU = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_R5HL46N7 = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-R5HL46N7"]();
var import_chunk_SMKJISEK = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-D66PGRUA"]();
var import_chunk_3Y32VSR5 = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_RO4X6BNY = (from_chunk_dc12a92f ??= require("./chunk-dc12a92f.cjs"))["chunk-RO4X6BNY"]();
var import_chunk_2A2VIIGD = (from_pre_fa16d17a ??= require("./pre-fa16d17a.cjs"))["chunk-2A2VIIGD"]();
var import_chunk_7R4OZ5NR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_MC23FZ2U = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-MC23FZ2U"]();
var import_chunk_WCK3D5U5 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XHFFEKVB = (from_chunk_58b04f67 ??= require("./chunk-58b04f67.cjs"))["chunk-XHFFEKVB"]();
var import_chunk_TDLACVAW = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-TDLACVAW"]();
var import_chunk_OT3BEBRP = (from_start_over_c135520c ??= require("./start-over-c135520c.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_0cf455f2 ??= require("./chunk-0cf455f2.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_a7a87197 ??= require("./chunk-a7a87197.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_7QYQSRG5.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_UAORVTGJ.checkHunt)(hunt, await (0, import_chunk_UAORVTGJ.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_7QYQSRG5.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_TWWUQ4TF.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_7QYQSRG5.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_TWWUQ4TF.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_7QYQSRG5.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_3THKM7TR.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_3THKM7TR.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_3THKM7TR.withoutDiffLines)(finding, world).repeats);
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
