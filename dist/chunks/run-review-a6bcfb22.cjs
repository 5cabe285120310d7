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
var from_chunk_05e2a2fd;
var from_chunk_11b369f4;
var from_chunk_1f30fb49;
var from_chunk_24fd9d80;
var from_chunk_29398c02;
var from_chunk_2b749ec9;
var from_chunk_32195a4a;
var from_chunk_3e0ca10e;
var from_chunk_42dd19e3;
var from_chunk_59850f32;
var from_chunk_71b232b9;
var from_chunk_81729125;
var from_chunk_94e1a425;
var from_chunk_a21be80a;
var from_chunk_a30e7128;
var from_chunk_b3016b58;
var from_chunk_bdd1e7df;
var from_chunk_be66ce36;
var from_chunk_c7d53138;
var from_chunk_d88b49e6;
var from_chunk_eacf48f2;
var from_chunk_f78e4f97;
var from_chunk_f9d4de8e;
var from_chunk_fb4ecf02;
var from_plan_3ca1b342;
var from_run_507db206;
var from_main;
parts["run-review-EC2F7YHP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BFDK76XD = (from_chunk_fb4ecf02 ??= require("./chunk-fb4ecf02.cjs"))["chunk-BFDK76XD"]();
var import_chunk_Y6S6MZMH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_TJZJLIHU = (from_run_507db206 ??= require("./run-507db206.cjs"))["chunk-TJZJLIHU"]();
var import_chunk_NX5CQH34 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-NX5CQH34"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_ZO2N5URF = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-ZO2N5URF"]();
var import_chunk_C4UAS7OJ = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_6IXNK4TP = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-6IXNK4TP"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_XIX3Q4UJ = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-XIX3Q4UJ"]();
var import_chunk_56ZNIBW6 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-56ZNIBW6"]();
var import_chunk_6OZOC3T4 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_DAEPUX2U = (from_chunk_05e2a2fd ??= require("./chunk-05e2a2fd.cjs"))["chunk-DAEPUX2U"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_SUPUHHQB = (from_chunk_05e2a2fd ??= require("./chunk-05e2a2fd.cjs"))["chunk-SUPUHHQB"]();
var import_chunk_IX75LTR6 = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a21be80a ??= require("./chunk-a21be80a.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_FYRXRAKQ = (from_plan_3ca1b342 ??= require("./plan-3ca1b342.cjs"))["chunk-FYRXRAKQ"]();
var import_chunk_KC5FB2CF = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_BLYZAUGV = (from_run_507db206 ??= require("./run-507db206.cjs"))["chunk-BLYZAUGV"]();
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_ZNBBSIGT = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_RHOI63J3 = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-RHOI63J3"]();
var import_chunk_E4IQ7B6A = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-E4IQ7B6A"]();
var import_chunk_AFEDSF4O = (from_chunk_c7d53138 ??= require("./chunk-c7d53138.cjs"))["chunk-AFEDSF4O"]();
var import_chunk_Q4AACVZO = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-Q4AACVZO"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDP53G44 = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-EDP53G44"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_AAXHAB44 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-AAXHAB44"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_5P3XDCHG = (from_chunk_94e1a425 ??= require("./chunk-94e1a425.cjs"))["chunk-5P3XDCHG"]();
var import_chunk_TP5P4NU6 = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_f78e4f97 ??= require("./chunk-f78e4f97.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_QRTS7KGD = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-QRTS7KGD"]();
var import_chunk_VO7RZY6K = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-VO7RZY6K"]();
var import_chunk_KWWFSC3C = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_IRMYRSV6 = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-IRMYRSV6"]();
var import_chunk_HZZBRIM4 = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_3V52MLDU = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-3V52MLDU"]();
var import_chunk_JDAFOW5P = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_5ZTUA6RG = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5ZTUA6RG"]();
var import_chunk_BPDDXC6Y = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_7JR2VYIF = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-7JR2VYIF"]();
var import_chunk_5WFRSBAK = (from_chunk_71b232b9 ??= require("./chunk-71b232b9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_HRGRC7CH = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-HRGRC7CH"]();
var import_chunk_TC56UMTW = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-TC56UMTW"]();
var import_chunk_MRIZSMLB = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_VLXE6YBG = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VLXE6YBG"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_ZRPUK2KG = (from_chunk_bdd1e7df ??= require("./chunk-bdd1e7df.cjs"))["chunk-ZRPUK2KG"]();
var import_chunk_LTWM26FQ = (from_chunk_c7d53138 ??= require("./chunk-c7d53138.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_U7RQP5RZ = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-U7RQP5RZ"]();
var import_chunk_R4HTJOET = (from_chunk_32195a4a ??= require("./chunk-32195a4a.cjs"))["chunk-R4HTJOET"]();
var import_chunk_P37T4B5O = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_d88b49e6 ??= require("./chunk-d88b49e6.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_24fd9d80 ??= require("./chunk-24fd9d80.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_29398c02 ??= require("./chunk-29398c02.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_WCK3D5U5 = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_TJZJLIHU.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_TJZJLIHU.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_BFDK76XD.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_BFDK76XD.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_XIX3Q4UJ.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_NX5CQH34.deliver)(
    await (0, import_chunk_NX5CQH34.reviewText)(await (0, import_chunk_2ZF6S5IG.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_BFDK76XD.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_BLYZAUGV.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_BFDK76XD.requireClient)();
  const run = await (0, import_chunk_FYRXRAKQ.planRun)(request);
  const estimate = (0, import_chunk_FYRXRAKQ.estimateOf)(run);
  say([...(0, import_chunk_FYRXRAKQ.plannedLines)(run), (0, import_chunk_BFDK76XD.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_TJZJLIHU.refuseGiven)(
    input,
    import_chunk_BLYZAUGV.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(input.cwd);
  const run = await (0, import_chunk_2ZF6S5IG.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_3MHQRYCG.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_FYRXRAKQ.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_BFDK76XD.estimateLine)(estimate)}
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
  await (0, import_chunk_BFDK76XD.requireClient)();
  await (0, import_chunk_XIX3Q4UJ.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_BFDK76XD.showing)(progress, async (session) => {
    const now = (0, import_chunk_56ZNIBW6.currentProgress)(await (0, import_chunk_2ZF6S5IG.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_BFDK76XD.agentTokens)(session)) };
  });
  return (0, import_chunk_BFDK76XD.runClient)({
    ...(0, import_chunk_BFDK76XD.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_2ZF6S5IG.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_XIX3Q4UJ.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_DAEPUX2U.finishRun)(run);
  }
  const { states } = await (0, import_chunk_2ZF6S5IG.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_BFDK76XD.whyUnfinished)(end);
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
