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
var from_chunk_16ffa93b;
var from_chunk_2607f8d7;
var from_chunk_29d45e75;
var from_chunk_32c7b64d;
var from_chunk_3d5223b9;
var from_chunk_41c38ba8;
var from_chunk_48c6adf1;
var from_chunk_4aa543ab;
var from_chunk_636e74ba;
var from_chunk_6567c59c;
var from_chunk_68954f67;
var from_chunk_83e43d3d;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_9f905235;
var from_chunk_c3ec4cab;
var from_chunk_cdecb0ba;
var from_chunk_d715f0d7;
var from_chunk_dd67856f;
var from_chunk_eacf48f2;
var from_chunk_f13d5024;
var from_plan_fbeff299;
var from_run_5f29813a;
var from_main;
parts["run-review-ZKDT42W6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewAction: () => reviewAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PZFKOXUU = (from_chunk_32c7b64d ??= require("./chunk-32c7b64d.cjs"))["chunk-PZFKOXUU"]();
var import_chunk_VZZFICE3 = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-VZZFICE3"]();
var import_chunk_RGY5UBZ6 = (from_run_5f29813a ??= require("./run-5f29813a.cjs"))["chunk-RGY5UBZ6"]();
var import_chunk_NQPHPP6U = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-NQPHPP6U"]();
var import_chunk_ZXNPAX7P = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-ZXNPAX7P"]();
var import_chunk_SOPNLYGD = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-SOPNLYGD"]();
var import_chunk_C4UAS7OJ = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5TPESD7G = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-5TPESD7G"]();
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_LLPVZERS = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-LLPVZERS"]();
var import_chunk_WL2F4UD3 = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-WL2F4UD3"]();
var import_chunk_2XWCYS6M = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-2XWCYS6M"]();
var import_chunk_57EA4ONO = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-57EA4ONO"]();
var import_chunk_3VQDQ5ZI = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-3VQDQ5ZI"]();
var import_chunk_UVZW4E52 = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-UVZW4E52"]();
var import_chunk_FXPRIJ2P = (from_chunk_6567c59c ??= require("./chunk-6567c59c.cjs"))["chunk-FXPRIJ2P"]();
var import_chunk_IX75LTR6 = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-IX75LTR6"]();
var import_chunk_6HIQ3W5O = (from_chunk_83e43d3d ??= require("./chunk-83e43d3d.cjs"))["chunk-6HIQ3W5O"]();
var import_chunk_PIDDOZJ5 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-PIDDOZJ5"]();
var import_chunk_ASD4YIJ3 = (from_chunk_48c6adf1 ??= require("./chunk-48c6adf1.cjs"))["chunk-ASD4YIJ3"]();
var import_chunk_7TSXGW7H = (from_chunk_3d5223b9 ??= require("./chunk-3d5223b9.cjs"))["chunk-7TSXGW7H"]();
var import_chunk_UIXBTIYK = (from_plan_fbeff299 ??= require("./plan-fbeff299.cjs"))["chunk-UIXBTIYK"]();
var import_chunk_KC5FB2CF = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-KC5FB2CF"]();
var import_chunk_52VSXPDL = (from_run_5f29813a ??= require("./run-5f29813a.cjs"))["chunk-52VSXPDL"]();
var import_chunk_V3DXVWX5 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-V3DXVWX5"]();
var import_chunk_ZNBBSIGT = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-ZNBBSIGT"]();
var import_chunk_CWLHLYKC = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-CWLHLYKC"]();
var import_chunk_GOXBQXDD = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-GOXBQXDD"]();
var import_chunk_O6AAASH4 = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-O6AAASH4"]();
var import_chunk_NWUL3CRE = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-NWUL3CRE"]();
var import_chunk_VDQPBWEA = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_57HIH6JA = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-57HIH6JA"]();
var import_chunk_KTHY2JLI = (from_chunk_eacf48f2 ??= require("./chunk-eacf48f2.cjs"))["chunk-KTHY2JLI"]();
var import_chunk_DLYQCPAR = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DLYQCPAR"]();
var import_chunk_GCY3LW7N = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-GCY3LW7N"]();
var import_chunk_6YI44MHD = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-6YI44MHD"]();
var import_chunk_N44LZVXO = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-N44LZVXO"]();
var import_chunk_CBEJFHAX = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_5FNFRBXS = (from_chunk_68954f67 ??= require("./chunk-68954f67.cjs"))["chunk-5FNFRBXS"]();
var import_chunk_TP5P4NU6 = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_VFDDJN2I = (from_chunk_2607f8d7 ??= require("./chunk-2607f8d7.cjs"))["chunk-VFDDJN2I"]();
var import_chunk_V6TNONX2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-V6TNONX2"]();
var import_chunk_DFGKM72F = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-DFGKM72F"]();
var import_chunk_KWWFSC3C = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_VYTNYEAJ = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-VYTNYEAJ"]();
var import_chunk_AFAAOGIW = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-AFAAOGIW"]();
var import_chunk_SKQ7EGPN = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-SKQ7EGPN"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_XHZGRNYJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-XHZGRNYJ"]();
var import_chunk_MSHK2OU2 = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-MSHK2OU2"]();
var import_chunk_ZDC3FHAZ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-ZDC3FHAZ"]();
var import_chunk_BPDDXC6Y = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_5Q2KDDAJ = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-5Q2KDDAJ"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_XSMDG5IY = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XSMDG5IY"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_VG7FH4FM = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-VG7FH4FM"]();
var import_chunk_HPZ2MZCR = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-HPZ2MZCR"]();
var import_chunk_3VEJRVZY = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-3VEJRVZY"]();
var import_chunk_QZRNUFII = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-QZRNUFII"]();
var import_chunk_ZR3IHEY6 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZR3IHEY6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-BLJONZEY"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7QSCTAWT = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-7QSCTAWT"]();
var import_chunk_DVMU3IHI = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-DVMU3IHI"]();
var import_chunk_OLOC3CPJ = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_NCBB32XO = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-COCIJOXI"]();
var import_chunk_ZEHYADPQ = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-ZEHYADPQ"]();
var import_chunk_6Y7LWF2A = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-6Y7LWF2A"]();
var import_chunk_5BAI5XGT = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-5BAI5XGT"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_QZQ233TJ = (from_chunk_9f905235 ??= require("./chunk-9f905235.cjs"))["chunk-QZQ233TJ"]();
var import_chunk_LTWM26FQ = (from_chunk_029f49e0 ??= require("./chunk-029f49e0.cjs"))["chunk-LTWM26FQ"]();
var import_chunk_OCTQGSBD = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-OCTQGSBD"]();
var import_chunk_2RZNSFNH = (from_chunk_c3ec4cab ??= require("./chunk-c3ec4cab.cjs"))["chunk-2RZNSFNH"]();
var import_chunk_P37T4B5O = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-P37T4B5O"]();
var import_chunk_PIEXY6Y7 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-PIEXY6Y7"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_cdecb0ba ??= require("./chunk-cdecb0ba.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_R62FEOYP = (from_chunk_4aa543ab ??= require("./chunk-4aa543ab.cjs"))["chunk-R62FEOYP"]();
var import_chunk_CKMVB2RJ = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_chunk_29d45e75 ??= require("./chunk-29d45e75.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_HOZTHO3D = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-HOZTHO3D"]();
var import_chunk_SMVOO4S2 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_VWRDYMPS = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_WCK3D5U5 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_UQHUQYYF = (from_main ??= require("../main.cjs"))["chunk-UQHUQYYF"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-7APCTLTW"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var goOnWith = (run) => `correctless run review --resume ${run}`;
async function reviewAction(input) {
  const options = (0, import_chunk_RGY5UBZ6.readRunOptions)(input);
  if (input.flag("chunking")) (0, import_chunk_RGY5UBZ6.refuseGiven)(input, ["chunking"], "is about audits");
  const progress = (0, import_chunk_PZFKOXUU.liveProgress)(input.live);
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, progress) : await resumed(input, options.resume, progress);
  (0, import_chunk_PZFKOXUU.refuseOverCaps)(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents === 0 && (await (0, import_chunk_WL2F4UD3.advance)(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, progress });
  const report = await reportOf(repository, run, end);
  const { stdout, stderr = "" } = await (0, import_chunk_NQPHPP6U.deliver)(
    await (0, import_chunk_NQPHPP6U.reviewText)(await (0, import_chunk_7TSXGW7H.openRun)(repository, run), repository, options.format, input.look),
    options.output,
    input.cwd
  );
  const lines = `${end === void 0 ? "" : (0, import_chunk_PZFKOXUU.costLine)(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, { say }) {
  const request = await (0, import_chunk_52VSXPDL.planRequest)({ ...input, positionals: input.positionals.slice(1) }, "hooks");
  await (0, import_chunk_PZFKOXUU.requireClient)();
  const run = await (0, import_chunk_UIXBTIYK.planRun)(request);
  const estimate = (0, import_chunk_UIXBTIYK.estimateOf)(run);
  say([...(0, import_chunk_UIXBTIYK.plannedLines)(run), (0, import_chunk_PZFKOXUU.estimateLine)(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository: request.repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  (0, import_chunk_RGY5UBZ6.refuseGiven)(
    input,
    import_chunk_52VSXPDL.PLAN_FLAGS.map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await (0, import_chunk_UDK7FCCO.openRepository)(input.cwd);
  const run = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
  requireReview(run);
  if ((await (0, import_chunk_UVZW4E52.readReportIfAny)(run.paths.report))?.status === "complete")
    return { repository, run: name, estimate: { agents: 0, scorers: 0, bytes: 0 } };
  const estimate = await (0, import_chunk_UIXBTIYK.estimateLeft)(run);
  say(`Going on with ${run.file.scope_note}
${(0, import_chunk_PZFKOXUU.estimateLine)(estimate)}
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
  await (0, import_chunk_PZFKOXUU.requireClient)();
  await (0, import_chunk_WL2F4UD3.reopen)(repository, run);
  const { budget, model } = options;
  const show = (0, import_chunk_PZFKOXUU.showing)(progress, async (session) => {
    const now = (0, import_chunk_2XWCYS6M.currentProgress)(await (0, import_chunk_7TSXGW7H.openRun)(repository, run));
    return { ...now, tokens: Math.max(now.tokens ?? 0, (0, import_chunk_PZFKOXUU.agentTokens)(session)) };
  });
  return (0, import_chunk_PZFKOXUU.runClient)({
    ...(0, import_chunk_PZFKOXUU.reviewTask)(run),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: show
  }).finally(progress.end);
}
async function reportOf(repository, name, end) {
  const before = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await (0, import_chunk_WL2F4UD3.advance)(repository, name);
    if (step.kind === "report") return (0, import_chunk_3VQDQ5ZI.finishRun)(run);
  }
  const { states } = await (0, import_chunk_7TSXGW7H.openRun)(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const why = end === void 0 ? "there is more to do" : (0, import_chunk_PZFKOXUU.whyUnfinished)(end);
  throw new import_chunk_TJ5KMKV5.Failure("run/not-finished", `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `go on with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = (0, import_chunk_57EA4ONO.decideNext)(file.kind, states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewAction
});
});
