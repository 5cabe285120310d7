var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["asked-target"] = __part((module, exports) => {
__export(exports, { askedTarget: () => askedTarget });
var [import_target, import_repository_2, import_disk] = ["target-823430ed/target", "objects-0b8527c9/repository-2", "main/disk"].map(__load);
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await (0, import_repository_2.openRepository)(cwd);
  const from = await (0, import_repository_2.folderInRepository)(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo((0, import_node_path.join)(repository.top, from), path)));
  const target = (0, import_target.parseTarget)(args, { ...flags, paths, standing: from });
  const isPath = target.kind === "branch-or-commit" && (0, import_node_fs.existsSync)((0, import_node_path.join)(cwd, target.rev));
  return { repository, target: isPath ? { ...target, isPath } : target, standing: from };
}
async function relativeTo(folder, path) {
  if (!(0, import_node_path.isAbsolute)(path)) return path;
  return (0, import_node_path.relative)(folder, await (0, import_disk.realpath)(path).catch(() => path)) || ".";
}
});
exports["cache-root-named"] = __part((module, exports) => {
__export(exports, { cacheRoot: () => cacheRoot, cacheRootNamed: () => cacheRootNamed });
var import_node_os = require("node:os");
var import_node_path = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && (0, import_node_path.isAbsolute)(xdg)) return (0, import_node_path.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path.isAbsolute)(local))
    return (0, import_node_path.join)(local, "correctless", "cache");
  return home === void 0 ? void 0 : (0, import_node_path.join)(home, ".cache", "correctless");
}
function cacheRoot(env) {
  return cacheRootNamed(env) ?? (0, import_node_path.join)((0, import_node_os.homedir)(), ".cache", "correctless");
}
});
exports["choice"] = __part((module, exports) => {
__export(exports, { choice: () => choice });
var [import_did_you_mean, import_failure] = ["main-9da6c79b/did-you-mean", "main/failure"].map(__load);
function choice(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_failure.Failure("usage/bad-value", `--${option}: "${value}" is not possible`, {
    hint: `${(0, import_did_you_mean.didYouMean)(value, allowed)}one of: ${allowed.join(", ")}`
  });
}
});
exports["pull-request-target"] = __part((module, exports) => {
__export(exports, { pullRequestTarget: () => pullRequestTarget });
var [import_repository_name, import_failure] = ["target-823430ed/repository-name", "main/failure"].map(__load);
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = (0, import_repository_name.repositoryNamed)(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new import_failure.Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new import_failure.Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
});
exports["remotes"] = __part((module, exports) => {
__export(exports, { readRemotes: () => readRemotes });
var [import_objects, import_git] = ["objects-0b8527c9/objects", "objects-0b8527c9/git"].map(__load);
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    (0, import_git.readGit)(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    (0, import_git.readGit)(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of (0, import_objects.records)(settings)) {
    const [, name = "", key = "", value = ""] = /^remote\.(.*)\.([a-z-]+)\n(.*)$/s.exec(record) ?? [];
    const values = key === "url" ? written : resolved;
    if (!values.has(name)) values.set(name, value);
  }
  return [...written].map(([name, url]) => ({
    name,
    urls: [.../* @__PURE__ */ new Set([fetchedFrom(listing.toString("utf8"), name) ?? url, url])],
    ghResolved: resolved.get(name) ?? null
  }));
}
function fetchedFrom(listing, name) {
  const line = listing.split("\n").find((one) => one.startsWith(`${name}	`) && / \(fetch\)(?: \[.*\])?$/.test(one));
  return line?.slice(name.length + 1).replace(/ \(fetch\)(?: \[.*\])?$/, "");
}
});
exports["repository-name"] = __part((module, exports) => {
__export(exports, { repositoryAt: () => repositoryAt, repositoryNamed: () => repositoryNamed, repositoryText: () => repositoryText, sameRepository: () => sameRepository });
var NAME = /^[A-Za-z0-9_][A-Za-z0-9._-]*$|^\.[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
var HOST = /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/;
var WITH_SCHEME = /^(?:https?|ssh|git|git\+ssh):\/\/(?:[^@/]*@)?([^/:@]+)(?::\d+)?\/(.+)$/i;
var OF_SSH = /^(?:[^@/:]+@)?([^/:@]+):(?!\/\/)(.+)$/;
function repositoryAt(url) {
  const [, host = "", path = ""] = WITH_SCHEME.exec(url) ?? OF_SSH.exec(url) ?? [];
  const [owner = "", name = "", ...more] = path.replace(/^\//, "").replace(/\/$/, "").split("/");
  return more.length > 0 ? void 0 : repositoryNamed(host, owner, name.replace(/\.git$/, ""));
}
function repositoryNamed(host, owner, name) {
  const known = normalHost(host.toLowerCase());
  return HOST.test(known) && NAME.test(owner) && NAME.test(name) ? { host: known, owner, name } : void 0;
}
function normalHost(host) {
  const plain = host.replace(/^www\./, "");
  return plain === "ssh.github.com" ? "github.com" : plain;
}
function sameRepository(a, b) {
  return repositoryText(a).toLowerCase() === repositoryText(b).toLowerCase();
}
function repositoryText({ host, owner, name }) {
  return `${host}/${owner}/${name}`;
}
});
exports["target"] = __part((module, exports) => {
__export(exports, { narrowing: () => narrowing, parseTarget: () => parseTarget, targetText: () => targetText });
var [import_pull_request_target, import_shell_word, import_failure] = ["target-823430ed/pull-request-target", "objects-0b8527c9/shell-word", "main/failure"].map(__load);
var import_node_path = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.standing ?? "");
  if (unexpected !== void 0) {
    throw new import_failure.Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(import_shell_word.shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new import_failure.Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, {
      hint: "leave one out"
    });
  }
  if (flags.staged) return { kind: "staged", paths };
  if (flags.uncommitted) return { kind: "uncommitted", paths };
  return rev === void 0 ? { kind: "default", paths } : { ...revisionTarget(rev), paths };
}
function targetText(target) {
  switch (target.kind) {
    case "default":
      return "";
    case "branch-or-commit":
      return target.rev;
    case "range":
      return `${target.from}${".".repeat(target.dots)}${target.to}`;
    case "staged":
    case "uncommitted":
      return `--${target.kind}`;
    case "pull-request":
      return target.asked;
  }
}
function chosen(flags) {
  return [...flags.staged ? ["--staged"] : [], ...flags.uncommitted ? ["--uncommitted"] : []];
}
function revisionTarget(rev) {
  const pullRequest = (0, import_pull_request_target.pullRequestTarget)(rev);
  if (pullRequest !== void 0) return pullRequest;
  if (rev.trim() === "")
    throw new import_failure.Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new import_failure.Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, standing) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new import_failure.Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = import_node_path.posix.normalize(import_node_path.posix.join(standing, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || import_node_path.posix.isAbsolute(path)) {
      throw new import_failure.Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths are relative to the folder you are in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
});
