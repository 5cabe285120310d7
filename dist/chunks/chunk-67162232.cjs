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
var from_chunk_05a7027d;
var from_chunk_1b2a4d5b;
var from_chunk_4cfffeab;
var from_chunk_55ac3ba9;
var from_chunk_6f26ba3d;
var from_chunk_a64ba8f7;
var from_chunk_c97b65da;
var from_chunk_da859161;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["chunk-6CXMLMJP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkStep: () => checkStep,
  readStepFacts: () => readStepFacts,
  rejection: () => rejection
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TFE25BGY = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-TFE25BGY"]();
var import_chunk_KJBZSMUD = (from_chunk_05a7027d ??= require("./chunk-05a7027d.cjs"))["chunk-KJBZSMUD"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_TBKFD7HB = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-TBKFD7HB"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-apply-"));
  try {
    const env = { ...await (0, import_chunk_UGYIBA77.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_chunk_N6P4XODE.askGit)(repository, ["read-tree", base], { env });
    const check = await (0, import_chunk_N6P4XODE.askGit)(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await (0, import_chunk_N6P4XODE.askGit)(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await (0, import_chunk_N6P4XODE.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
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
  const base = await (0, import_chunk_UVEB2DKC.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_chunk_HFHHHK3E.readConfig)(repository, base.tree);
  const derived = (0, import_chunk_TFE25BGY.pathPatterns)(steps.derived ?? [], { ignoreCase: false });
  const [{ tree }, ignored] = await Promise.all([
    (0, import_chunk_Z7FSX4NQ.snapshotWorkTree)(repository),
    (0, import_chunk_TBKFD7HB.ignoredFiles)(repository, derived)
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
  return (0, import_chunk_TFE25BGY.parseRaw)(await (0, import_chunk_N6P4XODE.readGit)(repository, [...TREES, ...renames, "--end-of-options", base, head]));
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
    const changes = (0, import_chunk_KJBZSMUD.parsePatch)(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${(0, import_chunk_NLWRO2NF.printable)(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof import_chunk_LTC5LSMU.Failure) return { kind: "unreadable", why: error.message };
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
    excluded: (0, import_chunk_TFE25BGY.pathPatterns)([...step.exclude ?? [], ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? void 0 : (0, import_chunk_TFE25BGY.pathPatterns)(allow, { ignoreCase: false }),
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
  return (0, import_chunk_BN7E3F24.asRepoPath)(import_node_path2.posix.normalize(name));
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
  return `no rule is broken by ${(0, import_chunk_CKMVB2RJ.counted)(filesWritten.length, "written file")}; ${against}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkStep,
  readStepFacts,
  rejection
});
});
parts["chunk-B7QXG7IO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditSide: () => auditSide,
  planStage: () => planStage,
  stageRunFile: () => stageRunFile,
  workTreeOf: () => workTreeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_UVEB2DKC = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-UVEB2DKC"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
function stageRunFile({ file }, { kind, round, title, sides, treeRoot }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_P2AFGQRM.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_66BED34G.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_BL7SQKEU.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_66BED34G.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: { audit: file.audit, round, work_tree: file.work_tree }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_UVEB2DKC.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_SMKJISEK.runPaths)(run.top, run.run);
  await (0, import_chunk_TZ63U2R7.createRun)(run, paths);
  await (0, import_chunk_XWPZDREH.writeStamped)(paths.fingerprint, run, await (0, import_chunk_6XL6DKYN.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_MMWTDIX3.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  await (0, import_chunk_FUJS7BAP.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_YLVPOKUO.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
});
parts["chunk-GXAB5ZP5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  finishStep: () => finishStep,
  readVerdict: () => readVerdict,
  verdictLine: () => verdictLine
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_B7QXG7IO = parts["chunk-B7QXG7IO"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var NO_RESULT = { valid: false, reason: "validator did not return a result" };
async function finishStep(run) {
  const stored = await (0, import_chunk_BL7SQKEU.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (stored !== void 0 && (0, import_chunk_52XWVFP6.ending)(run.ledger) !== void 0) return stored;
  const reply = await validatorsReply(run);
  const before = await (0, import_chunk_XWPZDREH.readStamped)(run.paths.fingerprint, run.file);
  const after = await (0, import_chunk_6XL6DKYN.fingerprintRepository)(await (0, import_chunk_B7QXG7IO.workTreeOf)(run.file));
  const changed = (0, import_chunk_6XL6DKYN.differences)(before, run.file.audit === void 0 ? after : { ...after, refs: before.refs });
  const verdict = changed.length === 0 ? reply ?? NO_RESULT : changedMeanwhile(changed);
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(run.paths.verdict, (0, import_chunk_BL7SQKEU.jsonText)(verdict));
  const status = changed.length > 0 ? "failed" : reply === void 0 ? "incomplete" : "complete";
  const files = await (0, import_chunk_52XWVFP6.hashesOf)(run.paths, [run.paths.verdict]);
  await (0, import_chunk_BL7SQKEU.record)(run.paths, { kind: "finished", status, exit: verdict.valid ? 0 : 3, files });
  return verdict;
}
async function readVerdict(run) {
  const verdict = await (0, import_chunk_BL7SQKEU.readRunJsonIfAny)(run.paths.verdict, "validate-plan");
  if (verdict !== void 0 && (0, import_chunk_52XWVFP6.ending)(run.ledger) !== void 0) return verdict;
  throw new import_chunk_LTC5LSMU.Failure("run/not-finished", `run ${run.file.run} has no verdict yet`, {
    hint: `go on with: ${(0, import_chunk_6PUOBEVW.nextCommand)(run.file)}`
  });
}
function verdictLine({ valid, reason }) {
  return `${JSON.stringify({ valid, reason })}
`;
}
async function validatorsReply(run) {
  const [slot] = run.slots;
  const reply = slot === void 0 ? void 0 : await (0, import_chunk_MZRIQKCG.storedReply)(run, slot, "execute-step-validator");
  return reply === void 0 ? void 0 : (0, import_chunk_F6C6MZ3W.createRedactor)().redactIn(reply);
}
function changedMeanwhile(changed) {
  const [first, ...more] = changed;
  const rest = more.length === 0 ? "" : ` and ${more.length} more`;
  return { valid: false, reason: `the repository changed while the step was judged: ${first ?? ""}${rest}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  finishStep,
  readVerdict,
  verdictLine
});
});
