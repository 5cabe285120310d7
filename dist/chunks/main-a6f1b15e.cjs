var { __load, __part } = require("../main.cjs").shared;
exports["by-hand"] = __part((exports) => {
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
Object.assign(exports, { BY_HAND, isByHand });
});
exports["cache-root-named"] = __part((exports) => {
var { homedir } = require("node:os"), { join: join2, isAbsolute, join } = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && isAbsolute(xdg)) return join(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && isAbsolute(local)) return join(local, "correctless", "cache");
  return home === void 0 ? void 0 : join(home, ".cache", "correctless");
}
function cacheRoot(env) {
  return cacheRootNamed(env) ?? join2(homedir(), ".cache", "correctless");
}
Object.assign(exports, { cacheRootNamed, cacheRoot });
});
exports["capture"] = __part((exports) => {
var { choice } = __load("main-a6f1b15e/choice");
var CAPTURE_FLAG = {
  name: "capture",
  value: "hooks|manual",
  summary: "who delivers the replies: the client\u2019s hooks (default) or `correctless reply`"
};
function capturedBy({ option }) {
  return choice("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
}
Object.assign(exports, { CAPTURE_FLAG, capturedBy });
});
exports["choice"] = __part((exports) => {
var { nearest } = __load("main-a6f1b15e/nearest"), { Failure } = __load("main/failure");
function choice(option, value, allowed) {
  return oneOf(value, allowed, `--${option}: "${value}" is not possible`);
}
function actionOf(command, { positionals: [action = ""] }, actions) {
  return oneOf(action, actions, `correctless ${command} cannot "${action}"`);
}
function oneOf(value, allowed, refusal) {
  const found = allowed.find((one) => one === value);
  if (found !== void 0) return found;
  throw new Failure("usage/bad-value", refusal, { hint: `${didYouMean(value, allowed)}one of: ${allowed.join(", ")}` });
}
function didYouMean(word, candidates) {
  const meant = nearest(word, candidates);
  return meant === void 0 ? "" : `did you mean "${meant}"? `;
}
Object.assign(exports, { choice, actionOf, didYouMean });
});
exports["client-environment"] = __part((exports) => {
var OF_A_SESSION = /^(?:CLAUDECODE|CLAUDE_CODE_(?:ENTRYPOINT|SESSION_ID|SSE_PORT)|CLAUDE_PROJECT_DIR|CLAUDE_PLUGIN_.*)$/;
function isInSession(env) {
  return env["CLAUDECODE"] === "1";
}
var CERTIFICATES = "CORRECTLESS_EXTRA_CA_CERTS";
function clientEnvironment(env) {
  const kept = Object.entries(withCertificates(env)).filter(([name]) => !OF_A_SESSION.test(name));
  return Object.fromEntries(kept);
}
function withCertificates(env) {
  const { [CERTIFICATES]: certificates, NODE_EXTRA_CA_CERTS: own, ...rest } = env;
  const [given] = [own, certificates].filter((one) => one !== void 0 && one !== "");
  return given === void 0 ? rest : { ...rest, NODE_EXTRA_CA_CERTS: given };
}
Object.assign(exports, { isInSession, clientEnvironment, withCertificates });
});
exports["command"] = __part((exports) => {
function loadAll(commands) {
  return Promise.all([...commands.values()].map((load) => load()));
}
Object.assign(exports, { loadAll });
});
exports["installation"] = __part((exports) => {
var { readTextIfAny } = __load("matches-schema-76c5945f/files"), { Failure } = __load("main/failure"), { existsSync } = require("node:fs"), { dirname, join } = require("node:path");
var MANIFEST = join(".claude-plugin", "plugin.json");
async function readInstallation(needed) {
  const top = topAbove(__dirname);
  const manifest = JSON.parse(await readTextIfAny(join(top, MANIFEST)) ?? "{}");
  return {
    top,
    version: typeof manifest.version === "string" ? manifest.version : "none",
    missing: needed.filter((path) => !existsSync(join(top, path)))
  };
}
function topAbove(folder) {
  if (existsSync(join(folder, MANIFEST))) return folder;
  const parent = dirname(folder);
  if (parent !== folder) return topAbove(parent);
  throw new Failure("environment/file-unreadable", `no ${MANIFEST} above this program`, {
    hint: "install the plugin again"
  });
}
Object.assign(exports, { readInstallation });
});
exports["kill-group"] = __part((exports) => {
function killGroup(leader, signal) {
  if (leader === void 0) return;
  try {
    process.kill(-leader, signal);
  } catch {
  }
}
Object.assign(exports, { killGroup });
});
exports["main"] = __part((exports) => {
var { loadAll } = __load("main-a6f1b15e/command"), { PLAIN } = __load("main-a6f1b15e/output-style-2"), { nearest } = __load("main-a6f1b15e/nearest"), { outcomeOf } = __load("main/outcome"), { Failure } = __load("main/failure"), { parseArgs } = require("node:util");
function readArguments(command, args) {
  const end = args.indexOf("--");
  const before = end === -1 ? args : args.slice(0, end);
  const paths = end === -1 ? [] : args.slice(end + 1);
  const { tokens, positionals } = parseArgs({
    args: [...before],
    options: Object.fromEntries(
      command.flags.map(({ name, value }) => [name, { type: value === void 0 ? "boolean" : "string" }])
    ),
    allowPositionals: true,
    strict: false,
    tokens: true
  });
  const values = /* @__PURE__ */ new Map();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const flag = declaredFlag(command, token.name, token.rawName);
    const value = valueOf(command, flag, token);
    const given = values.get(flag.name) ?? [];
    if (given.length > 0 && flag.multiple !== true) {
      throw new Failure("usage/bad-value", `--${flag.name} is given twice`, { hint: seeHelp(command) });
    }
    values.set(flag.name, [...given, value]);
  }
  checkCounts(command, positionals, end !== -1);
  return { positionals, paths, ...accessors(command, values) };
}
function declaredFlag(command, name, written) {
  const flag = command.flags.find((one) => one.name === name);
  if (flag !== void 0) return flag;
  const meant = nearest(name, command.flags.map((one) => one.name));
  const hint = meant === void 0 ? seeHelp(command) : `did you mean --${meant}? ${seeHelp(command)}`;
  throw new Failure("usage/unknown-option", `correctless ${command.name} has no option ${written}`, { hint });
}
function valueOf(command, flag, token) {
  const { value, inlineValue } = token;
  if (flag.value === void 0) {
    if (value === void 0) return true;
    throw new Failure("usage/bad-value", `--${flag.name} takes no value, not "${value}"`, { hint: seeHelp(command) });
  }
  if (value === void 0 || inlineValue !== true && value.length > 1 && value.startsWith("-")) {
    throw new Failure("usage/missing-argument", `--${flag.name} needs a value: ${flag.value}`, {
      hint: seeHelp(command)
    });
  }
  return value;
}
function checkCounts(command, positionals, hasPaths) {
  const { takes } = command;
  if (takes === void 0) return;
  const hint = `usage: correctless ${command.name} ${command.usage}`.trimEnd();
  if (positionals.length < takes.least) {
    throw new Failure(
      "usage/missing-argument",
      `correctless ${command.name} needs ${missingOf(command, positionals.length)}`,
      { hint }
    );
  }
  const unexpected = positionals[takes.most];
  if (unexpected !== void 0) {
    throw new Failure("usage/bad-value", `unexpected argument "${unexpected}"`, { hint });
  }
  if (hasPaths && !takes.paths) {
    throw new Failure("usage/bad-value", `correctless ${command.name} takes no paths after --`, { hint });
  }
}
function missingOf({ usage }, given) {
  return new RegExp("^\\p{Lu}[^\\s[]*", "u").exec(usage.split(" ")[given] ?? "")?.[0] ?? "an argument";
}
function accessors(command, values) {
  const given = (name) => {
    if (command.flags.some((flag) => flag.name === name)) return values.get(name) ?? [];
    throw new Error(`the command ${command.name} does not declare --${name}`);
  };
  const texts = (name) => given(name).filter((value) => value !== true);
  return { flag: (name) => given(name).length > 0, option: (name) => texts(name)[0], options: texts };
}
function seeHelp(command) {
  return `see: correctless ${command.name} --help`;
}
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __load("run-options-75ee9526/review"))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __load("plan-run-13821431/plan"))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __load("render-terminal-2-bebae76c/next"))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __load("store-by-hand-d4557729/packet"))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __load("store-by-hand-d4557729/reply"))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __load("store-by-hand-d4557729/give-up"))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __load("merge-e119b5b6/merge"))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __load("status-46de6d84/status"))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __load("run-options-75ee9526/run"))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __load("verdict-1ca566f3/verdict"))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __load("run-options-75ee9526/report"))).reportCommand],
  ["prove", async () => (await Promise.resolve().then(() => __load("prove-374f3718/prove"))).proveCommand],
  ["post", async () => (await Promise.resolve().then(() => __load("post-6f3c801f/post"))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __load("accept-findings-94d27efa/baseline"))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __load("accept-findings-94d27efa/suppress"))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __load("audit-e455b0b7/audit"))).auditCommand],
  ["fix", async () => (await Promise.resolve().then(() => __load("fix-952e37b9/fix"))).fixCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __load("diff-a3efe5a6/diff"))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __load("rules-8ec77c54/rules"))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __load("guard-883ee3c5/guard"))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __load("verify-d6f6e533/verify"))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __load("step-base-ea7a884a/step"))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __load("parse-bd2e4493/parse"))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __load("doctor-71112481/doctor"))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __load("help-text-2-49965d4a/help"))).helpCommand(COMMANDS)],
  ["version", async () => (await Promise.resolve().then(() => __load("version-e56abe4d/version"))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __load("hook-3b702bfe/hook"))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __load("background-944cdb24/background"))).backgroundCommand]
]);
var NOBODY = { isTerminal: false, columns: () => 80, rows: () => 24, write: () => void 0 };
async function main(argv, world, commands = COMMANDS) {
  try {
    const [name, ...args] = withoutAliases(argv);
    if (name === void 0) return await overviewAsRefusal(commands);
    const command = await commandNamed(name, commands);
    if (asksForHelp(args)) return await helpFor(command);
    return await command.run({ ...await argumentsOf(command, args, world.cwd), style: PLAIN, live: NOBODY, ...world });
  } catch (error) {
    return outcomeOf(error);
  }
}
async function argumentsOf(command, args, cwd) {
  try {
    return readArguments(command, args);
  } catch (error) {
    const { lacksRun, withRuns } = await Promise.resolve().then(() => __load("list-runs-91243a6a/which-runs"));
    throw lacksRun(command, error) ? await withRuns(error, command, cwd) : error;
  }
}
function withoutAliases(argv) {
  const [first, ...rest] = argv;
  if (first === "--help" || first === "-h") return ["help", ...rest];
  if (first === "--version" || first === "-v") return ["version", ...rest];
  return argv;
}
async function commandNamed(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const { findCommand } = await Promise.resolve().then(() => __load("help-text-2-49965d4a/find-command"));
  return findCommand(name, commands);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
async function helpFor(command) {
  const { helpOf } = await Promise.resolve().then(() => __load("help-text-2-49965d4a/help-text"));
  return { status: 0, stdout: helpOf(command) };
}
async function overviewAsRefusal(commands) {
  const { overview } = await Promise.resolve().then(() => __load("help-text-2-49965d4a/help-text"));
  return { status: 2, stderr: overview(await loadAll(commands)) };
}
Object.assign(exports, { main });
});
exports["nearest"] = __part((exports) => {
var { compareText } = __load("main/order");
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || compareText(a.candidate, b.candidate));
  return best?.candidate;
}
function slipsBetween(a, b) {
  const [from, to] = [Array.from(a), Array.from(b)];
  let higher = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [row, letter] of from.entries()) {
    const current = [row + 1];
    for (const [column, other] of to.entries()) {
      const replaced = (above[column] ?? 0) + (letter === other ? 0 : 1);
      const isSwapped = column > 0 && letter === to[column - 1] && from[row - 1] === other;
      const swapped = isSwapped ? (higher[column - 1] ?? 0) + 1 : Infinity;
      current.push(Math.min(replaced, swapped, (above[column + 1] ?? 0) + 1, (current[column] ?? 0) + 1));
    }
    higher = above;
    above = current;
  }
  return above.at(-1) ?? 0;
}
Object.assign(exports, { nearest });
});
exports["open-run"] = __part((exports) => {
var { slotStates } = __load("matches-schema-76c5945f/slot-state"), { runPaths, slotParts } = __load("matches-schema-76c5945f/layout"), { auditOfTree, auditTreeNotice } = __load("git-3998040f/audit-tree"), { requireUntracked } = __load("git-3998040f/untracked"), { requireReplies, requireSealed } = __load("matches-schema-76c5945f/sealed-files"), { isFile } = __load("matches-schema-76c5945f/places"), { eventsOf, readLedger } = __load("matches-schema-76c5945f/ledger"), { corrupt, readRunJson } = __load("matches-schema-76c5945f/own-key"), { listNames } = __load("matches-schema-76c5945f/files"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { join } = require("node:path");
async function openRun(repository, name) {
  await requireUntracked(repository);
  const paths = runPaths(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await isFile(paths.run)) throw await unknownRun(repository, name);
  const file = await readRunJson(paths.run, "run");
  if (file.run !== name) throw corrupt(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new Failure(
      "run/other-repository",
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: "start a new run here with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER"
      }
    );
  }
  return runAt(repository, file, paths);
}
async function runAt(repository, file, paths, trust = "own") {
  const ledger = await readLedger(paths, trust);
  requireSealed(paths, ledger);
  requireReplies(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  return { repository, file, paths, ledger, slots, states: slotStates(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = slotParts(name)?.number ?? 0;
      const slot = await readRunJson(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw corrupt(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = eventsOf(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set(eventsOf(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
var NAMED = 10;
async function unknownRun(repository, name) {
  const known = (await listNames(join(repository.top, ".correctless", "runs"))).toSorted(compareText);
  const tree = await auditOfTree(repository.top);
  return new Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: tree !== void 0 ? auditTreeNotice(tree) : known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(0, NAMED).join(", ")}${known.length > NAMED ? `, and ${known.length - NAMED} more` : ""}`
  });
}
Object.assign(exports, { openRun, runAt });
});
exports["output-style"] = __part((exports) => {
var { PLAIN, outputStyleOf } = __load("main-a6f1b15e/output-style-2");
Object.assign(exports, { PLAIN, outputStyleOf });
});
exports["output-style-2"] = __part((exports) => {
var PLAIN = { color: false, columns: null, links: false };
var WIDEST = 120;
var NARROWEST = 40;
function outputStyleOf({ isTTY, columns }, env) {
  const color = forced(env["FORCE_COLOR"]) ?? (isTTY && !isSet(env["NO_COLOR"]) && env["TERM"] !== "dumb");
  return {
    color,
    columns: isTTY && columns !== void 0 && columns >= NARROWEST ? Math.min(columns, WIDEST) : null,
    links: color && (forced(env["FORCE_HYPERLINK"]) ?? (isTTY && followsLinks(env)))
  };
}
var isSet = (value) => value !== void 0 && value !== "";
function forced(value) {
  return value === void 0 ? void 0 : value !== "0" && value !== "false";
}
var PROGRAMS = ["iTerm.app", "WezTerm", "vscode", "ghostty", "Hyper"];
var TERMS = ["xterm-kitty", "alacritty", "foot", "xterm-ghostty", "wezterm"];
var FIRST_VTE = 5001;
function followsLinks(env) {
  if (isSet(env["CI"]) || isSet(env["SSH_CONNECTION"]) || /^(screen|tmux|dumb)/.test(env["TERM"] ?? "")) {
    return false;
  }
  return isSet(env["WT_SESSION"]) || isSet(env["KONSOLE_VERSION"]) || PROGRAMS.includes(env["TERM_PROGRAM"] ?? "") || TERMS.includes(env["TERM"] ?? "") || Number(env["VTE_VERSION"] ?? 0) >= FIRST_VTE;
}
Object.assign(exports, { PLAIN, outputStyleOf });
});
exports["phases-of"] = __part((exports) => {
var { PHASES_OF } = __load("main/vocabulary");
function phasesOf({ kind, settings }) {
  return PHASES_OF[kind].filter((phase) => phase !== "sources" || settings.calls.in_a_row === true);
}
Object.assign(exports, { phasesOf });
});
exports["positional"] = __part((exports) => {
var { Failure } = __load("main/failure");
function positional([first], name) {
  if (first !== void 0) return first;
  throw new Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
Object.assign(exports, { positional });
});
exports["pull-request-target"] = __part((exports) => {
var { repositoryNamed } = __load("main-a6f1b15e/repository-name"), { Failure } = __load("main/failure");
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = repositoryNamed(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
Object.assign(exports, { pullRequestTarget });
});
exports["read-report"] = __part((exports) => {
var { nextCommand } = __load("matches-schema-76c5945f/next-command"), { ending } = __load("matches-schema-76c5945f/sealed-files"), { readRunJsonIfAny } = __load("matches-schema-76c5945f/own-key"), { Failure } = __load("main/failure");
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      { hint: `see it with: correctless verdict ${run.file.run}` }
    );
  }
  const report = await readRunJsonIfAny(run.paths.report, "report");
  if (report !== void 0 && ending(run.ledger) !== void 0) return report;
  throw new Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `continue with: ${nextCommand(run.file)}`
  });
}
Object.assign(exports, { readReport });
});
exports["remotes"] = __part((exports) => {
var { records } = __load("git-3998040f/objects"), { readGit } = __load("git-3998040f/git");
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    readGit(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    readGit(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of records(settings)) {
    const [, name = "", key = "", value = ""] = /^remote\.(.*)\.([a-z-]+)\n(.*)$/s.exec(record) ?? [];
    const values = key === "url" ? written : resolved;
    if (!values.has(name)) values.set(name, value);
  }
  return [...written].map(([name, url]) => ({
    name,
    urls: [.../* @__PURE__ */ new Set([fetchedFrom(listing.toString("utf8"), name) ?? url, url])],
    ghResolved: resolved.get(name) ?? null
  }));
}
function fetchedFrom(listing, name) {
  const line = listing.split("\n").find((one) => one.startsWith(`${name}	`) && / \(fetch\)(?: \[.*\])?$/.test(one));
  return line?.slice(name.length + 1).replace(/ \(fetch\)(?: \[.*\])?$/, "");
}
Object.assign(exports, { readRemotes });
});
exports["repository-name"] = __part((exports) => {
var NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$|^\.[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
var HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
var WITH_SCHEME = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i;
var OF_SSH = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/;
function repositoryAt(url) {
  const [, host = "", path = ""] = WITH_SCHEME.exec(url) ?? OF_SSH.exec(url) ?? [];
  const [owner = "", name = "", ...more] = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  return more.length > 0 ? void 0 : repositoryNamed(host, owner, name.replace(/\.git$/, ""));
}
function repositoryNamed(host, owner, name) {
  const known = normalHost(host.toLowerCase());
  return HOST.test(known) && NAME.test(owner) && NAME.test(name) ? { host: known, owner, name } : void 0;
}
function normalHost(host) {
  const plain = host.replace(/^www\./, "");
  return plain === "ssh.github.com" ? "github.com" : plain;
}
function sameRepository(a, b) {
  return repositoryText(a).toLowerCase() === repositoryText(b).toLowerCase();
}
function repositoryText({ host, owner, name }) {
  return `${host}/${owner}/${name}`;
}
Object.assign(exports, { repositoryAt, repositoryNamed, sameRepository, repositoryText });
});
exports["target"] = __part((exports) => {
var { pullRequestTarget } = __load("main-a6f1b15e/pull-request-target"), { shellWord } = __load("git-3998040f/shell-word"), { Failure } = __load("main/failure"), { posix } = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.prefix ?? "");
  if (unexpected !== void 0) {
    throw new Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, { hint: "leave one out" });
  }
  if (flags.staged) return { kind: "staged", paths };
  if (flags.uncommitted) return { kind: "uncommitted", paths };
  return rev === void 0 ? { kind: "default", paths } : { ...revisionTarget(rev), paths };
}
function targetText(target) {
  switch (target.kind) {
    case "default": return "";
    case "branch-or-commit": return target.rev;
    case "range": return `${target.from}${".".repeat(target.dots)}${target.to}`;
    case "staged":
    case "uncommitted": return `--${target.kind}`;
    case "pull-request": return target.asked;
  }
}
function chosen(flags) {
  return [...flags.staged ? ["--staged"] : [], ...flags.uncommitted ? ["--uncommitted"] : []];
}
function revisionTarget(rev) {
  const pullRequest = pullRequestTarget(rev);
  if (pullRequest !== void 0) return pullRequest;
  if (rev.trim() === "")
    throw new Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, prefix) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = posix.normalize(posix.join(prefix, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || posix.isAbsolute(path)) {
      throw new Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths are relative to the folder you are in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
Object.assign(exports, { parseTarget, targetText, narrowing });
});
