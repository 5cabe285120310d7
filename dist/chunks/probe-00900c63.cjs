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
var from_chunk_1d5c5560;
var from_chunk_24e1df22;
var from_chunk_45a9c7e6;
var from_chunk_4eaebebe;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_7fd11ed7;
var from_chunk_876f5172;
var from_chunk_98078e99;
var from_chunk_aab5277a;
var from_chunk_b4381e2c;
var from_chunk_c8595abe;
var from_chunk_ca417bea;
var from_chunk_cd2f4d0e;
var from_chunk_d962ced6;
var from_chunk_ded3bccb;
var from_chunk_f7da0da6;
var from_doctor_cfb3647b;
var from_pre_48e5d2bd;
var from_start_over_4009940c;
var from_main;
parts["probe-3OKEOFBD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_APTFMCNA = (from_doctor_cfb3647b ??= require("./doctor-cfb3647b.cjs"))["chunk-APTFMCNA"]();
var import_chunk_VDQPBWEA = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_CD4X5NO4 = (from_chunk_b4381e2c ??= require("./chunk-b4381e2c.cjs"))["chunk-CD4X5NO4"]();
var import_chunk_K6TUEKOU = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_4eaebebe ??= require("./chunk-4eaebebe.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_H4QAMFRB = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-H4QAMFRB"]();
var import_chunk_NF6L2QM5 = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_SO5HPFXT = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-SO5HPFXT"]();
var import_chunk_6LFRTTNO = (from_chunk_45a9c7e6 ??= require("./chunk-45a9c7e6.cjs"))["chunk-6LFRTTNO"]();
var import_chunk_GFGQUEEU = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-GFGQUEEU"]();
var import_chunk_6YI44MHD = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-6YI44MHD"]();
var import_chunk_WAE5JWXM = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-WAE5JWXM"]();
var import_chunk_2XWVF7Y5 = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-2XWVF7Y5"]();
var import_chunk_TWOGUOFL = (from_chunk_f7da0da6 ??= require("./chunk-f7da0da6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_YXBUNHEO = (from_chunk_7fd11ed7 ??= require("./chunk-7fd11ed7.cjs"))["chunk-YXBUNHEO"]();
var import_chunk_WGKVHWCI = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-WGKVHWCI"]();
var import_chunk_A365VGTZ = (from_chunk_98078e99 ??= require("./chunk-98078e99.cjs"))["chunk-A365VGTZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_DKQQTEXY = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-DKQQTEXY"]();
var import_chunk_UTSST5NN = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-UTSST5NN"]();
var import_chunk_JRIKYBLK = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-JRIKYBLK"]();
var import_chunk_RVKZZZOY = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_E2GJLKLX = (from_chunk_ca417bea ??= require("./chunk-ca417bea.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_EN3FHX4L = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-EN3FHX4L"]();
var import_chunk_HCTG2EZG = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-HCTG2EZG"]();
var import_chunk_CY23VXW5 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CY23VXW5"]();
var import_chunk_XVJUAOZE = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_5SHWXL7C = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-5SHWXL7C"]();
var import_chunk_OTWS56O2 = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-OTWS56O2"]();
var import_chunk_BPDDXC6Y = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-BPDDXC6Y"]();
var import_chunk_CJPODVJK = (from_chunk_876f5172 ??= require("./chunk-876f5172.cjs"))["chunk-CJPODVJK"]();
var import_chunk_ZTRJVIFV = (from_chunk_aab5277a ??= require("./chunk-aab5277a.cjs"))["chunk-ZTRJVIFV"]();
var import_chunk_QH5RQBKU = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-QH5RQBKU"]();
var import_chunk_ELTV7Y7O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-ELTV7Y7O"]();
var import_chunk_TNFJ4JBY = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-TNFJ4JBY"]();
var import_chunk_UHSTSU6V = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_QZRNUFII = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-QZRNUFII"]();
var import_chunk_Y5FHDHJZ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_FDVJZIYT = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-FDVJZIYT"]();
var import_chunk_BLJONZEY = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_AXL7BMZ5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-AXL7BMZ5"]();
var import_chunk_OLOC3CPJ = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-COCIJOXI"]();
var import_chunk_NCBB32XO = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-NCBB32XO"]();
var import_chunk_UPPTRZH5 = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-UPPTRZH5"]();
var import_chunk_BB27EDAN = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-BB27EDAN"]();
var import_chunk_VEBT7QIP = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-VEBT7QIP"]();
var import_chunk_OTZ2RVYM = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_ded3bccb ??= require("./chunk-ded3bccb.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_24e1df22 ??= require("./chunk-24e1df22.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_2US2OLJ7 = (from_start_over_4009940c ??= require("./start-over-4009940c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_I3BMPKLD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-I3BMPKLD"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
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
  const { models } = await (0, import_chunk_5SHWXL7C.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_CD4X5NO4.planStep)({
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
  const { step } = await (0, import_chunk_H4QAMFRB.advance)(repository, planned.file.run);
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
    const check = (0, import_chunk_APTFMCNA.judgeProbe)(await (0, import_chunk_Q66WQ462.readLedger)(probe.paths), answer);
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
