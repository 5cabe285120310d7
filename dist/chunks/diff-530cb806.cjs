var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["diff"] = __part((module, exports) => {
__export(exports, { diffCommand: () => diffCommand });
var [import_asked_target, import_read_skipped, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_target, import_pull_request_target, import_changed_links, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_drive_git, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_asked_objects, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_repository_2, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["target-823430ed/asked-target", "text-called-binary-fe526637/read-skipped", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "target-823430ed/target", "target-823430ed/pull-request-target", "suppressions-2-f634e93d/changed-links", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "snapshot-b5aa8515/drive-git", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/asked-objects", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/repository-2", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
function diffJson(changed) {
  return { files: [...changed.values()].map(fileJson) };
}
var pair = ({ start, end }) => [start, end];
var NOTHING = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 };
function fileJson(change) {
  const { path, kind } = change;
  switch (change.kind) {
    case "text": {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const lines = { added: change.added.map(pair), deletionAnchors, addedLines, removedLines };
      return from === void 0 ? { path, kind, ...lines } : { path, from, kind, ...lines };
    }
    case "deleted":
      return { path, kind, ...NOTHING, removedLines: change.removedLines };
    case "opaque":
      return { path, ...change.from && { from: change.from }, kind, why: change.why, ...NOTHING };
  }
}
var diffCommand = {
  name: "diff",
  summary: "Shows which lines a change touches, and what of it no reviewer is shown",
  usage: "[TARGET | --staged | --uncommitted] [--json] [-- PATH\u2026]",
  flags: [
    { name: "staged", type: "boolean", summary: "what is staged, against HEAD" },
    { name: "uncommitted", type: "boolean", summary: "the work tree with untracked files, against HEAD" },
    { name: "json", type: "boolean", summary: "the change as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `TARGET is a branch (from where it forked from the default branch), a commit (against its first parent), A..B or
A...B, or a pull request: '#123', in quotes, or its URL. Without one: the current branch from where it forked, with
uncommitted and untracked work. PATH is taken literally and is relative to the current folder.
JSON: {base, head, files[{path, from?, kind: text|deleted|opaque, why?, added[[start,end]\u2026], deletionAnchors[line\u2026],
addedLines, removedLines}], skipped[{path, reason, decided_by: base|content|nobody, why?, bytes, lines}]}. Lines are those
of the new file, 1-based, both ends included. head is null for work that is not committed; base is the empty tree for a first commit.`,
  run: async ({ positionals, paths, flag, cwd }) => {
    const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
    const { repository, target } = await (0, import_asked_target.askedTarget)(cwd, positionals, flags);
    const change = await (0, import_read_skipped.readChangedLines)(repository, target);
    const { files } = diffJson(change.changed);
    const text = textOf(change, files);
    return {
      status: 0,
      ...flag("json") ? { stdout: jsonOf(change, files), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf({ base, head, skipped }, files) {
  const json = { base: base.sha ?? base.tree, head: head.sha, files, skipped };
  return (0, import_inert_2.inertJson)(json);
}
function textOf({ scopeNote, skipped, renameLimitHit }, files) {
  const hidden = new Set(skipped.map(({ path }) => path));
  const shown = files.filter(({ path }) => !hidden.has(path));
  const sections = [
    `${scopeNote}
`,
    ...renameLimitHit ? ["Too many files for git to look for inexact renames: some count as deleted and added.\n"] : [],
    ...shown.length === 0 ? [] : [shown.map(fileLine).join("")],
    ...skipped.length === 0 ? [] : [`Not shown to reviewers:
${skipped.map(skippedLine).join("")}`]
  ];
  return sections.join("\n");
}
function fileLine({ path, from, kind, addedLines, removedLines }) {
  const counts = `${`+${addedLines}`.padStart(7)} ${`-${removedLines}`.padStart(7)}`;
  const renamed = from === void 0 ? "" : ` (was ${(0, import_printable.printable)(from)})`;
  return `${counts}  ${(0, import_printable.printable)(path)}${renamed}${kind === "deleted" ? " (deleted)" : ""}
`;
}
function skippedLine({ path, reason, bytes }) {
  const size = bytes === null ? "" : `${bytes} bytes`;
  return `  ${reason.padEnd(11)} ${size.padStart(16)}  ${(0, import_printable.printable)(path)}
`;
}
});
