var { __load, __part } = require("../main.cjs").shared;
exports["how-to-start"] = __part((exports) => {
var { Failure } = __load("main/failure"), { existsSync } = require("node:fs"), { win32 } = require("node:path");
function ok(name, found) {
  return { name, state: "ok", found };
}
function warning(name, found, remedy) {
  return { name, state: "warning", found, remedy };
}
function failed(name, found, remedy) {
  return { name, state: "failed", found, remedy };
}
var PLAIN_WORD = /^[\w.,:=@+-]+$/;
function howToStart(program, args, env, on = {
  platform: process.platform,
  exists: existsSync
}) {
  if (on.platform !== "win32") return { file: program, args, verbatim: false };
  const found = onPath(program, env, on.exists);
  if (found === void 0) return { file: program, args, verbatim: false };
  if (!/\.(?:cmd|bat)$/i.test(found)) return { file: found, args, verbatim: false };
  const strange = args.find((arg) => !PLAIN_WORD.test(arg));
  if (strange !== void 0 || found.includes('"') || found.includes("%")) {
    const what = strange === void 0 ? found : `"${strange}"`;
    throw new Failure("usage/bad-value", `${what} cannot be handed to a .cmd file unchanged`, {
      hint: `install ${program} as a .exe, so that no command line has to be written`
    });
  }
  const shell = env["ComSpec"] ?? env["COMSPEC"] ?? "cmd.exe";
  const line = `"${[`"${found}"`, ...args].join(" ")}"`;
  return { file: shell, args: ["/d", "/s", "/c", line], verbatim: true };
}
function onPath(program, env, exists) {
  const [, path = ""] = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH") ?? [];
  const folders = path.split(win32.delimiter).filter((folder) => win32.isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of [".exe", ".cmd", ".bat"]) {
      const candidate = win32.join(folder, `${program}${ending}`);
      if (exists(candidate)) return candidate;
    }
  }
  return void 0;
}
Object.assign(exports, { howToStart, ok, warning, failed });
});
exports["program-checks"] = __part((exports) => {
var { failed, howToStart, ok, warning } = __load("program-checks-aa4dab56/how-to-start"), { runBounded } = __load("file-header-fb4aa201/bounded-program"), { neutralEnvironment } = __load("git-685f2d30/git"), { inertLine } = __load("main/inert-2"), { tmpdir } = require("node:os");
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function versionOf(program) {
  const env = neutralEnvironment(process.env);
  try {
    const { file, args, verbatim } = howToStart(program, ["--version"], env);
    const bounds = { cwd: tmpdir(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await runBounded(file, args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return void 0;
    const [first = ""] = ended.stdout.toString("utf8").split("\n");
    return first.trim() === "" ? void 0 : inertLine(first);
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
  return isAtLeast(version, OLDEST_NODE) ? ok("node", found) : failed("node", found, "install Node 20 or newer: https://nodejs.org/en/download");
}
function judgeGit(said) {
  const remedy = `install git ${OLDEST_GIT} or newer: https://git-scm.com/downloads`;
  if (said === void 0) return failed("git", "git cannot be started", remedy);
  return isAtLeast(said, OLDEST_GIT) ? ok("git", said) : failed("git", `${said} is too old`, remedy);
}
function judgeClient(said) {
  const remedy = "for /df:review install Claude Code: https://code.claude.com/docs/en/setup";
  if (said === void 0) return warning("client", 'no "claude" on PATH', remedy);
  const found = `claude ${said}`;
  if (!isAtLeast(said, OLDEST_CLIENT)) return warning("client", `${found} is too old`, remedy);
  const version = /\d+(?:\.\d+)+/.exec(said)?.[0];
  return ok("client", version === TESTED_CLIENT ? found : untested(found));
}
function untested(found) {
  return `${found}; tested with ${TESTED_CLIENT}, and "correctless doctor --probe" tests this one`;
}
function judgeGh({ said, host, loggedIn }) {
  const remedy = `for reviews of pull requests install gh ${OLDEST_GH} or newer: https://cli.github.com`;
  if (said === void 0) return warning("gh", 'no "gh" on PATH', remedy);
  if (!isAtLeast(said, OLDEST_GH)) return warning("gh", `${said} is too old`, remedy);
  if (loggedIn === true) return ok("gh", `${said}, logged in to ${host}`);
  return warning("gh", `${said}, not logged in to ${host}`, `gh auth login --hostname ${host}`);
}
function judgeSandbox({ kind, lacking }) {
  if (kind !== "none") return ok("sandbox", kind);
  const remedy = "for --prove on Linux: install bubblewrap, and allow user name spaces (sysctl kernel.unprivileged_userns_clone=1, or kernel.apparmor_restrict_unprivileged_userns=0)";
  return warning("sandbox", `none: ${lacking.join("; ")}`, remedy);
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
Object.assign(exports, { versionOf, judgeNode, judgeGit, judgeClient, judgeGh, judgeSandbox });
});
