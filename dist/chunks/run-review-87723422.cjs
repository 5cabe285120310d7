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
var from_chunk_029f49e0;
var from_chunk_08296f12;
var from_chunk_0aec2abb;
var from_chunk_0da80db2;
var from_chunk_1359ec14;
var from_chunk_21f107bd;
var from_chunk_28f73359;
var from_chunk_4aa543ab;
var from_chunk_520941d0;
var from_chunk_714dbeb5;
var from_chunk_82cc4944;
var from_chunk_8827fc9c;
var from_chunk_9f905235;
var from_chunk_aada68fe;
var from_chunk_b3e5d47a;
var from_chunk_baad38f4;
var from_chunk_c3ec4cab;
var from_chunk_cd5c75df;
var from_chunk_d715f0d7;
var from_chunk_dba92513;
var from_chunk_e277ec65;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_chunk_f9f89524;
var from_plan_5f488f8b;
var from_run_6d82bd83;
var from_main;
parts["run-review-6BFOVXCO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2T6FEPGE = (from_chunk_520941d0 ??= require("./chunk-520941d0.cjs"))["chunk-2T6FEPGE"]();
var import_chunk_VZZFICE3 = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-VZZFICE3"]();
var import_chunk_6YLEXAZQ = (from_run_6d82bd83 ??= require("./run-6d82bd83.cjs"))["chunk-6YLEXAZQ"]();
var import_chunk_7HE6LCZV = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-7HE6LCZV"]();
var import_chunk_BEACXCZ7 = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-BEACXCZ7"]();
var import_chunk_STMJXO7O = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-STMJXO7O"]();
var import_chunk_C4UAS7OJ = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5TPESD7G = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-5TPESD7G"]();
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_LLPVZERS = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-LLPVZERS"]();
var import_chunk_IZQ7WGSW = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-IZQ7WGSW"]();
var import_chunk_4C5RAO7F = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-4C5RAO7F"]();
var import_chunk_NGHRMJQU = (from_chunk_baad38f4 ??= require("./chunk-baad38f4.cjs"))["chunk-NGHRMJQU"]();
var import_chunk_Z57CWGLM = (from_chunk_dba92513 ??= require("./chunk-dba92513.cjs"))["chunk-Z57CWGLM"]();
var import_chunk_7ZPZWCKX = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-7ZPZWCKX"]();
var import_chunk_O7YZDEAM = (from_chunk_dba92513 ??= require("./chunk-dba92513.cjs"))["chunk-O7YZDEAM"]();
var import_chunk_IX75LTR6 = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_21f107bd ??= require("./chunk-21f107bd.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_b3e5d47a ??= require("./chunk-b3e5d47a.cjs"))["chunk-4QBBK75V"]();
var import_chunk_E533QOO5 = (from_chunk_cd5c75df ??= require("./chunk-cd5c75df.cjs"))["chunk-E533QOO5"]();
var import_chunk_ESP3LNAT = (from_plan_5f488f8b ??= require("./plan-5f488f8b.cjs"))["chunk-ESP3LNAT"]();
var import_chunk_KC5FB2CF = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_QM6V3YO4 = (from_run_6d82bd83 ??= require("./run-6d82bd83.cjs"))["chunk-QM6V3YO4"]();
var import_chunk_V3DXVWX5 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-V3DXVWX5"]();
var import_chunk_ZNBBSIGT = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_TK74XJ7A = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-TK74XJ7A"]();
var import_chunk_UTIBH6RY = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-UTIBH6RY"]();
var import_chunk_O6AAASH4 = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-O6AAASH4"]();
var import_chunk_NWUL3CRE = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-NWUL3CRE"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_57HIH6JA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_H3SC7UGN = (from_chunk_714dbeb5 ??= require("./chunk-714dbeb5.cjs"))["chunk-H3SC7UGN"]();
var import_chunk_TP5P4NU6 = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_T6HTXMYA = (from_chunk_82cc4944 ??= require("./chunk-82cc4944.cjs"))["chunk-T6HTXMYA"]();
var import_chunk_257DHYRQ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-257DHYRQ"]();
var import_chunk_TOEQEE4Q = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-TOEQEE4Q"]();
var import_chunk_KWWFSC3C = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UEYIBYPO = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-UEYIBYPO"]();
var import_chunk_C5MW623M = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-C5MW623M"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_ZMJLHTRJ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-ZMJLHTRJ"]();
var import_chunk_HZP5J6NZ = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-HZP5J6NZ"]();
var import_chunk_WEFHRISI = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-WEFHRISI"]();
var import_chunk_BPDDXC6Y = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_RBAL4OKL = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-RBAL4OKL"]();
var import_chunk_YUJ6TF4Q = (from_chunk_8827fc9c ??= require("./chunk-8827fc9c.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UUAODQPD = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-UUAODQPD"]();
var import_chunk_QY2NUBV6 = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QY2NUBV6"]();
var import_chunk_HK73DGIQ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-HK73DGIQ"]();
var import_chunk_QZRNUFII = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_Z2IPHPRM = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-Z2IPHPRM"]();
var import_chunk_QZTD5GBI = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-QZTD5GBI"]();
var import_chunk_OLOC3CPJ = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-COCIJOXI"]();
var import_chunk_GSOY4OUO = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-GSOY4OUO"]();
var import_chunk_6Y7LWF2A = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_ZSU6X4ET = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-ZSU6X4ET"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_QZQ233TJ = (from_chunk_9f905235 ??= require("./chunk-9f905235.cjs"))["chunk-QZQ233TJ"]();
var import_chunk_LTWM26FQ = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_OCTQGSBD = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-OCTQGSBD"]();
var import_chunk_2RZNSFNH = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-2RZNSFNH"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0da80db2 ??= require("./chunk-0da80db2.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_e277ec65 ??= require("./chunk-e277ec65.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_aada68fe ??= require("./chunk-aada68fe.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_28f73359 ??= require("./chunk-28f73359.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_PZRT5MIY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-PZRT5MIY"]();
var import_chunk_WCK3D5U5 = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_7ZLCWBCJ = (from_main ??= require("../main.cjs"))["chunk-7ZLCWBCJ"]();
var import_chunk_XPIKYFDN = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-7APCTLTW"]();
var import_chunk_4J5J7T6T = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-4J5J7T6T"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_F2M6ALLY = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_1359ec14 ??= require("./chunk-1359ec14.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_6YLEXAZQ.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_6YLEXAZQ.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_2T6FEPGE.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_2T6FEPGE.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_IZQ7WGSW.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_7HE6LCZV.deliver)(
    await (0, import_chunk_7HE6LCZV.reviewText)(await (0, import_chunk_E533QOO5.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_2T6FEPGE.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_QM6V3YO4.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_2T6FEPGE.requireClient)();
  const run = await (0, import_chunk_ESP3LNAT.planRun)(request);
  const estimate = (0, import_chunk_ESP3LNAT.estimateOf)(run);
  say([...(0, import_chunk_ESP3LNAT.plannedLines)(run), (0, import_chunk_2T6FEPGE.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_6YLEXAZQ.refuseGiven)(
    input,
    import_chunk_QM6V3YO4.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd);
  const run = await (0, import_chunk_E533QOO5.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_7ZPZWCKX.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_ESP3LNAT.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_2T6FEPGE.estimateLine)(estimate)}
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
  await (0, import_chunk_2T6FEPGE.requireClient)();
  await (0, import_chunk_IZQ7WGSW.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_2T6FEPGE.showing)(progress, async (session) => {
    const now = (0, import_chunk_4C5RAO7F.currentProgress)(await (0, import_chunk_E533QOO5.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_2T6FEPGE.agentTokens)(session)) };
  });
  return (0, import_chunk_2T6FEPGE.runClient)({
    ...(0, import_chunk_2T6FEPGE.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_E533QOO5.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_IZQ7WGSW.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_Z57CWGLM.finishRun)(run);
  }
  const { states } = await (0, import_chunk_E533QOO5.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_2T6FEPGE.whyUnfinished)(end);
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_NGHRMJQU.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
