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
var from_chunk_16ffa93b;
var from_chunk_636e74ba;
var from_main;
parts["chunk-BFY4GXY4"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  findCommand: () => findCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
async function findCommand(name, commands) {
  const load = commands.get(name);
  if (load !== void 0) return load();
  const all = await Promise.all([...commands.values()].map((one) => one()));
  const names = all.filter((command) => command.hidden !== true).map((command) => command.name);
  const meant = (0, import_chunk_YY6N2GNC.nearest)(name, names);
  throw new import_chunk_TJ5KMKV5.Failure("usage/unknown-command", `unknown command "${name}"`, {
    hint: `${meant === void 0 ? "" : `did you mean "${meant}"? `}commands: ${names.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findCommand
});
});
parts["chunk-YSD2TPEV"] = part((module, exports) => {
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
});
parts["find-command-VFCHUDE5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  findCommand: () => import_chunk_BFY4GXY4.findCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BFY4GXY4 = parts["chunk-BFY4GXY4"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  findCommand
});
});
parts["help-57XJNPKV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  helpCommand: () => helpCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KNAGQ6CI = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-KNAGQ6CI"]();
var import_chunk_BFY4GXY4 = parts["chunk-BFY4GXY4"]();
var import_chunk_YSD2TPEV = parts["chunk-YSD2TPEV"]();
var import_chunk_YY6N2GNC = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-YY6N2GNC"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var helpCommand = {
  name: "help",
  summary: "Shows the commands, or what one of them takes and answers",
  usage: "[COMMAND]",
  flags: [],
  takes: { least: 0, most: 1, paths: false },
  run: async ({ positionals: [name] }) => ({
    status: 0,
    stdout: name === void 0 ? (0, import_chunk_YSD2TPEV.overview)(await (0, import_chunk_KNAGQ6CI.allCommands)()) : (0, import_chunk_YSD2TPEV.helpOf)(await (0, import_chunk_BFY4GXY4.findCommand)(name, import_chunk_KNAGQ6CI.COMMANDS))
  })
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  helpCommand
});
});
parts["help-text-GHLOUQZO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  STATUSES: () => import_chunk_YSD2TPEV.STATUSES,
  helpOf: () => import_chunk_YSD2TPEV.helpOf,
  optionText: () => import_chunk_YSD2TPEV.optionText,
  overview: () => import_chunk_YSD2TPEV.overview
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YSD2TPEV = parts["chunk-YSD2TPEV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  STATUSES,
  helpOf,
  optionText,
  overview
});
});
