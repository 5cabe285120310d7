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
var import_chunk_RB66ADJ2 = require("./chunks/chunk-RB66ADJ2.cjs");
var import_chunk_HJ4XJV55 = require("./chunks/chunk-HJ4XJV55.cjs");
var import_chunk_YNVMEEXY = require("./chunks/chunk-YNVMEEXY.cjs");
var import_chunk_TJ5KMKV5 = require("./chunks/chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunks/chunk-PQNXDWJD.cjs");
var import_node_fs = require("node:fs");
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
var streams = /* @__PURE__ */ new Set();
process.once("exit", () => {
  if (!answered) (0, import_node_fs.writeSync)(2, "internal error, please report it\nthe command ended without an answer\n");
});
void Promise.race([answer(), crash()]).then(write);
async function answer() {
  try {
    const [first, name] = argv;
    if (first === "hook" && name !== void 0 && !name.startsWith("-")) {
      const { hookEntry } = await Promise.resolve().then(() => __toESM(require("./chunks/entry-E362SZVO.cjs")));
      return await hookEntry(name, await readStdin(), process.env);
    }
    if (argv.length === 1 && first === "--version") {
      return { status: 0, stdout: import_chunk_RB66ADJ2.VERSION_LINE };
    }
    const [{ main }, { lookOf }] = await Promise.all([Promise.resolve().then(() => __toESM(require("./chunks/main-M7RKW2DE.cjs"))), Promise.resolve().then(() => __toESM(require("./chunks/look-NSSFWPEC.cjs")))]);
    const look = lookOf(screen(), process.env);
    return await main(argv, {
      cwd: process.cwd(),
      env: process.env,
      stdin: readStdin,
      look,
      live: openLive()
    });
  } catch (error) {
    return (0, import_chunk_HJ4XJV55.outcomeOf)(error);
  }
}
function crash() {
  return new Promise((resolve) => {
    process.on("uncaughtException", (error) => {
      if (answered) write((0, import_chunk_HJ4XJV55.outcomeOf)(error));
      else resolve((0, import_chunk_HJ4XJV55.outcomeOf)(error));
    });
  });
}
function write(outcome) {
  answered = true;
  process.exitCode = isLook && outcome.status !== 0 ? 2 : outcome.status;
  if (outcome.stderr !== void 0 && outcome.stderr !== "") send(2, outcome.stderr);
  if (outcome.stdout !== void 0 && outcome.stdout.length > 0) send(1, outcome.stdout);
}
function openLive() {
  return {
    get isTerminal() {
      return streamOf(2).isTTY;
    },
    columns: () => streamOf(2).columns,
    write: (text) => void streamOf(2).write(text)
  };
}
function screen() {
  if (takesAtOnce(1)) return { isTTY: false, columns: void 0 };
  const { isTTY = false, columns } = process.stdout;
  return { isTTY, columns };
}
function send(to, text) {
  const rest = takesAtOnce(to) ? restAfterWriting(to, text) : text;
  if (rest.length > 0) streamOf(to).write(rest);
}
function takesAtOnce(to) {
  if (process.platform === "win32" || streams.has(to)) return false;
  try {
    const kind = (0, import_node_fs.fstatSync)(to);
    return kind.isFIFO() || kind.isSocket() || kind.isFile();
  } catch {
    return false;
  }
}
function restAfterWriting(to, text) {
  let rest = typeof text === "string" ? Buffer.from(text) : text;
  try {
    while (rest.length > 0) rest = rest.subarray((0, import_node_fs.writeSync)(to, rest));
  } catch (error) {
    if (error.code === "EAGAIN") return rest;
    noteLost(error);
    return new Uint8Array();
  }
  return rest;
}
function streamOf(to) {
  const stream = to === 1 ? process.stdout : process.stderr;
  if (!streams.has(to)) stream.on("error", noteLost);
  streams.add(to);
  return stream;
}
function noteLost({ code }) {
  if (code !== "EPIPE") process.exitCode = broken;
}
