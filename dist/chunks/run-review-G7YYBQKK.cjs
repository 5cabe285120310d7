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
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_53MNUDLQ = require("./chunk-53MNUDLQ.cjs");
var import_chunk_Y6S6MZMH = require("./chunk-Y6S6MZMH.cjs");
var import_chunk_AYMULD2M = require("./chunk-AYMULD2M.cjs");
var import_chunk_4WWMC5H7 = require("./chunk-4WWMC5H7.cjs");
var import_chunk_UDXN4BLF = require("./chunk-UDXN4BLF.cjs");
var import_chunk_WJOJEFN6 = require("./chunk-WJOJEFN6.cjs");
var import_chunk_C4UAS7OJ = require("./chunk-C4UAS7OJ.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_ME73R2ZK = require("./chunk-ME73R2ZK.cjs");
var import_chunk_HQGWUL5Z = require("./chunk-HQGWUL5Z.cjs");
var import_chunk_ZTAK3EWK = require("./chunk-ZTAK3EWK.cjs");
var import_chunk_CQO2JLSS = require("./chunk-CQO2JLSS.cjs");
var import_chunk_AXGQRD4N = require("./chunk-AXGQRD4N.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_G3LD2NDF = require("./chunk-G3LD2NDF.cjs");
var import_chunk_OCS4WNCN = require("./chunk-OCS4WNCN.cjs");
var import_chunk_AERCATEN = require("./chunk-AERCATEN.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_ZVUGGQDH = require("./chunk-ZVUGGQDH.cjs");
var import_chunk_2RDSZJGL = require("./chunk-2RDSZJGL.cjs");
var import_chunk_UCMZE5VT = require("./chunk-UCMZE5VT.cjs");
var import_chunk_A6EKJLNP = require("./chunk-A6EKJLNP.cjs");
var import_chunk_LA3D7EGT = require("./chunk-LA3D7EGT.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_SCLT4XUW = require("./chunk-SCLT4XUW.cjs");
var import_chunk_CCQ2RXKR = require("./chunk-CCQ2RXKR.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
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
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_AYMULD2M.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_AYMULD2M.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_53MNUDLQ.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_53MNUDLQ.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_CQO2JLSS.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_4WWMC5H7.deliver)(
    await (0, import_chunk_4WWMC5H7.reviewText)(await (0, import_chunk_ZVUGGQDH.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_53MNUDLQ.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_A6EKJLNP.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_53MNUDLQ.requireClient)();
  const run = await (0, import_chunk_2RDSZJGL.planRun)(request);
  const estimate = (0, import_chunk_2RDSZJGL.estimateOf)(run);
  say([...(0, import_chunk_2RDSZJGL.plannedLines)(run), (0, import_chunk_53MNUDLQ.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_AYMULD2M.refuseGiven)(
    input,
    import_chunk_A6EKJLNP.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_FVSROWUM.openRepository)(input.cwd);
  const run = await (0, import_chunk_ZVUGGQDH.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_OCS4WNCN.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_2RDSZJGL.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_53MNUDLQ.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_6XOGM6CC.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_6XOGM6CC.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, progress }) {
  await (0, import_chunk_53MNUDLQ.requireClient)();
  await (0, import_chunk_CQO2JLSS.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_53MNUDLQ.showing)(progress, async (session) => {
    const now = (0, import_chunk_AXGQRD4N.currentProgress)(await (0, import_chunk_ZVUGGQDH.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_53MNUDLQ.agentTokens)(session)) };
  });
  return (0, import_chunk_53MNUDLQ.runClient)({
    ...(0, import_chunk_53MNUDLQ.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_ZVUGGQDH.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_CQO2JLSS.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_G3LD2NDF.finishRun)(run);
  }
  const { states } = await (0, import_chunk_ZVUGGQDH.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_53MNUDLQ.whyUnfinished)(end);
  throw new import_chunk_6XOGM6CC.Failure("run/not-finished", `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_4Q5JZOQ4.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
