var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var import_chunk_44BT6L4V = require("./chunks/chunk-44BT6L4V.cjs");
var import_chunk_6XOGM6CC = require("./chunks/chunk-6XOGM6CC.cjs");
var import_chunk_PQNXDWJD = require("./chunks/chunk-PQNXDWJD.cjs");
var import_node_fs = require("node:fs");
var import_node_tty = require("node:tty");
var import_node_fs2 = require("node:fs");
var CHUNK = 64 * 1024;
async function readStdin() {
  const chunks = [];
  for (; ; ) {
    const chunk = Buffer.allocUnsafe(CHUNK);
    const bytes = readOrWait(chunk);
    if (bytes === "wait") return Buffer.concat([...chunks, await restOfStdin()]);
    if (bytes === 0) return Buffer.concat(chunks);
    chunks.push(chunk.subarray(0, bytes));
  }
}
function readOrWait(chunk) {
  try {
    return (0, import_node_fs2.readSync)(0, chunk);
  } catch (error) {
    const { code } = error;
    if (code === "EOF") return 0;
    if (code === "EAGAIN") return "wait";
    throw error;
  }
}
async function restOfStdin() {
  const chunks = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}
var argv = process.argv.slice(2);
var isLook = argv[0] === "hook" && argv[1] === "look";
var broken = isLook ? 2 : 70;
process.exitCode = broken;
if (isLook) setTimeout(() => process.kill(process.pid, "SIGKILL"), 1e4).unref();
var answered = false;
process.once("exit", () => {
  if (!answered) (0, import_node_fs.writeSync)(2, "internal error, please report it\nthe command ended without an answer\n");
});
void Promise.race([answer(), crash()]).then(write);
async function answer() {
  try {
    const [first, name] = argv;
    if (first === "hook" && name !== void 0 && !name.startsWith("-")) {
      const { hookEntry } = await Promise.resolve().then(() => __toESM(require("./chunks/entry-HS2LK5WK.cjs")));
      return await hookEntry(name, await readStdin(), process.env);
    }
    const [{ main }, { lookOf }] = await Promise.all([Promise.resolve().then(() => __toESM(require("./chunks/main-ZDXYR5W3.cjs"))), Promise.resolve().then(() => __toESM(require("./chunks/look-NSSFWPEC.cjs")))]);
    const { isTTY = false, columns } = process.stdout;
    const look = lookOf({ isTTY, columns }, process.env);
    return await main(argv, {
      cwd: process.cwd(),
      env: process.env,
      stdin: readStdin,
      look,
      live: openLive()
    });
  } catch (error) {
    return (0, import_chunk_44BT6L4V.outcomeOf)(error);
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write((0, import_chunk_44BT6L4V.outcomeOf)(error));
      else resolve((0, import_chunk_44BT6L4V.outcomeOf)(error));
    });
  });
}
function write(outcome) {
  answered = true;
  if (outcome.stderr !== void 0 && outcome.stderr !== "") send(process.stderr, outcome.stderr);
  if (outcome.stdout !== void 0 && outcome.stdout.length > 0) send(process.stdout, outcome.stdout);
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
}
function openLive() {
  const { stderr } = process;
  stderr.on("error", () => void 0);
  return {
    isTerminal: (0, import_node_tty.isatty)(2),
    columns: () => stderr.columns,
    write: (text) => void stderr.write(text)
  };
}
function send(stream, text) {
  stream.on("error", (error) => {
    if (error.code !== "EPIPE") process.exitCode = broken;
  });
  stream.write(text);
}
