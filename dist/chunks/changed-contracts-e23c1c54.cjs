var { __load, __part } = require("../main.cjs").shared;
exports["changed-contracts"] = __part((exports) => {
var { GIT_FATAL, pastFileOf, readBlame } = __load("file-header-fb4aa201/history-blame"), { mapWithLimit } = __load("file-header-fb4aa201/map-with-limit"), { PATIENCE, apiPath, count, likelyPlace, lineOrNull, list, text, textOrNull, unexpected } = __load("file-header-fb4aa201/place"), { askGithub, lastPage } = __load("file-header-fb4aa201/gh"), { hunkText } = __load("extract-7558e31f/hunk-text"), { baseAttributes, isTest, looksThirdParty, skippedAtBase, skippedByContent, testNames } = __load("text-called-binary-fccc6b1e/lock-file"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { isShallow } = __load("file-header-fb4aa201/rest-of-history"), { LARGEST_READ, functionsOf, maskedOf } = __load("suppressions-2-e7662acd/functions-of"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { wholeLines, withoutPersonTrailers } = __load("index-936eb180/message-text"), { enclosingHeaders, lineAbove } = __load("extract-7558e31f/enclosing-headers"), { LANGUAGE_RECORDS, SHELL, closingOf, codeOf, commentsOf, dependenciesAskedAbout, dependency, ecosystemsOf, familyOf, foldersUp, importersFamily, inOneLine, languagesOf, recordOf, scansComments, sharedFolders, strictnessNote, syntaxOf, treePaths } = __load("extract-7558e31f/extract"), { lineAt, lineIndex } = __load("extract-7558e31f/line-index"), { decodeMarked, textIn } = __load("index-936eb180/decode-text"), { lineCount, mergeSpans, overlaps, overlapsAny } = __load("evidence-drop-a3c02e69/line-span"), { counted } = __load("main/counted"), { LARGEST_TEXT } = __load("main/largest-text"), { eachFile, listTree, readBlobs } = __load("git-685f2d30/objects"), { asRepoPath } = __load("git-685f2d30/batch-output"), { askGit, gitLines, readGit } = __load("git-685f2d30/git"), { groupedBy } = __load("git-685f2d30/grouped-by"), { by, compareText, inOrder } = __load("main/order"), { Failure } = __load("main/failure"), { posix: posix3, posix, posix: posix2, posix: posix4, posix: posix5, posix: posix6, posix: posix7 } = require("node:path");
var COMMENT_MARKERS = ["TODO", "FIXME", "HACK", "NOTE", "WARNING"];
var LINES_BEFORE = 10;
var LINES_AFTER = 3;
function commentsNear(source) {
  const { change, before, after } = source;
  if (change.kind === "opaque") return [];
  const kept = after === null ? [] : commentsOf(after, change.path);
  const near2 = after === null ? [] : nearHunks(kept, after, change.hunks);
  const oldPath = change.kind === "text" ? change.from ?? change.path : change.path;
  const old = before === null ? [] : commentsOf(before, oldPath);
  const removed = removedComments(old, kept, change.removed);
  return [
    ...near2.map((comment) => ({
      ...commentNear(comment, change.path, "new"),
      ...change.kind === "text" && overlapsAny(comment.at, change.added) ? { changed: true } : {}
    })),
    ...removed.map((comment) => commentNear(comment, change.path, "old")).filter((comment) => change.kind === "text" || comment.marker !== null)
  ].toSorted(
    inOrder(
      by((c) => c.at.start),
      by((c) => c.side)
    )
  );
}
function commentNear(comment, path, side2) {
  return { path, at: comment.at, text: comment.text, side: side2, marker: markerOf(comment.text) };
}
function markerOf(text2) {
  const word = /\b(?:TODO|FIXME|HACK|NOTE|WARNING)\b/.exec(text2)?.[0];
  return COMMENT_MARKERS.find((marker) => marker === word) ?? null;
}
function nearHunks(comments, text2, hunks) {
  const lines = text2.split("\n");
  const around = hunks.map(linesAround);
  const headers = [...new Set(hunks.flatMap((hunk) => enclosingHeaders(lines, firstChangedLine(hunk))))];
  const ends = new Set(headers.map((header) => lineAbove(lines, header)));
  const starts = new Set(headers.map((header) => header + 1));
  return comments.filter(
    ({ at, text: comment }) => overlapsAny(at, around) || ends.has(at.end) || starts.has(at.start) && /^["']{3}/.test(comment)
  );
}
function linesAround(hunk) {
  const { start, count: count2 } = hunk.new;
  return count2 === 0 ? { start: start + 1 - LINES_BEFORE, end: start + LINES_AFTER } : { start: start - LINES_BEFORE, end: start + count2 - 1 + LINES_AFTER };
}
function firstChangedLine(hunk) {
  const candidates = [...hunk.added.map((span) => span.start), ...hunk.deletionAnchors];
  return candidates.length === 0 ? Math.max(1, hunk.new.start) : Math.min(...candidates);
}
function removedComments(old, kept, removed) {
  const unclaimed = /* @__PURE__ */ new Map();
  const count2 = (comment, change) => {
    const left = (unclaimed.get(unindented(comment)) ?? 0) + change;
    unclaimed.set(unindented(comment), left);
    return left;
  };
  for (const comment of kept) count2(comment, 1);
  for (const comment of old) if (!overlapsAny(comment.at, removed)) count2(comment, -1);
  return old.filter((comment) => overlapsAny(comment.at, removed) && count2(comment, -1) < 0);
}
function unindented(comment) {
  return comment.text.split("\n").map((line) => line.trim()).join("\n");
}
function importsOf(source, path) {
  const record = recordOf(path);
  const reader = readImports(record, source);
  const syntax = record?.scripts?.syntax ?? syntaxOf(path, source);
  if (typeof reader === "string" || syntax === null) return /* @__PURE__ */ new Map();
  const imports = /* @__PURE__ */ new Map();
  for (const found of reader(codeOf(record?.scripts?.of(source) ?? source, syntax))) {
    const names = imports.get(found.module) ?? /* @__PURE__ */ new Set();
    for (const name of found.names) names.add(name);
    imports.set(found.module, names);
  }
  return imports;
}
function readsImports(source, path) {
  return readImports(recordOf(path), source) !== "unread";
}
function readImports(record, source) {
  if (typeof record?.imports === "function") return record.imports;
  return /^#!.{0,100}\b(?:ba|z|da|k)?sh\b/.test(source) ? SHELL.imports : record?.imports ?? "unread";
}
function importChange(source) {
  const { change } = source;
  const { before, after } = importsAtBoth(source);
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)];
  return added.length === 0 && removed.length === 0 ? null : { path: change.path, added, removed };
}
function missingFrom(imports, other) {
  return [...other].flatMap(([module, names]) => {
    const known = imports.get(module);
    const fresh = [...names].filter((name) => known?.has(name) !== true).toSorted(compareText);
    if (fresh.length > 0) return [`${module} { ${fresh.join(", ")} }`];
    return known === void 0 ? [module] : [];
  }).toSorted(compareText);
}
function importedModules(source) {
  const { before, after } = importsAtBoth(source);
  return [...(source.after === null ? before : after).keys()];
}
function importsAtBoth({ change, before, after }) {
  const oldPath = change.kind === "deleted" ? change.path : change.from ?? change.path;
  return {
    before: before === null ? /* @__PURE__ */ new Map() : importsOf(before, oldPath),
    after: after === null ? /* @__PURE__ */ new Map() : importsOf(after, change.path)
  };
}
var CONFIG_NAMES = [
  /^\.eslintrc(\.\w+)?$|^eslint\.config\.\w+$|^\.?oxlintrc\.json$|^tslint\.json$/,
  /^biome\.jsonc?$|^\.prettierrc(\.\w+)?$|^prettier\.config\.\w+$|^\.editorconfig$|^dprint\.json$/,
  /^\.stylelintrc(\.\w+)?$|^stylelint\.config\.\w+$|^\.markdownlint[\w-]*\.\w+$/,
  /^[jt]sconfig(\.[\w-]+)?\.json$|^deno\.jsonc?$/,
  /^(nuxt|next|vite|vitest|svelte|astro|remix|webpack|rollup|jest|babel|tailwind|playwright)\.config\.\w+$|^angular\.json$/,
  /^\.?ruff\.toml$|^\.flake8$|^\.?mypy\.ini$|^\.?pylintrc$|^pyrightconfig\.json$|^tox\.ini$|^\.bandit$/,
  /^\.golangci\.(ya?ml|toml|json)$|^\.?rustfmt\.toml$|^\.?clippy\.toml$/,
  /^\.rubocop\.yml$|^phpstan\.neon(\.dist)?$|^\.?phpcs\.xml(\.dist)?$|^psalm\.xml$/,
  /^checkstyle\.xml$|^detekt\.yml$|^\.scalafmt\.conf$|^\.swiftlint\.yml$|^\.clang-(format|tidy)$/,
  /^\.shellcheckrc$|^\.hadolint\.ya?ml$|^\.yamllint(\.ya?ml)?$|^\.sqlfluff$/
];
function configFiles(changed, tree) {
  const folders = foldersAbove(changed);
  return tree.filter(
    (path) => folders.has(posix.dirname(path)) && CONFIG_NAMES.some((name) => name.test(posix.basename(path)))
  ).toSorted(compareText);
}
function foldersAbove(paths) {
  const folders = /* @__PURE__ */ new Set(["."]);
  for (const path of paths) {
    for (let folder = posix.dirname(path); !folders.has(folder); folder = posix.dirname(folder))
      folders.add(folder);
  }
  return folders;
}
var ECOSYSTEMS = new Map(
  LANGUAGE_RECORDS.flatMap(
    ({ ecosystem }) => ecosystem === void 0 ? [] : Object.keys(ecosystem.manifests).map((name) => [name, ecosystem])
  )
);
function manifestEcosystem(path) {
  return ECOSYSTEMS.get(posix2.basename(path));
}
function readManifest(path, text2) {
  const ecosystem = manifestEcosystem(path);
  const reader = ecosystem?.manifests[posix2.basename(path)];
  if (ecosystem === void 0 || reader === void 0) return `${path} is no manifest`;
  try {
    return { path, ecosystem, ...reader(text2) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${path} could not be read: ${error.message}`;
  }
}
var MOST_MANIFESTS = 60;
function stackFiles(changed, tree) {
  const folders = foldersAbove(changed);
  return tree.filter((path) => folders.has(posix3.dirname(path)) && tellsTheStack(path)).toSorted(NEAREST_FIRST).slice(0, MOST_MANIFESTS);
}
var NEAREST_FIRST = inOrder(
  by((path) => -path.split("/").length),
  by((path) => path)
);
function tellsTheStack(path) {
  return manifestEcosystem(path) !== void 0 || /^tsconfig(\.[\w-]+)?\.json$/.test(posix3.basename(path));
}
var MOST_DEPENDENCIES = 30;
function chooseDependencies(manifests, modules) {
  const known = /* @__PURE__ */ new Map();
  for (const { ecosystem, dependencies } of manifests) {
    for (const listed2 of dependencies) {
      if (known.has(listed2.name) || listed2.name.startsWith("@types/")) continue;
      known.set(listed2.name, { dependency: listed2, rank: rankOf(ecosystem, listed2, modules) });
    }
  }
  for (const name of importedUnlisted(modules, known)) {
    known.set(name, { dependency: dependency(name, ""), rank: 0 });
  }
  const sorted = [...known.values()].toSorted(FIRST_TO_TELL);
  return {
    dependencies: sorted.slice(0, MOST_DEPENDENCIES).map(({ dependency: dependency2 }) => nameAndVersion(dependency2)),
    unlisted: Math.max(0, sorted.length - MOST_DEPENDENCIES)
  };
}
function chooseFramework(manifests, ecosystems) {
  for (const ecosystem of ecosystems) {
    for (const manifest of manifests.filter((m) => m.ecosystem === ecosystem)) {
      const found = ecosystem.frameworks.split(" ").flatMap(
        (framework) => manifest.dependencies.filter((dependency2) => frameworkOf(ecosystem, dependency2.name) === framework)
      );
      if (found[0] !== void 0) return nameAndVersion(found[0]);
    }
  }
  return null;
}
function frameworkOf({ frameworks, isFramework }, name) {
  return frameworks.split(" ").find(
    (framework) => name === framework || name.startsWith(`${framework}/v`) || name.startsWith(`${framework}:`) || isFramework?.(name, framework) === true
  );
}
var FIRST_TO_TELL = inOrder(
  by((r) => r.rank),
  by((r) => r.dependency.name)
);
function rankOf(ecosystem, listed2, modules) {
  if ([...modules].some((module) => ecosystem.comesFrom(module, listed2.name))) return 0;
  if (dependenciesAskedAbout.has(listed2.name.toLowerCase()) || frameworkOf(ecosystem, listed2.name) !== void 0)
    return 1;
  return listed2.development ? 3 : 2;
}
function importedUnlisted(modules, known) {
  const listed2 = new Set([...known.keys()].map((name) => name.toLowerCase()));
  return [...dependenciesAskedAbout].filter(
    (name) => !listed2.has(name) && [...modules].some(
      (module) => module === name || module.startsWith(`${name}/`) || module.startsWith(`${name}.`)
    )
  );
}
function nameAndVersion({ name, version }) {
  return `${name} ${version}`.trim();
}
function manifestsInForce(base, changed) {
  const manifests = [];
  const notes = [];
  for (const path of [.../* @__PURE__ */ new Set([...base.keys(), ...changed.keys()])].toSorted(NEAREST_FIRST)) {
    if (manifestEcosystem(path) === void 0) continue;
    const [before, after] = [readIfAny(path, base), readIfAny(path, changed)];
    for (const [read, side2] of [
      [before, "at base"],
      [after, "at head"]
    ]) {
      if (typeof read === "string") notes.push(`${read} (${side2})`);
    }
    const [old, fresh] = [manifestOr(before), manifestOr(after)];
    const known = old ?? fresh;
    if (known === void 0) continue;
    const names = new Set(known.dependencies.map((d) => d.name));
    const added = (fresh?.dependencies ?? []).filter((d) => !names.has(d.name));
    manifests.push({ ...known, dependencies: [...known.dependencies, ...added] });
  }
  return { manifests, notes };
}
function manifestNotes(base, changed, headTree) {
  const removed = [...base.keys()].filter((path) => !headTree.has(path)).map((path) => `${path} is removed by this change`);
  const different = [...changed.keys()].flatMap((path) => {
    if (!base.has(path))
      return [`${path} is added by this change: there is none at base, so it was read at head`];
    if (manifestEcosystem(path) === void 0) return [`${path} is changed by this change`];
    const differences = requirementsChanged(
      manifestOr(readIfAny(path, base)),
      manifestOr(readIfAny(path, changed))
    );
    return [`${path} is changed by this change${differences === "" ? "" : `: ${differences}`}`];
  });
  return [...removed, ...different].toSorted(compareText);
}
function requirementsChanged(before, after) {
  if (before === void 0 || after === void 0) return "";
  const [old, fresh] = [byName(before), byName(after)];
  const added = [...fresh.values()].filter((d) => !old.has(d.name)).map((d) => `adds ${d.name} ${d.version}`.trim());
  const removed = [...old.keys()].filter((name) => !fresh.has(name)).map((name) => `removes ${name}`);
  const moved = [...fresh.values()].flatMap((d) => {
    const was = old.get(d.name)?.version ?? d.version;
    return was === d.version ? [] : [`${d.name} ${was} becomes ${d.version}`];
  });
  return [...added, ...removed, ...moved].toSorted(compareText).join("; ");
}
function byName(manifest) {
  return new Map(manifest.dependencies.map((d) => [d.name, d]));
}
function readIfAny(path, texts) {
  const text2 = texts.get(path);
  return text2 === void 0 ? void 0 : readManifest(path, text2);
}
function manifestOr(read) {
  return typeof read === "string" ? void 0 : read;
}
function stackOf(sources) {
  const { changed, base, changedManifests } = sources;
  const languages = languagesOf(changed);
  const touched = changed.flatMap((path) => manifestEcosystem(path) ?? []);
  const ecosystems = [.../* @__PURE__ */ new Set([...ecosystemsOf(languages), ...touched])];
  const inForce = manifestsInForce(base, changedManifests);
  const relevant = inForce.manifests.filter((manifest) => ecosystems.includes(manifest.ecosystem));
  const { dependencies, unlisted } = chooseDependencies(relevant, sources.modules);
  return {
    languages,
    framework: chooseFramework(relevant, ecosystems),
    dependencies,
    notes: [
      ...languages.includes("TypeScript") ? strictness(new Map([...changedManifests, ...base])) : [],
      ...relevant.flatMap(({ path, facts }) => facts.map((fact) => `${fact} (${path})`)),
      ...inForce.notes,
      ...manifestNotes(base, changedManifests, new Set(sources.headTree)),
      ...unlisted === 0 ? [] : [`${unlisted} further dependencies are not listed`]
    ],
    configFiles: configFiles(changed, sources.baseTree.length > 0 ? sources.baseTree : sources.headTree)
  };
}
function strictness(files) {
  const named = [...files.keys()].filter((path) => posix4.basename(path) === "tsconfig.json");
  return named.map((path) => strictnessNote(path, files));
}
var LARGEST_SOURCE = 1e6;
async function listTrees(repository, change) {
  const [base, head] = await Promise.all(
    [change.base.tree, change.head.tree].map((tree) => listTree(repository, tree))
  );
  return { base: byPath(base ?? []), head: byPath(head ?? []) };
}
function byPath(entries) {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
async function readChangedSources(repository, change) {
  const trees = await listTrees(repository, change);
  const files = shownFiles(change).map((file) => ({ change: file, ...entriesOf(file, trees) }));
  const textOf = await readTexts(
    repository,
    files.flatMap(({ before, after }) => [before, after])
  );
  return {
    trees,
    sources: files.map(({ change: file, before, after }) => ({
      change: file,
      before: textOf(before),
      after: textOf(after)
    }))
  };
}
function shownFiles(change) {
  const skipped = new Set(change.skipped.map((file) => file.path));
  return [...change.changed.values()].filter((file) => !skipped.has(file.path));
}
async function readTexts(repository, entries) {
  const wanted = entries.filter((entry) => entry !== void 0).filter(isSource);
  const blobs = await readBlobs(
    repository,
    wanted.map((entry) => entry.oid)
  );
  return (entry) => entry !== void 0 && isSource(entry) ? decoded(blobs.get(entry.oid)) : null;
}
function decoded(content) {
  return content === void 0 ? null : decodeMarked(content) ?? content.toString("utf8");
}
function isTooLarge(entry) {
  return (entry?.size ?? 0) > LARGEST_SOURCE;
}
function isSource(entry) {
  return entry.type === "blob" && entry.mode.startsWith("100") && !isTooLarge(entry);
}
function entriesOf(file, trees) {
  const from = file.kind === "deleted" ? file.path : file.from ?? file.path;
  return { before: trees.base.get(from), after: trees.head.get(file.path) };
}
var REACH = 500;
function signaturesIn(mask, path, functions) {
  const family = familyOf(path);
  const interfaces = family?.hasInterfaces === true ? interfacesIn(mask) : [];
  const hasTypesBefore = family?.hasTypesBefore?.test(path) === true;
  const inInterface = (at) => interfaces.some(
    ({ open, close }) => open < at && at < close && !functions.some(({ body }) => isBetween(body.start, open, at, body.end))
  );
  return (name, at) => {
    const open = /^\s*(?:<[^<>()]{0,200}>\s*)?\(/.exec(
      mask.slice(at + name.length, at + name.length + REACH)
    );
    const close = open === null ? -1 : closingOf(mask, at + name.length + open[0].length - 1);
    if (close === -1) return false;
    const before = mask.slice(Math.max(0, at - REACH), at);
    const after = mask.slice(close + 1, close + REACH);
    if (beginsMember(before) && inInterface(at)) return true;
    if (family?.hasTypesBehind === true)
      return /\b(?:abstract|declare)\s[\w\s]*$/.test(before) || isTyped(before, after);
    return hasTypesBefore && isDeclaration(before, after);
  };
}
function isBetween(start, open, at, end) {
  return open < start && start <= at && at < end;
}
function interfacesIn(mask) {
  return [...mask.matchAll(/(?<![.\w$])interface\b[^{};()=]{0,300}\{/g)].flatMap((match) => {
    const open = match.index + match[0].length - 1;
    const close = closingOf(mask, open);
    return close === -1 ? [] : [{ open, close }];
  });
}
function beginsMember(before) {
  return /(?:^|[{};,\n])[\w<>[\].?&*@ \t]*$/.test(before);
}
function isTyped(before, after) {
  return /^\s*:/.test(after) && /(?:^|[{};,]|[\w$)\]>"][ \t]*\n)\s*(?:(?:public|private|protected|static|override|readonly|async|get|set)\s+)*$/.test(
    before
  );
}
var DECLARED = /^\s*(?:\b(?:const|noexcept|override|final|throws\s[\w\s,.]+)\s*)*(?:=\s*(?:0|default|delete)\s*)?;/;
var TYPES = /^\s*(?:(?:[\w.:]+(?:<[\w\s,.<>?&:*[\]]*>)?(?:\[\])*|"+)[ \t*&]+)+$/;
var NO_TYPE = /\b(?:return|new|throw|else|case|goto|await|yield|co_\w+|do|in|assert|delete|not|and|or)\b/;
var ENDED = /^$|[;{})]$|\b(?:public|private|protected)\s*:$|(?:^|\n)[ \t]*(?:@\w+|#[^\n]*|template\b[^\n]*>)$/;
function isDeclaration(before, after) {
  if (!DECLARED.test(after)) return false;
  const start = Math.max(...["\n", ";", "{", "}"].map((end) => before.lastIndexOf(end))) + 1;
  const words = before.slice(start);
  return TYPES.test(words) && !NO_TYPE.test(words) && ENDED.test(before.slice(0, start).trimEnd());
}
var FAILS = /\b(?:throws?|raise|reraise|panic|abort|exit|die|fail|bail|unreachable|unimplemented|todo|assert\w*|catch|except|rescue|unwrap|expect|reject)\b|\bErr\(|\berrors\.New\b|\bErrorf\b|\?;|\breturn\b[^\n]*\berr\b/;
var IS_NULL = /\b(?:null|undefined|None|nil|nullptr|NULL|Option|Optional|Some|is_none|is_some|isPresent|ofNullable|unwrap_or\w*|ok_or\w*)\b|\?\?|\?\.|!!\.?|\?:|\.nil\?|-[zn]\s/;
var OUTER_WRITE = /(?:\bthis\.|\bself\.|@|\b(?!const\b|let\b|var\b)\w+(?:\.|->))[\w.$[\]>-]*\s*(?:[-+*/|&%^?]{0,3}=(?![=>])|\+\+|--)|\b(?:global|nonlocal)\b|\bdelete\s+\w+[.[]|\bdel\s+\w/;
var TOUCHES = /\bawait\b|\.?\b(?:fetch|emit|dispatch|publish|notify|send\w*|post|put|patch|save\w*|write\w*|insert\w*|update\w*|remove\w*|delete\w*|commit|rollback|flush|query|exec\w*|spawn\w*|system|popen|unlink|mkdir\w*|rename|chmod|print\w*|println|puts|echo|printf|log|warn|error|info|debug|open|connect|request|setItem|setTimeout|setInterval)!?\s*\(|\b(?:curl|wget|rm|mv|cp|mkdir|chmod|kill)\s+[^\s=]|<-|\bgo\s+\w|\bdefer\s/;
var CONDITION = /\b(?:if|else|elif|elsif|unless|for|foreach|while|until|loop|switch|case|match|when|select|break|continue|goto|then)\b|&&|\|\||\?[^?.:]*:/;
var RETURNS = /\b(?:return|yield)\b/;
function statementsOf(code, mask, lastIsValue) {
  const masks = mask.split("\n");
  const lines = code.split("\n").map((line, index) => ({ text: inOneLine(line), mask: masks[index] ?? "" }));
  const said = lines.filter(({ text: text2 }) => /\w/.test(text2));
  const last = said.at(-1);
  const that = (speaks) => said.filter((line) => speaks.test(line.mask)).map(({ text: text2 }) => text2);
  return {
    output: said.filter((line) => RETURNS.test(line.mask) || lastIsValue && line === last).map(({ text: text2 }) => text2),
    failure: that(FAILS),
    null: that(IS_NULL),
    "side effect": said.filter((line) => OUTER_WRITE.test(line.mask) || TOUCHES.test(line.mask)).map(({ text: text2 }) => text2),
    conditions: that(CONDITION)
  };
}
var LONGEST = 240;
function differenceOf(kind, before, after) {
  const [added, removed] = [missingFrom2(before, after), missingFrom2(after, before)];
  if (added.length === 0 && removed.length === 0) return void 0;
  const [onlyAdded, onlyRemoved] = [added[0], removed[0]];
  if (added.length === 1 && removed.length === 1 && onlyAdded !== void 0 && onlyRemoved !== void 0)
    return bounded(`${kind}: ${shown(onlyRemoved)} became ${shown(onlyAdded)}`);
  return bounded(
    `${kind}: ${[listed("adds", added), listed("removes", removed)].filter((text2) => text2 !== "").join("; ")}`
  );
}
function listed(verb, lines) {
  if (lines.length === 0) return "";
  const more = lines.length > 2 ? ` and ${lines.length - 2} more` : "";
  return `${verb} ${lines.slice(0, 2).map(shown).join(", ")}${more}`;
}
function shown(line) {
  return `\`${cut(line, 80)}\``;
}
function bounded(text2) {
  return cut(inOneLine(text2), LONGEST);
}
function cut(text2, most) {
  return text2.length <= most ? text2 : `${text2.slice(0, most - 1).replace(/[\uD800-\uDBFF]$/, "")}\u2026`;
}
function missingFrom2(lines, other) {
  const left = /* @__PURE__ */ new Map();
  for (const line of lines) left.set(line, (left.get(line) ?? 0) + 1);
  return other.filter((line) => {
    const count2 = left.get(line) ?? 0;
    left.set(line, count2 - 1);
    return count2 <= 0;
  });
}
var LONGEST_TEXT = 160;
function callerSource(path, text2) {
  let known;
  return { path, text: text2, functions: () => known ??= functionsOf(text2, path) };
}
function callersIn(contract, source, onlyCalls) {
  const { name, owner } = calledName(contract);
  if (!source.text.includes(name)) return [];
  const { source: masked, list: list2 } = source.functions();
  const mask = withoutImports(masked.mask);
  const declaresOnly = signaturesIn(masked.mask, source.path, list2);
  const lines = lineIndex(source.text);
  const found = /* @__PURE__ */ new Map();
  for (const match of mask.matchAll(pattern(name, owner !== null, source.path, onlyCalls))) {
    const at = match.index;
    const begins = list2.some((each) => each.name === name && each.start <= at && at < each.body.start - 1);
    const line = lineAt(lines, at);
    const own = source.path === contract.path && contract.lines !== null && contract.lines.start <= line && line <= contract.lines.end;
    if (begins || own || found.has(line) || owner === null && declaresOnly(name, at)) continue;
    const start = lines.starts[line - 1] ?? 0;
    const text2 = source.text.slice(start, (lines.starts[line] ?? source.text.length + 1) - 1);
    found.set(line, { path: source.path, line, text: cut(inOneLine(text2), LONGEST_TEXT) });
  }
  return [...found.values()];
}
function calledName({ name, owner }) {
  const isBeginning = name === "constructor" || name === "__init__" || name === "initialize" || name === owner;
  return isBeginning && owner !== null ? { name: owner, owner: null } : { name, owner };
}
function pattern(name, isMember, path, onlyCalls) {
  const { callsByWord, callsWithoutBrackets } = familyOf(path) ?? SHELL.family;
  const word = `${name.replace(/\W/g, String.raw`\$&`)}(?![\\w$])`;
  if (callsByWord === true) return new RegExp(String.raw`(?<![\w$./-])${word}(?![-.]|[ \t]*(?:\(|=))`, "g");
  const before = isMember ? String.raw`(?<=(?:\.|->|::)\s{0,200})` : String.raw`(?<![\w$])(?<!\b(?:function|def|fn|func|fun|class)\s{1,50})`;
  if (callsWithoutBrackets === true && (isMember || !onlyCalls)) return new RegExp(before + word, "g");
  const call = String.raw`\s{0,200}(?:::<|<[^<>()\n]{1,200}>\s{0,50})?[(!]`;
  const asValue = String.raw`\s{0,200}[,);\]}\n]`;
  return new RegExp(`${before}${word}(?=${onlyCalls ? call : `(?:${call}|${asValue})`})`, "g");
}
var IMPORTS = [
  /^[ \t]*(?:import|export)\b[^;()="]{0,4000}?\bfrom\b/gm,
  /^[ \t]*from[ \t]+[\w.]+[ \t]+import[ \t]*(?:\([^)]{0,4000}\)|[^\n]*)/gm,
  /^[ \t]*(?:pub(?:\([^)\n]*\))?[ \t]+)?use[ \t][^;]{0,4000};/gm,
  /^[ \t]*import[ \t][^\n]*/gm,
  /^[ \t]*export[ \t]*\{[^}]{0,4000}\}/gm
];
function withoutImports(mask) {
  return IMPORTS.reduce((text2, each) => text2.replace(each, (all) => all.replace(/[^\n]/g, " ")), mask);
}
function changedContracts(source) {
  const { change, before, after } = source;
  if (before === null || change.kind === "opaque") return [];
  const oldPath = change.kind === "text" ? change.from ?? change.path : change.path;
  const old = functionsOf(before, oldPath);
  if (old.list.length === 0) return [];
  const now = functionsOf(after ?? "", change.path);
  const current = byKey(now.list);
  const oldKeys = byKey(old.list);
  const fresh = freshBodies(
    [...current].filter(([key]) => !oldKeys.has(key)).map(([, found]) => found),
    now
  );
  const [oldLines, nowLines] = [lineIndex(before), lineIndex(after ?? "")];
  return [...oldKeys].flatMap(([key, was]) => {
    const is = current.get(key);
    const about = {
      path: change.path,
      symbol: was.owner === null ? was.name : `${was.owner}.${was.name}`,
      name: was.name,
      isMember: was.owner !== null,
      owner: was.owner
    };
    if (is === void 0) {
      const what = [removal(was, old, fresh)];
      return [{ ...about, line: lineAt(oldLines, was.start), kinds: ["input"], what, lines: null }];
    }
    if (sameText(was, is, before, after ?? "")) return [];
    const differences = compared({ found: was, all: old }, { found: is, all: now }, change.path);
    if (differences.size === 0) return [];
    const lines = {
      start: lineAt(nowLines, is.start),
      end: lineAt(nowLines, Math.max(is.start, is.end - 1))
    };
    return [
      { ...about, line: lines.start, kinds: [...differences.keys()], what: [...differences.values()], lines }
    ];
  });
}
function sameText(was, is, before, after) {
  return was.returns === is.returns && before.slice(was.start, was.end) === after.slice(is.start, is.end);
}
function byKey(list2) {
  const seen = /* @__PURE__ */ new Map();
  return new Map(
    list2.map((found) => {
      const name = `${found.owner ?? ""}\0${found.name}`;
      seen.set(name, (seen.get(name) ?? 0) + 1);
      return [`${name}\0${seen.get(name) ?? 1}`, found];
    })
  );
}
function freshBodies(fresh, now) {
  return new Map(fresh.map((found) => [inOneLine(ownBody(found, now).code), found.name]));
}
function removal(was, old, fresh) {
  const body = inOneLine(ownBody(was, old).code);
  const renamed = body === "" ? void 0 : fresh.get(body);
  return bounded(renamed === void 0 ? "input: removed" : `input: removed; ${renamed} has the same body`);
}
function compared(was, is, path) {
  const found = /* @__PURE__ */ new Map();
  const add = (kind, what) => {
    const before = found.get(kind);
    if (what !== void 0 && before === void 0) found.set(kind, what);
  };
  if (was.found.params !== is.found.params)
    add("input", bounded(`input: (${was.found.params}) became (${is.found.params})`));
  const [oldType, newType] = [was.found.returns, is.found.returns];
  if (oldType !== newType)
    add("output", bounded(`output: ${oldType || "no type"} became ${newType || "no type"}`));
  const [old, now] = [statements(was, path), statements(is, path)];
  const nullTypes = (side2) => nullable(side2.found);
  add("output", differenceOf("output", old.output, now.output));
  add("failure", differenceOf("failure", old.failure, now.failure));
  add("null", differenceOf("null", [...old.null, ...nullTypes(was)], [...now.null, ...nullTypes(is)]));
  add("side effect", differenceOf("side effect", old["side effect"], now["side effect"]));
  if (found.size === 0) add("behavior", differenceOf("behavior", old.conditions, now.conditions));
  return found;
}
function nullable({ params, returns }) {
  const speaks = /\b(?:null|undefined|None|nil|Option|Optional|nullptr)\b|\w\?(?=\s*(?:[:,)=]|$))/;
  return [params, returns].filter((text2) => speaks.test(text2));
}
function statements({ found, all }, path) {
  const { code, mask } = ownBody(found, all);
  const lastIsValue = found.isExpression || familyOf(path)?.lastIsValue?.(mask) === true;
  return statementsOf(code, mask, lastIsValue);
}
function ownBody({ body }, { source, list: list2 }) {
  const inner = list2.filter(({ start, end }) => start >= body.start && end <= body.end);
  let [code, mask, at] = ["", "", body.start];
  for (const { start, end } of inner) {
    if (start < at) continue;
    code += source.code.slice(at, start);
    mask += source.mask.slice(at, start);
    at = end;
  }
  return { code: code + source.code.slice(at, body.end), mask: mask + source.mask.slice(at, body.end) };
}
var MOST_TRIGGERS = 40;
var MOST_CALLERS = 5;
function withCallers(contract, callers, why) {
  const { path, symbol, line, kinds, what } = contract;
  const closest = callers.toSorted(
    inOrder(
      by((caller) => isTest(caller.path) ? 1 : 0),
      by((caller) => -sharedFolders(caller.path, path)),
      by((caller) => caller.path),
      by((caller) => caller.line)
    )
  );
  return {
    path,
    symbol,
    line,
    kinds,
    what: [...what, ...why],
    callers: closest.slice(0, MOST_CALLERS),
    omitted: Math.max(0, closest.length - MOST_CALLERS)
  };
}
function rankTriggers(triggers) {
  return triggers.toSorted(
    inOrder(
      by((trigger) => trigger.callers.length > 0 ? 0 : 1),
      by((trigger) => -trigger.kinds.length),
      by((trigger) => trigger.path),
      by((trigger) => trigger.line)
    )
  ).slice(0, MOST_TRIGGERS);
}
var COMMON = new Set(
  "get set run main init new call add remove delete update create start stop open close read write load save test setup teardown handle handler parse format render apply execute process build check validate toString to_s to_string equals hashCode clone copy next push pop map filter each find has is log print send make of from constructor __init__ initialize default name value data key index size length count then catch reset".split(" ")
);
var SHORTEST_NAME = 3;
var MOST_HITS = 200;
function tooCommon(contract) {
  const { name } = calledName(contract);
  if (name.length < SHORTEST_NAME) return `${name} is too short a name`;
  return COMMON.has(name) ? `${name} is too common a name` : void 0;
}
var MOST_BYTES = 16 * 1024 * 1024;
async function readSources(repository, entries, paths) {
  const asked = [...new Set(paths)].flatMap((path) => entries.get(path) ?? []).filter(isAsked);
  let left = MOST_BYTES;
  const wanted = asked.filter((entry) => {
    const size = entry.size ?? 0;
    if (size > LARGEST_READ) return false;
    left -= size;
    return left >= 0;
  });
  const blobs = await readBlobs(
    repository,
    wanted.map(({ oid }) => oid)
  );
  return {
    byPath: new Map(
      wanted.map(({ path, oid }) => [path, callerSource(path, textIn(blobs.get(oid) ?? Buffer.of()) ?? "")])
    ),
    unread: asked.length - wanted.length
  };
}
function isAsked(entry) {
  return entry.size !== null && (isSource(entry) || isTooLarge(entry)) && !looksThirdParty(entry.path);
}
async function findWords(repository, tree, words) {
  if (words.length === 0) return /* @__PURE__ */ new Map();
  const patterns = words.flatMap((word) => ["-e", word]);
  const { stdout } = await askGit(
    repository,
    // Every option is given, so that the user's settings for `grep` change neither the result nor its format.
    [
      ...["-c", "grep.threads=0", "-c", "submodule.recurse=false"],
      ...["grep", "-I", "-F", "-w", "--count", "-z", "--full-name", "--no-color", ...patterns, tree]
    ],
    { answers: [0, 1] }
  );
  const hits = /* @__PURE__ */ new Map();
  for (const [, name = "", count2 = ""] of stdout.toString("utf8").matchAll(/([^\0]+)\0(\d+)\n/g)) {
    const path = asRepoPath(name.slice(tree.length + 1));
    if (path === void 0)
      throw new Failure("environment/git-failed", `git grep gave a line of another form: ${name}`);
    hits.set(path, Number(count2));
  }
  return hits;
}
async function searchTree(repository, { tree, entries }, contracts) {
  const familyIn = (path) => familyOf(path, entries.get(path)?.mode === "100755");
  const names = [...new Set(contracts.map((contract) => calledName(contract).name))];
  const families = new Set(contracts.map(({ path }) => familyIn(path)));
  const hits = await findWords(repository, tree, names);
  const paths = [...hits.keys()].filter((path) => families.has(familyIn(path)));
  const { byPath: byPath2, unread } = await readSources(repository, entries, paths);
  const search = (contract) => {
    const family = familyIn(contract.path);
    const callers = [];
    for (const source of byPath2.values()) {
      if (callers.length > MOST_HITS) break;
      if (familyIn(source.path) === family && source.path !== contract.path)
        callers.push(...callersIn(contract, source, true));
    }
    if (callers.length <= MOST_HITS) return { callers, why: void 0 };
    return { callers: [], why: `${calledName(contract).name} has more than ${MOST_HITS} hits` };
  };
  return { of: new Map(contracts.map((contract) => [contract, search(contract)])), unread };
}
var MOST_LOOKED_UP = 3 * MOST_TRIGGERS;
var MOST_NEAR = 100;
var MOST_NAMES = MOST_TRIGGERS;
async function readTriggers(repository, head, sources, graph) {
  const importers = importersOf(graph);
  const all = sources.flatMap(changedContracts).toSorted(
    inOrder(
      by((contract) => importers.has(contract.path) ? 0 : 1),
      by((contract) => -contract.kinds.length),
      by((contract) => contract.path),
      by((contract) => contract.line)
    )
  );
  const places = all.slice(0, MOST_LOOKED_UP).map((contract) => near(contract, graph, importers));
  const read = await readSources(
    repository,
    head.entries,
    places.flatMap((each) => [...each.read])
  );
  const found = places.map((each) => nearby(each, read));
  const searched = found.filter(({ callers, common }) => callers.length === 0 && common === void 0).slice(0, MOST_NAMES).map(({ contract }) => contract);
  const elsewhere = await searchTree(repository, head, searched);
  const triggers = rankTriggers(found.map((each) => triggerOf(each, elsewhere.of.get(each.contract))));
  const left = all.length - triggers.length;
  return {
    triggers,
    notes: [
      ...left === 0 ? [] : [`${left} more changed functions were left out of the contract triggers`],
      ...importersLeftOut(places),
      ...tooMuch(read.unread, "files near the changed functions"),
      ...tooMuch(elsewhere.unread, "files that hold their names")
    ]
  };
}
function importersLeftOut(places) {
  const many = new Map(
    places.filter(({ left: left2 }) => left2 > 0).map(({ contract, left: left2 }) => [contract.path, left2])
  );
  const left = [...many.values()].reduce((sum, count2) => sum + count2, 0);
  if (left === 0) return [];
  const files = many.size === 1 ? "one changed file" : `${many.size} changed files`;
  return [
    `callers were not looked for in ${left} files near ${files}: the first ${MOST_NEAR} of each were read`
  ];
}
function tooMuch(unread, files) {
  return unread === 0 ? [] : [`callers were not looked for in ${unread} ${files}: too large, alone or together`];
}
function triggerOf({ contract, callers, common }, search) {
  const unsearched = search === void 0 ? `${MOST_NAMES} others were searched for` : search.why;
  const reason = callers.length === 0 ? common ?? unsearched : void 0;
  const why = reason === void 0 ? [] : [asWhy(reason)];
  return withCallers(contract, [...callers, ...search?.callers ?? []], why);
}
function asWhy(reason) {
  return `callers: ${reason}; they were looked for in importing files only`;
}
function importersOf({ edges }) {
  const importers = /* @__PURE__ */ new Map();
  for (const { from, to } of edges) {
    const list2 = importers.get(to);
    if (list2 === void 0) importers.set(to, [from]);
    else if (!list2.includes(from)) list2.push(from);
  }
  return importers;
}
function near(contract, { tree }, importers) {
  const { path } = contract;
  const family = familyOf(path);
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  const siblings = family?.declarations !== void 0 ? tree.in(folder).filter((other) => familyOf(other) === family) : [];
  const all = [.../* @__PURE__ */ new Set([path, ...importers.get(path) ?? [], ...siblings])];
  return {
    contract,
    read: new Set(all.slice(0, MOST_NEAR)),
    left: Math.max(0, all.length - MOST_NEAR)
  };
}
function nearby({ contract, read }, sources) {
  const callers = [...read].flatMap((path) => {
    const source = sources.byPath.get(path);
    return source === void 0 ? [] : callersIn(contract, source, false);
  });
  return { contract, callers, common: tooCommon(contract) };
}
var LOG_FORMAT = "--format=%H%x00%P%x00%ct%x00%s%x00%b";
var FIELDS = 5;
var BODY_BYTES = 2e3;
function parseLog(output) {
  const tokens = output.toString("utf8").split("\0");
  const commits = [];
  let at = 0;
  while (at + FIELDS <= tokens.length) {
    const [sha = "", parents = "", time = "", subject = "", body = ""] = tokens.slice(at, at + FIELDS);
    at += FIELDS;
    const paths = [];
    for (; /^\n?:\d{6} /.test(tokens[at] ?? ""); at += 2) paths.push(tokens[at + 1] ?? "");
    commits.push({
      commit: {
        ...{ sha: sha.trim(), time: Number(time), subject, body: shortBody(body) },
        parents: parents.split(" ").filter(Boolean).length
      },
      paths
    });
  }
  return commits;
}
function shortBody(body) {
  return wholeLines(withoutPersonTrailers(body), BODY_BYTES);
}
var REVERT = /^(?:revert(?:s|ed)?|reapply|roll(?:s|ed)?[ -]?back|back(?:s|ed)?[ -]?out)\b/i;
var FIX = /\b(?:bug)?fix(?:e[sd]|ing)?\b|\bhotfix\b|\bbugs?\b|\bregress(?:ion|ed)\b/i;
var FIX_IN_BODY = /\bregress(?:ion|ed)\b|\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?):?\s+#\d+/i;
function declaredReason(commit) {
  if (REVERT.test(commit.subject) || /^This reverts commit\b/m.test(commit.body)) return "revert";
  return FIX.test(commit.subject) || FIX_IN_BODY.test(commit.body) ? "fix" : null;
}
var ALL_BYTES = 24576;
function boundedMessages(messages) {
  let bytes = 0;
  const over = messages.findIndex(
    ({ subject, body }) => (bytes += Buffer.byteLength(subject + body)) > ALL_BYTES
  );
  const commits = over === -1 ? messages : messages.slice(0, over);
  return { commits, commitsOmitted: messages.length - commits.length };
}
async function readCommitMessages(repository, { base, head }) {
  const end = head.sha ?? await currentCommit(repository);
  const range = base.sha === null ? end : `${base.sha}..${end}`;
  const output = await readGit(repository, [
    ...["log", "-z", "--reverse", "--topo-order", "--encoding=UTF-8", "--no-patch", "--no-notes", LOG_FORMAT],
    ...["--end-of-options", range]
  ]);
  const messages = parseLog(output).map(({ commit }) => commit).filter(({ parents, sha }) => parents < 2 || sha === end);
  return boundedMessages(messages.map(({ sha, subject, body }) => ({ sha, subject, body })));
}
async function currentCommit(repository) {
  const args = ["rev-parse", "--verify", "--end-of-options", "HEAD^{commit}"];
  return (await gitLines(repository, args)).at(-1) ?? "";
}
var AROUND = 100;
function remarkBytes({ author, text: text2 }) {
  return Buffer.byteLength(author + text2) + AROUND;
}
function newestRemarks(remarks, room) {
  const newestFirst = remarks.toSorted(
    inOrder(
      (a, b) => by(({ at }) => at)(b, a),
      by(({ author }) => author),
      by(({ text: text2 }) => text2)
    )
  );
  const kept = /* @__PURE__ */ new Set();
  let bytes = 0;
  for (const remark of newestFirst) {
    const size = remarkBytes(remark);
    if (bytes + size > room) continue;
    bytes += size;
    kept.add(remark);
  }
  return { kept: remarks.filter((one) => kept.has(one)), omitted: remarks.length - kept.size };
}
function inThreads(remarks) {
  const byTime = remarks.toSorted(by(({ remark }) => remark.at));
  const threads = groupedBy(byTime, ({ thread }) => thread);
  return [...threads.values()].flat().map(({ remark }) => remark);
}
var PAGE = 100;
var MOST_PAGES = 5;
async function readNewest(place, path, read, { room, bytesOf }) {
  const page = (number) => askPage(place, path, number);
  const first2 = await page(1);
  const last = lastPage(first2);
  let items = [];
  let bytes = 0;
  for (let at = last; at >= 1; at -= 1) {
    if (bytes > room || at <= last - MOST_PAGES) return { items, unread: at * PAGE };
    const entries = list((at === 1 ? first2 : await page(at)).body).flatMap((one) => read(one) ?? []);
    items = [...entries, ...items];
    bytes += entries.reduce((sum, one) => sum + bytesOf(one), 0);
  }
  return { items, unread: 0 };
}
async function askPage(place, path, page) {
  const answer = await askGithub(
    place.repository.host,
    apiPath(place, `${path}?per_page=${PAGE}&page=${page}`)
  );
  if (answer.status === 200) return answer;
  throw unexpected(answer);
}
var ROOM = 12288;
async function readPullRequestText(pull) {
  const { place, number } = pull;
  const bounds = { room: ROOM, bytesOf: remarkBytes };
  const onLines = { room: ROOM, bytesOf: ({ remark }) => remarkBytes(remark) };
  const [comments, reviews, lines] = await Promise.all([
    readNewest(place, `/issues/${number}/comments`, (entry) => remarkIn(entry, "created_at"), bounds),
    readNewest(place, `/pulls/${number}/reviews`, (entry) => remarkIn(entry, "submitted_at"), bounds),
    readNewest(place, `/pulls/${number}/comments`, reviewRemarkIn, onLines)
  ]);
  const spoken = [...comments.items, ...reviews.items].map((remark, at) => ({ remark, thread: String(at) }));
  const discussion = newestRemarks(inThreads(spoken), ROOM);
  const reviewRemarks = newestRemarks(inThreads(lines.items), ROOM);
  const unread = [comments, reviews, lines].reduce((sum, one) => sum + one.unread, 0);
  return {
    number,
    title: pull.title,
    body: wholeLines(pull.body.replaceAll("\r\n", "\n").trim(), ROOM),
    author: pull.author,
    discussion: discussion.kept,
    reviewRemarks: reviewRemarks.kept,
    omitted: discussion.omitted + reviewRemarks.omitted + unread
  };
}
function remarkIn(entry, time) {
  const said = (textOrNull(entry, "body") ?? "").replaceAll("\r\n", "\n").trim();
  if (said === "") return void 0;
  return {
    author: textOrNull(entry, "user", "login") ?? "ghost",
    at: textOrNull(entry, time) ?? "",
    text: said
  };
}
function reviewRemarkIn(entry) {
  const remark = remarkIn(entry, "created_at");
  const path = asRepoPath(text(entry, "path"));
  if (remark === void 0 || path === void 0) return void 0;
  const answered = lineOrNull(entry, "in_reply_to_id") ?? count(entry, "id");
  const line = textOrNull(entry, "side") === "LEFT" ? null : lineOrNull(entry, "line");
  return { remark: { ...remark, path, line }, thread: String(answered) };
}
var TELLING = /^(?=.*[\p{L}\p{N}]).{8,}$/u;
var HEADING = 80;
function nearChange({ change, before, after }) {
  const hunks = change.kind === "opaque" ? [] : change.hunks;
  const [old, now] = [(before ?? "").split("\n"), (after ?? "").split("\n")];
  const shownOld = hunks.flatMap((hunk) => side(old, hunk.old)).map(trimmed);
  const shownNow = hunks.flatMap((hunk) => side(now, hunk.new)).map(trimmed);
  const counts = /* @__PURE__ */ new Map();
  for (const line of old) counts.set(trimmed(line), (counts.get(trimmed(line)) ?? 0) + 1);
  const landmarks = [
    ...shownOld.filter((line) => isTelling(line) && counts.get(line) === 1),
    ...hunks.flatMap((hunk) => headingAbove(old, hunk.old.start))
  ];
  return {
    lines: new Set([...shownOld, ...shownNow].filter(isTelling)),
    landmarks: new Set(landmarks.map(cut2))
  };
}
function isNear([header = "", ...content], near2) {
  const heading = /^@@[^@]*@@ (.*)$/.exec(header)?.[1] ?? "";
  return near2.landmarks.has(cut2(heading)) || content.some((line) => {
    const text2 = trimmed(line.slice(1));
    return near2.landmarks.has(cut2(text2)) || !line.startsWith(" ") && near2.lines.has(text2);
  });
}
function side(lines, { start, count: count2 }) {
  return count2 === 0 ? [] : lines.slice(start - 1, start - 1 + count2);
}
function headingAbove(lines, start) {
  const found = lines.slice(0, Math.max(0, start - 1)).findLast((line) => /^[A-Za-z_$]/.test(line));
  return found === void 0 ? [] : [found];
}
function cut2(heading) {
  return Buffer.from(heading).subarray(0, HEADING).toString("utf8").trimEnd();
}
function trimmed(line) {
  return line.trim();
}
function isTelling(line) {
  return TELLING.test(line);
}
var NEAR = 10;
var MOST_REMARKS = 30;
var LONGEST2 = 2e3;
function remarksOfRows(rows, pulls, remarks) {
  const about = remarks.flatMap((remark) => {
    const row = rows.findIndex((candidate2) => isAbout(candidate2, pulls, remark));
    return row === -1 ? [] : [{ row, remark }];
  });
  const chosen = about.filter(({ remark }) => Buffer.byteLength(remark.text) <= LONGEST2).toSorted(
    inOrder(
      (a, b) => by(({ remark }) => remark.at)(b, a),
      by(({ row }) => row),
      by(({ remark }) => remark.text)
    )
  ).slice(0, MOST_REMARKS);
  const byRow = /* @__PURE__ */ new Map();
  for (const { row, remark } of chosen.toReversed()) {
    const { pullRequest, at, text: text2 } = remark;
    byRow.set(row, [...byRow.get(row) ?? [], { pullRequest, at, text: text2 }]);
  }
  const left = about.length - chosen.length;
  return { byRow, notes: left === 0 ? [] : [`${left} more review comments on these lines are not shown`] };
}
function isAbout({ row, pathThen, linesThen }, pulls, { pullRequest, path, line }) {
  if (path !== pathThen || pulls.get(row.sha)?.includes(pullRequest) !== true) return false;
  return linesThen.some(({ start, end }) => line === null || line >= start - NEAR && line <= end + NEAR);
}
function withRemarks(rows, { byRow }) {
  return rows.map((row, at) => {
    const remarks = byRow.get(at);
    return remarks === void 0 ? row : { ...row, remarks };
  });
}
var RECENT = 5;
var DECLARED2 = 10;
function candidatesOf(file, commits) {
  const blamed = groupedBy(file.blamed, ({ sha }) => sha);
  const candidates = [.../* @__PURE__ */ new Set([...blamed.keys(), ...logged(file, commits)])].flatMap((sha) => {
    const commit = commits.get(sha);
    return commit === void 0 ? [] : [candidate(file, commit, blamed.get(sha) ?? [])];
  });
  return candidates.toSorted(MOST_TELLING);
}
function logged(file, commits) {
  const declared = file.log.slice(RECENT).filter((sha) => {
    const commit = commits.get(sha);
    return commit !== void 0 && declaredReason(commit) !== null;
  });
  return [...file.log.slice(0, RECENT), ...declared.slice(0, DECLARED2)];
}
function candidate(file, commit, blamed) {
  const lines = mergeSpans(blamed.map(({ line }) => ({ start: line, end: line })));
  return {
    row: {
      sha: commit.sha,
      date: new Date(commit.time * 1e3).toISOString(),
      subject: commit.subject,
      body: commit.body,
      path: file.path,
      lines,
      why: declaredReason(commit) ?? (blamed.length > 0 ? "blame" : "log")
    },
    time: commit.time,
    touched: lines.some((span) => overlapsAny(span, file.removed)),
    pathThen: blamed[0]?.originalPath ?? file.basePath,
    first: commit.parents === 0,
    linesThen: mergeSpans(blamed.map(({ originalLine: line }) => ({ start: line, end: line })))
  };
}
var MOST_TELLING = inOrder(
  by((c) => c.touched ? 0 : c.row.lines.length > 0 ? 1 : 2),
  by((c) => c.row.why === "revert" || c.row.why === "fix" ? 0 : 1),
  by((c) => -c.time),
  by((c) => c.row.path),
  by((c) => c.row.sha)
);
function chooseRows(files, limit) {
  const ranked = files.flatMap((candidates) => candidates.map((value, rank) => ({ value, rank })));
  const order = inOrder(
    by((r) => r.rank),
    (a, b) => MOST_TELLING(a.value, b.value)
  );
  const chosen = ranked.toSorted(order).slice(0, limit).map((r) => r.value);
  return { chosen: chosen.toSorted(MOST_TELLING), omitted: ranked.length - chosen.length };
}
var NO_PAST_REMARKS = { byRow: /* @__PURE__ */ new Map(), notes: [] };
var MOST_COMMITS = 20;
var MOST_PULLS = 10;
var AT_ONCE = 4;
async function readPastRemarks(repository, rows, wanted) {
  const standing = rows.filter(({ linesThen }) => linesThen.length > 0).map(({ row }) => row.sha);
  const commits = first(MOST_COMMITS, [...new Set(standing)], "commits");
  if (commits.kept.length === 0) return NO_PAST_REMARKS;
  try {
    const place = await likelyPlace(repository);
    if (place === void 0) return NO_PAST_REMARKS;
    const ask = askerWithin(place);
    const pulls = await pullsOf(commits.kept, ask, wanted);
    const numbers = first(MOST_PULLS, [...new Set([...pulls.values()].flat())], "pull requests");
    const read = await mapWithLimit(numbers.kept, AT_ONCE, (number) => remarksOf(number, ask));
    const remarks = read.flatMap((one) => one.remarks);
    const { byRow, notes } = remarksOfRows(rows, pulls, remarks);
    const cut3 = [commits, numbers, ...read].flatMap((one) => one.note ?? []);
    return { byRow, notes: [...cut3, ...notes] };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { ...NO_PAST_REMARKS, notes: [`previous review comments were not read: ${error.message}`] };
  }
}
function first(most, all, what) {
  if (all.length <= most) return { kept: all };
  return {
    kept: all.slice(0, most),
    note: `review comments were looked for of ${most} of ${all.length} ${what}`
  };
}
function askerWithin(place) {
  const { host } = place.repository;
  let end = performance.now() + PATIENCE.all;
  let answered = false;
  return async (path) => {
    const left = end - performance.now();
    if (left <= 0) {
      throw new Failure("environment/gh-unreachable", `${host} took longer than ${PATIENCE.all / 1e3} s`);
    }
    try {
      const answer = await askGithub(
        host,
        apiPath(place, path),
        answered ? left : Math.min(left, PATIENCE.first)
      );
      answered = true;
      return answer;
    } catch (error) {
      end = 0;
      throw error;
    }
  };
}
async function pullsOf(shas, ask, { but }) {
  const pulls = /* @__PURE__ */ new Map();
  const [newest = "", ...others] = shas;
  const read = async (sha) => {
    const { status, body } = await ask(`/commits/${sha}/pulls`);
    if (status !== 200) return;
    const merged = list(body).filter((pull) => textOrNull(pull, "merged_at") !== null);
    pulls.set(
      sha,
      merged.map((pull) => count(pull, "number")).filter((number) => number !== but)
    );
  };
  await read(newest);
  await mapWithLimit(others, AT_ONCE, read);
  return new Map(shas.map((sha) => [sha, pulls.get(sha) ?? []]));
}
async function remarksOf(pullRequest, ask) {
  const query = "per_page=100&sort=created&direction=desc";
  const answer = await ask(`/pulls/${pullRequest}/comments?${query}`);
  if (answer.status !== 200) return { remarks: [] };
  const remarks = list(answer.body).flatMap((entry) => placedRemark(pullRequest, entry) ?? []);
  return lastPage(answer) === 1 ? { remarks } : { remarks, note: `of pull request #${pullRequest} only the newest 100 review comments were read` };
}
function placedRemark(pullRequest, entry) {
  const said = (textOrNull(entry, "body") ?? "").replaceAll("\r\n", "\n").trim();
  if (said === "" || textOrNull(entry, "side") === "LEFT") return void 0;
  const line = lineOrNull(entry, "line") ?? lineOrNull(entry, "original_line");
  const at = textOrNull(entry, "created_at") ?? "";
  return { pullRequest, at, text: said, path: text(entry, "path"), line };
}
var MOST_COMMITS2 = 2e3;
var LOG = ["log", "--stdin", "-z", "--encoding=UTF-8", "--no-show-signature", "--no-notes", LOG_FORMAT];
async function readLog(repository, base, paths) {
  const lines = paths.filter((path) => !path.includes("\n"));
  if (lines.length === 0) return { commits: /* @__PURE__ */ new Map(), touching: /* @__PURE__ */ new Map() };
  const output = await readGit(
    repository,
    [
      "--literal-pathspecs",
      ...LOG,
      "--raw",
      "--no-abbrev",
      "--no-renames",
      "--no-merges",
      `--max-count=${MOST_COMMITS2}`
    ],
    { input: `${base}
--
${lines.join("\n")}
` }
  );
  const touching = new Map(lines.map((path) => [path, []]));
  const logged2 = parseLog(output);
  for (const { commit, paths: touched } of logged2) {
    for (const path of touched) touching.get(path)?.push(commit.sha);
  }
  return { commits: new Map(logged2.map(({ commit }) => [commit.sha, commit])), touching };
}
async function readMessages(repository, shas) {
  if (shas.length === 0) return [];
  const output = await readGit(repository, [...LOG, "--no-walk=unsorted", "--no-patch"], {
    input: `${shas.join("\n")}
`
  });
  return parseLog(output).map(({ commit }) => commit);
}
function parseCommitPatches(output) {
  const patches = /* @__PURE__ */ new Map();
  const text2 = output.toString("latin1");
  const names = [...text2.matchAll(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/gm)];
  for (const [index, match] of names.entries()) {
    const patch = output.subarray(
      match.index + match[0].length + 1,
      names[index + 1]?.index ?? output.length
    );
    patches.set(match[0], { patch, changed: parsePatch(patch) });
  }
  return patches;
}
var EXCERPT_LINES = 40;
var LONGEST_LINE = 500;
function excerptOf(patch, hunks, interest) {
  const { wanted } = interest;
  const shown2 = /* @__PURE__ */ new Map();
  let left = EXCERPT_LINES;
  for (const [index, hunk, lines] of chosenOf(patch, hunks, interest)) {
    if (left < 2) break;
    const window = windowOf(lines, hunk, wanted, left);
    shown2.set(index, window);
    left -= window.filter((line) => !line.startsWith("[")).length;
  }
  const texts = [...shown2].toSorted(([i], [j]) => i - j).flatMap(([, lines]) => lines);
  return [...texts, ...notShown(hunks.length - shown2.size, shown2.size)].join("\n");
}
function notShown(missing, shown2) {
  if (missing === 0) return [];
  return [
    shown2 === 0 ? `[not near this change: ${counted(missing, "hunk")}]` : `[${missing} more hunks of this patch]`
  ];
}
function chosenOf(patch, hunks, { wanted, near: near2 }) {
  const all = [...hunks.entries()].map(([index, hunk]) => [index, hunk, linesOf(patch, hunk)]);
  const [held, others] = parted(all, ([, hunk]) => holds(hunk, wanted));
  return [...held, ...others.filter(([, , lines]) => near2 === null || isNear(lines, near2))];
}
function parted(all, isFirst) {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))];
}
function holds(hunk, wanted) {
  return overlapsAny({ start: hunk.new.start, end: hunk.new.start + hunk.new.count - 1 }, wanted);
}
function linesOf(patch, hunk) {
  return hunkText(patch, hunk).replace(/\n$/, "").split("\n").map(
    (line) => line.length <= LONGEST_LINE ? line : `${line.charAt(0)}[a line of ${line.length - 1} characters]`
  );
}
function windowOf(lines, hunk, wanted, limit) {
  if (lines.length <= limit) return [...lines];
  const [header = "", ...content] = lines;
  const room = limit - 1;
  const start = Math.min(
    Math.max(0, firstWanted(content, hunk, wanted) - Math.floor(room / 2)),
    content.length - room
  );
  const [above, below] = [start, content.length - start - room];
  return [
    header,
    ...above === 0 ? [] : [`[${above} more lines above]`],
    ...content.slice(start, start + room),
    ...below === 0 ? [] : [`[${below} more lines below]`]
  ];
}
function firstWanted(content, hunk, wanted) {
  let line = hunk.new.start - 1;
  const index = content.findIndex((text2) => {
    if (!text2.startsWith("+") && !text2.startsWith(" ")) return false;
    line += 1;
    return wanted.some((span) => overlaps(span, { start: line, end: line }));
  });
  return Math.max(0, index);
}
function parseRenames(output) {
  const tokens = output.toString("utf8").split("\0");
  const renames = /* @__PURE__ */ new Map();
  let current = /* @__PURE__ */ new Map();
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] ?? "";
    if (/^[0-9a-f]{40,64}$/.test(token)) renames.set(token, current = /* @__PURE__ */ new Map());
    else if (token.startsWith(":")) {
      current.set(tokens[at + 2] ?? "", tokens[at + 1] ?? "");
      at += 2;
    }
  }
  return renames;
}
var DIFF_TREE = [
  // Content that is too large to be read was binary in the past as well.
  ...["-c", `core.bigFileThreshold=${LARGEST_TEXT}`],
  ...["--literal-pathspecs", "diff-tree", "--stdin", "-r", "-M50%", "-l1000", "-O/dev/null", "--root"],
  ...["--diff-merges=first-parent", "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative"]
];
var TEXT = ["-p", "-U3", "--full-index", "--submodule=short", "--src-prefix=a/", "--dst-prefix=b/"];
async function withPatches(repository, chosen, nearOf) {
  const paths = chosen.map((candidate2) => candidate2.pathThen);
  const patches = await readPatches(repository, shasOf(chosen), paths);
  if (typeof patches === "string") return { rows: chosen.map(({ row }) => row), notes: [patches] };
  const adding = chosen.filter((candidate2) => !candidate2.first && isAdded(changeIn(patches, candidate2)));
  const renamed = await readRenamed(repository, adding);
  const followed = await readPatches(
    repository,
    renamed.map(({ sha }) => sha),
    [...paths, ...renamed.map(({ from }) => from)]
  );
  const all = typeof followed === "string" ? patches : new Map([...patches, ...followed]);
  return { rows: chosen.map((candidate2) => withPatch(candidate2, all, nearOf)), notes: [] };
}
async function readPatches(repository, shas, paths) {
  if (shas.length === 0) return /* @__PURE__ */ new Map();
  const args = [...DIFF_TREE, ...TEXT, "--", ...[...new Set(paths)].toSorted(compareText)];
  const answer = await askGit(repository, args, { input: linesOf2(shas), answers: [0, GIT_FATAL] });
  if (answer.status === 0) return parseCommitPatches(answer.stdout);
  return `patches of past commits cannot be shown: ${answer.stderr.trim().split("\n")[0] ?? ""}`;
}
async function readRenamed(repository, adding) {
  if (adding.length === 0) return [];
  const args = [...DIFF_TREE, "--raw", "-z", "--diff-filter=R"];
  const renames = parseRenames(await readGit(repository, args, { input: linesOf2(shasOf(adding)) }));
  return adding.flatMap(({ row, pathThen }) => {
    const from = renames.get(row.sha)?.get(pathThen);
    return from === void 0 ? [] : [{ sha: row.sha, from }];
  });
}
function withPatch(candidate2, patches, nearOf) {
  const commit = patches.get(candidate2.row.sha);
  const change = changeIn(patches, candidate2);
  if (commit === void 0 || change === void 0) return candidate2.row;
  const renamed = change.kind !== "deleted" && change.from !== void 0 ? [`[renamed from ${change.from}]`] : [];
  const { row, linesThen: wanted } = candidate2;
  const near2 = row.why === "revert" || row.why === "fix" ? null : nearOf(row.path);
  const hunks = change.kind === "opaque" ? [] : [excerptOf(commit.patch, change.hunks, { wanted, near: near2 })];
  const patch = [...renamed, ...hunks].join("\n");
  return patch === "" ? row : { ...row, patch };
}
function changeIn(patches, { row, pathThen }) {
  return [...patches.get(row.sha)?.changed.values() ?? []].find((change) => change.path === pathThen);
}
function isAdded(change) {
  return change !== void 0 && change.kind !== "deleted" && change.status === "added";
}
function shasOf(candidates) {
  return [...new Set(candidates.map(({ row }) => row.sha))];
}
function linesOf2(values) {
  return [...new Set(values)].map((value) => `${value}
`).join("");
}
var MOST_ROWS = 120;
var MOST_REMOVED = inOrder(
  by((file) => -lineCount(file.removed)),
  by((file) => file.path)
);
var AT_ONCE2 = 4;
async function readHistory(repository, base, sources, remarks = null) {
  const past = sources.flatMap(pastFileOf);
  if (base === null || past.length === 0) return { rows: [], omitted: 0 };
  const files = past.toSorted(MOST_REMOVED).slice(0, MOST_ROWS);
  const [log, blames, shallow] = await Promise.all([
    readLog(repository, base, pathsOf(files)),
    mapWithLimit(files, AT_ONCE2, (file) => readBlame(repository, base, file)),
    isShallow(repository)
  ]);
  const commits = await withBlamed(repository, log.commits, blames);
  const cutOff = shallow ? forgetBoundary(commits) : [];
  const notes = [
    ...files.length < past.length ? [someFiles(files.length, past.length)] : [],
    ...blames.flatMap((blame) => blame.notes),
    ...cutOff.map(cutOffAt)
  ];
  const candidates = files.map(
    (file, index) => candidatesOf(
      { ...file, blamed: blames[index]?.lines ?? [], log: log.touching.get(file.basePath) ?? [] },
      commits
    )
  );
  const { chosen, omitted } = chooseRows(candidates, MOST_ROWS);
  const [table, said] = await Promise.all([
    withPatches(repository, chosen, nearIn(sources)),
    remarks === null ? NO_PAST_REMARKS : readPastRemarks(repository, chosen, remarks)
  ]);
  notes.push(...table.notes, ...said.notes);
  return {
    rows: withRemarks(table.rows, said),
    omitted,
    ...notes.length === 0 ? {} : { notes },
    ...cutOff.length === 0 ? {} : { cutOff }
  };
}
function pathsOf(files) {
  return files.map((file) => file.basePath);
}
async function withBlamed(repository, logged2, blames) {
  const commits = new Map(logged2);
  const blamed = new Set(blames.flatMap((blame) => blame.lines.map((line) => line.sha)));
  const unknown = [...blamed].filter((sha) => !commits.has(sha)).toSorted(compareText);
  for (const commit of await readMessages(repository, unknown)) commits.set(commit.sha, commit);
  return commits;
}
function nearIn(sources) {
  const known = /* @__PURE__ */ new Map();
  const byPath2 = new Map(sources.map((source) => [source.change.path, source]));
  return (path) => {
    const source = byPath2.get(path);
    const near2 = known.get(path) ?? (source === void 0 ? null : nearChange(source));
    if (near2 !== null) known.set(path, near2);
    return near2;
  };
}
function someFiles(read, all) {
  return `history was read for ${read} of the ${all} changed files that have one: those that lose most lines`;
}
function cutOffAt(sha) {
  return `the clone is shallow: what happened up to ${sha} is unknown (git fetch --unshallow)`;
}
function forgetBoundary(commits) {
  const boundary = [...commits.values()].filter((commit) => commit.parents === 0).map((commit) => commit.sha);
  for (const sha of boundary) commits.delete(sha);
  return boundary;
}
async function readPackageUsers(repository, head, sources, paths) {
  const changed = sources.flatMap((source) => declaring(source, paths));
  const beside = [...new Set(changed.flatMap((one) => one.beside))];
  if (beside.length === 0) return { files: [], notes: [] };
  const read = await readSources(repository, head, beside);
  const words = new Map([...read.byPath].map(([path, { text: text2 }]) => [path, wordsOf(text2, path)]));
  const files = changed.flatMap(
    ({ path, names, beside: others }) => others.filter((other) => names.some((name) => words.get(other)?.has(name))).map((other) => ({ path: other, relation: "uses", of: path }))
  );
  const notes = read.unread === 0 ? [] : [`${read.unread} files next to changed ones were not read: they are too large`];
  return { files, notes };
}
function wordsOf(text2, path) {
  return new Set(maskedOf(text2, path)?.mask.match(/\w+/g) ?? []);
}
var MOST_NAMES2 = 200;
var SHORTEST = 3;
function declaredNames({ mask }, { declarations }) {
  const names = declarations === void 0 ? [] : [...mask.matchAll(declarations)].map(([, name = ""]) => name);
  return [...new Set(names.filter((name) => name.length >= SHORTEST))].slice(0, MOST_NAMES2);
}
function declaring({ change: { path }, before, after }, paths) {
  const family = familyOf(path);
  const text2 = after ?? before;
  if (family?.declarations === void 0 || text2 === null) return [];
  const masked = maskedOf(text2, path);
  const names = masked === null ? [] : declaredNames(masked, family);
  const beside = paths.in(posix5.dirname(path)).filter((other) => other !== path && familyOf(other) === family);
  return names.length === 0 ? [] : [{ path, names, beside }];
}
function importResolver(sources) {
  const made = /* @__PURE__ */ new Map();
  const resolverOf = (from) => {
    const family = familyOf(from, true);
    if (family === void 0) return void 0;
    const resolve = made.get(family) ?? family.resolver(sources);
    made.set(family, resolve);
    return resolve;
  };
  return (from, found) => (resolverOf(from)?.(from, found) ?? []).filter((path) => path !== from);
}
function mapsNames(path) {
  const name = posix6.basename(path);
  return LANGUAGE_RECORDS.some(({ family }) => family?.mapsNames?.test(name) === true);
}
function importsAround(changed, facts, sources) {
  const changedBy = /* @__PURE__ */ new Map();
  for (const { path, gone: gone2 } of changed) for (const name of [path, ...gone2]) changedBy.set(name, path);
  const gone = changed.flatMap((file) => file.gone);
  const resolve = importResolver(sources);
  const before = gone.length === 0 ? void 0 : importResolver({ ...sources, tree: treePaths([.../* @__PURE__ */ new Set([...sources.tree.all, ...gone])]) });
  const edges = [];
  for (const [from, imports] of facts) {
    const isChanged = changedBy.has(from);
    for (const found of imports) {
      const atHead = resolve(from, found);
      const targets = atHead.length > 0 || before === void 0 ? atHead : before(from, found);
      for (const target of targets) {
        const to = changedBy.get(target);
        if (to !== void 0) edges.push({ from, to });
        else if (isChanged) edges.push({ from, to: target });
      }
    }
  }
  return edges;
}
var MOST_BYTES2 = 256 * 1024 * 1024;
async function readImportFacts(repository, tree, families) {
  const wanted = [...tree].filter((entry) => isWanted(entry, families));
  const byPath2 = /* @__PURE__ */ new Map();
  await eachFile(
    repository,
    withinBytes(wanted),
    ({ path }, content) => byPath2.set(path, importsIn(path, content))
  );
  return { byPath: byPath2, unread: wanted.length - byPath2.size };
}
function isWanted(entry, families) {
  const family = familyOf(entry.path, entry.mode === "100755");
  return family !== void 0 && families.has(family.name) && entry.size !== null && isSource(entry) && !looksThirdParty(entry.path);
}
function withinBytes(entries) {
  let left = MOST_BYTES2;
  return entries.filter(({ size }) => {
    left -= size ?? 0;
    return left >= 0;
  });
}
function importsIn(path, content) {
  if (skippedByContent(path, content) !== void 0) return [];
  const withNames = familyOf(path)?.namesAreModules === true;
  const found = importsOf(decodeMarked(content) ?? content.toString("utf8"), path);
  return [...found].map(([module, names]) => ({ module, names: withNames ? [...names] : [] }));
}
var MOST_CONFIGURATIONS = 3e3;
function nameMapsIn(tree) {
  return allNameMaps(tree).toSorted((a, b) => a.path.split("/").length - b.path.split("/").length).slice(0, MOST_CONFIGURATIONS);
}
function allNameMaps(tree) {
  return [...tree.values()].filter(({ path }) => mapsNames(path) && !looksThirdParty(path));
}
async function readImportGraph(repository, shown2, head, textOf) {
  const tree = treePaths([...head.values()].filter(isSource).map(({ path }) => path));
  const families = [importersFamily, familyOf].flatMap(
    (of) => shown2.flatMap(({ path }) => of(path)?.name ?? [])
  );
  const facts = await readImportFacts(repository, head.values(), new Set(families));
  const texts = new Map(
    nameMapsIn(head).flatMap((entry) => {
      const text2 = textOf(entry);
      return text2 === null ? [] : [[entry.path, text2]];
    })
  );
  return {
    tree,
    edges: importsAround(changedPaths(shown2, head), facts.byPath, { tree, texts }),
    notes: leftOut(facts.unread, allNameMaps(head).length - MOST_CONFIGURATIONS)
  };
}
function leftOut(sources, configurations) {
  const unread = `imports of ${sources} files were not read: there are too many to be read at once`;
  const unmapped = `${configurations} files that say what names in imports mean (package.json, go.mod \u2026) were not read`;
  return [...sources > 0 ? [unread] : [], ...configurations > 0 ? [unmapped] : []];
}
function changedPaths(shown2, head) {
  return shown2.map((file) => {
    const names = file.kind === "deleted" || file.from === void 0 ? [file.path] : [file.path, file.from];
    return { path: file.path, gone: names.filter((name) => !head.has(name)) };
  });
}
function typesOf(path, tree) {
  const ending = posix7.extname(path);
  const stem = path.slice(0, path.length - ending.length);
  const family = familyOf(path);
  const types = family?.types?.find(([sources]) => sources.split(" ").includes(ending))?.[1].split(" ") ?? [];
  const endings = /\.d$/.test(stem) ? [] : types;
  const beside = endings.flatMap((type) => tree.file(`${stem}${type}`) ?? []);
  if (beside.length > 0 || family?.pairsByName !== true) return beside;
  const elsewhere = endings.flatMap((type) => tree.endingWith(`${posix7.basename(stem)}${type}`));
  return elsewhere.length === 1 ? [...elsewhere] : [];
}
function configurationOf(path, tree) {
  const folders = foldersUp(path);
  return (importersFamily(path)?.configuration ?? []).flatMap((name) => {
    const found = folders.map((folder) => tree.in(folder).filter((file) => name.test(posix7.basename(file))));
    return found.find((files) => files.length > 0) ?? [];
  });
}
var MOST_RELATED = 50;
var SURE_PLACES = 10;
var CLOSENESS = ["types of", "imports", "uses", "tests", "imported by", "configures"];
var CLOSEST_FIRST = inOrder(
  by((file) => file.closeness),
  by((file) => -file.changedFiles),
  by((file) => -file.shared),
  by((file) => file.path)
);
var NEAREST_FIRST2 = inOrder(
  CLOSEST_FIRST,
  by((file) => file.of)
);
function rankRelated(found) {
  const ranked = [...groupedBy(found, ({ path }) => path).values()].flatMap(closestOf).toSorted(CLOSEST_FIRST);
  const sure = new Set(
    CLOSENESS.flatMap(
      (relation) => ranked.filter((file) => file.relation === relation).slice(0, SURE_PLACES)
    )
  );
  const others = ranked.filter((file) => !sure.has(file)).slice(0, Math.max(0, MOST_RELATED - sure.size));
  const first2 = /* @__PURE__ */ new Set([...sure, ...others]);
  return [...ranked.filter((file) => first2.has(file)), ...ranked.filter((file) => !first2.has(file))].map(
    ({ path, relation, of }) => ({ path, relation, of })
  );
}
function closestOf(same) {
  const changedFiles = new Set(same.map(({ of }) => of)).size;
  const tests = same.filter(({ relation }) => relation === "tests");
  return (tests.length > 0 ? tests : same).map((file) => ({
    ...file,
    closeness: CLOSENESS.indexOf(file.relation),
    changedFiles,
    shared: sharedFolders(file.path, file.of)
  })).toSorted(NEAREST_FIRST2).slice(0, 1);
}
var MOST_LOOKED_UP2 = 400;
async function readRelatedFiles(repository, change, shown2, base, graph, users) {
  const found = [...byImports(graph), ...users.files, ...byNames(shown2, graph)].filter(
    ({ path }) => !change.changed.has(path) && !looksThirdParty(path)
  );
  const ranked = await withoutSkipped(repository, change, base, rankRelated(found));
  return {
    files: ranked.slice(0, MOST_RELATED),
    omitted: Math.max(0, ranked.length - MOST_RELATED),
    notes: [...graph.notes, ...users.notes]
  };
}
function byImports({ edges }) {
  return edges.flatMap(({ from, to }) => [
    { path: from, relation: isTest(from) && !isTest(to) ? "tests" : "imports", of: to },
    { path: to, relation: "imported by", of: from }
  ]);
}
function byNames(shown2, { tree }) {
  const testsOf = testNames(tree.all);
  return shown2.flatMap(({ path }) => {
    const as = (relation, paths) => paths.map((other) => ({ path: other, relation, of: path }));
    return [
      ...as("tests", testsOf(path)),
      ...as("types of", typesOf(path, tree)),
      ...as("configures", configurationOf(path, tree))
    ];
  });
}
async function withoutSkipped(repository, change, base, ranked) {
  const hasAttributes = [...base.keys()].some((path) => /(?:^|\/)\.gitattributes$/.test(path));
  if (!hasAttributes) return [...ranked];
  const looked = ranked.slice(0, MOST_LOOKED_UP2).map(({ path }) => path);
  const attributes = await baseAttributes(repository, settingsTree(change.base), looked);
  return ranked.filter(({ path }) => skippedAtBase(attributes(path)) === void 0);
}
async function readContext(repository, change, { asksGithub = false } = {}) {
  const { pullRequest } = change;
  const [messages, { trees, sources }, spoken] = await Promise.all([
    readCommitMessages(repository, change),
    readChangedSources(repository, change),
    asksGithub && pullRequest !== void 0 ? readPullRequestText(pullRequest) : null
  ]);
  const shown2 = sources.map((source) => source.change);
  const manifests = manifestsOf(shown2, trees);
  const textOf = await readTexts(repository, [
    ...manifests.base,
    ...manifests.changed,
    ...nameMapsIn(trees.head)
  ]);
  const past = asksGithub ? { but: pullRequest?.number } : null;
  const [history, relations] = await Promise.all([
    readHistory(repository, change.base.sha, sources, past),
    readRelations(repository, change, { shown: shown2, trees, sources, textOf })
  ]);
  return {
    stack: readStack(sources, trees, manifests, textOf),
    imports: sources.flatMap((source) => importChange(source) ?? []),
    comments: sources.flatMap(commentsNear),
    unread: unreadIn(sources),
    history,
    pullRequest: spoken,
    ...relations,
    ...messages
  };
}
function unreadIn(sources) {
  const texts = sources.flatMap(
    ({ change, before, after }) => change.kind === "opaque" ? [] : [{ path: change.path, text: after ?? before }]
  );
  const without = (isRead) => texts.flatMap(({ path, text: text2 }) => text2 !== null && isRead(path, text2) ? [] : [path]);
  return {
    comments: without(scansComments),
    imports: without((path, text2) => readsImports(text2, path))
  };
}
async function readRelations(repository, change, { shown: shown2, trees, sources, textOf }) {
  const graph = await readImportGraph(repository, shown2, trees.head, textOf);
  const users = await readPackageUsers(repository, trees.head, sources, graph.tree);
  const [related, { triggers, notes }] = await Promise.all([
    readRelatedFiles(repository, change, shown2, trees.base, graph, users),
    readTriggers(repository, { tree: change.head.tree, entries: trees.head }, sources, graph)
  ]);
  const importsOfChanged = graph.edges.filter(({ from }) => change.changed.has(from));
  return { related: { ...related, notes: [...related.notes, ...notes] }, triggers, importsOfChanged };
}
function manifestsOf(shown2, trees) {
  const paths = shown2.map((file) => file.path);
  const atBase = stackFiles(paths, [...trees.base.keys()]).flatMap((path) => trees.base.get(path) ?? []);
  const atHead = stackFiles(paths, [...trees.head.keys()]).flatMap((path) => trees.head.get(path) ?? []);
  return { base: atBase, changed: atHead.filter((entry) => trees.base.get(entry.path)?.oid !== entry.oid) };
}
function readStack(sources, trees, manifests, textOf) {
  const texts = (entries) => new Map(entries.map((entry) => [entry.path, textOf(entry) ?? ""]));
  const stack = stackOf({
    changed: sources.map(({ change }) => change.path),
    modules: new Set(sources.flatMap(importedModules)),
    baseTree: [...trees.base.keys()],
    headTree: [...trees.head.keys()],
    base: texts(manifests.base),
    changedManifests: texts(manifests.changed)
  });
  const tooLarge = sources.map(({ change }) => change).filter((file) => Object.values(entriesOf(file, trees)).some(isTooLarge));
  return {
    ...stack,
    notes: [
      ...stack.notes,
      ...tooLarge.map(({ path }) => `${path} is too large to look for comments and imports in it`)
    ]
  };
}
Object.assign(exports, { findWords, importResolver, readChangedSources, readTexts, isSource, readImportFacts, MOST_CONFIGURATIONS, allNameMaps, changedPaths, importChange, importedModules, manifestEcosystem, readContext });
});
exports["context"] = __part((exports) => {
var { readContext } = __load("changed-contracts-e23c1c54/changed-contracts");
Object.assign(exports, { readContext });
});
