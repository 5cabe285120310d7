var { __load, __part } = require("../main.cjs").shared;
exports["finish-if-idle"] = __part((exports) => {
var { advance } = __load("injection-patterns-1c8972ad/advance"), { finishRun } = __load("injection-patterns-1c8972ad/finish-run");
async function finishIfIdle(repository, name) {
  const { run, step } = await advance(repository, name);
  if (step.kind === "report") await finishRun(run);
}
Object.assign(exports, { finishIfIdle });
});
exports["plan"] = __part((exports) => {
var { captureFlag, capturedBy } = __load("main-0f98ea10/capture"), { withoutSession } = __load("find-again-822ea1ed/without-session"), { carriedByLens, estimateOf, planRun, plannedLines } = __load("plan-run-593eddef/plan-run"), { estimateLine } = __load("plan-request-a1c9577e/caps"), { PLAN_FLAGS, planRequest } = __load("plan-request-a1c9577e/plan-request"), { changedLineCounts } = __load("text-called-binary-fccc6b1e/read-skipped"), { workingLenses } = __load("find-again-822ea1ed/find-again"), { hunkIds } = __load("shown-files-85a04787/shown-files"), { counted } = __load("main/counted"), { inertJson } = __load("main/inert-2");
var planCommand = {
  name: "plan",
  summary: "Starts a review: finds out what is reviewed, and gathers everything that reviewers get",
  usage: "[TARGET | --staged | --uncommitted] [--yes] [--deep | --quick | --lenses LENS,\u2026] [--no-rules] [--since-last | --no-since-last] [--prove] [--shard I/N] [--json] [-- PATH\u2026]",
  flags: { ...PLAN_FLAGS, ...captureFlag(), json: "the run as JSON on stdout" },
  takes: { least: 0, most: 1, paths: true },
  details: `Calls no agent. The estimate counts the packets of the reviewers, and of the summary in a shard or from 400 changed lines on. Scorers
are extra: one for every five places (eight below 100 changed lines; one in all with --quick).
If there is a complete review of the same branch or target, the hunks that it reviewed are carried over and its findings are followed.
Replies of an unfinished run are kept where they still apply. --no-since-last ignores both. A change without a line for reviewers gets
its report at once.
JSON: {run, dir, base, head, files, changedLines, lenses[], slots, bytes, warnings[], since, kept}
  since is null or {run, planned_at, carried[{lens, hunks, of}], followed}
  kept is null, or {run, planned_at} of an unfinished run
  with --shard also shard {index, of, files}; the outer files counts the whole change`,
  run: async (input) => {
    const { flag } = input;
    const request = await planRequest(input, capturedBy(input));
    const planned = await planRun(request);
    const estimate = estimateOf(planned);
    if (hunkIds(planned.material.files).length === 0)
      await (await Promise.resolve().then(() => __load("plan-run-593eddef/finish-if-idle"))).finishIfIdle(request.repository, planned.file.run);
    const text = textOf(planned, estimate, { env: input.env, prefix: request.prefix ?? "" });
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(planned, estimate), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf(planned, { agents, bytes }) {
  const { file, paths, change, past } = planned;
  const { added, removed } = changedLineCounts(change.changed);
  const json = {
    run: file.run,
    dir: paths.dir,
    base: file.base.sha ?? file.base.tree,
    head: file.head.sha,
    files: change.changed.size,
    ...file.shard === void 0 ? {} : { shard: shardJson(file.shard) },
    changedLines: added + removed,
    lenses: workingLenses(file),
    slots: agents,
    bytes,
    warnings: file.warnings,
    since: file.since === void 0 ? null : {
      ...file.since,
      carried: carriedByLens(planned),
      followed: past.findings.filter(({ pending }) => pending !== true).length
    },
    kept: file.kept ?? null
  };
  return inertJson(json);
}
function shardJson({ index, of, paths }) {
  return { index, of, files: paths.length };
}
function textOf(planned, estimate, shell) {
  const { file, material } = planned;
  const lines = [
    ...plannedLines(planned),
    `${estimateLine(estimate)}; ${counted(material.rules.length, "rule file")}`,
    `run: ${file.run}`,
    ...estimate.agents === 0 ? [] : withoutSession(file, shell),
    `Then run: correctless next ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
Object.assign(exports, { planCommand });
});
exports["plan-run"] = __part((exports) => {
var { readWorld } = __load("parser-dfd9e85b/world"), { closedPullRequest } = __load("evidence-lines-5bad12b7/pull-request"), { asShard, pathsOfShard, skippedEntries } = __load("plan-request-a1c9577e/plan-key"), { MOST_SHARDS, fewestParts } = __load("plan-request-a1c9577e/partition-files"), { noTestCommand } = __load("find-again-822ea1ed/no-test-command"), { readChangedTexts } = __load("find-again-822ea1ed/changed-texts"), { LINES_WITH_SUMMARY, MOST_PROVEN, WARN_FILES, settingsOf } = __load("find-again-822ea1ed/settings"), { isWhole, materializeTree, pruneTrees, writeWhole } = __load("find-again-822ea1ed/tree-cache"), { namesOf, requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { KEPT_TREES, createRun } = __load("suppressions-2-e7662acd/create-run"), { readChange, tooManyFiles } = __load("text-called-binary-fccc6b1e/read-skipped"), { readRules } = __load("parser-dfd9e85b/parser"), { targetText } = __load("target-3d41a926/target"), { claimsSoFar, findAgain, mostScorers, noRelevantComment, reviewSlots, summarySlots, workingLenses } = __load("find-again-822ea1ed/find-again"), { phasesOf } = __load("main-0f98ea10/phases-of"), { randomHex, randomId, slotNames } = __load("find-again-822ea1ed/templates.gen"), { cleanMaterial } = __load("suppressions-2-e7662acd/material"), { MOST_CONFIGURATIONS, allNameMaps, changedPaths, findWords, importChange, importResolver, importedModules, isSource, manifestEcosystem, readChangedSources, readContext, readImportFacts, readTexts } = __load("changed-contracts-e23c1c54/changed-contracts"), { addressesReviewer, allReviews, carriedFor, carriedOver, groupOf, hunkKeys, injectionWarning, injectionWarnings, judgedDefects, lastOf, pathOfHunk, reportedStatus, reviewCalls, reviewedByLens, withoutDoubtful } = __load("injection-patterns-1c8972ad/injection-patterns"), { readPast, writePast } = __load("evidence-lines-5bad12b7/memory"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { addedLines, fileWarnings, hunkIds, invalidUtf8Warnings, shownFiles, unseenWarnings } = __load("shown-files-85a04787/shown-files"), { openRun } = __load("main-0f98ea10/open-run"), { whyUnshown } = __load("evidence-lines-5bad12b7/nothing-reviewed"), { branchNamed, currentBranch } = __load("file-header-fb4aa201/revisions"), { readConfig, readSuppressions } = __load("suppressions-2-e7662acd/config"), { looksThirdParty } = __load("text-called-binary-fccc6b1e/lock-file"), { LARGEST_READ } = __load("suppressions-2-e7662acd/functions-of"), { FIRST_PARENT_ONLY, settingsTree } = __load("evidence-drop-a3c02e69/revision"), { ABSENT, treeChanges } = __load("snapshot-066f03be/tree-changes"), { readMaterial, writeMaterial, writeSecrets } = __load("evidence-drop-a3c02e69/material-2"), { slotLenses } = __load("extract-7558e31f/world-of"), { NO_PACKAGES, PACKAGES_FOLDER, isPackagePath } = __load("matches-schema-4b8261ce/installed-packages"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { ifAny } = __load("extract-7558e31f/prove-elsewhere"), { isSameClaim } = __load("index-936eb180/same-claim"), { changedRules, compileRule, directoriesOf, rulesInForce } = __load("index-936eb180/governs"), { changedLineCount, scopeEntries } = __load("extract-7558e31f/scope-entries"), { LANGUAGE_RECORDS, ecosystemsOf, familyOf, isObject, languagesOf, parseToml, questionsOf, treePaths } = __load("extract-7558e31f/extract"), { decodeMarked } = __load("index-936eb180/decode-text"), { counted } = __load("main/counted"), { stampOf, writeStamped } = __load("git-685f2d30/stamped"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { requireUntracked } = __load("git-685f2d30/untracked"), { ending, sealPlanned } = __load("matches-schema-4b8261ce/sealed-files"), { listTree, readBlobs } = __load("git-685f2d30/objects"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { groupedBy } = __load("git-685f2d30/grouped-by"), { lensRecord } = __load("main/vocabulary"), { eventsOf, readLedgerUnchecked } = __load("matches-schema-4b8261ce/ledger"), { jsonText, now } = __load("matches-schema-4b8261ce/own-key"), { isInside } = __load("matches-schema-4b8261ce/real-place"), { writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { by, compareText, inOrder } = __load("main/order"), { VERSION } = __load("main/version-2"), { lstat, readFile, readdir, realpath, stat } = __load("main/disk"), { Failure } = __load("main/failure"), { posix, posix: posix2, posix: posix7, join, posix: posix5, posix: posix3, join: join3, join: join2, join: join4, sep, posix: posix4, join: join5, join: join6, dirname, join: join7, join: join8, posix: posix6, posix: posix8 } = require("node:path"), { createHash } = require("node:crypto"), { mkdirSync, writeFileSync, closeSync, constants, fstatSync, openSync, readFileSync, readdirSync } = require("node:fs");
function estimateOf({ file, material, past: { carried } }) {
  return estimateOfSlots(file, slotsOf(file, material, carried, phasesOf(file)));
}
async function estimateLeft(run) {
  const { file, paths, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = new Set(eventsOf(ledger, "planned").map(({ phase }) => phase));
  const unprepared = phasesOf(file).filter((phase) => !prepared.has(phase));
  const [material, { carried }] = await Promise.all([readMaterial(paths, file), readPast(paths, file)]);
  const later = estimateOfSlots(file, slotsOf(file, material, carried, unprepared));
  const rescored = !prepared.has("score") || open.some(({ slot }) => slotLenses(slot).length > 0);
  return {
    agents: later.agents + open.length,
    scorers: rescored ? scorersOf(file) : 0,
    ...proversOf(file),
    bytes: later.bytes + open.reduce((sum, { slot }) => sum + slot.packet.bytes, 0)
  };
}
var REVIEWING = ["review", "sources"];
function slotsOf(file, material, carried, phases) {
  const nextSlot = slotNames(file, []);
  return [
    ...phases.includes("summary") ? summarySlots(file, material, carried, nextSlot) : [],
    ...REVIEWING.filter((phase) => phases.includes(phase)).flatMap(
      (phase) => reviewSlots(file, { material, summary: null, carried }, nextSlot, phase).slots
    )
  ];
}
function scorersOf({ settings: { max_findings, calls } }) {
  return mostScorers(max_findings, calls.places);
}
function proversOf({ prove }) {
  return prove === void 0 ? {} : { provers: prove.most * 4 };
}
function estimateOfSlots(file, slots) {
  const bytes = slots.reduce((sum, { packet }) => sum + packet.bytes, 0);
  return {
    agents: slots.length,
    scorers: slots.length === 0 ? 0 : scorersOf(file),
    ...slots.length === 0 ? {} : proversOf(file),
    bytes
  };
}
var MOST_PROHIBITIONS = 20;
var SHORTEST = 12;
var LONGEST = 300;
var CONCRETE = /\b(?:never|must not|mustn['’]t|always)\b/i;
function prohibitionsIn(rules) {
  const files = rules.toSorted((a, b) => compareText(a.path, b.path)).map(prohibitionsOf);
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
  const dependencies = new Set(
    [...stack.dependencies, stack.framework ?? ""].map((entry) => entry.toLowerCase().split(" ")[0] ?? "")
  );
  const asked = stack.languages.flatMap(questionsOf).flatMap(
    (question) => typeof question === "string" ? question : question.with.split(" ").some((name) => dependencies.has(name)) ? question.ask : []
  );
  return [...new Set(asked)];
}
function projectProhibitions(rules) {
  return prohibitionsIn(rules).map(({ path, text }) => `${path}: "${text}"`);
}
function wordOf(path) {
  const name = posix.basename(path);
  const dot = name.lastIndexOf(".");
  return dot > 0 ? name.slice(0, dot) : name;
}
var SCRIPT = String.raw`(?:\.[cm]?[jt]sx?)?(?![\w-]|\.\w)`;
function namesFile(reader, text, from, to) {
  if (!text.includes(wordOf(from))) return false;
  return patterns(reader, from, to).some((pattern) => new RegExp(pattern, "u").test(text));
}
function patterns(reader, from, to) {
  const word = wordOf(from);
  const near = posix.relative(posix.dirname(reader), from);
  const [name, newName] = [posix.basename(from), posix.basename(to)];
  const paths = [from, near].filter((path) => path.includes("/"));
  return [
    ...paths.map((path) => String.raw`(?<![\w-])${escaped(path)}(?![\w-])`),
    ...paths.map((path) => String.raw`(?<![\w-])${escaped(withoutExtension(path))}${SCRIPT}`),
    ...near.includes("/") ? [] : [String.raw`(?<![\w.-])\./${escaped(word)}${SCRIPT}`],
    ...name === newName ? [] : [String.raw`(?<![\w/.-])(?:\./)?${escaped(name)}(?![\w-])`],
    ...word === wordOf(to) ? [] : [
      String.raw`\b(?:import|from|mod|use|require(?:_relative)?)\b[ \t('"]*(?!\.\.?/)[\w./:]*(?<!\w)${escaped(word)}(?![\w-])`
    ]
  ];
}
function withoutExtension(path) {
  return posix.join(posix.dirname(path), wordOf(path));
}
function escaped(text) {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
var WORDS_AT_ONCE = 500;
var NAMED = 20;
async function readStaleNames(repository, { head, changed, skipped }) {
  if (skipped.length < changed.size) return [];
  const renamed = skipped.flatMap(({ path, reason }) => {
    const change = changed.get(path);
    const from = change === void 0 || change.kind === "deleted" ? void 0 : change.from;
    return (reason === "rename" || reason === "moved") && from !== void 0 ? [{ path, from }] : [];
  });
  if (renamed.length === 0) return [];
  const readers = await readersOf(repository, head.tree, [
    ...new Set(renamed.map(({ from }) => wordOf(from)))
  ]);
  return renamed.flatMap(({ path, from }) => {
    const named2 = readers.filter(
      (reader) => reader.path !== path && (reader.text === void 0 || namesFile(reader.path, reader.text, from, path))
    );
    return named2.length === 0 ? [] : [{ path, from, named_in: named2.slice(0, NAMED).map((one) => one.path) }];
  });
}
async function readersOf(repository, tree, words) {
  const hits = /* @__PURE__ */ new Set();
  for (let at = 0; at < words.length; at += WORDS_AT_ONCE) {
    const found = await findWords(repository, tree, words.slice(at, at + WORDS_AT_ONCE));
    for (const path of found.keys()) hits.add(path);
  }
  const entries = (await listTree(repository, tree)).filter(
    ({ path }) => hits.has(path) && !looksThirdParty(path)
  );
  const isRead = ({ size }) => size !== null && size <= LARGEST_READ;
  const blobs = await readBlobs(
    repository,
    entries.filter(isRead).map(({ oid }) => oid)
  );
  return entries.map(({ path, oid }) => ({ path, text: blobs.get(oid)?.toString("utf8") }));
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
  return rule.paths === null && directoriesOf(rule).includes("");
}
function rulesOnlyOnBranch(atHead) {
  if (atHead.length === 0) {
    throw new Failure(
      "rules/none-found",
      "No rule files found. Create CLAUDE.md or .claude/rules/ to enable code review.",
      { hint: "to review without the rules lens, pass --no-rules" }
    );
  }
  const named2 = atHead.slice(0, 3).map(({ path }) => printable(path));
  const more = atHead.length > 3 ? ` and ${atHead.length - 3} more` : "";
  return `rule files are only on the branch under review (${named2.join(", ")}${more}): rules are read at base, and these start to count when they are merged`;
}
function isTiedByImports(path, isProgram = false) {
  const family = familyOf(path, isProgram);
  return family !== void 0 && family.loadsByName !== true;
}
function tiedFiles(edited, facts, sources, gone) {
  const tree = gone.length === 0 ? sources.tree : treePaths([.../* @__PURE__ */ new Set([...sources.tree.all, ...gone])]);
  const resolve = importResolver({ ...sources, tree });
  const edges = [...facts].flatMap(
    ([from, imports]) => imports.flatMap((found) => resolve(from, found)).map((to) => ({ from, to }))
  );
  const seeds = edited.flatMap((path) => [path, ...besides(path, tree)]);
  return /* @__PURE__ */ new Set([...reached(seeds, edges, "to", "from"), ...reached(seeds, edges, "from", "to")]);
}
function reached(seeds, edges, at, beyond) {
  const known = groupedBy(edges, (edge) => edge[at]);
  const found = new Set(seeds);
  for (const path of found) for (const edge of known.get(path) ?? []) found.add(edge[beyond]);
  return found;
}
function besides(path, tree) {
  const family = familyOf(path, true);
  if (family?.declarations !== void 0)
    return tree.in(posix2.dirname(path)).filter((other) => familyOf(other) === family);
  if (family?.pairsByName !== true) return [];
  const stem = stemOf(path);
  return tree.all.filter((other) => stemOf(other) === stem && familyOf(other) === family);
}
var stemOf = (path) => posix2.basename(path, posix2.extname(path));
var MOST_SOURCES = 5e4;
async function readTiedFiles(repository, { head, changed }, edited) {
  if (edited.length === 0) return /* @__PURE__ */ new Set();
  if (edited.some((path) => !isTiedByImports(path, true))) return void 0;
  const entries = await listTree(repository, head.tree);
  const byPath = new Map(entries.map((entry) => [entry.path, entry]));
  if (edited.some((path) => !isTiedByImports(path, byPath.get(path)?.mode === "100755"))) return void 0;
  const sources = entries.filter(isSource);
  const maps = allNameMaps(byPath);
  if (sources.length > MOST_SOURCES || maps.length > MOST_CONFIGURATIONS) return void 0;
  const families = new Set(edited.flatMap((path) => familyOf(path, true)?.name ?? []));
  const [facts, textOf2] = await Promise.all([
    readImportFacts(repository, entries, families),
    readTexts(repository, maps)
  ]);
  if (facts.unread > 0) return void 0;
  const texts = new Map(maps.map((entry) => [entry.path, textOf2(entry) ?? ""]));
  return tiedFiles(
    edited,
    facts.byPath,
    { tree: treePaths(sources.map(({ path }) => path)), texts },
    changedPaths([...changed.values()], byPath).flatMap(({ gone }) => gone)
  );
}
function undisturbed(carried, keys, earlier, since) {
  const again = /* @__PURE__ */ new Map();
  for (const lens of new Set(carried.map((one) => one.lens)))
    again.set(lens, disturbed(ofLens(keys, lens), ofLens(earlier, lens), since));
  return carried.filter(({ lens, hunk }) => again.get(lens)?.(pathOfHunk(hunk)) !== true);
}
var ofLens = (keys, lens) => keys.filter((one) => one.lens === lens);
function disturbed(now2, before, { changed, head, base, imports, named: named2, tied, isSmall }) {
  if (head === void 0 || base === void 0 || tied === void 0) return () => true;
  const [were, are] = [pathsOf(before), pathsOf(now2)];
  const gone = filesWithout(before, now2);
  const isTakenOut = (path) => head.has(path) && !base.has(path) && !changed.has(path);
  const isLost = (path) => !are.has(path) && head.has(path);
  if ([...gone].some(isLost) || [...head].some(isTakenOut)) return () => true;
  const isOther = (path) => gone.has(path) && are.has(path) || head.has(path) && (were.has(path) || !are.has(path));
  const again = /* @__PURE__ */ new Set([...tied, ...[...were].filter(isOther)]);
  for (const { from, to } of imports) {
    if (isOther(from)) again.add(to);
    if (isOther(to)) again.add(from);
  }
  const isHere = [...again].some((path) => were.has(path));
  if (isSmall && isHere) return () => true;
  const edited = /* @__PURE__ */ new Set([...head, ...gone, ...filesWithout(now2, before)]);
  for (const files of named2)
    if (files.some((path) => edited.has(path))) files.forEach((path) => again.add(path));
  return (path) => again.has(path);
}
var pathsOf = (keys) => new Set(keys.map(({ hunk }) => pathOfHunk(hunk)));
function filesWithout(hunks, others) {
  const known = new Set(others.map(({ key }) => key));
  return pathsOf(hunks.filter(({ key }) => !known.has(key)));
}
function targetKey(target, standing, { base, head }) {
  return JSON.stringify([subjectOf(target, standing, head), base, ...target.paths]);
}
var ANY_HEAD = /(^|\.)(?:HEAD|@)/;
var branch = (name) => `branch ${name.replace(/^refs\/(?:heads|remotes)\//, "")}`;
function subjectOf(target, { current, named: named2, pullRequest }, head) {
  const detached = `commit ${head ?? "none"}`;
  const text = targetText(target);
  const here = `${text} on ${current ?? detached}`;
  switch (target.kind) {
    case "default":
      return current === void 0 ? detached : `branch ${current}`;
    case "branch-or-commit":
      return named2 === void 0 ? detached : branch(named2);
    case "range":
      if (target.dots === 3 && !ANY_HEAD.test(target.from)) {
        if (named2 !== void 0) return branch(named2);
        if (/^(?:HEAD|@)$/.test(target.to) && current !== void 0) return branch(current);
      }
      return ANY_HEAD.test(text) ? here : text;
    case "pull-request":
      return pullRequest ?? text;
    case "staged":
    case "uncommitted":
      return here;
  }
}
async function foundBefore(repository, reviews, last, kept) {
  const known = last?.memory.findings.map(({ finding }) => finding) ?? [];
  const findings = [];
  const asked = [];
  const warnings = [];
  const isKnown = (one) => [...known, ...findings.map(({ finding }) => finding)].some((other) => isSame(one, other));
  for (const file of reviews) {
    try {
      if (!await isNews(repository, file, last)) continue;
      const run = await openRun(repository, file.run);
      const { keys } = await readPast(run.paths, file);
      const found = (await acceptedIn(run, file.run === kept)).filter((one) => !isKnown(one));
      if (found.length === 0) continue;
      asked.push(new Set(keys.map(({ hunk }) => pathOfHunk(hunk))));
      findings.push(
        ...found.map((finding) => ({
          finding,
          ...{ group: "unscored", score: null, pending: true }
        }))
      );
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      warnings.push(`findings of run ${file.run} cannot be followed: ${error.message}`);
    }
  }
  return { findings, asked, warnings };
}
async function isNews(repository, file, last) {
  if (file.run === last?.file.run) return false;
  if (last?.file.merged?.shards.some(({ run }) => run === file.run) === true) return false;
  const ledger = await readLedgerUnchecked(runPaths(repository.top, file.run));
  const planned = last?.file.planned_at ?? "";
  return eventsOf(ledger, "stored").some(({ at }) => at > planned);
}
async function acceptedIn(run, isKept) {
  const [{ findings }, { raised }] = await Promise.all([readPast(run.paths, run.file), claimsSoFar(run)]);
  const earlier = findings.filter(({ pending }) => pending === true).map(({ finding }) => finding);
  const refuted = await refutedIn(run, raised);
  const own = raised.map((one) => refuted.has(one) ? one : { ...one, foundIn: run.file.run });
  return [...own.filter((one) => isKept || one.foundIn !== void 0), ...earlier];
}
async function refutedIn(run, raised) {
  const { threshold } = run.file.settings;
  const judged = await judgedDefects(run, raised);
  return new Set(
    judged.flatMap(
      ({ claims, answer }) => "score" in answer && groupOf(answer.score, threshold) === void 0 ? claims : []
    )
  );
}
function isSame(a, b) {
  return [b, ...b.witnesses].some((one) => a.lens === one.lens && isSameClaim(a, one));
}
async function foundElsewhere(repository, reviews, change, { key, since = "", known }, terms) {
  const others = new Set(reviews.map(({ target = key }) => target).filter((target) => target !== key));
  const found = [];
  for (const target of others) {
    const files = reviews.filter((file) => file.target === target);
    found.push(...await listedSince(repository, files, since));
  }
  if (found.length === 0) return [];
  const before = known.map(({ finding }) => finding);
  const world = await readWorld(repository, change, [...before, ...found], terms);
  const here = before.flatMap((one) => nowOf(one, world));
  const news = [];
  for (const now2 of found.flatMap((one) => nowOf(one, world)))
    if (![...here, ...news].some((other) => isSame(now2, other))) news.push(now2);
  return news.map((finding) => ({ finding, group: "unscored", score: null, pending: true }));
}
async function listedSince(repository, files, since) {
  const { last } = await lastOf(repository, files);
  if (last === void 0) return [];
  const { run } = last.file;
  const end = ending(await readLedgerUnchecked(runPaths(repository.top, run)));
  if (end === void 0 || end.at <= since) return [];
  return last.memory.findings.filter(({ group }) => group !== "minor").map(({ finding: { open: _, unconfirmed: __, ...finding } }) => ({ ...finding, foundIn: run }));
}
function nowOf(finding, world) {
  const again = findAgain(finding, world);
  return "keep" in again ? [again.keep] : [];
}
var NOTHING_KEPT = { kept: void 0, warnings: [] };
async function keptReplies(repository, reviews, than) {
  for (const file of reviews) {
    if (than !== void 0 && file.planned_at <= than.planned_at) break;
    try {
      const status = await reportedStatus(runPaths(repository.top, file.run).report);
      if (status !== void 0 && status !== "failed") continue;
      const run = await openRun(repository, file.run);
      const kept = await saidIn(run, await readPast(run.paths, file));
      if (kept.reviewed.length > 0) return { kept, warnings: [] };
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return { kept: void 0, warnings: [`replies of run ${file.run} cannot be kept: ${error.message}`] };
    }
  }
  return NOTHING_KEPT;
}
async function saidIn(run, { keys, carried }) {
  const { file } = run;
  const hunks = [...new Set(keys.map(({ hunk }) => hunk))];
  const { dropped, unexamined } = await claimsSoFar(run);
  const all = reviewedByLens(hunks, file.settings.lenses, reviewCalls(run, unexamined));
  const done = withoutDoubtful(all, dropped);
  const names = new Set(done.map(({ lens, hunk }) => `${lens} ${hunk}`));
  const own = keys.filter(({ lens, hunk }) => names.has(`${lens} ${hunk}`));
  const earlier = file.kept === void 0 ? [] : carried;
  return {
    file,
    planned: keys,
    reviewed: [...earlier, ...own.map((key) => ({ ...key, run: file.run }))]
  };
}
var NOTHING = {
  ...{ last: void 0, kept: void 0, warnings: [] },
  found: { findings: [], asked: [], warnings: [] }
};
async function earlierRuns({ repository, cacheRoot, shard }, change, key, policy) {
  const isPart = shard !== void 0;
  const all = await allReviews(repository);
  const whole = all.filter((file) => file.shard === void 0);
  const isOfTarget = ({ target }) => target === key;
  const reviews = whole.filter(isOfTarget);
  const { last, warnings } = await lastOf(repository, reviews);
  const { kept, warnings: unkept } = isPart ? NOTHING_KEPT : await keptReplies(repository, reviews, last?.file);
  const own = await foundBefore(repository, isPart ? reviews : all.filter(isOfTarget), last, kept?.file.run);
  const memory = { key, since: last?.file.planned_at, known: followed({ last, found: own }) };
  const elsewhere = isPart ? [] : await foundElsewhere(repository, whole, change, memory, { policy, cacheRoot });
  const found = { ...own, findings: [...own.findings, ...elsewhere] };
  const first = [...warnings, ...unkept];
  return {
    last,
    kept,
    found,
    warnings: [...first, ...found.warnings.filter((one) => !isRepeated(one, first))]
  };
}
function isRepeated(warning, others) {
  const why = (text) => text.slice(text.indexOf(": "));
  return others.some((one) => why(one) === why(warning));
}
var followed = ({
  last,
  found
}) => [
  ...last?.memory.findings ?? [],
  ...found.findings
];
async function movedBetween(repository, { head, base }, now2) {
  const [atHead, atBase] = await Promise.all([
    otherPaths(repository, head.tree, now2.head.tree),
    otherPaths(repository, base.tree, now2.base.tree)
  ]);
  const edited = [...atHead ?? []].flatMap(([path, wasThere]) => wasThere ? [path] : []);
  return { head: atHead && new Set(atHead.keys()), base: atBase && new Set(atBase.keys()), edited };
}
async function otherPaths(repository, from, to) {
  try {
    const changes = await treeChanges(repository, from, to);
    return new Map(changes.map((one) => [one.path, one.from !== ABSENT]));
  } catch (error) {
    if (error instanceof Failure) return void 0;
    throw error;
  }
}
function reviewConditions(terms) {
  const { version, settings, captured } = terms;
  const { models, scope_policy: policy, threshold } = settings;
  const common = [version, captured, models.review, policy, threshold];
  const asked = { ...terms, rulesOf: rulesByPath(terms.given) };
  return (lens, path) => {
    const { source, statesIntent } = lensRecord(lens);
    const own = OWN[source](asked, path);
    const terms2 = own === void 0 ? common : [...common, own];
    const { readers } = settings.calls;
    return statesIntent === true && readers !== void 0 ? [...terms2, readers] : terms2;
  };
}
function rulesByPath(given) {
  const rules = /* @__PURE__ */ new Map();
  for (const { rule, governs } of given) {
    for (const path of new Set(governs)) {
      const known = rules.get(path);
      if (known === void 0) rules.set(path, [[rule.path, rule.body]]);
      else known.push([rule.path, rule.body]);
    }
  }
  return rules;
}
var nothing = () => void 0;
var OWN = {
  change: (asked, path) => withPackages(asked.checklist, asked, path),
  rules: ({ rulesOf }, path) => rulesOf.get(path) ?? [],
  imports: (asked, path) => withPackages(void 0, asked, path),
  history: nothing,
  comments: nothing,
  intent: ({ pullRequest }) => pullRequest === null ? null : [pullRequest.title, pullRequest.body],
  callers: ({ triggers }, path) => triggers.filter((trigger) => trigger.path === path).map(contractOf),
  flows: nothing,
  codebase: nothing
};
function withPackages(own, { packages }, path) {
  const used = (packages?.offered ?? []).filter(({ usedBy }) => usedBy.includes(path));
  return used.length === 0 ? own : [own, used.map(({ name, version }) => `${name} ${version}`).toSorted(compareText)];
}
function contractOf({ symbol, kinds, what, callers, omitted }) {
  const calls = callers.map(({ path, text }) => `${path}
${text.trim()}`).toSorted(compareText);
  return [symbol, kinds, what, calls, omitted];
}
async function planPast({ repository, target, captured, cacheRoot, sinceLast = true, shard }, change, shown, {
  importsOfChanged = [],
  ...terms
}) {
  const conditions = reviewConditions({ ...terms, captured, version: VERSION });
  const files = shown.filter(({ hunks }) => hunks.length > 0);
  const keys = hunkKeys(files, terms.settings.lenses, conditions);
  const key = targetKey(
    target,
    {
      current: await currentBranch(repository),
      named: await namedBranch(repository, target),
      pullRequest: change.pullRequest?.url
    },
    { base: change.base.label, head: change.head.sha }
  );
  const { warnings, ...earlier } = sinceLast ? await earlierRuns({ repository, cacheRoot, shard }, change, key, terms.settings.scope_policy) : NOTHING;
  const { last, kept } = earlier;
  return {
    target: key,
    since: last && named(last.file),
    kept: kept && named(kept.file),
    wordOf: wordOf2([last?.file, kept?.file]),
    past: await pastOf(keys, files, { repository, change, imports: importsOfChanged, ...earlier }),
    warnings
  };
}
function namedBranch(repository, target) {
  if (target.kind === "branch-or-commit") return branchNamed(repository, target.rev);
  return target.kind === "range" ? branchNamed(repository, target.to) : Promise.resolve(void 0);
}
async function pastOf(keys, files, { repository, change, imports, last, kept, found }) {
  const findings = followed({ last, found });
  const before = [
    ...[last?.memory.reviewed, kept?.planned].flatMap((one) => one ? [pathsOf2(one)] : []),
    ...found.asked
  ];
  const now2 = {
    changed: new Set(change.changed.keys()),
    imports,
    named: findings.map(({ finding }) => filesNamed(finding)),
    isSmall: changedLineCount(scopeEntries(change.changed)) < LINES_WITH_SUMMARY
  };
  const carriedFrom = async (file, hunks, all) => {
    const carried = carriedOver(keys, hunks);
    if (carried.length === 0) return [];
    const { edited: edited2, ...moved } = await movedBetween(repository, file, change);
    const own = edited2.filter((path) => change.changed.has(path));
    const isAllAgain = now2.isSmall && own.some((path) => pathsOf2(all).has(path));
    const tied = isAllAgain ? NO_FILES : await readTiedFiles(repository, change, own);
    return undisturbed(carried, keys, all, { ...now2, ...moved, tied });
  };
  const edited = last === void 0 ? [] : (await movedBetween(repository, last.file, change)).edited;
  return {
    keys,
    carried: once([
      ...last === void 0 ? [] : await carriedFrom(last.file, last.memory.reviewed, last.memory.reviewed),
      ...kept === void 0 ? [] : await carriedFrom(kept.file, kept.reviewed, kept.planned)
    ]),
    findings,
    appeared: files.map(({ path }) => path).filter((path) => edited.includes(path) || before.some((paths) => !paths.has(path)))
  };
}
var named = ({ run, planned_at }) => ({ run, planned_at });
function wordOf2(files) {
  const runs = [...new Set(files.flatMap((file) => file?.word_of ?? []))];
  return runs.length === 0 ? void 0 : runs;
}
function once(carried) {
  return [...new Map(carried.map((one) => [`${one.lens} ${one.hunk}`, one])).values()];
}
function filesNamed({ witnesses, ...finding }) {
  return [finding, ...witnesses].flatMap(({ file, cause, also = [], rests = [] }) => [
    file,
    ...[cause, ...also, ...rests].flatMap((place) => place === void 0 ? [] : [place.file])
  ]);
}
var NO_FILES = /* @__PURE__ */ new Set();
var pathsOf2 = (hunks) => new Set(hunks.map(({ hunk }) => pathOfHunk(hunk)));
var INSTALLING = ["npm", "python", "go", "rust"];
function modulesUsed(sources) {
  const found = /* @__PURE__ */ new Map();
  for (const source of sources.filter(({ after }) => after !== null)) {
    const { path } = source.change;
    const ecosystem = ecosystemsOf(languagesOf([path])).map(({ name }) => name).find(isInstalling);
    if (ecosystem === void 0) continue;
    const fresh = (importChange(source)?.added ?? []).map((text) => text.replace(/ \{.*/s, ""));
    for (const module of importedModules(source).filter(isForeign)) {
      const key = `${ecosystem} ${module}`;
      const known = found.get(key) ?? { ecosystem, module, usedBy: [], isNew: false };
      known.usedBy.push(path);
      known.isNew ||= fresh.includes(module);
      found.set(key, known);
    }
  }
  return [...found.values()].toSorted(FIRST).map(({ ecosystem, module, usedBy }) => ({ ecosystem, module, usedBy }));
}
var FIRST = inOrder(
  by(({ isNew }) => isNew ? 0 : 1),
  by(({ usedBy }) => -usedBy.length),
  by(({ module }) => module)
);
function isInstalling(ecosystem) {
  return INSTALLING.some((one) => one === ecosystem);
}
function isForeign(module) {
  return !/^(?:\.|\/|node:)/.test(module);
}
var LARGEST = 8 * 1024 * 1024;
async function installedText(path) {
  try {
    const { size } = await stat(path);
    return size > LARGEST ? void 0 : await readFile(path, "utf8");
  } catch {
    return void 0;
  }
}
async function installedNames(folder) {
  return readdir(folder).catch(() => []);
}
async function realFolder(path) {
  try {
    const real = await realpath(path);
    return (await lstat(real)).isDirectory() ? real : void 0;
  } catch {
    return void 0;
  }
}
async function firstFolder(folders) {
  for (const folder of folders) {
    const real = await realFolder(folder);
    if (real !== void 0) return real;
  }
  return void 0;
}
async function foldersIn(folder) {
  return (await installedNames(folder)).map((name) => join(folder, name));
}
function npmLock(text) {
  const { packages, dependencies } = record(JSON.parse(text));
  if (packages === void 0) return nested(record(dependencies), "");
  return Object.entries(record(packages)).flatMap(([at, entry]) => {
    const { version } = record(entry);
    const name = /(?:^|\/)node_modules\/((?:@[^/]+\/)?[^/]+)$/.exec(at)?.[1];
    return name !== void 0 && typeof version === "string" ? [{ name, version, at }] : [];
  });
}
var DEEPEST = 50;
function nested(of, folder, depth = 0) {
  if (depth > DEEPEST) return [];
  return Object.entries(of).flatMap(([name, entry]) => {
    const { version, dependencies } = record(entry);
    const at = `${folder}node_modules/${name}`;
    const own = typeof version === "string" ? [{ name, version, at }] : [];
    return [...own, ...nested(record(dependencies), `${at}/`, depth + 1)];
  });
}
function record(value) {
  return typeof value === "object" && value !== null ? value : {};
}
var NPM_NAME = String.raw`(?:@[^/\s@'"]+\/)?[^/\s@'"(]+`;
function pnpmLock(text) {
  const keys = text.matchAll(new RegExp(String.raw`^ {2}'?\/?(${NPM_NAME})[@/](\d[^\s:('_]*)[^\n]*:$`, "gm"));
  return [...keys].map(([, name = "", version = ""]) => ({ name, version }));
}
var YARN_NAMES = new RegExp(String.raw`(?:^|, )"?(${NPM_NAME})@`, "g");
function yarnLock(text) {
  const entries = text.matchAll(
    /^("?(?:@[^/\s]+\/)?[^\s@#][^\n]*):\n(?: +[^\n]*\n)*? +version:? "?([^"\s]+)"?$/gm
  );
  return [...entries].flatMap(([, descriptors = "", version = ""]) => {
    const names = [...descriptors.matchAll(YARN_NAMES)].map(([, name = ""]) => name);
    return [...new Set(names)].map((name) => ({ name, version }));
  });
}
function bunLock(text) {
  const entries = text.matchAll(new RegExp(String.raw`\[\s*"(${NPM_NAME})@(\d[^"]*)"`, "g"));
  return [...entries].map(([, name = "", version = ""]) => ({ name, version }));
}
function tomlLock(text) {
  return packagesIn(text).flatMap(
    ({ name, version }) => typeof name === "string" && typeof version === "string" ? [{ name, version }] : []
  );
}
function packagesIn(text) {
  const { package: packages } = parseToml(text);
  return Array.isArray(packages) ? packages.filter(isObject) : [];
}
function cargoLock(text) {
  const all = tomlLock(text);
  const members = packagesIn(text).filter(({ source }) => source === void 0);
  const named2 = new Set(members.flatMap(({ dependencies }) => textsOf(dependencies)).map(withoutSource));
  const versions = /* @__PURE__ */ new Map();
  for (const { name, version } of all) versions.set(name, (versions.get(name) ?? /* @__PURE__ */ new Set()).add(version));
  return all.filter(({ name, version }) => versions.get(name)?.size === 1 || named2.has(`${name} ${version}`));
}
function withoutSource(dependency) {
  return dependency.split(" ", 2).join(" ");
}
function textsOf(list) {
  return Array.isArray(list) ? list.filter((one) => typeof one === "string") : [];
}
function pipfileLock(text) {
  const lock = record(JSON.parse(text));
  return ["default", "develop"].flatMap(
    (group) => Object.entries(record(lock[group])).flatMap(([name, entry]) => {
      const { version } = record(entry);
      return typeof version === "string" && version.startsWith("==") ? [{ name, version: version.slice(2) }] : [];
    })
  );
}
function requirements(text) {
  const pins = text.matchAll(/^[ \t]*([\w.-]+)(?:\[[^\]\n]*\])?[ \t]*==[ \t]*([^\s;#\\,*]+)(?![^\s;#\\])/gm);
  return [...pins].map(([, name = "", version = ""]) => ({ name, version }));
}
function goSum(text) {
  const sums = text.matchAll(/^(\S+) (v[^\s/]+) h1:/gm);
  return [...sums].map(([, name = "", version = ""]) => ({ name, version }));
}
function goRequired(text) {
  const plain2 = text.replaceAll(/\/\/[^\n]*/g, "");
  const replaced = new Set(
    [...plain2.matchAll(/^[ \t]*(?:replace[ \t]+)?([^\s()]+)(?:[ \t]+v\S+)?[ \t]+=>/gm)].map(
      ([, name]) => name
    )
  );
  const lines2 = plain2.matchAll(/^[ \t]*(?:require[ \t]+)?([^\s()]+\.[^\s()]+)[ \t]+(v\d\S*)[ \t]*$/gm);
  return [...lines2].map(([, name = "", version = ""]) => ({ name, version })).filter(({ name }) => !replaced.has(name));
}
var LOCK_FILES = {
  npm: [
    ["npm-shrinkwrap.json", npmLock],
    ["package-lock.json", npmLock],
    ["pnpm-lock.yaml", pnpmLock],
    ["yarn.lock", yarnLock],
    ["bun.lock", bunLock]
  ],
  python: [
    ["uv.lock", tomlLock],
    ["poetry.lock", tomlLock],
    ["pdm.lock", tomlLock],
    ["Pipfile.lock", pipfileLock],
    ["requirements.txt", requirements]
  ],
  go: [["go.sum", goSum]],
  rust: [["Cargo.lock", cargoLock]]
};
function nearestLock(ecosystem, folder, has) {
  for (const at of foldersUp(folder)) {
    for (const [name] of LOCK_FILES[ecosystem]) {
      const path = asRepoPath(at === "" ? name : `${at}/${name}`);
      if (path !== void 0 && has(path)) return path;
    }
  }
  return void 0;
}
function foldersUp(folder) {
  if (folder === "" || folder === ".") return [""];
  return [folder, ...foldersUp(posix3.dirname(folder))];
}
function readLock(ecosystem, path, text, goMod = "") {
  const reader = LOCK_FILES[ecosystem].find(([name]) => name === posix3.basename(path))?.[1];
  try {
    const locked = reader?.(text) ?? [];
    return { path, locked: ecosystem === "go" ? required(goMod, locked) : locked };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { path, locked: [] };
  }
}
function required(goMod, summed) {
  const sums = new Set(summed.map(({ name, version }) => `${name} ${version}`));
  return goRequired(goMod).filter(({ name, version }) => sums.has(`${name} ${version}`));
}
function lockedFor(ecosystem, module, { locked }) {
  const known = LANGUAGE_RECORDS.find((record2) => record2.ecosystem?.name === ecosystem)?.ecosystem;
  const all = locked.filter(({ name }) => known?.comesFrom(module, name));
  const longest = Math.max(...all.map(({ name }) => name.length));
  return ecosystem === "go" ? all.filter(({ name }) => name.length === longest) : all;
}
function isSamePackage(ecosystem, a, b) {
  const plain2 = (name) => ecosystem === "python" ? name.toLowerCase().replaceAll(/[-_.]+/g, "-") : name;
  return plain2(a) === plain2(b);
}
var OUTSIDE = "its folder is a link that leads elsewhere";
function isPlainName(text) {
  return /^[\w@.+~!-]+(?:\/[\w@.+~!-]+)*$/.test(text) && !/(?:^|\/)\./.test(text);
}
function homeFolders({ env }, variable, ...fallback) {
  const named2 = env[variable];
  if (named2 !== void 0 && named2 !== "") return [named2];
  const home = env["HOME"] ?? env["USERPROFILE"];
  return home === void 0 || home === "" ? [] : [join2(home, ...fallback)];
}
var findGo = async ({ folder, locked }, places) => {
  const [wanted] = locked;
  if (wanted === void 0 || !isPlainName(wanted.name) || !isPlainName(wanted.version)) return void 0;
  return await vendored(folder, wanted.name, places) ?? cached(wanted, places);
};
async function vendored(folder, name, { top }) {
  for (const up of foldersUp(folder)) {
    const vendor = join3(top, up, "vendor");
    const list = await installedText(join3(vendor, "modules.txt"));
    if (list === void 0) continue;
    const version = lines(list).find(([mark, module]) => mark === "#" && module === name)?.[2];
    const root = await realFolder(join3(vendor, ...name.split("/")));
    if (version === void 0 || root === void 0) return void 0;
    return isInside(root, join3(top, up, "vendor")) ? { found: { name, version, root } } : { name, why: OUTSIDE };
  }
  return void 0;
}
var lines = (text) => text.split("\n").map((line) => line.trim().split(" "));
async function cached({ name, version }, places) {
  const [own] = homeFolders(places, "GOMODCACHE", "go", "pkg", "mod");
  const paths = (places.env["GOPATH"] ?? "").split(process.platform === "win32" ? ";" : ":");
  const [path = ""] = paths;
  const cache = places.env["GOMODCACHE"] === void 0 && path !== "" ? join3(path, "pkg", "mod") : own;
  const real = cache === void 0 ? void 0 : await realFolder(cache);
  const root = real && await realFolder(join3(real, ...`${escaped2(name)}@${escaped2(version)}`.split("/")));
  if (real === void 0 || root === void 0) return void 0;
  return isInside(root, real) ? { found: { name, version, root } } : { name, why: OUTSIDE };
}
function escaped2(text) {
  return text.replaceAll(/[A-Z]/g, (letter) => `!${letter.toLowerCase()}`);
}
var findNpm = async ({ module, folder }, { top }) => {
  const name = /^(?:@[^/]+\/)?[^/]+/.exec(module)?.[0] ?? "";
  if (!isPlainName(name)) return void 0;
  for (const up of foldersUp(folder)) {
    const at = join4(up, "node_modules", ...name.split("/"));
    const root = await realFolder(join4(top, at));
    if (root === void 0) continue;
    if (!isInside(root, top) || !root.slice(top.length).includes(`${sep}node_modules${sep}`))
      return { name, why: OUTSIDE };
    const version = versionIn(await installedText(join4(root, "package.json")));
    return version === void 0 ? void 0 : { found: { name, version, root, at: at.split(sep).join("/") } };
  }
  return void 0;
};
function versionIn(text) {
  try {
    const { version } = JSON.parse(text ?? "");
    return typeof version === "string" ? version : void 0;
  } catch {
    return void 0;
  }
}
var MOST_PACKAGES = 500;
var findPython = async ({ module, folder, locked }, places) => {
  const environment = await environmentFor(folder, places);
  if (environment === void 0) return void 0;
  const [name = ""] = module.split(".");
  if (typeof environment !== "string") return { name: locked[0]?.name ?? name, ...environment };
  const infos = (await installedNames(environment)).filter((entry) => entry.endsWith(".dist-info"));
  const isLikely = (info) => plain(info).startsWith(plain(name));
  for (const info of infos.toSorted((a, b) => Number(isLikely(b)) - Number(isLikely(a))).slice(0, MOST_PACKAGES)) {
    const found = await packageOf(environment, info, name);
    if (found !== void 0) return found;
  }
  return void 0;
};
var plain = (name) => name.toLowerCase().replaceAll(/[-_.]+/g, "_");
async function environmentFor(folder, { top, env }) {
  for (const up of foldersUp(folder)) {
    for (const name of [".venv", "venv", "env"]) {
      const place = join5(top, up, name);
      if (await installedText(join5(place, "pyvenv.cfg")) === void 0) continue;
      const packages = await packagesIn2(place);
      if (packages === void 0) return void 0;
      return isInside(packages, top) ? packages : { why: OUTSIDE };
    }
  }
  const entered = env["VIRTUAL_ENV"];
  return entered === void 0 || entered === "" ? void 0 : packagesIn2(entered);
}
async function packagesIn2(environment) {
  const versions = await foldersIn(join5(environment, "lib"));
  return firstFolder([
    ...versions.map((folder) => join5(folder, "site-packages")),
    join5(environment, "Lib", "site-packages")
  ]);
}
async function packageOf(packages, info, module) {
  const folder = await realFolder(join5(packages, info));
  if (folder === void 0 || !isInside(folder, packages)) return void 0;
  const own = ownFiles(await installedText(join5(folder, "RECORD")) ?? "");
  const isModule = (file) => file.startsWith(`${module}/`) || file === `${module}.py`;
  if (![...own].some(isModule)) return void 0;
  const metadata = await installedText(join5(folder, "METADATA")) ?? "";
  const [name, version] = ["Name", "Version"].map(
    (key) => new RegExp(`^${key}: *(\\S+)`, "m").exec(metadata)?.[1]
  );
  return name === void 0 || version === void 0 ? void 0 : { found: { name, version, root: packages, own } };
}
function ownFiles(text) {
  const paths = text.split("\n").map((line) => /^(?:"([^"]+)"|([^",]+)),/.exec(line.trim()));
  return new Set(
    paths.map((match) => posix4.normalize(match?.[1] ?? match?.[2] ?? ".")).filter((path) => path !== "." && !path.startsWith("../") && !posix4.isAbsolute(path))
  );
}
var findRust = async ({ locked }, places) => {
  const [wanted, ...others] = locked;
  if (wanted === void 0 || !isPlainName(`${wanted.name}-${wanted.version}`)) return void 0;
  const { name, version } = wanted;
  if (others.some((other) => other.version !== version))
    return { name, why: "Cargo.lock names several versions of it" };
  for (const home of homeFolders(places, "CARGO_HOME", ".cargo")) {
    for (const registry of await foldersIn(join6(home, "registry", "src"))) {
      const [real, root] = [
        await realFolder(registry),
        await realFolder(join6(registry, `${name}-${version}`))
      ];
      if (real === void 0 || root === void 0) continue;
      return isInside(root, real) ? { found: { name, version, root } } : { name, why: OUTSIDE };
    }
  }
  return void 0;
};
var FINDERS = {
  npm: findNpm,
  python: findPython,
  go: findGo,
  rust: findRust
};
async function findInstalled({ ecosystem, module, usedBy }, lockFor, places) {
  const folder = posix5.dirname(usedBy[0] ?? "");
  const lock = lockFor(ecosystem, folder);
  const locked = lock === void 0 ? [] : lockedFor(ecosystem, module, lock);
  const search = await FINDERS[ecosystem]({ module, folder, locked }, places);
  if (search === void 0) {
    const [named2] = locked;
    return named2 === void 0 ? void 0 : { name: named2.name, why: `${named2.version} of ${lock?.path ?? ""} is not installed here` };
  }
  if ("why" in search) return search;
  const why = whyNot(ecosystem, search.found, lock);
  return why === void 0 ? { ...search.found, usedBy } : { name: search.found.name, why };
}
function whyNot(ecosystem, found, lock) {
  if (lock === void 0) return `no lock file at head names ${found.version}`;
  const named2 = lock.locked.filter(({ name }) => isSamePackage(ecosystem, name, found.name));
  const there = atSamePlace(found, named2, lock);
  if (there.some(({ version }) => version === found.version)) return void 0;
  const [first] = there;
  return first === void 0 ? `${lock.path} at head does not name it` : `${found.version} is installed, and ${lock.path} at head names ${first.version}`;
}
function atSamePlace({ at }, named2, { path }) {
  if (at === void 0 || !named2.some((one) => one.at !== void 0)) return named2;
  const top = posix5.dirname(path);
  return named2.filter((one) => posix5.join(top, one.at ?? "") === at);
}
var KEPT_SETS = 8;
async function layPackages(packages, cacheRoot) {
  const files = packages.flatMap(
    ({ folder: folder2, files: own }) => [...own].map(([path, content]) => ({ path: `${folder2}/${path}`, content }))
  );
  const folder = join7(cacheRoot, "packages", digestOf(files));
  if (await isWhole(folder)) return folder;
  const entries = files.map(
    ({ content }) => ({ type: "blob", mode: "100644", size: content.length })
  );
  await writeWhole(folder, entries, (draft) => {
    for (const { path, content } of files) {
      mkdirSync(join7(draft, dirname(path)), { recursive: true });
      writeFileSync(join7(draft, path), content, { flag: "wx", mode: 292 });
    }
  });
  await pruneTrees(cacheRoot, KEPT_SETS, "packages");
  return folder;
}
function digestOf(files) {
  const hash = createHash("sha256");
  for (const { path, content } of files) {
    hash.update(`${path}\0${createHash("sha256").update(content).digest("hex")}\0`);
  }
  return hash.digest("hex").slice(0, 40);
}
var LARGEST_FILE = 2 * 1024 * 1024;
var SKIPPED = /* @__PURE__ */ new Set(["node_modules", "__pycache__", ".git"]);
function readPackage({ root, own }, room) {
  const files = /* @__PURE__ */ new Map();
  const wanted = own === void 0 ? void 0 : withFolders(own);
  let [bytes, left, seen] = [0, 0, 0];
  const folders = [""];
  for (let folder = folders.pop(); folder !== void 0; folder = folders.pop()) {
    for (const entry of entriesIn(join8(root, folder))) {
      const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (SKIPPED.has(entry.name.toLowerCase()) || wanted?.has(path) === false) continue;
      seen += 1;
      const content = entry.isFile() ? textOf(join8(root, path)) : void 0;
      if (entry.isDirectory()) folders.push(path);
      else if (content === void 0) left += 1;
      else files.set(path, content);
      bytes += content?.length ?? 0;
      if (seen > room.files || bytes > room.bytes) return void 0;
    }
  }
  return { files: new Map([...files].toSorted(([a], [b]) => compareText(a, b))), bytes, left };
}
function withFolders(paths) {
  const all = new Set(paths);
  for (const path of paths) {
    for (let end = path.lastIndexOf("/"); end > 0; end = path.lastIndexOf("/", end - 1))
      all.add(path.slice(0, end));
  }
  return all;
}
var NO_LINK = "O_NOFOLLOW" in constants ? constants.O_NOFOLLOW : 0;
function entriesIn(folder) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}
function textOf(path) {
  let file;
  try {
    file = openSync(path, constants.O_RDONLY | NO_LINK);
    const stats = fstatSync(file);
    if (!stats.isFile() || stats.size > LARGEST_FILE) return void 0;
    const content = readFileSync(file);
    return content.subarray(0, 8e3).includes(0) ? void 0 : content;
  } catch {
    return void 0;
  } finally {
    if (file !== void 0) closeSync(file);
  }
}
var ONE_PACKAGE = { files: 4e3, bytes: 24 * 1024 * 1024 };
var ALL_PACKAGES = { files: 12e3, bytes: 64 * 1024 * 1024 };
var MOST_PACKAGES2 = 20;
function noPackages(why) {
  return { packages: { offered: [], withheld: [{ name: "any", why }] }, root: void 0 };
}
async function copyFound(found, cacheRoot) {
  const laid = [];
  const withheld = [];
  const room = { ...ALL_PACKAGES };
  for (const one of together(found)) {
    const outcome = "why" in one ? one : take(one, laid, room);
    if ("why" in outcome) withheld.push(outcome);
    else laid.push(outcome);
  }
  const offered = laid.map(({ name, version, usedBy, left }) => ({ name, version, usedBy, left }));
  return {
    packages: { offered, withheld },
    root: laid.length === 0 ? void 0 : await layPackages(laid, cacheRoot)
  };
}
function together(found) {
  const known = /* @__PURE__ */ new Map();
  for (const one of found) {
    const key = "why" in one ? `${one.name}\0${one.why}` : `${one.name}\0${one.version}\0${one.root}`;
    const before = known.get(key);
    if (before === void 0) known.set(key, one);
    else if (!("why" in one) && !("why" in before))
      known.set(key, { ...before, usedBy: [.../* @__PURE__ */ new Set([...before.usedBy, ...one.usedBy])] });
  }
  return [...known.values()];
}
function take({ name, version, usedBy, ...folder }, laid, room) {
  const place = `${PACKAGES_FOLDER}/${name}`;
  if (!isPlainName(name)) return { name, why: "its name cannot be the name of a folder" };
  if (laid.length >= MOST_PACKAGES2) return { name, why: `only ${MOST_PACKAGES2} packages are offered` };
  const other = laid.find((one) => areInEachOther(one.folder, place));
  if (other !== void 0) return { name, why: `${other.name} ${other.version} is there already` };
  const read = readPackage(folder, {
    files: Math.min(ONE_PACKAGE.files, room.files),
    bytes: Math.min(ONE_PACKAGE.bytes, room.bytes)
  });
  if (read === void 0) return { name, why: "it is too large" };
  if (read.files.size === 0) return { name, why: "no file of it is text" };
  spend(room, read);
  return { name, version, usedBy, left: read.left, folder: place, files: read.files };
}
function spend(room, { files, bytes }) {
  room.files -= files.size;
  room.bytes -= bytes;
}
function areInEachOther(a, b) {
  const [x, y] = [`${a}/`.toLowerCase(), `${b}/`.toLowerCase()];
  return x.startsWith(y) || y.startsWith(x);
}
var LARGEST_LOCK = 32 * 1024 * 1024;
async function readLocks(repository, modules, head) {
  const pathFor = (ecosystem, folder) => nearestLock(ecosystem, folder, (path) => head.get(path)?.mode.startsWith("100") === true);
  const paths = new Map(
    modules.flatMap(
      ({ ecosystem, usedBy }) => usedBy.flatMap((file) => {
        const path = pathFor(ecosystem, posix6.dirname(file));
        return path === void 0 ? [] : [[path, ecosystem]];
      })
    )
  );
  const goModBeside = (path) => head.get(posix6.join(posix6.dirname(path), "go.mod"));
  const entries = [...paths.keys()].flatMap((path) => [head.get(path) ?? [], goModBeside(path) ?? []].flat());
  const blobs = await readBlobs(
    repository,
    entries.filter(({ size }) => (size ?? 0) <= LARGEST_LOCK).map(({ oid }) => oid)
  );
  const textOf2 = (entry) => {
    const bytes = entry === void 0 ? void 0 : blobs.get(entry.oid);
    return bytes === void 0 ? "" : decodeMarked(bytes) ?? bytes.toString("utf8");
  };
  const locks = new Map(
    [...paths].map(([path, ecosystem]) => [
      path,
      readLock(ecosystem, path, textOf2(head.get(path)), textOf2(goModBeside(path)))
    ])
  );
  return (ecosystem, folder) => {
    const path = pathFor(ecosystem, folder);
    return path === void 0 ? void 0 : locks.get(path);
  };
}
var MOST_MODULES = 200;
async function copyInstalledPackages(repository, change, { cacheRoot, env }) {
  const { trees, sources } = await readChangedSources(repository, change);
  if ([...trees.head.keys(), ...change.changed.keys()].some(isPackagePath))
    return noPackages(`the repository has a folder ${PACKAGES_FOLDER}/ of its own`);
  const modules = modulesUsed(sources).slice(0, MOST_MODULES);
  const top = await realFolder(repository.top);
  if (modules.length === 0 || top === void 0) return { packages: NO_PACKAGES, root: void 0 };
  const lockFor = await readLocks(repository, modules, trees.head);
  const found = [];
  for (const module of modules.flatMap(byFolder)) {
    const one = await findInstalled(module, lockFor, { top, env });
    if (one !== void 0) found.push(one);
  }
  return copyFound(found, cacheRoot);
}
function byFolder(module) {
  const folders = groupedBy(module.usedBy, (path) => posix7.dirname(path));
  return [...folders.values()].map((usedBy) => ({ ...module, usedBy }));
}
async function readGiven(request, change) {
  const { repository, cacheRoot } = request;
  const [rulesRead, gathered, textOf2, tree, fingerprint, { packages, root }] = await Promise.all([
    readRules(repository, settingsTree(change.base)),
    readContext(repository, change, { asksGithub: true }),
    readChangedTexts(repository, change),
    materializeTree(repository, change.head.tree, cacheRoot),
    fingerprintRepository(repository),
    packagesFor(request, change)
  ]);
  const context = { ...gathered, packages };
  const roots = { tree_root: tree, ...root === void 0 ? {} : { packages_root: root } };
  return { rulesRead, context, textOf: textOf2, roots, fingerprint };
}
function packagesFor({ repository, cacheRoot, env = {}, shard }, change) {
  if (shard === void 0) return copyInstalledPackages(repository, change, { cacheRoot, env });
  return Promise.resolve(noPackages("a part of a change is reviewed without packages"));
}
function requireConfirmation(change, mostFiles, of) {
  const closed = change.pullRequest === void 0 ? void 0 : closedPullRequest(change.pullRequest);
  const shards = () => fewestParts(shownFiles(change), mostFiles, MOST_SHARDS);
  const refusal = closed ?? tooManyFiles(change, mostFiles, { ...of, shards });
  if (refusal !== void 0) throw refusal;
}
var LOSSLESS = /^utf-?8$/i;
var RECODES = /(?:^|\s)working-tree-encoding=(\S+)/;
function isAttributes(path) {
  return posix8.basename(path) === ".gitattributes";
}
function newRecodings(before, after) {
  const known = new Set(recodings(before));
  return recodings(after).filter((line) => !known.has(line));
}
function recodings(text) {
  return text.split("\n").map((line) => line.trim()).filter((line) => !LOSSLESS.test(RECODES.exec(line)?.[1] ?? "utf-8"));
}
function recodedIn({ changed }, textOf2) {
  return [...changed.keys()].filter(isAttributes).flatMap(
    (path) => newRecodings(textOf2(path, "old") ?? "", textOf2(path, "new") ?? "").map((line) => ({ path, line }))
  );
}
var REPLACED = /\[REDACTED:[a-z0-9-]+:\d+\]/;
function replacedWarnings(files) {
  return fileWarnings(files, (hunks) => addedLines(hunks).filter(({ text }) => REPLACED.test(text)), {
    says: (lines2) => `adds what looks like a secret, which reviewers were not shown, in ${counted(lines2.length, "line")}`,
    more: "with what looks like a secret"
  });
}
var MOST_FILES = 5;
var LONGEST_LINE = 2e3;
var SHORTEST2 = 8;
var LEADS = /["'`]|\/\/+|\/\*+|<!--|#+|^\s*(?:\*|--|;+|%+|>|[-+]\s)/;
function injectedLineWarnings(files) {
  const named2 = files.flatMap(({ path, status, hunks }) => {
    const name = status === "added" || status === "renamed" ? spokenIn([path.replaceAll(/[-_./]+/g, " ")]) : void 0;
    if (name !== void 0) return [injectionWarning(`the name of ${printable(path)}`, name)];
    const found = firstSpoken(addedLines(hunks));
    return found === void 0 ? [] : [injectionWarning(`line ${found.line} of ${printable(path)}`, found.text)];
  });
  const more = named2.length - MOST_FILES;
  return [
    ...named2.slice(0, MOST_FILES),
    ...more > 0 ? [`the added lines of ${counted(more, "more file")} speak to the reviewer`] : []
  ];
}
function firstSpoken(lines2) {
  let before;
  for (const one of lines2) {
    const parts = partsOf(one.text);
    const text = spokenIn(parts);
    if (text !== void 0) return { line: one.line, text };
    if (before !== void 0 && before.line === one.line - 1) {
      const wrapped = spokenIn([`${partsOf(before.text).at(-1) ?? ""} ${parts.at(-1) ?? ""}`]);
      if (wrapped !== void 0) return { line: before.line, text: wrapped };
    }
    before = one;
  }
  return void 0;
}
function partsOf(text) {
  const line = text.slice(0, LONGEST_LINE).trim();
  if (line.length < SHORTEST2) return [line];
  const parts = line.split(LEADS).map((part) => part.trim()).filter((part) => part.length >= SHORTEST2);
  return parts.length === 1 ? parts : [line, ...parts];
}
function spokenIn(parts) {
  return parts.find(addressesReviewer);
}
var MENDS = /\b(?:avoid|broke|bug|correct|corrupt|crash|cve|deadlock|do(?:es)? not|don'?t|ensure|error|fail|fault|guard|hang|hung|instead of|leak|lost|mend|mistake|must|never|no longer|on purpose|prevent|race|regress|repair|resolve|restore|revert|secur|stop|vulnerab|work ?around|wrong|beh[eo]b|korrig|fehler|corrig|corrij|arregl|erreur|repar)/iu;
var FOREIGN = /[^\P{L}A-Za-z]/u;
function noEarlierFix(table, lines2) {
  const { rows, omitted, notes = [], cutOff = [] } = table;
  if (omitted > 0 || notes.length > 0 || cutOff.length > 0) return void 0;
  const here = new Set(lines2.map((line) => line.trim()).filter(isTelling));
  return rows.some((row) => speaks(row, here)) ? void 0 : "no earlier fix, revert or review comment touches these lines";
}
function speaks(row, here) {
  if ((row.remarks ?? []).length > 0) return true;
  const declared = row.why === "fix" || row.why === "revert";
  if (row.lines.length > 0) return declared || mends(row);
  return declared && mayTouch(row.patch, here);
}
function mends({ subject, body }) {
  const message = `${subject}
${body}`;
  return MENDS.test(message) || FOREIGN.test(message);
}
function mayTouch(patch, here) {
  if (patch === void 0) return true;
  return patch.split("\n").some((line) => line.startsWith("[") || /^[-+]/.test(line) && here.has(line.slice(1).trim()));
}
function isTelling(line) {
  return line.length > 3 && /[\p{L}\p{N}]/u.test(line);
}
var USES = ["imports", "uses", "imported by", "types of"];
function noReadableUses({ imports, related, triggers, packages, unread }, paths) {
  const isUnknown = (unread?.imports ?? []).length > 0 || related.omitted > 0 || related.notes.length > 0;
  const isUsed = related.files.some(({ relation }) => USES.includes(relation)) || triggers.some(({ callers, omitted }) => callers.length > 0 || omitted > 0) || (packages?.offered ?? []).length > 0;
  const changes = imports.length > 0 || paths.some((path) => manifestEcosystem(path) !== void 0);
  if (isUnknown || isUsed || changes) return void 0;
  return "no import changed, and neither a file nor a package can be read that the changed files use or that uses them";
}
function governedBy(rules) {
  const reasons = rules.map(compileRule);
  const isGoverned = (path) => reasons.some((why) => why(path) !== void 0);
  return ({ path, from }) => isGoverned(path) || from !== null && isGoverned(from);
}
function noRuleGoverns(rules, files) {
  return files.some(governedBy(rules)) ? void 0 : "no rule governs a changed file";
}
function idleLenses(lenses, asked, isNamed = false) {
  return lenses.flatMap((lens) => {
    const { source } = lensRecord(lens);
    const why = MISSING[source](asked) ?? (isNamed ? void 0 : SILENT[source](asked));
    return why === void 0 ? [] : [{ lens, why }];
  });
}
var speaks2 = () => void 0;
var WHOLE_HISTORY = "git fetch --unshallow gets it (in a GitHub workflow: actions/checkout with fetch-depth: 0)";
var MISSING = {
  change: speaks2,
  rules: ({ rules, files }) => noRuleGoverns(rules, files),
  imports: speaks2,
  history: ({ context: { history } }) => {
    if (history.rows.length > 0) return void 0;
    return history.cutOff === void 0 ? "no history at base of the changed files" : `the clone is shallow and cuts off the history of the changed files; ${WHOLE_HISTORY}`;
  },
  comments: speaks2,
  intent: ({ context: { commits, pullRequest } }) => commits.length > 0 || pullRequest !== null ? void 0 : "neither a commit message nor a pull request says what the change is for",
  callers: ({ context: { triggers, related } }) => {
    const isImported = related.files.some(({ relation }) => relation === "imports" || relation === "uses");
    return triggers.length > 0 || isImported ? void 0 : "no contract changed and no other file imports or uses what did";
  },
  flows: speaks2,
  codebase: speaks2
};
var SILENT = {
  change: speaks2,
  rules: speaks2,
  imports: ({ context, files }) => noReadableUses(
    context,
    files.map(({ path }) => path)
  ),
  history: ({ context: { history }, files }) => noEarlierFix(
    history,
    files.flatMap(
      ({ hunks }) => hunks.flatMap(({ text }) => text.split("\n").map((line) => line.slice(1)))
    )
  ),
  comments: ({ context: { comments, unread } }) => noRelevantComment(comments, unread?.comments ?? []),
  intent: speaks2,
  callers: speaks2,
  flows: speaks2,
  codebase: speaks2
};
function cutOffWarning({ rows, cutOff }) {
  if (rows.length === 0 || cutOff === void 0) return [];
  const ends = cutOff.map((sha) => sha.slice(0, 12)).slice(0, 3).join(", ");
  return [`the clone is shallow: history-context was shown nothing of ${ends} and before; ${WHOLE_HISTORY}`];
}
function changeWarnings(change, { context, files }, lenses) {
  return [
    ...mergeWarning(change),
    ...renameWarning(change),
    ...decodedNotes(change),
    ...unseenWarnings(files),
    ...invalidUtf8Warnings(files),
    ...replacedWarnings(files),
    ...injectionWarnings(context),
    ...injectedLineWarnings(files),
    ...lenses.includes("history-context") ? cutOffWarning(context.history) : []
  ];
}
function mergeWarning({ base, head }) {
  return base.why.endsWith(FIRST_PARENT_ONLY) ? [`${printable(head.label)} is a merge, compared with its first parent alone: ${FIRST_PARENT_ONLY}`] : [];
}
function decodedNotes({ decoded }) {
  return decoded.map(({ path, encoding }) => `${printable(path)} is ${encoding} and was shown decoded`);
}
function renameWarning(change) {
  return change.renameLimitHit ? ["git gave up looking for renames: some renamed files count as deleted and added"] : [];
}
var EVERY_FILE = () => () => void 0;
var NEEDS = {
  change: EVERY_FILE,
  rules: ({ rules }) => {
    const isGoverned = governedBy(rules);
    return (file) => isGoverned(file) ? void 0 : "governed by no rule";
  },
  imports: EVERY_FILE,
  history: ({ context: { history } }) => {
    if (history.omitted > 0 || (history.notes ?? []).length > 0) return () => void 0;
    const known = new Set(history.rows.map(({ path }) => path));
    return ({ path, status }) => status === "added" && !known.has(path) ? "new, with no history at base" : void 0;
  },
  comments: ({ context: { comments } }) => {
    const commented = new Set(comments.map(({ path }) => path));
    return ({ path, status }) => status === "deleted" && !commented.has(path) ? "deleted, with no TODO or the like" : void 0;
  },
  intent: EVERY_FILE,
  callers: EVERY_FILE,
  flows: EVERY_FILE,
  codebase: EVERY_FILE
};
function unusedFiles(lens, files, given) {
  const whyUnused = NEEDS[lensRecord(lens).source](given);
  return files.filter(({ hunks }) => hunks.length > 0).flatMap((file) => {
    const why = whyUnused(file);
    return why === void 0 ? [] : [{ path: file.path, why }];
  });
}
function planUnused({ lenses, named_by: namedBy }, { files, context }, given, notYet) {
  const rules = given.map(({ rule }) => rule);
  const shown = files.filter(({ hunks }) => hunks.length > 0);
  if (shown.length === 0) return { idle: lenses.map((lens) => ({ lens, why: NOTHING_SHOWN })), notSent: [] };
  const asked = notYet === void 0 ? lenses : lenses.filter((lens) => lens !== "rules-compliance");
  const idle = [
    ...notYet === void 0 ? [] : [{ lens: "rules-compliance", why: notYet }],
    ...idleLenses(asked, { context, files: shown, rules }, namedBy !== void 0)
  ];
  const notSent = [];
  for (const lens of lenses) {
    if (idle.some((one) => one.lens === lens)) continue;
    const unused = unusedFiles(lens, files, { context, rules });
    if (unused.length > 0 && unused.length === shown.length) idle.push({ lens, why: reasonsOf(unused) });
    else notSent.push(...unused.map((file) => ({ lens, ...file })));
  }
  return { idle, notSent };
}
var NOTHING_SHOWN = "no line of the change is for a reviewer";
function reasonsOf(unused) {
  return `of every changed file: ${[...new Set(unused.map(({ why }) => why))].join("; or ")}`;
}
function runFile({ repository, target, captured }, change, settings, roots, found) {
  const { target: key, since, kept, wordOf: wordOf3 } = found.past;
  return {
    layout: 1,
    kind: "review",
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured,
    top: repository.top,
    ...found.names,
    scope_note: change.scopeNote,
    paths: [...target.paths],
    base: change.base,
    head: change.head,
    ...roots,
    nonce: randomHex(16),
    settings,
    lenses_without_work: found.idle,
    warnings: [...found.warnings],
    target: key,
    ...ifAny({
      ...{ not_sent: found.notSent, recoded: found.recoded, prove: found.prove, since, kept },
      stale_names: found.staleNames.map((one) => ({ ...one, named_in: [...one.named_in] })),
      word_of: wordOf3
    })
  };
}
async function planRun(request) {
  const { repository } = request;
  const change = await readTrusted(request);
  const config = await readUserFiles(repository, change);
  const prove = request.prove === true ? provingOf(request, config) : void 0;
  const settings = settingsOf(config, request.options, sizeOf(request, change));
  const own = requireReviewable(request, change, config);
  const { rulesRead, context, textOf: textOf2, roots, fingerprint } = await readGiven(request, change);
  const files = shownFiles(change);
  const notYet = await rulesToCome(repository, change, settings, { atBase: rulesRead.rules, files });
  const given = givenRules(settings, rulesInForce(rulesRead.rules, change.changed.keys()));
  const checklist = bugChecklist(context.stack, rulesRead.rules);
  const found = await planPast(request, change, files, { ...context, settings, given, checklist });
  const redactor = createRedactor();
  const raw = { files, context, rules: rulesRead.rules, checklist };
  const material = await cleanMaterial(raw, redactor, textOf2);
  const whole = runFile(request, change, settings, roots, {
    names: await namesOf(request, change, redactor),
    ...planUnused(settings, material, given, notYet),
    warnings: [...rulesRead.notes, ...changeWarnings(change, material, settings.lenses), ...found.warnings],
    staleNames: await readStaleNames(repository, change),
    recoded: recodedIn(change, textOf2),
    past: found,
    prove
  });
  const shard = own && request.shard && { ...request.shard, paths: own, past: found.past };
  const file = shard === void 0 ? whole : asShard(whole, change, { ...shard, context: material.context });
  const paths = await writeRun(request, file, change, fingerprint);
  await Promise.all([
    writeMaterial(paths, file, material, {
      given: given.map(({ rule }) => rule.path),
      changed: changedRules(change.changed, rulesRead.rules)
    }),
    writeSecrets(paths, file, redactor),
    writePast(paths, file, found.past),
    pruneTrees(request.cacheRoot, KEPT_TREES)
  ]);
  await sealPlanned(paths);
  return { file, paths, change, material, past: found.past };
}
function provingOf({ shard }, { commands = {}, prove = {} }) {
  if (shard !== void 0)
    throw new Failure("usage/bad-value", "--prove and --shard exclude each other", {
      hint: "prove what the merged review lists: correctless prove RUN"
    });
  if (commands.test === void 0) throw noTestCommand("base");
  return { most: prove.most ?? MOST_PROVEN };
}
function sizeOf({ shard }, { changed }) {
  return { changedLines: changedLineCount(scopeEntries(changed)), isPart: shard !== void 0 };
}
async function readTrusted({ repository, target, onScope }) {
  const reading = readChange(repository, target);
  const [change] = await Promise.all([reading, requireUntracked(repository)]);
  onScope?.(change.scopeNote);
  return change;
}
function requireReviewable(request, change, config) {
  const own = request.shard === void 0 ? void 0 : pathsOfShard(change, request.shard);
  if (!request.yes) {
    const { prefix } = request;
    requireConfirmation(change, config.review?.warn_files ?? WARN_FILES, {
      ...own === void 0 ? {} : { own },
      ...prefix === void 0 ? {} : { prefix }
    });
  }
  requireCacheOutside(request.repository, request.cacheRoot);
  return own;
}
async function readUserFiles(repository, { base }) {
  const [config] = await Promise.all([
    readConfig(repository, settingsTree(base)),
    readSuppressions(repository, settingsTree(base))
  ]);
  return config;
}
async function rulesToCome(repository, { head }, { lenses }, { atBase, files }) {
  if (atBase.length > 0 || hunkIds(files).length === 0 || !lenses.includes("rules-compliance"))
    return void 0;
  return rulesOnlyOnBranch((await readRules(repository, head.tree)).rules);
}
function givenRules(settings, inForce) {
  return settings.rules === "none" ? [] : rulesFor(settings.rules, inForce);
}
async function writeRun({ ready }, file, change, fingerprint) {
  await ready?.(hunkIds(shownFiles(change)).length > 0);
  const paths = runPaths(file.top, file.run);
  await createRun(file, paths);
  const scope = { ...stampOf(file), files: scopeEntries(change.changed), skipped: skippedEntries(change) };
  await writeFileAtomically(paths.scope, jsonText(scope));
  await writeStamped(paths.fingerprint, file, fingerprint);
  return paths;
}
function plannedLines(planned) {
  const { file, material } = planned;
  if (hunkIds(material.files).length === 0) return nothingLines(planned);
  return [
    `Reviewing ${file.scope_note}`,
    ...sinceLines(planned),
    ...proveLines(file),
    ...file.lenses_without_work.map(({ lens, why }) => `${lens}: nothing to do, ${why}`),
    ...notSentLines(file.not_sent ?? []),
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function proveLines({ prove }) {
  return prove === void 0 ? [] : [
    `then proving at most ${counted(prove.most, "listed finding")}: 2 to 4 calls each, and the test command runs tests that a model wrote (prove.sandbox)`
  ];
}
var MOST_NAMED = 10;
function nothingLines({ file, material }) {
  return [
    `Nothing to review in ${file.scope_note}`,
    ...material.files.slice(0, MOST_NAMED).map(
      ({ path, skipped }) => `${printable(path)}: shown to nobody (${whyUnshown(skipped ?? "no line")})`
    ),
    ...material.files.length > MOST_NAMED ? [`and ${material.files.length - MOST_NAMED} more`] : [],
    ...file.warnings.map((warning) => `warning: ${warning}`)
  ];
}
function notSentLines(notSent) {
  const keys = new Set(notSent.map(({ lens, why }) => `${lens}: ${why}`));
  return [...keys].map((key) => {
    const n = notSent.filter(({ lens, why }) => `${lens}: ${why}` === key).length;
    return `${counted(n, "file")} not sent to ${key}`;
  });
}
function carriedByLens({
  file,
  material,
  past
}) {
  const of = hunkIds(material.files).length;
  return workingLenses(file).map((lens) => ({ lens, hunks: carriedFor(lens, past.carried).size, of }));
}
function sinceLines(planned) {
  const { since, kept } = planned.file;
  const { findings } = planned.past;
  if (since === void 0 && kept === void 0) return [];
  const pending = findings.filter((one) => one.pending === true).length;
  return [
    ...since === void 0 ? [] : [
      `going on from run ${since.run} of ${since.planned_at.slice(0, 10)}, following ${findings.length - pending} findings`
    ],
    ...kept === void 0 ? [] : [
      `keeping what still holds of run ${kept.run}, which was not finished, with ${counted(pending, "finding")}`
    ],
    carriedLine(carriedByLens(planned))
  ];
}
function carriedLine(rows) {
  const some = rows.filter(({ hunks }) => hunks > 0);
  const none = rows.filter(({ hunks }) => hunks === 0).map(({ lens }) => lens);
  const why = "nobody has reviewed these hunks by the same rules, settings, capture and version";
  if (some.length === 0) return `carried over: nothing, ${why}`;
  const carried = some.map(({ lens, hunks, of }) => `${lens} ${hunks} of ${of} hunks`).join(", ");
  return `carried over: ${carried}${none.length === 0 ? "" : `; nothing for ${none.join(", ")}: ${why}`}`;
}
Object.assign(exports, { estimateOf, estimateLeft, proversOf, planRun, plannedLines, carriedByLens });
});
