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
var from_chunk_0f318d7e;
var from_chunk_11b369f4;
var from_chunk_269b3063;
var from_chunk_38295742;
var from_chunk_45e4589c;
var from_chunk_49a34b4e;
var from_chunk_664d5821;
var from_chunk_6b825e61;
var from_chunk_95bb4be4;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_b5d279d5;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d66e0893;
var from_chunk_d74c1317;
var from_chunk_d8bf00b7;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_commit_tree_8ecff7de;
var from_next_5d6134bc;
var from_stop_2392036f;
var from_main;
parts["next-audit-WOKYTPBO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3MZK7JEN = (from_commit_tree_8ecff7de ??= require("./commit-tree-8ecff7de.cjs"))["chunk-3MZK7JEN"]();
var import_chunk_G72QRNWT = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-G72QRNWT"]();
var import_chunk_L35HZI3C = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-L35HZI3C"]();
var import_chunk_DY4D445V = (from_chunk_45e4589c ??= require("./chunk-45e4589c.cjs"))["chunk-DY4D445V"]();
var import_chunk_C4UAS7OJ = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_DW2W6M6G = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-DW2W6M6G"]();
var import_chunk_2GOXCEYD = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-2GOXCEYD"]();
var import_chunk_LLPVZERS = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-LLPVZERS"]();
var import_chunk_CZJGMV5S = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_4PCC7R6M = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-4PCC7R6M"]();
var import_chunk_OD5MBHGC = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_CSOTNM7B = (from_chunk_45e4589c ??= require("./chunk-45e4589c.cjs"))["chunk-CSOTNM7B"]();
var import_chunk_46T27C37 = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-46T27C37"]();
var import_chunk_AU4ZZBNW = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_95bb4be4 ??= require("./chunk-95bb4be4.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_MR7V5K2H = (from_chunk_45e4589c ??= require("./chunk-45e4589c.cjs"))["chunk-MR7V5K2H"]();
var import_chunk_FXDVEX4X = (from_next_5d6134bc ??= require("./next-5d6134bc.cjs"))["chunk-FXDVEX4X"]();
var import_chunk_A2J2IFO4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-A2J2IFO4"]();
var import_chunk_RRBEWNMN = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-RRBEWNMN"]();
var import_chunk_XPSQDH77 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-XPSQDH77"]();
var import_chunk_6OZOC3T4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_XIGJY7CG = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-XIGJY7CG"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_NSQ5UK5W = (from_chunk_269b3063 ??= require("./chunk-269b3063.cjs"))["chunk-NSQ5UK5W"]();
var import_chunk_5OXVUP4Q = (from_chunk_269b3063 ??= require("./chunk-269b3063.cjs"))["chunk-5OXVUP4Q"]();
var import_chunk_DTHOBBX6 = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-DTHOBBX6"]();
var import_chunk_4FXSJHAA = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_ZL5BD4DO = (from_chunk_49a34b4e ??= require("./chunk-49a34b4e.cjs"))["chunk-ZL5BD4DO"]();
var import_chunk_ZH6DGTS2 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZH6DGTS2"]();
var import_chunk_HUPFTOFW = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-HUPFTOFW"]();
var import_chunk_WYEK2VCC = (from_chunk_d66e0893 ??= require("./chunk-d66e0893.cjs"))["chunk-WYEK2VCC"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_ZIJUAQ25 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZIJUAQ25"]();
var import_chunk_TP5P4NU6 = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_IEEXMHG7 = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-IEEXMHG7"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UPUPY4FX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-UPUPY4FX"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_JDAFOW5P = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_NLAVAH4F = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-NLAVAH4F"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BKYHXU3I = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-BKYHXU3I"]();
var import_chunk_HV5SABHH = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-HV5SABHH"]();
var import_chunk_H53ZNVLQ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-H53ZNVLQ"]();
var import_chunk_QZRNUFII = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_G5MUXD4V = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-G5MUXD4V"]();
var import_chunk_OLOC3CPJ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_KGJLCUU4 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-KGJLCUU4"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z7EAUBL6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-Z7EAUBL6"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_WCK3D5U5 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_VHNAQYD7 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_3MZK7JEN.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_3MZK7JEN.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_FXDVEX4X.dispatchText)(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${(0, import_chunk_FO5PT7KO.inertLine)(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      return ["state: done", "", (0, import_chunk_46T27C37.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
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
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_FO5PT7KO.inertLine)(place)}: ${(0, import_chunk_FO5PT7KO.inertLine)(title)}`,
    `  ${(0, import_chunk_FO5PT7KO.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_FO5PT7KO.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_FXDVEX4X.dispatchJson)(waiting.run, waiting.step), run };
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
