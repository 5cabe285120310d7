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
var from_chunk_08296f12;
var from_chunk_0aec2abb;
var from_chunk_0da80db2;
var from_chunk_0de2b88b;
var from_chunk_1359ec14;
var from_chunk_28f73359;
var from_chunk_2b98bc5a;
var from_chunk_489b766b;
var from_chunk_4aa543ab;
var from_chunk_714dbeb5;
var from_chunk_7dfa25a6;
var from_chunk_82cc4944;
var from_chunk_8827fc9c;
var from_chunk_aada68fe;
var from_chunk_baad38f4;
var from_chunk_cd5c75df;
var from_chunk_d715f0d7;
var from_chunk_e277ec65;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_commit_tree_6bac0e21;
var from_next_ea275273;
var from_main;
parts["next-audit-EPNHWDHG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JWUG7LUF = (from_commit_tree_6bac0e21 ??= require("./commit-tree-6bac0e21.cjs"))["chunk-JWUG7LUF"]();
var import_chunk_IXMJC6EK = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-IXMJC6EK"]();
var import_chunk_BZRSQGUT = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-BZRSQGUT"]();
var import_chunk_ZZSBTRBP = (from_chunk_7dfa25a6 ??= require("./chunk-7dfa25a6.cjs"))["chunk-ZZSBTRBP"]();
var import_chunk_C4UAS7OJ = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5TPESD7G = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-5TPESD7G"]();
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_LLPVZERS = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-LLPVZERS"]();
var import_chunk_KVW2OSCA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-KVW2OSCA"]();
var import_chunk_GJ4DN2CI = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-GJ4DN2CI"]();
var import_chunk_OD5MBHGC = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_BN26S2FI = (from_chunk_7dfa25a6 ??= require("./chunk-7dfa25a6.cjs"))["chunk-BN26S2FI"]();
var import_chunk_7TYL2CTJ = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-7TYL2CTJ"]();
var import_chunk_AU4ZZBNW = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_0de2b88b ??= require("./chunk-0de2b88b.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_BZVADGGQ = (from_chunk_7dfa25a6 ??= require("./chunk-7dfa25a6.cjs"))["chunk-BZVADGGQ"]();
var import_chunk_FICQPB4P = (from_next_ea275273 ??= require("./next-ea275273.cjs"))["chunk-FICQPB4P"]();
var import_chunk_IZQ7WGSW = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-IZQ7WGSW"]();
var import_chunk_A3GQJUT2 = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-A3GQJUT2"]();
var import_chunk_4C5RAO7F = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-4C5RAO7F"]();
var import_chunk_NGHRMJQU = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-NGHRMJQU"]();
var import_chunk_HOTMYYZE = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-HOTMYYZE"]();
var import_chunk_E533QOO5 = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-E533QOO5"]();
var import_chunk_7JTXH6W6 = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-7JTXH6W6"]();
var import_chunk_PM4MRH4C = (from_chunk_489b766b ??= require("./chunk-489b766b.cjs"))["chunk-PM4MRH4C"]();
var import_chunk_5YDHAGWG = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5YDHAGWG"]();
var import_chunk_4FXSJHAA = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5MX2YRYF = (from_chunk_2b98bc5a ??= require("./chunk-2b98bc5a.cjs"))["chunk-5MX2YRYF"]();
var import_chunk_TK74XJ7A = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-TK74XJ7A"]();
var import_chunk_57HIH6JA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_H3SC7UGN = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-H3SC7UGN"]();
var import_chunk_TP5P4NU6 = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_T6HTXMYA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-T6HTXMYA"]();
var import_chunk_257DHYRQ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-257DHYRQ"]();
var import_chunk_TOEQEE4Q = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-TOEQEE4Q"]();
var import_chunk_KWWFSC3C = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UEYIBYPO = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-UEYIBYPO"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UUAODQPD = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-UUAODQPD"]();
var import_chunk_QY2NUBV6 = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QY2NUBV6"]();
var import_chunk_HK73DGIQ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-HK73DGIQ"]();
var import_chunk_QZRNUFII = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_Z2IPHPRM = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-Z2IPHPRM"]();
var import_chunk_QZTD5GBI = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZTD5GBI"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_WCK3D5U5 = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_JWUG7LUF.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_JWUG7LUF.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_FICQPB4P.dispatchText)(waiting.run, waiting.step, next);
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
      return ["state: done", "", (0, import_chunk_7TYL2CTJ.summaryText)(audit.file, audit.state), ...closing(audit), ""].join("\n");
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
    `- ${id} ${severity}, ${tier}, ${(0, import_chunk_XKMPNDJX.inertLine)(place)}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`,
    `  ${(0, import_chunk_XKMPNDJX.inertLine)(description)}`,
    `  Fix: ${(0, import_chunk_XKMPNDJX.inertLine)(instance_fix)}`
  ];
}
function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...(0, import_chunk_FICQPB4P.dispatchJson)(waiting.run, waiting.step), run };
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
