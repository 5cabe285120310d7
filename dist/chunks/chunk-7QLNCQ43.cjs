var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  archiveRefs: () => archiveRefs,
  driveGit: () => driveGit,
  pinRef: () => pinRef,
  readRef: () => readRef
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var DRIVEN_OPTIONS = [
  "commit.gpgSign=false",
  // Rather no commit than one by root@localhost.
  "user.useConfigOnly=true",
  // Whatever wants an editor fails instead of waiting for one.
  "core.editor=false",
  // Else messages are stored in another encoding and are not found again.
  "i18n.commitEncoding=UTF-8",
  "submodule.recurse=false",
  // It would write a `sharedindex.…` more each time.
  "core.splitIndex=false",
  "core.safecrlf=false"
].flatMap((setting) => ["-c", setting]);
var OUR_SETTINGS = {
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeEditor: true,
  allowUnsafeExec: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeHooksPath: true
};
var GUARDED = /^(?:git_.*|editor|visual|pager|prefix|ssh_askpass)$/i;
async function driveGit(folder, env = {}) {
  const [{ simpleGit }, without] = await Promise.all([
    Promise.resolve().then(() => __toESM(require("./dist-2KXGDOIG.cjs"))),
    (0, import_chunk_N4CECOVM.withoutPrograms)({ top: folder })
  ]);
  const environment = { ...driven((0, import_chunk_57KOGJJR.neutralEnvironment)(process.env)), ...without, ...env };
  return async (args, input = "") => {
    const git = simpleGit({
      baseDir: folder,
      unsafe: OUR_SETTINGS,
      allowEnvironment: Object.keys(environment),
      // By default it gives up on output that comes 50 ms after the end.
      completion: { onClose: true, onExit: false },
      // By default a failure without a word on stderr is a success.
      errors: (error, { exitCode, stdErr }) => error ?? (exitCode === 0 ? void 0 : Buffer.from(Buffer.concat(stdErr).toString().trim() || `status ${exitCode}`)),
      // Always something: without input it leaves the pipe open, and who reads it waits for ever.
      input: () => Buffer.from(input)
    });
    try {
      return await git.env(environment).raw([...import_chunk_57KOGJJR.NEUTRAL_OPTIONS, ...DRIVEN_OPTIONS, ...args]);
    } catch (cause) {
      throw failed(args, cause);
    }
  };
}
function driven(env) {
  return Object.fromEntries(
    Object.entries(env).flatMap(
      ([name, value]) => value === void 0 || GUARDED.test(name) && !name.startsWith("GIT_") ? [] : [[name, value]]
    )
  );
}
function failed(args, cause) {
  const said = (cause instanceof Error ? cause.message : String(cause)).trim();
  const hint = said.includes(".lock': File exists") ? "another git is at work there, or one was killed; if none is running, delete the .lock file it names" : "run the same git command by hand to see what it needs";
  return new import_chunk_TJ5KMKV5.Failure("environment/git-failed", `git ${args.slice(0, 3).join(" ")}: ${said}`, { hint, cause });
}
async function readRef(repository, ref) {
  const listing = await (0, import_chunk_57KOGJJR.readGit)(repository, ["for-each-ref", "--format=%(objectname) %(refname)", ref]);
  const line = listing.toString("utf8").split("\n").find((one) => one.endsWith(` ${ref}`));
  return line?.slice(0, line.indexOf(" "));
}
async function pinRef(repository, ref, sha) {
  if (await standsAt(repository, ref, sha)) return "there";
  const git = await driveGit(repository.top);
  try {
    await git(["update-ref", "--no-deref", "--stdin"], `create ${ref} ${sha}
`);
    return "pinned";
  } catch (failure) {
    if (await standsAt(repository, ref, sha)) return "there";
    throw failure;
  }
}
async function archiveRefs(repository, pairs) {
  const moves = await Promise.all(
    pairs.map(async (pair) => ({ ...pair, sha: await readRef(repository, pair.from) }))
  );
  const commands = [];
  const became = [];
  for (const { from, to, sha } of moves) {
    if (sha === void 0) {
      became.push(await readRef(repository, to) === void 0 ? "absent" : "there");
      continue;
    }
    if (!await standsAt(repository, to, sha)) commands.push(`create ${to} ${sha}`);
    commands.push(`delete ${from} ${sha}`);
    became.push("moved");
  }
  if (commands.length > 0) {
    const git = await driveGit(repository.top);
    await git(
      ["update-ref", "--no-deref", "--stdin"],
      ["start", ...commands, "prepare", "commit", ""].join("\n")
    );
  }
  return became;
}
async function standsAt(repository, ref, sha) {
  const value = await readRef(repository, ref);
  if (value === void 0 || value === sha) return value === sha;
  throw new import_chunk_TJ5KMKV5.Failure("audit/ref-exists", `${ref} stands at ${value}, not at ${sha}`, {
    hint: `it is set once and never moved; if it is of no use any more: git update-ref -d ${ref}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  archiveRefs,
  driveGit,
  pinRef,
  readRef
});
