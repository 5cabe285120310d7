var { __load, __part } = require("../main.cjs").shared;
exports["asked-target"] = __part((exports) => {
var { parseTarget } = __load("target-3d41a926/target"), { folderInRepository, openRepository } = __load("git-685f2d30/repository"), { realpath } = __load("main/disk"), { existsSync } = require("node:fs"), { isAbsolute, join, relative } = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await openRepository(cwd);
  const from = await folderInRepository(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo(join(repository.top, from), path)));
  const target = parseTarget(args, { ...flags, paths, prefix: from });
  const isPath = target.kind === "branch-or-commit" && existsSync(join(cwd, target.rev));
  return { repository, target: isPath ? { ...target, isPath } : target, prefix: from };
}
async function relativeTo(folder, path) {
  if (!isAbsolute(path)) return path;
  return relative(folder, await realpath(path).catch(() => path)) || ".";
}
var TARGET_FLAGS = {
  staged: "staged changes, compared with HEAD",
  uncommitted: "the work tree with untracked files, compared with HEAD"
};
function askedChange({ cwd, positionals, paths, flag }) {
  return askedTarget(cwd, positionals, { staged: flag("staged"), uncommitted: flag("uncommitted"), paths });
}
Object.assign(exports, { askedTarget, TARGET_FLAGS, askedChange });
});
exports["cache-root-named"] = __part((exports) => {
var { homedir } = require("node:os"), { join: join2, isAbsolute, join } = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && isAbsolute(xdg)) return join(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && isAbsolute(local))
    return join(local, "correctless", "cache");
  return home === void 0 ? void 0 : join(home, ".cache", "correctless");
}
function cacheRoot(env) {
  return cacheRootNamed(env) ?? join2(homedir(), ".cache", "correctless");
}
Object.assign(exports, { cacheRootNamed, cacheRoot });
});
exports["deliver"] = __part((exports) => {
var { writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { realpath, stat } = __load("main/disk"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { join, resolve } = require("node:path");
async function outputPlace(path) {
  try {
    const [found, real] = await Promise.all([stat(path), realpath(path)]);
    const kind = found.isFile() ? "file" : found.isDirectory() ? "folder" : "other";
    return { kind, path: real };
  } catch {
    return { kind: "free", path };
  }
}
var OUTPUT_FLAG = {
  "output FILE": "write to FILE, whole or not at all, instead of to stdout"
};
async function deliver(text, output, cwd) {
  if (output === void 0)
    return { status: 0, stdout: typeof text === "string" ? text : Buffer.from(text).toString() };
  const { kind, path } = await outputPlace(resolve(cwd, output));
  if (kind === "folder" || /[/\\]$/.test(output)) {
    throw new Failure("usage/bad-value", `--output: "${output}" is a folder`, {
      hint: `name a file in it: --output ${join(output, "report")}`
    });
  }
  if (kind === "other") {
    throw new Failure("usage/bad-value", `--output: "${output}" is no regular file`, {
      hint: "leave --output out, and redirect what is printed"
    });
  }
  await writeFileAtomically(path, text);
  return { status: 0, stderr: `wrote ${inertLine(output)} (${Buffer.byteLength(text)} bytes)
` };
}
Object.assign(exports, { OUTPUT_FLAG, deliver });
});
exports["pull-request-target"] = __part((exports) => {
var { repositoryNamed } = __load("target-3d41a926/repository-name"), { Failure } = __load("main/failure");
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = repositoryNamed(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
Object.assign(exports, { pullRequestTarget });
});
exports["remotes"] = __part((exports) => {
var { records } = __load("git-685f2d30/objects"), { readGit } = __load("git-685f2d30/git");
async function readRemotes(repository) {
  const pattern = String.raw`^remote\..*\.(url|gh-resolved)$`;
  const [settings, listing] = await Promise.all([
    readGit(repository, ["config", "--includes", "-z", "--get-regexp", pattern], { answers: [0, 1] }),
    readGit(repository, ["remote", "--verbose"])
  ]);
  const [written, resolved] = [/* @__PURE__ */ new Map(), /* @__PURE__ */ new Map()];
  for (const record of records(settings)) {
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
Object.assign(exports, { readRemotes });
});
exports["report-text"] = __part((exports) => {
var { readWorkedReport } = __load("terminal-12b95ee8/worked-report"), { AUDIT_FORMATS, formatRecord } = __load("terminal-12b95ee8/terminal"), { readRemotes } = __load("target-3d41a926/remotes"), { repositoryAt } = __load("target-3d41a926/repository-name"), { inkOf } = __load("terminal-12b95ee8/ink"), { Failure } = __load("main/failure");
async function publishedUri(repository) {
  const remotes = await readRemotes(repository);
  const origin = remotes.filter(({ name }) => name === "origin");
  const [found] = [...origin, ...remotes].flatMap(
    ({ urls }) => urls.flatMap((url) => repositoryAt(url) ?? [])
  );
  return found === void 0 ? null : `https://${found.host}/${found.owner}/${found.name}`;
}
async function reviewText(run, format, style) {
  return formatRecord(format).render(await readWorkedReport(run), {
    ...await viewOf(run.repository, format, style),
    material: async () => (await Promise.resolve().then(() => __load("injection-patterns-1c8972ad/page-material"))).pageMaterial(run)
  });
}
async function auditText(audit, format, style) {
  const { file, state, home } = audit;
  const { renderAudit } = formatRecord(format);
  if (renderAudit === void 0) {
    throw new Failure("usage/bad-value", `--format: an audit has no report as ${format}`, {
      hint: `of audit ${file.audit}, one of: ${AUDIT_FORMATS.join(", ")}`
    });
  }
  const [{ auditPage }, { sentByRun }] = await Promise.all([
    Promise.resolve().then(() => __load("audit-page-ffa1fcd2/audit-page")),
    Promise.resolve().then(() => __load("shown-files-85a04787/sent-by-run"))
  ]);
  const sent = await sentByRun(audit);
  const page = () => auditPage(audit, sent);
  return renderAudit({ file, state, sent, page }, await viewOf(home, format, style));
}
async function viewOf(repository, format, style) {
  return {
    ink: inkOf(style, repository.top.replaceAll("\\", "/")),
    columns: style.columns,
    repositoryUri: formatRecord(format).namesRepository === true ? await publishedUri(repository) : null
  };
}
Object.assign(exports, { reviewText, auditText });
});
exports["repository-name"] = __part((exports) => {
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
Object.assign(exports, { repositoryAt, repositoryNamed, sameRepository, repositoryText });
});
exports["target"] = __part((exports) => {
var { pullRequestTarget } = __load("target-3d41a926/pull-request-target"), { shellWord } = __load("git-685f2d30/shell-word"), { Failure } = __load("main/failure"), { posix } = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.prefix ?? "");
  if (unexpected !== void 0) {
    throw new Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, {
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
  const pullRequest = pullRequestTarget(rev);
  if (pullRequest !== void 0) return pullRequest;
  if (rev.trim() === "")
    throw new Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, prefix) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = posix.normalize(posix.join(prefix, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || posix.isAbsolute(path)) {
      throw new Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths are relative to the folder you are in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
Object.assign(exports, { parseTarget, targetText, narrowing });
});
