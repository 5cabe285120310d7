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
var from_chunk_021fdb7a;
var from_chunk_091cd004;
var from_chunk_1e82b2bc;
var from_chunk_264bb436;
var from_chunk_26e30cd3;
var from_chunk_2dc40146;
var from_chunk_300c9f32;
var from_chunk_468d357e;
var from_chunk_4933dd93;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_65d897f6;
var from_chunk_6aac8653;
var from_chunk_711bb257;
var from_chunk_9f76ff87;
var from_chunk_b8079e18;
var from_chunk_b83646b9;
var from_chunk_bc4f8f1b;
var from_chunk_c84da868;
var from_commit_tree_2aa12f2c;
var from_next_e7f4bd3a;
var from_stop_07378340;
var from_main;
parts["next-audit-43I33S5M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WYHPPEBJ = (from_commit_tree_2aa12f2c ??= require("./commit-tree-2aa12f2c.cjs"))["chunk-WYHPPEBJ"]();
var import_chunk_I5ML4A7K = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-I5ML4A7K"]();
var import_chunk_IALJBKRO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IALJBKRO"]();
var import_chunk_NDJVF74C = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-NDJVF74C"]();
var import_chunk_C4UAS7OJ = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_MFNE6JVB = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-MFNE6JVB"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_BSZFGUIS = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-BSZFGUIS"]();
var import_chunk_O7H3GEN5 = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-O7H3GEN5"]();
var import_chunk_OD5MBHGC = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_5JYF6YWY = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-5JYF6YWY"]();
var import_chunk_FJ3IFXBN = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-FJ3IFXBN"]();
var import_chunk_SRAB77RY = (from_next_e7f4bd3a ??= require("./next-e7f4bd3a.cjs"))["chunk-SRAB77RY"]();
var import_chunk_QENKWO26 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-QENKWO26"]();
var import_chunk_SIML7BX4 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-SIML7BX4"]();
var import_chunk_YTZHCASV = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-YTZHCASV"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_OZRBUHMI = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_A7BAAGNF = (from_chunk_021fdb7a ??= require("./chunk-021fdb7a.cjs"))["chunk-A7BAAGNF"]();
var import_chunk_AU4ZZBNW = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_CNCNDFSR = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-CNCNDFSR"]();
var import_chunk_MIE26W7S = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-MIE26W7S"]();
var import_chunk_I7CZZ7EE = (from_chunk_65d897f6 ??= require("./chunk-65d897f6.cjs"))["chunk-I7CZZ7EE"]();
var import_chunk_O47NN227 = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-O47NN227"]();
var import_chunk_4FXSJHAA = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_V7PZPIMG = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-V7PZPIMG"]();
var import_chunk_VL6RXXBB = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_TEKVSWHC = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-TEKVSWHC"]();
var import_chunk_2OZZ4N6C = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_IRARLHV5 = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-IRARLHV5"]();
var import_chunk_UW6MP7CL = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-UW6MP7CL"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_TXMJMF5M = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-TXMJMF5M"]();
var import_chunk_RCUEOSDF = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-RCUEOSDF"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_VBRXSFTK = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-VBRXSFTK"]();
var import_chunk_3IY7WIFP = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-3IY7WIFP"]();
var import_chunk_USICOBVV = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-USICOBVV"]();
var import_chunk_2MCP5X62 = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2MCP5X62"]();
var import_chunk_SG6GTLHQ = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_6YI44MHD = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3QN4AJMB = (from_chunk_4933dd93 ??= require("./chunk-4933dd93.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_HFQSMDHW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_OXGHZBGY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-OXGHZBGY"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_WYHPPEBJ.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_WYHPPEBJ.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_SRAB77RY.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_6JTHDBMB.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_5JYF6YWY.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
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
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_6JTHDBMB.inertLine)(place)}: ${(0, import_chunk_6JTHDBMB.inertLine)(title)}`,
    `  ${(0, import_chunk_6JTHDBMB.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_6JTHDBMB.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_SRAB77RY.dispatchJson)(waiting.run, waiting.step), run };
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
