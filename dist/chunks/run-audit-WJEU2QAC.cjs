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
  auditAction: () => auditAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IBMSEGQG = require("./chunk-IBMSEGQG.cjs");
var import_chunk_Y6S6MZMH = require("./chunk-Y6S6MZMH.cjs");
var import_chunk_EPITOXTM = require("./chunk-EPITOXTM.cjs");
var import_chunk_732HSAPV = require("./chunk-732HSAPV.cjs");
var import_chunk_24576PHR = require("./chunk-24576PHR.cjs");
var import_chunk_WKMKG3LR = require("./chunk-WKMKG3LR.cjs");
var import_chunk_PYUK34PF = require("./chunk-PYUK34PF.cjs");
var import_chunk_AAOMIGIF = require("./chunk-AAOMIGIF.cjs");
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
var import_chunk_4PMEUG3P = require("./chunk-4PMEUG3P.cjs");
var import_chunk_LHVWI5KG = require("./chunk-LHVWI5KG.cjs");
var import_chunk_4PZUWVU3 = require("./chunk-4PZUWVU3.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
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
var import_chunk_ATDYBDBG = require("./chunk-ATDYBDBG.cjs");
var import_chunk_SEZVDXPY = require("./chunk-SEZVDXPY.cjs");
var import_chunk_252FQBNT = require("./chunk-252FQBNT.cjs");
var import_chunk_OU7U7QT6 = require("./chunk-OU7U7QT6.cjs");
var import_chunk_FJYUAPWY = require("./chunk-FJYUAPWY.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_BYQ24JYW = require("./chunk-BYQ24JYW.cjs");
var import_chunk_MKTIIFLN = require("./chunk-MKTIIFLN.cjs");
var import_chunk_JRKGSKMH = require("./chunk-JRKGSKMH.cjs");
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
var import_chunk_HJ4XJV55 = require("./chunk-HJ4XJV55.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var REVIEWS_ONLY = [
  ...import_chunk_ATDYBDBG.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_24576PHR.readRunOptions)(input);
  (0, import_chunk_24576PHR.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_IBMSEGQG.requireClient)();
  const progress = (0, import_chunk_IBMSEGQG.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_ZE7WG7CL.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_WKMKG3LR.deliver)(
    await (0, import_chunk_WKMKG3LR.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_IBMSEGQG.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_EPITOXTM.startAudit)({
    ...await (0, import_chunk_EPITOXTM.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_VMTX2PSY.huntCalls)(files, roles.length);
      (0, import_chunk_IBMSEGQG.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_EPITOXTM.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_24576PHR.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_SUUZJCRZ.openRepository)(input.cwd);
  const audit = await (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_PZPG2YFG.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_IBMSEGQG.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_IBMSEGQG.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_IBMSEGQG.runClient)({
    ...{ ...(0, import_chunk_IBMSEGQG.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_IBMSEGQG.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_ZE7WG7CL.openAudit)(home, name);
  const move = (0, import_chunk_WCOXSOAM.decideMove)(file, state);
  const round = (0, import_chunk_ZE7WG7CL.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_4PZUWVU3.currentProgress)(await (0, import_chunk_3QZMME34.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_PZPG2YFG.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_HJ4XJV55.failureText)(
    new import_chunk_TJ5KMKV5.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_IBMSEGQG.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_WCOXSOAM.decideMove)(file, state).kind === "ask";
  return new import_chunk_TJ5KMKV5.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
