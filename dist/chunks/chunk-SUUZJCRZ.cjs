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
  openRepository: () => openRepository,
  standing: () => standing
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function openRepository(cwd) {
  const folder = await existingFolder(cwd);
  const answers = [0, 1, 128];
  const [top, gitDir, head] = await Promise.all([
    (0, import_chunk_57KOGJJR.runGit)(folder, ["rev-parse", "--show-toplevel"], { answers }),
    (0, import_chunk_57KOGJJR.runGit)(folder, ["rev-parse", "--absolute-git-dir"], { answers }),
    (0, import_chunk_57KOGJJR.runGit)(folder, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], { answers })
  ]);
  if (gitDir.status !== 0) throw notARepository(folder, gitDir.stderr);
  if (top.status !== 0) throw withoutWorkTree(folder, line(gitDir));
  await refuseForeignWorkTree(folder, line(top), line(gitDir));
  if (head.status !== 0) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/no-commits", `${line(top)} has no commit on its current branch`, {
      hint: "commit something first: git add . && git commit"
    });
  }
  return { top: await (0, import_promises.realpath)(line(top)), gitDir: await (0, import_promises.realpath)(line(gitDir)) };
}
async function standing(repository, cwd) {
  return (0, import_node_path.relative)(repository.top, await (0, import_promises.realpath)(cwd)).split(import_node_path.sep).join("/");
}
async function existingFolder(cwd) {
  try {
    return await (0, import_promises.realpath)((0, import_node_path.resolve)(cwd));
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", `the folder ${cwd} does not exist`, { cause });
  }
}
async function refuseForeignWorkTree(folder, top, gitDir) {
  const place = await (0, import_promises.realpath)(top).catch(() => top);
  const down = (0, import_node_path.relative)(place, folder);
  const inside = down === "" || !(down === ".." || down.startsWith(`..${import_node_path.sep}`) || (0, import_node_path.isAbsolute)(down));
  if (inside && await leadsTo((0, import_node_path.join)(place, ".git"), gitDir)) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/not-a-repository",
    `${gitDir} claims ${top} as its work tree, which is not its own`,
    {
      hint: `see who set it: git -C ${folder} config --show-origin core.worktree; or review a clone of it`
    }
  );
}
async function leadsTo(entry, gitDir) {
  const wanted = await (0, import_promises.realpath)(gitDir);
  if (await (0, import_promises.realpath)(entry).catch(() => void 0) === wanted) return true;
  const named = /^gitdir: (.+?)\r?\n?$/s.exec(await (0, import_promises.readFile)(entry, "utf8").catch(() => ""))?.[1];
  return named !== void 0 && await (0, import_promises.realpath)((0, import_node_path.resolve)(entry, "..", named)).catch(() => "") === wanted;
}
function notARepository(folder, said) {
  const bare = /cannot use bare repository '(.+)'/.exec(said)?.[1];
  if (bare !== void 0) return withoutWorkTree(folder, bare);
  if (said.includes("safe.directory")) {
    return new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", said.trim(), {
      hint: `if you trust it: git config --global --add safe.directory ${folder}`
    });
  }
  return new import_chunk_TJ5KMKV5.Failure("environment/not-a-repository", `${folder} is not inside a git repository`, {
    hint: "run this in a clone, or make one: git init"
  });
}
function withoutWorkTree(folder, gitDir) {
  return new import_chunk_TJ5KMKV5.Failure(
    "environment/not-a-repository",
    `${folder} belongs to ${gitDir}, which has no work tree here`,
    {
      hint: `make a work tree of it: git --git-dir=${gitDir} worktree add ../review HEAD`
    }
  );
}
function line(answer) {
  return answer.stdout.toString("utf8").replace(/\r?\n$/, "");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  openRepository,
  standing
});
