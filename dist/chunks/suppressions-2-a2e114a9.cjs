var { __load, __part } = require("../main.cjs").shared;
exports["config"] = __part((exports) => {
var { SUPPRESSIONS_FILE, addedSuppressions, parseSuppressions, suppressionLine } = __load("suppressions-2-a2e114a9/suppressions-2"), { listTree, readBlobs } = __load("git-4ddc216c/objects"), { checkContract } = __load("matches-schema-f8f7d0ae/matches-schema"), { INPUT_LIMITS, inputTooLarge } = __load("main/input-limits"), { Failure } = __load("main/failure");
var CONFIG_FILE = ".correctless/config/workflow-config.json";
async function readConfig(repository, tree) {
  const text = await readTextAt(repository, tree, CONFIG_FILE, "configuration");
  if (text === void 0) return {};
  const checked = await checkContract("workflow-config", parsedConfig(text));
  if (checked.kind === "valid") return checked.value;
  const [{ pointer, problem, value }] = checked.defects;
  const found = value === void 0 ? "" : `, found ${JSON.stringify(value).slice(0, 80)}`;
  throw new Failure(
    problem.startsWith("is not a property") ? "config/unknown-key" : "config/bad-value",
    `${CONFIG_FILE} at base: ${pointer === "" ? "the file" : pointer} ${problem}${found}`,
    {
      hint: "fix it in the revision that the change is compared with; the keys are in docs/configuration.md of correctless"
    }
  );
}
function parsedConfig(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("config/unreadable", `${CONFIG_FILE} at base is not JSON`, {
      hint: "fix it in the revision that the change is compared with: a review reads it there",
      cause
    });
  }
}
async function readSuppressions(repository, tree) {
  const text = await readTextAt(repository, tree, SUPPRESSIONS_FILE, "suppressions");
  return text === void 0 ? [] : parseSuppressions(text);
}
async function readAddedSuppressions(repository, baseTree, headTree) {
  const [base, head] = await Promise.all([
    readSuppressions(repository, baseTree),
    readSuppressions(repository, headTree).catch((error) => {
      if (error instanceof Failure && isOfFile(error)) return error;
      throw error;
    })
  ]);
  if (head instanceof Failure) return [`at head: ${head.message}`];
  const added = addedSuppressions(base, head);
  const named = added.slice(0, MOST_NAMED).map(suppressionLine);
  return added.length > MOST_NAMED ? [...named, `and ${added.length - MOST_NAMED} more`] : named;
}
var isOfFile = ({ code }) => code.startsWith("config/") || code === "usage/input-too-large";
var MOST_NAMED = 20;
async function readTextAt(repository, tree, path, kind) {
  const [entry] = await listTree(repository, tree, { paths: [path] });
  if (entry?.type !== "blob") return void 0;
  if ((entry.size ?? 0) > INPUT_LIMITS[kind].bytes) throw inputTooLarge(kind, path);
  return (await readBlobs(repository, [entry.oid])).get(entry.oid)?.toString("utf8");
}
Object.assign(exports, { readConfig, readSuppressions, readAddedSuppressions });
});
exports["create-run"] = __part((exports) => {
var { jsonText } = __load("matches-schema-f8f7d0ae/own-key"), { createFileOnce } = __load("matches-schema-f8f7d0ae/files"), { Failure } = __load("main/failure"), { lstat } = require("node:fs/promises"), { join } = require("node:path");
var KEPT_TREES = 8;
var GITIGNORE = "*\n!config/\n!config/**\n!suppressions.json\n";
var OWN_FOLDERS = [".correctless", ".correctless/runs", ".correctless/sessions"];
async function createRun(file, paths) {
  await requireRealFolders(file.top);
  await keepOutOfGit(file.top, [`runs/${file.run}`, "sessions"]);
  if (await createFileOnce(paths.run, jsonText(file))) return;
  throw new Failure("run/corrupt", `${paths.run} exists already`, { hint: "run the same command again" });
}
async function keepOutOfGit(top, folders) {
  await createFileOnce(join(top, ".correctless", ".gitignore"), GITIGNORE);
  for (const folder of folders) await createFileOnce(join(top, ".correctless", folder, ".gitignore"), "*\n");
}
async function requireRealFolders(top, also = []) {
  for (const folder of [...OWN_FOLDERS, ...also]) {
    const stats = await lstat(join(top, folder)).catch(() => void 0);
    if (stats?.isSymbolicLink() !== true) continue;
    throw new Failure("environment/file-unwritable", `${folder} is a link, and runs are written below it`, {
      hint: `remove the link ${folder}; see where it leads before you do`
    });
  }
}
Object.assign(exports, { KEPT_TREES, createRun, keepOutOfGit, requireRealFolders });
});
exports["cross-check"] = __part((exports) => {
var { asRepoPath } = __load("git-4ddc216c/batch-output"), { printable } = __load("git-4ddc216c/printable"), { Failure } = __load("main/failure");
var RAW_STATUSES = { A: "added", D: "deleted", M: "modified", R: "renamed", T: "type-changed" };
function parseRaw(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, oldMode, newMode, oldOid, newOid, letter] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(line) ?? [];
    if (!oldMode || !newMode || !oldOid || !newOid || !isStatusLetter(letter)) throw unreadable("--raw", line);
    const renamed = letter === "R";
    const from = renamed ? { from: pathAt(fields, at + 1, "--raw") } : {};
    const path = pathAt(fields, renamed ? at + 2 : at + 1, "--raw");
    entries.push({ status: RAW_STATUSES[letter], path, ...from, oldMode, newMode, oldOid, newOid });
    at += renamed ? 3 : 2;
  }
  return entries;
}
function isStatusLetter(letter) {
  return letter !== void 0 && Object.hasOwn(RAW_STATUSES, letter);
}
function parseNumstat(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, added, removed, name] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(line) ?? [];
    if (added === void 0 || removed === void 0) throw unreadable("--numstat", line);
    const renamed = name === "";
    const from = renamed ? { from: pathAt(fields, at + 1, "--numstat") } : {};
    const path = renamed ? pathAt(fields, at + 2, "--numstat") : pathOf(name, "--numstat");
    entries.push({ path, ...from, added: countOf(added), removed: countOf(removed) });
    at += renamed ? 3 : 1;
  }
  return entries;
}
function fieldsOf(output) {
  return output.length === 0 ? [] : output.toString("utf8").replace(/\0$/, "").split("\0");
}
function countOf(text) {
  return text === "-" ? null : Number(text);
}
function pathAt(fields, at, list) {
  return pathOf(fields[at], list);
}
function pathOf(text, list) {
  const path = text === void 0 ? void 0 : asRepoPath(text);
  if (path === void 0) throw unreadable(list, text ?? "the end of the list");
  return path;
}
function unreadable(list, text) {
  return new Failure(
    "refused/diff-disagrees-with-git",
    `git diff ${list} -z printed an entry that cannot be read: ${printable(text.slice(0, 80))}`
  );
}
var SUBMODULE_MODE = "160000";
function crossCheck(changed, git) {
  const raw = byPath(git.raw, "--raw");
  const numstat = byPath(git.numstat, "--numstat");
  for (const path of /* @__PURE__ */ new Set([...changed.keys(), ...raw.keys(), ...numstat.keys()])) {
    const [change, entry, counts] = [changed.get(path), raw.get(path), numstat.get(path)];
    if (change === void 0 || entry === void 0 || counts === void 0) {
      const lists = [change && "the patch", entry && "git diff --raw", counts && "git diff --numstat"];
      throw disagrees(path, `only in ${lists.filter((list) => list !== void 0).join(" and ")}`);
    }
    checkStatus(change, entry);
    checkFrom(change, counts);
    checkCounts(change, entry, counts);
  }
}
function byPath(entries, list) {
  const map = new Map(entries.map((entry) => [entry.path, entry]));
  if (map.size === entries.length) return map;
  const twice = entries.find((entry, at) => entries.findIndex(({ path }) => path === entry.path) !== at);
  throw disagrees(String(twice?.path), `twice in git diff ${list}`);
}
function checkStatus(change, entry) {
  const status = change.kind === "deleted" ? "deleted" : change.status;
  const expected = entry.status === "type-changed" ? "modified" : entry.status;
  if (status !== expected) throw disagrees(change.path, `${status} in the patch, ${entry.status} for git`);
  checkFrom(change, entry);
}
function checkFrom(change, entry) {
  const from = change.kind === "deleted" ? void 0 : change.from;
  if (from === entry.from) return;
  throw disagrees(
    change.path,
    `renamed from ${printable(from ?? "nothing")} in the patch, from ${printable(entry.from ?? "nothing")} for git`
  );
}
function checkCounts(change, entry, counts) {
  const typeChanged = entry.status === "type-changed";
  const patch = typeChanged ? typeChangeCounts(change, entry) : patchCounts(change, entry);
  const agrees = typeChanged ? agreeOnTypeChange(patch, counts) : agree(change, patch, counts);
  if (agrees) return;
  throw disagrees(change.path, `${countText(patch)} in the patch, ${countText(counts)} for git`);
}
function patchCounts(change, entry) {
  if (change.kind !== "opaque") return { added: change.addedLines, removed: change.removedLines };
  switch (change.why) {
    case "binary": return { added: null, removed: null };
    case "submodule": return submoduleLines(entry);
    case "mode":
    case "rename":
    case "empty": return { added: 0, removed: 0 };
  }
}
function submoduleLines({ oldMode, newMode }) {
  return { added: Number(newMode === SUBMODULE_MODE), removed: Number(oldMode === SUBMODULE_MODE) };
}
function agree(change, patch, git) {
  if (patch.added === git.added && patch.removed === git.removed) return true;
  const contentStays = change.kind === "opaque" && ["mode", "rename", "empty"].includes(change.why);
  return contentStays && git.added === null && git.removed === null;
}
function typeChangeCounts(change, entry) {
  if (change.kind === "opaque" && change.why === "binary") return { added: null, removed: null };
  const lines = submoduleLines(entry);
  if (change.kind === "opaque") return lines;
  return { added: change.addedLines + lines.added, removed: change.removedLines + lines.removed };
}
function agreeOnTypeChange(patch, git) {
  if (patch.added === null || patch.removed === null || git.added === null || git.removed === null) return true;
  return patch.added >= git.added && patch.added - patch.removed === git.added - git.removed;
}
function countText({ added, removed }) {
  return added === null || removed === null ? "binary" : `+${added} -${removed}`;
}
function disagrees(path, how) {
  return new Failure("refused/diff-disagrees-with-git", `${printable(path)}: ${how}`, {
    hint: "this is a bug or an unusual git setting: run the command again with GIT_TRACE=1 and report it"
  });
}
Object.assign(exports, { parseRaw, parseNumstat, crossCheck });
});
exports["functions-of"] = __part((exports) => {
var { SHELL, closingOf, familyOf, scanRegions, syntaxOf } = __load("extract-c9da3327/extract"), { by } = __load("main/order");
var LARGEST_READ = 5e5;
var MOST_FUNCTIONS = 2e3;
function functionsOf(text, path) {
  const family = familyOf(path) ?? (/^#!.{0,100}sh\b/.test(text) ? SHELL.family : void 0);
  const source = text.length > LARGEST_READ || family === void 0 ? null : maskedOf(text, path);
  if (source === null || family === void 0) return { source: { code: "", mask: "" }, list: [] };
  const owners = ownersIn(source.mask, family.isIndented === true).slice(0, MOST_FUNCTIONS);
  const byBody = /* @__PURE__ */ new Map();
  for (const found of family.functions(source)) {
    const owner = found.owner ?? innermost(owners, found.start)?.name ?? null;
    if (!byBody.has(found.body.start)) byBody.set(found.body.start, { ...found, owner });
  }
  const list = [...byBody.values()].toSorted(by(({ start }) => start));
  return { source, list: list.slice(0, MOST_FUNCTIONS) };
}
var IN_BRACES = /(?<![.\w$])(?:(?:class|interface|struct|trait|object|enum|namespace)\s+(?<name>[\w$]+)|impl\b[^{;()]{0,300}?(?<type>\w+)(?:<[^{;]{0,200}>)?\s*(?=\{|where))[^;{()]{0,300}\{/g;
var INDENTED = /^(?<indent>[ \t]*)(?:class|module)[ \t]+(?<name>\w+)/gm;
function ownersIn(mask, isIndented) {
  if (!isIndented) {
    return [...mask.matchAll(IN_BRACES)].flatMap((match) => {
      const close = closingOf(mask, match.index + match[0].length - 1);
      const name = match.groups?.["name"] ?? match.groups?.["type"] ?? "";
      return close === -1 ? [] : [{ name, start: match.index, end: close }];
    });
  }
  return [...mask.matchAll(INDENTED)].map((match) => {
    const { indent = "", name = "" } = match.groups ?? {};
    const from = match.index + match[0].length;
    const next = new RegExp(`\\n[ \\t]{0,${indent.length}}[^\\s"#)]`).exec(mask.slice(from));
    return { name, start: match.index, end: next === null ? mask.length : from + next.index };
  });
}
function innermost(owners, at) {
  return owners.findLast(({ start, end }) => start < at && at < end);
}
function maskedOf(text, path) {
  const syntax = syntaxOf(path, text);
  if (syntax === null) return null;
  const [code, mask] = [[], []];
  let at = 0;
  for (const { kind, start, end } of scanRegions(text, syntax)) {
    const [before, inside] = [text.slice(at, start), text.slice(start, end)];
    const isComment = kind === "line-comment" || kind === "block-comment";
    const blank = inside.replace(/[^\n]/g, " ");
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text.slice(at);
  return { code: code.join("") + rest, mask: mask.join("") + rest };
}
Object.assign(exports, { LARGEST_READ, functionsOf, maskedOf });
});
exports["identity"] = __part((exports) => {
var { runGit } = __load("git-4ddc216c/git"), { Failure } = __load("main/failure");
async function authorOf(folder) {
  await requireIdentity(folder);
  const { stdout } = await runGit(folder, ["var", "GIT_AUTHOR_IDENT"]);
  return stdout.toString("utf8").replace(/ \d+ [+-]\d{4}\s*$/, "");
}
async function requireIdentity(folder) {
  for (const name of ["GIT_AUTHOR_IDENT", "GIT_COMMITTER_IDENT"]) {
    const { status, stderr } = await runGit(folder, ["-c", "user.useConfigOnly=true", "var", name], {
      answers: [0, 1, 128]
    });
    if (status === 0) continue;
    const said = /^fatal: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
    throw new Failure("environment/no-identity", `git has no name and address for your commits: ${said}`, {
      hint: 'git config --global user.name "Your Name" && git config --global user.email you@example.com'
    });
  }
}
Object.assign(exports, { authorOf, requireIdentity });
});
exports["material"] = __part((exports) => {
var { redactHunks } = __load("suppressions-2-a2e114a9/redact-hunks");
async function cleanMaterial(material, redactor, textOf) {
  const files = await redactHunks(material.files, redactor, textOf);
  const rest = await redactor.redactIn({
    context: material.context,
    rules: material.rules,
    checklist: material.checklist
  });
  const clean = { files, ...rest };
  return clean;
}
async function cleanText(value, redactor) {
  return await redactor.redactIn(value);
}
Object.assign(exports, { cleanMaterial, cleanText });
});
exports["merge-trees"] = __part((exports) => {
var { withTemporaryIndex } = __load("snapshot-acbc1920/temporary-index"), { writeBlob } = __load("git-4ddc216c/one-object"), { readBlobs, records } = __load("git-4ddc216c/objects"), { askGit, readGit, runGit } = __load("git-4ddc216c/git"), { writeFile } = require("node:fs/promises"), { join } = require("node:path");
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await readBlobs(repository, all.map(({ oid }) => oid));
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await writeFile(join(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await runGit(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  return { mode, oid: await writeBlob(repository, stdout) };
}
async function mergeTrees(repository, trees, settle = () => Promise.resolve(void 0)) {
  return withTemporaryIndex(repository, async (env, folder) => {
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await askGit(repository, merge, { env });
    const unmerged = sidesOf(await readGit(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(repository, unmerged.map(({ path }) => path));
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const file = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      const merged = file ?? await settle(path, sides);
      if (merged === void 0) conflicts.push(path);
      else if (merged === "absent") entries.push(`0 ${"0".repeat(trees.base.length)}	${path}\0`);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await askGit(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await askGit(repository, ["write-tree"], { env })).stdout) };
  });
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of records(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = records((await runGit(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? "")));
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
Object.assign(exports, { mergeTrees });
});
exports["path-patterns"] = __part((exports) => {
var { isValidPattern, require_ignore } = __load("index-2fdaab01/index"), { Failure } = __load("main/failure"), { __toESM } = __load("evidence-drop-566105c0/chunk-PQNXDWJD");
var import_ignore = __toESM(require_ignore(), 1);
function pathPatterns(patterns, options) {
  const prepared = patterns.map(withoutDot);
  const broken = prepared.findIndex((pattern) => !isValidPattern(pattern));
  if (broken !== -1) {
    throw new Failure("usage/bad-value", `${JSON.stringify(patterns[broken])} is not a path pattern`, {
      hint: "write it as a line of .gitignore: https://git-scm.com/docs/gitignore"
    });
  }
  const matcher = (0, import_ignore.default)({ ignorecase: options.ignoreCase }).add(prepared);
  return (path) => matcher.ignores(path);
}
function withoutDot(pattern) {
  return pattern.replace(/^(!?)(?:\.\/)+(?=.)/s, "$1");
}
Object.assign(exports, { pathPatterns });
});
exports["plan-facts"] = __part((exports) => {
var { shortIds } = __load("suppressions-2-a2e114a9/short-ids"), { targetText } = __load("place-db87c602/target"), { cleanText } = __load("suppressions-2-a2e114a9/material"), { currentBranch } = __load("suppressions-2-a2e114a9/revisions"), { isInside } = __load("matches-schema-f8f7d0ae/real-place"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2");
async function titleOf(repository, target, { head, pullRequest }) {
  if (pullRequest !== void 0) return `#${pullRequest.number}: ${inertLine(pullRequest.title)}`;
  const asked = targetText(target);
  return asked === "" ? await currentBranch(repository) ?? head.label : shortIds(asked);
}
function requireCacheOutside({ top }, cacheRoot) {
  if (!isInside(cacheRoot, top)) return;
  throw new Failure(
    "environment/tree-unavailable",
    `the cache folder ${cacheRoot} is inside the repository`,
    { hint: "set XDG_CACHE_HOME to a folder outside of it" }
  );
}
async function namesOf({ repository, target, given }, change, redactor) {
  return {
    title: await cleanText(await titleOf(repository, target, change), redactor),
    asked: await cleanText(targetText(target), redactor),
    ...given === void 0 ? {} : { given: [...given] }
  };
}
Object.assign(exports, { requireCacheOutside, namesOf });
});
exports["redact-hunks"] = __part((exports) => {
var { firstLine } = __load("git-4ddc216c/hunk-order");
async function redactHunks(files, redactor, textOf = () => void 0) {
  const sources = [];
  const add = (text) => sources.push(text) - 1;
  const cuts = new Map(files.flatMap((file) => cutsOf(file, textOf, add)));
  const clean = await redactor.redactIn(sources);
  if (clean.every((text, index) => text === sources[index])) return [...files];
  const redacted = clean.map((text) => text.split("\n"));
  return files.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => redactedHunk(hunk, cuts.get(hunk), redacted))
  }));
}
function cutsOf(file, textOf, add) {
  if (file.hunks.length === 0) return [];
  const old = cutter(textOf(file.from ?? file.path, "old"), add);
  const now = cutter(textOf(file.path, "new"), add);
  return file.hunks.map((hunk) => {
    const [head = "", ...body] = hunk.text.split("\n");
    return [
      hunk,
      {
        // A line of the file follows the second `@@`.
        head: { source: add(head), from: 0 },
        old: old(sideLines(body, "-"), firstLine(hunk.old)),
        now: now(sideLines(body, "+"), firstLine(hunk.new))
      }
    ];
  });
}
function cutter(text, add) {
  const whole = text?.split("\n") ?? [];
  let source;
  return (lines, first) => {
    if (text !== void 0 && lines.every((line, index) => whole[first - 1 + index] === line)) {
      source ??= add(text);
      return { source, from: first - 1 };
    }
    return { source: add(lines.join("\n")), from: 0 };
  };
}
function sideLines(body, mark) {
  return body.filter((line) => line.startsWith(mark) || line.startsWith(" ")).map((line) => line.slice(1));
}
function redactedHunk(hunk, cuts, sources) {
  if (cuts === void 0) return hunk;
  const reader = ({ source, from }) => {
    let next = from;
    return () => sources[source]?.[next++] ?? "";
  };
  const [head, old, now] = [reader(cuts.head), reader(cuts.old), reader(cuts.now)];
  const [, ...body] = hunk.text.split("\n");
  const lines = body.map((line) => {
    if (line.startsWith("-")) return `-${old()}`;
    if (line.startsWith("+")) return `+${now()}`;
    if (!line.startsWith(" ")) return line;
    old();
    return ` ${now()}`;
  });
  return { ...hunk, text: [head(), ...lines].join("\n") };
}
Object.assign(exports, { redactHunks });
});
exports["redact-patch"] = __part((exports) => {
var { redactHunks } = __load("suppressions-2-a2e114a9/redact-hunks");
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await redactHunks([patchAsFile(hunks)], redactor);
  const sides = [head, ...(file?.hunks ?? []).map(({ text }) => text)].join("");
  return (await redactor.redact(sides)).text;
}
function patchAsFile(hunks) {
  return {
    path: "",
    from: null,
    status: "modified",
    addedLines: 0,
    removedLines: 0,
    skipped: null,
    header: "",
    hunks: hunks.map((text, index) => ({ id: String(index), old: ANYWHERE, new: ANYWHERE, text }))
  };
}
var ANYWHERE = { start: 1, count: 0 };
Object.assign(exports, { redactPatch });
});
exports["rest-of-history"] = __part((exports) => {
var { readGit } = __load("git-4ddc216c/git");
var WORKFLOW_HINT = "in a GitHub workflow: actions/checkout with fetch-depth: 0";
async function isShallow(repository) {
  return (await readGit(repository, ["rev-parse", "--is-shallow-repository"])).toString("latin1").trim() === "true";
}
async function fetchCommand(repository) {
  const asked = ["config", "--get-all", "remote.origin.fetch"];
  const [shallow, refspecs] = await Promise.all([
    isShallow(repository),
    readGit(repository, asked, { answers: [0, 1] })
  ]);
  const fetched = refspecs.toString("utf8").split("\n").filter(Boolean);
  const isPartial = fetched.length > 0 && !fetched.some((one) => /^\+?refs\/heads\/\*:/.test(one));
  if (isPartial && shallow) return "git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*'";
  if (isPartial) return "git fetch origin '+refs/heads/*:refs/remotes/origin/*'";
  return shallow ? "git fetch --unshallow" : "git fetch";
}
async function hasOrigin(repository) {
  return (await readGit(repository, ["config", "--get", "remote.origin.url"], { answers: [0, 1] })).length > 0;
}
function deepenCommand(ofHead) {
  return `git fetch --deepen=1 (in a GitHub workflow: actions/checkout with fetch-depth: ${ofHead ? 2 : 0})`;
}
Object.assign(exports, { WORKFLOW_HINT, isShallow, fetchCommand, hasOrigin, deepenCommand });
});
exports["revisions"] = __part((exports) => {
var { nearest } = __load("main-409e7571/nearest"), { WORKFLOW_HINT, fetchCommand, hasOrigin, isShallow } = __load("suppressions-2-a2e114a9/rest-of-history"), { commitText } = __load("git-4ddc216c/one-object"), { printable } = __load("git-4ddc216c/printable"), { shellWord } = __load("git-4ddc216c/shell-word"), { askGit, readGit } = __load("git-4ddc216c/git"), { Failure } = __load("main/failure");
async function unknownRevision(repository, rev, isPath) {
  const names = await branchNames(repository);
  const meant = names.find((name) => name === `origin/${rev}`) ?? nearest(rev, names);
  const near = [
    ...isPath ? [`if it is a path: correctless diff -- ${shellWord(rev)}`] : [],
    ...meant === void 0 ? [] : [`did you mean ${shellWord(meant)}?`]
  ];
  const far = await hasOrigin(repository) ? [`fetch it first: ${await fetchCommand(repository)}${await inAWorkflow(repository)}`] : near.length === 0 ? ["see which there are: git branch --all"] : [];
  return new Failure("scope/unknown-revision", `no branch, tag or commit "${rev}"`, {
    hint: [...near, ...far].join(meant === void 0 ? "; or " : " else ")
  });
}
async function inAWorkflow(repository) {
  return await isShallow(repository) ? `; ${WORKFLOW_HINT}` : "";
}
async function branchNames(repository) {
  const args = ["for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags"];
  return (await readGit(repository, args)).toString("utf8").split("\n").filter(Boolean);
}
var ABSENT = [0, 1, 128];
async function findCommit(repository, rev) {
  const [sha, tree] = await Promise.all(
    ["commit", "tree"].map(async (type) => {
      const args = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${rev}^{${type}}`];
      const said = (await readGit(repository, args, { answers: ABSENT })).toString("latin1").trim();
      return /^[0-9a-f]+$/.test(said) ? said : void 0;
    })
  );
  return sha === void 0 || tree === void 0 ? void 0 : { sha, tree };
}
async function commitNamed(repository, rev, { isPath = false } = {}) {
  const [commit] = await Promise.all([findCommit(repository, rev), refuseAmbiguous(repository, rev)]);
  if (commit !== void 0) return commit;
  throw await unknownRevision(repository, rev, isPath);
}
async function refuseAmbiguous(repository, rev) {
  const args = ["-c", "core.warnAmbiguousRefs=true", "rev-parse", "--verify", "--end-of-options", rev];
  const { stderr } = await askGit(repository, args, { answers: ABSENT });
  const name = /^warning: refname '(.*)' is ambiguous\.$/m.exec(stderr)?.[1];
  if (name === void 0 || name === "HEAD" || name.startsWith("refs/") || WHOLE_ID.test(name)) return;
  const refs = ["heads", "remotes", "tags"].map((kind) => `refs/${kind}/${name}`);
  const listed = await readGit(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  const meant = listed.toString("utf8").split("\n").filter((ref) => refs.includes(ref));
  const id = /^[0-9a-f]+$/.test(name) ? ["the full id of the commit"] : [];
  throw new Failure("usage/bad-value", `"${printable(name)}" is ambiguous`, {
    hint: `write ${[...meant.map(printable), ...id].join(" or ")}`
  });
}
var WHOLE_ID = /^[0-9a-f]{40}([0-9a-f]{24})?$/;
async function branchNamed(repository, rev) {
  if (rev === "HEAD" || rev === "@") return void 0;
  const args = ["rev-parse", "--verify", "--quiet", "--symbolic-full-name", "--end-of-options", rev];
  const name = (await readGit(repository, args, { answers: ABSENT })).toString("utf8").trim();
  return name.startsWith("refs/heads/") || name.startsWith("refs/remotes/") ? name : void 0;
}
async function currentBranch(repository) {
  const said = await readGit(repository, ["symbolic-ref", "--quiet", "--short", "HEAD"], { answers: [0, 1] });
  return said.toString("utf8").trim() || void 0;
}
async function parentsOf(repository, sha) {
  const [header = ""] = (await commitText(repository, sha)).split("\n\n", 1);
  return [...header.matchAll(/^parent ([0-9a-f]+)$/gm)].map(([, parent = ""]) => parent);
}
async function mergeBases(repository, a, b) {
  const bases = await readGit(repository, ["merge-base", "--all", a, b], { answers: [0, 1] });
  return bases.toString("latin1").split("\n").filter(Boolean);
}
async function emptyTree(repository) {
  return (await readGit(repository, ["hash-object", "-t", "tree", "--stdin"], { input: "" })).toString("latin1").trim();
}
Object.assign(exports, { findCommit, commitNamed, branchNamed, currentBranch, parentsOf, mergeBases, emptyTree });
});
exports["short-ids"] = __part((exports) => {
function shortIds(text) {
  return text.replaceAll(/\b(?:[0-9a-f]{64}|[0-9a-f]{40})\b/g, (id) => id.slice(0, 12));
}
Object.assign(exports, { shortIds });
});
exports["suppressions-2"] = __part((exports) => {
var { causeNow, matchesPlace, placeAt } = __load("extract-c9da3327/verify-finding"), { sift } = __load("index-2fdaab01/looks"), { textOn } = __load("extract-c9da3327/prove-elsewhere"), { findLines, isSameTitle, isSimilarTitle, mayBeSameClaim } = __load("index-2fdaab01/same-claim"), { requireContract, soleJsonValue } = __load("index-2fdaab01/scan-json"), { isGrave, isGraver } = __load("main/severity-rank"), { Failure } = __load("main/failure");
var OTHER = { kind: "other" };
var ACCEPTED = { kind: "accepted" };
function mayFit(entry, finding) {
  return saidBy(finding).some((one) => isNamed(entry, one, finding));
}
function fitOf(entry, finding, texts) {
  const fits = saidBy(finding).filter((one) => isNamed(entry, one, finding)).map((one) => placeFit(entry, one, texts));
  const fit = fits.find(({ kind }) => kind === "accepted") ?? fits.find(({ kind }) => kind === "unsure");
  return fit?.kind === "accepted" ? alikeAtMost(entry, finding) ?? fit : fit ?? OTHER;
}
function alikeAtMost({ titles }, { claim }) {
  if (titles === void 0 || !isGrave(claim)) return void 0;
  if (titles.some((title) => isSameTitle(title, claim.title))) return void 0;
  const why = `what was accepted is called "${titles[0]}", and "${claim.title}" (${claim.severity}) is no more than alike: accept it too if it is the same`;
  return { kind: "unsure", why };
}
function saidBy(finding) {
  return [finding, ...finding.witnesses.filter((one) => mayBeSameClaim(finding, one))];
}
function isNamed(entry, said, { open }) {
  const wasNamed = entry.fingerprint === open?.fingerprint;
  const isSaid = entry.titles?.some((title) => isSimilarTitle(title, said.claim.title)) ?? true;
  const isThere = entry.place === void 0 ? entry.fingerprint === said.fingerprint : entry.place.lines === said.place?.lines;
  return isSaid && (wasNamed || isThere);
}
function placeFit(entry, said, texts) {
  const { file, side, at } = said;
  const text = textOn(side, file, texts)?.plain;
  if (text === void 0) return { kind: "unsure", why: `${file} cannot be read` };
  const everywhere = findLines(trimmed(text, at), text);
  const then = entry.place;
  if (then === void 0) {
    const fit = unboundFit(everywhere, text, { file, side, at }, texts);
    return fit.kind === "accepted" ? anotherCause(void 0, said, texts) ?? fit : fit;
  }
  const possible = everywhere.filter((one) => matchesPlace(placeAt(file, one, text), then));
  if (!possible.some(({ start }) => start === at.start)) return OTHER;
  if (possible.length > 1) return severalPlaces(file, possible);
  return anotherCause(then, said, texts) ?? ACCEPTED;
}
function anotherCause(then, { cause }, texts) {
  if (cause === void 0 || then?.cause === causeNow(cause, texts)) return void 0;
  const where = `line ${cause.at.start} of ${cause.file}`;
  return { kind: "unsure", why: `${where}, which this change touches, is said to break it, and that was not accepted` };
}
function unboundFit(everywhere, text, { file, side, at }, texts) {
  if (everywhere.length > 1) return severalPlaces(file, everywhere);
  const before = side === "old" ? void 0 : textOn("old", file, texts)?.plain;
  const then = before === void 0 ? [] : findLines(trimmed(text, at), before);
  if (before === void 0 || then.length === 0) return ACCEPTED;
  const here = placeAt(file, at, text);
  if (then.length === 1 && then.every((one) => matchesPlace(here, placeAt(file, one, before)))) return ACCEPTED;
  return { kind: "unsure", why: `at base it stood elsewhere in ${file}, line ${linesOf(then)}` };
}
function severalPlaces(file, places) {
  return { kind: "unsure", why: `it could be meant for any of lines ${linesOf(places)} of ${file}` };
}
function linesOf(places) {
  const named = places.slice(0, MOST_NAMED).map(({ start }) => String(start));
  return places.length > MOST_NAMED ? `${named.join(", ")} \u2026` : named.join(", ");
}
var MOST_NAMED = 5;
var trimmed = (text, at) => text.linesOf(at).map((line) => line.trim());
var SUPPRESSIONS_FILE = ".correctless/suppressions.json";
async function parseSuppressions(text) {
  const entries = await read(text).catch((error) => {
    if (!(error instanceof Failure)) throw error;
    const code = error.code === "refused/schema" ? "config/bad-value" : "config/unreadable";
    throw new Failure(code, `${SUPPRESSIONS_FILE}: ${error.message}`, {
      hint: "it is a list of {fingerprint, reason, by, expires}",
      cause: error
    });
  });
  const twice = entries.find((entry, i) => entries.findIndex((e) => e.fingerprint === entry.fingerprint) < i);
  if (twice === void 0) return entries;
  throw new Failure("config/bad-value", `${SUPPRESSIONS_FILE}: ${twice.fingerprint} is there twice`, {
    hint: "keep one entry a fingerprint"
  });
}
async function read(text) {
  return requireContract("suppressions", soleJsonValue(text, { fence: false, input: "suppressions" }));
}
function applySuppressions(findings, suppressions, today, texts) {
  const valid = suppressions.filter((entry) => entry.expires >= today);
  const used = /* @__PURE__ */ new Set();
  const unsure = [];
  const graver = [];
  const sifted = sift(findings, (finding) => {
    let accepted;
    const doubts = [];
    for (const entry of valid.filter((one) => mayFit(one, finding))) {
      const fit = fitOf(entry, finding, texts);
      if (fit.kind === "other") continue;
      used.add(entry);
      const why = fit.kind === "unsure" ? fit.why : tooGrave(entry, finding);
      if (why !== void 0) {
        doubts.push(`${suppressionLine(entry)}: ${why}`);
      } else if (accepted === void 0) {
        accepted = entry;
        graver.push(...graverThan(entry, finding));
      }
    }
    if (accepted === void 0) {
      unsure.push(...doubts);
      return { keep: finding };
    }
    return { drop: { kind: "suppressed", fingerprint: accepted.fingerprint, reason: accepted.reason } };
  });
  return {
    sifted,
    expired: suppressions.filter((entry) => entry.expires < today).map(suppressionLine),
    unmatched: valid.filter((entry) => !used.has(entry)).map(suppressionLine),
    unsure: [...new Set(unsure)],
    graver
  };
}
function maySuppress(findings, suppressions) {
  return findings.filter((finding) => suppressions.some((entry) => mayFit(entry, finding)));
}
function tooGrave({ titles, severity = "low" }, finding) {
  if (titles !== void 0) return void 0;
  const now = gravest(finding);
  if (!isGraver({ severity: now }, { severity })) return void 0;
  return `it has no titles and accepts nothing graver than ${severity}, and ${finding.claim.title} is said to be ${now}: accept it anew`;
}
function gravest(finding) {
  const claims = finding.witnesses.map(({ claim }) => claim);
  return claims.reduce((worst, one) => isGraver(one, worst) ? one : worst, finding.claim).severity;
}
function graverThan({ severity: then, fingerprint }, finding) {
  const now = gravest(finding);
  if (then === void 0 || !isGrave({ severity: now }) || !isGraver({ severity: now }, { severity: then })) return [];
  const { file, at, claim } = finding;
  return [`[${file}:${at.start}] ${claim.title}: accepted as ${then}, now ${now} (${fingerprint.slice(0, 12)})`];
}
function suppressionLine({ fingerprint, reason, by, expires }) {
  return `${fingerprint.slice(0, 12)} (${reason}; by ${by}, expires ${expires})`;
}
function addedSuppressions(base, head) {
  const whatOf = ({ titles, severity, place }) => JSON.stringify([titles, severity, place]);
  const isAtBase = (entry) => base.some(
    (one) => one.fingerprint === entry.fingerprint && one.expires >= entry.expires && whatOf(one) === whatOf(entry)
  );
  return head.filter((entry) => !isAtBase(entry));
}
Object.assign(exports, { SUPPRESSIONS_FILE, parseSuppressions, applySuppressions, maySuppress, suppressionLine, addedSuppressions });
});
exports["tree-with"] = __part((exports) => {
var { withTemporaryIndex } = __load("snapshot-acbc1920/temporary-index"), { writeBlob } = __load("git-4ddc216c/one-object"), { askGit } = __load("git-4ddc216c/git");
async function treeWith(repository, base, files) {
  return withTemporaryIndex(repository, async (env) => {
    await askGit(repository, ["read-tree", base], { env });
    const entries = [];
    const nothing = "0".repeat(base.length);
    for (const [path, file] of files)
      entries.push(file === void 0 ? `0 ${nothing}	${path}\0` : await entryOf(repository, path, file));
    const input = entries.toSorted((a, b) => Number(!isGone(a)) - Number(!isGone(b))).join("");
    await askGit(repository, ["update-index", "-z", "--index-info"], { env, input });
    return (await askGit(repository, ["write-tree"], { env })).stdout.toString("latin1").trim();
  });
}
function isGone(entry) {
  return entry.startsWith("0 ");
}
async function entryOf(repository, path, file) {
  if ("oid" in file) return `${file.mode} ${file.oid}	${path}\0`;
  return `${file.mode} ${await writeBlob(repository, file.content)}	${path}\0`;
}
Object.assign(exports, { treeWith });
});
