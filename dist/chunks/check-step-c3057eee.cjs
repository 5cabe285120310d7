var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["check-step"] = __part((module, exports) => {
__export(exports, { checkStep: () => checkStep, readStepFacts: () => readStepFacts, readTreeFacts: () => readTreeFacts, rejection: () => rejection });
var [import_cross_check, import_path_patterns, import_revisions, import_config, import_file_header, import_counted, import_ignored_files, import_snapshot, import_configured_programs, import_objects, import_printable, import_order, import_git, import_failure] = ["file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "suppressions-2-f634e93d/config", "file-header-a064cb69/file-header", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/ignored-files", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/configured-programs", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/order", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-apply-"));
  try {
    const env = { ...await (0, import_configured_programs.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_git.askGit)(repository, ["read-tree", base], { env });
    const check = await (0, import_git.askGit)(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await (0, import_git.askGit)(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await (0, import_git.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
    return { kind: "applies", tree };
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function oneLine(said) {
  return said.trim().split("\n").slice(0, 3).join("; ").slice(0, 500);
}
var TREES = ["diff-tree", "-r", "--raw", "-z", "--full-index", "--ignore-submodules=none", "-O/dev/null"];
async function readStepFacts(repository, request) {
  const base = await (0, import_revisions.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_config.readConfig)(repository, base.tree);
  const derived = (0, import_path_patterns.pathPatterns)(steps.derived ?? [], { ignoreCase: false });
  const [{ tree }, ignored] = await Promise.all([
    (0, import_snapshot.snapshotWorkTree)(repository),
    (0, import_ignored_files.ignoredFiles)(repository, derived)
  ]);
  const changes = await compareTrees(repository, base.tree, tree, ["-M50%"]);
  const patch = await patchFacts(repository, base.tree, tree, request.patch, new Set(ignored));
  return {
    allow: request.allow,
    exclude: [...steps.exclude ?? [], ...request.exclude],
    git: { base: base.sha, changed: changedFiles(changes, ignored), patch }
  };
}
async function readTreeFacts(repository, tree, request) {
  const base = await (0, import_revisions.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_config.readConfig)(repository, base.tree);
  const changes = await compareTrees(repository, base.tree, tree, ["-M50%"]);
  const patch = await patchFacts(repository, base.tree, tree, request.patch, /* @__PURE__ */ new Set());
  return {
    allow: request.allow,
    exclude: [...steps.exclude ?? [], ...request.exclude],
    git: { base: base.sha, changed: changedFiles(changes, []), patch }
  };
}
async function patchFacts(repository, base, head, patch, ignored) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  const applied = await applyPatch(repository, base, patch);
  if (applied.kind === "refused") return applied;
  const differences = await compareTrees(repository, applied.tree, head, ["--no-renames"]);
  return {
    kind: "applies",
    differs: differences.map(({ path }) => path).filter((path) => !ignored.has(path))
  };
}
async function compareTrees(repository, base, head, renames) {
  return (0, import_cross_check.parseRaw)(await (0, import_git.readGit)(repository, [...TREES, ...renames, "--end-of-options", base, head]));
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
  return [...known, ...unknown].toSorted((0, import_order.by)(({ path }) => path));
}
function readClaimedPatch(patch) {
  if (patch === void 0 || patch.trim() === "") return { kind: "none" };
  if (!patch.endsWith("\n")) {
    return {
      kind: "unreadable",
      why: "it ends in the middle of a line: the newline after its last line is missing"
    };
  }
  try {
    const changes = (0, import_file_header.parsePatch)(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${(0, import_printable.printable)(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof import_failure.Failure) return { kind: "unreadable", why: error.message };
    throw error;
  }
}
function hasImpact(change) {
  switch (change.kind) {
    case "text":
    case "deleted":
      return change.addedLines + change.removedLines > 0 || change.kind === "text" && change.from !== void 0;
    case "opaque":
      return true;
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
    excluded: (0, import_path_patterns.pathPatterns)([...step.exclude ?? [], ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? void 0 : (0, import_path_patterns.pathPatterns)(allow, { ignoreCase: false }),
    setUp: facts.setUp ?? [],
    git: facts.git
  };
}
function namedPaths(claim) {
  const all = /* @__PURE__ */ new Set([...claim.written, ...claim.touched, ...patchPaths(claim), ...gitPaths(claim.git)]);
  return [...all].toSorted(import_order.compareText);
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
  const first = paths.slice(0, SHOWN).map((path) => (0, import_printable.printable)(path.slice(0, 200)));
  return first.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
function bothNames(changes) {
  return changes.flatMap(({ path, from }) => from === void 0 ? [path] : [path, from]);
}
function pathsOf(names) {
  return new Set(names.map(declaredPath).filter((path) => path !== void 0));
}
function declaredPath(name) {
  return (0, import_objects.asRepoPath)(import_node_path.posix.normalize(name));
}
var filesNotInPatch = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === "read" ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return `${shownPaths(missing)}: in filesWritten, not in the patch`;
  const changed = gitPaths(git);
  if (git === void 0 || changed.size === 0) return void 0;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return unchanged.length === 0 ? void 0 : `${shownPaths(unchanged)}: in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`;
};
var filesWrittenNotInTouched = ({ result, written, touched }) => {
  if (!result.success) return void 0;
  const missing = [...written].filter((path) => !touched.has(path));
  return missing.length === 0 ? void 0 : `${shownPaths(missing)}: in filesWritten, not in filesTouched`;
};
var missingPatchOrFiles = ({ result, patch }) => {
  if (!result.success) return void 0;
  if (patch.kind === "none") return "success is true, but the patch is missing or empty";
  if ((result.filesWritten ?? []).length === 0)
    return "success is true, but filesWritten is missing or empty";
  return result.filesTouched === void 0 ? "success is true, but filesTouched is missing" : void 0;
};
var patchDoesNotApply = ({ patch, git }) => {
  if (git === void 0 || patch.kind !== "read" || ![...patch.changes.values()].some(hasImpact))
    return void 0;
  const base = git.base.slice(0, 12);
  switch (git.patch.kind) {
    case "none":
      return void 0;
    case "refused":
      return `git apply refuses the patch at ${base}: ${git.patch.said}`;
    case "applies":
      if (git.patch.differs.length === 0 || git.changed.length === 0) return void 0;
      return `${shownPaths(git.patch.differs)}: the patch, applied at ${base}, does not give what is in the work tree`;
  }
};
var payloadOnFailure = ({ result, patch, git }) => {
  if (result.success) return void 0;
  if (patch.kind !== "none") return "success is false, but there is a patch";
  const written = result.filesWritten ?? [];
  if (written.length > 0) return `success is false, but filesWritten names ${shownPaths(written)}`;
  const changed = gitPaths(git);
  return changed.size === 0 ? void 0 : `success is false, but git says changed: ${shownPaths([...changed])}`;
};
var scopeDriftFixRegression = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== "fix_regression") return void 0;
  const paths = namedPaths(claim);
  if (allowed === void 0) {
    return paths.length === 0 ? void 0 : `${shownPaths(paths)}: nobody says what the apply of this step changed (step.allow or --allow)`;
  }
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${shownPaths(beside)}: not among the files the apply of this step changed`;
};
var scopeExcluded = (claim) => {
  const { excluded, allowed, outside, setUp, step } = claim;
  if (setUp.length > 0) {
    const places = setUp.map(
      (part) => part === "config" ? "git\u2019s settings" : `${part}/ of the git directory`
    );
    return `${places.join(", ")}: changed since the step began, and in no commit`;
  }
  if (outside.length > 0) return `${shownPaths(outside)}: no path inside the repository`;
  const paths = namedPaths(claim);
  const hit = paths.filter(excluded);
  if (hit.length > 0) return `${shownPaths(hit)}: excluded from every step`;
  if (step.mode !== "apply" || allowed === void 0) return void 0;
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${shownPaths(beside)}: not among the paths this step may change`;
};
var undeclaredFileInPatch = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patch.kind === "read" ? [...patch.changes.keys()] : [];
  const hidden = inPatch.filter((path) => !written.has(path));
  if (hidden.length > 0) return `${shownPaths(hidden)}: in the patch, not in filesWritten`;
  const declared = /* @__PURE__ */ new Set([...written, ...oldNames(claim)]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return undeclared.length === 0 ? void 0 : `${shownPaths(undeclared)}: git says changed, not in filesWritten${ignoredHint(git, undeclared)}`;
};
function seenByGit({ git, patch }) {
  if (patch.kind === "unreadable") return new Set(git?.changed.map(({ path }) => path));
  return gitPaths(git);
}
function oldNames({ patch }) {
  if (patch.kind !== "read") return [];
  return [...patch.changes.values()].flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 ? [change.from] : []
  );
}
function ignoredHint(git, paths) {
  const ignored = git?.changed.some(({ path, status }) => status === "ignored" && paths.includes(path));
  return ignored === true ? " (ignored files: what tools make belongs into steps.derived of the configuration)" : "";
}
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
  for (const [rule, { broken }] of Object.entries(STEP_RULES)) {
    const why = broken(claim);
    if (why !== void 0) return rejection(rule, why);
  }
  return { valid: true, reason: acceptance(result, facts) };
}
function rejection(rule, why) {
  return { valid: false, reason: `${rule}: ${why}`, rule };
}
function acceptance({ success, filesWritten = [] }, { git }) {
  const against = git === void 0 ? "the result agrees with itself" : `git at ${git.base.slice(0, 12)} agrees`;
  if (!success) return `a failure without a change; ${against}`;
  return `no rule is broken by ${(0, import_counted.counted)(filesWritten.length, "written file")}; ${against}`;
}
});
exports["plan-step"] = __part((module, exports) => {
__export(exports, { planSharedSteps: () => planSharedSteps, planStep: () => planStep });
var [import_settings, import_tree_cache, import_plan_facts, import_parser, import_create_run, import_templates_gen, import_redact_hunks, import_shown_path, import_packet_2, import_redact_2, import_config, import_matched_paths, import_revision, import_stamped, import_layout, import_untracked, import_printable, import_own_key, import_version_2] = ["templates.gen-34c24269/settings", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "suppressions-2-f634e93d/create-run", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "evidence-drop-94f915f0/redact-2", "suppressions-2-f634e93d/config", "extract-bd6f4934/matched-paths", "evidence-drop-94f915f0/revision", "objects-0b8527c9/stamped", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/untracked", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/own-key", "main/version-2"].map(__load);
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await (0, import_redact_hunks.redactHunks)([patchAsFile(hunks)], redactor);
  const sides = [head, ...(file?.hunks ?? []).map(({ text }) => text)].join("");
  return (await redactor.redact(sides)).text;
}
function patchAsFile(hunks) {
  return {
    path: "",
    from: null,
    status: "modified",
    addedLines: 0,
    removedLines: 0,
    skipped: null,
    header: "",
    hunks: hunks.map((text, index) => ({ id: String(index), old: ANYWHERE, new: ANYWHERE, text }))
  };
}
var ANYWHERE = { start: 1, count: 0 };
function buildStepPacket({ task, judged, nonces, nextSlot }) {
  const { step, result, facts, rules, edits = [] } = judged;
  const { patch = "", ...claim } = result;
  const filling = {
    ...(0, import_templates_gen.taskFactsWithTree)(task),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    edits: edits.length === 0 ? "" : [{ kind: "TESTS", content: edits.join("\n") }],
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_templates_gen.packetText)(call, filling, nonces);
  const bytes = (0, import_packet_2.byteLength)(text);
  if (bytes > import_packet_2.PACKET_BUDGET) return { kind: "too-large", bytes };
  const paths = (result.filesWritten ?? []).map((path) => path);
  return { kind: "packet", packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths } };
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
    case "none":
      return files;
    case "refused":
      return `${files} git cannot apply the patch at base.`;
    case "applies":
      return git.patch.differs.length === 0 ? `${files} The patch applies at base and makes exactly the files that are in the tree.` : `${files} The patch applies at base; ${git.patch.differs.length} of its files differ in the tree.`;
  }
}
function ruleFence(rule) {
  const folders = (0, import_matched_paths.directoriesOf)(rule).filter((folder) => folder !== "");
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") };
  return { kind: "RULES", content: rule.body, attributes: { source: rule.path, ...governed } };
}
function changedPart({ git }) {
  if (git === void 0) return "It was not asked.";
  if (git.changed.length === 0) return "Nothing.";
  return [{ kind: "FILES", content: git.changed.map(changedLine).join("\n") }];
}
function changedLine({ path, from, status, oldMode, newMode }) {
  const renamed = from === void 0 ? "" : ` (from ${(0, import_shown_path.shownPath)(from)})`;
  const isModeChange = oldMode !== void 0 && newMode !== void 0 && oldMode !== newMode;
  return `${status.padEnd(9)} ${(0, import_shown_path.shownPath)(path)}${renamed}${isModeChange ? ` mode ${oldMode} \u2192 ${newMode}` : ""}`;
}
function buildSharedStepPacket({ task, steps, nonces, nextSlot }) {
  const rules = steps[0]?.judged.rules ?? [];
  const filling = {
    ...(0, import_templates_gen.taskFactsWithTree)(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join("\n"),
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    edits: steps.flatMap(editsPart),
    steps: steps.flatMap(stepParts)
  };
  const call = {
    agent: "execute-step-validator",
    contract: "execute-step-validator-shared",
    slot: nextSlot(),
    part: 1,
    of: 1
  };
  const text = (0, import_templates_gen.packetText)(call, filling, nonces);
  const bytes = (0, import_packet_2.byteLength)(text);
  if (bytes > import_packet_2.PACKET_BUDGET) return { kind: "too-large", bytes };
  const paths = new Set(steps.flatMap(({ judged }) => judged.result.filesWritten ?? []));
  return {
    kind: "packet",
    packet: {
      ...{ agent: call.agent, slot: call.slot, text, bytes, hunks: [] },
      paths: [...paths].map((path) => path)
    }
  };
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
function planStep(request) {
  return planJudgement(request, [request]);
}
function planSharedSteps(request) {
  return planJudgement(request, request.steps);
}
async function planJudgement(request, steps) {
  const { repository, sides, fingerprint, cacheRoot } = request;
  const { home } = request.stage ?? { home: repository };
  (0, import_plan_facts.requireCacheOutside)(home, cacheRoot);
  await (0, import_untracked.requireUntracked)(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    (0, import_config.readConfig)(repository, (0, import_revision.settingsTree)(sides.base)),
    (0, import_parser.readRules)(repository, (0, import_revision.settingsTree)(sides.base)),
    (0, import_tree_cache.materializeTree)(repository, sides.head.tree, cacheRoot)
  ]);
  const governing = agentsRules(rules, steps.flatMap(touchedPaths));
  const redactor = (0, import_redact_2.createRedactor)();
  const judged = [];
  for (const { id = "", ...step } of steps)
    judged.push({ id, judged: await cleanStep(step, governing, redactor) });
  const file = runFile(request, config, treeRoot, titleOf(judged));
  const built = builtPacket(file, judged);
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = (0, import_layout.runPaths)(home.top, file.run);
  await (0, import_create_run.createRun)(file, paths);
  await (0, import_stamped.writeStamped)(paths.fingerprint, file, fingerprint);
  await (0, import_templates_gen.writeSlots)(paths, file, "judge", [{ packet: built.packet }], []);
  await (0, import_tree_cache.pruneTrees)(cacheRoot, import_create_run.KEPT_TREES);
  return { kind: "run", file, paths };
}
function builtPacket(file, steps) {
  const [first, ...more] = steps;
  if (first === void 0) throw new Error("no step to judge");
  const given = { task: (0, import_templates_gen.taskOf)(file), nonces: (0, import_templates_gen.noncesOf)(file), nextSlot: (0, import_templates_gen.slotNames)(file, []) };
  return more.length === 0 ? buildStepPacket({ ...given, judged: first.judged }) : buildSharedStepPacket({ ...given, steps });
}
async function cleanStep({ step, result, facts, edits = [] }, rules, redactor) {
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return (0, import_redact_hunks.cleanText)({ step, result: { ...result, ...patch }, facts, rules, edits }, redactor);
}
function titleOf(steps) {
  const [first, ...more] = steps;
  if (more.length > 0) return steps.map(({ id }) => id).join(", ");
  return first?.judged.step.description ?? "";
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return (0, import_matched_paths.rulesInForce)(
    rules.filter((rule) => (0, import_matched_paths.placesOfRule)(rule).some(isAgents)),
    [everywhere, ...touched]
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
function touchedPaths({ result, facts: { git } }) {
  const claimed = [...result.filesTouched ?? [], ...result.filesWritten ?? []];
  const changed = (git?.changed ?? []).flatMap(
    ({ path, from }) => from === void 0 ? [path] : [path, from]
  );
  return [.../* @__PURE__ */ new Set([...claimed, ...changed])];
}
function tooLarge(bytes) {
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${import_packet_2.PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}
function runFile({ repository, sides, captured, stage }, config, treeRoot, description) {
  const [title = ""] = description.trim().split("\n", 1);
  const settings = { ...(0, import_settings.settingsOf)(config, { noRules: true }), lenses: [] };
  const models = stage === void 0 ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: "step",
    run: (0, import_templates_gen.randomId)(),
    version: import_version_2.VERSION,
    planned_at: (0, import_own_key.now)(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${(0, import_printable.printable)(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_templates_gen.randomHex)(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...stage?.audit === void 0 ? {} : { audit: stage.audit }
  };
}
});
