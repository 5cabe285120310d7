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
  FILES: () => FILES,
  STARTED_FOR: () => STARTED_FOR,
  becomeRunner: () => becomeRunner,
  programText: () => programText,
  readCommand: () => readCommand,
  readEnd: () => readEnd,
  runningIn: () => runningIn,
  withoutOurs: () => withoutOurs
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K6TUEKOU = require("./chunk-K6TUEKOU.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function withoutOurs(env) {
  const kept = Object.entries((0, import_chunk_K6TUEKOU.withCertificates)(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function birthOf(pid) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EPERM")) return void 0;
  }
  const [stat, boot] = await Promise.all([
    (0, import_promises.readFile)(`/proc/${pid}/stat`, "utf8").catch(() => void 0),
    (0, import_promises.readFile)("/proc/sys/kernel/random/boot_id", "utf8").catch(() => "")
  ]);
  if (stat === void 0) return "running";
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields[0] === "Z" || fields[0] === "X" ? void 0 : `${boot.trim()} ${fields[19] ?? ""}`;
}
var FILES = {
  /** What to run. The folder is for this command and no other. */
  command: "command.json",
  /** Who runs it. Whoever creates it does, so that of several who start only one runs the command. */
  runner: "runner.json",
  /** What the runner itself had to say: of interest when it could not start. */
  runnerOutput: "runner.txt",
  /** The command's standard output and standard error, as they come. */
  output: "output.txt",
  /** The leader of the command's group. */
  group: "group.json",
  status: "status.json"
};
async function readCommand(folder) {
  const value = await readJson(folder, FILES.command);
  if (value === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${folder} holds no ${FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    return { command, cwd, timeoutMs };
  }
  throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${(0, import_node_path.join)(folder, FILES.command)} is not what this program writes`);
}
async function becomeRunner(folder) {
  return (0, import_chunk_SIHW7XFA.createFileOnce)((0, import_node_path.join)(folder, FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await birthOf(pid) ?? "gone" })}
`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await birthOf(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, FILES.status);
}
async function readJson(folder, file) {
  const text = await (0, import_chunk_SIHW7XFA.readTextIfAny)((0, import_node_path.join)(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("run/corrupt", `${(0, import_node_path.join)(folder, file)} is not JSON`, { cause });
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  FILES,
  STARTED_FOR,
  becomeRunner,
  programText,
  readCommand,
  readEnd,
  runningIn,
  withoutOurs
});
