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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_3d4247f8;
var from_chunk_428a8694;
var from_chunk_4ed73501;
var from_chunk_68d1284a;
var from_chunk_7e1c676c;
var from_chunk_81d95a63;
var from_chunk_8ef10247;
var from_chunk_9418c97e;
var from_chunk_b4cf639f;
var from_chunk_b778d404;
var from_chunk_b946c1bb;
var from_chunk_c9dfc941;
var from_chunk_ca3a370f;
var from_chunk_cc483273;
var from_chunk_e1032810;
var from_chunk_ef9c0dde;
var from_doctor_7984d74a;
var from_pre_88a614f7;
var from_start_over_55878124;
var from_main;
parts["probe-JBCOQBLG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QASDFSS5 = (from_doctor_7984d74a ??= require("./doctor-7984d74a.cjs"))["chunk-QASDFSS5"]();
var import_chunk_73AQ6MKU = (from_chunk_ca3a370f ??= require("./chunk-ca3a370f.cjs"))["chunk-73AQ6MKU"]();
var import_chunk_VDQPBWEA = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_K6TUEKOU = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_AZ6WTUF4 = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-AZ6WTUF4"]();
var import_chunk_YNM7LE37 = (from_chunk_b946c1bb ??= require("./chunk-b946c1bb.cjs"))["chunk-YNM7LE37"]();
var import_chunk_65FJW33J = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-65FJW33J"]();
var import_chunk_6YI44MHD = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-6YI44MHD"]();
var import_chunk_43OESL65 = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_BDN3BJTZ = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-BDN3BJTZ"]();
var import_chunk_5YXG7ZY7 = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-5YXG7ZY7"]();
var import_chunk_FKAGXOVS = (from_chunk_b4cf639f ??= require("./chunk-b4cf639f.cjs"))["chunk-FKAGXOVS"]();
var import_chunk_RWTGCLUU = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-RWTGCLUU"]();
var import_chunk_ZP2HKGOD = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-ZP2HKGOD"]();
var import_chunk_NFDVNL4G = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-NFDVNL4G"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_428a8694 ??= require("./chunk-428a8694.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_X7JX2L6V = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-X7JX2L6V"]();
var import_chunk_Q6MYMTEB = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-Q6MYMTEB"]();
var import_chunk_PVHSDRHC = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-PVHSDRHC"]();
var import_chunk_LHGYS6A4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-LHGYS6A4"]();
var import_chunk_ES4WGOX4 = (from_chunk_ef9c0dde ??= require("./chunk-ef9c0dde.cjs"))["chunk-ES4WGOX4"]();
var import_chunk_GGWDZ2UQ = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_3EXVUZQJ = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-3EXVUZQJ"]();
var import_chunk_3HNGQ3BJ = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-3HNGQ3BJ"]();
var import_chunk_LULTQMGR = (from_chunk_b778d404 ??= require("./chunk-b778d404.cjs"))["chunk-LULTQMGR"]();
var import_chunk_TWOGUOFL = (from_chunk_8ef10247 ??= require("./chunk-8ef10247.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_7e1c676c ??= require("./chunk-7e1c676c.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_MSIOT5LX = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-MSIOT5LX"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_EGNZIYAS = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_e1032810 ??= require("./chunk-e1032810.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_IMTTQKUO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-IMTTQKUO"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_LZCTZWJL = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_UMFG76IG = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-UMFG76IG"]();
var import_chunk_V5BWT6PQ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-V5BWT6PQ"]();
var import_chunk_MU27QCO3 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-MU27QCO3"]();
var import_chunk_OFITSVFV = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OFITSVFV"]();
var import_chunk_D2F4GZEI = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-D2F4GZEI"]();
var import_chunk_3NWS2FOW = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-3NWS2FOW"]();
var import_chunk_RQL445DP = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_T5AUFXCJ = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-T5AUFXCJ"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_EQDEURPC = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_IJXJ7C2R = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CQMX652T = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_BLMYTWFS = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLMYTWFS"]();
var import_chunk_37AYGRAF = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IVJR772G = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-IVJR772G"]();
var import_chunk_X64QAB2D = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X64QAB2D"]();
var import_chunk_6NURF3Y3 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-6NURF3Y3"]();
var import_chunk_X75GLVD4 = (from_chunk_9418c97e ??= require("./chunk-9418c97e.cjs"))["chunk-X75GLVD4"]();
var import_chunk_CKMVB2RJ = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_CDHO3KDY = (from_start_over_55878124 ??= require("./start-over-55878124.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_DUUH6XJL = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_A6JCCCLN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_5YYKEXL5 = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-5YYKEXL5"]();
var import_chunk_AASB22DL = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-AASB22DL"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
var import_chunk_ME4LCTXO = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-ME4LCTXO"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_WCK3D5U5 = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_N6PILOQF = (from_chunk_4ed73501 ??= require("./chunk-4ed73501.cjs"))["chunk-N6PILOQF"]();
var import_chunk_R5ZSPPUH = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-N6P4XODE"]();
var import_chunk_XKMPNDJX = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
    (0, import_chunk_EGNZIYAS.commitNamed)(repository, "HEAD"),
    writeTree(repository, {}),
    writeTree(repository, { [FILE]: TEXT })
  ]);
  const { models } = await (0, import_chunk_QMY7C43Q.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_73AQ6MKU.planStep)({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await (0, import_chunk_Y4UYJQVW.fingerprintRepository)(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await (0, import_chunk_BDN3BJTZ.advance)(repository, planned.file.run);
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
    const { top } = await (0, import_chunk_S7YDDUFG.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_QASDFSS5.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_QASDFSS5.judgeProbe)(await (0, import_chunk_HEILT7NF.readLedger)(probe.paths), answer);
    if (check.state !== "failed") {
      await (0, import_chunk_R5ZSPPUH.removeFolder)(probe.paths.dir);
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
