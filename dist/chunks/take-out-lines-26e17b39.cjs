var { __load, __part } = require("../main.cjs").shared;
exports["take-out-lines"] = __part((exports) => {
var { STARTED_FOR, readCommand, readEnd, runningIn } = __load("check-hunt-ac7ce73c/background-folder"), { endReservations } = __load("summary-text-2-86151a74/end-reservations"), { writeArtifacts } = __load("decide-move-5d4285a9/history-section"), { abortRound, undecided } = __load("decide-move-5d4285a9/decide-move"), { noteInRound } = __load("summary-text-2-86151a74/note-in-round"), { killGroup } = __load("fold-fixing-5ea01992/kill-group"), { readInstallation } = __load("main-0f98ea10/installation"), { isByHand } = __load("main-0f98ea10/by-hand"), { storedReply } = __load("shown-files-85a04787/stored-reply"), { openRun } = __load("main-0f98ea10/open-run"), { PRESET_RECORDS } = __load("summary-text-2-86151a74/presets"), { roundFileName } = __load("summary-text-2-86151a74/round-file-2"), { gapText } = __load("summary-text-2-86151a74/who-answered"), { branchMoved, commitTree, discardChanges, inTheWay, keptUnder, readHead, refuseUnsaved, refuseUnsavedSubmodules, syncWorkTree } = __load("discard-changes-07082b8e/discard-changes"), { pinRef, readRef, renameRefs } = __load("snapshot-066f03be/pin-ref"), { driveGit, mergeTrees } = __load("snapshot-066f03be/drive-git"), { checkHunt, firstOf, huntWorldOf, linesOf } = __load("check-hunt-ac7ce73c/check-hunt"), { pathPatterns } = __load("file-header-fb4aa201/path-patterns"), { editedTests } = __load("summary-text-2-86151a74/edited-tests"), { treeChanges } = __load("snapshot-066f03be/tree-changes"), { snapshotWorkTree } = __load("snapshot-066f03be/snapshot"), { isCommitOf, mergeBases, readCommit, treeOf, writeCommit } = __load("snapshot-066f03be/commit-object"), { writeBlob } = __load("git-685f2d30/one-object"), { FILES } = __load("snapshot-066f03be/background-files"), { looksOf } = __load("index-936eb180/looks-of"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { isSimilarTitle } = __load("index-936eb180/same-claim"), { counted } = __load("main/counted"), { openRepository } = __load("git-685f2d30/repository"), { bountyOf, openAudit, penaltyOf } = __load("fold-fixing-5ea01992/fold-fixing"), { pointKey } = __load("fold-fixing-5ea01992/test-runs"), { note } = __load("fold-fixing-5ea01992/journal"), { artifactPaths, roundRef } = __load("git-685f2d30/audit-paths"), { readBlobs } = __load("git-685f2d30/objects"), { currentRound, roundOf } = __load("fold-fixing-5ea01992/audit-state"), { isGrave, isGraver, severityRank } = __load("main/severity-rank"), { printable } = __load("git-685f2d30/printable"), { readGit, runGit } = __load("git-685f2d30/git"), { checkedJson, now } = __load("matches-schema-4b8261ce/own-key"), { createFileOnce, exists, listNames, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { by, inOrder } = __load("main/order"), { realpath } = __load("main/disk"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { mkdir, rename, rm, rmdir, open } = require("node:fs/promises"), { dirname: dirname2, join: join2, basename, dirname, join, resolve, join: join4, join: join3, resolve: resolve2, join: join5 } = require("node:path"), { setTimeout: delay } = require("node:timers/promises"), { spawn } = require("node:child_process");
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const redacted = await createRedactor().redact(reason ?? "");
  await note(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: redacted, by: "user" });
  return wanted;
}
async function decideAutomatically({ paths, ...audit }) {
  const open2 = openQuestions(audit);
  const confirmed = open2.filter(({ tier }) => tier === "confirmed");
  const grave = open2.filter((finding) => finding.tier !== "confirmed" && isGrave(finding));
  const rest = open2.filter((finding) => finding.tier !== "confirmed" && !isGrave(finding));
  const decisions = [
    { decided: confirmed, decision: "fix", reason: "confirmed" },
    { decided: grave, decision: "fix", reason: "critical or high, though not confirmed" },
    { decided: rest, decision: "defer", reason: "not confirmed, and neither critical nor high" }
  ];
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await note(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = currentRound(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return undecided(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await readHead(repository);
  if (onto === void 0) {
    throw new Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await readRef(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await refuseUnsaved(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await commitTree(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await readCommit(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await isCommitOf(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await commitTree(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await treeOf(repository, head);
  const merged = await mergeTrees(repository, {
    base: await treeOf(repository, base),
    ours,
    theirs: await treeOf(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(printable).join(", ")}`;
    throw new Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await inTheWay(repository, ours, await treeChanges(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files are in the way of those of ${branch}: ${blocked.slice(0, 5).map(printable).join(", ")}`;
  throw new Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await runGit(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await runGit(repository.top, list);
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
  const link = await readTextIfAny(join(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await exists(resolve(place, gitDir, "index"))) return void 0;
  return openRepository(place);
}
async function placeOf(folder) {
  const above = dirname(resolve(folder));
  const real = await realpath(above).catch(async () => above === dirname(above) ? above : placeOf(above));
  return join(real, basename(folder));
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
  const value = await readRef(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await pinRef(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await mkdir(dirname2(place), { recursive: true });
  await (await driveGit(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await driveGit(place))(["read-tree", "--reset", "-u", at]);
  return openRepository(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await exists(place)) {
    throw new Failure(
      "audit/work-tree-dirty",
      `${place} exists, but is not a work tree of ${repository.top}`
    );
  }
  const whole = here === void 0 ? void 0 : await completeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new Failure("audit/work-tree-dirty", `${place} is locked`);
    await refuseUnsaved(whole);
    await refuseUnsavedSubmodules(whole);
  }
  const doomed = `${place}.removed`;
  await rm(doomed, { recursive: true, force: true });
  if (whole !== void 0) await rename(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await rm(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await exists(join2(place, ".git"))) await rmdir(place).catch(() => void 0);
  const git = await driveGit(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
async function finishAudit(audit, { merge, unreviewed = false }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeAudited(audit, unreviewed) : void 0;
  if (!file.in_place) await removeWorkTree(home, file.work_tree);
  const ours = `refs/correctless/audits/${file.audit}`;
  const rounds = state.rounds.map(({ round }) => ({
    from: roundRef(round),
    to: `${ours}/round-${round}-start`
  }));
  const branch = file.preset === "prove" ? [{ from: `refs/heads/${file.branch}`, to: `${ours}/branch` }] : [];
  await renameRefs(home, [...rounds, ...branch]);
  await note(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await openAudit(home, file.audit);
  await writeArtifacts(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  if (file.of !== void 0) return;
  const { round } = artifactPaths(file.top, file);
  for (const one of state.rounds) {
    const path = round(roundFileName(file, one.round));
    const text = await readTextIfAny(path);
    const recorded = text === void 0 ? void 0 : await checkedJson(path, "audit-round", text);
    if (recorded?.started_at === one.at) continue;
    throw new Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
      hint: `to have it written: correctless next ${file.audit}`
    });
  }
}
async function mergeAudited(audit, unreviewed) {
  const { home, file, state } = audit;
  const { ended, unseen } = await endReservations(audit);
  if (unseen.length > 0 && !unreviewed) {
    throw new Failure("audit/unreviewed", `${file.branch} was not merged: ${unseen.join("; ")}`, {
      hint: `look at it, then merge it anyway: correctless audit finish ${file.audit} --merge --unreviewed`
    });
  }
  const words = [...ended === void 0 ? [] : [ended], ...unseen, ...editedTests(state).map(inertLine)];
  const subject = mergeSubject(audit);
  return mergeBranch(home, file.branch, words.length === 0 ? subject : `${subject}
${words.join("\n")}
`);
}
function mergeSubject({ file, state }) {
  const fixed = [...state.findings.values()].filter(({ status }) => status === "fixed").length;
  return `Merge ${file.branch}: ${counted(fixed, "finding")} fixed in ${counted(state.rounds.length, "round")}
`;
}
function notOver({ file }) {
  return new Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = resolve2(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await open(join3(folder, FILES.runnerOutput), "a");
  const runner = spawn(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [STARTED_FOR]: folder },
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
  const text = (await readTextIfAny(join3(folder, FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await readInstallation([]);
  return [process.execPath, join3(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs, sandbox } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs, sandbox })}
`;
  if (!await createFileOnce(join4(folder, FILES.command), text)) {
    const there = await readCommand(folder);
    if (`${JSON.stringify(there)}
` !== text) {
      throw new Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
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
    await delay(POLL_MS);
  }
}
async function readBackground(folder) {
  const runner = await runningIn(folder, FILES.runner);
  const end = await readEnd(folder);
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
    await delay(Math.min(POLL_MS, left));
  }
}
async function stopBackground(folder) {
  const [runner, group] = await Promise.all([
    runningIn(folder, FILES.runner),
    runningIn(folder, FILES.group)
  ]);
  if (typeof runner === "number") killGroup(runner, "SIGTERM");
  else if (typeof group === "number") killGroup(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await listNames(join5(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}
function lintFolder(tests) {
  return join5(tests, "lint");
}
async function runCommand(folder, command, cwd, patience, limits = {}) {
  if ((await readBackground(folder)).kind === "absent")
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT, ...limits });
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
  return await readTextIfAny(join5(folder, "output.txt")) ?? "";
}
function raiseFindings(all, raising) {
  const claims = all.flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven }))).toSorted(
    inOrder(
      by(({ proven }) => severityRank(proven.claim)),
      by(({ proven }) => proven.file),
      by(({ proven }) => proven.at.start),
      by(({ agent }) => agent)
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
  if (one.fingerprint !== fingerprint || one.status === "fixed" || isGraver(claim, one)) return false;
  return one.status === "open" || !isGrave(claim) || isSimilarTitle(claim.title, one.title);
}
function numbers({ preset, round, numbered }) {
  let last = numbered;
  return () => {
    last += 1;
    return `${PRESET_RECORDS[preset].prefix}-R${round}-${String(last).padStart(3, "0")}`;
  };
}
function rejected(id, agent, claim, reason) {
  return { id, title: claim.title, agent, reason, penalty_applied: penaltyOf({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: bountyOf({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, run) {
  const round = roundOf(audit.state);
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    return abortRound(audit, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: now(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await createRedactor().redact({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => gapText(slot.role ?? slot.agent, slot.slot, why));
  const named = { gaps, unopened: await unopened(audit) };
  return noteInRound(audit, { kind: "raised", run: run.file.run, ...clean, ...named });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await storedReply(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = isByHand(storedBy) ? void 0 : looksOf(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: checkHunt(hunt, await huntWorldOf(run, hunt, looks)) };
}
async function unopened(audit) {
  const { planned } = roundOf(audit.state);
  const names = planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => openRun(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return isByHand(storedBy) ? slot.paths : [...looksOf(run.ledger, storedBy).opened];
  });
}
async function revertCommit(workTree, sha, message, settle) {
  const { sha: head } = await readHead(workTree);
  if (await isRevert(workTree, { head, sha, message, settle })) {
    const { tree, parents } = await readCommit(workTree, head);
    return { kind: "reverted", sha: await commitTree(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await refuseUnsaved(workTree);
  const merged = await treeWithout(workTree, head, sha, settle);
  if (merged.kind === "conflict") return merged;
  const current = await treeOf(workTree, head);
  const files = await inTheWay(workTree, current, await treeChanges(workTree, current, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await commitTree(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, asked) {
  const { head, sha, message, settle } = asked;
  const { tree, parents } = await readCommit(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await isCommitOf(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha, settle);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas, settle) {
  let left = { kind: "merged", tree: await treeOf(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha, settle);
  }
  return left;
}
async function treeWithout(workTree, from, sha, settle) {
  const { tree, parents } = await readCommit(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  const sides = { base: tree, ours: await treeOf(workTree, from), theirs: await treeOf(workTree, before) };
  return mergeTrees(workTree, sides, settle);
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await readHead(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await isCommitOf(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw branchMoved(branch, sha, home.head);
    const git = await driveGit(workTree.top);
    const goal = at ?? await writeCommit(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await syncWorkTree(workTree, { from: await treeOf(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const here = await readHead(workTree);
  if (here.branch !== void 0) return;
  const tree = await treeOf(workTree, head);
  if ((await snapshotWorkTree(workTree)).tree !== tree) {
    await discardChanges(workTree, { head: here.sha, keep });
    const from = await treeOf(workTree, here.sha);
    if (await syncWorkTree(workTree, { from, to: tree }) === "differs") throw inTheWayOf(workTree, branch);
  }
  const git = await driveGit(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
function takeOutLines({ before, after, now: now2, made, since }) {
  const [old, written, lines] = [linesOf(before), linesOf(after), linesOf(now2)];
  const placed = placesNow(written.length, since);
  const own = new Set(placed.filter((at) => at !== void 0));
  const gone = /* @__PURE__ */ new Set();
  const back = /* @__PURE__ */ new Map();
  for (const hunk of made) {
    const first = firstOf(hunk.new);
    const places = placed.slice(first, first + hunk.new.count);
    const at = hunk.new.count === 0 ? gapNow(placed, first, lines.length) : places[0];
    const there = places.filter((place) => place !== void 0);
    if (at === void 0 || there.length < places.length) continue;
    const removed = old.slice(firstOf(hunk.old), firstOf(hunk.old) + hunk.old.count);
    back.set(at, [...back.get(at) ?? [], ...removed]);
    const kept = headingsAbove(there, lines, own);
    for (const place of there) if (!kept.has(place)) gone.add(place);
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
function headingsAbove(there, lines, own) {
  const [first = 0, last = -1] = [there[0], there.at(-1)];
  const end = last + 1 < lines.length && !own.has(last + 1) ? last + 1 : last;
  const later = range(first, end).findLast((at) => !own.has(at));
  if (later === void 0) return /* @__PURE__ */ new Set();
  const headings = there.filter((at) => at < later && isHeading(lines, at));
  const blank = there.filter((at) => (lines[at] ?? "").trim() === "");
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
    return { mode: now2.mode, oid: await writeBlob(repository, left) };
  };
}
var isFile = ({ mode }) => mode.startsWith("100");
async function textsOf(repository, sides) {
  const oids = sides.flatMap((side) => side?.oid ?? []);
  const blobs = await readBlobs(repository, oids);
  return sides.map((side) => (side === void 0 ? void 0 : blobs.get(side.oid)) ?? Buffer.alloc(0));
}
async function changesOf(repository, from, to) {
  const old = from?.oid ?? await writeBlob(repository, "");
  if (old === to.oid) return [];
  const options = ["-U0", "--inter-hunk-context=0", "--no-ext-diff", "--no-textconv", "--no-color"];
  const patch = (await readGit(repository, ["diff", ...options, old, to.oid])).toString("latin1");
  const hunks = [...patch.matchAll(/^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/gm)].map(
    ([, a, b = "1", c, d = "1"]) => ({
      old: { start: Number(a), count: Number(b) },
      new: { start: Number(c), count: Number(d) }
    })
  );
  return hunks.length === 0 ? void 0 : hunks;
}
function withoutRecords(workTree, { file }) {
  const isRecord = pathPatterns(file.settings.also_touch ?? [], { ignoreCase: false });
  return settleRecordFiles(workTree, isRecord);
}
async function visitPoint(audit, point) {
  const { file, state } = audit;
  if (pointKey(point) === pointKey(state)) return void 0;
  const workTree = await openRepository(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without, withoutRecords(workTree, audit));
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await treeOf(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function returnToHead({ file, state }) {
  const workTree = await openRepository(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, keptUnder(file));
}
Object.assign(exports, { readBackground, stopBackground, PATIENCE, commandFolder, lintFolder, runCommand, outputOf, decideFindings, decideAutomatically, listWorkTrees, addWorkTree, finishAudit, takeHunt, revertCommit, treeWithoutAll, withoutRecords, visitPoint, returnToHead });
});
