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
  howToStart: () => howToStart
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
var PLAIN_WORD = /^[\w.,:=@+-]+$/;
function howToStart(program, args, env, on = {
  platform: process.platform,
  exists: import_node_fs.existsSync
}) {
  if (on.platform !== "win32") return { file: program, args, verbatim: false };
  const found = onPath(program, env, on.exists);
  if (found === void 0) return { file: program, args, verbatim: false };
  if (!/\.(?:cmd|bat)$/i.test(found)) return { file: found, args, verbatim: false };
  const strange = args.find((arg) => !PLAIN_WORD.test(arg));
  if (strange !== void 0 || found.includes('"') || found.includes("%")) {
    const what = strange === void 0 ? found : `"${strange}"`;
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${what} cannot be handed to a .cmd file unchanged`, {
      hint: `install ${program} as a .exe, so that no command line has to be written`
    });
  }
  const shell = env["ComSpec"] ?? env["COMSPEC"] ?? "cmd.exe";
  const line = `"${[`"${found}"`, ...args].join(" ")}"`;
  return { file: shell, args: ["/d", "/s", "/c", line], verbatim: true };
}
function onPath(program, env, exists) {
  const [, path = ""] = Object.entries(env).find(([name]) => name.toUpperCase() === "PATH") ?? [];
  const folders = path.split(import_node_path.win32.delimiter).filter((folder) => import_node_path.win32.isAbsolute(folder));
  for (const folder of folders) {
    for (const ending of [".exe", ".cmd", ".bat"]) {
      const candidate = import_node_path.win32.join(folder, `${program}${ending}`);
      if (exists(candidate)) return candidate;
    }
  }
  return void 0;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  howToStart
});
