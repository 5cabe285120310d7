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
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_chunk_b1e65176;
var from_chunk_f34464f6;
var from_chunk_f87462a7;
var from_stop_11276f34;
var from_main;
parts["chunk-2OZZ4N6C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  narrowing: () => narrowing,
  parseTarget: () => parseTarget,
  targetText: () => targetText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CBEJFHAX = parts["chunk-CBEJFHAX"]();
var import_chunk_TDLACVAW = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-TDLACVAW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.standing ?? "");
  if (unexpected !== void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(import_chunk_TDLACVAW.shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, {
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
  const pullRequest = (0, import_chunk_CBEJFHAX.pullRequestTarget)(rev);
  if (pullRequest !== void 0) return pullRequest;
  if (rev.trim() === "")
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, standing) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = import_node_path.posix.normalize(import_node_path.posix.join(standing, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || import_node_path.posix.isAbsolute(path)) {
      throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths count from the folder you stand in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  narrowing,
  parseTarget,
  targetText
});
});
parts["chunk-6OB7HLUK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  requireCacheOutside: () => requireCacheOutside,
  requireReviewableText: () => requireReviewableText,
  titleOf: () => titleOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OZZ4N6C = parts["chunk-2OZZ4N6C"]();
var import_chunk_KWWFSC3C = parts["chunk-KWWFSC3C"]();
var import_chunk_IIZAPNO6 = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-IIZAPNO6"]();
var import_chunk_NLWRO2NF = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_6JTHDBMB = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_HFQSMDHW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-HFQSMDHW"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function requireReviewableText(change) {
  if ((0, import_chunk_KWWFSC3C.hunkIds)((0, import_chunk_KWWFSC3C.shownFiles)(change)).length > 0) return;
  const named = change.skipped.slice(0, 5).map(({ path, reason }) => `${(0, import_chunk_NLWRO2NF.printable)(path)} (${reason})`);
  const more = change.skipped.length - named.length;
  throw new import_chunk_TJ5KMKV5.Failure(
    "scope/nothing-to-review",
    `no line of this change can be shown to a reviewer: ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`,
    { hint: "look at these files yourself, or widen the target" }
  );
}
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${(0, import_chunk_6JTHDBMB.inertLine)(pullRequest.title)}`;
  const asked = (0, import_chunk_2OZZ4N6C.targetText)(target);
  return asked === "" ? await (0, import_chunk_IIZAPNO6.currentBranch)(repository) ?? head.label : asked;
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!(0, import_chunk_HFQSMDHW.isInside)(cacheRoot, top)) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} lies inside the repository`,
    {
      hint: "set XDG_CACHE_HOME to a folder outside of it"
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  requireCacheOutside,
  requireReviewableText,
  titleOf
});
});
parts["chunk-6YI44MHD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  inSlices: () => inSlices
});
module.exports = __toCommonJS(stdin_exports);
var SLICE_BYTES = 64 * 1024 * 1024;
function inSlices(entries, limit = SLICE_BYTES) {
  const slices = [];
  let room = 0;
  for (const entry of entries) {
    const size = entry.size ?? 0;
    const last = slices.at(-1);
    if (last === void 0 || size > room) {
      slices.push([entry]);
      room = limit - size;
    } else {
      last.push(entry);
      room -= size;
    }
  }
  return slices;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  inSlices
});
});
parts["chunk-BDFZUEKI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  cacheRoot: () => cacheRoot
});
module.exports = __toCommonJS(stdin_exports);
var import_node_os = require("node:os");
var import_node_path = require("node:path");
function cacheRoot(env) {
  const { XDG_CACHE_HOME: xdg, LOCALAPPDATA: local } = env;
  if (xdg !== void 0 && (0, import_node_path.isAbsolute)(xdg)) return (0, import_node_path.join)(xdg, "correctless");
  if (process.platform === "win32" && local !== void 0 && (0, import_node_path.isAbsolute)(local))
    return (0, import_node_path.join)(local, "correctless", "cache");
  return (0, import_node_path.join)(env["HOME"] ?? (0, import_node_os.homedir)(), ".cache", "correctless");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  cacheRoot
});
});
parts["chunk-CBEJFHAX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pullRequestTarget: () => pullRequestTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TWOGUOFL = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-TWOGUOFL"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = (0, import_chunk_TWOGUOFL.repositoryNamed)(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pullRequestTarget
});
});
parts["chunk-E2GJLKLX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkId: () => hunkId,
  hunkText: () => hunkText
});
module.exports = __toCommonJS(stdin_exports);
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkId,
  hunkText
});
});
parts["chunk-KWWFSC3C"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkIds: () => hunkIds,
  shownFiles: () => shownFiles
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BLJONZEY = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-BLJONZEY"]();
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
function shownFiles({ patch, changed, skipped }) {
  const reasons = new Map(skipped.map(({ path, reason }) => [path, reason]));
  return [...changed.values()].map((file) => {
    const why = reasons.get(file.path) ?? (file.kind === "opaque" ? file.why : null);
    const from = file.kind === "deleted" ? null : file.from ?? null;
    const status = file.kind === "deleted" ? "deleted" : file.status;
    return {
      path: file.path,
      from,
      status,
      ...lineCounts(file),
      skipped: why,
      header: fileHeader(file.path, from, status),
      hunks: why === null ? hunksOf(file, patch) : []
    };
  });
}
function hunkIds(files) {
  return files.flatMap((file) => file.hunks.map((hunk) => hunk.id));
}
function lineCounts(file) {
  if (file.kind === "opaque") return { addedLines: 0, removedLines: 0 };
  return { addedLines: file.addedLines, removedLines: file.removedLines };
}
function hunksOf(file, patch) {
  if (file.kind === "opaque") return [];
  return file.hunks.map((hunk, index) => {
    const text = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk);
    return {
      id: (0, import_chunk_E2GJLKLX.hunkId)(file.path, index + 1),
      old: hunk.old,
      new: hunk.new,
      text: text.endsWith("\n") ? text : `${text}
`
    };
  });
}
function fileHeader(path, from, status) {
  const old = status === "added" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`a/${from ?? path}`);
  const now = status === "deleted" ? "/dev/null" : (0, import_chunk_BLJONZEY.shownPath)(`b/${path}`);
  return `--- ${old}
+++ ${now}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkIds,
  shownFiles
});
});
parts["chunk-LI2WTJOS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  isByHand: () => isByHand,
  storeByHand: () => storeByHand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WJY3WOI7 = (from_stop_11276f34 ??= require("./stop-11276f34.cjs"))["chunk-WJY3WOI7"]();
var import_chunk_2BJIBM3G = (from_chunk_b1e65176 ??= require("./chunk-b1e65176.cjs"))["chunk-2BJIBM3G"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_crypto = require("node:crypto");
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new import_chunk_TJ5KMKV5.Failure("run/captured-by-hooks", `run ${run.file.run} is filled by the client's hooks`, {
      hint: "plan a run for replies by hand: correctless plan --capture manual"
    });
  }
  const judged = await (0, import_chunk_WJY3WOI7.judgeReply)({
    run,
    agent: slot.agent,
    reply: bytes.toString("utf8"),
    slotNamed: (name) => {
      (0, import_chunk_2BJIBM3G.requireSlot)({ slot: name }, slot.slot);
      return Promise.resolve(slot);
    },
    slotAwaited: () => Promise.resolve(),
    looks: void 0
  });
  const problems = judged.kind === "refused" ? [judged.why] : judged.remarks;
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    throw new import_chunk_TJ5KMKV5.Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await (0, import_chunk_WJY3WOI7.cleanReply)(run, slot.agent, bytes.toString("utf8")));
  return problems;
}
async function storeOnce(run, slot, bytes) {
  const agentId = `${BY_HAND}${(0, import_chunk_7APCTLTW.slotParts)(slot.slot)?.number ?? 0}`;
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await (0, import_chunk_SIHW7XFA.createFileOnce)(path, bytes) || bytes.equals(await (0, import_chunk_SIHW7XFA.readBytes)(path)));
  if (!isOurs) {
    throw new import_chunk_TJ5KMKV5.Failure("run/slot-stored", `slot ${slot.slot} takes no reply: it has one, or was given up`, {
      hint: `go on with: correctless next ${run.file.run}`
    });
  }
  await (0, import_chunk_DNQAWPW6.record)(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  isByHand,
  storeByHand
});
});
parts["chunk-MKTIIFLN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askGithub: () => askGithub,
  isLoggedIn: () => isLoggedIn,
  lastPage: () => lastPage,
  notLoggedIn: () => notLoggedIn,
  sendToGithub: () => sendToGithub
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3HWUE6N7 = (from_chunk_f87462a7 ??= require("./chunk-f87462a7.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_6JTHDBMB = (from_chunk_f34464f6 ??= require("./chunk-f34464f6.cjs"))["chunk-6JTHDBMB"]();
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
});
parts["chunk-THO3ZBML"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  askedTarget: () => askedTarget
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2OZZ4N6C = parts["chunk-2OZZ4N6C"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
async function askedTarget(cwd, args, flags) {
  const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
  const from = await (0, import_chunk_4MGI6UXE.standing)(repository, cwd);
  const paths = await Promise.all(flags.paths.map((path) => relativeTo((0, import_node_path.join)(repository.top, from), path)));
  return { repository, target: (0, import_chunk_2OZZ4N6C.parseTarget)(args, { ...flags, paths, standing: from }) };
}
async function relativeTo(folder, path) {
  if (!(0, import_node_path.isAbsolute)(path)) return path;
  return (0, import_node_path.relative)(folder, await (0, import_promises.realpath)(path).catch(() => path)) || ".";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  askedTarget
});
});
parts["chunk-TXMJMF5M"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  readMemory: () => readMemory,
  readPast: () => readPast,
  writeMemory: () => writeMemory,
  writePast: () => writePast
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_D4C6UKJZ = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-D4C6UKJZ"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var NO_PAST = { keys: [], carried: [], findings: [], appeared: [] };
async function readPast(paths, run) {
  return run.target === void 0 ? NO_PAST : (0, import_chunk_D4C6UKJZ.readStamped)(paths.past, run);
}
function writePast(paths, run, past) {
  return (0, import_chunk_D4C6UKJZ.writeStamped)(paths.past, run, past);
}
async function readMemory(paths, run) {
  const memory = await (0, import_chunk_D4C6UKJZ.readStamped)(paths.memory, run);
  if (memory.shape === 1) return memory;
  throw (0, import_chunk_DNQAWPW6.corrupt)(paths.memory, "was written by another version");
}
function writeMemory(paths, run, memory) {
  return (0, import_chunk_D4C6UKJZ.writeStamped)(paths.memory, run, memory);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  readMemory,
  readPast,
  writeMemory,
  writePast
});
});
