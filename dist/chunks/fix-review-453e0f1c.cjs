var { __load, __part } = require("../main.cjs").shared;
exports["fix-review"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional"), { deliver } = __load("target-3d41a926/deliver"), { capturedBy } = __load("main-0f98ea10/capture"), { requireListed, startFromReview } = __load("weigh-proof-ce4754d2/start-from-review"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { bringOverLines, fixLine, nextOfAudit } = __load("weigh-proof-ce4754d2/next-audit-2"), { FINDING_TRAILER } = __load("weigh-proof-ce4754d2/weigh-proof"), { listWorkTrees } = __load("take-out-lines-26e17b39/take-out-lines"), { workTreeNow } = __load("text-called-binary-fccc6b1e/resolve-target"), { parseTarget } = __load("target-3d41a926/target"), { fixesOfRun, patchOfFixes, pickOntoCommit, pickOntoTree, unansweredOfRun, verifiedFixes } = __load("fixes-of-run-85b57cfa/fixes-of-run"), { auditsOfReview } = __load("step-packet-91aa3d6b/proofs-of-run"), { readReport } = __load("main-0f98ea10/read-report"), { openRun } = __load("main-0f98ea10/open-run"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { bringChanges, bringToFiles, pathsInNeither, pathsInTheWay, readHead } = __load("discard-changes-07082b8e/discard-changes"), { readRef } = __load("snapshot-066f03be/pin-ref"), { driveGit } = __load("snapshot-066f03be/drive-git"), { treeOf } = __load("snapshot-066f03be/commit-object"), { openRepository } = __load("git-685f2d30/repository"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { records } = __load("git-685f2d30/objects"), { askGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure"), { inertJson, inertLine } = __load("main/inert-2");
async function reviewedBranch(repository, { asked = "", run }) {
  const target = parseTarget(asked === "" ? [] : [asked], { staged: false, uncommitted: false, paths: [] });
  const named2 = target.kind === "range" ? target.to : target.kind === "branch-or-commit" ? target.rev : void 0;
  if (named2 !== void 0 && await readRef(repository, `refs/heads/${named2}`) !== void 0)
    return `refs/heads/${named2}`;
  const { branch } = await readHead(repository);
  if (branch !== void 0) return branch;
  throw new Failure(
    "audit/no-branch",
    `review ${run} was about no branch that is here, and HEAD is on none`,
    {
      hint: `check out the branch, or take the fixes as a patch: correctless fix ${run} --patch FILE`
    }
  );
}
async function applyFixes(run) {
  const fixes = await verifiedFixes(run.repository, run.file.run);
  const { sha } = run.file.head;
  const { where, missing } = sha === null ? await applyToFiles(run, fixes) : await applyToBranch(run, fixes, sha);
  const idsOf = (some) => some.flatMap(({ ids }) => ids);
  return {
    where,
    brought: idsOf(missing),
    there: idsOf(fixes.filter((one) => !missing.includes(one)))
  };
}
async function applyToBranch({ repository, file }, fixes, reviewed) {
  const branch = await reviewedBranch(repository, file);
  const tip = await readRef(repository, branch) ?? "";
  const since = await findingsSince(repository, { file, branch, reviewed, tip });
  const missing = fixes.filter(({ ids }) => !ids.every((id) => since.ours.has(id)));
  const where = branch.replace("refs/heads/", "");
  if (missing.length === 0) return { where, missing };
  if (since.other !== void 0)
    throw moved(file.run, `${where} has moved since it was reviewed: ${since.other}`);
  const commits = missing.flatMap((one) => one.commits);
  const picked = await pickOntoCommit(repository, tip, commits);
  if (picked.kind === "conflict") throw conflict(where, picked);
  await moveBranch(repository, { branch, from: tip, to: picked.sha });
  return { where, missing };
}
async function findingsSince(repository, { file, branch, reviewed, tip }) {
  const { status } = await askGit(repository, ["merge-base", "--is-ancestor", reviewed, tip], {
    answers: [0, 1, 128]
  });
  if (status !== 0)
    throw moved(
      file.run,
      `${branch.replace("refs/heads/", "")} is at ${tip.slice(0, 12)} now, without ${reviewed.slice(0, 12)}, which was reviewed`
    );
  const log = ["log", "-z", "--reverse", "--format=%h %s%n%n%b", `${reviewed}..${tip}`];
  const messages = records((await askGit(repository, log)).stdout);
  const ofRun = new RegExp(`^${FINDING_TRAILER}: ${file.run}/(\\S+)$`, "gm");
  const found = messages.map((message) => [...message.matchAll(ofRun)].map(([, id = ""]) => id));
  const other = messages[found.findIndex((ids) => ids.length === 0)]?.split("\n")[0];
  return { ours: new Set(found.flat()), other: other === void 0 ? void 0 : inertLine(other) };
}
async function moveBranch(repository, { branch, from, to }) {
  const entry = (await listWorkTrees(repository)).find((one) => one.branch === branch);
  if (entry !== void 0) {
    const workTree = await openRepository(entry.folder);
    const trees = { from: await treeOf(repository, from), to: await treeOf(repository, to) };
    const dirty = await pathsInTheWay(workTree, trees, { staged: true });
    if (dirty.length > 0) throw dirtyAt(workTree.top, dirty);
    await bringChanges(workTree, trees);
  }
  const git = await driveGit(repository.top);
  await git(["update-ref", "-m", "correctless: fix apply", "--stdin"], `update ${branch} ${to} ${from}
`);
}
async function applyToFiles({ repository, file }, fixes) {
  const { tree: now } = await workTreeNow(repository);
  let from = file.head.tree;
  let missing = fixes;
  const commits = (some) => some.flatMap((one) => one.commits);
  for (let count = 0; count <= fixes.length; count += 1) {
    const picked2 = await pickOntoTree(repository, file.head.tree, commits(fixes.slice(0, count)));
    if (picked2.kind === "conflict") throw conflict("the work tree", picked2);
    if (picked2.tree === now) [from, missing] = [now, fixes.slice(count)];
  }
  const where = "the work tree";
  if (missing.length === 0) return { where, missing };
  const picked = await pickOntoTree(repository, from, commits(missing));
  if (picked.kind === "conflict") throw conflict(where, picked);
  const trees = { from, to: picked.tree };
  const other = await pathsInNeither(repository, trees, now);
  if (other.length > 0)
    throw moved(file.run, `the work tree has changed since it was reviewed: ${named(other)}`);
  const inWay = await pathsInTheWay(repository, trees, { staged: false });
  if (inWay.length > 0) throw dirtyAt(repository.top, inWay);
  await bringToFiles(repository, trees);
  return { where, missing };
}
function moved(run, what) {
  return new Failure("audit/branch-moved", what, {
    hint: `take the fixes as a patch: correctless fix ${run} --patch FILE`
  });
}
function dirtyAt(top, paths) {
  return new Failure(
    "audit/work-tree-dirty",
    `fixes change files with uncommitted work in ${top}: ${named(paths)}`,
    {
      hint: "commit or stash that work, then do it again"
    }
  );
}
function conflict(where, { sha, files }) {
  return new Failure(
    "audit/merge-conflict",
    `${sha.slice(0, 12)} does not apply to ${where}: ${named(files)}`,
    {
      hint: `bring it over yourself: git cherry-pick ${sha}`
    }
  );
}
function named(paths) {
  return `${paths.slice(0, 5).map(inertLine).join(", ")}${paths.length > 5 ? ", \u2026" : ""}`;
}
async function fixAction(input) {
  return toldOf(await auditToFix(input, capturedBy(input)), input.flag("json"));
}
async function toldOf(found, json) {
  if (found.kind === "answers") return answersOf(found, json);
  const { home, file } = found.audit;
  const step = await nextOfAudit(home, file.audit, { retry: false, chunking: false, json });
  const { state } = await openAudit(home, file.audit);
  return state.ended === void 0 ? step : { ...step, status: auditVerdict(state, file.preset).exit };
}
async function auditToFix({ positionals, flag, cwd, env }, captured) {
  const home = await openRepository(cwd);
  const run = await openRun(home, positional(positionals, "RUN"));
  const report = await readReport(run);
  const asked = flag("all") ? report.findings.map(({ id }) => id) : positionals.slice(1);
  requireListed(report, asked);
  const fixes = await fixesOfRun(home, run.file.run);
  const wanted = [...new Set(asked)].filter((id) => fixes.get(id)?.outcome !== "fixed");
  const audits = await auditsOfReview(home, run.file.run, "fix");
  const open = audits.find(({ state }) => state.finished === void 0);
  if (open !== void 0 && wanted.every((id) => open.file.of?.findings.includes(id) === true))
    return { kind: "audit", audit: open };
  if (wanted.length === 0) {
    if (!flag("all") && asked.length === 0 && fixes.size === 0) throw namesNone(report);
    const chosen = [...fixes].filter(([id]) => asked.length === 0 || asked.includes(id));
    const unanswered = await unansweredOfRun(home, run.file.run);
    return { kind: "answers", run: run.file.run, fixes: new Map(chosen), unanswered };
  }
  const purpose = { purpose: "fix", findings: wanted };
  return {
    kind: "audit",
    audit: await startFromReview({ run, ...purpose, captured, cacheRoot: cacheRoot(env) })
  };
}
function answersOf({ run, fixes, unanswered }, json) {
  const all = [...fixes];
  const isFixed = all.every(([, { outcome }]) => outcome === "fixed");
  const status = isFixed ? 0 : all.some(([id]) => unanswered.has(id)) ? 3 : 1;
  const answers = all.map(([id, { outcome, why }]) => ({ id, outcome, why }));
  if (json) return { status, stdout: inertJson({ run, fixes: answers }) };
  const lines = all.length === 0 ? [`review ${run} lists no finding`] : all.map(([id, fix]) => fixLine(id, fix));
  return { status, stdout: `${[...lines, ...bringOverLines(run, answers)].join("\n")}
` };
}
async function patchAction({ positionals, option, cwd }) {
  const run = await openRun(await openRepository(cwd), positional(positionals, "RUN"));
  return deliver(await patchOfFixes(run), option("patch"), cwd);
}
async function applyAction({ flag, cwd }, name) {
  const { where, brought, there } = await applyFixes(await openRun(await openRepository(cwd), name));
  if (flag("json")) return { status: 0, stdout: inertJson({ run: name, where, brought, there }) };
  const lines = [
    ...brought.length === 0 ? [] : [`brought onto ${inertLine(where)}: ${brought.join(", ")}`],
    ...there.length === 0 ? [] : [`already on ${inertLine(where)}: ${there.join(", ")}`]
  ];
  return { status: 0, stdout: `${lines.join("\n")}
` };
}
function namesNone({ run, findings }) {
  return new Failure("usage/missing-argument", "fix which findings?", {
    hint: `name some of ${listed(findings)}, or all: correctless fix ${run} --all`
  });
}
function listed(findings) {
  return findings.length === 0 ? "none" : findings.map(({ id }) => id).join(", ");
}
Object.assign(exports, { applyAction, auditToFix, fixAction, patchAction, toldOf });
});
