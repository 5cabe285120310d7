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
  narrowing: () => narrowing,
  parseTarget: () => parseTarget,
  targetText: () => targetText
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CBEJFHAX = require("./chunk-CBEJFHAX.cjs");
var import_chunk_TDLACVAW = require("./chunk-TDLACVAW.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
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
