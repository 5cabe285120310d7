var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["find-command"] = __part((module, exports) => {
__export(exports, { findCommand: () => import_find_command_2.findCommand });
var [import_find_command_2, import_command, import_did_you_mean, import_nearest, import_order, import_failure, import_chunk_PQNXDWJD] = ["help-text-2-afce0c6c/find-command-2", "main-9da6c79b/command", "main-9da6c79b/did-you-mean", "main-9da6c79b/nearest", "main/order", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
});
exports["find-command-2"] = __part((module, exports) => {
__export(exports, { findCommand: () => findCommand });
var [import_command, import_did_you_mean, import_failure] = ["main-9da6c79b/command", "main-9da6c79b/did-you-mean", "main/failure"].map(__load);
async function findCommand(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const all = await (0, import_command.loadAll)(commands);
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  throw new import_failure.Failure("usage/unknown-command", `unknown command "${name}"`, {
    hint: `${(0, import_did_you_mean.didYouMean)(name, names)}commands: ${names.join(", ")}`
  });
}
});
exports["help"] = __part((module, exports) => {
__export(exports, { helpCommand: () => helpCommand });
var [import_find_command_2, import_command, import_help_text_2, import_did_you_mean, import_nearest, import_order, import_failure, import_chunk_PQNXDWJD] = ["help-text-2-afce0c6c/find-command-2", "main-9da6c79b/command", "help-text-2-afce0c6c/help-text-2", "main-9da6c79b/did-you-mean", "main-9da6c79b/nearest", "main/order", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
function helpCommand(commands) {
  return {
    name: "help",
    summary: "Shows the commands, or what one of them takes and answers",
    usage: "[COMMAND]",
    flags: [],
    takes: { least: 0, most: 1, paths: false },
    run: async ({ positionals: [name] }) => ({
      status: 0,
      stdout: name === void 0 ? (0, import_help_text_2.overview)(await (0, import_command.loadAll)(commands)) : (0, import_help_text_2.helpOf)(await (0, import_find_command_2.findCommand)(name, commands))
    })
  };
}
});
exports["help-text"] = __part((module, exports) => {
__export(exports, { STATUSES: () => import_help_text_2.STATUSES, helpOf: () => import_help_text_2.helpOf, optionText: () => import_help_text_2.optionText, overview: () => import_help_text_2.overview });
var [import_help_text_2, import_chunk_PQNXDWJD] = ["help-text-2-afce0c6c/help-text-2", "main/chunk-PQNXDWJD"].map(__load);
});
exports["help-text-2"] = __part((module, exports) => {
__export(exports, { STATUSES: () => STATUSES, helpOf: () => helpOf, optionText: () => optionText, overview: () => overview });
var STATUSES = [
  [0, "done, clean"],
  [1, "findings at or above --fail-on"],
  [2, "refused: usage or budget"],
  [3, "incomplete, or unacceptable input from a model"],
  [4, "environment: git, gh, node, disk"],
  [70, "a bug in this program"],
  [130, "stopped by Ctrl-C; what is stored stays"]
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

correctless COMMAND --help   what a command takes and answers
correctless --version (-v)   the version

exit statuses, the same for every command
${columns(STATUSES.map(([status, meaning]) => [String(status), meaning]))}
`;
}
function helpOf(command) {
  const usage = `usage: correctless ${command.name} ${command.usage}`.trimEnd();
  const options = command.flags.length === 0 ? "" : `
options
${columns(command.flags.map(optionRow))}
`;
  const details = command.details === void 0 ? "" : `
${command.details.trim()}
`;
  return `${command.summary}

${usage}
${options}${details}`;
}
function optionText(flag) {
  return flag.type === "boolean" ? `--${flag.name}` : `--${flag.name} ${flag.value ?? "VALUE"}`;
}
function optionRow(flag) {
  return [optionText(flag), flag.multiple === true ? `${flag.summary} (may be repeated)` : flag.summary];
}
function columns(rows) {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`).join("\n");
}
});
