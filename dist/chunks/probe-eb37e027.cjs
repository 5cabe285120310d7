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
var from_chunk_0c763baa;
var from_chunk_0eb32503;
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_441ed3b7;
var from_chunk_5a46e9c2;
var from_chunk_683b2b99;
var from_chunk_92ee5a42;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_chunk_aa30f698;
var from_chunk_bfcd0270;
var from_chunk_cc483273;
var from_chunk_ce0c7c26;
var from_chunk_d59e778d;
var from_chunk_e6d3f5de;
var from_chunk_e7176a56;
var from_chunk_f9992ab7;
var from_chunk_fb7546b2;
var from_chunk_ff949c2a;
var from_doctor_53f995d6;
var from_start_over_ce61a31a;
var from_main;
parts["probe-DVHN62CY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  probeHooks: () => probeHooks
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QASDFSS5 = (from_doctor_53f995d6 ??= require("./doctor-53f995d6.cjs"))["chunk-QASDFSS5"]();
var import_chunk_G5EJRGZE = (from_chunk_e6d3f5de ??= require("./chunk-e6d3f5de.cjs"))["chunk-G5EJRGZE"]();
var import_chunk_VDQPBWEA = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_W7EW4DTB = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-W7EW4DTB"]();
var import_chunk_UCAGE7IW = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-UCAGE7IW"]();
var import_chunk_Z2F5XNW6 = (from_chunk_441ed3b7 ??= require("./chunk-441ed3b7.cjs"))["chunk-Z2F5XNW6"]();
var import_chunk_6YI44MHD = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-6YI44MHD"]();
var import_chunk_IFVQ7AHZ = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_43OESL65 = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-43OESL65"]();
var import_chunk_DEFBUE5G = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-DEFBUE5G"]();
var import_chunk_LG4HRMOH = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-LG4HRMOH"]();
var import_chunk_EKQSUUC3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_P4NDZK3S = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_YYZDQUWI = (from_chunk_fb7546b2 ??= require("./chunk-fb7546b2.cjs"))["chunk-YYZDQUWI"]();
var import_chunk_BT67HXUF = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-BT67HXUF"]();
var import_chunk_CSDRZVGX = (from_chunk_ce0c7c26 ??= require("./chunk-ce0c7c26.cjs"))["chunk-CSDRZVGX"]();
var import_chunk_5ZFEDAR5 = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_S7YDDUFG = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-S7YDDUFG"]();
var import_chunk_3JSOW4MQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-3JSOW4MQ"]();
var import_chunk_YOPPTR4X = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-YOPPTR4X"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_D2KNDSCN = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-D2KNDSCN"]();
var import_chunk_QXZCLKC6 = (from_chunk_bfcd0270 ??= require("./chunk-bfcd0270.cjs"))["chunk-QXZCLKC6"]();
var import_chunk_GGWDZ2UQ = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_L5IKIS3U = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-L5IKIS3U"]();
var import_chunk_GMNQOWT2 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-GMNQOWT2"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_TWOGUOFL = (from_chunk_ff949c2a ??= require("./chunk-ff949c2a.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_E2GJLKLX = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_PBW7QVUY = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-PBW7QVUY"]();
var import_chunk_WH6QFT7A = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-WH6QFT7A"]();
var import_chunk_MOWC6Z7X = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-MOWC6Z7X"]();
var import_chunk_EGNZIYAS = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-EGNZIYAS"]();
var import_chunk_XVJUAOZE = (from_chunk_0eb32503 ??= require("./chunk-0eb32503.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_WZCEDLFN = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-WZCEDLFN"]();
var import_chunk_KEKSSPCP = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-KEKSSPCP"]();
var import_chunk_GBV23WAC = (from_chunk_d59e778d ??= require("./chunk-d59e778d.cjs"))["chunk-GBV23WAC"]();
var import_chunk_LZCTZWJL = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-LZCTZWJL"]();
var import_chunk_Y4UYJQVW = (from_chunk_92ee5a42 ??= require("./chunk-92ee5a42.cjs"))["chunk-Y4UYJQVW"]();
var import_chunk_XL2HDATQ = (from_chunk_683b2b99 ??= require("./chunk-683b2b99.cjs"))["chunk-XL2HDATQ"]();
var import_chunk_6PXMTOX3 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-6PXMTOX3"]();
var import_chunk_SI6GLDIF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-SI6GLDIF"]();
var import_chunk_IVSF7LK5 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-IVSF7LK5"]();
var import_chunk_3WZQDBCC = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3WZQDBCC"]();
var import_chunk_L6S3CSHS = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_3P5B5MV4 = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_ISSFKS4Y = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-ISSFKS4Y"]();
var import_chunk_3Q6ZRTRT = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3Q6ZRTRT"]();
var import_chunk_IJXJ7C2R = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_ITMNBPAO = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_5a46e9c2 ??= require("./chunk-5a46e9c2.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_LQYUZ4YC = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-LQYUZ4YC"]();
var import_chunk_37AYGRAF = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-37AYGRAF"]();
var import_chunk_OTZ2RVYM = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_3K5AAGTE = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-3K5AAGTE"]();
var import_chunk_YKRZYPRU = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_aa30f698 ??= require("./chunk-aa30f698.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IVJR772G = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-IVJR772G"]();
var import_chunk_PFOE7DIO = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-PFOE7DIO"]();
var import_chunk_MNOSJ5H5 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-MNOSJ5H5"]();
var import_chunk_X75GLVD4 = (from_chunk_0c763baa ??= require("./chunk-0c763baa.cjs"))["chunk-X75GLVD4"]();
var import_chunk_H3UCOH37 = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_f9992ab7 ??= require("./chunk-f9992ab7.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_CDHO3KDY = (from_start_over_ce61a31a ??= require("./start-over-ce61a31a.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_VV4P3O3O = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VV4P3O3O"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_RHX4JLJM = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-RHX4JLJM"]();
var import_chunk_TKCSMCAB = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_cc483273 ??= require("./chunk-cc483273.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_AASB22DL = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-AASB22DL"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
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
  const { models } = await (0, import_chunk_WZCEDLFN.readConfig)(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await (0, import_chunk_G5EJRGZE.planStep)({
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
  const { step } = await (0, import_chunk_LG4HRMOH.advance)(repository, planned.file.run);
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
    const check = (0, import_chunk_QASDFSS5.judgeProbe)(await (0, import_chunk_BQG2QDES.readLedger)(probe.paths), answer);
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
