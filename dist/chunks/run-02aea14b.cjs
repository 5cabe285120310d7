var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["run"] = __part((module, exports) => {
__export(exports, { runCommand: () => runCommand });
var [import_run_options, import_deliver, import_terminal, import_plan_request, import_asked_target, import_choice, import_did_you_mean, import_partition_files, import_cache_root_named, import_target, import_pull_request_target, import_repository_name, import_packet_2, import_nearest, import_repository_2, import_vocabulary, import_files, import_order, import_shell_word, import_git, import_real_place, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["run-options-f9a9656f/run-options", "run-options-f9a9656f/deliver", "terminal-401b7bcd/terminal", "plan-request-ec276fc0/plan-request", "target-823430ed/asked-target", "target-823430ed/choice", "main-9da6c79b/did-you-mean", "plan-request-ec276fc0/partition-files", "target-823430ed/cache-root-named", "target-823430ed/target", "target-823430ed/pull-request-target", "target-823430ed/repository-name", "objects-0b8527c9/packet-2", "main-9da6c79b/nearest", "objects-0b8527c9/repository-2", "main/vocabulary", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var ACTIONS = ["review", "audit"];
var AUDIT_FLAGS = [
  {
    name: "chunking",
    type: "boolean",
    summary: "of an audit: review fixes that are over the budget in several packets"
  }
];
var runCommand = {
  name: "run",
  summary: "Runs a whole review (the same as `correctless review`) or audit with your own Claude Code",
  usage: `review [TARGET | --staged | --uncommitted] \u2026 | audit [PRESET] [changed|all] \u2026 [--resume RUN] [--open] [--format F] [--output FILE] [--fail-on LEVEL] [--max-agents N] [--max-bytes N] [--max-tokens N] [--budget-usd X] [--model MODEL] [-- PATH\u2026]`,
  flags: [...import_run_options.RUN_FLAGS, ...import_plan_request.PLAN_FLAGS, ...AUDIT_FLAGS],
  takes: { least: 1, most: 1e3, paths: true },
  details: `review takes what \`correctless plan\` takes; audit what \`correctless audit start\` takes, and asks nobody: it fixes what is
confirmed and defers the rest. Both plan first, say what it will take, refuse over the caps with nothing started, and then run
\`claude -p\` with this plugin. Progress goes to stderr: a line for each agent at work on a terminal, else a line for each event.
Ends as the stored run says, whatever the client's status was: 0 clean, 1 findings at or above --fail-on, 2 refused, 3 incomplete
or cut off, 4 no client, 130 Ctrl-C. Ctrl-C, a killed client and a budget that is used up leave a run that \`--resume RUN\` goes on with;
what is stored is not done again. What the client is given and what it may do: docs/headless.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    if (action === "review") {
      const { reviewAction } = await Promise.resolve().then(() => __toESM(__load("run-review-0924876e/run-review")));
      (0, import_run_options.refuseGiven)({ ...input, positionals: [], paths: [] }, ["chunking"], "is about audits");
      return reviewAction({ ...input, positionals: input.positionals.slice(1) });
    }
    if (action === "audit") return (await Promise.resolve().then(() => __toESM(__load("run-audit-faeda622/run-audit")))).auditAction(input);
    throw new import_failure.Failure("usage/bad-value", `correctless run cannot "${action}"`, {
      hint: `${(0, import_did_you_mean.didYouMean)(action, ACTIONS)}one of: ${ACTIONS.join(", ")}`
    });
  }
};
});
