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
var __part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: __defProp({}, "__esModule", { value: true }) }, module.exports);
    return module.exports;
  };
};
var files = { main: exports };
var __load = (place) => {
  const [file, name] = place.split("/");
  return (files[file] ??= require(`./chunks/${file}.cjs`))[name]();
};
exports.shared = { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM };
exports["answers"] = __part((module, exports) => {
__export(exports, { allowLook: () => allowLook, deny: () => deny, passThrough: () => passThrough, receipt: () => receipt, replaceInput: () => replaceInput, sendBack: () => sendBack });
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
});
exports["bin"] = __part((module, exports) => {
var [import_version_line, import_stdin, import_version_2, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["main/version-line", "main/stdin", "main/version-2", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_fs = require("node:fs");
var argv = process.argv.slice(2);
var isLook = argv[0] === "hook" && argv[1] === "look";
var broken = isLook ? 2 : 70;
process.exitCode = broken;
if (isLook) {
  (0, import_disk.useAsyncFiles)();
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
      const { hookEntry } = await Promise.resolve().then(() => __toESM(__load("main/entry")));
      return await hookEntry(name, await (0, import_stdin.readStdin)("event"), process.env);
    }
    if (argv.length === 1 && (first === "--version" || first === "-v")) {
      return { status: 0, stdout: import_version_line.VERSION_LINE };
    }
    const [{ main }, { outputStyleOf }] = await Promise.all([
      Promise.resolve().then(() => __toESM(__load("main-9da6c79b/main"))),
      Promise.resolve().then(() => __toESM(__load("output-style-cfacb2ec/output-style")))
    ]);
    const style = outputStyleOf(screen(), process.env);
    return await main(argv, {
      cwd: folderOf(process),
      env: process.env,
      stdin: import_stdin.readStdin,
      style,
      live: openLive()
    });
  } catch (error) {
    return (0, import_outcome.outcomeOf)(error);
  }
}
function folderOf({ cwd }) {
  try {
    return cwd();
  } catch (cause) {
    throw new import_failure.Failure("environment/not-a-repository", "the folder you are in is gone", {
      ...{ hint: 'go to one that is there: cd "$HOME"', cause }
    });
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write((0, import_outcome.outcomeOf)(error));
      else resolve((0, import_outcome.outcomeOf)(error));
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
  const lost = new import_failure.Failure("environment/output-lost", `standard output cannot be written: ${message}`, {
    hint
  });
  try {
    (0, import_node_fs.writeSync)(2, (0, import_outcome.failureText)(lost));
  } catch {
  }
}
});
exports["chunk-PQNXDWJD"] = __part((module, exports) => {
__export(exports, { __commonJS: () => __commonJS, __require: () => __require, __toESM: () => __toESM });
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
});
exports["disk"] = __part((module, exports) => {
__export(exports, { copyFile: () => copyFile, link: () => link, lstat: () => lstat, mkdir: () => mkdir, mkdtemp: () => mkdtemp, open: () => open, readFile: () => readFile, readdir: () => readdir, readlink: () => readlink, realpath: () => realpath, rename: () => rename, rm: () => rm, stat: () => stat, useAsyncFiles: () => useAsyncFiles, writeFile: () => writeFile });
var import_node_fs = require("node:fs");
var letsTimersRun = false;
function useAsyncFiles() {
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
});
exports["entry"] = __part((module, exports) => {
__export(exports, { hookEntry: () => hookEntry });
var [import_answers, import_vocabulary, import_failure, import_chunk_PQNXDWJD] = ["main/answers", "main/vocabulary", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var HOOKS = ["pre", "look", "stop", "post"];
function ourAgent(hook, event) {
  const type = hook === "pre" || hook === "post" ? event.tool_input?.["subagent_type"] : event.agent_type;
  return typeof type === "string" ? agentNamed(type) : void 0;
}
function agentNamed(type) {
  const name = folded(type);
  return import_vocabulary.AGENTS.find((agent) => folded(`correctless:${agent}`) === name);
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
    throw new import_failure.Failure("usage/bad-value", `no hook "${name}"`, { hint: `one of: ${HOOKS.join(", ")}` });
  }
  try {
    return await answer(hook, eventIn(stdin), env);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    if (hook === "pre") return (0, import_answers.deny)(`correctless could not prepare this agent: ${said}`);
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
    return (await Promise.resolve().then(() => __toESM(__load("resume-bd0ff27b/resume")))).resumeHook(event, env);
  }
  const agent = ourAgent(hook, event);
  if (agent === void 0) return import_answers.passThrough;
  switch (hook) {
    case "pre":
      return (await Promise.resolve().then(() => __toESM(__load("pre-9665925f/pre")))).preHook(agent, event, env);
    case "look":
      return (await Promise.resolve().then(() => __toESM(__load("look-ef1e42fd/look")))).lookHook(agent, event, env);
    case "stop":
      return (await Promise.resolve().then(() => __toESM(__load("stop-1b7619f2/stop")))).stopHook(agent, event, env);
    case "post":
      return (await Promise.resolve().then(() => __toESM(__load("post-2-9b7e35be/post-2")))).postHook(agent, event, env);
  }
}
});
exports["failure"] = __part((module, exports) => {
__export(exports, { FAILURES: () => FAILURES, Failure: () => Failure });
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
});
exports["inert-2"] = __part((module, exports) => {
__export(exports, { inertBlock: () => inertBlock, inertFence: () => inertFence, inertJson: () => inertJson, inertLine: () => inertLine, inertMarkdown: () => inertMarkdown, replaceInvisible: () => replaceInvisible, withoutCommands: () => withoutCommands });
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
});
exports["input-limits"] = __part((module, exports) => {
__export(exports, { INPUT_LIMITS: () => INPUT_LIMITS, inputTooLarge: () => inputTooLarge });
var [import_failure] = ["main/failure"].map(__load);
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
  return new import_failure.Failure(
    "usage/input-too-large",
    `${called}${where} has more than ${bytes} bytes (${bytes / MB} MB), and no more are read`,
    { hint: "no honest input of this kind is as large: look at what wrote it" }
  );
}
});
exports["order"] = __part((module, exports) => {
__export(exports, { by: () => by, compareText: () => compareText, inOrder: () => inOrder });
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
});
exports["outcome"] = __part((module, exports) => {
__export(exports, { failureText: () => failureText, outcomeOf: () => outcomeOf });
var [import_failure, import_inert_2] = ["main/failure", "main/inert-2"].map(__load);
function outcomeOf(error) {
  if (error instanceof import_failure.Failure) return { status: import_failure.FAILURES[error.code], stderr: failureText(error) };
  const stack = error instanceof Error ? error.stack ?? error.message : String(error);
  return { status: 70, stderr: `internal error, please report it
${stack}
` };
}
function failureText(failure) {
  const hint = failure.hint === void 0 ? "" : `hint: ${failure.hint}
`;
  return (0, import_inert_2.inertBlock)(`${failure.code}: ${failure.message}
${hint}`);
}
});
exports["stdin"] = __part((module, exports) => {
__export(exports, { readDescriptor: () => readDescriptor, readStdin: () => readStdin });
var [import_input_limits] = ["main/input-limits"].map(__load);
var import_node_fs = require("node:fs");
var CHUNK = 64 * 1024;
async function readStdin(kind) {
  const most = import_input_limits.INPUT_LIMITS[kind].bytes;
  const chunks = [];
  const read = readDescriptor(0, most, chunks);
  if (read === "too-large") throw (0, import_input_limits.inputTooLarge)(kind);
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
  const most = import_input_limits.INPUT_LIMITS[kind].bytes;
  let total = chunks.reduce((sum, { length }) => sum + length, 0);
  for await (const chunk of process.stdin) {
    total += chunk.length;
    if (total > most) throw (0, import_input_limits.inputTooLarge)(kind);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
});
exports["version-2"] = __part((module, exports) => {
__export(exports, { VERSION: () => VERSION });
var VERSION = "0.1.0";
});
exports["version-line"] = __part((module, exports) => {
__export(exports, { VERSION_LINE: () => VERSION_LINE });
var [import_version_2] = ["main/version-2"].map(__load);
var VERSION_LINE = `correctless ${import_version_2.VERSION}
`;
});
exports["vocabulary"] = __part((module, exports) => {
__export(exports, { AGENTS: () => AGENTS, AGENTS_OF_SEVERAL: () => AGENTS_OF_SEVERAL, AGENTS_THAT_WRITE: () => AGENTS_THAT_WRITE, AGENTS_WITHOUT_FENCE: () => AGENTS_WITHOUT_FENCE, AGENTS_WITHOUT_SLOT: () => AGENTS_WITHOUT_SLOT, AGENTS_WITHOUT_TREE: () => AGENTS_WITHOUT_TREE, DEEP_LENSES: () => DEEP_LENSES, DEFAULT_LENSES: () => DEFAULT_LENSES, FAIL_LEVELS: () => FAIL_LEVELS, LENSES: () => LENSES, MOST_DEFECTS_TOGETHER: () => MOST_DEFECTS_TOGETHER, MOST_PLACES_OF_SMALL: () => MOST_PLACES_OF_SMALL, MOST_PLACES_TOGETHER: () => MOST_PLACES_TOGETHER, PHASES_OF: () => PHASES_OF, PRESETS: () => PRESETS, REVIEW_AGENTS: () => REVIEW_AGENTS, SCOPE_POLICIES: () => SCOPE_POLICIES, SEVERITIES: () => SEVERITIES, SOURCE_LENSES: () => SOURCE_LENSES, SOURCE_READER: () => SOURCE_READER, STAGES: () => STAGES, lensRecord: () => lensRecord });
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
});
exports["bin"]();
