var { __load, __part } = require("../main.cjs").shared;
exports["forward-slashes"] = __part((exports) => {
function forwardSlashes(path, platform) {
  if (platform !== "win32") return path;
  const slashed = path.replace(/^\\\\\?\\UNC\\/i, "\\\\").replace(/^\\\\\?\\/, "").replaceAll("\\", "/");
  return slashed.replace(/^[a-z]:/, (drive) => drive.toUpperCase());
}
Object.assign(exports, { forwardSlashes });
});
exports["look"] = __part((exports) => {
var { forwardSlashes } = __load("look-c0605269/forward-slashes"), { PACKAGES_FOLDER, isPackagePath } = __load("matches-schema-4b8261ce/installed-packages"), { LARGEST_TEXT } = __load("main/largest-text"), { runOfSession, startingFolders } = __load("matches-schema-4b8261ce/locate"), { allowLook, deny } = __load("main/answers"), { runPaths } = __load("matches-schema-4b8261ce/layout"), { AGENTS_THAT_WRITE, AGENTS_WITHOUT_TREE } = __load("main/vocabulary"), { record } = __load("matches-schema-4b8261ce/ledger"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { isInside, realPlace } = __load("matches-schema-4b8261ce/real-place"), { lstat, readFile, readdir } = __load("main/disk"), { posix, join } = require("node:path");
var MOST_SPELLINGS = 1e3;
var LONGEST_PATTERN = 4096;
function expandGlob(pattern) {
  if (pattern.length > LONGEST_PATTERN) return void 0;
  const done = [];
  const open = [pattern.replaceAll("\\", "")];
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const braces = /\{([^{}]*)\}/.exec(next);
    if (braces === null) done.push(next.replaceAll(/\[([^/])\]/g, "$1"));
    else {
      const [before, after] = [next.slice(0, braces.index), next.slice(braces.index + braces[0].length)];
      for (const choice of (braces[1] ?? "").split(",")) open.push(before + choice + after);
    }
    if (done.length + open.length > MOST_SPELLINGS) return void 0;
  }
  return done;
}
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
  return led === void 0 ? allowed({ ...input, pattern }, key, path, roots, pattern) : allowed({ ...input, pattern: led }, key, PACKAGES_FOLDER, roots, led);
}
function allowed(input, key, path, roots, detail) {
  const root = rootOf(path, roots);
  const target = path === "" ? root : `${root}/${path}`;
  return { kind: "allowed", input: { ...input, [key]: target }, path, target, detail };
}
function rootOf(path, { tree, packages }) {
  return packages !== void 0 && isPackagePath(path) ? packages : tree;
}
function insideTree(claimed, roots) {
  if (claimed.includes("\0")) return void 0;
  const normal = posix.normalize(claimed);
  const relative = relativeIn(normal, roots) ?? normal;
  if (posix.isAbsolute(relative) || relative.startsWith("~")) return void 0;
  const trimmed = relative.replace(/\/$/, "");
  const segments = trimmed.split("/");
  if (segments.some((s) => s === ".." || s.toLowerCase() === ".git")) return void 0;
  return trimmed === "." ? "" : trimmed;
}
function relativeIn(path, { top, tree, packages }) {
  const beside = packages === void 0 ? void 0 : below(packages, path);
  if (beside !== void 0) return isPackagePath(beside) ? beside : void 0;
  return [tree, top].map((root) => below(root, path)).find((r) => r !== void 0);
}
function below(root, path) {
  if (path === root) return "";
  return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : void 0;
}
function globInside(pattern, roots) {
  if (typeof pattern !== "string") return void 0;
  const relative = relativeIn(pattern, roots) ?? pattern;
  const paths = expandGlob(relative);
  if (paths === void 0 || paths.some((path) => /^[/~]/.test(path))) return void 0;
  const segments = paths.flatMap((path) => path.split(/[/{},()|]/));
  return segments.some((s) => s === ".." || s.toLowerCase() === ".git") ? void 0 : relative;
}
function besideTree(pattern) {
  const start = `${PACKAGES_FOLDER}/`;
  return pattern.startsWith(start) ? pattern.slice(start.length) : void 0;
}
function detailOf(tool, input) {
  if (tool === "Edit" || tool === "Write") return "";
  if (tool === "Grep") return typeof input["pattern"] === "string" ? input["pattern"].slice(0, 200) : "";
  const { offset, limit } = input;
  if (typeof offset !== "number" && typeof limit !== "number") return "all lines";
  return `from ${typeof offset === "number" ? offset : 1}, ${typeof limit === "number" ? limit : "all"} lines`;
}
var MOST_FILES = 5e3;
var PLAIN = /^(?:[^\\^$?*+()[\]{}\r\n]|\\[!-/:;=?@[-`{-~])+$/;
var NEEDLESS = /\\([^\\^$.|?*+()[\]{}/])/g;
async function showsALine(input, place) {
  const { pattern, output_mode: mode, glob, type, offset } = input;
  if (mode !== "content" || typeof pattern !== "string" || !PLAIN.test(pattern)) return false;
  if ([glob, type, offset].some((narrower) => narrower !== void 0)) return false;
  const wanted = new RegExp(pattern.replaceAll(NEEDLESS, "$1"), input["-i"] === true ? "iu" : "u");
  return isIn(place, wanted, { files: MOST_FILES });
}
async function isIn(place, wanted, left) {
  const stats = await lstat(place).catch(() => void 0);
  if (stats?.isFile() === true) {
    left.files -= 1;
    if (stats.size > LARGEST_TEXT) return false;
    const text = (await readFile(place)).toString("utf8");
    return !text.includes("\0") && wanted.test(text);
  }
  const names = stats?.isDirectory() === true ? await readdir(place) : [];
  for (const name of names.toSorted()) {
    if (left.files <= 0) return false;
    if (!name.startsWith(".") && await isIn(join(place, name), wanted, left)) return true;
  }
  return false;
}
function slashedPaths(tool, input, platform) {
  const keys = ["file_path", "path", ...tool === "Glob" ? ["pattern"] : []];
  const paths = keys.flatMap((key) => {
    const value = input[key];
    return typeof value === "string" ? [[key, forwardSlashes(value, platform)]] : [];
  });
  return { ...input, ...Object.fromEntries(paths) };
}
async function lookHook(agent, event, env) {
  const tool = lookTool(event.tool_name);
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  if (found === void 0) return deny("this agent runs for no review of this session");
  const paths = runPaths(found.top, found.session.run);
  const look = { kind: "look", agentId: agentIdOf(event), agent, tool };
  const refuse = (path2, why) => refused(paths, { ...look, path: path2, why });
  if (AGENTS_WITHOUT_TREE.includes(agent)) {
    return refuse("", `${agent} judges by its packet alone and has no tree to look at`);
  }
  const roots = {
    top: forwardSlashes(found.top, process.platform),
    tree: forwardSlashes(found.session.tree_root, process.platform),
    ...besides(tool, found.session)
  };
  if (isChange(tool)) {
    const problem = await notToBeChanged(paths, agent);
    if (problem !== void 0) return refuse("", problem);
  }
  const redirected = redirectLook(tool, slashedPaths(tool, event.tool_input ?? {}, process.platform), roots);
  if (redirected.kind === "refused") return refuse(redirected.path, redirected.why);
  const [real, realRoot] = await Promise.all([
    realPlace(redirected.target),
    realPlace(rootOf(redirected.path, roots))
  ]);
  if (!isInside(real, realRoot)) {
    return refuse(redirected.path, `"${redirected.path}" leads out of the tree under review`);
  }
  const shows = tool !== "Grep" || await showsALine(event.tool_input ?? {}, real);
  const names = shows ? {} : { names_only: true };
  const { path, detail } = redirected;
  await record(paths, { ...look, ...names, path, detail, verdict: "allowed" });
  return allowLook(redirected.input);
}
function besides(tool, { packages_root: root }) {
  return root === void 0 || isChange(tool) ? {} : { packages: forwardSlashes(root, process.platform) };
}
var isChange = (tool) => tool === "Edit" || tool === "Write";
async function notToBeChanged(paths, agent) {
  if (!AGENTS_THAT_WRITE.includes(agent)) return `${agent} changes no files`;
  const { kind } = await readRunJson(paths.run, "run");
  return kind === "fix" ? void 0 : "no fix is being made now: end here";
}
async function refused(paths, look) {
  await record(paths, { ...look, detail: "", verdict: "refused" });
  return deny(look.why);
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
Object.assign(exports, { lookHook });
});
