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
  checkStep: () => checkStep,
  ignoredFiles: () => ignoredFiles,
  ownUntracked: () => ownUntracked,
  readStepFacts: () => readStepFacts,
  rejection: () => rejection
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QI7NW4F5 = require("./chunk-QI7NW4F5.cjs");
var import_chunk_RBGLSV24 = require("./chunk-RBGLSV24.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_F2OHUE3R = require("./chunk-F2OHUE3R.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_BDMJEHLN = require("./chunk-BDMJEHLN.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-apply-"));
  try {
    const env = { ...await (0, import_chunk_N4CECOVM.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_chunk_57KOGJJR.askGit)(repository, ["read-tree", base], { env });
    const check = await (0, import_chunk_57KOGJJR.askGit)(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await (0, import_chunk_57KOGJJR.askGit)(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await (0, import_chunk_57KOGJJR.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
    return { kind: "applies", tree };
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function oneLine(said) {
  return said.trim().split("\n").slice(0, 3).join("; ").slice(0, 500);
}
var LIST = ["--literal-pathspecs", "ls-files", "-z", "--others", "--ignored", "--exclude-standard"];
var MOST_ROOTS = 500;
async function ignoredFiles(repository, leftOut) {
  const roots = (await list(repository, [...LIST, "--directory"])).filter((name) => !leftOut(name));
  if (roots.length === 0) return [];
  const files = await list(repository, [...LIST, ...roots.length > MOST_ROOTS ? [] : ["--", ...roots]]);
  return files.flatMap((name) => {
    const path = (0, import_chunk_N4CECOVM.ownFile)(name) || leftOut(name) ? void 0 : (0, import_chunk_N732WB45.asRepoPath)(name.replace(/\/$/, ""));
    return path === void 0 ? [] : [path];
  });
}
async function ownUntracked(repository) {
  const names = await list(repository, ["ls-files", "-z", "--others", "--", ".correctless/"]);
  return names.filter((name) => (0, import_chunk_N4CECOVM.ownFile)(name));
}
async function list({ top }, args) {
  return (0, import_chunk_N732WB45.records)((await (0, import_chunk_57KOGJJR.runGit)(top, args)).stdout);
}
var import_ignore = (0, import_chunk_PQNXDWJD.__toESM)((0, import_chunk_BDMJEHLN.require_ignore)(), 1);
function pathPatterns(patterns, options) {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !(0, import_chunk_BDMJEHLN.isValidPattern)(pattern));
  if (broken !== -1) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${JSON.stringify(patterns[broken])} is no pattern of paths`, {
      hint: "write it as a line of .gitignore: https://git-scm.com/docs/gitignore"
    });
  }
  const matcher = (0, import_ignore.default)({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}
function withoutDot(pattern) {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, "$1");
}
var TREES = ["diff-tree", "-r", "--raw", "-z", "--full-index", "--ignore-submodules=none", "-O/dev/null"];
async function readStepFacts(repository, request) {
  const base = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_chunk_F2OHUE3R.readConfig)(repository, base.tree);
  const derived = pathPatterns(steps.derived ?? [], { ignoreCase: false });
  const [{ tree }, ignored] = await Promise.all([
    (0, import_chunk_BKDMSKCB.snapshotWorkTree)(repository),
    ignoredFiles(repository, derived)
  ]);
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
  return (0, import_chunk_QI7NW4F5.parseRaw)(await (0, import_chunk_57KOGJJR.readGit)(repository, [...TREES, ...renames, "--end-of-options", base, head]));
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
  return [...known, ...unknown].toSorted((0, import_chunk_UTFC5QHX.by)(({ path }) => path));
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
    const changes = (0, import_chunk_RBGLSV24.parsePatch)(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${(0, import_chunk_NLWRO2NF.printable)(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof import_chunk_TJ5KMKV5.Failure) return { kind: "unreadable", why: error.message };
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
    git: facts.git
  };
}
function namedPaths(claim) {
  const all = /* @__PURE__ */ new Set([...claim.written, ...claim.touched, ...patchPaths(claim), ...gitPaths(claim.git)]);
  return [...all].toSorted(import_chunk_UTFC5QHX.compareText);
}
function patchPaths({ patch }) {
  return new Set(patch.kind === "read" ? bothNames([...patch.changes.values()]) : []);
}
function gitPaths(git) {
  return new Set(bothNames(git?.changed ?? []));
}
var SHOWN = 5;
function named(paths) {
  const rest = paths.length - SHOWN;
  const first = paths.slice(0, SHOWN).map((path) => (0, import_chunk_NLWRO2NF.printable)(path.slice(0, 200)));
  return first.join(", ") + (rest > 0 ? ` and ${rest} more` : "");
}
function bothNames(changes) {
  return changes.flatMap(({ path, from }) => from === void 0 ? [path] : [path, from]);
}
function pathsOf(names) {
  return new Set(names.map(declaredPath).filter((path) => path !== void 0));
}
function declaredPath(name) {
  return (0, import_chunk_N732WB45.asRepoPath)(import_node_path2.posix.normalize(name));
}
var filesNotInPatch = (claim) => {
  const { result, written, patch, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patchPaths(claim);
  const missing = patch.kind === "read" ? [...written].filter((path) => !inPatch.has(path)) : [];
  if (missing.length > 0) return `${named(missing)}: in filesWritten, not in the patch`;
  const changed = gitPaths(git);
  if (git === void 0 || changed.size === 0) return void 0;
  const unchanged = [...written].filter((path) => !changed.has(path));
  return unchanged.length === 0 ? void 0 : `${named(unchanged)}: in filesWritten, but git says unchanged since ${git.base.slice(0, 12)}`;
};
var filesWrittenNotInTouched = ({ result, written, touched }) => {
  if (!result.success) return void 0;
  const missing = [...written].filter((path) => !touched.has(path));
  return missing.length === 0 ? void 0 : `${named(missing)}: in filesWritten, not in filesTouched`;
};
var malformedPatch = ({ patch }) => patch.kind === "unreadable" ? `the patch is no unified diff that could be applied: ${patch.why}` : void 0;
var missingPatchOrFiles = ({ result, patch }) => {
  if (!result.success) return void 0;
  if (patch.kind === "none") return "success is true, but the patch is missing or empty";
  if ((result.filesWritten ?? []).length === 0)
    return "success is true, but filesWritten is missing or empty";
  return result.filesTouched === void 0 ? "success is true, but filesTouched is missing" : void 0;
};
var modeInvalid = ({ step, result }) => result.mode === step.mode ? void 0 : `the step asks for mode ${step.mode}, the result says ${result.mode}`;
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
      return `${named(git.patch.differs)}: the patch, applied at ${base}, does not give what stands in the work tree`;
  }
};
var payloadOnFailure = ({ result, patch, git }) => {
  if (result.success) return void 0;
  if (patch.kind !== "none") return "success is false, but there is a patch";
  const written = result.filesWritten ?? [];
  if (written.length > 0) return `success is false, but filesWritten names ${named(written)}`;
  const changed = gitPaths(git);
  return changed.size === 0 ? void 0 : `success is false, but git says changed: ${named([...changed])}`;
};
var scopeDriftFixRegression = (claim) => {
  const { allowed, step } = claim;
  if (step.mode !== "fix_regression") return void 0;
  const paths = namedPaths(claim);
  if (allowed === void 0) {
    return paths.length === 0 ? void 0 : `${named(paths)}: nobody says what the apply of this step changed (step.allow or --allow)`;
  }
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${named(beside)}: not among the files the apply of this step changed`;
};
var scopeExcluded = (claim) => {
  const { excluded, allowed, outside, step } = claim;
  if (outside.length > 0) return `${named(outside)}: no path inside the repository`;
  const paths = namedPaths(claim);
  const hit = paths.filter(excluded);
  if (hit.length > 0) return `${named(hit)}: excluded from every step`;
  if (step.mode !== "apply" || allowed === void 0) return void 0;
  const beside = paths.filter((path) => !allowed(path));
  return beside.length === 0 ? void 0 : `${named(beside)}: not among the paths this step may change`;
};
var undeclaredFileInPatch = (claim) => {
  const { result, patch, written, git } = claim;
  if (!result.success) return void 0;
  const inPatch = patch.kind === "read" ? [...patch.changes.keys()] : [];
  const hidden = inPatch.filter((path) => !written.has(path));
  if (hidden.length > 0) return `${named(hidden)}: in the patch, not in filesWritten`;
  const declared = /* @__PURE__ */ new Set([...written, ...oldNames(claim)]);
  const undeclared = [...seenByGit(claim)].filter((path) => !declared.has(path));
  return undeclared.length === 0 ? void 0 : `${named(undeclared)}: git says changed, not in filesWritten${ignoredHint(git, undeclared)}`;
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
  mode_invalid: modeInvalid,
  scope_excluded: scopeExcluded,
  scope_drift_fix_regression: scopeDriftFixRegression,
  missing_patch_or_files: missingPatchOrFiles,
  files_not_in_patch: filesNotInPatch,
  files_written_not_in_touched: filesWrittenNotInTouched,
  payload_on_failure: payloadOnFailure,
  undeclared_file_in_patch: undeclaredFileInPatch,
  malformed_patch: malformedPatch,
  patch_does_not_apply: patchDoesNotApply,
  zero_impact_patch: zeroImpactPatch
};
function checkStep({ step, result, facts }) {
  const claim = readClaim(step, result, facts);
  for (const [rule, broken] of Object.entries(STEP_RULES)) {
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
  return `no rule is broken by ${filesWritten.length} written ${filesWritten.length === 1 ? "file" : "files"}; ${against}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkStep,
  ignoredFiles,
  ownUntracked,
  readStepFacts,
  rejection
});
