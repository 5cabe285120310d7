var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  STATUSES: () => STATUSES,
  helpOf: () => helpOf,
  optionText: () => optionText,
  overview: () => overview
});
module.exports = __toCommonJS(stdin_exports);
var STATUSES = [
  [0, "done, clean"],
  [1, "findings at or above --fail-on"],
  [2, "refused: usage or budget"],
  [3, "incomplete, or unacceptable input from a model"],
  [4, "environment: git, gh, node, disk"],
  [70, "a bug in this program"]
];
function overview(commands) {
  const shown = commands.filter((command) => command.hidden !== true);
  return `correctless: code review in which every finding has been proven by code

usage: correctless COMMAND [ARGUMENT\u2026] [--OPTION\u2026] [-- PATH\u2026]

commands
${columns(shown.map(({ name, summary }) => [name, summary]))}

correctless COMMAND --help   what a command takes and answers
correctless --version        the version

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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STATUSES,
  helpOf,
  optionText,
  overview
});
