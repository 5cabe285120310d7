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
var from_chunk_085a2d43;
var from_chunk_0af77518;
var from_chunk_453d95f5;
var from_chunk_48097030;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c445cf6b;
var from_chunk_ecbb006d;
var from_probe_4e7f5485;
var from_main;
parts["chunk-JPCNXABC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PROBE_BUDGET_USD: () => PROBE_BUDGET_USD,
  PROBE_COST: () => PROBE_COST,
  judgeProbe: () => judgeProbe,
  listClientPlugins: () => listClientPlugins
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_L7R2XKEF = (from_chunk_0af77518 ??= require("./chunk-0af77518.cjs"))["chunk-L7R2XKEF"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var PATIENCE_MS = 2e4;
var MOST_BYTES = 1024 * 1024;
async function listClientPlugins(cwd, env) {
  const start = (0, import_chunk_L7R2XKEF.howToStart)("claude", ["plugin", "list", "--json"], env);
  const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim: start.verbatim };
  try {
    const ended = await (0, import_chunk_3HWUE6N7.runBounded)(start.file, start.args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return "no-answer";
    return pluginsIn(ended.stdout.toString("utf8")) ?? "no-answer";
  } catch {
    return "no-client";
  }
}
function pluginsIn(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return void 0;
  }
  if (!Array.isArray(value)) return void 0;
  const plugins = value.map(pluginOf);
  return plugins.every((one) => one !== void 0) ? plugins : void 0;
}
function pluginOf(value) {
  if (typeof value !== "object" || value === null) return void 0;
  const { id, version, folderVersion, enabled } = value;
  const [first] = [folderVersion, version].filter((one) => typeof one === "string");
  if (typeof id !== "string") return void 0;
  return { id: (0, import_chunk_WDRVM6EA.inertLine)(id), version: (0, import_chunk_WDRVM6EA.inertLine)(first ?? "none"), enabled: enabled === true };
}
var PROBE_BUDGET_USD = "0.50";
var PROBE_COST = `one session of your client with one small agent, some 30,000 tokens of the model for summaries, never more than ${PROBE_BUDGET_USD} USD`;
var PROOFS = [
  ["pre", ["dispatched", "denied"]],
  ["stop", ["accepted", "sent-back", "refused"]],
  ["post", ["stored", "lost"]]
];
var REMEDY = 'see that no settings file holds "disableAllHooks", that the plugin is enabled (claude plugin list), and start a new session';
function judgeProbe(ledger, answer) {
  const name = "probe";
  if (answer.kind === "no-client") {
    const remedy = "install Claude Code: https://code.claude.com/docs/en/setup";
    return { name, state: "failed", found: answer.said, remedy };
  }
  const silent = PROOFS.filter(([, kinds]) => !ledger.some(({ kind }) => kinds.includes(kind)));
  const spent = answer.costUsd === void 0 ? "" : `, ${answer.costUsd.toFixed(4)} USD`;
  const client = `the client ${answer.kind === "late" ? "was stopped" : "said"}: ${answer.said}${spent}`;
  if (silent.length > 0) {
    const found = `no trace of hook ${silent.map(([hook]) => hook).join(", ")}; ${client}`;
    return { name, state: "failed", found, remedy: REMEDY };
  }
  if (!ledger.some(({ kind }) => kind === "stored")) {
    const why = ledger.flatMap((event) => "why" in event ? [event.why] : []).at(-1);
    const found = `hooks ran, but no reply was stored (${why ?? "no reason given"}); ${client}`;
    return { name, state: "failed", found, remedy: "run it again; if it stays, report it with this line" };
  }
  const looked = ledger.some((event) => event.kind === "look" && event.verdict === "allowed");
  if (!looked) {
    const found = `hooks pre, stop and post ran; the agent looked at nothing, so hook look is not proven${spent}`;
    return { name, state: "warning", found, remedy: "run it again: a model decides whether to look" };
  }
  return { name, state: "ok", found: `hooks pre, look, stop and post ran, the reply is stored${spent}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PROBE_BUDGET_USD,
  PROBE_COST,
  judgeProbe,
  listClientPlugins
});
});
parts["doctor-D5DMMRXW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  doctorCommand: () => doctorCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JPCNXABC = parts["chunk-JPCNXABC"]();
var import_chunk_CP5MHWDT = (from_chunk_0af77518 ??= require("./chunk-0af77518.cjs"))["chunk-CP5MHWDT"]();
var import_chunk_L7R2XKEF = (from_chunk_0af77518 ??= require("./chunk-0af77518.cjs"))["chunk-L7R2XKEF"]();
var import_chunk_VDQPBWEA = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VDQPBWEA"]();
var import_chunk_5YN5MLKB = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5YN5MLKB"]();
var import_chunk_IFVQ7AHZ = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-IFVQ7AHZ"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_3HWUE6N7 = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FPQD5OSR = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-FPQD5OSR"]();
var import_chunk_VJYJ6AYQ = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-VJYJ6AYQ"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_5ZFEDAR5 = (from_chunk_ecbb006d ??= require("./chunk-ecbb006d.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_EXQDFZCV = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-EXQDFZCV"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
var import_promises = require("node:fs/promises");
var import_node_path3 = require("node:path");
function codeFolder(env) {
  if ((env["NODE_DISABLE_COMPILE_CACHE"] ?? "") !== "") return void 0;
  const root = (0, import_chunk_VDQPBWEA.cacheRootNamed)(env);
  if (root === void 0 || !(0, import_node_path.isAbsolute)(root) || process.getuid === void 0) return void 0;
  const path = (0, import_node_path.join)(root, "code");
  try {
    return { path, why: whyUnsafe(path, process.getuid()) };
  } catch {
    return { path, why: "it cannot be looked at" };
  }
}
function whyUnsafe(path, user) {
  const workTree = workTreeAround(path);
  if (workTree !== void 0) return `it lies in the work tree ${workTree}`;
  const stats = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
  if (stats === void 0) return void 0;
  if (!stats.isDirectory()) return "it is no folder";
  if (stats.uid !== user) return "it belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "others may open it";
}
function workTreeAround(path) {
  const folder = (0, import_node_path.dirname)(path);
  if (folder === path) return void 0;
  return (0, import_node_fs.existsSync)((0, import_node_path.join)(folder, ".git")) ? folder : workTreeAround(folder);
}
async function readClientSettings(top, env) {
  const home = env["CLAUDE_CONFIG_DIR"] ?? (0, import_node_path2.join)(env["HOME"] ?? (0, import_node_os.homedir)(), ".claude");
  const own = [
    (0, import_node_path2.join)(home, "settings.json"),
    (0, import_node_path2.join)(top, ".claude", "settings.json"),
    (0, import_node_path2.join)(top, ".claude", "settings.local.json")
  ];
  const managed = managedFolder(process.platform, env);
  const more = await (0, import_chunk_WRWMQTCS.listNames)((0, import_node_path2.join)(managed, "managed-settings.d")).catch(() => []);
  const theirs = [
    (0, import_node_path2.join)(managed, "managed-settings.json"),
    ...more.filter((name) => name.endsWith(".json")).map((name) => (0, import_node_path2.join)(managed, "managed-settings.d", name))
  ];
  const read = await Promise.all([
    ...own.map((path) => readOne(path, false)),
    ...theirs.map((path) => readOne(path, true))
  ]);
  return read.filter((one) => one !== void 0);
}
function managedFolder(platform, env) {
  if (platform === "darwin") return import_node_path2.posix.join("/Library", "Application Support", "ClaudeCode");
  if (platform === "win32") return import_node_path2.win32.join(env["ProgramFiles"] ?? "C:\\Program Files", "ClaudeCode");
  return "/etc/claude-code";
}
async function readOne(path, managed) {
  try {
    const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
    if (text === void 0) return void 0;
    const values = JSON.parse(text);
    if (typeof values === "object" && values !== null && !Array.isArray(values)) {
      return { path, managed, values };
    }
    return { path, managed, values: {}, problem: "is not a JSON object" };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, managed, values: {}, problem: "is not JSON" };
    if (error instanceof import_chunk_J3I4R3VV.Failure) return { path, managed, values: {}, problem: "cannot be read" };
    throw error;
  }
}
async function stateOfFolder(folder) {
  const tried = await nearestExisting(folder);
  const problem = await (tried === folder ? tryToWrite(folder) : mayWrite(tried));
  return { tried, problem, free: await freeBytes(tried) };
}
async function nearestExisting(path) {
  const parent = (0, import_node_path3.dirname)(path);
  if (parent === path) return path;
  return await (0, import_chunk_WRWMQTCS.exists)(path) ? path : nearestExisting(parent);
}
async function tryToWrite(folder) {
  try {
    const made = await (0, import_promises.mkdtemp)((0, import_node_path3.join)(folder, ".doctor-"));
    await (0, import_promises.rm)(made, { recursive: true });
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
async function mayWrite(folder) {
  try {
    const stats = await (0, import_promises.lstat)(folder);
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return `${folder} is no folder`;
    await (0, import_promises.access)(folder, import_promises.constants.W_OK | import_promises.constants.X_OK);
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
async function freeBytes(path) {
  try {
    const { bavail, bsize } = await (0, import_promises.statfs)(path);
    return bavail * bsize;
  } catch {
    return void 0;
  }
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
var MEGABYTE = 1024 * 1024;
var NEEDS = {
  // Packets, replies and a report: some MB a run.
  runs: { least: 20 * MEGABYTE, enough: 200 * MEGABYTE },
  // The last eight trees under review, each as large as the repository.
  cache: { least: 100 * MEGABYTE, enough: 1024 * MEGABYTE }
};
function judgeRepository(top, isShallow2) {
  if (!isShallow2) return { name: "repository", state: "ok", found: top };
  const remedy = "git fetch --unshallow (in a GitHub workflow: actions/checkout with fetch-depth: 0)";
  return {
    name: "repository",
    state: "warning",
    found: `${top} is a shallow clone: older history is cut off`,
    remedy
  };
}
function judgeFolder(name, folder, { problem, free }) {
  const elsewhere = name === "cache" ? ", or set XDG_CACHE_HOME to another place" : "";
  if (problem !== void 0) {
    const found2 = `${folder} cannot be written: ${problem}`;
    return { name, state: "failed", found: found2, remedy: `make ${folder} writable for you${elsewhere}` };
  }
  if (free === void 0) return { name, state: "ok", found: `${folder}, free space unknown` };
  const found = `${folder}, ${Math.floor(free / MEGABYTE)} MB free`;
  const { least, enough } = NEEDS[name];
  if (free >= enough) return { name, state: "ok", found };
  const remedy = `free at least ${enough / MEGABYTE} MB there${elsewhere}`;
  return { name, state: free < least ? "failed" : "warning", found, remedy };
}
function judgeCode(folder) {
  const name = "compiled";
  if (folder === void 0) return { name, state: "ok", found: "not kept here" };
  const { path, why } = folder;
  if (why === void 0) return { name, state: "ok", found: path };
  return {
    name,
    state: "warning",
    found: `not kept in ${path}: ${why}`,
    remedy: `for faster starts remove ${path}, or set XDG_CACHE_HOME to a folder of your own outside of work trees`
  };
}
var PARTS = [
  "bin/correctless",
  "dist/main.cjs",
  "hooks/hooks.json",
  "skills/caudit/SKILL.md",
  ...import_chunk_PXWIJ4LO.AGENTS.map((agent) => `agents/${agent}.md`)
];
var AGAIN = "install the plugin again: claude plugin update correctless@correctless";
function judgePlugin(installed, version) {
  if (installed.missing.length > 0) {
    const found = `${installed.top} lacks ${installed.missing.join(", ")}`;
    return { name: "plugin", state: "failed", found, remedy: AGAIN };
  }
  if (installed.version !== version) {
    const found = `${installed.top} is of version ${installed.version}, this program of ${version}`;
    return { name: "plugin", state: "failed", found, remedy: AGAIN };
  }
  return { name: "plugin", state: "ok", found: `${installed.top} (${version})` };
}
function judgeDist(stale) {
  if (stale === void 0) {
    const found2 = "dist/ does not say which sources it was built from";
    return { name: "dist", state: "warning", found: found2, remedy: `${AGAIN}; in a clone: npm run build` };
  }
  if (stale.length === 0) return { name: "dist", state: "ok", found: "built from the sources beside it" };
  const more = stale.length > 3 ? ` and ${stale.length - 3} more` : "";
  const found = `built from other sources than ${stale.slice(0, 3).join(", ")}${more}`;
  return { name: "dist", state: "warning", found, remedy: `in a clone: npm run build; else ${AGAIN}` };
}
var INSTALL = "/plugin marketplace add <owner>/correctless, then: /plugin install df@correctless";
function judgeInstalled(plugins, version) {
  const name = "installed";
  if (plugins === "no-client") return { name, state: "warning", found: "no client to ask" };
  if (plugins === "no-answer") {
    const remedy = "see what it says: claude plugin list --json";
    return { name, state: "warning", found: "the client does not list its plugins", remedy };
  }
  const ours = plugins.filter(({ id }) => id === "correctless@correctless" || id === "df@correctless");
  const absent = ["correctless@correctless", "df@correctless"].filter(
    (id) => !ours.some((one) => one.id === id)
  );
  if (absent.length > 0) {
    const found = `the client has no ${absent.join(" and no ")}`;
    return { name, state: "warning", found, remedy: `in Claude Code: ${INSTALL}` };
  }
  const off = ours.filter((one) => !one.enabled);
  if (off.length > 0) {
    const [{ id } = { id: "" }] = off;
    const found = `${off.map((one) => one.id).join(", ")} is disabled`;
    return { name, state: "failed", found, remedy: `claude plugin enable ${id}` };
  }
  const other = ours.find((one) => one.version !== version);
  if (other !== void 0) {
    const found = `${other.id} ${other.version} is installed, this program is ${version}`;
    return { name, state: "failed", found, remedy: `claude plugin update ${other.id}, then a new session` };
  }
  return { name, state: "ok", found: `correctless and df ${version}` };
}
var NEEDED = ["Agent", "Task", "Bash", "Read", "Grep", "Glob"];
function judgeHooks(settings) {
  const name = "hooks";
  const broken = unreadable(settings);
  if (broken !== void 0) return { name, state: "warning", ...broken };
  const off = settings.find(({ values }) => values["disableAllHooks"] === true);
  if (off !== void 0) {
    const found2 = `disableAllHooks is true in ${off.path}: no reply could be stored`;
    return { name, state: "failed", found: found2, remedy: `remove "disableAllHooks" from ${off.path}` };
  }
  const managed = settings.find(({ managed: managed2, values }) => managed2 && values["allowManagedHooksOnly"] === true);
  if (managed !== void 0) {
    const found2 = `allowManagedHooksOnly is true in ${managed.path}: hooks of plugins do not run`;
    const remedy = "ask who manages this machine to enable the plugin correctless there";
    return { name, state: "failed", found: found2, remedy };
  }
  const found = 'no settings file switches hooks off; "correctless doctor --probe" proves that they run';
  return { name, state: "ok", found };
}
function judgePermissions(settings) {
  const name = "permissions";
  const broken = unreadable(settings);
  if (broken !== void 0) return { name, state: "warning", ...broken };
  const denied = settings.flatMap(
    ({ path, values }) => denyRules(values).filter(hitsUs).map((rule) => ({ path, rule }))
  );
  const [first] = denied;
  if (first === void 0) return { name, state: "ok", found: "no settings file denies our tools" };
  const found = denied.map(({ path, rule }) => `${rule} is denied in ${path}`).join("; ");
  return {
    name,
    state: "failed",
    found,
    remedy: `take ${first.rule} out of permissions.deny in ${first.path}`
  };
}
function unreadable(settings) {
  const broken = settings.find((one) => one.problem !== void 0);
  if (broken === void 0) return void 0;
  return { found: `${broken.path}: ${broken.problem ?? ""}`, remedy: `mend ${broken.path}` };
}
function denyRules({ permissions }) {
  if (typeof permissions !== "object" || permissions === null) return [];
  const { deny } = permissions;
  return Array.isArray(deny) ? deny.filter((rule) => typeof rule === "string") : [];
}
function hitsUs(rule) {
  const [, tool = "", specifier = ""] = /^([A-Za-z]+)(?:\((.*)\))?$/s.exec(rule.trim()) ?? [];
  if (!NEEDED.includes(tool)) return false;
  const what = specifier.trim();
  if (what === "" || /^(?:\*+|\/\*\*|\/\/\*\*|\.\/\*\*)$/.test(what)) return true;
  if (tool === "Bash") return /^correctless\b/.test(what);
  return (tool === "Agent" || tool === "Task") && import_chunk_PXWIJ4LO.AGENTS.some((agent) => what === `correctless:${agent}`);
}
async function lookAround({ cwd, env }) {
  const [repository, problem] = await repositoryHere(cwd);
  const top = repository?.top ?? cwd;
  const checks = await Promise.all([
    Promise.resolve([(0, import_chunk_CP5MHWDT.judgeNode)(process.versions.node)]),
    (0, import_chunk_CP5MHWDT.versionOf)("git").then((said) => [(0, import_chunk_CP5MHWDT.judgeGit)(said)]),
    checkRepository(repository, problem),
    checkRuns(repository),
    checkCache(repository, (0, import_chunk_VDQPBWEA.cacheRoot)(env)),
    Promise.resolve([judgeCode(codeFolder(env))]),
    checkInstallation(),
    checkClient(top, env),
    checkSettings(top, env),
    checkGh(env)
  ]);
  return checks.flat();
}
async function repositoryHere(cwd) {
  try {
    return [await (0, import_chunk_SD67457G.openRepository)(cwd)];
  } catch (error) {
    return [void 0, failed("repository", error)];
  }
}
async function checkRepository(repository, problem) {
  if (repository !== void 0) return [judgeRepository(repository.top, await (0, import_chunk_PIFHTIZ2.isShallow)(repository))];
  return problem === void 0 ? [] : [problem];
}
async function checkRuns(repository) {
  if (repository === void 0) return [];
  const folder = (0, import_chunk_DRNRIY4A.ownFolder)(repository.top);
  return [judgeFolder("runs", folder, await stateOfFolder(folder))];
}
async function checkCache(repository, root) {
  try {
    if (repository !== void 0) (0, import_chunk_5YN5MLKB.requireCacheOutside)(repository, root);
    return [judgeFolder("cache", root, await stateOfFolder(root))];
  } catch (error) {
    return [failed("cache", error)];
  }
}
async function checkInstallation() {
  try {
    const installation = await (0, import_chunk_643UOIGZ.readInstallation)(PARTS);
    const stale = await (0, import_chunk_643UOIGZ.staleSources)(installation.top);
    return [judgePlugin(installation, import_chunk_YNVMEEXY.VERSION), judgeDist(stale)];
  } catch (error) {
    return [failed("plugin", error)];
  }
}
async function checkClient(top, env) {
  const said = await (0, import_chunk_CP5MHWDT.versionOf)("claude");
  const plugins = said === void 0 ? "no-client" : await (0, import_chunk_JPCNXABC.listClientPlugins)(top, env);
  return [(0, import_chunk_CP5MHWDT.judgeClient)(said), judgeInstalled(plugins, import_chunk_YNVMEEXY.VERSION)];
}
async function checkSettings(top, env) {
  const settings = await readClientSettings(top, env);
  return [judgePermissions(settings), judgeHooks(settings)];
}
async function checkGh(env) {
  const host = env["GH_HOST"]?.toLowerCase() ?? "github.com";
  const said = await (0, import_chunk_CP5MHWDT.versionOf)("gh");
  const loggedIn = said === void 0 ? void 0 : await (0, import_chunk_ASAQIJEX.isLoggedIn)(host).catch(() => void 0);
  return [(0, import_chunk_CP5MHWDT.judgeGh)({ said, host, loggedIn })];
}
function failed(name, error) {
  if (!(error instanceof import_chunk_J3I4R3VV.Failure)) throw error;
  return { name, state: "failed", found: error.message, remedy: error.hint ?? `see: ${error.code}` };
}
var doctorCommand = {
  name: "doctor",
  summary: "Says what is missing on this machine and how to get it",
  usage: "[--probe] [--json]",
  flags: [
    {
      name: "probe",
      type: "boolean",
      summary: "also let your own client call one small agent, to prove that hooks run; this costs money"
    },
    { name: "json", type: "boolean", summary: "the checks as JSON on stdout" }
  ],
  takes: { least: 0, most: 0, paths: false },
  details: `JSON: {version, ok, checks[{name, state: ok|warning|failed, found, remedy?}]}
Exit status 4 when a check failed. A warning is about something that only some uses need.
--probe costs ${import_chunk_JPCNXABC.PROBE_COST}. It runs in this repository, so that its settings count,
shows the agent nothing of it, and is skipped when a check that it needs has failed.`,
  run: async ({ flag, cwd, env }) => {
    const checks = await lookAround({ cwd, env });
    if (flag("probe")) checks.push(await probed(checks, { cwd, env }));
    return outcomeOf(checks, { json: flag("json"), probe: flag("probe") });
  }
};
var NEEDED2 = ["git", "repository", "runs", "cache", "plugin"];
async function probed(checks, world) {
  const lacking = checks.filter(({ name, state }) => NEEDED2.includes(name) && state === "failed");
  const [first] = lacking;
  if (first !== void 0) {
    const found = `not run, and nothing spent: ${lacking.map(({ name }) => name).join(", ")} failed`;
    return { name: "probe", state: "failed", found, remedy: `mend ${first.name} first` };
  }
  const { probeHooks } = await Promise.resolve().then(() => __toESM((from_probe_4e7f5485 ??= require("./probe-4e7f5485.cjs"))["probe-UXEV37TA"]()));
  return probeHooks(world);
}
function outcomeOf(checks, { json, probe }) {
  const ok = checks.every((check) => check.state !== "failed");
  const cost = probe ? "" : `
Whether hooks really run: correctless doctor --probe
It costs ${import_chunk_JPCNXABC.PROBE_COST}.
`;
  const text = `correctless ${import_chunk_YNVMEEXY.VERSION}

${checks.map(linesOf).join("")}${cost}`;
  const status = ok ? 0 : 4;
  if (!json) return { status, stdout: text };
  return { status, stdout: (0, import_chunk_WDRVM6EA.inertJson)({ version: import_chunk_YNVMEEXY.VERSION, ok, checks }), stderr: text };
}
function linesOf({ name, state, found, remedy }) {
  const advice = remedy === void 0 ? "" : `${" ".repeat(22)}\u2192 ${remedy}
`;
  return `${state.padEnd(7)}  ${name.padEnd(11)}  ${found}
${advice}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  doctorCommand
});
});
