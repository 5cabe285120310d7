var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["hunk-coverage"] = __part((module, exports) => {
__export(exports, { pageMaterial: () => pageMaterial });
var [import_finish_run, import_injection_patterns, import_memory, import_shown_files, import_stamped] = ["find-again-1fcca463/finish-run", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/shown-files", "objects-0b8527c9/stamped"].map(__load);
function hunkCoverage(hunks, lenses, calls, idle, carriedOver, notSent = []) {
  const nameOf = ({ lens, hunk }) => `${lens} ${hunk}`;
  const carried = new Set(carriedOver.map(nameOf));
  const reviewed = new Set((0, import_injection_patterns.reviewedByLens)(hunks, lenses, calls).map(nameOf));
  const without = new Set(idle.map(({ lens }) => lens));
  const unused = new Set(notSent.map(({ lens, path }) => `${lens} ${path}`));
  const cellOf = (lens, hunk) => {
    if (without.has(lens) || unused.has(`${lens} ${(0, import_injection_patterns.pathOfHunk)(hunk)}`)) return "idle";
    if (carried.has(nameOf({ lens, hunk }))) return "carried";
    return reviewed.has(nameOf({ lens, hunk })) ? "reviewed" : "missed";
  };
  return { lenses, rows: hunks.map((hunk) => ({ hunk, cells: lenses.map((lens) => cellOf(lens, hunk)) })) };
}
async function pageMaterial(run) {
  const [files, past, { unexamined }] = await Promise.all([
    (0, import_stamped.readStamped)(run.paths.files, run.file),
    (0, import_memory.readPast)(run.paths, run.file),
    (0, import_finish_run.readFindings)(run)
  ]);
  const { settings, lenses_without_work: idle, not_sent: notSent } = run.file;
  const hunks = (0, import_shown_files.hunkIds)(files);
  const calls = (0, import_injection_patterns.reviewCalls)(run, unexamined);
  const coverage = hunkCoverage(hunks, settings.lenses, calls, idle, past.carried, notSent);
  return { files, coverage };
}
});
exports["page-material"] = __part((module, exports) => {
__export(exports, { pageMaterial: () => import_hunk_coverage.pageMaterial });
var [import_hunk_coverage, import_finish_run, import_read_report, import_report_file, import_run_cost, import_injection_patterns, import_memory, import_fingerprint_2, import_shown_files, import_changed_links, import_stored_reply, import_open_run, import_hunk_text, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_arithmetic, import_evidence_lines, import_reservations, import_tally, import_rubric, import_evidence_drop, import_slot_state, import_installed_packages, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_stamped, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_audit_tree, import_untracked, import_sealed_files, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["page-material-fb83d122/hunk-coverage", "find-again-1fcca463/finish-run", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "shown-files-3b977f13/run-cost", "find-again-1fcca463/injection-patterns", "evidence-lines-ba96a19f/memory", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "suppressions-2-f634e93d/changed-links", "shown-files-3b977f13/stored-reply", "open-run-ba804728/open-run", "suppressions-2-f634e93d/hunk-text", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-lines-ba96a19f/arithmetic", "evidence-lines-ba96a19f/evidence-lines", "evidence-lines-ba96a19f/reservations", "evidence-lines-ba96a19f/tally", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
});
