var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FH4VEWQ4 = require("./chunk-FH4VEWQ4.cjs");
var import_chunk_H5LGL4FE = require("./chunk-H5LGL4FE.cjs");
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_SF5A56FE = require("./chunk-SF5A56FE.cjs");
var import_chunk_LLPVZERS = require("./chunk-LLPVZERS.cjs");
var import_chunk_4PMEUG3P = require("./chunk-4PMEUG3P.cjs");
var import_chunk_4Q5JZOQ4 = require("./chunk-4Q5JZOQ4.cjs");
var import_chunk_3QZMME34 = require("./chunk-3QZMME34.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_RXGV2LJO = require("./chunk-RXGV2LJO.cjs");
var import_chunk_CDIRFA44 = require("./chunk-CDIRFA44.cjs");
var import_chunk_4ODTGDE4 = require("./chunk-4ODTGDE4.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_CBEJFHAX = require("./chunk-CBEJFHAX.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_6EBYRD5T = require("./chunk-6EBYRD5T.cjs");
var import_chunk_CTRZOPXE = require("./chunk-CTRZOPXE.cjs");
var import_chunk_JBLFZ45R = require("./chunk-JBLFZ45R.cjs");
var import_chunk_PMJUWC2A = require("./chunk-PMJUWC2A.cjs");
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_XZVZV7WG = require("./chunk-XZVZV7WG.cjs");
var import_chunk_6CHFZX2D = require("./chunk-6CHFZX2D.cjs");
var import_chunk_YO4Q72FV = require("./chunk-YO4Q72FV.cjs");
var import_chunk_F2OHUE3R = require("./chunk-F2OHUE3R.cjs");
var import_chunk_VKKQR5BD = require("./chunk-VKKQR5BD.cjs");
var import_chunk_AW3IDURW = require("./chunk-AW3IDURW.cjs");
var import_chunk_BPDDXC6Y = require("./chunk-BPDDXC6Y.cjs");
var import_chunk_I4EJNCCZ = require("./chunk-I4EJNCCZ.cjs");
var import_chunk_B7B76KLT = require("./chunk-B7B76KLT.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_B37R4VZ7 = require("./chunk-B37R4VZ7.cjs");
var import_chunk_ZLLJDHSD = require("./chunk-ZLLJDHSD.cjs");
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_H2VF7K2H = require("./chunk-H2VF7K2H.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VWRDYMPS = require("./chunk-VWRDYMPS.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_HFQSMDHW = require("./chunk-HFQSMDHW.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_7APCTLTW = require("./chunk-7APCTLTW.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
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
  return (await (0, import_chunk_57KOGJJR.askGit)(repository, args, { input })).stdout.toString("latin1").trim();
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
    (0, import_chunk_3NQMLAMU.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_F2OHUE3R.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_H5LGL4FE.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_B7B76KLT.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_4PMEUG3P.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_SUUZJCRZ.openRepository)(cwd);
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
