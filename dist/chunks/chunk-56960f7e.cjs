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
var from_chunk_085a2d43;
var from_chunk_135c2660;
var from_chunk_25602757;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e61fbb12;
var from_chunk_ecbb006d;
var from_start_over_d4a4b4cc;
var from_main;
parts["chunk-5UI23IS5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkStep: () => checkStep,
  readStepFacts: () => readStepFacts,
  readTreeFacts: () => readTreeFacts,
  rejection: () => rejection
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_DOWEYRLT = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-DOWEYRLT"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_EZ2LYM23 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-EZ2LYM23"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var APPLY = ["-c", "apply.ignoreWhitespace=no", "apply", "--cached", "--whitespace=nowarn"];
async function applyPatch(repository, base, patch) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-apply-"));
  try {
    const env = { ...await (0, import_chunk_2OHYE5MN.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_chunk_UUEVDYVP.askGit)(repository, ["read-tree", base], { env });
    const check = await (0, import_chunk_UUEVDYVP.askGit)(repository, [...APPLY, "--check", "-"], {
      env,
      input: patch,
      answers: [0, 1, 128]
    });
    if (check.status !== 0) return { kind: "refused", said: oneLine(check.stderr) };
    await (0, import_chunk_UUEVDYVP.askGit)(repository, [...APPLY, "-"], { env, input: patch });
    const tree = (await (0, import_chunk_UUEVDYVP.askGit)(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
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
  const base = await (0, import_chunk_EXQDFZCV.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_chunk_SQW7QEC7.readConfig)(repository, base.tree);
  const derived = (0, import_chunk_2VYGJSTV.pathPatterns)(steps.derived ?? [], { ignoreCase: false });
  const [{ tree }, ignored] = await Promise.all([
    (0, import_chunk_3S5K3SIW.snapshotWorkTree)(repository),
    (0, import_chunk_EZ2LYM23.ignoredFiles)(repository, derived)
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
  const base = await (0, import_chunk_EXQDFZCV.commitNamed)(repository, request.base);
  const { steps = {} } = await (0, import_chunk_SQW7QEC7.readConfig)(repository, base.tree);
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
  return (0, import_chunk_DOWEYRLT.parseRaw)(await (0, import_chunk_UUEVDYVP.readGit)(repository, [...TREES, ...renames, "--end-of-options", base, head]));
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
    const changes = (0, import_chunk_GV4TNHRM.parsePatch)(Buffer.from(patch), { plainHeaders: true, idleHunks: true });
    const hollow = /^Binary files .* differ\r?$/m.test(patch) && [...changes.values()].find(isBinary);
    if (!hollow) return { kind: "read", changes };
    return {
      kind: "unreadable",
      why: `${(0, import_chunk_NLWRO2NF.printable)(hollow.path)} is binary and its content is not shown: git diff --binary shows it`
    };
  } catch (error) {
    if (error instanceof import_chunk_J3I4R3VV.Failure) return { kind: "unreadable", why: error.message };
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
    excluded: (0, import_chunk_2VYGJSTV.pathPatterns)([...step.exclude ?? [], ...facts.exclude], { ignoreCase: true }),
    allowed: allow.length === 0 ? void 0 : (0, import_chunk_2VYGJSTV.pathPatterns)(allow, { ignoreCase: false }),
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
  return (0, import_chunk_KWOTC3ZP.asRepoPath)(import_node_path2.posix.normalize(name));
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
  readTreeFacts,
  rejection
});
});
parts["chunk-EOKKCL66"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planSharedSteps: () => planSharedSteps,
  planStep: () => planStep
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HNJEGN72 = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-HNJEGN72"]();
var import_chunk_5YN5MLKB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5YN5MLKB"]();
var import_chunk_XDNLGAJP = (from_chunk_25602757 ??= require("./chunk-25602757.cjs"))["chunk-XDNLGAJP"]();
var import_chunk_YLGBABKS = (from_chunk_e61fbb12 ??= require("./chunk-e61fbb12.cjs"))["chunk-YLGBABKS"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_KVCEHJIA = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-KVCEHJIA"]();
var import_chunk_U72TFYS5 = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-U72TFYS5"]();
var import_chunk_SQW7QEC7 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-SQW7QEC7"]();
var import_chunk_HCV6P5DB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-HCV6P5DB"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await (0, import_chunk_5ZFEDAR5.redactHunks)([patchAsFile(hunks)], redactor);
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
  const { step, result, facts, rules } = judged;
  const { patch = "", ...claim } = result;
  const filling = {
    ...(0, import_chunk_YLGBABKS.taskFactsWithTree)(task),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_YLGBABKS.packetText)(call, filling, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
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
      return `${files} git does not take the patch at base.`;
    case "applies":
      return git.patch.differs.length === 0 ? `${files} The patch applies at base and makes exactly the files that stand in the tree.` : `${files} The patch applies at base; ${git.patch.differs.length} of its files stand otherwise in the tree.`;
  }
}
function ruleFence(rule) {
  const folders = (0, import_chunk_XQLRYSQN.directoriesOf)(rule).filter((folder) => folder !== "");
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") };
  return { kind: "RULES", content: rule.body, attributes: { source: rule.path, ...governed } };
}
function changedPart({ git }) {
  if (git === void 0) return "It was not asked.";
  if (git.changed.length === 0) return "Nothing.";
  return [{ kind: "FILES", content: git.changed.map(changedLine).join("\n") }];
}
function changedLine({ path, from, status, oldMode, newMode }) {
  const renamed = from === void 0 ? "" : ` (from ${(0, import_chunk_BLJONZEY.shownPath)(from)})`;
  const isModeChange = oldMode !== void 0 && newMode !== void 0 && oldMode !== newMode;
  return `${status.padEnd(9)} ${(0, import_chunk_BLJONZEY.shownPath)(path)}${renamed}${isModeChange ? ` mode ${oldMode} \u2192 ${newMode}` : ""}`;
}
function buildSharedStepPacket({ task, steps, nonces, nextSlot }) {
  const rules = steps[0]?.judged.rules ?? [];
  const filling = {
    ...(0, import_chunk_YLGBABKS.taskFactsWithTree)(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join("\n"),
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    steps: steps.flatMap(stepParts)
  };
  const call = {
    agent: "execute-step-validator",
    contract: "execute-step-validator-shared",
    slot: nextSlot(),
    part: 1,
    of: 1
  };
  const text = (0, import_chunk_YLGBABKS.packetText)(call, filling, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
  const paths = new Set(steps.flatMap(({ judged }) => judged.result.filesWritten ?? []));
  return {
    kind: "packet",
    packet: {
      ...{ agent: call.agent, slot: call.slot, text, bytes, hunks: [] },
      paths: [...paths].map((path) => path)
    }
  };
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
  (0, import_chunk_5YN5MLKB.requireCacheOutside)(home, cacheRoot);
  await (0, import_chunk_XFZ3ERHF.requireUntracked)(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    (0, import_chunk_SQW7QEC7.readConfig)(repository, sides.base.tree),
    (0, import_chunk_XDNLGAJP.readRules)(repository, sides.base.tree),
    (0, import_chunk_HNJEGN72.materializeTree)(repository, sides.head.tree, cacheRoot)
  ]);
  const governing = agentsRules(rules, steps.flatMap(touchedPaths));
  const redactor = (0, import_chunk_KILPOJOR.createRedactor)();
  const judged = [];
  for (const { id = "", ...step } of steps)
    judged.push({ id, judged: await cleanStep(step, governing, redactor) });
  const file = runFile(request, config, treeRoot, titleOf(judged));
  const built = builtPacket(file, judged);
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(home.top, file.run);
  await (0, import_chunk_U72TFYS5.createRun)(file, paths);
  await (0, import_chunk_5KINXVLH.writeStamped)(paths.fingerprint, file, fingerprint);
  await (0, import_chunk_HCV6P5DB.writeSlots)(paths, file, "judge", [{ packet: built.packet }], []);
  await (0, import_chunk_HNJEGN72.pruneTrees)(cacheRoot, import_chunk_U72TFYS5.KEPT_TREES);
  return { kind: "run", file, paths };
}
function builtPacket(file, steps) {
  const [first, ...more] = steps;
  if (first === void 0) throw new Error("no step to judge");
  const given = { task: (0, import_chunk_YLGBABKS.taskOf)(file), nonces: (0, import_chunk_YLGBABKS.noncesOf)(file), nextSlot: (0, import_chunk_HCV6P5DB.slotNames)(file, []) };
  return more.length === 0 ? buildStepPacket({ ...given, judged: first.judged }) : buildSharedStepPacket({ ...given, steps });
}
async function cleanStep({ step, result, facts }, rules, redactor) {
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return (0, import_chunk_5ZFEDAR5.cleanText)({ step, result: { ...result, ...patch }, facts, rules }, redactor);
}
function titleOf(steps) {
  const [first, ...more] = steps;
  if (more.length > 0) return steps.map(({ id }) => id).join(", ");
  return first?.judged.step.description ?? "";
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return (0, import_chunk_XQLRYSQN.rulesInForce)(
    rules.filter((rule) => (0, import_chunk_XQLRYSQN.placesOfRule)(rule).some(isAgents)),
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
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${import_chunk_Y5FHDHJZ.PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}
function runFile({ repository, sides, captured, stage }, config, treeRoot, description) {
  const [title = ""] = description.trim().split("\n", 1);
  const settings = { ...(0, import_chunk_KVCEHJIA.settingsOf)(config, { noRules: true }), lenses: [] };
  const models = stage === void 0 ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: "step",
    run: (0, import_chunk_HCV6P5DB.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_Y4VNX2VG.now)(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${(0, import_chunk_NLWRO2NF.printable)(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_HCV6P5DB.randomHex)(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...stage?.audit === void 0 ? {} : { audit: stage.audit }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planSharedSteps,
  planStep
});
});
