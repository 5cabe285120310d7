var { __load, __part } = require("../main.cjs").shared;
exports["rules-2"] = __part((exports) => {
var { parseRaw } = __load("file-header-8cba8a58/cross-check"), { pathPatterns } = __load("file-header-8cba8a58/path-patterns"), { commitNamed } = __load("file-header-8cba8a58/revisions"), { readConfig } = __load("suppressions-2-78a459f7/config"), { parsePatch } = __load("file-header-8cba8a58/file-header"), { counted } = __load("main/counted"), { ignoredFiles } = __load("snapshot-94776c05/ignored-files"), { snapshotWorkTree } = __load("snapshot-94776c05/snapshot"), { withTemporaryIndex } = __load("snapshot-94776c05/temporary-index"), { asRepoPath } = __load("git-3998040f/batch-output"), { printable } = __load("git-3998040f/printable"), { by, compareText } = __load("main/order"), { askGit, readGit } = __load("git-3998040f/git"), { Failure } = __load("main/failure"), { posix } = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  return withTemporaryIndex(repository, async (env) => {
    await askGit(repository, ["read-tree", base], { env });
    const check = await askGit(repository, [...APPLY, "--check", "-"], { env, input: patch, answers: [0, 1, 128] });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await askGit(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await askGit(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
    return { kind: "applies", tree };
  });
}
function oneLine(said) {
  return said.trim().split("\n").slice(0, 3).join("; ").slice(0, 500);
}
var TREES = ["diff-tree", "-r", "--raw", "-z", "--full-index", "--ignore-submodules=none", "-O/dev/null"];
async function readStepFacts(repository, request, workOf) {
  const base = await commitNamed(repository, request.base);
  const { steps = {} } = await readConfig(repository, base.tree);
  const derived = pathPatterns(steps.derived ?? [], { ignoreCase: false });
  const tree = workOf ?? (await snapshotWorkTree(repository, { overruling: request.overruling ?? [] })).tree;
  const ignored = workOf === void 0 ? await ignoredFiles(repository, derived, request.overruling) : [];
  const changes = await compareTrees(repository, base.tree, tree, ["-M50%"]);
  const patch = await patchFacts(repository, base.tree, tree, request.patch, new Set(ignored));
  return {
    allow: request.allow,
    exclude: [...steps.exclude ?? [], ...request.exclude],
    git: { base: base.sha, changed: changedFiles(changes, ignored), patch }
  };
}
async function patchFacts(repository, base, head, patch, ignored) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  const applied = await applyPatch(repository, base, patch);
  if (applied.kind === "refused") return applied;
  const differences = await compareTrees(repository, applied.tree, head, ["--no-renames"]);
  return { kind: "applies", differs: differences.map(({ path }) => path).filter((path) => !ignored.has(path)) };
}
async function compareTrees(repository, base, head, renames) {
  return parseRaw(await readGit(repository, [...TREES, ...renames, "--end-of-options", base, head]));
}
function changedFiles(entries, ignored) {
  const known = entries.map(({ path, from, status, oldMode, newMode }) => ({
    path,
    status: status === "type-changed" ? "modified" : status,
    ...from === void 0 ? {} : { from },
    ...status === "added" ? {} : { oldMode },
    ...status === "deleted" ? {} : { newMode }
  }));
  const unknown = ignored.map((path) => ({ path, status: "ignored" }));
  return [...known, ...unknown].toSorted(by(({ path }) => path));
}
function readClaimedPatch(patch) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  if (!patch.endsWith("\n")) {
    return { kind: "unreadable", why: "it ends in the middle of a line: the newline after its last line is missing" };
  }
  try {
    const changes = parsePatch(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${printable(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof Failure) return { kind: "unreadable", why: error.message };
    throw error;
  }
}
function hasImpact(change) {
  switch (change.kind) {
    case "text":
    case "deleted":
      return change.addedLines + change.removedLines > 0 || change.kind === "text" && change.from !== void 0;
    case "opaque": return true;
  }
}
function isBinary(change) {
  return change.kind === "opaque" && change.why === "binary";
}
function readClaim(step, result, facts) {
  const { filesWritten = [], filesTouched = [] } = result;
  const allow = [...step.allow ?? [], ...facts.allow];
  return {
    step,
    result,
    patch: readClaimedPatch(result.patch),
    written: pathsOf(filesWritten),
    touched: pathsOf(filesTouched),
    outside: [.../* @__PURE__ */ new Set([...filesWritten, ...filesTouched])].filter(
      (name) => declaredPath(name) === void 0
    ),
    excluded: pathPatterns([...step.exclude ?? [], ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? void 0 : pathPatterns(allow, { ignoreCase: false }),
    setUp: facts.setUp ?? [],
    git: facts.git
  };
}
function namedPaths(claim) {
  const all = /* @__PURE__ */ new Set([...claim.written, ...claim.touched, ...patchPaths(claim), ...gitPaths(claim.git)]);
  return [...all].toSorted(compareText);
}
function patchPaths({ patch }) {
  return new Set(patch.kind === "read" ? bothNames([...patch.changes.values()]) : []);
}
function gitPaths(git) {
  return new Set(bothNames(git?.changed ?? []));
}
var SHOWN = 5;
function shownPaths(paths) {
  const rest = paths.length - SHOWN;
  const first = paths.slice(0, SHOWN).map((path) => printable(path.slice(0, 200)));
  return first.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
function bothNames(changes) {
  return changes.flatMap(({ path, from }) => from === void 0 ? [path] : [path, from]);
}
function pathsOf(names) {
  return new Set(names.map(declaredPath).filter((path) => path !== void 0));
}
function declaredPath(name) {
  return asRepoPath(posix.normalize(name));
}
function wrong(paths, what) {
  return paths.length === 0 ? void 0 : `${shownPaths(paths)}: ${what}`;
}
var scopeExcluded = (claim) => {
  const { excluded, allowed, outside, setUp, step } = claim;
  if (setUp.length > 0) {
    const places = setUp.map((part) => part === "config" ? "git\u2019s settings" : `${part}/ of the git directory`);
    return `${places.join(", ")}: changed since the step began, and in no commit`;
  }
  const paths = namedPaths(claim);
  const beside = step.mode !== "apply" || allowed === void 0 ? [] : paths.filter((path) => !allowed(path));
  return wrong(outside, "no path inside the repository") ?? wrong(paths.filter(excluded), "excluded from every step") ?? wrong(beside, "not among the paths this step may change");
};
var scopeDriftFixRegression = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== "fix_regression") return void 0;
  const paths = namedPaths(claim);
  return allowed === void 0 ? wrong(paths, "nobody says what the apply of this step changed (step.allow or --allow)") : wrong(
    paths.filter((path) => !allowed(path)),
    "not among the files the apply of this step changed"
  );
};
var missingPatchOrFiles = ({ result, patch }) => {
  if (!result.success) return void 0;
  if (patch.kind === "none") return "success is true, but the patch is missing or empty";
  if ((result.filesWritten ?? []).length === 0) return "success is true, but filesWritten is missing or empty";
  return result.filesTouched === void 0 ? "success is true, but filesTouched is missing" : void 0;
};
var filesNotInPatch = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === "read" ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return wrong(missing, "in filesWritten, not in the patch");
  const changed = gitPaths(git);
  if (git === void 0 || changed.size === 0) return void 0;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return wrong(unchanged, `in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`);
};
var filesWrittenNotInTouched = ({ result, written, touched }) => {
  const missing = result.success ? [...written].filter((path) => !touched.has(path)) : [];
  return wrong(missing, "in filesWritten, not in filesTouched");
};
var payloadOnFailure = ({ result, patch, git }) => {
  if (result.success) return void 0;
  if (patch.kind !== "none") return "success is false, but there is a patch";
  const written = result.filesWritten ?? [];
  if (written.length > 0) return `success is false, but filesWritten names ${shownPaths(written)}`;
  const changed = gitPaths(git);
  return changed.size === 0 ? void 0 : `success is false, but git says changed: ${shownPaths([...changed])}`;
};
var undeclaredFileInPatch = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return void 0;
  const changes = patch.kind === "read" ? [...patch.changes.values()] : [];
  const hidden = changes.map(({ path }) => path).filter((path) => !written.has(path));
  const oldNames = changes.flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 ? [change.from] : []
  );
  const declared = /* @__PURE__ */ new Set([...written, ...oldNames]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return wrong(hidden, "in the patch, not in filesWritten") ?? wrong(undeclared, `git says changed, not in filesWritten${ignoredHint(git, undeclared)}`);
};
function seenByGit({ git, patch }) {
  if (patch.kind === "unreadable") return new Set(git?.changed.map(({ path }) => path));
  return gitPaths(git);
}
function ignoredHint(git, paths) {
  const ignored = git?.changed.some(({ path, status }) => status === "ignored" && paths.includes(path));
  return ignored === true ? " (ignored files: what tools make belongs into steps.derived of the configuration)" : "";
}
var patchDoesNotApply = ({ patch, git }) => {
  if (git === void 0 || patch.kind !== "read" || ![...patch.changes.values()].some(hasImpact)) return void 0;
  const base = git.base.slice(0, 12);
  switch (git.patch.kind) {
    case "none": return void 0;
    case "refused": return `git apply refuses the patch at ${base}: ${git.patch.said}`;
    case "applies":
      if (git.changed.length === 0) return void 0;
      return wrong(git.patch.differs, `the patch, applied at ${base}, does not give what is in the work tree`);
  }
};
var zeroImpactPatch = ({ result, patch, git }) => {
  if (!result.success) return void 0;
  if (patch.kind === "read" && ![...patch.changes.values()].some(hasImpact)) {
    return "the patch adds, removes, renames and changes nothing";
  }
  return git?.changed.length === 0 ? `git says that nothing in the work tree differs from ${git.base.slice(0, 12)}` : void 0;
};
var STEP_RULES = {
  mode_invalid: {
    broken: ({ step, result }) => result.mode === step.mode ? void 0 : `the step asks for mode ${step.mode}, the result says ${result.mode}`,
    rejects: "a mode that is unknown, or not the step's"
  },
  scope_excluded: {
    broken: scopeExcluded,
    rejects: "any path, declared, in the patch or changed in the work tree, that is excluded, outside the repository, or in mode `apply` beside what is allowed"
  },
  scope_drift_fix_regression: {
    broken: scopeDriftFixRegression,
    rejects: "in mode `fix_regression`, any path beside what is allowed; with nothing allowed, every path"
  },
  missing_patch_or_files: {
    broken: missingPatchOrFiles,
    rejects: "a success without a patch, without written files or without touched files"
  },
  files_not_in_patch: {
    broken: filesNotInPatch,
    rejects: "a file in `filesWritten` that is not in the patch, or that git says has not changed"
  },
  files_written_not_in_touched: {
    broken: filesWrittenNotInTouched,
    rejects: "a file in `filesWritten` that is not in `filesTouched`"
  },
  payload_on_failure: {
    broken: payloadOnFailure,
    rejects: "a failure with a patch, with written files, or with changes left behind"
  },
  undeclared_file_in_patch: {
    broken: undeclaredFileInPatch,
    rejects: "a file in the patch, or changed by git's account, that is not in `filesWritten`"
  },
  malformed_patch: {
    broken: ({ patch }) => patch.kind === "unreadable" ? `the patch is no unified diff that could be applied: ${patch.why}` : void 0,
    rejects: "a patch that is no unified diff, or is truncated, or whose hunks contradict their counts"
  },
  patch_does_not_apply: {
    broken: patchDoesNotApply,
    rejects: "a patch that `git apply` refuses at the base, or that does not give what is in the work tree"
  },
  zero_impact_patch: {
    broken: zeroImpactPatch,
    rejects: "a success whose patch changes nothing, or with nothing changed since the base"
  }
};
function checkStep({ step, result, facts }) {
  const claim = readClaim(step, result, facts);
  const said = (text) => [text, ...facts.reservations ?? []].join("; ");
  for (const [rule, { broken }] of Object.entries(STEP_RULES)) {
    const why = broken(claim);
    if (why !== void 0) return rejection(rule, said(why));
  }
  return { valid: true, reason: said(acceptance(result, facts)) };
}
function rejection(rule, why) {
  return { valid: false, reason: `${rule}: ${why}`, rule };
}
function acceptance({ success, filesWritten = [] }, { git }) {
  const against = git === void 0 ? "the result agrees with itself" : `git at ${git.base.slice(0, 12)} agrees`;
  if (!success) return `a failure without a change; ${against}`;
  return `no rule is broken by ${counted(filesWritten.length, "written file")}; ${against}`;
}
Object.assign(exports, { readStepFacts, checkStep, rejection });
});
exports["step-packet"] = __part((exports) => {
var { redactPatch } = __load("suppressions-2-78a459f7/redact-patch"), { settingsOf } = __load("templates.gen-a8cf4e03/settings"), { materializeTree, pruneTrees } = __load("templates.gen-a8cf4e03/tree-cache"), { requireCacheOutside } = __load("suppressions-2-78a459f7/plan-facts"), { KEPT_TREES, createRun } = __load("suppressions-2-78a459f7/create-run"), { readRules } = __load("parser-95e2468b/parser"), { noncesOf, randomHex, randomId, slotNames, taskFactsWithTree, taskOf, wholePacket, writeSlots } = __load("templates.gen-a8cf4e03/templates.gen"), { cleanText } = __load("suppressions-2-78a459f7/material"), { shownPath } = __load("extract-4e3435f6/shown-path"), { PACKET_BUDGET } = __load("git-3998040f/packet-2"), { createRedactor } = __load("evidence-drop-566105c0/redact-2"), { readConfig } = __load("suppressions-2-78a459f7/config"), { directoriesOf, placesOfRule, rulesInForce } = __load("index-2fdaab01/source"), { settingsTree } = __load("evidence-drop-566105c0/revision"), { writeStamped } = __load("git-3998040f/stamped"), { runPaths } = __load("matches-schema-76c5945f/layout"), { requireUntracked } = __load("git-3998040f/untracked"), { printable } = __load("git-3998040f/printable"), { now } = __load("matches-schema-76c5945f/own-key"), { VERSION } = __load("main/version-2");
function buildStepPacket({ task, judged, nonces, nextSlot }) {
  const { step, result, facts, edits = [] } = judged;
  const { patch = "", ...claim } = result;
  const filling = {
    ...taskFactsWithTree(task),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rulesPart(judged),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    edits: edits.length === 0 ? "" : [{ kind: "TESTS", content: edits.join("\n") }],
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  return wholePacket(call, filling, nonces, written([judged]));
}
function buildSharedStepPacket({ task, steps, nonces, nextSlot }) {
  const filling = {
    ...taskFactsWithTree(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join("\n"),
    rules: rulesPart(steps[0]?.judged),
    edits: steps.flatMap(editsPart),
    steps: steps.flatMap(stepParts)
  };
  const call = { agent: "execute-step-validator", contract: "execute-step-validator-shared" };
  const shown = written(steps.map(({ judged }) => judged));
  return wholePacket({ ...call, slot: nextSlot(), part: 1, of: 1 }, filling, nonces, shown);
}
function written(steps) {
  const paths = new Set(steps.flatMap(({ result }) => result.filesWritten ?? []));
  return { hunks: [], paths: [...paths].map((path) => path) };
}
function editsPart({ id, judged: { edits = [] } }) {
  return edits.length === 0 ? [] : [{ kind: "TESTS", content: edits.join("\n"), attributes: { id } }];
}
function stepParts({ id, judged: { step, result, facts } }) {
  const { patch = "", ...claim } = result;
  const attributes = { id };
  return [
    { kind: "STEP", content: stepText(step, facts), attributes },
    { kind: "CLAIM", content: JSON.stringify(claim, null, 2), attributes },
    ...patch === "" ? [] : [{ kind: "DIFF", content: patch, attributes }]
  ];
}
function stepText(step, { allow, exclude }) {
  const allowed = [...step.allow ?? [], ...allow];
  const excluded = [...step.exclude ?? [], ...exclude];
  return [
    `mode: ${step.mode}`,
    ...allowed.length === 0 ? [] : [`only these paths may change: ${allowed.join(" ")}`],
    ...excluded.length === 0 ? [] : [`these paths may not change: ${excluded.join(" ")}`],
    `description:
${step.description}`,
    ...step.why === void 0 ? [] : [`why:
${step.why}`]
  ].join("\n\n");
}
function checksText({ result, facts: { git } }) {
  const agree = result.success ? "The result keeps its contract, its mode is the one asked for, its patch is a complete unified diff, and its file lists and its patch name the same files. No path is touched that may not be." : "The result says that the step failed. It keeps its contract, its mode is the one asked for, and it brings no patch and no written files.";
  return `${agree} ${gitText(git)}`;
}
function gitText(git) {
  if (git === void 0) {
    return "Nothing was compared with git: whether the tree already holds the patch is not known, and base is the last commit.";
  }
  const files = "What git lists as changed between base and the work tree is what the result says.";
  switch (git.patch.kind) {
    case "none": return files;
    case "refused": return `${files} git cannot apply the patch at base.`;
    case "applies":
      return git.patch.differs.length === 0 ? `${files} The patch applies at base and makes exactly the files that are in the tree.` : `${files} The patch applies at base; ${git.patch.differs.length} of its files differ in the tree.`;
  }
}
function rulesPart({ rules = [] } = {}) {
  return rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence);
}
function ruleFence(rule) {
  const folders = directoriesOf(rule).filter((folder) => folder !== "");
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") };
  return { kind: "RULES", content: rule.body, attributes: { source: rule.path, ...governed } };
}
function changedPart({ git }) {
  if (git === void 0) return "It was not asked.";
  if (git.changed.length === 0) return "Nothing.";
  return [{ kind: "FILES", content: git.changed.map(changedLine).join("\n") }];
}
function changedLine({ path, from, status, oldMode, newMode }) {
  const renamed = from === void 0 ? "" : ` (from ${shownPath(from)})`;
  const isModeChange = oldMode !== void 0 && newMode !== void 0 && oldMode !== newMode;
  return `${status.padEnd(9)} ${shownPath(path)}${renamed}${isModeChange ? ` mode ${oldMode} \u2192 ${newMode}` : ""}`;
}
function planStep(request) {
  return planJudgement(request, [request]);
}
function planSharedSteps(request) {
  return planJudgement(request, request.steps);
}
async function planJudgement(request, steps) {
  const { repository, sides, fingerprint, cacheRoot } = request;
  const { home } = request.stage ?? { home: repository };
  requireCacheOutside(home, cacheRoot);
  await requireUntracked(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    readConfig(repository, settingsTree(sides.base)),
    readRules(repository, settingsTree(sides.base)),
    materializeTree(repository, sides.head.tree, cacheRoot)
  ]);
  const governing = agentsRules(rules, steps.flatMap(touchedPaths));
  const redactor = createRedactor();
  const judged = [];
  for (const { id = "", ...step } of steps) judged.push({ id, judged: await cleanStep(step, governing, redactor) });
  const file = runFile(request, config, treeRoot, titleOf(judged));
  const built = builtPacket(file, judged);
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = runPaths(home.top, file.run);
  await createRun(file, paths);
  await writeStamped(paths.fingerprint, file, fingerprint);
  await writeSlots(paths, file, "judge", [{ packet: built.packet }], []);
  await pruneTrees(cacheRoot, KEPT_TREES);
  return { kind: "run", file, paths };
}
function builtPacket(file, steps) {
  const [first, ...more] = steps;
  if (first === void 0) throw new Error("no step to judge");
  const given = { task: taskOf(file), nonces: noncesOf(file), nextSlot: slotNames(file, []) };
  return more.length === 0 ? buildStepPacket({ ...given, judged: first.judged }) : buildSharedStepPacket({ ...given, steps });
}
async function cleanStep({ step, result, facts, edits = [] }, rules, redactor) {
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return cleanText({ step, result: { ...result, ...patch }, facts, rules, edits }, redactor);
}
function titleOf(steps) {
  const [first, ...more] = steps;
  if (more.length > 0) return steps.map(({ id }) => id).join(", ");
  return first?.judged.step.description ?? "";
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return rulesInForce(
    rules.filter((rule) => placesOfRule(rule).some(isAgents)),
    [everywhere, ...touched]
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
function touchedPaths({ result, facts: { git } }) {
  const claimed = [...result.filesTouched ?? [], ...result.filesWritten ?? []];
  const changed = (git?.changed ?? []).flatMap(({ path, from }) => from === void 0 ? [path] : [path, from]);
  return [.../* @__PURE__ */ new Set([...claimed, ...changed])];
}
function tooLarge(bytes) {
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}
function runFile({ repository, sides, captured, stage }, config, treeRoot, description) {
  const [title = ""] = description.trim().split("\n", 1);
  const settings = { ...settingsOf(config, { noRules: true }), lenses: [] };
  const models = stage === void 0 ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: "step",
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${printable(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: randomHex(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...stage?.audit === void 0 ? {} : { audit: stage.audit }
  };
}
Object.assign(exports, { planStep, planSharedSteps });
});
