var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["doctor"] = __part((module, exports) => {
__export(exports, { doctorCommand: () => doctorCommand });
var [import_probe_check, import_program_checks, import_how_to_start, import_cache_root_named, import_installation, import_plan_facts, import_short_ids, import_target, import_pull_request_target, import_redact_hunks, import_gh, import_bounded_program, import_repository_name, import_revisions, import_nearest, import_rest_of_history, import_hunk_order, import_one_object, import_layout, import_repository_2, import_printable, import_vocabulary, import_files, import_order, import_shell_word, import_git, import_real_place, import_version_2, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["doctor-9028a37d/probe-check", "program-checks-c96c7f48/program-checks", "program-checks-c96c7f48/how-to-start", "target-823430ed/cache-root-named", "shown-files-3b977f13/installation", "shown-files-3b977f13/plan-facts", "file-header-a064cb69/short-ids", "target-823430ed/target", "target-823430ed/pull-request-target", "shown-files-3b977f13/redact-hunks", "file-header-a064cb69/gh", "file-header-a064cb69/bounded-program", "target-823430ed/repository-name", "file-header-a064cb69/revisions", "main-9da6c79b/nearest", "file-header-a064cb69/rest-of-history", "evidence-drop-94f915f0/hunk-order", "own-files-0777bacd/one-object", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/version-2", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var import_node_os = require("node:os");
var import_promises = require("node:fs/promises");
var import_node_crypto = require("node:crypto");
function codeFolder(env) {
  if ((env["NODE_DISABLE_COMPILE_CACHE"] ?? "") !== "") return void 0;
  const root = (0, import_cache_root_named.cacheRootNamed)(env);
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
  if (workTree !== void 0) return `it is inside the work tree ${workTree}`;
  const stats = (0, import_node_fs.lstatSync)(path, { throwIfNoEntry: false });
  if (stats === void 0) return void 0;
  if (!stats.isDirectory()) return "it is not a folder";
  if (stats.uid !== user) return "it belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "others may open it";
}
function workTreeAround(path) {
  const folder = (0, import_node_path.dirname)(path);
  if (folder === path) return void 0;
  return (0, import_node_fs.existsSync)((0, import_node_path.join)(folder, ".git")) ? folder : workTreeAround(folder);
}
async function readClientSettings(top, env) {
  const home = env["CLAUDE_CONFIG_DIR"] ?? (0, import_node_path.join)(env["HOME"] ?? (0, import_node_os.homedir)(), ".claude");
  const own = [
    (0, import_node_path.join)(home, "settings.json"),
    (0, import_node_path.join)(top, ".claude", "settings.json"),
    (0, import_node_path.join)(top, ".claude", "settings.local.json")
  ];
  const managed = managedFolder(process.platform, env);
  const more = await (0, import_files.listNames)((0, import_node_path.join)(managed, "managed-settings.d")).catch(() => []);
  const theirs = [
    (0, import_node_path.join)(managed, "managed-settings.json"),
    ...more.filter((name) => name.endsWith(".json")).map((name) => (0, import_node_path.join)(managed, "managed-settings.d", name))
  ];
  const read = await Promise.all([
    ...own.map((path) => readOne(path, false)),
    ...theirs.map((path) => readOne(path, true))
  ]);
  return read.filter((one) => one !== void 0);
}
function managedFolder(platform, env) {
  if (platform === "darwin") return import_node_path.posix.join("/Library", "Application Support", "ClaudeCode");
  if (platform === "win32") return import_node_path.win32.join(env["ProgramFiles"] ?? "C:\\Program Files", "ClaudeCode");
  return "/etc/claude-code";
}
async function readOne(path, managed) {
  try {
    const text = await (0, import_files.readTextIfAny)(path);
    if (text === void 0) return void 0;
    const values = JSON.parse(text);
    if (typeof values === "object" && values !== null && !Array.isArray(values)) {
      return { path, managed, values };
    }
    return { path, managed, values: {}, problem: "is not a JSON object" };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, managed, values: {}, problem: "is not JSON" };
    if (error instanceof import_failure.Failure) return { path, managed, values: {}, problem: "cannot be read" };
    throw error;
  }
}
async function stateOfFolder(folder) {
  const tried = await nearestExisting(folder);
  const problem = await (tried === folder ? tryToWrite(folder) : mayWrite(tried));
  return { tried, problem, free: await freeBytes(tried) };
}
async function nearestExisting(path) {
  const parent = (0, import_node_path.dirname)(path);
  if (parent === path) return path;
  return await (0, import_files.exists)(path) ? path : nearestExisting(parent);
}
async function tryToWrite(folder) {
  try {
    const made = await (0, import_promises.mkdtemp)((0, import_node_path.join)(folder, ".doctor-"));
    await (0, import_promises.rm)(made, { recursive: true });
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
async function mayWrite(folder) {
  try {
    const stats = await (0, import_promises.lstat)(folder);
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return `${folder} is not a folder`;
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
var SUMS_FILE = "dist/sources.sha256";
async function staleSources(top) {
  const list = await (0, import_files.readTextIfAny)((0, import_node_path.join)(top, SUMS_FILE));
  if (list === void 0) return void 0;
  const now = new Set((await sourceSums(top)).split("\n"));
  const before = list.split("\n").filter((line) => line !== "");
  return before.filter((line) => !now.has(line)).map((line) => line.replace(/^\S+ +/, ""));
}
async function sourceSums(top) {
  const sums = /* @__PURE__ */ new Map();
  for (const file of (await (0, import_files.listFiles)((0, import_node_path.join)(top, "src"))).filter(isSource)) {
    const path = (0, import_node_path.relative)(top, file).split(import_node_path.sep).join("/");
    const folder = path.split("/").slice(0, -1).slice(0, 2).join("/");
    const sum = sums.get(folder) ?? (0, import_node_crypto.createHash)("sha256");
    sums.set(folder, sum);
    sum.update(
      `${(0, import_node_crypto.createHash)("sha256").update(await (0, import_files.readBytes)(file)).digest("hex")}  ${path}
`
    );
  }
  return [...sums].map(([folder, sum]) => `${sum.digest("hex")}  ${folder}
`).join("");
}
function isSource(path) {
  return /\.(?:ts|cjs)$/.test(path) && !path.endsWith(".test.ts");
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
  ...import_vocabulary.AGENTS.map((agent) => `agents/${agent}.md`)
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
  return (tool === "Agent" || tool === "Task") && import_vocabulary.AGENTS.some((agent) => what === `correctless:${agent}`);
}
async function lookAround({ cwd, env }) {
  const [repository, problem] = await repositoryHere(cwd);
  const top = repository?.top ?? cwd;
  const checks = await Promise.all([
    Promise.resolve([(0, import_program_checks.judgeNode)(process.versions.node)]),
    (0, import_program_checks.versionOf)("git").then((said) => [(0, import_program_checks.judgeGit)(said)]),
    checkRepository(repository, problem),
    checkRuns(repository),
    checkCache(repository, (0, import_cache_root_named.cacheRoot)(env)),
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
    return [await (0, import_repository_2.openRepository)(cwd)];
  } catch (error) {
    return [void 0, failed("repository", error)];
  }
}
async function checkRepository(repository, problem) {
  if (repository !== void 0) return [judgeRepository(repository.top, await (0, import_rest_of_history.isShallow)(repository))];
  return problem === void 0 ? [] : [problem];
}
async function checkRuns(repository) {
  if (repository === void 0) return [];
  const folder = (0, import_layout.ownFolder)(repository.top);
  return [judgeFolder("runs", folder, await stateOfFolder(folder))];
}
async function checkCache(repository, root) {
  try {
    if (repository !== void 0) (0, import_plan_facts.requireCacheOutside)(repository, root);
    return [judgeFolder("cache", root, await stateOfFolder(root))];
  } catch (error) {
    return [failed("cache", error)];
  }
}
async function checkInstallation() {
  try {
    const installation = await (0, import_installation.readInstallation)(PARTS);
    const stale = await staleSources(installation.top);
    return [judgePlugin(installation, import_version_2.VERSION), judgeDist(stale)];
  } catch (error) {
    return [failed("plugin", error)];
  }
}
async function checkClient(top, env) {
  const said = await (0, import_program_checks.versionOf)("claude");
  const plugins = said === void 0 ? "no-client" : await (0, import_probe_check.listClientPlugins)(top, env);
  return [(0, import_program_checks.judgeClient)(said), judgeInstalled(plugins, import_version_2.VERSION)];
}
async function checkSettings(top, env) {
  const settings = await readClientSettings(top, env);
  return [judgePermissions(settings), judgeHooks(settings)];
}
async function checkGh(env) {
  const host = env["GH_HOST"]?.toLowerCase() ?? "github.com";
  const said = await (0, import_program_checks.versionOf)("gh");
  const loggedIn = said === void 0 ? void 0 : await (0, import_gh.isLoggedIn)(host).catch(() => void 0);
  return [(0, import_program_checks.judgeGh)({ said, host, loggedIn })];
}
function failed(name, error) {
  if (!(error instanceof import_failure.Failure)) throw error;
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
--probe costs ${import_probe_check.PROBE_COST}. It runs in this repository, so that its settings count,
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
  const { probeHooks } = await Promise.resolve().then(() => __toESM(__load("probe-d4ef3d4f/probe")));
  return probeHooks(world);
}
function outcomeOf(checks, { json, probe }) {
  const ok = checks.every((check) => check.state !== "failed");
  const cost = probe ? "" : `
Whether hooks really run: correctless doctor --probe
It costs ${import_probe_check.PROBE_COST}.
`;
  const text = `correctless ${import_version_2.VERSION}

${checks.map(linesOf).join("")}${cost}`;
  const status = ok ? 0 : 4;
  if (!json) return { status, stdout: text };
  return { status, stdout: (0, import_inert_2.inertJson)({ version: import_version_2.VERSION, ok, checks }), stderr: text };
}
function linesOf({ name, state, found, remedy }) {
  const advice = remedy === void 0 ? "" : `${" ".repeat(22)}\u2192 ${remedy}
`;
  return `${state.padEnd(7)}  ${name.padEnd(11)}  ${found}
${advice}`;
}
});
exports["probe-check"] = __part((module, exports) => {
__export(exports, { PROBE_BUDGET_USD: () => PROBE_BUDGET_USD, PROBE_COST: () => PROBE_COST, judgeProbe: () => judgeProbe, listClientPlugins: () => listClientPlugins });
var [import_how_to_start, import_bounded_program, import_inert_2] = ["program-checks-c96c7f48/how-to-start", "file-header-a064cb69/bounded-program", "main/inert-2"].map(__load);
var PATIENCE_MS = 2e4;
var MOST_BYTES = 1024 * 1024;
async function listClientPlugins(cwd, env) {
  const start = (0, import_how_to_start.howToStart)("claude", ["plugin", "list", "--json"], env);
  const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim: start.verbatim };
  try {
    const ended = await (0, import_bounded_program.runBounded)(start.file, start.args, bounds);
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
  return { id: (0, import_inert_2.inertLine)(id), version: (0, import_inert_2.inertLine)(first ?? "none"), enabled: enabled === true };
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
});
