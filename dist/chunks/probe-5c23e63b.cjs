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
var from_chunk_11b369f4;
var from_chunk_38295742;
var from_chunk_664d5821;
var from_chunk_6b825e61;
var from_chunk_a84db1dc;
var from_chunk_a9b4a8be;
var from_chunk_b5d279d5;
var from_chunk_d4321d58;
var from_chunk_d66e0893;
var from_chunk_d74c1317;
var from_chunk_d8bf00b7;
var from_chunk_eb0136a0;
var from_chunk_ec474846;
var from_doctor_3947d1e8;
var from_stop_2392036f;
var from_main;
parts["probe-CJV5BYCF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6AZC7ERS = (from_doctor_3947d1e8 ??= require("./doctor-3947d1e8.cjs"))["chunk-6AZC7ERS"]();
var import_chunk_L35HZI3C = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-L35HZI3C"]();
var import_chunk_K6TUEKOU = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_DW2W6M6G = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-DW2W6M6G"]();
var import_chunk_LLPVZERS = (from_chunk_b5d279d5 ??= require("./chunk-b5d279d5.cjs"))["chunk-LLPVZERS"]();
var import_chunk_A2J2IFO4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-A2J2IFO4"]();
var import_chunk_6OZOC3T4 = (from_chunk_d8bf00b7 ??= require("./chunk-d8bf00b7.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_UQCJTSQS = (from_chunk_6b825e61 ??= require("./chunk-6b825e61.cjs"))["chunk-UQCJTSQS"]();
var import_chunk_VDQPBWEA = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_HUPFTOFW = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-HUPFTOFW"]();
var import_chunk_WYEK2VCC = (from_chunk_d66e0893 ??= require("./chunk-d66e0893.cjs"))["chunk-WYEK2VCC"]();
var import_chunk_4CFNSAQP = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-4CFNSAQP"]();
var import_chunk_2OZZ4N6C = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_CBEJFHAX = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-CBEJFHAX"]();
var import_chunk_ZIJUAQ25 = (from_chunk_664d5821 ??= require("./chunk-664d5821.cjs"))["chunk-ZIJUAQ25"]();
var import_chunk_TP5P4NU6 = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-TP5P4NU6"]();
var import_chunk_UVQ3EDUK = (from_chunk_a9b4a8be ??= require("./chunk-a9b4a8be.cjs"))["chunk-UVQ3EDUK"]();
var import_chunk_KRCXUI7O = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-KRCXUI7O"]();
var import_chunk_IEEXMHG7 = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-IEEXMHG7"]();
var import_chunk_KWWFSC3C = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-KWWFSC3C"]();
var import_chunk_UPUPY4FX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-UPUPY4FX"]();
var import_chunk_HZZBRIM4 = (from_chunk_a84db1dc ??= require("./chunk-a84db1dc.cjs"))["chunk-HZZBRIM4"]();
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
var import_chunk_6YI44MHD = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_d74c1317 ??= require("./chunk-d74c1317.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_d4321d58 ??= require("./chunk-d4321d58.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_0f318d7e ??= require("./chunk-0f318d7e.cjs"))["chunk-E2GJLKLX"]();
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
    said: (0, import_chunk_FO5PT7KO.inertLine)(said).slice(0, 200),
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
  return (await (0, import_chunk_U4VRNEB2.askGit)(repository, args, { input })).stdout.toString("latin1").trim();
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
    (0, import_chunk_PGSSXO73.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_52RKPFEB.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_L35HZI3C.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_E7QTEREA.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_A2J2IFO4.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_4TSG2DVV.openRepository)(cwd);
    const plugins = await (0, import_chunk_6AZC7ERS.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_chunk_6AZC7ERS.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_chunk_VDQPBWEA.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_chunk_DW2W6M6G.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_6AZC7ERS.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_6AZC7ERS.judgeProbe)(await (0, import_chunk_Q5D5M5TU.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_chunk_SCWNVSH6.removeFolder)(probe.paths.dir);
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
