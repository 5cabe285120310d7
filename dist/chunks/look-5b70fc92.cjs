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
var from_chunk_085a2d43;
var from_chunk_6154375f;
var from_main;
parts["chunk-YX7C7QYY"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  forwardSlashes: () => forwardSlashes
});
module.exports = __toCommonJS(stdin_exports);
function forwardSlashes(path, platform) {
  if (platform !== "win32") return path;
  const slashed = path.replace(/^\\\\\?\\UNC\\/i, "\\\\").replace(/^\\\\\?\\/, "").replaceAll("\\", "/");
  return slashed.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  forwardSlashes
});
});
parts["look-OFIGYVWK"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lookHook: () => lookHook
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YX7C7QYY = parts["chunk-YX7C7QYY"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_LSZERX64 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-LSZERX64"]();
var import_chunk_3HBUPN4Z = (from_main ??= require("../main.cjs"))["chunk-3HBUPN4Z"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var import_node_path = require("node:path");
var NAMES = /* @__PURE__ */ new Set([
  ".bash_profile",
  ".bashrc",
  ".bazelrc",
  ".claude.json",
  ".envrc",
  ".gitconfig",
  ".gitmodules",
  ".mcp.json",
  ".npmrc",
  ".pre-commit-config.yaml",
  ".profile",
  ".ripgreprc",
  ".yarnrc.yml",
  ".zprofile",
  ".zshenv",
  ".zshrc",
  "bunfig.toml"
]);
var FOLDERS = /* @__PURE__ */ new Set([".claude", ".devcontainer", ".husky", ".idea", ".vscode"]);
function isGuardedByClient(path) {
  const lower = path.toLowerCase();
  const folders = lower.split("/");
  const name = folders.pop() ?? "";
  return NAMES.has(name) || folders.some((folder) => FOLDERS.has(folder)) || `/${lower}`.includes("/.config/git/");
}
var PATH_INPUT = {
  Read: "file_path",
  Grep: "path",
  Glob: "path",
  Edit: "file_path",
  Write: "file_path"
};
function redirectLook(tool, input, roots) {
  const key = PATH_INPUT[tool];
  const claimed = input[key] ?? (key === "file_path" ? void 0 : "");
  if (typeof claimed !== "string") return { kind: "refused", path: "", why: `${tool} needs a path as text` };
  const path = insideTree(claimed, roots);
  if (path === void 0) {
    return { kind: "refused", path: claimed, why: `"${claimed}" is outside the tree under review` };
  }
  if (tool === "Edit" || tool === "Write") {
    const why = `a file is changed below the packet's tree, by its absolute path there: ${roots.tree}`;
    if (!claimed.startsWith(`${roots.tree}/`)) return { kind: "refused", path, why };
    if (path.toLowerCase().startsWith(".correctless/"))
      return { kind: "refused", path, why: `"${path}" is not yours to change` };
    if (isGuardedByClient(path)) {
      return {
        kind: "refused",
        path,
        why: `"${path}" is changed by people only: report a failure if the step needs it`
      };
    }
  }
  if (tool !== "Glob") return allowed(input, key, path, roots, detailOf(tool, input));
  const pattern = globInside(input["pattern"], roots);
  if (pattern === void 0) {
    const why = 'a Glob pattern must be relative to the tree, without ".."';
    return { kind: "refused", path: String(input["pattern"]), why };
  }
  const led = path === "" && roots.packages !== void 0 ? besideTree(pattern) : void 0;
  return led === void 0 ? allowed({ ...input, pattern }, key, path, roots, pattern) : allowed({ ...input, pattern: led }, key, import_chunk_AASB22DL.PACKAGES_FOLDER, roots, led);
}
function allowed(input, key, path, roots, detail) {
  const root = rootOf(path, roots);
  const target = path === "" ? root : `${root}/${path}`;
  return { kind: "allowed", input: { ...input, [key]: target }, path, target, detail };
}
function rootOf(path, { tree, packages }) {
  return packages !== void 0 && (0, import_chunk_AASB22DL.isBesideTree)(path) ? packages : tree;
}
function insideTree(claimed, roots) {
  if (claimed.includes("\0")) return void 0;
  const normal = import_node_path.posix.normalize(claimed);
  const relative = relativeIn(normal, roots) ?? normal;
  if (import_node_path.posix.isAbsolute(relative) || relative.startsWith("~")) return void 0;
  const trimmed = relative.replace(/\/$/, "");
  const segments = trimmed.split("/");
  if (segments.some((s) => s === ".." || s.toLowerCase() === ".git")) return void 0;
  return trimmed === "." ? "" : trimmed;
}
function relativeIn(path, { top, tree, packages }) {
  const beside = packages === void 0 ? void 0 : below(packages, path);
  if (beside !== void 0) return (0, import_chunk_AASB22DL.isBesideTree)(beside) ? beside : void 0;
  return [tree, top].map((root) => below(root, path)).find((r) => r !== void 0);
}
function below(root, path) {
  if (path === root) return "";
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
}
function globInside(pattern, roots) {
  if (typeof pattern !== "string") return void 0;
  const relative = relativeIn(pattern, roots) ?? pattern;
  const segments = relative.split(/[/{},]/);
  if (relative.startsWith("/") || relative.startsWith("~")) return void 0;
  return segments.some((s) => s === ".." || s.toLowerCase() === ".git") ? void 0 : relative;
}
function besideTree(pattern) {
  const start = `${import_chunk_AASB22DL.PACKAGES_FOLDER}/`;
  return pattern.startsWith(start) ? pattern.slice(start.length) : void 0;
}
function detailOf(tool, input) {
  if (tool === "Edit" || tool === "Write") return "";
  if (tool === "Grep") return typeof input["pattern"] === "string" ? input["pattern"].slice(0, 200) : "";
  const { offset, limit } = input;
  if (typeof offset !== "number" && typeof limit !== "number") return "all lines";
  return `from ${typeof offset === "number" ? offset : 1}, ${typeof limit === "number" ? limit : "all"} lines`;
}
function slashedPaths(tool, input, platform) {
  const keys = ["file_path", "path", ...tool === "Glob" ? ["pattern"] : []];
  const paths = keys.flatMap((key) => {
    const value = input[key];
    return typeof value === "string" ? [[key, (0, import_chunk_YX7C7QYY.forwardSlashes)(value, platform)]] : [];
  });
  return { ...input, ...Object.fromEntries(paths) };
}
async function lookHook(agent, event, env) {
  const tool = lookTool(event.tool_name);
  const found = await (0, import_chunk_LSZERX64.runOfSession)((0, import_chunk_LSZERX64.startingFolders)(event.cwd, env), event.session_id);
  if (found === void 0) return (0, import_chunk_3HBUPN4Z.deny)("this agent runs for no review of this session");
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(found.top, found.session.run);
  const look = { kind: "look", agentId: agentIdOf(event), agent, tool };
  const refuse = (path, why) => refused(paths, { ...look, path, why });
  if (import_chunk_PXWIJ4LO.AGENTS_WITHOUT_TREE.includes(agent)) {
    return refuse("", `${agent} judges by its packet alone and has no tree to look at`);
  }
  const roots = {
    top: (0, import_chunk_YX7C7QYY.forwardSlashes)(found.top, process.platform),
    tree: (0, import_chunk_YX7C7QYY.forwardSlashes)(found.session.tree_root, process.platform),
    ...besides(tool, found.session)
  };
  if (isChange(tool)) {
    const problem = await notToBeChanged(paths, agent);
    if (problem !== void 0) return refuse("", problem);
  }
  const redirected = redirectLook(tool, slashedPaths(tool, event.tool_input ?? {}, process.platform), roots);
  if (redirected.kind === "refused") return refuse(redirected.path, redirected.why);
  const [real, realRoot] = await Promise.all([
    (0, import_chunk_XPIKYFDN.realPlace)(redirected.target),
    (0, import_chunk_XPIKYFDN.realPlace)(rootOf(redirected.path, roots))
  ]);
  if (!(0, import_chunk_WCK3D5U5.isInside)(real, realRoot)) {
    return refuse(redirected.path, `"${redirected.path}" leads out of the tree under review`);
  }
  await (0, import_chunk_Y4VNX2VG.record)(paths, { ...look, path: redirected.path, detail: redirected.detail, verdict: "allowed" });
  return (0, import_chunk_3HBUPN4Z.allowLook)(redirected.input);
}
function besides(tool, { packages_root: root }) {
  return root === void 0 || isChange(tool) ? {} : { packages: (0, import_chunk_YX7C7QYY.forwardSlashes)(root, process.platform) };
}
var isChange = (tool) => tool === "Edit" || tool === "Write";
async function notToBeChanged(paths, agent) {
  if (!import_chunk_PXWIJ4LO.AGENTS_THAT_WRITE.includes(agent)) return `${agent} changes no files`;
  const { kind } = await (0, import_chunk_Y4VNX2VG.readRunJson)(paths.run, "run");
  return kind === "fix" ? void 0 : "no fix is being made now: end here";
}
async function refused(paths, look) {
  await (0, import_chunk_Y4VNX2VG.record)(paths, { ...look, detail: "", verdict: "refused" });
  return (0, import_chunk_3HBUPN4Z.deny)(look.why);
}
function lookTool(name) {
  if (name === "Read" || name === "Grep" || name === "Glob" || name === "Edit" || name === "Write")
    return name;
  throw new Error(`not a look: ${String(name)}`);
}
function agentIdOf(event) {
  if (typeof event.agent_id === "string" && event.agent_id !== "") return event.agent_id;
  throw new Error("a look without an agent id");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  lookHook
});
});
