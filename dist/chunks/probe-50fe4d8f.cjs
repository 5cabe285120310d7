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
var from_chunk_024f156b;
var from_chunk_036581e4;
var from_chunk_330fcd1a;
var from_chunk_4283c454;
var from_chunk_45a9c7e6;
var from_chunk_45cfb9d2;
var from_chunk_4eaebebe;
var from_chunk_6ccb1515;
var from_chunk_7aaca261;
var from_chunk_8bb2ef54;
var from_chunk_a1c47994;
var from_chunk_b492da22;
var from_chunk_d6b99a95;
var from_chunk_d6dd3879;
var from_chunk_f7da0da6;
var from_chunk_f8138034;
var from_doctor_9d045f98;
var from_pre_a910e939;
var from_main;
parts["probe-NOBF4J2J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_APTFMCNA = (from_doctor_9d045f98 ??= require("./doctor-9d045f98.cjs"))["chunk-APTFMCNA"]();
var import_chunk_VDQPBWEA = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_BLRH546Z = (from_chunk_d6b99a95 ??= require("./chunk-d6b99a95.cjs"))["chunk-BLRH546Z"]();
var import_chunk_K6TUEKOU = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_Z2V2WTCW = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-Z2V2WTCW"]();
var import_chunk_NF6L2QM5 = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_TVPH2E6A = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-TVPH2E6A"]();
var import_chunk_SO5HPFXT = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_H5OVC6T2 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-H5OVC6T2"]();
var import_chunk_6YI44MHD = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6YI44MHD"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_ZBJVXOSP = (from_chunk_036581e4 ??= require("./chunk-036581e4.cjs"))["chunk-ZBJVXOSP"]();
var import_chunk_IBHHXTZ3 = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-IBHHXTZ3"]();
var import_chunk_PMBW7GTX = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-PMBW7GTX"]();
var import_chunk_EG3SYAKL = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EG3SYAKL"]();
var import_chunk_A365VGTZ = (from_chunk_d6dd3879 ??= require("./chunk-d6dd3879.cjs"))["chunk-A365VGTZ"]();
var import_chunk_V4SHAVKN = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-V4SHAVKN"]();
var import_chunk_RVKZZZOY = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_024f156b ??= require("./chunk-024f156b.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EN3FHX4L = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_L6SWPVC6 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-L6SWPVC6"]();
var import_chunk_XVJUAOZE = (from_chunk_f8138034 ??= require("./chunk-f8138034.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_S2HOTOBU = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-S2HOTOBU"]();
var import_chunk_6OUZW6CU = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-6OUZW6CU"]();
var import_chunk_BPDDXC6Y = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_BVOO6XN3 = (from_chunk_45cfb9d2 ??= require("./chunk-45cfb9d2.cjs"))["chunk-BVOO6XN3"]();
var import_chunk_CJPODVJK = (from_chunk_a1c47994 ??= require("./chunk-a1c47994.cjs"))["chunk-CJPODVJK"]();
var import_chunk_MIF3B7LM = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-MIF3B7LM"]();
var import_chunk_BTK3VLP2 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BTK3VLP2"]();
var import_chunk_TNFJ4JBY = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_UPPTRZH5 = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-BB27EDAN"]();
var import_chunk_OLOC3CPJ = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-NCBB32XO"]();
var import_chunk_CLVWUEFR = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-CLVWUEFR"]();
var import_chunk_CLHPKY4O = (from_chunk_7aaca261 ??= require("./chunk-7aaca261.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OTZ2RVYM = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_PX76SEBU = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_8bb2ef54 ??= require("./chunk-8bb2ef54.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_HVXKFRYY = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-HVXKFRYY"]();
var import_chunk_2US2OLJ7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_YL4GAA7I = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-YL4GAA7I"]();
var import_chunk_SMKJISEK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQJOHC2T = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-PQJOHC2T"]();
var import_chunk_UBEHNHW4 = (from_pre_a910e939 ??= require("./pre-a910e939.cjs"))["chunk-UBEHNHW4"]();
var import_chunk_7R4OZ5NR = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AVHIYBNK = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-AVHIYBNK"]();
var import_chunk_WCK3D5U5 = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EQ7TGJIC = (from_chunk_6ccb1515 ??= require("./chunk-6ccb1515.cjs"))["chunk-EQ7TGJIC"]();
var import_chunk_YKMPV6QP = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_330fcd1a ??= require("./chunk-330fcd1a.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_4283c454 ??= require("./chunk-4283c454.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_b492da22 ??= require("./chunk-b492da22.cjs"))["chunk-MZPW42QD"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = (0, import_chunk_K6TUEKOU.clientEnvironment)(question.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_2US2OLJ7.howToStart)("claude", argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds));
  } catch (error) {
    if (error instanceof import_chunk_Z5MRELTP.Failure) throw error;
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
  return (await (0, import_chunk_MZPW42QD.askGit)(repository, args, { input })).stdout.toString("latin1").trim();
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
    (0, import_chunk_HCTG2EZG.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_6OUZW6CU.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_BLRH546Z.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_CJPODVJK.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_Z2V2WTCW.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const plugins = await (0, import_chunk_APTFMCNA.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_chunk_APTFMCNA.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_chunk_VDQPBWEA.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_chunk_ZOTCQCXQ.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_APTFMCNA.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_APTFMCNA.judgeProbe)(await (0, import_chunk_AVHIYBNK.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_chunk_YKMPV6QP.removeFolder)(probe.paths.dir);
      const note = installed ? "" : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof import_chunk_Z5MRELTP.Failure)) throw error;
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
