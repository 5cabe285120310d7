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
  askedTarget: () => askedTarget,
  changedLineCounts: () => changedLineCounts,
  readChange: () => readChange,
  tooManyFiles: () => tooManyFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FHEFUS3G = require("./chunk-FHEFUS3G.cjs");
var import_chunk_R2LLEBCN = require("./chunk-R2LLEBCN.cjs");
var import_chunk_NBEHWZXD = require("./chunk-NBEHWZXD.cjs");
var import_chunk_YHK5FGJR = require("./chunk-YHK5FGJR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path2 = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await (0, import_chunk_KFW25QV2.openRepository)(cwd);
  const from = await (0, import_chunk_KFW25QV2.standing)(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo((0, import_node_path.join)(repository.top, from), path)));
  return { repository, target: (0, import_chunk_FHEFUS3G.parseTarget)(args, { ...flags, paths, standing: from }) };
}
async function relativeTo(folder, path) {
  if (!(0, import_node_path.isAbsolute)(path)) return path;
  return (0, import_node_path.relative)(folder, await (0, import_promises.realpath)(path).catch(() => path)) || ".";
}
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
  const named2 = groups.slice(0, NAMED).map(([group, count]) => `${(0, import_chunk_NBEHWZXD.printable)(group)} ${count}`);
  const rest = groups.length > NAMED ? [`and ${groups.length - NAMED} more folders`] : [];
  const folder = groups.find(([group]) => group.endsWith("/"))?.[0] ?? "PATH";
  return new import_chunk_VHIDEY7P.Failure(
    "scope/too-many-files",
    `${total} files changed, more than ${limit}: ${[...named2, ...rest].join(", ")}`,
    {
      hint: `review them all: --yes; or a part: -- ${(0, import_chunk_R2LLEBCN.shellWord)(folder)}`
    }
  );
}
function attributeLine(path, attribute) {
  const pattern = `/${path}`.replaceAll(/[\\*?[\]]/g, (char) => `\\${char}`);
  const quoted = pattern.replaceAll(
    /[\u0000-\u001f"\\\u007f]/g,
    (char) => char === '"' || char === "\\" ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`
  );
  return `"${quoted}" ${attribute}
`;
}
var GIT_LOOKS_AT = 8e3;
function gitCallsBinary(content) {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}
var PRINTABLE_SHARE = 0.9;
var ZERO_SHARE = 0.01;
function readsAsText(content) {
  let [printable2, zeros] = [0, 0];
  for (const byte of content) {
    if (byte === 0) zeros += 1;
    else if (byte >= 32 && byte < 127 || byte >= 9 && byte <= 13) printable2 += 1;
  }
  if (printable2 >= content.length * PRINTABLE_SHARE) return true;
  return zeros <= content.length * ZERO_SHARE && isUtf8(content);
}
function isUtf8(content) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
function blobId(mode, oid) {
  return mode === void 0 || mode === "000000" || mode === "160000" ? void 0 : oid;
}
var LARGEST = 32 * 1024 * 1024;
async function textCalledBinary(repository, raw, numstat) {
  const binary = new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
  const suspects = raw.filter(({ path }) => binary.has(path)).map((entry) => ({
    entry,
    before: blobId(entry.oldMode, entry.oldOid),
    after: blobId(entry.newMode, entry.newOid)
  }));
  const oids = suspects.flatMap(({ before: before2, after }) => [before2, after]).filter((oid) => oid !== void 0);
  const text = await judged(repository, oids);
  return suspects.filter(({ before: before2, after }) => {
    const [was, is] = [text.get(before2 ?? ""), text.get(after ?? before2 ?? "")];
    return was?.forGit === true || is?.forPeople === true;
  }).flatMap(({ entry: { path, from } }) => from === void 0 ? [path] : [from, path]);
}
async function judged(repository, oids) {
  const sizes = [...await (0, import_chunk_YHK5FGJR.blobSizes)(repository, oids)].filter(([, size]) => size > 0 && size <= LARGEST);
  const judgements = /* @__PURE__ */ new Map();
  for (const slice of (0, import_chunk_FHEFUS3G.inSlices)(sizes.map(([oid, size]) => ({ oid, size })))) {
    const contents = await (0, import_chunk_YHK5FGJR.readBlobs)(
      repository,
      slice.map(({ oid }) => oid)
    );
    for (const [oid, content] of contents) {
      judgements.set(oid, { forGit: !gitCallsBinary(content), forPeople: readsAsText(content) });
    }
  }
  return judgements;
}
var RENAME_LIMIT = 1e3;
var DIFF = [
  "--literal-pathspecs",
  ...["diff-tree", "-r", "-M50%", `-l${RENAME_LIMIT}`, "-O/dev/null"],
  ...["--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--full-index"],
  ...["--submodule=short", "--ignore-submodules=none", "--diff-algorithm=myers", "--indent-heuristic"]
];
var TEXT = ["-p", "-U3", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/"];
var LISTS = ["--raw", "--numstat", "-z"];
async function readPatch(repository, { base, head }, paths) {
  const trees = ["--end-of-options", base.tree, head.tree, ...paths.length === 0 ? [] : ["--", ...paths]];
  const diff = await readDiff(repository, [], trees);
  const text = await textCalledBinary(repository, diff.raw, diff.numstat);
  if (text.length === 0) return diff;
  return (0, import_chunk_DODZE5QL.withTemporaryFile)(
    text.map((path) => attributeLine(path, "diff")).join(""),
    (file) => readDiff(repository, ["-c", `core.attributesFile=${file}`], trees)
  );
}
async function readDiff(repository, settings, trees) {
  const [text, lists] = await Promise.all([
    (0, import_chunk_KFW25QV2.askGit)(repository, [...settings, ...DIFF, ...TEXT, ...trees]),
    (0, import_chunk_KFW25QV2.askGit)(repository, [...settings, ...DIFF, ...LISTS, ...trees])
  ]);
  const { raw, numstat } = splitLists(lists.stdout);
  return {
    patch: text.stdout,
    raw: (0, import_chunk_R2LLEBCN.parseRaw)(raw),
    numstat: (0, import_chunk_R2LLEBCN.parseNumstat)(numstat),
    renameLimitHit: text.stderr.includes("rename detection was skipped")
  };
}
function splitLists(lists) {
  let at = 0;
  while (at < lists.length && lists[at] === 58) {
    const end = lists.indexOf(0, at);
    const renamed = /[RC]\d*$/.test(lists.toString("latin1", at, end));
    at = lists.indexOf(0, end + 1) + 1;
    if (renamed) at = lists.indexOf(0, at) + 1;
  }
  return { raw: lists.subarray(0, at), numstat: lists.subarray(at) };
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
  const entries = await (0, import_chunk_YHK5FGJR.listTree)(repository, tree);
  const files = entries.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  if (files.length === 0 || paths.length === 0) return /* @__PURE__ */ new Map();
  const { gitDir } = repository;
  const folder = await (0, import_promises2.mkdtemp)((0, import_node_path2.join)((0, import_node_os.tmpdir)(), "correctless-attributes-"));
  try {
    const env = { GIT_INDEX_FILE: (0, import_node_path2.join)(folder, "index") };
    const git = async (args, input) => (await (0, import_chunk_KFW25QV2.runGit)(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input })).stdout;
    const index = files.map(({ mode, oid, path }) => `${mode} ${oid}	${path}\0`).join("");
    await git(["update-index", "-z", "--index-info"], index);
    const answer = await git(
      ["check-attr", "--cached", "-z", "--stdin", ...names],
      paths.map((path) => `${path}\0`).join("")
    );
    return grouped((0, import_chunk_YHK5FGJR.records)(answer));
  } finally {
    await (0, import_promises2.rm)(folder, { recursive: true, force: true });
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
async function readSkipped(repository, baseTree, { changed, raw }) {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes] = await Promise.all([
    baseAttributes(repository, baseTree, paths),
    (0, import_chunk_YHK5FGJR.blobSizes)(
      repository,
      candidates.flatMap(({ before: before2, after }) => [before2, after]).filter((oid) => oid !== void 0)
    )
  ]);
  const reasons = /* @__PURE__ */ new Map();
  const open = [];
  for (const candidate of candidates) {
    const reason = withoutContent(candidate.change, attributes);
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
      before: blobId(entry?.oldMode, entry?.oldOid),
      after: blobId(entry?.newMode, entry?.newOid)
    };
  });
}
function oldName(change) {
  return change.kind === "deleted" || change.from === void 0 ? [] : [change.from];
}
function withoutContent(change, attributes) {
  if (change.kind === "opaque") return change.why;
  const [reason, ...others] = [change.path, ...oldName(change)].map(
    (path) => skippedByPath(path, attributes(path))
  );
  return others.includes(void 0) ? void 0 : reason;
}
async function byContent(repository, candidates, sizes) {
  const reasons = /* @__PURE__ */ new Map();
  const judge = async (side, judged2) => {
    const entries = judged2.flatMap((candidate) => {
      const oid = candidate[side];
      return oid === void 0 ? [] : [{ oid, size: sizes.get(oid) ?? 0, candidate }];
    });
    for (const slice of (0, import_chunk_FHEFUS3G.inSlices)(entries)) {
      const contents = await (0, import_chunk_YHK5FGJR.readBlobs)(
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
  const tip = await (0, import_chunk_R2LLEBCN.commitNamed)(repository, branch.ref);
  const sha = await (0, import_chunk_R2LLEBCN.mergeBase)(repository, tip.sha, head.sha);
  if (sha !== void 0) {
    const why = `merge base of ${branch.label} and ${head.label}`;
    return { ...await (0, import_chunk_R2LLEBCN.commitNamed)(repository, sha), label: branch.label, why };
  }
  if (await (0, import_chunk_R2LLEBCN.isShallow)(repository)) {
    throw new import_chunk_VHIDEY7P.Failure(
      "environment/shallow-without-base",
      `the clone is shallow and does not reach where ${head.label} forked from ${branch.label}`,
      { hint: "git fetch --unshallow" }
    );
  }
  throw new import_chunk_VHIDEY7P.Failure(
    "scope/unrelated-histories",
    `${branch.label} and ${head.label} have no commit in common`,
    {
      hint: `compare them as they are: correctless diff ${(0, import_chunk_R2LLEBCN.shellWord)(`${branch.label}..${head.label}`)}`
    }
  );
}
var REMOTE = "refs/remotes/origin/";
var USUAL_NAMES = ["main", "master"];
async function defaultBranch(repository) {
  const named2 = await (0, import_chunk_KFW25QV2.readGit)(repository, ["symbolic-ref", "--quiet", `${REMOTE}HEAD`], { answers: [0, 1] });
  const candidates = USUAL_NAMES.flatMap((name) => [`${REMOTE}${name}`, `refs/heads/${name}`]);
  const target = named2.toString("utf8").trim();
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
  const named2 = "name the base: correctless diff BASE...HEAD";
  const ask = "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto";
  return new import_chunk_VHIDEY7P.Failure("scope/no-default-branch", message, { hint: origin ? `${ask}; or ${named2}` : named2 });
}
async function hasOrigin(repository) {
  return (await (0, import_chunk_KFW25QV2.readGit)(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
async function existing(repository, refs) {
  const listing = await (0, import_chunk_KFW25QV2.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  return new Set(listing.toString("utf8").split("\n").filter(Boolean));
}
function withLabel(ref) {
  return { ref, label: ref.replace(/^refs\/(?:heads|remotes)\//, "") };
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
  }
}
async function defaultSides(repository) {
  const head = await (0, import_chunk_R2LLEBCN.commitNamed)(repository, "HEAD");
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: "HEAD" });
  const work = await (0, import_chunk_R2LLEBCN.snapshotWorkTree)(repository);
  if (work.dirty) return { base, head: workTree(work.tree, head) };
  if (base.sha === head.sha) {
    throw new import_chunk_VHIDEY7P.Failure(
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
  const [commit, branch] = [await (0, import_chunk_R2LLEBCN.commitNamed)(repository, rev), await (0, import_chunk_R2LLEBCN.branchNamed)(repository, rev)];
  if (branch === void 0) return commitSides(repository, rev, commit);
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...commit, label: rev });
  if (base.sha === commit.sha) {
    const message = branch === against.ref ? `${rev} is the default branch itself: it has nothing to be compared with` : `every commit of ${rev} is already in ${against.label}`;
    throw new import_chunk_VHIDEY7P.Failure("scope/base-is-head", message, {
      hint: `name what to compare: correctless diff BASE..${(0, import_chunk_R2LLEBCN.shellWord)(rev)}, or its last commit: correctless diff ${commit.sha}`
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
  const parent = await (0, import_chunk_R2LLEBCN.firstParent)(repository, commit.sha);
  if (parent === void 0) {
    const tree = await (0, import_chunk_R2LLEBCN.emptyTree)(repository);
    return { sha: null, tree, label: "nothing", why: `${rev} is a first commit` };
  }
  const found = await (0, import_chunk_R2LLEBCN.findCommit)(repository, parent);
  if (found !== void 0) return { ...found, label: `${rev}^`, why: `first parent of ${rev}` };
  throw new import_chunk_VHIDEY7P.Failure(
    "environment/shallow-without-base",
    `the clone does not hold ${parent}, the parent of ${rev}`,
    {
      hint: "git fetch --deepen=1"
    }
  );
}
async function rangeSides(repository, target) {
  const { from, to, dots } = target;
  const [start, end] = [await (0, import_chunk_R2LLEBCN.commitNamed)(repository, from), await (0, import_chunk_R2LLEBCN.commitNamed)(repository, to)];
  const base = dots === 2 ? { ...start, label: from, why: "the start asked for" } : await forkPoint(repository, { ref: from, label: from }, { ...end, label: to });
  if (base.sha === end.sha) {
    throw new import_chunk_VHIDEY7P.Failure(
      "scope/base-is-head",
      `${from} and ${to} are the same commit, or ${to} is an ancestor of ${from}`,
      {
        hint: `look at the other direction: correctless diff ${(0, import_chunk_R2LLEBCN.shellWord)(`${to}..${from}`)}`
      }
    );
  }
  return { base, head: { ...end, label: to, why: "the end asked for" } };
}
async function stagedSides(repository) {
  const head = await (0, import_chunk_R2LLEBCN.commitNamed)(repository, "HEAD");
  const { tree } = await (0, import_chunk_R2LLEBCN.snapshotIndex)(repository);
  if (tree === head.tree) {
    throw new import_chunk_VHIDEY7P.Failure("scope/empty", "nothing is staged", {
      hint: "stage something (git add), or review all uncommitted work: correctless diff --uncommitted"
    });
  }
  return {
    base: { ...head, label: "HEAD", why: "the current commit" },
    head: { sha: null, tree, label: "index", why: "what is staged" }
  };
}
async function uncommittedSides(repository) {
  const head = await (0, import_chunk_R2LLEBCN.commitNamed)(repository, "HEAD");
  const { tree, dirty } = await (0, import_chunk_R2LLEBCN.snapshotWorkTree)(repository);
  if (!dirty) {
    throw new import_chunk_VHIDEY7P.Failure("scope/empty", "no work is uncommitted", {
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
  const { patch, raw, numstat, renameLimitHit } = await readPatch(repository, sides, target.paths);
  const changed = (0, import_chunk_R2LLEBCN.parsePatch)(patch);
  (0, import_chunk_R2LLEBCN.crossCheck)(changed, { raw, numstat });
  if (changed.size === 0) throw emptyScope(sides, target);
  if (patch.length === 0) {
    throw new import_chunk_VHIDEY7P.Failure("refused/empty-change-map", "git lists changed files and prints no diff of them");
  }
  const skipped = await readSkipped(repository, sides.base.tree, { changed, raw });
  return { ...sides, scopeNote: scopeNote(sides, changed, skipped), patch, changed, skipped, renameLimitHit };
}
function tooManyFiles(change, limit) {
  return tooManyPaths(change.changed.keys(), limit);
}
function emptyScope({ base, head }, target) {
  const command = `correctless diff ${(0, import_chunk_R2LLEBCN.shellWord)((0, import_chunk_FHEFUS3G.targetText)(target))}`.trimEnd();
  if (target.paths.length > 0) {
    return new import_chunk_VHIDEY7P.Failure("scope/empty", `nothing changed in ${target.paths.join(", ")}`, {
      hint: `see what did: ${command}`
    });
  }
  return new import_chunk_VHIDEY7P.Failure("scope/empty", `${base.label} and ${head.label} hold the same files`, {
    hint: "review the last commit: correctless diff HEAD"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askedTarget,
  changedLineCounts,
  readChange,
  tooManyFiles
});
