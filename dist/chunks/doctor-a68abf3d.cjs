var { __load, __part } = require("../main.cjs").shared;
exports["doctor"] = __part((exports) => {
var { PROBE_COST, listClientPlugins } = __load("doctor-a68abf3d/probe-check"), { judgeClient, judgeGh, judgeGit, judgeNode, judgeSandbox, versionOf } = __load("program-checks-aa4dab56/program-checks"), { failed, ok, warning } = __load("program-checks-aa4dab56/how-to-start"), { findSandbox } = __load("sandbox-paths-3a80cf5c/find-sandbox"), { cacheRoot, cacheRootNamed } = __load("target-3d41a926/cache-root-named"), { readInstallation } = __load("main-0f98ea10/installation"), { requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { isLoggedIn } = __load("file-header-fb4aa201/gh"), { isShallow } = __load("file-header-fb4aa201/rest-of-history"), { openRepository } = __load("git-685f2d30/repository"), { ownFolder } = __load("matches-schema-4b8261ce/layout"), { AGENTS } = __load("main/vocabulary"), { exists, listFiles, listNames, readBytes, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { VERSION } = __load("main/version-2"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2"), { existsSync, lstatSync } = require("node:fs"), { dirname, isAbsolute, join, join: join2, posix, win32, dirname: dirname2, join: join3, join: join4, relative, sep } = require("node:path"), { homedir } = require("node:os"), { access, constants, lstat, mkdtemp, rm, statfs } = require("node:fs/promises"), { createHash } = require("node:crypto");
function codeFolder(env) {
  if ((env["NODE_DISABLE_COMPILE_CACHE"] ?? "") !== "") return void 0;
  const root = cacheRootNamed(env);
  if (root === void 0 || !isAbsolute(root) || process.getuid === void 0) return void 0;
  const path = join(root, "code");
  try {
    return { path, why: whyUnsafe(path, process.getuid()) };
  } catch {
    return { path, why: "it cannot be looked at" };
  }
}
function whyUnsafe(path, user) {
  const workTree = workTreeAround(path);
  if (workTree !== void 0) return `it is inside the work tree ${workTree}`;
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === void 0) return void 0;
  if (!stats.isDirectory()) return "it is not a folder";
  if (stats.uid !== user) return "it belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "others may open it";
}
function workTreeAround(path) {
  const folder = dirname(path);
  if (folder === path) return void 0;
  return existsSync(join(folder, ".git")) ? folder : workTreeAround(folder);
}
async function readClientSettings(top, env) {
  const home = env["CLAUDE_CONFIG_DIR"] ?? join2(env["HOME"] ?? homedir(), ".claude");
  const own = [
    join2(home, "settings.json"),
    join2(top, ".claude", "settings.json"),
    join2(top, ".claude", "settings.local.json")
  ];
  const managed = managedFolder(process.platform, env);
  const more = await listNames(join2(managed, "managed-settings.d")).catch(() => []);
  const theirs = [
    join2(managed, "managed-settings.json"),
    ...more.filter((name) => name.endsWith(".json")).map((name) => join2(managed, "managed-settings.d", name))
  ];
  const read = await Promise.all([
    ...own.map((path) => readOne(path, false)),
    ...theirs.map((path) => readOne(path, true))
  ]);
  return read.filter((one) => one !== void 0);
}
function managedFolder(platform, env) {
  if (platform === "darwin") return posix.join("/Library", "Application Support", "ClaudeCode");
  if (platform === "win32") return win32.join(env["ProgramFiles"] ?? "C:\\Program Files", "ClaudeCode");
  return "/etc/claude-code";
}
async function readOne(path, managed) {
  try {
    const text = await readTextIfAny(path);
    if (text === void 0) return void 0;
    const values = JSON.parse(text);
    if (typeof values === "object" && values !== null && !Array.isArray(values)) {
      return { path, managed, values };
    }
    return { path, managed, values: {}, problem: "is not a JSON object" };
  } catch (error) {
    if (error instanceof SyntaxError) return { path, managed, values: {}, problem: "is not JSON" };
    if (error instanceof Failure) return { path, managed, values: {}, problem: "cannot be read" };
    throw error;
  }
}
async function stateOfFolder(folder) {
  const tried = await nearestExisting(folder);
  const problem = await (tried === folder ? tryToWrite(folder) : mayWrite(tried));
  return { tried, problem, free: await freeBytes(tried) };
}
async function nearestExisting(path) {
  const parent = dirname2(path);
  if (parent === path) return path;
  return await exists(path) ? path : nearestExisting(parent);
}
async function tryToWrite(folder) {
  try {
    const made = await mkdtemp(join3(folder, ".doctor-"));
    await rm(made, { recursive: true });
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
async function mayWrite(folder) {
  try {
    const stats = await lstat(folder);
    if (!stats.isDirectory() && !stats.isSymbolicLink()) return `${folder} is not a folder`;
    await access(folder, constants.W_OK | constants.X_OK);
    return void 0;
  } catch (error) {
    return messageOf(error);
  }
}
async function freeBytes(path) {
  try {
    const { bavail, bsize } = await statfs(path);
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
  const list = await readTextIfAny(join4(top, SUMS_FILE));
  if (list === void 0) return void 0;
  const now = new Set((await sourceSums(top)).split("\n"));
  const before = list.split("\n").filter((line) => line !== "");
  return before.filter((line) => !now.has(line)).map((line) => line.replace(/^\S+ +/, ""));
}
async function sourceSums(top) {
  const sums = /* @__PURE__ */ new Map();
  for (const file of (await listFiles(join4(top, "src"))).filter(isSource)) {
    const path = relative(top, file).split(sep).join("/");
    const folder = path.split("/").slice(0, -1).slice(0, 2).join("/");
    const sum = sums.get(folder) ?? createHash("sha256");
    sums.set(folder, sum);
    sum.update(
      `${createHash("sha256").update(await readBytes(file)).digest("hex")}  ${path}
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
  if (!isShallow2) return ok("repository", top);
  const remedy = "git fetch --unshallow (in a GitHub workflow: actions/checkout with fetch-depth: 0)";
  return warning("repository", `${top} is a shallow clone: older history is cut off`, remedy);
}
function judgeFolder(name, folder, { problem, free }) {
  const elsewhere = name === "cache" ? ", or set XDG_CACHE_HOME to another place" : "";
  if (problem !== void 0) {
    const found2 = `${folder} cannot be written: ${problem}`;
    return failed(name, found2, `make ${folder} writable for you${elsewhere}`);
  }
  if (free === void 0) return ok(name, `${folder}, free space unknown`);
  const found = `${folder}, ${Math.floor(free / MEGABYTE)} MB free`;
  const { least, enough } = NEEDS[name];
  if (free >= enough) return ok(name, found);
  const remedy = `free at least ${enough / MEGABYTE} MB there${elsewhere}`;
  return free < least ? failed(name, found, remedy) : warning(name, found, remedy);
}
function judgeCode(folder) {
  if (folder === void 0) return ok("compiled", "not kept here");
  const { path, why } = folder;
  if (why === void 0) return ok("compiled", path);
  const remedy = `for faster starts remove ${path}, or set XDG_CACHE_HOME to a folder of your own outside of work trees`;
  return warning("compiled", `not kept in ${path}: ${why}`, remedy);
}
var PARTS = [
  "bin/correctless",
  "dist/main.cjs",
  "hooks/hooks.json",
  "skills/caudit/SKILL.md",
  ...AGENTS.map((agent) => `agents/${agent}.md`)
];
var AGAIN = "install the plugin again: claude plugin update correctless@correctless";
function judgePlugin(installed, version) {
  if (installed.missing.length > 0) {
    return failed("plugin", `${installed.top} lacks ${installed.missing.join(", ")}`, AGAIN);
  }
  if (installed.version !== version) {
    const found = `${installed.top} is of version ${installed.version}, this program of ${version}`;
    return failed("plugin", found, AGAIN);
  }
  return ok("plugin", `${installed.top} (${version})`);
}
function judgeDist(stale) {
  if (stale === void 0) {
    const found2 = "dist/ does not say which sources it was built from";
    return warning("dist", found2, `${AGAIN}; in a clone: npm run build`);
  }
  if (stale.length === 0) return ok("dist", "built from the sources beside it");
  const more = stale.length > 3 ? ` and ${stale.length - 3} more` : "";
  const found = `built from other sources than ${stale.slice(0, 3).join(", ")}${more}`;
  return warning("dist", found, `in a clone: npm run build; else ${AGAIN}`);
}
var INSTALL = "/plugin marketplace add <owner>/correctless, then: /plugin install df@correctless";
function judgeInstalled(plugins, version) {
  const name = "installed";
  if (plugins === "no-client") return { name, state: "warning", found: "no client to ask" };
  if (plugins === "no-answer")
    return warning(
      name,
      "the client does not list its plugins",
      "see what it says: claude plugin list --json"
    );
  const ours = plugins.filter(({ id }) => id === "correctless@correctless" || id === "df@correctless");
  const absent = ["correctless@correctless", "df@correctless"].filter(
    (id) => !ours.some((one) => one.id === id)
  );
  if (absent.length > 0) {
    return warning(name, `the client has no ${absent.join(" and no ")}`, `in Claude Code: ${INSTALL}`);
  }
  const off = ours.filter((one) => !one.enabled);
  if (off.length > 0) {
    const [{ id } = { id: "" }] = off;
    const found = `${off.map((one) => one.id).join(", ")} is disabled`;
    return failed(name, found, `claude plugin enable ${id}`);
  }
  const other = ours.find((one) => one.version !== version);
  if (other !== void 0) {
    const found = `${other.id} ${other.version} is installed, this program is ${version}`;
    return failed(name, found, `claude plugin update ${other.id}, then a new session`);
  }
  return ok(name, `correctless and df ${version}`);
}
var NEEDED = ["Agent", "Task", "Bash", "Read", "Grep", "Glob"];
function judgeHooks(settings) {
  const name = "hooks";
  const broken = unreadable(name, settings);
  if (broken !== void 0) return broken;
  const off = settings.find(({ values }) => values["disableAllHooks"] === true);
  if (off !== void 0) {
    const found = `disableAllHooks is true in ${off.path}: no reply could be stored`;
    return failed(name, found, `remove "disableAllHooks" from ${off.path}`);
  }
  const managed = settings.find(({ managed: managed2, values }) => managed2 && values["allowManagedHooksOnly"] === true);
  if (managed !== void 0) {
    const found = `allowManagedHooksOnly is true in ${managed.path}: hooks of plugins do not run`;
    return failed(name, found, "ask who manages this machine to enable the plugin correctless there");
  }
  return ok(name, 'no settings file switches hooks off; "correctless doctor --probe" proves that they run');
}
function judgePermissions(settings) {
  const name = "permissions";
  const broken = unreadable(name, settings);
  if (broken !== void 0) return broken;
  const denied = settings.flatMap(
    ({ path, values }) => denyRules(values).filter(hitsUs).map((rule) => ({ path, rule }))
  );
  const [first] = denied;
  if (first === void 0) return ok(name, "no settings file denies our tools");
  const found = denied.map(({ path, rule }) => `${rule} is denied in ${path}`).join("; ");
  return failed(name, found, `take ${first.rule} out of permissions.deny in ${first.path}`);
}
function unreadable(name, settings) {
  const broken = settings.find((one) => one.problem !== void 0);
  return broken && warning(name, `${broken.path}: ${broken.problem ?? ""}`, `mend ${broken.path}`);
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
  return (tool === "Agent" || tool === "Task") && AGENTS.some((agent) => what === `correctless:${agent}`);
}
async function lookAround({ cwd, env }) {
  const opened = openRepository(cwd);
  const repository = await opened.catch(() => void 0);
  const top = repository?.top ?? cwd;
  const checks = await Promise.all([
    Promise.resolve([judgeNode(process.versions.node)]),
    versionOf("git").then((said) => [judgeGit(said)]),
    unlessRefused("repository", async () => [judgeRepository(top, await isShallow(await opened))]),
    repository === void 0 ? [] : checkFolder("runs", ownFolder(top)),
    unlessRefused("cache", () => {
      if (repository !== void 0) requireCacheOutside(repository, cacheRoot(env));
      return checkFolder("cache", cacheRoot(env));
    }),
    Promise.resolve([judgeCode(codeFolder(env))]),
    unlessRefused("plugin", checkInstallation),
    checkClient(top, env),
    checkSettings(top, env),
    checkGh(env),
    findSandbox().then((found) => [judgeSandbox(found)])
  ]);
  return checks.flat();
}
async function checkFolder(name, folder) {
  return [judgeFolder(name, folder, await stateOfFolder(folder))];
}
async function checkInstallation() {
  const installation = await readInstallation(PARTS);
  return [judgePlugin(installation, VERSION), judgeDist(await staleSources(installation.top))];
}
async function checkClient(top, env) {
  const said = await versionOf("claude");
  const plugins = said === void 0 ? "no-client" : await listClientPlugins(top, env);
  return [judgeClient(said), judgeInstalled(plugins, VERSION)];
}
async function checkSettings(top, env) {
  const settings = await readClientSettings(top, env);
  return [judgePermissions(settings), judgeHooks(settings)];
}
async function checkGh(env) {
  const host = env["GH_HOST"]?.toLowerCase() ?? "github.com";
  const said = await versionOf("gh");
  const loggedIn = said === void 0 ? void 0 : await isLoggedIn(host).catch(() => void 0);
  return [judgeGh({ said, host, loggedIn })];
}
async function unlessRefused(name, checks) {
  try {
    return await checks();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return [failed(name, error.message, error.hint ?? `see: ${error.code}`)];
  }
}
var doctorCommand = {
  name: "doctor",
  summary: "Says what is missing on this machine and how to get it",
  usage: "[--probe] [--json]",
  flags: {
    probe: "also let your own client call one small agent, to prove that hooks run; this costs money",
    json: "the checks as JSON on stdout"
  },
  takes: { least: 0, most: 0, paths: false },
  details: `The exit status is 4 if a check failed. A warning is about something that only some uses need.
--probe costs ${PROBE_COST}.
It runs in this repository, so that the settings here apply, shows the agent nothing of it, and is skipped if a check that it needs has
failed.
JSON: {version, ok, checks[{name, state: ok|warning|failed, found, remedy?}]}`,
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
    return failed("probe", found, `mend ${first.name} first`);
  }
  const { probeHooks } = await Promise.resolve().then(() => __load("doctor-a68abf3d/probe"));
  return probeHooks(world);
}
function outcomeOf(checks, { json, probe }) {
  const ok2 = checks.every((check) => check.state !== "failed");
  const cost = probe ? "" : `
Whether hooks really run: correctless doctor --probe
It costs ${PROBE_COST}.
`;
  const text = `correctless ${VERSION}

${checks.map(linesOf).join("")}${cost}`;
  const status = ok2 ? 0 : 4;
  if (!json) return { status, stdout: text };
  return { status, stdout: inertJson({ version: VERSION, ok: ok2, checks }), stderr: text };
}
function linesOf({ name, state, found, remedy }) {
  const advice = remedy === void 0 ? "" : `${" ".repeat(22)}\u2192 ${remedy}
`;
  return `${state.padEnd(7)}  ${name.padEnd(11)}  ${found}
${advice}`;
}
Object.assign(exports, { doctorCommand });
});
exports["probe"] = __part((exports) => {
var { PROBE_BUDGET_USD, judgeProbe, listClientPlugins } = __load("doctor-a68abf3d/probe-check"), { failed, howToStart } = __load("program-checks-aa4dab56/how-to-start"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { planStep } = __load("step-packet-91aa3d6b/step-packet"), { readInstallation } = __load("main-0f98ea10/installation"), { advance } = __load("injection-patterns-1c8972ad/advance"), { clientEnvironment } = __load("snapshot-066f03be/client-environment"), { runBounded } = __load("file-header-fb4aa201/bounded-program"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { readConfig } = __load("suppressions-2-e7662acd/config"), { treeWith } = __load("snapshot-066f03be/tree-with"), { openRepository } = __load("git-685f2d30/repository"), { readLedger } = __load("matches-schema-4b8261ce/ledger"), { removeFolder } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2");
var NO_CLIENT = { kind: "no-client", said: 'no "claude" on PATH', costUsd: void 0 };
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 16 * 1024 * 1024;
async function askClient(question) {
  const { cwd, prompt } = question;
  const env = clientEnvironment(question.env);
  try {
    const { file, args, verbatim } = howToStart("claude", argumentsOf(question), env);
    const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, input: prompt, verbatim };
    return answerOf(await runBounded(file, args, bounds));
  } catch (error) {
    if (error instanceof Failure) throw error;
    return NO_CLIENT;
  }
}
function argumentsOf({ model, budgetUsd, pluginDir }) {
  return [
    ...["-p", "--output-format", "json"],
    ...["--allowedTools", "Agent"],
    ...["--max-budget-usd", budgetUsd],
    // The user's MCP servers are not needed, and starting them can take long.
    "--strict-mcp-config",
    ...model === "inherit" ? [] : ["--model", model],
    ...pluginDir === void 0 ? [] : ["--plugin-dir", pluginDir]
  ];
}
function answerOf(ended) {
  if (ended.kind !== "ended") {
    return { kind: "late", said: `no end within ${PATIENCE_MS / 1e3} s`, costUsd: void 0 };
  }
  const { result, total_cost_usd: cost } = resultIn(ended.stdout.toString("utf8"));
  const said = typeof result === "string" ? result : `${ended.stderr} (status ${ended.status})`;
  return {
    kind: "ended",
    said: inertLine(said).slice(0, 200),
    costUsd: typeof cost === "number" ? cost : void 0
  };
}
function resultIn(text) {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : {};
  } catch {
    return {};
  }
}
var FILE = "probe.txt";
var TEXT = "correctless\n";
var STEP = {
  description: `Add the file ${FILE} with the one line "correctless". Read it once in the tree before you judge.`,
  why: "This is a probe of an installation: nothing of the user is judged, and the answer is not kept.",
  mode: "apply"
};
var RESULT = {
  success: true,
  summary: `Added ${FILE}.`,
  filesTouched: [FILE],
  filesWritten: [FILE],
  patch: `diff --git a/${FILE} b/${FILE}
new file mode 100644
--- /dev/null
+++ b/${FILE}
@@ -0,0 +1 @@
+${TEXT}`,
  mode: "apply"
};
async function planProbe(repository, cacheRoot2) {
  const [{ sha, tree }, nothing, head] = await Promise.all([
    commitNamed(repository, "HEAD"),
    treeWith(repository, void 0, /* @__PURE__ */ new Map()),
    treeWith(repository, void 0, /* @__PURE__ */ new Map([[FILE, { mode: "100644", content: TEXT }]]))
  ]);
  const { models } = await readConfig(repository, tree);
  const why = "nothing of the repository takes part";
  const changed = [{ path: FILE, status: "added", newMode: "100644" }];
  const planned = await planStep({
    step: STEP,
    result: RESULT,
    facts: { allow: [], exclude: [], git: { base: sha, changed, patch: { kind: "applies", differs: [] } } },
    repository,
    sides: {
      base: { sha, tree: nothing, label: "an empty tree", why },
      head: { sha: null, tree: head, label: "a tree of one file", why }
    },
    fingerprint: await fingerprintRepository(repository),
    captured: "hooks",
    cacheRoot: cacheRoot2,
    stage: { home: repository, audit: void 0, models: { audit: models?.summary ?? "haiku" } }
  });
  if (planned.kind === "too-large") throw new Error(planned.reason);
  const { step } = await advance(repository, planned.file.run);
  const [slot] = step.kind === "dispatch" ? step.slots : [];
  if (slot === void 0) throw new Error(`the probe ${planned.file.run} offers no slot`);
  return { slot: slot.slot, paths: planned.paths };
}
async function probeHooks({ cwd, env }) {
  try {
    const repository = await openRepository(cwd);
    const plugins = await listClientPlugins(repository.top, env);
    if (plugins === "no-client") return judgeProbe([], NO_CLIENT);
    const probe = await planProbe(repository, cacheRoot(env));
    const installed = plugins !== "no-answer" && plugins.some(({ id, enabled }) => enabled && /^correctless@/.test(id));
    const { top } = await readInstallation([]);
    const answer = await askClient({
      cwd: repository.top,
      env,
      prompt: promptOf(probe),
      model: probe.slot.model,
      budgetUsd: PROBE_BUDGET_USD,
      ...installed ? {} : { pluginDir: top }
    });
    const check = judgeProbe(await readLedger(probe.paths), answer);
    if (check.state !== "failed") {
      await removeFolder(probe.paths.dir);
      const note = installed ? "" : ` (with --plugin-dir ${top}: the client has no correctless of its own)`;
      return { ...check, found: `${check.found}${note}` };
    }
    return { ...check, found: `${check.found}; kept: ${probe.paths.dir}` };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return failed("probe", `${error.code}: ${error.message}`, error.hint ?? `see: ${error.code}`);
  }
}
function promptOf({ slot: { agent, slot } }) {
  return [
    "Make this one Agent call, exactly as written:",
    `Agent(subagent_type="correctless:${agent}", description="slot ${slot}", prompt="slot ${slot}")`,
    "Then answer with the one word: done",
    ""
  ].join("\n");
}
Object.assign(exports, { probeHooks });
});
exports["probe-check"] = __part((exports) => {
var { failed, howToStart, ok, warning } = __load("program-checks-aa4dab56/how-to-start"), { runBounded } = __load("file-header-fb4aa201/bounded-program"), { inertLine } = __load("main/inert-2");
var PATIENCE_MS = 2e4;
var MOST_BYTES = 1024 * 1024;
async function listClientPlugins(cwd, env) {
  const start = howToStart("claude", ["plugin", "list", "--json"], env);
  const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim: start.verbatim };
  try {
    const ended = await runBounded(start.file, start.args, bounds);
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
  return { id: inertLine(id), version: inertLine(first ?? "none"), enabled: enabled === true };
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
    return failed(name, answer.said, "install Claude Code: https://code.claude.com/docs/en/setup");
  }
  const silent = PROOFS.filter(([, kinds]) => !ledger.some(({ kind }) => kinds.includes(kind)));
  const spent = answer.costUsd === void 0 ? "" : `, ${answer.costUsd.toFixed(4)} USD`;
  const client = `the client ${answer.kind === "late" ? "was stopped" : "said"}: ${answer.said}${spent}`;
  if (silent.length > 0) {
    const found = `no trace of hook ${silent.map(([hook]) => hook).join(", ")}; ${client}`;
    return failed(name, found, REMEDY);
  }
  if (!ledger.some(({ kind }) => kind === "stored")) {
    const why = ledger.flatMap((event) => "why" in event ? [event.why] : []).at(-1);
    const found = `hooks ran, but no reply was stored (${why ?? "no reason given"}); ${client}`;
    return failed(name, found, "run it again; if it stays, report it with this line");
  }
  const looked = ledger.some((event) => event.kind === "look" && event.verdict === "allowed");
  if (!looked) {
    const found = `hooks pre, stop and post ran; the agent looked at nothing, so hook look is not proven${spent}`;
    return warning(name, found, "run it again: a model decides whether to look");
  }
  return ok(name, `hooks pre, look, stop and post ran, the reply is stored${spent}`);
}
Object.assign(exports, { listClientPlugins, PROBE_BUDGET_USD, PROBE_COST, judgeProbe });
});
