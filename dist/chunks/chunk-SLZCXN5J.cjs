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
  inSlices: () => inSlices,
  narrowing: () => narrowing,
  parseTarget: () => parseTarget,
  repositoryAt: () => repositoryAt,
  repositoryNamed: () => repositoryNamed,
  repositoryText: () => repositoryText,
  sameRepository: () => sameRepository,
  targetText: () => targetText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_PFZWFK77 = require("./chunk-PFZWFK77.cjs");
var import_node_path = require("node:path");
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
var MOST = 2147483647;
function pullRequestTarget(asked) {
  const number = /^#(\d+)$/.exec(asked)?.[1];
  if (number !== void 0) return { ...pullRequest(asked, number), repository: null };
  if (!/^https?:\/\//i.test(asked)) return void 0;
  const [, host = "", owner = "", name = "", of] = /^https?:\/\/([^/:@?#]+)\/([^/?#]+)\/([^/?#]+)\/pull\/(\d+)(?:[/?#].*)?$/i.exec(asked) ?? [];
  const repository = repositoryNamed(host, owner, name);
  if (of === void 0 || repository === void 0) {
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `"${asked}" is not the address of a GitHub pull request`, {
      hint: "write https://HOST/OWNER/REPO/pull/123; of other hosts review the branch: correctless diff origin/BRANCH"
    });
  }
  return { ...pullRequest(asked, of), repository };
}
function pullRequest(asked, digits) {
  const number = Number(digits);
  if (number >= 1 && number <= MOST) return { kind: "pull-request", asked, number };
  throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `"${asked}": no pull request has the number ${digits}`, {
    hint: "write '#123', in quotes"
  });
}
function parseTarget(args, flags) {
  const [rev, unexpected] = args;
  const paths = narrowing(flags.paths, flags.standing ?? "");
  if (unexpected !== void 0) {
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `one target is reviewed at a time, not also "${unexpected}"`, {
      hint: `if it is a path, put it after --: -- ${args.slice(1).map(import_chunk_R55AMLKG.shellWord).join(" ")}`
    });
  }
  const asked = [...rev === void 0 ? [] : [`"${rev}"`], ...chosen(flags)];
  if (asked.length > 1) {
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `${asked.join(" and ")} exclude each other`, {
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
  const pullRequest2 = pullRequestTarget(rev);
  if (pullRequest2 !== void 0) return pullRequest2;
  if (rev.trim() === "")
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", "the target is empty", { hint: "leave it out, or name a branch" });
  const range = /^([^{]*?(?:\{[^}]*\})?[^{]*?)(\.{2,})(.*)$/s.exec(rev);
  if (range === null) return { kind: "branch-or-commit", rev };
  const [, from = "", dots = "", to = ""] = range;
  if (dots.length > 3 || to.includes("..") || from === "" && to === "") {
    throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `"${rev}" is not a range`, { hint: "write A..B or A...B" });
  }
  return { kind: "range", from: from || "HEAD", to: to || "HEAD", dots: dots.length === 2 ? 2 : 3 };
}
function narrowing(paths, standing) {
  const fromTop = paths.map((path) => {
    if (path === "") throw new import_chunk_PFZWFK77.Failure("usage/bad-value", "a path is empty", { hint: "leave it out" });
    const whole = import_node_path.posix.normalize(import_node_path.posix.join(standing, path)).replace(/\/$/, "");
    if (whole === ".." || whole.startsWith("../") || import_node_path.posix.isAbsolute(path)) {
      throw new import_chunk_PFZWFK77.Failure("usage/bad-value", `${path} is outside of the repository`, {
        hint: "paths count from the folder you stand in"
      });
    }
    return whole;
  });
  return fromTop.includes(".") ? [] : fromTop;
}
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
  inSlices,
  narrowing,
  parseTarget,
  repositoryAt,
  repositoryNamed,
  repositoryText,
  sameRepository,
  targetText
});
