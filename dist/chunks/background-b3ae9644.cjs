var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["background"] = __part((module, exports) => {
__export(exports, { backgroundCommand: () => backgroundCommand });
var [import_positional, import_background_folder, import_kill_group, import_client_environment, import_start_time, import_background_files, import_files, import_order, import_disk, import_failure, import_chunk_PQNXDWJD] = ["main-9da6c79b/positional", "hunt-slots-02b5d22d/background-folder", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/client-environment", "discard-changes-edb9cbec/start-time", "own-files-0777bacd/background-files", "matches-schema-2b17f0d0/files", "main/order", "main/disk", "main/failure", "main/chunk-PQNXDWJD"].map(__load);
var import_node_path = require("node:path");
var import_node_child_process = require("node:child_process");
var import_promises = require("node:fs/promises");
var GRACE_MS = 2e3;
var LONGEST_MS = 2 ** 31 - 1;
async function runBackground(folder) {
  const command = await (0, import_background_folder.readCommand)(folder);
  const told = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => told.abort());
  if (!await (0, import_background_folder.becomeRunner)(folder)) return;
  const output = await (0, import_promises.open)((0, import_node_path.join)(folder, import_background_files.FILES.output), "w");
  try {
    const end = await runCommand(folder, command, output, told.signal);
    await (0, import_files.writeFileAtomically)((0, import_node_path.join)(folder, import_background_files.FILES.status), `${JSON.stringify(end)}
`);
  } finally {
    await output.close();
  }
}
async function runCommand(folder, { command, cwd, timeoutMs }, output, told) {
  const started = performance.now();
  const child = (0, import_node_child_process.spawn)(command, {
    shell: true,
    cwd,
    env: (0, import_background_folder.userEnvironment)(process.env),
    // A separate group, to be killed together.
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  const ended = endOf(child, output);
  let timedOut = false;
  const stop = () => {
    (0, import_kill_group.killGroup)(child.pid, "SIGTERM");
    setTimeout(() => (0, import_kill_group.killGroup)(child.pid, "SIGKILL"), GRACE_MS).unref();
  };
  told.addEventListener("abort", stop);
  if (told.aborted) stop();
  const timer = setTimeout(
    () => {
      timedOut = true;
      stop();
    },
    Math.min(timeoutMs, LONGEST_MS)
  );
  if (child.pid !== void 0)
    await (0, import_files.writeFileAtomically)((0, import_node_path.join)(folder, import_background_files.FILES.group), await (0, import_background_folder.programText)(child.pid));
  const [status, signal] = await ended;
  clearTimeout(timer);
  (0, import_kill_group.killGroup)(child.pid, "SIGKILL");
  return { status, signal, milliseconds: Math.round(performance.now() - started), timedOut };
}
function endOf(child, output) {
  return new Promise((resolve2) => {
    child.on("exit", (status, signal) => resolve2([status, signal]));
    child.on("error", (error) => {
      void output.write(`correctless: the command could not be started: ${error.message}
`).then(() => {
        resolve2([127, null]);
      });
    });
  });
}
var backgroundCommand = {
  name: "background",
  summary: "Runs the command of a folder to its end; started by the program itself",
  usage: "FOLDER",
  flags: [],
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `Reads FOLDER/command.json, writes FOLDER/output.txt as the command prints and FOLDER/status.json when it has ended. Nothing
happens when the command is running or has run. Started by anybody else it is refused.`,
  run: async ({ positionals, cwd, env }) => {
    const folder = (0, import_node_path.resolve)(cwd, (0, import_positional.positional)(positionals, "FOLDER"));
    if (env[import_background_folder.STARTED_FOR] !== folder) {
      throw new import_failure.Failure("usage/bad-value", `correctless background ${folder} is not for calling by hand`, {
        hint: "see: correctless --help"
      });
    }
    await runBackground(folder);
    return { status: 0 };
  }
};
});
