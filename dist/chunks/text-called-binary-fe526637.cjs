var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["lock-file"] = __part((module, exports) => {
__export(exports, { ContentReading: () => ContentReading, baseAttributes: () => baseAttributes, contentFacts: () => contentFacts, isLockFile: () => isLockFile, isTest: () => isTest, isTestByName: () => isTestByName, lockFileNamed: () => lockFileNamed, looksThirdParty: () => looksThirdParty, namedAsBundle: () => namedAsBundle, readsOtherwise: () => readsOtherwise, skippedAtBase: () => skippedAtBase, skippedByContent: () => skippedByContent, skippedByFacts: () => skippedByFacts, testNames: () => testNames, withoutOwnAttributes: () => withoutOwnAttributes });
var [import_extract, import_decode_text, import_configured_programs, import_objects, import_files, import_git] = ["extract-bd6f4934/extract", "index-758d4a94/decode-text", "own-files-0777bacd/configured-programs", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/files", "objects-0b8527c9/git"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_promises2 = require("node:fs/promises");
var BLANK = /^\s*(?:#.*)?$/;
function lines(own, ...forms) {
  return (text) => {
    const all = text.split("\n");
    const known = [BLANK, own, ...forms];
    return all.some((line) => own.test(line)) && all.every((line) => known.some((form) => form.test(line)));
  };
}
function json(...keys) {
  return (text) => {
    const value = parsed(text);
    return typeof value === "object" && value !== null && keys.some((key) => Object.hasOwn(value, key));
  };
}
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return void 0;
  }
}
var bun = (text) => json("lockfileVersion")(text.replace(/,(?=\s*[\]}])/g, ""));
var VALUE = String.raw`(?:"(?:[^"\\]|\\.)*"|'[^']*'|[\d.:TZ+-]+|true|false|\[.*\]?|\{.*\})`;
var toml = lines(
  /^\[\[package\]\]$/,
  /^\[\[?[\w."' -]+\]\]?$/,
  new RegExp(String.raw`^[\w."-]+ = ${VALUE}$`),
  /^ {1,8}(?:"(?:[^"\\]|\\.)*"|\{.*\}),?$/,
  /^\]$/
);
var KEY = String.raw`(?:"[^"]*"|'[^']*'|[A-Z][A-Z ]+|[^\s'"]+)`;
function yaml(own) {
  const reads = lines(own, new RegExp(`^\\s*(?:- )?${KEY}:(?: .*)?$`), /^---$/, /^\s*- \S.*$/);
  return (text) => reads(text.replaceAll(/^( +deprecated: )[|>]-?\n(?: {5,}.*\n|\n)+/gm, "$1text\n"));
}
var YARN_NAME = String.raw`(?:"[^"\n]+@[^"\n]+"|[^\s",]+@[^\s",]+)`;
var yarn = lines(
  /^(?:# yarn lockfile v1|__metadata:)$/,
  new RegExp(`^${YARN_NAME}(?:, ${YARN_NAME})*:$`),
  /^ {2,6}(?:"[^"]+"|[\w@/.-]+):(?: \S.*)?$/,
  /^ {2,6}(?:"[^"]+"|[\w@/.-]+) "[^"]*"$/,
  /^ {2,6}(?:integrity|version|resolved|uid) \S+$/
);
var gems = lines(
  /^(?:GEM|PATH|GIT)$/,
  /^[A-Z][A-Z ]*$/,
  /^ {2}(?:remote|revision|branch|tag|ref|glob|submodules): \S+$/,
  /^ {2}specs:$/,
  /^ {2,6}[\w.-]+!?(?: \([^()]*\))?!?(?: sha256=[0-9a-f]+)?$/,
  /^ {3}ruby [\w.]+(?: \([^()]*\))?$/
);
var ELIXIR_STRING = String.raw`"[^"\\#]*"`;
var ELIXIR_ENTRY = new RegExp(
  String.raw`^ {2}${ELIXIR_STRING}: \{(?:${ELIXIR_STRING}|:\w+\b|\b\w+: |\b(?:true|false|nil)\b|[{}[\], ])*\},?$`
);
var READERS = {
  ".terraform.lock.hcl": lines(
    /^provider "[^"]+" \{$/,
    /^ {2}(?:version|constraints) += "[^"]*"$/,
    /^ {2}hashes = \[$/,
    /^ {4}"[\w:+/=]+",$/,
    /^ {2}\]$/,
    /^\}$/
  ),
  "Cargo.lock": toml,
  "Cartfile.resolved": lines(/^(?:github|git|binary) "[^"]+" "[^"]+"$/),
  "Chart.lock": yaml(/^dependencies:/),
  "Gemfile.lock": gems,
  "MODULE.bazel.lock": json("lockFileVersion"),
  "Package.resolved": json("pins", "object"),
  "Pipfile.lock": json("_meta"),
  "Podfile.lock": yaml(/^PODS:/),
  "buf.lock": yaml(/^(?:deps|version):/),
  "bun.lock": bun,
  "composer.lock": json("packages"),
  "conan.lock": json("requires", "graph_lock"),
  "deno.lock": json("version"),
  "flake.lock": json("nodes"),
  "gems.locked": gems,
  "go.sum": lines(/^\S+ v\S+ h1:[\w+/]+=$/),
  "go.work.sum": lines(/^\S+ v\S+ h1:[\w+/]+=$/),
  "gradle.lockfile": lines(/^[^\s:=]+:[^\s:=]+:[^\s:=]+=[\w,.-]*$/, /^empty=[\w,.-]*$/),
  "mix.lock": lines(ELIXIR_ENTRY, /^%\{$/, /^\}$/),
  "npm-shrinkwrap.json": json("lockfileVersion"),
  "package-lock.json": json("lockfileVersion"),
  "packages.lock.json": json("dependencies"),
  "pdm.lock": toml,
  "pixi.lock": yaml(/^packages:/),
  "pnpm-lock.yaml": yaml(/^lockfileVersion:/),
  "poetry.lock": toml,
  "pubspec.lock": yaml(/^packages:/),
  "renv.lock": json("Packages"),
  "shard.lock": yaml(/^shards:/),
  "stack.yaml.lock": yaml(/^(?:packages|snapshots):/),
  "uv.lock": toml,
  "yarn.lock": yarn
};
function readerOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return Object.hasOwn(READERS, name) ? READERS[name] : void 0;
}
function lockFileNamed(path) {
  return readerOf(path) !== void 0;
}
function isLockFile(path, text) {
  return readerOf(path)?.(text.replaceAll("\r\n", "\n")) ?? false;
}
var VENDOR_FOLDER = /(?:^|\/)(?:bower_components|node_modules|third_party|vendor)\//;
function looksThirdParty(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  return VENDOR_FOLDER.test(path) || lockFileNamed(path) || /\.min\.(?:m?js|cjs|css)$/.test(name) || /\.(?:m?js|cjs|css)\.map$/.test(name);
}
function namedAsBundle(path) {
  return /\.(?:m?js|cjs|css|map)$/.test(path);
}
var PLAIN = /^(?:utf8(?:sig|mac|bom)?|utf(?:16|32)(?:le|be)?|unicode|(?:us)?ascii(?:8bit)?|binary|iso8859\d*|latin\d*|l\d|(?:windows|cp)?125\d|(?:cp|ibm)?(?:437|737|775|8[56]\d|874)|koi8[rut]|mac(?:roman|cyrillic|greek|latin2|turkish)|macintosh|tis620|eucjp)(?:unix|dos|mac)?$/;
var PAGES = /* @__PURE__ */ new Map([
  ["cp932", "shift_jis"],
  ["cp936", "gbk"],
  ["cp949", "euc-kr"],
  ["cp950", "big5"]
]);
var CODING = /coding\s*[:=]\s*["']?([\w.-]+)/gi;
var COMMENTS = /^(?:\xef\xbb\xbf)?[ \t\f]*[#;%].*/gm;
var DECLARATIONS = [
  /^(?:\xef\xbb\xbf)?\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)/g,
  /<meta\b[^>]*?\bcharset\s*=\s*["']?\s*([\w.:-]+)/gi,
  /@charset\s*["']([^"']*)/gi,
  /\bdeclare\s*\(\s*encoding\s*=\s*["']([^"']*)/gi,
  /^[ \t]*use\s+encoding\s+\W*([\w-]+)/gm
];
function declaresOther(content) {
  return otherEncodings(content).length > 0;
}
function readsOtherwise(before, after) {
  const known = before === void 0 ? [] : otherEncodings(before);
  return otherEncodings(after).some(
    (name) => (
      // In ISO-2022 a line depends on those above it.
      isOther(name, known.includes(name) && !/2022/.test(name) ? newLines(before, after) : after)
    )
  );
}
function otherEncodings(content) {
  const text = content.toString("latin1", 0, import_decode_text.GIT_LOOKS_AT);
  const comments = text.split("\n", 2).join("\n").match(COMMENTS) ?? [];
  return [
    ...comments.map((line) => [line, CODING]),
    ...DECLARATIONS.map((by) => [text, by])
  ].flatMap(([where, by]) => [...where.matchAll(by)].map(([, name = ""]) => name.toLowerCase())).filter((name) => !PLAIN.test(name.replaceAll(/[^a-z\d]/g, "")));
}
function newLines(before, after) {
  const known = new Set(before?.toString("latin1").split("\n"));
  const lines2 = after.toString("latin1").split("\n");
  return Buffer.from(lines2.filter((line) => !known.has(line)).join("\n"), "latin1");
}
function isOther(name, content) {
  try {
    const label = PAGES.get(name) ?? name.replaceAll("_", "-");
    const decoded = new TextDecoder(label, { fatal: true }).decode(content);
    return ascii(decoded) !== ascii(content.toString("latin1"));
  } catch {
    return true;
  }
}
function ascii(text) {
  return text.replaceAll(/[^\0-\x7f]+/g, "");
}
var HEAD_BYTES = 4096;
var HEAD_LINES = 15;
var SIGNATURES = [
  /^\W*@generated\b/,
  /^\W*code generated .*do not edit/i,
  /^\W*<auto-?generated/i,
  /^\W*generated by the protocol buffer compiler\. +do not edit/i
];
function isSigned(beginning) {
  const lines2 = firstLines(beginning.subarray(0, HEAD_BYTES));
  if (!/generated/i.test(lines2.toString("latin1"))) return false;
  const comments = new TextDecoder().decode(lines2).split("\n", HEAD_LINES).filter((line) => /^\s*(?:\/\/|\/?\*|#|--|<!--|;|%|"""|\(\*)/.test(line));
  return comments.some((line) => SIGNATURES.some((signature) => signature.test(line)));
}
function firstLines(text) {
  let end = -1;
  for (let line = 0; line < HEAD_LINES; line += 1) {
    end = text.indexOf(10, end + 1);
    if (end === -1) return text;
  }
  return text.subarray(0, end);
}
var LONG_LINE = 500;
function contentFacts(content) {
  const reading = new ContentReading();
  reading.take(Buffer.from(content.buffer, content.byteOffset, content.byteLength));
  return reading.facts();
}
var ContentReading = class {
  #bytes = 0;
  #lines = 0;
  #longLines = 0;
  #readableLines = 0;
  #lineBytes = 0;
  #lineStart = "";
  #beginning = [];
  take(piece) {
    if (piece.length === 0) return;
    if (this.#bytes < import_decode_text.GIT_LOOKS_AT) this.#beginning.push(piece);
    this.#bytes += piece.length;
    let from = 0;
    for (let at = piece.indexOf(NEWLINE); at !== -1; at = piece.indexOf(NEWLINE, from)) {
      this.#add(piece, from, at);
      this.#endLine();
      from = at + 1;
    }
    this.#add(piece, from, piece.length);
  }
  facts() {
    const [first = Buffer.of(), ...more] = this.#beginning;
    const beginning = more.length === 0 ? first : Buffer.concat(this.#beginning);
    if (this.#lineBytes > 0) this.#endLine();
    return {
      bytes: this.#bytes,
      lines: this.#lines,
      binary: (0, import_decode_text.gitCallsBinary)(beginning),
      signed: isSigned(beginning),
      declaresOther: declaresOther(beginning),
      longLines: this.#longLines,
      readableLines: this.#readableLines
    };
  }
  #add(piece, from, to) {
    this.#lineBytes += to - from;
    const missing = LONG_LINE - this.#lineStart.length;
    if (missing > 0 && this.#readableLines < ENOUGH)
      this.#lineStart += piece.toString("latin1", from, Math.min(to, from + missing));
  }
  #endLine() {
    this.#lines += 1;
    if (this.#lineBytes > LONG_LINE) this.#longLines += this.#lineBytes;
    else if (this.#readableLines < ENOUGH && !REMARK.test(this.#lineStart)) this.#readableLines += 1;
    this.#lineBytes = 0;
    this.#lineStart = "";
  }
};
var NEWLINE = 10;
var REMARK = /^\s*(?:\/\/|\/\*|\*\s|\*\/\s*$|["']use strict["'];?\s*$|\W*\w?\W*$)/;
var ENOUGH = 10;
function skippedAtBase({ generated, vendored, noDiff }, configured) {
  if (configured !== void 0) return { reason: "review.skip", why: configured };
  if (noDiff === true) return { reason: "binary" };
  if (vendored === true) return { reason: "vendored" };
  return generated === true ? { reason: "generated" } : void 0;
}
function skippedByContent(path, content) {
  return skippedByFacts(path, contentFacts(content));
}
var MINIFIED_SHARE = 0.9;
function skippedByFacts(path, content) {
  if (content.signed) return "generated";
  return namedAsBundle(path) && isMinified(content) ? "minified" : void 0;
}
function isMinified({ bytes, longLines, readableLines }) {
  return bytes > 0 && longLines >= bytes * MINIFIED_SHARE && readableLines === 0;
}
async function hasOwnAttributes({ gitDir }) {
  const main = await (0, import_files.readTextIfAny)((0, import_node_path.join)(gitDir, "commondir"));
  const folder = main === void 0 ? gitDir : (0, import_node_path.resolve)(gitDir, main.trim());
  return (0, import_promises2.stat)((0, import_node_path.join)(folder, "info", "attributes")).then(
    ({ size }) => size > 0,
    () => false
  );
}
async function withoutOwnAttributes(repository, ask) {
  if (!await hasOwnAttributes(repository)) return ask(repository, {});
  const folder = await (0, import_promises2.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-blind-"));
  try {
    const line = async (...args) => (await (0, import_git.readGit)(repository, ["rev-parse", ...args])).toString("utf8").replace(/\r?\n$/, "");
    const objects = (0, import_node_path.resolve)(repository.gitDir, await line("--git-path", "objects"));
    const format = await line("--show-object-format");
    await (0, import_git.runGit)(folder, ["init", "--quiet", "--bare", "--template=", `--object-format=${format}`, folder]);
    return await ask({ ...repository, gitDir: folder }, { GIT_OBJECT_DIRECTORY: objects });
  } finally {
    await (0, import_promises2.rm)(folder, { recursive: true, force: true });
  }
}
async function readAttributes(repository, tree, paths, names) {
  if (paths.length === 0) return /* @__PURE__ */ new Map();
  const entries = await (0, import_objects.listWithoutSizes)(repository, tree);
  const files = entries.filter(({ path }) => path === ".gitattributes" || path.endsWith("/.gitattributes"));
  if (files.length === 0) return /* @__PURE__ */ new Map();
  const programs = await (0, import_configured_programs.withoutPrograms)(repository);
  return withoutOwnAttributes(
    repository,
    ({ gitDir }, env) => askedOfIndex(gitDir, { ...programs, ...env }, files, paths, names)
  );
}
async function askedOfIndex(gitDir, blind, files, paths, names) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-attributes-"));
  try {
    const env = { ...blind, GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    const git = async (args, input) => (await (0, import_git.runGit)(gitDir, [`--git-dir=${gitDir}`, `--work-tree=${gitDir}`, ...args], { env, input })).stdout;
    const index = files.map(({ mode, oid, path }) => `${mode} ${oid}	${path}\0`).join("");
    await git(["update-index", "-z", "--index-info"], index);
    const answer = await git(
      ["check-attr", "--cached", "-z", "--stdin", ...names],
      paths.map((path) => `${path}\0`).join("")
    );
    return grouped((0, import_objects.records)(answer));
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
function grouped(fields) {
  const byPath = /* @__PURE__ */ new Map();
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [path = "", name = "", value = ""] = fields.slice(at, at + 3);
    if (value === "unspecified") continue;
    const values = byPath.get(path) ?? /* @__PURE__ */ new Map();
    byPath.set(path, values.set(name, value));
  }
  return byPath;
}
async function baseAttributes(repository, tree, paths) {
  const names = ["linguist-generated", "linguist-vendored", "diff"];
  const values = await readAttributes(repository, tree, paths, names);
  return (path) => {
    const of = (name) => values.get(path)?.get(name);
    return {
      generated: truth(of("linguist-generated")),
      vendored: truth(of("linguist-vendored")),
      noDiff: of("diff") === "unset"
    };
  };
}
function truth(value) {
  if (value === "set" || value === "true") return true;
  return value === "unset" || value === "false" ? false : void 0;
}
var TEST_FOLDER = /^(?:__tests__|tests?|specs?|testing|e2e|integration)$/i;
var SOURCE_FOLDER = /^(?:src|lib|app|main|pkg|source|unit|functional)$/i;
var COMMON_STEM = /^(?:index|main|mod|lib|app|init|__init__|conftest|utils?|helpers?|common|types|constants|config|setup|base|core|model|models|views?|errors?|shared|misc|server|client|api)$/i;
var PREFIX = /^(?:test[_-]|Test(?=[A-Z]))(?=.)/;
var SUFFIX = /(?:[._-](?:test|tests|spec|specs|e2e|unit|it)|(?<=[A-Za-z0-9])(?:Tests?|TestCase|Spec)|(?<=[a-z0-9])IT)$/;
function isTest(path) {
  return isTestByName(path) || path.split("/").slice(0, -1).some((folder) => TEST_FOLDER.test(folder));
}
function isTestByName(path) {
  return stemOf(path).isNamed;
}
function testNames(tree) {
  const byStem = /* @__PURE__ */ new Map();
  for (const path of tree) {
    if ((0, import_extract.familyOf)(path) === void 0 || !isTest(path)) continue;
    const { stem } = stemOf(path);
    byStem.set(stem, [...byStem.get(stem) ?? [], path]);
  }
  return (path) => {
    if (isTest(path) || (0, import_extract.familyOf)(path) === void 0) return [];
    const { stem } = stemOf(path);
    return (byStem.get(stem) ?? []).filter(
      (test) => (0, import_extract.familyOf)(test) === (0, import_extract.familyOf)(path) && standsFor(test, path, COMMON_STEM.test(stem))
    );
  };
}
function stemOf(path) {
  const name = path.slice(path.lastIndexOf("/") + 1);
  const dot = name.lastIndexOf(".");
  const plain = (dot > 0 ? name.slice(0, dot) : name).replace(/\.d$/, "");
  const bare = plain.replace(PREFIX, "").replace(SUFFIX, "");
  return { stem: bare.toLowerCase(), isNamed: bare !== plain };
}
function standsFor(test, path, isCommon) {
  const folders = import_node_path.posix.dirname(path).split("/").filter((folder) => folder !== ".");
  const testFolders = import_node_path.posix.dirname(test).split("/").filter((folder) => folder !== ".");
  const at = testFolders.findIndex((folder) => TEST_FOLDER.test(folder));
  if (at === -1) return testFolders.join("/") === folders.join("/");
  const above = testFolders.slice(0, at);
  if (above.some((folder, index) => folder !== folders[index])) return false;
  const inner = meaningful(testFolders.slice(at));
  const own = meaningful(folders.slice(above.length));
  if (inner.length === 0) return !isCommon || own.length === 0;
  return inner.length <= own.length && inner.every((folder, index) => folder === own[own.length - inner.length + index]);
}
function meaningful(folders) {
  return folders.filter((folder) => !TEST_FOLDER.test(folder) && !SOURCE_FOLDER.test(folder));
}
});
exports["read-skipped"] = __part((module, exports) => {
var __copyProps = (to, from2, except, desc) => {
  if (from2 && typeof from2 === "object" || typeof from2 === "function") {
    for (let key of __getOwnPropNames(from2))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from2[key], enumerable: !(desc = __getOwnPropDesc(from2, key)) || desc.enumerable });
  }
  return to;
};
__export(exports, { changedLineCounts: () => changedLineCounts, isLfsPointer: () => isLfsPointer, readChange: () => readChange, readChangedLines: () => readChangedLines, readDifference: () => readDifference, tooManyFiles: () => tooManyFiles, tooManyPaths: () => tooManyPaths });
var [import_short_ids, import_resolve_target, import_listed_files, import_target, import_changed_links, import_text_called_binary, import_cross_check, import_lock_file, import_file_header, import_asked_objects, import_decode_text, import_revision, import_counted, import_largest_text, import_objects, import_printable, import_order, import_shell_word, import_failure, import_inert_2] = ["file-header-a064cb69/short-ids", "text-called-binary-fe526637/resolve-target", "file-header-a064cb69/listed-files", "target-823430ed/target", "suppressions-2-f634e93d/changed-links", "text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/cross-check", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/file-header", "index-758d4a94/asked-objects", "index-758d4a94/decode-text", "evidence-drop-94f915f0/revision", "evidence-drop-94f915f0/counted", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/order", "objects-0b8527c9/shell-word", "main/failure", "main/inert-2"].map(__load);
var import_node_path = require("node:path");
function scopeNote({ base, head }, changed, skipped) {
  const { added, removed } = changedLineCounts(changed);
  const files = (0, import_counted.counted)(changed.size, "file");
  const left = skipped.length === 0 ? "" : ` (${skipped.length} not shown to reviewers)`;
  return (0, import_inert_2.inertLine)(`${files}${left}, +${added} -${removed} lines: base ${named(base)}, head ${named(head)}`);
}
var NAMED_LINKS = 5;
function linksNote(patch, changed) {
  const leaving = [...changed.values()].flatMap((change) => {
    const link = (0, import_changed_links.linkIn)(change, patch);
    return link?.leaves === true ? [`${(0, import_printable.printable)(change.path)} \u2192 ${(0, import_printable.printable)(link.target)}`] : [];
  });
  if (leaving.length === 0) return "";
  const more = leaving.length > NAMED_LINKS ? ` and ${leaving.length - NAMED_LINKS} more` : "";
  return `; ${(0, import_counted.counted)(leaving.length, "symbolic link")} out of the repository: ${leaving.slice(0, NAMED_LINKS).join(", ")}${more}`;
}
function changedLineCounts(changed) {
  let [added, removed] = [0, 0];
  for (const change of changed.values()) {
    if (change.kind === "opaque") continue;
    added += change.addedLines;
    removed += change.removedLines;
  }
  return { added, removed };
}
function named({ sha, label, why, tip }) {
  const ruled = tip === void 0 ? "" : `; its rules and settings as of ${tip.sha.slice(0, 12)}`;
  return (0, import_short_ids.shortIds)(sha === null ? `${label} (${why})` : `${sha.slice(0, 12)} (${label}: ${why}${ruled})`);
}
var NAMED = 5;
function checkListedPaths(changed, listed, narrowed) {
  const git = keyed([...changed.values()].flatMap((change) => [change.path, ...formerPath(change)]));
  const github = keyed(listed.paths.filter((path) => isInside(path, narrowed)));
  const onlyGithub = [...github].filter(([key]) => !git.has(key));
  const onlyGit = listed.cutOff ? [] : [...git].filter(([key]) => !github.has(key));
  if (onlyGithub.length === 0 && onlyGit.length === 0) return;
  throw new import_failure.Failure(
    "refused/diff-disagrees-with-github",
    `the files of the pull request: only GitHub lists ${named2(onlyGithub)}; only git finds ${named2(onlyGit)}`,
    {
      hint: "merge its base branch into it, or rebase it, so that both compare the same commits; then run this again"
    }
  );
}
function formerPath(change) {
  return "from" in change ? [change.from] : [];
}
function isInside(path, narrowed) {
  return narrowed.length === 0 || narrowed.some((one) => path === one || path.startsWith(`${one}/`));
}
function keyed(paths) {
  return new Map(paths.map((path) => [path.replaceAll(/[\u0000-\u001f\u007f-\u009f]|\^[@-_]/g, "?"), path]));
}
function named2(paths) {
  if (paths.length === 0) return "none";
  const sorted = paths.map(([, path]) => (0, import_printable.printable)(path)).toSorted(import_order.compareText);
  const more = sorted.length - NAMED;
  return `${sorted.slice(0, NAMED).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function groupsOf(paths, most = Infinity) {
  const groups = groupsIn(paths);
  return mostFirst(
    new Map(
      groups.flatMap(([group, files]) => {
        const own = paths.filter((path) => path.startsWith(group));
        return files > most && own.length > 0 && groups.length > 1 ? groupsOf(own, most) : [[group, files]];
      })
    )
  );
}
function groupsIn(paths) {
  const common = commonFolder(paths);
  const counts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const slash = path.indexOf("/", common.length);
    const group = slash === -1 ? directlyIn(common) : path.slice(0, slash + 1);
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  return mostFirst(counts);
}
function largestFolder(paths, { most, least = 1 }) {
  const counts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    for (let slash = path.indexOf("/"); slash !== -1; slash = path.indexOf("/", slash + 1)) {
      const folder = path.slice(0, slash + 1);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
  }
  return mostFirst(counts).find(([, files]) => files <= most && files >= least)?.[0];
}
function commonFolder(paths) {
  const [first = "", ...others] = paths;
  let common = first.slice(0, first.lastIndexOf("/") + 1);
  while (!others.every((path) => path.startsWith(common))) {
    common = common.slice(0, common.lastIndexOf("/", common.length - 2) + 1);
  }
  return common;
}
function directlyIn(folder) {
  return folder === "" ? "files at the top" : `directly in ${folder}`;
}
function mostFirst(counts) {
  return [...counts].toSorted(
    (0, import_order.inOrder)(
      (0, import_order.by)(([, files]) => -files),
      (0, import_order.by)(([folder]) => folder)
    )
  );
}
var NAMED2 = 5;
var SMALLEST_PART = 1 / 5;
function tooManyPaths(paths, limit, { unshown = 0, standing = "", shards } = {}) {
  if (paths.length <= limit) return void 0;
  const of = unshown === 0 ? `${paths.length} files changed` : `${paths.length + unshown} files changed, ${unshown} of them shown to nobody and ${paths.length} to reviewers`;
  const folder = largestFolder(paths, { most: limit, least: limit * SMALLEST_PART });
  const ways = [
    "review them all: --yes",
    ...folder === void 0 ? [] : [`or a part: -- ${(0, import_shell_word.shellWord)(from(standing, folder))}`],
    ...shards === void 0 ? [] : [`or in parts that are merged: --shard 1/${shards}`]
  ];
  return new import_failure.Failure("scope/too-many-files", `${of}, more than ${limit}: ${groupsText(paths, limit)}`, {
    hint: ways.join("; ")
  });
}
function groupsText(paths, limit) {
  const groups = groupsOf(paths, limit);
  const named3 = groups.slice(0, NAMED2).map(([group, count]) => `${(0, import_printable.printable)(group)} ${count}`);
  const rest = groups.slice(NAMED2);
  const files = rest.reduce((sum, [, count]) => sum + count, 0);
  return [...named3, ...rest.length > 0 ? [`and ${files} in ${rest.length} more folders`] : []].join(", ");
}
function from(standing, folder) {
  if (standing === "") return folder;
  const path = import_node_path.posix.relative(standing, folder);
  return path === "" ? "." : `${path}/`;
}
var SUBMODULE_MODE = "160000";
var NOWHERE = { start: 0, count: 0 };
function withWholeFiles(changed, raw, linesOf2) {
  const files = new Map(changed);
  for (const entry of raw) if (isWhole(entry)) files.set(entry.path, wholeFile(entry, linesOf2(entry)));
  return new Map([...files].sort((0, import_order.by)(([path]) => path)));
}
function isWhole(entry) {
  return entry.status === "added" || entry.status === "deleted";
}
function wholeFile({ path, status, oldMode, newMode }, lines) {
  if (oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE)
    return { kind: "opaque", path, status, why: "submodule" };
  if (lines === null) return { kind: "opaque", path, status, why: "binary" };
  if (lines === 0) return { kind: "opaque", path, status, why: "empty" };
  const side = { start: 1, count: lines };
  const span = [{ start: 1, end: lines }];
  const common = { bytes: { start: 0, end: 0 }, deletionAnchors: [] };
  if (status === "deleted") {
    const hunk2 = { old: side, new: NOWHERE, ...common, added: [], removed: span };
    return { kind: "deleted", path, addedLines: 0, removedLines: lines, hunks: [hunk2], removed: span };
  }
  const hunk = { old: NOWHERE, new: side, ...common, added: span, removed: [] };
  const none = { removedLines: 0, removed: [], deletionAnchors: [] };
  return { kind: "text", path, status, addedLines: lines, hunks: [hunk], added: span, ...none };
}
var POINTER_BYTES = 1024;
var FIRST = /^version (?:https:\/\/(?:git-lfs\.github\.com|hawser\.github\.com)\/spec\/v1|http:\/\/git-media\.io\/v\/2)$/;
var OTHER = /^(?:ext-\d-\S+ \S+|oid sha256:[0-9a-f]{64}|size \d+)$/;
function isLfsPointer(content) {
  if (content.length >= POINTER_BYTES) return false;
  const [first = "", ...others] = Buffer.from(content).toString("latin1").trim().split(/\r?\n/);
  const hasId = others.some((line) => line.startsWith("oid "));
  return FIRST.test(first) && hasId && others.every((line) => OTHER.test(line));
}
async function lfsPointers(repository, sizes, candidates) {
  const small = candidates.filter(
    ({ change, before, after }) => change.kind === "text" && before !== after && (sizes.get(after ?? "") ?? POINTER_BYTES) < POINTER_BYTES
  );
  const contents = await (0, import_decode_text.readSharedBlobs)(
    repository,
    small.flatMap(({ after }) => after ?? [])
  );
  return new Set(
    small.filter(({ after }) => isLfsPointer(contents.get(after ?? "") ?? Buffer.of())).map(({ change }) => change.path)
  );
}
async function misreadTexts(repository, contents, candidates) {
  const texts = candidates.filter(({ change, before, after }) => change.kind === "text" && before !== after);
  const facts = await contents.facts(texts.flatMap(({ after }) => after ?? []));
  const suspects = texts.filter(({ after }) => facts.get(after ?? "")?.declaresOther === true);
  const misread = /* @__PURE__ */ new Set();
  for (const { change, before = "", after = "" } of suspects) {
    const blobs = await (0, import_decode_text.readSharedBlobs)(
      repository,
      [before, after].filter((oid) => oid !== "")
    );
    if ((0, import_lock_file.readsOtherwise)(blobs.get(before), blobs.get(after) ?? Buffer.of())) misread.add(change.path);
  }
  return misread;
}
async function skippedByWhatTheyAre(repository, contents, candidates) {
  const locks = await lockFiles(repository, candidates);
  const others = candidates.filter(({ change }) => !locks.has(change.path));
  return new Map([...locks, ...await asBefore(contents, others), ...await newBundles(contents, others)]);
}
async function lockFiles(repository, candidates) {
  const named3 = candidates.filter(
    ({ change }) => (0, import_lock_file.lockFileNamed)(change.path) && (0, import_lock_file.lockFileNamed)(oldNameOf(change))
  );
  const skips = /* @__PURE__ */ new Map();
  for (const { change, before, after } of named3) {
    const oid = after ?? before ?? "";
    const content = (await (0, import_decode_text.readSharedBlobs)(repository, [oid])).get(oid);
    if (content !== void 0 && (0, import_lock_file.isLockFile)(change.path, (0, import_decode_text.textIn)(content) ?? ""))
      skips.set(change.path, { reason: "lockfile", decided_by: "content" });
  }
  return skips;
}
function oldNameOf(change) {
  return change.kind === "deleted" ? change.path : change.from ?? change.path;
}
function isSameName(change) {
  return oldNameOf(change) === change.path;
}
async function asBefore(contents, candidates) {
  const reasons = /* @__PURE__ */ new Map();
  const judge = async (side, judged) => {
    const facts = await contents.facts(judged.flatMap((candidate) => candidate[side] ?? []));
    for (const { change, [side]: oid } of judged) {
      const content = facts.get(oid ?? "");
      if (content === void 0) continue;
      const reason = (0, import_lock_file.skippedByFacts)(change.path, content);
      if (reason === void 0) reasons.delete(change.path);
      else reasons.set(change.path, { reason, decided_by: "base" });
    }
  };
  const old = candidates.filter(({ change, before }) => before !== void 0 && isSameName(change));
  await judge("after", old);
  await judge(
    "before",
    old.filter(({ change, after }) => after === void 0 || reasons.has(change.path))
  );
  return reasons;
}
async function newBundles(contents, candidates) {
  const fresh = candidates.filter(
    ({ change, before, after }) => after !== void 0 && (before === void 0 || !isSameName(change)) && (0, import_lock_file.namedAsBundle)(change.path)
  );
  const facts = await contents.facts(fresh.flatMap(({ after }) => after ?? []));
  return new Map(
    fresh.flatMap(({ change: { path }, after }) => {
      const content = facts.get(after ?? "");
      const isMinified = content !== void 0 && (0, import_lock_file.skippedByFacts)(path, { ...content, signed: false }) !== void 0;
      return isMinified ? [[path, { reason: "minified", decided_by: "nobody" }]] : [];
    })
  );
}
async function readSkipped(repository, baseTree, {
  changed,
  raw,
  ...unshown
}, contents = (0, import_text_called_binary.sharedContents)(repository)) {
  const candidates = candidatesOf(changed, raw);
  const paths = candidates.flatMap(({ change }) => [change.path, ...oldName(change)]);
  const [attributes, sizes, rules] = await Promise.all([
    (0, import_lock_file.baseAttributes)(repository, baseTree, paths),
    contents.sizes(candidates.flatMap(({ before, after }) => after ?? before ?? [])),
    (0, import_text_called_binary.readSkipRules)(repository, baseTree)
  ]);
  const modes = executableOrNoMore(raw);
  const pointers = await lfsPointers(repository, sizes, candidates);
  const misread = await misreadTexts(repository, contents, candidates);
  const reasons = /* @__PURE__ */ new Map();
  const open = [];
  for (const candidate of candidates) {
    const { change, before, after } = candidate;
    const atBase = leftOutAtBase(change, attributes, rules);
    const becomes = modes.get(change.path) ?? ((0, import_file_header.isEmptyBlob)(after ?? before ?? "-") ? emptied(change) : void 0);
    const skip = withoutLines(change, atBase, { ...unshown, becomes });
    if (skip !== void 0) reasons.set(change.path, skip);
    else if (pointers.has(change.path)) reasons.set(change.path, { reason: "lfs", decided_by: "nobody" });
    else if (misread.has(change.path)) reasons.set(change.path, { reason: "misread", decided_by: "nobody" });
    else if (attributes(change.path).generated !== false) open.push(candidate);
  }
  for (const [path, skip] of await skippedByWhatTheyAre(repository, contents, open)) reasons.set(path, skip);
  return candidates.flatMap(({ change, before, after }) => {
    const skip = reasons.get(change.path);
    const bytes = sizes.get(after ?? before ?? "") ?? null;
    return skip === void 0 ? [] : [{ path: change.path, ...skip, bytes, lines: linesOf(change) }];
  });
}
var EXECUTABLE = "100755";
var KEEPS_A_FOLDER = /(?:^|\/)\.(?:git)?keep$/;
function emptied(change) {
  return [change.path, ...oldName(change)].every((path) => KEEPS_A_FOLDER.test(path)) ? "placeholder" : "empty";
}
function executableOrNoMore(raw) {
  return new Map(
    raw.flatMap(({ path, oldMode, newMode }) => {
      if ([oldMode, newMode].includes("000000") || oldMode === EXECUTABLE === (newMode === EXECUTABLE))
        return [];
      return [[path, newMode === EXECUTABLE ? "executable" : "mode"]];
    })
  );
}
function candidatesOf(changed, raw) {
  const entries = new Map(raw.map((entry) => [entry.path, entry]));
  return [...changed.values()].map((change) => {
    const entry = entries.get(change.path);
    return {
      change,
      before: (0, import_text_called_binary.blobId)(entry?.oldMode, entry?.oldOid),
      after: (0, import_text_called_binary.blobId)(entry?.newMode, entry?.newOid)
    };
  });
}
function oldName(change) {
  return change.kind === "deleted" || change.from === void 0 ? [] : [change.from];
}
function linesOf(change) {
  return change.kind === "opaque" ? 0 : change.addedLines + change.removedLines;
}
function leftOutAtBase(change, attributes, rules) {
  const [reason, ...others] = [change.path, ...oldName(change)].map(
    (path) => (0, import_lock_file.skippedAtBase)(attributes(path), rules(path))
  );
  return others.includes(void 0) ? void 0 : reason;
}
function withoutLines(change, atBase, { large, recoded, unreadable, mayRun, becomes }) {
  const { path } = change;
  const [from2 = path] = oldName(change);
  const says = atBase && { ...atBase, decided_by: "base" };
  if (large.includes(path)) return says ?? { reason: "large", decided_by: "nobody" };
  if (change.kind !== "opaque") return says;
  if (recoded.includes(path)) return { reason: "encoding", decided_by: "content" };
  if (unreadable.includes(path)) return says ?? { reason: "unreadable", decided_by: "nobody" };
  const reason = change.why === "submodule" || becomes === void 0 ? change.why : becomes;
  if (reason === "rename")
    return {
      reason: says === void 0 && (0, import_text_called_binary.mayBeLoaded)(from2, path) ? "moved" : "rename",
      decided_by: "content"
    };
  if (reason === "binary" && mayRun.includes(path))
    return says ?? { reason: "program", decided_by: "content" };
  if (reason !== "binary" && says?.reason === "review.skip") return says;
  return { reason, decided_by: "content" };
}
async function readLineDifference(repository, sides, paths) {
  const asked = { sides, paths, most: import_largest_text.LARGEST_PATCH };
  const contents = (0, import_text_called_binary.streamedContents)(repository);
  const [onBothSides, { raw, facts }] = await Promise.all([
    readBothSides(repository, asked),
    readEntries(repository, asked, contents).then(async (entries) => ({
      raw: entries,
      facts: await contents.facts(entries.flatMap(readAnyway))
    }))
  ]);
  const binary = calledBinary(raw, facts, onBothSides.changed);
  const { text, marked, ...unshown } = await (0, import_text_called_binary.textCalledBinary)(repository, raw, binary);
  if (text.length + marked.length > 0) return void 0;
  const changed = withWholeFiles(
    onBothSides.changed,
    raw,
    (entry) => binary.has(entry.path) ? null : facts.get(oidsOf(entry)[0] ?? "")?.lines ?? 0
  );
  (0, import_cross_check.checkListing)(changed, raw);
  const skipped = await readSkipped(
    repository,
    (0, import_revision.settingsTree)(sides.base),
    { changed, raw, ...unshown },
    contents
  );
  return { changed, skipped, decoded: [], renameLimitHit: onBothSides.renameLimitHit };
}
async function readEntries(repository, asked, contents) {
  const raw = await (0, import_text_called_binary.readRaw)(repository, asked);
  return (0, import_text_called_binary.splitRenames)(raw, await (0, import_text_called_binary.hidingRenames)(repository, (0, import_revision.settingsTree)(asked.sides.base), contents)(raw));
}
async function readBothSides(repository, asked) {
  const stream = new import_text_called_binary.PatchStream();
  const { renameLimitHit } = await (0, import_text_called_binary.askText)(repository, asked, ["--diff-filter=ad"], stream);
  return { changed: stream.end(), renameLimitHit };
}
function readAnyway(entry) {
  const oids = oidsOf(entry);
  if (!isEdited(entry)) return oids;
  return (0, import_lock_file.looksThirdParty)(entry.path) ? [] : oids.slice(-1);
}
function isEdited(entry) {
  return !isWhole(entry) && entry.status !== "type-changed" && entry.oldOid !== entry.newOid;
}
function oidsOf({ oldMode, oldOid, newMode, newOid }) {
  return [(0, import_text_called_binary.blobId)(oldMode, oldOid), (0, import_text_called_binary.blobId)(newMode, newOid)].filter((oid) => oid !== void 0);
}
function calledBinary(raw, facts, changed) {
  const isBinary = (entry) => {
    if (!isEdited(entry)) return oidsOf(entry).some((oid) => facts.get(oid)?.binary === true);
    const change = changed.get(entry.path);
    return change?.kind === "opaque" && change.why === "binary";
  };
  return new Set(raw.filter(isBinary).map(({ path }) => path));
}
var MOST_NAMES = 2e5;
var MOST_LEVELS = 1e3;
async function refuseNameBomb(repository, { base, head }, { names = MOST_NAMES, levels = MOST_LEVELS } = {}) {
  if (base.tree === head.tree) return;
  await (0, import_asked_objects.withObjects)(repository, async (ask) => {
    let level = /* @__PURE__ */ new Map([[`${base.tree} ${head.tree}`, 1]]);
    let [counted2, depth] = [0, 0];
    while (level.size > 0) {
      depth += 1;
      if (depth > levels + 1) throw tooDeep(levels);
      const below = await nextLevel(ask, level);
      counted2 += below.files;
      level = below.folders;
      const least = [...level.values()].reduce((sum, times) => sum + times, counted2);
      if (least > names) throw tooMany(names);
    }
  });
}
async function nextLevel(ask, level) {
  const oids = [...level.keys()].flatMap((key) => key.split(" ").filter((oid) => oid !== ""));
  const trees = await ask({ type: "tree", oids });
  const folders = /* @__PURE__ */ new Map();
  let files = 0;
  for (const [key, times] of level) {
    const [from2 = "", to = ""] = key.split(" ");
    const [old, now] = [entriesOf(trees.get(from2), from2.length / 2), entriesOf(trees.get(to), to.length / 2)];
    for (const name of /* @__PURE__ */ new Set([...old.keys(), ...now.keys()])) {
      const [before, after] = [old.get(name), now.get(name)];
      if (before?.oid === after?.oid && before?.mode === after?.mode) continue;
      if (isFile(before) || isFile(after)) files += times;
      const pair = { from: folderOf(before), to: folderOf(after) };
      if (pair.from === pair.to) continue;
      const below = `${pair.from ?? ""} ${pair.to ?? ""}`;
      folders.set(below, (folders.get(below) ?? 0) + times);
    }
  }
  return { files, folders };
}
var isFile = (entry) => entry?.isFolder === false;
var folderOf = (entry) => entry?.isFolder === true ? entry.oid : void 0;
function entriesOf(tree, idBytes) {
  const entries = /* @__PURE__ */ new Map();
  if (tree === void 0) return entries;
  for (let at = 0; at < tree.length; ) {
    const [blank, zero] = [tree.indexOf(32, at), tree.indexOf(0, at)];
    const mode = tree.toString("latin1", at, blank);
    const end = zero + 1 + idBytes;
    const isFolder = mode === "40000" || mode === "040000";
    entries.set(tree.toString("latin1", blank + 1, zero), {
      isFolder,
      mode,
      oid: tree.toString("hex", zero + 1, end)
    });
    at = end;
  }
  return entries;
}
function tooMany(names) {
  return new import_failure.Failure("scope/too-many-files", `more than ${names} names changed, which git cannot compare`, {
    hint: "review the commits one by one; a branch of a few kilobytes that holds so many names is an attack"
  });
}
function tooDeep(levels) {
  return new import_failure.Failure("scope/too-many-files", `the change holds more than ${levels} folders in one another`, {
    hint: "no system opens such a path: ask the author what it is for"
  });
}
async function readChange(repository, target, { listsTrees = false } = {}) {
  const sides = await (0, import_resolve_target.resolveTarget)(repository, target);
  await refuseNameBomb(repository, sides);
  if (listsTrees) startListing(repository, sides);
  const change = await checked(
    { repository, sides },
    target,
    readDifference(repository, sides, target.paths)
  );
  if (change.patch.length === 0) {
    throw new import_failure.Failure("refused/empty-change-map", "git lists changed files and prints no diff of them");
  }
  return { ...change, scopeNote: change.scopeNote + linksNote(change.patch, change.changed) };
}
async function readChangedLines(repository, target) {
  const sides = await (0, import_resolve_target.resolveTarget)(repository, target);
  await refuseNameBomb(repository, sides);
  return checked({ repository, sides }, target, readLines(repository, sides, target.paths));
}
async function readLines(repository, sides, paths) {
  return await readLineDifference(repository, sides, paths) ?? readDifference(repository, sides, paths);
}
async function checked({ repository, sides }, target, difference) {
  const { pullRequest } = sides;
  const [read, listed] = await Promise.all([
    difference,
    pullRequest === void 0 ? void 0 : (0, import_listed_files.readListedPaths)(pullRequest)
  ]);
  const { changed, skipped } = read;
  if (listed !== void 0) checkListedPaths(changed, listed, target.paths);
  if (changed.size === 0) throw await emptyScope(repository, sides, target);
  const note = scopeNote(sides, changed, skipped) + (listed?.cutOff === true ? CUT_OFF : "");
  return { ...sides, ...read, scopeNote: note };
}
async function readDifference(repository, sides, paths) {
  const { patch, raw, numstat, renameLimitHit, marked, ...unshown } = await (0, import_text_called_binary.readPatch)(
    repository,
    sides,
    paths
  );
  const changed = (0, import_file_header.parsePatch)(patch);
  (0, import_cross_check.crossCheck)(changed, { raw, numstat });
  const skipped = await readSkipped(repository, (0, import_revision.settingsTree)(sides.base), { changed, raw, ...unshown });
  const decoded = marked.map(({ entry: { path }, encoding }) => ({ path, encoding }));
  return { patch, changed, skipped, decoded, renameLimitHit };
}
function startListing(repository, { base, head }) {
  for (const { tree } of [base, head]) (0, import_objects.listTree)(repository, tree).catch(() => void 0);
}
var CUT_OFF = `; of the pull request's list of files only ${import_listed_files.MOST_LISTED} could be compared, GitHub names no more`;
function tooManyFiles({ changed, skipped }, limit, { own = changed.keys(), standing = "", shards } = {}) {
  const unshown = new Set(skipped.map(({ path }) => path));
  const paths = [...own];
  const shown = paths.filter((path) => !unshown.has(path));
  if (shown.length <= limit) return void 0;
  return tooManyPaths(shown, limit, { unshown: paths.length - shown.length, standing, shards: shards?.() });
}
async function emptyScope(repository, { base, head }, target) {
  const asked = (0, import_target.targetText)(target);
  const command = `correctless diff ${asked === "" ? "" : (0, import_shell_word.shellWord)(asked)}`.trimEnd();
  if (target.paths.length > 0 && base.tree !== head.tree) {
    return new import_failure.Failure("scope/empty", `nothing changed in ${target.paths.join(", ")}`, {
      hint: `see what did: ${command}`
    });
  }
  return new import_failure.Failure("scope/empty", `${base.label} and ${head.label} hold the same files`, {
    hint: await (0, import_resolve_target.lastChangeHint)(repository, head.sha ?? "HEAD")
  });
}
});
exports["resolve-target"] = __part((module, exports) => {
__export(exports, { defaultBranch: () => defaultBranch, lastChangeHint: () => lastChangeHint, resolveTarget: () => resolveTarget, workTreeNow: () => workTreeNow });
var [import_merge_trees, import_place, import_bounded_program, import_repository_name, import_drive_git, import_revisions, import_rest_of_history, import_revision, import_snapshot, import_configured_programs, import_repository_2, import_objects, import_printable, import_shell_word, import_git, import_failure, import_inert_2] = ["file-header-a064cb69/merge-trees", "file-header-a064cb69/place", "file-header-a064cb69/bounded-program", "target-823430ed/repository-name", "snapshot-b5aa8515/drive-git", "file-header-a064cb69/revisions", "file-header-a064cb69/rest-of-history", "evidence-drop-94f915f0/revision", "snapshot-b5aa8515/snapshot", "own-files-0777bacd/configured-programs", "objects-0b8527c9/repository-2", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "main/failure", "main/inert-2"].map(__load);
var import_node_path = require("node:path");
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
async function lastChangeHint(repository, sha) {
  const args = ["rev-list", "--first-parent", "--max-count=1", sha, "--", ":/"];
  const last = (await (0, import_git.readGit)(repository, args)).toString("latin1").trim();
  if (last === "") return "commit something first: git status";
  const [parent] = await (0, import_revisions.parentsOf)(repository, last);
  if (parent !== void 0 && await (0, import_revisions.findCommit)(repository, parent) === void 0)
    return `get what is before the last commit: ${(0, import_rest_of_history.deepenCommand)(true)}`;
  const head = await (0, import_revisions.findCommit)(repository, "HEAD");
  const which = last === sha ? "the last commit" : "the last commit that changed a file";
  const named = head?.sha === last ? "HEAD" : last.slice(0, 12);
  return `review ${which}: correctless diff ${named}`;
}
var GITLINK = "160000";
async function dirtySubmodules(repository, tree) {
  const dirty = [];
  for (const { path, mode } of await (0, import_objects.listTree)(repository, tree)) {
    if (mode !== GITLINK) continue;
    const work = await workIn(repository, (0, import_node_path.join)(repository.top, path));
    if (work !== void 0) dirty.push({ path, tree: work });
  }
  return dirty;
}
async function workIn(repository, folder) {
  try {
    const submodule = await (0, import_repository_2.openRepository)(folder);
    if (submodule.top === repository.top) return void 0;
    const { tree, dirty } = await (0, import_snapshot.snapshotWorkTree)(submodule);
    return dirty ? tree : void 0;
  } catch {
    return void 0;
  }
}
var NOBODY = "correctless";
async function writeMergeOf(repository, tree, parents) {
  const shown = await (0, import_git.readGit)(repository, ["show", "--no-patch", "--format=%ct", ...parents]);
  const newest = Math.max(...shown.toString("latin1").trim().split("\n").map(Number));
  const date = `@${Number.isFinite(newest) ? newest : 0} +0000`;
  const env = Object.fromEntries(
    ["AUTHOR", "COMMITTER"].flatMap((who) => [
      [`GIT_${who}_NAME`, NOBODY],
      [`GIT_${who}_EMAIL`, `${NOBODY}@localhost`],
      [`GIT_${who}_DATE`, date]
    ])
  );
  const after = parents.flatMap((parent) => ["-p", parent]);
  const args = ["commit-tree", "--no-gpg-sign", tree, ...after, "-m", "merge bases, merged"];
  return (await (0, import_git.askGit)(repository, args, { env })).stdout.toString("latin1").trim();
}
var MOST_MERGES = 20;
async function joinedBases(repository, bases, between) {
  const merges = { left: MOST_MERGES };
  const joined = await join2(repository, bases, merges);
  if ("files" in joined) throw cannotJoin(bases, between, joined.files);
  const { branch, head } = between;
  const ids = bases.map(short).join(", ");
  const guessed = branch.isGuess === true ? `, ${import_revision.GUESSED_DEFAULT_BRANCH},` : "";
  const why = `the ${bases.length} merge bases of ${branch.label}${guessed} and ${head.label}, merged (${ids})`;
  return { ...joined, label: branch.label, why };
}
async function join2(repository, [first, ...others], merges) {
  let joined = await (0, import_revisions.commitNamed)(repository, first);
  for (const other of others) {
    merges.left -= 1;
    if (merges.left < 0) return { files: [] };
    const [theirs, base] = await Promise.all([
      (0, import_revisions.commitNamed)(repository, other),
      baseOf(repository, joined.sha, other, merges)
    ]);
    if ("files" in base) return base;
    const trees = { base: base.tree, ours: joined.tree, theirs: theirs.tree };
    const merged = await (0, import_merge_trees.mergeTrees)(repository, trees);
    if (merged.kind === "conflict") return { files: merged.files };
    const sha = await writeMergeOf(repository, merged.tree, [joined.sha, other]);
    joined = { sha, tree: merged.tree };
  }
  return joined;
}
async function baseOf(repository, ours, theirs, merges) {
  const [first, ...others] = await (0, import_revisions.mergeBases)(repository, ours, theirs);
  if (first === void 0) return { tree: await (0, import_revisions.emptyTree)(repository) };
  return join2(repository, [first, ...others], merges);
}
function cannotJoin(bases, { branch, head }, files) {
  const named = files.slice(0, 3).map(import_printable.printable).join(", ");
  const more = files.length > 3 ? ` and ${files.length - 3} more` : "";
  const about = files.length === 0 ? "too many to be merged" : `which disagree on ${named}${more}`;
  const each = bases.slice(0, 2).map((sha) => `correctless diff ${(0, import_shell_word.shellWord)(`${short(sha)}..${head.label}`)}`);
  return new import_failure.Failure(
    "scope/several-merge-bases",
    `${branch.label} and ${head.label} have ${bases.length} merge bases, ${about}`,
    {
      hint: `merge the one into the other first, which leaves one: git merge ${(0, import_shell_word.shellWord)(branch.label)}; or look at the change since each: ${each.join(" and ")}`
    }
  );
}
function short(sha) {
  return sha.slice(0, 12);
}
async function forkPoint(repository, branch, head) {
  const tip = await (0, import_revisions.commitNamed)(repository, branch.ref);
  const [sha, ...others] = await (0, import_revisions.mergeBases)(repository, tip.sha, head.sha);
  if (sha !== void 0 && others.length > 0)
    return { ...await joinedBases(repository, [sha, ...others], { branch, head }), tip: treeOf(tip) };
  if (sha !== void 0) {
    const guessed = branch.isGuess === true ? `, ${import_revision.GUESSED_DEFAULT_BRANCH},` : "";
    const why = `merge base of ${branch.label}${guessed} and ${head.label}`;
    const fork = await (0, import_revisions.commitNamed)(repository, sha);
    return { ...fork, label: branch.label, why, ...tip.tree === fork.tree ? {} : { tip: treeOf(tip) } };
  }
  if (await (0, import_rest_of_history.isShallow)(repository)) {
    throw new import_failure.Failure(
      "environment/shallow-without-base",
      `the clone is shallow and does not reach where ${head.label} forked from ${branch.label}`,
      {
        hint: "get the whole history: git fetch --unshallow (in a GitHub workflow: actions/checkout with fetch-depth: 0)"
      }
    );
  }
  throw new import_failure.Failure(
    "scope/unrelated-histories",
    `${branch.label} and ${head.label} have no commit in common`,
    {
      hint: `compare them as they are: correctless diff ${(0, import_shell_word.shellWord)(`${branch.label}..${head.label}`)}`
    }
  );
}
var treeOf = ({ sha, tree }) => ({ sha, tree });
var REMOTE = "refs/remotes/origin/";
var USUAL_NAMES = ["main", "master"];
async function defaultBranch(repository) {
  const named = await (0, import_git.readGit)(repository, ["symbolic-ref", "--quiet", `${REMOTE}HEAD`], { answers: [0, 1] });
  const candidates = USUAL_NAMES.flatMap((name) => [`${REMOTE}${name}`, `refs/heads/${name}`]);
  const target = named.toString("utf8").trim();
  const present = await existing(repository, [...target === "" ? [] : [target], ...candidates]);
  if (present.has(target)) return withLabel(target);
  const names = USUAL_NAMES.filter(
    (name) => candidates.some((ref2) => ref2.endsWith(`/${name}`) && present.has(ref2))
  );
  const ref = candidates.find((candidate) => present.has(candidate));
  if (ref !== void 0 && names.length === 1)
    return await (0, import_rest_of_history.hasOrigin)(repository) ? { ...withLabel(ref), isGuess: true } : withLabel(ref);
  throw unknown(names.length > 1, await (0, import_rest_of_history.hasOrigin)(repository), await (0, import_rest_of_history.isShallow)(repository));
}
function unknown(both, origin, shallow) {
  const message = both ? "the repository has both main and master, and origin/HEAD does not say which is the default branch" : "the default branch is unknown: there is no origin/HEAD, main or master";
  const named = "name the base: correctless diff BASE...HEAD";
  const ask = shallow ? `git fetch --unshallow origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto; ${import_rest_of_history.WORKFLOW_HINT}` : "git fetch origin '+refs/heads/*:refs/remotes/origin/*' && git remote set-head origin --auto";
  const hint = origin ? `${ask}; or ${named}` : named;
  return new import_failure.Failure("scope/no-default-branch", message, { hint });
}
async function existing(repository, refs) {
  const listing = await (0, import_git.readGit)(repository, ["for-each-ref", "--format=%(refname)", ...refs]);
  return new Set(listing.toString("utf8").split("\n").filter(Boolean));
}
function withLabel(ref) {
  return { ref, label: ref.replace(/^refs\/(?:heads|remotes)\//, "") };
}
var PATIENCE_MS = 5 * 6e4;
var MOST_BYTES = 1024 * 1024;
var PLACES = /* @__PURE__ */ new Set([
  "GIT_ALTERNATE_OBJECT_DIRECTORIES",
  "GIT_COMMON_DIR",
  "GIT_DIR",
  "GIT_GRAFT_FILE",
  "GIT_INDEX_FILE",
  "GIT_NAMESPACE",
  "GIT_OBJECT_DIRECTORY",
  "GIT_PREFIX",
  "GIT_QUARANTINE_PATH",
  "GIT_REPLACE_REF_BASE",
  "GIT_SHALLOW_FILE",
  "GIT_WORK_TREE"
]);
var SETTINGS = [
  // A hook on ref updates could do anything.
  "core.hooksPath=/dev/null",
  "core.fsmonitor=false",
  "gc.auto=0",
  "maintenance.auto=false",
  "fetch.writeCommitGraph=false",
  // git runs this program to list the refs of a repository whose objects this one borrows. `true` lists none.
  "core.alternateRefsCommand=true"
];
var PROTOCOLS = "file:http:https:ssh";
var NOTHING_ELSE = [
  ...["--quiet", "--no-tags", "--no-prune", "--no-prune-tags", "--no-recurse-submodules"],
  // The empty refmap keeps a configured refspec from moving refs that match by chance.
  ...["--no-write-fetch-head", "--no-auto-maintenance", "--no-show-forced-updates", "--refmap="],
  // Of several settings git uses the first, which is the repository's; only this option overrides it.
  "--upload-pack=git-upload-pack"
];
async function fetchRefs(repository, remote, refs) {
  const settings = [...SETTINGS, `remote.${remote}.followRemoteHEAD=never`].flatMap((one) => ["-c", one]);
  const refspecs = refs.map(({ from, to }) => `+${from}:${to}`);
  const ended = await (0, import_bounded_program.runBounded)("git", [...settings, "fetch", ...NOTHING_ELSE, "--", remote, ...refspecs], {
    cwd: repository.top,
    env: await fetchEnvironment(repository),
    timeoutMs: PATIENCE_MS,
    mostBytes: MOST_BYTES
  });
  if (ended.kind === "ended" && ended.status === 0) return;
  const said = ended.kind === "late" ? `it took longer than ${PATIENCE_MS / 6e4} minutes` : ended.kind === "too-large" ? "it printed without an end" : (0, import_inert_2.inertLine)(ended.stderr).slice(0, 500) || `status ${ended.status}`;
  throw new import_failure.Failure("environment/fetch-failed", `git fetch ${(0, import_shell_word.shellWord)(remote)}: ${said}`, {
    hint: `see what git needs: git fetch ${(0, import_shell_word.shellWord)(remote)} ${refs.map(({ from }) => (0, import_shell_word.shellWord)(from)).join(" ")}`
  });
}
async function fetchEnvironment(repository) {
  const kept = Object.fromEntries(Object.entries(process.env).filter(([name]) => !PLACES.has(name)));
  return {
    GIT_ALLOW_PROTOCOL: PROTOCOLS,
    ...(0, import_git.withAbsolutePath)(kept),
    ...await (0, import_configured_programs.withoutPrograms)(repository, kept),
    ...{ LC_ALL: "C", GIT_TERMINAL_PROMPT: "0" }
  };
}
function pullRefs(number) {
  const folder = `refs/correctless/pulls/${number}`;
  return { base: `${folder}/base`, head: `${folder}/head` };
}
async function fetchPullRequest(repository, pull) {
  const refs = pullRefs(pull.number);
  await fetchRefs(repository, pull.place.remote, [
    { from: pull.base.sha, to: refs.base },
    { from: `refs/pull/${pull.number}/head`, to: refs.head }
  ]);
  const fetched = await (0, import_drive_git.readRef)(repository, refs.head);
  if (fetched === pull.head.sha) return;
  throw new import_failure.Failure(
    "environment/pull-request-moved",
    `pull request #${pull.number} was at ${pull.head.sha} and is now at ${fetched ?? "nothing"}: somebody pushed meanwhile`,
    { hint: "run the command again" }
  );
}
async function pullRequestSides(repository, target) {
  const place = await (0, import_place.pullRequestPlace)(repository, target);
  const pull = await (0, import_place.readPullRequest)(place, target.number);
  await fetchPullRequest(repository, pull);
  const label = `#${pull.number}`;
  const against = (0, import_inert_2.inertLine)(pull.base.ref);
  const tip = { ref: pull.base.sha, label: against };
  const base = await forkPoint(repository, tip, { sha: pull.head.sha, label });
  if (base.sha === pull.head.sha) {
    throw new import_failure.Failure("scope/base-is-head", `every commit of ${label} is already in ${against}`, {
      hint: `name what to compare: correctless diff BASE..${pull.head.sha}`
    });
  }
  const head = await (0, import_revisions.commitNamed)(repository, pull.head.sha);
  return { base, head: { ...head, label, why: headNote(pull) }, pullRequest: pull };
}
function headNote({ place, head, state }) {
  const from = head.fork === null ? [] : [`head of a fork, ${(0, import_inert_2.inertLine)(head.fork)}`];
  const over = state === "open" ? [] : [`already ${state}`];
  const choice = place.why === "" ? [] : [place.why];
  return [`pull request of ${(0, import_repository_name.repositoryText)(place.repository)}`, ...over, ...from, ...choice].join(", ");
}
async function treeWithLinks(repository, tree, links) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-links-"));
  try {
    const env = { GIT_INDEX_FILE: (0, import_node_path.join)(folder, "index") };
    await (0, import_git.readGit)(repository, ["read-tree", tree], { env });
    const input = links.map(({ path, oid }) => `160000 ${oid}	${path}\0`).join("");
    await (0, import_git.readGit)(repository, ["update-index", "-z", "--index-info"], { env, input });
    return (await (0, import_git.readGit)(repository, ["write-tree"], { env })).toString("latin1").trim();
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
var NAMED = 3;
async function workTreeNow(repository) {
  const work = await (0, import_snapshot.snapshotWorkTree)(repository, { ignoringAs: await rulingTrees(repository) });
  const dirty = work.dirty ? await dirtySubmodules(repository, work.tree) : [];
  if (dirty.length === 0) return { ...work, submodules: [] };
  const links = dirty.map(({ path, tree: tree2 }) => ({ path, oid: tree2 }));
  const tree = await treeWithLinks(repository, work.tree, links);
  return { ...work, tree, submodules: dirty.map(({ path }) => path) };
}
async function rulingTrees(repository) {
  const head = await (0, import_revisions.commitNamed)(repository, "HEAD");
  try {
    const tip = await (0, import_revisions.commitNamed)(repository, (await defaultBranch(repository)).ref);
    const [fork] = await (0, import_revisions.mergeBases)(repository, tip.sha, head.sha);
    return [tip.tree, ...fork === void 0 ? [] : [(await (0, import_revisions.commitNamed)(repository, fork)).tree]];
  } catch (error) {
    if (error instanceof import_failure.Failure) return [head.tree];
    throw error;
  }
}
function leftOutWords(leftOut) {
  if (leftOut.length === 0) return "";
  const names = leftOut.slice(0, NAMED).map(import_printable.printable).join(", ");
  const more = leftOut.length > NAMED ? ` and ${leftOut.length - NAMED} more` : "";
  const files = leftOut.length === 1 ? "1 untracked file" : `${leftOut.length} untracked files`;
  return `, without ${files} ignored by the base or by your own excludes: ${names}${more}`;
}
function unreadWords(submodules) {
  if (submodules.length === 0) return "";
  const names = submodules.slice(0, NAMED).map(import_printable.printable).join(", ");
  const more = submodules.length > NAMED ? ` and ${submodules.length - NAMED} more` : "";
  return `, except uncommitted work in submodules, which is not read: ${names}${more}`;
}
async function resolveTarget(repository, target) {
  switch (target.kind) {
    case "default":
      return defaultSides(repository);
    case "branch-or-commit":
      return revisionSides(repository, target);
    case "range":
      return rangeSides(repository, target);
    case "staged":
      return stagedSides(repository);
    case "uncommitted":
      return uncommittedSides(repository);
    case "pull-request":
      return pullRequestSides(repository, target);
  }
}
async function defaultSides(repository) {
  const head = await (0, import_revisions.commitNamed)(repository, "HEAD");
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...head, label: "HEAD" });
  const work = await workTreeNow(repository);
  if (work.dirty) return { base, head: workTree(work, head) };
  if (base.sha === head.sha) {
    const inSubmodules = await workInSubmodules(repository, head.tree);
    if (inSubmodules !== void 0) throw inSubmodules;
    throw new import_failure.Failure(
      "scope/base-is-head",
      `HEAD has nothing that ${against.label} does not have, and there is no uncommitted work`,
      { hint: `switch to a branch with work, or ${await lastChangeHint(repository, head.sha)}` }
    );
  }
  return { base, head: { ...head, label: "HEAD", why: "the current commit" } };
}
async function revisionSides(repository, { rev, isPath = false }) {
  const [commit, branch] = [
    await (0, import_revisions.commitNamed)(repository, rev, { isPath }),
    await (0, import_revisions.branchNamed)(repository, rev)
  ];
  if (branch === void 0) return commitSides(repository, rev, commit);
  const against = await defaultBranch(repository);
  const base = await forkPoint(repository, against, { ...commit, label: rev });
  if (base.sha === commit.sha) {
    const message = branch === against.ref ? `${rev} is the default branch itself: it has nothing to be compared with` : `every commit of ${rev} is already in ${against.label}`;
    throw new import_failure.Failure("scope/base-is-head", message, {
      hint: `name what to compare: correctless diff BASE..${(0, import_shell_word.shellWord)(rev)}, or ${await lastChangeHint(repository, commit.sha)}`
    });
  }
  return { base, head: { ...commit, label: rev, why: "the branch asked for" } };
}
async function commitSides(repository, rev, commit) {
  return {
    base: await before(repository, rev, commit),
    head: { ...commit, label: rev, why: "the commit asked for" }
  };
}
async function before(repository, rev, commit) {
  const [parent, ...others] = await (0, import_revisions.parentsOf)(repository, commit.sha);
  if (parent === void 0) {
    const tree = await (0, import_revisions.emptyTree)(repository);
    return { sha: null, tree, label: "nothing", why: `${rev} is a first commit` };
  }
  const found = await (0, import_revisions.findCommit)(repository, parent);
  const merged = others.length === 0 ? "" : `, a merge with ${others.join(" and ")}: ${import_revision.FIRST_PARENT_ONLY}`;
  if (found !== void 0) return { ...found, label: `${rev}^`, why: `first parent of ${rev}${merged}` };
  throw new import_failure.Failure(
    "environment/shallow-without-base",
    `the clone does not hold ${parent}, the parent of ${rev}`,
    { hint: (0, import_rest_of_history.deepenCommand)(commit.sha === (await (0, import_revisions.findCommit)(repository, "HEAD"))?.sha) }
  );
}
async function rangeSides(repository, target) {
  const { from, to, dots } = target;
  const [start, end] = [await (0, import_revisions.commitNamed)(repository, from), await (0, import_revisions.commitNamed)(repository, to)];
  const base = dots === 2 ? { ...start, label: from, why: "the start asked for" } : await forkPoint(repository, { ref: from, label: from }, { ...end, label: to });
  if (base.sha === end.sha) {
    if (start.sha === end.sha) {
      throw new import_failure.Failure("scope/base-is-head", `${from} and ${to} are the same commit`, {
        hint: `name an older base: correctless diff BASE..${(0, import_shell_word.shellWord)(to)}, or ${await lastChangeHint(repository, end.sha)}`
      });
    }
    throw new import_failure.Failure("scope/base-is-head", `every commit of ${to} is already in ${from}`, {
      hint: `look at the other direction: correctless diff ${(0, import_shell_word.shellWord)(`${to}..${from}`)}`
    });
  }
  return { base, head: { ...end, label: to, why: "the end asked for" } };
}
async function stagedSides(repository) {
  const head = await (0, import_revisions.commitNamed)(repository, "HEAD");
  const { tree } = await (0, import_snapshot.snapshotIndex)(repository);
  if (tree === head.tree) {
    const { dirty } = await workTreeNow(repository);
    const instead = dirty ? "stage something (git add .), or review all uncommitted work: correctless diff --uncommitted" : `there is no uncommitted work either; ${await lastChangeHint(repository, head.sha)}`;
    throw new import_failure.Failure("scope/empty", "nothing is staged", { hint: instead });
  }
  return {
    base: { ...head, label: "HEAD", why: "the current commit" },
    head: { sha: null, tree, label: "index", why: "what is staged" }
  };
}
async function uncommittedSides(repository) {
  const head = await (0, import_revisions.commitNamed)(repository, "HEAD");
  const work = await workTreeNow(repository);
  if (!work.dirty) {
    const inSubmodules = await workInSubmodules(repository, head.tree);
    if (inSubmodules !== void 0) throw inSubmodules;
    const branch = await hasBranchWork(repository) ? ", or the branch: correctless diff" : "";
    throw new import_failure.Failure("scope/empty", "there is no uncommitted work", {
      hint: `${await lastChangeHint(repository, head.sha)}${branch}`
    });
  }
  return { base: { ...head, label: "HEAD", why: "the current commit" }, head: workTree(work, head) };
}
async function hasBranchWork(repository) {
  try {
    const { base, head } = await defaultSides(repository);
    return base.tree !== head.tree;
  } catch (error) {
    if (error instanceof import_failure.Failure) return false;
    throw error;
  }
}
async function workInSubmodules(repository, tree) {
  const dirty = (await dirtySubmodules(repository, tree)).map(({ path }) => path);
  const [first] = dirty;
  if (first === void 0) return void 0;
  const names = dirty.slice(0, 5).map(import_printable.printable).join(", ");
  const more = dirty.length > 5 ? ` and ${dirty.length - 5} more` : "";
  return new import_failure.Failure(
    "scope/empty",
    `there is no uncommitted work here, only inside ${dirty.length === 1 ? "a submodule" : "submodules"}: ${names}${more}`,
    {
      hint: `a submodule is reviewed as the repository that it is: cd ${(0, import_shell_word.shellWord)((0, import_node_path.join)(repository.top, first))} && correctless diff --uncommitted`
    }
  );
}
function workTree({ tree, leftOut, submodules }, head) {
  const why = `HEAD ${head.sha.slice(0, 12)} plus uncommitted and untracked work${leftOutWords(leftOut)}${unreadWords(submodules)}`;
  return { sha: null, tree, label: "work tree", why };
}
});
exports["text-called-binary"] = __part((module, exports) => {
__export(exports, { PatchStream: () => PatchStream, askText: () => askText, blobId: () => blobId, hidingRenames: () => hidingRenames, inSlices: () => inSlices, mayBeLoaded: () => mayBeLoaded, readPatch: () => readPatch, readRaw: () => readRaw, readSkipRules: () => readSkipRules, sharedContents: () => sharedContents, splitRenames: () => splitRenames, streamedContents: () => streamedContents, textCalledBinary: () => textCalledBinary });
var [import_cross_check, import_path_patterns, import_config, import_lock_file, import_file_header, import_matched_paths, import_extract, import_decode_text, import_revision, import_one_object, import_largest_text, import_objects, import_files, import_git, import_failure] = ["file-header-a064cb69/cross-check", "file-header-a064cb69/path-patterns", "suppressions-2-f634e93d/config", "text-called-binary-fe526637/lock-file", "file-header-a064cb69/file-header", "extract-bd6f4934/matched-paths", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/revision", "own-files-0777bacd/one-object", "objects-0b8527c9/largest-text", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/files", "objects-0b8527c9/git", "main/failure"].map(__load);
var import_promises = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var import_node_crypto = require("node:crypto");
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
function sharedContents(repository) {
  const known = /* @__PURE__ */ new Map();
  const sizes = async (oids) => {
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await (0, import_objects.blobSizes)(repository, missing)) known.set(oid, size);
    return known;
  };
  const facts = async (oids) => {
    const bytes = await sizes(oids);
    const read = /* @__PURE__ */ new Map();
    for (const slice of inSlices(oids.map((oid) => ({ oid, size: bytes.get(oid) ?? 0 })))) {
      const contents = await (0, import_decode_text.readSharedBlobs)(
        repository,
        slice.map(({ oid }) => oid)
      );
      for (const [oid, content] of contents) read.set(oid, (0, import_lock_file.contentFacts)(content));
    }
    return read;
  };
  return { sizes, facts };
}
function streamedContents(repository) {
  const known = /* @__PURE__ */ new Map();
  const facts = async (oids) => {
    await readFacts(
      repository,
      oids.filter((oid) => !known.has(oid)),
      known
    );
    return known;
  };
  const sizes = async (oids) => {
    const bytes = /* @__PURE__ */ new Map();
    for (const [oid, facts2] of known) bytes.set(oid, facts2.bytes);
    const missing = oids.filter((oid) => !known.has(oid));
    for (const [oid, size] of await (0, import_objects.blobSizes)(repository, missing)) bytes.set(oid, size);
    return bytes;
  };
  return { sizes, facts };
}
async function readFacts(repository, oids, into) {
  let [current, reading] = ["", new import_lock_file.ContentReading()];
  const close = () => {
    if (current !== "") into.set(current, reading.facts());
  };
  await (0, import_objects.streamBlobs)(repository, oids, {
    begin: (oid, bytes) => {
      close();
      const wanted = bytes <= import_largest_text.LARGEST_TEXT;
      [current, reading] = [wanted ? oid : "", new import_lock_file.ContentReading()];
      if (!wanted) into.set(oid, { ...(0, import_lock_file.contentFacts)(Buffer.of()), bytes, binary: true });
      return wanted;
    },
    take: (piece) => {
      reading.take(piece);
    }
  });
  close();
}
var COLON = 58;
var LISTS_END = Buffer.alloc(2);
var ListsAndPatch = class {
  #pieces = [];
  #taken = 0;
  #lastByte = Buffer.alloc(0);
  #listsEnd = Infinity;
  /** Returns how many bytes of the patch have arrived. */
  take(piece) {
    if (this.#listsEnd === Infinity) this.#lookForEnd(piece);
    this.#pieces.push(piece);
    this.#taken += piece.length;
    return Math.max(0, this.#taken - this.#listsEnd - 1);
  }
  #lookForEnd(piece) {
    const joined = Buffer.concat([this.#lastByte, piece]);
    const at = joined.indexOf(LISTS_END);
    if (at !== -1) this.#listsEnd = this.#taken - this.#lastByte.length + at + 1;
    this.#lastByte = joined.subarray(-1);
  }
  /** Call it when all output has arrived. */
  end() {
    const whole = Buffer.concat(this.#pieces);
    const lists = whole.subarray(0, this.#listsEnd);
    const rawEnd = endOfRaw(lists);
    return {
      raw: lists.subarray(0, rawEnd),
      numstat: lists.subarray(rawEnd),
      patch: whole.subarray(this.#listsEnd + 1)
    };
  }
};
function endOfRaw(lists) {
  let at = 0;
  while (lists[at] === COLON) {
    const path = fieldEnd(lists, at);
    const renamed = /[RC]\d*\0$/.test(lists.toString("latin1", at, path));
    at = fieldEnd(lists, path);
    if (renamed) at = fieldEnd(lists, at);
  }
  return at;
}
function fieldEnd(lists, at) {
  const nul = lists.indexOf(0, at);
  return nul === -1 ? lists.length : nul + 1;
}
var INDEX_OPTIONS = [
  "-c",
  "core.splitIndex=false",
  "-c",
  "core.sparseCheckout=false",
  "-c",
  "index.sparse=false"
];
async function withTemporaryTrees(repository, wanted, use, above = {}) {
  const folder = await (0, import_promises.mkdtemp)((0, import_node_path.join)((0, import_node_os.tmpdir)(), "correctless-trees-"));
  try {
    const env = { GIT_OBJECT_DIRECTORY: await objectFolder(repository, folder, above) };
    const trees = [];
    for (const { tree, replace } of wanted) {
      const index = { ...env, GIT_INDEX_FILE: (0, import_node_path.join)(folder, `index-${trees.length}`) };
      trees.push(
        tree !== void 0 && replace.length === 0 ? tree : await replacedIn(repository, tree, replace, index)
      );
    }
    return await use({ trees, env });
  } finally {
    await (0, import_promises.rm)(folder, { recursive: true, force: true });
  }
}
async function objectFolder(repository, folder, env) {
  const objects = (0, import_node_path.join)(folder, "objects");
  await (0, import_promises.mkdir)((0, import_node_path.join)(objects, "info"), { recursive: true });
  const said = await (0, import_git.readGit)(repository, ["rev-parse", "--git-path", "objects"], { env });
  const original = (0, import_node_path.resolve)(repository.gitDir, said.toString("utf8").replace(/\r?\n$/, ""));
  await (0, import_promises.writeFile)((0, import_node_path.join)(objects, "info", "alternates"), `${original}
`);
  return objects;
}
async function replacedIn(repository, tree, replace, env) {
  const git = async (args, options = {}) => (await (0, import_git.readGit)(repository, [...INDEX_OPTIONS, ...args], { ...options, env })).toString("latin1").trim();
  const lines = [];
  for (const file of replace) {
    const oid = "oid" in file ? file.oid : await git(["hash-object", "-w", "--no-filters", "--stdin"], { input: file.content });
    lines.push(`${file.mode} ${oid}	${file.path}\0`);
  }
  if (tree !== void 0) await git(["read-tree", tree]);
  await git(["update-index", "-z", "--index-info"], { input: lines.join("") });
  return git(["write-tree", "--missing-ok"]);
}
function blobId(mode, oid) {
  return mode === void 0 || mode === "000000" || mode === "160000" ? void 0 : oid;
}
async function withDecodedTrees(repository, asked, marked, read) {
  const old = marked.flatMap(({ entry }) => sideOf(entry.from ?? entry.path, entry.oldMode, entry.oldOid));
  const now = marked.flatMap(({ entry }) => sideOf(entry.path, entry.newMode, entry.newOid));
  const { base, head } = asked.sides;
  const wanted = [
    { tree: base.tree, replace: await decodedOf(repository, old) },
    { tree: head.tree, replace: await decodedOf(repository, now) }
  ];
  const [oldIds, newIds] = [idsOf(old), idsOf(now)];
  const asStored = (entry) => ({
    ...entry,
    oldOid: oldIds.get(entry.from ?? entry.path) ?? entry.oldOid,
    newOid: newIds.get(entry.path) ?? entry.newOid
  });
  return withTemporaryTrees(
    repository,
    wanted,
    ({ trees: [baseTree, headTree], env }) => read(
      {
        ...asked,
        env,
        sides: { base: { tree: baseTree ?? base.tree }, head: { tree: headTree ?? head.tree } }
      },
      asStored
    )
  );
}
function sideOf(path, mode, oid) {
  return blobId(mode, oid) === void 0 ? [] : [{ path, mode, oid }];
}
async function decodedOf(repository, sides) {
  const replacements = [];
  for (const { path, mode, oid } of sides) {
    const content = (await (0, import_objects.readBlobs)(repository, [oid])).get(oid);
    const text = content === void 0 ? void 0 : (0, import_decode_text.decodeMarked)(content);
    if (text !== void 0) replacements.push({ path, mode, content: Buffer.from(text) });
  }
  return replacements;
}
function idsOf(sides) {
  return new Map(sides.map(({ path, oid }) => [path, oid]));
}
var AT_4 = 4;
var FORMATS = [
  [/^\.png$/, ["89504e470d0a1a0a"]],
  [/^\.jpe?g$/, ["ffd8ff"]],
  [/^\.gif$/, ["474946383761", "474946383961"]],
  [/^\.(?:webp|wav)$/, ["52494646"]],
  [/^\.(?:ico|cur)$/, ["00000100", "00000200"]],
  [/^\.bmp$/, ["424d"]],
  [/^\.tiff?$/, ["49492a00", "4d4d002a"]],
  [/^\.(?:avif|heic|mp4|m4a|m4v|mov)$/, ["66747970"], AT_4],
  [/^\.woff2?$/, ["774f4646", "774f4632"]],
  [/^\.(?:ttf|otf|ttc)$/, ["00010000", "4f54544f", "74727565", "74746366"]],
  [/^\.mp3$/, ["494433", "fffb", "fff3", "fff2"]],
  [/^\.(?:ogg|oga|ogv|opus)$/, ["4f676753"]],
  [/^\.flac$/, ["664c6143"]],
  [/^\.(?:webm|mkv)$/, ["1a45dfa3"]],
  [/^\.pdf$/, ["255044462d"]]
];
function isInertFormat(path, content) {
  const beginning = Buffer.from(content.subarray(0, 16));
  return formatsOf(path).some(
    ([, beginnings, from = 0]) => beginnings.some((magic) => beginning.subarray(from).toString("hex").startsWith(magic))
  );
}
function namesInertFormat(path) {
  return formatsOf(path).length > 0;
}
var DATA = /^\.(?:ply|p[bgnpf]m|pam|hdr|fits?|nrrd|vt[ku]|pcd|stl|bag|pdb|o?bin|dat|data|raw|dump|db|sqlite3?|rdb|npy|npz|onnx|safetensors|h5|parquet|avro|arrow|orc|mo|plist|psd|eps|blend|dcm|zip|gz|tgz|bz2|xz|zst|7z|tar|jar|war|whl|gem|deb|rpm|a|lib|o|obj|so|dylib|dll|exe|class|pyc|wasm|node)$/;
function namesDataFormat(path) {
  return namesInertFormat(path) || DATA.test(import_node_path.posix.extname(path).toLowerCase());
}
function formatsOf(path) {
  const extension = import_node_path.posix.extname(path).toLowerCase();
  return FORMATS.filter(([ends]) => ends.test(extension));
}
var OTHER_CODE = /\.(?:bat|cmd|psd1|vbs|vba|bas|cls|wsf|hta|ahk|au3|applescript|awk|sed|tcl|fish|nu|ps1xml|reg|inf|asm|s|f90|pas|lisp|el|scm|vim|jsp|aspx?|cshtml|xaml|xsl|xslt|json|jsonc|xml|toml|ini|cfg|conf|properties|env|service|desktop|plist|proto|graphql|nix|bzl|cmake|ru|inc|php\d|phtml|pth|t|ejs|erb|hbs)$|(?:^|\/)\.env(?:\.[\w-]+)+$/i;
function mayBeCode(path) {
  return (0, import_extract.languageOf)(path) !== void 0 || OTHER_CODE.test(path);
}
var PROSE = /\.(?:md|markdown|txt|rst|adoc|asciidoc|org|tex)$/i;
var LOOKED_FOR = /^(?:package\.json|composer\.json|pom\.xml|go\.mod|action\.ya?ml|(?:docker-)?compose[\w.-]*\.ya?ml|(?:GNU)?makefile|dockerfile|containerfile|(?:jenkins|proc|vagrant|gem|rake|brew|just|task|pip)file|codeowners|cmakelists\.txt|(?:requirements|constraints)[\w.-]*\.txt|conftest\.py|setup\.py|(?:ts|js)config[\w.-]*\.json|(?:nx|turbo|lerna|biome|vercel|firebase|babel\.config|deno)\.jsonc?|(?:cargo|pyproject|netlify|wrangler|fly)\.toml|(?:setup|tox|pytest|mypy)\.(?:cfg|ini)|gradlew|mvnw|configure)$/i;
var ENTERED = /^(?:index\.(?:[cm]?[jt]sx?|php|html?)|main\.\w+|(?:mod|lib|build)\.rs|__(?:init|main)__\.pyi?|(?:app|wsgi|asgi|manage|sitecustomize)\.py|[\w.-]+\.config\.[cm]?[jt]s|build\.gradle(?:\.kts)?)$/i;
var SET_APART = /(?:^|\/)(?:(?:__)?(?:fixtures?|mocks?|snapshots?)(?:__)?|test-?data|golden|examples?|samples?|demos?|playground|docs?)\//i;
var PLACED = /^(?:(?:middleware|proxy|instrumentation(?:-client)?)\.[cm]?[jt]sx?|hooks\.(?:server|client)\.[jt]s|(?:page|layout|route|template|default)\.[jt]sx?|\+[\w.@-]+|(?:models|admin|apps|urls)\.py)$/i;
var RUN_BY_PLACE = /^(?:public|public_html|static|www|htdocs|webroot|cgi-bin|s?bin|hooks|migrat(?:e|ions?)|initializers|autoload|pages|routes|[\w-]+\.d)$/i;
function didMore(from, to) {
  if ((0, import_matched_paths.isRulePlace)(from) && !(0, import_matched_paths.isRulePlace)(to)) return true;
  if (hasDot(from)) return true;
  if ((0, import_lock_file.isTestByName)(from) && !(0, import_lock_file.isTestByName)(to)) return true;
  return isKnownByName(from, to) || leavesItsPlace(from, to);
}
function doesMore(from, to) {
  if ((0, import_matched_paths.isRulePlace)(to) || hasDot(to)) return true;
  if (isKnownByName(to, from) || leavesItsPlace(to, from)) return true;
  if (isCode(from) && isSetApart(from) && !isSetApart(to)) return true;
  if (import_node_path.posix.basename(from) === import_node_path.posix.basename(to) || isCode(from)) return false;
  return isCode(to) || !isSameKind(from, to);
}
function isKnownByName(path, other) {
  const name = import_node_path.posix.basename(path);
  if (PLACED.test(name)) return true;
  return name !== import_node_path.posix.basename(other) && (LOOKED_FOR.test(name) || ENTERED.test(name));
}
function leavesItsPlace(path, other) {
  if (PROSE.test(path)) return false;
  const folders = import_node_path.posix.dirname(path).split("/");
  const innermost = folders.findLastIndex((folder) => RUN_BY_PLACE.test(folder));
  return innermost !== -1 && !other.startsWith(`${folders.slice(0, innermost + 1).join("/")}/`);
}
function isSetApart(path) {
  return (0, import_lock_file.isTest)(path) || SET_APART.test(path);
}
function isCode(path) {
  return mayBeCode(path) && !PROSE.test(path) || LOOKED_FOR.test(import_node_path.posix.basename(path));
}
function mayBeLoaded(from, to) {
  if (PROSE.test(to) || namesInertFormat(to)) return false;
  if (import_node_path.posix.dirname(from) !== import_node_path.posix.dirname(to)) return true;
  const words = (path) => import_node_path.posix.parse(path).name.split(/[._]/);
  const before = new Set(words(from));
  return words(to).some((word) => before.has(word));
}
function hasDot(path) {
  return /(?:^|\/)\./.test(path);
}
function isSameKind(from, to) {
  if (PROSE.test(from) && PROSE.test(to)) return true;
  const extension = import_node_path.posix.extname(to).toLowerCase();
  return extension !== "" && extension === import_node_path.posix.extname(from).toLowerCase();
}
async function readSkipRules(repository, tree) {
  const { review: { skip = [] } = {} } = await (0, import_config.readConfig)(repository, tree);
  const rules = skip.map(({ glob, reason }) => ({
    reason,
    // Even on a case-insensitive disk, another spelling is another file: git has both.
    isMeant: (0, import_path_patterns.pathPatterns)([glob], { ignoreCase: false }),
    isOpen: !/\/(?:\*\*)?$/.test(glob),
    hasExtension: /[^/]\.[^/]+$/.test(glob)
  }));
  const isAsked = rules.some(({ isOpen, hasExtension }) => isOpen && !hasExtension);
  const files = isAsked ? await (0, import_objects.listTree)(repository, tree) : [];
  const ofFiles = new Set(
    rules.filter(
      ({ isMeant, isOpen, hasExtension }) => hasExtension || isOpen && files.some(({ path }) => isMeant(path) && !isInMeant(path, isMeant))
    )
  );
  return (path) => rules.find((rule) => rule.isMeant(path) && !(ofFiles.has(rule) && isInMeant(path, rule.isMeant)))?.reason;
}
function isInMeant(path, isMeant) {
  return path.includes("/") && isMeant(import_node_path.posix.dirname(path));
}
function hidingRenames(repository, baseTree, contents) {
  return async (raw) => {
    const renames = raw.filter(
      (entry) => entry.from !== void 0 && !(0, import_file_header.isEmptyBlob)(entry.oldOid)
    );
    if (renames.length === 0) return /* @__PURE__ */ new Set();
    const leftOut = await leftOutAtBase(repository, baseTree, renames);
    const byName = renames.filter(
      (rename) => changesWeight(rename) || leftOut(rename.from) && !leftOut(rename.path)
    );
    const found = new Set(byName.map(({ path }) => path));
    const open = renames.filter(({ path, from }) => !found.has(path) && !leftOut(from));
    for (const path of await leftOutByContent(contents, open)) found.add(path);
    return found;
  };
}
async function leftOutAtBase(repository, baseTree, renames) {
  const [attributes, rules] = await Promise.all([
    (0, import_lock_file.baseAttributes)(
      repository,
      baseTree,
      renames.flatMap(({ path, from }) => [from, path])
    ),
    readSkipRules(repository, baseTree)
  ]);
  return (path) => (0, import_lock_file.skippedAtBase)(attributes(path), rules(path)) !== void 0;
}
function changesWeight({ from, path, oldMode, newMode }) {
  const mayRun = newMode === "100755" && oldMode !== "100755";
  const isLockNoMore = (0, import_lock_file.lockFileNamed)(from) && import_node_path.posix.basename(from) !== import_node_path.posix.basename(path);
  return doesMore(from, path) || didMore(from, path) || mayRun && !isCode(from) || isLockNoMore;
}
async function leftOutByContent(contents, renames) {
  const before = ({ oldMode, oldOid }) => blobId(oldMode, oldOid) ?? "";
  const facts = await contents.facts(renames.map(before).filter((oid) => oid !== ""));
  return renames.filter((rename) => {
    const content = facts.get(before(rename));
    return content !== void 0 && (0, import_lock_file.skippedByFacts)(rename.from, content) !== void 0;
  }).map(({ path }) => path);
}
var NEXT_FILE = "\ndiff --git ";
var PatchStream = class {
  #files = new import_file_header.ReadFiles();
  /** The text that is not parsed yet, and how many bytes were parsed before it. */
  #held = [];
  #read = 0;
  #taken = 0;
  /** Returns how many bytes have arrived. */
  take(piece) {
    this.#taken += piece.length;
    this.#readWholeFiles(piece);
    return this.#taken;
  }
  #readWholeFiles(piece) {
    const lastFile = piece.lastIndexOf(NEXT_FILE, void 0, "latin1");
    if (lastFile === -1) {
      this.#held.push(piece);
      return;
    }
    this.#held.push(piece.subarray(0, lastFile + 1));
    this.#readHeld();
    this.#held = [piece.subarray(lastFile + 1)];
  }
  /** The changed lines; call it when the whole patch has arrived. */
  end() {
    this.#readHeld();
    return this.#files.inOrder();
  }
  #readHeld() {
    const [first, ...more] = this.#held;
    if (first === void 0) return;
    const part = more.length === 0 ? first : Buffer.concat(this.#held);
    this.#held = [];
    this.#files.read(new import_file_header.PatchReader(part, this.#read));
    this.#read += part.length;
  }
};
function splitRenames(raw, apart) {
  return raw.flatMap((entry) => {
    const { path, from, oldMode, newMode, oldOid, newOid } = entry;
    if (from === void 0 || !apart.has(path)) return [entry];
    const [noMode, noOid] = ["000000", "0".repeat(oldOid.length)];
    return [
      { status: "deleted", path: from, oldMode, oldOid, newMode: noMode, newOid: noOid },
      { status: "added", path, oldMode: noMode, oldOid: noOid, newMode, newOid }
    ];
  });
}
function withoutFiles(patch, gone) {
  const kept = [];
  for (let start = 0; start < patch.length; ) {
    const next = patch.indexOf(NEXT_FILE, start, "latin1");
    const section = patch.subarray(start, next === -1 ? patch.length : next + 1);
    if (!gone.has((0, import_file_header.readFileHeader)(new import_file_header.PatchReader(section)).path)) kept.push(section);
    start += section.length;
  }
  return Buffer.concat(kept);
}
async function readSeparately(repository, asked, diff, apart, read) {
  const pairs = diff.raw.filter(({ path }) => apart.has(path));
  const gone = pairs.map(({ from, path, oldMode, oldOid }) => ({
    path: from ?? path,
    mode: oldMode,
    oid: oldOid
  }));
  const come = pairs.map(({ path, newMode, newOid }) => ({
    path,
    mode: newMode,
    oid: newOid
  }));
  const kept = withoutFiles(diff.patch, apart);
  const most = asked.most - kept.length;
  const { raw, ...alone } = await withTemporaryTrees(
    repository,
    [{ replace: gone }, { replace: come }],
    ({ trees: [base = "", head = ""], env }) => read({
      ...asked,
      ...{ env, most, paths: [], renames: false },
      sides: { base: { tree: base }, head: { tree: head } }
    }),
    asked.env
  );
  refuseOthers(raw, splitRenames(pairs, apart));
  return {
    patch: Buffer.concat([kept, alone.patch]),
    raw: splitRenames(diff.raw, apart),
    numstat: [...diff.numstat.filter(({ path }) => !apart.has(path)), ...alone.numstat],
    renameLimitHit: diff.renameLimitHit
  };
}
function refuseOthers(read, wanted) {
  const known = new Set(read.map(textOf));
  const missing = wanted.find((entry) => !known.has(textOf(entry)));
  if (missing === void 0 && read.length === wanted.length) return;
  throw new import_failure.Failure(
    "refused/diff-disagrees-with-git",
    `${missing?.path ?? "a renamed file"}: read alone it is not what it is in the change`
  );
}
function textOf({ status, path, oldMode, oldOid, newMode, newOid }) {
  return [status, oldMode, newMode, oldOid, newOid, path].join(" ");
}
function attributeLine(path, attribute) {
  const pattern = `/${path}`.replaceAll(/[\\*?[\]]/g, (char) => `\\${char}`);
  const quoted = pattern.replaceAll(
    /[\u0000-\u001f"\\\u007f]/g,
    (char) => char === '"' || char === "\\" ? `\\${char}` : `\\${char.charCodeAt(0).toString(8).padStart(3, "0")}`
  );
  return `"${quoted}" ${attribute}
`;
}
var RENAME_LIMIT = 1e3;
var DIFF = [
  "--literal-pathspecs",
  ...["diff-tree", "-r", "-M50%", `-l${RENAME_LIMIT}`, "-O/dev/null"],
  ...["--no-ext-diff", "--no-textconv", "--no-color", "--no-relative", "--full-index"],
  ...["--submodule=short", "--ignore-submodules=none", "--diff-algorithm=myers", "--indent-heuristic"]
];
var TEXT = ["-p", "-U3", "--inter-hunk-context=0", "--src-prefix=a/", "--dst-prefix=b/"];
var SMALL_ENOUGH = ["-c", `core.bigFileThreshold=${import_largest_text.LARGEST_TEXT}`];
var MIB = 1024 * 1024;
function diffArguments(asked, format) {
  const { sides, paths, attributes, renames = true } = asked;
  return [
    ...[...import_git.MANY_OBJECTS, ...SMALL_ENOUGH],
    ...attributes === void 0 ? [] : ["-c", `core.attributesFile=${attributes}`],
    ...[
      ...DIFF,
      ...renames ? [] : ["--no-renames"],
      ...format,
      "--end-of-options",
      sides.base.tree,
      sides.head.tree
    ],
    ...paths.length === 0 ? [] : ["--", ...paths]
  ];
}
async function askText(repository, asked, options, reader) {
  const { most } = asked;
  const { stderr } = await (0, import_lock_file.withoutOwnAttributes)(
    repository,
    (blind, env) => (0, import_git.askGit)(blind, diffArguments(asked, [...TEXT, ...options]), {
      each: (piece) => {
        if (reader.take(piece) > most) throw tooMuch(most);
        return false;
      },
      env: { ...env, ...asked.env }
    })
  );
  return { renameLimitHit: stderr.includes("rename detection was skipped") };
}
async function readRaw(repository, asked) {
  return (0, import_cross_check.parseRaw)(await (0, import_git.readGit)(repository, diffArguments(asked, ["--raw", "-z"])));
}
async function withTextAttributes(text, asked, read) {
  const lines = text.map((path) => attributeLine(path, "diff")).join("");
  return (0, import_files.withTemporaryFile)(lines, (attributes) => read({ ...asked, attributes }));
}
function tooMuch(most) {
  const size = most < MIB ? `${most} bytes` : `${most / MIB} MiB`;
  return new import_failure.Failure("scope/too-much-text", `the patch of the change is larger than ${size}`, {
    hint: "review a part of it: correctless diff TARGET -- PATH; the largest files: git diff --stat BASE HEAD"
  });
}
var NAMES = /^\.(?:ps1|psm1|psd1|ps1xml|cs|vb|\w{2}proj|sln|props|targets|xml|xsd|xslt?|xaml|resx|resw|config|manifest|admx|adml|wx[sil]|x?html?|css|m?[jt]sx?|vbs|wsf|ahk|au3|reg|in[fix]|rc2?|idl|h|hpp|c|cpp|cxx|cc|mof|iss|ns[ih]|strings|stringsdict|plist|svg|txt|md|csv|tsv|json|srt|vtt|lng|log)$/i;
function obeysByteOrderMark(path) {
  return NAMES.test(import_node_path.posix.extname(path));
}
var NONE_CALLED_BINARY = {
  text: [],
  large: [],
  marked: [],
  recoded: [],
  unreadable: [],
  mayRun: []
};
async function textCalledBinary(repository, raw, binary) {
  const suspects = raw.filter(({ path }) => binary.has(path)).map((entry) => ({
    entry,
    before: blobId(entry.oldMode, entry.oldOid),
    after: blobId(entry.newMode, entry.newOid)
  }));
  if (suspects.length === 0) return NONE_CALLED_BINARY;
  const oids = suspects.flatMap(({ before, after }) => [before, after]).filter((oid) => oid !== void 0);
  const sizes = await (0, import_objects.blobSizes)(repository, oids);
  const judgements = await judged(repository, sizes);
  const isLarge = (oid) => (sizes.get(oid ?? "") ?? 0) > import_largest_text.LARGEST_TEXT;
  const found = { text: [], large: [], marked: [], recoded: [], unreadable: [], mayRun: [] };
  for (const suspect of suspects) {
    const { entry, before, after } = suspect;
    const kind = kindOf(suspect, judgements, isLarge(before) || isLarge(after));
    if (kind === "marked") found.marked.push({ entry, encoding: encodingOf(suspect, judgements) });
    else if (kind === "text") found.text.push(...entry.from === void 0 ? [] : [entry.from], entry.path);
    else if (kind !== "binary") found[kind].push(entry.path);
  }
  return found;
}
function kindOf({ entry, before, after }, judgements, isLarge) {
  const [was, is] = [judgements.get(before ?? ""), judgements.get(after ?? before ?? "")];
  if (isLarge && after !== void 0 && [was, is].some((side) => side?.large === true && side.forGit))
    return "large";
  if (!isLarge) {
    const isMarked = was?.encoding !== void 0 || is?.encoding !== void 0;
    if (isMarked && was?.text !== void 0 && was.text === is?.text && after !== void 0 && before !== void 0)
      return "recoded";
    const isReadDecoded = [was, is].every((side) => side?.isOnlyLatin !== false) || decodesMarks(entry);
    if (isMarked && !(isNamed(entry) && isReadDecoded)) return after === void 0 ? "binary" : "unreadable";
    if (isMarked) return "marked";
    if (was?.forGit === true || is?.forPeople === true) return "text";
  }
  if (after === void 0) return "binary";
  if (is?.maybeScript === true || is?.startsAsText === true && !namesDataFormat(entry.path))
    return "unreadable";
  const wasBinary = before !== void 0 && entry.from === void 0 && was?.forGit === false;
  if (isCode(entry.path) && !wasBinary) return "unreadable";
  return before === after || isInertFormat(entry.path, is?.beginning ?? NOTHING) ? "binary" : "mayRun";
}
function decodesMarks({ path, from = path, oldMode, newMode }) {
  return ![oldMode, newMode].includes(EXECUTABLE) && [path, from].every(obeysByteOrderMark);
}
function isNamed({ path, from = path }) {
  return !path.includes("\uFFFD") && !from.includes("\uFFFD");
}
function encodingOf({ before, after }, judgements) {
  const encoding = judgements.get(after ?? "")?.encoding ?? judgements.get(before ?? "")?.encoding;
  if (encoding === void 0) throw new TypeError("a marked file without an encoding");
  return encoding;
}
async function judged(repository, sizes) {
  const all = [...sizes].map(([oid, size]) => ({ oid, size })).filter(({ size }) => size > 0);
  const judgements = /* @__PURE__ */ new Map();
  const texts = all.filter(({ size }) => size <= import_largest_text.LARGEST_TEXT);
  await (0, import_objects.eachFile)(repository, texts, ({ oid }, content) => judgements.set(oid, judgement(content)));
  for (const { oid } of all.filter(({ size }) => size > import_largest_text.LARGEST_TEXT)) {
    const beginning = await (0, import_one_object.beginningOf)(repository, oid, import_decode_text.GIT_LOOKS_AT);
    judgements.set(oid, { ...judgement(beginning), large: true });
  }
  return judgements;
}
function judgement(content) {
  const decoded = (0, import_decode_text.decodeMarked)(content);
  const forGit = !(0, import_decode_text.gitCallsBinary)(content);
  const text = decoded ?? (forGit ? content.toString("utf8") : void 0);
  return {
    forGit,
    forPeople: (0, import_decode_text.readsAsText)(content),
    encoding: decoded === void 0 ? void 0 : (0, import_decode_text.markedEncoding)(content),
    text: text === void 0 ? void 0 : (0, import_node_crypto.createHash)("sha256").update(text).digest("hex"),
    isOnlyLatin: decoded === void 0 || !BEYOND_LATIN.test(decoded.slice(1)),
    maybeScript: content.subarray(0, 2).equals(SCRIPT) || (0, import_decode_text.markedEncoding)(content) !== void 0,
    startsAsText: (0, import_decode_text.startsAsText)(content),
    large: false,
    // A copy: a view would keep the whole content in memory.
    beginning: Buffer.from(content.subarray(0, BEGINNING))
  };
}
var BEYOND_LATIN = /[^\0-\xff]/;
var BEGINNING = 16;
var NOTHING = Buffer.alloc(0);
var EXECUTABLE = "100755";
var SCRIPT = Buffer.from("#!");
var LISTS = ["--raw", "--numstat", "-z"];
async function readPatch(repository, sides, paths, most = import_largest_text.LARGEST_PATCH) {
  const asked = { sides, paths, most };
  const hiding = hidingRenames(repository, (0, import_revision.settingsTree)(sides.base), sharedContents(repository));
  const readDiff = (as, asStored) => readOneDiff(repository, as, hiding, asStored);
  const diff = await readDiff(asked);
  const { text, marked, ...unshown } = await textCalledBinary(repository, diff.raw, calledBinary(diff));
  if (marked.length === 0) return { ...await readAsText(readDiff, asked, diff, text), marked, ...unshown };
  return withDecodedTrees(repository, asked, marked, async (as, asStored) => {
    const stored = (read2) => ({ ...read2, raw: read2.raw.map(asStored) });
    const readStored = (whole) => readDiff(whole, asStored);
    const decoded = await readStored(as);
    const rest = await textCalledBinary(repository, stored(decoded).raw, calledBinary(decoded));
    const read = await readAsText(readStored, as, decoded, rest.text);
    const left = rest.marked.map(({ entry }) => entry.path);
    const { large, recoded, unreadable, mayRun } = rest;
    return { ...stored(read), marked, large, recoded, mayRun, unreadable: [...unreadable, ...left] };
  });
}
async function readAsText(readDiff, asked, diff, text) {
  return text.length === 0 ? diff : withTextAttributes(text, asked, (as) => readDiff(as));
}
function calledBinary({ numstat }) {
  return new Set(numstat.filter(({ added }) => added === null).map(({ path }) => path));
}
async function readOneDiff(repository, asked, hiding, asStored = (entry) => entry) {
  const diff = await askDiff(repository, asked);
  const apart = await hiding(diff.raw.map(asStored));
  if (apart.size === 0) return diff;
  return readSeparately(repository, asked, diff, apart, (as) => askDiff(repository, as));
}
async function askDiff(repository, asked) {
  const reader = new ListsAndPatch();
  const { renameLimitHit } = await askText(repository, asked, LISTS, reader);
  const { patch, raw, numstat } = reader.end();
  return { patch, raw: (0, import_cross_check.parseRaw)(raw), numstat: (0, import_cross_check.parseNumstat)(numstat), renameLimitHit };
}
});
