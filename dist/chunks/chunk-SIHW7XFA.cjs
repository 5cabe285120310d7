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
  appendLine: () => appendLine,
  createFileOnce: () => createFileOnce,
  listFiles: () => listFiles,
  listNames: () => listNames,
  readBytes: () => readBytes,
  readTextIfAny: () => readTextIfAny,
  removeFolder: () => removeFolder,
  withTemporaryFile: () => withTemporaryFile,
  writeFileAtomically: () => writeFileAtomically
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_crypto = require("node:crypto");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
async function readTextIfAny(path) {
  try {
    return await (0, import_promises.readFile)(path, "utf8");
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return void 0;
    throw unreadable(path, cause);
  }
}
async function readBytes(path) {
  try {
    return await (0, import_promises.readFile)(path);
  } catch (cause) {
    throw unreadable(path, cause);
  }
}
async function listNames(folder) {
  try {
    return (await (0, import_promises.readdir)(folder)).toSorted(import_chunk_UTFC5QHX.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function listFiles(folder) {
  try {
    const paths = (await (0, import_promises.readdir)(folder, { recursive: true })).map((name) => (0, import_node_path.join)(folder, name));
    const isFolder = await Promise.all(paths.map(async (path) => (await (0, import_promises.lstat)(path)).isDirectory()));
    return paths.filter((_, n) => isFolder[n] === false).toSorted(import_chunk_UTFC5QHX.compareText);
  } catch (cause) {
    if (codeOf(cause) === "ENOENT") return [];
    throw unreadable(folder, cause);
  }
}
async function writeFileAtomically(path, content) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_promises.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_promises.writeFile)(beside, content, { flag: "wx" });
    await (0, import_promises.rename)(beside, path);
  } catch (cause) {
    await (0, import_promises.rm)(beside, { force: true }).catch(() => void 0);
    throw unwritable(path, cause);
  }
}
async function createFileOnce(path, content) {
  const beside = `${path}.${(0, import_node_crypto.randomBytes)(6).toString("hex")}.tmp`;
  try {
    await (0, import_promises.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    await (0, import_promises.writeFile)(beside, content, { flag: "wx" });
    return await linkOnce(beside, path);
  } catch (cause) {
    throw unwritable(path, cause);
  } finally {
    await (0, import_promises.rm)(beside, { force: true }).catch(() => void 0);
  }
}
async function linkOnce(from, to) {
  try {
    await (0, import_promises.link)(from, to).catch(async (cause) => {
      if (codeOf(cause) === "EEXIST") throw cause;
      await (0, import_promises.copyFile)(from, to, import_promises.constants.COPYFILE_EXCL);
    });
    return true;
  } catch (cause) {
    if (codeOf(cause) === "EEXIST") return false;
    throw cause;
  }
}
async function appendLine(path, line) {
  if (line.includes("\n")) throw new Error("a line of a file holds no newline");
  try {
    await (0, import_promises.mkdir)((0, import_node_path.dirname)(path), { recursive: true });
    const file = await (0, import_promises.open)(path, "a");
    try {
      const bytes = Buffer.from(`${line}
`);
      const { bytesWritten } = await file.write(bytes);
      if (bytesWritten !== bytes.length) {
        await file.truncate((await file.stat()).size - bytesWritten);
        throw new Error(`${bytesWritten} of ${bytes.length} bytes were written`);
      }
    } finally {
      await file.close();
    }
  } catch (cause) {
    throw unwritable(path, cause);
  }
}
async function removeFolder(folder) {
  try {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  } catch (cause) {
    throw unwritable(folder, cause);
  }
}
async function withTemporaryFile(content, use) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-"));
  try {
    const path = (0, import_node_path.join)(folder, "content");
    await (0, import_promises.writeFile)(path, content);
    return await use(path);
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function unreadable(path, cause) {
  return new import_chunk_TJ5KMKV5.Failure("environment/file-unreadable", `cannot read ${path}: ${messageOf(cause)}`, { cause });
}
function unwritable(path, cause) {
  return new import_chunk_TJ5KMKV5.Failure("environment/file-unwritable", `cannot write ${path}: ${messageOf(cause)}`, {
    hint: "check the free space and the permissions of the folder",
    cause
  });
}
function codeOf(error) {
  return error instanceof Error && "code" in error ? error.code : void 0;
}
function messageOf(error) {
  return error instanceof Error ? error.message : String(error);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  appendLine,
  createFileOnce,
  listFiles,
  listNames,
  readBytes,
  readTextIfAny,
  removeFolder,
  withTemporaryFile,
  writeFileAtomically
});
