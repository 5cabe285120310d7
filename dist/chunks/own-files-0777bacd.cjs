var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audit-tree"] = __part((module, exports) => {
__export(exports, { auditOfTree: () => auditOfTree, auditTreeNotice: () => auditTreeNotice });
var [import_places, import_shell_word] = ["matches-schema-2b17f0d0/places", "objects-0b8527c9/shell-word"].map(__load);
var import_node_path = require("node:path");
async function auditOfTree(top) {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = "", audit = ""] = found ?? [];
  if (found === null || !await (0, import_places.isFile)((0, import_node_path.join)(home, ".correctless", "audits", audit, "audit.json")))
    return void 0;
  return { audit, home };
}
function auditTreeNotice({ audit, home }) {
  return `this is the work tree of audit ${audit}; run its commands in ${home}: cd ${(0, import_shell_word.shellWord)(home)} && correctless next ${audit}`;
}
});
exports["background-files"] = __part((module, exports) => {
__export(exports, { FILES: () => FILES });
var FILES = {
  /** What to run. The folder is for this command only. */
  command: "command.json",
  /** Who runs it: the process that creates this file. So of several starters only one runs the command. */
  runner: "runner.json",
  /** The runner's own output, which explains why it could not start. */
  runnerOutput: "runner.txt",
  /** The command's standard output and standard error, as they arrive. */
  output: "output.txt",
  /** The leader of the command's process group. */
  group: "group.json",
  status: "status.json"
};
});
exports["configured-programs"] = __part((module, exports) => {
__export(exports, { withoutPrograms: () => withoutPrograms });
var [import_objects, import_git] = ["objects-0b8527c9/objects", "objects-0b8527c9/git"].map(__load);
var SWITCHED_OFF = {
  // Without the last one, git refuses files whose filter does nothing.
  filter: [
    ["clean", ""],
    ["smudge", ""],
    ["process", ""],
    ["required", "false"]
  ],
  hook: [["enabled", "false"]]
};
async function withoutPrograms(repository, env = {}) {
  const { stdout } = await (0, import_git.runGit)(
    repository.top,
    ["config", "--includes", "--name-only", "-z", "--get-regexp", String.raw`^(filter|hook)\.`],
    { answers: [0, 1] }
  );
  const keys = (0, import_objects.records)(stdout).map((key) => key.slice(0, key.lastIndexOf(".")));
  const settings = [...new Set(keys)].flatMap((section) => {
    const kind = section.slice(0, section.indexOf("."));
    return (SWITCHED_OFF[kind] ?? []).map(([key, value]) => [`${section}.${key}`, value]);
  });
  const taken = Number(env["GIT_CONFIG_COUNT"] ?? 0);
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(taken + settings.length)],
    ...settings.flatMap(([key, value], i) => [
      [`GIT_CONFIG_KEY_${taken + i}`, key],
      [`GIT_CONFIG_VALUE_${taken + i}`, value]
    ])
  ]);
}
});
exports["one-object"] = __part((module, exports) => {
__export(exports, { beginningOf: () => beginningOf, blobAt: () => blobAt, blobInto: () => blobInto, commitText: () => commitText, writeBlob: () => writeBlob });
var [import_git] = ["objects-0b8527c9/git"].map(__load);
var NOT_THERE = 128;
async function blobAt(repository, treeish, path) {
  const { status, stdout } = await (0, import_git.askGit)(repository, ["cat-file", "blob", `${treeish}:${path}`], {
    answers: [0, NOT_THERE]
  });
  return status === 0 ? stdout : void 0;
}
async function beginningOf(repository, oid, most) {
  return (await (0, import_git.readGit)(repository, ["cat-file", "blob", oid], { most })).subarray(0, most);
}
async function blobInto(repository, oid, file) {
  await (0, import_git.readGit)(repository, ["cat-file", "blob", oid], { into: file });
}
async function commitText(repository, sha) {
  return (await (0, import_git.readGit)(repository, ["cat-file", "commit", sha])).toString("utf8");
}
async function writeBlob(repository, content) {
  const stored = await (0, import_git.readGit)(repository, ["hash-object", "-w", "--stdin"], { input: content });
  return stored.toString("latin1").trim();
}
});
exports["own-files"] = __part((module, exports) => {
__export(exports, { TAGS_OF_INDEX: () => TAGS_OF_INDEX, amongOwnFiles: () => amongOwnFiles, flaggedFiles: () => flaggedFiles, ownFile: () => ownFile, usersFile: () => usersFile });
var [import_background_files, import_objects, import_files] = ["own-files-0777bacd/background-files", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/files"].map(__load);
var import_node_path = require("node:path");
var FOLDER = ".correctless/";
var COMMITTED = [`${FOLDER}config/`, `${FOLDER}suppressions.json`];
var OWN_FILES = [
  ".gitignore",
  "sessions/.gitignore",
  "sessions/<session>.json",
  "runs/<run>/.gitignore",
  "runs/<run>/run.json",
  "runs/<run>/scope.json",
  "runs/<run>/fingerprint.json",
  "runs/<run>/context/files.json",
  "runs/<run>/context/rules.json",
  "runs/<run>/context/facts.json",
  "runs/<run>/context/shards/<shard>.json",
  "runs/<run>/context/secrets.json",
  "runs/<run>/context/step.json",
  "runs/<run>/context/divided.json",
  "runs/<run>/context/past.json",
  "runs/<run>/slots/<n>/slot.json",
  "runs/<run>/slots/<n>/packet.md",
  "runs/<run>/replies/<agent>.txt",
  "runs/<run>/ledger.jsonl",
  "runs/<run>/findings.json",
  "runs/<run>/verdict.json",
  "runs/<run>/memory.json",
  "runs/<run>/report.json",
  "runs/<run>/report.html",
  "audits/start.lock",
  "audits/<audit>/.gitignore",
  "audits/<audit>/audit.json",
  "audits/<audit>/fingerprint.json",
  "audits/<audit>/last-call.json",
  "audits/<audit>/journal.jsonl",
  "audits/<audit>/lock",
  "audits/<audit>/tests/<n>/",
  "audits/<audit>/setup/<n>/",
  "worktrees/.gitignore",
  "artifacts/.gitignore",
  "artifacts/workflow-state-<branch>.json",
  "artifacts/findings/audit-<preset>-<date>-round-<N>.json",
  "artifacts/audit-trail-<branch>.jsonl",
  "artifacts/audit-<preset>-history.md",
  "artifacts/audit-<preset>-<date>-summary.md"
];
var OF_A_COMMAND = Object.values(import_background_files.FILES).map(literal).join("|");
var IDS = {
  run: "[a-z0-9]{4,16}",
  audit: "[a-z0-9]{4,16}",
  n: "[1-9]\\d*",
  N: "[1-9]\\d*"
};
var WORK_TREE = "worktrees/[a-z0-9]{4,16}/";
var BESIDE = "(\\.[0-9a-f]{12}\\.tmp)?";
var OWN = new RegExp(
  `^${literal(FOLDER)}(${[...OWN_FILES.map(patternOf), WORK_TREE].join("|")})${BESIDE}$`
);
function patternOf(file) {
  const names = file.replaceAll(
    /<(\w+)>|[^<]+/g,
    (part, id) => id === void 0 ? literal(part) : IDS[id] ?? "[A-Za-z0-9_-]+"
  );
  return file.endsWith("/") ? `${names}(${OF_A_COMMAND})` : names;
}
function literal(text) {
  return text.replaceAll(".", "\\.");
}
function usersFile(path) {
  return COMMITTED.some((kept) => path === kept || kept.endsWith("/") && path.startsWith(kept));
}
function ownFile(path) {
  return OWN.test(path);
}
function amongOwnFiles(path) {
  return path.startsWith(FOLDER) && !usersFile(path);
}
var TAGS_OF_INDEX = ["ls-files", "-z", "-v"];
async function flaggedFiles(top, tags) {
  const tagged = (0, import_objects.records)(tags).map((record) => ({ tag: record.charAt(0), path: record.slice(2) }));
  const there = [];
  for (const { tag, path } of tagged) {
    if (tag.toUpperCase() === "S" && await (0, import_files.exists)((0, import_node_path.join)(top, path))) there.push(path);
  }
  const assumed = tagged.filter(({ tag }) => tag !== tag.toUpperCase()).map(({ path }) => path);
  return { assumed, skipped: there };
}
});
exports["severity-rank"] = __part((module, exports) => {
__export(exports, { isGrave: () => isGrave, isGraver: () => isGraver, severityRank: () => severityRank });
var [import_vocabulary] = ["main/vocabulary"].map(__load);
function severityRank({ severity }) {
  return import_vocabulary.SEVERITIES.indexOf(severity);
}
function isGraver(one, other) {
  return severityRank(one) < severityRank(other);
}
function isGrave({ severity }) {
  return severity === "critical" || severity === "high";
}
});
exports["untracked"] = __part((module, exports) => {
__export(exports, { requireUntracked: () => requireUntracked });
var [import_objects, import_printable, import_own_key, import_git, import_failure] = ["objects-0b8527c9/objects", "objects-0b8527c9/printable", "matches-schema-2b17f0d0/own-key", "objects-0b8527c9/git", "main/failure"].map(__load);
async function trackedFiles({ top }, paths) {
  return (0, import_objects.records)((await (0, import_git.runGit)(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths])).stdout);
}
var STATE = [".correctless/runs", ".correctless/audits", ".correctless/sessions"];
var asked = /* @__PURE__ */ new WeakMap();
function requireUntracked(repository) {
  const known = asked.get(repository);
  if (known !== void 0) return known;
  const answer = lookForTracked(repository);
  asked.set(repository, answer);
  return answer;
}
async function lookForTracked(repository) {
  (0, import_own_key.requireKeyOutside)(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === void 0) return;
  const folders = STATE.filter(
    (folder) => found.some((path) => path === folder || path.startsWith(`${folder}/`))
  );
  throw new import_failure.Failure(
    "run/tracked",
    `git tracks ${found.length} files below ${folders.join(" and ")}, such as ${(0, import_printable.printable)(first)}: reviews that came with a commit are not trusted`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(" ")}, commit that, and remove the folders if you did not write them yourself`
    }
  );
}
});
