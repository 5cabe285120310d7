var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  nextOfAudit: () => nextOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_T6RXEMMD = require("./chunk-T6RXEMMD.cjs");
var import_chunk_TXIO64VM = require("./chunk-TXIO64VM.cjs");
var import_chunk_WT7WCQT2 = require("./chunk-WT7WCQT2.cjs");
var import_chunk_M5MEPI3J = require("./chunk-M5MEPI3J.cjs");
var import_chunk_C4UAS7OJ = require("./chunk-C4UAS7OJ.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_ME73R2ZK = require("./chunk-ME73R2ZK.cjs");
var import_chunk_HQGWUL5Z = require("./chunk-HQGWUL5Z.cjs");
var import_chunk_ZTAK3EWK = require("./chunk-ZTAK3EWK.cjs");
var import_chunk_CDOH74YA = require("./chunk-CDOH74YA.cjs");
var import_chunk_3QYEJTJJ = require("./chunk-3QYEJTJJ.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_5JYF6YWY = require("./chunk-5JYF6YWY.cjs");
var import_chunk_NFTFVZYK = require("./chunk-NFTFVZYK.cjs");
var import_chunk_6I7FUCTN = require("./chunk-6I7FUCTN.cjs");
var import_chunk_CQO2JLSS = require("./chunk-CQO2JLSS.cjs");
var import_chunk_DYV7JMGO = require("./chunk-DYV7JMGO.cjs");
var import_chunk_AXGQRD4N = require("./chunk-AXGQRD4N.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_ZVUGGQDH = require("./chunk-ZVUGGQDH.cjs");
var import_chunk_NQLROCCP = require("./chunk-NQLROCCP.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_TUSV5Q57 = require("./chunk-TUSV5Q57.cjs");
var import_chunk_RQYCIASO = require("./chunk-RQYCIASO.cjs");
var import_chunk_X7PBJBH5 = require("./chunk-X7PBJBH5.cjs");
var import_chunk_4U66IUBO = require("./chunk-4U66IUBO.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_SU32SCAC = require("./chunk-SU32SCAC.cjs");
var import_chunk_CCQ2RXKR = require("./chunk-CCQ2RXKR.cjs");
var import_chunk_DC5624PI = require("./chunk-DC5624PI.cjs");
var import_chunk_X3HLFMEY = require("./chunk-X3HLFMEY.cjs");
var import_chunk_SH5APJWD = require("./chunk-SH5APJWD.cjs");
var import_chunk_NC26HJPE = require("./chunk-NC26HJPE.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_JMX34VDS = require("./chunk-JMX34VDS.cjs");
var import_chunk_IKT5A7JR = require("./chunk-IKT5A7JR.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_KLIVVR2V = require("./chunk-KLIVVR2V.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_K5K5VBOE = require("./chunk-K5K5VBOE.cjs");
var import_chunk_Q6E3WK35 = require("./chunk-Q6E3WK35.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_QMQLYJP2 = require("./chunk-QMQLYJP2.cjs");
var import_chunk_EF6SMZKA = require("./chunk-EF6SMZKA.cjs");
var import_chunk_MOPSJYA3 = require("./chunk-MOPSJYA3.cjs");
var import_chunk_LHDADIFF = require("./chunk-LHDADIFF.cjs");
var import_chunk_YOQ7WMHU = require("./chunk-YOQ7WMHU.cjs");
var import_chunk_D2FZ53PC = require("./chunk-D2FZ53PC.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_VPSAYVE7 = require("./chunk-VPSAYVE7.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_CZOSOWDD = require("./chunk-CZOSOWDD.cjs");
var import_chunk_VTGYNEGP = require("./chunk-VTGYNEGP.cjs");
var import_chunk_4VMGUCVU = require("./chunk-4VMGUCVU.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_ZELUY365 = require("./chunk-ZELUY365.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_Q2LLZGXS = require("./chunk-Q2LLZGXS.cjs");
var import_chunk_V6B4VSF5 = require("./chunk-V6B4VSF5.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_LCCOYSKI = require("./chunk-LCCOYSKI.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_ECTCZI2R = require("./chunk-ECTCZI2R.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_2N5ZNTP2 = require("./chunk-2N5ZNTP2.cjs");
var import_chunk_NJ42NZCG = require("./chunk-NJ42NZCG.cjs");
var import_chunk_U2XDWY6A = require("./chunk-U2XDWY6A.cjs");
var import_chunk_PTUVU4EN = require("./chunk-PTUVU4EN.cjs");
var import_chunk_2LLYUIDT = require("./chunk-2LLYUIDT.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_T6RXEMMD.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_T6RXEMMD.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_6I7FUCTN.dispatchText)(waiting.run, waiting.step, next);
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
  const { summary } = (0, import_chunk_NIMENYH7.artifactPaths)(file.top, file);
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
      return { ...(0, import_chunk_6I7FUCTN.dispatchJson)(waiting.run, waiting.step), run };
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
