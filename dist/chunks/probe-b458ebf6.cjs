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
var from_chunk_065058f9;
var from_chunk_164a1dfd;
var from_chunk_1b2a4d5b;
var from_chunk_2942e2d3;
var from_chunk_4cb6c587;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_596b3941;
var from_chunk_6db599d9;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_a12f1922;
var from_chunk_ad21dde2;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_d21b8304;
var from_chunk_d2ad4077;
var from_chunk_da859161;
var from_chunk_e6965832;
var from_doctor_dde19926;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["probe-IAO7PNDN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QASDFSS5 = (from_doctor_dde19926 ??= require("./doctor-dde19926.cjs"))["chunk-QASDFSS5"]();
var import_chunk_VDQPBWEA = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_P5K2HWEO = (from_chunk_d21b8304 ??= require("./chunk-d21b8304.cjs"))["chunk-P5K2HWEO"]();
var import_chunk_K6TUEKOU = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_NAN6HSBL = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_LGMJRMT5 = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-LGMJRMT5"]();
var import_chunk_536YSCMI = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-536YSCMI"]();
var import_chunk_QKQYFPOG = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-QKQYFPOG"]();
var import_chunk_QJX4VL7T = (from_chunk_4cb6c587 ??= require("./chunk-4cb6c587.cjs"))["chunk-QJX4VL7T"]();
var import_chunk_3EIEYUWL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-3EIEYUWL"]();
var import_chunk_6YI44MHD = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-6YI44MHD"]();
var import_chunk_43OESL65 = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_TWOGUOFL = (from_chunk_6db599d9 ??= require("./chunk-6db599d9.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_MHOVHJ3Z = (from_chunk_ad21dde2 ??= require("./chunk-ad21dde2.cjs"))["chunk-MHOVHJ3Z"]();
var import_chunk_AFDWHU2I = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_PDABCYMH = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-PDABCYMH"]();
var import_chunk_N334UJQ2 = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S6JXKNDI = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-S6JXKNDI"]();
var import_chunk_CV3D236W = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-CV3D236W"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_A7X42IUV = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-A7X42IUV"]();
var import_chunk_YBMZBA6M = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-YBMZBA6M"]();
var import_chunk_K4VOEUKZ = (from_chunk_065058f9 ??= require("./chunk-065058f9.cjs"))["chunk-K4VOEUKZ"]();
var import_chunk_GGWDZ2UQ = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_E2GJLKLX = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X64QAB2D = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_IVJR772G = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-IVJR772G"]();
var import_chunk_X75GLVD4 = (from_chunk_2942e2d3 ??= require("./chunk-2942e2d3.cjs"))["chunk-X75GLVD4"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_XVJUAOZE = (from_chunk_d2ad4077 ??= require("./chunk-d2ad4077.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_RMQ345H5 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-RMQ345H5"]();
var import_chunk_LZCTZWJL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_YSLZ3JQ2 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-YSLZ3JQ2"]();
var import_chunk_DYGPEVN6 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-DYGPEVN6"]();
var import_chunk_MSZKEQZI = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-MSZKEQZI"]();
var import_chunk_V3AXH2RF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-V3AXH2RF"]();
var import_chunk_L6S3CSHS = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_AASB22DL = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_CDHO3KDY = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = (0, import_chunk_K6TUEKOU.clientEnvironment)(question.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_CDHO3KDY.howToStart)("claude", argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds));
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure) throw error;
    return NO_CLIENT;
  }
}
function argumentsOf({ model, budgetUsd, pluginDir }) {
  return [
    ...["-p", "--output-format", "json"],
    ...["--allowedTools", "Agent"],
    ...["--max-budget-usd", budgetUsd],
    // The user's servers have no part in it, and starting them may take long.
    "--strict-mcp-config",
    ...model === "inherit" ? [] : ["--model", model],
    ...pluginDir === void 0 ? [] : ["--plugin-dir", pluginDir]
  ];
}
function answerOf(ended) {
  if (ended.kind !== "ended") {
    return { kind: "late", said: `no end within ${PATIENCE_MS / 1e3} s`, costUsd: void 0 };
  }
  const { result, total_cost_usd: cost } = resultIn(ended.stdout.toString("utf8"));
  const said = typeof result === "string" ? result : `${ended.stderr} (status ${ended.status})`;
  return {
    kind: "ended",
    said: (0, import_chunk_XKMPNDJX.inertLine)(said).slice(0, 200),
    costUsd: typeof cost === "number" ? cost : void 0
  };
}
function resultIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
async function writeTree(repository, files) {
  const entries = [];
  for (const [name, text] of Object.entries(files)) {
    const blob = await idOf(repository, ["hash-object", "-w", "--stdin"], text);
    entries.push(`100644 blob ${blob}	${name}\0`);
  }
  return idOf(repository, ["mktree", "-z"], entries.join(""));
}
async function idOf(repository, args, input) {
  return (await (0, import_chunk_N6P4XODE.askGit)(repository, args, { input })).stdout.toString("latin1").trim();
}
var FILE = "probe.txt";
var TEXT = "correctless\n";
var STEP = {
  description: `Add the file ${FILE} with the one line "correctless". Read it once in the tree before you judge.`,
  why: "This is a probe of an installation: nothing of the user is judged, and the answer is not kept.",
  mode: "apply"
};
var RESULT = {
  success: true,
  summary: `Added ${FILE}.`,
  filesTouched: [FILE],
  filesWritten: [FILE],
  patch: `diff --git a/${FILE} b/${FILE}
new file mode 100644
--- /dev/null
+++ b/${FILE}
@@ -0,0 +1 @@
+${TEXT}`,
  mode: "apply"
};
async function planProbe(repository, cacheRoot2) {
  const [{ sha, tree }, nothing, head] = await Promise.all([
    (0, import_chunk_UVEB2DKC.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_HFHHHK3E.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_P5K2HWEO.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_6XL6DKYN.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_LGMJRMT5.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const plugins = await (0, import_chunk_QASDFSS5.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_chunk_QASDFSS5.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_chunk_VDQPBWEA.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_chunk_NAN6HSBL.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_QASDFSS5.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_QASDFSS5.judgeProbe)(await (0, import_chunk_BL7SQKEU.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_chunk_RN53RASZ.removeFolder)(probe.paths.dir);
      const note = installed ? "" : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
    const remedy = error.hint ?? `see: ${error.code}`;
    return { name: "probe", state: "failed", found: `${error.code}: ${error.message}`, remedy };
  }
}
function promptOf({ slot: { agent, slot } }) {
  return [
    "Make this one Agent call, exactly as written:",
    `Agent(subagent_type="correctless:${agent}", description="slot ${slot}", prompt="slot ${slot}")`,
    "Then answer with the one word: done",
    ""
  ].join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  probeHooks
});
});
