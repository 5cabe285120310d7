var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["commit-tree"] = __part((module, exports) => {
__export(exports, { branchMoved: () => import_commit_tree_2.branchMoved, commitTree: () => import_commit_tree_2.commitTree, findCommitOf: () => import_commit_tree_2.findCommitOf, readHead: () => import_commit_tree_2.readHead });
var [import_commit_tree_2, import_drive_git, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_objects, import_printable, import_files, import_order, import_git, import_disk, import_failure, import_chunk_PQNXDWJD] = ["discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/git", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
});
exports["plan-shared-judge"] = __part((module, exports) => {
__export(exports, { advanceAudit: () => advanceAudit });
var [import_take_out_lines, import_plan_step, import_hunt_slots, import_own_tree, import_finish_step, import_take_verify, import_history_section, import_decide_move, import_changed_texts, import_tree_cache, import_parser, import_merge_trees, import_advance, import_file_list, import_templates_gen, import_redact_hunks, import_fingerprint_2, import_shown_files, import_stored_reply, import_open_run, import_packet_2, import_discard_changes, import_audit_lock, import_commit_tree_2, import_drive_git, import_redact_2, import_undone_work, import_carry_lines, import_audited_paths, import_work_tree_of, import_text_called_binary, import_cross_check, import_file_header, import_matched_paths, import_index, import_scope_entries, import_reviewed_text, import_edited_tests, import_ignored_before, import_stamped, import_commit_object, import_own_files, import_repository_2, import_fold_journal, import_test_runs, import_sealed_files, import_audit_paths, import_objects, import_printable, import_places, import_ledger, import_own_key, import_files, import_order, import_git, import_real_place, import_disk, import_failure] = ["take-out-lines-23b220dd/take-out-lines", "check-step-c3057eee/plan-step", "hunt-slots-02b5d22d/hunt-slots", "hunt-slots-02b5d22d/own-tree", "finish-step-ff6e5c95/finish-step", "undone-work-98992116/take-verify", "decide-move-794d449c/history-section", "decide-move-794d449c/decide-move", "templates.gen-34c24269/changed-texts", "templates.gen-34c24269/tree-cache", "parser-38996fb6/parser", "file-header-a064cb69/merge-trees", "find-again-1fcca463/advance", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "objects-0b8527c9/packet-2", "discard-changes-edb9cbec/discard-changes", "discard-changes-edb9cbec/audit-lock", "discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "evidence-drop-94f915f0/redact-2", "undone-work-98992116/undone-work", "hunt-slots-02b5d22d/carry-lines", "hunt-slots-02b5d22d/audited-paths", "finish-step-ff6e5c95/work-tree-of", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/file-header", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "index-758d4a94/reviewed-text", "summary-text-2-43621004/edited-tests", "discard-changes-edb9cbec/ignored-before", "objects-0b8527c9/stamped", "discard-changes-edb9cbec/commit-object", "own-files-0777bacd/own-files", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_promises3 = require("node:fs/promises");
var OPENED = /^(?:@.*|\.bin)$/;
var NOT_SHARED = /* @__PURE__ */ new Set([".cache", ".vite", ".vite-temp", ".vitest"]);
async function shareFolders(from, to, names) {
  const links = [];
  for (const name of names) links.push(...await linksFor(from, to, cleanName(name)));
  await refuseVisible(to, links);
  for (const { path, target } of links) {
    await (0, import_disk.mkdir)((0, import_node_path.join)(to.top, (0, import_node_path.dirname)(path)), { recursive: true });
    await (0, import_promises2.symlink)(target, (0, import_node_path.join)(to.top, path)).catch((cause) => {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    });
  }
}
function cleanName(name) {
  const path = (0, import_objects.asRepoPath)(name.replace(/\/+$/, ""));
  if (path === void 0) throw refused(name, "is not a path inside the repository");
  if ((0, import_own_files.amongOwnFiles)(`${path}/`)) throw refused(name, "is where this program keeps its own files");
  return path;
}
async function linksFor(from, to, name) {
  const original = (0, import_node_path.join)(from.top, name);
  const stats = await (0, import_disk.lstat)(await (0, import_disk.realpath)(original).catch(() => original)).catch(() => void 0);
  if (stats?.isDirectory() !== true) throw refused(name, "is not a folder");
  if (!(0, import_real_place.isInside)(await (0, import_disk.realpath)(original), from.top)) throw refused(name, "leads out of the repository");
  if (!(0, import_real_place.isInside)(await (0, import_real_place.realPlace)((0, import_node_path.join)(to.top, name)), to.top)) {
    throw refused(name, "leads out of the work tree");
  }
  return linksTo(from, name);
}
async function linksTo(from, folder) {
  const links = [];
  for (const entry of await (0, import_disk.readdir)((0, import_node_path.join)(from.top, folder), { withFileTypes: true })) {
    if (NOT_SHARED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && OPENED.test(entry.name)) links.push(...await linksTo(from, path));
    else links.push({ path, target: await targetOf(from, path, entry.isSymbolicLink()) });
  }
  return links;
}
async function targetOf(from, path, isLink) {
  const original = (0, import_node_path.join)(from.top, path);
  if (!isLink) return original;
  const target = await (0, import_disk.readlink)(original);
  return !(0, import_node_path.isAbsolute)(target) && (0, import_real_place.isInside)((0, import_node_path.resolve)((0, import_node_path.dirname)(original), target), from.top) ? target : original;
}
async function refuseVisible(to, links) {
  if (links.length === 0) return;
  const input = links.map(({ path }) => `${path}\0`).join("");
  const answer = await (0, import_git.runGit)(to.top, ["check-ignore", "-z", "--stdin"], { input, answers: [0, 1] });
  const ignored = new Set((0, import_objects.records)(answer.stdout));
  const visible = links.find(({ path }) => !ignored.has(path));
  if (visible !== void 0) throw refused(visible.path, "is not ignored by git");
}
function refused(name, why) {
  return new import_failure.Failure("config/bad-value", `audit.share names "${(0, import_printable.printable)(name)}", which ${why}`, {
    hint: "share folders that are there and that .gitignore names, such as node_modules"
  });
}
async function prepareWorkTree(audit, patience) {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await (0, import_take_out_lines.addWorkTree)(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    const tries = (await (0, import_files.listNames)((0, import_node_path.join)(paths.dir, "setup"))).length;
    const folder = paths.command("setup", Math.max(1, tries));
    const run = await (0, import_take_out_lines.runCommand)(folder, setup, file.work_tree, patience);
    if (run.kind === "running") return "running";
    if (run.status !== 0) throw setupFailed(file.audit, folder, run.status);
  }
  const files = await (0, import_sealed_files.hashesOf)(paths, [paths.audit, paths.fingerprint]);
  await (0, import_audit_paths.note)(paths, { kind: "prepared", files });
  return "ended";
}
async function setUpAgain({ paths }) {
  await (0, import_promises.mkdir)(await (0, import_take_out_lines.commandFolder)(paths, "setup"), { recursive: true });
}
function setupFailed(audit, folder, status) {
  const ended2 = status === null ? "was killed" : `ended with status ${status}`;
  return new import_failure.Failure("audit/setup-failed", `the setup command ${ended2}`, {
    hint: `see ${(0, import_node_path.join)(folder, "output.txt")}, fix it, and try again: correctless next ${audit} --retry`
  });
}
function claimedGone({ success, summary, gone }, { findings }) {
  if (gone === void 0) return void 0;
  if (success)
    return { reason: "gone_contradicted: the result is a success, and says that there was nothing to do" };
  if (!findings.has(gone)) return { reason: "gone_unproven: `gone` is the id of no finding" };
  return { reason: `the executor says that it was fixed by the fix of ${gone}: ${summary}`, gone };
}
async function takeFix(audit, round, run, subject) {
  const outcome = await outcomeOf(run, audit.state);
  if (!outcome.accepted) {
    const workTree = await (0, import_discard_changes.cleanWorkTree)(audit, `a rejected attempt at ${subject}`);
    const { ignored } = await (0, import_stamped.readStamped)(run.paths.step, run.file);
    if (!audit.file.in_place) await (0, import_ignored_before.removeNewIgnored)(workTree, ignored);
  }
  const reason = (await (0, import_redact_2.createRedactor)().redact(outcome.reason)).text;
  await (0, import_audit_paths.note)(audit.paths, {
    kind: "attempted",
    round: round.round,
    subject,
    run: run.file.run,
    ...outcome,
    reason
  });
}
async function outcomeOf(run, known) {
  const [state] = run.states;
  const result = state === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(run, state.slot, "fix-executor");
  const rejected = { accepted: false, rule: null, tree: null };
  if (result === void 0) return { ...rejected, reason: `no reply of its executor: ${state?.why ?? ""}` };
  const { valid, reason, rule, tree } = await (0, import_undone_work.checkFix)(run, result);
  if (!valid) return { ...rejected, rule, reason, ...discardedTree(run, tree) };
  const gone = claimedGone(result, known);
  if (gone !== void 0) return { ...rejected, ...gone };
  if (!result.success)
    return { ...rejected, reason: `the executor could not do it: ${result.summary}`, explained: true };
  return { accepted: true, rule: null, reason, tree };
}
function discardedTree({ file }, tree) {
  return tree === file.base.tree ? {} : { thrown: tree };
}
async function takeJudge(audit, round, run, subjects) {
  for (const [subject, { valid, reason }] of await verdictsOf(run, subjects)) {
    if (isTaken(round, run.file.run, subject)) continue;
    if (!valid) await (0, import_discard_changes.cleanWorkTree)(audit, `the fix of ${subject} that no validator accepted`);
    await (0, import_audit_paths.note)(audit.paths, {
      kind: "judged",
      round: round.round,
      subject,
      run: run.file.run,
      valid,
      reason
    });
  }
}
async function verdictsOf(run, subjects) {
  if (subjects.length > 1) return (0, import_finish_step.finishSharedSteps)(run, subjects);
  const verdict = await (0, import_finish_step.finishStep)(run);
  return new Map(subjects.map((subject) => [subject, verdict]));
}
function isTaken({ items }, run, subject) {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some((attempt) => attempt.judgeRun === run && attempt.judged !== void 0);
}
function whyNotGone(finding, by2, texts) {
  const { evidence, location } = finding;
  if ((0, import_audit_paths.isOfFixes)(finding)) return "a finding of the fix review has no quote that could be seen to be gone";
  const [line] = location.lines;
  const stands = (text = "") => (0, import_index.locateQuote)(evidence, (0, import_reviewed_text.reviewedText)(text), { line, side: "new", remoteness: () => 0 }).kind === "found";
  const what = `what it quotes of ${location.file}`;
  if (!stands(texts.before)) return `${what} was not there before the fix of ${by2}`;
  if (stands(texts.after)) return `${what} is still there after the fix of ${by2}`;
  return stands(texts.now) ? `${what} is there again` : void 0;
}
async function checkGone(audit, round, { item, by: by2 }) {
  const { home, state, paths } = audit;
  const { subject } = item;
  const about = { round: round.round, subject };
  const finding = state.findings.get(subject);
  const commit = round.commits.find((one) => one.subject === by2);
  const refuse2 = (why2) => {
    const run = (0, import_audit_paths.lastAttempt)(item)?.run ?? "";
    return (0, import_audit_paths.note)(paths, { kind: "judged", ...about, run, valid: false, reason: `gone_unproven: ${why2}` });
  };
  if (commit === void 0 || finding === void 0) return refuse2(`no fix of ${by2} stands in this round`);
  const at = (sha) => (0, import_undone_work.textAt)(home, sha, finding.location.file);
  const [before2, after, now2] = await Promise.all([at(`${commit.sha}^`), at(commit.sha), at(state.head)]);
  const why = whyNotGone(finding, by2, { before: before2, after, now: now2 });
  if (why !== void 0) return refuse2(why);
  await (0, import_audit_paths.note)(paths, { kind: "gone", ...about, by: by2, sha: commit.sha });
}
async function condemnFixes(audit, round, { shas, why, finding }) {
  const { file, state, paths } = audit;
  const gone = await commitsToRevert(await (0, import_repository_2.openRepository)(file.work_tree), audit, round, shas);
  const about = { round: round.round };
  if (finding !== void 0 && (0, import_fold_journal.revertCost)(state, round, gone) > (0, import_fold_journal.weightOf)(finding)) {
    const lost = gone.map(({ subject }) => subject).toReversed().join(", ");
    const stays = `it could not be fixed, and reverting the fixes of ${lost} would lose more`;
    return (0, import_audit_paths.note)(paths, { kind: "left-open", ...about, subject: finding.id, why: stays });
  }
  const commits = gone.map(({ sha, subject }) => ({
    ...{ sha, subject },
    why: shas.includes(sha) ? why : `it was built on what had to be reverted: ${why}`
  }));
  return (0, import_audit_paths.note)(paths, { kind: "condemned", ...about, commits });
}
async function commitsToRevert(workTree, audit, round, roots) {
  const { state } = audit;
  const settle = (0, import_take_out_lines.withoutRecords)(workTree, audit);
  const without = (more2) => (0, import_fold_journal.withDependents)(state, round, [...roots, ...more2]);
  const conflicts = async (more2) => {
    const shas = without(more2).map(({ sha }) => sha);
    const left = await (0, import_take_out_lines.treeWithoutAll)(workTree, state.head, shas, settle);
    return left.kind === "conflict" ? inTheWay(round, shas, left.files) : [];
  };
  let more = [];
  for (; ; ) {
    const others = await conflicts(more);
    if (others.length === 0) break;
    more = [...more, ...others];
  }
  for (const sha of more) {
    const fewer = more.filter((one) => one !== sha);
    if ((await conflicts(fewer)).length === 0) more = fewer;
  }
  return without(more);
}
function inTheWay({ commits }, gone, files) {
  const oldest = commits.findIndex(({ sha }) => gone.includes(sha));
  return commits.slice(oldest + 1).filter((commit) => !gone.includes(commit.sha) && commit.files.some((path) => files.includes(path))).map(({ sha }) => sha).toReversed();
}
async function treeOnTop(audit, round, { item, tree, workTree }) {
  const run = (0, import_audit_paths.lastAttempt)(item)?.run ?? "";
  const { file, paths } = await (0, import_open_run.openRun)(audit.home, run);
  const divided = await (0, import_stamped.readStamped)(paths.divided, file);
  const base = file.base.tree;
  const head = await (0, import_commit_object.treeOf)(audit.home, audit.state.head);
  if (head === base) return { kind: "tree", tree };
  const made = await besideOthers(round, workTree, { item, run, base, head, tree, divided }) ?? await merged(workTree, { base, head, tree });
  if (made === void 0) {
    return {
      kind: "apart",
      why: "it was made beside other fixes, and does not apply on top of what was committed since"
    };
  }
  const soFar = await (0, import_undone_work.roundSoFar)(audit, round, item.subject);
  const undone = await (0, import_undone_work.undoneBy)(workTree, soFar, { before: head, after: made });
  return undone === void 0 ? { kind: "tree", tree: made } : { kind: "apart", why: undone.reason };
}
async function besideOthers({ items, commits }, workTree, { item, run, base, head, tree, divided: { all, outcomes } }) {
  const stands = new Set(commits.map(({ subject }) => subject));
  const ofRun = items.filter((one) => (0, import_audit_paths.lastAttempt)(one)?.run === run && stands.has(one.subject));
  const partOf = (subject) => outcomes.find(({ id }) => id === subject)?.part ?? void 0;
  const own = partOf(item.subject);
  const others = ofRun.flatMap(({ subject }) => partOf(subject) ?? []);
  if (all === null || own === void 0) return void 0;
  const trees = { base, all };
  if (await (0, import_undone_work.composeParts)(workTree, trees, [own]) !== tree) return void 0;
  if (await (0, import_undone_work.composeParts)(workTree, trees, others) !== head) return void 0;
  return (0, import_undone_work.composeParts)(workTree, trees, [...others, own]);
}
async function merged(workTree, { base, head, tree }) {
  const found = await (0, import_merge_trees.mergeTrees)(workTree, { base, ours: head, theirs: tree });
  if (found.kind === "conflict") return void 0;
  const [judged, now2] = await Promise.all([
    (0, import_undone_work.changeItself)(workTree, base, tree),
    (0, import_undone_work.changeItself)(workTree, head, found.tree)
  ]);
  return judged === now2 ? found.tree : void 0;
}
async function commitFix(audit, round, item, judged) {
  const { file, state } = audit;
  let tree = judged;
  const workTree = await (0, import_repository_2.openRepository)(file.work_tree);
  const parent = state.head;
  const attempt = (0, import_audit_paths.lastAttempt)(item);
  if (attempt?.isShared === true) {
    const onTop = await treeOnTop(audit, round, { item, tree: judged, workTree });
    if (onTop.kind === "apart") {
      const about = { round: round.round, subject: item.subject, run: attempt.judgeRun ?? attempt.run };
      return (0, import_audit_paths.note)(audit.paths, { kind: "judged", ...about, valid: false, reason: onTop.why });
    }
    tree = onTop.tree;
  }
  const sha = await (0, import_commit_tree_2.commitTree)(workTree, { tree, parent, message: `${subjectLine(audit, round, item)}
` });
  const files = await changedFiles(workTree, parent, sha);
  const edits = await (0, import_undone_work.editsBetween)(workTree, { before: parent, after: sha }, file.settings.test);
  await (0, import_audit_paths.note)(audit.paths, {
    kind: "committed",
    round: round.round,
    subject: item.subject,
    sha,
    parent,
    files,
    ...edits.length === 0 ? {} : { edits }
  });
}
function subjectLine({ file, state }, { round }, { subject, failures }) {
  const title = state.findings.get(subject)?.title ?? `mend ${failures.length} tests that fixes broke`;
  return `fix(${file.preset}-r${round}): ${subject} ${title.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim()}`;
}
async function changedFiles(repository, from, to) {
  const options = ["-r", "--raw", "-z", "--full-index", "--no-renames"];
  const raw = await (0, import_git.readGit)(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
  return (0, import_cross_check.parseRaw)(raw).map(({ path }) => path);
}
async function pinRound({ home, paths, state }, { round }) {
  const [ref, sha] = [(0, import_audit_paths.roundRef)(round), state.head];
  await (0, import_drive_git.pinRef)(home, ref, sha);
  await (0, import_audit_paths.note)(paths, { kind: "pinned", round, ref, sha });
}
async function requirePinned({ home }, { round, pinned }) {
  const value = pinned === void 0 ? void 0 : await (0, import_drive_git.readRef)(home, pinned.ref);
  if (pinned !== void 0 && value === pinned.sha) return pinned.sha;
  throw new import_failure.Failure(
    "audit/ref-exists",
    `${(0, import_audit_paths.roundRef)(round)} is at ${value ?? "no commit"}, not at ${pinned?.sha ?? "the start of the round"}`,
    { hint: `somebody moved it; put it back: git update-ref ${(0, import_audit_paths.roundRef)(round)} ${pinned?.sha ?? ""}` }
  );
}
function buildFixPacket(input) {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected, tests } = facts;
  const filling3 = {
    ...(0, import_hunt_slots.auditFacts)(task),
    mode: step.mode,
    attempt: String(input.attempt),
    attempts: String(input.attempts),
    calm: input.calm ? import_templates_gen.TEMPLATES.calm.trimEnd() : "Take the time that it needs.",
    step: [{ kind: "STEP", content: step.description }],
    paths: [{ kind: "FILES", content: (step.allow ?? []).join("\n") }],
    rules: (0, import_hunt_slots.ruleFiles)(rules),
    rejected: rejected.length === 0 ? "None." : rejected.map((content) => ({ kind: "REJECTION", content })),
    tests: tests === void 0 ? "None." : [{ kind: "TESTS", content: tests }]
  };
  const call = { agent: "fix-executor", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_templates_gen.packetText)(call, filling3, nonces);
  const bytes = (0, import_packet_2.byteLength)(text);
  if (bytes > import_packet_2.PACKET_BUDGET) return { kind: "too-large", bytes };
  return {
    kind: "packet",
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] }
  };
}
function reviewRemarksOn({ about, findings, rounds }, sha) {
  const found = [...findings.values()].filter(
    (finding) => (0, import_audit_paths.isOfFixes)(finding) && about.get(finding.id)?.includes(sha) === true
  );
  return found.map(({ id, severity, title, description, impact, instance_fix, location }) => {
    const tried = rounds.flatMap(({ items }) => items).filter(({ subject, outcome }) => subject === id && outcome === "given-up").flatMap(({ attempts }) => attempts.at(-1) ?? []).flatMap(({ checked, judged }) => judged?.valid === true ? [] : (judged ?? checked)?.reason ?? []);
    return [
      `The fix reviewer said of it (${id}, ${severity}, ${location.file}): ${title}`,
      description,
      `What it does: ${impact}`,
      `Smallest change: ${instance_fix}`,
      ...tried.map((why) => `To mend that failed: ${why}`)
    ].join("\n");
  });
}
function earlierAttempts(state, journal, round, item) {
  const isRepair = item.mode === "fix_regression";
  const items = isRepair ? repairsOfTheSame(round, item) : state.rounds.flatMap((one) => one.items).filter(({ subject }) => subject === item.subject);
  const rejected = items.flatMap(
    ({ subject, attempts }) => attempts.flatMap((attempt) => rejectedBy(attempt, isRepair ? `${subject}: ` : ""))
  );
  const vain = items.filter((one) => isRepair && one !== item && one.outcome === "committed").map(({ subject, failures }) => ({
    why: `${subject} was committed, and tests failed all the same. It was to mend: ${failures.join(", ")}`,
    ...committedAs(journal, subject)
  }));
  const repairs = isRepair ? [] : repairsOfTakenBack(state, journal, item.subject);
  const back = takenBack(state, journal, new Set(items.map(({ subject }) => subject)));
  return [...rejected, ...repairs, ...vain, ...back];
}
function committedAs(journal, subject) {
  const event = journal.findLast((one) => one.kind === "committed" && one.subject === subject);
  return event?.kind === "committed" ? { work: { sha: event.sha } } : {};
}
function repairsOfTakenBack(state, journal, subject) {
  const gone = new Set(
    journal.flatMap((event) => event.kind === "reverted" && event.subject === subject ? [event.sha] : [])
  );
  const repairs = state.rounds.flatMap((one) => one.items).filter(({ of }) => of !== void 0 && gone.has(of));
  return repairs.flatMap(
    (repair) => repair.attempts.flatMap((attempt) => rejectedBy(attempt, `${repair.subject}, a repair of its fix: `))
  );
}
function repairsOfTheSame(round, item) {
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression");
  const culprit = (of) => {
    const subject = round.commits.find(({ sha }) => sha === of)?.subject;
    const repair = repairs.find((one) => one.subject === subject);
    return repair?.of === void 0 || repair.of === of ? of : culprit(repair.of);
  };
  return repairs.filter(({ of }) => of === void 0 || culprit(of) === culprit(item.of));
}
function rejectedBy({ run, checked, judged }, who) {
  const isRejected = judged?.valid === false;
  if (!isRejected && checked?.accepted !== false) return [];
  const why = `${who}${isRejected ? judged.reason : checked?.reason ?? ""}`;
  const tree = isRejected ? checked?.tree : checked?.thrown;
  return [tree === void 0 || tree === null ? { why } : { why, work: { run, tree } }];
}
function takenBack(state, journal, subjects) {
  return journal.flatMap((event) => {
    if (event.kind !== "reverted" || !subjects.has(event.subject)) return [];
    const { subject, sha, why } = event;
    return [
      {
        why: [`${subject} was taken back: ${why}`, ...reviewRemarksOn(state, sha)].join("\n\n"),
        work: { sha }
      }
    ];
  });
}
async function patchOf(repository, from, to) {
  const options = ["-r", "-p", "--no-ext-diff", "--no-textconv", "--no-color", "-M50%"];
  return (await (0, import_git.readGit)(repository, ["diff-tree", ...options, "--end-of-options", from, to])).toString(
    "utf8"
  );
}
var MOST_NAMES = 20;
var MOST_PATCH = 12e3;
function repairStepText({ failures, isNew, blamed, before: before2, others }) {
  return (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-regression-step"], {
    failures: failures.map((name) => `- ${name} (${isNew(name) ? "new: a fix of this round added it" : "passed before"})`).join("\n"),
    before: named(before2),
    others: named(others),
    blamed: blamed === void 0 ? "" : blamedText(blamed)
  }).trimEnd();
}
function blamedText({ finding, sha, patch }) {
  const { id, title, description, instance_fix, location } = finding;
  return (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-regression-blamed"], {
    id,
    sha: sha.slice(0, 12),
    file: location.file,
    title,
    description,
    instance: instance_fix,
    patch: fittingPatch(patch)
  }).trimEnd();
}
function named(names) {
  if (names.length === 0) return "nothing";
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function fittingPatch(patch, room = MOST_PATCH) {
  const files = patch.split(/^(?=diff --git )/m).filter((text) => text !== "");
  let left = room;
  const shown = files.filter((text) => (left -= text.length) >= 0);
  const others = files.filter((text) => !shown.includes(text)).map((text) => text.split("\n", 1)[0] ?? "");
  const note2 = others.length === 0 ? [] : ["Too long to be shown; read them in the tree:\n", ...others.map((line) => `${line}
`)];
  return [...shown, ...note2].join("").trimEnd();
}
var MOST_PATCHES = 2;
var MOST_PATCH2 = 8e3;
async function earlierTexts(audit, round, item) {
  const earlier = earlierAttempts(audit.state, audit.journal, round, item);
  const shown = new Set(earlier.filter(({ work }) => work !== void 0).slice(-MOST_PATCHES));
  return Promise.all(
    earlier.map(async (one) => {
      const patch = shown.has(one) ? await patchOfAttempt(audit, one) : "";
      return patch === "" ? one.why : `${one.why}

What it was:

${fittingPatch(patch, MOST_PATCH2)}`;
    })
  );
}
async function patchOfAttempt({ home }, { work }) {
  if (work === void 0) return "";
  if ("sha" in work) return patchOf(home, `${work.sha}^`, work.sha);
  const { file } = await (0, import_open_run.openRun)(home, work.run);
  return patchOf(home, file.base.tree, work.tree);
}
function isNewTest(failure, { files, names }) {
  if (files.some((path) => failure.startsWith(path))) return true;
  const whole = failure.replace(/ \(\d+\)$/, "");
  const bare = whole.replace(/\[.*$/, "");
  return names.some((name) => {
    const quoted = /^(['"`])(.*)\1$/.exec(name)?.[2];
    return quoted === void 0 ? endsIn(whole, name, /\W$|^$/) || endsIn(bare, name, /\W$|^$/) : endsIn(whole, quoted, /[>›:] $|^$/) || holdsAssertion(whole, quoted);
  });
}
function holdsAssertion(failure, name) {
  return failure.startsWith(`${name} > `) || failure.includes(` > ${name} > `);
}
function endsIn(failure, name, before2) {
  return failure.endsWith(name) && before2.test(failure.slice(0, failure.length - name.length));
}
var MOST_MERGED = 12e3;
function fixStepText(finding, preset, { triage, also = [], made = [] } = {}) {
  const { id, title, description, impact, instance_fix, class_fix } = finding;
  return (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-step"], {
    id,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    besides: [...triageTexts(triage), demandOf(preset), alsoText(also), madeText(made)].filter((text) => text !== "").join("\n\n")
  }).trimEnd();
}
function triageTexts(triage) {
  if (triage === void 0) return [];
  const { reason, merged: merged2 } = triage;
  const texts = merged2.map(mergedText);
  let room = MOST_MERGED;
  const told2 = texts.filter((text) => (room -= text.length) >= 0);
  return [
    reason.trim() === "" ? "" : (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-step-triage"], { reason }).trimEnd(),
    ...told2,
    ...told2.length === texts.length ? [] : [`(${texts.length - told2.length} more are not shown)`]
  ];
}
function mergedText({ finding, reason }) {
  const { agent, title, description, impact, instance_fix, class_fix } = finding;
  return (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-step-merged"], {
    agent,
    ...placeOf(finding),
    title,
    description,
    impact,
    instance: instance_fix,
    class: class_fix,
    reason
  }).trimEnd();
}
function alsoText(also) {
  return also.length === 0 ? "" : (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-step-also"], { paths: also.join(", ") }).trimEnd();
}
function madeText(made) {
  if (made.length === 0) return "";
  const fixes = made.map(({ id, title }) => `${id} (${title})`).join("; ");
  return (0, import_templates_gen.fill)(import_templates_gen.TEMPLATES["fix-step-made"], { fixes }).trimEnd();
}
function placeOf({ location }) {
  const [first, last] = location.lines;
  return { file: location.file, first: String(first), last: String(last) };
}
function demandOf(preset) {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(import_templates_gen.TEMPLATES, name) ? import_templates_gen.TEMPLATES[name].trimEnd() : "";
}
var TESTS = [
  "**/*test*",
  "**/*spec*",
  "**/test/**",
  "**/tests/**",
  "**/__tests__/**",
  "**/spec/**",
  "**/testdata/**"
];
async function stepOf(audit, round, item, added) {
  const { file, state, journal } = audit;
  const exclude = [".correctless/", ...file.settings.exclude];
  const also = file.settings.also_touch ?? [];
  if (item.mode === "fix_regression") return repairStep(audit, round, item, { added, also, exclude });
  const seen = state.findings.get(item.subject);
  if (seen === void 0) throw new Error(`no finding ${item.subject} to fix`);
  const finding = await (0, import_carry_lines.placedAt)(audit, seen, state.head);
  const folder = import_node_path.posix.dirname(finding.location.file);
  const near = folder === "." ? "/*" : `${literally(folder)}/*`;
  const scope = [...(0, import_audited_paths.auditedPaths)(file, journal)].filter((path) => !path.startsWith(".correctless/")).map(literally);
  const allow = [
    .../* @__PURE__ */ new Set([
      literally(finding.location.file),
      near,
      // Subfolders are not siblings.
      `!${near}/`,
      ...scope.length > MOST_PATHS ? ["*"] : scope,
      ...TESTS,
      ...also
    ])
  ];
  const triage = await triageOf(audit, item.subject);
  const description = fixStepText(finding, file.preset, {
    triage,
    also,
    made: madeIn(audit, round, finding)
  });
  return { description, mode: item.mode, allow, exclude };
}
function madeIn({ state }, { commits }, { location }) {
  return commits.filter(({ files }) => files.includes(location.file)).flatMap(({ subject }) => state.findings.get(subject) ?? []);
}
async function repairStep(audit, round, item, { added, also, exclude }) {
  const { state } = audit;
  const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
  const description = repairStepText({
    failures: item.failures,
    isNew: (failure) => isNewTest(failure, added),
    blamed: await blamedFix(audit, round, item),
    before: [...new Set((0, import_test_runs.failedBefore)(state, round))],
    others: (0, import_test_runs.newlyFailing)(state, round).filter((name) => !item.failures.includes(name))
  });
  return { description, mode: item.mode, allow: [...touched, ...also], exclude };
}
async function blamedFix({ home, state }, { commits }, { of }) {
  const commit = commits.find(({ sha }) => sha === of);
  const finding = commit === void 0 ? void 0 : state.findings.get(commit.subject);
  if (commit === void 0 || finding === void 0) return void 0;
  return { finding, sha: commit.sha, patch: await patchOf(home, `${commit.sha}^`, commit.sha) };
}
async function triageOf(audit, subject) {
  const note2 = audit.state.triage.get(subject);
  if (note2 === void 0) return void 0;
  const merged2 = note2.merged.map(async ({ finding, reason }) => ({
    finding: await (0, import_carry_lines.placedAt)(audit, finding, audit.state.head),
    reason
  }));
  return { reason: note2.reason, merged: await Promise.all(merged2) };
}
var MOST_PATHS = 500;
function literally(path) {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
var FORMATS = [
  // pytest: a heading of underlines, up to the next section.
  {
    begins: /^_{2,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(.+?) _{2,}$/,
    ends: /^=+ .+ =+$/
  },
  // Jest
  { begins: /^ {2}● (.+)$/, ends: /^(?: ?(?:PASS|FAIL) +\S|Test Suites: |Summary of all failing tests$)/ },
  // Vitest
  { begins: /^ ?FAIL {2}(.+? > .+)$/, ends: /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)$|^ Test Files {2}/ },
  // Cargo
  { begins: /^---- (.+) stdout ----$/, ends: /^failures:$|^test result: / },
  // Go: a test's log is indented below its verdict; with `-v` it is above, below `=== RUN`.
  { begins: /^(?: {4})*--- FAIL: (\S+) \([\d.]+s\)$/, ends: /^(?:FAIL|ok|PASS|exit status|===|--- )/ },
  {
    begins: /^=== (?:RUN|CONT|NAME) +(\S+)$/,
    ends: /^(?: {4})*--- (?:PASS|SKIP|FAIL): |^(?:FAIL|ok|PASS)\b/
  },
  // TAP: details in YAML, or comments.
  { begins: /^ *not ok\b(?: +\d+)?(?: +-)? *(.+?)(?: *# time=.*)?$/, ends: /^ *(?:not )?ok\b|^1\.\.\d/ }
];
function failureBlocks(text) {
  const lines = text.split("\n");
  return FORMATS.flatMap((format) => blocksOf(lines, format));
}
function blocksOf(lines, { begins, ends }) {
  const found = [];
  let inside = false;
  for (const line of lines) {
    const title = begins.exec(line)?.[1];
    if (title !== void 0) found.push({ title, lines: [] });
    inside = title !== void 0 || inside && !ends.test(line);
    if (inside) found.at(-1)?.lines.push(line);
  }
  return found.filter((block) => block.lines.some((line, n) => n > 0 && line.trim() !== "")).map((block) => ({ title: block.title, text: block.lines.join("\n").trimEnd() }));
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"]
]);
function xmlTags(text, names) {
  const pattern = new RegExp(
    `<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|<(/?)(${names.join("|")})((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(/?)>`,
    "g"
  );
  return [...text.matchAll(pattern)].flatMap(([, closing, name, attributes = "", empty]) => {
    if (name === void 0) return [];
    const kind = closing === "/" ? "close" : empty === "/" ? "empty" : "open";
    return [{ name, kind, attributes: attributesOf(attributes) }];
  });
}
function attributesOf(text) {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")])
  );
}
function unescaped(text) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== void 0) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === void 0 ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 1114111 ? String.fromCodePoint(code) : whole;
  });
}
var TESTCASE = /<testcase\b([^>]*[^/>])?>([^]*?)(?=<\/testcase>|<testcase\b|$)/g;
var FAILURE = /<(?:failure|error)\b((?:"[^"]*"|'[^']*'|[^>"'])*?)(?:\/>|>([^]*?)(?=<\/(?:failure|error)>|$))/g;
function junitBlocks(text) {
  return [...text.matchAll(TESTCASE)].flatMap(([, attributes = "", inside = ""]) => {
    const told2 = [...inside.matchAll(FAILURE)].map(([, own = "", body = ""]) => {
      const message = attribute(own, "message");
      const trace = withoutCdata(body).trim();
      return trace.startsWith(message) ? trace : `${message}
${trace}`.trim();
    });
    const [kind, name] = [attribute(attributes, "classname"), attribute(attributes, "name")];
    const title = kind === name ? name : `${kind} ${name}`;
    return told2.length === 0 ? [] : [{ title: title.trim(), text: told2.join("\n") }];
  });
}
function attribute(attributes, name) {
  const [, double, single] = new RegExp(`\\b${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes) ?? [];
  return unescaped(double ?? single ?? "");
}
function withoutCdata(text) {
  return text.split(/(<!\[CDATA\[[^]*?(?:\]\]>|$))/).map((part) => part.startsWith("<![CDATA[") ? part.slice(9).replace(/\]\]>$/, "") : unescaped(part)).join("");
}
var ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
function plainText(output, root) {
  const text = output.replace(ESCAPES, "").replace(/\r+\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const folder = root.replace(/[\\/]+$/, "");
  return folder === "" ? text : text.replaceAll(`${folder}/`, "").replaceAll(`${folder}\\`, "");
}
function withoutFolder(path) {
  return path.replace(/^(?:file:\/\/)?(?:[A-Za-z]:)?[\\/].*[\\/]/, "");
}
var LEAST = 400;
var SUMMARY_SHARE = 4e3;
var SUMMARY = [
  /^(?:FAILED|ERROR) \S/,
  /^(?:=+ )?\d+ [a-z]+\b.* in [\d.]+s\b/,
  /^(?:Test Suites|Tests): /,
  /^ (?:Test Files| {4} Tests| {3} Errors) {2}\d/,
  /^test result: /,
  /^(?:FAIL|ok {2}|\? {3})\t/,
  /^# (?:tests|pass|fail) \d/,
  /^error(?:\[\w+\])?: /
];
function failuresShown(output, failures, { root, budget }) {
  const text = plainText(output, root);
  const blocks = [...junitBlocks(text), ...failureBlocks(text)];
  const found = failures.map((name) => ({ name, told: blockOf(name, blocks) }));
  const summary = cut(summaryOf(text), Math.min(SUMMARY_SHARE, budget / 4));
  if (found.every(({ told: told2 }) => told2 === void 0))
    return [cut(text.trim(), budget), summary].join("\n\n").trim();
  const share = Math.max(LEAST, Math.floor((budget - summary.length) / Math.max(1, found.length)));
  const parts = [];
  let left = budget - summary.length;
  for (const { name, told: told2 } of found) {
    const part = `### ${name}
${cut(told2 ?? "The output says nothing about this test but its name.", share)}`;
    if (part.length > left) break;
    left -= part.length;
    parts.push(part);
  }
  const untold = found.length - parts.length;
  const rest = untold === 0 ? [] : [`${untold} more of these tests fail; what was said of them is left out here.`];
  return [...parts, ...rest, "### Summary", summary].join("\n\n");
}
function blockOf(failure, blocks) {
  const [, once = failure, nth = "1"] = /^(.*) \((\d+)\)$/.exec(failure) ?? [];
  const wanted = ` ${words(once)}`;
  const named3 = blocks.filter(({ title }) => wanted.endsWith(` ${words(title)}`));
  const longest = Math.max(0, ...named3.map(({ title }) => words(title).length));
  const fitting = named3.filter(({ title }) => words(title).length === longest);
  const file = once.split(/::| > /)[0] ?? once;
  const inFile = fitting.filter(({ text }) => text.includes(file));
  const candidates = inFile.length > 0 ? inFile : fitting;
  return (candidates[Number(nth) - 1] ?? candidates[0])?.text;
}
function words(name) {
  return name.replace(/::| [>›] |[\s./:]+/g, " ").trim();
}
function summaryOf(text) {
  return text.split("\n").filter((line) => SUMMARY.some((pattern) => pattern.test(line))).join("\n");
}
function cut(text, most) {
  if (text.length <= most) return text;
  const kept = Math.max(0, Math.floor(most) - 60);
  const head = Math.ceil(kept / 2);
  const left = text.length - kept;
  return `${text.slice(0, head)}
(\u2026 ${left} characters are left out here \u2026)
${text.slice(text.length - (kept - head))}`;
}
var MOST = 1e4;
function complaintsShown(output, complaints, root) {
  const text = plainText(output, root).trim();
  const files = new Set(complaints.map((name) => name.split(": ")[1] ?? name));
  const about = text.split(/\n(?=\S)/).filter((part) => [...files].some((file) => part.includes(file))).join("\n");
  const shown = about === "" ? text : about;
  return `### What the linter says
${shown.slice(0, MOST)}${shown.length > MOST ? `
(${shown.length - MOST} more characters)` : ""}`;
}
function distinctNames(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
var LINT = "lint: ";
function isOfLint(failure) {
  return failure.startsWith(LINT);
}
var PLACED = /^([^\s:(]*[./][^\s:(]*)(?::|\()\d+(?:[:,]\d+)?\)?:?\s*(?:-\s*)?(\S.*)$/;
var HEADING = /^([^\s:]*[./][^\s:]*)$/;
var BELOW = /^\s+\d+:\d+\s+(\S.*)$/;
var ARROW = /^\s*--> ([^\s:]+):\d+/;
var NO_ERROR = /^(?:warn|warning|info|note|hint|help)\b/i;
function readLintOutput(output, status, root) {
  if (status === 0) return [];
  const found = [];
  let heading = "";
  let said = "";
  const add = (path, words2) => {
    const text = words2.replace(/\s+/g, " ").trim();
    if (!NO_ERROR.test(text)) found.push(`${LINT}${path}: ${text}`);
  };
  for (const line of plainText(output, root).split("\n")) {
    const [, path = "", words2 = ""] = PLACED.exec(line) ?? [];
    const below = BELOW.exec(line)?.[1];
    const arrow = ARROW.exec(line)?.[1];
    if (path !== "") add(path, words2);
    else if (below !== void 0 && heading !== "") add(heading, below);
    else if (arrow !== void 0 && said !== "") add(arrow, said);
    heading = HEADING.exec(line)?.[1] ?? (line.trim() === "" ? "" : heading);
    if (/^\S/.test(line)) said = line;
  }
  const names = found.length === 0 ? [`${LINT}status ${status}`] : distinctNames(found);
  return names.toSorted(import_order.compareText);
}
var SHOWN = 3e4;
async function testOutput({ state, file }, failures) {
  const folder = state.testing.get(state.head);
  if (folder === void 0) return void 0;
  const complaints = failures.filter(isOfLint);
  const tests = failures.filter((name) => !isOfLint(name));
  const lint = complaints.length === 0 ? [] : [complaintsShown(await (0, import_take_out_lines.outputOf)((0, import_take_out_lines.lintFolder)(folder)), complaints, file.work_tree)];
  const shown = { root: file.work_tree, budget: SHOWN };
  const told2 = tests.length === 0 ? [] : [failuresShown(await (0, import_take_out_lines.outputOf)(folder), tests, shown)];
  return [...told2, ...lint].join("\n\n");
}
async function planFix(audit, round, item) {
  const { file, state } = audit;
  const { subject } = item;
  const workTree = await (0, import_discard_changes.cleanWorkTree)(audit, `what was there before the next attempt at ${subject}`);
  const head = await (0, import_hunt_slots.auditSide)(audit, state.head, "before this fix");
  const sides = { base: head, head };
  const stage = {
    kind: "fix",
    round: round.round,
    title: `fix ${subject}`,
    sides,
    treeRoot: file.work_tree
  };
  const run = (0, import_hunt_slots.stageRunFile)(audit, stage);
  const step = await stepOf(audit, round, item, await (0, import_undone_work.addedTests)(audit, round));
  const built = buildFixPacket({
    task: (0, import_templates_gen.taskOf)(run),
    attempt: (0, import_decide_move.ownAttempts)(item) + 1,
    attempts: (0, import_decide_move.mostAttempts)(state, round, item),
    calm: (0, import_decide_move.divergences)(state).length > 0,
    facts: await factsOf(audit, { round, item, step, tree: head.tree }),
    nonces: (0, import_templates_gen.noncesOf)(run),
    nextSlot: (0, import_templates_gen.slotNames)(run, [])
  });
  if (built.kind === "too-large") {
    const why = `its packet is ${built.bytes} bytes, over the limit of ${import_packet_2.PACKET_BUDGET}`;
    return (0, import_audit_paths.note)(audit.paths, { kind: "given-up", round: round.round, subject, why });
  }
  const ofRun = {
    step,
    ignored: await (0, import_ignored_before.ignoredNow)(workTree),
    soFar: await (0, import_undone_work.roundSoFar)(audit, round, subject)
  };
  return (0, import_hunt_slots.planStage)(audit, run, {
    phase: "fix",
    subject,
    slots: [{ packet: built.packet }],
    also: (paths) => (0, import_stamped.writeStamped)(paths.step, run, ofRun)
  });
}
async function factsOf(audit, { round, item, step, tree }) {
  const facts = {
    step,
    rules: await rulesFor(audit, tree, [item]),
    rejected: await earlierTexts(audit, round, item),
    tests: item.mode === "fix_regression" ? await testOutput(audit, item.failures) : void 0
  };
  return (0, import_redact_hunks.cleanText)(facts, (0, import_redact_2.createRedactor)());
}
async function rulesFor({ home, state }, tree, items) {
  const found = items.flatMap(({ subject }) => state.findings.get(subject) ?? []);
  const paths = found.map(({ location }) => location.file);
  const { rules } = await (0, import_parser.readRules)(home, tree);
  return (0, import_matched_paths.rulesInForce)(rules, ["", ...paths]).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
async function planHunt(audit, round, paths) {
  const { home, file } = audit;
  const head = await (0, import_hunt_slots.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_tree_cache.materializeTree)(home, head.tree, file.cache_root);
  const { run, slots } = await (0, import_hunt_slots.huntSlots)(audit, { round: round.round, head, treeRoot, paths });
  await (0, import_hunt_slots.planStage)(audit, run, { phase: "hunt", subject: "", slots });
}
function buildSharedFixPacket({ task, calm, facts, nonces, nextSlot }) {
  const { steps, rules } = facts;
  const filling3 = {
    ...(0, import_hunt_slots.auditFacts)(task),
    mode: "apply",
    count: String(steps.length),
    calm: calm ? import_templates_gen.TEMPLATES.calm.trimEnd() : "Take the time that they need.",
    steps: steps.flatMap(stepParts),
    rules: (0, import_hunt_slots.ruleFiles)(rules)
  };
  const call = {
    agent: "fix-executor",
    contract: "fix-executor-shared",
    slot: nextSlot(),
    part: 1,
    of: 1
  };
  const text = (0, import_templates_gen.packetText)(call, filling3, nonces);
  const bytes = (0, import_packet_2.byteLength)(text);
  if (bytes > import_packet_2.PACKET_BUDGET) return { kind: "too-large", bytes };
  return {
    kind: "packet",
    packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths: [] }
  };
}
function stepParts({ id, step, rejected }) {
  const attributes = { id };
  return [
    { kind: "STEP", content: step.description, attributes },
    { kind: "FILES", content: (step.allow ?? []).join("\n"), attributes },
    ...rejected.map((content) => ({ kind: "REJECTION", content, attributes }))
  ];
}
async function planSharedFix(audit, round, items) {
  const { file, state } = audit;
  const subjects = items.map(({ subject }) => subject);
  const [first] = items;
  if (first === void 0) throw new Error("a call that nobody shares");
  const workTree = await (0, import_discard_changes.cleanWorkTree)(audit, `what was there before the fixes of ${subjects.join(", ")}`);
  const head = await (0, import_hunt_slots.auditSide)(audit, state.head, "before these fixes");
  const run = (0, import_hunt_slots.stageRunFile)(audit, {
    ...{ kind: "fix", round: round.round, title: `fix ${subjects.join(", ")}` },
    ...{ sides: { base: head, head }, treeRoot: file.work_tree, subjects }
  });
  const steps = await stepsOf(audit, round, items);
  const facts = {
    steps: steps.map(({ id, step, rejected }) => ({ id, step, rejected })),
    rules: await rulesFor(audit, head.tree, items)
  };
  const built = buildSharedFixPacket({
    task: (0, import_templates_gen.taskOf)(run),
    calm: (0, import_decide_move.divergences)(state).length > 0,
    facts: await (0, import_redact_hunks.cleanText)(facts, (0, import_redact_2.createRedactor)()),
    nonces: (0, import_templates_gen.noncesOf)(run),
    nextSlot: (0, import_templates_gen.slotNames)(run, [])
  });
  if (built.kind === "too-large") return planFix(audit, round, first);
  const ofRun = {
    steps: steps.map(({ id, step, soFar }) => ({ id, step, soFar })),
    ignored: await (0, import_ignored_before.ignoredNow)(workTree)
  };
  return (0, import_hunt_slots.planStage)(audit, run, {
    ...{ phase: "fix", subject: first.subject, slots: [{ packet: built.packet }] },
    also: (paths) => (0, import_stamped.writeStamped)(paths.step, run, ofRun)
  });
}
async function stepsOf(audit, round, items) {
  const added = await (0, import_undone_work.addedTests)(audit, round);
  return Promise.all(
    items.map(async (item) => ({
      id: item.subject,
      step: await stepOf(audit, round, item, added),
      soFar: await (0, import_undone_work.roundSoFar)(audit, round, item.subject),
      rejected: await earlierTexts(audit, round, item)
    }))
  );
}
async function planSharedJudge(audit, round, name) {
  const fix = await (0, import_open_run.openRun)(audit.home, name);
  const workTree = await (0, import_discard_changes.cleanWorkTree)(audit, "what was there before fixes were judged");
  const fingerprint = await (0, import_fingerprint_2.fingerprintRepository)(workTree);
  const checked = await partsToJudge(round, fix);
  const reject = (subject, reason) => (0, import_audit_paths.note)(audit.paths, { kind: "judged", round: round.round, subject, run: name, valid: false, reason });
  const rejected = checked.parts.find(({ valid }) => !valid);
  if (rejected !== void 0) return reject(rejected.id, rejected.reason);
  const [first] = checked.parts;
  if (first === void 0) throw new Error(`nothing of ${name} is to be judged`);
  const asked = { audit, fix, workTree, fingerprint };
  const about = { kind: "planned", round: round.round, stage: "judge", subject: first.id };
  const together = await planTogether(asked, checked);
  if (together?.kind === "run") {
    const subjects = checked.parts.map(({ id }) => id);
    return (0, import_audit_paths.note)(audit.paths, { ...about, run: together.file.run, subjects });
  }
  const one = await (0, import_plan_step.planStep)({
    ...requestOf(asked, first.tree),
    ...{ step: first.step, result: first.result, facts: first.facts, edits: first.edits }
  });
  if (one.kind === "too-large") return reject(first.id, one.reason);
  return (0, import_audit_paths.note)(audit.paths, { ...about, run: one.file.run });
}
async function planTogether(asked, { all, parts }) {
  if (parts.length < 2) return void 0;
  const trees = { base: asked.fix.file.base.tree, all };
  const shown = await (0, import_undone_work.composeParts)(
    asked.workTree,
    trees,
    parts.map(({ part }) => part)
  );
  const request = requestOf(asked, shown);
  const subjects = parts.map(({ id }) => id);
  const stage = { ...request.stage, audit: { ...request.stage.audit, subjects } };
  return (0, import_plan_step.planSharedSteps)({ ...request, stage, steps: parts });
}
function requestOf({ audit, fix, workTree, fingerprint }, tree) {
  if (fix.file.audit === void 0) throw new Error(`${fix.file.run} belongs to no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  return {
    repository: workTree,
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root,
    sides: {
      base: fix.file.base,
      head: { sha: null, tree, label: "the fix", why: "as the executor left it" }
    },
    stage: { home: audit.home, audit: alone, models: audit.file.settings.models }
  };
}
async function partsToJudge({ items }, fix) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(fix, slot, "fix-executor-shared");
  const { all, outcomes } = await (0, import_stamped.readStamped)(fix.paths.divided, fix.file);
  const { steps } = await (0, import_stamped.readStamped)(fix.paths.step, fix.file);
  if (claimed === void 0 || all === null) throw new Error(`the reply of ${fix.file.run} is gone`);
  const workTree = await (0, import_work_tree_of.workTreeOf)(fix.file);
  const trees = { base: fix.file.base.tree, all };
  const parts = [];
  for (const item of items) {
    const attempt = (0, import_audit_paths.lastAttempt)(item);
    if (attempt?.run !== fix.file.run || attempt.checked?.accepted !== true) continue;
    if (attempt.judged !== void 0) continue;
    const id = item.subject;
    const [step, result] = [byId(steps, id), byId(claimed.results, id)];
    const part = byId(outcomes, id).part ?? { whole: [], cut: [] };
    const checked = await (0, import_undone_work.checkPart)(fix, workTree, { trees, step, result, part });
    const isSame = checked.tree === attempt.checked.tree;
    parts.push({ ...checked, ...isSame ? {} : CHANGED, id, part });
  }
  return { all, parts };
}
var CHANGED = { valid: false, reason: "what was recorded of the fix is not what was checked" };
function byId(ones, id) {
  const found = ones.find((one) => one.id === id);
  if (found === void 0) throw new Error(`nothing is recorded of ${id}`);
  return found;
}
async function planJudge(audit, round, item) {
  const attempt = (0, import_audit_paths.lastAttempt)(item);
  if (attempt === void 0) throw new Error(`${item.subject} was never tried`);
  if (attempt.isShared) return planSharedJudge(audit, round, attempt.run);
  const fix = await (0, import_open_run.openRun)(audit.home, attempt.run);
  const workTree = await (0, import_work_tree_of.workTreeOf)(fix.file);
  const fingerprint = await (0, import_fingerprint_2.fingerprintRepository)(workTree);
  const { valid, reason, tree, step, result, facts, edits } = await (0, import_undone_work.checkFix)(
    fix,
    await claimedResult(fix, item.subject)
  );
  const { subject } = item;
  const about = { round: round.round, subject };
  const reject = async (why) => {
    await (0, import_discard_changes.cleanWorkTree)(audit, `the fix of ${subject} that was rejected before the validator saw it`);
    await (0, import_audit_paths.note)(audit.paths, { kind: "judged", ...about, run: attempt.run, valid: false, reason: why });
  };
  if (!valid) return reject(reason);
  if (tree !== attempt.checked?.tree) return reject("the work tree changed after the executor had ended");
  const head = { sha: null, tree, label: "the fix", why: "as the executor left it" };
  const planned = await (0, import_plan_step.planStep)({
    repository: workTree,
    stage: { home: audit.home, audit: fix.file.audit, models: audit.file.settings.models },
    step,
    result,
    facts,
    edits,
    sides: { base: fix.file.base, head },
    fingerprint,
    captured: audit.file.captured,
    cacheRoot: audit.file.cache_root
  });
  if (planned.kind === "too-large") return reject(planned.reason);
  return (0, import_audit_paths.note)(audit.paths, { kind: "planned", ...about, stage: "judge", run: planned.file.run });
}
async function claimedResult(fix, subject) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(fix, slot, "fix-executor");
  if (claimed !== void 0) return claimed;
  throw new Error(`the reply about ${subject} is gone`);
}
function buildTriagePackets(input) {
  const { task, nonces, nextSlot } = input;
  const room = (0, import_templates_gen.roomLeft)("audit-triage", task.run, filling(input, [], input.findings.length), nonces);
  const chunks = chunksOf(input.findings, room);
  return chunks.map((chunk, index) => {
    const call = { agent: "audit-triage", slot: nextSlot(), part: index + 1, of: chunks.length };
    const paths = [...new Set(chunk.map(({ location }) => location.file))];
    return {
      packet: (0, import_templates_gen.packetOf)(call, filling(input, chunk, chunk.length), nonces, { hunks: [], paths }),
      ids: chunk.map(({ id }) => id)
    };
  });
}
function filling({ task, round, known }, findings, count) {
  return {
    ...(0, import_hunt_slots.auditFacts)(task),
    round: String(round),
    count: String(count),
    findings: [{ kind: "FINDING_DESCRIPTION", content: findings.map(told).join("\n") }],
    known: (0, import_hunt_slots.knownFindings)(known)
  };
}
function told(finding) {
  const { id, agent, tier, severity, title, location, evidence, description, impact } = finding;
  const { instance_fix, class_fix, escape_type, invariant_ref, architecture_ref } = finding;
  const refs = { escape_type, invariant_ref, architecture_ref };
  const { file, lines } = location;
  return JSON.stringify(
    {
      id,
      agent,
      tier,
      severity,
      title,
      file,
      lines,
      evidence,
      description,
      impact,
      instance_fix,
      class_fix,
      ...refs
    },
    null,
    1
  );
}
function chunksOf(findings, room) {
  const chunks = [];
  let used = 0;
  for (const finding of findings) {
    const size = (0, import_packet_2.byteLength)(told(finding)) + 1;
    if (size > room) throw new Error(`finding ${finding.id} has ${size} bytes and fits no packet`);
    const open2 = chunks.at(-1);
    if (open2 !== void 0 && used + size <= room) open2.push(finding);
    else chunks.push([finding]);
    used = open2 !== void 0 && used + size <= room ? used + size : size;
  }
  return chunks;
}
async function planTriage(audit, round, ids) {
  const { home, file, state } = audit;
  const head = await (0, import_hunt_slots.auditSide)(audit, round.head, "where the round began");
  const treeRoot = await (0, import_tree_cache.materializeTree)(home, head.tree, file.cache_root);
  const sides = { base: head, head };
  const run = (0, import_hunt_slots.stageRunFile)(audit, { kind: "triage", round: round.round, title: "triage", sides, treeRoot });
  const asked = new Set(ids);
  const redactor = (0, import_redact_2.createRedactor)();
  const all = [...state.findings.values()];
  const known = all.filter(({ id }) => !asked.has(id));
  const slots = buildTriagePackets({
    task: (0, import_templates_gen.taskOf)(run),
    round: round.round,
    findings: (await cleanFindings(
      all.filter(({ id }) => asked.has(id)),
      redactor
    )).toSorted(BY_FILE),
    known: await cleanFindings(await (0, import_carry_lines.findingsAt)(audit, known, round.head), redactor),
    nonces: (0, import_templates_gen.noncesOf)(run),
    nextSlot: (0, import_templates_gen.slotNames)(run, [])
  });
  await (0, import_hunt_slots.planStage)(audit, run, { phase: "triage", subject: "", slots });
}
var BY_FILE = (0, import_order.inOrder)(
  (0, import_order.by)(({ location }) => location.file),
  (0, import_order.by)(({ id }) => id)
);
function cleanFindings(findings, redactor) {
  return Promise.all(findings.map((finding) => (0, import_redact_hunks.cleanText)(finding, redactor)));
}
var AGENT = "fix-diff-reviewer";
function buildVerifyPackets(input) {
  const { task, facts, nonces } = input;
  const room = (0, import_templates_gen.roomLeft)(AGENT, task.run, filling2(input, (0, import_file_list.emptyParts)(facts.files)), nonces);
  const whole = (0, import_file_list.cutChange)(facts.files, [() => import_file_list.NO_EXTRAS], Number.MAX_SAFE_INTEGER);
  const partsIn = (0, import_file_list.changeParts)(facts.files, whole.units.flat(2), []);
  const single = filling2(input, partsIn(new Set(whole.units.flat(2))));
  const bytes = (0, import_packet_2.byteLength)((0, import_templates_gen.packetText)({ ...CALL, slot: `${task.run}/1` }, single, nonces));
  if (bytes <= import_packet_2.PACKET_BUDGET) {
    const call = { ...CALL, slot: input.nextSlot() };
    return { kind: "packets", packets: [(0, import_templates_gen.packetOf)(call, single, nonces, shownIn(facts.files))] };
  }
  if (!input.chunking || room < LEAST_ROOM) return { kind: "too-large", bytes };
  return chunked(input, room);
}
var CALL = { agent: AGENT, part: 1, of: 1 };
var LEAST_ROOM = 8e3;
function chunked(input, room) {
  const { facts, nonces, nextSlot } = input;
  const { units, uncovered } = (0, import_file_list.cutChange)(facts.files, [() => import_file_list.NO_EXTRAS], room);
  if (uncovered.length > 0) return { kind: "uncovered", uncovered };
  const partsIn = (0, import_file_list.changeParts)(facts.files, units.flat(2), []);
  const chunks = units.flatMap((pass) => (0, import_file_list.pack)(pass, room));
  const packets = chunks.map(
    (chunk, index) => (0, import_templates_gen.packetOf)(
      { agent: AGENT, slot: nextSlot(), part: index + 1, of: chunks.length },
      filling2(input, partsIn(chunk)),
      nonces,
      shownBy(chunk)
    )
  );
  return { kind: "packets", packets };
}
function filling2({ task, round, facts }, parts) {
  const { edits = [] } = facts;
  return {
    ...(0, import_templates_gen.taskFactsWithTree)(task),
    round: String(round),
    rules: facts.rules.length === 0 ? "No rule governs these files." : facts.rules.map(ruleFence),
    findings: [
      {
        kind: "FINDING_DESCRIPTION",
        content: JSON.stringify(facts.findings, null, 1),
        attributes: { source: `round-${round}-findings` }
      }
    ],
    edits: edits.length === 0 ? "" : [{ kind: "TESTS", content: edits.join("\n") }],
    ...parts
  };
}
function ruleFence({ path, paths, body }) {
  const governed = paths === null ? {} : { paths: paths.join(", ") };
  return { kind: "RULES", content: body, attributes: { source: path, ...governed } };
}
function shownIn(files) {
  return { hunks: (0, import_shown_files.hunkIds)(files), paths: files.map(({ path }) => path) };
}
function shownBy(chunk) {
  const pieces = [...chunk].filter((load) => load.kind === "piece");
  return {
    hunks: [...new Set(pieces.map(({ piece }) => piece.hunk))],
    paths: [...new Set(pieces.map(({ file }) => file.path))]
  };
}
async function planVerify(audit, round) {
  const { home, file, state } = audit;
  const base = await (0, import_hunt_slots.auditSide)(audit, await requirePinned(audit, round), "pinned at the start of the round");
  const head = await (0, import_hunt_slots.auditSide)(audit, state.head, "after the fixes");
  const { files, changed } = await readFixes(audit, { base, head });
  const treeRoot = await (0, import_tree_cache.materializeTree)(home, head.tree, file.cache_root);
  const title = "fix verification";
  const sides = { base, head };
  const run = (0, import_hunt_slots.stageRunFile)(audit, { kind: "verify", round: round.round, title, sides, treeRoot });
  const facts = await factsOf2(audit, round, { base, head, files, changed });
  const built = buildVerifyPackets({
    task: (0, import_templates_gen.taskOf)(run),
    round: round.round,
    facts,
    chunking: file.settings.chunking || state.chunking,
    nonces: (0, import_templates_gen.noncesOf)(run),
    nextSlot: (0, import_templates_gen.slotNames)(run, [])
  });
  if (built.kind !== "packets") return refuse(audit, round, built);
  const scope = { ...(0, import_stamped.stampOf)(run), files: (0, import_scope_entries.scopeEntries)(changed), skipped: [] };
  return (0, import_hunt_slots.planStage)(audit, run, {
    phase: "verify",
    subject: "",
    slots: built.packets.map((packet) => ({ packet })),
    also: async (paths) => {
      await (0, import_files.writeFileAtomically)(paths.scope, (0, import_own_key.jsonText)(scope));
      await (0, import_stamped.writeStamped)(paths.files, run, facts.files);
    }
  });
}
function refuse(audit, round, built) {
  if (built.kind === "too-large")
    return (0, import_decide_move.abortRound)(audit, round, "PROMPT-BUDGET-EXCEEDED", tooLarge(built.bytes, round.round));
  const [gap] = built.uncovered;
  return (0, import_decide_move.abortRound)(audit, round, "FAIL-CLOSED", `${gap?.hunk ?? "a hunk"}: ${gap?.why ?? "fits no packet"}`);
}
async function readFixes({ home }, sides) {
  const { patch, raw, numstat, large, unreadable } = await (0, import_text_called_binary.readPatch)(home, sides, []);
  const unshown = [...large, ...unreadable];
  if (unshown.length > 0) {
    const named3 = unshown.map(import_printable.printable).join(", ");
    throw new import_failure.Failure("scope/too-much-text", `fixes made files that no review could show: ${named3}`, {
      hint: 'give the audit up: correctless audit stop AUDIT --reason "too large to be reviewed"'
    });
  }
  const changed = (0, import_file_header.parsePatch)(patch);
  (0, import_cross_check.crossCheck)(changed, { raw, numstat });
  return { files: (0, import_shown_files.shownFiles)({ patch, changed, skipped: [] }), changed };
}
function tooLarge(bytes, round) {
  const cap = Math.floor(import_packet_2.PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap \u2014 aborting round ${round}`;
}
async function factsOf2(audit, round, { base, head, files, changed }) {
  const redactor = (0, import_redact_2.createRedactor)();
  const textOf = await (0, import_changed_texts.readChangedTexts)(audit.home, { base, head, changed, skipped: [] });
  const shown = await (0, import_redact_hunks.redactHunks)(files, redactor, textOf);
  const rules = await rulesAtStart(audit, base.tree, changed);
  const subjects = [...round.commits.map(({ subject }) => subject), ...round.gone.keys()];
  const findings = subjects.flatMap((subject) => audit.state.findings.get(subject) ?? []).map(({ id, title, description }) => ({ id, title, description }));
  return (0, import_redact_hunks.cleanText)({ files: shown, rules, findings, edits: (0, import_edited_tests.editedTests)({ rounds: [round] }) }, redactor);
}
async function rulesAtStart({ home }, tree, changed) {
  const { rules } = await (0, import_parser.readRules)(home, tree);
  return (0, import_matched_paths.rulesInForce)(
    rules.filter(({ source }) => source === "claude-rules"),
    changed.keys()
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
async function recordSilence(audit, round, { head, linesChanged }) {
  const { file, home } = audit;
  const review = round.reviews.at(-1);
  if (review === void 0) throw new Error("there is no review to put on record");
  const run = await (0, import_open_run.openRun)(home, review.run);
  const record = {
    timestamp: (0, import_own_key.now)(),
    branch_slug: file.branch_slug,
    round: round.round,
    zero_findings_on_nontrivial_diff: true,
    lines_changed: linesChanged,
    threshold: file.settings.zero_findings_threshold,
    reviewer_request: run.slots.map(({ slot, packet }) => `${slot} sha256:${packet.sha256}`),
    reviewer_response: (0, import_ledger.eventsOf)(run.ledger, "stored").map(({ slot, sha256 }) => `${slot} sha256:${sha256}`)
  };
  const { trail } = (0, import_audit_paths.artifactPaths)(file.top, file);
  try {
    const there = (await (0, import_files.readTextIfAny)(trail) ?? "").includes(JSON.stringify(record.reviewer_request));
    if (!there) await (0, import_files.appendLine)(trail, JSON.stringify(record));
  } catch (error) {
    if (!(error instanceof import_failure.Failure)) throw error;
    const why = `round=${round.round} slug=${file.branch_slug}: ${error.message}`;
    return (0, import_decide_move.abortRound)(audit, round, "FORENSIC-LOG-FAILED", why);
  }
  await (0, import_audit_paths.note)(audit.paths, { kind: "recorded", round: round.round, head, lines_changed: linesChanged });
}
async function revertFix(audit, round, { sha, subject, why }) {
  const workTree = await cleanOrReverted(audit, subject);
  const message = `revert(${audit.file.preset}-r${round.round}): ${subject}

Takes back ${sha}.
`;
  const reverted = await (0, import_take_out_lines.revertCommit)(workTree, sha, message, (0, import_take_out_lines.withoutRecords)(workTree, audit));
  if (reverted.kind === "conflict") {
    const files = reverted.files.join(", ");
    await (0, import_decide_move.abortRound)(
      audit,
      round,
      "audit/blocking",
      `${subject} cannot be taken back, others build on it: ${files}`
    );
    return;
  }
  await (0, import_audit_paths.note)(audit.paths, { kind: "reverted", round: round.round, subject, sha, by: reverted.sha, why });
}
async function cleanOrReverted(audit, subject) {
  const { openRepository: openRepository2 } = await Promise.resolve().then(() => __toESM(__load("plan-shared-judge-6a8b07ad/repository")));
  const { readHead } = await Promise.resolve().then(() => __toESM(__load("plan-shared-judge-6a8b07ad/commit-tree")));
  const workTree = await openRepository2(audit.file.work_tree);
  return (await readHead(workTree)).sha === audit.state.head ? (0, import_discard_changes.cleanWorkTree)(audit, `what was there before ${subject} was taken back`) : workTree;
}
function sumOf(text, pattern) {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
var SPOKEN = /^running \d+ tests?$|^ +(?:Compiling|Finished|Running|Doc-tests) \S|^error: could not compile `/m;
var TARGET = /^ +Running (?:unittests )?(\S+) \((?:.*?[\\/])?([^\\/]+?)(?:-[0-9a-f]{16})?(?:\.exe)?\)$/;
var DOC_TESTS = /^ +Doc-tests (\S+)$/;
var STARTED = /^running \d+ tests?$/;
var VERDICT = /^(?:test (.+?)(?: - should panic)? \.\.\. FAILED|(.+) --- FAILED)$/;
var RESULT = /^test result: /;
var RERUN = /error: \w+ failed, to rerun pass `(.+)`$/;
var COMPILING = /^error: could not compile `([^`]+)`/;
function readCargo(text) {
  if (!SPOKEN.test(text)) return void 0;
  const lines = text.split("\n");
  const targets = [];
  const broken = /* @__PURE__ */ new Set();
  let target = open(targets, "");
  for (const [index, line] of lines.entries()) {
    const next = targetOf2(line);
    const [, test, quiet] = VERDICT.exec(line) ?? [];
    const verdict = test ?? quiet;
    const rerun = RERUN.exec(line)?.[1];
    const compiled = COMPILING.exec(line)?.[1];
    if (next !== void 0) target = open(targets, next);
    if (STARTED.test(line)) target = start(targets, target);
    if (verdict !== void 0 && target.running) target.failures.push(withoutLine(verdict));
    if (RESULT.test(line)) end(target, listAbove(lines, index));
    if (rerun !== void 0 && (target.running || target.failures.length === 0)) died(target, rerun);
    if (compiled !== void 0) broken.add(compiled);
  }
  return {
    failures: [
      ...targets.flatMap(
        ({ name, failures }) => failures.map((test) => `cargo: ${`${name} ${test}`.trim()}`)
      ),
      ...[...broken].map((name) => `cargo: ${name} could not compile`)
    ],
    counted: sumOf(text, /^test result: FAILED\. \d+ passed; (\d+) failed;/gm),
    passed: sumOf(text, /^test result: \w+\. (\d+) passed;/gm)
  };
}
function targetOf2(line) {
  const [, path, crate] = TARGET.exec(line) ?? [];
  if (path !== void 0 && crate !== void 0) return `${crate} ${path}`;
  const documented = DOC_TESTS.exec(line)?.[1];
  return documented === void 0 ? void 0 : `${documented} doc-tests`;
}
function open(targets, name) {
  const target = { name, failures: [], running: false };
  targets.push(target);
  return target;
}
function start(targets, current) {
  const target = current.name === "" ? open(targets, "") : current;
  target.running = true;
  return target;
}
function end(target, listed) {
  if (listed.length > 0) target.failures = listed.map(withoutLine);
  target.running = false;
}
function died(target, rerun) {
  target.failures.push(target.name === "" ? `${rerun} did not finish` : "did not finish");
  target.running = false;
}
function listAbove(lines, result) {
  let first = result - 1;
  if (lines[first] === "") first -= 1;
  const last = first;
  while (/^ {4}\S/.test(lines[first] ?? "")) first -= 1;
  return lines[first] === "failures:" ? lines.slice(first + 1, last + 1).map((line) => line.trim()) : [];
}
function withoutLine(test) {
  return test.replace(/ \(line \d+\)/, "");
}
function withoutGoJson(text) {
  const packages = /* @__PURE__ */ new Map();
  const others = text.split("\n").filter((line) => {
    const event = eventOf(line);
    if (event === void 0) return true;
    const { Package: name = "", Output: output = "" } = event;
    packages.set(name, (packages.get(name) ?? "") + output);
    return false;
  });
  return [...others, ...packages.values()].join("\n");
}
function eventOf(line) {
  if (!line.startsWith("{") || !line.includes('"Action":')) return void 0;
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
var SPOKEN2 = /^(?:ok {2}|FAIL|\? {3})\t\S|--- FAIL: \S+ \(/m;
var TEST = /^(.*?)--- FAIL: (\S+) \(\d+(?:\.\d+)?s\)$/;
var PACKAGE = /(?:^ok {2}|FAIL)\t(\S+)(?:\t.*| \[(.+)\])?$/;
var PANIC = /^(?:panic: |fatal error: )/;
function readGo(output) {
  const text = withoutGoJson(output);
  if (!SPOKEN2.test(text)) return void 0;
  const failures = [];
  let tests = [];
  let panicked = false;
  for (const line of text.split("\n")) {
    const [, printed = "", test] = TEST.exec(line) ?? [];
    const [, name, reason] = PACKAGE.exec(line) ?? [];
    if (test !== void 0 && isOwn(printed, test)) tests.push(test);
    if (PANIC.test(line)) panicked = true;
    if (name === void 0) continue;
    for (const one of tests) failures.push(`go: ${name}/${one}`);
    if (reason !== void 0) failures.push(`go: ${name} [${reason}]`);
    else if (panicked && !line.startsWith("ok")) failures.push(`go: ${name} [panic]`);
    else if (tests.length === 0 && !line.startsWith("ok")) failures.push(`go: ${name}`);
    tests = [];
    panicked = false;
  }
  return { failures: [...failures, ...tests.map((one) => `go: ${one}`)], passed: passedIn(text) };
}
function passedIn(text) {
  const tests = [...text.matchAll(/^ *--- PASS: \S+ \(/gm)].length;
  return tests > 0 ? tests : [...text.matchAll(/^ok {2}\t(?!.*\[no tests to run\])/gm)].length;
}
function isOwn(printed, test) {
  if (printed.trim() !== "") return true;
  return printed.length % 4 === 0 && test.split("/").length - 1 >= printed.length / 4;
}
var SPOKEN3 = /^Test Suites: .*\d total$|^No tests found, exiting with code \d|^ ?(?:PASS|FAIL) +\S.*\n+ {2}● /m;
var FILE = /^ ?(PASS|FAIL) +(\S.*)$/;
var BULLET = /^ {2}● (.+)$/;
function readJest(text) {
  if (!SPOKEN3.test(text)) return void 0;
  const failed = [];
  let current;
  for (const line of withoutRepetition(text)) {
    const [, verdict, file = ""] = FILE.exec(line) ?? [];
    const name = BULLET.exec(line)?.[1];
    if (verdict === "FAIL") failed.push({ file: fileName(file), names: current = [] });
    else if (verdict === "PASS") current = void 0;
    else if (name !== void 0 && name !== "Console") current?.push(name);
  }
  return {
    failures: failed.flatMap(
      ({ file, names }) => names.length === 0 ? [file] : names.map((name) => `${file} > ${name}`)
    ),
    counted: sumOf(text, /^Tests: +(\d+) failed/gm),
    passed: sumOf(text, /^Tests: .*?(\d+) passed/gm)
  };
}
function withoutRepetition(text) {
  let repeated = false;
  return text.split("\n").filter((line) => {
    if (line === "Summary of all failing tests") repeated = true;
    if (line.startsWith("Test Suites: ")) repeated = false;
    return !repeated;
  });
}
function fileName(text) {
  return text.replace(/(?: \([\d.]+ (?:m?s|MB heap size)\))+$/, "").replace(/\s+/g, " ");
}
var NAMES = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"];
function readJunit(text) {
  const start2 = text.search(/<testsuites?[\s>]/);
  if (start2 === -1) return void 0;
  const tests = new OpenTests();
  for (const tag of xmlTags(text.slice(start2), NAMES)) tests.read(tag);
  return { failures: tests.end(), passed: tests.passed };
}
var OpenTests = class {
  passed = 0;
  #failures = [];
  #suites = [];
  #test;
  read(tag) {
    switch (tag.name) {
      case "testsuite":
        this.end();
        if (tag.kind === "open") this.#suites.push(tag.attributes.get("name") ?? "");
        if (tag.kind === "close") this.#suites.pop();
        break;
      case "testcase":
        this.end();
        if (tag.kind === "open")
          this.#test = { name: this.#nameOf(tag.attributes), failed: false, skipped: false };
        break;
      case "skipped":
        if (this.#test !== void 0) this.#test.skipped = true;
        break;
      case "failure":
      case "error":
        if (tag.kind !== "close") this.#fail();
        break;
    }
  }
  /** Judges the open test, even if its end was cut off. */
  end() {
    if (this.#test?.skipped === false) {
      if (this.#test.failed) this.#failures.push(this.#test.name);
      else this.passed += 1;
    }
    this.#test = void 0;
    return this.#failures;
  }
  /** Outside of a test, the suite has failed. */
  #fail() {
    if (this.#test === void 0) this.#failures.push(this.#suites.join(" > "));
    else this.#test.failed = true;
  }
  #nameOf(attributes) {
    const kind = attributes.get("classname") ?? "";
    const name = fileOr(attributes.get("name") ?? "");
    const own = kind === name ? name : `${kind} ${name}`;
    const around = this.#suites.filter((suite) => suite !== "" && !kind.startsWith(suite));
    return [...around, own].join(" > ").replace(/\s+/g, " ").trim();
  }
};
function fileOr(name) {
  return /\.[cm]?[jt]sx?$/.test(name) ? withoutFolder(name) : name;
}
function testId(text) {
  const start2 = /^[^[]*?::[^[ ]*(?=\[)/.exec(text)?.[0].length;
  if (start2 === void 0) return before(text, " - ");
  let depth = 0;
  for (let index = start2; index < text.length; index += 1) {
    if (text[index] === "[") depth += 1;
    if (text[index] === "]") depth -= 1;
    const ends = index + 1 === text.length || text.startsWith(" - ", index + 1);
    if (depth === 0 && ends) return text.slice(0, index + 1);
  }
  const end2 = text.indexOf("] - ", start2);
  return end2 === -1 ? text : text.slice(0, end2 + 1);
}
function before(text, mark) {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}
var COUNTS = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+) in [\d.]+s\b/;
var SPOKEN4 = /^=+ test session starts =+$|^=+ short test summary info =+$|^(?:=+ )?no tests ran in [\d.]+s\b/m;
var CRASHED = /^INTERNALERROR> /m;
var SUMMARY2 = /^=+ short test summary info =+$/;
var SUMMARISED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?((?:\[.*?\])?(?: ?\(.*?\))?)) (\S.*)$/;
var TOLD = /^(\S.*?) (?:FAILED|ERROR|SUBFAIL(?:ED)?(.*?))(?: +\[ *\d+%\])?$/;
var COLLECTING = /^_+ ERROR collecting (.+?) _+$/;
function readPytest(text) {
  const lines = text.split("\n");
  const counts = lines.flatMap((line) => COUNTS.exec(line)?.[1] ?? []);
  const crashed = CRASHED.test(text);
  if (counts.length === 0 && !crashed && !SPOKEN4.test(text)) return void 0;
  const summarised = inSummary(lines);
  return {
    failures: [
      ...summarised.length > 0 ? summarised : inProgress(lines),
      ...crashed ? ["pytest: internal error"] : []
    ],
    counted: sumOf(counts.join("\n"), /(\d+) (?:failed|errors?)\b/g),
    passed: sumOf(counts.join("\n"), /(\d+) (?:passed|xfailed|xpassed)\b/g)
  };
}
function inSummary(lines) {
  let inside = false;
  return lines.flatMap((line) => {
    if (SUMMARY2.test(line)) inside = true;
    else if (/^={3,}/.test(line) || COUNTS.test(line)) inside = false;
    const [, part, rest] = inside ? SUMMARISED.exec(line) ?? [] : [];
    return rest === void 0 ? [] : [named2(testId(rest), part)];
  });
}
function inProgress(lines) {
  return lines.flatMap((line) => {
    const [, id, part] = TOLD.exec(line) ?? [];
    if (id?.includes("::") === true) return [named2(id, part)];
    return COLLECTING.exec(line)?.[1] ?? [];
  });
}
function named2(id, part = "") {
  return `${id} ${part.trim()}`.trim();
}
var POINT = /^((?: {4})*)(not )?ok(?=$| +\S)(?: +\d+(?= |$))?(?: +-(?= |$))? *(.*)$/;
var PLAN = /^1\.\.(\d+)(?: *#.*)?$/;
var EXCUSED = /(?:^| +)# *(?:skip|todo)\b.*$/i;
var TIME = / *(?:# time=[\d.]+m?s| in \d+(?:ms|s|sec))$/;
function tapLines(text) {
  const lines = text.split("\n");
  const found = [];
  const endless = /* @__PURE__ */ new Set();
  let heading;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const last = found.at(-1);
    const plan = PLAN.exec(line)?.[1];
    const point = pointOf(line, lines[index + 1] ?? "");
    const comment = /^# (.*)$/.exec(line)?.[1];
    if (point !== void 0) {
      found.push(point);
      const end2 = endOfDetails(lines, index + 1, endless);
      point.place = placeIn(lines.slice(index + 1, end2), heading);
      index = end2 - 1;
    } else if (plan !== void 0) found.push({ kind: "plan", count: Number(plan) });
    else if (/^ *\}$/.test(line)) found.push({ kind: "closed", level: (line.length - 1) / 4 });
    else if (line.startsWith("Bail out!")) found.push({ kind: "bail" });
    else if (comment !== void 0) {
      heading = comment;
      if (last?.kind === "point") last.place ??= batsFile(comment);
    }
  }
  return found;
}
function pointOf(line, next) {
  const [, indent = "", not, rest] = POINT.exec(line) ?? [];
  if (rest === void 0) return void 0;
  const opens = rest.endsWith(" {") && next.startsWith(`${indent}    `);
  const name = rest.slice(0, opens ? -2 : void 0);
  return {
    kind: "point",
    level: indent.length / 4,
    failed: not !== void 0 && !EXCUSED.test(name),
    passed: not === void 0 && !EXCUSED.test(name),
    name: name.replace(EXCUSED, "").replace(TIME, "").replace(/\\([\\#])/g, "$1"),
    opens,
    place: void 0
  };
}
function endOfDetails(lines, start2, endless) {
  const indent = /^( +)---$/.exec(lines[start2] ?? "")?.[1];
  if (indent === void 0 || endless.has(indent)) return start2;
  const end2 = lines.indexOf(`${indent}...`, start2);
  if (end2 === -1) endless.add(indent);
  return end2 === -1 ? start2 : end2 + 1;
}
function placeIn(details, heading) {
  const found = (key) => details.map((line) => key.exec(line)).find((match) => match !== null);
  const location = found(/^ +location: '(.+?)(?::\d+)*'$/)?.[1];
  if (location !== void 0) return withoutFolder(location);
  return found(/^ +operator: /) === void 0 ? void 0 : heading;
}
function batsFile(comment) {
  const [, file, unread] = /in test file (.+), line \d+|^(\S+\.bats): line \d+:/.exec(comment) ?? [];
  const path = file ?? unread;
  return path === void 0 ? void 0 : withoutFolder(path);
}
var VERSION = /^TAP version \d+$/m;
function readTap(text) {
  const lines = tapLines(text);
  const versioned = VERSION.test(text);
  const plans = lines.flatMap((line) => line.kind === "plan" ? [line.count] : []);
  if (!versioned && plans.length === 0) return void 0;
  const planned = plans.reduce((sum, count) => sum + count, 0);
  const ran = lines.filter((line) => line.kind === "point" && line.level === 0).length;
  return {
    passed: lines.filter((line) => line.kind === "point" && line.passed).length,
    failures: [
      ...failingPoints(lines).map(nameOf),
      ...lines.some(({ kind }) => kind === "bail") ? ["tap: bailed out"] : [],
      ...plans.length === 0 ? ["tap: no plan"] : [],
      ...ran < planned ? [`tap: planned tests that did not run: ${planned - ran}`] : []
    ]
  };
}
function failingPoints(lines) {
  const failing = [];
  const around = [];
  for (const line of lines) {
    if (line.kind === "closed" && line.level === around.at(-1)?.level) around.pop();
    if (line.kind !== "point") continue;
    for (let index = failing.length - 1; index >= 0; index -= 1) {
      const sub = failing[index];
      if (sub === void 0 || sub.level <= line.level) break;
      sub.path.unshift(line.name);
      sub.level = line.level;
    }
    const path = [...around.map(({ name }) => name), line.name];
    if (line.failed) failing.push({ point: line, level: around[0]?.level ?? line.level, path });
    if (line.opens) around.push(line);
  }
  return failing;
}
function nameOf({ point: { place }, path }) {
  const [first = "", ...rest] = path;
  if (place === void 0) return path.join(" > ");
  return [place, ...withoutFolder(first) === place ? [] : [first], ...rest].join(" > ");
}
var HEADING2 = /^⎯+ (?:Failed|Unhandled) .+ ⎯+$/;
var FOOTER = /^ Test Files {2}\d/;
function withoutVitestReport(text) {
  const kept = [];
  let report;
  for (const line of text.split("\n")) {
    if (FOOTER.test(line)) report = void 0;
    if (report === void 0 && HEADING2.test(line)) report = [];
    (report ?? kept).push(line);
  }
  return [...kept, ...report ?? []].join("\n");
}
var SPOKEN5 = /^ *(?:RUN|DEV) +v\d|^ Test Files {2}\d|^⎯+ Failed (?:Suites|Tests) \d+ ⎯+$/m;
var RULE = /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)?$/;
var FAILED = /^ ?FAIL +(.+)$/;
var UNHANDLED = /^This error originated in "(.+)" test file\./;
function readVitest(text) {
  if (!SPOKEN5.test(text)) return void 0;
  const failures = [];
  let belowRule = false;
  for (const line of text.split("\n")) {
    const name = FAILED.exec(line)?.[1];
    const file = UNHANDLED.exec(line)?.[1];
    if (RULE.test(line)) belowRule = true;
    else if (belowRule && name !== void 0) failures.push(testName(name));
    else if (line !== "") belowRule = false;
    if (file !== void 0) failures.push(`${file}: unhandled error`);
  }
  const told2 = withoutVitestReport(text);
  return { failures, counted: failuresCounted(told2), passed: sumOf(told2, /^ {6}Tests {2}.*?(\d+) passed/gm) };
}
function testName(text) {
  const at = text.lastIndexOf(" [ ");
  const twice = at !== -1 && ` ${text.slice(0, at)}`.endsWith(text.slice(at).replace(/^ \[( .*) \]$/, "$1"));
  return (twice ? text.slice(0, at) : text).replace(/\s+/g, " ");
}
function failuresCounted(text) {
  return sumOf(text, /^ {6}Tests {2}(\d+) failed/gm) + sumOf(text, /^ {5}Errors {2}(\d+) errors?$/gm);
}
var PARSERS = [
  ["vitest", readVitest],
  ["jest", readJest],
  ["pytest", readPytest],
  ["go", readGo],
  ["cargo", readCargo],
  ["junit", readJunit],
  ["tap", readTap]
];
function readTestOutput(output, status, root = "") {
  const text = plainText(output, root);
  const others = withoutVitestReport(text);
  const spoken = PARSERS.flatMap(([parser, read]) => {
    const found = read(parser === "vitest" ? text : others);
    if (found === void 0) return [];
    const { failures, passed, counted = 0 } = found;
    const ran = passed + Math.max(counted, failures.length);
    return [{ parser, ran, names: [...failures, ...unnamed(parser, found)] }];
  });
  const names = distinctNames(spoken.flatMap((runner) => runner.names));
  const silent = status !== 0 && (names.length === 0 || wasKilled(status));
  return {
    parser: spoken[0]?.parser ?? "exit-status",
    failures: [...names, ...silent ? [`exit status ${status}`] : []].toSorted(import_order.compareText),
    ran: spoken.length === 0 ? void 0 : spoken.reduce((sum, { ran }) => sum + ran, 0)
  };
}
function unnamed(parser, { failures, counted = 0 }) {
  const missing = counted - failures.length;
  return missing > 0 ? [`${parser}: failures without a name: ${missing}`] : [];
}
function wasKilled(status) {
  return status > 128 && status <= 192;
}
async function runTests(audit, point, patience) {
  const { file, paths } = audit;
  const folder = await folderOf(audit, point);
  if ((await (0, import_take_out_lines.readBackground)(folder)).kind === "absent") {
    const why = await (0, import_take_out_lines.visitPoint)(audit, point);
    if (why !== void 0) {
      await (0, import_take_out_lines.returnToHead)(audit);
      await (0, import_audit_paths.note)(paths, { ...ended(point), parser: "none", status: null, failures: [], unusable: why });
      return "ended";
    }
  }
  const run = await (0, import_take_out_lines.runCommand)(folder, file.settings.test, file.work_tree, patience);
  if (run.kind === "running") return "running";
  const lint = await runLint(audit, folder, patience);
  if (lint?.kind === "running") return "running";
  const { status } = run;
  const { parser, ran, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const complaints = lint === void 0 ? [] : readLintOutput(lint.output, lint.status ?? 1, file.work_tree);
  const fewer = (0, import_test_runs.fewerThanBefore)(audit.state, point, ran);
  const names = await (0, import_redact_2.createRedactor)().redactIn([...failures, ...fewer, ...complaints]);
  await (0, import_take_out_lines.returnToHead)(audit);
  await (0, import_discard_changes.cleanWorkTree)(audit, "what the tests left behind");
  await (0, import_audit_paths.note)(paths, {
    ...ended(point),
    parser,
    status,
    failures: names,
    ...ran === void 0 ? {} : { ran },
    unusable: unusable(run, "test") ?? (lint === void 0 ? null : unusable(lint, "lint")),
    milliseconds: run.milliseconds + (lint?.milliseconds ?? 0)
  });
  return "ended";
}
async function runLint({ file }, tests, patience) {
  const { lint } = file.settings;
  if (lint === void 0) return void 0;
  const folder = (0, import_take_out_lines.lintFolder)(tests);
  await (0, import_promises3.mkdir)(folder, { recursive: true });
  return (0, import_take_out_lines.runCommand)(folder, lint, file.work_tree, patience);
}
async function folderOf(audit, point) {
  const { paths, state } = audit;
  const { underTest } = state;
  if (underTest !== void 0 && (0, import_test_runs.pointKey)(underTest) === (0, import_test_runs.pointKey)(point)) return underTest.folder;
  await (0, import_discard_changes.cleanWorkTree)(audit, "what was there before the tests");
  const folder = await (0, import_take_out_lines.commandFolder)(paths, "tests");
  await (0, import_promises3.mkdir)(folder, { recursive: true });
  await (0, import_audit_paths.note)(paths, { kind: "testing", ...whereOf(point), folder });
  return folder;
}
var ended = (point) => ({ kind: "tested", ...whereOf(point), milliseconds: 0 });
function whereOf({ head, without = [] }) {
  return without.length === 0 ? { head } : { head, without: [...without] };
}
function unusable({ status, timedOut }, which) {
  if (timedOut) return `the ${which} command did not end in time`;
  if (status === null) return `the ${which} command was killed`;
  if (status === 127) return `the ${which} command was not found (status 127)`;
  if (status === 126) return `the ${which} command could not be started (status 126)`;
  return null;
}
async function takeMove(audit, move, patience) {
  switch (move.kind) {
    case "prepare":
      return await prepareWorkTree(audit, patience) === "running" ? "running" : "taken";
    case "test":
      return await runTests(audit, move, patience) === "running" ? "running" : "taken";
    case "start-round":
      await (0, import_audit_paths.note)(audit.paths, { kind: "round", round: move.round, head: audit.state.head });
      return "taken";
    case "end":
      await (0, import_audit_paths.note)(audit.paths, {
        kind: "ended",
        outcome: move.outcome,
        why: move.why,
        changed: await (0, import_own_tree.changesInOwnTree)(audit)
      });
      return "taken";
    case "hunt":
    case "triage":
    case "fix":
    case "judge":
    case "verify":
    case "pin":
    case "commit":
    case "check-gone":
    case "give-up":
    case "break":
    case "condemn":
    case "leave-open":
    case "revert":
    case "record":
    case "abort":
    case "close":
      await takeInRound(audit, roundOf(audit), move);
      return "taken";
  }
}
async function takeInRound(audit, round, move) {
  const { paths } = audit;
  switch (move.kind) {
    case "hunt":
      return planHunt(audit, round, move.paths);
    case "triage":
      return planTriage(audit, round, move.ids);
    case "fix":
      return planFixOf(audit, round, move);
    case "judge":
      return planJudge(audit, round, move.item);
    case "verify":
      return planVerify(audit, round);
    case "pin":
      return pinRound(audit, round);
    case "commit":
      return commitFix(audit, round, move.item, move.tree);
    case "revert":
      return revertFix(audit, round, move);
    case "record":
      return recordSilence(audit, round, move);
    case "check-gone":
      return checkGone(audit, round, move);
    case "give-up":
      return (0, import_audit_paths.note)(paths, { kind: "given-up", round: round.round, subject: move.subject, why: move.why });
    case "break":
      return noteBroken(audit, round, move);
    case "condemn":
      return condemnFixes(audit, round, move);
    case "leave-open":
      return (0, import_audit_paths.note)(paths, { kind: "left-open", round: round.round, subject: move.subject, why: move.why });
    case "abort":
      return (0, import_decide_move.abortRound)(audit, round, move.code, move.why);
    case "close":
      return (0, import_audit_paths.note)(paths, { kind: "closed", round: round.round, kept: move.kept, fixed: move.fixed });
  }
}
function planFixOf(audit, round, { item, others = [] }) {
  return others.length === 0 ? planFix(audit, round, item) : planSharedFix(audit, round, [item, ...others]);
}
function noteBroken({ paths, state }, { round }, { subject, failures, of }) {
  return (0, import_audit_paths.note)(paths, { kind: "broken", round, subject, head: state.head, failures: [...failures], of });
}
function roundOf({ state }) {
  const round = (0, import_audit_paths.currentRound)(state);
  if (round === void 0) throw new Error("no round has begun");
  return round;
}
async function takeTriage(audit, round, run) {
  const decisions = [];
  for (const { slot, why } of run.states) {
    const triage = await (0, import_stored_reply.storedReply)(run, slot, "audit-triage");
    const problems = triage === void 0 ? [why] : (0, import_undone_work.triageProblems)(triage, slot.ids ?? []);
    if (problems.length > 0) {
      await (0, import_decide_move.abortRound)(audit, round, "FAIL-CLOSED", `triage (${slot.slot}): ${problems.join("; ")}`);
      return;
    }
    decisions.push(...triage?.decisions ?? []);
  }
  const clean = await (0, import_redact_2.createRedactor)().redactIn(decisions);
  await (0, import_audit_paths.note)(audit.paths, { kind: "triaged", round: round.round, run: run.file.run, decisions: clean });
}
async function takeSharedFix(audit, round, run, subjects) {
  const { outcomes } = await dividedOnce(run, audit.state, subjects);
  const names = subjects.join(", ");
  const workTree = await (0, import_discard_changes.cleanWorkTree)(
    audit,
    `the work on ${names} in one call; it comes back fix by fix, and nothing of it is lost`
  );
  const { ignored } = await (0, import_stamped.readStamped)(run.paths.step, run.file);
  if (!audit.file.in_place) await (0, import_ignored_before.removeNewIgnored)(workTree, ignored);
  for (const { id, part: _, ...outcome } of outcomes) {
    if (isTaken2(round, run.file.run, id)) continue;
    const about = { round: round.round, subject: id, run: run.file.run };
    await (0, import_audit_paths.note)(audit.paths, { kind: "attempted", ...about, ...outcome });
  }
}
function isTaken2({ items }, run, subject) {
  const attempts = items.find((item) => item.subject === subject)?.attempts ?? [];
  return attempts.some((attempt) => attempt.run === run && attempt.checked !== void 0);
}
async function dividedOnce(run, known, subjects) {
  if (await (0, import_places.isFile)(run.paths.divided)) return (0, import_stamped.readStamped)(run.paths.divided, run.file);
  const divided = await outcomesOf(run, known, subjects);
  const redactor = (0, import_redact_2.createRedactor)();
  const outcomes = await Promise.all(
    divided.outcomes.map(async (one) => ({ ...one, reason: (await redactor.redact(one.reason)).text }))
  );
  await (0, import_stamped.writeStamped)(run.paths.divided, run.file, { ...divided, outcomes });
  return { ...divided, outcomes };
}
async function outcomesOf(run, known, subjects) {
  const [state] = run.states;
  const claimed = state === void 0 ? void 0 : await (0, import_stored_reply.storedReply)(run, state.slot, "fix-executor-shared");
  const rejected = { accepted: false, rule: null, tree: null, part: null };
  const all = (reason, rule = null) => ({
    all: null,
    outcomes: subjects.map((id) => ({ ...rejected, id, rule, reason }))
  });
  if (claimed === void 0) return all(`no reply of its executor: ${state?.why ?? ""}`);
  const checked = await (0, import_undone_work.checkSharedFix)(run, claimed);
  if (checked.kind === "mixed") return all(checked.reason, "mixed_steps");
  const outcomes = checked.parts.map(({ id, valid, rule, reason, tree, result, part }) => {
    if (!valid) return { ...rejected, id, rule, reason, ...discardedTree(run, tree) };
    const gone = claimedGone(result, known);
    if (gone !== void 0) return { ...rejected, id, ...gone };
    if (!result.success)
      return { ...rejected, id, reason: `the executor could not do it: ${result.summary}` };
    return { id, accepted: true, rule: null, reason, tree, part };
  });
  return { all: checked.all, outcomes };
}
async function advanceAudit(home, name, { retry, chunking }) {
  const opened = await (0, import_fold_journal.openAudit)(home, name);
  return (0, import_audit_lock.withAuditLock)((0, import_audit_paths.auditPaths)(home.top, name), async () => {
    if (retry) await tryAgain(opened, chunking);
    const until = Date.parse((0, import_own_key.now)()) + import_take_out_lines.PATIENCE;
    for (; ; ) {
      const audit = await (0, import_fold_journal.openAudit)(home, name);
      const waiting = await takeNext(audit, Math.max(0, until - Date.parse((0, import_own_key.now)())));
      if (waiting === void 0) continue;
      await (0, import_history_section.writeArtifacts)(await (0, import_fold_journal.openAudit)(home, name));
      return { audit, waiting };
    }
  });
}
async function takeNext(audit, patience) {
  const move = (0, import_decide_move.decideMove)(audit.file, audit.state);
  if (move.kind === "done" || move.kind === "aborted") return { kind: move.kind };
  if (move.kind === "ask") return askOrDecide(audit, move.question);
  if (move.kind === "run") return runStage(audit, move);
  const taken = await takeMove(audit, move, patience);
  return taken === "running" ? { kind: "wait", what: waitedFor(audit, move) } : void 0;
}
function waitedFor({ file }, { kind }) {
  return kind === "prepare" ? `the setup (${file.settings.setup ?? ""})` : `the tests (${file.settings.test})`;
}
async function askOrDecide(audit, question) {
  if (!audit.file.auto) return { kind: "ask", question };
  if (question.kind === "triage") await (0, import_take_out_lines.decideAutomatically)(audit);
  else await (0, import_audit_paths.note)(audit.paths, { kind: "answered", question: question.key, answer: "stop", by: "auto" });
  return void 0;
}
async function runStage(audit, { stage, run: name, subjects }) {
  const { run, step } = await (0, import_advance.advance)(audit.home, name);
  if (step.kind === "dispatch") return { kind: "dispatch", run, step };
  const round = (0, import_audit_paths.currentRound)(audit.state);
  if (round === void 0) throw new Error("a stage without a round");
  await takeIn(audit, round, run, { stage, subjects });
  return void 0;
}
function takeIn(audit, round, run, { stage, subjects }) {
  const [subject = ""] = subjects;
  switch (stage) {
    case "hunt":
      return (0, import_take_out_lines.takeHunt)(audit, round, run);
    case "triage":
      return takeTriage(audit, round, run);
    case "fix":
      return subjects.length > 1 ? takeSharedFix(audit, round, run, subjects) : takeFix(audit, round, run, subject);
    case "judge":
      return takeJudge(audit, round, run, subjects);
    case "verify":
      return (0, import_take_verify.takeVerify)(audit, round, run);
  }
}
async function tryAgain(audit, chunking) {
  const { home, state, paths } = audit;
  if (!state.prepared) return setUpAgain(audit);
  if (state.aborted === void 0) {
    const move = (0, import_decide_move.decideMove)(audit.file, state);
    const reopened = move.kind === "run" ? await (0, import_advance.reopen)(home, move.run) : 0;
    return reopened > 0 ? void 0 : giveUpFix(audit);
  }
  const last = (0, import_audit_paths.currentRound)(state)?.planned.at(-1);
  if (last !== void 0) await (0, import_advance.reopen)(home, last.run);
  await (0, import_audit_paths.note)(paths, { kind: "retried", chunking });
}
async function giveUpFix({ file, home, state }) {
  const move = (0, import_decide_move.decideMove)(file, state);
  if (move.kind !== "run" || move.stage !== "fix" && move.stage !== "judge") return;
  await (0, import_advance.giveUpWaiting)(await (0, import_open_run.openRun)(home, move.run));
}
});
exports["repository"] = __part((module, exports) => {
__export(exports, { folderInRepository: () => import_repository_2.folderInRepository, openRepository: () => import_repository_2.openRepository });
var [import_repository_2, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["objects-0b8527c9/repository-2", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
});
