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
var import_chunk_53MNUDLQ = require("./chunk-53MNUDLQ.cjs");
var import_chunk_Y6S6MZMH = require("./chunk-Y6S6MZMH.cjs");
var import_chunk_FETSZPRA = require("./chunk-FETSZPRA.cjs");
var import_chunk_47FWCOP2 = require("./chunk-47FWCOP2.cjs");
var import_chunk_AYMULD2M = require("./chunk-AYMULD2M.cjs");
var import_chunk_4WWMC5H7 = require("./chunk-4WWMC5H7.cjs");
var import_chunk_UDXN4BLF = require("./chunk-UDXN4BLF.cjs");
var import_chunk_WJOJEFN6 = require("./chunk-WJOJEFN6.cjs");
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
var import_chunk_CQO2JLSS = require("./chunk-CQO2JLSS.cjs");
var import_chunk_DYV7JMGO = require("./chunk-DYV7JMGO.cjs");
var import_chunk_AXGQRD4N = require("./chunk-AXGQRD4N.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_OCS4WNCN = require("./chunk-OCS4WNCN.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
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
var import_chunk_A6EKJLNP = require("./chunk-A6EKJLNP.cjs");
var import_chunk_LA3D7EGT = require("./chunk-LA3D7EGT.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_CCQ2RXKR = require("./chunk-CCQ2RXKR.cjs");
var import_chunk_OPB57VMX = require("./chunk-OPB57VMX.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_CKC35X4I = require("./chunk-CKC35X4I.cjs");
var import_chunk_6N4TXWRI = require("./chunk-6N4TXWRI.cjs");
var import_chunk_ZZPDQJTT = require("./chunk-ZZPDQJTT.cjs");
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
var import_chunk_44BT6L4V = require("./chunk-44BT6L4V.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var REVIEWS_ONLY = [
  ...import_chunk_A6EKJLNP.PLAN_FLAGS.map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens"
];
var goOnWith = (audit) => `correctless run audit --resume ${audit}`;
async function auditAction(input) {
  const options = (0, import_chunk_AYMULD2M.readRunOptions)(input);
  (0, import_chunk_AYMULD2M.refuseGiven)({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  await (0, import_chunk_53MNUDLQ.requireClient)();
  const progress = (0, import_chunk_53MNUDLQ.liveProgress)(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await (0, import_chunk_TUSV5Q57.openAudit)(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await (0, import_chunk_4WWMC5H7.deliver)(
    await (0, import_chunk_4WWMC5H7.auditText)(audit, home, options.format, input.look),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : (0, import_chunk_53MNUDLQ.costLine)(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: (0, import_chunk_AU4ZZBNW.auditVerdict)(audit.state).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const audit = await (0, import_chunk_FETSZPRA.startAudit)({
    ...await (0, import_chunk_FETSZPRA.auditRequest)(input),
    auto: true,
    captured: "hooks",
    permit: ({ files, roles }) => {
      const agents = (0, import_chunk_CDOH74YA.huntCalls)(files, roles.length);
      (0, import_chunk_53MNUDLQ.refuseOverCaps)({ agents, scorers: 0, bytes: 0 }, caps, "correctless run audit");
    }
  });
  say([...(0, import_chunk_FETSZPRA.auditLines)(audit.file), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  (0, import_chunk_AYMULD2M.refuseGiven)(input, ["yes"], `cannot be changed: audit ${name} was started with its own`);
  const home = await (0, import_chunk_FVSROWUM.openRepository)(input.cwd);
  const audit = await (0, import_chunk_TUSV5Q57.openAudit)(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  const { ended, aborted, prepared } = audit.state;
  if (ended !== void 0 || aborted === void 0 && prepared) return audit;
  await (0, import_chunk_T6RXEMMD.advanceAudit)(home, name, { retry: true, chunking: input.flag("chunking") });
  return (0, import_chunk_TUSV5Q57.openAudit)(home, name);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const show = (0, import_chunk_53MNUDLQ.showing)(progress, async (session) => {
    const now = await progressOfAudit(home, file.audit);
    return now === void 0 ? void 0 : { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_53MNUDLQ.agentTokens)(session)) };
  });
  const { agents } = caps;
  return (0, import_chunk_53MNUDLQ.runClient)({
    ...{ ...(0, import_chunk_53MNUDLQ.auditTask)(file.audit), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && (0, import_chunk_53MNUDLQ.hasSpent)(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
async function progressOfAudit(home, name) {
  const { file, state } = await (0, import_chunk_TUSV5Q57.openAudit)(home, name);
  const move = (0, import_chunk_NQLROCCP.decideMove)(file, state);
  const round = (0, import_chunk_TUSV5Q57.currentRound)(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  const progress = (0, import_chunk_AXGQRD4N.currentProgress)(await (0, import_chunk_ZVUGGQDH.openRun)(home, move.run));
  return { ...progress, phase: `round ${round}, ${progress.phase}` };
}
function abortText(audit) {
  const failure = (0, import_chunk_T6RXEMMD.abortFailure)(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : (0, import_chunk_44BT6L4V.failureText)(
    new import_chunk_6XOGM6CC.Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file.audit)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_53MNUDLQ.whyUnfinished)(end);
  const asks = !file.auto && (0, import_chunk_NQLROCCP.decideMove)(file, state).kind === "ask";
  return new import_chunk_6XOGM6CC.Failure("run/not-finished", `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `go on with: ${goOnWith(file.audit)}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditAction
});
