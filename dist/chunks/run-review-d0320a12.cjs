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
var from_chunk_018053ae;
var from_chunk_09b65174;
var from_chunk_1f30fb49;
var from_chunk_1fb6791f;
var from_chunk_3d276ecd;
var from_chunk_42dd19e3;
var from_chunk_44bd882d;
var from_chunk_4a31f215;
var from_chunk_59850f32;
var from_chunk_850e46ab;
var from_chunk_8bd4da7b;
var from_chunk_9665ff51;
var from_chunk_a30e7128;
var from_chunk_a6806b90;
var from_chunk_b3016b58;
var from_chunk_c12db614;
var from_chunk_d2cf1ed1;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_eacf48f2;
var from_chunk_f2c0676d;
var from_chunk_f2f9b08a;
var from_chunk_f7bf1d95;
var from_chunk_f9f89524;
var from_plan_5984d3a3;
var from_run_7a4a9ddf;
var from_main;
parts["run-review-FZPWOVPM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XXVZEKG6 = (from_chunk_3d276ecd ??= require("./chunk-3d276ecd.cjs"))["chunk-XXVZEKG6"]();
var import_chunk_Y6S6MZMH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_OHUQXKYN = (from_run_7a4a9ddf ??= require("./run-7a4a9ddf.cjs"))["chunk-OHUQXKYN"]();
var import_chunk_IRVLTCZ7 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRVLTCZ7"]();
var import_chunk_IRWJ3DS6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_H4VEHK23 = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-H4VEHK23"]();
var import_chunk_C4UAS7OJ = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_6IXNK4TP = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-6IXNK4TP"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_654IY4M4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-654IY4M4"]();
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_6OZOC3T4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_LTTGXDMR = (from_chunk_09b65174 ??= require("./chunk-09b65174.cjs"))["chunk-LTTGXDMR"]();
var import_chunk_4IJSGOPC = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-4IJSGOPC"]();
var import_chunk_OVX3NGBI = (from_chunk_09b65174 ??= require("./chunk-09b65174.cjs"))["chunk-OVX3NGBI"]();
var import_chunk_IX75LTR6 = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_a6806b90 ??= require("./chunk-a6806b90.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_AMIPZTVW = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-AMIPZTVW"]();
var import_chunk_56CLVQS5 = (from_plan_5984d3a3 ??= require("./plan-5984d3a3.cjs"))["chunk-56CLVQS5"]();
var import_chunk_KC5FB2CF = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_BLYZAUGV = (from_run_7a4a9ddf ??= require("./run-7a4a9ddf.cjs"))["chunk-BLYZAUGV"]();
var import_chunk_IGDOWXDL = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-IGDOWXDL"]();
var import_chunk_ZNBBSIGT = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_RHOI63J3 = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-RHOI63J3"]();
var import_chunk_E4IQ7B6A = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-E4IQ7B6A"]();
var import_chunk_Z5KQ3L5X = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-Z5KQ3L5X"]();
var import_chunk_NNX3P7V2 = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-NNX3P7V2"]();
var import_chunk_VDQPBWEA = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_EDP53G44 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-EDP53G44"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_AAXHAB44 = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-AAXHAB44"]();
var import_chunk_7EQZ2GT5 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-7EQZ2GT5"]();
var import_chunk_6YI44MHD = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-6YI44MHD"]();
var import_chunk_2OZZ4N6C = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_GGRBTNGY = (from_chunk_f2f9b08a ??= require("./chunk-f2f9b08a.cjs"))["chunk-GGRBTNGY"]();
var import_chunk_TP5P4NU6 = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_1fb6791f ??= require("./chunk-1fb6791f.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_5HRABRPG = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5HRABRPG"]();
var import_chunk_RGRCZRGM = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-RGRCZRGM"]();
var import_chunk_KWWFSC3C = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_E4RQK46R = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E4RQK46R"]();
var import_chunk_HZZBRIM4 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_SKQ7EGPN = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_LPPGIWES = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-LPPGIWES"]();
var import_chunk_VB7ONATO = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-VB7ONATO"]();
var import_chunk_U3RE6OK2 = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U3RE6OK2"]();
var import_chunk_BPDDXC6Y = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_U2NSWBQV = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-U2NSWBQV"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_REP4ZIYU = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-REP4ZIYU"]();
var import_chunk_YY6N2GNC = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_B6RM6MJB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-B6RM6MJB"]();
var import_chunk_7MRZNBPJ = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-7MRZNBPJ"]();
var import_chunk_MRIZSMLB = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-MRIZSMLB"]();
var import_chunk_QZRNUFII = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-BLJONZEY"]();
var import_chunk_USQDZOTE = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-USQDZOTE"]();
var import_chunk_JLQTFBYT = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-JLQTFBYT"]();
var import_chunk_OLOC3CPJ = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-COCIJOXI"]();
var import_chunk_3GUFPN3T = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-3GUFPN3T"]();
var import_chunk_5R3KKR5L = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_YENEQDSW = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-YENEQDSW"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_DG73VPMW = (from_chunk_018053ae ??= require("./chunk-018053ae.cjs"))["chunk-DG73VPMW"]();
var import_chunk_LTWM26FQ = (from_chunk_4a31f215 ??= require("./chunk-4a31f215.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_CIPIN4SN = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-CIPIN4SN"]();
var import_chunk_GQ6AFRFY = (from_chunk_8bd4da7b ??= require("./chunk-8bd4da7b.cjs"))["chunk-GQ6AFRFY"]();
var import_chunk_P37T4B5O = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_f2c0676d ??= require("./chunk-f2c0676d.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_850e46ab ??= require("./chunk-850e46ab.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_44bd882d ??= require("./chunk-44bd882d.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_WCK3D5U5 = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_OHUQXKYN.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_OHUQXKYN.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_XXVZEKG6.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_XXVZEKG6.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_654IY4M4.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_IRVLTCZ7.deliver)(
    await (0, import_chunk_IRVLTCZ7.reviewText)(await (0, import_chunk_AMIPZTVW.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_XXVZEKG6.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_BLYZAUGV.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_XXVZEKG6.requireClient)();
  const run = await (0, import_chunk_56CLVQS5.planRun)(request);
  const estimate = (0, import_chunk_56CLVQS5.estimateOf)(run);
  say([...(0, import_chunk_56CLVQS5.plannedLines)(run), (0, import_chunk_XXVZEKG6.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_OHUQXKYN.refuseGiven)(
    input,
    import_chunk_BLYZAUGV.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(input.cwd);
  const run = await (0, import_chunk_AMIPZTVW.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_4IJSGOPC.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_56CLVQS5.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_XXVZEKG6.estimateLine)(estimate)}
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
  await (0, import_chunk_XXVZEKG6.requireClient)();
  await (0, import_chunk_654IY4M4.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_XXVZEKG6.showing)(progress, async (session) => {
    const now = (0, import_chunk_E3YJAVWO.currentProgress)(await (0, import_chunk_AMIPZTVW.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_XXVZEKG6.agentTokens)(session)) };
  });
  return (0, import_chunk_XXVZEKG6.runClient)({
    ...(0, import_chunk_XXVZEKG6.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_AMIPZTVW.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_654IY4M4.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_LTTGXDMR.finishRun)(run);
  }
  const { states } = await (0, import_chunk_AMIPZTVW.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_XXVZEKG6.whyUnfinished)(end);
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
