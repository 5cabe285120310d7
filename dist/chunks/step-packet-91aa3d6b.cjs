var { __load, __part } = require("../main.cjs").shared;
exports["proofs-of-run"] = __part((exports) => {
var { listAudits } = __load("fold-fixing-5ea01992/fold-fixing"), { by } = __load("main/order");
async function auditsOfReview(home, run, purpose) {
  const audits = await listAudits(home);
  return audits.filter(({ file }) => file.preset === purpose && file.of?.run === run).toSorted(by(({ file }) => file.started_at));
}
async function proofsOfRun(home, run) {
  const proofs = /* @__PURE__ */ new Map();
  for (const { state } of await auditsOfReview(home, run, "prove"))
    for (const [id, proof] of state.proofs)
      if (proof.outcome === "proven" || proofs.get(id)?.outcome !== "proven") proofs.set(id, proof);
  return proofs;
}
async function isProven({ repository, file }) {
  if (file.prove === void 0) return true;
  const audits = await auditsOfReview(repository, file.run, "prove");
  return audits.length > 0 && audits.every(({ state }) => state.finished !== void 0);
}
Object.assign(exports, { auditsOfReview, proofsOfRun, isProven });
});
exports["proven-tests"] = __part((exports) => {
var { proofsOfRun } = __load("step-packet-91aa3d6b/proofs-of-run"), { togetherWith } = __load("summary-text-2-86151a74/fix-outcomes"), { mergeTrees } = __load("snapshot-066f03be/drive-git"), { treeOf } = __load("snapshot-066f03be/commit-object"), { writeBlob } = __load("git-685f2d30/one-object"), { readBlobs } = __load("git-685f2d30/objects"), { readGit } = __load("git-685f2d30/git");
async function patchOf(repository, from, to, path) {
  const only = path === void 0 ? [] : ["--", `:(top,literal)${path}`];
  const options = ["-r", "-p", "--no-ext-diff", "--no-textconv", "--no-color", "-M50%"];
  return (await readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to, ...only])).toString("utf8");
}
function patchToApply(repository, from, to) {
  const options = ["-r", "-p", "--binary", "--full-index", "--no-ext-diff", "--no-textconv", "--no-color"];
  return readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
}
async function provenTests({ home, file, state }, subject) {
  if (file.preset !== "fix" || file.of === void 0) return [];
  const proofs = await proofsOfRun(home, file.of.run);
  const ids = subject === void 0 ? file.of.findings : togetherWith(state, subject);
  return ids.flatMap((id) => {
    const proof = proofs.get(id);
    return proof?.outcome === "proven" ? proof.test ?? [] : [];
  });
}
function textOfTest({ home, file }, { commit }) {
  return patchOf(home, file.start, commit);
}
async function withProvenTests({ home, file }, tree, tests) {
  const base = await treeOf(home, file.start);
  let ours = tree;
  for (const { commit, file: path } of tests) {
    const theirs = await treeOf(home, commit);
    const merged = await mergeTrees(
      home,
      { base, ours, theirs },
      async (at, sides) => at === path ? appended(home, sides) : void 0
    );
    if (merged.kind === "conflict") return void 0;
    ours = merged.tree;
  }
  return ours;
}
async function appended(home, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const blobs = await readBlobs(home, [base.oid, ours.oid, theirs.oid]);
  const [before, own = Buffer.alloc(0), other] = [base, ours, theirs].map(({ oid }) => blobs.get(oid));
  if (before === void 0 || other?.subarray(0, before.length).equals(before) !== true) return void 0;
  const text = Buffer.concat([own, other.subarray(before.length)]);
  return { mode: ours.mode, oid: await writeBlob(home, text) };
}
Object.assign(exports, { patchOf, patchToApply, provenTests, textOfTest, withProvenTests });
});
exports["step-packet"] = __part((exports) => {
var { settingsOf } = __load("find-again-822ea1ed/settings"), { materializeTree, pruneTrees } = __load("find-again-822ea1ed/tree-cache"), { requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { KEPT_TREES, createRun } = __load("suppressions-2-e7662acd/create-run"), { readRules } = __load("parser-dfd9e85b/parser"), { noncesOf, randomHex, randomId, slotNames, taskFactsWithTree, taskOf, wholePacket, writeSlots } = __load("find-again-822ea1ed/templates.gen"), { cleanText } = __load("suppressions-2-e7662acd/material"), { redactPatch } = __load("suppressions-2-e7662acd/redact-patch"), { readConfig } = __load("suppressions-2-e7662acd/config"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { shownPath } = __load("extract-7558e31f/shown-path"), { PACKET_BUDGET } = __load("git-685f2d30/packet-2"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { directoriesOf, placesOfRule, rulesInForce } = __load("index-936eb180/governs"), { writeStamped } = __load("git-685f2d30/stamped"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { requireUntracked } = __load("git-685f2d30/untracked"), { printable } = __load("git-685f2d30/printable"), { now } = __load("matches-schema-4b8261ce/own-key"), { VERSION } = __load("main/version-2");
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
    case "none":
      return files;
    case "refused":
      return `${files} git cannot apply the patch at base.`;
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
  for (const { id = "", ...step } of steps)
    judged.push({ id, judged: await cleanStep(step, governing, redactor) });
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
  const changed = (git?.changed ?? []).flatMap(
    ({ path, from }) => from === void 0 ? [path] : [path, from]
  );
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
