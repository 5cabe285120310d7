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
var from_chunk_1f30fb49;
var from_chunk_1fb6791f;
var from_chunk_21ced133;
var from_chunk_44bd882d;
var from_chunk_59850f32;
var from_chunk_850e46ab;
var from_chunk_9665ff51;
var from_chunk_9de922ed;
var from_chunk_a1505dae;
var from_chunk_a30e7128;
var from_chunk_b3016b58;
var from_chunk_c12db614;
var from_chunk_d2cf1ed1;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_eacf48f2;
var from_chunk_f2c0676d;
var from_chunk_f2f9b08a;
var from_chunk_f7bf1d95;
var from_chunk_f85be931;
var from_chunk_f9f89524;
var from_commit_tree_063feba1;
var from_next_c8fe3c13;
var from_main;
parts["next-audit-PYQHJGK6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M5OWZXPL = (from_commit_tree_063feba1 ??= require("./commit-tree-063feba1.cjs"))["chunk-M5OWZXPL"]();
var import_chunk_IKPSSMIT = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-IKPSSMIT"]();
var import_chunk_TTEZC2MU = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TTEZC2MU"]();
var import_chunk_M4EXH225 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-M4EXH225"]();
var import_chunk_C4UAS7OJ = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_6IXNK4TP = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-6IXNK4TP"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_CZJGMV5S = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-CZJGMV5S"]();
var import_chunk_YZRE2KPN = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-YZRE2KPN"]();
var import_chunk_OD5MBHGC = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_JFQTYDX6 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-JFQTYDX6"]();
var import_chunk_46T27C37 = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-46T27C37"]();
var import_chunk_AU4ZZBNW = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XVN7AKIO = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-XVN7AKIO"]();
var import_chunk_UV2ACFMK = (from_next_c8fe3c13 ??= require("./next-c8fe3c13.cjs"))["chunk-UV2ACFMK"]();
var import_chunk_654IY4M4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-654IY4M4"]();
var import_chunk_LD34VVUK = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-LD34VVUK"]();
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_6OZOC3T4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_AMIPZTVW = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-AMIPZTVW"]();
var import_chunk_UR3NI52W = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-UR3NI52W"]();
var import_chunk_IQR6M7XW = (from_chunk_21ced133 ??= require("./chunk-21ced133.cjs"))["chunk-IQR6M7XW"]();
var import_chunk_KN5LBNRP = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-KN5LBNRP"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_RHOI63J3 = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-RHOI63J3"]();
var import_chunk_EDP53G44 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-EDP53G44"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_AAXHAB44 = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-AAXHAB44"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_GGRBTNGY = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-GGRBTNGY"]();
var import_chunk_TP5P4NU6 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_5HRABRPG = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5HRABRPG"]();
var import_chunk_RGRCZRGM = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-RGRCZRGM"]();
var import_chunk_KWWFSC3C = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_E4RQK46R = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E4RQK46R"]();
var import_chunk_HZZBRIM4 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_LPPGIWES = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-LPPGIWES"]();
var import_chunk_VB7ONATO = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-VB7ONATO"]();
var import_chunk_U3RE6OK2 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U3RE6OK2"]();
var import_chunk_BPDDXC6Y = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_U2NSWBQV = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U2NSWBQV"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B6RM6MJB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-B6RM6MJB"]();
var import_chunk_7MRZNBPJ = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-7MRZNBPJ"]();
var import_chunk_MRIZSMLB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-COCIJOXI"]();
var import_chunk_3GUFPN3T = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-3GUFPN3T"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_YENEQDSW = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-YENEQDSW"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_WCK3D5U5 = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_M5OWZXPL.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_M5OWZXPL.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_UV2ACFMK.dispatchText)(waiting.run, waiting.step, next);
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
      return { ...(0, import_chunk_UV2ACFMK.dispatchJson)(waiting.run, waiting.step), run };
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
