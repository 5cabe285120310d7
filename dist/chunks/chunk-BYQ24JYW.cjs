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
  MOST_LISTED: () => MOST_LISTED,
  apiPath: () => apiPath,
  at: () => at,
  count: () => count,
  fewAtATime: () => fewAtATime,
  flag: () => flag,
  likelyPlace: () => likelyPlace,
  lineOrNull: () => lineOrNull,
  list: () => list,
  pullRequestPlace: () => pullRequestPlace,
  readListedPaths: () => readListedPaths,
  readPullRequest: () => readPullRequest,
  readServedFiles: () => readServedFiles,
  sha: () => sha,
  text: () => text,
  textOrNull: () => textOrNull,
  unexpected: () => unexpected
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_MKTIIFLN = require("./chunk-MKTIIFLN.cjs");
var import_chunk_JRKGSKMH = require("./chunk-JRKGSKMH.cjs");
var import_chunk_TWOGUOFL = require("./chunk-TWOGUOFL.cjs");
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
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
  const answer = await (0, import_chunk_MKTIIFLN.askGithub)(host, apiPath(place, `/pulls/${number}`));
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
  const { status } = await (0, import_chunk_MKTIIFLN.askGithub)(place.repository.host, apiPath(place, ""));
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
  const candidates = candidatesIn(await (0, import_chunk_JRKGSKMH.readRemotes)(repository));
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
    if (await (0, import_chunk_MKTIIFLN.isLoggedIn)(place.repository.host)) return place;
    throw (0, import_chunk_MKTIIFLN.notLoggedIn)(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw (0, import_chunk_MKTIIFLN.notLoggedIn)(first.repository.host);
  return choosePlace(known, target.asked);
}
var BRIEFLY_MS = 3e3;
async function likelyPlace(repository) {
  const candidates = candidatesIn(await (0, import_chunk_JRKGSKMH.readRemotes)(repository));
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
  const logins = await Promise.all(hosts.map((host) => (0, import_chunk_MKTIIFLN.isLoggedIn)(host, patienceMs)));
  const known = new Set(hosts.filter((_, at2) => logins[at2]));
  const seen = /* @__PURE__ */ new Set();
  return candidates.filter(({ remote, repository }) => {
    if (!known.has(repository.host) || seen.has(remote)) return false;
    seen.add(remote);
    return true;
  });
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
  const numbers = Array.from({ length: pages }, (_, at2) => at2 + 1);
  const files = await fewAtATime(numbers, AT_ONCE, async (page) => {
    const path = apiPath(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await (0, import_chunk_MKTIIFLN.askGithub)(pull.place.repository.host, path);
    if (answer.status !== 200) throw unexpected(answer);
    return list(answer.body).map(read);
  });
  return files.flat();
}
function namesOf(file) {
  const { path, from } = servedFile(file);
  return [path, ...from === null ? [] : [from]];
}
function servedFile(file) {
  const former = text(file, "status") === "renamed" ? textOrNull(file, "previous_filename") : null;
  return { path: text(file, "filename"), from: former, patch: textOrNull(file, "patch") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MOST_LISTED,
  apiPath,
  at,
  count,
  fewAtATime,
  flag,
  likelyPlace,
  lineOrNull,
  list,
  pullRequestPlace,
  readListedPaths,
  readPullRequest,
  readServedFiles,
  sha,
  text,
  textOrNull,
  unexpected
});
