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
  askGithub: () => askGithub,
  isLoggedIn: () => isLoggedIn,
  lastPage: () => lastPage,
  notLoggedIn: () => notLoggedIn,
  sendToGithub: () => sendToGithub
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
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
  return typeof message === "string" ? (0, import_chunk_6JTHDBMB.inertLine)(message).slice(0, 300) : `status ${status}`;
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
    hint: authorise === void 0 ? `ask for access to the repository, or log in as somebody who has it: gh auth login --hostname ${host}` : `authorise the login of gh for the organisation: ${(0, import_chunk_6JTHDBMB.inertLine)(authorise)}`
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
  const said = (0, import_chunk_6JTHDBMB.inertLine)(stderr).slice(0, 300) || `status ${status}`;
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
