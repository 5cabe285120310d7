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
var from_chunk_0cd107b9;
var from_chunk_28729ffd;
var from_chunk_3532fb8f;
var from_chunk_441ed3b7;
var from_chunk_48469241;
var from_chunk_65e30782;
var from_chunk_6882ab89;
var from_chunk_97efbabf;
var from_chunk_9e7b11f9;
var from_chunk_a6011939;
var from_chunk_aa30f698;
var from_chunk_ba2d0478;
var from_chunk_c2093b53;
var from_chunk_c7bb625f;
var from_chunk_cc483273;
var from_chunk_d1296144;
var from_chunk_eb2e9841;
var from_chunk_f49809c7;
var from_chunk_ff949c2a;
var from_doctor_d0e3ab70;
var from_start_over_fb39d1f6;
var from_main;
parts["probe-YXXSP4O4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VEOBJUYJ = (from_doctor_d0e3ab70 ??= require("./doctor-d0e3ab70.cjs"))["chunk-VEOBJUYJ"]();
var import_chunk_GBDSMJIZ = (from_chunk_9e7b11f9 ??= require("./chunk-9e7b11f9.cjs"))["chunk-GBDSMJIZ"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_KJRZ5SGT = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-KJRZ5SGT"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_RJ3EMWNA = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-RJ3EMWNA"]();
var import_chunk_6YI44MHD = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_P4NDZK3S = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_POBIEPDE = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-POBIEPDE"]();
var import_chunk_EKQSUUC3 = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_42PV7BE6 = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-42PV7BE6"]();
var import_chunk_MLC7NCBB = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-MLC7NCBB"]();
var import_chunk_FD7XNJKK = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-FD7XNJKK"]();
var import_chunk_TVH2TFA2 = (from_chunk_c7bb625f ??= require("./chunk-c7bb625f.cjs"))["chunk-TVH2TFA2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_97efbabf ??= require("./chunk-97efbabf.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_EFGAKG5Z = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-EFGAKG5Z"]();
var import_chunk_ZLWDDNLC = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-ZLWDDNLC"]();
var import_chunk_4DSOJFSD = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-4DSOJFSD"]();
var import_chunk_OEKKXET6 = (from_chunk_f49809c7 ??= require("./chunk-f49809c7.cjs"))["chunk-OEKKXET6"]();
var import_chunk_EGGQGB4G = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-EGGQGB4G"]();
var import_chunk_7PDPOQOV = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-7PDPOQOV"]();
var import_chunk_PLSQXS65 = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-PLSQXS65"]();
var import_chunk_XAXNZS3H = (from_chunk_65e30782 ??= require("./chunk-65e30782.cjs"))["chunk-XAXNZS3H"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_HYFFNOHB = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-HYFFNOHB"]();
var import_chunk_SKLJIYBP = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-SKLJIYBP"]();
var import_chunk_EGNZIYAS = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0cd107b9 ??= require("./chunk-0cd107b9.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_4NHGDT2J = (from_chunk_28729ffd ??= require("./chunk-28729ffd.cjs"))["chunk-4NHGDT2J"]();
var import_chunk_DZKWVIPH = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-DZKWVIPH"]();
var import_chunk_KZC6CZ4O = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-KZC6CZ4O"]();
var import_chunk_LZCTZWJL = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_c2093b53 ??= require("./chunk-c2093b53.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_ba2d0478 ??= require("./chunk-ba2d0478.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_7BXMVFAG = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-7BXMVFAG"]();
var import_chunk_OYVHPEWJ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-OYVHPEWJ"]();
var import_chunk_XO6W7J5J = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-XO6W7J5J"]();
var import_chunk_3WZQDBCC = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_ITMNBPAO = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_6882ab89 ??= require("./chunk-6882ab89.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_BQ5ILKU4 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-BQ5ILKU4"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_OTZ2RVYM = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IVJR772G = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-IVJR772G"]();
var import_chunk_PFOE7DIO = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_48469241 ??= require("./chunk-48469241.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_d1296144 ??= require("./chunk-d1296144.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_CDHO3KDY = (from_start_over_fb39d1f6 ??= require("./start-over-fb39d1f6.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XIPCDINX = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-XIPCDINX"]();
var import_chunk_DUUH6XJL = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MQXWYK3B = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-MQXWYK3B"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y34TZB52 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-Y34TZB52"]();
var import_chunk_AASB22DL = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_T7XFNSHT = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-T7XFNSHT"]();
var import_chunk_DRNRIY4A = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FQRJC5IH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-FQRJC5IH"]();
var import_chunk_WCK3D5U5 = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_R5ZSPPUH = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_a6011939 ??= require("./chunk-a6011939.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_eb2e9841 ??= require("./chunk-eb2e9841.cjs"))["chunk-N6P4XODE"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = (0, import_chunk_P4NDZK3S.clientEnvironment)(question.env);
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
    said: (0, import_chunk_WDRVM6EA.inertLine)(said).slice(0, 200),
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
  const { models } = await (0, import_chunk_DZKWVIPH.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_GBDSMJIZ.planStep)({
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
  const { step } = await (0, import_chunk_POBIEPDE.advance)(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const plugins = await (0, import_chunk_VEOBJUYJ.listClientPlugins)(repository.top, env);
    if (plugins === "no-client") return (0, import_chunk_VEOBJUYJ.judgeProbe)([], NO_CLIENT);
    const probe = await planProbe(repository, (0, import_chunk_VDQPBWEA.cacheRoot)(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await (0, import_chunk_S7YDDUFG.readInstallation)([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: import_chunk_VEOBJUYJ.PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = (0, import_chunk_VEOBJUYJ.judgeProbe)(await (0, import_chunk_FQRJC5IH.readLedger)(probe.paths), answer);
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
