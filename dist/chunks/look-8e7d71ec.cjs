var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
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
var from_find_command_198e5f77;
var from_which_runs_f69f40b4;
var from_main;
parts["chunk-5WBN6WIH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAIN: () => PLAIN,
  lookOf: () => lookOf
});
module.exports = __toCommonJS(stdin_exports);
var PLAIN = { color: false, columns: null, links: false };
var WIDEST = 120;
var NARROWEST = 40;
function lookOf({ isTTY, columns }, env) {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAIN,
  lookOf
});
});
parts["look-NSSFWPEC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PLAIN: () => import_chunk_5WBN6WIH.PLAIN,
  lookOf: () => import_chunk_5WBN6WIH.lookOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5WBN6WIH = parts["chunk-5WBN6WIH"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PLAIN,
  lookOf
});
});
parts["main-X5CP5A26"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  main: () => main
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_5WBN6WIH = parts["chunk-5WBN6WIH"]();
var import_chunk_BVYZGHRZ = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-BVYZGHRZ"]();
var import_chunk_XVJUAOZE = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-XVJUAOZE"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_L6TL3TS4 = (from_main ??= require("../main.cjs"))["chunk-L6TL3TS4"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
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
      throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--${flag.name} is given twice`, { hint: seeHelp(command) });
    }
    values.set(flag.name, [...given, value]);
  }
  checkCounts(command, positionals, end !== -1);
  return { positionals, paths, ...accessors(command, values) };
}
function declaredFlag(command, name, written) {
  const flag = command.flags.find((one) => one.name === name);
  if (flag !== void 0) return flag;
  const meant = (0, import_chunk_XVJUAOZE.nearest)(
    name,
    command.flags.map((one) => one.name)
  );
  const hint = meant === void 0 ? seeHelp(command) : `did you mean --${meant}? ${seeHelp(command)}`;
  throw new import_chunk_J3I4R3VV.Failure("usage/unknown-option", `correctless ${command.name} has no option ${written}`, { hint });
}
function valueOf(command, flag, token) {
  const { value, inlineValue } = token;
  if (flag.type === "boolean") {
    if (value === void 0) return true;
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `--${flag.name} takes no value, not "${value}"`, {
      hint: seeHelp(command)
    });
  }
  if (value === void 0 || inlineValue !== true && value.length > 1 && value.startsWith("-")) {
    throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `--${flag.name} needs a value: ${flag.value ?? "VALUE"}`, {
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
    throw new import_chunk_J3I4R3VV.Failure(
      "usage/missing-argument",
      `correctless ${command.name} needs ${missingOf(command, positionals.length)}`,
      {
        hint
      }
    );
  }
  const unexpected = positionals[takes.most];
  if (unexpected !== void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `unexpected argument "${unexpected}"`, { hint });
  }
  if (hasPaths && !takes.paths) {
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `correctless ${command.name} takes no paths after --`, { hint });
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
var NOBODY = { isTerminal: false, columns: () => 80, rows: () => 24, write: () => void 0 };
async function main(argv, world, commands = import_chunk_BVYZGHRZ.COMMANDS) {
  try {
    const [name, ...args] = withoutAliases(argv);
    if (name === void 0) return await overviewAsRefusal(commands);
    const command = await commandNamed(name, commands);
    if (asksForHelp(args)) return await helpFor(command);
    return await command.run({
      ...await argumentsOf(command, args, world.cwd),
      look: import_chunk_5WBN6WIH.PLAIN,
      live: NOBODY,
      ...world
    });
  } catch (error) {
    return (0, import_chunk_L6TL3TS4.outcomeOf)(error);
  }
}
async function argumentsOf(command, args, cwd) {
  try {
    return readArguments(command, args);
  } catch (error) {
    const { lacksRun, withRuns } = await Promise.resolve().then(() => __toESM((from_which_runs_f69f40b4 ??= require("./which-runs-f69f40b4.cjs"))["which-runs-ZJGVFY5P"]()));
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
  const { findCommand } = await Promise.resolve().then(() => __toESM((from_find_command_198e5f77 ??= require("./find-command-198e5f77.cjs"))["find-command-I5M6ERUX"]()));
  return findCommand(name, commands);
}
function asksForHelp(args) {
  const end = args.indexOf("--");
  const options = end === -1 ? args : args.slice(0, end);
  return options.includes("--help") || options.includes("-h");
}
async function helpFor(command) {
  const { helpOf } = await Promise.resolve().then(() => __toESM((from_find_command_198e5f77 ??= require("./find-command-198e5f77.cjs"))["help-text-UIAZQBSD"]()));
  return { status: 0, stdout: helpOf(command) };
}
async function overviewAsRefusal(commands) {
  const { overview } = await Promise.resolve().then(() => __toESM((from_find_command_198e5f77 ??= require("./find-command-198e5f77.cjs"))["help-text-UIAZQBSD"]()));
  const all = await Promise.all([...commands.values()].map((load) => load()));
  return { status: 2, stderr: overview(all) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  main
});
});
