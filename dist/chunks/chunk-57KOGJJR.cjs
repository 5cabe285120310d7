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
  NEUTRAL_OPTIONS: () => NEUTRAL_OPTIONS,
  askGit: () => askGit,
  neutralEnvironment: () => neutralEnvironment,
  readGit: () => readGit,
  runGit: () => runGit,
  withAbsolutePath: () => withAbsolutePath
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_child_process = require("node:child_process");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var NEUTRAL_CONFIG = [
  "core.quotePath=false",
  "core.abbrev=no",
  "core.fsmonitor=false",
  "core.hooksPath=/dev/null",
  "core.attributesFile=/dev/null",
  "core.bigFileThreshold=512m",
  "safe.bareRepository=explicit",
  // An empty name fails closed: a diff without --no-ext-diff dies instead of running the user's program.
  "diff.external=",
  "diff.suppressBlankEmpty=false",
  // Not the empty value: git dies on an order file it cannot open.
  "diff.orderFile=/dev/null",
  "diff.relative=false",
  "log.showSignature=false",
  "log.follow=false",
  "log.showRoot=true",
  "gc.auto=0",
  "maintenance.auto=false"
];
var NO_ATTRIBUTES = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
var NEUTRAL_OPTIONS = [
  "--no-pager",
  ...NEUTRAL_CONFIG.flatMap((setting) => ["-c", setting])
];
var BLIND_OPTIONS = ["-c", `attr.tree=${NO_ATTRIBUTES}`];
var NEUTRAL_ENVIRONMENT = {
  LC_ALL: "C",
  GIT_ATTR_NOSYSTEM: "1",
  GIT_OPTIONAL_LOCKS: "0",
  GIT_TERMINAL_PROMPT: "0",
  // Reading goes to no network: not every git knows the first, and the second names no protocol there is.
  GIT_NO_LAZY_FETCH: "1",
  GIT_ALLOW_PROTOCOL: "none",
  // An object's name is its content: what `refs/replace/` puts in its place would enter the cache of trees under it.
  GIT_NO_REPLACE_OBJECTS: "1",
  // Nor are its parents others than those it names. A file that cannot be: an empty one makes git give advice.
  GIT_GRAFT_FILE: "/dev/null/none",
  // The user's configuration may name files and sockets into which every git writes what it does.
  GIT_TRACE2: "0",
  GIT_TRACE2_EVENT: "0",
  GIT_TRACE2_PERF: "0"
};
var KEPT_VARIABLES = [
  "GIT_EXEC_PATH",
  "GIT_SSL_CAINFO",
  // Where the machine keeps `safe.directory` and the user's ignore file.
  "GIT_CONFIG_GLOBAL",
  "GIT_CONFIG_SYSTEM",
  "GIT_CONFIG_NOSYSTEM",
  // Whose name stands on the commits we make.
  "GIT_AUTHOR_NAME",
  "GIT_AUTHOR_EMAIL",
  "GIT_COMMITTER_NAME",
  "GIT_COMMITTER_EMAIL"
];
function neutralEnvironment(env) {
  const kept = Object.entries(env).filter(([name]) => !name.startsWith("GIT_") || isKept(name));
  return { ...withAbsolutePath(Object.fromEntries(kept)), ...NEUTRAL_ENVIRONMENT };
}
function isKept(name) {
  return KEPT_VARIABLES.some((kept) => kept === name);
}
function withAbsolutePath(env) {
  return Object.fromEntries(
    Object.entries(env).map(
      ([name, value]) => name.toUpperCase() === "PATH" && value !== void 0 ? [name, value.split(import_node_path2.delimiter).filter(import_node_path2.isAbsolute).join(import_node_path2.delimiter)] : [name, value]
    )
  );
}
async function readGit(repository, args, options = {}) {
  return (await askGit(repository, args, options)).stdout;
}
async function askGit(repository, args, options = {}) {
  const { gitDir } = repository;
  const env = { GIT_INDEX_FILE: (0, import_node_path.join)(gitDir, "no-such-index"), ...options.env };
  const place = [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`];
  return runGit(gitDir, [...place, ...BLIND_OPTIONS, ...args], { ...options, env });
}
async function runGit(cwd, args, options = {}) {
  const answer = await spawnGit(cwd, [...NEUTRAL_OPTIONS, ...args], options);
  if (!(options.answers ?? [0]).includes(answer.status)) {
    throw failed(args, answer);
  }
  return answer;
}
function spawnGit(cwd, args, options) {
  return new Promise((resolve, reject) => {
    const child = (0, import_node_child_process.spawn)("git", args, {
      cwd,
      env: { ...neutralEnvironment(process.env), ...options.env },
      stdio: ["pipe", "pipe", "pipe"],
      windowsHide: true
    });
    const stdout = [];
    const stderr = [];
    let room = options.most?.bytes ?? Infinity;
    child.stdout.on("data", (chunk) => {
      if (room < 0) return;
      room -= chunk.length;
      stdout.push(chunk);
      if (room >= 0) return;
      child.kill("SIGKILL");
      if (options.most?.refusal !== void 0) reject(options.most.refusal);
      else resolve({ stdout: Buffer.concat(stdout).subarray(0, options.most?.bytes), stderr: "", status: 0 });
    });
    child.stderr.on("data", (chunk) => stderr.push(chunk));
    child.on("error", (cause) => {
      reject(cannotStart(cwd, cause));
    });
    child.on("close", (status) => {
      resolve({
        stdout: Buffer.concat(stdout),
        stderr: Buffer.concat(stderr).toString("utf8"),
        status: status ?? 128
      });
    });
    child.stdin.on("error", () => void 0);
    child.stdin.end(options.input);
  });
}
function failed(args, { stderr, status }) {
  const said = stderr.trim() === "" ? `status ${status}` : stderr.trim();
  if (/promisor remote|lazy fetching disabled/.test(said)) {
    return new import_chunk_TJ5KMKV5.Failure(
      "environment/tree-unavailable",
      `the clone is partial and lacks what is asked for: ${said}`,
      {
        hint: "fetch what is missing: git fetch --refetch --no-filter"
      }
    );
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ${subcommand(args)}: ${said}`, {
    hint: "run the same git command by hand to see what it needs"
  });
}
function cannotStart(cwd, cause) {
  if (cause.code === "ENOENT" && (0, import_node_fs.existsSync)(cwd)) {
    return new import_chunk_TJ5KMKV5.Failure(
      "environment/git-missing",
      "git could not be started: no program of that name on PATH",
      {
        hint: "install git (https://git-scm.com/downloads) and run: correctless doctor",
        cause
      }
    );
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git could not be started in ${cwd}: ${cause.message}`, {
    cause
  });
}
function subcommand(args) {
  const at = args.findIndex((arg, i) => !arg.startsWith("-") && args[i - 1] !== "-c");
  return at === -1 ? args.join(" ") : args.slice(at, at + 3).join(" ");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  NEUTRAL_OPTIONS,
  askGit,
  neutralEnvironment,
  readGit,
  runGit,
  withAbsolutePath
});
