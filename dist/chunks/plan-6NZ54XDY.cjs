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
  planCommand: () => planCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ESKOK64C = require("./chunk-ESKOK64C.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_G4SGNJ7N = require("./chunk-G4SGNJ7N.cjs");
var import_chunk_FJEZUIRD = require("./chunk-FJEZUIRD.cjs");
var import_chunk_SXXLROBZ = require("./chunk-SXXLROBZ.cjs");
var import_chunk_WOZUJPKG = require("./chunk-WOZUJPKG.cjs");
var import_chunk_ZSECTBPV = require("./chunk-ZSECTBPV.cjs");
var import_chunk_SJW3B5UE = require("./chunk-SJW3B5UE.cjs");
var import_chunk_DS6F2FDM = require("./chunk-DS6F2FDM.cjs");
var import_chunk_3VV3HG5G = require("./chunk-3VV3HG5G.cjs");
var import_chunk_GY6GDHTC = require("./chunk-GY6GDHTC.cjs");
var import_chunk_XPOA67B5 = require("./chunk-XPOA67B5.cjs");
var import_chunk_4ECSHEJR = require("./chunk-4ECSHEJR.cjs");
var import_chunk_DADREYF6 = require("./chunk-DADREYF6.cjs");
var import_chunk_RRYGJF66 = require("./chunk-RRYGJF66.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_K2FTSSU4 = require("./chunk-K2FTSSU4.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_OMBJBAGF = require("./chunk-OMBJBAGF.cjs");
var import_chunk_PB6DAZ2F = require("./chunk-PB6DAZ2F.cjs");
var import_chunk_AOMHXBU5 = require("./chunk-AOMHXBU5.cjs");
var import_chunk_4STC77O3 = require("./chunk-4STC77O3.cjs");
var import_chunk_7PNWFP6H = require("./chunk-7PNWFP6H.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_DDU43KAN = require("./chunk-DDU43KAN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_SAW3E2DX = require("./chunk-SAW3E2DX.cjs");
var import_chunk_ELDVBZSK = require("./chunk-ELDVBZSK.cjs");
var import_chunk_SXSGO6LM = require("./chunk-SXSGO6LM.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_WVR735OG = require("./chunk-WVR735OG.cjs");
var import_chunk_MZTGER7V = require("./chunk-MZTGER7V.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_OQGYYWEI = require("./chunk-OQGYYWEI.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_5445BYDW = require("./chunk-5445BYDW.cjs");
var import_chunk_ZNZE32W7 = require("./chunk-ZNZE32W7.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var MOST_PROHIBITIONS = 20;
var SHORTEST = 12;
var LONGEST = 300;
var CONCRETE = /\b(?:never|must not|mustn['’]t|always)\b/i;
function prohibitionsIn(rules) {
  const files = rules.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(a.path, b.path)).map(prohibitionsOf);
  const rounds = Math.max(0, ...files.map((found) => found.length));
  const inTurn = Array.from(
    { length: rounds },
    (_, round) => files.flatMap((found) => found[round] ?? [])
  ).flat();
  const chosen = new Set(inTurn.slice(0, MOST_PROHIBITIONS));
  return files.flat().filter((prohibition) => chosen.has(prohibition));
}
function prohibitionsOf(rule) {
  const found = proseLines(rule.body).flatMap(sentencesOf).filter((text) => CONCRETE.test(text));
  const fitting = found.filter((text) => text.length >= SHORTEST && text.length <= LONGEST);
  return [...new Set(fitting)].map((text) => ({ path: rule.path, text }));
}
function proseLines(body) {
  let fence;
  return body.split(/\r?\n/).filter((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark !== void 0 && (fence === void 0 || mark.startsWith(fence))) {
      fence = fence === void 0 ? mark : void 0;
      return false;
    }
    return fence === void 0 && !/^\s*(?:#|\||<!--)|^(?: {4}|\t)(?!\s*[-*+\d])/.test(line);
  });
}
function sentencesOf(line) {
  const text = line.replace(/^[\s>]*(?:[-*+]|\d{1,3}[.)])?\s*(?:\[[ xX]\]\s+)?/, "").trim();
  return text.length <= LONGEST ? [text] : text.split(/(?<=[.!?])\s+(?=[A-Z`*])/);
}
function bugChecklist(stack, rules) {
  return [...bugQuestions(stack), ...projectProhibitions(rules)];
}
function bugQuestions(stack) {
  const languages = new Set(stack.languages);
  const dependencies = new Set(
    [...stack.dependencies, stack.framework ?? ""].map((entry) => entry.toLowerCase().split(" ")[0] ?? "")
  );
  return import_chunk_ESKOK64C.QUESTIONS.filter(
    (question) => question.languages.some((language) => languages.has(language)) && (question.dependencies === void 0 || question.dependencies.some((name) => dependencies.has(name)))
  ).map((question) => question.ask);
}
function projectProhibitions(rules) {
  return prohibitionsIn(rules).map(({ path, text }) => `${path}: "${text}"`);
}
function rulesFor(selection, rules) {
  switch (selection) {
    case "all":
      return [...rules];
    case "scoped":
      return rules.filter(({ governs }) => governs.length > 0);
    case "fix-review":
      return rules.filter(
        ({ rule, governs }) => rule.source === "claude-rules" && (governs.length > 0 || isAlwaysInForce(rule))
      );
  }
}
function isAlwaysInForce(rule) {
  return rule.paths === null && (0, import_chunk_THSK2JZM.directoriesOf)(rule).includes("");
}
function requireReviewRules(rules) {
  const counts = rules.flatMap(import_chunk_THSK2JZM.placesOfRule).some((path) => {
    const source = (0, import_chunk_THSK2JZM.placeOf)(path)?.source;
    return source === "claude-md" || source === "claude-rules";
  });
  if (counts) return;
  throw new import_chunk_JMQKZG5L.Failure(
    "rules/none-found",
    "No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.",
    { hint: "to review without the rules lens, pass --no-rules" }
  );
}
async function planRun(request) {
  const { repository, target, options } = request;
  const change = await (0, import_chunk_SXXLROBZ.readChange)(repository, target);
  const config = await readUserFiles(repository, change);
  const settings = (0, import_chunk_7PNWFP6H.settingsOf)(config, options);
  const refusal = request.yes ? void 0 : (0, import_chunk_SXXLROBZ.tooManyFiles)(change, config.review?.warn_files ?? import_chunk_7PNWFP6H.WARN_FILES);
  if (refusal !== void 0) throw refusal;
  (0, import_chunk_DS6F2FDM.requireReviewableText)(change);
  (0, import_chunk_DS6F2FDM.requireCacheOutside)(repository, request.cacheRoot);
  const [rulesRead, context, textOf2, treeRoot, fingerprint] = await Promise.all([
    (0, import_chunk_SJW3B5UE.readRules)(repository, change.base.tree),
    (0, import_chunk_ESKOK64C.readContext)(repository, change),
    (0, import_chunk_WOZUJPKG.readChangedTexts)(repository, change),
    (0, import_chunk_ZSECTBPV.materializeTree)(repository, change.head.tree, request.cacheRoot),
    (0, import_chunk_5IDYNDVR.fingerprintRepository)(repository)
  ]);
  if (settings.lenses.includes("rules-compliance")) requireReviewRules(rulesRead.rules);
  const given = givenRules(settings, (0, import_chunk_THSK2JZM.rulesInForce)(rulesRead.rules, change.changed.keys()));
  const checklist = bugChecklist(context.stack, rulesRead.rules);
  const redactor = (0, import_chunk_V6KAZEFG.createRedactor)();
  const raw = { files: (0, import_chunk_RRYGJF66.shownFiles)(change), context, rules: rulesRead.rules, checklist };
  const material = await (0, import_chunk_4ECSHEJR.cleanMaterial)(raw, redactor, textOf2);
  const file = runFile(request, change, settings, treeRoot, {
    title: await (0, import_chunk_DS6F2FDM.titleOf)(repository, target, change),
    idle: idleLenses(settings, material),
    warnings: [...rulesRead.notes, ...renameWarning(change)]
  });
  const paths = (0, import_chunk_DVETH7DV.runPaths)(repository.top, file.run);
  await writeRun(file, paths, change);
  await Promise.all([
    (0, import_chunk_OQGYYWEI.writeStamped)(paths.fingerprint, file, fingerprint),
    (0, import_chunk_XPOA67B5.writeMaterial)(paths, file, material, {
      given: given.map(({ rule }) => rule.path),
      changed: (0, import_chunk_THSK2JZM.changedRules)(change.changed, rulesRead.rules)
    }),
    (0, import_chunk_XPOA67B5.writeSecrets)(paths, file, redactor),
    (0, import_chunk_ZSECTBPV.pruneTrees)(request.cacheRoot, import_chunk_7PNWFP6H.KEPT_TREES)
  ]);
  return { file, paths, change, material };
}
async function readUserFiles(repository, { base }) {
  const [config] = await Promise.all([
    (0, import_chunk_4STC77O3.readConfig)(repository, base.tree),
    (0, import_chunk_4STC77O3.readSuppressions)(repository, base.tree)
  ]);
  return config;
}
function givenRules(settings, inForce) {
  return settings.rules === "none" ? [] : rulesFor(settings.rules, inForce);
}
function runFile({ repository, target, captured }, change, settings, treeRoot, found) {
  return {
    layout: 1,
    kind: "review",
    run: (0, import_chunk_7PNWFP6H.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_QCV6QELS.now)(),
    captured,
    top: repository.top,
    title: found.title,
    scope_note: change.scopeNote,
    paths: [...target.paths],
    base: change.base,
    head: change.head,
    tree_root: treeRoot,
    nonce: (0, import_chunk_7PNWFP6H.randomHex)(16),
    settings,
    lenses_without_work: found.idle,
    warnings: [...found.warnings]
  };
}
function idleLenses(settings, material) {
  const idle = [];
  if (material.context.history.rows.length === 0) {
    idle.push({ lens: "history-context", why: "no history at base of the changed files" });
  }
  return idle.filter(({ lens }) => settings.lenses.includes(lens));
}
function renameWarning(change) {
  return change.renameLimitHit ? ["git gave up looking for renames: some renamed files count as deleted and added"] : [];
}
async function writeRun(file, paths, change) {
  await (0, import_chunk_7PNWFP6H.createRun)(file, paths);
  const skipped = change.skipped.map(({ path, reason, bytes }) => ({ path, reason, bytes }));
  const scope = { ...(0, import_chunk_OQGYYWEI.stampOf)(file), files: (0, import_chunk_WVR735OG.scopeEntries)(change.changed), skipped };
  await (0, import_chunk_CC3FTJ7K.writeFileAtomically)(paths.scope, (0, import_chunk_QCV6QELS.jsonText)(scope));
}
var planCommand = {
  name: "plan",
  summary: "Starts a review: resolves what is reviewed and gathers all that reviewers are given",
  usage: "[TARGET | --staged | --uncommitted] [--yes] [--no-rules] [--json] [-- PATH\u2026]",
  flags: [
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "yes", type: "boolean", summary: "review more than 50 files too" },
    {
      name: "rules",
      type: "string",
      value: "all|scoped",
      summary: "which rule files reviewers get (default all)"
    },
    { name: "no-rules", type: "boolean", summary: "review without the rules lens" },
    {
      name: "fail-on",
      type: "string",
      value: "LEVEL",
      summary: "critical, important (default) or never: what ends with status 1"
    },
    {
      name: "scope-policy",
      type: "string",
      value: "POLICY",
      summary: "added (default), diff_context, file or nofilter: where findings may stand"
    },
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "who delivers the replies: the client\u2019s hooks (default) or `correctless reply`"
    },
    { name: "json", type: "boolean", summary: "the run as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the summary and of the reviewers; scorers come on top, at most 15.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[]}.`,
  run: async ({ positionals, paths, flag, option, cwd, env }) => {
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_chunk_FJEZUIRD.askedTarget)(cwd, positionals, flags);
    const planned = await planRun({
      repository,
      target,
      options: {
        failOn: option("fail-on"),
        scopePolicy: option("scope-policy"),
        rules: option("rules"),
        noRules: flag("no-rules")
      },
      yes: flag("yes"),
      captured: (0, import_chunk_G4SGNJ7N.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]),
      cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(env)
    });
    const estimate = estimateOf(planned);
    const text = textOf(planned, estimate);
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }
    };
  }
};
function estimateOf({ file, material }) {
  const nextSlot = (0, import_chunk_AOMHXBU5.slotNames)(file, []);
  const summary = (0, import_chunk_XPOA67B5.summaryPacket)(file, material, nextSlot);
  const packets = [summary, ...(0, import_chunk_XPOA67B5.reviewSlots)(file, material, null, nextSlot).slots.map(({ packet }) => packet)];
  return { slots: packets.length, bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0) };
}
function jsonOf({ file, paths, change }, { slots, bytes }) {
  const { added, removed } = (0, import_chunk_SXXLROBZ.changedLineCounts)(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    changedLines: added + removed,
    lenses: (0, import_chunk_XPOA67B5.workingLenses)(file),
    slots,
    bytes,
    warnings: file.warnings
  };
  return `${JSON.stringify(json, null, 2)}
`;
}
function textOf({ file, material }, { slots, bytes }) {
  const lines = [
    `Reviewing ${file.scope_note}`,
    ...file.lenses_without_work.map(({ lens, why }) => `${lens}: nothing to do, ${why}`),
    ...file.warnings.map((warning) => `warning: ${warning}`),
    `${slots} agents before scoring, ${Math.ceil(bytes / 1024)} KB of packets, ${material.rules.length} rule files`,
    `run: ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planCommand
});
