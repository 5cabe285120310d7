var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  AGENTS: () => AGENTS,
  AGENTS_THAT_WRITE: () => AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE: () => AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT: () => AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE: () => AGENTS_WITHOUT_TREE,
  DEEP_LENSES: () => DEEP_LENSES,
  DEFAULT_LENSES: () => DEFAULT_LENSES,
  FAIL_LEVELS: () => FAIL_LEVELS,
  LENSES: () => LENSES,
  PHASES_OF: () => PHASES_OF,
  PRESETS: () => PRESETS,
  SCOPE_POLICIES: () => SCOPE_POLICIES,
  SEVERITIES: () => SEVERITIES
});
module.exports = __toCommonJS(stdin_exports);
var SEVERITIES = ["critical", "high", "medium", "low"];
var DEFAULT_LENSES = [
  "rules-compliance",
  "bug-scan",
  "dependency-check",
  "history-context",
  "comment-compliance"
];
var DEEP_LENSES = [
  "intent-fulfilment",
  "caller-impact",
  "data-flow-security",
  "codebase-fit"
];
var LENSES = [...DEFAULT_LENSES, ...DEEP_LENSES];
var REVIEW_AGENTS = ["change-summarizer", ...LENSES, "finding-scorer"];
var AGENTS = [
  ...REVIEW_AGENTS,
  "execute-step-validator",
  "audit-specialist",
  "audit-triage",
  "fix-executor",
  "fix-diff-reviewer"
];
var AGENTS_WITHOUT_SLOT = [
  "execute-step-validator",
  "fix-executor",
  "fix-diff-reviewer"
];
var AGENTS_WITHOUT_FENCE = ["fix-diff-reviewer"];
var AGENTS_THAT_WRITE = ["fix-executor"];
var AGENTS_WITHOUT_TREE = ["rules-compliance", "bug-scan"];
var SCOPE_POLICIES = ["added", "diff_context", "file", "nofilter"];
var FAIL_LEVELS = ["critical", "important", "never"];
var PHASES_OF = {
  review: ["summary", "review", "score"],
  step: ["judge"],
  hunt: ["hunt"],
  triage: ["triage"],
  fix: ["fix"],
  verify: ["verify"]
};
var PRESETS = ["qa", "hacker", "perf", "ux", "custom"];
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  AGENTS,
  AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE,
  DEEP_LENSES,
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  PHASES_OF,
  PRESETS,
  SCOPE_POLICIES,
  SEVERITIES
});
