var { __load, __part } = require("../main.cjs").shared;
exports["verdict"] = __part((exports) => {
var { verdictBasis } = __load("parser-dfd9e85b/verdict-basis"), { positional } = __load("main-0f98ea10/positional"), { replanCommand } = __load("shown-files-85a04787/changes-since-planned"), { branchMoved } = __load("summary-text-2-86151a74/end-reservations"), { readVerdict, verdictLine } = __load("shown-files-85a04787/finish-step"), { readRules } = __load("parser-dfd9e85b/parser"), { resolveTarget, workTreeNow } = __load("text-called-binary-fccc6b1e/resolve-target"), { parseTarget } = __load("target-3d41a926/target"), { readReport } = __load("main-0f98ea10/read-report"), { openRun } = __load("main-0f98ea10/open-run"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { reservations } = __load("evidence-lines-5bad12b7/reservations"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { editedTests } = __load("summary-text-2-86151a74/edited-tests"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { snapshotIndex, snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { rulesInForce } = __load("index-936eb180/governs"), { counted } = __load("main/counted"), { openRepository } = __load("git-685f2d30/repository"), { isAudit, openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { records } = __load("git-685f2d30/objects"), { askGit, readGit } = __load("git-685f2d30/git"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { inertJson, inertLine } = __load("main/inert-2");
async function headNow(repository, target) {
  switch (target.kind) {
    case "default":
      return headOrWork(repository);
    case "branch-or-commit":
      return commitNamed(repository, target.rev);
    case "range":
      return commitNamed(repository, target.to);
    case "staged":
      return { sha: null, tree: (await snapshotIndex(repository)).tree };
    case "uncommitted":
      return workTree(repository);
    case "pull-request":
      return void 0;
  }
}
async function headOrWork(repository) {
  const { tree, dirty } = await workTreeNow(repository);
  return dirty ? { sha: null, tree } : commitNamed(repository, "HEAD");
}
async function workTree(repository) {
  return { sha: null, tree: (await workTreeNow(repository)).tree };
}
async function targetMoved({ repository, file }) {
  const target = targetOf(file);
  if (target === void 0) return void 0;
  let now;
  try {
    now = await headNow(repository, target);
  } catch (error) {
    if (error instanceof Failure)
      return `${inertLine(file.head.label)} cannot be found any more: ${error.message}`;
    throw error;
  }
  if (now === void 0) return void 0;
  if (now.sha === file.head.sha && now.tree === file.head.tree) return baseMoved(repository, file, target);
  if (now.sha !== null && now.sha !== file.head.sha && file.head.sha !== null)
    return `${inertLine(file.head.label)} is at ${now.sha.slice(0, 12)} now, and ${file.head.sha.slice(0, 12)} was reviewed`;
  const changed = await changedPaths(repository, file, now.tree);
  return changed.length === 0 ? void 0 : `the work tree has changed since the review: ${named(changed)}`;
}
async function baseMoved(repository, { base }, target) {
  try {
    const { base: now } = await resolveTarget(repository, target);
    if (now.sha === base.sha) return void 0;
    return `${inertLine(base.label)} would be compared at ${shortSha(now.sha)} now, and ${shortSha(base.sha)} was`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "scope/base-is-head") return void 0;
    return `${inertLine(base.label)} cannot be found any more: ${error.message}`;
  }
}
var shortSha = (sha) => sha?.slice(0, 12) ?? "nothing";
async function stepMoved({
  repository,
  file
}) {
  if (file.audit !== void 0) return void 0;
  const { tree } = await snapshotWorkTree(repository);
  const changed = tree === file.head.tree ? [] : await changedPaths(repository, file, tree);
  return changed.length === 0 ? void 0 : `the work tree has changed since the step was judged: ${named(changed)}`;
}
function targetOf({ kind, asked, merged }) {
  if (kind !== "review" || asked === void 0 || merged !== void 0) return void 0;
  const [staged, uncommitted] = [asked === "--staged", asked === "--uncommitted"];
  return parseTarget(asked === "" || staged || uncommitted ? [] : [asked], {
    staged,
    uncommitted,
    paths: []
  });
}
async function changedPaths(repository, { head, paths }, tree) {
  const args = [
    "--literal-pathspecs",
    "diff-tree",
    "-r",
    "-z",
    "--name-only",
    "--no-renames",
    head.tree,
    tree,
    "--"
  ];
  return records(await readGit(repository, [...args, ...paths]));
}
function named(paths) {
  const more = paths.length > NAMED ? `, and ${paths.length - NAMED} more` : "";
  return paths.slice(0, NAMED).map(inertLine).join(", ") + more;
}
var NAMED = 5;
async function rulesSince({ repository, file, paths }) {
  const target = targetOf(file);
  if (target === void 0 || target.kind === "pull-request" || file.settings.rules === "none")
    return void 0;
  const tree = settingsTree(file.base);
  const now = await treeNow(repository, target);
  if (now === void 0 || now === tree) return void 0;
  const { files } = await readRunJson(paths.scope, "scope");
  const changed = files.map(({ path }) => path);
  const [before, after] = await Promise.all([tree, now].map((at) => governingRules(repository, at, changed)));
  const all = [.../* @__PURE__ */ new Set([...before?.keys() ?? [], ...after?.keys() ?? []])];
  const other = all.filter((path) => before?.get(path) !== after?.get(path)).toSorted(compareText);
  if (other.length === 0) return void 0;
  return `rules of ${file.base.label} have changed since, and were not applied as they are now: ${other.join(", ")}`;
}
async function treeNow(repository, target) {
  try {
    return settingsTree((await resolveTarget(repository, target)).base);
  } catch (error) {
    if (error instanceof Failure) return void 0;
    throw error;
  }
}
async function governingRules(repository, tree, changed) {
  const inForce = rulesInForce((await readRules(repository, tree)).rules, changed);
  const governing = inForce.filter(({ governs }) => governs.length > 0);
  return new Map(governing.map(({ rule, governs }) => [rule.path, JSON.stringify([rule.sha256, governs])]));
}
async function auditVerdictNow(audit) {
  const { home, file, state } = audit;
  const { status, exit, why } = auditVerdict(state, file.preset);
  const moved = await branchMoved(audit);
  const { head } = state;
  const asked = ["merge-base", "--is-ancestor", head, "HEAD"];
  const { status: isInHead } = await askGit(home, asked, { answers: [0, 1, 128] });
  return {
    run: file.audit,
    status,
    exit: moved === void 0 ? exit : 3,
    why,
    moved: moved ?? null,
    scope: file.scope_note,
    branch: file.branch,
    head,
    merged: isInHead === 0,
    edits: editedTests(state),
    rounds: state.rounds.length,
    captured: file.captured
  };
}
var verdictCommand = {
  name: "verdict",
  summary: "Ends with the exit status of a finished run",
  usage: "RUN|AUDIT [--json]",
  flags: { json: "the verdict as JSON on stdout" },
  takes: { least: 1, most: 1, paths: false },
  details: `Exit status: 0 complete and clean; 1 findings at or above --fail-on; 3 incomplete, failed or not finished, or the target is no longer
what was reviewed: the branch has moved, or the work tree was edited.
JSON: {run, status: complete|incomplete|failed, exit, moved, reservations[], raised, shown, dropped{reason: n\u2026}, coverage{hunks,
reviewed, carried}, since, captured: hooks|manual}
  moved is null, or says what has changed since
  reservations are what the verdict does not cover, and rules of the base branch that have changed since
  since is null or {run, new, open, fixed, unconfirmed, dismissed, withdrawn}
For the run of a step, it prints {valid, reason}, with or without --json. Stderr says how the reply came, what the claim was compared
with, and what has changed in the work tree since (status 3).
JSON of an audit: {run, status, exit, why, moved, scope, branch, head, merged, edits[], rounds, captured}
  the verdict is about head; merged says whether HEAD contains it
  moved is null, or says that the audit's branch is at another commit now (status 3)
  edits are what fixes changed in tests that already existed`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const name = positional(positionals, "RUN");
    if (await isAudit(repository, name))
      return verdictOfAudit(await auditVerdictNow(await openAudit(repository, name)), flag("json"));
    const run = await openRun(repository, name);
    if (run.file.kind === "step") return verdictOfStep(run);
    const report = await readReport(run);
    const moved = await targetMoved(run);
    const rests = [...restsOn(report), ...listed(await rulesSince(run))];
    const exit = moved === void 0 ? exitStatus(report.exit) : 3;
    const { counts, coverage, captured, status } = report;
    const verdict = {
      run: report.run,
      status,
      exit,
      moved: moved ?? null,
      reservations: rests,
      raised: counts.raised,
      shown: counts.shown,
      dropped: counts.dropped,
      coverage: { hunks: coverage.hunks, reviewed: coverage.reviewed, carried: coverage.carried },
      since: report.since === null ? null : sinceOf(report.since),
      captured
    };
    const stdout = flag("json") ? inertJson(verdict) : `${linesOf(report, rests).join("\n")}
`;
    const stderr = moved === void 0 ? {} : { stderr: `${moved}. To review it as it is: ${replanCommand(run.file)}
` };
    return { status: exit, stdout, ...stderr };
  }
};
async function verdictOfStep(run) {
  const judged = await readVerdict(run);
  const moved = await stepMoved(run);
  const notes = [...moved === void 0 ? [] : [moved], ...verdictBasis(run.file)];
  return {
    status: judged.valid && moved === void 0 ? 0 : 3,
    stdout: verdictLine(judged),
    stderr: notes.map((note) => `${note}
`).join("")
  };
}
function sinceOf({ gone: _, planned_at: __, ...since }) {
  return since;
}
function verdictOfAudit(verdict, json) {
  const { status, exit, why, moved, scope, branch, head, merged, edits } = verdict;
  const place = `${scope}, at ${head.slice(0, 12)} on ${branch}, ${merged ? "merged" : "not merged"} into HEAD`;
  const stderr = moved === null ? {} : { stderr: `${moved}
` };
  const lines = [...edits, `of ${place}`].map((line) => `  ${inertLine(line)}
`);
  const text = `${status}: ${inertLine(why)}
${lines.join("")}`;
  return { status: exit, stdout: json ? inertJson(verdict) : text, ...stderr };
}
function linesOf(report, rests) {
  return [lineOf(report), ...rests.map((one) => `  ${inertLine(one)}`)];
}
var listed = (text) => text === void 0 ? [] : [text];
function restsOn(report) {
  const { word_of: runs = [] } = report;
  return [...reservations(report), ...runs.length === 0 ? [] : [`taken on the word of ${runs.join(", ")}`]];
}
function lineOf({ status, counts, gaps, coverage, scope }) {
  const found = `${counts.critical} critical, ${counts.important} important, ${counts.unscored + counts.not_scored} not scored`;
  if (status === "complete" && coverage.hunks === 0)
    return `complete: nothing to review, ${counted(scope.skipped.length, "changed file")} shown to nobody`;
  return status === "complete" ? `complete: ${found}` : `${status}: ${counted(gaps.length, "gap")}; ${found}`;
}
function exitStatus(exit) {
  return exit === 0 || exit === 1 ? exit : 3;
}
Object.assign(exports, { verdictCommand });
});
