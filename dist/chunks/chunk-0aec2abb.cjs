var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_08296f12;
var from_chunk_636e74ba;
var from_chunk_f13d5024;
var from_main;
parts["chunk-5TPESD7G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readInstallation: () => readInstallation,
  staleSources: () => staleSources
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_crypto = require("node:crypto");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var MANIFEST = (0, import_node_path.join)(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path.join)(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !(0, import_node_fs.existsSync)((0, import_node_path.join)(top, path)))
  };
}
async function staleSources(top) {
  const list = await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path.join)(top, "dist", "sources.sha256"));
  if (list === void 0) return void 0;
  const stale = list.split("\n").map(async (line) => {
    const [, sum, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    if (sum === void 0 || path === void 0) return [];
    const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)((0, import_node_path.join)(top, path));
    const now = text === void 0 ? "" : (0, import_node_crypto.createHash)("sha256").update(text).digest("hex");
    return now === sum ? [] : [path];
  });
  return (await Promise.all(stale)).flat();
}
function topAbove(folder) {
  if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, MANIFEST))) return folder;
  const parent = (0, import_node_path.dirname)(folder);
  if (parent !== folder) return topAbove(parent);
  throw new import_chunk_TJ5KMKV5.Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readInstallation,
  staleSources
});
});
parts["chunk-GTU5W44S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isAlive: () => isAlive,
  versionOf: () => versionOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LLPVZERS = parts["chunk-LLPVZERS"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_node_os = require("node:os");
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function versionOf(program) {
  const env = (0, import_chunk_5DEMJDHL.neutralEnvironment)(process.env);
  try {
    const { file, args, verbatim } = (0, import_chunk_LLPVZERS.howToStart)(program, ["--version"], env);
    const bounds = { cwd: (0, import_node_os.tmpdir)(), env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await (0, import_chunk_3HWUE6N7.runBounded)(file, args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return void 0;
    const [first = ""] = ended.stdout.toString("utf8").split("\n");
    return first.trim() === "" ? void 0 : (0, import_chunk_XKMPNDJX.inertLine)(first);
  } catch {
    return void 0;
  }
}
function isAlive(pid) {
  if (!Number.isSafeInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isAlive,
  versionOf
});
});
parts["chunk-LLPVZERS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  howToStart: () => howToStart
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${what} cannot be handed to a .cmd file unchanged`, {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  howToStart
});
});
parts["chunk-VZZFICE3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  judgeClient: () => judgeClient,
  judgeGh: () => judgeGh,
  judgeGit: () => judgeGit,
  judgeNode: () => judgeNode
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  judgeClient,
  judgeGh,
  judgeGit,
  judgeNode
});
});
