var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["status"] = __part((module, exports) => {
__export(exports, { statusCommand: () => statusCommand });
var [import_list_runs, import_progress, import_progress_line, import_decide_next, import_report_file, import_phases_of, import_open_run, import_audit_verdict, import_slot_state, import_edited_tests, import_counted, import_next_command, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["list-runs-4e8926fb/list-runs", "blame-ranges-5449f9d6/progress", "blame-ranges-5449f9d6/progress-line", "blame-ranges-5449f9d6/decide-next", "open-run-ba804728/report-file", "blame-ranges-5449f9d6/phases-of", "open-run-ba804728/open-run", "summary-text-2-43621004/audit-verdict", "matches-schema-2b17f0d0/slot-state", "summary-text-2-43621004/edited-tests", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var statusCommand = {
  name: "status",
  summary: "Shows the state of a run, or lists all runs",
  usage: "[RUN|AUDIT] [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the same as JSON on stdout" }],
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}; of an audit:
{audit, preset, branch, round, next, findings[], slots[{slot, agent, why}], news[], verdict, finished}: slots that wait for
a reply, and what was committed, tested, taken back and kept where since the last \`next\`; without RUN:
{runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}. A status is open, complete,
incomplete, failed, unplanned (its plan was stopped before the end), corrupt, or foreign: not written by you on this machine, so nothing else about it is shown.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_fold_journal.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM(__load("audit-status-9888192f/audit-status")));
      return { status: 0, stdout: await statusOfAudit(await (0, import_fold_journal.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_open_run.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_list_runs.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_fold_journal.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_audit_verdict.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_fold_journal.foreignAudits)(repository)).map((audit) => ({
    audit,
    title: "",
    started_at: "",
    status: "foreign"
  }));
  audits.push(...foreign);
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_inert_2.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_inert_2.inertLine)(title)}`
    )
  ];
  const tree = await (0, import_audit_tree.auditOfTree)(repository.top);
  const none = tree === void 0 ? "No runs yet: correctless plan" : (0, import_audit_tree.auditTreeNotice)(tree);
  return { status: 0, stdout: `${lines.length === 0 ? none : lines.join("\n")}
` };
}
function fromShell({ kind, captured, run }) {
  return kind === "review" && captured === "hooks" ? `; from a shell: correctless review --resume ${run}` : "";
}
var json = (value) => (0, import_inert_2.inertJson)(value);
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: (0, import_decide_next.decideNext)((0, import_phases_of.phasesOf)(file), states, ledger).kind,
    phases: (0, import_phases_of.phasesOf)(file).map((phase) => ({ phase, line: (0, import_progress_line.progressLine)((0, import_progress.progressOf)(run, phase)) })),
    slots: states.map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      status: state.status,
      why: (0, import_slot_state.openReason)(state)
    }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = (0, import_phases_of.phasesOf)(file).filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_inert_2.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_progress_line.progressLine)((0, import_progress.progressOf)(run, phase))),
    ...open.map(
      (state) => `slot ${state.slot.slot} (${state.slot.agent}) ${state.status}: ${(0, import_inert_2.inertLine)((0, import_slot_state.openReason)(state))}`
    ),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_next_command.nextCommand)(file)} --retry`] : [],
    (0, import_decide_next.decideNext)((0, import_phases_of.phasesOf)(file), states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_next_command.nextCommand)(file)}` : `go on: ${(0, import_next_command.nextCommand)(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
});
