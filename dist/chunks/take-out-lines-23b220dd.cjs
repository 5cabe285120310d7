var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["take-out-lines"] = __part((module, exports) => {
__export(exports, { PATIENCE: () => PATIENCE, addWorkTree: () => addWorkTree, commandFolder: () => commandFolder, decideAutomatically: () => decideAutomatically, decideFindings: () => decideFindings, lintFolder: () => lintFolder, outputOf: () => outputOf, readBackground: () => readBackground, removeWorkTree: () => removeWorkTree, returnToHead: () => returnToHead, revertCommit: () => revertCommit, runCommand: () => runCommand, stopBackground: () => stopBackground, takeHunt: () => takeHunt, treeWithoutAll: () => treeWithoutAll, visitPoint: () => visitPoint, withoutRecords: () => withoutRecords });
var [import_background_folder, import_decide_move, import_kill_group, import_installation, import_merge_trees, import_by_hand, import_stored_reply, import_open_run, import_looks_of, import_presets, import_who_answered, import_discard_changes, import_commit_tree_2, import_drive_git, import_redact_2, import_check_hunt, import_path_patterns, import_index, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_background_files, import_repository_2, import_fold_journal, import_test_runs, import_audit_paths, import_severity_rank, import_objects, import_own_key, import_files, import_order, import_git, import_disk, import_failure] = ["hunt-slots-02b5d22d/background-folder", "decide-move-794d449c/decide-move", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/installation", "file-header-a064cb69/merge-trees", "open-run-ba804728/by-hand", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "world-of-eeae2505/looks-of", "summary-text-2-43621004/presets", "summary-text-2-43621004/who-answered", "discard-changes-edb9cbec/discard-changes", "discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "evidence-drop-94f915f0/redact-2", "hunt-slots-02b5d22d/check-hunt", "file-header-a064cb69/path-patterns", "index-758d4a94/index", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/background-files", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "fold-journal-a0455a18/test-runs", "fold-journal-a0455a18/audit-paths", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/git", "main/disk", "main/failure"].map(__load);
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_node_child_process = require("node:child_process");
var import_promises2 = require("node:fs/promises");
var import_promises3 = require("node:fs/promises");
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_failure.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_failure.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_redact_2.createRedactor)().redact(reason ?? "")).text;
  await (0, import_audit_paths.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically({ paths, ...audit }) {
  const open2 = openQuestions(audit);
  const confirmed = open2.filter(({ tier }) => tier === "confirmed");
  const grave = open2.filter((finding) => finding.tier !== "confirmed" && (0, import_severity_rank.isGrave)(finding));
  const rest = open2.filter((finding) => finding.tier !== "confirmed" && !(0, import_severity_rank.isGrave)(finding));
  const decisions = [
    { decided: confirmed, decision: "fix", reason: "confirmed" },
    { decided: grave, decision: "fix", reason: "critical or high, though not confirmed" },
    { decided: rest, decision: "defer", reason: "not confirmed, and neither critical nor high" }
  ];
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await (0, import_audit_paths.note)(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_audit_paths.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_decide_move.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_failure.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = (0, import_node_path.resolve)(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await (0, import_promises2.open)((0, import_node_path.join)(folder, import_background_files.FILES.runnerOutput), "a");
  const runner = (0, import_node_child_process.spawn)(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [import_background_folder.STARTED_FOR]: folder },
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  runner.on("exit", end).on("error", end).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}
async function notStarted(folder) {
  const text = (await (0, import_files.readTextIfAny)((0, import_node_path.join)(folder, import_background_files.FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new import_failure.Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await (0, import_installation.readInstallation)([]);
  return [process.execPath, (0, import_node_path.join)(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs })}
`;
  if (!await (0, import_files.createFileOnce)((0, import_node_path.join)(folder, import_background_files.FILES.command), text)) {
    const there = await (0, import_background_folder.readCommand)(folder);
    if (`${JSON.stringify(there)}
` !== text) {
      throw new import_failure.Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
    }
  }
  const state = await readBackground(folder);
  if (state.kind !== "absent") return state;
  const runner = await startRunner(folder, program);
  for (; ; ) {
    const over = runner.hasEnded();
    const now2 = await readBackground(folder);
    if (now2.kind !== "absent") return now2;
    if (over) throw await notStarted(folder);
    await (0, import_promises.setTimeout)(POLL_MS);
  }
}
async function readBackground(folder) {
  const runner = await (0, import_background_folder.runningIn)(folder, import_background_files.FILES.runner);
  const end = await (0, import_background_folder.readEnd)(folder);
  if (end !== void 0) return { kind: "finished", ...end };
  if (runner === void 0) return { kind: "absent" };
  return { kind: runner === "gone" ? "died" : "running" };
}
async function waitForBackground(folder, ms) {
  const until = performance.now() + ms;
  for (; ; ) {
    const state = await readBackground(folder);
    const left = until - performance.now();
    if (state.kind !== "running" || left <= 0) return state;
    await (0, import_promises.setTimeout)(Math.min(POLL_MS, left));
  }
}
async function stopBackground(folder) {
  const [runner, group] = await Promise.all([
    (0, import_background_folder.runningIn)(folder, import_background_files.FILES.runner),
    (0, import_background_folder.runningIn)(folder, import_background_files.FILES.group)
  ]);
  if (typeof runner === "number") (0, import_kill_group.killGroup)(runner, "SIGTERM");
  else if (typeof group === "number") (0, import_kill_group.killGroup)(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await (0, import_files.listNames)((0, import_node_path.join)(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}
function lintFolder(tests) {
  return (0, import_node_path.join)(tests, "lint");
}
async function runCommand(folder, command, cwd, patience) {
  if ((await readBackground(folder)).kind === "absent")
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT });
  const state = await waitForBackground(folder, patience);
  switch (state.kind) {
    case "running":
    case "absent":
      return { kind: "running" };
    case "died":
      await stopBackground(folder);
      return {
        kind: "ended",
        status: null,
        output: await outputOf(folder),
        milliseconds: 0,
        timedOut: false
      };
    case "finished": {
      const { status, milliseconds, timedOut } = state;
      return { kind: "ended", status, output: await outputOf(folder), milliseconds, timedOut };
    }
  }
}
async function outputOf(folder) {
  return await (0, import_files.readTextIfAny)((0, import_node_path.join)(folder, "output.txt")) ?? "";
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_git.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_git.runGit)(repository.top, list);
  const text = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text.split("\0\0").filter((block) => block !== "").map((block) => {
    const fields = new Map(
      block.split("\0").map((field) => {
        const [name = ""] = field.split(" ", 1);
        return [name, field.slice(name.length + 1)];
      })
    );
    return {
      folder: fields.get("worktree") ?? "",
      branch: fields.get("branch"),
      locked: fields.has("locked")
    };
  });
}
async function completeWorkTree(place) {
  const link = await (0, import_files.readTextIfAny)((0, import_node_path.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await (0, import_files.exists)((0, import_node_path.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_repository_2.openRepository)(place);
}
async function placeOf(folder) {
  const above = (0, import_node_path.dirname)((0, import_node_path.resolve)(folder));
  const real = await (0, import_disk.realpath)(above).catch(async () => above === (0, import_node_path.dirname)(above) ? above : placeOf(above));
  return (0, import_node_path.join)(real, (0, import_node_path.basename)(folder));
}
async function addWorkTree(repository, { folder, branch, at }) {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== void 0) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === void 0 ? void 0 : await completeWorkTree(place);
  if (whole !== void 0 && here?.branch === ref) return whole;
  if (whole !== void 0)
    throw taken(branch, `cannot have ${place}: ${here?.branch ?? "no branch"} is there`);
  const value = await (0, import_drive_git.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_drive_git.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.mkdir)((0, import_node_path.dirname)(place), { recursive: true });
  await (await (0, import_drive_git.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_drive_git.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_repository_2.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await (0, import_files.exists)(place)) {
    throw new import_failure.Failure(
      "audit/work-tree-dirty",
      `${place} exists, but is not a work tree of ${repository.top}`
    );
  }
  const whole = here === void 0 ? void 0 : await completeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_failure.Failure("audit/work-tree-dirty", `${place} is locked`);
    await (0, import_discard_changes.refuseUnsaved)(whole);
    await (0, import_discard_changes.refuseUnsavedSubmodules)(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises3.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await (0, import_files.exists)((0, import_node_path.join)(place, ".git"))) await (0, import_promises3.rmdir)(place).catch(() => void 0);
  const git = await (0, import_drive_git.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_failure.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
function raiseFindings(all, raising) {
  const claims = all.flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven }))).toSorted(
    (0, import_order.inOrder)(
      (0, import_order.by)(({ proven }) => (0, import_severity_rank.severityRank)(proven.claim)),
      (0, import_order.by)(({ proven }) => proven.file),
      (0, import_order.by)(({ proven }) => proven.at.start),
      (0, import_order.by)(({ agent }) => agent)
    )
  );
  const dropped = all.flatMap(
    ({ agent, checked }) => checked.sifted.dropped.map(({ value, reason }) => ({ agent, value, reason }))
  );
  const number = numbers(raising);
  const rejections = dropped.map(({ agent, value, reason }) => ({
    ...rejected(number(), agent, value, reason),
    severity: value.severity
  }));
  const findings = [];
  for (const { agent, proven } of claims) {
    const known = raising.known.find((one) => isKnown(proven, one));
    if (known === void 0) findings.push(found(number(), agent, proven, raising));
    else
      rejections.push({
        ...rejected(number(), agent, proven.claim, `known: ${known.id} is ${known.status}`),
        penalty_applied: 0
      });
  }
  return { findings, rejected: rejections };
}
function isKnown({ claim, fingerprint }, one) {
  if (one.fingerprint !== fingerprint || one.status === "fixed" || (0, import_severity_rank.isGraver)(claim, one)) return false;
  return one.status === "open" || !(0, import_severity_rank.isGrave)(claim) || (0, import_index.isSimilarTitle)(claim.title, one.title);
}
function numbers({ preset, round, numbered }) {
  let last = numbered;
  return () => {
    last += 1;
    return `${import_presets.PRESET_RECORDS[preset].prefix}-R${round}-${String(last).padStart(3, "0")}`;
  };
}
function rejected(id, agent, claim, reason) {
  return { id, title: claim.title, agent, reason, penalty_applied: (0, import_fold_journal.penaltyOf)({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: (0, import_fold_journal.bountyOf)({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await (0, import_decide_move.abortRound)(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: (0, import_own_key.now)(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await (0, import_redact_2.createRedactor)().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => (0, import_who_answered.gapText)(slot.role ?? slot.agent, slot.slot, why));
  await (0, import_audit_paths.note)(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await (0, import_stored_reply.storedReply)(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_by_hand.isByHand)(storedBy) ? void 0 : (0, import_looks_of.looksOf)(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: (0, import_check_hunt.checkHunt)(hunt, await (0, import_check_hunt.huntWorldOf)(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => (0, import_open_run.openRun)(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return (0, import_by_hand.isByHand)(storedBy) ? slot.paths : [...(0, import_looks_of.looksOf)(run.ledger, storedBy).opened];
  });
}
async function revertCommit(workTree, sha, message, settle) {
  const { sha: head } = await (0, import_commit_tree_2.readHead)(workTree);
  if (await isRevert(workTree, { head, sha, message, settle })) {
    const { tree, parents } = await (0, import_commit_object.readCommit)(workTree, head);
    return { kind: "reverted", sha: await (0, import_commit_tree_2.commitTree)(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await (0, import_discard_changes.refuseUnsaved)(workTree);
  const merged = await treeWithout(workTree, head, sha, settle);
  if (merged.kind === "conflict") return merged;
  const stands = await (0, import_commit_object.treeOf)(workTree, head);
  const files = await (0, import_commit_tree_2.inTheWay)(workTree, stands, await (0, import_tree_changes.treeChanges)(workTree, stands, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await (0, import_commit_tree_2.commitTree)(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, asked) {
  const { head, sha, message, settle } = asked;
  const { tree, parents } = await (0, import_commit_object.readCommit)(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_commit_object.isCommitOf)(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha, settle);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas, settle) {
  let left = { kind: "merged", tree: await (0, import_commit_object.treeOf)(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha, settle);
  }
  return left;
}
async function treeWithout(workTree, from, sha, settle) {
  const { tree, parents } = await (0, import_commit_object.readCommit)(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new import_failure.Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  const sides = { base: tree, ours: await (0, import_commit_object.treeOf)(workTree, from), theirs: await (0, import_commit_object.treeOf)(workTree, before) };
  return (0, import_merge_trees.mergeTrees)(workTree, sides, settle);
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await (0, import_commit_tree_2.readHead)(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await (0, import_commit_object.isCommitOf)(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw (0, import_commit_tree_2.branchMoved)(branch, sha, home.head);
    const git = await (0, import_drive_git.driveGit)(workTree.top);
    const goal = at ?? await (0, import_commit_object.writeCommit)(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await (0, import_commit_tree_2.syncWorkTree)(workTree, { from: await (0, import_commit_object.treeOf)(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const stands = await (0, import_commit_tree_2.readHead)(workTree);
  if (stands.branch !== void 0) return;
  const tree = await (0, import_commit_object.treeOf)(workTree, head);
  if ((await (0, import_snapshot.snapshotWorkTree)(workTree)).tree !== tree) {
    await (0, import_discard_changes.discardChanges)(workTree, { head: stands.sha, keep });
    const from = await (0, import_commit_object.treeOf)(workTree, stands.sha);
    if (await (0, import_commit_tree_2.syncWorkTree)(workTree, { from, to: tree }) === "differs") throw inTheWayOf(workTree, branch);
  }
  const git = await (0, import_drive_git.driveGit)(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new import_failure.Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
function takeOutLines({ before, after, now: now2, made, since }) {
  const [old, written, lines] = [(0, import_check_hunt.linesOf)(before), (0, import_check_hunt.linesOf)(after), (0, import_check_hunt.linesOf)(now2)];
  const placed = placesNow(written.length, since);
  const own = new Set(placed.filter((at) => at !== void 0));
  const gone = /* @__PURE__ */ new Set();
  const back = /* @__PURE__ */ new Map();
  for (const hunk of made) {
    const first = firstOf(hunk.new);
    const places = placed.slice(first, first + hunk.new.count);
    const at = hunk.new.count === 0 ? gapNow(placed, first, lines.length) : places[0];
    const stands = places.filter((place) => place !== void 0);
    if (at === void 0 || stands.length < places.length) continue;
    const removed = old.slice(firstOf(hunk.old), firstOf(hunk.old) + hunk.old.count);
    back.set(at, [...back.get(at) ?? [], ...removed]);
    const kept = headingsAbove(stands, lines, own);
    for (const place of stands) if (!kept.has(place)) gone.add(place);
  }
  const left = [...lines, ""].flatMap((line, at) => [
    ...back.get(at) ?? [],
    ...gone.has(at) ? [] : [line]
  ]);
  return Buffer.from(joined(left.filter((line) => line !== "")), "latin1");
}
function placesNow(count, since) {
  const places = Array.from({ length: count }, () => void 0);
  let [from, to] = [0, 0];
  for (const hunk of [...since, END(count)]) {
    while (from < firstOf(hunk.old)) places[from++] = to++;
    from = firstOf(hunk.old) + hunk.old.count;
    to = firstOf(hunk.new) + hunk.new.count;
  }
  return places;
}
var END = (count) => ({ old: { start: count, count: 0 }, new: { start: 0, count: 0 } });
function gapNow(placed, at, count) {
  if (placed.length === 0) return count;
  const above = at === 0 ? void 0 : placed[at - 1];
  return placed[at] ?? (above === void 0 ? void 0 : above + 1);
}
function headingsAbove(stands, lines, own) {
  const [first = 0, last = -1] = [stands[0], stands.at(-1)];
  const end = last + 1 < lines.length && !own.has(last + 1) ? last + 1 : last;
  const later = range(first, end).findLast((at) => !own.has(at));
  if (later === void 0) return /* @__PURE__ */ new Set();
  const headings = stands.filter((at) => at < later && isHeading(lines, at));
  const blank = stands.filter((at) => (lines[at] ?? "").trim() === "");
  return new Set(headings.length === 0 ? [] : [...headings, ...blank]);
}
function isHeading(lines, at) {
  const isLine = (text2 = "") => /^([=~^"'*+#-])\1{2,}\s*$/.test(text2);
  const text = lines[at] ?? "";
  return /^#{1,6}\s/.test(text) || isLine(text) || text.trim() !== "" && isLine(lines[at + 1]);
}
var range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, n) => from + n);
function joined(lines) {
  return lines.map((line, at) => at < lines.length - 1 && !line.endsWith("\n") ? `${line}
` : line).join("");
}
function firstOf({ start, count }) {
  return count === 0 ? start : start - 1;
}
function settleRecordFiles(repository, isRecord) {
  return async (path, [made, now2, before]) => {
    if (!isRecord(path)) return void 0;
    if (now2 === void 0) return "absent";
    if (made === void 0 || ![made, now2, before ?? now2].every(isFile)) return now2;
    const [added, since] = await Promise.all([
      changesOf(repository, before, made),
      changesOf(repository, made, now2)
    ]);
    if (added === void 0 || since === void 0) return now2;
    const text = await textsOf(repository, [before, made, now2]);
    const [old, written, current] = text;
    const left = takeOutLines({ before: old, after: written, now: current, made: added, since });
    return { mode: now2.mode, oid: await (0, import_one_object.writeBlob)(repository, left) };
  };
}
var isFile = ({ mode }) => mode.startsWith("100");
async function textsOf(repository, sides) {
  const oids = sides.flatMap((side) => side?.oid ?? []);
  const blobs = await (0, import_objects.readBlobs)(repository, oids);
  return sides.map((side) => (side === void 0 ? void 0 : blobs.get(side.oid)) ?? Buffer.alloc(0));
}
async function changesOf(repository, from, to) {
  const old = from?.oid ?? await (0, import_one_object.writeBlob)(repository, "");
  if (old === to.oid) return [];
  const options = ["-U0", "--inter-hunk-context=0", "--no-ext-diff", "--no-textconv", "--no-color"];
  const patch = (await (0, import_git.readGit)(repository, ["diff", ...options, old, to.oid])).toString("latin1");
  const hunks = [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, a, b = "1", c, d = "1"]) => ({
      old: { start: Number(a), count: Number(b) },
      new: { start: Number(c), count: Number(d) }
    })
  );
  return hunks.length === 0 ? void 0 : hunks;
}
function withoutRecords(workTree, { file }) {
  const isRecord = (0, import_path_patterns.pathPatterns)(file.settings.also_touch ?? [], { ignoreCase: false });
  return settleRecordFiles(workTree, isRecord);
}
async function visitPoint(audit, point) {
  const { file, state } = audit;
  if ((0, import_test_runs.pointKey)(point) === (0, import_test_runs.pointKey)(state)) return void 0;
  const workTree = await (0, import_repository_2.openRepository)(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without, withoutRecords(workTree, audit));
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await (0, import_commit_object.treeOf)(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function returnToHead({ file, state }) {
  const workTree = await (0, import_repository_2.openRepository)(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, (0, import_discard_changes.keptUnder)(file));
}
});
