var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-answers"] = __part((module, exports) => {
__export(exports, { answerAction: () => answerAction, finishAction: () => finishAction, stopAction: () => stopAction, triageAction: () => triageAction });
var [import_end_reservations, import_take_out_lines, import_background_folder, import_own_tree, import_history_section, import_decide_move, import_sent_by_run, import_kill_group, import_installation, import_client_environment, import_merge_trees, import_run_cost, import_by_hand, import_fingerprint_2, import_stored_reply, import_open_run, import_round_file_2, import_looks_of, import_summary_text_2, import_presets, import_audit_verdict, import_who_answered, import_fix_accounts_2, import_discard_changes, import_audit_lock, import_start_time, import_commit_tree_2, import_drive_git, import_slot_state, import_redact_2, import_check_hunt, import_audited_paths, import_path_patterns, import_looks, import_index, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_decode_text, import_line_index, import_substance, import_line_span, import_test_file, import_edited_tests, import_counted, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["end-reservations-07503392/end-reservations", "take-out-lines-23b220dd/take-out-lines", "hunt-slots-02b5d22d/background-folder", "hunt-slots-02b5d22d/own-tree", "decide-move-794d449c/history-section", "decide-move-794d449c/decide-move", "summary-text-2-43621004/sent-by-run", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/installation", "shown-files-3b977f13/client-environment", "file-header-a064cb69/merge-trees", "shown-files-3b977f13/run-cost", "open-run-ba804728/by-hand", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "summary-text-2-43621004/round-file-2", "world-of-eeae2505/looks-of", "summary-text-2-43621004/summary-text-2", "summary-text-2-43621004/presets", "summary-text-2-43621004/audit-verdict", "summary-text-2-43621004/who-answered", "summary-text-2-43621004/fix-accounts-2", "discard-changes-edb9cbec/discard-changes", "discard-changes-edb9cbec/audit-lock", "discard-changes-edb9cbec/start-time", "discard-changes-edb9cbec/commit-tree-2", "snapshot-b5aa8515/drive-git", "matches-schema-2b17f0d0/slot-state", "evidence-drop-94f915f0/redact-2", "hunt-slots-02b5d22d/check-hunt", "hunt-slots-02b5d22d/audited-paths", "file-header-a064cb69/path-patterns", "index-758d4a94/looks", "index-758d4a94/index", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "index-758d4a94/decode-text", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_commit_tree_2.readHead)(repository);
  if (onto === void 0) {
    throw new import_failure.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_drive_git.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_failure.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_discard_changes.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_commit_tree_2.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_commit_object.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_commit_object.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_commit_tree_2.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_failure.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_commit_object.treeOf)(repository, head);
  const merged = await (0, import_merge_trees.mergeTrees)(repository, {
    base: await (0, import_commit_object.treeOf)(repository, base),
    ours,
    theirs: await (0, import_commit_object.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_printable.printable).join(", ")}`;
    throw new import_failure.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_commit_tree_2.inTheWay)(repository, ours, await (0, import_tree_changes.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files are in the way of those of ${branch}: ${blocked.slice(0, 5).map(import_printable.printable).join(", ")}`;
  throw new import_failure.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_git.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge, unreviewed = false }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeAudited(audit, unreviewed) : void 0;
  if (!file.in_place) await (0, import_take_out_lines.removeWorkTree)(home, file.work_tree);
  await (0, import_drive_git.renameRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_audit_paths.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_audit_paths.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_fold_journal.openAudit)(home, file.audit);
  await (0, import_history_section.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_audit_paths.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_round_file_2.roundFileName)(file, one.round));
    const text = await (0, import_files.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_own_key.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === one.at) continue;
    throw new import_failure.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
      hint: `to have it written: correctless next ${file.audit}`
    });
  }
}
async function mergeAudited(audit, unreviewed) {
  const { home, file, state } = audit;
  const { ended, unseen } = await (0, import_end_reservations.endReservations)(audit);
  if (unseen.length > 0 && !unreviewed) {
    throw new import_failure.Failure("audit/unreviewed", `${file.branch} was not merged: ${unseen.join("; ")}`, {
      hint: `look at it, then merge it anyway: correctless audit finish ${file.audit} --merge --unreviewed`
    });
  }
  const words = [...ended === void 0 ? [] : [ended], ...unseen, ...(0, import_edited_tests.editedTests)(state).map(import_inert_2.inertLine)];
  const subject = mergeSubject(audit);
  return mergeBranch(home, file.branch, words.length === 0 ? subject : `${subject}
${words.join("\n")}
`);
}
function mergeSubject({ file, state }) {
  const fixed = [...state.findings.values()].filter(({ status }) => status === "fixed").length;
  return `Merge ${file.branch}: ${(0, import_counted.counted)(fixed, "finding")} fixed in ${(0, import_counted.counted)(state.rounds.length, "round")}
`;
}
function notOver({ file }) {
  return new import_failure.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_failure.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await (0, import_own_tree.changesInOwnTree)(audit);
  await (0, import_audit_paths.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_fold_journal.openAudit)(home, file.audit);
  await (0, import_history_section.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_take_out_lines.stopBackground)(underTest.folder);
  await (0, import_take_out_lines.stopBackground)((0, import_take_out_lines.lintFolder)(underTest.folder));
  await (0, import_take_out_lines.returnToHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_decide_move.decideMove)(audit.file, audit.state);
  const round = (0, import_audit_paths.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_open_run.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_take_out_lines.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_failure.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_audit_paths.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_failure.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_take_out_lines.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_decide_move.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_failure.Failure("usage/missing-argument", "to stop an audit takes --reason", {
      hint: 'correctless audit stop AUDIT --reason "\u2026"'
    });
  }
  return answered(input, async (audit) => {
    await stopAudit(audit, reason);
    return `stopped; what was fixed stays on ${audit.file.branch}.`;
  });
}
async function finishAction(input) {
  return answered(input, async (audit) => {
    const finished = await finishAudit(audit, {
      merge: input.flag("merge"),
      unreviewed: input.flag("unreviewed")
    });
    const { state, file } = finished;
    const merged = state.finished?.merged ?? null;
    const { ended, unseen } = await (0, import_end_reservations.endReservations)(finished);
    return [
      merged === null ? `closed; the fixes are on ${file.branch}, which was not merged` : `closed; ${file.branch} is merged as ${merged}`,
      ...[ended ?? [], unseen].flat()
    ].join("\n");
  });
}
async function answered({ positionals, cwd }, answer) {
  const [action = "", name] = positionals;
  if (name === void 0) {
    throw new import_failure.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_repository_2.openRepository)(cwd);
  const { paths } = await (0, import_fold_journal.openAudit)(home, name);
  return (0, import_audit_lock.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_fold_journal.openAudit)(home, name));
    const next = action === "finish" ? "" : `Then run: correctless next ${name}
`;
    return { status: 0, stdout: `${line}
${next}` };
  });
}
function oneOf(action, word, allowed) {
  const found = allowed.find((one) => one === word);
  if (found !== void 0) return found;
  const hint = `one of: ${allowed.join(", ")}`;
  throw word === void 0 ? new import_failure.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_failure.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
});
