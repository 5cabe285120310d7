var { __load, __part } = require("../main.cjs").shared;
exports["audit"] = __part((exports) => {
var { captureFlag } = __load("main-0f98ea10/capture"), { actionOf } = __load("main-0f98ea10/choice");
var ACTIONS = ["start", "triage", "answer", "status", "stop", "finish"];
var auditCommand = {
  name: "audit",
  summary: "Starts an audit in rounds, records your decisions about it, shows it, stops it or closes it",
  usage: "start|triage|answer|status|stop|finish \u2026 [--auto] [--yes] [--chunking] [--capture hooks|manual] [--reason TEXT] [--merge [--unreviewed]] [--json] [-- PATH\u2026]",
  flags: {
    auto: "for start: ask nobody; fix confirmed findings that are critical or high, and defer the rest",
    yes: "for start: also audit more than 50 files",
    chunking: "for start: review fixes over the budget in several packets, each hunk in one",
    ...captureFlag("for start: "),
    "reason TEXT": "for triage defer|dispute and for stop: why",
    merge: "for finish: merge the branch into the checked-out one",
    unreviewed: "for finish --merge: also merge fixes that no fix review has seen",
    json: "for start and status: the answer as JSON on stdout"
  },
  takes: { least: 1, most: 1e3, paths: true },
  details: `start [PRESET] [changed|all] [-- PATH\u2026]: PRESET is qa (default), hacker, perf, ux or custom. The default scope is what changed since
the default branch. Ends with "audit: AUDIT"; \`correctless next AUDIT\` continues.
triage AUDIT fix|defer|dispute ID\u2026: decides about findings; \`all\` means those that are left.
answer AUDIT continue|stop: says whether to continue when rounds bring findings back or find more instead of fewer.
status [AUDIT]: shows how far it is, and changes nothing.
stop AUDIT --reason TEXT: ends it as it is.
finish AUDIT: closes an audit that has ended: removes its work tree and puts its refs away. It merges only with --merge, and never
pushes. An audit that did not converge says so there and in the merge. A fix that no fix review has seen is merged only with
--unreviewed.
\`correctless verdict AUDIT\`: 0 converged and nothing grave left, 1 critical or high not fixed, 2 over the packet budget, 3 anything
else. Files and refs: docs/audits.md.`,
  run: async (input) => {
    switch (actionOf("audit", input, ACTIONS)) {
      case "start":
        return (await Promise.resolve().then(() => __load("audit-files-18f762e6/audit-start"))).startAction(input);
      case "triage":
        return (await Promise.resolve().then(() => __load("audit-answers-01c61bc7/audit-answers"))).triageAction(input);
      case "answer":
        return (await Promise.resolve().then(() => __load("audit-answers-01c61bc7/audit-answers"))).answerAction(input);
      case "status":
        return (await Promise.resolve().then(() => __load("audit-status-b4b6bacc/audit-status"))).statusAction(input);
      case "stop":
        return (await Promise.resolve().then(() => __load("audit-answers-01c61bc7/audit-answers"))).stopAction(input);
      case "finish":
        return (await Promise.resolve().then(() => __load("audit-answers-01c61bc7/audit-answers"))).finishAction(input);
    }
  }
};
Object.assign(exports, { auditCommand });
});
