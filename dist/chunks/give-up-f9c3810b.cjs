var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["give-up"] = __part((module, exports) => {
__export(exports, { giveUpCommand: () => giveUpCommand });
var [import_store_by_hand, import_open_slot, import_positional, import_by_hand, import_open_run, import_judge_reply, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_rubric, import_evidence_drop, import_slot_state, import_installed_packages, import_redact_2, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_substance, import_line_span, import_counted, import_stamped, import_largest_text, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["reply-a17d7759/store-by-hand", "reply-a17d7759/open-slot", "main-9da6c79b/positional", "open-run-ba804728/by-hand", "open-run-ba804728/open-run", "stop-1b7619f2/judge-reply", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new import_failure.Failure(
      "run/captured-by-hooks",
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: `what its agents do not answer is given up by itself: ${(0, import_next_command.nextCommand)(run.file)}`
      }
    );
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw (0, import_store_by_hand.closedSlotFailure)(run, slot);
  await (0, import_ledger.record)(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
}
var giveUpCommand = {
  name: "give-up",
  summary: "Takes a slot of a run planned with --capture manual off the offer, without a reply",
  usage: "RUN/N",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  details: `What it would have reviewed counts as not reviewed, so the run ends incomplete, with status 3. Nothing is lost:
\`correctless next RUN --retry\` puts the slot on offer again.`,
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await (0, import_open_slot.openSlot)(await (0, import_repository_2.openRepository)(cwd), (0, import_positional.positional)(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = (0, import_next_command.nextCommand)(run.file);
    const stdout = `slot ${slot.slot}: given up, not reviewed; continue with: ${next}, or open it again: ${next} --retry
`;
    return { status: 0, stdout };
  }
};
});
