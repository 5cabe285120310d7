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
var from_chunk_091cd004;
var from_chunk_1e82b2bc;
var from_chunk_264bb436;
var from_chunk_2dc40146;
var from_chunk_300c9f32;
var from_chunk_468d357e;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_chunk_711bb257;
var from_chunk_9f76ff87;
var from_chunk_b8079e18;
var from_chunk_b83646b9;
var from_chunk_c84da868;
var from_doctor_b9f6b0ab;
var from_stop_07378340;
var from_main;
parts["probe-YXCCKJ2D"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FH4VEWQ4 = (from_doctor_b9f6b0ab ??= require("./doctor-b9f6b0ab.cjs"))["chunk-FH4VEWQ4"]();
var import_chunk_IALJBKRO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IALJBKRO"]();
var import_chunk_K6TUEKOU = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_SF5A56FE = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-SF5A56FE"]();
var import_chunk_LLPVZERS = (from_chunk_c84da868 ??= require("./chunk-c84da868.cjs"))["chunk-LLPVZERS"]();
var import_chunk_QENKWO26 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-QENKWO26"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_OZRBUHMI = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_BDFZUEKI = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-BDFZUEKI"]();
var import_chunk_VL6RXXBB = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-VL6RXXBB"]();
var import_chunk_QEKSLWG2 = (from_chunk_300c9f32 ??= require("./chunk-300c9f32.cjs"))["chunk-QEKSLWG2"]();
var import_chunk_6OB7HLUK = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-6OB7HLUK"]();
var import_chunk_2OZZ4N6C = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_UW6MP7CL = (from_chunk_b83646b9 ??= require("./chunk-b83646b9.cjs"))["chunk-UW6MP7CL"]();
var import_chunk_3J3Q4ADO = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-3J3Q4ADO"]();
var import_chunk_IQRCHVB2 = (from_chunk_2dc40146 ??= require("./chunk-2dc40146.cjs"))["chunk-IQRCHVB2"]();
var import_chunk_E5H26DIM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-E5H26DIM"]();
var import_chunk_KWWFSC3C = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_TXMJMF5M = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-TXMJMF5M"]();
var import_chunk_RCUEOSDF = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-RCUEOSDF"]();
var import_chunk_YO4Q72FV = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-YO4Q72FV"]();
var import_chunk_VLRIHLKJ = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-VLRIHLKJ"]();
var import_chunk_N4XWGMBC = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-N4XWGMBC"]();
var import_chunk_SIAG2GVU = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-SIAG2GVU"]();
var import_chunk_BPDDXC6Y = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_ZAFE4EWE = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-ZAFE4EWE"]();
var import_chunk_TSNHQGKM = (from_chunk_9f76ff87 ??= require("./chunk-9f76ff87.cjs"))["chunk-TSNHQGKM"]();
var import_chunk_IIZAPNO6 = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_YY6N2GNC = (from_chunk_468d357e ??= require("./chunk-468d357e.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TDLACVAW = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LJOAF2GT = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_VBRXSFTK = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-VBRXSFTK"]();
var import_chunk_3IY7WIFP = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-3IY7WIFP"]();
var import_chunk_USICOBVV = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-USICOBVV"]();
var import_chunk_2MCP5X62 = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2MCP5X62"]();
var import_chunk_SG6GTLHQ = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-SG6GTLHQ"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_QABZ3LZA = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QABZ3LZA"]();
var import_chunk_QRQHLRVO = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-QRQHLRVO"]();
var import_chunk_BDMJEHLN = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-BDMJEHLN"]();
var import_chunk_NCBB32XO = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-NCBB32XO"]();
var import_chunk_COCIJOXI = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-COCIJOXI"]();
var import_chunk_2BJIBM3G = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_IY67O6LB = (from_chunk_264bb436 ??= require("./chunk-264bb436.cjs"))["chunk-IY67O6LB"]();
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_6YI44MHD = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_b8079e18 ??= require("./chunk-b8079e18.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_1e82b2bc ??= require("./chunk-1e82b2bc.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_WJHWKB3J = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-WJHWKB3J"]();
var import_chunk_NLWRO2NF = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_N3MXA63Q = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-N3MXA63Q"]();
var import_chunk_CLHPKY4O = (from_stop_07378340 ??= require("./stop-07378340.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_QWRINJQI = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-QWRINJQI"]();
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
var import_chunk_AMIK6XCK = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-AMIK6XCK"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
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
  const { models } = await (0, import_chunk_VLRIHLKJ.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_IALJBKRO.planStep)({
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
  const { step } = await (0, import_chunk_QENKWO26.advance)(repository, planned.file.run);
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
    const check = (0, import_chunk_FH4VEWQ4.judgeProbe)(await (0, import_chunk_DNQAWPW6.readLedger)(probe.paths), answer);
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
