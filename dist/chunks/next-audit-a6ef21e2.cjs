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
var from_chunk_0faa1c29;
var from_chunk_17b6a215;
var from_chunk_1b3f4d4a;
var from_chunk_41dadcac;
var from_chunk_4809983b;
var from_chunk_6cb1b5eb;
var from_chunk_7b9839b8;
var from_chunk_9571ce31;
var from_chunk_9dfc6f5e;
var from_chunk_a7f32751;
var from_chunk_adb28c6f;
var from_chunk_bb4a7412;
var from_chunk_c123e7bc;
var from_chunk_c565742e;
var from_chunk_c779e065;
var from_chunk_d8ca3d31;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_commit_tree_d7ef309e;
var from_next_461a6a4b;
var from_stop_8ed931ef;
var from_main;
parts["next-audit-YCA6Y533"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UECDAFWM = (from_commit_tree_d7ef309e ??= require("./commit-tree-d7ef309e.cjs"))["chunk-UECDAFWM"]();
var import_chunk_I5ML4A7K = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-I5ML4A7K"]();
var import_chunk_VJTEE5TD = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-VJTEE5TD"]();
var import_chunk_2AYHZSBX = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-2AYHZSBX"]();
var import_chunk_C4UAS7OJ = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-SF5A56FE"]();
var import_chunk_5FPUNCMH = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-5FPUNCMH"]();
var import_chunk_LLPVZERS = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-LLPVZERS"]();
var import_chunk_5JJ2WLWV = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-5JJ2WLWV"]();
var import_chunk_DQ4X7S6W = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-DQ4X7S6W"]();
var import_chunk_OD5MBHGC = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_3QZ5U6WM = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-3QZ5U6WM"]();
var import_chunk_T4VQQQH7 = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-T4VQQQH7"]();
var import_chunk_AU4ZZBNW = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_41dadcac ??= require("./chunk-41dadcac.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_U2OMJXPP = (from_chunk_c565742e ??= require("./chunk-c565742e.cjs"))["chunk-U2OMJXPP"]();
var import_chunk_NWGP4C76 = (from_next_461a6a4b ??= require("./next-461a6a4b.cjs"))["chunk-NWGP4C76"]();
var import_chunk_6XFC6EFD = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6XFC6EFD"]();
var import_chunk_V4PE7HUT = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-V4PE7HUT"]();
var import_chunk_7MZOPT3Z = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-7MZOPT3Z"]();
var import_chunk_6OZOC3T4 = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_TTKF5NFW = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-TTKF5NFW"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_FEWEQBUY = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-FEWEQBUY"]();
var import_chunk_KIWNQOUG = (from_chunk_d8ca3d31 ??= require("./chunk-d8ca3d31.cjs"))["chunk-KIWNQOUG"]();
var import_chunk_SSW2KU2S = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-SSW2KU2S"]();
var import_chunk_4FXSJHAA = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_G7NU67CU = (from_chunk_6cb1b5eb ??= require("./chunk-6cb1b5eb.cjs"))["chunk-G7NU67CU"]();
var import_chunk_LN42UKEM = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-LN42UKEM"]();
var import_chunk_Z4DQYGH4 = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-Z4DQYGH4"]();
var import_chunk_LVNQ6BKQ = (from_chunk_1b3f4d4a ??= require("./chunk-1b3f4d4a.cjs"))["chunk-LVNQ6BKQ"]();
var import_chunk_6XLZX4RZ = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-6XLZX4RZ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_TFK42EIZ = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-TFK42EIZ"]();
var import_chunk_3J3Q4ADO = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_KWFI7ZZM = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-KWFI7ZZM"]();
var import_chunk_6WA42HPM = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-6WA42HPM"]();
var import_chunk_RSKKPXSK = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-RSKKPXSK"]();
var import_chunk_KWWFSC3C = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_OUIHTZVP = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-OUIHTZVP"]();
var import_chunk_HZZBRIM4 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_H3R6QWQ7 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-H3R6QWQ7"]();
var import_chunk_BPDDXC6Y = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_V3A7WCZ3 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-V3A7WCZ3"]();
var import_chunk_GWHVVY2H = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-GWHVVY2H"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_MFTZKIJ3 = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-MFTZKIJ3"]();
var import_chunk_TMHZYMWS = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-TMHZYMWS"]();
var import_chunk_GDREXKJU = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-GDREXKJU"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_HFQSMDHW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_VHNAQYD7 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_UECDAFWM.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_UECDAFWM.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_NWGP4C76.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_6SBCUWJU.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_T4VQQQH7.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
  }
}
function closing({ file, state }) {
  const { summary } = (0, import_chunk_4FXSJHAA.artifactPaths)(file.top, file);
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
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_6SBCUWJU.inertLine)(place)}: ${(0, import_chunk_6SBCUWJU.inertLine)(title)}`,
    `  ${(0, import_chunk_6SBCUWJU.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_6SBCUWJU.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_NWGP4C76.dispatchJson)(waiting.run, waiting.step), run };
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
      const { status, exit } = (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state);
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
