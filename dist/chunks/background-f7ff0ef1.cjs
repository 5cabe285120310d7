var { __load, __part } = require("../main.cjs").shared;
exports["background"] = __part((exports) => {
var { positional } = __load("main-0f98ea10/positional"), { allowedEnvironment, sandboxed } = __load("sandbox-paths-3a80cf5c/sandbox-paths"), { STARTED_FOR, becomeRunner, programText, readCommand, userEnvironment } = __load("check-hunt-ac7ce73c/background-folder"), { killGroup } = __load("fold-fixing-5ea01992/kill-group"), { FILES } = __load("snapshot-066f03be/background-files"), { writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { resolve, join: join2, join } = require("node:path"), { open } = require("node:fs/promises"), { spawn } = require("node:child_process"), { closeSync, mkdirSync, openSync, statSync } = require("node:fs");
var BEGIN = "echo begun >&3; exec 3>&-\n";
function startCommand(folder, { command, cwd, sandbox }, output) {
  const how = { cwd, detached: true, stdio: ["ignore", output, output] };
  const asShell = (env2) => ({
    child: spawn(command, { ...how, shell: true, env: env2 }),
    hasBegun: () => true
  });
  if (sandbox === void 0) return asShell(userEnvironment(process.env));
  const { kind, writable, home, tmp } = sandbox;
  for (const own of [home, tmp]) mkdirSync(own, { recursive: true });
  const env = allowedEnvironment(process.env, sandbox);
  if (kind === "none") return asShell(env);
  const [program, ...args] = sandboxed(kind, { command: `${BEGIN}${command}`, cwd, writable, home, tmp });
  const path = join(folder, FILES.begun);
  const begun = openSync(path, "w");
  try {
    const child = spawn(program, args, { ...how, cwd: "/", env, stdio: ["ignore", output, output, begun] });
    return { child, hasBegun: () => statSync(path).size > 0 };
  } finally {
    closeSync(begun);
  }
}
var GRACE_MS = 2e3;
var LONGEST_MS = 2 ** 31 - 1;
var NOT_STARTED = 127;
async function runBackground(folder) {
  const command = await readCommand(folder);
  const stopped = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => stopped.abort());
  if (!await becomeRunner(folder)) return;
  const output = await open(join2(folder, FILES.output), "w");
  try {
    const end = await runCommand(folder, command, output, stopped.signal);
    await writeFileAtomically(join2(folder, FILES.status), `${JSON.stringify(end)}
`);
  } finally {
    await output.close();
  }
}
async function runCommand(folder, command, output, stopped) {
  const started = performance.now();
  const { child, hasBegun } = startCommand(folder, command, output.fd);
  const ended = endOf(child, output);
  let timedOut = false;
  const stop = () => {
    killGroup(child.pid, "SIGTERM");
    setTimeout(() => killGroup(child.pid, "SIGKILL"), GRACE_MS).unref();
  };
  stopped.addEventListener("abort", stop);
  if (stopped.aborted) stop();
  const timer = setTimeout(
    () => {
      timedOut = true;
      stop();
    },
    Math.min(command.timeoutMs, LONGEST_MS)
  );
  if (child.pid !== void 0)
    await writeFileAtomically(join2(folder, FILES.group), await programText(child.pid));
  const [status, signal] = await ended;
  clearTimeout(timer);
  killGroup(child.pid, "SIGKILL");
  const end = { signal, milliseconds: Math.round(performance.now() - started), timedOut };
  if (status === null || hasBegun()) return { status, ...end };
  await output.write("correctless: the sandbox could not be started\n");
  return { status: NOT_STARTED, ...end };
}
function endOf(child, output) {
  return new Promise((resolve2) => {
    child.on("exit", (status, signal) => resolve2([status, signal]));
    child.on("error", (error) => {
      void output.write(`correctless: the command could not be started: ${error.message}
`).then(() => {
        resolve2([NOT_STARTED, null]);
      });
    });
  });
}
var backgroundCommand = {
  name: "background",
  summary: "Runs the command of a folder to its end; the program itself starts it",
  usage: "FOLDER",
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  hidden: true,
  details: `Reads FOLDER/command.json, writes FOLDER/output.txt while the command prints, and writes FOLDER/status.json when it has ended. Does
nothing if the command is running or has run. Refuses to be started by anything but this program.`,
  run: async ({ positionals, cwd, env }) => {
    const folder = resolve(cwd, positional(positionals, "FOLDER"));
    if (env[STARTED_FOR] !== folder) {
      throw new Failure("usage/bad-value", `correctless background ${folder} is not for calling by hand`, {
        hint: "see: correctless --help"
      });
    }
    await runBackground(folder);
    return { status: 0 };
  }
};
Object.assign(exports, { backgroundCommand });
});
