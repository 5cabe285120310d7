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
var from_chunk_1e1466ec;
var from_chunk_300c9f32;
var from_chunk_3bfbfcd6;
var from_chunk_3d027e9f;
var from_chunk_46c789dd;
var from_chunk_472fa66f;
var from_chunk_499c1887;
var from_chunk_6157886f;
var from_chunk_72be2841;
var from_chunk_858254bd;
var from_chunk_c84da868;
var from_chunk_d2be9d52;
var from_chunk_df061227;
var from_doctor_5c9a1138;
var from_stop_7a9179d0;
var from_main;
parts["probe-OKR63XYO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FH4VEWQ4 = (from_doctor_5c9a1138 ??= require("./doctor-5c9a1138.cjs"))["chunk-FH4VEWQ4"]();
var import_chunk_XEZB3D7V = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-XEZB3D7V"]();
var import_chunk_K6TUEKOU = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_UMOJLJ63 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-UMOJLJ63"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_1e1466ec ??= require("./chunk-1e1466ec.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_3QZMME34 = (from_chunk_858254bd ??= require("./chunk-858254bd.cjs"))["chunk-3QZMME34"]();
var import_chunk_BDFZUEKI = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_VL6RXXBB = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_2OZZ4N6C = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_HLTSKGVN = (from_chunk_6157886f ??= require("./chunk-6157886f.cjs"))["chunk-HLTSKGVN"]();
var import_chunk_CTRZOPXE = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-CTRZOPXE"]();
var import_chunk_HIBI5KYH = (from_chunk_499c1887 ??= require("./chunk-499c1887.cjs"))["chunk-HIBI5KYH"]();
var import_chunk_PMJUWC2A = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-PMJUWC2A"]();
var import_chunk_KWWFSC3C = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_XZVZV7WG = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-XZVZV7WG"]();
var import_chunk_5SO4UFRC = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-5SO4UFRC"]();
var import_chunk_YO4Q72FV = (from_chunk_df061227 ??= require("./chunk-df061227.cjs"))["chunk-YO4Q72FV"]();
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
var import_chunk_6YI44MHD = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_472fa66f ??= require("./chunk-472fa66f.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_46c789dd ??= require("./chunk-46c789dd.cjs"))["chunk-E2GJLKLX"]();
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
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = (0, import_chunk_K6TUEKOU.clientEnvironment)(question.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_LLPVZERS.howToStart)("claude", argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds));
  } catch (error) {
    if (error instanceof import_chunk_TJ5KMKV5.Failure) throw error;
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
    said: (0, import_chunk_6JTHDBMB.inertLine)(said).slice(0, 200),
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
  return (await (0, import_chunk_KGCKXHO3.askGit)(repository, args, { input })).stdout.toString("latin1").trim();
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
    (0, import_chunk_IIZAPNO6.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_RGVG3GKV.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_XEZB3D7V.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_TSNHQGKM.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_UMOJLJ63.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const plugins = await (0, import_chunk_FH4VEWQ4.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_chunk_FH4VEWQ4.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_chunk_BDFZUEKI.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_chunk_SF5A56FE.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_FH4VEWQ4.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_FH4VEWQ4.judgeProbe)(await (0, import_chunk_BUK7UHHJ.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_chunk_SIHW7XFA.removeFolder)(probe.paths.dir);
      const note = installed ? "" : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
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
