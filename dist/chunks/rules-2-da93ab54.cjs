var { __load, __part } = require("../main.cjs").shared;
exports["check-fix-review"] = __part((exports) => {
var { changedLinesOf } = __load("extract-7558e31f/scope-entries"), { readQuotedTexts } = __load("index-936eb180/read-at-paths"), { readStamped } = __load("git-685f2d30/stamped"), { asRepoPath } = __load("git-685f2d30/batch-output"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { posix } = require("node:path");
var LONG_LINE = 20;
var REMOVED = "[VERBATIM REMOVED]";
function withoutVerbatim(text, lines) {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)].filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line))).toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}
var squeeze = (text) => text.replaceAll(/\s+/g, "");
var isLong = (squeezed) => Array.from(squeezed).length >= LONG_LINE;
function patternOf(line) {
  const characters = Array.from(squeeze(line)).map(
    (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
  );
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplacedFindings(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = asRepoPath(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [posix.dirname(path), posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => posix.dirname(other) === folder && posix.extname(other) === ending);
}
function withoutDiffLines(finding, { lines }) {
  const clean = (text) => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix)
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    readRunJson(paths.scope, "scope"),
    readStamped(paths.files, file)
  ]);
  const changed = changedLinesOf(scope.files);
  const { exists } = await readQuotedTexts(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file)
  });
  const names = files.flatMap(({ path, from }) => from === null ? [path] : [path, from]);
  return { changed: new Set(names), exists, lines: files.flatMap(changedLines) };
}
function changedLines({ hunks }) {
  return hunks.flatMap(
    ({ text }) => text.split("\n").filter((line) => line.startsWith("+") || line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1))
  );
}
Object.assign(exports, { misplacedFindings, withoutDiffLines, fixReviewWorld });
});
exports["rules-2"] = __part((exports) => {
var { parseRaw } = __load("file-header-fb4aa201/cross-check"), { pathPatterns } = __load("file-header-fb4aa201/path-patterns"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { readConfig } = __load("suppressions-2-e7662acd/config"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { ignoredFiles } = __load("snapshot-066f03be/ignored-files"), { snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { withTemporaryIndex } = __load("git-685f2d30/temporary-index"), { counted } = __load("main/counted"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { askGit, gitText, readGit } = __load("git-685f2d30/git"), { by, compareText } = __load("main/order"), { Failure } = __load("main/failure"), { posix } = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  return withTemporaryIndex(repository, async (env) => {
    await askGit(repository, ["read-tree", base], { env });
    const check = await askGit(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await askGit(repository, [...APPLY, "-"], { env, input: patch });
    return { kind: "applies", tree: await gitText(repository, ["write-tree"], { env }) };
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
  return {
    kind: "applies",
    differs: differences.map(({ path }) => path).filter((path) => !ignored.has(path))
  };
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
    return {
      kind: "unreadable",
      why: "it ends in the middle of a line: the newline after its last line is missing"
    };
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
    const places = setUp.map(
      (part) => part === "config" ? "git\u2019s settings" : `${part}/ of the git directory`
    );
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
  if ((result.filesWritten ?? []).length === 0)
    return "success is true, but filesWritten is missing or empty";
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
  if (git === void 0 || patch.kind !== "read" || ![...patch.changes.values()].some(hasImpact))
    return void 0;
  const base = git.base.slice(0, 12);
  switch (git.patch.kind) {
    case "none":
      return void 0;
    case "refused":
      return `git apply refuses the patch at ${base}: ${git.patch.said}`;
    case "applies":
      if (git.changed.length === 0) return void 0;
      return wrong(
        git.patch.differs,
        `the patch, applied at ${base}, does not give what is in the work tree`
      );
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
exports["take-verify"] = __part((exports) => {
var { abortRound } = __load("decide-move-5d4285a9/decide-move"), { noteInRound } = __load("summary-text-2-86151a74/note-in-round"), { GIT_FATAL, readBlame } = __load("file-header-fb4aa201/history-blame"), { hunkIds } = __load("shown-files-85a04787/shown-files"), { storedReply } = __load("shown-files-85a04787/stored-reply"), { fixReviewWorld, misplacedFindings, withoutDiffLines } = __load("rules-2-da93ab54/check-fix-review"), { blobAt } = __load("git-685f2d30/one-object"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { lineCountOf } = __load("extract-7558e31f/line-index"), { readStamped } = __load("git-685f2d30/stamped"), { roundOf } = __load("fold-fixing-5ea01992/audit-state"), { fingerprintOf } = __load("git-685f2d30/fingerprint"), { askGit } = __load("git-685f2d30/git"), { now, readRunJson } = __load("matches-schema-4b8261ce/own-key");
function promoteFindings(review, { round, timestamp, taken }) {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: "fix-diff-reviewer",
      agent: "fix-diff-reviewer",
      tier: "confirmed",
      status: "open",
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: fingerprintOf({
        file: finding.location.file,
        source: "fix-diff-reviewer",
        lines: [finding.title],
        occurrence: round
      }),
      reason: null
    };
  });
}
function freeId(id, round, used) {
  const [, digits = "1"] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, "0")}`;
    if (!used.has(free)) return free;
  }
}
async function commitsOfLines(repository, asked) {
  const { path, to, lines, among } = asked;
  const count = await linesIn(repository, to, path);
  if (count === 0) return [];
  const [start, end] = lines.map((line) => Math.min(line, count));
  const file = { path, basePath: path, removed: [], ranges: [{ start, end }] };
  const blamed = new Set((await readBlame(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}
async function linesIn(repository, at, path) {
  const content = await blobAt(repository, at, path);
  return content === void 0 ? 0 : lineCountOf(content.toString("latin1"));
}
async function changedThere(repository, { path, from, to }, [start, end]) {
  const options = ["--first-parent", "--format=%x00%H", "--no-ext-diff", "--no-textconv", "--no-color"];
  const args = ["log", ...options, `-L${start},${end}:${path}`, `${from}..${to}`, "--"];
  const { status, stdout } = await askGit(repository, args, { answers: [0, GIT_FATAL] });
  if (status !== 0) return [];
  return [...stdout.toString("latin1").matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, run) {
  const abort = (why) => abortRound(audit, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await readStamped(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = hunkIds(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found = [];
  for (const { slot } of run.states) {
    const review = await storedReply(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await fixReviewWorld(run, review);
    const elsewhere = misplacedFindings(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await createRedactor().redact(review);
    found.push(...clean.map((finding) => withoutDiffLines(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: roundOf(audit.state).round, timestamp: now(), taken });
  return noteInRound(audit, {
    kind: "reviewed",
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings,
    about: await Promise.all(findings.map(async (finding) => fixesOf(audit, finding)))
  });
}
async function fixesOf({ home, state }, { id, location }) {
  const { head, commits: fixes } = roundOf(state);
  const commits = await commitsOfLines(home, {
    path: location.file,
    lines: location.lines,
    from: head,
    to: state.head,
    among: fixes.map(({ sha }) => sha)
  });
  return { id, commits };
}
async function linesChanged({ paths }) {
  const { files } = await readRunJson(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
Object.assign(exports, { takeVerify });
});
