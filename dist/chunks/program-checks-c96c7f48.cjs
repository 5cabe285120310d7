var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["how-to-start"] = __part((module, exports) => {
__export(exports, { howToStart: () => howToStart });
var [import_failure] = ["main/failure"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var PLAIN_WORD = /^[\w.,:=@+-]+$/;
function howToStart(program, args, env, on = {
  platform: process.platform,
  exists: import_node_fs.existsSync
}) {
  if (on.platform !== "win32") return { file: program, args, verbatim: false };
  const found = onPath(program, env, on.exists);
  if (found === void 0) return { file: program, args, verbatim: false };
  if (!/\.(?:cmd|bat)$/i.test(found)) return { file: found, args, verbatim: false };
  const strange = args.find((arg) => !PLAIN_WORD.test(arg));
  if (strange !== void 0 || found.includes('"') || found.includes("%")) {
    const what = strange === void 0 ? found : `"${strange}"`;
    throw new import_failure.Failure("usage/bad-value", `${what} cannot be handed to a .cmd file unchanged`, {
      hint: `install ${program} as a .exe, so that no command line has to be written`
    });
  }
  const shell = env["ComSpec"] ?? env["COMSPEC"] ?? "cmd.exe";
  const line = `"${[`"${found}"`, ...args].join(" ")}"`;
  return { file: shell, args: ["/d", "/s", "/c", line], verbatim: true };
}
function onPath(program, env, exists) {
  const [, path = ""] = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH") ?? [];
  const folders = path.split(import_node_path.win32.delimiter).filter((folder) => import_node_path.win32.isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of [".exe", ".cmd", ".bat"]) {
      const candidate = import_node_path.win32.join(folder, `${program}${ending}`);
      if (exists(candidate)) return candidate;
    }
  }
  return void 0;
}
});
exports["program-checks"] = __part((module, exports) => {
__export(exports, { judgeClient: () => judgeClient, judgeGh: () => judgeGh, judgeGit: () => judgeGit, judgeNode: () => judgeNode, versionOf: () => versionOf });
var [import_how_to_start, import_bounded_program, import_git, import_inert_2] = ["program-checks-c96c7f48/how-to-start", "file-header-a064cb69/bounded-program", "objects-0b8527c9/git", "main/inert-2"].map(__load);
var import_node_os = require("node:os");
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function versionOf(program) {
  const env = (0, import_git.neutralEnvironment)(process.env);
  try {
    const { file, args, verbatim } = (0, import_how_to_start.howToStart)(program, ["--version"], env);
    const bounds = { cwd: (0, import_node_os.tmpdir)(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await (0, import_bounded_program.runBounded)(file, args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return void 0;
    const [first = ""] = ended.stdout.toString("utf8").split("\n");
    return first.trim() === "" ? void 0 : (0, import_inert_2.inertLine)(first);
  } catch {
    return void 0;
  }
}
var OLDEST_NODE = "20.0";
var OLDEST_GIT = "2.31";
var OLDEST_GH = "2.17";
var OLDEST_CLIENT = "2.1";
var TESTED_CLIENT = "2.1.330";
function judgeNode(version) {
  const found = `node ${version}`;
  return isAtLeast(version, OLDEST_NODE) ? { name: "node", state: "ok", found } : {
    name: "node",
    state: "failed",
    found,
    remedy: `install Node 20 or newer: https://nodejs.org/en/download`
  };
}
function judgeGit(said) {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === void 0) return { name: "git", state: "failed", found: "git cannot be started", remedy };
  return isAtLeast(said, OLDEST_GIT) ? { name: "git", state: "ok", found: said } : { name: "git", state: "failed", found: `${said} is too old`, remedy };
}
function judgeClient(said) {
  const remedy = "for /df:review install Claude Code: https://code.claude.com/docs/en/setup";
  if (said === void 0) return { name: "client", state: "warning", found: 'no "claude" on PATH', remedy };
  const found = `claude ${said}`;
  if (!isAtLeast(said, OLDEST_CLIENT)) {
    return { name: "client", state: "warning", found: `${found} is too old`, remedy };
  }
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return { name: "client", state: "ok", found: version === TESTED_CLIENT ? found : untested(found) };
}
function untested(found) {
  return `${found}; tested with ${TESTED_CLIENT}, and "correctless doctor --probe" tests this one`;
}
function judgeGh({ said, host, loggedIn }) {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === void 0) return { name: "gh", state: "warning", found: 'no "gh" on PATH', remedy };
  if (!isAtLeast(said, OLDEST_GH)) {
    return { name: "gh", state: "warning", found: `${said} is too old`, remedy };
  }
  if (loggedIn === true) return { name: "gh", state: "ok", found: `${said}, logged in to ${host}` };
  const login = `gh auth login --hostname ${host}`;
  return { name: "gh", state: "warning", found: `${said}, not logged in to ${host}`, remedy: login };
}
function isAtLeast(text, oldest) {
  const [major, minor] = numbersIn(text);
  const [oldestMajor, oldestMinor] = numbersIn(oldest);
  return major > oldestMajor || major === oldestMajor && minor >= oldestMinor;
}
function numbersIn(text) {
  const found = /(\d+)\.(\d+)/.exec(text);
  return found === null ? [-1, -1] : [Number(found[1]), Number(found[2])];
}
});
