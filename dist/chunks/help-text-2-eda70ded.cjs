var { __load, __part } = require("../main.cjs").shared;
exports["find-command"] = __part((exports) => {
var { findCommand } = __load("help-text-2-eda70ded/find-command-2");
Object.assign(exports, { findCommand });
});
exports["find-command-2"] = __part((exports) => {
var { loadAll } = __load("main-0f98ea10/command"), { didYouMean } = __load("main-0f98ea10/choice"), { Failure } = __load("main/failure");
async function findCommand(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const all = await loadAll(commands);
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  throw new Failure("usage/unknown-command", `unknown command "${name}"`, {
    hint: `${didYouMean(name, names)}commands: ${names.join(", ")}`
  });
}
Object.assign(exports, { findCommand });
});
exports["help"] = __part((exports) => {
var { helpOf, overview } = __load("help-text-2-eda70ded/help-text-2"), { findCommand } = __load("help-text-2-eda70ded/find-command-2"), { loadAll } = __load("main-0f98ea10/command");
function helpCommand(commands) {
  return {
    name: "help",
    summary: "Shows the commands, or what one of them takes and prints",
    usage: "[COMMAND]",
    flags: {},
    takes: { least: 0, most: 1, paths: false },
    run: async ({ positionals: [name] }) => ({
      status: 0,
      stdout: name === void 0 ? overview(await loadAll(commands)) : helpOf(await findCommand(name, commands))
    })
  };
}
Object.assign(exports, { helpCommand });
});
exports["help-text"] = __part((exports) => {
var { STATUSES, helpOf, optionRows, overview } = __load("help-text-2-eda70ded/help-text-2");
Object.assign(exports, { STATUSES, helpOf, optionRows, overview });
});
exports["help-text-2"] = __part((exports) => {
var STATUSES = [
  [0, "done, clean"],
  [1, "findings at or above --fail-on"],
  [2, "refused: usage or budget"],
  [3, "incomplete, or unacceptable input from a model"],
  [4, "environment: git, gh, node, disk"],
  [70, "a bug in this program"],
  [130, "stopped by Ctrl-C; what is stored is kept"]
];
function overview(commands) {
  const shown = commands.filter((command) => command.hidden !== true);
  return `correctless: code review in which every finding has been proven by code

review what you are working on
  /df:review                          in Claude Code
  correctless review                  from a shell, with your own Claude Code
  correctless plan --capture manual   without a client: it says what comes next

usage: correctless COMMAND [ARGUMENT\u2026] [--OPTION\u2026] [-- PATH\u2026]

commands
${columns(shown.map(({ name, summary }) => [name, summary]))}

correctless COMMAND --help   what a command takes and prints
correctless --version (-v)   the version

exit statuses, the same for every command
${columns(STATUSES.map(([status, meaning]) => [String(status), meaning]))}
`;
}
function helpOf(command) {
  const usage = `usage: correctless ${command.name} ${command.usage}`.trimEnd();
  const rows = optionRows(command.flags);
  const options = rows.length === 0 ? "" : `
options
${columns(rows)}
`;
  const details = command.details === void 0 ? "" : `
${command.details.trim()}
`;
  return `${command.summary}

${usage}
${options}${details}`;
}
function optionRows(flags) {
  return Object.entries(flags).map(
    ([typed, summary]) => typed.endsWith(" \u2026") ? [`--${typed.slice(0, -2)}`, `${summary} (may be repeated)`] : [`--${typed}`, summary]
  );
}
function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
Object.assign(exports, { STATUSES, overview, helpOf, optionRows });
});
