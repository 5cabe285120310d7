var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_answers_4f5987d0;
var from_audit_start_bae0b08e;
var from_audit_status_37b05b58;
var from_chunk_085a2d43;
var from_chunk_c445cf6b;
var from_main;
parts["audit-XA5UZ5A2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  auditCommand: () => auditCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
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
    { name: "yes", type: "boolean", summary: "of start: audit more than 50 files too" },
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
      summary: "of finish --merge: merge also what stands on the branch and no fix review has seen"
    },
    { name: "json", type: "boolean", summary: "of start and status: the answer as JSON on stdout" }
  ],
  takes: { least: 1, most: 1e3, paths: true },
  details: `start [PRESET] [changed|all] [-- PATH\u2026]: PRESET is qa (default), hacker, perf, ux or custom. Without a scope,
what changed since the default branch. Ends with "audit: AUDIT"; \`correctless next AUDIT\` goes on.
triage AUDIT fix|defer|dispute ID\u2026 : what is to become of findings; \`all\` stands for those that are left. Plain arguments.
answer AUDIT continue|stop: whether to go on where rounds bring findings back or find more instead of less.
status [AUDIT]: where it stands; changes nothing. stop AUDIT --reason TEXT: ends it where it stands.
finish AUDIT: closes an audit that has ended: removes its work tree, puts its refs away, merges only with --merge. Nothing
is ever pushed. An audit that did not converge says so there and in the merge; a fix that no fix review has seen is merged
only with --unreviewed. \`correctless verdict AUDIT\`: 0 converged and nothing grave left, 1 critical or high not fixed, 2
over the packet budget, 3 anything else. Files and refs: docs/audits.md.`,
  run: async (input) => {
    const [action = ""] = input.positionals;
    const known = ACTIONS.find((one) => one === action);
    if (known !== void 0) return runAction(known, input);
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `correctless audit cannot "${action}"`, {
      hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(action, ACTIONS)}one of: ${ACTIONS.join(", ")}`
    });
  }
};
async function runAction(action, input) {
  switch (action) {
    case "start":
      return (await Promise.resolve().then(() => __toESM((from_audit_start_bae0b08e ??= require("./audit-start-bae0b08e.cjs"))["audit-start-D334BFHV"]()))).startAction(input);
    case "triage":
      return (await Promise.resolve().then(() => __toESM((from_audit_answers_4f5987d0 ??= require("./audit-answers-4f5987d0.cjs"))["audit-answers-EU2WV3BH"]()))).triageAction(input);
    case "answer":
      return (await Promise.resolve().then(() => __toESM((from_audit_answers_4f5987d0 ??= require("./audit-answers-4f5987d0.cjs"))["audit-answers-EU2WV3BH"]()))).answerAction(input);
    case "status":
      return (await Promise.resolve().then(() => __toESM((from_audit_status_37b05b58 ??= require("./audit-status-37b05b58.cjs"))["audit-status-ZCJEVN4J"]()))).statusAction(input);
    case "stop":
      return (await Promise.resolve().then(() => __toESM((from_audit_answers_4f5987d0 ??= require("./audit-answers-4f5987d0.cjs"))["audit-answers-EU2WV3BH"]()))).stopAction(input);
    case "finish":
      return (await Promise.resolve().then(() => __toESM((from_audit_answers_4f5987d0 ??= require("./audit-answers-4f5987d0.cjs"))["audit-answers-EU2WV3BH"]()))).finishAction(input);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditCommand
});
});
