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
var from_chunk_453d95f5;
var from_chunk_b330e460;
var from_main;
parts["chunk-3HWUE6N7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  runBounded: () => runBounded
});
module.exports = __toCommonJS(stdin_exports);
var import_node_child_process = require("node:child_process");
var GRACE_MS = 1e3;
function runBounded(program, args, bounds) {
  const { cwd, env, timeoutMs, mostBytes, input = "", verbatim = false } = bounds;
  return new Promise((resolve, reject) => {
    const how = { cwd, env, windowsHide: true, windowsVerbatimArguments: verbatim };
    const child = (0, import_node_child_process.spawn)(program, args, { ...how, stdio: "pipe" });
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  runBounded
});
});
parts["chunk-ASAQIJEX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askGithub: () => askGithub,
  isLoggedIn: () => isLoggedIn,
  lastPage: () => lastPage,
  notLoggedIn: () => notLoggedIn,
  sendToGithub: () => sendToGithub
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3HWUE6N7 = parts["chunk-3HWUE6N7"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
    return new import_chunk_J3I4R3VV.Failure("environment/gh-not-logged-in", `${host} does not take the login of gh: ${said}`, {
      hint: `gh auth login --hostname ${host}; a GH_TOKEN in the environment comes before it`
    });
  }
  if ((status === 403 || status === 429) && isRateLimit(answer)) return rateLimited(host, answer);
  if (status === 403 || status === 451) return noAccess(host, path, answer);
  if (status >= 500) {
    return new import_chunk_J3I4R3VV.Failure(
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
  return typeof message === "string" ? (0, import_chunk_WDRVM6EA.inertLine)(message).slice(0, 300) : `status ${status}`;
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
  return new import_chunk_J3I4R3VV.Failure(
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
  return new import_chunk_J3I4R3VV.Failure("environment/gh-no-access", `${host} refuses ${path}: ${said}`, {
    hint: authorise === void 0 ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}` : `authorise the login of gh for the organisation: ${(0, import_chunk_WDRVM6EA.inertLine)(authorise)}`
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
      throw new import_chunk_J3I4R3VV.Failure(
        "environment/gh-unreachable",
        `${host} did not answer within ${Math.ceil(timeoutMs / 1e3)} s`,
        { hint: "look at your network or https://www.githubstatus.com, and run the command again" }
      );
    case "too-large":
      throw new import_chunk_J3I4R3VV.Failure(
        "environment/gh-failed",
        `${host} answered ${path} with more than ${MOST_BYTES} bytes`
      );
    case "ended": {
      const answer = readGhAnswer(ended.stdout);
      const refusal = answer === void 0 ? withoutAnswer(host, ended) : refusalOf(host, path, answer);
      if (refusal !== void 0) throw refusal;
      if (answer !== void 0) return answer;
      throw new import_chunk_J3I4R3VV.Failure("environment/gh-failed", `gh ended without an answer to ${path}`);
    }
  }
}
async function isLoggedIn(host, timeoutMs = PATIENCE_MS) {
  const named = process.env["GH_HOST"]?.toLowerCase() === host;
  const env = named ? {} : Object.fromEntries(FOR_ANY_HOST.map((name) => [name, void 0]));
  const ended = await runGh(["auth", "token", "--hostname", host], { timeoutMs, env });
  if (ended.kind === "ended" && /^unknown command\b/.test(ended.stderr)) {
    throw new import_chunk_J3I4R3VV.Failure("environment/gh-failed", 'gh is too old: it has no "gh auth token"', {
      hint: "install gh 2.17 or newer: https://cli.github.com"
    });
  }
  if (ended.kind === "late") {
    throw new import_chunk_J3I4R3VV.Failure(
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
    return await (0, import_chunk_3HWUE6N7.runBounded)("gh", args, {
      // Not in the repository: nothing of it takes part.
      cwd: (0, import_node_os.tmpdir)(),
      env: { ...Object.fromEntries(kept), ...NEUTRAL, ...env },
      timeoutMs,
      mostBytes: MOST_BYTES,
      ...input === void 0 ? {} : { input }
    });
  } catch (cause) {
    throw new import_chunk_J3I4R3VV.Failure("environment/gh-missing", "gh could not be started: no program of that name on PATH", {
      hint: "install it (https://cli.github.com), then: gh auth login",
      cause
    });
  }
}
function withoutAnswer(host, { status, stderr }) {
  if (status === 4) return notLoggedIn(host);
  const said = (0, import_chunk_WDRVM6EA.inertLine)(stderr).slice(0, 300) || `status ${status}`;
  return new import_chunk_J3I4R3VV.Failure("environment/gh-unreachable", `gh could not ask ${host}: ${said}`, {
    hint: "look at your network and proxy settings, and run the command again"
  });
}
function notLoggedIn(host) {
  return new import_chunk_J3I4R3VV.Failure("environment/gh-not-logged-in", `gh is not logged in to ${host}`, {
    hint: `gh auth login --hostname ${host}; in a job set GH_TOKEN for the step: GH_TOKEN: \${{ github.token }}`
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
parts["chunk-H45SZGTG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MOST_LISTED: () => MOST_LISTED,
  readListedPaths: () => readListedPaths,
  readServedFiles: () => readServedFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WWMORQAC = parts["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = parts["chunk-ASAQIJEX"]();
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
  const files = await (0, import_chunk_WWMORQAC.fewAtATime)(numbers, AT_ONCE, async (page) => {
    const path = (0, import_chunk_WWMORQAC.apiPath)(pull.place, `/pulls/${pull.number}/files?per_page=${PAGE}&page=${page}`);
    const answer = await (0, import_chunk_ASAQIJEX.askGithub)(pull.place.repository.host, path);
    if (answer.status !== 200) throw (0, import_chunk_WWMORQAC.unexpected)(answer);
    return (0, import_chunk_WWMORQAC.list)(answer.body).map(read);
  });
  return files.flat();
}
function namesOf(file) {
  const { path, from } = servedFile(file);
  return [path, ...from === null ? [] : [from]];
}
function servedFile(file) {
  const former = (0, import_chunk_WWMORQAC.text)(file, "status") === "renamed" ? (0, import_chunk_WWMORQAC.textOrNull)(file, "previous_filename") : null;
  return { path: (0, import_chunk_WWMORQAC.text)(file, "filename"), from: former, patch: (0, import_chunk_WWMORQAC.textOrNull)(file, "patch") };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MOST_LISTED,
  readListedPaths,
  readServedFiles
});
});
parts["chunk-WWMORQAC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PATIENCE: () => PATIENCE,
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
var import_chunk_ASAQIJEX = parts["chunk-ASAQIJEX"]();
var import_chunk_GLWFXNR5 = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-GLWFXNR5"]();
var import_chunk_TWOGUOFL = (from_chunk_453d95f5 ??= require("./chunk-453d95f5.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
async function fewAtATime(values, limit, work) {
  const answers = [];
  const left = values.entries();
  const worker = async () => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
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
  return new import_chunk_J3I4R3VV.Failure("environment/gh-failed", `${where} that is not ${wanted}`, {
    hint: "see that gh speaks to GitHub itself and not to a proxy that answers for it: gh api rate_limit"
  });
}
function apiPath({ repository: { owner, name } }, rest) {
  return `repos/${owner}/${name}${rest}`;
}
async function readPullRequest(place, number) {
  const { host } = place.repository;
  const answer = await (0, import_chunk_ASAQIJEX.askGithub)(host, apiPath(place, `/pulls/${number}`));
  if (answer.status === 200) return pullRequestIn(answer.body, place, number);
  throw answer.status === 404 ? await notFound(place, number) : unexpected(answer);
}
function unexpected({ status }) {
  return new import_chunk_J3I4R3VV.Failure("environment/gh-failed", `GitHub answered with status ${status}`, {
    hint: "run the command again; if it stays so, report it"
  });
}
async function notFound(place, number) {
  const named = (0, import_chunk_TWOGUOFL.repositoryText)(place.repository);
  const { status } = await (0, import_chunk_ASAQIJEX.askGithub)(place.repository.host, apiPath(place, ""));
  if (status === 200) {
    return new import_chunk_J3I4R3VV.Failure("scope/no-pull-request", `${named} has no pull request #${number}`, {
      hint: `an issue may have that number; see: gh pr list --repo ${named} --state all`
    });
  }
  return new import_chunk_J3I4R3VV.Failure(
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
    throw new import_chunk_J3I4R3VV.Failure("usage/bad-value", `"${asked}" may be one of ${listed(candidates)}`, {
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
  throw new import_chunk_J3I4R3VV.Failure(
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
var PATIENCE = { login: 3e3, first: 3e3, all: 1e4 };
async function pullRequestPlace(repository, target) {
  const candidates = candidatesIn(await (0, import_chunk_GLWFXNR5.readRemotes)(repository));
  const [first] = candidates;
  if (first === void 0) {
    throw new import_chunk_J3I4R3VV.Failure(
      "scope/no-github-remote",
      "no remote of this repository has a URL of the form HOST/OWNER/REPO",
      { hint: "add the repository of the pull request: git remote add origin https://github.com/OWNER/REPO" }
    );
  }
  if (target.repository !== null) {
    const place = placeOf(candidates, target.repository);
    if (await (0, import_chunk_ASAQIJEX.isLoggedIn)(place.repository.host)) return place;
    throw (0, import_chunk_ASAQIJEX.notLoggedIn)(place.repository.host);
  }
  const known = await onKnownHosts(candidates);
  if (known.length === 0) throw (0, import_chunk_ASAQIJEX.notLoggedIn)(first.repository.host);
  return choosePlace(known, target.asked);
}
async function likelyPlace(repository) {
  const candidates = candidatesIn(await (0, import_chunk_GLWFXNR5.readRemotes)(repository));
  if (candidates.length === 0) return void 0;
  const known = await onKnownHosts(candidates, PATIENCE.login).catch((error) => {
    if (error instanceof import_chunk_J3I4R3VV.Failure && error.code === "environment/gh-missing") return [];
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
  const logins = await Promise.all(hosts.map((host) => (0, import_chunk_ASAQIJEX.isLoggedIn)(host, patienceMs)));
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
  PATIENCE,
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
