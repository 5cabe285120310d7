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
  baseAttributes: () => baseAttributes,
  changedLineCounts: () => changedLineCounts,
  defaultBranch: () => defaultBranch,
  readChange: () => readChange,
  readDifference: () => readDifference,
  skippedByContent: () => skippedByContent,
  skippedByPath: () => skippedByPath,
  tooManyFiles: () => tooManyFiles,
  tooManyPaths: () => tooManyPaths
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BYQ24JYW = require("./chunk-BYQ24JYW.cjs");
var import_chunk_MSSXETGM = require("./chunk-MSSXETGM.cjs");
var import_chunk_6YI44MHD = require("./chunk-6YI44MHD.cjs");
var import_chunk_2OZZ4N6C = require("./chunk-2OZZ4N6C.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_7QLNCQ43 = require("./chunk-7QLNCQ43.cjs");
var import_chunk_QI7NW4F5 = require("./chunk-QI7NW4F5.cjs");
var import_chunk_RBGLSV24 = require("./chunk-RBGLSV24.cjs");
var import_chunk_BKDMSKCB = require("./chunk-BKDMSKCB.cjs");
var import_chunk_3NQMLAMU = require("./chunk-3NQMLAMU.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_N4CECOVM = require("./chunk-N4CECOVM.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
function scopeNote({ base, head }, changed, skipped) {
  const { added, removed } = changedLineCounts(changed);
  const files = `${changed.size} ${changed.size === 1 ? "file" : "files"}`;
  const left = skipped.length === 0 ? "" : ` (${skipped.length} not shown to reviewers)`;
  return `${files}${left}, +${added} -${removed} lines: base ${named(base)}, head ${named(head)}`;
}
function changedLineCounts(changed) {
  let [added, removed] = [0, 0];
  for (const change of changed.values()) {
    if (change.kind === "opaque") continue;
    added += change.addedLines;
    removed += change.removedLines;
  }
  return { added, removed };
}
function named({ sha, label, why }) {
  return sha === null ? `${label} (${why})` : `${sha.slice(0, 12)} (${label}: ${why})`;
}
var NAMED = 5;
function checkListedPaths(changed, listed, narrowed) {
  const git = keyed([...changed.values()].flatMap((change) => [change.path, ...formerPath(change)]));
  const github = keyed(listed.paths.filter((path) => isInside(path, narrowed)));
  const onlyGithub = [...github].filter(([key]) => !git.has(key));
  const onlyGit = listed.cutOff ? [] : [...git].filter(([key]) => !github.has(key));
  if (onlyGithub.length === 0 && onlyGit.length === 0) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/diff-disagrees-with-github",
    `the files of the pull request: only GitHub lists ${named2(onlyGithub)}; only git finds ${named2(onlyGit)}`,
    {
      hint: "merge its base branch into it, or rebase it, so that both compare the same commits; then run this again"
    }
  );
}
function formerPath(change) {
  return "from" in change ? [change.from] : [];
}
function isInside(path, narrowed) {
  return narrowed.length === 0 || narrowed.some((one) => path === one || path.startsWith(`${one}/`));
}
function keyed(paths) {
  return new Map(paths.map((path) => [path.replaceAll(/[\u0000-\u001f\u007f-\u009f]|\^[@-_]/g, "?"), path]));
}
function named2(paths) {
  if (paths.length === 0) return "none";
  const sorted = paths.map(([, path]) => (0, import_chunk_NLWRO2NF.printable)(path)).toSorted(import_chunk_UTFC5QHX.compareText);
  const more = sorted.length - NAMED;
  return `${sorted.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
var NAMED2 = 5;
function tooManyPaths(paths, limit) {
  const counts = /* @__PURE__ */ new Map();
  let total = 0;
  for (const path of paths) {
    const group = path.includes("/") ? `${path.slice(0, path.indexOf("/"))}/` : "files at the top";
    counts.set(group, (counts.get(group) ?? 0) + 1);
    total += 1;
  }
  if (total <= limit) return void 0;
  const groups = [...counts].toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(([, count]) => -count),
      (0, import_chunk_UTFC5QHX.by)(([group]) => group)
    )
  );
  const named3 = groups.slice(0, NAMED2).map(([group, count]) => `${(0, import_chunk_NLWRO2NF.printable)(group)} ${count}`);
  const rest = groups.length > NAMED2 ? [`and ${groups.length - NAMED2} more folders`] : [];
  const folder = groups.find(([group]) => group.endsWith("/"))?.[0] ?? "PATH";
  return new import_chunk_TJ5KMKV5.Failure(
    "scope/too-many-files",
    `${total} files changed, more than ${limit}: ${[...named3, ...rest].join(", ")}`,
    {
      hint: `review them all: --yes; or a part: -- ${(0, import_chunk_TDLACVAW.shellWord)(folder)}; or in parts that are merged: --shard I/N`
    }
  );
}
var LOCK_FILES = /* @__PURE__ */ new Set([
  ".terraform.lock.hcl",
  "Cargo.lock",
  "Cartfile.resolved",
  "Chart.lock",
  "Gemfile.lock",
  "MODULE.bazel.lock",
  "Package.resolved",
  "Pipfile.lock",
  "Podfile.lock",
  "buf.lock",
  "bun.lock",
  "bun.lockb",
  "composer.lock",
  "conan.lock",
  "deno.lock",
  "flake.lock",
  "gems.locked",
  "go.sum",
  "go.work.sum",
  "gradle.lockfile",
  "mix.lock",
  "npm-shrinkwrap.json",
  "package-lock.json",
  "packages.lock.json",
  "paket.lock",
  "pdm.lock",
  "pixi.lock",
  "pnpm-lock.yaml",
  "poetry.lock",
  "pubspec.lock",
  "rebar.lock",
  "renv.lock",
  "shard.lock",
  "stack.yaml.lock",
  "uv.lock",
  "yarn.lock"
]);
var VENDOR_FOLDERS = /* @__PURE__ */ new Set([
  "bower_components",
  "node_modules",
  "third_party",
  "vendor"
]);
function skippedByPath(path, attributes) {
  const folders = path.split("/");
  const name = folders.pop() ?? "";
  if (attributes.noDiff === true) return "binary";
  if (attributes.vendored ?? folders.some((folder) => VENDOR_FOLDERS.has(folder))) return "vendored";
  if (attributes.generated === true) return "generated";
  if (attributes.generated === false) return void 0;
  if (LOCK_FILES.has(name)) return "lockfile";
  if (/\.min\.(?:m?js|cjs|css)$/.test(name)) return "minified";
  return /\.(?:m?js|cjs|css)\.map$/.test(name) ? "generated" : void 0;
}
var HEAD_BYTES = 4096;
var HEAD_LINES = 15;
var SIGNATURES = [
  /^\W*@generated\b/,
  /^\W*code generated .*do not edit/i,
  /^\W*<auto-?generated/i,
  /^\W*generated by the protocol buffer compiler\. +do not edit/i
];
var MINIFIED_LINE = 250;
function skippedByContent(path, content) {
  const head = new TextDecoder().decode(content.subarray(0, HEAD_BYTES)).split("\n", HEAD_LINES);
  const comments = head.filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|\(\*)/.test(line));
  if (comments.some((line) => SIGNATURES.some((signature) => signature.test(line)))) return "generated";
  const isBundled = /\.(?:m?js|cjs|css)$/.test(path);
  return isBundled && content.length / countLines(content) > MINIFIED_LINE ? "minified" : void 0;
}
function countLines(content) {
  let lines = 1;
  for (let at = content.indexOf(10); at !== -1 && at < content.length - 1; at = content.indexOf(10, at + 1))
    lines += 1;
  return lines;
}
async function readAttributes(repository, tree, paths, names) {
  const entries = await (0, import_chunk_N732WB45.listTree)(repository, tree);
  const files = entries.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  if (files.length === 0 || paths.length === 0) return /* @__PURE__ */ new Map();
  const { gitDir } = repository;
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-attributes-"));
  try {
    const env = { ...await (0, import_chunk_N4CECOVM.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const git = async (args, input) => (await (0, import_chunk_57KOGJJR.runGit)(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input })).stdout;
    const index = files.map(({ mode, oid, path }) => `${mode} ${oid}	${path}\0`).join("");
    await git(["update-index", "-z", "--index-info"], index);
    const answer = await git(
      ["check-attr", "--cached", "-z", "--stdin", ...names],
      paths.map((path) => `${path}\0`).join("")
    );
    return grouped((0, import_chunk_N732WB45.records)(answer));
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function grouped(fields) {
  const byPath = /* @__PURE__ */ new Map();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
    if (value === "unspecified") continue;
    const values = byPath.get(path) ?? /* @__PURE__ */ new Map();
    byPath.set(path, values.set(name, value));
  }
  return byPath;
}
async function baseAttributes(repository, tree, paths) {
  const names = ["linguist-generated", "linguist-vendored", "diff"];
  const values = await readAttributes(repository, tree, paths, names);
  return (path) => {
    const of = (name) => values.get(path)?.get(name);
    return {
      generated: truth(of("linguist-generated")),
      vendored: truth(of("linguist-vendored")),
      noDiff: of("diff") === "unset"
    };
  };
}
function truth(value) {
  if (value === "set" || value === "true") return true;
  return value === "unset" || value === "false" ? false : void 0;
}
async function readSkipped(repository, baseTree, {
  changed,
  raw,
  large
}) {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes] = await Promise.all([
    baseAttributes(repository, baseTree, paths),
    (0, import_chunk_N732WB45.blobSizes)(
      repository,
      candidates.flatMap(({ before: before2, after }) => [before2, after]).filter((oid) => oid !== void 0)
    )
  ]);
  const tooLarge = new Set(large);
  const reasons = /* @__PURE__ */ new Map();
  const open = [];
  for (const candidate of candidates) {
    const reason = withoutContent(candidate.change, attributes, tooLarge);
    if (reason !== void 0) reasons.set(candidate.change.path, reason);
    else if (attributes(candidate.change.path).generated !== false) open.push(candidate);
  }
  for (const [path, reason] of await byContent(repository, open, sizes)) reasons.set(path, reason);
  return candidates.flatMap(({ change: { path }, before: before2, after }) => {
    const reason = reasons.get(path);
    return reason === void 0 ? [] : [{ path, reason, bytes: sizes.get(after ?? before2 ?? "") ?? null }];
  });
}
function candidatesOf(changed, raw) {
  const entries = new Map(raw.map((entry) => [entry.path, entry]));
  return [...changed.values()].map((change) => {
    const entry = entries.get(change.path);
    return {
      change,
      before: (0, import_chunk_MSSXETGM.blobId)(entry?.oldMode, entry?.oldOid),
      after: (0, import_chunk_MSSXETGM.blobId)(entry?.newMode, entry?.newOid)
    };
  });
}
function oldName(change) {
  return change.kind === "deleted" || change.from === void 0 ? [] : [change.from];
}
function withoutContent(change, attributes, tooLarge) {
  const isLarge = tooLarge.has(change.path);
  if (change.kind === "opaque" && !isLarge) return change.why;
  const [reason, ...others] = [change.path, ...oldName(change)].map(
    (path) => skippedByPath(path, attributes(path))
  );
  return (others.includes(void 0) ? void 0 : reason) ?? (isLarge ? "large" : void 0);
}
async function byContent(repository, candidates, sizes) {
  const reasons = /* @__PURE__ */ new Map();
  const judge = async (side, judged) => {
    const entries = judged.flatMap((candidate) => {
      const oid = candidate[side];
      return oid === void 0 ? [] : [{ oid, size: sizes.get(oid) ?? 0, candidate }];
    });
    for (const slice of (0, import_chunk_6YI44MHD.inSlices)(entries)) {
      const contents = await (0, import_chunk_N732WB45.readBlobs)(
        repository,
        slice.map(({ oid }) => oid)
      );
      for (const { oid, candidate } of slice) {
        const { path } = candidate.change;
        const reason = skippedByContent(path, contents.get(oid) ?? Buffer.of());
        if (reason === void 0) reasons.delete(path);
        else reasons.set(path, reason);
      }
    }
  };
  await judge("after", candidates);
  for (const { change, before: before2 } of candidates) if (before2 === void 0) reasons.delete(change.path);
  const wasThere = candidates.filter(({ change, after }) => after === void 0 || reasons.has(change.path));
  await judge("before", wasThere);
  return reasons;
}
async function forkPoint(repository, branch, head) {
  const tip = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, branch.ref);
  const sha = await (0, import_chunk_3NQMLAMU.mergeBase)(repository, tip.sha, head.sha);
  if (sha !== void 0) {
    const why = `merge base of ${branch.label} and ${head.label}`;
    return { ...await (0, import_chunk_3NQMLAMU.commitNamed)(repository, sha), label: branch.label, why };
  }
  if (await (0, import_chunk_3NQMLAMU.isShallow)(repository)) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "environment/shallow-without-base",
      `the clone is shallow and does not reach where ${head.label} forked from ${branch.label}`,
      { hint: "git fetch --unshallow" }
    );
  }
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/unrelated-histories",
    `${branch.label} and ${head.label} have no commit in common`,
    {
      hint: `compare them as they are: correctless diff ${(0, import_chunk_TDLACVAW.shellWord)(`${branch.label}..${head.label}`)}`
    }
  );
}
var REMOTE = "refs/remotes/origin/";
var USUAL_NAMES = ["main", "master"];
async function defaultBranch(repository) {
  const named3 = await (0, import_chunk_57KOGJJR.readGit)(repository, ["symbolic-ref", "--quiet", `${REMOTE}HEAD`], { answers: [0, 1] });
  const candidates = USUAL_NAMES.flatMap((name) => [`${REMOTE}${name}`, `refs/heads/${name}`]);
  const target = named3.toString("utf8").trim();
  const present = await existing(repository, [...target === "" ? [] : [target], ...candidates]);
  if (present.has(target)) return withLabel(target);
  const names = USUAL_NAMES.filter(
    (name) => candidates.some((ref2) => ref2.endsWith(`/${name}`) && present.has(ref2))
  );
  const ref = candidates.find((candidate) => present.has(candidate));
  if (ref !== void 0 && names.length === 1) return withLabel(ref);
  throw unknown(names.length > 1, await hasOrigin(repository));
}
function unknown(both, origin) {
  const message = both ? "the repository has both main and master, and origin/HEAD does not say which is the default branch" : "the default branch is unknown: there is no origin/HEAD, main or master";
  const named3 = "name the base: correctless diff BASE...HEAD";
  const ask = "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto";
  return new import_chunk_TJ5KMKV5.Failure("scope/no-default-branch", message, { hint: origin ? `${ask}; or ${named3}` : named3 });
}
async function hasOrigin(repository) {
  return (await (0, import_chunk_57KOGJJR.readGit)(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
async function existing(repository, refs) {
  const listing = await (0, import_chunk_57KOGJJR.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  return new Set(listing.toString("utf8").split("\n").filter(Boolean));
}
function withLabel(ref) {
  return { ref, label: ref.replace(/^refs\/(?:heads|remotes)\//, "") };
}
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 1024 * 1024;
var PLACES = /* @__PURE__ */ new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_DIR",
  "GIT_GRAFT_FILE",
  "GIT_INDEX_FILE",
  "GIT_NAMESPACE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_QUARANTINE_PATH",
  "GIT_REPLACE_REF_BASE",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE"
]);
var SETTINGS = [
  // A hook on updated refs could do anything.
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "fetch.writeCommitGraph=false",
  // A program that lists the refs of a repository whose objects this one borrows. It is told to list none.
  "core.alternateRefsCommand=true"
];
var PROTOCOLS = "file:http:https:ssh";
var NOTHING_ELSE = [
  ...["--quiet", "--no-tags", "--no-prune", "--no-prune-tags", "--no-recurse-submodules"],
  // The empty one keeps a refspec of the configuration from moving refs that match by chance.
  ...["--no-write-fetch-head", "--no-auto-maintenance", "--no-show-forced-updates", "--refmap="],
  // Of several settings git takes the first, which is the repository's; only this outranks it.
  "--upload-pack=git-upload-pack"
];
async function fetchRefs(repository, remote, refs) {
  const settings = [...SETTINGS, `remote.${remote}.followRemoteHEAD=never`].flatMap((one) => ["-c", one]);
  const refspecs = refs.map(({ from, to }) => `+${from}:${to}`);
  const ended = await (0, import_chunk_3HWUE6N7.runBounded)("git", [...settings, "fetch", ...NOTHING_ELSE, "--", remote, ...refspecs], {
    cwd: repository.top,
    env: await fetchEnvironment(repository),
    timeoutMs: PATIENCE_MS,
    mostBytes: MOST_BYTES
  });
  if (ended.kind === "ended" && ended.status === 0) return;
  const said = ended.kind === "late" ? `it took longer than ${PATIENCE_MS / 6e4} minutes` : ended.kind === "too-large" ? "it printed without an end" : (0, import_chunk_6JTHDBMB.inertLine)(ended.stderr).slice(0, 500) || `status ${ended.status}`;
  throw new import_chunk_TJ5KMKV5.Failure("environment/fetch-failed", `git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)}: ${said}`, {
    hint: `see what git needs: git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)} ${refs.map(({ from }) => (0, import_chunk_TDLACVAW.shellWord)(from)).join(" ")}`
  });
}
async function fetchEnvironment(repository) {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PLACES.has(name)));
  return {
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    ...(0, import_chunk_57KOGJJR.withAbsolutePath)(kept),
    ...await (0, import_chunk_N4CECOVM.withoutPrograms)(repository, kept),
    ...{ LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" }
  };
}
function pullRefs(number) {
  const folder = `refs/correctless/pulls/${number}`;
  return { base: `${folder}/base`, head: `${folder}/head` };
}
async function fetchPullRequest(repository, pull) {
  const refs = pullRefs(pull.number);
  await fetchRefs(repository, pull.place.remote, [
    { from: pull.base.sha, to: refs.base },
    { from: `refs/pull/${pull.number}/head`, to: refs.head }
  ]);
  const fetched = await (0, import_chunk_7QLNCQ43.readRef)(repository, refs.head);
  if (fetched === pull.head.sha) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/pull-request-moved",
    `pull request #${pull.number} was at ${pull.head.sha} and is now at ${fetched ?? "nothing"}: somebody pushed meanwhile`,
    { hint: "run the command again" }
  );
}
async function pullRequestSides(repository, target) {
  const place = await (0, import_chunk_BYQ24JYW.pullRequestPlace)(repository, target);
  const pull = await (0, import_chunk_BYQ24JYW.readPullRequest)(place, target.number);
  await fetchPullRequest(repository, pull);
  const label = `#${pull.number}`;
  const against = (0, import_chunk_6JTHDBMB.inertLine)(pull.base.ref);
  const tip = { ref: pull.base.sha, label: against };
  const base = await forkPoint(repository, tip, { sha: pull.head.sha, label });
  if (base.sha === pull.head.sha) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/base-is-head", `every commit of ${label} is already in ${against}`, {
      hint: `name what to compare: correctless diff BASE..${pull.head.sha}`
    });
  }
  const head = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, pull.head.sha);
  return { base, head: { ...head, label, why: headNote(pull) }, pullRequest: pull };
}
function headNote({ place, head, state }) {
  const from = head.fork === null ? [] : [`head of a fork, ${(0, import_chunk_6JTHDBMB.inertLine)(head.fork)}`];
  const over = state === "open" ? [] : [`already ${state}`];
  const choice = place.why === "" ? [] : [place.why];
  return [`pull request of ${(0, import_chunk_TWOGUOFL.repositoryText)(place.repository)}`, ...over, ...from, ...choice].join(", ");
}
async function resolveTarget(repository, target) {
  switch (target.kind) {
    case "default":
      return defaultSides(repository);
    case "branch-or-commit":
      return revisionSides(repository, target.rev);
    case "range":
      return rangeSides(repository, target);
    case "staged":
      return stagedSides(repository);
    case "uncommitted":
      return uncommittedSides(repository);
    case "pull-request":
      return pullRequestSides(repository, target);
  }
}
async function defaultSides(repository) {
  const head = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, "HEAD");
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: "HEAD" });
  const work = await (0, import_chunk_BKDMSKCB.snapshotWorkTree)(repository);
  if (work.dirty) return { base, head: workTree(work.tree, head) };
  if (base.sha === head.sha) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/base-is-head",
      `HEAD has nothing that ${against.label} has not, and no work is uncommitted`,
      {
        hint: "switch to a branch with work, or review the last commit: correctless diff HEAD"
      }
    );
  }
  return { base, head: { ...head, label: "HEAD", why: "the current commit" } };
}
async function revisionSides(repository, rev) {
  const [commit, branch] = [await (0, import_chunk_3NQMLAMU.commitNamed)(repository, rev), await (0, import_chunk_3NQMLAMU.branchNamed)(repository, rev)];
  if (branch === void 0) return commitSides(repository, rev, commit);
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...commit, label: rev });
  if (base.sha === commit.sha) {
    const message = branch === against.ref ? `${rev} is the default branch itself: it has nothing to be compared with` : `every commit of ${rev} is already in ${against.label}`;
    throw new import_chunk_TJ5KMKV5.Failure("scope/base-is-head", message, {
      hint: `name what to compare: correctless diff BASE..${(0, import_chunk_TDLACVAW.shellWord)(rev)}, or its last commit: correctless diff ${commit.sha}`
    });
  }
  return { base, head: { ...commit, label: rev, why: "the branch asked for" } };
}
async function commitSides(repository, rev, commit) {
  return {
    base: await before(repository, rev, commit),
    head: { ...commit, label: rev, why: "the commit asked for" }
  };
}
async function before(repository, rev, commit) {
  const parent = await (0, import_chunk_3NQMLAMU.firstParent)(repository, commit.sha);
  if (parent === void 0) {
    const tree = await (0, import_chunk_3NQMLAMU.emptyTree)(repository);
    return { sha: null, tree, label: "nothing", why: `${rev} is a first commit` };
  }
  const found = await (0, import_chunk_3NQMLAMU.findCommit)(repository, parent);
  if (found !== void 0) return { ...found, label: `${rev}^`, why: `first parent of ${rev}` };
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/shallow-without-base",
    `the clone does not hold ${parent}, the parent of ${rev}`,
    {
      hint: "git fetch --deepen=1"
    }
  );
}
async function rangeSides(repository, target) {
  const { from, to, dots } = target;
  const [start, end] = [await (0, import_chunk_3NQMLAMU.commitNamed)(repository, from), await (0, import_chunk_3NQMLAMU.commitNamed)(repository, to)];
  const base = dots === 2 ? { ...start, label: from, why: "the start asked for" } : await forkPoint(repository, { ref: from, label: from }, { ...end, label: to });
  if (base.sha === end.sha) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/base-is-head",
      `${from} and ${to} are the same commit, or ${to} is an ancestor of ${from}`,
      {
        hint: `look at the other direction: correctless diff ${(0, import_chunk_TDLACVAW.shellWord)(`${to}..${from}`)}`
      }
    );
  }
  return { base, head: { ...end, label: to, why: "the end asked for" } };
}
async function stagedSides(repository) {
  const head = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, "HEAD");
  const { tree } = await (0, import_chunk_BKDMSKCB.snapshotIndex)(repository);
  if (tree === head.tree) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", "nothing is staged", {
      hint: "stage something (git add), or review all uncommitted work: correctless diff --uncommitted"
    });
  }
  return {
    base: { ...head, label: "HEAD", why: "the current commit" },
    head: { sha: null, tree, label: "index", why: "what is staged" }
  };
}
async function uncommittedSides(repository) {
  const head = await (0, import_chunk_3NQMLAMU.commitNamed)(repository, "HEAD");
  const { tree, dirty } = await (0, import_chunk_BKDMSKCB.snapshotWorkTree)(repository);
  if (!dirty) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/empty", "no work is uncommitted", {
      hint: "review the last commit: correctless diff HEAD, or the branch: correctless diff"
    });
  }
  return { base: { ...head, label: "HEAD", why: "the current commit" }, head: workTree(tree, head) };
}
function workTree(tree, head) {
  const why = `HEAD ${head.sha.slice(0, 12)} plus uncommitted and untracked work`;
  return { sha: null, tree, label: "work tree", why };
}
async function readChange(repository, target) {
  const sides = await resolveTarget(repository, target);
  const { pullRequest } = sides;
  const [{ patch, changed, skipped, renameLimitHit }, listed] = await Promise.all([
    readDifference(repository, sides, target.paths),
    pullRequest === void 0 ? void 0 : (0, import_chunk_BYQ24JYW.readListedPaths)(pullRequest)
  ]);
  if (listed !== void 0) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw emptyScope(sides, target);
  if (patch.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/empty-change-map", "git lists changed files and prints no diff of them");
  }
  const note = scopeNote(sides, changed, skipped) + (listed?.cutOff === true ? CUT_OFF : "");
  return { ...sides, scopeNote: note, patch, changed, skipped, renameLimitHit };
}
async function readDifference(repository, sides, paths) {
  const { patch, raw, numstat, renameLimitHit, large } = await (0, import_chunk_MSSXETGM.readPatch)(repository, sides, paths);
  const changed = (0, import_chunk_RBGLSV24.parsePatch)(patch);
  (0, import_chunk_QI7NW4F5.crossCheck)(changed, { raw, numstat });
  const skipped = await readSkipped(repository, sides.base.tree, { changed, raw, large });
  return { patch, changed, skipped, renameLimitHit };
}
var CUT_OFF = `; of the pull request's list of files only ${import_chunk_BYQ24JYW.MOST_LISTED} could be compared, GitHub names no more`;
function tooManyFiles({ changed }, limit, own = changed.keys()) {
  return tooManyPaths(own, limit);
}
function emptyScope({ base, head }, target) {
  const command = `correctless diff ${(0, import_chunk_TDLACVAW.shellWord)((0, import_chunk_2OZZ4N6C.targetText)(target))}`.trimEnd();
  if (target.paths.length > 0) {
    return new import_chunk_TJ5KMKV5.Failure("scope/empty", `nothing changed in ${target.paths.join(", ")}`, {
      hint: `see what did: ${command}`
    });
  }
  return new import_chunk_TJ5KMKV5.Failure("scope/empty", `${base.label} and ${head.label} hold the same files`, {
    hint: "review the last commit: correctless diff HEAD"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baseAttributes,
  changedLineCounts,
  defaultBranch,
  readChange,
  readDifference,
  skippedByContent,
  skippedByPath,
  tooManyFiles,
  tooManyPaths
});
