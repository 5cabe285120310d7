var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["review"] = __part((module, exports) => {
__export(exports, { reviewCommand: () => reviewCommand });
var [import_run_options, import_deliver, import_terminal, import_plan_request, import_asked_target, import_choice, import_did_you_mean, import_partition_files, import_cache_root_named, import_target, import_pull_request_target, import_repository_name, import_packet_2, import_nearest, import_repository_2, import_vocabulary, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["run-options-f9a9656f/run-options", "run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "plan-request-ec276fc0/plan-request", "target-823430ed/asked-target", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "target-823430ed/target", "target-823430ed/pull-request-target", "target-823430ed/repository-name", "objects-0b8527c9/packet-2", "main-9da6c79b/nearest", "objects-0b8527c9/repository-2", "main/vocabulary", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var reviewCommand = {
  name: "review",
  summary: "Reviews a change from a shell, with your own Claude Code: plans, calls the agents, prints the report",
  usage: "[TARGET | --staged | --uncommitted] [--deep | --quick | --lenses LENS,\u2026] [--yes] [--no-rules] [--open] [--resume RUN] [--format F] [--output FILE] [--fail-on LEVEL] [-- PATH\u2026]",
  flags: [...import_run_options.RUN_FLAGS, ...import_plan_request.PLAN_FLAGS],
  takes: { least: 0, most: 1e3, paths: true },
  details: `TARGET is what \`correctless plan\` takes: a branch, a commit, A..B, '#123' or the address of a pull request; without one, the
branch you are on with its uncommitted work. Says on stderr what is reviewed and what it will take, then one line for each agent at work
(one line for each event if stderr is not a terminal), and at the end where the report is as a page.
Ends as the stored run says: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete or cut off, 4 no client or no login,
130 Ctrl-C. Whatever stopped it, \`--resume RUN\` goes on, and what is stored is not done again. Without Claude Code:
\`correctless plan --capture manual\`. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => (await Promise.resolve().then(() => __toESM(__load("run-review-0924876e/run-review")))).reviewAction(input)
};
});
