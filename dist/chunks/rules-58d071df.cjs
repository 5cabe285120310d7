var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["rules"] = __part((module, exports) => {
__export(exports, { rulesCommand: () => rulesCommand });
var [import_asked_target, import_read_skipped, import_parser, import_short_ids, import_resolve_target, import_merge_trees, import_listed_files, import_target, import_pull_request_target, import_changed_links, import_map_with_limit, import_place, import_gh, import_bounded_program, import_remotes, import_repository_name, import_hunk_text, import_drive_git, import_text_called_binary, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_lock_file, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_asked_objects, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_repository_2, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["target-823430ed/asked-target", "text-called-binary-fe526637/read-skipped", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/merge-trees", "file-header-a064cb69/listed-files", "target-823430ed/target", "target-823430ed/pull-request-target", "suppressions-2-f634e93d/changed-links", "file-header-a064cb69/map-with-limit", "file-header-a064cb69/place", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/remotes", "target-823430ed/repository-name", "suppressions-2-f634e93d/hunk-text", "snapshot-b5aa8515/drive-git", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/asked-objects", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/repository-2", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_path = require("node:path");
function rulesJson({ base, rules, changedInDiff }) {
  return {
    base,
    rules: rules.map(({ rule: { path, source, paths, sha256 }, governs }) => ({
      path,
      source,
      paths,
      governs,
      sha256
    })),
    changedInDiff
  };
}
function rulesText({ base, rules, changedInDiff }, asked) {
  const inForce = rules.filter(({ governs }) => governs.length > 0);
  const idle = rules.filter(({ governs }) => governs.length === 0);
  const at = `at ${base.slice(0, 12)}`;
  if (rules.length === 0) return `No rule files ${at}.
${changedText(changedInDiff)}`;
  return [
    `${(0, import_counted.counted)(rules.length, "rule file")} ${at}, ${inForce.length} in force for ${(0, import_counted.counted)(asked, "file")}.
`,
    ...inForce.map((one) => `
${heading(one.rule)}
${reasons(one, asked)}`),
    idle.length === 0 ? "" : "\nGoverning none of these files:\n",
    ...idle.map(({ rule }) => `  ${heading(rule)}${rule.paths === null ? "" : `: ${quoted(rule.paths)}`}
`),
    changedText(changedInDiff)
  ].join("");
}
function heading({ path, source, via }) {
  return `${(0, import_printable.printable)(path)} (${source}${via === void 0 ? "" : `, through ${via.map(import_printable.printable).join(", ")}`})`;
}
function reasons({ rule, governs }, asked) {
  const why = (0, import_matched_paths.compileRule)(rule);
  const byReason = /* @__PURE__ */ new Map();
  for (const path of governs) {
    const reason = reasonText(why(path));
    const same = byReason.get(reason);
    if (same === void 0) byReason.set(reason, [path]);
    else same.push(path);
  }
  return [...byReason].map(([reason, paths]) => {
    const which = asked > 1 && paths.length === asked ? [`all ${(0, import_counted.counted)(asked, "file")}`] : paths.map(import_printable.printable);
    return `  ${reason}:
${which.map((path) => `    ${path}
`).join("")}`;
  }).join("");
}
function reasonText(why) {
  switch (why?.kind) {
    case void 0:
      return "nothing";
    case "always":
      return "always";
    case "directory":
      return `everything in ${(0, import_printable.printable)(why.directory)}/`;
    case "glob":
      return `matches ${quoted([why.glob])}${why.directory === "" ? "" : ` in ${(0, import_printable.printable)(why.directory)}/`}`;
  }
}
function changedText(paths) {
  if (paths.length === 0) return "";
  return `
Rule changed in this diff, not applied:
${paths.map((path) => `  ${(0, import_printable.printable)(path)}
`).join("")}`;
}
function quoted(globs) {
  return globs.map((glob) => (0, import_printable.printable)(glob) === glob ? `"${glob}"` : (0, import_printable.printable)(glob)).join(", ");
}
var rulesCommand = {
  name: "rules",
  summary: "Shows which rule files govern a change or a file, and why",
  usage: "[TARGET | --staged | --uncommitted | --file PATH\u2026 [--at REV]] [--json] [-- PATH\u2026]",
  flags: [
    { name: "staged", type: "boolean", summary: "what is staged" },
    { name: "uncommitted", type: "boolean", summary: "all uncommitted and untracked work" },
    { name: "file", type: "string", multiple: true, value: "PATH", summary: "a file instead of a change" },
    {
      name: "at",
      type: "string",
      value: "REV",
      summary: "with --file: the rules of that commit (default: HEAD)"
    },
    { name: "json", type: "boolean", summary: "the answer as JSON on stdout" }
  ],
  takes: { least: 0, most: 1, paths: true },
  details: `The rules are read at the base of the change, so a rule that the change edits, adds or deletes counts as it was.
JSON: {base, rules[{path, source, paths[]|null, governs[changed path\u2026], sha256}], changedInDiff[path\u2026]}
What is wrong with a rule file is said on stderr.`,
  run: async (input) => {
    const { answer, asked, notes } = await (input.options("file").length > 0 ? ofFiles(input) : ofChange(input));
    const warnings = notes.map((note) => `${(0, import_printable.printable)(note)}
`).join("");
    const text = rulesText(answer, asked) + (warnings === "" ? "" : `
Notes:
${warnings}`);
    if (!input.flag("json")) return { status: 0, stdout: text };
    return { status: 0, stdout: (0, import_inert_2.inertJson)(rulesJson(answer)), stderr: text };
  }
};
async function ofChange({ cwd, positionals, paths, flag, option }) {
  if (option("at") !== void 0) {
    throw new import_failure.Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const flags = { staged: flag("staged"), uncommitted: flag("uncommitted"), paths };
  const { repository, target } = await (0, import_asked_target.askedTarget)(cwd, positionals, flags);
  const { base, changed } = await (0, import_read_skipped.readChangedLines)(repository, target);
  const { rules, notes } = await (0, import_parser.readRules)(repository, (0, import_revision.settingsTree)(base));
  const inForce = (0, import_matched_paths.rulesInForce)(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: (0, import_matched_paths.changedRules)(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new import_failure.Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await (0, import_asked_target.askedTarget)(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await (0, import_revisions.commitNamed)(repository, option("at") ?? "HEAD");
  const { rules, notes } = await (0, import_parser.readRules)(repository, tree);
  const answer = { base: sha, rules: (0, import_matched_paths.rulesInForce)(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option("at") === void 0);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}
async function missingFiles(repository, tree, files, alsoInWorkTree) {
  const entries = await (0, import_objects.listTree)(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && await (0, import_files.exists)((0, import_node_path.join)(repository.top, file))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    })
  );
  return notes.flat();
}
function fileNamed(path) {
  const file = (0, import_objects.asRepoPath)(path);
  if (file !== void 0) return file;
  throw new import_failure.Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
});
