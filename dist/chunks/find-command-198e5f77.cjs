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
var from_chunk_085a2d43;
var from_chunk_c445cf6b;
var from_main;
parts["chunk-5N4TKGCG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  findCommand: () => findCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function findCommand(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const all = await Promise.all([...commands.values()].map((one) => one()));
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  throw new import_chunk_J3I4R3VV.Failure("usage/unknown-command", `unknown command "${name}"`, {
    hint: `${(0, import_chunk_QOL6VUOG.didYouMean)(name, names)}commands: ${names.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findCommand
});
});
parts["chunk-ZU6SRU6J"] = part((module, exports) => {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STATUSES,
  helpOf,
  optionText,
  overview
});
});
parts["find-command-I5M6ERUX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  findCommand: () => import_chunk_5N4TKGCG.findCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5N4TKGCG = parts["chunk-5N4TKGCG"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findCommand
});
});
parts["help-MQEN77ME"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  helpCommand: () => helpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BVYZGHRZ = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-BVYZGHRZ"]();
var import_chunk_5N4TKGCG = parts["chunk-5N4TKGCG"]();
var import_chunk_ZU6SRU6J = parts["chunk-ZU6SRU6J"]();
var import_chunk_QOL6VUOG = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-QOL6VUOG"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var helpCommand = {
  name: "help",
  summary: "Shows the commands, or what one of them takes and answers",
  usage: "[COMMAND]",
  flags: [],
  takes: { least: 0, most: 1, paths: false },
  run: async ({ positionals: [name] }) => ({
    status: 0,
    stdout: name === void 0 ? (0, import_chunk_ZU6SRU6J.overview)(await (0, import_chunk_BVYZGHRZ.allCommands)()) : (0, import_chunk_ZU6SRU6J.helpOf)(await (0, import_chunk_5N4TKGCG.findCommand)(name, import_chunk_BVYZGHRZ.COMMANDS))
  })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  helpCommand
});
});
parts["help-text-UIAZQBSD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  STATUSES: () => import_chunk_ZU6SRU6J.STATUSES,
  helpOf: () => import_chunk_ZU6SRU6J.helpOf,
  optionText: () => import_chunk_ZU6SRU6J.optionText,
  overview: () => import_chunk_ZU6SRU6J.overview
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZU6SRU6J = parts["chunk-ZU6SRU6J"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STATUSES,
  helpOf,
  optionText,
  overview
});
});
