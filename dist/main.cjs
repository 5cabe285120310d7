var __part = (run) => {
  var made;
  return () => {
    if (made === void 0) run(made = {});
    return made;
  };
};
var files = { main: exports };
var __load = (place) => {
  const [file, name] = place.split("/");
  return (files[file] ??= require(`./chunks/${file}.cjs`))[name]();
};
exports.shared = { __load, __part };
exports["answers"] = __part((exports) => {
var passThrough = { status: 0 };
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
Object.assign(exports, { passThrough, replaceInput, allowLook, deny, sendBack, receipt });
});
exports["bin"] = __part((exports) => {
var { VERSION_LINE } = __load("main/version-line"), { readStdin } = __load("main/stdin"), { failureText, outcomeOf } = __load("main/outcome"), { useAsyncFiles } = __load("main/disk"), { Failure } = __load("main/failure"), { fstatSync, writeSync } = require("node:fs");
var argv = process.argv.slice(2);
var isLook = argv[0] === "hook" && argv[1] === "look";
var broken = isLook ? 2 : 70;
process.exitCode = broken;
if (isLook) {
  useAsyncFiles();
  setTimeout(() => process.kill(process.pid, "SIGKILL"), 1e4).unref();
}
var answered = false;
var streams = /* @__PURE__ */ new Set();
process.once("exit", () => {
  if (!answered) writeSync(2, "internal error, please report it\nthe command ended without an answer\n");
});
void Promise.race([answer(), crash()]).then(write);
async function answer() {
  try {
    const [first, name] = argv;
    if (first === "hook" && name !== void 0 && !name.startsWith("-")) {
      const { hookEntry } = await Promise.resolve().then(() => __load("main/entry"));
      return await hookEntry(name, await readStdin("event"), process.env);
    }
    if (argv.length === 1 && (first === "--version" || first === "-v")) {
      return { status: 0, stdout: VERSION_LINE };
    }
    const [{ main }, { outputStyleOf }] = await Promise.all([
      Promise.resolve().then(() => __load("main-0f98ea10/main")),
      Promise.resolve().then(() => __load("main-0f98ea10/output-style"))
    ]);
    const style = outputStyleOf(screen(), process.env);
    return await main(argv, {
      cwd: folderOf(process),
      env: process.env,
      stdin: readStdin,
      style,
      live: openLive()
    });
  } catch (error) {
    return outcomeOf(error);
  }
}
function folderOf({ cwd }) {
  try {
    return cwd();
  } catch (cause) {
    throw new Failure("environment/not-a-repository", "the folder you are in is gone", {
      ...{ hint: 'go to one that is there: cd "$HOME"', cause }
    });
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write(outcomeOf(error));
      else resolve(outcomeOf(error));
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
    const kind = fstatSync(to);
    return kind.isFIFO() || kind.isSocket() || kind.isFile();
  } catch {
    return false;
  }
}
function restAfterWriting(to, text) {
  let rest = typeof text === "string" ? Buffer.from(text) : text;
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(to, rest));
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
  const lost = new Failure("environment/output-lost", `standard output cannot be written: ${message}`, {
    hint
  });
  try {
    writeSync(2, failureText(lost));
  } catch {
  }
}
});
exports["counted"] = __part((exports) => {
function counted(n, noun) {
  return `${n} ${noun}${n === 1 ? "" : "s"}`;
}
Object.assign(exports, { counted });
});
exports["disk"] = __part((exports) => {
var { closeSync, copyFileSync, fstatSync, ftruncateSync, linkSync, lstatSync, mkdirSync, mkdtempSync, openSync, readFileSync, readdirSync, readlinkSync, realpathSync, renameSync, rmSync, statSync, writeFileSync, writeSync } = require("node:fs"), fs = require("node:fs");
var letsTimersRun = false;
function useAsyncFiles() {
  letsTimersRun = true;
}
var copyFile = either("copyFile", copyFileSync);
var link = either("link", linkSync);
var lstat = either("lstat", lstatSync);
var mkdir = either("mkdir", mkdirSync);
var mkdtemp = either("mkdtemp", mkdtempSync);
var open = either("open", openNow);
var readFile = either("readFile", readFileSync);
var readdir = either("readdir", readdirSync);
var readlink = either("readlink", readlinkSync);
var realpath = either("realpath", realpathSync.native);
var rename = either("rename", renameSync);
var rm = either("rm", rmSync);
var stat = either("stat", statSync);
var writeFile = either("writeFile", writeFileSync);
function either(name, now) {
  const promised = (...args) => letsTimersRun ? fs.promises[name](...args) : new Promise((resolve) => {
    resolve(now(...args));
  });
  return promised;
}
function openNow(path, flags) {
  const file = openSync(path, flags);
  return {
    write: (bytes) => ({ bytesWritten: writeSync(file, bytes) }),
    stat: () => fstatSync(file),
    truncate: (length) => {
      ftruncateSync(file, length);
    },
    close: () => {
      closeSync(file);
    }
  };
}
Object.assign(exports, { useAsyncFiles, copyFile, link, lstat, mkdir, mkdtemp, open, readFile, readdir, readlink, realpath, rename, rm, stat, writeFile });
});
exports["entry"] = __part((exports) => {
var { deny, passThrough } = __load("main/answers"), { AGENTS } = __load("main/vocabulary"), { Failure } = __load("main/failure");
var HOOKS = ["pre", "look", "stop", "post"];
function ourAgent(hook, event) {
  const type = hook === "pre" || hook === "post" ? event.tool_input?.["subagent_type"] : event.agent_type;
  return typeof type === "string" ? agentNamed(type) : void 0;
}
function agentNamed(type) {
  const name = folded(type);
  return AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
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
    throw new Failure("usage/bad-value", `no hook "${name}"`, { hint: `one of: ${HOOKS.join(", ")}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === "pre") return deny(`correctless could not prepare this agent: ${said}`);
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
    return (await Promise.resolve().then(() => __load("matches-schema-4b8261ce/resume"))).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === void 0) return passThrough;
  switch (hook) {
    case "pre":
      return (await Promise.resolve().then(() => __load("pre-251bb168/pre"))).preHook(agent, event, env);
    case "look":
      return (await Promise.resolve().then(() => __load("look-c0605269/look"))).lookHook(agent, event, env);
    case "stop":
      return (await Promise.resolve().then(() => __load("stop-f7e32896/stop"))).stopHook(agent, event, env);
    case "post":
      return (await Promise.resolve().then(() => __load("post-2-f3b03c36/post-2"))).postHook(agent, event, env);
  }
}
Object.assign(exports, { hookEntry });
});
exports["failure"] = __part((exports) => {
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
  "scope/path-too-long": 2,
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
  "prove/no-sandbox": 3,
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
Object.assign(exports, { FAILURES, Failure });
});
exports["inert-2"] = __part((exports) => {
function replaceInvisible(text, show) {
  return text.replaceAll(
    INVISIBLE,
    (found, char) => char === void 0 ? found : show(char)
  );
}
var INVISIBLE = new RegExp("\\p{Extended_Pictographic}[\\ufe0e\\ufe0f]|[0-9#*]\\ufe0f\\u20e3|([\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u2028\\u2029\\ufff9-\\ufffb\\p{Cs}\\p{Default_Ignorable_Code_Point}\\p{Noncharacter_Code_Point}])", "gu");
function inertLine(text) {
  return withoutCommands(oneLine(text));
}
function inertBlock(text) {
  return withoutCommands(visible(text));
}
function inertMarkdown(text) {
  return oneLine(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll(/[\\`*_{}[\]()#+!|~$]/g, (char) => `\\${char}`).replace(/^-/, "\\-").replace(/^(\d+)\./, "$1\\.").replaceAll("@", "&#64;").replaceAll("://", "&#58;//").replaceAll(/(\bwww)\./gi, "$1&#46;").replaceAll("::", "&#58;:");
}
function inertFence(text, language = "text") {
  const runs = text.includes("`") ? [...text.matchAll(/`+/g)] : [];
  const longest = Math.max(2, ...runs.map((run) => run[0].length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${language}
${inertBlock(text)}
${fence}`;
}
function inertJson(value) {
  const json = replaceInvisible(
    JSON.stringify(value, null, 2),
    (char) => Array.from({ length: char.length }, (_, i) => jsonEscape(char.charCodeAt(i))).join("")
  );
  return `${json.replaceAll(ANYWHERE, `${jsonEscape(35)}#`)}
`;
}
var jsonEscape = (unit) => `\\u${unit.toString(16).padStart(4, "0")}`;
function oneLine(text) {
  return visible(text).replaceAll(/\s+/g, " ").trim();
}
function visible(text) {
  return replaceInvisible(
    text.replaceAll("\r\n", "\n"),
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`
  );
}
function withoutCommands(text) {
  return text.replaceAll(AT_LINE_START, "$1\\u{3a}:").replaceAll(ANYWHERE, "\\u{23}#");
}
var AT_LINE_START = /^((?:[^\S\n]|\u001b\[\d+m|\u001b\]8;[^\u0007\n]*\u0007)*)::(?=.*::)/gm;
var ANYWHERE = /##(?=(?:vso)?\[)/gi;
Object.assign(exports, { replaceInvisible, inertLine, inertBlock, inertMarkdown, inertFence, inertJson, withoutCommands });
});
exports["input-limits"] = __part((exports) => {
var { Failure } = __load("main/failure");
var MB = 1024 * 1024;
var INPUT_LIMITS = {
  findings: { bytes: 64 * MB, called: "the list of findings" },
  /** The largest honest reply is 100 findings; this is many times that. */
  reply: { bytes: 4 * MB, called: "the reply" },
  step: { bytes: 4 * MB, called: "the step" },
  configuration: { bytes: MB, called: "the configuration" },
  /** The contract allows ten thousand entries; this allows about 800 bytes for each. */
  suppressions: { bytes: 8 * MB, called: "the list of suppressions" },
  /** What the client passes to a hook. It holds a reply and what a tool answered. */
  event: { bytes: 64 * MB, called: "the event" }
};
function inputTooLarge(kind, from) {
  const { bytes, called } = INPUT_LIMITS[kind];
  const where = from === void 0 ? "" : `, ${from},`;
  return new Failure(
    "usage/input-too-large",
    `${called}${where} has more than ${bytes} bytes (${bytes / MB} MB), and no more are read`,
    { hint: "no honest input of this kind is as large: look at what wrote it" }
  );
}
Object.assign(exports, { INPUT_LIMITS, inputTooLarge });
});
exports["largest-text"] = __part((exports) => {
var LARGEST_TEXT = 32 * 1024 * 1024;
var LARGEST_PATCH = 256 * 1024 * 1024;
Object.assign(exports, { LARGEST_TEXT, LARGEST_PATCH });
});
exports["order"] = __part((exports) => {
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function inOrder(...orders) {
  return (a, b) => {
    for (const order of orders) {
      const result = order(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
}
function by(key) {
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    return typeof x === "number" && typeof y === "number" ? x - y : compareText(String(x), String(y));
  };
}
Object.assign(exports, { compareText, inOrder, by });
});
exports["outcome"] = __part((exports) => {
var { FAILURES, Failure } = __load("main/failure"), { inertBlock } = __load("main/inert-2");
function outcomeOf(error) {
  if (error instanceof Failure) return { status: FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return { status: 70, stderr: `internal error, please report it
${stack}
` };
}
function failureText(failure) {
  const hint = failure.hint === void 0 ? "" : `hint: ${failure.hint}
`;
  return inertBlock(`${failure.code}: ${failure.message}
${hint}`);
}
Object.assign(exports, { outcomeOf, failureText });
});
exports["severity-rank"] = __part((exports) => {
var { SEVERITIES } = __load("main/vocabulary");
function severityRank({ severity }) {
  return SEVERITIES.indexOf(severity);
}
function isGraver(one, other) {
  return severityRank(one) < severityRank(other);
}
function isGrave({ severity }) {
  return severity === "critical" || severity === "high";
}
Object.assign(exports, { severityRank, isGraver, isGrave });
});
exports["stdin"] = __part((exports) => {
var { INPUT_LIMITS, inputTooLarge } = __load("main/input-limits"), { readSync } = require("node:fs");
var CHUNK = 64 * 1024;
async function readStdin(kind) {
  const most = INPUT_LIMITS[kind].bytes;
  const chunks = [];
  const read = readDescriptor(0, most, chunks);
  if (read === "too-large") throw inputTooLarge(kind);
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
    return readSync(descriptor, chunk);
  } catch (error) {
    const { code } = error;
    if (code === "EOF") return 0;
    if (code === "EAGAIN") return "wait";
    throw error;
  }
}
async function restOfStdin(kind, chunks) {
  const most = INPUT_LIMITS[kind].bytes;
  let total = chunks.reduce((sum, { length }) => sum + length, 0);
  for await (const chunk of process.stdin) {
    total += chunk.length;
    if (total > most) throw inputTooLarge(kind);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
Object.assign(exports, { readStdin, readDescriptor });
});
exports["version-2"] = __part((exports) => {
var VERSION = "0.1.0";
Object.assign(exports, { VERSION });
});
exports["version-line"] = __part((exports) => {
var { VERSION } = __load("main/version-2");
var VERSION_LINE = `correctless ${VERSION}
`;
Object.assign(exports, { VERSION_LINE });
});
exports["vocabulary"] = __part((exports) => {
var LENS = {
  order: 1,
  group: "default",
  says: "The change breaks a rule that the project had before it.",
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
  holdsWhen: "the text is in one comment of the file, in a language that has a scanner here",
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
  holdsWhen: "the text is in the pull request or a commit message as the packet showed them; the summary does not count",
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
  holdsWhen: "the text is in the file at head, on lines that the change did not add",
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
  holdsWhen: "both texts are in their files at head; the finding itself is on a changed line under every policy",
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
  holdsWhen: "the text is in the file at head, was not added by the change, and is not the finding's own place",
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
  "finding-prover",
  "fix-diff-reviewer"
];
var AGENTS_WITHOUT_SLOT = [
  "execute-step-validator",
  "fix-executor",
  "finding-prover",
  "fix-diff-reviewer"
];
var AGENTS_OF_SEVERAL = [
  "execute-step-validator",
  "fix-executor"
];
var AGENTS_WITHOUT_FENCE = ["fix-diff-reviewer"];
var AGENTS_THAT_WRITE = ["fix-executor", "finding-prover"];
var AGENTS_WITHOUT_TREE = LENSES.filter((lens) => !lensRecord(lens).hasTree);
var MOST_PLACES_TOGETHER = 5;
var MOST_PLACES_OF_SMALL = 8;
var MOST_DEFECTS_TOGETHER = 15;
var SCOPE_POLICIES = ["added", "diff_context", "file", "nofilter"];
var SANDBOX_KINDS = ["bwrap", "user-namespaces", "none"];
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
var PURPOSES = ["prove", "fix"];
var PURPOSE_NOUNS = { prove: "proof", fix: "fix" };
var AUDIT_KINDS = [...PRESETS, ...PURPOSES];
Object.assign(exports, { SEVERITIES, lensRecord, LENSES, DEFAULT_LENSES, DEEP_LENSES, SOURCE_LENSES, SOURCE_READER, REVIEW_AGENTS, AGENTS, AGENTS_WITHOUT_SLOT, AGENTS_OF_SEVERAL, AGENTS_WITHOUT_FENCE, AGENTS_THAT_WRITE, AGENTS_WITHOUT_TREE, MOST_PLACES_TOGETHER, MOST_PLACES_OF_SMALL, MOST_DEFECTS_TOGETHER, SCOPE_POLICIES, SANDBOX_KINDS, FAIL_LEVELS, PHASES_OF, STAGES, PRESETS, PURPOSES, PURPOSE_NOUNS });
});
exports["bin"]();
