var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit"] = __part((module, exports) => {
__export(exports, { auditCommand: () => auditCommand });
var [import_did_you_mean, import_nearest, import_order, import_failure, import_chunk_PQNXDWJD] = ["main-9da6c79b/did-you-mean", "main-9da6c79b/nearest", "main/order", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var ACTIONS = ["start", "triage", "answer", "status", "stop", "finish"];
var auditCommand = {
  name: "audit",
  summary: "Starts an audit in rounds, takes the user\u2019s decisions about it, shows it, stops it, closes it",
  usage: "start|triage|answer|status|stop|finish \u2026 [--auto] [--yes] [--chunking] [--capture hooks|manual] [--reason TEXT] [--merge [--unreviewed]] [--json] [-- PATH\u2026]",
  flags: [
    {
      name: "auto",
      type: "boolean",
      summary: "of start: ask nobody; fix what is confirmed, critical or high; defer the rest"
    },
    { name: "yes", type: "boolean", summary: "of start: also audit more than 50 files" },
    {
      name: "chunking",
      type: "boolean",
      summary: "of start: review fixes that are over the budget in several packets, each hunk in one"
    },
    {
      name: "capture",
      type: "string",
      value: "hooks|manual",
      summary: "of start: who delivers the replies: the client\u2019s hooks (default) or `correctless reply`"
    },
    { name: "reason", type: "string", value: "TEXT", summary: "of triage defer|dispute and of stop: why" },
    { name: "merge", type: "boolean", summary: "of finish: merge the branch into the one checked out" },
    {
      name: "unreviewed",
      type: "boolean",
      summary: "of finish --merge: also merge what no fix review has seen"
    },
    { name: "json", type: "boolean", summary: "of start and status: the answer as JSON on stdout" }
  ],
  takes: { least: 1, most: 1e3, paths: true },
  details: `start [PRESET] [changed|all] [-- PATH\u2026]: PRESET is qa (default), hacker, perf, ux or custom. Without a scope,
what changed since the default branch. Ends with "audit: AUDIT"; \`correctless next AUDIT\` goes on.
triage AUDIT fix|defer|dispute ID\u2026 : what is to become of findings; \`all\` means those that are left. Plain arguments.
answer AUDIT continue|stop: whether to go on where rounds bring findings back or find more instead of less.
status [AUDIT]: how far it is; changes nothing. stop AUDIT --reason TEXT: ends it as it is.
finish AUDIT: closes an audit that has ended: removes its work tree, puts its refs away, merges only with --merge. Nothing
is ever pushed. An audit that did not converge says so there and in the merge; a fix that no fix review has seen is merged
only with --unreviewed. \`correctless verdict AUDIT\`: 0 converged and nothing grave left, 1 critical or high not fixed, 2
over the packet budget, 3 anything else. Files and refs: docs/audits.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    const known = ACTIONS.find((one) => one === action);
    if (known !== void 0) return runAction(known, input);
    throw new import_failure.Failure("usage/bad-value", `correctless audit cannot "${action}"`, {
      hint: `${(0, import_did_you_mean.didYouMean)(action, ACTIONS)}one of: ${ACTIONS.join(", ")}`
    });
  }
};
async function runAction(action, input) {
  switch (action) {
    case "start":
      return (await Promise.resolve().then(() => __toESM(__load("audit-files-f8ef0d9b/audit-start")))).startAction(input);
    case "triage":
      return (await Promise.resolve().then(() => __toESM(__load("audit-answers-0852e881/audit-answers")))).triageAction(input);
    case "answer":
      return (await Promise.resolve().then(() => __toESM(__load("audit-answers-0852e881/audit-answers")))).answerAction(input);
    case "status":
      return (await Promise.resolve().then(() => __toESM(__load("audit-status-9888192f/audit-status")))).statusAction(input);
    case "stop":
      return (await Promise.resolve().then(() => __toESM(__load("audit-answers-0852e881/audit-answers")))).stopAction(input);
    case "finish":
      return (await Promise.resolve().then(() => __toESM(__load("audit-answers-0852e881/audit-answers")))).finishAction(input);
  }
}
});
