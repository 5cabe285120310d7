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
var from_chunk_0f318d7e;
var from_chunk_110107c8;
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_42dd19e3;
var from_chunk_4793b330;
var from_chunk_664d5821;
var from_chunk_6b825e61;
var from_chunk_7cebd245;
var from_chunk_8aa5568d;
var from_chunk_9fd5b308;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_b5d279d5;
var from_chunk_be136cb3;
var from_chunk_d4321d58;
var from_chunk_d66e0893;
var from_chunk_d74c1317;
var from_chunk_d8bf00b7;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_chunk_f2c1d9c5;
var from_plan_2f13f660;
var from_run_3f6d0e78;
var from_stop_2392036f;
var from_main;
parts["run-review-MO423PE5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RMANXJDN = (from_chunk_f2c1d9c5 ??= require("./chunk-f2c1d9c5.cjs"))["chunk-RMANXJDN"]();
var import_chunk_Y6S6MZMH = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-Y6S6MZMH"]();
var import_chunk_PSJZZAUC = (from_run_3f6d0e78 ??= require("./run-3f6d0e78.cjs"))["chunk-PSJZZAUC"]();
var import_chunk_LIVQ7YJX = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-LIVQ7YJX"]();
var import_chunk_IRWJ3DS6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IRWJ3DS6"]();
var import_chunk_A6OGBDPZ = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-A6OGBDPZ"]();
var import_chunk_C4UAS7OJ = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_DW2W6M6G = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-DW2W6M6G"]();
var import_chunk_2GOXCEYD = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-2GOXCEYD"]();
var import_chunk_LLPVZERS = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-LLPVZERS"]();
var import_chunk_A2J2IFO4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-A2J2IFO4"]();
var import_chunk_XPSQDH77 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-XPSQDH77"]();
var import_chunk_6OZOC3T4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_FWIKJRAY = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-FWIKJRAY"]();
var import_chunk_JSE46UAG = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-JSE46UAG"]();
var import_chunk_JAZFAU6G = (from_chunk_7cebd245 ??= require("./chunk-7cebd245.cjs"))["chunk-JAZFAU6G"]();
var import_chunk_IX75LTR6 = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_110107c8 ??= require("./chunk-110107c8.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_K7KSN7K3 = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-K7KSN7K3"]();
var import_chunk_4QBBK75V = (from_chunk_42dd19e3 ??= require("./chunk-42dd19e3.cjs"))["chunk-4QBBK75V"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_YLQN3FDW = (from_plan_2f13f660 ??= require("./plan-2f13f660.cjs"))["chunk-YLQN3FDW"]();
var import_chunk_KC5FB2CF = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_YZ546KJX = (from_run_3f6d0e78 ??= require("./run-3f6d0e78.cjs"))["chunk-YZ546KJX"]();
var import_chunk_H6H4NJR3 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-H6H4NJR3"]();
var import_chunk_ZNBBSIGT = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_ZH6DGTS2 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZH6DGTS2"]();
var import_chunk_MF3Z4CIZ = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-MF3Z4CIZ"]();
var import_chunk_6HOAEVZ4 = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-6HOAEVZ4"]();
var import_chunk_5Y7IKGNC = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-5Y7IKGNC"]();
var import_chunk_VDQPBWEA = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_HUPFTOFW = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-HUPFTOFW"]();
var import_chunk_WYEK2VCC = (from_chunk_d66e0893 ??= require("./chunk-d66e0893.cjs"))["chunk-WYEK2VCC"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_M7BPTBQZ = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-M7BPTBQZ"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_DFLAREG4 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-DFLAREG4"]();
var import_chunk_ZIJUAQ25 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZIJUAQ25"]();
var import_chunk_TP5P4NU6 = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_IEEXMHG7 = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-IEEXMHG7"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UPUPY4FX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-UPUPY4FX"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
var import_chunk_7QFANIAN = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-7QFANIAN"]();
var import_chunk_SPMSSJI6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-SPMSSJI6"]();
var import_chunk_52RKPFEB = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-52RKPFEB"]();
var import_chunk_JDAFOW5P = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-JDAFOW5P"]();
var import_chunk_NLAVAH4F = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-NLAVAH4F"]();
var import_chunk_BPDDXC6Y = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_FHQ2PXUM = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-FHQ2PXUM"]();
var import_chunk_E7QTEREA = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-E7QTEREA"]();
var import_chunk_PGSSXO73 = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-PGSSXO73"]();
var import_chunk_YY6N2GNC = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_BKYHXU3I = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-BKYHXU3I"]();
var import_chunk_HV5SABHH = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-HV5SABHH"]();
var import_chunk_H53ZNVLQ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-H53ZNVLQ"]();
var import_chunk_QZRNUFII = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QZRNUFII"]();
var import_chunk_SG6GTLHQ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_G5MUXD4V = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-G5MUXD4V"]();
var import_chunk_OLOC3CPJ = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-COCIJOXI"]();
var import_chunk_LHUUPZTH = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-LHUUPZTH"]();
var import_chunk_5R3KKR5L = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-5R3KKR5L"]();
var import_chunk_KGJLCUU4 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-KGJLCUU4"]();
var import_chunk_7R4OZ5NR = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_7F4L3BCH = (from_chunk_9fd5b308 ??= require("./chunk-9fd5b308.cjs"))["chunk-7F4L3BCH"]();
var import_chunk_BADJJZ2S = (from_chunk_4793b330 ??= require("./chunk-4793b330.cjs"))["chunk-BADJJZ2S"]();
var import_chunk_ULTNETPJ = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-ULTNETPJ"]();
var import_chunk_R4HTJOET = (from_chunk_8aa5568d ??= require("./chunk-8aa5568d.cjs"))["chunk-R4HTJOET"]();
var import_chunk_EF3CRQT3 = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-EF3CRQT3"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_Z7EAUBL6 = (from_chunk_be136cb3 ??= require("./chunk-be136cb3.cjs"))["chunk-Z7EAUBL6"]();
var import_chunk_CKMVB2RJ = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_LSJIPSHR = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-LSJIPSHR"]();
var import_chunk_NLWRO2NF = (from_chunk_ec474846 ??= require("./chunk-ec474846.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_2392036f ??= require("./stop-2392036f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_X6S3INMN = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-X6S3INMN"]();
var import_chunk_SMVOO4S2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_TWITAMCM = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-TWITAMCM"]();
var import_chunk_FO5PT7KO = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BWGQBUTV = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-BWGQBUTV"]();
var import_chunk_WCK3D5U5 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-7APCTLTW"]();
var import_chunk_Q5D5M5TU = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-Q5D5M5TU"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_SCWNVSH6 = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-SCWNVSH6"]();
var import_chunk_4TSG2DVV = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-4TSG2DVV"]();
var import_chunk_U4VRNEB2 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-U4VRNEB2"]();
var import_chunk_VHNAQYD7 = (from_chunk_38295742 ??= require("./chunk-38295742.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_eb0136a0 ??= require("./chunk-eb0136a0.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_PSJZZAUC.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_PSJZZAUC.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_RMANXJDN.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_RMANXJDN.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_A2J2IFO4.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_LIVQ7YJX.deliver)(
    await (0, import_chunk_LIVQ7YJX.reviewText)(await (0, import_chunk_UQCJTSQS.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_RMANXJDN.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_YZ546KJX.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_RMANXJDN.requireClient)();
  const run = await (0, import_chunk_YLQN3FDW.planRun)(request);
  const estimate = (0, import_chunk_YLQN3FDW.estimateOf)(run);
  say([...(0, import_chunk_YLQN3FDW.plannedLines)(run), (0, import_chunk_RMANXJDN.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_PSJZZAUC.refuseGiven)(
    input,
    import_chunk_YZ546KJX.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_4TSG2DVV.openRepository)(input.cwd);
  const run = await (0, import_chunk_UQCJTSQS.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_JSE46UAG.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_YLQN3FDW.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_RMANXJDN.estimateLine)(estimate)}
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
  await (0, import_chunk_RMANXJDN.requireClient)();
  await (0, import_chunk_A2J2IFO4.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_RMANXJDN.showing)(progress, async (session) => {
    const now = (0, import_chunk_XPSQDH77.currentProgress)(await (0, import_chunk_UQCJTSQS.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_RMANXJDN.agentTokens)(session)) };
  });
  return (0, import_chunk_RMANXJDN.runClient)({
    ...(0, import_chunk_RMANXJDN.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_UQCJTSQS.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_A2J2IFO4.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_FWIKJRAY.finishRun)(run);
  }
  const { states } = await (0, import_chunk_UQCJTSQS.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_RMANXJDN.whyUnfinished)(end);
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
