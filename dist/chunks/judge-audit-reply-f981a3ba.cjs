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
var from_chunk_0f05ec40;
var from_chunk_14ba6bc9;
var from_chunk_2cfa2bbf;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_9d2a2c00;
var from_chunk_a518eb50;
var from_chunk_ba7abb9c;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_ec68b35e;
var from_chunk_ec6f71d8;
var from_pre_4e3da236;
var from_start_over_7aa7fa82;
var from_main;
parts["judge-audit-reply-NXQ5W2JD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeFix: () => judgeFix,
  judgeFixReview: () => judgeFixReview,
  judgeHunt: () => judgeHunt,
  judgeTriage: () => judgeTriage
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Z2M3CDXP = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-Z2M3CDXP"]();
var import_chunk_HCVYMVBO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-HCVYMVBO"]();
var import_chunk_SSC6LFYW = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-SSC6LFYW"]();
var import_chunk_P622XB2Q = (from_chunk_2cfa2bbf ??= require("./chunk-2cfa2bbf.cjs"))["chunk-P622XB2Q"]();
var import_chunk_DTOOSCSS = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-DTOOSCSS"]();
var import_chunk_IGR7V7IF = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-IGR7V7IF"]();
var import_chunk_UHRTTFOL = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-UHRTTFOL"]();
var import_chunk_UYO5PXMA = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-UYO5PXMA"]();
var import_chunk_VB6YYFZU = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-VB6YYFZU"]();
var import_chunk_6HUUNMXZ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-6HUUNMXZ"]();
var import_chunk_ON27B7R4 = (from_chunk_ec6f71d8 ??= require("./chunk-ec6f71d8.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_DGUNEL32 = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-DGUNEL32"]();
var import_chunk_Z4RTORCO = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-Z4RTORCO"]();
var import_chunk_BPDDXC6Y = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ASSG5WPT = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_T6CKR7QQ = (from_chunk_ec68b35e ??= require("./chunk-ec68b35e.cjs"))["chunk-T6CKR7QQ"]();
var import_chunk_JR7MH3EO = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_E3UQWCU5 = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_Q62ZAWBG = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_OTZ2RVYM = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_Y5RWBXGU = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-Y5RWBXGU"]();
var import_chunk_SCFXO7KJ = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-SCFXO7KJ"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_3Y32VSR5 = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_6SQPT5ZQ = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-6SQPT5ZQ"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_OT3BEBRP = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_chunk_TI7WKPHX.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_chunk_HCVYMVBO.checkHunt)(hunt, await (0, import_chunk_HCVYMVBO.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_chunk_TI7WKPHX.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_chunk_Z2M3CDXP.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix({ run, reply, slotAwaited }) {
  const result = await (0, import_chunk_TI7WKPHX.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_chunk_Z2M3CDXP.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_chunk_TI7WKPHX.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_chunk_DTOOSCSS.fixReviewWorld)(run, review);
  const elsewhere = (0, import_chunk_DTOOSCSS.misplaced)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_chunk_DTOOSCSS.withoutDiffLines)(finding, world).repeats);
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
