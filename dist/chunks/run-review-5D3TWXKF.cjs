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
var import_chunk_IBMSEGQG = require("./chunk-IBMSEGQG.cjs");
var import_chunk_Y6S6MZMH = require("./chunk-Y6S6MZMH.cjs");
var import_chunk_24576PHR = require("./chunk-24576PHR.cjs");
var import_chunk_WKMKG3LR = require("./chunk-WKMKG3LR.cjs");
var import_chunk_PYUK34PF = require("./chunk-PYUK34PF.cjs");
var import_chunk_AAOMIGIF = require("./chunk-AAOMIGIF.cjs");
var import_chunk_C4UAS7OJ = require("./chunk-C4UAS7OJ.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_SF5A56FE = require("./chunk-SF5A56FE.cjs");
var import_chunk_47U7DCRI = require("./chunk-47U7DCRI.cjs");
var import_chunk_LLPVZERS = require("./chunk-LLPVZERS.cjs");
var import_chunk_4PMEUG3P = require("./chunk-4PMEUG3P.cjs");
var import_chunk_4PZUWVU3 = require("./chunk-4PZUWVU3.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_QIVVIOYP = require("./chunk-QIVVIOYP.cjs");
var import_chunk_CXCUNVTR = require("./chunk-CXCUNVTR.cjs");
var import_chunk_NWW7ALVI = require("./chunk-NWW7ALVI.cjs");
var import_chunk_IX75LTR6 = require("./chunk-IX75LTR6.cjs");
var import_chunk_6HIQ3W5O = require("./chunk-6HIQ3W5O.cjs");
var import_chunk_K7KSN7K3 = require("./chunk-K7KSN7K3.cjs");
var import_chunk_4QBBK75V = require("./chunk-4QBBK75V.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_UKOU6A6L = require("./chunk-UKOU6A6L.cjs");
var import_chunk_JHSVH57E = require("./chunk-JHSVH57E.cjs");
var import_chunk_ATDYBDBG = require("./chunk-ATDYBDBG.cjs");
var import_chunk_SEZVDXPY = require("./chunk-SEZVDXPY.cjs");
var import_chunk_252FQBNT = require("./chunk-252FQBNT.cjs");
var import_chunk_KC5FB2CF = require("./chunk-KC5FB2CF.cjs");
var import_chunk_OU7U7QT6 = require("./chunk-OU7U7QT6.cjs");
var import_chunk_LVRWWPS5 = require("./chunk-LVRWWPS5.cjs");
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
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_24576PHR.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_24576PHR.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_IBMSEGQG.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_IBMSEGQG.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_4PMEUG3P.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_WKMKG3LR.deliver)(
    await (0, import_chunk_WKMKG3LR.reviewText)(await (0, import_chunk_3QZMME34.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_IBMSEGQG.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_ATDYBDBG.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_IBMSEGQG.requireClient)();
  const run = await (0, import_chunk_UKOU6A6L.planRun)(request);
  const estimate = (0, import_chunk_UKOU6A6L.estimateOf)(run);
  say([...(0, import_chunk_UKOU6A6L.plannedLines)(run), (0, import_chunk_IBMSEGQG.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_24576PHR.refuseGiven)(
    input,
    import_chunk_ATDYBDBG.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_SUUZJCRZ.openRepository)(input.cwd);
  const run = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_CXCUNVTR.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_UKOU6A6L.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_IBMSEGQG.estimateLine)(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `go on with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, progress }) {
  await (0, import_chunk_IBMSEGQG.requireClient)();
  await (0, import_chunk_4PMEUG3P.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_IBMSEGQG.showing)(progress, async (session) => {
    const now = (0, import_chunk_4PZUWVU3.currentProgress)(await (0, import_chunk_3QZMME34.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_IBMSEGQG.agentTokens)(session)) };
  });
  return (0, import_chunk_IBMSEGQG.runClient)({
    ...(0, import_chunk_IBMSEGQG.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_4PMEUG3P.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_QIVVIOYP.finishRun)(run);
  }
  const { states } = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_IBMSEGQG.whyUnfinished)(end);
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `${stored} of ${states.length} slots are stored; ${why}`, {
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
