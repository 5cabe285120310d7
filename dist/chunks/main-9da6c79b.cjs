var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["command"] = __part((module, exports) => {
__export(exports, { loadAll: () => loadAll });
function loadAll(commands) {
  return Promise.all([...commands.values()].map((load) => load()));
}
});
exports["did-you-mean"] = __part((module, exports) => {
__export(exports, { didYouMean: () => didYouMean });
var [import_nearest] = ["main-9da6c79b/nearest"].map(__load);
function didYouMean(word, candidates) {
  const meant = (0, import_nearest.nearest)(word, candidates);
  return meant === void 0 ? "" : `did you mean "${meant}"? `;
}
});
exports["main"] = __part((module, exports) => {
__export(exports, { main: () => main });
var [import_output_style_2, import_command, import_nearest, import_order, import_outcome, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["main-9da6c79b/output-style-2", "main-9da6c79b/command", "main-9da6c79b/nearest", "main/order", "main/outcome", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_util = require("node:util");
function readArguments(command, args) {
  const end = args.indexOf("--");
  const before = end === -1 ? args : args.slice(0, end);
  const paths = end === -1 ? [] : args.slice(end + 1);
  const { tokens, positionals } = (0, import_node_util.parseArgs)({
    args: [...before],
    options: Object.fromEntries(command.flags.map(({ name, type }) => [name, { type }])),
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
      throw new import_failure.Failure("usage/bad-value", `--${flag.name} is given twice`, { hint: seeHelp(command) });
    }
    values.set(flag.name, [...given, value]);
  }
  checkCounts(command, positionals, end !== -1);
  return { positionals, paths, ...accessors(command, values) };
}
function declaredFlag(command, name, written) {
  const flag = command.flags.find((one) => one.name === name);
  if (flag !== void 0) return flag;
  const meant = (0, import_nearest.nearest)(
    name,
    command.flags.map((one) => one.name)
  );
  const hint = meant === void 0 ? seeHelp(command) : `did you mean --${meant}? ${seeHelp(command)}`;
  throw new import_failure.Failure("usage/unknown-option", `correctless ${command.name} has no option ${written}`, { hint });
}
function valueOf(command, flag, token) {
  const { value, inlineValue } = token;
  if (flag.type === "boolean") {
    if (value === void 0) return true;
    throw new import_failure.Failure("usage/bad-value", `--${flag.name} takes no value, not "${value}"`, {
      hint: seeHelp(command)
    });
  }
  if (value === void 0 || inlineValue !== true && value.length > 1 && value.startsWith("-")) {
    throw new import_failure.Failure("usage/missing-argument", `--${flag.name} needs a value: ${flag.value ?? "VALUE"}`, {
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
    throw new import_failure.Failure(
      "usage/missing-argument",
      `correctless ${command.name} needs ${missingOf(command, positionals.length)}`,
      {
        hint
      }
    );
  }
  const unexpected = positionals[takes.most];
  if (unexpected !== void 0) {
    throw new import_failure.Failure("usage/bad-value", `unexpected argument "${unexpected}"`, { hint });
  }
  if (hasPaths && !takes.paths) {
    throw new import_failure.Failure("usage/bad-value", `correctless ${command.name} takes no paths after --`, { hint });
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
  ["review", async () => (await Promise.resolve().then(() => __toESM(__load("review-70c83ec0/review")))).reviewCommand],
  ["plan", async () => (await Promise.resolve().then(() => __toESM(__load("plan-past-3addfd92/plan")))).planCommand],
  ["next", async () => (await Promise.resolve().then(() => __toESM(__load("next-0118a739/next")))).nextCommand],
  ["packet", async () => (await Promise.resolve().then(() => __toESM(__load("packet-3ff305a5/packet")))).packetCommand],
  ["reply", async () => (await Promise.resolve().then(() => __toESM(__load("reply-a17d7759/reply")))).replyCommand],
  ["give-up", async () => (await Promise.resolve().then(() => __toESM(__load("give-up-f9c3810b/give-up")))).giveUpCommand],
  ["merge", async () => (await Promise.resolve().then(() => __toESM(__load("merge-709cf25f/merge")))).mergeCommand],
  ["status", async () => (await Promise.resolve().then(() => __toESM(__load("status-4da25f5f/status")))).statusCommand],
  ["run", async () => (await Promise.resolve().then(() => __toESM(__load("run-02aea14b/run")))).runCommand],
  ["verdict", async () => (await Promise.resolve().then(() => __toESM(__load("verdict-d52018df/verdict")))).verdictCommand],
  ["report", async () => (await Promise.resolve().then(() => __toESM(__load("report-719945bf/report")))).reportCommand],
  ["post", async () => (await Promise.resolve().then(() => __toESM(__load("post-c289c404/post")))).postCommand],
  ["baseline", async () => (await Promise.resolve().then(() => __toESM(__load("accept-findings-7786630b/baseline")))).baselineCommand],
  ["suppress", async () => (await Promise.resolve().then(() => __toESM(__load("accept-findings-7786630b/suppress")))).suppressCommand],
  // An audit in rounds; `next`, `verdict` and `report` take its name as well.
  ["audit", async () => (await Promise.resolve().then(() => __toESM(__load("audit-a85aa949/audit")))).auditCommand],
  // Each useful alone, without a run.
  ["diff", async () => (await Promise.resolve().then(() => __toESM(__load("diff-530cb806/diff")))).diffCommand],
  ["rules", async () => (await Promise.resolve().then(() => __toESM(__load("rules-58d071df/rules")))).rulesCommand],
  ["guard", async () => (await Promise.resolve().then(() => __toESM(__load("guard-30a12432/guard")))).guardCommand],
  ["verify", async () => (await Promise.resolve().then(() => __toESM(__load("verify-d30b8702/verify")))).verifyCommand],
  ["step", async () => (await Promise.resolve().then(() => __toESM(__load("step-eb704fc7/step")))).stepCommand],
  ["parse", async () => (await Promise.resolve().then(() => __toESM(__load("parse-c7c9950f/parse")))).parseCommand],
  // About this program.
  ["doctor", async () => (await Promise.resolve().then(() => __toESM(__load("doctor-9028a37d/doctor")))).doctorCommand],
  ["help", async () => (await Promise.resolve().then(() => __toESM(__load("help-text-2-afce0c6c/help")))).helpCommand(COMMANDS)],
  ["version", async () => (await Promise.resolve().then(() => __toESM(__load("version-f6c49e01/version")))).versionCommand],
  // Called by the client, and by the program itself.
  ["hook", async () => (await Promise.resolve().then(() => __toESM(__load("hook-e17c8d8a/hook")))).hookCommand],
  ["background", async () => (await Promise.resolve().then(() => __toESM(__load("background-b3ae9644/background")))).backgroundCommand]
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
      style: import_output_style_2.PLAIN,
      live: NOBODY,
      ...world
    });
  } catch (error) {
    return (0, import_outcome.outcomeOf)(error);
  }
}
async function argumentsOf(command, args, cwd) {
  try {
    return readArguments(command, args);
  } catch (error) {
    const { lacksRun, withRuns } = await Promise.resolve().then(() => __toESM(__load("which-runs-646114fd/which-runs")));
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
  const { findCommand } = await Promise.resolve().then(() => __toESM(__load("help-text-2-afce0c6c/find-command")));
  return findCommand(name, commands);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
async function helpFor(command) {
  const { helpOf } = await Promise.resolve().then(() => __toESM(__load("help-text-2-afce0c6c/help-text")));
  return { status: 0, stdout: helpOf(command) };
}
async function overviewAsRefusal(commands) {
  const { overview } = await Promise.resolve().then(() => __toESM(__load("help-text-2-afce0c6c/help-text")));
  return { status: 2, stderr: overview(await (0, import_command.loadAll)(commands)) };
}
});
exports["nearest"] = __part((module, exports) => {
__export(exports, { nearest: () => nearest });
var [import_order] = ["main/order"].map(__load);
function nearest(word, candidates) {
  const [best] = candidates.map((candidate) => ({ candidate, slips: slipsBetween(word, candidate) })).filter(({ candidate, slips }) => slips <= 2 && slips * 2 < candidate.length).toSorted((a, b) => a.slips - b.slips || (0, import_order.compareText)(a.candidate, b.candidate));
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
});
exports["output-style-2"] = __part((module, exports) => {
__export(exports, { PLAIN: () => PLAIN, outputStyleOf: () => outputStyleOf });
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
});
exports["positional"] = __part((module, exports) => {
__export(exports, { positional: () => positional });
var [import_failure] = ["main/failure"].map(__load);
function positional([first], name) {
  if (first !== void 0) return first;
  throw new import_failure.Failure("usage/missing-argument", `${name} is missing`, { hint: "see: correctless --help" });
}
});
