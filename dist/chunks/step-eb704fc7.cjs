var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["step"] = __part((module, exports) => {
__export(exports, { stepCommand: () => stepCommand });
var [import_step_question, import_decode_reply, import_bounded_input, import_did_you_mean, import_check_step, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_hunk_order, import_line_index, import_substance, import_line_span, import_counted, import_ignored_files, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_repository_2, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_stdin, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["step-eb704fc7/step-question", "bounded-input-af41110e/decode-reply", "bounded-input-af41110e/bounded-input", "main-9da6c79b/did-you-mean", "check-step-c3057eee/check-step", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/ignored-files", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "objects-0b8527c9/repository-2", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/stdin", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var stepCommand = {
  name: "step",
  summary: "Checks an executor's claim about one step of a plan: the step's mode, scope and files, and git's own account",
  usage: "check|plan|begin --step FILE|- --result FILE|- [--base REV] [--allow PATHSPEC\u2026] [--exclude PATHSPEC\u2026] [--capture hooks|manual]",
  flags: [
    { name: "step", type: "string", value: "FILE|-", summary: "the step as JSON (schemas/step.schema.json)" },
    {
      name: "result",
      type: "string",
      value: "FILE|-",
      summary: "the executor's whole reply (schemas/execute-step.schema.json)"
    },
    {
      name: "base",
      type: "string",
      value: "REV",
      summary: "what the executor started from, a commit or what begin printed: the claim must agree with what git says changed since"
    },
    {
      name: "allow",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths the step may change, in gitignore syntax"
    },
    {
      name: "exclude",
      type: "string",
      value: "PATHSPEC",
      multiple: true,
      summary: "paths no step may change, in gitignore syntax"
    },
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "of plan: who delivers the validator\u2019s reply, the client\u2019s hooks (default) or `correctless reply`"
    }
  ],
  takes: { least: 1, most: 1, paths: false },
  details: `check: stdout is always exactly one JSON object {valid, reason} (schemas/validate-plan.schema.json), whatever was handed
over; stderr names the broken rule, or says why something could not be read. Status 0 is valid, 3 is invalid or unreadable input; with
the other statuses of a refusal or of the environment the verdict is invalid too. Rules and their order: docs/steps.md.
begin is run before the executor: it prints one line for --base, with the commit and hashes of git's settings, hooks and info/, which no step may change.
plan checks the same. Without an objection it makes a run, in which the agent execute-step-validator judges what a program
cannot: stdout ends with "run: RUN", and \`correctless next RUN\` goes on. Otherwise stdout is "state: done" and the verdict,
no agent is called, and the status is 0, as that of next.`,
  run: async (input) => {
    const action = actionOf(input);
    if (action === "plan") return (await Promise.resolve().then(() => __toESM(__load("step-eb704fc7/step-plan")))).planStepCheck(input);
    if (action === "begin")
      return { status: 0, stdout: `${await (0, import_step_question.stepBegins)(await (0, import_repository_2.openRepository)(input.cwd))}
` };
    const files = (0, import_step_question.stepFiles)(input);
    try {
      return outcomeOfVerdict((await (0, import_step_question.checkedStep)(input, files)).verdict);
    } catch (error) {
      if (!(error instanceof import_failure.Failure)) throw error;
      return unreadable(error);
    }
  }
};
var ACTIONS = ["check", "plan", "begin"];
function actionOf({ positionals: [action = ""] }) {
  const known = ACTIONS.find((one) => one === action);
  if (known !== void 0) return known;
  throw new import_failure.Failure("usage/bad-value", `correctless step cannot "${action}"`, {
    hint: `${(0, import_did_you_mean.didYouMean)(action, ACTIONS)}see: correctless step --help`
  });
}
function outcomeOfVerdict({ valid, reason, rule }) {
  const stdout = `${JSON.stringify({ valid, reason })}
`;
  return { status: valid ? 0 : 3, stdout, ...rule === void 0 ? {} : { stderr: `rule: ${rule}
` } };
}
function unreadable(failure) {
  const stdout = `${JSON.stringify((0, import_step_question.verdictOfFailure)(failure))}
`;
  return { status: import_failure.FAILURES[failure.code], stdout, stderr: (0, import_outcome.failureText)(failure) };
}
});
exports["step-plan"] = __part((module, exports) => {
__export(exports, { planStepCheck: () => planStepCheck });
var [import_step_question, import_decode_reply, import_verdict_basis, import_bounded_input, import_choice, import_did_you_mean, import_cache_root_named, import_plan_step, import_finish_step, import_settings, import_tree_cache, import_plan_facts, import_parser, import_short_ids, import_create_run, import_target, import_pull_request_target, import_templates_gen, import_redact_hunks, import_fingerprint_2, import_stored_reply, import_repository_name, import_shown_path, import_packet_2, import_rubric, import_redact_2, import_check_step, import_work_tree_of, import_cross_check, import_path_patterns, import_revisions, import_nearest, import_config, import_suppressions_2, import_rest_of_history, import_file_header, import_names, import_verify_finding, import_looks, import_matched_paths, import_index, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_hunk_order, import_line_index, import_revision, import_substance, import_line_span, import_counted, import_ignored_files, import_stamped, import_snapshot, import_one_object, import_own_files, import_background_files, import_configured_programs, import_largest_text, import_next_command, import_layout, import_repository_2, import_untracked, import_sealed_files, import_fingerprint, import_severity_rank, import_objects, import_printable, import_vocabulary, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_stdin, import_version_2, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["step-eb704fc7/step-question", "bounded-input-af41110e/decode-reply", "finish-step-ff6e5c95/verdict-basis", "bounded-input-af41110e/bounded-input", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "target-823430ed/cache-root-named", "check-step-c3057eee/plan-step", "finish-step-ff6e5c95/finish-step", "templates.gen-34c24269/settings", "templates.gen-34c24269/tree-cache", "shown-files-3b977f13/plan-facts", "parser-38996fb6/parser", "file-header-a064cb69/short-ids", "suppressions-2-f634e93d/create-run", "target-823430ed/target", "target-823430ed/pull-request-target", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/stored-reply", "target-823430ed/repository-name", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/redact-2", "check-step-c3057eee/check-step", "finish-step-ff6e5c95/work-tree-of", "file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "suppressions-2-f634e93d/config", "suppressions-2-f634e93d/suppressions-2", "file-header-a064cb69/rest-of-history", "file-header-a064cb69/file-header", "file-header-a064cb69/names", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "snapshot-b5aa8515/ignored-files", "objects-0b8527c9/stamped", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/one-object", "own-files-0777bacd/own-files", "own-files-0777bacd/background-files", "own-files-0777bacd/configured-programs", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/next-command", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "own-files-0777bacd/untracked", "matches-schema-2b17f0d0/sealed-files", "objects-0b8527c9/fingerprint", "own-files-0777bacd/severity-rank", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/stdin", "main/version-2", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_failure.Failure)) throw error;
    const verdict = (0, import_step_question.verdictOfFailure)(error);
    return { ...done(verdict), status: import_failure.FAILURES[error.code], stderr: (0, import_outcome.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_step_question.stepFiles)(input);
  const captured = (0, import_choice.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_repository_2.openRepository)(input.cwd);
  const fingerprint = await (0, import_fingerprint_2.fingerprintRepository)(repository);
  const { tree } = await (0, import_snapshot.snapshotWorkTree)(repository);
  const asked = input.option("base");
  const rev = (0, import_step_question.baseRevision)(asked ?? "HEAD");
  const why = asked === void 0 ? import_verdict_basis.NO_BASE : "the base asked for";
  const base = { ...await (0, import_revisions.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_step_question.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await (0, import_plan_step.planStep)({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_cache_root_named.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_finish_step.verdictLine)(verdict)}` };
}
});
exports["step-question"] = __part((module, exports) => {
__export(exports, { baseRevision: () => baseRevision, checkedStep: () => checkedStep, stepBegins: () => stepBegins, stepFiles: () => stepFiles, verdictOfFailure: () => verdictOfFailure });
var [import_decode_reply, import_bounded_input, import_check_step, import_revisions, import_split_sources, import_scan_json, import_one_object, import_repository_2, import_objects, import_printable, import_matches_schema, import_git, import_failure] = ["bounded-input-af41110e/decode-reply", "bounded-input-af41110e/bounded-input", "check-step-c3057eee/check-step", "file-header-a064cb69/revisions", "index-758d4a94/split-sources", "index-758d4a94/scan-json", "own-files-0777bacd/one-object", "objects-0b8527c9/repository-2", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/matches-schema", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_node_crypto = require("node:crypto");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var SET_UP = ["config", "hooks", "info"];
async function setUpOf(repository) {
  const { top, gitDir } = repository;
  const [listed, common] = await Promise.all([
    (0, import_git.runGit)(top, ["config", "--list", "--includes", "--show-origin", "-z"]),
    (0, import_git.runGit)(top, ["rev-parse", "--git-common-dir"])
  ]);
  const shared = (0, import_node_path.resolve)(top, common.stdout.toString("utf8").trim());
  const [hooks, info] = await Promise.all([
    statesBelow((0, import_node_path.join)(shared, "hooks")),
    Promise.all([.../* @__PURE__ */ new Set([shared, gitDir])].map((folder) => statesBelow((0, import_node_path.join)(folder, "info"))))
  ]);
  return { config: hash(settings(listed.stdout)), hooks: hash(hooks), info: hash(info) };
}
function settings(listing) {
  const fields = (0, import_objects.records)(listing);
  return fields.filter((_, at) => fields[at - at % 2] !== "command line:");
}
async function statesBelow(place) {
  const stats = await (0, import_promises.lstat)(place).catch(() => void 0);
  if (stats === void 0) return void 0;
  if (stats.isSymbolicLink()) return ["link", await (0, import_promises.readlink)(place)];
  if (!stats.isDirectory()) return [stats.mode & 73, hash(await content(place, stats.isFile()))];
  const names = (await (0, import_promises.readdir)(place)).toSorted();
  return Promise.all(names.map(async (name) => [name, await statesBelow((0, import_node_path.join)(place, name))]));
}
async function content(place, isFile) {
  return isFile ? (await (0, import_promises.readFile)(place)).toString("latin1") : "";
}
function hash(value) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 32);
}
var BEGUN = /^([0-9a-f]{40,64}):config=([0-9a-f]{32}),hooks=([0-9a-f]{32}),info=([0-9a-f]{32})$/;
async function stepBegins(repository) {
  const [{ sha }, setUp] = await Promise.all([(0, import_revisions.commitNamed)(repository, "HEAD"), setUpOf(repository)]);
  return `${sha}:${SET_UP.map((part) => `${part}=${setUp[part]}`).join(",")}`;
}
function baseRevision(base) {
  return BEGUN.exec(base)?.[1] ?? base;
}
async function changedConfiguration(repository, base) {
  const [, , ...was] = BEGUN.exec(base) ?? [];
  if (was.length === 0) return [];
  const now = await setUpOf(repository);
  return SET_UP.filter((part, at) => now[part] !== was[at]);
}
async function refuseLaterBase(repository, rev, written) {
  const { sha } = await (0, import_revisions.commitNamed)(repository, rev);
  if (rev.length >= 7 && sha.startsWith(rev)) return;
  const [, seconds] = /^committer .*> (\d+) /m.exec(await (0, import_one_object.commitText)(repository, sha)) ?? [];
  if (Number(seconds) * 1e3 <= written) return;
  throw new import_failure.Failure("usage/bad-value", `${(0, import_printable.printable)(rev)} is a commit made after the step was written`, {
    hint: `if the executor made it, name what it began at; if it began there: --base ${sha}`
  });
}
async function writtenAt(path) {
  return (await (0, import_promises2.stat)(path).catch(() => void 0))?.mtimeMs;
}
async function readStepResult(text) {
  const value = (0, import_scan_json.soleJsonValue)(text, { fence: true });
  const checked = await (0, import_matches_schema.checkContract)("execute-step", value);
  if (checked.kind === "valid") return { kind: "read", result: checked.value };
  const mode = checked.defects.find(({ pointer }) => pointer === "/mode");
  if (mode !== void 0 && typeof value === "object" && !Array.isArray(value)) {
    const why = mode.value === void 0 ? "mode is missing" : `${(0, import_scan_json.shown)(mode.value)} is no mode`;
    return { kind: "rejected", verdict: (0, import_check_step.rejection)("mode_invalid", `${why}: apply or fix_regression`) };
  }
  return { kind: "read", result: await (0, import_scan_json.requireContract)("execute-step", value) };
}
function stepFiles({ option }) {
  const [step, result] = [option("step"), option("result")];
  if (step === void 0 || result === void 0) {
    const missing = step === void 0 ? "step" : "result";
    throw new import_failure.Failure("usage/missing-argument", `a step check needs --${missing} FILE`, {
      hint: "see: correctless step --help"
    });
  }
  if (step !== "-" || result !== "-") return { step, result };
  throw new import_failure.Failure("usage/bad-value", "--step - and --result - cannot both be standard input", {
    hint: "put the step into a file"
  });
}
async function checkedStep(input, files) {
  const step = await readStep(input, files.step);
  const read = await readStepResult(await textOf(input, "reply", files.result));
  if (read.kind === "rejected") return { verdict: read.verdict };
  const { result } = read;
  const paths = { allow: input.options("allow"), exclude: input.options("exclude") };
  const base = input.option("base");
  const facts = base === void 0 ? { ...paths, git: void 0 } : await factsSince(input, { ...paths, base, patch: result.patch }, files.step);
  const question = { step, result, facts };
  return { verdict: (0, import_check_step.checkStep)(question), question };
}
async function factsSince(input, request, step) {
  const repository = await (0, import_repository_2.openRepository)(input.cwd);
  const base = baseRevision(request.base);
  const written = step === "-" ? void 0 : await writtenAt((0, import_node_path.resolve)(input.cwd, step));
  if (written !== void 0) await refuseLaterBase(repository, base, written);
  const facts = await (0, import_check_step.readStepFacts)(repository, { ...request, base });
  return { ...facts, setUp: await changedConfiguration(repository, request.base) };
}
function verdictOfFailure({ code, message }) {
  return { valid: false, reason: `${code}: ${message}` };
}
async function readStep(input, file) {
  return (0, import_split_sources.parseReply)("step", await textOf(input, "step", file), { fence: false });
}
async function textOf({ stdin, cwd }, kind, file) {
  return (0, import_decode_reply.decodeReply)(await (0, import_bounded_input.readInput)(kind, { file, cwd, stdin }));
}
});
