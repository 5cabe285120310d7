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
var from_chunk_0faa1c29;
var from_chunk_17b6a215;
var from_chunk_1b3f4d4a;
var from_chunk_2f63e91b;
var from_chunk_42dd19e3;
var from_chunk_4809983b;
var from_chunk_75f1d1d1;
var from_chunk_7b9839b8;
var from_chunk_9571ce31;
var from_chunk_9dfc6f5e;
var from_chunk_a7f32751;
var from_chunk_adb28c6f;
var from_chunk_bb4a7412;
var from_chunk_c123e7bc;
var from_chunk_c36126c2;
var from_chunk_c779e065;
var from_chunk_cbbcb1ab;
var from_chunk_cf8e94b6;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_plan_598f7175;
var from_run_2ff82c17;
var from_stop_8ed931ef;
var from_main;
parts["run-review-IEDIJUSW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6NRYKCYN = (from_chunk_cf8e94b6 ??= require("./chunk-cf8e94b6.cjs"))["chunk-6NRYKCYN"]();
var import_chunk_Y6S6MZMH = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_CNCGXDZ2 = (from_run_2ff82c17 ??= require("./run-2ff82c17.cjs"))["chunk-CNCGXDZ2"]();
var import_chunk_LR3BK5BY = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-LR3BK5BY"]();
var import_chunk_EQE5RLKD = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-EQE5RLKD"]();
var import_chunk_5Z5YI5OS = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-5Z5YI5OS"]();
var import_chunk_C4UAS7OJ = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-SF5A56FE"]();
var import_chunk_5FPUNCMH = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-5FPUNCMH"]();
var import_chunk_LLPVZERS = (from_chunk_9dfc6f5e ??= require("./chunk-9dfc6f5e.cjs"))["chunk-LLPVZERS"]();
var import_chunk_6XFC6EFD = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6XFC6EFD"]();
var import_chunk_7MZOPT3Z = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-7MZOPT3Z"]();
var import_chunk_6OZOC3T4 = (from_chunk_bb4a7412 ??= require("./chunk-bb4a7412.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_V6HLGP64 = (from_chunk_2f63e91b ??= require("./chunk-2f63e91b.cjs"))["chunk-V6HLGP64"]();
var import_chunk_UR4NHKDG = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-UR4NHKDG"]();
var import_chunk_AT4XWE2Y = (from_chunk_2f63e91b ??= require("./chunk-2f63e91b.cjs"))["chunk-AT4XWE2Y"]();
var import_chunk_IX75LTR6 = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_75f1d1d1 ??= require("./chunk-75f1d1d1.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_FZ46Z7SY = (from_chunk_adb28c6f ??= require("./chunk-adb28c6f.cjs"))["chunk-FZ46Z7SY"]();
var import_chunk_VAKIXY4H = (from_plan_598f7175 ??= require("./plan-598f7175.cjs"))["chunk-VAKIXY4H"]();
var import_chunk_KC5FB2CF = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_BDOSMIDW = (from_run_2ff82c17 ??= require("./run-2ff82c17.cjs"))["chunk-BDOSMIDW"]();
var import_chunk_YQQJ2DIH = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-YQQJ2DIH"]();
var import_chunk_ZNBBSIGT = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_LN42UKEM = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-LN42UKEM"]();
var import_chunk_MF3Z4CIZ = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-MF3Z4CIZ"]();
var import_chunk_M2EGDVSO = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-M2EGDVSO"]();
var import_chunk_26VPP5XZ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-26VPP5XZ"]();
var import_chunk_VDQPBWEA = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_Z4DQYGH4 = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-Z4DQYGH4"]();
var import_chunk_LVNQ6BKQ = (from_chunk_1b3f4d4a ??= require("./chunk-1b3f4d4a.cjs"))["chunk-LVNQ6BKQ"]();
var import_chunk_6XLZX4RZ = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-6XLZX4RZ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_TFK42EIZ = (from_chunk_7b9839b8 ??= require("./chunk-7b9839b8.cjs"))["chunk-TFK42EIZ"]();
var import_chunk_3J3Q4ADO = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_KWFI7ZZM = (from_chunk_17b6a215 ??= require("./chunk-17b6a215.cjs"))["chunk-KWFI7ZZM"]();
var import_chunk_6WA42HPM = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-6WA42HPM"]();
var import_chunk_RSKKPXSK = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-RSKKPXSK"]();
var import_chunk_KWWFSC3C = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_OUIHTZVP = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-OUIHTZVP"]();
var import_chunk_HZZBRIM4 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_VSMGTIEE = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-VSMGTIEE"]();
var import_chunk_TQOS4VU5 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-TQOS4VU5"]();
var import_chunk_H3R6QWQ7 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-H3R6QWQ7"]();
var import_chunk_BPDDXC6Y = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_V3A7WCZ3 = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-V3A7WCZ3"]();
var import_chunk_GWHVVY2H = (from_chunk_c123e7bc ??= require("./chunk-c123e7bc.cjs"))["chunk-GWHVVY2H"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_YY6N2GNC = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LJOAF2GT = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_MFTZKIJ3 = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-MFTZKIJ3"]();
var import_chunk_TMHZYMWS = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-TMHZYMWS"]();
var import_chunk_GDREXKJU = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-GDREXKJU"]();
var import_chunk_QZRNUFII = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_HZBFAZWM = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-HZBFAZWM"]();
var import_chunk_OLOC3CPJ = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-COCIJOXI"]();
var import_chunk_DT6XJMS2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-DT6XJMS2"]();
var import_chunk_IY67O6LB = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-IY67O6LB"]();
var import_chunk_LV57UY52 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-LV57UY52"]();
var import_chunk_7R4OZ5NR = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZNWBVF2Y = (from_chunk_cbbcb1ab ??= require("./chunk-cbbcb1ab.cjs"))["chunk-ZNWBVF2Y"]();
var import_chunk_ZINJSA2P = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = (from_chunk_c36126c2 ??= require("./chunk-c36126c2.cjs"))["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_a7f32751 ??= require("./chunk-a7f32751.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_8ed931ef ??= require("./stop-8ed931ef.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_SMVOO4S2 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_VWRDYMPS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_5ACXQQUS = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-5ACXQQUS"]();
var import_chunk_HFQSMDHW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_YM7SSJYY = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_7APCTLTW = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-7APCTLTW"]();
var import_chunk_M7V4JJRG = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-M7V4JJRG"]();
var import_chunk_JTMPJUH2 = (from_main ??= require("../main.cjs"))["chunk-JTMPJUH2"]();
var import_chunk_SIHW7XFA = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_2XJFZYDY = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-2XJFZYDY"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_VHNAQYD7 = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_CNCGXDZ2.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_CNCGXDZ2.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_6NRYKCYN.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_6NRYKCYN.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_6XFC6EFD.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_LR3BK5BY.deliver)(
    await (0, import_chunk_LR3BK5BY.reviewText)(await (0, import_chunk_FZ46Z7SY.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_6NRYKCYN.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_BDOSMIDW.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_6NRYKCYN.requireClient)();
  const run = await (0, import_chunk_VAKIXY4H.planRun)(request);
  const estimate = (0, import_chunk_VAKIXY4H.estimateOf)(run);
  say([...(0, import_chunk_VAKIXY4H.plannedLines)(run), (0, import_chunk_6NRYKCYN.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_CNCGXDZ2.refuseGiven)(
    input,
    import_chunk_BDOSMIDW.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_2XJFZYDY.openRepository)(input.cwd);
  const run = await (0, import_chunk_FZ46Z7SY.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_UR4NHKDG.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_VAKIXY4H.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_6NRYKCYN.estimateLine)(estimate)}
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
  await (0, import_chunk_6NRYKCYN.requireClient)();
  await (0, import_chunk_6XFC6EFD.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_6NRYKCYN.showing)(progress, async (session) => {
    const now = (0, import_chunk_7MZOPT3Z.currentProgress)(await (0, import_chunk_FZ46Z7SY.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_6NRYKCYN.agentTokens)(session)) };
  });
  return (0, import_chunk_6NRYKCYN.runClient)({
    ...(0, import_chunk_6NRYKCYN.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_FZ46Z7SY.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_6XFC6EFD.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_V6HLGP64.finishRun)(run);
  }
  const { states } = await (0, import_chunk_FZ46Z7SY.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_6NRYKCYN.whyUnfinished)(end);
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_6OZOC3T4.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
