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
var from_chunk_8b5954c4;
var from_chunk_928e2745;
var from_chunk_c445cf6b;
var from_chunk_d0f5116a;
var from_start_over_d4a4b4cc;
var from_main;
parts["background-UV5NGJC5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  backgroundCommand: () => backgroundCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TQRV4MW5 = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-TQRV4MW5"]();
var import_chunk_C4UAS7OJ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_6SJHKNKM = (from_chunk_c445cf6b ??= require("./chunk-c445cf6b.cjs"))["chunk-6SJHKNKM"]();
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_DHI2SYU5 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-DHI2SYU5"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var import_node_child_process = require("node:child_process");
var import_promises = require("node:fs/promises");
var import_node_path2 = require("node:path");
var GRACE_MS = 2e3;
var LONGEST_MS = 2 ** 31 - 1;
async function runBackground(folder) {
  const command = await (0, import_chunk_TQRV4MW5.readCommand)(folder);
  const told = new AbortController();
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => told.abort());
  if (!await (0, import_chunk_TQRV4MW5.becomeRunner)(folder)) return;
  const output = await (0, import_promises.open)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.output), "w");
  try {
    const end = await runCommand(folder, command, output, told.signal);
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.status), `${JSON.stringify(end)}
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
    env: (0, import_chunk_TQRV4MW5.withoutOurs)(process.env),
    // A group of its own, to be killed as one.
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  const ended = endOf(child, output);
  let timedOut = false;
  const stop = () => {
    (0, import_chunk_C4UAS7OJ.killGroup)(child.pid, "SIGTERM");
    setTimeout(() => (0, import_chunk_C4UAS7OJ.killGroup)(child.pid, "SIGKILL"), GRACE_MS).unref();
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
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.group), await (0, import_chunk_TQRV4MW5.programText)(child.pid));
  const [status, signal] = await ended;
  clearTimeout(timer);
  (0, import_chunk_C4UAS7OJ.killGroup)(child.pid, "SIGKILL");
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
    const folder = (0, import_node_path.resolve)(cwd, (0, import_chunk_6SJHKNKM.positional)(positionals, "FOLDER"));
    if (env[import_chunk_TQRV4MW5.STARTED_FOR] !== folder) {
      throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `correctless background ${folder} is not for calling by hand`, {
        hint: "see: correctless --help"
      });
    }
    await runBackground(folder);
    return { status: 0 };
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  backgroundCommand
});
});
