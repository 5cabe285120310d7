var { __load, __part } = require("../main.cjs").shared;
exports["by-hand"] = __part((exports) => {
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
Object.assign(exports, { BY_HAND, isByHand });
});
exports["capture"] = __part((exports) => {
var { choice } = __load("main-0f98ea10/choice");
var captureFlag = (when = "") => ({
  "capture hooks|manual": `${when}who delivers the replies: the client\u2019s hooks (default) or \`correctless reply\``
});
function capturedBy({ option }) {
  return choice("capture", option("capture") ?? "hooks", ["hooks", "manual"]);
}
Object.assign(exports, { captureFlag, capturedBy });
});
exports["choice"] = __part((exports) => {
var { nearest } = __load("main-0f98ea10/nearest"), { Failure } = __load("main/failure");
function choice(option, value, allowed) {
  return oneOf(value, allowed, `--${option}: "${value}" is not possible`);
}
function actionOf(command, { positionals: [action = ""] }, actions) {
  return oneOf(action, actions, `correctless ${command} cannot "${action}"`);
}
function oneOf(value, allowed, refusal) {
  const found = allowed.find((one) => one === value);
  if (found !== void 0) return found;
  throw new Failure("usage/bad-value", refusal, {
    hint: `${didYouMean(value, allowed)}one of: ${allowed.join(", ")}`
  });
}
function didYouMean(word, candidates) {
  const meant = nearest(word, candidates);
  return meant === void 0 ? "" : `did you mean "${meant}"? `;
}
Object.assign(exports, { choice, actionOf, didYouMean });
});
exports["command"] = __part((exports) => {
function flagsOf(flags) {
  return Object.keys(flags).map((typed) => {
    const [name = "", value, repeated] = typed.split(" ");
    return { name, value, isRepeated: repeated !== void 0 };
  });
}
function loadAll(commands) {
  return Promise.all([...commands.values()].map((load) => load()));
}
Object.assign(exports, { flagsOf, loadAll });
});
exports["installation"] = __part((exports) => {
var { readTextIfAny } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { existsSync } = require("node:fs"), { dirname, join } = require("node:path");
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
exports["main"] = __part((exports) => {
var { PLAIN } = __load("main-0f98ea10/output-style-2"), { flagsOf, loadAll } = __load("main-0f98ea10/command"), { nearest } = __load("main-0f98ea10/nearest"), { outcomeOf } = __load("main/outcome"), { Failure } = __load("main/failure"), { parseArgs } = require("node:util");
function readArguments(command, args) {
  const end = args.indexOf("--");
  const before = end === -1 ? args : args.slice(0, end);
  const paths = end === -1 ? [] : args.slice(end + 1);
  const flags = flagsOf(command.flags);
  const { tokens, positionals } = parseArgs({
    args: [...before],
    options: Object.fromEntries(
      flags.map(({ name, value }) => [name, { type: value === void 0 ? "boolean" : "string" }])
    ),
    allowPositionals: true,
    strict: false,
    tokens: true
  });
  const values = /* @__PURE__ */ new Map();
  for (const token of tokens) {
    if (token.kind !== "option") continue;
    const flag = declaredFlag(command, flags, token);
    const value = valueOf(command, flag, token);
    const given = values.get(flag.name) ?? [];
    if (given.length > 0 && !flag.isRepeated) {
      throw new Failure("usage/bad-value", `--${flag.name} is given twice`, { hint: seeHelp(command) });
    }
    values.set(flag.name, [...given, value]);
  }
  checkCounts(command, positionals, end !== -1);
  return { positionals, paths, ...accessors(command, flags, values) };
}
function declaredFlag(command, flags, { name, rawName }) {
  const flag = flags.find((one) => one.name === name);
  if (flag !== void 0) return flag;
  const meant = nearest(
    name,
    flags.map((one) => one.name)
  );
  const hint = meant === void 0 ? seeHelp(command) : `did you mean --${meant}? ${seeHelp(command)}`;
  throw new Failure("usage/unknown-option", `correctless ${command.name} has no option ${rawName}`, { hint });
}
function valueOf(command, flag, token) {
  const { value, inlineValue } = token;
  if (flag.value === void 0) {
    if (value === void 0) return true;
    throw new Failure("usage/bad-value", `--${flag.name} takes no value, not "${value}"`, {
      hint: seeHelp(command)
    });
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
      {
        hint
      }
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
function accessors(command, flags, values) {
  const given = (name) => {
    if (flags.some((flag) => flag.name === name)) return values.get(name) ?? [];
    throw new Error(`the command ${command.name} does not declare --${name}`);
  };
  const texts = (name) => given(name).filter((value) => value !== true);
  return {
    flag: (name) => given(name).length > 0,
    option: (name) => texts(name)[0],
    options: texts
  };
}
function seeHelp(command) {
  return `see: correctless ${command.name} --help`;
}
var COMMANDS = /* @__PURE__ */ new Map([
  // A whole review, and then its steps in their order.
  ["review", async () => (await Promise.resolve().then(() => __load("plan-request-a1c9577e/review"))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __load("plan-run-593eddef/plan"))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __load("next-74339a63/next"))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __load("store-by-hand-2ab8c547/packet"))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __load("store-by-hand-2ab8c547/reply"))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __load("store-by-hand-2ab8c547/give-up"))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __load("merge-662165cc/merge"))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __load("status-42ce47b8/status"))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __load("plan-request-a1c9577e/run"))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __load("verdict-3da2df85/verdict"))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __load("report-c8b41a5e/report"))).reportCommand],
  ["prove", async () => (await Promise.resolve().then(() => __load("prove-6d1da794/prove"))).proveCommand],
  ["post", async () => (await Promise.resolve().then(() => __load("post-0dc72530/post"))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __load("accept-findings-55ef3252/baseline"))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __load("accept-findings-55ef3252/suppress"))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __load("audit-e270ff53/audit"))).auditCommand],
  ["fix", async () => (await Promise.resolve().then(() => __load("fix-726fb79e/fix"))).fixCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __load("diff-3da7bb7c/diff"))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __load("rules-a1698d13/rules"))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __load("guard-effb453e/guard"))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __load("verify-6f272bb7/verify"))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __load("step-base-ea9720a4/step"))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __load("parse-ac7f9196/parse"))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __load("doctor-a68abf3d/doctor"))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __load("help-text-2-eda70ded/help"))).helpCommand(COMMANDS)],
  ["version", async () => (await Promise.resolve().then(() => __load("version-e5493f15/version"))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __load("hook-88de4ea3/hook"))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __load("background-f7ff0ef1/background"))).backgroundCommand]
]);
var NOBODY = { isTerminal: false, columns: () => 80, rows: () => 24, write: () => void 0 };
async function main(argv, world, commands = COMMANDS) {
  try {
    const [name, ...args] = withoutAliases(argv);
    if (name === void 0) return await overviewAsRefusal(commands);
    const command = await commandNamed(name, commands);
    if (asksForHelp(args)) return await helpFor(command);
    return await command.run({
      ...await argumentsOf(command, args, world.cwd),
      style: PLAIN,
      live: NOBODY,
      ...world
    });
  } catch (error) {
    return outcomeOf(error);
  }
}
async function argumentsOf(command, args, cwd) {
  try {
    return readArguments(command, args);
  } catch (error) {
    const { lacksRun, withRuns } = await Promise.resolve().then(() => __load("list-runs-8055fa71/which-runs"));
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
  const { findCommand } = await Promise.resolve().then(() => __load("help-text-2-eda70ded/find-command"));
  return findCommand(name, commands);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
async function helpFor(command) {
  const { helpOf } = await Promise.resolve().then(() => __load("help-text-2-eda70ded/help-text"));
  return { status: 0, stdout: helpOf(command) };
}
async function overviewAsRefusal(commands) {
  const { overview } = await Promise.resolve().then(() => __load("help-text-2-eda70ded/help-text"));
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
var { slotStates } = __load("matches-schema-4b8261ce/slot-state"), { runPaths, slotParts } = __load("matches-schema-4b8261ce/layout"), { auditOfTree, auditTreeNotice } = __load("git-685f2d30/audit-tree"), { requireUntracked } = __load("git-685f2d30/untracked"), { requireReplies, requireSealed } = __load("matches-schema-4b8261ce/sealed-files"), { isFile } = __load("matches-schema-4b8261ce/places"), { eventsOf, readLedger } = __load("matches-schema-4b8261ce/ledger"), { corrupt, readRunJson } = __load("matches-schema-4b8261ce/own-key"), { listNames } = __load("matches-schema-4b8261ce/files"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { join } = require("node:path");
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
var { PLAIN, outputStyleOf } = __load("main-0f98ea10/output-style-2");
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
exports["read-report"] = __part((exports) => {
var { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { ending } = __load("matches-schema-4b8261ce/sealed-files"), { readRunJsonIfAny } = __load("matches-schema-4b8261ce/own-key"), { Failure } = __load("main/failure");
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
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
