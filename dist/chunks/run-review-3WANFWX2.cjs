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
var import_chunk_DPLRLO26 = require("./chunk-DPLRLO26.cjs");
var import_chunk_Y6S6MZMH = require("./chunk-Y6S6MZMH.cjs");
var import_chunk_74FQBL7O = require("./chunk-74FQBL7O.cjs");
var import_chunk_53RDLCOE = require("./chunk-53RDLCOE.cjs");
var import_chunk_UDXN4BLF = require("./chunk-UDXN4BLF.cjs");
var import_chunk_5LWWUYWI = require("./chunk-5LWWUYWI.cjs");
var import_chunk_C4UAS7OJ = require("./chunk-C4UAS7OJ.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_SEPCJ732 = require("./chunk-SEPCJ732.cjs");
var import_chunk_HQGWUL5Z = require("./chunk-HQGWUL5Z.cjs");
var import_chunk_ZTAK3EWK = require("./chunk-ZTAK3EWK.cjs");
var import_chunk_ACX7TRQR = require("./chunk-ACX7TRQR.cjs");
var import_chunk_ZFSOLV6C = require("./chunk-ZFSOLV6C.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_73MCWZUE = require("./chunk-73MCWZUE.cjs");
var import_chunk_BHHZWDSM = require("./chunk-BHHZWDSM.cjs");
var import_chunk_J6XKYCIH = require("./chunk-J6XKYCIH.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_LG6USJKG = require("./chunk-LG6USJKG.cjs");
var import_chunk_7WIY3YUO = require("./chunk-7WIY3YUO.cjs");
var import_chunk_LMFELERS = require("./chunk-LMFELERS.cjs");
var import_chunk_A6EKJLNP = require("./chunk-A6EKJLNP.cjs");
var import_chunk_LA3D7EGT = require("./chunk-LA3D7EGT.cjs");
var import_chunk_GKNUAAZL = require("./chunk-GKNUAAZL.cjs");
var import_chunk_SCLT4XUW = require("./chunk-SCLT4XUW.cjs");
var import_chunk_CCQ2RXKR = require("./chunk-CCQ2RXKR.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
var import_chunk_SJCFYTZE = require("./chunk-SJCFYTZE.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_CKC35X4I = require("./chunk-CKC35X4I.cjs");
var import_chunk_6N4TXWRI = require("./chunk-6N4TXWRI.cjs");
var import_chunk_ZZPDQJTT = require("./chunk-ZZPDQJTT.cjs");
var import_chunk_5CRFDPSC = require("./chunk-5CRFDPSC.cjs");
var import_chunk_X3HLFMEY = require("./chunk-X3HLFMEY.cjs");
var import_chunk_SH5APJWD = require("./chunk-SH5APJWD.cjs");
var import_chunk_ZSHSZAYI = require("./chunk-ZSHSZAYI.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_HVTJHPVK = require("./chunk-HVTJHPVK.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_Y63TZMQU = require("./chunk-Y63TZMQU.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_JMX34VDS = require("./chunk-JMX34VDS.cjs");
var import_chunk_RMXWHXKH = require("./chunk-RMXWHXKH.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_I7TUJWF6 = require("./chunk-I7TUJWF6.cjs");
var import_chunk_PY2Y4637 = require("./chunk-PY2Y4637.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_SF7AK76I = require("./chunk-SF7AK76I.cjs");
var import_chunk_N5HP3SOO = require("./chunk-N5HP3SOO.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_NDU4ASPS = require("./chunk-NDU4ASPS.cjs");
var import_chunk_QMQLYJP2 = require("./chunk-QMQLYJP2.cjs");
var import_chunk_DW6RI5L4 = require("./chunk-DW6RI5L4.cjs");
var import_chunk_MOPSJYA3 = require("./chunk-MOPSJYA3.cjs");
var import_chunk_ORLD4KN5 = require("./chunk-ORLD4KN5.cjs");
var import_chunk_CXWP4B7P = require("./chunk-CXWP4B7P.cjs");
var import_chunk_H2QAAMVM = require("./chunk-H2QAAMVM.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_DAQG44YV = require("./chunk-DAQG44YV.cjs");
var import_chunk_MTB4QYU2 = require("./chunk-MTB4QYU2.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_PM7SMEHJ = require("./chunk-PM7SMEHJ.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_ZIJ6YGW4 = require("./chunk-ZIJ6YGW4.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_BWDKVIJP = require("./chunk-BWDKVIJP.cjs");
var import_chunk_EWYZEJ5A = require("./chunk-EWYZEJ5A.cjs");
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
var import_chunk_EXWEMLHB = require("./chunk-EXWEMLHB.cjs");
var import_chunk_FGW3RM72 = require("./chunk-FGW3RM72.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_IK7O6WHJ = require("./chunk-IK7O6WHJ.cjs");
var import_chunk_W63TREGR = require("./chunk-W63TREGR.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_57LZBVXD = require("./chunk-57LZBVXD.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_ZVJAGFIN = require("./chunk-ZVJAGFIN.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_4IJB5CKH = require("./chunk-4IJB5CKH.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_FVSROWUM = require("./chunk-FVSROWUM.cjs");
var import_chunk_STB4I2EK = require("./chunk-STB4I2EK.cjs");
var import_chunk_6XOGM6CC = require("./chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_74FQBL7O.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_74FQBL7O.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_DPLRLO26.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_DPLRLO26.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_ACX7TRQR.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_53RDLCOE.deliver)(
    await (0, import_chunk_53RDLCOE.reviewText)(await (0, import_chunk_LG6USJKG.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_DPLRLO26.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_A6EKJLNP.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_DPLRLO26.requireClient)();
  const run = await (0, import_chunk_7WIY3YUO.planRun)(request);
  const estimate = (0, import_chunk_7WIY3YUO.estimateOf)(run);
  say([...(0, import_chunk_7WIY3YUO.plannedLines)(run), (0, import_chunk_DPLRLO26.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_74FQBL7O.refuseGiven)(
    input,
    import_chunk_A6EKJLNP.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_FVSROWUM.openRepository)(input.cwd);
  const run = await (0, import_chunk_LG6USJKG.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_BHHZWDSM.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_7WIY3YUO.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_DPLRLO26.estimateLine)(estimate)}
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
  await (0, import_chunk_DPLRLO26.requireClient)();
  await (0, import_chunk_ACX7TRQR.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_DPLRLO26.showing)(progress, async (session) => {
    const now = (0, import_chunk_ZFSOLV6C.currentProgress)(await (0, import_chunk_LG6USJKG.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_DPLRLO26.agentTokens)(session)) };
  });
  return (0, import_chunk_DPLRLO26.runClient)({
    ...(0, import_chunk_DPLRLO26.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_LG6USJKG.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_ACX7TRQR.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_73MCWZUE.finishRun)(run);
  }
  const { states } = await (0, import_chunk_LG6USJKG.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_DPLRLO26.whyUnfinished)(end);
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
