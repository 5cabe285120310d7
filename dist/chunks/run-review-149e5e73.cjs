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
var from_chunk_0b608aa8;
var from_chunk_1e1466ec;
var from_chunk_2564dd74;
var from_chunk_300c9f32;
var from_chunk_34d6142b;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_43a5412a;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_499c1887;
var from_chunk_6157886f;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_88670e19;
var from_chunk_c0dbaa7e;
var from_chunk_c84da868;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_chunk_e87f0149;
var from_chunk_f20be7ba;
var from_plan_003459ff;
var from_run_855608bf;
var from_stop_7a9179d0;
var from_main;
parts["run-review-BUEAMBXO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MIYVBTRW = (from_chunk_34d6142b ??= require("./chunk-34d6142b.cjs"))["chunk-MIYVBTRW"]();
var import_chunk_Y6S6MZMH = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_VAHTB4ZN = (from_run_855608bf ??= require("./run-855608bf.cjs"))["chunk-VAHTB4ZN"]();
var import_chunk_3YCVYJQO = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-3YCVYJQO"]();
var import_chunk_PYUK34PF = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-PYUK34PF"]();
var import_chunk_AAOMIGIF = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-AAOMIGIF"]();
var import_chunk_C4UAS7OJ = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_MFNE6JVB = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-MFNE6JVB"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_UMOJLJ63 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-UMOJLJ63"]();
var import_chunk_4PZUWVU3 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4PZUWVU3"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_LBJ3E4PH = (from_chunk_c0dbaa7e ??= require("./chunk-c0dbaa7e.cjs"))["chunk-LBJ3E4PH"]();
var import_chunk_CXCUNVTR = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-CXCUNVTR"]();
var import_chunk_NWW7ALVI = (from_chunk_c0dbaa7e ??= require("./chunk-c0dbaa7e.cjs"))["chunk-NWW7ALVI"]();
var import_chunk_IX75LTR6 = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_0b608aa8 ??= require("./chunk-0b608aa8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_e87f0149 ??= require("./chunk-e87f0149.cjs"))["chunk-4QBBK75V"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_757UK2E7 = (from_plan_003459ff ??= require("./plan-003459ff.cjs"))["chunk-757UK2E7"]();
var import_chunk_XF2ZPG4P = (from_run_855608bf ??= require("./run-855608bf.cjs"))["chunk-XF2ZPG4P"]();
var import_chunk_THO3ZBML = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-THO3ZBML"]();
var import_chunk_252FQBNT = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-252FQBNT"]();
var import_chunk_KC5FB2CF = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_V7PZPIMG = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-V7PZPIMG"]();
var import_chunk_XVNFZVST = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-XVNFZVST"]();
var import_chunk_5AOVLH5S = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-5AOVLH5S"]();
var import_chunk_BDFZUEKI = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_RFJ5U2C3 = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-RFJ5U2C3"]();
var import_chunk_VL6RXXBB = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_TEKVSWHC = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-TEKVSWHC"]();
var import_chunk_2OZZ4N6C = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_IRARLHV5 = (from_chunk_43a5412a ??= require("./chunk-43a5412a.cjs"))["chunk-IRARLHV5"]();
var import_chunk_HLTSKGVN = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-HLTSKGVN"]();
var import_chunk_CTRZOPXE = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-CTRZOPXE"]();
var import_chunk_HIBI5KYH = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-HIBI5KYH"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_XZVZV7WG = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-XZVZV7WG"]();
var import_chunk_5SO4UFRC = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-5SO4UFRC"]();
var import_chunk_YO4Q72FV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_RGVG3GKV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-RGVG3GKV"]();
var import_chunk_VKKQR5BD = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-VKKQR5BD"]();
var import_chunk_AW3IDURW = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-AW3IDURW"]();
var import_chunk_BPDDXC6Y = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_I4EJNCCZ = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-I4EJNCCZ"]();
var import_chunk_TSNHQGKM = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B37R4VZ7 = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-B37R4VZ7"]();
var import_chunk_TA2OXHZK = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-TA2OXHZK"]();
var import_chunk_7H2Y65QJ = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-7H2Y65QJ"]();
var import_chunk_2MCP5X62 = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-2MCP5X62"]();
var import_chunk_636KHXOM = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-636KHXOM"]();
var import_chunk_Y5FHDHJZ = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-BLJONZEY"]();
var import_chunk_WRTIEWXX = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-WRTIEWXX"]();
var import_chunk_QRQHLRVO = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZUBOOM5G = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-ZUBOOM5G"]();
var import_chunk_IY67O6LB = (from_chunk_3bfbfcd6 ??= require("./chunk-3bfbfcd6.cjs"))["chunk-IY67O6LB"]();
var import_chunk_4IVCGIZS = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4IVCGIZS"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ATSOX6RH = (from_chunk_f20be7ba ??= require("./chunk-f20be7ba.cjs"))["chunk-ATSOX6RH"]();
var import_chunk_LW6BEORO = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-LW6BEORO"]();
var import_chunk_74QMPPXF = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-74QMPPXF"]();
var import_chunk_MKTIIFLN = (from_chunk_88670e19 ??= require("./chunk-88670e19.cjs"))["chunk-MKTIIFLN"]();
var import_chunk_OJM3KSAR = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_6YI44MHD = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z26F2DVY = (from_chunk_2564dd74 ??= require("./chunk-2564dd74.cjs"))["chunk-Z26F2DVY"]();
var import_chunk_OTZ2RVYM = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_WJHWKB3J = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_7a9179d0 ??= require("./stop-7a9179d0.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-QWRINJQI"]();
var import_chunk_R5DXX5NI = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_AMIK6XCK = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_HFQSMDHW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_SSKNQAO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-SSKNQAO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_VAHTB4ZN.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_VAHTB4ZN.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_MIYVBTRW.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_MIYVBTRW.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_UMOJLJ63.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_3YCVYJQO.deliver)(
    await (0, import_chunk_3YCVYJQO.reviewText)(await (0, import_chunk_3QZMME34.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_MIYVBTRW.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_XF2ZPG4P.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_MIYVBTRW.requireClient)();
  const run = await (0, import_chunk_757UK2E7.planRun)(request);
  const estimate = (0, import_chunk_757UK2E7.estimateOf)(run);
  say([...(0, import_chunk_757UK2E7.plannedLines)(run), (0, import_chunk_MIYVBTRW.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_VAHTB4ZN.refuseGiven)(
    input,
    import_chunk_XF2ZPG4P.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const run = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_CXCUNVTR.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_757UK2E7.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_MIYVBTRW.estimateLine)(estimate)}
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
  await (0, import_chunk_MIYVBTRW.requireClient)();
  await (0, import_chunk_UMOJLJ63.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_MIYVBTRW.showing)(progress, async (session) => {
    const now = (0, import_chunk_4PZUWVU3.currentProgress)(await (0, import_chunk_3QZMME34.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_MIYVBTRW.agentTokens)(session)) };
  });
  return (0, import_chunk_MIYVBTRW.runClient)({
    ...(0, import_chunk_MIYVBTRW.reviewTask)(run),
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
    const { run, step } = await (0, import_chunk_UMOJLJ63.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_LBJ3E4PH.finishRun)(run);
  }
  const { states } = await (0, import_chunk_3QZMME34.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_MIYVBTRW.whyUnfinished)(end);
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
});
