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
var from_audit_status_259221fb;
var from_chunk_019c0aa2;
var from_chunk_024f156b;
var from_chunk_036581e4;
var from_chunk_330fcd1a;
var from_chunk_3f9fa3a1;
var from_chunk_4283c454;
var from_chunk_45a9c7e6;
var from_chunk_45cfb9d2;
var from_chunk_4dd817fb;
var from_chunk_4eaebebe;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_80067b9b;
var from_chunk_8bb2ef54;
var from_chunk_a1c47994;
var from_chunk_a2b8cb7c;
var from_chunk_b492da22;
var from_chunk_bc703c49;
var from_chunk_d6b99a95;
var from_chunk_d6dd3879;
var from_chunk_f7da0da6;
var from_chunk_f8138034;
var from_chunk_ff64aa9a;
var from_commit_tree_5c0f4bfd;
var from_next_4f56bc07;
var from_pre_a910e939;
var from_start_over_2f78b090;
var from_main;
parts["next-audit-N24MNVDW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DI2BRR6S = (from_commit_tree_5c0f4bfd ??= require("./commit-tree-5c0f4bfd.cjs"))["chunk-DI2BRR6S"]();
var import_chunk_BLRH546Z = (from_chunk_d6b99a95 ??= require("./chunk-d6b99a95.cjs"))["chunk-BLRH546Z"]();
var import_chunk_MCLFXZWR = (from_chunk_3f9fa3a1 ??= require("./chunk-3f9fa3a1.cjs"))["chunk-MCLFXZWR"]();
var import_chunk_BIWCTRI7 = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_IYWKFDMN = (from_next_4f56bc07 ??= require("./next-4f56bc07.cjs"))["chunk-IYWKFDMN"]();
var import_chunk_OW3I75FU = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-OW3I75FU"]();
var import_chunk_M2AK236S = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-M2AK236S"]();
var import_chunk_JSBVTUDY = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-JSBVTUDY"]();
var import_chunk_NXEN7EYA = (from_audit_status_259221fb ??= require("./audit-status-259221fb.cjs"))["chunk-NXEN7EYA"]();
var import_chunk_YKQR5CJJ = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-YKQR5CJJ"]();
var import_chunk_XGIJJMUL = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-XGIJJMUL"]();
var import_chunk_3Z3XCHWS = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-3Z3XCHWS"]();
var import_chunk_K6KIQL4H = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_XTHEXNJJ = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-XTHEXNJJ"]();
var import_chunk_Z2V2WTCW = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-Z2V2WTCW"]();
var import_chunk_NF6L2QM5 = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_7BEPPN2P = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-7BEPPN2P"]();
var import_chunk_SO5HPFXT = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_UQP5USJO = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-UQP5USJO"]();
var import_chunk_H5OVC6T2 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-H5OVC6T2"]();
var import_chunk_6YI44MHD = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6YI44MHD"]();
var import_chunk_TEJS25FL = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-TEJS25FL"]();
var import_chunk_MAPI3HGG = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-MAPI3HGG"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_IBHHXTZ3 = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-IBHHXTZ3"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_EG3SYAKL = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EG3SYAKL"]();
var import_chunk_A365VGTZ = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-A365VGTZ"]();
var import_chunk_DJH4KTA4 = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-DJH4KTA4"]();
var import_chunk_Z5FMJQYF = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_3PKCCHBL = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_V4SHAVKN = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-V4SHAVKN"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_7ELOYC7X = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-7ELOYC7X"]();
var import_chunk_KOO6A4PW = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-KOO6A4PW"]();
var import_chunk_MZBXRSAR = (from_chunk_a2b8cb7c ??= require("./chunk-a2b8cb7c.cjs"))["chunk-MZBXRSAR"]();
var import_chunk_JS7HFKLL = (from_chunk_4dd817fb ??= require("./chunk-4dd817fb.cjs"))["chunk-JS7HFKLL"]();
var import_chunk_UQY5Z3JO = (from_chunk_ff64aa9a ??= require("./chunk-ff64aa9a.cjs"))["chunk-UQY5Z3JO"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_EMSCJM3L = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-EMSCJM3L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_TSTPE7DL = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-TSTPE7DL"]();
var import_chunk_ON27B7R4 = (from_chunk_80067b9b ??= require("./chunk-80067b9b.cjs"))["chunk-ON27B7R4"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_bc703c49 ??= require("./chunk-bc703c49.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_MIF3B7LM = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-MIF3B7LM"]();
var import_chunk_BTK3VLP2 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BTK3VLP2"]();
var import_chunk_TNFJ4JBY = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_OLOC3CPJ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OTZ2RVYM = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_PTTFAU54 = (from_start_over_2f78b090 ??= require("./start-over-2f78b090.cjs"))["chunk-PTTFAU54"]();
var import_chunk_55QP3I55 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-55QP3I55"]();
var import_chunk_QZ4XFXGL = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FAHISRCY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-FAHISRCY"]();
var import_chunk_4K43GC5W = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-4K43GC5W"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_63MZDUFL = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-63MZDUFL"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_XQOCDP6C = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_5POZMJLK = (from_chunk_019c0aa2 ??= require("./chunk-019c0aa2.cjs"))["chunk-5POZMJLK"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = (from_start_over_2f78b090 ??= require("./start-over-2f78b090.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_DI2BRR6S.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_YKQR5CJJ.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = (0, import_chunk_NXEN7EYA.newsOf)(await (0, import_chunk_NXEN7EYA.tellNews)(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: `${JSON.stringify({ ...jsonOf(advanced), news }, null, 2)}
` };
  return { status: 0, stdout: withNews(textOf(advanced), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_IYWKFDMN.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_XKMPNDJX.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_DJH4KTA4.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
  }
}
function closing({ file, state }) {
  const { summary } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed stands there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_XKMPNDJX.inertLine)(place)}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${(0, import_chunk_XKMPNDJX.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_XKMPNDJX.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_IYWKFDMN.dispatchJson)(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait":
      return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = (0, import_chunk_Z5FMJQYF.auditVerdict)(audit.state);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  nextOfAudit
});
});
