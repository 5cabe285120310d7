var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["which-runs"] = __part((module, exports) => {
__export(exports, { lacksRun: () => lacksRun, withRuns: () => withRuns });
var [import_list_runs, import_report_file, import_layout, import_repository_2, import_fold_journal, import_audit_tree, import_untracked, import_test_runs, import_sealed_files, import_audit_paths, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_chunk_PQNXDWJD] = ["list-runs-4e8926fb/list-runs", "open-run-ba804728/report-file", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "fold-journal-a0455a18/fold-journal", "own-files-0777bacd/audit-tree", "own-files-0777bacd/untracked", "fold-journal-a0455a18/test-runs", "matches-schema-2b17f0d0/sealed-files", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var MOST = 5;
function lacksRun({ usage }, error) {
  return error instanceof import_failure.Failure && error.code === "usage/missing-argument" && // `reply RUN/N` lacks its file alone.
  !error.message.includes(" needs FILE") && /^RUN\b/.test(usage);
}
async function withRuns(refusal, { usage }, cwd) {
  try {
    const takesAudit = usage.startsWith("RUN|AUDIT");
    const repository = await (0, import_repository_2.openRepository)(cwd);
    const names = await namesHere(repository, takesAudit);
    const audits = takesAudit ? [] : (await (0, import_fold_journal.listAudits)(repository)).filter(({ state }) => state.finished === void 0);
    const more = names.length > MOST ? `, and ${names.length - MOST} more` : "";
    const here = names.length === 0 ? audits.length > 0 ? "" : "No runs yet: correctless plan" : `there are: ${names.slice(0, MOST).join(", ")}${more}`;
    return new import_failure.Failure("usage/missing-argument", refusal.message, {
      hint: [here, ...audits.map(slotsOf), refusal.hint ?? ""].filter((line) => line !== "").join("\n")
    });
  } catch (error) {
    if (error instanceof import_failure.Failure) return refusal;
    throw error;
  }
}
function slotsOf({ file }) {
  return `slots of audit ${file.audit}: correctless status ${file.audit}`;
}
async function namesHere(repository, withAudits) {
  const runs = (await (0, import_list_runs.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = withAudits ? await (0, import_fold_journal.listAudits)(repository) : [];
  return [
    ...runs.map(({ run, status }) => `${run} (${status})`),
    ...audits.map(({ file, state }) => `${file.audit} (audit${state.ended === void 0 ? ", open" : ""})`)
  ];
}
});
