"use strict";

// src/load.ts
var import_node_path5 = require("node:path");

// src/io/compiled/load-compiled.ts
var import_node_fs3 = require("node:fs");
var import_node_path4 = require("node:path");
var import_node_vm = require("node:vm");

// src/io/compiled/code-entries.ts
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");

// src/kernel/order.ts
function compareText(a, b) {
  return a < b ? -1 : a > b ? 1 : 0;
}
function by(key) {
  return (a, b) => {
    const [x, y] = [key(a), key(b)];
    return typeof x === "number" && typeof y === "number" ? x - y : compareText(String(x), String(y));
  };
}

// src/io/compiled/code-entries.ts
var MOST_BYTES = 64 * 1024 * 1024;
function cachedCode(folder, name, text) {
  const entry = readIfAny((0, import_node_path.join)(folder, name));
  if (entry === void 0) return void 0;
  const length = (entry.length - text.length) / 2;
  if (length <= 0) return void 0;
  const code = entry.subarray(text.length, text.length + length);
  const isWhole = code.equals(entry.subarray(text.length + length));
  return isWhole && text.equals(entry.subarray(0, text.length)) ? code : void 0;
}
function cacheCode(folder, name, text, code) {
  const beside = (0, import_node_path.join)(folder, `${name}.${process.pid}.tmp`);
  try {
    (0, import_node_fs.writeFileSync)(beside, Buffer.concat([text, code, code]), { flag: "wx", mode: 384 });
    (0, import_node_fs.renameSync)(beside, (0, import_node_path.join)(folder, name));
  } finally {
    (0, import_node_fs.rmSync)(beside, { force: true });
  }
}
function pruneCode(folder, mostBytes = MOST_BYTES) {
  const entries = (0, import_node_fs.readdirSync)(folder).flatMap((name) => {
    const path = (0, import_node_path.join)(folder, name);
    const stats = (0, import_node_fs.statSync)(path, { throwIfNoEntry: false });
    return stats === void 0 ? [] : [{ path, bytes: stats.size, written: stats.mtimeMs }];
  });
  let bytes = 0;
  for (const entry of entries.toSorted(by(({ written }) => -written))) {
    bytes += entry.bytes;
    if (bytes > mostBytes) (0, import_node_fs.rmSync)(entry.path, { force: true });
  }
}
function readIfAny(path) {
  try {
    return (0, import_node_fs.readFileSync)(path);
  } catch {
    return void 0;
  }
}

// src/io/compiled/code-folder.ts
var import_node_fs2 = require("node:fs");
var import_node_path3 = require("node:path");

// src/io/own/cache-root-named.ts
var import_node_path2 = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && (0, import_node_path2.isAbsolute)(xdg)) return (0, import_node_path2.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path2.isAbsolute)(local))
    return (0, import_node_path2.join)(local, "correctless", "cache");
  return home === void 0 ? void 0 : (0, import_node_path2.join)(home, ".cache", "correctless");
}

// src/io/compiled/code-folder.ts
function codeFolder(env) {
  if ((env["NODE_DISABLE_COMPILE_CACHE"] ?? "") !== "") return void 0;
  const root = cacheRootNamed(env);
  if (root === void 0 || !(0, import_node_path3.isAbsolute)(root) || process.getuid === void 0) return void 0;
  const path = (0, import_node_path3.join)(root, "code");
  try {
    return { path, why: whyUnsafe(path, process.getuid()) };
  } catch {
    return { path, why: "it cannot be looked at" };
  }
}
function whyUnsafe(path, user) {
  const workTree = workTreeAround(path);
  if (workTree !== void 0) return `it is inside the work tree ${workTree}`;
  const stats = (0, import_node_fs2.lstatSync)(path, { throwIfNoEntry: false });
  if (stats === void 0) return void 0;
  if (!stats.isDirectory()) return "it is not a folder";
  if (stats.uid !== user) return "it belongs to another user";
  return (stats.mode & 63) === 0 ? void 0 : "others may open it";
}
function workTreeAround(path) {
  const folder = (0, import_node_path3.dirname)(path);
  if (folder === path) return void 0;
  return (0, import_node_fs2.existsSync)((0, import_node_path3.join)(folder, ".git")) ? folder : workTreeAround(folder);
}

// src/io/compiled/load-compiled.ts
function compiledLoader(argv, env, builtin) {
  if (startOf(argv) === "hook-look") return void 0;
  const folder = codeFolder(env);
  if (folder === void 0 || folder.why !== void 0) return void 0;
  const start = `${startOf(argv)}.${thisNode()}`;
  const modules = /* @__PURE__ */ new Map();
  const fresh = [];
  const load2 = (file) => {
    const known = modules.get(file);
    if (known !== void 0) return known.exports;
    const module2 = { exports: {} };
    modules.set(file, module2);
    const { compiled, isFresh } = compile(folder.path, start, file);
    if (isFresh && fresh.push(compiled) === 1) process.once("exit", () => keepAll(env, fresh));
    const beside = (0, import_node_path4.dirname)(file);
    const require2 = (id) => id.startsWith("./") ? load2(beside + id.slice(1)) : id.startsWith(".") ? load2((0, import_node_path4.join)(beside, id)) : builtin(id);
    const run = compiled.script.runInThisContext();
    Reflect.apply(run, module2.exports, [module2.exports, require2, module2, file, beside]);
    return module2.exports;
  };
  return load2;
}
function compile(folder, start, file) {
  const text = (0, import_node_fs3.readFileSync)(file);
  const name = `${(0, import_node_path4.basename)(file, ".cjs")}.${text.length}.${start}`;
  const cachedData = cachedCode(folder, name, text);
  const wrapped = `(function (exports, require, module, __filename, __dirname) { ${text.toString("utf8")}
})`;
  const script = new import_node_vm.Script(wrapped, { filename: file, ...cachedData === void 0 ? {} : { cachedData } });
  return { compiled: { name, text, script }, isFresh: script.cachedDataRejected !== false };
}
function keepAll(env, fresh) {
  try {
    const path = codeFolder(env)?.path ?? "";
    (0, import_node_fs3.mkdirSync)(path, { recursive: true, mode: 448 });
    if (codeFolder(env)?.why !== void 0) return;
    for (const { name, text, script } of fresh) cacheCode(path, name, text, script.createCachedData());
    pruneCode(path);
  } catch {
  }
}
function startOf([command = "", hook = ""]) {
  const words = command === "hook" ? [command, hook] : [command];
  return words.every((word) => /^[a-z]{1,16}$/.test(word)) ? words.join("-") : "other";
}
function thisNode() {
  const { size, mtimeMs } = (0, import_node_fs3.statSync)(process.execPath);
  return `${process.version}-${process.arch}-${size}-${mtimeMs}`;
}

// src/load.ts
var load = loader() ?? require;
load((0, import_node_path5.join)(__dirname, "main.cjs"));
function loader() {
  try {
    return compiledLoader(process.argv.slice(2), process.env, require);
  } catch {
    return void 0;
  }
}
