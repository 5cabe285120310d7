var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["open-audit"] = __part((module, exports) => {
__export(exports, { foreignAudits: () => import_fold_journal.foreignAudits, isAudit: () => import_fold_journal.isAudit, listAudits: () => import_fold_journal.listAudits, openAudit: () => import_fold_journal.openAudit, openAuditOf: () => import_fold_journal.openAuditOf });
var [import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
});
exports["report"] = __part((module, exports) => {
__export(exports, { reportCommand: () => reportCommand });
var [import_positional, import_report_text, import_deliver, import_terminal, import_choice, import_did_you_mean, import_read_report, import_report_file, import_open_run, import_remotes, import_repository_name, import_nearest_repository, import_ink, import_uri_path, import_slot_state, import_nearest, import_next_command, import_layout, import_repository_2, import_audit_tree, import_untracked, import_sealed_files, import_objects, import_printable, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["main-9da6c79b/positional", "report-text-cd6d50fb/report-text", "run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "open-run-ba804728/read-report", "open-run-ba804728/report-file", "open-run-ba804728/open-run", "target-823430ed/remotes", "target-823430ed/repository-name", "stop-1b7619f2/nearest-repository", "report-text-cd6d50fb/ink", "report-text-cd6d50fb/uri-path", "matches-schema-2b17f0d0/slot-state", "main-9da6c79b/nearest", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var reportCommand = {
  name: "report",
  summary: "Prints the report of a finished run",
  usage: "RUN|AUDIT [--format FORMAT] [--output FILE]",
  flags: [
    { name: "format", type: "string", value: "FORMAT", summary: `${import_terminal.FORMATS.join(", ")} (default terminal)` },
    import_deliver.OUTPUT_FLAG
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `Ends with status 0 when it could print; \`correctless verdict RUN\` tells how the review ended.
Formats (docs/reports.md):
${import_terminal.FORMATS.map((format) => `  ${format.padEnd(20)}${withoutLinks((0, import_terminal.formatRecord)(format).says)}`).join("\n")}
Of an audit (${import_terminal.AUDIT_FORMATS.join(", ")}) it prints the summary; JSON is {audit, rounds[], fixes[{subject, title, round, sha,
files, tests, review, calls}]}, its rounds as they are stored (schemas/audit-round.schema.json).
Colours, links and wrapping are for terminals only; NO_COLOR, FORCE_COLOR and FORCE_HYPERLINK are obeyed.`,
  run: async ({ positionals, option, cwd, style }) => {
    const format = (0, import_choice.choice)("format", option("format") ?? "terminal", import_terminal.FORMATS);
    const name = (0, import_positional.positional)(positionals, "RUN");
    const text = await storedReview(name, cwd, format, style) ?? await askedReport(name, cwd, format, style);
    return (0, import_deliver.deliver)(text, option("output"), cwd);
  }
};
function withoutLinks(markdown) {
  return markdown.replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
async function storedReview(name, cwd, format, style) {
  const repository = (0, import_terminal.formatRecord)(format).namesRepository === true ? void 0 : (0, import_nearest_repository.nearestRepository)(cwd);
  if (repository === void 0 || !await (0, import_places.isFile)((0, import_layout.runPaths)(repository.top, name).run)) return void 0;
  return (0, import_report_text.reviewText)(await (0, import_open_run.openRun)(repository, name), repository, format, style);
}
async function askedReport(name, cwd, format, style) {
  const { isAudit, openAudit } = await Promise.resolve().then(() => __toESM(__load("report-719945bf/open-audit")));
  const repository = await (0, import_repository_2.openRepository)(cwd);
  return await isAudit(repository, name) ? (0, import_report_text.auditText)(await openAudit(repository, name), repository, format, style) : (0, import_report_text.reviewText)(await (0, import_open_run.openRun)(repository, name), repository, format, style);
}
});
