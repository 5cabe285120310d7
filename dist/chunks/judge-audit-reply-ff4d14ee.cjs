var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["judge-audit-reply"] = __part((module, exports) => {
__export(exports, { judgeFix: () => judgeFix, judgeFixReview: () => judgeFixReview, judgeHunt: () => judgeHunt, judgeTriage: () => judgeTriage, judgeVerdicts: () => judgeVerdicts });
var [import_undone_work, import_check_hunt, import_check_step, import_carry_lines, import_audited_paths, import_work_tree_of, import_check_fix_review, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_functions_of, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_test_file, import_edited_tests, import_counted, import_ignored_before, import_ignored_files, import_stamped, import_commit_object, import_tree_changes, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_repository_2, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_chunk_PQNXDWJD] = ["undone-work-98992116/undone-work", "hunt-slots-02b5d22d/check-hunt", "check-step-c3057eee/check-step", "hunt-slots-02b5d22d/carry-lines", "hunt-slots-02b5d22d/audited-paths", "finish-step-ff6e5c95/work-tree-of", "undone-work-98992116/check-fix-review", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "blame-ranges-5449f9d6/functions-of", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "summary-text-2-43621004/test-file", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "discard-changes-edb9cbec/ignored-before", "snapshot-b5aa8515/ignored-files", "objects-0b8527c9/stamped", "discard-changes-edb9cbec/commit-object", "snapshot-b5aa8515/tree-changes", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
function unmatchedIds(said, asked) {
  const named = said.map(({ id }) => id);
  return [
    ...asked.filter((id) => !named.includes(id)).map((id) => `nothing is said of ${id}`),
    ...named.filter((id) => !asked.includes(id)).map((id) => `${(0, import_printable.printable)(id)} is none of ${asked.join(", ")}`),
    ...named.filter((id, at) => named.indexOf(id) < at).map((id) => `${(0, import_printable.printable)(id)} is there twice`)
  ];
}
async function judgeHunt({ run, looks, reply, slotNamed }) {
  const hunt = await (0, import_split_sources.parseReply)("audit-specialist", reply);
  const { slot } = await slotNamed(hunt.slot);
  const { remarks, noWork } = (0, import_check_hunt.checkHunt)(hunt, await (0, import_check_hunt.huntWorldOf)(run, hunt, looks));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot, remarks };
}
async function judgeTriage({ reply, slotNamed }) {
  const triage = await (0, import_split_sources.parseReply)("audit-triage", reply);
  const { slot, ids = [] } = await slotNamed(triage.slot);
  const problems = (0, import_undone_work.triageProblems)(triage, ids);
  return problems.length === 0 ? { kind: "acceptable", slot, remarks: [] } : { kind: "refused", why: problems.join("\n"), once: false };
}
async function judgeFix(given) {
  const { run, reply, slotAwaited } = given;
  const subjects = run.file.audit?.subjects;
  if (subjects !== void 0) return judgeSharedFix(given, subjects);
  const result = await (0, import_split_sources.parseReply)("fix-executor", reply);
  await slotAwaited();
  const { valid, reason } = await (0, import_undone_work.checkFix)(run, result);
  return { kind: "acceptable", slot: void 0, remarks: valid ? [] : [reason] };
}
async function judgeSharedFix({ run, reply, slotAwaited }, subjects) {
  const fix = await (0, import_split_sources.parseReply)("fix-executor-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(fix.results, subjects);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const checked = await (0, import_undone_work.checkSharedFix)(run, fix);
  const remarks = checked.kind === "mixed" ? [checked.reason] : checked.parts.flatMap(({ id, valid, reason }) => valid ? [] : [`${id}: ${reason}`]);
  return { kind: "acceptable", slot: void 0, remarks };
}
async function judgeVerdicts({ run, reply, slotAwaited }) {
  const { verdicts } = await (0, import_split_sources.parseReply)("execute-step-validator-shared", reply);
  await slotAwaited();
  const unmatched = unmatchedIds(verdicts, run.file.audit?.subjects ?? []);
  return unmatched.length === 0 ? { kind: "acceptable", slot: void 0, remarks: [] } : { kind: "refused", why: unmatched.join("\n"), once: false };
}
async function judgeFixReview({ run, reply, slotAwaited }) {
  const review = await (0, import_split_sources.parseReply)("fix-diff-reviewer", reply);
  await slotAwaited();
  const world = await (0, import_check_fix_review.fixReviewWorld)(run, review);
  const elsewhere = (0, import_check_fix_review.misplacedFindings)(review, world);
  if (elsewhere.length > 0) return { kind: "refused", why: elsewhere.join("\n"), once: false };
  const repeating = review.filter((finding) => (0, import_check_fix_review.withoutDiffLines)(finding, world).repeats);
  const remarks = repeating.map(({ id }) => `${id} repeats a line of the diff: say it in your own words`);
  return { kind: "acceptable", slot: void 0, remarks };
}
});
