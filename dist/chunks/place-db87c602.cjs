var { __load, __part } = require("../main.cjs").shared;
exports["asked-target"] = __part((exports) => {
var { parseTarget } = __load("place-db87c602/target"), { folderInRepository, openRepository } = __load("git-4ddc216c/repository-2"), { realpath } = __load("main/disk"), { existsSync } = require("node:fs"), { isAbsolute, join, relative } = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await openRepository(cwd);
  const from = await folderInRepository(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo(join(repository.top, from), path)));
  const target = parseTarget(args, { ...flags, paths, standing: from });
  const isPath = target.kind === "branch-or-commit" && existsSync(join(cwd, target.rev));
  return { repository, target: isPath ? { ...target, isPath } : target, standing: from };
}
async function relativeTo(folder, path) {
  if (!isAbsolute(path)) return path;
  return relative(folder, await realpath(path).catch(() => path)) || ".";
}
var TARGET_FLAGS = [
  { name: "staged", summary: "staged changes, compared with HEAD" },
  { name: "uncommitted", summary: "the work tree with untracked files, compared with HEAD" }
];
function askedChange({ cwd, positionals, paths, flag }) {
  return askedTarget(cwd, positionals, { staged: flag("staged"), uncommitted: flag("uncommitted"), paths });
}
Object.assign(exports, { askedTarget, TARGET_FLAGS, askedChange });
});
exports["bounded-program"] = __part((exports) => {
var { spawn } = require("node:child_process");
var GRACE_MS = 1e3;
function runBounded(program, args, bounds) {
  const { cwd, env, timeoutMs, mostBytes, input = "", verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = spawn(program, args, { ...how, stdio: "pipe" });
    child.stdin.on("error", () => void 0);
    child.stdin.end(input);
    const stop = (kind) => {
      child.kill("SIGTERM");
      setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ kind });
    };
    const timer = setTimeout(stop, Math.max(0, timeoutMs), "late");
    const tooMuch = () => {
      stop("too-large");
    };
    const [out, err] = [collect(child.stdout, mostBytes, tooMuch), collect(child.stderr, mostBytes, tooMuch)];
    child.on("error", (cause) => {
      clearTimeout(timer);
      reject(cause);
    });
    child.on("close", (status) => {
      clearTimeout(timer);
      resolve({
        kind: "ended",
        status: status ?? 128,
        stdout: Buffer.concat(out),
        stderr: Buffer.concat(err).toString("utf8")
      });
    });
  });
}
function collect(stream, most, tooMuch) {
  const chunks = [];
  let bytes = 0;
  stream.on("data", (chunk) => {
    bytes += chunk.length;
    if (bytes > most) tooMuch();
    else chunks.push(chunk);
  });
  return chunks;
}
Object.assign(exports, { runBounded });
});
exports["cache-root-named"] = __part((exports) => {
var { homedir } = require("node:os"), { join: join2, isAbsolute, join } = require("node:path");
function cacheRootNamed(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local, HOME: home } = env;
  if (xdg !== void 0 && isAbsolute(xdg)) return join(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && isAbsolute(local)) return join(local, "correctless", "cache");
  return home === void 0 ? void 0 : join(home, ".cache", "correctless");
}
function cacheRoot(env) {
  return cacheRootNamed(env) ?? join2(homedir(), ".cache", "correctless");
}
Object.assign(exports, { cacheRootNamed, cacheRoot });
});
exports["deliver"] = __part((exports) => {
var { writeFileAtomically } = __load("matches-schema-f8f7d0ae/files"), { realpath, stat } = __load("main/disk"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { join, resolve } = require("node:path");
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
  name: "output",
  value: "FILE",
  summary: "write to FILE, whole or not at all, instead of to stdout"
};
async function deliver(text, output, cwd) {
  if (output === void 0) return { status: 0, stdout: typeof text === "string" ? text : Buffer.from(text).toString() };
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
  return { status: 0, stderr: `wrote ${inertLine(output)} (${Buffer.byteLength(text)} bytes)\n` };
}
Object.assign(exports, { OUTPUT_FLAG, deliver });
});
exports["gh"] = __part((exports) => {
var { runBounded } = __load("place-db87c602/bounded-program"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { tmpdir } = require("node:os");
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
    return new Failure("environment/gh-not-logged-in", `${host} does not take the login of gh: ${said}`, {
      hint: `gh auth login --hostname ${host}; a GH_TOKEN in the environment comes before it`
    });
  }
  if ((status === 403 || status === 429) && isRateLimit(answer)) return rateLimited(host, answer);
  if (status === 403 || status === 451) return noAccess(host, path, answer);
  if (status >= 500) {
    return new Failure(
      "environment/gh-unreachable",
      `${host} answered ${path} with status ${status}: ${said}`,
      { hint: "look at https://www.githubstatus.com, and run the command again" }
    );
  }
  return void 0;
}
function messageOf({ status, body }) {
  const message = typeof body === "object" && body !== null && "message" in body ? body.message : void 0;
  return typeof message === "string" ? inertLine(message).slice(0, 300) : `status ${status}`;
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
  return new Failure(
    "environment/gh-rate-limited",
    `${host} no longer answers this login ${until}: rate limit`,
    { hint: "wait, then run the command again; what is left: gh api rate_limit" }
  );
}
function noAccess(host, path, answer) {
  const said = messageOf(answer);
  const authorise = /url=(https:\/\/[^\s;,]+)/.exec(answer.headers.get("x-github-sso") ?? "")?.[1];
  return new Failure("environment/gh-no-access", `${host} refuses ${path}: ${said}`, {
    hint: authorise === void 0 ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}` : `authorise the login of gh for the organisation: ${inertLine(authorise)}`
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
var DROPPED = /* @__PURE__ */ new Set(["CLICOLOR_FORCE", "DEBUG", "GH_DEBUG", "GH_FORCE_TTY", "GH_REPO"]);
var FOR_ANY_HOST = ["GH_ENTERPRISE_TOKEN", "GITHUB_ENTERPRISE_TOKEN"];
function askGithub(host, path, timeoutMs = PATIENCE_MS) {
  return request(host, path, timeoutMs);
}
function sendToGithub(host, path, body) {
  return request(host, path, PATIENCE_MS, JSON.stringify(body));
}
async function request(host, path, timeoutMs, input) {
  const accept = ["--header", "Accept: application/vnd.github+json"];
  const sent = input === void 0 ? [] : ["--method", "POST", "--input", "-"];
  const ended = await runGh(["api", "--hostname", host, "--include", ...accept, ...sent, "--", path], {
    timeoutMs,
    ...input === void 0 ? {} : { input }
  });
  switch (ended.kind) {
    case "late":
      throw new Failure(
        "environment/gh-unreachable",
        `${host} did not answer within ${Math.ceil(timeoutMs / 1e3)} s`,
        { hint: "look at your network or https://www.githubstatus.com, and run the command again" }
      );
    case "too-large":
      throw new Failure("environment/gh-failed", `${host} answered ${path} with more than ${MOST_BYTES} bytes`);
    case "ended": {
      const answer = readGhAnswer(ended.stdout);
      const refusal = answer === void 0 ? withoutAnswer(host, ended) : refusalOf(host, path, answer);
      if (refusal !== void 0) throw refusal;
      if (answer !== void 0) return answer;
      throw new Failure("environment/gh-failed", `gh ended without an answer to ${path}`);
    }
  }
}
async function isLoggedIn(host, timeoutMs = PATIENCE_MS) {
  const named = process.env["GH_HOST"]?.toLowerCase() === host;
  const env = named ? {} : Object.fromEntries(FOR_ANY_HOST.map((name) => [name, void 0]));
  const ended = await runGh(["auth", "token", "--hostname", host], { timeoutMs, env });
  if (ended.kind === "ended" && /^unknown command\b/.test(ended.stderr)) {
    throw new Failure("environment/gh-failed", 'gh is too old: it has no "gh auth token"', {
      hint: "install gh 2.17 or newer: https://cli.github.com"
    });
  }
  if (ended.kind === "late") {
    throw new Failure(
      "environment/gh-failed",
      `gh did not say within ${Math.ceil(timeoutMs / 1e3)} s whether it has a login for ${host}`,
      { hint: `a key ring may be waiting for you; ask by hand: gh auth token --hostname ${host}` }
    );
  }
  return ended.kind === "ended" && ended.status === 0;
}
async function runGh(args, { timeoutMs, env = {}, input }) {
  const kept = Object.entries(process.env).filter(([name]) => !DROPPED.has(name));
  try {
    return await runBounded("gh", args, {
      // Not in the repository, so that none of its settings apply.
      cwd: tmpdir(),
      env: { ...Object.fromEntries(kept), ...NEUTRAL, ...env },
      timeoutMs,
      mostBytes: MOST_BYTES,
      ...input === void 0 ? {} : { input }
    });
  } catch (cause) {
    throw new Failure("environment/gh-missing", "gh could not be started: no program of that name on PATH", {
      hint: "install it (https://cli.github.com), then: gh auth login",
      cause
    });
  }
}
function withoutAnswer(host, { status, stderr }) {
  if (status === 4) return notLoggedIn(host);
  const said = inertLine(stderr).slice(0, 300) || `status ${status}`;
  return new Failure("environment/gh-unreachable", `gh could not ask ${host}: ${said}`, {
    hint: "look at your network and proxy settings, and run the command again"
  });
}
function notLoggedIn(host) {
  return new Failure("environment/gh-not-logged-in", `gh is not logged in to ${host}`, {
    hint: `gh auth login --hostname ${host}; in a job set GH_TOKEN for the step: GH_TOKEN: \${{ github.token }}`
  });
}
Object.assign(exports, { lastPage, askGithub, sendToGithub, isLoggedIn, notLoggedIn });
});
exports["listed-files"] = __part((exports) => {
var { mapWithLimit } = __load("place-db87c602/map-with-limit"), { apiPath, list, text, textOrNull, unexpected } = __load("place-db87c602/place"), { askGithub } = __load("place-db87c602/gh");
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
  const files = await mapWithLimit(numbers, AT_ONCE, async (page) => {
    const path = apiPath(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await askGithub(pull.place.repository.host, path);
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
Object.assign(exports, { MOST_LISTED, readListedPaths, readServedFiles });
});
exports["map-with-limit"] = __part((exports) => {
async function mapWithLimit(values, limit, work) {
  const answers = [];
  const left = values.entries();
  const worker = async () => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
Object.assign(exports, { mapWithLimit });
});
exports["place"] = __part((exports) => {
var { askGithub, isLoggedIn, notLoggedIn } = __load("place-db87c602/gh"), { readRemotes } = __load("place-db87c602/remotes"), { repositoryAt, repositoryNamed, repositoryText, sameRepository } = __load("place-db87c602/repository-name"), { printable } = __load("git-4ddc216c/printable"), { Failure } = __load("main/failure");
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
  return new Failure("environment/gh-failed", `${where} that is not ${wanted}`, {
    hint: "see that gh speaks to GitHub itself and not to a proxy that answers for it: gh api rate_limit"
  });
}
function apiPath({ repository: { owner, name } }, rest) {
  return `repos/${owner}/${name}${rest}`;
}
async function readPullRequest(place, number) {
  const { host } = place.repository;
  const answer = await askGithub(host, apiPath(place, `/pulls/${number}`));
  if (answer.status === 200) return pullRequestIn(answer.body, place, number);
  throw answer.status === 404 ? await notFound(place, number) : unexpected(answer);
}
function unexpected({ status }) {
  return new Failure("environment/gh-failed", `GitHub answered with status ${status}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function notFound(place, number) {
  const named = repositoryText(place.repository);
  const { status } = await askGithub(place.repository.host, apiPath(place, ""));
  if (status === 200) {
    return new Failure("scope/no-pull-request", `${named} has no pull request #${number}`, {
      hint: `an issue may have that number; see: gh pr list --repo ${named} --state all`
    });
  }
  return new Failure(
    "environment/gh-no-access",
    `there is no repository ${named}, or the login of gh may not see it`,
    { hint: `see who you are and log in as somebody who may: gh auth status --hostname ${place.repository.host}` }
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
    url: `https://${repositoryText(place.repository)}/pull/${number}`,
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
  const alone = candidates.every(({ repository: repository2 }) => first && sameRepository(repository2, first.repository));
  const told = candidates.find(({ preferred }) => preferred);
  const chosen = told ?? usual.find((one) => one !== void 0) ?? (alone ? first : void 0);
  if (chosen === void 0) {
    throw new Failure("usage/bad-value", `"${asked}" may be one of ${listed(candidates)}`, {
      hint: "name it by its URL, or say once which repository is meant: gh repo set-default"
    });
  }
  const { remote, repository } = chosen;
  if (alone) return { remote, repository, why: "" };
  const others = candidates.filter((one) => !sameRepository(one.repository, repository));
  const reason = chosen === told ? "as gh was told" : "by its name";
  return { remote, repository, why: `remote ${printable(remote)}, chosen ${reason} before ${listed(others)}` };
}
function placeOf(candidates, asked) {
  const found = candidates.find(({ repository }) => sameRepository(repository, asked));
  if (found !== void 0) return { remote: found.remote, repository: found.repository, why: "" };
  throw new Failure(
    "scope/wrong-repository",
    `the pull request belongs to ${repositoryText(asked)}, and this repository's remotes are ${listed(candidates)}`,
    { hint: "run this in a clone of that repository, or add it: git remote add upstream URL" }
  );
}
function listed(candidates) {
  const texts = candidates.map(({ remote, repository }) => `${printable(remote)} (${repositoryText(repository)})`);
  return texts.length === 0 ? "none on such a host" : [...new Set(texts)].join(", ");
}
var PATIENCE = { login: 3e3, first: 3e3, all: 1e4 };
async function pullRequestPlace(repository, target) {
  const candidates = candidatesIn(await readRemotes(repository));
  const [first] = candidates;
  if (first === void 0) {
    throw new Failure(
      "scope/no-github-remote",
      "no remote of this repository has a URL of the form HOST/OWNER/REPO",
      { hint: "add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO" }
    );
  }
  if (target.repository !== null) {
    const place = placeOf(candidates, target.repository);
    if (await isLoggedIn(place.repository.host)) return place;
    throw notLoggedIn(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw notLoggedIn(first.repository.host);
  return choosePlace(known, target.asked);
}
async function likelyPlace(repository) {
  const candidates = candidatesIn(await readRemotes(repository));
  if (candidates.length === 0) return void 0;
  const known = await onKnownHosts(candidates, PATIENCE.login).catch((error) => {
    if (error instanceof Failure && error.code === "environment/gh-missing") return [];
    throw error;
  });
  return known.length === 0 ? void 0 : choosePlace(known, "this repository");
}
function candidatesIn(remotes) {
  return remotes.flatMap(({ name, urls, ghResolved }) => {
    const named = urls.flatMap((url) => repositoryAt(url) ?? []);
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
    const of = more.length > 0 ? void 0 : repositoryNamed(repository.host, owner, name);
    return of !== void 0 && sameRepository(of, repository);
  });
}
async function onKnownHosts(candidates, patienceMs) {
  const hosts = [...new Set(candidates.map(({ repository }) => repository.host))];
  const logins = await Promise.all(hosts.map((host) => isLoggedIn(host, patienceMs)));
  const known = new Set(hosts.filter((_, at2) => logins[at2]));
  const seen = /* @__PURE__ */ new Set();
  return candidates.filter(({ remote, repository }) => {
    if (!known.has(repository.host) || seen.has(remote)) return false;
    seen.add(remote);
    return true;
  });
}
Object.assign(exports, { at, textOrNull, text, count, flag, lineOrNull, sha, list, apiPath, readPullRequest, unexpected, PATIENCE, pullRequestPlace, likelyPlace });
});
exports["pull-request-target"] = __part((exports) => {
var { repositoryNamed } = __load("place-db87c602/repository-name"), { Failure } = __load("main/failure");
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
var { records } = __load("git-4ddc216c/objects"), { readGit } = __load("git-4ddc216c/git");
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
var { pullRequestTarget } = __load("place-db87c602/pull-request-target"), { shellWord } = __load("git-4ddc216c/shell-word"), { Failure } = __load("main/failure"), { posix } = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.standing ?? "");
  if (unexpected !== void 0) {
    throw new Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, { hint: "leave one out" });
  }
  if (flags.staged) return { kind: "staged", paths };
  if (flags.uncommitted) return { kind: "uncommitted", paths };
  return rev === void 0 ? { kind: "default", paths } : { ...revisionTarget(rev), paths };
}
function targetText(target) {
  switch (target.kind) {
    case "default": return "";
    case "branch-or-commit": return target.rev;
    case "range": return `${target.from}${".".repeat(target.dots)}${target.to}`;
    case "staged":
    case "uncommitted": return `--${target.kind}`;
    case "pull-request": return target.asked;
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
function narrowing(paths, standing) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = posix.normalize(posix.join(standing, path)).replace(/\/$/, "");
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
