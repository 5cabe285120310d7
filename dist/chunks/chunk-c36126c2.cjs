var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_0faa1c29;
var from_chunk_4809983b;
var from_chunk_9571ce31;
var from_chunk_c779e065;
var from_chunk_eeb90ee8;
var from_chunk_f461cff0;
var from_main;
parts["chunk-26VPP5XZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MOST_LISTED: () => MOST_LISTED,
  readListedPaths: () => readListedPaths,
  readServedFiles: () => readServedFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JCXOI3TM = parts["chunk-JCXOI3TM"]();
var import_chunk_YAOSKHMQ = parts["chunk-YAOSKHMQ"]();
var PAGE = 100;
var MOST_LISTED = 3e3;
var AT_ONCE = 4;
async function readListedPaths(pull) {
  const names = await readFiles(pull, namesOf);
  return { paths: names.flat(), cutOff: pull.changedFiles > MOST_LISTED };
}
function readServedFiles(pull) {
  return readFiles(pull, servedFile);
}
async function readFiles(pull, read) {
  const pages = Math.ceil(Math.min(pull.changedFiles, MOST_LISTED) / PAGE);
  const numbers = Array.from({ length: pages }, (_, at) => at + 1);
  const files = await (0, import_chunk_JCXOI3TM.fewAtATime)(numbers, AT_ONCE, async (page) => {
    const path = (0, import_chunk_JCXOI3TM.apiPath)(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await (0, import_chunk_YAOSKHMQ.askGithub)(pull.place.repository.host, path);
    if (answer.status !== 200) throw (0, import_chunk_JCXOI3TM.unexpected)(answer);
    return (0, import_chunk_JCXOI3TM.list)(answer.body).map(read);
  });
  return files.flat();
}
function namesOf(file) {
  const { path, from } = servedFile(file);
  return [path, ...from === null ? [] : [from]];
}
function servedFile(file) {
  const former = (0, import_chunk_JCXOI3TM.text)(file, "status") === "renamed" ? (0, import_chunk_JCXOI3TM.textOrNull)(file, "previous_filename") : null;
  return { path: (0, import_chunk_JCXOI3TM.text)(file, "filename"), from: former, patch: (0, import_chunk_JCXOI3TM.textOrNull)(file, "patch") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MOST_LISTED,
  readListedPaths,
  readServedFiles
});
});
parts["chunk-JCXOI3TM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  apiPath: () => apiPath,
  at: () => at,
  count: () => count,
  fewAtATime: () => fewAtATime,
  flag: () => flag,
  likelyPlace: () => likelyPlace,
  lineOrNull: () => lineOrNull,
  list: () => list,
  pullRequestPlace: () => pullRequestPlace,
  readPullRequest: () => readPullRequest,
  sha: () => sha,
  text: () => text,
  textOrNull: () => textOrNull,
  unexpected: () => unexpected
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YAOSKHMQ = parts["chunk-YAOSKHMQ"]();
var import_chunk_MZXVAYM7 = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-MZXVAYM7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function at(value, names) {
  let found = value;
  for (const name of names) {
    if (typeof found !== "object" || found === null || !Object.hasOwn(found, name)) return void 0;
    found = found[name];
  }
  return found;
}
function textOrNull(value, ...names) {
  const found = at(value, names) ?? null;
  if (found === null || typeof found === "string") return found;
  throw senseless(names, "a text");
}
function text(value, ...names) {
  const found = textOrNull(value, ...names);
  if (found !== null) return found;
  throw senseless(names, "a text");
}
function count(value, ...names) {
  const found = at(value, names);
  if (typeof found === "number" && Number.isSafeInteger(found) && found >= 0) return found;
  throw senseless(names, "a count");
}
function flag(value, ...names) {
  const found = at(value, names);
  if (typeof found === "boolean") return found;
  throw senseless(names, "yes or no");
}
function lineOrNull(value, ...names) {
  const found = at(value, names);
  return typeof found === "number" && Number.isSafeInteger(found) && found > 0 ? found : null;
}
function sha(value, ...names) {
  const found = text(value, ...names);
  if (/^[0-9a-f]{40}([0-9a-f]{24})?$/.test(found)) return found;
  throw senseless(names, "the name of a commit");
}
function list(value) {
  if (Array.isArray(value)) return value;
  throw senseless([], "a list");
}
function senseless(names, wanted) {
  const where = names.length === 0 ? "GitHub answered something" : `GitHub answered a "${names.join(".")}"`;
  return new import_chunk_TJ5KMKV5.Failure("environment/gh-failed", `${where} that is not ${wanted}`, {
    hint: "see that gh speaks to GitHub itself and not to a proxy that answers for it: gh api rate_limit"
  });
}
function apiPath({ repository: { owner, name } }, rest) {
  return `repos/${owner}/${name}${rest}`;
}
async function readPullRequest(place, number) {
  const { host } = place.repository;
  const answer = await (0, import_chunk_YAOSKHMQ.askGithub)(host, apiPath(place, `/pulls/${number}`));
  if (answer.status === 200) return pullRequestIn(answer.body, place, number);
  throw answer.status === 404 ? await notFound(place, number) : unexpected(answer);
}
function unexpected({ status }) {
  return new import_chunk_TJ5KMKV5.Failure("environment/gh-failed", `GitHub answered with status ${status}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function notFound(place, number) {
  const named = (0, import_chunk_TWOGUOFL.repositoryText)(place.repository);
  const { status } = await (0, import_chunk_YAOSKHMQ.askGithub)(place.repository.host, apiPath(place, ""));
  if (status === 200) {
    return new import_chunk_TJ5KMKV5.Failure("scope/no-pull-request", `${named} has no pull request #${number}`, {
      hint: `an issue may have that number; see: gh pr list --repo ${named} --state all`
    });
  }
  return new import_chunk_TJ5KMKV5.Failure(
    "environment/gh-no-access",
    `there is no repository ${named}, or the login of gh may not see it`,
    {
      hint: `see who you are and log in as somebody who may: gh auth status --hostname ${place.repository.host}`
    }
  );
}
function pullRequestIn(body, place, number) {
  const repository = textOrNull(body, "head", "repo", "full_name");
  const own = `${place.repository.owner}/${place.repository.name}`;
  const base = textOrNull(body, "base", "repo", "full_name") ?? own;
  const merged = textOrNull(body, "merged_at") !== null;
  return {
    number,
    place,
    url: `https://${(0, import_chunk_TWOGUOFL.repositoryText)(place.repository)}/pull/${number}`,
    title: text(body, "title"),
    body: textOrNull(body, "body") ?? "",
    author: textOrNull(body, "user", "login") ?? "ghost",
    state: merged ? "merged" : text(body, "state") === "open" ? "open" : "closed",
    base: { ref: text(body, "base", "ref"), sha: sha(body, "base", "sha") },
    head: {
      ref: text(body, "head", "ref"),
      sha: sha(body, "head", "sha"),
      fork: repository === base ? null : repository ?? "a repository that is gone"
    },
    changedFiles: count(body, "changed_files")
  };
}
async function fewAtATime(values, limit, work) {
  const answers = [];
  const left = values.entries();
  const worker = async () => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
var USUAL_NAMES = ["upstream", "origin"];
function choosePlace(candidates, asked) {
  const usual = USUAL_NAMES.map((name) => candidates.find(({ remote: remote2 }) => remote2 === name));
  const [first] = candidates;
  const alone = candidates.every(({ repository: repository2 }) => first && (0, import_chunk_TWOGUOFL.sameRepository)(repository2, first.repository));
  const told = candidates.find(({ preferred }) => preferred);
  const chosen = told ?? usual.find((one) => one !== void 0) ?? (alone ? first : void 0);
  if (chosen === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}" may be one of ${listed(candidates)}`, {
      hint: "name it by its URL, or say once which repository is meant: gh repo set-default"
    });
  }
  const { remote, repository } = chosen;
  if (alone) return { remote, repository, why: "" };
  const others = candidates.filter((one) => !(0, import_chunk_TWOGUOFL.sameRepository)(one.repository, repository));
  const reason = chosen === told ? "as gh was told" : "by its name";
  return {
    remote,
    repository,
    why: `remote ${(0, import_chunk_NLWRO2NF.printable)(remote)}, chosen ${reason} before ${listed(others)}`
  };
}
function placeOf(candidates, asked) {
  const found = candidates.find(({ repository }) => (0, import_chunk_TWOGUOFL.sameRepository)(repository, asked));
  if (found !== void 0) return { remote: found.remote, repository: found.repository, why: "" };
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/wrong-repository",
    `the pull request belongs to ${(0, import_chunk_TWOGUOFL.repositoryText)(asked)}, and this repository's remotes are ${listed(candidates)}`,
    { hint: "run this in a clone of that repository, or add it: git remote add upstream URL" }
  );
}
function listed(candidates) {
  const texts = candidates.map(
    ({ remote, repository }) => `${(0, import_chunk_NLWRO2NF.printable)(remote)} (${(0, import_chunk_TWOGUOFL.repositoryText)(repository)})`
  );
  return texts.length === 0 ? "none on such a host" : [...new Set(texts)].join(", ");
}
async function pullRequestPlace(repository, target) {
  const candidates = candidatesIn(await (0, import_chunk_MZXVAYM7.readRemotes)(repository));
  const [first] = candidates;
  if (first === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "scope/no-github-remote",
      "no remote of this repository has a URL of the form HOST/OWNER/REPO",
      { hint: "add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO" }
    );
  }
  if (target.repository !== null) {
    const place = placeOf(candidates, target.repository);
    if (await (0, import_chunk_YAOSKHMQ.isLoggedIn)(place.repository.host)) return place;
    throw (0, import_chunk_YAOSKHMQ.notLoggedIn)(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw (0, import_chunk_YAOSKHMQ.notLoggedIn)(first.repository.host);
  return choosePlace(known, target.asked);
}
var BRIEFLY_MS = 3e3;
async function likelyPlace(repository) {
  const candidates = candidatesIn(await (0, import_chunk_MZXVAYM7.readRemotes)(repository));
  if (candidates.length === 0) return void 0;
  const known = await onKnownHosts(candidates, BRIEFLY_MS).catch((error) => {
    if (error instanceof import_chunk_TJ5KMKV5.Failure && error.code === "environment/gh-missing") return [];
    throw error;
  });
  return known.length === 0 ? void 0 : choosePlace(known, "this repository");
}
function candidatesIn(remotes) {
  return remotes.flatMap(({ name, urls, ghResolved }) => {
    const named = urls.flatMap((url) => (0, import_chunk_TWOGUOFL.repositoryAt)(url) ?? []);
    return named.map((one) => ({
      remote: name,
      repository: one,
      preferred: ghResolved === "base" || isNamed(remotes, one)
    }));
  });
}
function isNamed(remotes, repository) {
  return remotes.some(({ ghResolved }) => {
    const [owner = "", name = "", ...more] = ghResolved?.split("/") ?? [];
    const of = more.length > 0 ? void 0 : (0, import_chunk_TWOGUOFL.repositoryNamed)(repository.host, owner, name);
    return of !== void 0 && (0, import_chunk_TWOGUOFL.sameRepository)(of, repository);
  });
}
async function onKnownHosts(candidates, patienceMs) {
  const hosts = [...new Set(candidates.map(({ repository }) => repository.host))];
  const logins = await Promise.all(hosts.map((host) => (0, import_chunk_YAOSKHMQ.isLoggedIn)(host, patienceMs)));
  const known = new Set(hosts.filter((_, at2) => logins[at2]));
  const seen = /* @__PURE__ */ new Set();
  return candidates.filter(({ remote, repository }) => {
    if (!known.has(repository.host) || seen.has(remote)) return false;
    seen.add(remote);
    return true;
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  apiPath,
  at,
  count,
  fewAtATime,
  flag,
  likelyPlace,
  lineOrNull,
  list,
  pullRequestPlace,
  readPullRequest,
  sha,
  text,
  textOrNull,
  unexpected
});
});
parts["chunk-KC5FB2CF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  closedPullRequest: () => closedPullRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function closedPullRequest({ number, state }) {
  if (state === "open") return void 0;
  return new import_chunk_TJ5KMKV5.Failure("scope/pull-request-closed", `pull request #${number} is ${state}`, {
    hint: "review it all the same: --yes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  closedPullRequest
});
});
parts["chunk-M2EGDVSO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedLineCounts: () => changedLineCounts,
  defaultBranch: () => defaultBranch,
  readChange: () => readChange,
  readChangedLines: () => readChangedLines,
  readDifference: () => readDifference,
  tooManyFiles: () => tooManyFiles,
  tooManyPaths: () => tooManyPaths
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_26VPP5XZ = parts["chunk-26VPP5XZ"]();
var import_chunk_MIRQVROI = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-MIRQVROI"]();
var import_chunk_2OZZ4N6C = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-2OZZ4N6C"]();
var import_chunk_SWVW3W2S = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-SWVW3W2S"]();
var import_chunk_XJYLUAK5 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-XJYLUAK5"]();
var import_chunk_ZIOD77D2 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-ZIOD77D2"]();
var import_chunk_XJQSEWSE = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-XJQSEWSE"]();
var import_chunk_TDLACVAW = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CKMVB2RJ = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_ZINJSA2P = parts["chunk-ZINJSA2P"]();
var import_chunk_JCXOI3TM = parts["chunk-JCXOI3TM"]();
var import_chunk_6YI44MHD = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-6YI44MHD"]();
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_TWOGUOFL = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_4DM5I4D3 = (from_chunk_c779e065 ??= require("./chunk-c779e065.cjs"))["chunk-4DM5I4D3"]();
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_NLWRO2NF = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BHSNOJBM = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-BHSNOJBM"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_chunk_UTFC5QHX = (from_chunk_0faa1c29 ??= require("./chunk-0faa1c29.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function scopeNote({ base, head }, changed, skipped) {
  const { added, removed } = changedLineCounts(changed);
  const files = (0, import_chunk_CKMVB2RJ.counted)(changed.size, "file");
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
var SUBMODULE_MODE = "160000";
var NOWHERE = { start: 0, count: 0 };
function withWholeFiles(changed, git) {
  const counts = new Map(git.numstat.map((entry) => [entry.path, entry]));
  const files = new Map(changed);
  for (const entry of git.raw) {
    const count = counts.get(entry.path);
    if (count !== void 0 && isWhole(entry)) files.set(entry.path, wholeFile(entry, count));
  }
  return new Map([...files].sort((0, import_chunk_UTFC5QHX.by)(([path]) => path)));
}
function isWhole(entry) {
  return entry.status === "added" || entry.status === "deleted";
}
function wholeFile({ path, status, oldMode, newMode }, counts) {
  const lines = status === "added" ? counts.added : counts.removed;
  if (oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE)
    return { kind: "opaque", path, status, why: "submodule" };
  if (lines === null) return { kind: "opaque", path, status, why: "binary" };
  if (lines === 0) return { kind: "opaque", path, status, why: "empty" };
  const side = { start: 1, count: lines };
  const span = [{ start: 1, end: lines }];
  const common = { bytes: { start: 0, end: 0 }, deletionAnchors: [] };
  if (status === "deleted") {
    const hunk2 = { old: side, new: NOWHERE, ...common, added: [], removed: span };
    return { kind: "deleted", path, addedLines: 0, removedLines: lines, hunks: [hunk2], removed: span };
  }
  const hunk = { old: NOWHERE, new: side, ...common, added: span, removed: [] };
  const none = { removedLines: 0, removed: [], deletionAnchors: [] };
  return { kind: "text", path, status, addedLines: lines, hunks: [hunk], added: span, ...none };
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
async function readSkipped(repository, baseTree, {
  changed,
  raw,
  large
}) {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes] = await Promise.all([
    (0, import_chunk_ZINJSA2P.baseAttributes)(repository, baseTree, paths),
    (0, import_chunk_AGULUDUO.blobSizes)(
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
      before: (0, import_chunk_MIRQVROI.blobId)(entry?.oldMode, entry?.oldOid),
      after: (0, import_chunk_MIRQVROI.blobId)(entry?.newMode, entry?.newOid)
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
    (path) => (0, import_chunk_ZINJSA2P.skippedByPath)(path, attributes(path))
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
      const contents = await (0, import_chunk_BHSNOJBM.readSharedBlobs)(
        repository,
        slice.map(({ oid }) => oid)
      );
      for (const { oid, candidate } of slice) {
        const { path } = candidate.change;
        const reason = (0, import_chunk_ZINJSA2P.skippedByContent)(path, contents.get(oid) ?? Buffer.of());
        if (reason === void 0) reasons.delete(path);
        else reasons.set(path, reason);
      }
    }
  };
  const old = candidates.filter(({ before: before2 }) => before2 !== void 0);
  await judge("after", old);
  const wasThere = old.filter(({ change, after }) => after === void 0 || reasons.has(change.path));
  await judge("before", wasThere);
  return reasons;
}
async function forkPoint(repository, branch, head) {
  const tip = await (0, import_chunk_XJQSEWSE.commitNamed)(repository, branch.ref);
  const sha = await (0, import_chunk_XJQSEWSE.mergeBase)(repository, tip.sha, head.sha);
  if (sha !== void 0) {
    const why = `merge base of ${branch.label} and ${head.label}`;
    return { ...await (0, import_chunk_XJQSEWSE.commitNamed)(repository, sha), label: branch.label, why };
  }
  if (await (0, import_chunk_XJQSEWSE.isShallow)(repository)) {
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
  const named3 = await (0, import_chunk_CDSK2B4X.readGit)(repository, ["symbolic-ref", "--quiet", `${REMOTE}HEAD`], { answers: [0, 1] });
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
  return (await (0, import_chunk_CDSK2B4X.readGit)(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
async function existing(repository, refs) {
  const listing = await (0, import_chunk_CDSK2B4X.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
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
  const said = ended.kind === "late" ? `it took longer than ${PATIENCE_MS / 6e4} minutes` : ended.kind === "too-large" ? "it printed without an end" : (0, import_chunk_6SBCUWJU.inertLine)(ended.stderr).slice(0, 500) || `status ${ended.status}`;
  throw new import_chunk_TJ5KMKV5.Failure("environment/fetch-failed", `git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)}: ${said}`, {
    hint: `see what git needs: git fetch ${(0, import_chunk_TDLACVAW.shellWord)(remote)} ${refs.map(({ from }) => (0, import_chunk_TDLACVAW.shellWord)(from)).join(" ")}`
  });
}
async function fetchEnvironment(repository) {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PLACES.has(name)));
  return {
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    ...(0, import_chunk_CDSK2B4X.withAbsolutePath)(kept),
    ...await (0, import_chunk_D4EQFVC3.withoutPrograms)(repository, kept),
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
  const fetched = await (0, import_chunk_SWVW3W2S.readRef)(repository, refs.head);
  if (fetched === pull.head.sha) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/pull-request-moved",
    `pull request #${pull.number} was at ${pull.head.sha} and is now at ${fetched ?? "nothing"}: somebody pushed meanwhile`,
    { hint: "run the command again" }
  );
}
async function pullRequestSides(repository, target) {
  const place = await (0, import_chunk_JCXOI3TM.pullRequestPlace)(repository, target);
  const pull = await (0, import_chunk_JCXOI3TM.readPullRequest)(place, target.number);
  await fetchPullRequest(repository, pull);
  const label = `#${pull.number}`;
  const against = (0, import_chunk_6SBCUWJU.inertLine)(pull.base.ref);
  const tip = { ref: pull.base.sha, label: against };
  const base = await forkPoint(repository, tip, { sha: pull.head.sha, label });
  if (base.sha === pull.head.sha) {
    throw new import_chunk_TJ5KMKV5.Failure("scope/base-is-head", `every commit of ${label} is already in ${against}`, {
      hint: `name what to compare: correctless diff BASE..${pull.head.sha}`
    });
  }
  const head = await (0, import_chunk_XJQSEWSE.commitNamed)(repository, pull.head.sha);
  return { base, head: { ...head, label, why: headNote(pull) }, pullRequest: pull };
}
function headNote({ place, head, state }) {
  const from = head.fork === null ? [] : [`head of a fork, ${(0, import_chunk_6SBCUWJU.inertLine)(head.fork)}`];
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
  const head = await (0, import_chunk_XJQSEWSE.commitNamed)(repository, "HEAD");
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: "HEAD" });
  const work = await (0, import_chunk_ZIOD77D2.snapshotWorkTree)(repository);
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
  const [commit, branch] = [await (0, import_chunk_XJQSEWSE.commitNamed)(repository, rev), await (0, import_chunk_XJQSEWSE.branchNamed)(repository, rev)];
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
  const parent = await (0, import_chunk_XJQSEWSE.firstParent)(repository, commit.sha);
  if (parent === void 0) {
    const tree = await (0, import_chunk_XJQSEWSE.emptyTree)(repository);
    return { sha: null, tree, label: "nothing", why: `${rev} is a first commit` };
  }
  const found = await (0, import_chunk_XJQSEWSE.findCommit)(repository, parent);
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
  const [start, end] = [await (0, import_chunk_XJQSEWSE.commitNamed)(repository, from), await (0, import_chunk_XJQSEWSE.commitNamed)(repository, to)];
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
  const head = await (0, import_chunk_XJQSEWSE.commitNamed)(repository, "HEAD");
  const { tree } = await (0, import_chunk_ZIOD77D2.snapshotIndex)(repository);
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
  const head = await (0, import_chunk_XJQSEWSE.commitNamed)(repository, "HEAD");
  const { tree, dirty } = await (0, import_chunk_ZIOD77D2.snapshotWorkTree)(repository);
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
async function readChange(repository, target, { listsTrees = false } = {}) {
  const change = await readWith(repository, target, "every-file", listsTrees);
  if (change.patch.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/empty-change-map", "git lists changed files and prints no diff of them");
  }
  return change;
}
async function readChangedLines(repository, target) {
  const { patch: _, ...change } = await readWith(repository, target, "both-sides");
  return change;
}
async function readWith(repository, target, texts, listsTrees = false) {
  const sides = await resolveTarget(repository, target);
  if (listsTrees) startListing(repository, sides);
  const { pullRequest } = sides;
  const [{ patch, changed, skipped, renameLimitHit }, listed] = await Promise.all([
    readDifference(repository, sides, target.paths, texts),
    pullRequest === void 0 ? void 0 : (0, import_chunk_26VPP5XZ.readListedPaths)(pullRequest)
  ]);
  if (listed !== void 0) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw emptyScope(sides, target);
  const note = scopeNote(sides, changed, skipped) + (listed?.cutOff === true ? CUT_OFF : "");
  return { ...sides, scopeNote: note, patch, changed, skipped, renameLimitHit };
}
async function readDifference(repository, sides, paths, texts = "every-file") {
  const { patch, raw, numstat, renameLimitHit, large } = await (0, import_chunk_MIRQVROI.readPatch)(
    repository,
    sides,
    paths,
    import_chunk_BHSNOJBM.LARGEST_PATCH,
    texts
  );
  const shown = (0, import_chunk_4DM5I4D3.parsePatch)(patch);
  const changed = texts === "every-file" ? shown : withWholeFiles(shown, { raw, numstat });
  (0, import_chunk_XJYLUAK5.crossCheck)(changed, { raw, numstat });
  const skipped = await readSkipped(repository, sides.base.tree, { changed, raw, large });
  return { patch, changed, skipped, renameLimitHit };
}
function startListing(repository, { base, head }) {
  for (const { tree } of [base, head]) (0, import_chunk_AGULUDUO.listTree)(repository, tree).catch(() => void 0);
}
var CUT_OFF = `; of the pull request's list of files only ${import_chunk_26VPP5XZ.MOST_LISTED} could be compared, GitHub names no more`;
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
  changedLineCounts,
  defaultBranch,
  readChange,
  readChangedLines,
  readDifference,
  tooManyFiles,
  tooManyPaths
});
});
parts["chunk-YAOSKHMQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askGithub: () => askGithub,
  isLoggedIn: () => isLoggedIn,
  lastPage: () => lastPage,
  notLoggedIn: () => notLoggedIn,
  sendToGithub: () => sendToGithub
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3HWUE6N7 = (from_chunk_f461cff0 ??= require("./chunk-f461cff0.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_6SBCUWJU = (from_chunk_eeb90ee8 ??= require("./chunk-eeb90ee8.cjs"))["chunk-6SBCUWJU"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_os = require("node:os");
function readGhAnswer(printed) {
  const head = /^HTTP\/[\d.]+ (\d{3})\b.*\r?\n((?:[^\r\n]+\r?\n)*)\r?\n/.exec(printed.toString("latin1"));
  if (head === null) return void 0;
  const [whole, status = "", lines = ""] = head;
  const headers = lines.split(/\r?\n/).flatMap((line) => {
    const colon = line.indexOf(":");
    return colon === -1 ? [] : [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]];
  });
  return {
    status: Number(status),
    headers: new Map(headers),
    body: jsonIn(printed.subarray(whole.length).toString("utf8"))
  };
}
function jsonIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
function lastPage({ headers }) {
  const last = /<[^>]*[?&]page=(\d+)[^>]*>\s*;\s*rel="last"/.exec(headers.get("link") ?? "")?.[1];
  return last === void 0 ? 1 : Math.max(1, Number(last));
}
function refusalOf(host, path, answer) {
  const { status } = answer;
  const said = messageOf(answer);
  if (status === 401) {
    return new import_chunk_TJ5KMKV5.Failure("environment/gh-not-logged-in", `${host} does not take the login of gh: ${said}`, {
      hint: `gh auth login --hostname ${host}; a GH_TOKEN in the environment comes before it`
    });
  }
  if ((status === 403 || status === 429) && isRateLimit(answer)) return rateLimited(host, answer);
  if (status === 403 || status === 451) return noAccess(host, path, answer);
  if (status >= 500) {
    return new import_chunk_TJ5KMKV5.Failure(
      "environment/gh-unreachable",
      `${host} answered ${path} with status ${status}: ${said}`,
      {
        hint: "look at https://www.githubstatus.com, and run the command again"
      }
    );
  }
  return void 0;
}
function messageOf({ status, body }) {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : void 0;
  return typeof message === "string" ? (0, import_chunk_6SBCUWJU.inertLine)(message).slice(0, 300) : `status ${status}`;
}
function isRateLimit(answer) {
  const { status, headers } = answer;
  const exhausted = headers.get("x-ratelimit-remaining") === "0";
  return status === 429 || exhausted || headers.has("retry-after") || /rate limit/i.test(messageOf(answer));
}
function rateLimited(host, { headers }) {
  const reset = Number(headers.get("x-ratelimit-reset") ?? Number.NaN);
  const wait = Number(headers.get("retry-after") ?? Number.NaN);
  const until = Number.isSafeInteger(wait) ? `for another ${wait} s` : Number.isSafeInteger(reset) && reset < 1e11 ? `until ${new Date(reset * 1e3).toISOString()}` : "for some minutes";
  return new import_chunk_TJ5KMKV5.Failure(
    "environment/gh-rate-limited",
    `${host} answers this login no more ${until}: rate limit`,
    {
      hint: "wait, then run the command again; what is left: gh api rate_limit"
    }
  );
}
function noAccess(host, path, answer) {
  const said = messageOf(answer);
  const authorise = /url=(https:\/\/[^\s;,]+)/.exec(answer.headers.get("x-github-sso") ?? "")?.[1];
  return new import_chunk_TJ5KMKV5.Failure("environment/gh-no-access", `${host} refuses ${path}: ${said}`, {
    hint: authorise === void 0 ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}` : `authorise the login of gh for the organisation: ${(0, import_chunk_6SBCUWJU.inertLine)(authorise)}`
  });
}
var PATIENCE_MS = 3e4;
var MOST_BYTES = 32 * 1024 * 1024;
var NEUTRAL = {
  LC_ALL: "C",
  NO_COLOR: "1",
  CLICOLOR: "0",
  PAGER: "cat",
  GH_PAGER: "cat",
  GH_PROMPT_DISABLED: "1",
  GH_SPINNER_DISABLED: "1",
  GH_NO_UPDATE_NOTIFIER: "1",
  GH_NO_EXTENSION_UPDATE_NOTIFIER: "1"
};
var DROPPED = /* @__PURE__ */ new Set([
  "CLICOLOR_FORCE",
  "DEBUG",
  "GH_DEBUG",
  "GH_FORCE_TTY",
  "GH_REPO"
]);
var FOR_ANY_HOST = ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"];
function askGithub(host, path, timeoutMs = PATIENCE_MS) {
  return request(host, { method: "GET", path }, timeoutMs);
}
function sendToGithub(host, path, body) {
  return request(host, { method: "POST", path, body }, PATIENCE_MS);
}
async function request(host, { method, path, body }, timeoutMs) {
  const accept = ["--header", "Accept: application/vnd.github+json"];
  const input = body === void 0 ? void 0 : JSON.stringify(body);
  const sent = input === void 0 ? [] : ["--method", method, "--input", "-"];
  const ended = await runGh(["api", "--hostname", host, "--include", ...accept, ...sent, "--", path], {
    timeoutMs,
    ...input === void 0 ? {} : { input }
  });
  switch (ended.kind) {
    case "late":
      throw new import_chunk_TJ5KMKV5.Failure(
        "environment/gh-unreachable",
        `${host} did not answer within ${Math.ceil(timeoutMs / 1e3)} s`,
        { hint: "look at your network or https://www.githubstatus.com, and run the command again" }
      );
    case "too-large":
      throw new import_chunk_TJ5KMKV5.Failure(
        "environment/gh-failed",
        `${host} answered ${path} with more than ${MOST_BYTES} bytes`
      );
    case "ended": {
      const answer = readGhAnswer(ended.stdout);
      const refusal = answer === void 0 ? withoutAnswer(host, ended) : refusalOf(host, path, answer);
      if (refusal !== void 0) throw refusal;
      if (answer !== void 0) return answer;
      throw new import_chunk_TJ5KMKV5.Failure("environment/gh-failed", `gh ended without an answer to ${path}`);
    }
  }
}
async function isLoggedIn(host, timeoutMs = PATIENCE_MS) {
  const named = process.env["GH_HOST"]?.toLowerCase() === host;
  const env = named ? {} : Object.fromEntries(FOR_ANY_HOST.map((name) => [name, void 0]));
  const ended = await runGh(["auth", "token", "--hostname", host], { timeoutMs, env });
  if (ended.kind === "ended" && /^unknown command\b/.test(ended.stderr)) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/gh-failed", 'gh is too old: it has no "gh auth token"', {
      hint: "install gh 2.17 or newer: https://cli.github.com"
    });
  }
  return ended.kind === "ended" && ended.status === 0;
}
async function runGh(args, { timeoutMs, env = {}, input }) {
  const kept = Object.entries(process.env).filter(([name]) => !DROPPED.has(name));
  try {
    return await (0, import_chunk_3HWUE6N7.runBounded)("gh", args, {
      // Not in the repository: nothing of it takes part.
      cwd: (0, import_node_os.tmpdir)(),
      env: { ...Object.fromEntries(kept), ...NEUTRAL, ...env },
      timeoutMs,
      mostBytes: MOST_BYTES,
      ...input === void 0 ? {} : { input }
    });
  } catch (cause) {
    throw new import_chunk_TJ5KMKV5.Failure("environment/gh-missing", "gh could not be started: no program of that name on PATH", {
      hint: "install it (https://cli.github.com), then: gh auth login",
      cause
    });
  }
}
function withoutAnswer(host, { status, stderr }) {
  if (status === 4) return notLoggedIn(host);
  const said = (0, import_chunk_6SBCUWJU.inertLine)(stderr).slice(0, 300) || `status ${status}`;
  return new import_chunk_TJ5KMKV5.Failure("environment/gh-unreachable", `gh could not ask ${host}: ${said}`, {
    hint: "look at your network and proxy settings, and run the command again"
  });
}
function notLoggedIn(host) {
  return new import_chunk_TJ5KMKV5.Failure("environment/gh-not-logged-in", `gh is not logged in to ${host}`, {
    hint: `gh auth login --hostname ${host}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askGithub,
  isLoggedIn,
  lastPage,
  notLoggedIn,
  sendToGithub
});
});
parts["chunk-ZINJSA2P"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  baseAttributes: () => baseAttributes,
  skippedByContent: () => skippedByContent,
  skippedByPath: () => skippedByPath
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_D4EQFVC3 = (from_chunk_4809983b ??= require("./chunk-4809983b.cjs"))["chunk-D4EQFVC3"]();
var import_chunk_AGULUDUO = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-AGULUDUO"]();
var import_chunk_CDSK2B4X = (from_chunk_9571ce31 ??= require("./chunk-9571ce31.cjs"))["chunk-CDSK2B4X"]();
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
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
var VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;
function skippedByPath(path, attributes) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  if (attributes.noDiff === true) return "binary";
  if (attributes.vendored ?? VENDOR_FOLDER.test(path)) return "vendored";
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
  const entries = await (0, import_chunk_AGULUDUO.listTree)(repository, tree);
  const files = entries.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  if (files.length === 0 || paths.length === 0) return /* @__PURE__ */ new Map();
  const { gitDir } = repository;
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-attributes-"));
  try {
    const env = { ...await (0, import_chunk_D4EQFVC3.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const git = async (args, input) => (await (0, import_chunk_CDSK2B4X.runGit)(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input })).stdout;
    const index = files.map(({ mode, oid, path }) => `${mode} ${oid}	${path}\0`).join("");
    await git(["update-index", "-z", "--index-info"], index);
    const answer = await git(
      ["check-attr", "--cached", "-z", "--stdin", ...names],
      paths.map((path) => `${path}\0`).join("")
    );
    return grouped((0, import_chunk_AGULUDUO.records)(answer));
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  baseAttributes,
  skippedByContent,
  skippedByPath
});
});
