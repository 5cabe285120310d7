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
var import_chunk_XMTG2OIM = require("./chunk-XMTG2OIM.cjs");
var import_chunk_RQ6I3BBW = require("./chunk-RQ6I3BBW.cjs");
var import_chunk_CYZFPI5J = require("./chunk-CYZFPI5J.cjs");
var import_chunk_DL6Z647J = require("./chunk-DL6Z647J.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_VNKTKTEH = require("./chunk-VNKTKTEH.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_NHIWUZW3 = require("./chunk-NHIWUZW3.cjs");
var import_chunk_Q3X24TZ4 = require("./chunk-Q3X24TZ4.cjs");
var import_chunk_C3FTYDSQ = require("./chunk-C3FTYDSQ.cjs");
var import_chunk_FTTNA7LR = require("./chunk-FTTNA7LR.cjs");
var import_chunk_ZSV6FTS5 = require("./chunk-ZSV6FTS5.cjs");
var import_chunk_PWSJEAQY = require("./chunk-PWSJEAQY.cjs");
var import_chunk_NEEP52HI = require("./chunk-NEEP52HI.cjs");
var import_chunk_Q4R7LZZW = require("./chunk-Q4R7LZZW.cjs");
var import_chunk_5MTN5V7N = require("./chunk-5MTN5V7N.cjs");
var import_chunk_XKXVYCV2 = require("./chunk-XKXVYCV2.cjs");
var import_chunk_NBGIRIUR = require("./chunk-NBGIRIUR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_TSXWOWZV = require("./chunk-TSXWOWZV.cjs");
var import_chunk_7UCPAYQD = require("./chunk-7UCPAYQD.cjs");
var import_chunk_D3DP3OJX = require("./chunk-D3DP3OJX.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_fs = require("node:fs");
var import_promises2 = require("node:fs/promises");
var import_node_path3 = require("node:path");
var import_node_fs2 = require("node:fs");
var import_node_path4 = require("node:path");
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
  return import_chunk_XMTG2OIM.QUESTIONS.filter(
    (question) => question.languages.some((language) => languages.has(language)) && (question.dependencies === void 0 || question.dependencies.some((name) => dependencies.has(name)))
  ).map((question) => question.ask);
}
function projectProhibitions(rules) {
  return prohibitionsIn(rules).map(({ path, text }) => `${path}: "${text}"`);
}
var IN_USE_MILLISECONDS = 60 * 60 * 1e3;
var markerOf = (folder) => `${folder}.json`;
async function markWhole(folder, entries) {
  const blobs = entries.filter((entry) => entry.type === "blob");
  const files = blobs.filter((entry) => entry.mode !== "120000");
  const sum = {
    files: blobs.length,
    bytes: files.reduce((bytes, entry) => bytes + (entry.size ?? 0), 0)
  };
  await (0, import_chunk_DODZE5QL.writeFileAtomically)(markerOf(folder), JSON.stringify(sum));
}
async function isWhole(folder) {
  const marker = await (0, import_chunk_DODZE5QL.readTextIfAny)(markerOf(folder));
  if (marker === void 0) return false;
  const { ctimeMs: marked } = await (0, import_promises2.lstat)(markerOf(folder));
  try {
    if (marker !== JSON.stringify(sumOf(folder, marked))) return false;
    await (0, import_promises2.utimes)(markerOf(folder), /* @__PURE__ */ new Date(), /* @__PURE__ */ new Date());
    return true;
  } catch {
    return false;
  }
}
function sumOf(folder, marked) {
  let [files, bytes] = [0, 0];
  for (const entry of (0, import_node_fs.readdirSync)(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isDirectory()) continue;
    const stats = (0, import_node_fs.lstatSync)((0, import_node_path3.join)(entry.parentPath, entry.name));
    if (stats.ctimeMs > marked) return { files: -1, bytes: -1 };
    files += 1;
    if (!entry.isSymbolicLink()) bytes += stats.size;
  }
  return { files, bytes };
}
async function takeAway(folder) {
  const aside = (0, import_node_path3.join)(folder, "..", `.old-${(0, import_chunk_VNKTKTEH.randomHex)(6)}`);
  try {
    await (0, import_promises2.rename)(folder, aside);
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
    throw cause;
  }
  await (0, import_promises2.rm)(aside, { recursive: true, force: true });
}
async function putInPlace(draft, folder) {
  try {
    await (0, import_promises2.rename)(draft, folder);
  } catch (cause) {
    if (!await isWhole(folder)) throw cause;
  }
}
async function pruneTrees(cacheRoot2, keep) {
  const trees = (0, import_node_path3.join)(cacheRoot2, "trees");
  const names = await (0, import_chunk_DODZE5QL.listNames)(trees);
  const found = await Promise.all(
    names.filter((name) => !name.endsWith(".json")).map(async (name) => ({ name, used: await lastUse(trees, name) }))
  );
  const unused = found.filter(({ used }) => Date.now() - used > IN_USE_MILLISECONDS);
  const isTree = ({ name }) => !name.startsWith(".");
  const newest = found.filter(isTree).toSorted((0, import_chunk_UTFC5QHX.by)(({ used }) => -used));
  const kept = new Set(newest.slice(0, keep));
  const removed = unused.filter((tree) => !kept.has(tree));
  for (const { name } of removed) {
    await (0, import_promises2.rm)(markerOf((0, import_node_path3.join)(trees, name)), { force: true });
    await takeAway((0, import_node_path3.join)(trees, name));
  }
  return removed.map(({ name }) => name);
}
async function lastUse(trees, name) {
  const stats = await (0, import_promises2.lstat)(markerOf((0, import_node_path3.join)(trees, name))).catch(
    () => (0, import_promises2.lstat)((0, import_node_path3.join)(trees, name)).catch(() => void 0)
  );
  return stats?.mtimeMs ?? 0;
}
var LINK = "120000";
var PROGRAM = "100755";
async function writeEntries(repository, entries, folder) {
  const isBlob = (entry) => entry.type === "blob";
  const folders = entries.map((entry) => isBlob(entry) ? (0, import_node_path4.dirname)(entry.path) : entry.path);
  for (const inner of new Set(folders)) (0, import_node_fs2.mkdirSync)((0, import_node_path4.join)(folder, inner), { recursive: true });
  for (const slice of (0, import_chunk_CYZFPI5J.inSlices)(entries.filter(isBlob))) {
    const contents = await (0, import_chunk_5MTN5V7N.readBlobs)(
      repository,
      slice.map((entry) => entry.oid)
    );
    for (const entry of slice) {
      const content = contents.get(entry.oid);
      if (content !== void 0) writeEntry(entry, content, (0, import_node_path4.join)(folder, entry.path));
    }
  }
}
function writeEntry(entry, content, path) {
  if (entry.mode === LINK) (0, import_node_fs2.symlinkSync)(content, path);
  else (0, import_node_fs2.writeFileSync)(path, content, { flag: "wx", mode: entry.mode === PROGRAM ? 365 : 292 });
}
var KEPT_TREES = 8;
async function materializeTree(repository, tree, cacheRoot2) {
  const folder = (0, import_node_path2.join)(cacheRoot2, "trees", tree);
  if (await isWhole(folder)) return folder;
  const entries = await (0, import_chunk_5MTN5V7N.listTree)(repository, `${tree}^{tree}`);
  try {
    await writeWhole(repository, entries, folder);
  } catch (cause) {
    if (cause instanceof import_chunk_VHIDEY7P.Failure) throw cause;
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new import_chunk_VHIDEY7P.Failure(
      "environment/tree-unavailable",
      `cannot write the tree under review to ${folder}: ${said}`,
      {
        hint: `check the free space and permissions of ${cacheRoot2}, or set XDG_CACHE_HOME to another folder`,
        cause
      }
    );
  }
  await pruneTrees(cacheRoot2, KEPT_TREES);
  return folder;
}
async function writeWhole(repository, entries, folder) {
  const trees = (0, import_node_path2.join)(folder, "..");
  await (0, import_promises.mkdir)(trees, { recursive: true, mode: 448 });
  const draft = await (0, import_promises.mkdtemp)((0, import_node_path2.join)(trees, ".draft-"));
  try {
    await writeEntries(repository, entries, draft);
    await takeAway(folder);
    await markWhole(folder, entries);
    await putInPlace(draft, folder);
  } finally {
    await (0, import_promises.rm)(draft, { recursive: true, force: true });
  }
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
  return rule.paths === null && (0, import_chunk_NEEP52HI.directoriesOf)(rule).includes("");
}
function requireReviewRules(rules) {
  const counts = rules.flatMap(import_chunk_NEEP52HI.placesOfRule).some((path) => {
    const source = (0, import_chunk_NEEP52HI.placeOf)(path)?.source;
    return source === "claude-md" || source === "claude-rules";
  });
  if (counts) return;
  throw new import_chunk_VHIDEY7P.Failure(
    "rules/none-found",
    "No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.",
    { hint: "to review without the rules lens, pass --no-rules" }
  );
}
function requireReviewableText(change) {
  if ((0, import_chunk_VNKTKTEH.hunkIds)((0, import_chunk_VNKTKTEH.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_NHIWUZW3.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_VHIDEY7P.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head }) {
  const asked = (0, import_chunk_CYZFPI5J.targetText)(target);
  return asked === "" ? await (0, import_chunk_CYZFPI5J.currentBranch)(repository) ?? head.label : asked;
}
var MAX_FINDINGS = 15;
var WARN_FILES = 50;
function settingsOf(config, options) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = review.lenses ?? [...import_chunk_TSXWOWZV.LENSES];
  return {
    threshold: review.threshold ?? import_chunk_ZSV6FTS5.THRESHOLD,
    max_findings: review.max_findings ?? MAX_FINDINGS,
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_TSXWOWZV.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_TSXWOWZV.SCOPE_POLICIES
    ),
    lenses: import_chunk_TSXWOWZV.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_VHIDEY7P.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
var KEPT_TREES2 = 8;
async function planRun(request) {
  const { repository, target, options } = request;
  const change = await (0, import_chunk_CYZFPI5J.readChange)(repository, target);
  const [config] = await Promise.all([
    (0, import_chunk_VNKTKTEH.readConfig)(repository, change.base.tree),
    (0, import_chunk_VNKTKTEH.readSuppressions)(repository, change.base.tree)
  ]);
  const settings = settingsOf(config, options);
  const refusal = request.yes ? void 0 : (0, import_chunk_CYZFPI5J.tooManyFiles)(change, config.review?.warn_files ?? WARN_FILES);
  if (refusal !== void 0) throw refusal;
  requireReviewableText(change);
  const [rulesRead, context, textOf2, treeRoot, fingerprint] = await Promise.all([
    (0, import_chunk_RQ6I3BBW.readRules)(repository, change.base.tree),
    (0, import_chunk_XMTG2OIM.readContext)(repository, change),
    readChangedTexts(repository, change),
    materializeTree(repository, change.head.tree, request.cacheRoot),
    (0, import_chunk_VNKTKTEH.fingerprintRepository)(repository)
  ]);
  if (settings.lenses.includes("rules-compliance")) requireReviewRules(rulesRead.rules);
  const given = givenRules(settings, (0, import_chunk_NEEP52HI.rulesInForce)(rulesRead.rules, change.changed.keys()));
  const checklist = bugChecklist(context.stack, rulesRead.rules);
  const redactor = (0, import_chunk_C3FTYDSQ.createRedactor)();
  const raw = { files: (0, import_chunk_VNKTKTEH.shownFiles)(change), context, rules: rulesRead.rules, checklist };
  const material = await (0, import_chunk_VNKTKTEH.cleanMaterial)(raw, redactor, textOf2);
  const file = runFile(request, change, settings, treeRoot, {
    title: await titleOf(repository, target, change),
    idle: idleLenses(settings, material),
    warnings: [...rulesRead.notes, ...renameWarning(change)]
  });
  const paths = (0, import_chunk_7UCPAYQD.runPaths)(repository.top, file.run);
  await writeRun(file, paths, change);
  await Promise.all([
    (0, import_chunk_ZSV6FTS5.writeStamped)(paths.fingerprint, file, fingerprint),
    (0, import_chunk_VNKTKTEH.writeMaterial)(paths, file, material, {
      given: given.map(({ rule }) => rule.path),
      changed: (0, import_chunk_NEEP52HI.changedRules)(change.changed, rulesRead.rules)
    }),
    (0, import_chunk_VNKTKTEH.writeSecrets)(paths, file, redactor),
    pruneTrees(request.cacheRoot, KEPT_TREES2)
  ]);
  return { file, paths, change, material };
}
async function readChangedTexts(repository, change) {
  const skipped = new Set(change.skipped.map(({ path }) => path));
  const texts = await (0, import_chunk_PWSJEAQY.readQuotedTexts)(repository, {
    baseTree: change.base.tree,
    headTree: change.head.tree,
    changed: change.changed,
    treeRoots: [],
    named: [...change.changed.keys()].filter((path) => !skipped.has(path))
  });
  return (path, side) => (side === "new" ? texts.headText(path) : texts.baseText(path))?.plain.text;
}
function givenRules(settings, inForce) {
  return settings.rules === "none" ? [] : rulesFor(settings.rules, inForce);
}
function runFile({ repository, target, captured }, change, settings, treeRoot, found) {
  return {
    layout: 1,
    run: (0, import_chunk_VNKTKTEH.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_7UCPAYQD.now)(),
    captured,
    top: repository.top,
    title: found.title,
    scope_note: change.scopeNote,
    paths: [...target.paths],
    base: change.base,
    head: change.head,
    tree_root: treeRoot,
    nonce: (0, import_chunk_VNKTKTEH.randomHex)(16),
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
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
async function writeRun(file, paths, change) {
  await (0, import_chunk_DODZE5QL.createFileOnce)((0, import_node_path.join)(file.top, ".correctless", ".gitignore"), GITIGNORE);
  if (!await (0, import_chunk_DODZE5QL.createFileOnce)(paths.run, (0, import_chunk_7UCPAYQD.jsonText)(file))) {
    throw new import_chunk_VHIDEY7P.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
  }
  const skipped = change.skipped.map(({ path, reason, bytes }) => ({ path, reason, bytes }));
  const scope = { ...(0, import_chunk_ZSV6FTS5.stampOf)(file), files: (0, import_chunk_ZSV6FTS5.scopeEntries)(change.changed), skipped };
  await (0, import_chunk_DODZE5QL.writeFileAtomically)(paths.scope, (0, import_chunk_7UCPAYQD.jsonText)(scope));
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
    const { repository, target } = await (0, import_chunk_CYZFPI5J.askedTarget)(cwd, positionals, flags);
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
      captured: (0, import_chunk_DL6Z647J.choice)("capture", option("capture") ?? "hooks", ["hooks", "manual"]),
      cacheRoot: (0, import_chunk_XMTG2OIM.cacheRoot)(env)
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
  const nextSlot = (0, import_chunk_VNKTKTEH.slotNames)(file, []);
  const summary = (0, import_chunk_VNKTKTEH.summaryPacket)(file, material, nextSlot);
  const packets = [summary, ...(0, import_chunk_VNKTKTEH.reviewSlots)(file, material, null, nextSlot).slots.map(({ packet }) => packet)];
  return { slots: packets.length, bytes: packets.reduce((sum, { bytes }) => sum + bytes, 0) };
}
function jsonOf({ file, paths, change }, { slots, bytes }) {
  const { added, removed } = (0, import_chunk_CYZFPI5J.changedLineCounts)(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    changedLines: added + removed,
    lenses: (0, import_chunk_VNKTKTEH.workingLenses)(file),
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
