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
var import_chunk_PZPG2YFG = require("./chunk-PZPG2YFG.cjs");
var import_chunk_I5ML4A7K = require("./chunk-I5ML4A7K.cjs");
var import_chunk_H5LGL4FE = require("./chunk-H5LGL4FE.cjs");
var import_chunk_SQIYEVM4 = require("./chunk-SQIYEVM4.cjs");
var import_chunk_C4UAS7OJ = require("./chunk-C4UAS7OJ.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_SF5A56FE = require("./chunk-SF5A56FE.cjs");
var import_chunk_47U7DCRI = require("./chunk-47U7DCRI.cjs");
var import_chunk_LLPVZERS = require("./chunk-LLPVZERS.cjs");
var import_chunk_VMTX2PSY = require("./chunk-VMTX2PSY.cjs");
var import_chunk_6YRBV3D3 = require("./chunk-6YRBV3D3.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_5JYF6YWY = require("./chunk-5JYF6YWY.cjs");
var import_chunk_FT4BUVKB = require("./chunk-FT4BUVKB.cjs");
var import_chunk_MI7RN6IF = require("./chunk-MI7RN6IF.cjs");
var import_chunk_4PMEUG3P = require("./chunk-4PMEUG3P.cjs");
var import_chunk_LHVWI5KG = require("./chunk-LHVWI5KG.cjs");
var import_chunk_4PZUWVU3 = require("./chunk-4PZUWVU3.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_WCOXSOAM = require("./chunk-WCOXSOAM.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_ZE7WG7CL = require("./chunk-ZE7WG7CL.cjs");
var import_chunk_CGT7PPQY = require("./chunk-CGT7PPQY.cjs");
var import_chunk_I343KSR4 = require("./chunk-I343KSR4.cjs");
var import_chunk_H2WZGKVI = require("./chunk-H2WZGKVI.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_7I3RPIOM = require("./chunk-7I3RPIOM.cjs");
var import_chunk_OU7U7QT6 = require("./chunk-OU7U7QT6.cjs");
var import_chunk_RXGV2LJO = require("./chunk-RXGV2LJO.cjs");
var import_chunk_CDIRFA44 = require("./chunk-CDIRFA44.cjs");
var import_chunk_4ODTGDE4 = require("./chunk-4ODTGDE4.cjs");
var import_chunk_MSSXETGM = require("./chunk-MSSXETGM.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_CBEJFHAX = require("./chunk-CBEJFHAX.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_7QLNCQ43 = require("./chunk-7QLNCQ43.cjs");
var import_chunk_6EBYRD5T = require("./chunk-6EBYRD5T.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_JBLFZ45R = require("./chunk-JBLFZ45R.cjs");
var import_chunk_PMJUWC2A = require("./chunk-PMJUWC2A.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_XZVZV7WG = require("./chunk-XZVZV7WG.cjs");
var import_chunk_6CHFZX2D = require("./chunk-6CHFZX2D.cjs");
var import_chunk_YO4Q72FV = require("./chunk-YO4Q72FV.cjs");
var import_chunk_QI7NW4F5 = require("./chunk-QI7NW4F5.cjs");
var import_chunk_RBGLSV24 = require("./chunk-RBGLSV24.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_F2OHUE3R = require("./chunk-F2OHUE3R.cjs");
var import_chunk_VKKQR5BD = require("./chunk-VKKQR5BD.cjs");
var import_chunk_AW3IDURW = require("./chunk-AW3IDURW.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_I4EJNCCZ = require("./chunk-I4EJNCCZ.cjs");
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_B37R4VZ7 = require("./chunk-B37R4VZ7.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function nextOfAudit(home, name, { json, ...how }) {
  const advanced = await (0, import_chunk_PZPG2YFG.advanceAudit)(home, name, how);
  const failure = (0, import_chunk_PZPG2YFG.abortFailure)(advanced.audit);
  if (failure !== void 0) throw failure;
  return { status: 0, stdout: json ? `${JSON.stringify(jsonOf(advanced), null, 2)}
` : textOf(advanced) };
}
function textOf({ audit, waiting }) {
  const next = `correctless next ${audit.file.audit}`;
  switch (waiting.kind) {
    case "dispatch":
      return (0, import_chunk_MI7RN6IF.dispatchText)(waiting.run, waiting.step, next);
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
      return { ...(0, import_chunk_MI7RN6IF.dispatchJson)(waiting.run, waiting.step), run };
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
