var { __load, __part } = require("../main.cjs").shared;
exports["fixes-of-run"] = __part((exports) => {
var { patchToApply, provenTests } = __load("step-packet-91aa3d6b/proven-tests"), { auditsOfReview } = __load("step-packet-91aa3d6b/proofs-of-run"), { fixOutcomes } = __load("summary-text-2-86151a74/fix-outcomes"), { driveGit, mergeTrees } = __load("snapshot-066f03be/drive-git"), { readCommit, treeOf, writeCommit } = __load("snapshot-066f03be/commit-object"), { currentRound } = __load("fold-fixing-5ea01992/audit-state"), { printable } = __load("git-685f2d30/printable"), { Failure } = __load("main/failure");
async function pickOntoTree(repository, tree, shas) {
  let ours = tree;
  for (const sha of shas) {
    const { tree: theirs, parents } = await readCommit(repository, sha);
    const base = await treeOf(repository, parents[0] ?? sha);
    const merged = await mergeTrees(repository, { base, ours, theirs });
    if (merged.kind === "conflict") return { kind: "conflict", sha, files: merged.files };
    ours = merged.tree;
  }
  return { kind: "picked", tree: ours };
}
async function pickOntoCommit(repository, onto, shas) {
  const git = await driveGit(repository.top);
  let at = onto;
  for (const sha of shas) {
    const { parents, message } = await readCommit(repository, sha);
    if (parents.length === 1 && parents[0] === at) {
      at = sha;
      continue;
    }
    const picked = await pickOntoTree(repository, await treeOf(repository, at), [sha]);
    if (picked.kind === "conflict") return picked;
    at = await writeCommit(git, { tree: picked.tree, parents: [at], message });
  }
  return { kind: "picked", sha: at };
}
async function fixAudits(home, run) {
  return (await auditsOfReview(home, run, "fix")).filter(({ state }) => state.ended !== void 0);
}
async function fixesOfRun(home, run) {
  const fixes = /* @__PURE__ */ new Map();
  for (const audit of await fixAudits(home, run))
    for (const [id, fix] of await fixesOf(audit)) fixes.set(id, fix);
  return fixes;
}
async function fixesOf(given) {
  const { home, file, state } = given;
  const outcomes = fixOutcomes(state);
  const { audit, branch, start } = file;
  const never = { outcome: "not-attempted", why: state.ended?.why ?? "the audit is not over" };
  const fixes = /* @__PURE__ */ new Map();
  for (const id of file.of?.findings ?? []) {
    const { outcome, why, commits } = { commits: [], ...outcomes.get(id) ?? never };
    const patch = outcome === "fixed" ? await patchOfFix(home, start, commits) : "";
    const tests = outcome === "fixed" ? await provenTests(given, id) : [];
    const shown = tests.map(({ name }) => `; ${name}, the test of its proof, fails no more`);
    fixes.set(id, {
      ...{ audit, outcome, why: [why, ...shown].join(""), branch, patch },
      commit: commits[0] ?? null
    });
  }
  return fixes;
}
async function unansweredOfRun(home, run) {
  const last = new Map((await fixAudits(home, run)).flatMap(({ state }) => [...fixOutcomes(state)]));
  return new Set([...last].flatMap(([id, { isUnanswered }]) => isUnanswered ? [id] : []));
}
async function patchOfFix(home, start, commits) {
  const tree = await treeOf(home, start);
  const alone = await pickOntoTree(home, tree, commits);
  if (alone.kind === "picked") return (await patchToApply(home, tree, alone.tree)).toString("utf8");
  const patches = commits.map((sha) => patchToApply(home, `${sha}^`, sha));
  return Buffer.concat(await Promise.all(patches)).toString("utf8");
}
async function verifiedFixes(home, run) {
  const verified = (await fixAudits(home, run)).flatMap(({ state }) => {
    const ids = [...fixOutcomes(state)].flatMap(([id, { outcome }]) => outcome === "fixed" ? [id] : []);
    const commits = currentRound(state)?.commits.map(({ sha }) => sha) ?? [];
    return ids.length === 0 ? [] : [{ ids, commits }];
  });
  if (verified.length > 0) return verified;
  throw new Failure("usage/bad-value", `no fix of a finding of ${run} is verified`, {
    hint: `have them fixed: correctless fix ${run} --all`
  });
}
async function patchOfFixes({ repository, file }) {
  const commits = (await verifiedFixes(repository, file.run)).flatMap((one) => one.commits);
  const picked = await pickOntoTree(repository, file.head.tree, commits);
  if (picked.kind === "picked") return patchToApply(repository, file.head.tree, picked.tree);
  const what = `fixes of ${file.run} change the same lines: ${picked.files.map(printable).join(", ")}`;
  throw new Failure("audit/merge-conflict", what, { hint: `see its commit: git show ${picked.sha}` });
}
Object.assign(exports, { pickOntoTree, pickOntoCommit, fixesOfRun, unansweredOfRun, verifiedFixes, patchOfFixes });
});
exports["work-of-run"] = __part((exports) => {
var { fixesOfRun } = __load("fixes-of-run-85b57cfa/fixes-of-run"), { patchOf } = __load("step-packet-91aa3d6b/proven-tests"), { redactPatch } = __load("suppressions-2-e7662acd/redact-patch"), { proofsOfRun } = __load("step-packet-91aa3d6b/proofs-of-run"), { readRedactor } = __load("evidence-drop-a3c02e69/material-2"), { Failure } = __load("main/failure");
async function workOfRun({ repository, file, paths }) {
  const [proofs, fixes] = [await proofsOfRun(repository, file.run), await fixesOfRun(repository, file.run)];
  const redactor = await readRedactor(paths, file);
  const shown = { proofs: /* @__PURE__ */ new Map(), fixes: /* @__PURE__ */ new Map() };
  for (const [id, proof] of proofs) shown.proofs.set(id, await shownProof(proof, repository, redactor));
  for (const [id, fix] of fixes) shown.fixes.set(id, await shownFix(fix, redactor));
  return shown;
}
async function shownProof(proof, repository, redactor) {
  const { test, ...said } = await redactor.redact(proof);
  if (test === null) return { ...said, test };
  const patch = await redactPatch(await addedBy(test.commit, repository), redactor);
  return { ...said, test: { ...test, patch } };
}
async function shownFix(fix, redactor) {
  const { patch, ...said } = fix;
  return { ...await redactor.redact(said), patch: await redactPatch(patch, redactor) };
}
async function addedBy(commit, repository) {
  return patchOf(repository, `${commit}^`, commit).catch((error) => {
    if (error instanceof Failure) return "";
    throw error;
  });
}
Object.assign(exports, { workOfRun });
});
