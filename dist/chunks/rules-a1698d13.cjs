var { __load, __part } = require("../main.cjs").shared;
exports["rules"] = __part((exports) => {
var { TARGET_FLAGS, askedChange, askedTarget } = __load("target-3d41a926/asked-target"), { readChange } = __load("text-called-binary-fccc6b1e/read-skipped"), { readRules } = __load("parser-dfd9e85b/parser"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { changedRules, compileRule, rulesInForce } = __load("index-936eb180/governs"), { counted } = __load("main/counted"), { listTree } = __load("git-685f2d30/objects"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { groupedBy } = __load("git-685f2d30/grouped-by"), { exists } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2"), { join } = require("node:path");
function rulesJson({ base, rules, changedInDiff }) {
  return {
    base,
    rules: rules.map(({ rule: { path, source, paths, sha256 }, governs }) => ({
      path,
      source,
      paths,
      governs,
      sha256
    })),
    changedInDiff
  };
}
function rulesText({ base, rules, changedInDiff }, asked) {
  const inForce = rules.filter(({ governs }) => governs.length > 0);
  const idle = rules.filter(({ governs }) => governs.length === 0);
  const at = `at ${base.slice(0, 12)}`;
  if (rules.length === 0) return `No rule files ${at}.
${changedText(changedInDiff)}`;
  return [
    `${counted(rules.length, "rule file")} ${at}, ${inForce.length} in force for ${counted(asked, "file")}.
`,
    ...inForce.map((one) => `
${heading(one.rule)}
${reasons(one, asked)}`),
    idle.length === 0 ? "" : "\nGoverning none of these files:\n",
    ...idle.map(({ rule }) => `  ${heading(rule)}${rule.paths === null ? "" : `: ${quoted(rule.paths)}`}
`),
    changedText(changedInDiff)
  ].join("");
}
function heading({ path, source, via }) {
  return `${printable(path)} (${source}${via === void 0 ? "" : `, through ${via.map(printable).join(", ")}`})`;
}
function reasons({ rule, governs }, asked) {
  const why = compileRule(rule);
  const byReason = groupedBy(governs, (path) => reasonText(why(path)));
  return [...byReason].map(([reason, paths]) => {
    const which = asked > 1 && paths.length === asked ? [`all ${counted(asked, "file")}`] : paths.map(printable);
    return `  ${reason}:
${which.map((path) => `    ${path}
`).join("")}`;
  }).join("");
}
function reasonText(why) {
  switch (why?.kind) {
    case void 0:
      return "nothing";
    case "always":
      return "always";
    case "directory":
      return `everything in ${printable(why.directory)}/`;
    case "glob":
      return `matches ${quoted([why.glob])}${why.directory === "" ? "" : ` in ${printable(why.directory)}/`}`;
  }
}
function changedText(paths) {
  if (paths.length === 0) return "";
  return `
Rule changed in this diff, not applied:
${paths.map((path) => `  ${printable(path)}
`).join("")}`;
}
function quoted(globs) {
  return globs.map((glob) => printable(glob) === glob ? `"${glob}"` : printable(glob)).join(", ");
}
var rulesCommand = {
  name: "rules",
  summary: "Shows which rule files govern a change or a file, and why",
  usage: "[TARGET | --staged | --uncommitted | --file PATH\u2026 [--at REV]] [--json] [-- PATH\u2026]",
  flags: {
    ...TARGET_FLAGS,
    "file PATH \u2026": "a file instead of a change",
    "at REV": "with --file: the rules at this commit (default: HEAD)",
    json: "the answer as JSON on stdout"
  },
  takes: { least: 0, most: 1, paths: true },
  details: `Rules are read at the base of the change, so a rule that the change edits, adds or deletes counts as it was before.
JSON: {base, rules[{path, source, paths[]|null, governs[changed path\u2026], sha256}], changedInDiff[path\u2026]}
With --json, problems with rule files are on stderr.`,
  run: async (input) => {
    const { answer, asked, notes } = await (input.options("file").length > 0 ? ofFiles(input) : ofChange(input));
    const warnings = notes.map((note) => `${printable(note)}
`).join("");
    const text = rulesText(answer, asked) + (warnings === "" ? "" : `
Notes:
${warnings}`);
    if (!input.flag("json")) return { status: 0, stdout: text };
    return { status: 0, stdout: inertJson(rulesJson(answer)), stderr: text };
  }
};
async function ofChange(input) {
  if (input.option("at") !== void 0) {
    throw new Failure("usage/bad-value", "--at goes with --file; a change has a base of its own", {
      hint: "correctless rules --file PATH --at REV"
    });
  }
  const { repository, target } = await askedChange(input);
  const { base, changed } = await readChange(repository, target);
  const { rules, notes } = await readRules(repository, settingsTree(base));
  const inForce = rulesInForce(rules, changed.keys());
  const answer = { base: base.sha ?? base.tree, rules: inForce, changedInDiff: changedRules(changed, rules) };
  return { answer, asked: changed.size, notes };
}
async function ofFiles({ cwd, positionals, paths, flag, option, options }) {
  const flags = ["staged", "uncommitted"].filter((name) => flag(name)).map((name) => `--${name}`);
  const [other] = [...positionals, ...flags, ...paths];
  if (other !== void 0) {
    throw new Failure("usage/bad-value", `--file and ${other} exclude each other`, {
      hint: "ask about files or about a change"
    });
  }
  const named = { staged: false, uncommitted: false, paths: options("file") };
  const { repository, target } = await askedTarget(cwd, [], named);
  const files = [...new Set(target.paths)].map(fileNamed);
  if (files.length === 0) fileNamed(".");
  const { sha, tree } = await commitNamed(repository, option("at") ?? "HEAD");
  const { rules, notes } = await readRules(repository, tree);
  const answer = { base: sha, rules: rulesInForce(rules, files), changedInDiff: [] };
  const missing = await missingFiles(repository, tree, files, option("at") === void 0);
  return { answer, asked: files.length, notes: [...missing, ...notes] };
}
async function missingFiles(repository, tree, files, alsoInWorkTree) {
  const entries = await listTree(repository, tree);
  const known = new Set(entries.map(({ path }) => path));
  const notes = await Promise.all(
    files.map(async (file) => {
      if (known.has(file)) return [];
      if (entries.some(({ path }) => path.startsWith(`${file}/`))) return [`${file} is a folder, no file`];
      if (alsoInWorkTree && await exists(join(repository.top, file))) return [];
      return [`there is no file ${file}; if there were one, this would govern it`];
    })
  );
  return notes.flat();
}
function fileNamed(path) {
  const file = asRepoPath(path);
  if (file !== void 0) return file;
  throw new Failure("usage/bad-value", `"${path}" is not a file that a change could touch`, {
    hint: "name a file of the repository, there or not: correctless rules --file src/a.ts"
  });
}
Object.assign(exports, { rulesCommand });
});
