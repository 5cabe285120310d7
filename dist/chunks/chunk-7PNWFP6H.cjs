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
  KEPT_TREES: () => KEPT_TREES,
  WARN_FILES: () => WARN_FILES,
  createRun: () => createRun,
  randomHex: () => randomHex,
  randomId: () => randomId,
  requireRealFolders: () => requireRealFolders,
  settingsOf: () => settingsOf,
  writeGitignore: () => writeGitignore
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_node_crypto = require("node:crypto");
var import_promises = require("node:fs/promises");
var import_node_path = require("node:path");
function randomHex(bytes) {
  return (0, import_node_crypto.randomBytes)(bytes).toString("hex");
}
var LETTERS = "abcdefghjkmnpqrstuvwxyz";
var ALPHABET = `${LETTERS}23456789`;
function randomId() {
  const rest = Array.from({ length: 5 }, () => ALPHABET[(0, import_node_crypto.randomInt)(ALPHABET.length)]);
  return [LETTERS[(0, import_node_crypto.randomInt)(LETTERS.length)], ...rest].join("");
}
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await writeGitignore(file.top);
  if (await (0, import_chunk_CC3FTJ7K.createFileOnce)(paths.run, (0, import_chunk_QCV6QELS.jsonText)(file))) return;
  throw new import_chunk_JMQKZG5L.Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function writeGitignore(top) {
  await (0, import_chunk_CC3FTJ7K.createFileOnce)((0, import_node_path.join)(top, ".correctless", ".gitignore"), GITIGNORE);
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await (0, import_promises.lstat)((0, import_node_path.join)(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new import_chunk_JMQKZG5L.Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
var MAX_FINDINGS = 15;
var WARN_FILES = 50;
function settingsOf(config, options) {
  const { review = {}, models = {} } = config;
  const rules = options.noRules ? "none" : oneOf("--rules", options.rules ?? "all", ["all", "scoped"]);
  const lenses = review.lenses ?? [...import_chunk_BCECQ4U4.LENSES];
  return {
    threshold: review.threshold ?? import_chunk_COCIJOXI.THRESHOLD,
    max_findings: review.max_findings ?? MAX_FINDINGS,
    fail_on: oneOf("--fail-on", options.failOn ?? review.fail_on ?? "important", import_chunk_BCECQ4U4.FAIL_LEVELS),
    scope_policy: oneOf(
      "--scope-policy",
      options.scopePolicy ?? review.scope_policy ?? "added",
      import_chunk_BCECQ4U4.SCOPE_POLICIES
    ),
    lenses: import_chunk_BCECQ4U4.LENSES.filter(
      (lens) => lenses.includes(lens) && !(rules === "none" && lens === "rules-compliance")
    ),
    rules,
    models: {
      summary: models.summary ?? "haiku",
      review: models.review ?? "sonnet",
      score: models.score ?? "haiku",
      audit: models.audit ?? "inherit",
      fix: models.fix ?? "inherit"
    }
  };
}
function oneOf(option, value, allowed) {
  const found = allowed.find((a) => a === value);
  if (found !== void 0) return found;
  throw new import_chunk_JMQKZG5L.Failure("usage/bad-value", `${option}: "${value}" is not possible`, {
    hint: `one of: ${allowed.join(", ")}`
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  KEPT_TREES,
  WARN_FILES,
  createRun,
  randomHex,
  randomId,
  requireRealFolders,
  settingsOf,
  writeGitignore
});
