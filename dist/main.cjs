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
var from_look_5b70fc92;
var from_look_8e7d71ec;
var from_post_085335f0;
var from_pre_ca3b2af3;
var from_resume_4c146eac;
var from_stop_e308ec8f;
parts["chunk-3HBUPN4Z"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowLook: () => allowLook,
  deny: () => deny,
  goOn: () => goOn,
  receipt: () => receipt,
  replaceInput: () => replaceInput,
  sendBack: () => sendBack
});
module.exports = __toCommonJS(stdin_exports);
var goOn = { status: 0 };
function replaceInput(input) {
  return json({ hookSpecificOutput: { hookEventName: "PreToolUse", updatedInput: input } });
}
function allowLook(input) {
  return json({
    hookSpecificOutput: { hookEventName: "PreToolUse", permissionDecision: "allow", updatedInput: input }
  });
}
function deny(reason) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PreToolUse",
      permissionDecision: "deny",
      permissionDecisionReason: reason
    }
  });
}
function sendBack(reason) {
  return json({ decision: "block", reason });
}
function receipt(toolResponse, line) {
  return json({
    hookSpecificOutput: {
      hookEventName: "PostToolUse",
      updatedToolOutput: {
        ...toolResponse,
        content: [{ type: "text", text: line }],
        canContinueAgent: false
      }
    }
  });
}
function json(value) {
  return { status: 0, stdout: `${JSON.stringify(value)}
` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowLook,
  deny,
  goOn,
  receipt,
  replaceInput,
  sendBack
});
});
parts["chunk-HMYIUGB2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  INPUT_LIMITS: () => INPUT_LIMITS,
  inputTooLarge: () => inputTooLarge
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = parts["chunk-J3I4R3VV"]();
var MB = 1024 * 1024;
var INPUT_LIMITS = {
  findings: { bytes: 64 * MB, called: "the list of findings" },
  /** The largest honest reply is 100 findings; this is many times that. */
  reply: { bytes: 4 * MB, called: "the reply" },
  step: { bytes: 4 * MB, called: "the step" },
  configuration: { bytes: MB, called: "the configuration" },
  /** Ten thousand entries, which is as many as the contract takes, of half a kilobyte. */
  suppressions: { bytes: 8 * MB, called: "the list of suppressions" },
  /** What the client hands a hook: it holds a reply, and what a tool answered. */
  event: { bytes: 64 * MB, called: "the event" }
};
function inputTooLarge(kind, from) {
  const { bytes, called } = INPUT_LIMITS[kind];
  const where = from === void 0 ? "" : `, ${from},`;
  return new import_chunk_J3I4R3VV.Failure(
    "usage/input-too-large",
    `${called}${where} has more than ${bytes} bytes (${bytes / MB} MB), and no more are read`,
    { hint: "no honest input of this kind is as large: look at what wrote it" }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  INPUT_LIMITS,
  inputTooLarge
});
});
parts["chunk-J3I4R3VV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  FAILURES: () => FAILURES,
  Failure: () => Failure
});
module.exports = __toCommonJS(stdin_exports);
var FAILURES = {
  "usage/unknown-command": 2,
  "usage/unknown-option": 2,
  "usage/missing-argument": 2,
  "usage/bad-value": 2,
  "usage/input-too-large": 2,
  "scope/empty": 2,
  "scope/base-is-head": 2,
  "scope/unknown-revision": 2,
  "scope/unrelated-histories": 2,
  "scope/several-merge-bases": 2,
  "scope/no-default-branch": 2,
  "scope/too-many-files": 2,
  "scope/too-much-text": 2,
  "scope/unmerged": 2,
  "scope/no-pull-request": 2,
  "scope/no-github-remote": 2,
  "scope/wrong-repository": 2,
  "scope/pull-request-closed": 2,
  "rules/none-found": 2,
  "config/unreadable": 2,
  "config/unknown-key": 2,
  "config/bad-value": 2,
  "refused/no-json": 3,
  "refused/several-json-values": 3,
  "refused/not-strict-json": 3,
  "refused/duplicate-key": 3,
  "refused/too-deep": 3,
  "refused/too-large": 3,
  "refused/schema": 3,
  "refused/wrong-slot": 3,
  "refused/duplicate-id": 3,
  "refused/claims": 3,
  "refused/not-a-diff": 3,
  "refused/combined-diff": 3,
  "refused/malformed-diff": 3,
  "refused/diff-disagrees-with-git": 3,
  "refused/diff-disagrees-with-github": 3,
  "refused/empty-change-map": 3,
  "run/unknown": 2,
  "run/unknown-slot": 2,
  "run/corrupt": 3,
  "run/foreign": 3,
  "run/tracked": 2,
  "run/other-repository": 2,
  "run/not-finished": 3,
  "run/captured-by-hooks": 2,
  "run/slot-stored": 2,
  "run/over-cap": 2,
  "run/stopped": 130,
  "post/no-pull-request": 2,
  "post/outdated": 2,
  "post/pending-review": 2,
  "post/refused": 4,
  "merge/no-shards": 2,
  "merge/not-a-shard": 2,
  "merge/other-plan": 2,
  "merge/shard-twice": 2,
  "merge/edited-shard": 3,
  "merge/unknown-head": 4,
  /** Markers of the fix review, in the words that other tools look for. */
  "PROMPT-BUDGET-EXCEEDED": 2,
  "FAIL-CLOSED": 3,
  "FORENSIC-LOG-FAILED": 3,
  "audit/blocking": 3,
  "audit/unknown": 2,
  "audit/open": 2,
  "audit/busy": 2,
  "audit/not-over": 2,
  "audit/unreviewed": 3,
  "audit/no-test-command": 2,
  "audit/no-roles": 2,
  "audit/no-question": 2,
  "audit/setup-failed": 4,
  "audit/branch-exists": 2,
  "audit/no-branch": 2,
  "audit/work-tree-dirty": 2,
  "audit/ref-exists": 3,
  "audit/branch-moved": 3,
  "audit/merge-conflict": 3,
  "environment/not-a-repository": 4,
  "environment/no-commits": 4,
  "environment/no-identity": 4,
  "environment/shallow-without-base": 4,
  "environment/git-missing": 4,
  "environment/git-failed": 4,
  "environment/file-unreadable": 4,
  "environment/file-unwritable": 4,
  "environment/output-lost": 4,
  "environment/tree-unavailable": 4,
  "environment/key-unsafe": 4,
  "environment/not-started": 4,
  "environment/client-missing": 4,
  "environment/client-not-logged-in": 4,
  "environment/fetch-failed": 4,
  "environment/pull-request-moved": 4,
  "environment/gh-missing": 4,
  "environment/gh-not-logged-in": 4,
  "environment/gh-no-access": 4,
  "environment/gh-rate-limited": 4,
  "environment/gh-unreachable": 4,
  "environment/gh-failed": 4
};
var Failure = class extends Error {
  name = "Failure";
  code;
  hint;
  constructor(code, message, options = {}) {
    super(message, options.cause === void 0 ? {} : { cause: options.cause });
    this.code = code;
    this.hint = options.hint;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FAILURES,
  Failure
});
});
parts["chunk-K4ATK6KK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readDescriptor: () => readDescriptor,
  readStdin: () => readStdin
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_HMYIUGB2 = parts["chunk-HMYIUGB2"]();
var import_node_fs = require("node:fs");
var CHUNK = 64 * 1024;
async function readStdin(kind) {
  const most = import_chunk_HMYIUGB2.INPUT_LIMITS[kind].bytes;
  const chunks = [];
  const read = readDescriptor(0, most, chunks);
  if (read === "too-large") throw (0, import_chunk_HMYIUGB2.inputTooLarge)(kind);
  return read === "wait" ? restOfStdin(kind, chunks) : read;
}
function readDescriptor(descriptor, most, chunks = []) {
  for (let total = 0; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const bytes = readOrWait(descriptor, chunk);
    if (bytes === "wait") return "wait";
    if (bytes === 0) return Buffer.concat(chunks);
    total += bytes;
    if (total > most) return "too-large";
    chunks.push(chunk.subarray(0, bytes));
  }
}
function readOrWait(descriptor, chunk) {
  try {
    return (0, import_node_fs.readSync)(descriptor, chunk);
  } catch (error) {
    const { code } = error;
    if (code === "EOF") return 0;
    if (code === "EAGAIN") return "wait";
    throw error;
  }
}
async function restOfStdin(kind, chunks) {
  const most = import_chunk_HMYIUGB2.INPUT_LIMITS[kind].bytes;
  let total = chunks.reduce((sum, { length }) => sum + length, 0);
  for await (const chunk of process.stdin) {
    total += chunk.length;
    if (total > most) throw (0, import_chunk_HMYIUGB2.inputTooLarge)(kind);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readDescriptor,
  readStdin
});
});
parts["chunk-L6TL3TS4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  failureText: () => failureText,
  outcomeOf: () => outcomeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_J3I4R3VV = parts["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = parts["chunk-WDRVM6EA"]();
function outcomeOf(error) {
  if (error instanceof import_chunk_J3I4R3VV.Failure) return { status: import_chunk_J3I4R3VV.FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return { status: 70, stderr: `internal error, please report it
${stack}
` };
}
function failureText(failure) {
  const hint = failure.hint === void 0 ? "" : `hint: ${failure.hint}
`;
  return (0, import_chunk_WDRVM6EA.inertBlock)(`${failure.code}: ${failure.message}
${hint}`);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  failureText,
  outcomeOf
});
});
parts["chunk-PI4NLZB6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  copyFile: () => copyFile,
  letTimersRun: () => letTimersRun,
  link: () => link,
  lstat: () => lstat,
  mkdir: () => mkdir,
  mkdtemp: () => mkdtemp,
  open: () => open,
  readFile: () => readFile,
  readdir: () => readdir,
  readlink: () => readlink,
  realpath: () => realpath,
  rename: () => rename,
  rm: () => rm,
  stat: () => stat,
  writeFile: () => writeFile
});
module.exports = __toCommonJS(stdin_exports);
var import_node_fs = require("node:fs");
var letsTimersRun = false;
function letTimersRun() {
  letsTimersRun = true;
}
var copyFile = either("copyFile", import_node_fs.copyFileSync);
var link = either("link", import_node_fs.linkSync);
var lstat = either("lstat", import_node_fs.lstatSync);
var mkdir = either("mkdir", import_node_fs.mkdirSync);
var mkdtemp = either("mkdtemp", import_node_fs.mkdtempSync);
var open = either("open", openNow);
var readFile = either("readFile", import_node_fs.readFileSync);
var readdir = either("readdir", import_node_fs.readdirSync);
var readlink = either("readlink", import_node_fs.readlinkSync);
var realpath = either("realpath", import_node_fs.realpathSync.native);
var rename = either("rename", import_node_fs.renameSync);
var rm = either("rm", import_node_fs.rmSync);
var stat = either("stat", import_node_fs.statSync);
var writeFile = either("writeFile", import_node_fs.writeFileSync);
function either(name, now) {
  const promised = (...args) => letsTimersRun ? import_node_fs.promises[name](...args) : new Promise((resolve) => {
    resolve(now(...args));
  });
  return promised;
}
function openNow(path, flags) {
  const file = (0, import_node_fs.openSync)(path, flags);
  return {
    write: (bytes) => ({ bytesWritten: (0, import_node_fs.writeSync)(file, bytes) }),
    stat: () => (0, import_node_fs.fstatSync)(file),
    truncate: (length) => {
      (0, import_node_fs.ftruncateSync)(file, length);
    },
    close: () => {
      (0, import_node_fs.closeSync)(file);
    }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  copyFile,
  letTimersRun,
  link,
  lstat,
  mkdir,
  mkdtemp,
  open,
  readFile,
  readdir,
  readlink,
  realpath,
  rename,
  rm,
  stat,
  writeFile
});
});
parts["chunk-PQNXDWJD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  __commonJS: () => __commonJS,
  __require: () => __require,
  __toESM: () => __toESM
});
module.exports = __toCommonJS(stdin_exports);
var __create = Object.create;
var __defProp2 = Object.defineProperty;
var __getOwnPropDesc2 = Object.getOwnPropertyDescriptor;
var __getOwnPropNames2 = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp2 = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames2(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps2 = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames2(from))
      if (!__hasOwnProp2.call(to, key) && key !== except)
        __defProp2(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc2(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps2(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp2(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  __commonJS,
  __require,
  __toESM
});
});
parts["chunk-PXWIJ4LO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  AGENTS: () => AGENTS,
  AGENTS_OF_SEVERAL: () => AGENTS_OF_SEVERAL,
  AGENTS_THAT_WRITE: () => AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE: () => AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT: () => AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE: () => AGENTS_WITHOUT_TREE,
  DEEP_LENSES: () => DEEP_LENSES,
  DEFAULT_LENSES: () => DEFAULT_LENSES,
  FAIL_LEVELS: () => FAIL_LEVELS,
  LENSES: () => LENSES,
  MOST_DEFECTS_TOGETHER: () => MOST_DEFECTS_TOGETHER,
  MOST_PLACES_OF_SMALL: () => MOST_PLACES_OF_SMALL,
  MOST_PLACES_TOGETHER: () => MOST_PLACES_TOGETHER,
  PHASES_OF: () => PHASES_OF,
  PRESETS: () => PRESETS,
  REVIEW_AGENTS: () => REVIEW_AGENTS,
  SCOPE_POLICIES: () => SCOPE_POLICIES,
  SEVERITIES: () => SEVERITIES,
  SOURCE_LENSES: () => SOURCE_LENSES,
  SOURCE_READER: () => SOURCE_READER,
  STAGES: () => STAGES,
  lensRecord: () => lensRecord
});
module.exports = __toCommonJS(stdin_exports);
var LENS = {
  order: 1,
  group: "default",
  says: "The change breaks a rule of the project that stood before it.",
  looksAt: "rules and the diff",
  source: "rules",
  hasTree: false,
  parts: [],
  proof: { ruleFile: "path", ruleText: "text" },
  provenBy: "rule",
  holdsWhen: "whole sentences or list items of the rule file at base, which governs the file",
  evidence: [{ kind: "rule", source: "{ruleFile}", text: "{ruleText}" }]
};
var LENS2 = {
  order: 2,
  group: "default",
  says: "The changed lines contain a defect.",
  looksAt: "the change, and everything that it touches",
  source: "change",
  hasTree: true,
  parts: ["intent", "stack and checklist", "related"],
  proof: { trigger: "text" },
  provenBy: "scorer",
  holdsWhen: "the input or state that shows it, for the scorer to judge",
  statesIntent: true,
  evidence: [{ kind: "trigger", source: "input or state", text: "{trigger}" }]
};
var LENS3 = {
  order: 3,
  group: "default",
  says: "The change uses a dependency in a way it does not offer.",
  looksAt: "what the change uses",
  source: "imports",
  hasTree: true,
  parts: ["intent", "stack", "related"],
  proof: { dependency: "text", expectedUsage: "text", actualUsage: "text" },
  provenBy: "scorer",
  holdsWhen: "for the scorer to judge",
  evidence: [
    { kind: "dependency", source: "{dependency}", text: "expected {expectedUsage}; found {actualUsage}" }
  ]
};
var LENS4 = {
  order: 4,
  group: "default",
  says: "The change undoes what an earlier commit did on purpose.",
  looksAt: "commits that touched the same lines",
  source: "history",
  hasTree: true,
  parts: ["intent"],
  proof: { commitRef: "commit", historicalContext: "text" },
  provenBy: "commit",
  holdsWhen: "the commit is in the table that code made, for a file that the finding quotes",
  evidence: [{ kind: "commit", source: "{commitRef}", text: "{historicalContext}" }]
};
var LENS5 = {
  order: 5,
  group: "default",
  says: "The change contradicts a comment in the code it touches.",
  looksAt: "comments near the change",
  source: "comments",
  hasTree: true,
  parts: ["intent"],
  proof: { commentText: "text" },
  provenBy: "comment",
  holdsWhen: "stands in one comment of the file, in a language that has a scanner here",
  evidence: [{ kind: "comment", source: "{file}", text: "{commentText}" }]
};
var LENS6 = {
  order: 6,
  group: "deep",
  says: "The change does not do what its author promises.",
  looksAt: "what the author promises, against behaviour",
  source: "intent",
  hasTree: true,
  parts: ["intent in full"],
  proof: { intentText: "text" },
  provenBy: "intent",
  holdsWhen: "stands in the pull request or a commit message as its packet showed them; the summary does not count",
  evidence: [{ kind: "intent", source: "what the author says", text: "{intentText}" }]
};
var LENS7 = {
  order: 7,
  group: "deep",
  says: "The change breaks code that uses it.",
  looksAt: "changed contracts, and who calls and imports what changed",
  source: "callers",
  hasTree: true,
  parts: ["intent", "importers"],
  proof: { callerFile: "path", callerText: "text" },
  provenBy: "caller",
  holdsWhen: "stands at head, on lines that the change did not add",
  evidence: []
};
var LENS8 = {
  order: 8,
  group: "deep",
  says: "The change lets untrusted data reach a place where it does harm.",
  looksAt: "from where data enters, through changed lines, to where it does harm",
  source: "flows",
  hasTree: true,
  parts: ["intent", "stack", "related"],
  proof: { sourceFile: "path", sourceText: "text", sinkFile: "path", sinkText: "text" },
  provenBy: "flow",
  holdsWhen: "both stand at head; the finding itself stands on the change under every policy",
  evidence: [],
  // A flow that does not pass through the change was there before it.
  policy: "added"
};
var LENS9 = {
  order: 9,
  group: "deep",
  says: "The change repeats what the code base has already.",
  looksAt: "code that was there before",
  source: "codebase",
  hasTree: true,
  parts: ["intent", "related"],
  proof: { existingFile: "path", existingText: "text" },
  provenBy: "existing",
  holdsWhen: "stands at head, was not added by the change, and is not the finding's own place",
  evidence: []
};
var LENS_RECORDS = {
  "rules-compliance": LENS,
  "bug-scan": LENS2,
  "dependency-check": LENS3,
  "history-context": LENS4,
  "comment-compliance": LENS5,
  "intent-fulfilment": LENS6,
  "caller-impact": LENS7,
  "data-flow-security": LENS8,
  "codebase-fit": LENS9
};
var SEVERITIES = ["critical", "high", "medium", "low"];
function lensRecord(lens) {
  return LENS_RECORDS[lens];
}
var LENSES = Object.keys(LENS_RECORDS);
var inGroup = (group) => LENSES.filter((lens) => lensRecord(lens).group === group);
var DEFAULT_LENSES = inGroup("default");
var DEEP_LENSES = inGroup("deep");
var SOURCE_LENSES = DEFAULT_LENSES.filter((lens) => {
  const { hasTree, statesIntent } = lensRecord(lens);
  return hasTree && statesIntent !== true;
});
var SOURCE_READER = "source-reader";
var REVIEW_AGENTS = ["change-summarizer", ...LENSES, SOURCE_READER, "finding-scorer"];
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
var AGENTS_OF_SEVERAL = [
  "execute-step-validator",
  "fix-executor"
];
var AGENTS_WITHOUT_FENCE = ["fix-diff-reviewer"];
var AGENTS_THAT_WRITE = ["fix-executor"];
var AGENTS_WITHOUT_TREE = LENSES.filter((lens) => !lensRecord(lens).hasTree);
var MOST_PLACES_TOGETHER = 5;
var MOST_PLACES_OF_SMALL = 8;
var MOST_DEFECTS_TOGETHER = 15;
var SCOPE_POLICIES = ["added", "diff_context", "file", "nofilter"];
var FAIL_LEVELS = ["critical", "important", "minor", "never"];
var PHASES_OF = {
  review: ["summary", "review", "sources", "score"],
  step: ["judge"],
  hunt: ["hunt"],
  triage: ["triage"],
  fix: ["fix"],
  verify: ["verify"]
};
var STAGES = ["hunt", "triage", "fix", "judge", "verify"];
var PRESETS = ["qa", "hacker", "perf", "ux", "custom"];
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  AGENTS,
  AGENTS_OF_SEVERAL,
  AGENTS_THAT_WRITE,
  AGENTS_WITHOUT_FENCE,
  AGENTS_WITHOUT_SLOT,
  AGENTS_WITHOUT_TREE,
  DEEP_LENSES,
  DEFAULT_LENSES,
  FAIL_LEVELS,
  LENSES,
  MOST_DEFECTS_TOGETHER,
  MOST_PLACES_OF_SMALL,
  MOST_PLACES_TOGETHER,
  PHASES_OF,
  PRESETS,
  REVIEW_AGENTS,
  SCOPE_POLICIES,
  SEVERITIES,
  SOURCE_LENSES,
  SOURCE_READER,
  STAGES,
  lensRecord
});
});
parts["chunk-RB66ADJ2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  VERSION_LINE: () => VERSION_LINE
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YNVMEEXY = parts["chunk-YNVMEEXY"]();
var VERSION_LINE = `correctless ${import_chunk_YNVMEEXY.VERSION}
`;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  VERSION_LINE
});
});
parts["chunk-WDRVM6EA"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  inertBlock: () => inertBlock,
  inertFence: () => inertFence,
  inertJson: () => inertJson,
  inertLine: () => inertLine,
  inertMarkdown: () => inertMarkdown,
  replaceInvisible: () => replaceInvisible,
  withoutCommands: () => withoutCommands
});
module.exports = __toCommonJS(stdin_exports);
function replaceInvisible(text, show) {
  if (!SUSPECT.test(text)) return text;
  return text.replaceAll(
    SUSPECTS,
    (run) => run.replaceAll(
      INVISIBLE,
      (found, char) => char === void 0 ? found : show(char)
    )
  );
}
var SUSPECT = /[^\t\n\u0020-\u007e]/;
var SUSPECTS = /[0-9#*]?[^\t\n\u0020-\u007e]+/g;
var INVISIBLE = new RegExp("\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f\\u20e3|([\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}])", "gu");
function inertLine(text) {
  return NO_PLAIN_LINE.test(text) ? withoutCommands(oneLine(text)) : text;
}
function inertBlock(text) {
  return NO_PLAIN_BLOCK.test(text) ? withoutCommands(visible(text)) : text;
}
var NO_PLAIN_LINE = /[^ -~]|::|##| {2}|^ | $/;
var NO_PLAIN_BLOCK = /[^\t\n -~]|::|##/;
function inertMarkdown(text) {
  return WORDS.test(text) ? text : markdownEscaped(oneLine(text));
}
var WORDS = /^[a-z](?:[a-z0-9/,;'"?=%-]| (?! |$)|(?<!www)\.)*$/i;
function markdownEscaped(text) {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^-/, "\\-").replace(/^(\d+)\./, "$1\\.").replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll(/(\bwww)\./gi, "$1&#46;").replaceAll("::", "&#58;:");
}
function inertFence(text) {
  const runs = text.includes("`") ? [...text.matchAll(/`+/g)] : [];
  const longest = Math.max(2, ...runs.map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}text
${inertBlock(text)}
${fence}`;
}
function inertJson(value) {
  const json = replaceInvisible(
    JSON.stringify(value, null, 2),
    (char) => Array.from({ length: char.length }, (_, i) => jsonEscape(char.charCodeAt(i))).join("")
  );
  const safe = json.includes("##") ? json.replaceAll(ANYWHERE, `${jsonEscape(35)}#`) : json;
  return `${safe}
`;
}
var jsonEscape = (unit) => `\\u${unit.toString(16).padStart(4, "0")}`;
function oneLine(text) {
  const shown = visible(text);
  return (MANY_BLANKS.test(shown) ? shown.replaceAll(/\s+/g, " ") : shown).trim();
}
var MANY_BLANKS = /[^\S ]|\s\s/;
function visible(text) {
  return replaceInvisible(
    text.replaceAll("\r\n", "\n"),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
  );
}
function withoutCommands(text) {
  const started = text.includes("::") ? text.replaceAll(AT_LINE_START, "$1\\u{3a}:") : text;
  return started.includes("##") ? started.replaceAll(ANYWHERE, "\\u{23}#") : started;
}
var AT_LINE_START = /^((?:[^\S\n]|\u001b\[\d+m|\u001b\]8;[^\u0007\n]*\u0007)*)::(?=.*::)/gm;
var ANYWHERE = /##(?=(?:vso)?\[)/gi;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inertBlock,
  inertFence,
  inertJson,
  inertLine,
  inertMarkdown,
  replaceInvisible,
  withoutCommands
});
});
parts["chunk-YNVMEEXY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  VERSION: () => VERSION
});
module.exports = __toCommonJS(stdin_exports);
var VERSION = "0.1.0";
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  VERSION
});
});
parts["entry-LQE4BCNS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hookEntry: () => hookEntry
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PXWIJ4LO = parts["chunk-PXWIJ4LO"]();
var import_chunk_3HBUPN4Z = parts["chunk-3HBUPN4Z"]();
var import_chunk_J3I4R3VV = parts["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = parts["chunk-PQNXDWJD"]();
var HOOKS = ["pre", "look", "stop", "post"];
function ourAgent(hook, event) {
  const type = hook === "pre" || hook === "post" ? event.tool_input?.["subagent_type"] : event.agent_type;
  return typeof type === "string" ? agentNamed(type) : void 0;
}
function agentNamed(type) {
  const name = folded(type);
  return import_chunk_PXWIJ4LO.AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
}
function folded(name) {
  return /^[\x20-\x7e]*$/.test(name) ? name.toLowerCase().replaceAll(/[^a-z0-9:]/g, "") : foldedUnicode(name);
}
function foldedUnicode(name) {
  return name.normalize("NFKC").toLowerCase().replaceAll(/[^\p{L}\p{N}:]/gu, "");
}
async function hookEntry(name, stdin, env) {
  const hook = HOOKS.find((h) => h === name);
  if (hook === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `no hook "${name}"`, { hint: `one of: ${HOOKS.join(", ")}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === "pre") return (0, import_chunk_3HBUPN4Z.deny)(`correctless could not prepare this agent: ${said}`);
    return { status: hook === "look" ? 2 : 1, stderr: `correctless hook ${hook}: ${said}
` };
  }
}
function eventIn(stdin) {
  const value = JSON.parse(stdin.toString("utf8"));
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return value;
  throw new Error("the event is not a JSON object");
}
async function answer(hook, event, env) {
  if (hook === "pre" && event.tool_name === "SendMessage") {
    return (await Promise.resolve().then(() => __toESM((from_resume_4c146eac ??= require("./chunks/resume-4c146eac.cjs"))["resume-2YSXSZOU"]()))).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === void 0) return import_chunk_3HBUPN4Z.goOn;
  switch (hook) {
    case "pre":
      return (await Promise.resolve().then(() => __toESM((from_pre_ca3b2af3 ??= require("./chunks/pre-ca3b2af3.cjs"))["pre-TG7FT3UZ"]()))).preHook(agent, event, env);
    case "look":
      return (await Promise.resolve().then(() => __toESM((from_look_5b70fc92 ??= require("./chunks/look-5b70fc92.cjs"))["look-OFIGYVWK"]()))).lookHook(agent, event, env);
    case "stop":
      return (await Promise.resolve().then(() => __toESM((from_stop_e308ec8f ??= require("./chunks/stop-e308ec8f.cjs"))["stop-PDE73L67"]()))).stopHook(agent, event, env);
    case "post":
      return (await Promise.resolve().then(() => __toESM((from_post_085335f0 ??= require("./chunks/post-085335f0.cjs"))["post-HM524DF6"]()))).postHook(agent, event, env);
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hookEntry
});
});
parts["main"] = part((module, exports) => {
var import_chunk_RB66ADJ2 = parts["chunk-RB66ADJ2"]();
var import_chunk_K4ATK6KK = parts["chunk-K4ATK6KK"]();
var import_chunk_YNVMEEXY = parts["chunk-YNVMEEXY"]();
var import_chunk_L6TL3TS4 = parts["chunk-L6TL3TS4"]();
var import_chunk_HMYIUGB2 = parts["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = parts["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = parts["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = parts["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = parts["chunk-PQNXDWJD"]();
var import_node_fs = require("node:fs");
var argv = process.argv.slice(2);
var isLook = argv[0] === "hook" && argv[1] === "look";
var broken = isLook ? 2 : 70;
process.exitCode = broken;
if (isLook) {
  (0, import_chunk_PI4NLZB6.letTimersRun)();
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 1e4).unref();
}
var answered = false;
var streams = /* @__PURE__ */ new Set();
process.once("exit", () => {
  if (!answered) (0, import_node_fs.writeSync)(2, "internal error, please report it\nthe command ended without an answer\n");
});
void Promise.race([answer(), crash()]).then(write);
async function answer() {
  try {
    const [first, name] = argv;
    if (first === "hook" && name !== void 0 && !name.startsWith("-")) {
      const { hookEntry } = await Promise.resolve().then(() => __toESM(parts["entry-LQE4BCNS"]()));
      return await hookEntry(name, await (0, import_chunk_K4ATK6KK.readStdin)("event"), process.env);
    }
    if (argv.length === 1 && (first === "--version" || first === "-v")) {
      return { status: 0, stdout: import_chunk_RB66ADJ2.VERSION_LINE };
    }
    const [{ main }, { lookOf }] = await Promise.all([Promise.resolve().then(() => __toESM((from_look_8e7d71ec ??= require("./chunks/look-8e7d71ec.cjs"))["main-X5CP5A26"]())), Promise.resolve().then(() => __toESM((from_look_8e7d71ec ??= require("./chunks/look-8e7d71ec.cjs"))["look-NSSFWPEC"]()))]);
    const look = lookOf(screen(), process.env);
    return await main(argv, {
      cwd: folderOf(process),
      env: process.env,
      stdin: import_chunk_K4ATK6KK.readStdin,
      look,
      live: openLive()
    });
  } catch (error) {
    return (0, import_chunk_L6TL3TS4.outcomeOf)(error);
  }
}
function folderOf({ cwd }) {
  try {
    return cwd();
  } catch (cause) {
    throw new import_chunk_J3I4R3VV.Failure("environment/not-a-repository", "the folder you are in is gone", {
      ...{ hint: 'go to one that is there: cd "$HOME"', cause }
    });
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write((0, import_chunk_L6TL3TS4.outcomeOf)(error));
      else resolve((0, import_chunk_L6TL3TS4.outcomeOf)(error));
    });
  });
}
function write(outcome) {
  answered = true;
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
  if (outcome.stderr !== void 0 && outcome.stderr !== "") send(2, outcome.stderr);
  if (outcome.stdout !== void 0 && outcome.stdout.length > 0) send(1, outcome.stdout);
  if (outcome.lastly !== void 0 && outcome.lastly !== "") send(2, outcome.lastly);
}
function openLive() {
  return {
    get isTerminal() {
      return streamOf(2).isTTY && process.env["TERM"] !== "dumb";
    },
    columns: () => streamOf(2).columns,
    rows: () => streamOf(2).rows,
    write: (text) => void streamOf(2).write(text)
  };
}
function screen() {
  if (takesAtOnce(1)) return { isTTY: false, columns: void 0 };
  const { isTTY = false, columns } = process.stdout;
  return { isTTY, columns };
}
function send(to, text) {
  const rest = takesAtOnce(to) ? restAfterWriting(to, text) : text;
  if (rest.length > 0) streamOf(to).write(rest);
}
function takesAtOnce(to) {
  if (process.platform === "win32" || streams.has(to)) return false;
  try {
    const kind = (0, import_node_fs.fstatSync)(to);
    return kind.isFIFO() || kind.isSocket() || kind.isFile();
  } catch {
    return false;
  }
}
function restAfterWriting(to, text) {
  let rest = typeof text === "string" ? Buffer.from(text) : text;
  try {
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs.writeSync)(to, rest));
  } catch (error) {
    if (error.code === "EAGAIN") return rest;
    noteLost(to, error);
    return new Uint8Array();
  }
  return rest;
}
function streamOf(to) {
  const stream = to === 1 ? process.stdout : process.stderr;
  if (!streams.has(to)) {
    stream.on("error", (error) => {
      noteLost(to, error);
    });
  }
  streams.add(to);
  return stream;
}
function noteLost(to, { code, message }) {
  if (code === "EPIPE") return;
  process.exitCode = isLook ? 2 : 4;
  if (to === 2) return;
  const hint = "nothing of the answer counts: check the free space of where it goes";
  const lost = new import_chunk_J3I4R3VV.Failure("environment/output-lost", `standard output cannot be written: ${message}`, {
    hint
  });
  try {
    (0, import_node_fs.writeSync)(2, (0, import_chunk_L6TL3TS4.failureText)(lost));
  } catch {
  }
}
});
parts["main"]();
