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
var from_chunk_027da081;
var from_chunk_04c97d53;
var from_chunk_0787879b;
var from_chunk_1172184a;
var from_chunk_15decb41;
var from_chunk_2dc40146;
var from_chunk_300c9f32;
var from_chunk_355afc92;
var from_chunk_5222d18b;
var from_chunk_5dfe3874;
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_chunk_9f76ff87;
var from_chunk_acaa5fbd;
var from_chunk_b1e65176;
var from_chunk_c11933c9;
var from_chunk_c84da868;
var from_chunk_d3e699b9;
var from_chunk_f34464f6;
var from_chunk_f87462a7;
var from_plan_f9852108;
var from_run_aeb2d702;
var from_stop_11276f34;
var from_main;
parts["run-review-X3S3LO5D"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_V67PRSWY = (from_chunk_d3e699b9 ??= require("./chunk-d3e699b9.cjs"))["chunk-V67PRSWY"]();
var import_chunk_Y6S6MZMH = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_FS3X3TYM = (from_run_aeb2d702 ??= require("./run-aeb2d702.cjs"))["chunk-FS3X3TYM"]();
var import_chunk_VZAMTZES = (from_chunk_027da081 ??= require("./chunk-027da081.cjs"))["chunk-VZAMTZES"]();
var import_chunk_TOVTORFE = (from_chunk_027da081 ??= require("./chunk-027da081.cjs"))["chunk-TOVTORFE"]();
var import_chunk_2Q7MPDTG = (from_chunk_c11933c9 ??= require("./chunk-c11933c9.cjs"))["chunk-2Q7MPDTG"]();
var import_chunk_C4UAS7OJ = (from_chunk_acaa5fbd ??= require("./chunk-acaa5fbd.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_acaa5fbd ??= require("./chunk-acaa5fbd.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_MFNE6JVB = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-MFNE6JVB"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_4HLQKCA4 = (from_chunk_acaa5fbd ??= require("./chunk-acaa5fbd.cjs"))["chunk-4HLQKCA4"]();
var import_chunk_YTZHCASV = (from_chunk_acaa5fbd ??= require("./chunk-acaa5fbd.cjs"))["chunk-YTZHCASV"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_acaa5fbd ??= require("./chunk-acaa5fbd.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_T7ITSGHG = (from_chunk_5222d18b ??= require("./chunk-5222d18b.cjs"))["chunk-T7ITSGHG"]();
var import_chunk_56XEGAXJ = (from_chunk_c11933c9 ??= require("./chunk-c11933c9.cjs"))["chunk-56XEGAXJ"]();
var import_chunk_PLGV6TLA = (from_chunk_5222d18b ??= require("./chunk-5222d18b.cjs"))["chunk-PLGV6TLA"]();
var import_chunk_IX75LTR6 = (from_chunk_027da081 ??= require("./chunk-027da081.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_027da081 ??= require("./chunk-027da081.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_04c97d53 ??= require("./chunk-04c97d53.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_04c97d53 ??= require("./chunk-04c97d53.cjs"))["chunk-4QBBK75V"]();
var import_chunk_OZRBUHMI = (from_chunk_c11933c9 ??= require("./chunk-c11933c9.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_JEHGJS3N = (from_plan_f9852108 ??= require("./plan-f9852108.cjs"))["chunk-JEHGJS3N"]();
var import_chunk_ES6WS4MW = (from_run_aeb2d702 ??= require("./run-aeb2d702.cjs"))["chunk-ES6WS4MW"]();
var import_chunk_THO3ZBML = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-THO3ZBML"]();
var import_chunk_ZNBBSIGT = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_KC5FB2CF = (from_chunk_5dfe3874 ??= require("./chunk-5dfe3874.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_V7PZPIMG = (from_chunk_355afc92 ??= require("./chunk-355afc92.cjs"))["chunk-V7PZPIMG"]();
var import_chunk_MF3Z4CIZ = (from_chunk_355afc92 ??= require("./chunk-355afc92.cjs"))["chunk-MF3Z4CIZ"]();
var import_chunk_QMVZU5YG = (from_chunk_5dfe3874 ??= require("./chunk-5dfe3874.cjs"))["chunk-QMVZU5YG"]();
var import_chunk_BDFZUEKI = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_RFJ5U2C3 = (from_chunk_5dfe3874 ??= require("./chunk-5dfe3874.cjs"))["chunk-RFJ5U2C3"]();
var import_chunk_VL6RXXBB = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_TEKVSWHC = (from_chunk_0787879b ??= require("./chunk-0787879b.cjs"))["chunk-TEKVSWHC"]();
var import_chunk_2OZZ4N6C = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_IRARLHV5 = (from_chunk_0787879b ??= require("./chunk-0787879b.cjs"))["chunk-IRARLHV5"]();
var import_chunk_F4KWWUHA = (from_chunk_355afc92 ??= require("./chunk-355afc92.cjs"))["chunk-F4KWWUHA"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_TXMJMF5M = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-TXMJMF5M"]();
var import_chunk_LI2WTJOS = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-LI2WTJOS"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_WMNJWASN = (from_chunk_0787879b ??= require("./chunk-0787879b.cjs"))["chunk-WMNJWASN"]();
var import_chunk_MRMHPQFA = (from_chunk_0787879b ??= require("./chunk-0787879b.cjs"))["chunk-MRMHPQFA"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_VBRXSFTK = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-VBRXSFTK"]();
var import_chunk_WJY3WOI7 = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-WJY3WOI7"]();
var import_chunk_USICOBVV = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-USICOBVV"]();
var import_chunk_2MCP5X62 = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-2MCP5X62"]();
var import_chunk_SG6GTLHQ = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_QKLVS73R = (from_chunk_15decb41 ??= require("./chunk-15decb41.cjs"))["chunk-QKLVS73R"]();
var import_chunk_LW6BEORO = (from_chunk_5dfe3874 ??= require("./chunk-5dfe3874.cjs"))["chunk-LW6BEORO"]();
var import_chunk_74QMPPXF = (from_chunk_5dfe3874 ??= require("./chunk-5dfe3874.cjs"))["chunk-74QMPPXF"]();
var import_chunk_MKTIIFLN = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-MKTIIFLN"]();
var import_chunk_OJM3KSAR = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-OJM3KSAR"]();
var import_chunk_6YI44MHD = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_1172184a ??= require("./chunk-1172184a.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_3QN4AJMB = (from_chunk_0787879b ??= require("./chunk-0787879b.cjs"))["chunk-3QN4AJMB"]();
var import_chunk_WJHWKB3J = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_HFQSMDHW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_OXGHZBGY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-OXGHZBGY"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_FS3X3TYM.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_FS3X3TYM.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_V67PRSWY.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_V67PRSWY.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_4HLQKCA4.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_VZAMTZES.deliver)(
    await (0, import_chunk_VZAMTZES.reviewText)(await (0, import_chunk_OZRBUHMI.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_V67PRSWY.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_ES6WS4MW.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_V67PRSWY.requireClient)();
  const run = await (0, import_chunk_JEHGJS3N.planRun)(request);
  const estimate = (0, import_chunk_JEHGJS3N.estimateOf)(run);
  say([...(0, import_chunk_JEHGJS3N.plannedLines)(run), (0, import_chunk_V67PRSWY.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_FS3X3TYM.refuseGiven)(
    input,
    import_chunk_ES6WS4MW.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_4MGI6UXE.openRepository)(input.cwd);
  const run = await (0, import_chunk_OZRBUHMI.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_56XEGAXJ.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_JEHGJS3N.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_V67PRSWY.estimateLine)(estimate)}
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
  await (0, import_chunk_V67PRSWY.requireClient)();
  await (0, import_chunk_4HLQKCA4.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_V67PRSWY.showing)(progress, async (session) => {
    const now = (0, import_chunk_YTZHCASV.currentProgress)(await (0, import_chunk_OZRBUHMI.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_V67PRSWY.agentTokens)(session)) };
  });
  return (0, import_chunk_V67PRSWY.runClient)({
    ...(0, import_chunk_V67PRSWY.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_OZRBUHMI.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_4HLQKCA4.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_T7ITSGHG.finishRun)(run);
  }
  const { states } = await (0, import_chunk_OZRBUHMI.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_V67PRSWY.whyUnfinished)(end);
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
