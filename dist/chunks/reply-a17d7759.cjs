var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["open-slot"] = __part((module, exports) => {
__export(exports, { openSlot: () => openSlot });
var [import_open_run, import_layout, import_failure] = ["open-run-ba804728/open-run", "matches-schema-2b17f0d0/layout", "main/failure"].map(__load);
async function openSlot(repository, name) {
  const parts = (0, import_layout.slotParts)(name);
  if (parts === void 0) {
    throw new import_failure.Failure("usage/bad-value", `"${name}" is not the name of a slot`, {
      hint: `a slot is RUN/N, such as ${/^[a-z0-9]{4,16}$/.test(name) ? name : "r7k2ab"}/1`
    });
  }
  const run = await (0, import_open_run.openRun)(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new import_failure.Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: run.slots.length === 0 ? `none has been offered yet: correctless next ${parts.run}` : `see its slots: correctless status ${parts.run}`
  });
}
});
exports["reply"] = __part((module, exports) => {
__export(exports, { replyCommand: () => replyCommand });
var [import_bounded_input, import_store_by_hand, import_open_slot, import_positional, import_by_hand, import_open_run, import_judge_reply, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_rubric, import_evidence_drop, import_slot_state, import_installed_packages, import_redact_2, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_substance, import_line_span, import_counted, import_stamped, import_largest_text, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_fingerprint, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_stdin, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["bounded-input-af41110e/bounded-input", "reply-a17d7759/store-by-hand", "reply-a17d7759/open-slot", "main-9da6c79b/positional", "open-run-ba804728/by-hand", "open-run-ba804728/open-run", "stop-1b7619f2/judge-reply", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/slot-state", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/stdin", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|- [--keep]",
  flags: [
    {
      name: "keep",
      type: "boolean",
      summary: "store it although claims in it do not hold or it leaves out files: those claims will be dropped, those files are not reviewed"
    }
  ],
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are those of the client's hooks: one strict JSON value of the agent's contract, with the slot's name.
When a claim in it does not hold, it is refused with the reason, as an agent would be; --keep stores it all the same, and
those claims are dropped later. A stored reply cannot be replaced. The second refused review of an audit's fixes aborts its round:
status 3, FAIL-CLOSED.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const { run, slot } = await (0, import_open_slot.openSlot)(repository, (0, import_positional.positional)(positionals, "RUN/N"));
    const bytes = await (0, import_bounded_input.readInput)("reply", { file, cwd, stdin });
    const kept = await (0, import_store_by_hand.storeByHand)(run, slot, bytes, flag("keep")).catch(async (error) => {
      if (run.file.kind !== "verify") throw error;
      const { abortIfRefused } = await Promise.resolve().then(() => __toESM(__load("refused-review-dba1a143/refused-review")));
      throw await abortIfRefused(repository, run.file.run) ?? error;
    });
    const stderr = [
      ...kept.dropped.map((remark) => `will be dropped: ${(0, import_inert_2.inertLine)(remark)}
`),
      ...kept.gaps.map((remark) => `not reviewed: ${(0, import_inert_2.inertLine)(remark)}
`)
    ].join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; continue with: ${(0, import_next_command.nextCommand)(run.file)}
`;
    return { status: 0, stdout, stderr };
  }
};
});
exports["store-by-hand"] = __part((module, exports) => {
__export(exports, { closedSlotFailure: () => closedSlotFailure, storeByHand: () => storeByHand });
var [import_by_hand, import_judge_reply, import_split_sources, import_next_command, import_layout, import_ledger, import_files, import_failure] = ["open-run-ba804728/by-hand", "stop-1b7619f2/judge-reply", "index-758d4a94/split-sources", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_node_crypto = require("node:crypto");
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_failure.Failure(
      "run/captured-by-hooks",
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: "plan a run for replies by hand: correctless plan --capture manual"
      }
    );
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : [...judged.remarks, ...judged.once ?? []];
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused" || slot.agent !== "fix-diff-reviewer")
      await recordRefusal(run, slot, `refused/claims: ${problems.join("; ")}`, judged);
    throw new import_failure.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_judge_reply.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  if (judged.kind === "refused") return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}
async function judgeByHand(run, slot, reply) {
  try {
    return await (0, import_judge_reply.judgeReply)({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        (0, import_split_sources.requireSlot)({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof import_failure.Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said, judged) {
  const claims = judged?.kind === "acceptable" ? judged.fallen ?? [] : [];
  const fallen = claims.length === 0 ? {} : { fallen: await (0, import_judge_reply.cleanFallen)(run, claims) };
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await (0, import_judge_reply.cleanWords)(run, said)}`;
  await (0, import_ledger.record)(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why, ...fallen }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = (0, import_ledger.eventsOf)(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${import_by_hand.BY_HAND}${(0, import_layout.slotParts)(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_files.createFileOnce)(path, bytes) || bytes.equals(await (0, import_files.readBytes)(path)));
  if (!isOurs) throw closedSlotFailure(run, slot);
  await (0, import_ledger.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
function closedSlotFailure({ file, states }, { slot }) {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === "failed");
  const next = (0, import_next_command.nextCommand)(file);
  return isFailed ? new import_failure.Failure("run/slot-stored", `slot ${slot} takes no reply: it was given up`, {
    hint: `open it again: ${next} --retry`
  }) : new import_failure.Failure("run/slot-stored", `slot ${slot} takes no reply: it has one`, {
    hint: `continue with: ${next}`
  });
}
});
