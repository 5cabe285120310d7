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
var from_chunk_135c2660;
var from_chunk_48097030;
var from_chunk_5c75abf6;
var from_chunk_68449b40;
var from_chunk_6d27c720;
var from_chunk_aff50995;
var from_chunk_b330e460;
var from_chunk_e3f3a058;
var from_main;
parts["chunk-XX3UCP6S"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  LARGEST_READ: () => LARGEST_READ,
  QUESTIONS: () => QUESTIONS,
  comesFrom: () => comesFrom,
  entriesOf: () => entriesOf,
  findWords: () => findWords,
  importChange: () => importChange,
  importedModules: () => importedModules,
  listTrees: () => listTrees,
  manifestEcosystem: () => manifestEcosystem,
  readContext: () => readContext,
  readTexts: () => readTexts,
  shownFiles: () => shownFiles,
  sourceOf: () => sourceOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_T7XZ2C4L = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-T7XZ2C4L"]();
var import_chunk_HPIUJ5VB = (from_chunk_aff50995 ??= require("./chunk-aff50995.cjs"))["chunk-HPIUJ5VB"]();
var import_chunk_WWMORQAC = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-WWMORQAC"]();
var import_chunk_ASAQIJEX = (from_chunk_68449b40 ??= require("./chunk-68449b40.cjs"))["chunk-ASAQIJEX"]();
var import_chunk_E2GJLKLX = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-E2GJLKLX"]();
var import_chunk_GV4TNHRM = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-GV4TNHRM"]();
var import_chunk_PIFHTIZ2 = (from_chunk_48097030 ??= require("./chunk-48097030.cjs"))["chunk-PIFHTIZ2"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
var import_node_path7 = require("node:path");
var import_node_path8 = require("node:path");
var import_node_path9 = require("node:path");
var import_node_path10 = require("node:path");
var import_node_path11 = require("node:path");
var import_node_path12 = require("node:path");
var import_node_path13 = require("node:path");
var import_node_path14 = require("node:path");
var import_node_path15 = require("node:path");
var import_node_path16 = require("node:path");
var import_node_path17 = require("node:path");
var import_node_path18 = require("node:path");
var import_node_path19 = require("node:path");
var import_node_path20 = require("node:path");
var import_node_crypto = require("node:crypto");
var import_node_path21 = require("node:path");
var import_node_crypto2 = require("node:crypto");
var import_promises = require("node:fs/promises");
var import_node_path22 = require("node:path");
var import_node_path23 = require("node:path");
function changeGroups(changed) {
  const files = [...changed.values()];
  const pathsOf2 = (status) => files.filter((f) => statusOf(f) === status).map((f) => f.path);
  return {
    added: pathsOf2("added"),
    modified: pathsOf2("modified"),
    deleted: pathsOf2("deleted"),
    renamed: files.flatMap(
      (f) => statusOf(f) === "renamed" && f.kind !== "deleted" && f.from !== void 0 ? [{ from: f.from, to: f.path }] : []
    )
  };
}
function statusOf(file) {
  switch (file.kind) {
    case "text":
    case "opaque":
      return file.status;
    case "deleted":
      return "deleted";
  }
}
var COMMENT_MARKERS = ["TODO", "FIXME", "HACK", "NOTE", "WARNING"];
var LINES_BEFORE = 10;
var LINES_AFTER = 3;
function commentsNear(source) {
  const { change, before, after } = source;
  if (change.kind === "opaque") return [];
  const kept = after === null ? [] : (0, import_chunk_5LLMWDAD.commentsOf)(after, change.path);
  const near2 = after === null ? [] : nearHunks(kept, after, change.hunks);
  const oldPath = change.kind === "text" ? change.from ?? change.path : change.path;
  const old = before === null ? [] : (0, import_chunk_5LLMWDAD.commentsOf)(before, oldPath);
  const removed = removedComments(old, kept, change.removed);
  return [
    ...near2.map((comment) => ({
      ...commentNear(comment, change.path, "new"),
      ...change.kind === "text" && (0, import_chunk_R5DXX5NI.overlapsAny)(comment.at, change.added) ? { changed: true } : {}
    })),
    ...removed.map((comment) => commentNear(comment, change.path, "old")).filter((comment) => change.kind === "text" || comment.marker !== null)
  ].toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((c) => c.at.start),
      (0, import_chunk_UTFC5QHX.by)((c) => c.side)
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
  const headers = [...new Set(hunks.flatMap((hunk) => (0, import_chunk_37AYGRAF.enclosingHeaders)(lines, firstChangedLine(hunk))))];
  const ends = new Set(headers.map((header) => (0, import_chunk_37AYGRAF.lineAbove)(lines, header)));
  const starts = new Set(headers.map((header) => header + 1));
  return comments.filter(
    ({ at, text: comment }) => (0, import_chunk_R5DXX5NI.overlapsAny)(at, around) || ends.has(at.end) || starts.has(at.start) && /^["']{3}/.test(comment)
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
  for (const comment of old) if (!(0, import_chunk_R5DXX5NI.overlapsAny)(comment.at, removed)) count2(comment, -1);
  return old.filter((comment) => (0, import_chunk_R5DXX5NI.overlapsAny)(comment.at, removed) && count2(comment, -1) < 0);
}
function unindented(comment) {
  return comment.text.split("\n").map((line) => line.trim()).join("\n");
}
function codeOf(source, syntax) {
  const parts = [];
  const strings = [];
  let at = 0;
  for (const region of (0, import_chunk_5LLMWDAD.scanRegions)(source, syntax)) {
    const inside = source.slice(region.start, region.end);
    parts.push(source.slice(at, region.start));
    if (region.kind === "text") {
      parts.push(`"${strings.length}"`);
      strings.push(inside.replace(/^[@$]*["']|["']$/g, ""));
    } else {
      parts.push(inside.includes("\n") ? "\n" : " ");
    }
    at = region.end;
  }
  parts.push(source.slice(at));
  return { text: parts.join(""), strings };
}
function readerOf(...patterns) {
  return (code) => patterns.flatMap(
    (pattern2) => [...code.text.matchAll(pattern2)].flatMap(({ groups = {} }) => {
      const module2 = groups["module"] ?? code.strings[Number(groups["string"] ?? NaN)];
      if (module2 === void 0 || module2.trim() === "") return [];
      return [{ module: module2.trim(), names: importedNames(groups["names"] ?? "") }];
    })
  );
}
function importedNames(list2) {
  return list2.replace(/[(){}\\]/g, " ").split(",").map(
    (item) => item.trim().replace(/^type\s+(?=\S)/, "").split(/\s+as\s+|\s*=>\s*|\s*:\s*/)[0] ?? ""
  ).map((name) => name.trim()).filter((name) => name !== "");
}
var CLAUSE = String.raw`(?:(?!\b(?:import|export|from)\b)[\w$*{}\s,]|\bfrom\b(?=\s*[,}])){0,4000}?`;
var STATEMENT = String.raw`(?<![.\w$])(?:import|export)\b\s*(?:type\s+(?!from\b\s*"))?`;
var asWhole = readerOf(
  /(?<![.\w$])import\s*"(?<string>\d+)"/g,
  /(?<![.\w$])(?:require(?:\.resolve)?|import)\s*\(\s*"(?<string>\d+)"/g
);
var byName = readerOf(
  /\{(?<names>[\w$\s,:]{0,2000})\}\s*=\s*(?:await\s+)?(?:require|import)\s*\(\s*"(?<string>\d+)"/g
);
var WITHOUT_CLAUSE = /(?:import|require(?:\.resolve)?)\s*[("]/;
var withClause = new RegExp(String.raw`${STATEMENT}(?<clause>${CLAUSE})\bfrom\s*"(?<string>\d+)"`, "g");
function javascriptImports(code) {
  const statements2 = [...code.text.matchAll(withClause)].flatMap(({ groups = {} }) => {
    const module2 = code.strings[Number(groups["string"])];
    return module2 === void 0 ? [] : [{ module: module2, names: clauseNames(groups["clause"] ?? "") }];
  });
  return WITHOUT_CLAUSE.test(code.text) ? [...statements2, ...asWhole(code), ...byName(code)] : statements2;
}
function clauseNames(clause) {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
  const names2 = named.split(",").map((item) => /^(?:type\s+(?!as\b))?([\w$]+)/.exec(item.trim())?.[1] ?? "");
  const outside = clause.replace(/\{[^}]*\}/, "").replace(/\*(\s+as\s+[\w$]+)?/, "");
  return [.../[\w$]/.test(outside) ? ["default"] : [], ...names2.filter((name) => name !== "")];
}
function scriptsOf(source) {
  const scripts = [...source.matchAll(/<script\b[^>]{0,500}>([^]*?)<\/script/g)].map(
    (match) => match[1] ?? ""
  );
  const front = /^---\r?\n([^]*?)\n---/.exec(source)?.[1] ?? "";
  return [front, ...scripts].join("\n");
}
var names = String.raw`(?<names>\([^)]{0,4000}\)|(?:[^\n;\\]|\\\r?\n){1,4000})`;
var pythonImports = (code) => [
  ...readerOf(new RegExp(String.raw`^[ \t]*from[ \t]+(?<module>[.\w]+)[ \t]*import[ \t]*${names}`, "gm"))(
    code
  ),
  ...readerOf(/^[ \t]*import[ \t]+(?<module>[^\n;(]+)/gm)(code).flatMap(severalModules)
];
function severalModules(found) {
  return found.module.split(",").map((item) => item.trim().split(/\s+as\s+/)[0] ?? "").filter((module2) => module2 !== "").map((module2) => ({ module: module2, names: [] }));
}
function goImports(code) {
  const blocks = [...code.text.matchAll(/^[ \t]*import\s*(\([^)]*\)|[^\n]*)/gm)].map(
    (match) => match[1] ?? ""
  );
  return blocks.flatMap(
    (block) => [...block.matchAll(/"(\d+)"/g)].map((match) => ({
      module: code.strings[Number(match[1])] ?? "",
      names: []
    }))
  );
}
var javaImports = readerOf(
  /^[ \t]*import\s+(?:static\s+)?(?<module>[\w.$`]*\w(?:\.\*)?)(?:\.\{(?<names>[^}]*)\})?/gm
);
var cImports = readerOf(
  /^[ \t]*#[ \t]*(?:include|import)[ \t]*(?:<(?<module>[^>\n]+)>|"(?<string>\d+)")/gm
);
var csharpImports = readerOf(
  /^[ \t]*(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?(?<module>[\w.]+)\s*;/gm
);
var swiftImports = readerOf(
  /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol|var|let|typealias)\s+)?(?<module>[\w.]+)/gm
);
var phpImports = readerOf(
  /^[ \t]*use\s+(?:function\s+|const\s+)?(?<module>[\w\\]+?)\\?(?:\{(?<names>[^}]*)\}|\s*(?:as\s+\w+\s*)?;)/gm,
  /\b(?:require|include)(?:_once)?\s*\(?\s*(?:__DIR__\s*\.\s*)?"(?<string>\d+)"/g
);
var rubyImports = (code) => [
  ...readerOf(/^[ \t]*(?:require|load|gem)\b\s*\(?\s*"(?<string>\d+)"/gm)(code),
  ...readerOf(/^[ \t]*require_relative\b\s*\(?\s*"(?<string>\d+)"/gm)(code).map(
    (found) => found.module.startsWith(".") ? found : { ...found, module: `./${found.module}` }
  )
];
var shellImports = (code) => readerOf(/(?:^|[;&|]|\bthen\b|\bdo\b)[ \t]*(?:source|\.)[ \t]+(?<module>(?:"\d+"|[^\s;&|"]){1,1000})/gm)(
  code
).map((found) => ({
  ...found,
  module: found.module.replace(/"(\d+)"/g, (_, number) => code.strings[Number(number)] ?? "")
}));
var dartImports = readerOf(/^[ \t]*(?:import|export|part)\s+"(?<string>\d+)"/gm);
var protoImports = readerOf(/^[ \t]*import\s+(?:public\s+|weak\s+)?"(?<string>\d+)"/gm);
var styleImports = readerOf(/@(?:import|use|forward)\s+(?:url\(\s*)?"(?<string>\d+)"/g);
var luaImports = readerOf(/\brequire\s*\(?\s*"(?<string>\d+)"/g);
var haskellImports = readerOf(
  /^import\s+(?:qualified\s+)?(?<module>[A-Z][\w.]*)(?:\s*\((?<names>[^)]*)\))?/gm
);
var elixirImports = readerOf(/^[ \t]*(?:alias|import|use|require)\s+(?<module>[A-Z][\w.]*\w)/gm);
var workflowImports = readerOf(
  /^[ \t]*(?:-[ \t]+)?uses:[ \t]+(?:"(?<string>\d+)"|(?<module>[^\s"]+))/gm
);
var imageImports = readerOf(/^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?<module>\S+)/gim);
var modules = readerOf(
  /^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?mod\s+(?<module>\w+)\s*;/gm,
  /^[ \t]*(?:pub\s+)?extern\s+crate\s+(?<module>\w+)/gm
);
function rustImports(code) {
  const uses = code.text.matchAll(/^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?use\s+([^;]{1,4000});/gm);
  return [...[...uses].flatMap((match) => leavesOf(match[1] ?? "").map(pathImport)), ...modules(code)];
}
function leavesOf(tree) {
  const prefixes = [];
  const leaves = [];
  let current = "";
  const close = () => {
    const leaf = current.replace(/\s+as\s+\w+\s*$/, "").replace(/\s+/g, "");
    if (leaf !== "") leaves.push((prefixes.at(-1) ?? "") + leaf);
    current = "";
  };
  for (const char of tree) {
    if (char === "{") {
      prefixes.push((prefixes.at(-1) ?? "") + current.replace(/\s+/g, ""));
      current = "";
    } else if (char === "}" || char === ",") {
      close();
      if (char === "}") prefixes.pop();
    } else current += char;
  }
  close();
  return leaves;
}
function pathImport(path) {
  const segments = path.replace(/^::/, "").split("::");
  const last2 = segments.at(-1) ?? "";
  if (segments.length === 1) return { module: last2, names: [] };
  return { module: segments.slice(0, -1).join("::"), names: last2 === "self" || last2 === "*" ? [] : [last2] };
}
var READERS = new Map(
  [
    [javascriptImports, "js mjs cjs jsx ts mts cts tsx vue svelte astro html htm"],
    [pythonImports, "py pyi pyw"],
    [goImports, "go"],
    [rustImports, "rs"],
    [javaImports, "java kt kts scala groovy gradle"],
    [cImports, "c h cc cpp cxx hh hpp hxx m mm cu"],
    [csharpImports, "cs"],
    [swiftImports, "swift"],
    [phpImports, "php"],
    [rubyImports, "rb rake gemspec ru Gemfile Rakefile"],
    [shellImports, "sh bash zsh ksh bats"],
    [dartImports, "dart"],
    [protoImports, "proto"],
    [styleImports, "css scss sass less"],
    [luaImports, "lua"],
    [haskellImports, "hs"],
    [elixirImports, "ex exs"],
    [workflowImports, "yml yaml"],
    [imageImports, "dockerfile Dockerfile Containerfile"]
  ].flatMap(([reader, names2]) => names2.split(" ").map((name) => [name, reader]))
);
var COMPONENT = /\.(?:vue|svelte|astro|html?)$/i;
function importsOf(source, path) {
  const name = import_node_path.posix.basename(path);
  const reader = readerOf2(source, name);
  const syntax = COMPONENT.test(name) ? import_chunk_5LLMWDAD.TYPESCRIPT : (0, import_chunk_5LLMWDAD.syntaxOf)(path, source);
  if (reader === void 0 || syntax === null) return /* @__PURE__ */ new Map();
  const imports = /* @__PURE__ */ new Map();
  for (const found of reader(codeOf(COMPONENT.test(name) ? scriptsOf(source) : source, syntax))) {
    const names2 = imports.get(found.module) ?? /* @__PURE__ */ new Set();
    for (const name2 of found.names) names2.add(name2);
    imports.set(found.module, names2);
  }
  return imports;
}
var SELF_CONTAINED = new Set(
  "md mdx markdown mdc txt json jsonc json5 csv tsv lock svg xml toml ini cfg conf properties env sql".split(
    " "
  )
);
function readsImports(source, path) {
  const name = import_node_path.posix.basename(path);
  return SELF_CONTAINED.has(import_node_path.posix.extname(name).slice(1).toLowerCase()) || readerOf2(source, name) !== void 0;
}
function readerOf2(source, name) {
  return READERS.get(import_node_path.posix.extname(name).slice(1).toLowerCase()) ?? READERS.get(name) ?? shellByFirstLine(source);
}
function shellByFirstLine(source) {
  return /^#!.{0,100}\b(?:ba|z|da|k)?sh\b/.test(source) ? shellImports : void 0;
}
function importChange(source) {
  const { change } = source;
  const { before, after } = importsAtBoth(source);
  const [added, removed] = [missingFrom(before, after), missingFrom(after, before)];
  return added.length === 0 && removed.length === 0 ? null : { path: change.path, added, removed };
}
function missingFrom(imports, other) {
  return [...other].flatMap(([module2, names2]) => {
    const known = imports.get(module2);
    const fresh = [...names2].filter((name) => known?.has(name) !== true).toSorted(import_chunk_UTFC5QHX.compareText);
    if (fresh.length > 0) return [`${module2} { ${fresh.join(", ")} }`];
    return known === void 0 ? [module2] : [];
  }).toSorted(import_chunk_UTFC5QHX.compareText);
}
function importedModules(source) {
  const { before, after } = importsAtBoth(source);
  return [...(source.after === null ? before : after).keys()];
}
var KNOWN = /* @__PURE__ */ new WeakMap();
function importsAtBoth(source) {
  const known = KNOWN.get(source);
  if (known !== void 0) return known;
  const { change, before, after } = source;
  const oldPath = change.kind === "deleted" ? change.path : change.from ?? change.path;
  const read = {
    before: before === null ? /* @__PURE__ */ new Map() : importsOf(before, oldPath),
    after: after === null ? /* @__PURE__ */ new Map() : importsOf(after, change.path)
  };
  KNOWN.set(source, read);
  return read;
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
    (path) => folders.has(import_node_path3.posix.dirname(path)) && CONFIG_NAMES.some((name) => name.test(import_node_path3.posix.basename(path)))
  ).toSorted(import_chunk_UTFC5QHX.compareText);
}
function foldersAbove(paths) {
  const folders = /* @__PURE__ */ new Set(["."]);
  for (const path of paths) {
    for (let folder = import_node_path3.posix.dirname(path); !folders.has(folder); folder = import_node_path3.posix.dirname(folder))
      folders.add(folder);
  }
  return folders;
}
function dependency(name, version, development = false) {
  return { name, version: version.replace(/\s+/g, " ").trim(), development };
}
function parseToml(text2) {
  const reader = new TomlReader(text2);
  const tables = /* @__PURE__ */ new Map([["", /* @__PURE__ */ new Map()]]);
  let table = "";
  while (reader.hasMore()) {
    const header = reader.take(/\[\[?[ \t]*([^\]\n]+?)[ \t]*\]\]?[ \t]*/y);
    if (header !== void 0) {
      table = unquotedKey(header);
      if (!tables.has(table)) tables.set(table, /* @__PURE__ */ new Map());
      continue;
    }
    const key = reader.key();
    tables.get(table)?.set(key, reader.value());
  }
  return tables;
}
function unquotedKey(key) {
  return key.replace(/["']/g, "").replace(/[ \t]*\.[ \t]*/g, ".");
}
var DEEPEST = 20;
var TomlReader = class {
  #text;
  #at = 0;
  constructor(text2) {
    this.#text = text2.replace(/^\uFEFF/, "");
  }
  /** Passes over blanks, commas and comments. */
  hasMore() {
    while (this.take(/[\s,]+|#[^\n]*/y) !== void 0) ;
    return this.#at < this.#text.length;
  }
  /** The first group of a sticky pattern (or '' when it has none) that matches here; undefined, and nothing read, else. */
  take(pattern2) {
    pattern2.lastIndex = this.#at;
    const match = pattern2.exec(this.#text);
    if (match === null) return void 0;
    this.#at = pattern2.lastIndex;
    return match[1] ?? "";
  }
  key() {
    const key = this.take(/((?:[\w.-]|"[^"\n]*"|'[^'\n]*'|[ \t]+(?=\.)|(?<=\.)[ \t]+)+)[ \t]*=[ \t]*/y);
    if (key === void 0) throw this.#wrong("a key and an equals sign");
    return unquotedKey(key);
  }
  value(depth = 0) {
    if (depth > DEEPEST) throw this.#wrong(`at most ${DEEPEST} levels`);
    if (this.take(/\[/y) !== void 0) return this.#list(depth);
    if (this.take(/\{/y) !== void 0) return this.#inlineTable(depth);
    const text2 = this.take(/"""([^]*?)"""/y) ?? this.take(/'''([^]*?)'''/y) ?? this.take(/"((?:[^"\\\n]|\\.)*)"/y) ?? this.take(/'([^'\n]*)'/y) ?? this.take(/([^\s,\]}#][^,\]}#\n]*)/y);
    if (text2 === void 0) throw this.#wrong("a value");
    return text2.trim();
  }
  #list(depth) {
    const values = [];
    while (!this.#closes(/\]/y)) values.push(this.value(depth + 1));
    return values;
  }
  #inlineTable(depth) {
    const entries = [];
    while (!this.#closes(/\}/y)) entries.push([this.key(), this.value(depth + 1)]);
    return Object.fromEntries(entries);
  }
  #closes(bracket) {
    if (!this.hasMore()) throw this.#wrong("a closing bracket");
    return this.take(bracket) !== void 0;
  }
  #wrong(wanted) {
    const line = this.#text.slice(0, this.#at).split("\n").length;
    return new SyntaxError(`line ${line}: expected ${wanted}`);
  }
};
function pyproject(text2) {
  const tables = parseToml(text2);
  const python = tables.get("project")?.get("requires-python") ?? tables.get("tool.poetry.dependencies")?.get("python");
  const optional = [
    ...tables.get("project.optional-dependencies") ?? [],
    ...tables.get("dependency-groups") ?? []
  ];
  const poetry = [...tables].filter(
    ([name]) => /^tool\.poetry(\.group\.[\w-]+)?\.(dev-)?dependencies$/.test(name)
  );
  return {
    dependencies: [
      ...requirementsIn(tables.get("project")?.get("dependencies"), false),
      ...optional.flatMap(([, list2]) => requirementsIn(list2, true)),
      ...poetry.flatMap(
        ([name, table]) => [...table].filter(([key]) => key !== "python").map(([key, value]) => dependency(key, versionOf(value), name !== "tool.poetry.dependencies"))
      )
    ],
    facts: typeof python === "string" ? [`Python ${python}`] : []
  };
}
function versionOf(value) {
  if (typeof value === "string") return value;
  const version = Array.isArray(value) ? void 0 : Object.entries(value).find(([key]) => key === "version")?.[1];
  return typeof version === "string" ? version : "";
}
function requirementsIn(list2, development) {
  return Array.isArray(list2) ? list2.flatMap((item) => typeof item === "string" ? requirement(item, development) : []) : [];
}
function requirement(text2, development) {
  const [, name, version = ""] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;#)]*)/.exec(text2) ?? [];
  if (name === void 0 || /^\s*[@/:]/.test(version)) return [];
  return [dependency(name, version, development)];
}
function requirementsTxt(text2) {
  return { dependencies: text2.split("\n").flatMap((line) => requirement(line, false)), facts: [] };
}
function setupCfg(text2) {
  const listed2 = /^install_requires[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text2)?.[1] ?? "";
  const python = /^python_requires[ \t]*=[ \t]*(\S.*)$/m.exec(text2)?.[1];
  return {
    dependencies: listed2.split(/[\n;]/).flatMap((line) => requirement(line, false)),
    facts: python === void 0 ? [] : [`Python ${python.trim()}`]
  };
}
function goMod(text2) {
  if (!/^module\s+\S+/m.test(text2)) throw new SyntaxError("no module line");
  const required = text2.matchAll(
    /^(?:[ \t]+|require[ \t]+)([^\s()]+)[ \t]+(v[^\s]+)(?![^\n]*(?:=>|\/\/ indirect))[^\n]*$/gm
  );
  const version = /^go[ \t]+(\S+)/m.exec(text2)?.[1];
  return {
    dependencies: [...required].map(([, name = "", found = ""]) => dependency(name, found)),
    facts: version === void 0 ? [] : [`Go ${version}`]
  };
}
function cargoToml(text2) {
  const tables = parseToml(text2);
  const edition = tables.get("package")?.get("edition") ?? tables.get("workspace.package")?.get("edition");
  const listed2 = [...tables].flatMap(([table, entries]) => {
    const [, kind, single] = /(?:^|\.)((?:dev-|build-)?dependencies)(?:\.([\w-]+))?$/.exec(table) ?? [];
    if (kind === void 0) return [];
    const development = kind !== "dependencies";
    if (single !== void 0)
      return [dependency(single, versionOf(entries.get("version") ?? ""), development)];
    return [...entries].map(([key, value]) => {
      const [name = "", field = "version"] = key.split(".");
      return dependency(name, field === "version" ? versionOf(value) : "", development);
    });
  });
  return { dependencies: listed2, facts: typeof edition === "string" ? [`Rust edition ${edition}`] : [] };
}
function pomXml(text2) {
  if (!/<project[\s>]/.test(text2)) throw new SyntaxError("no project element");
  const element = (block, name) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? "";
  const blocks = [...codeOf(text2, import_chunk_5LLMWDAD.MARKUP).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g)].map(
    (match) => match[2] ?? ""
  );
  const java = /<(?:maven\.compiler\.release|java\.version|maven\.compiler\.source)>\s*([^<]+?)\s*</.exec(
    text2
  )?.[1];
  return {
    dependencies: blocks.map(
      (block) => dependency(
        `${element(block, "groupId")}:${element(block, "artifactId")}`,
        element(block, "version"),
        element(block, "scope") === "test"
      )
    ),
    facts: java === void 0 ? [] : [`Java ${java}`]
  };
}
function gradle(text2) {
  const coordinates = text2.matchAll(/^\s*(\w+)[ \t]*\(?[ \t]*["']([\w.-]+:[\w.-]+)(?::([^"':]+))?["']/gm);
  const plugins = text2.matchAll(
    /^\s*id[ \t]*\(?[ \t]*["']([\w.-]+)["']\)?[ \t]+version[ \t]*\(?["']([^"']+)["']/gm
  );
  return {
    dependencies: [
      ...[...coordinates].map(
        ([, kind = "", name = "", version = ""]) => dependency(name, version, /^test/i.test(kind))
      ),
      ...[...plugins].map(([, name = "", version = ""]) => dependency(name, version, true))
    ],
    facts: []
  };
}
function gemfile(text2) {
  const gems = text2.matchAll(/^\s*gem[ \t]*\(?["']([\w.-]+)["'](?:[ \t]*,[ \t]*["']([^"']+)["'])?/gm);
  const ruby = /^\s*ruby[ \t]+["']([^"']+)["']/m.exec(text2)?.[1];
  return {
    dependencies: [...gems].map(([, name = "", version = ""]) => dependency(name, version)),
    facts: ruby === void 0 ? [] : [`Ruby ${ruby}`]
  };
}
function parseJsonWithComments(text2) {
  const code = codeOf(text2.replace(/^\uFEFF/, ""), import_chunk_5LLMWDAD.JSON_WITH_COMMENTS);
  const strict = code.text.replace(/,(?=\s*[}\]])/g, "").replace(/"(\d+)"/g, (_, number) => `"${code.strings[Number(number)] ?? ""}"`);
  return JSON.parse(strict);
}
function objectIn(value, ...keys) {
  let current = value;
  for (const key of keys) current = isObject(current) ? current[key] : void 0;
  return isObject(current) ? current : {};
}
function textsIn(value) {
  return Object.entries(value).flatMap(
    ([key, text2]) => typeof text2 === "string" ? [[key, text2]] : []
  );
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function packageJson(text2) {
  const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  if (!isObject(value)) throw new SyntaxError("not an object");
  const listed2 = (field, development) => textsIn(objectIn(value, field)).map(([name, version]) => dependency(name, version, development));
  const node = objectIn(value, "engines")["node"];
  return {
    dependencies: [
      ...["dependencies", "peerDependencies", "optionalDependencies"].flatMap(
        (field) => listed2(field, false)
      ),
      ...listed2("devDependencies", true)
    ],
    facts: [
      ...value["type"] === "module" ? ["ES modules"] : [],
      ...typeof node === "string" ? [`Node ${node}`] : []
    ]
  };
}
function composerJson(text2) {
  const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  if (!isObject(value)) throw new SyntaxError("not an object");
  const listed2 = (field, development) => textsIn(objectIn(value, field)).filter(([name]) => name.includes("/")).map(([name, version]) => dependency(name, version, development));
  const php = objectIn(value, "require")["php"];
  return {
    dependencies: [...listed2("require", false), ...listed2("require-dev", true)],
    facts: typeof php === "string" ? [`PHP ${php}`] : []
  };
}
var READERS2 = /* @__PURE__ */ new Map([
  ["package.json", ["npm", packageJson]],
  ["pyproject.toml", ["python", pyproject]],
  ["requirements.txt", ["python", requirementsTxt]],
  ["requirements-dev.txt", ["python", requirementsTxt]],
  ["setup.cfg", ["python", setupCfg]],
  ["go.mod", ["go", goMod]],
  ["Cargo.toml", ["rust", cargoToml]],
  ["Gemfile", ["ruby", gemfile]],
  ["pom.xml", ["jvm", pomXml]],
  ["build.gradle", ["jvm", gradle]],
  ["build.gradle.kts", ["jvm", gradle]],
  ["composer.json", ["php", composerJson]]
]);
function manifestEcosystem(path) {
  return READERS2.get(import_node_path4.posix.basename(path))?.[0];
}
function readManifest(path, text2) {
  const [ecosystem, reader] = READERS2.get(import_node_path4.posix.basename(path)) ?? [];
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
  return tree.filter((path) => folders.has(import_node_path2.posix.dirname(path)) && tellsTheStack(path)).toSorted(NEAREST_FIRST).slice(0, MOST_MANIFESTS);
}
var NEAREST_FIRST = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((path) => -path.split("/").length),
  (0, import_chunk_UTFC5QHX.by)((path) => path)
);
function tellsTheStack(path) {
  return manifestEcosystem(path) !== void 0 || /^tsconfig(\.[\w-]+)?\.json$/.test(import_node_path2.posix.basename(path));
}
var asked = (languages, ...questions) => questions.map((ask) => ({ languages, ask }));
var askedWith = (languages, dependencies, ...questions) => questions.map((ask) => ({ languages, dependencies, ask }));
var SCRIPT = ["TypeScript", "JavaScript", "Vue", "Svelte", "Astro"];
var REACT = ["react", "preact", "next", "react-native", "@remix-run/react", "gatsby", "expo"];
var VUE = ["vue", "nuxt", "@nuxt/kit"];
var SCRIPT_QUESTIONS = [
  ...asked(
    SCRIPT,
    "Is every promise awaited, returned or given a catch, also inside forEach, map and event handlers?",
    "Are == and != used where null, undefined, 0 and the empty string must be told apart, or || where ?? is meant?",
    "Does optional chaining yield undefined where the next step needs a value?",
    "Does sort, splice, reverse or Object.assign change an array or object that someone else still holds?",
    "Is parseInt, Number or JSON.parse fed input that may not parse, without a check of the result?"
  ),
  ...asked(
    ["TypeScript"],
    "Does an `as` cast or a non-null `!` claim something that the value may not be at run time?"
  ),
  ...askedWith(
    SCRIPT,
    VUE,
    "Is a ref read or compared without .value in script code, or with .value in a template?",
    "Does destructuring a reactive object or props lose reactivity, where toRef, toRefs or a getter is needed?",
    "Does a watcher or computed depend on something that is read only after an await, or not tracked at all?",
    "Are listeners, timers and observers that are set up in setup or onMounted removed in onUnmounted?"
  ),
  ...askedWith(
    SCRIPT,
    ["nuxt"],
    "Is browser-only API (window, document, localStorage) reached while rendering on the server?"
  ),
  ...askedWith(
    SCRIPT,
    REACT,
    "Does an effect, callback or memo close over a stale value because its dependency list lacks it?",
    "Does an effect that subscribes, fetches or sets a timer return the matching clean-up?",
    "Is state changed in place, or computed from the previous state without the updater function?",
    "Is a hook called in a condition, a loop or after an early return?"
  ),
  ...askedWith(
    SCRIPT,
    ["next"],
    'Does a server component use state, effects or browser API without "use client", or does a secret reach client code?'
  ),
  ...askedWith(
    SCRIPT,
    ["svelte", "@sveltejs/kit"],
    "Does reactive state change by mutation that Svelte cannot see, or is a store subscription never ended?"
  ),
  ...askedWith(
    SCRIPT,
    ["@angular/core", "rxjs"],
    "Is every subscription ended (takeUntil, async pipe), and is a nested subscribe meant to be switchMap?"
  ),
  ...askedWith(
    SCRIPT,
    ["express", "fastify", "koa", "hono", "@nestjs/core"],
    "Does each path of a handler answer exactly once, and does an error in asynchronous code reach the error handler?"
  ),
  ...askedWith(
    SCRIPT,
    ["mongoose", "prisma", "@prisma/client", "typeorm", "sequelize", "knex", "pg", "mysql2", "drizzle-orm"],
    "Is a query built by joining strings, run once per item of a loop, or run outside the transaction it belongs to?"
  )
];
var JVM = ["Java", "Kotlin", "Scala", "Groovy"];
var QUESTIONS = [
  ...SCRIPT_QUESTIONS,
  ...asked(
    ["Python"],
    "Is a list, dict or set used as a default argument?",
    "Does a bare or broad except swallow an error that the caller needs?",
    "Is `is` used to compare values, or truthiness used where 0, empty and None differ?",
    "Are files, locks and connections opened without `with`?",
    "Does a closure or lambda in a loop capture the loop variable itself?",
    "Is a coroutine called without await, or blocking code run in an async function?"
  ),
  ...askedWith(
    ["Python"],
    ["django"],
    "Does a queryset run once per item of a loop, and is user input put into raw() or extra()?"
  ),
  ...askedWith(
    ["Python"],
    ["sqlalchemy", "psycopg2", "psycopg", "asyncpg"],
    "Is SQL text put together with f-strings or %, and is every session closed or rolled back on error?"
  ),
  ...askedWith(
    ["Python"],
    ["pandas", "numpy"],
    "Does chained assignment change a copy, or does NaN pass a comparison unnoticed?"
  ),
  ...asked(
    ["Go"],
    "Is err shadowed by := in an inner scope, overwritten, or never checked?",
    "Is a response body, file or row set left unclosed on some path, or deferred inside a loop?",
    "Can a goroutine outlive its caller, block on a channel for ever, or write shared data without a lock?",
    "Is a nil map written to, a nil pointer in an interface compared with nil, or a slice appended to that shares memory?",
    "Is a context dropped, or its cancel function never called?"
  ),
  ...asked(
    ["Rust"],
    "Does unwrap, expect, indexing or slicing meet a value that can fail at run time?",
    "Can arithmetic or an `as` cast overflow or cut off?",
    "Is a lock guard or RefCell borrow held across an await or a call that takes it again?",
    "Does `unsafe` rest on a condition that the change no longer keeps?"
  ),
  ...asked(
    JVM,
    "Is a stream, connection or lock left open when an exception is thrown?",
    "Is == used on boxed values or strings where equals is meant, or equals changed without hashCode?",
    "Is shared state changed from several threads without synchronisation?",
    "Can a null reach a dereference, an unboxing or an Optional.get?"
  ),
  ...asked(
    ["Kotlin"],
    "Does `!!` or a platform type let a null through, or is a coroutine launched in a scope nobody cancels?"
  ),
  ...asked(
    ["C", "C++"],
    "Is memory read or written past its end, after it was freed, or before it was set?",
    "Can a size or index computation overflow or turn negative?",
    "Is every allocation, handle and lock released on each error path?"
  ),
  ...asked(["C++"], "Does a reference, iterator, view or lambda capture outlive what it points to?"),
  ...asked(
    ["C#"],
    "Is an IDisposable left undisposed, a task not awaited, or .Result blocking on asynchronous code?",
    "Is a LINQ query enumerated several times or after its source changed?"
  ),
  ...asked(
    ["Ruby"],
    "Can nil reach a method call, or does a rescue without a class swallow everything?",
    "Is a shared constant, default or memoised object changed in place?"
  ),
  ...askedWith(
    ["Ruby"],
    ["rails"],
    "Is a query run once per record (N+1), built from interpolated input, or a mass assignment left unpermitted?"
  ),
  ...asked(
    ["PHP"],
    "Is == used where === is meant, or an undefined index or null read?",
    "Is request input put into SQL, HTML, a path or a command without escaping?"
  ),
  ...asked(
    ["Swift"],
    "Does `!` or try! meet a value that can be nil or fail, or a closure keep self alive in a cycle?"
  ),
  ...asked(
    ["Dart"],
    "Is a BuildContext or setState used after an await without a mounted check, or a controller never disposed?"
  ),
  ...asked(
    ["Shell", "Dockerfile", "Makefile"],
    "Is every expansion quoted that may hold blanks, globs or nothing at all?"
  ),
  ...asked(
    ["Shell"],
    "Does a failing command in a pipe, a substitution or a condition go unnoticed (set -e does not see it)?",
    "Can rm, mv or cd run with an empty or unexpected variable?",
    "Are temporary files predictable in name or left behind on failure?"
  ),
  ...asked(
    ["SQL"],
    "Does a comparison with NULL, a NOT IN over NULLs or a join drop or double rows?",
    "Is a migration safe to run on a large table in use, and does UPDATE or DELETE have its WHERE?"
  ),
  ...askedWith(
    ["TypeScript", "JavaScript", "Python", "Go", "PHP", "Ruby", ...JVM],
    [
      "pg",
      "mysql2",
      "sqlite3",
      "better-sqlite3",
      "psycopg2",
      "database/sql",
      "github.com/jackc/pgx",
      "github.com/lib/pq"
    ],
    "Is SQL built by joining or interpolating strings instead of passing parameters?"
  ),
  ...asked(
    ["CSS"],
    "Does a selector reach further than the component it is for, or lose to one of higher weight?"
  ),
  ...asked(
    ["YAML"],
    "Is a value read as another type than meant (no, on, 1.10, 08), or a key put at the wrong depth?"
  ),
  ...asked(
    ["Terraform"],
    "Does a changed argument replace a resource that holds data, or open access wider than meant?"
  )
];
var dependenciesAskedAbout = new Set(
  QUESTIONS.flatMap((question) => question.dependencies ?? [])
);
var FRAMEWORKS = {
  npm: [
    ...[
      "nuxt",
      "next",
      "@sveltejs/kit",
      "@remix-run/react",
      "astro",
      "@angular/core",
      "gatsby",
      "@nestjs/core"
    ],
    ...["electron", "react-native", "expo", "vue", "react", "preact", "svelte", "solid-js", "lit"],
    ...["fastify", "express", "koa", "hono"]
  ],
  python: ["django", "fastapi", "flask", "starlette", "tornado", "aiohttp", "celery"],
  go: [
    "github.com/gin-gonic/gin",
    "github.com/labstack/echo",
    "github.com/gofiber/fiber",
    "github.com/go-chi/chi"
  ],
  rust: ["axum", "actix-web", "rocket", "tauri", "bevy", "tokio"],
  ruby: ["rails", "sinatra", "hanami"],
  jvm: [
    "org.springframework.boot",
    "org.springframework",
    "io.quarkus",
    "io.micronaut",
    "com.android.tools.build",
    "io.ktor"
  ],
  php: ["laravel/framework", "symfony/framework-bundle", "symfony/symfony", "slim/slim"]
};
function frameworkOf(ecosystem, dependency2) {
  const name = ecosystem === "python" ? dependency2.toLowerCase() : dependency2;
  return FRAMEWORKS[ecosystem].find(
    (framework) => name === framework || name.startsWith(`${framework}/v`) || name.startsWith(`${framework}:`) || ecosystem === "jvm" && name.startsWith(`${framework}.`)
  );
}
var OTHER_NAMES = /* @__PURE__ */ new Map([
  ["beautifulsoup4", "bs4"],
  ["opencv-python", "cv2"],
  ["pillow", "pil"],
  ["pyjwt", "jwt"],
  ["python-dateutil", "dateutil"],
  ["python-dotenv", "dotenv"],
  ["pyyaml", "yaml"],
  ["scikit-learn", "sklearn"]
]);
function comesFrom(ecosystem, module2, dependency2) {
  switch (ecosystem) {
    case "npm":
    case "go":
      return module2 === dependency2 || module2.startsWith(`${dependency2}/`);
    case "python": {
      const name = OTHER_NAMES.get(dependency2.toLowerCase()) ?? dependency2;
      return sameName(module2.split(".")[0] ?? "", name);
    }
    case "rust":
      return sameName(module2.split("::")[0] ?? "", dependency2);
    case "ruby":
      return sameName(module2.split("/")[0] ?? "", dependency2) || sameName(module2.replaceAll("/", "-"), dependency2);
    case "jvm":
      return `${module2}.`.startsWith(`${(dependency2.split(":")[0] ?? "").split(".").slice(0, 2).join(".")}.`);
    case "php":
      return sameName(module2.split("\\")[0] ?? "", dependency2.split("/")[0] ?? "");
  }
}
function sameName(a, b) {
  const plain = (name) => name.toLowerCase().replaceAll("-", "_");
  return plain(a) === plain(b);
}
var MOST_DEPENDENCIES = 30;
function chooseDependencies(manifests, modules2) {
  const known = /* @__PURE__ */ new Map();
  for (const { ecosystem, dependencies } of manifests) {
    for (const listed2 of dependencies) {
      if (known.has(listed2.name) || listed2.name.startsWith("@types/")) continue;
      known.set(listed2.name, { dependency: listed2, rank: rankOf(ecosystem, listed2, modules2) });
    }
  }
  for (const name of importedUnlisted(modules2, known)) {
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
      const found = FRAMEWORKS[ecosystem].flatMap(
        (framework) => manifest.dependencies.filter((dependency2) => frameworkOf(ecosystem, dependency2.name) === framework)
      );
      if (found[0] !== void 0) return nameAndVersion(found[0]);
    }
  }
  return null;
}
var FIRST_TO_TELL = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((r) => r.rank),
  (0, import_chunk_UTFC5QHX.by)((r) => r.dependency.name)
);
function rankOf(ecosystem, listed2, modules2) {
  if ([...modules2].some((module2) => comesFrom(ecosystem, module2, listed2.name))) return 0;
  if (dependenciesAskedAbout.has(listed2.name.toLowerCase()) || frameworkOf(ecosystem, listed2.name) !== void 0)
    return 1;
  return listed2.development ? 3 : 2;
}
function importedUnlisted(modules2, known) {
  const listed2 = new Set([...known.keys()].map((name) => name.toLowerCase()));
  return [...dependenciesAskedAbout].filter(
    (name) => !listed2.has(name) && [...modules2].some(
      (module2) => module2 === name || module2.startsWith(`${name}/`) || module2.startsWith(`${name}.`)
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
    const names2 = new Set(known.dependencies.map((d) => d.name));
    const added = (fresh?.dependencies ?? []).filter((d) => !names2.has(d.name));
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
  return [...removed, ...different].toSorted(import_chunk_UTFC5QHX.compareText);
}
function requirementsChanged(before, after) {
  if (before === void 0 || after === void 0) return "";
  const [old, fresh] = [byName2(before), byName2(after)];
  const added = [...fresh.values()].filter((d) => !old.has(d.name)).map((d) => `adds ${d.name} ${d.version}`.trim());
  const removed = [...old.keys()].filter((name) => !fresh.has(name)).map((name) => `removes ${name}`);
  const moved = [...fresh.values()].flatMap((d) => {
    const was = old.get(d.name)?.version ?? d.version;
    return was === d.version ? [] : [`${d.name} ${was} becomes ${d.version}`];
  });
  return [...added, ...removed, ...moved].toSorted(import_chunk_UTFC5QHX.compareText).join("; ");
}
function byName2(manifest) {
  return new Map(manifest.dependencies.map((d) => [d.name, d]));
}
function readIfAny(path, texts) {
  const text2 = texts.get(path);
  return text2 === void 0 ? void 0 : readManifest(path, text2);
}
function manifestOr(read) {
  return typeof read === "string" ? void 0 : read;
}
var LONGEST_CHAIN = 10;
var TELLING = [
  "strict",
  "strictNullChecks",
  "noImplicitAny",
  "noUncheckedIndexedAccess",
  "exactOptionalPropertyTypes"
];
function strictnessNote(path, files) {
  try {
    const { options, unread } = compilerOptions(path, files, LONGEST_CHAIN);
    const on = TELLING.filter((name) => options.get(name) === true);
    const state = on.length > 0 ? `TypeScript ${on.join(", ")}` : "TypeScript without strict checks";
    return unread === void 0 ? `${state} (${path})` : `${state} (${path}, which extends ${unread}: not read)`;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return `${path} could not be read: ${error.message}`;
  }
}
function compilerOptions(path, files, left) {
  const text2 = files.get(path);
  if (text2 === void 0 || left === 0) return { options: /* @__PURE__ */ new Map(), unread: path };
  const config = parseJsonWithComments(text2);
  if (!isObject(config)) throw new SyntaxError("not an object");
  const own = Object.entries(objectIn(config, "compilerOptions"));
  const bases = [config["extends"]].flat().flatMap((base) => typeof base === "string" ? [base] : []);
  const inherited = bases.map((base) => compilerOptions(resolved(path, base), files, left - 1));
  return {
    options: new Map([...inherited.flatMap(({ options }) => [...options]), ...own]),
    unread: inherited.find(({ unread }) => unread !== void 0)?.unread
  };
}
function resolved(path, base) {
  if (!base.startsWith(".")) return base;
  const file = import_node_path6.posix.normalize(import_node_path6.posix.join(import_node_path6.posix.dirname(path), base));
  return file.endsWith(".json") ? file : `${file}.json`;
}
function stackOf(sources) {
  const { changed, base, changedManifests } = sources;
  const languages = (0, import_chunk_HPIUJ5VB.languagesOf)(changed);
  const touched = changed.flatMap((path) => manifestEcosystem(path) ?? []);
  const ecosystems = [.../* @__PURE__ */ new Set([...(0, import_chunk_HPIUJ5VB.ecosystemsOf)(languages), ...touched])];
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
  const named = [...files.keys()].filter((path) => import_node_path5.posix.basename(path) === "tsconfig.json");
  return named.map((path) => strictnessNote(path, files));
}
var LARGEST_SOURCE = 1e6;
async function listTrees(repository, change) {
  const [base, head] = await Promise.all(
    [change.base.tree, change.head.tree].map((tree) => (0, import_chunk_KWOTC3ZP.listTree)(repository, tree))
  );
  return { base: byPath(base ?? []), head: byPath(head ?? []) };
}
function byPath(entries) {
  return new Map(entries.map((entry) => [entry.path, entry]));
}
function shownFiles(change) {
  const skipped = new Set(change.skipped.map((file) => file.path));
  return [...change.changed.values()].filter((file) => !skipped.has(file.path));
}
async function readTexts(repository, entries) {
  const wanted = entries.filter((entry) => entry !== void 0).filter(isSource);
  const blobs = await (0, import_chunk_7CJS4GIV.readSharedBlobs)(
    repository,
    wanted.map((entry) => entry.oid)
  );
  return (entry) => entry !== void 0 && isSource(entry) ? decoded(blobs.get(entry.oid)) : null;
}
function decoded(content) {
  return content === void 0 ? null : (0, import_chunk_7CJS4GIV.decodeMarked)(content) ?? content.toString("utf8");
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
function sourceOf(change, trees, textOf) {
  const { before, after } = entriesOf(change, trees);
  return { change, before: textOf(before), after: textOf(after) };
}
function maskedOf(text2, path) {
  const syntax = (0, import_chunk_5LLMWDAD.syntaxOf)(path, text2);
  if (syntax === null) return null;
  const [code, mask] = [[], []];
  let at = 0;
  for (const { kind, start, end } of (0, import_chunk_5LLMWDAD.scanRegions)(text2, syntax)) {
    const [before, inside] = [text2.slice(at, start), text2.slice(start, end)];
    const isComment = kind === "line-comment" || kind === "block-comment";
    const blank = inside.replace(/[^\n]/g, " ");
    code.push(before, isComment ? blank : inside);
    mask.push(before, isComment ? blank : inside.replace(/[^\n]/g, '"'));
    at = end;
  }
  const rest = text2.slice(at);
  return { code: code.join("") + rest, mask: mask.join("") + rest };
}
var CLOSING = { "(": ")", "[": "]", "{": "}" };
var last = {
  mask: "",
  pairs: /* @__PURE__ */ new Map()
};
function closingOf(mask, open) {
  if (last.mask !== mask) last = { mask, pairs: pairsIn(mask) };
  return last.pairs.get(open) ?? -1;
}
function pairsIn(mask) {
  const pairs = /* @__PURE__ */ new Map();
  const opened = [];
  for (const { 0: char, index } of mask.matchAll(/[()[\]{}]/g)) {
    const closing = CLOSING[char];
    if (closing !== void 0) opened.push({ at: index, closing });
    else if (opened.at(-1)?.closing === char) pairs.set(opened.pop()?.at ?? index, index);
    else opened.length = 0;
  }
  return pairs;
}
function inOneLine(text2) {
  return text2.replace(/\s+/g, " ").trim();
}
var NO_JAVASCRIPT_FUNCTION = new Set(
  "if for while switch catch return new function typeof await throw else do with super import in yield delete case try void instanceof".split(" ")
);
var NO_BRACE_FUNCTION = /* @__PURE__ */ new Set([
  ...NO_JAVASCRIPT_FUNCTION,
  ..."synchronized using lock sizeof defined match when until assert elif".split(" ")
]);
var SHAPES = {
  go: [
    {
      header: /^func[ \t]+(?:\(\s*(?:\w+[ \t]+)?\*?(?<owner>\w+)[^()\n]{0,200}\)[ \t]*)?(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,300}\])?\(/gm,
      tail: /^\s*([^;]*?)\s*$/,
      typeBefore: false
    }
  ],
  rust: [
    {
      header: /\bfn\s+(?<name>\w+)\s*(?:<[^(){};]{0,500}?>)?\s*\(/g,
      tail: /^\s*(?:->\s*([^;]*?))?\s*(?:\bwhere\b[^;]*)?$/,
      typeBefore: false
    }
  ],
  jvm: [
    {
      header: /\bfun\s+(?:<[^>\n]{0,200}>\s*)?(?:[\w<>?]{1,100}\.)?(?<name>\w+)\s*\(/g,
      tail: /^\s*(?::\s*([^;]*?))?\s*$/,
      typeBefore: false
    },
    { header: /(?<name>\b\w+)\s*\(/g, tail: /^\s*(?:throws\s[\w\s,.]+)?$/, typeBefore: true }
  ],
  c: [
    {
      header: /(?:\b(?<owner>\w+)::)?(?<name>~?\b\w+)\s*\(/g,
      tail: /^\s*(?:(?:const|noexcept|override|final|volatile|&&?)\s*)*(?:->[^;]*|:[^;]*)?$/,
      typeBefore: true
    }
  ],
  shell: [
    {
      header: /^[ \t]*(?:function[ \t]+)?(?<name>[\w:.-]+)[ \t]*\(/gm,
      tail: /^\s*$/,
      typeBefore: false
    }
  ]
};
var LONGEST_TAIL = 1e3;
function braceFunctions(family, { mask, code }) {
  const isBare = ({ typeBefore: types }) => types || family === "shell";
  return (SHAPES[family] ?? []).flatMap(
    (shape) => [...mask.matchAll(shape.header)].flatMap((match) => {
      const { name = "", owner } = match.groups ?? {};
      const before = shape.typeBefore ? typeBefore(mask, match.index) : "";
      if (before === void 0 || isBare(shape) && NO_BRACE_FUNCTION.has(name)) return [];
      const open = match.index + match[0].length - 1;
      const close = closingOf(mask, open);
      if (close === -1) return [];
      const body = bodyAfter(mask, close + 1);
      const tail = body === void 0 ? null : shape.tail.exec(code.slice(close + 1, body.start - 1));
      if (body === void 0 || tail === null) return [];
      const params = inOneLine(code.slice(open + 1, close));
      const returns = shape.typeBefore ? before : inOneLine(tail[1] ?? "");
      return [{ name, owner, start: match.index, end: body.end, params, returns, body, isExpression: false }];
    })
  );
}
var MODIFIERS = /\b(?:public|private|protected|internal|static|final|abstract|synchronized|default|native|inline|virtual|explicit|extern|constexpr|override)\b|@\w+(?:\([^)]*\))?/g;
function typeBefore(mask, at) {
  const from = Math.max(0, at - 300);
  const newline = mask.slice(from, at).lastIndexOf("\n");
  if (newline === -1 && from > 0) return void 0;
  const lineStart = from + newline + 1;
  const text2 = mask.slice(lineStart, at);
  if (!/^[\w:<>,*&[\]?.@~ \t]*$/.test(text2) || /\b(?:return|new|throw|else|fun|case|goto|await)\b/.test(text2))
    return void 0;
  return /[.,]\s*$/.test(text2) ? void 0 : inOneLine(text2.replace(MODIFIERS, ""));
}
function bodyAfter(mask, from) {
  const limit = Math.min(mask.length, from + LONGEST_TAIL);
  for (let at = from; at < limit; at += 1) {
    const char = mask.charAt(at);
    if (char === ";" || char === "}") return void 0;
    if (char === "(" || char === "[") {
      at = closingOf(mask, at);
      if (at === -1) return void 0;
    } else if (char === "{") {
      const close = closingOf(mask, at);
      if (close === -1) return void 0;
      if (!/\b(?:interface|struct)\s*$/.test(mask.slice(Math.max(from, at - 20), at)))
        return { start: at + 1, end: close };
      at = close;
    }
  }
  return void 0;
}
var PYTHON = /^(?<indent>[ \t]*)(?:async[ \t]+)?def[ \t]+(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,200}\])?\(/gm;
function pythonFunctions({ mask, code }) {
  return [...mask.matchAll(PYTHON)].flatMap((match) => {
    const { indent = "", name = "" } = match.groups ?? {};
    const open = match.index + match[0].length - 1;
    const close = closingOf(mask, open);
    const tail = close === -1 ? null : /^\s*(?:->\s*([^:\n]{1,500}))?:/.exec(mask.slice(close + 1, close + 600));
    if (tail === null) return [];
    const start = close + 1 + tail[0].length;
    const end = endOfIndented(mask, start, indent.length);
    const type = /^\s*->\s*([^]*?)\s*:$/.exec(code.slice(close + 1, start))?.[1] ?? "";
    return [
      {
        name,
        start: match.index + indent.length,
        end,
        params: inOneLine(code.slice(open + 1, close)).replace(/,$/, ""),
        returns: inOneLine(type),
        body: { start, end },
        isExpression: false
      }
    ];
  });
}
function endOfIndented(mask, from, indent) {
  let end = mask.indexOf("\n", from);
  if (end === -1) return mask.length;
  while (end < mask.length) {
    const next = mask.indexOf("\n", end + 1);
    const line = mask.slice(end + 1, next === -1 ? mask.length : next);
    const isCode = /[^\s"]/.test(line);
    if (isCode && line.length - line.trimStart().length <= indent) return end + 1;
    end = next === -1 ? mask.length : next;
  }
  return end;
}
var RUBY = /^(?<indent>[ \t]*)def[ \t]+(?:(?:self|\w+)\.)?(?<name>\w+[?!=]?)(?<bracket>\()?/gm;
function rubyFunctions({ mask, code }) {
  const ends = endsIn(mask);
  return [...mask.matchAll(RUBY)].flatMap((match) => {
    const { indent = "", name = "", bracket } = match.groups ?? {};
    const after = match.index + match[0].length;
    const lineEnd = mask.indexOf("\n", after);
    const close = bracket === void 0 ? lineEnd : closingOf(mask, after - 1);
    if (close === -1 || lineEnd === -1) return [];
    const end = ends.get(indent)?.find((at) => at > close);
    if (end === void 0) return [];
    const start = bracket === void 0 ? lineEnd : close + 1;
    const params = inOneLine(code.slice(after, close));
    return [
      {
        name,
        start: match.index + indent.length,
        end,
        params,
        returns: "",
        body: { start, end },
        isExpression: false
      }
    ];
  });
}
function endsIn(mask) {
  const ends = /* @__PURE__ */ new Map();
  for (const match of mask.matchAll(/^(?<indent>[ \t]*)end\b/gm)) {
    const { indent = "" } = match.groups ?? {};
    const list2 = ends.get(indent);
    if (list2 === void 0) ends.set(indent, [match.index]);
    else list2.push(match.index);
  }
  return ends;
}
var TYPE_PARAMETERS = String.raw`(?:<[^<>()]{0,200}(?:<[^<>()]{0,200}>[^<>()]{0,200})?>\s*)?`;
var DECLARED = new RegExp(
  String.raw`(?<![.\w$])(?:function\s*\*?\s*(?<named>[\w$]+)\s*${TYPE_PARAMETERS}|` + String.raw`(?:const|let|var)\s+(?<bound>[\w$]+)\s*(?::[^=;\n]{0,300})?=\s*(?:async\b\s*)?(?:function\b\s*\*?\s*[\w$]{0,100}\s*)?${TYPE_PARAMETERS})\(`,
  "g"
);
var MEMBER = new RegExp(
  String.raw`(?<![#\w$])(?=[#\w$])(?<=^[ \t]*(?:(?:public|private|protected|static|async|override|readonly|get|set)[ \t]+){0,5}\*?)` + String.raw`(?<member>#?[\w$]+)\s*(?:(?::[^=;\n()]{0,300})?=\s*|:\s*)?(?:async\b\s*)?(?:function\b\s*)?${TYPE_PARAMETERS}\(`,
  "gm"
);
function javascriptFunctions({ mask, code }) {
  const short = [...mask.matchAll(SHORT)].flatMap((match) => shortArrow(mask, match) ?? []);
  const others = [...mask.matchAll(DECLARED), ...mask.matchAll(MEMBER)].flatMap((match) => {
    const { named, bound, member } = match.groups ?? {};
    const name = named ?? bound ?? member ?? "";
    const open = match.index + match[0].length - 1;
    const close = NO_JAVASCRIPT_FUNCTION.has(name) ? -1 : closingOf(mask, open);
    const wantsArrow = /[=:]\s*(?:async\b\s*)?(?:<[^]*>\s*)?\($/.test(match[0]);
    const tail = close === -1 ? void 0 : tailOf(mask, close + 1, wantsArrow);
    const body = tail?.isArrow === wantsArrow ? bodyAt(mask, tail.at) : void 0;
    if (tail === void 0 || body === void 0) return [];
    return [
      {
        name: name.replace(/^#/, ""),
        start: match.index,
        end: body.end,
        params: inOneLine(code.slice(open + 1, close)),
        returns: inOneLine(code.slice(close + 1, tail.typeEnd)).replace(/^:\s*/, ""),
        body,
        isExpression: mask.charAt(tail.at) !== "{"
      }
    ];
  });
  return [...others, ...short];
}
var SHORT = /(?<![.\w$])(?:const|let|var)\s+([\w$]+)\s*=\s*(?:async\s+)?([\w$]+)\s*=>\s*/g;
function shortArrow(mask, match) {
  const [all, name = "", params = ""] = match;
  const at = match.index + all.length;
  const body = bodyAt(mask, at);
  const isExpression = mask.charAt(at) !== "{";
  return body && { name, start: match.index, end: body.end, params, returns: "", body, isExpression };
}
var LONGEST_TYPE = 2e3;
function tailOf(mask, from, wantsArrow) {
  let expectsType = false;
  const limit = Math.min(mask.length, from + LONGEST_TYPE);
  for (let at = from; at < limit; at += 1) {
    const char = mask.charAt(at);
    if (/\s/.test(char)) continue;
    if (char === "=" && mask[at + 1] === ">") {
      const body = at + 2 + (/^\s*/.exec(mask.slice(at + 2, at + 200))?.[0].length ?? 0);
      return { at: body, typeEnd: at, isArrow: true };
    }
    if (char === "{" && !expectsType) return { at, typeEnd: at, isArrow: false };
    if (char === "(" || char === "[" || char === "{") {
      if (at === from || !mask.slice(from, at).includes(":")) return void 0;
      const close = closingOf(mask, at);
      if (close === -1) return void 0;
      const arrow = char === "(" && !wantsArrow ? /^\s*=>\s*/.exec(mask.slice(close + 1, close + 100)) : null;
      at = close + (arrow?.[0].length ?? 0);
      expectsType = arrow !== null;
      continue;
    }
    if (!/[\w$.:|&<>,?"\]]/.test(char) || at === from && /\w/.test(char)) return void 0;
    expectsType = /[:|&<,]/.test(char);
  }
  return void 0;
}
function bodyAt(mask, at) {
  if (mask.charAt(at) === "{") {
    const close = closingOf(mask, at);
    return close === -1 ? void 0 : { start: at + 1, end: close };
  }
  let end = at;
  for (; end < mask.length; end += 1) {
    const char = mask.charAt(end);
    if (char === "(" || char === "[" || char === "{") {
      const close = closingOf(mask, end);
      if (close === -1) return void 0;
      end = close;
    } else if (/[;,)\]}]/.test(char)) break;
    else if (char === "\n" && !/^\s*[.?:&|+*/<>=-]/.test(mask.slice(end, end + 200)) && end > at) break;
  }
  return { start: at, end };
}
var LARGEST_READ = 5e5;
var MOST_FUNCTIONS = 2e3;
function functionsOf(text2, path) {
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path) ?? (/^#!.{0,100}sh\b/.test(text2) ? "shell" : void 0);
  const source = text2.length > LARGEST_READ || family === void 0 ? null : maskedOf(text2, path);
  if (source === null || family === void 0) return { source: { code: "", mask: "" }, list: [] };
  const owners = ownersIn(source.mask, family === "python" || family === "ruby").slice(0, MOST_FUNCTIONS);
  const byBody = /* @__PURE__ */ new Map();
  for (const found of readersOf(family, source)) {
    const owner = found.owner ?? innermost(owners, found.start)?.name ?? null;
    if (!byBody.has(found.body.start)) byBody.set(found.body.start, { ...found, owner });
  }
  const list2 = [...byBody.values()].toSorted((0, import_chunk_UTFC5QHX.by)(({ start }) => start));
  return { source, list: list2.slice(0, MOST_FUNCTIONS) };
}
function readersOf(family, source) {
  switch (family) {
    case "javascript":
      return javascriptFunctions(source);
    case "python":
      return pythonFunctions(source);
    case "ruby":
      return rubyFunctions(source);
    case "go":
    case "rust":
    case "jvm":
    case "c":
    case "shell":
      return braceFunctions(family, source);
  }
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
var REACH = 500;
function signaturesIn(mask, path, functions) {
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path);
  const interfaces = family === "go" || family === "javascript" || family === "jvm" ? interfacesIn(mask) : [];
  const hasTypesBefore = family === "c" || /\.(?:java|groovy)$/.test(path);
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
    if (family === "javascript")
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
var DECLARED2 = /^\s*(?:\b(?:const|noexcept|override|final|throws\s[\w\s,.]+)\s*)*(?:=\s*(?:0|default|delete)\s*)?;/;
var TYPES = /^\s*(?:(?:[\w.:]+(?:<[\w\s,.<>?&:*[\]]*>)?(?:\[\])*|"+)[ \t*&]+)+$/;
var NO_TYPE = /\b(?:return|new|throw|else|case|goto|await|yield|co_\w+|do|in|assert|delete|not|and|or)\b/;
var ENDED = /^$|[;{})]$|\b(?:public|private|protected)\s*:$|(?:^|\n)[ \t]*(?:@\w+|#[^\n]*|template\b[^\n]*>)$/;
function isDeclaration(before, after) {
  if (!DECLARED2.test(after)) return false;
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
  const last2 = said.at(-1);
  const that = (speaks) => said.filter((line) => speaks.test(line.mask)).map(({ text: text2 }) => text2);
  return {
    output: said.filter((line) => RETURNS.test(line.mask) || lastIsValue && line === last2).map(({ text: text2 }) => text2),
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
  const lines = (0, import_chunk_CLHPKY4O.lineIndex)(source.text);
  const found = /* @__PURE__ */ new Map();
  for (const match of mask.matchAll(pattern(name, owner !== null, source.path, onlyCalls))) {
    const at = match.index;
    const begins = list2.some((each) => each.name === name && each.start <= at && at < each.body.start - 1);
    const line = (0, import_chunk_CLHPKY4O.lineAt)(lines, at);
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
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path) ?? "shell";
  const word = `${name.replace(/\W/g, String.raw`\$&`)}(?![\\w$])`;
  if (family === "shell") return new RegExp(String.raw`(?<![\w$./-])${word}(?![-.]|[ \t]*(?:\(|=))`, "g");
  const before = isMember ? String.raw`(?<=(?:\.|->|::)\s{0,200})` : String.raw`(?<![\w$])(?<!\b(?:function|def|fn|func|fun|class)\s{1,50})`;
  if (family === "ruby" && (isMember || !onlyCalls)) return new RegExp(before + word, "g");
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
  const [oldLines, nowLines] = [(0, import_chunk_CLHPKY4O.lineIndex)(before), (0, import_chunk_CLHPKY4O.lineIndex)(after ?? "")];
  return [...oldKeys].flatMap(([key, was]) => {
    const is = current.get(key);
    const told = {
      path: change.path,
      symbol: was.owner === null ? was.name : `${was.owner}.${was.name}`,
      name: was.name,
      isMember: was.owner !== null,
      owner: was.owner
    };
    if (is === void 0) {
      const what = [removal(was, old, fresh)];
      return [{ ...told, line: (0, import_chunk_CLHPKY4O.lineAt)(oldLines, was.start), kinds: ["input"], what, lines: null }];
    }
    if (sameText(was, is, before, after ?? "")) return [];
    const differences = compared({ found: was, all: old }, { found: is, all: now }, change.path);
    if (differences.size === 0) return [];
    const lines = {
      start: (0, import_chunk_CLHPKY4O.lineAt)(nowLines, is.start),
      end: (0, import_chunk_CLHPKY4O.lineAt)(nowLines, Math.max(is.start, is.end - 1))
    };
    return [
      { ...told, line: lines.start, kinds: [...differences.keys()], what: [...differences.values()], lines }
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
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path);
  const lastIsValue = found.isExpression || family === "ruby" || family === "rust" && !/;\s*$/.test(mask);
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
function treePaths(all) {
  const files = /* @__PURE__ */ new Map();
  const folders = /* @__PURE__ */ new Map([[".", []]]);
  for (const path of all) {
    files.set(path, path);
    const folder = import_node_path7.posix.dirname(path);
    const others = folders.get(folder);
    if (others !== void 0) {
      others.push(path);
      continue;
    }
    folders.set(folder, [path]);
    for (let above2 = import_node_path7.posix.dirname(folder); !folders.has(above2); above2 = import_node_path7.posix.dirname(above2))
      folders.set(above2, []);
  }
  let filesByName;
  let foldersByName;
  return {
    all,
    file: (path) => files.get(path),
    hasFolder: (folder) => folders.has(folder),
    folders: () => folders.keys(),
    in: (folder) => folders.get(folder) ?? [],
    endingWith: (suffix) => ending(filesByName ??= byName3(all), suffix),
    foldersEndingWith: (suffix) => ending(foldersByName ??= byName3(folders.keys()), suffix)
  };
}
function byName3(paths) {
  const named = /* @__PURE__ */ new Map();
  for (const path of paths) addTo(named, import_node_path7.posix.basename(path), path);
  return named;
}
function ending(names2, suffix) {
  const named = names2.get(import_node_path7.posix.basename(suffix)) ?? [];
  return named.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
}
function addTo(map, key, value) {
  const list2 = map.get(key);
  if (list2 === void 0) map.set(key, [value]);
  else list2.push(value);
}
function foldersUp(path) {
  const folders = [];
  let folder = import_node_path7.posix.dirname(path);
  for (; folder !== "." && folder !== "/" && folder !== ".."; folder = import_node_path7.posix.dirname(folder))
    folders.push(folder);
  return [...folders, "."];
}
function closestTo(from, places) {
  const shared = places.map((place) => sharedFolders(from, place));
  const most = Math.max(...shared);
  const closest = places.filter((_, index) => shared[index] === most);
  return closest.length === 1 ? closest[0] : void 0;
}
function sharedFolders(a, b) {
  let shared = 0;
  for (let at = 0; at < a.length && a[at] === b[at]; at += 1) if (a[at] === "/") shared += 1;
  return shared;
}
var MOST_TRIGGERS = 40;
var MOST_CALLERS = 5;
function withCallers(contract, callers, importers, why) {
  const { path, symbol, line, kinds, what } = contract;
  const closest = callers.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((caller) => importers.has(caller.path) ? 0 : 1),
      (0, import_chunk_UTFC5QHX.by)((caller) => (0, import_chunk_HPIUJ5VB.isTest)(caller.path) ? 1 : 0),
      (0, import_chunk_UTFC5QHX.by)((caller) => -sharedFolders(caller.path, path)),
      (0, import_chunk_UTFC5QHX.by)((caller) => caller.path),
      (0, import_chunk_UTFC5QHX.by)((caller) => caller.line)
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
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((trigger) => trigger.callers.length > 0 ? 0 : 1),
      (0, import_chunk_UTFC5QHX.by)((trigger) => -trigger.kinds.length),
      (0, import_chunk_UTFC5QHX.by)((trigger) => trigger.path),
      (0, import_chunk_UTFC5QHX.by)((trigger) => trigger.line)
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
  const asked2 = [...new Set(paths)].flatMap((path) => entries.get(path) ?? []).filter(isAsked);
  let left = MOST_BYTES;
  const wanted = asked2.filter((entry) => {
    const size = entry.size ?? 0;
    if (size > LARGEST_READ) return false;
    left -= size;
    return left >= 0;
  });
  const blobs = await (0, import_chunk_KWOTC3ZP.readBlobs)(
    repository,
    wanted.map(({ oid }) => oid)
  );
  return {
    byPath: new Map(
      wanted.map(({ path, oid }) => [path, callerSource(path, (0, import_chunk_7CJS4GIV.textIn)(blobs.get(oid) ?? Buffer.of()) ?? "")])
    ),
    unread: asked2.length - wanted.length
  };
}
function isAsked(entry) {
  return entry.size !== null && (isSource(entry) || isTooLarge(entry)) && !(0, import_chunk_HPIUJ5VB.looksForeign)(entry.path);
}
async function findWords(repository, tree, words) {
  if (words.length === 0) return /* @__PURE__ */ new Map();
  const patterns = words.flatMap((word) => ["-e", word]);
  const { stdout } = await (0, import_chunk_UUEVDYVP.askGit)(
    repository,
    // Every option is stated, so that what the user has set for `grep` changes neither what is found nor how it is printed.
    [
      ...["-c", "grep.threads=0", "-c", "submodule.recurse=false"],
      ...["grep", "-I", "-F", "-w", "--count", "-z", "--full-name", "--no-color", ...patterns, tree]
    ],
    { answers: [0, 1] }
  );
  const hits = /* @__PURE__ */ new Map();
  for (const [, name = "", count2 = ""] of stdout.toString("utf8").matchAll(/([^\0]+)\0(\d+)\n/g)) {
    const path = (0, import_chunk_KWOTC3ZP.asRepoPath)(name.slice(tree.length + 1));
    if (path === void 0)
      throw new import_chunk_J3I4R3VV.Failure("environment/git-failed", `git grep gave a line of another form: ${name}`);
    hits.set(path, Number(count2));
  }
  return hits;
}
async function searchTree(repository, { tree, entries }, contracts) {
  const familyIn = (path) => (0, import_chunk_HPIUJ5VB.familyOf)(path, entries.get(path)?.mode === "100755");
  const names2 = [...new Set(contracts.map((contract) => calledName(contract).name))];
  const families = new Set(contracts.map(({ path }) => familyIn(path)));
  const hits = await findWords(repository, tree, names2);
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
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((contract) => importers.has(contract.path) ? 0 : 1),
      (0, import_chunk_UTFC5QHX.by)((contract) => -contract.kinds.length),
      (0, import_chunk_UTFC5QHX.by)((contract) => contract.path),
      (0, import_chunk_UTFC5QHX.by)((contract) => contract.line)
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
function triggerOf({ contract, importers, callers, common }, search) {
  const unsearched = search === void 0 ? `${MOST_NAMES} others were searched for` : search.why;
  const reason = callers.length === 0 ? common ?? unsearched : void 0;
  const why = reason === void 0 ? [] : [asWhy(reason)];
  return withCallers(contract, [...callers, ...search?.callers ?? []], importers, why);
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
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path);
  const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
  const siblings = family === "go" || family === "jvm" ? tree.in(folder).filter((other) => (0, import_chunk_HPIUJ5VB.familyOf)(other) === family) : [];
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
  return { contract, importers: read, callers, common: tooCommon(contract) };
}
var BODY_BYTES = 2e3;
var ALL_BYTES = 24576;
var MESSAGE_FORMAT = "--format=%H%x00%P%x00%s%x00%b";
var FIELDS = 4;
function parseMessages(output, head) {
  const tokens = output.toString("utf8").split("\0");
  const messages = [];
  for (let at = 0; at + FIELDS <= tokens.length; at += FIELDS) {
    const [sha = "", parents = "", subject = "", body = ""] = tokens.slice(at, at + FIELDS);
    if (parents.includes(" ") && sha !== head) continue;
    messages.push({ sha, subject, body: (0, import_chunk_N5WYDIJF.wholeLines)((0, import_chunk_N5WYDIJF.withoutPeople)(body), BODY_BYTES) });
  }
  return messages;
}
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
  const output = await (0, import_chunk_UUEVDYVP.readGit)(repository, [
    ...[
      "log",
      "-z",
      "--reverse",
      "--topo-order",
      "--encoding=UTF-8",
      "--no-patch",
      "--no-notes",
      MESSAGE_FORMAT
    ],
    ...["--end-of-options", range]
  ]);
  return boundedMessages(parseMessages(output, end));
}
async function currentCommit(repository) {
  const answer = await (0, import_chunk_UUEVDYVP.readGit)(repository, ["rev-parse", "--verify", "--end-of-options", "HEAD^{commit}"]);
  return answer.toString("utf8").trim().split("\n").at(-1) ?? "";
}
var AROUND = 100;
function remarkBytes({ author, text: text2 }) {
  return Buffer.byteLength(author + text2) + AROUND;
}
function newestRemarks(remarks, room) {
  const newestFirst = remarks.toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (a, b) => (0, import_chunk_UTFC5QHX.by)(({ at }) => at)(b, a),
      (0, import_chunk_UTFC5QHX.by)(({ author }) => author),
      (0, import_chunk_UTFC5QHX.by)(({ text: text2 }) => text2)
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
  const threads = /* @__PURE__ */ new Map();
  const byTime = remarks.toSorted((0, import_chunk_UTFC5QHX.by)(({ remark }) => remark.at));
  for (const { remark, thread } of byTime) threads.set(thread, [...threads.get(thread) ?? [], remark]);
  return [...threads.values()].flat();
}
var PAGE = 100;
var MOST_PAGES = 5;
async function readNewest(place, path, read, { room, bytesOf }) {
  const page = (number) => askPage(place, path, number);
  const first2 = await page(1);
  const last2 = (0, import_chunk_ASAQIJEX.lastPage)(first2);
  let items = [];
  let bytes = 0;
  for (let at = last2; at >= 1; at -= 1) {
    if (bytes > room || at <= last2 - MOST_PAGES) return { items, unread: at * PAGE };
    const entries = (0, import_chunk_WWMORQAC.list)((at === 1 ? first2 : await page(at)).body).flatMap((one) => read(one) ?? []);
    items = [...entries, ...items];
    bytes += entries.reduce((sum, one) => sum + bytesOf(one), 0);
  }
  return { items, unread: 0 };
}
async function askPage(place, path, page) {
  const answer = await (0, import_chunk_ASAQIJEX.askGithub)(
    place.repository.host,
    (0, import_chunk_WWMORQAC.apiPath)(place, `${path}?per_page=${PAGE}&page=${page}`)
  );
  if (answer.status === 200) return answer;
  throw (0, import_chunk_WWMORQAC.unexpected)(answer);
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
    url: pull.url,
    title: pull.title,
    body: (0, import_chunk_N5WYDIJF.wholeLines)(pull.body.replaceAll("\r\n", "\n").trim(), ROOM),
    author: pull.author,
    discussion: discussion.kept,
    reviewRemarks: reviewRemarks.kept,
    omitted: discussion.omitted + reviewRemarks.omitted + unread
  };
}
function remarkIn(entry, time) {
  const said = ((0, import_chunk_WWMORQAC.textOrNull)(entry, "body") ?? "").replaceAll("\r\n", "\n").trim();
  if (said === "") return void 0;
  return {
    author: (0, import_chunk_WWMORQAC.textOrNull)(entry, "user", "login") ?? "ghost",
    at: (0, import_chunk_WWMORQAC.textOrNull)(entry, time) ?? "",
    text: said
  };
}
function reviewRemarkIn(entry) {
  const remark = remarkIn(entry, "created_at");
  const path = (0, import_chunk_KWOTC3ZP.asRepoPath)((0, import_chunk_WWMORQAC.text)(entry, "path"));
  if (remark === void 0 || path === void 0) return void 0;
  const answered = (0, import_chunk_WWMORQAC.lineOrNull)(entry, "in_reply_to_id") ?? (0, import_chunk_WWMORQAC.count)(entry, "id");
  const line = (0, import_chunk_WWMORQAC.textOrNull)(entry, "side") === "LEFT" ? null : (0, import_chunk_WWMORQAC.lineOrNull)(entry, "line");
  return { remark: { ...remark, path, line }, thread: String(answered) };
}
var TELLING2 = /^(?=.*[\p{L}\p{N}]).{8,}$/u;
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
  return TELLING2.test(line);
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
    (0, import_chunk_UTFC5QHX.inOrder)(
      (a, b) => (0, import_chunk_UTFC5QHX.by)(({ remark }) => remark.at)(b, a),
      (0, import_chunk_UTFC5QHX.by)(({ row }) => row),
      (0, import_chunk_UTFC5QHX.by)(({ remark }) => remark.text)
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
var LOG_FORMAT = "--format=%H%x00%P%x00%ct%x00%s%x00%b";
var FIELDS2 = 5;
var BODY_BYTES2 = 2e3;
function parseLog(output) {
  const tokens = output.toString("utf8").split("\0");
  const commits = [];
  let at = 0;
  while (at + FIELDS2 <= tokens.length) {
    const [sha = "", parents = "", time = "", subject = "", body = ""] = tokens.slice(at, at + FIELDS2);
    at += FIELDS2;
    const paths = [];
    for (; /^\n?:\d{6} /.test(tokens[at] ?? ""); at += 2) paths.push(tokens[at + 1] ?? "");
    commits.push({
      commit: { sha: sha.trim(), time: Number(time), first: parents === "", subject, body: shortBody(body) },
      paths
    });
  }
  return commits;
}
function shortBody(body) {
  return (0, import_chunk_N5WYDIJF.wholeLines)((0, import_chunk_N5WYDIJF.withoutPeople)(body), BODY_BYTES2);
}
var REVERT = /^(?:revert(?:s|ed)?|reapply|roll(?:s|ed)?[ -]?back|back(?:s|ed)?[ -]?out)\b/i;
var FIX = /\b(?:bug)?fix(?:e[sd]|ing)?\b|\bhotfix\b|\bbugs?\b|\bregress(?:ion|ed)\b/i;
var FIX_IN_BODY = /\bregress(?:ion|ed)\b|\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?):?\s+#\d+/i;
function declaredReason(commit) {
  if (REVERT.test(commit.subject) || /^This reverts commit\b/m.test(commit.body)) return "revert";
  return FIX.test(commit.subject) || FIX_IN_BODY.test(commit.body) ? "fix" : null;
}
var RECENT = 5;
var DECLARED3 = 10;
function candidatesOf(file, commits) {
  const blamed = /* @__PURE__ */ new Map();
  for (const line of file.blamed) push(blamed, line);
  const candidates = [.../* @__PURE__ */ new Set([...blamed.keys(), ...logged(file, commits)])].flatMap((sha) => {
    const commit = commits.get(sha);
    return commit === void 0 ? [] : [candidate(file, commit, blamed.get(sha) ?? [])];
  });
  return candidates.toSorted(MOST_TELLING);
}
function push(lines, line) {
  const known = lines.get(line.sha);
  if (known === void 0) lines.set(line.sha, [line]);
  else known.push(line);
}
function logged(file, commits) {
  const declared = file.log.slice(RECENT).filter((sha) => {
    const commit = commits.get(sha);
    return commit !== void 0 && declaredReason(commit) !== null;
  });
  return [...file.log.slice(0, RECENT), ...declared.slice(0, DECLARED3)];
}
function candidate(file, commit, blamed) {
  const lines = (0, import_chunk_R5DXX5NI.mergeSpans)(blamed.map(({ line }) => ({ start: line, end: line })));
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
    touched: lines.some((span) => (0, import_chunk_R5DXX5NI.overlapsAny)(span, file.removed)),
    pathThen: blamed[0]?.originalPath ?? file.basePath,
    first: commit.first,
    linesThen: (0, import_chunk_R5DXX5NI.mergeSpans)(blamed.map(({ originalLine: line }) => ({ start: line, end: line })))
  };
}
var MOST_TELLING = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((c) => c.touched ? 0 : c.row.lines.length > 0 ? 1 : 2),
  (0, import_chunk_UTFC5QHX.by)((c) => c.row.why === "revert" || c.row.why === "fix" ? 0 : 1),
  (0, import_chunk_UTFC5QHX.by)((c) => -c.time),
  (0, import_chunk_UTFC5QHX.by)((c) => c.row.path),
  (0, import_chunk_UTFC5QHX.by)((c) => c.row.sha)
);
function chooseRows(files, limit) {
  const ranked = files.flatMap((candidates) => candidates.map((value, rank) => ({ value, rank })));
  const order = (0, import_chunk_UTFC5QHX.inOrder)(
    (0, import_chunk_UTFC5QHX.by)((r) => r.rank),
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
    const place = await (0, import_chunk_WWMORQAC.likelyPlace)(repository);
    if (place === void 0) return NO_PAST_REMARKS;
    const ask = askerWithin(place);
    const pulls = await pullsOf(commits.kept, ask, wanted);
    const numbers = first(MOST_PULLS, [...new Set([...pulls.values()].flat())], "pull requests");
    const read = await (0, import_chunk_WWMORQAC.fewAtATime)(numbers.kept, AT_ONCE, (number) => remarksOf(number, ask));
    const remarks = read.flatMap((one) => one.remarks);
    const { byRow, notes } = remarksOfRows(rows, pulls, remarks);
    const cut3 = [commits, numbers, ...read].flatMap((one) => one.note ?? []);
    return { byRow, notes: [...cut3, ...notes] };
  } catch (error) {
    if (!(error instanceof import_chunk_J3I4R3VV.Failure)) throw error;
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
  let end = performance.now() + import_chunk_WWMORQAC.PATIENCE.all;
  let answered = false;
  return async (path) => {
    const left = end - performance.now();
    if (left <= 0) {
      throw new import_chunk_J3I4R3VV.Failure("environment/gh-unreachable", `${host} took longer than ${import_chunk_WWMORQAC.PATIENCE.all / 1e3} s`);
    }
    try {
      const answer = await (0, import_chunk_ASAQIJEX.askGithub)(
        host,
        (0, import_chunk_WWMORQAC.apiPath)(place, path),
        answered ? left : Math.min(left, import_chunk_WWMORQAC.PATIENCE.first)
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
    const merged2 = (0, import_chunk_WWMORQAC.list)(body).filter((pull) => (0, import_chunk_WWMORQAC.textOrNull)(pull, "merged_at") !== null);
    pulls.set(
      sha,
      merged2.map((pull) => (0, import_chunk_WWMORQAC.count)(pull, "number")).filter((number) => number !== but)
    );
  };
  await read(newest);
  await (0, import_chunk_WWMORQAC.fewAtATime)(others, AT_ONCE, read);
  return new Map(shas.map((sha) => [sha, pulls.get(sha) ?? []]));
}
async function remarksOf(pullRequest, ask) {
  const query = "per_page=100&sort=created&direction=desc";
  const answer = await ask(`/pulls/${pullRequest}/comments?${query}`);
  if (answer.status !== 200) return { remarks: [] };
  const remarks = (0, import_chunk_WWMORQAC.list)(answer.body).flatMap((entry) => placedRemark(pullRequest, entry) ?? []);
  return (0, import_chunk_ASAQIJEX.lastPage)(answer) === 1 ? { remarks } : { remarks, note: `of pull request #${pullRequest} only the newest 100 review comments were read` };
}
function placedRemark(pullRequest, entry) {
  const said = ((0, import_chunk_WWMORQAC.textOrNull)(entry, "body") ?? "").replaceAll("\r\n", "\n").trim();
  if (said === "" || (0, import_chunk_WWMORQAC.textOrNull)(entry, "side") === "LEFT") return void 0;
  const line = (0, import_chunk_WWMORQAC.lineOrNull)(entry, "line") ?? (0, import_chunk_WWMORQAC.lineOrNull)(entry, "original_line");
  const at = (0, import_chunk_WWMORQAC.textOrNull)(entry, "created_at") ?? "";
  return { pullRequest, at, text: said, path: (0, import_chunk_WWMORQAC.text)(entry, "path"), line };
}
var MOST_COMMITS2 = 2e3;
var LOG = ["log", "--stdin", "-z", "--encoding=UTF-8", "--no-show-signature", "--no-notes", LOG_FORMAT];
async function readLog(repository, base, paths) {
  const lines = paths.filter((path) => !path.includes("\n"));
  if (lines.length === 0) return { commits: /* @__PURE__ */ new Map(), touching: /* @__PURE__ */ new Map() };
  const output = await (0, import_chunk_UUEVDYVP.readGit)(
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
  const output = await (0, import_chunk_UUEVDYVP.readGit)(repository, [...LOG, "--no-walk=unsorted", "--no-patch"], {
    input: `${shas.join("\n")}
`
  });
  return parseLog(output).map(({ commit }) => commit);
}
function parseCommitPatches(output) {
  const patches = /* @__PURE__ */ new Map();
  const text2 = output.toString("latin1");
  const names2 = [...text2.matchAll(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/gm)];
  for (const [index, match] of names2.entries()) {
    const patch = output.subarray(
      match.index + match[0].length + 1,
      names2[index + 1]?.index ?? output.length
    );
    patches.set(match[0], { patch, changed: (0, import_chunk_GV4TNHRM.parsePatch)(patch) });
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
    shown2 === 0 ? `[not near this change: ${(0, import_chunk_CKMVB2RJ.counted)(missing, "hunk")}]` : `[${missing} more hunks of this patch]`
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
  return (0, import_chunk_R5DXX5NI.overlapsAny)({ start: hunk.new.start, end: hunk.new.start + hunk.new.count - 1 }, wanted);
}
function linesOf(patch, hunk) {
  return (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk).replace(/\n$/, "").split("\n").map(
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
  const [above2, below] = [start, content.length - start - room];
  return [
    header,
    ...above2 === 0 ? [] : [`[${above2} more lines above]`],
    ...content.slice(start, start + room),
    ...below === 0 ? [] : [`[${below} more lines below]`]
  ];
}
function firstWanted(content, hunk, wanted) {
  let line = hunk.new.start - 1;
  const index = content.findIndex((text2) => {
    if (!text2.startsWith("+") && !text2.startsWith(" ")) return false;
    line += 1;
    return wanted.some((span) => (0, import_chunk_R5DXX5NI.overlaps)(span, { start: line, end: line }));
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
  // What was too large to be read is binary in the past as well.
  ...["-c", `core.bigFileThreshold=${import_chunk_7CJS4GIV.LARGEST_TEXT}`],
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
  const args = [...DIFF_TREE, ...TEXT, "--", ...[...new Set(paths)].toSorted(import_chunk_UTFC5QHX.compareText)];
  const answer = await (0, import_chunk_UUEVDYVP.askGit)(repository, args, { input: linesOf2(shas), answers: [0, import_chunk_T7XZ2C4L.CANNOT] });
  if (answer.status === 0) return parseCommitPatches(answer.stdout);
  return `patches of past commits cannot be shown: ${answer.stderr.trim().split("\n")[0] ?? ""}`;
}
async function readRenamed(repository, adding) {
  if (adding.length === 0) return [];
  const args = [...DIFF_TREE, "--raw", "-z", "--diff-filter=R"];
  const renames = parseRenames(await (0, import_chunk_UUEVDYVP.readGit)(repository, args, { input: linesOf2(shasOf(adding)) }));
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
var MOST_REMOVED = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((file) => -(0, import_chunk_R5DXX5NI.lineCount)(file.removed)),
  (0, import_chunk_UTFC5QHX.by)((file) => file.path)
);
var AT_ONCE2 = 4;
async function readHistory(repository, base, sources, remarks = null) {
  const past = sources.flatMap(import_chunk_T7XZ2C4L.withPast);
  if (base === null || past.length === 0) return { rows: [], omitted: 0 };
  const files = past.toSorted(MOST_REMOVED).slice(0, MOST_ROWS);
  const [log, blames, shallow] = await Promise.all([
    readLog(repository, base, pathsOf(files)),
    (0, import_chunk_WWMORQAC.fewAtATime)(files, AT_ONCE2, (file) => (0, import_chunk_T7XZ2C4L.readBlame)(repository, base, file)),
    (0, import_chunk_PIFHTIZ2.isShallow)(repository)
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
  const [told, said] = await Promise.all([
    withPatches(repository, chosen, nearIn(sources)),
    remarks === null ? NO_PAST_REMARKS : readPastRemarks(repository, chosen, remarks)
  ]);
  notes.push(...told.notes, ...said.notes);
  return {
    rows: withRemarks(told.rows, said),
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
  const unknown = [...blamed].filter((sha) => !commits.has(sha)).toSorted(import_chunk_UTFC5QHX.compareText);
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
  return `history was read of ${read} of the ${all} changed files that have one: those that lose most lines`;
}
function cutOffAt(sha) {
  return `the clone is shallow: what happened up to ${sha} cannot be told (git fetch --unshallow)`;
}
function forgetBoundary(commits) {
  const boundary = [...commits.values()].filter((commit) => commit.first).map((commit) => commit.sha);
  for (const sha of boundary) commits.delete(sha);
  return boundary;
}
var DECLARATIONS = {
  go: /^(?:func(?:[ \t]*\([^)\n]{0,200}\))?|type|var|const)[ \t]+(\w+)/gm,
  jvm: /^[ \t]*(?:[\w@]+[ \t]+){0,6}(?:class|interface|enum|record|object)[ \t]+(\w+)/gm
};
var MOST_NAMES2 = 200;
var SHORTEST = 3;
function sharesPackages(family) {
  return family === "go" || family === "jvm";
}
function declaredNames({ mask }, family) {
  const shape = DECLARATIONS[family];
  if (shape === void 0) return [];
  const names2 = [...mask.matchAll(shape)].map(([, name = ""]) => name);
  return [...new Set(names2.filter((name) => name.length >= SHORTEST))].slice(0, MOST_NAMES2);
}
async function readPackageUsers(repository, head, sources, paths) {
  const changed = sources.flatMap((source) => declaring(source, paths));
  const beside = [...new Set(changed.flatMap((one) => one.beside))];
  if (beside.length === 0) return { files: [], notes: [] };
  const read = await readSources(repository, head, beside);
  const words = new Map([...read.byPath].map(([path, { text: text2 }]) => [path, wordsOf(text2, path)]));
  const files = changed.flatMap(
    ({ path, names: names2, beside: others }) => others.filter((other) => names2.some((name) => words.get(other)?.has(name))).map((other) => ({ path: other, relation: "uses", of: path }))
  );
  const notes = read.unread === 0 ? [] : [`${read.unread} files beside changed ones were not read: they are too large`];
  return { files, notes };
}
function wordsOf(text2, path) {
  return new Set(maskedOf(text2, path)?.mask.match(/\w+/g) ?? []);
}
function declaring({ change: { path }, before, after }, paths) {
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path);
  const text2 = after ?? before;
  if (family === void 0 || !sharesPackages(family) || text2 === null) return [];
  const masked = maskedOf(text2, path);
  const names2 = masked === null ? [] : declaredNames(masked, family);
  const beside = paths.in(import_node_path8.posix.dirname(path)).filter((other) => other !== path && (0, import_chunk_HPIUJ5VB.familyOf)(other) === family);
  return names2.length === 0 ? [] : [{ path, names: names2, beside }];
}
var WRITTEN_FOR = /* @__PURE__ */ new Map([
  [".js", [".ts", ".tsx", ".d.ts", ".js", ".jsx"]],
  [".jsx", [".tsx", ".d.ts", ".jsx"]],
  [".mjs", [".mts", ".d.mts", ".mjs"]],
  [".cjs", [".cts", ".d.cts", ".cjs"]]
]);
var ADDED = ".ts .tsx .d.ts .js .jsx .mjs .cjs .mts .cts .json .vue .svelte .astro".split(" ");
function probeFile(tree, path) {
  const ending2 = import_node_path12.posix.extname(path);
  const others = WRITTEN_FOR.get(ending2);
  const found = others && firstFile(tree, path.slice(0, path.length - ending2.length), others);
  return found ?? tree.file(path) ?? firstFile(tree, path, ADDED);
}
function firstFile(tree, stem, endings) {
  for (const ending2 of endings) {
    const found = tree.file(stem + ending2);
    if (found !== void 0) return found;
  }
  return void 0;
}
function probe(tree, path) {
  const found = probeFile(tree, path);
  return found ?? (tree.hasFolder(path) ? probeFile(tree, import_node_path12.posix.join(path, "index")) : void 0);
}
var NONE = { baseUrl: void 0, paths: [] };
var LONGEST_CHAIN2 = 10;
function pathMappings({ tree, texts }, packageFolder) {
  const byConfig = /* @__PURE__ */ new Map();
  const byFolder = /* @__PURE__ */ new Map();
  const ofConfig = (config) => {
    const mapping = byConfig.get(config) ?? withReferences(config, texts, packageFolder);
    byConfig.set(config, mapping);
    return mapping;
  };
  return (from) => {
    const folder = import_node_path13.posix.dirname(from);
    const known = byFolder.get(folder);
    if (known !== void 0) return known;
    const config = foldersUp(from).flatMap(
      (above2) => ["tsconfig.json", "jsconfig.json"].map((name) => tree.file(import_node_path13.posix.join(above2, name)))
    ).find((file) => file !== void 0);
    const found = config === void 0 ? NONE : ofConfig(config);
    byFolder.set(folder, found);
    return found;
  };
}
function withReferences(config, texts, packageFolder) {
  const own = mappingOf(config, texts, packageFolder, LONGEST_CHAIN2);
  if (own.paths.length > 0 || own.baseUrl !== void 0) return own;
  const references = readJson(texts.get(config))["references"];
  const others = (Array.isArray(references) ? references : []).flatMap((each) => {
    const path = isObject(each) ? each["path"] : void 0;
    return typeof path === "string" ? [configAt(import_node_path13.posix.join(import_node_path13.posix.dirname(config), path), texts)] : [];
  });
  const inside = others.filter((other) => import_node_path13.posix.dirname(other) === import_node_path13.posix.dirname(config));
  const mappings = inside.map((other) => mappingOf(other, texts, packageFolder, LONGEST_CHAIN2));
  return mappings.find(({ paths, baseUrl }) => paths.length > 0 || baseUrl !== void 0) ?? own;
}
function mappingOf(config, texts, packageFolder, left) {
  if (left === 0) return NONE;
  const json = readJson(texts.get(config));
  const folder = import_node_path13.posix.dirname(config);
  const options = objectIn(json, "compilerOptions");
  const inherited = [json["extends"]].flat().flatMap((base) => typeof base === "string" ? [extended(folder, base, texts, packageFolder)] : []).map((base) => mappingOf(base, texts, packageFolder, left - 1)).reduce((before, after) => merged(before, after), NONE);
  const ownBase = options["baseUrl"];
  const baseUrl = typeof ownBase === "string" ? import_node_path13.posix.join(folder, ownBase) : inherited.baseUrl;
  if (!isObject(options["paths"])) return { baseUrl, paths: inherited.paths };
  return { baseUrl, paths: patternsOf(options["paths"], baseUrl ?? folder) };
}
function merged(before, after) {
  return {
    baseUrl: after.baseUrl ?? before.baseUrl,
    paths: after.paths.length > 0 ? after.paths : before.paths
  };
}
function patternsOf(paths, folder) {
  return Object.entries(paths).map(([pattern2, targets]) => ({
    pattern: pattern2,
    targets: (Array.isArray(targets) ? targets : []).flatMap(
      (target) => typeof target === "string" ? [import_node_path13.posix.join(folder, target)] : []
    )
  })).toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern));
}
function exactness(pattern2) {
  const star = pattern2.indexOf("*");
  return star === -1 ? Infinity : star;
}
function extended(folder, base, texts, packageFolder) {
  if (base.startsWith(".")) return configAt(import_node_path13.posix.join(folder, base), texts);
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(base) ?? [];
  const inside = packageFolder(name);
  return inside === void 0 ? base : configAt(import_node_path13.posix.join(inside, rest), texts);
}
function configAt(path, texts) {
  const candidates = [path, `${path}.json`, import_node_path13.posix.join(path, "tsconfig.json")];
  return candidates.find((candidate2) => texts.has(candidate2)) ?? path;
}
function readJson(text2) {
  try {
    const value = text2 === void 0 ? void 0 : parseJsonWithComments(text2);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}
function targetsOf({ pattern: pattern2, targets }, name) {
  const star = pattern2.indexOf("*");
  if (star === -1) return name === pattern2 ? targets : void 0;
  const [head, tail] = [pattern2.slice(0, star), pattern2.slice(star + 1)];
  const fits = name.length >= head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
  if (!fits) return void 0;
  const inside = name.slice(head.length, name.length - tail.length);
  return targets.map((target) => target.split("*").join(inside));
}
function npmPackages({ texts }) {
  const byFolder = /* @__PURE__ */ new Map();
  const byName4 = /* @__PURE__ */ new Map();
  for (const [path, text2] of texts) {
    if (import_node_path11.posix.basename(path) !== "package.json") continue;
    const json = parsed(text2);
    if (json === void 0) continue;
    const found = { folder: import_node_path11.posix.dirname(path), json };
    byFolder.set(found.folder, found);
    const name = json["name"];
    if (typeof name === "string" && !byName4.has(name)) byName4.set(name, found);
  }
  return {
    named: (name) => byName4.get(name),
    at: (folder) => byFolder.get(folder),
    around: (path) => foldersUp(path).map((folder) => byFolder.get(folder)).find((found) => found !== void 0)
  };
}
function parsed(text2) {
  try {
    const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
    return isObject(value) ? value : void 0;
  } catch {
    return void 0;
  }
}
function packageFile(tree, { folder, json }, subpath) {
  const exported = json["exports"];
  if (exported !== void 0) {
    const isMap = isObject(exported) && Object.keys(exported).some((key) => key.startsWith("."));
    const found = mappedFile(
      tree,
      folder,
      isMap ? exported : { ".": exported },
      subpath === "" ? "." : `./${subpath}`
    );
    if (found !== void 0) return found;
  }
  if (subpath !== "") {
    return probe(tree, import_node_path11.posix.join(folder, subpath)) ?? probe(tree, import_node_path11.posix.join(folder, "src", subpath));
  }
  const fields = ["source", "types", "typings", "module", "main"].map((field) => json[field]);
  const main = fields.flatMap((field) => typeof field === "string" ? [sourceFor(tree, folder, field)] : []).find((file) => file !== void 0);
  return main ?? probe(tree, import_node_path11.posix.join(folder, "index")) ?? probe(tree, import_node_path11.posix.join(folder, "src/index"));
}
function mappedFile(tree, folder, map, key) {
  for (const pattern2 of patternsIn(map)) {
    const targets = targetsOf(pattern2, key);
    if (targets === void 0) continue;
    return targets.map((target) => sourceFor(tree, folder, target)).find((file) => file !== void 0);
  }
  return void 0;
}
var KNOWN_PATTERNS = /* @__PURE__ */ new WeakMap();
function patternsIn(map) {
  const known = KNOWN_PATTERNS.get(map);
  if (known !== void 0) return known;
  const patterns = Object.entries(map).map(([pattern2, value]) => ({ pattern: pattern2, targets: stringsIn(value, 0) })).toSorted((a, b) => starAt(b.pattern) - starAt(a.pattern));
  KNOWN_PATTERNS.set(map, patterns);
  return patterns;
}
function starAt(pattern2) {
  const star = pattern2.indexOf("*");
  return star === -1 ? Infinity : star;
}
function stringsIn(value, depth) {
  if (typeof value === "string") return value.startsWith("./") ? [value] : [];
  if (depth > 8 || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1));
}
var BUILT = /^(?:\.\/)?(?:dist|lib|build|out|esm|cjs|es|types)(?:\/(?:esm|cjs|es|types|src))?\//;
function sourceFor(tree, folder, target) {
  const written = probe(tree, import_node_path11.posix.join(folder, target));
  if (written !== void 0) return written;
  if (!BUILT.test(target)) return void 0;
  const stem = target.replace(BUILT, "").replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
  return probe(tree, import_node_path11.posix.join(folder, "src", stem)) ?? probe(tree, import_node_path11.posix.join(folder, stem));
}
function javascriptResolver(sources) {
  const { tree } = sources;
  const packages = npmPackages(sources);
  const mappingFor = pathMappings(sources, (name) => packages.named(name)?.folder);
  const known = /* @__PURE__ */ new Map();
  const bareFile = (from, module2) => {
    const mapping = mappingFor(from);
    const names2 = known.get(mapping) ?? /* @__PURE__ */ new Map();
    known.set(mapping, names2);
    if (!names2.has(module2))
      names2.set(module2, mappedByPaths(tree, mapping, module2) ?? inRepository(tree, packages, module2));
    return names2.get(module2);
  };
  return (from, { module: module2 }) => {
    const found = RELATIVE.test(module2) ? relativeFile(tree, packages, from, module2) : ELSEWHERE.test(module2) ? void 0 : ownImport(tree, packages, from, module2) ?? bareFile(from, module2);
    return found === void 0 ? [] : [found];
  };
}
var RELATIVE = /^\.\.?(?:\/|$)/;
var ELSEWHERE = /^(?:\/|[a-z][a-z+.-]+:)/;
function ownImport(tree, packages, from, module2) {
  const own = module2.startsWith("#") ? packages.around(from) : void 0;
  return own && mappedFile(tree, own.folder, objectIn(own.json, "imports"), module2);
}
function relativeFile(tree, packages, from, module2) {
  const path = import_node_path10.posix.join(import_node_path10.posix.dirname(from), module2).replace(/\/$/, "");
  const file = /(?:^|\/)\.{0,2}$/.test(module2) ? void 0 : probeFile(tree, path);
  if (file !== void 0) return file;
  if (tree.hasFolder(path)) {
    const inner = path === "." ? void 0 : packages.at(path);
    return (inner && packageFile(tree, inner, "")) ?? probeFile(tree, import_node_path10.posix.join(path, "index"));
  }
  const unasked = module2.replace(/[?#].*$/, "");
  return unasked === module2 || unasked === "" ? void 0 : relativeFile(tree, packages, from, unasked);
}
function mappedByPaths(tree, { baseUrl, paths }, module2) {
  for (const pattern2 of paths) {
    const targets = targetsOf(pattern2, module2);
    if (targets === void 0) continue;
    const found = targets.map((target) => probe(tree, target)).find((file) => file !== void 0);
    if (found !== void 0) return found;
    break;
  }
  return baseUrl === void 0 ? void 0 : probe(tree, import_node_path10.posix.join(baseUrl, module2));
}
function inRepository(tree, packages, module2) {
  const [, name = "", subpath = ""] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(module2) ?? [];
  const named = packages.named(name);
  return named === void 0 ? void 0 : packageFile(tree, named, subpath);
}
function mayReach(files, folders) {
  const names2 = /* @__PURE__ */ new Set();
  for (const file of files) names2.add(beforeDot(import_node_path9.posix.basename(file)));
  for (const folder of folders) names2.add(import_node_path9.posix.basename(folder));
  return (module2) => {
    if (!RELATIVE.test(module2) || QUESTION.test(module2)) return true;
    const name = module2.slice(module2.lastIndexOf("/") + 1);
    const stem = beforeDot(name);
    return stem === "" || names2.has(stem) || names2.has(name);
  };
}
var QUESTION = /[?#]/;
function beforeDot(name) {
  const dot = name.indexOf(".");
  return dot === -1 ? name : name.slice(0, dot);
}
var STANDARD = new Set(
  "assert complex ctype errno fenv float inttypes limits locale math memory setjmp signal stdarg stdbool stddef stdint stdio stdlib string strings tgmath threads time unistd fcntl wchar wctype pthread dirent poll sched".split(" ").map((name) => `${name}.h`)
);
function cResolver({ tree }) {
  return (from, { module: module2 }) => {
    const beside = tree.file(import_node_path15.posix.join(import_node_path15.posix.dirname(from), module2));
    if (beside !== void 0) return [beside];
    const path = import_node_path15.posix.normalize(module2).replace(/^(?:\.\.\/)+/, "");
    if (STANDARD.has(path)) return [];
    const found = tree.endingWith(path);
    const closest = found.length === 1 ? found[0] : closestTo(from, found);
    return closest === void 0 ? [] : [closest];
  };
}
function goResolver({ tree, texts }) {
  const modules2 = [...texts].filter(([path]) => import_node_path16.posix.basename(path) === "go.mod").flatMap(([path, text2]) => {
    const name = /^module[ \t]+"?([^\s"]+)/m.exec(text2)?.[1];
    return name === void 0 ? [] : [{ name, folder: import_node_path16.posix.dirname(path) }];
  }).toSorted((0, import_chunk_UTFC5QHX.by)(({ name }) => -name.length));
  return (from, { module: module2 }) => {
    const owner = modules2.find(({ name }) => module2 === name || module2.startsWith(`${name}/`));
    const folder = module2.startsWith(".") ? import_node_path16.posix.join(import_node_path16.posix.dirname(from), module2) : owner && import_node_path16.posix.join(owner.folder, module2.slice(owner.name.length));
    if (folder === void 0) return [];
    return tree.in(folder).filter((path) => path.endsWith(".go") && !path.endsWith("_test.go"));
  };
}
var EXTENSIONS = ["java", "kt", "scala", "groovy"];
var MOST_MEMBERS = 2;
function jvmResolver({ tree }) {
  return (from, { module: module2, names: names2 }) => {
    const parts = module2.replaceAll("`", "").split(".").filter((part) => part !== "");
    if (names2.length > 0) return names2.flatMap((name) => classFile(tree, from, [...parts, name]) ?? []);
    if (parts.at(-1) !== "*") return [classFile(tree, from, parts) ?? []].flat();
    const named = parts.slice(0, -1);
    const ofMember = classFile(tree, from, named);
    return ofMember === void 0 ? packageFiles(tree, from, named) : [ofMember];
  };
}
function classFile(tree, from, parts) {
  for (let left = parts.length; left >= Math.max(2, parts.length - MOST_MEMBERS); left -= 1) {
    const path = parts.slice(0, left).join("/");
    const found = EXTENSIONS.flatMap((extension) => tree.endingWith(`${path}.${extension}`));
    if (found.length > 0) return closestTo(from, found) ?? found[0];
  }
  return void 0;
}
function packageFiles(tree, from, parts) {
  if (parts.length < 2) return [];
  const folders = tree.foldersEndingWith(parts.join("/"));
  const folder = closestTo(
    from,
    folders.map((each) => `${each}/x`)
  ) ?? (folders[0] && `${folders[0]}/x`);
  if (folder === void 0) return [];
  return tree.in(folder.slice(0, -2)).filter((path) => EXTENSIONS.some((extension) => path.endsWith(`.${extension}`)));
}
var SOURCE_FOLDERS = ["", "src", "lib", "python"];
function pythonResolver({ tree }) {
  return (from, { module: module2, names: names2 }) => {
    const [, dots = "", rest = ""] = /^(\.*)([\w.]*)$/.exec(module2.replace(/\s+/g, "")) ?? [];
    const segments = rest.split(".").filter((segment) => segment !== "");
    if (dots !== "") {
      const base = above(import_node_path17.posix.dirname(from), dots.length - 1);
      return base === void 0 ? [] : taken(tree, joined(base, segments), names2);
    }
    const [first2] = segments;
    if (first2 === void 0) return [];
    const root = rootsOf(tree, from).find((folder) => isThere(tree, joined(folder, [first2])));
    return root === void 0 ? [] : taken(tree, joined(root, segments), names2);
  };
}
function taken(tree, module2, names2) {
  const own = moduleFile(tree, module2);
  if (names2.length === 0) return own === void 0 ? [] : [own];
  const files = names2.map((name) => name === "*" ? own : moduleFile(tree, joined(module2, [name])) ?? own);
  return [...new Set(files.filter((file) => file !== void 0))];
}
function moduleFile(tree, module2) {
  for (const ending2 of ["/__init__.py", ".py", "/__init__.pyi", ".pyi", ".pyw"]) {
    const found = tree.file(import_node_path17.posix.normalize(`${module2}${ending2}`));
    if (found !== void 0) return found;
  }
  return void 0;
}
function isThere(tree, module2) {
  return moduleFile(tree, module2) !== void 0 || tree.hasFolder(module2);
}
function rootsOf(tree, from) {
  const isPackage = (folder) => tree.file(import_node_path17.posix.join(folder, "__init__.py")) !== void 0 || tree.file(import_node_path17.posix.join(folder, "__init__.pyi")) !== void 0;
  const folders = foldersUp(from);
  const outermost = folders.findIndex((folder) => !isPackage(folder));
  return folders.slice(outermost === -1 ? -1 : outermost).flatMap((folder) => SOURCE_FOLDERS.map((inner) => import_node_path17.posix.join(folder, inner)));
}
function above(folder, levels) {
  let current = folder;
  for (let level = 0; level < levels; level += 1) {
    if (current === ".") return void 0;
    current = import_node_path17.posix.dirname(current);
  }
  return current;
}
function joined(folder, segments) {
  return import_node_path17.posix.join(folder, ...segments);
}
var LOAD_FOLDERS = ["lib", "app", "spec", "test"];
function rubyResolver({ tree }) {
  return (from, { module: module2 }) => {
    const name = module2.endsWith(".rb") ? module2 : `${module2}.rb`;
    if (module2.startsWith(".")) {
      const beside = tree.file(import_node_path18.posix.join(import_node_path18.posix.dirname(from), name));
      return beside === void 0 ? [] : [beside];
    }
    for (const folder of foldersUp(from)) {
      for (const inner of LOAD_FOLDERS) {
        const found = tree.file(import_node_path18.posix.join(folder, inner, name));
        if (found !== void 0) return [found];
      }
    }
    const elsewhere = tree.endingWith(import_node_path18.posix.join("lib", name));
    return elsewhere.length === 1 ? elsewhere : [];
  };
}
function rustResolver({ tree, texts }) {
  const crates = new Map(
    [...texts].filter(([path]) => import_node_path19.posix.basename(path) === "Cargo.toml").flatMap(([path, text2]) => {
      const name = /^\[package\][^[]*?^name\s*=\s*["']([\w-]+)["']/m.exec(text2)?.[1];
      return name === void 0 ? [] : [[name.replaceAll("-", "_"), import_node_path19.posix.dirname(path)]];
    })
  );
  return (from, { module: module2, names: names2 }) => {
    const segments = module2.split("::").filter((segment) => segment !== "");
    const start = startOf(tree, crates, from, segments);
    if (start === void 0) return [];
    const paths = names2.length === 0 ? [start.rest] : names2.map((name) => [...start.rest, name]);
    const files = paths.map((path) => innermost2(tree, start.module, path)).filter((file) => file !== from);
    return [...new Set(files.filter((file) => file !== void 0))];
  };
}
function startOf(tree, crates, from, [first2 = "", ...rest]) {
  const own = { folder: childrenOf(from), file: from };
  if (first2 === "crate") return { module: crateRoot(tree, from), rest };
  if (first2 === "self") return { module: own, rest };
  if (first2 === "super") {
    let [folder2, left] = [import_node_path19.posix.dirname(own.folder), rest];
    for (; left[0] === "super"; left = left.slice(1)) folder2 = import_node_path19.posix.dirname(folder2);
    return { module: { folder: folder2, file: moduleOf(tree, folder2) }, rest: left };
  }
  if (childOf(tree, own.folder, first2) !== void 0) return { module: own, rest: [first2, ...rest] };
  const crate = crates.get(first2);
  if (crate === void 0) return void 0;
  const folder = import_node_path19.posix.join(crate, "src");
  return { module: { folder, file: tree.file(import_node_path19.posix.join(folder, "lib.rs")) }, rest };
}
function innermost2(tree, start, segments) {
  let { folder, file } = start;
  for (const segment of segments) {
    const child = childOf(tree, folder, segment);
    if (child === void 0) return file;
    file = child;
    folder = import_node_path19.posix.join(folder, segment);
  }
  return file;
}
function childOf(tree, folder, name) {
  return tree.file(import_node_path19.posix.join(folder, `${name}.rs`)) ?? tree.file(import_node_path19.posix.join(folder, name, "mod.rs"));
}
var ROOTS = ["lib.rs", "main.rs"];
function childrenOf(path) {
  const [folder, name] = [import_node_path19.posix.dirname(path), import_node_path19.posix.basename(path)];
  const ownFolder = name === "mod.rs" || ROOTS.includes(name) || isTarget(path);
  return ownFolder ? folder : import_node_path19.posix.join(folder, import_node_path19.posix.basename(path, ".rs"));
}
function isTarget(path) {
  return /(?:^|\/)(?:tests|examples|benches|src\/bin)\/[^/]+\.rs$/.test(path);
}
function moduleOf(tree, folder) {
  return tree.file(`${folder}.rs`) ?? ["mod.rs", ...ROOTS].map((name) => tree.file(import_node_path19.posix.join(folder, name))).find((file) => file !== void 0);
}
function crateRoot(tree, from) {
  if (isTarget(from)) return { folder: import_node_path19.posix.dirname(from), file: from };
  const folder = foldersUp(from).find((above2) => ROOTS.some((name) => tree.file(import_node_path19.posix.join(above2, name)) !== void 0)) ?? import_node_path19.posix.dirname(from);
  return { folder, file: moduleOf(tree, folder) };
}
function shellResolver({ tree }) {
  return (from, { module: module2 }) => {
    const known = /[$`]/.test(module2) ? /^.*[$`)}][^/]*\/([^$`]+)$/.exec(module2)?.[1] : module2;
    if (known === void 0 || import_node_path20.posix.isAbsolute(known)) return [];
    const direct = tree.file(import_node_path20.posix.join(import_node_path20.posix.dirname(from), known)) ?? tree.file(import_node_path20.posix.normalize(known));
    if (direct !== void 0) return [direct];
    const found = tree.endingWith(import_node_path20.posix.normalize(known).replace(/^(?:\.\.\/)+/, ""));
    return found.length === 1 ? found : [];
  };
}
var RESOLVERS = {
  javascript: javascriptResolver,
  python: pythonResolver,
  go: goResolver,
  rust: rustResolver,
  jvm: jvmResolver,
  c: cResolver,
  ruby: rubyResolver,
  shell: shellResolver
};
function importResolver(sources) {
  const made = /* @__PURE__ */ new Map();
  const resolverOf = (from) => {
    const family = (0, import_chunk_HPIUJ5VB.familyOf)(from, true);
    if (family === void 0) return void 0;
    const resolve = made.get(family) ?? RESOLVERS[family](sources);
    made.set(family, resolve);
    return resolve;
  };
  let last2;
  return (from, found) => {
    if (last2?.from !== from) last2 = { from, resolve: resolverOf(from) };
    const paths = last2.resolve?.(from, found) ?? [];
    return paths.includes(from) ? paths.filter((path) => path !== from) : paths;
  };
}
function mapsNames(path) {
  return /^(?:package\.json|[jt]sconfig(?:\.[\w-]+)*\.json|go\.mod|Cargo\.toml)$/.test(import_node_path14.posix.basename(path));
}
function importsAround(changed, facts, sources) {
  const changedBy = /* @__PURE__ */ new Map();
  for (const { path, gone: gone2 } of changed) for (const name of [path, ...gone2]) changedBy.set(name, path);
  const gone = changed.flatMap((file) => file.gone);
  const resolve = importResolver(sources);
  const before = gone.length === 0 ? void 0 : importResolver({ ...sources, tree: treePaths([.../* @__PURE__ */ new Set([...sources.tree.all, ...gone])]) });
  const reaches = mayReach(changedBy.keys(), [...sources.tree.folders(), ...gone.flatMap(foldersUp)]);
  const edges = [];
  for (const [from, imports] of facts) {
    const isChanged = changedBy.has(from);
    const byLastName = !isChanged && (0, import_chunk_HPIUJ5VB.familyOf)(from, true) === "javascript";
    for (const found of imports) {
      if (byLastName && !reaches(found.module)) continue;
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
var KEPT_FILES = 12;
var LARGEST_FILE = 64 * 1024 * 1024;
async function readCachedFacts(folder, name) {
  try {
    const path = (0, import_node_path22.join)(folder, `${name}.json`);
    if ((await (0, import_promises.stat)(path)).size > LARGEST_FILE) return /* @__PURE__ */ new Map();
    const bytes = await (0, import_chunk_WRWMQTCS.readBytes)(path);
    const end = bytes.indexOf(10);
    const body = bytes.subarray(end + 1);
    if (bytes.toString("latin1", 0, end) !== hashOf(body)) return /* @__PURE__ */ new Map();
    return new Map(JSON.parse(body.toString("utf8")));
  } catch {
    return /* @__PURE__ */ new Map();
  }
}
async function keepCachedFacts(folder, name, facts) {
  try {
    const body = JSON.stringify([...facts]);
    if (body.length > LARGEST_FILE) return;
    await (0, import_chunk_WRWMQTCS.writeFileAtomically)((0, import_node_path22.join)(folder, `${name}.json`), `${hashOf(Buffer.from(body))}
${body}`);
    await pruneFiles(folder);
  } catch {
  }
}
async function pruneFiles(folder) {
  const names2 = (await (0, import_chunk_WRWMQTCS.listNames)(folder)).filter((name) => /\.(?:json|tmp)$/.test(name));
  const files = await Promise.all(
    names2.map(async (name) => ({ name, written: (await (0, import_promises.stat)((0, import_node_path22.join)(folder, name))).mtimeMs }))
  );
  const oldest = files.toSorted((0, import_chunk_UTFC5QHX.by)(({ written }) => -written)).slice(KEPT_FILES);
  await Promise.all(oldest.map(({ name }) => (0, import_promises.rm)((0, import_node_path22.join)(folder, name), { force: true })));
}
function hashOf(body) {
  return (0, import_node_crypto2.createHash)("sha256").update(body).digest("hex");
}
var READERS3 = `${import_chunk_YNVMEEXY.VERSION}/3`;
var MOST_BYTES2 = 256 * 1024 * 1024;
var MOST_KEPT = 1e5;
async function readImportFacts(repository, tree, families, cacheRoot) {
  const wanted = [...tree].filter((entry) => isWanted(entry, families));
  const folder = cacheRoot === void 0 ? void 0 : (0, import_node_path21.join)(cacheRoot, "imports");
  const name = (0, import_node_crypto.createHash)("sha256").update(`${READERS3}\0${repository.gitDir}`).digest("hex").slice(0, 32);
  const kept = folder === void 0 ? /* @__PURE__ */ new Map() : await readCachedFacts(folder, name);
  const missing = wanted.filter((entry) => !isStored(kept.get(keyOf(entry))));
  const fresh = await parsed2(repository, withinBytes(missing));
  if (folder !== void 0 && fresh.size > 0)
    await keepCachedFacts(folder, name, together(wanted, fresh, kept));
  const byPath2 = /* @__PURE__ */ new Map();
  let unread = 0;
  for (const entry of wanted) {
    const stored = fresh.get(keyOf(entry)) ?? kept.get(keyOf(entry));
    if (isStored(stored)) byPath2.set(entry.path, (stored ?? []).map(unpacked));
    else unread += 1;
  }
  return { byPath: byPath2, unread };
}
function isWanted(entry, families) {
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(entry.path, entry.mode === "100755");
  return family !== void 0 && families.has(family) && entry.size !== null && isSource(entry) && !(0, import_chunk_HPIUJ5VB.looksForeign)(entry.path);
}
function keyOf({ oid, path }) {
  return `${oid}${import_node_path21.posix.extname(path).toLowerCase()}`;
}
function withinBytes(entries) {
  let left = MOST_BYTES2;
  return entries.filter(({ size }) => {
    left -= size ?? 0;
    return left >= 0;
  });
}
async function parsed2(repository, entries) {
  const named = /* @__PURE__ */ new Map();
  for (const entry of entries) named.set(entry.oid, [...named.get(entry.oid) ?? [], entry]);
  const facts = /* @__PURE__ */ new Map();
  await (0, import_chunk_HPIUJ5VB.eachBlob)(repository, named.keys(), (oid, content) => {
    for (const entry of named.get(oid) ?? []) facts.set(keyOf(entry), storedOf(entry.path, content));
  });
  return facts;
}
function storedOf(path, content) {
  if ((0, import_chunk_HPIUJ5VB.skippedByContent)(path, content) !== void 0) return null;
  const family = (0, import_chunk_HPIUJ5VB.familyOf)(path);
  const withNames = family === "python" || family === "rust" || family === "jvm";
  return [...importsOf((0, import_chunk_7CJS4GIV.decodeMarked)(content) ?? content.toString("utf8"), path)].map(
    ([module2, names2]) => withNames && names2.size > 0 ? [module2, ...names2] : module2
  );
}
function unpacked(stored) {
  if (typeof stored === "string") return { module: stored, names: [] };
  const [module2 = "", ...names2] = stored;
  return { module: module2, names: names2 };
}
function isStored(value) {
  if (value === null) return true;
  const isText = (item) => typeof item === "string";
  return Array.isArray(value) && value.every((item) => isText(item) || Array.isArray(item) && item.every(isText));
}
function together(wanted, fresh, kept) {
  const all = new Map(fresh);
  for (const key of [...wanted.map(keyOf), ...kept.keys()]) {
    if (all.size >= MOST_KEPT) break;
    if (!all.has(key) && kept.has(key)) all.set(key, kept.get(key));
  }
  return all;
}
var MOST_CONFIGURATIONS = 3e3;
function nameMapsIn(tree) {
  return allNameMaps(tree).toSorted((a, b) => a.path.split("/").length - b.path.split("/").length).slice(0, MOST_CONFIGURATIONS);
}
function allNameMaps(tree) {
  return [...tree.values()].filter(({ path }) => mapsNames(path) && !(0, import_chunk_HPIUJ5VB.looksForeign)(path));
}
async function readImportGraph(repository, shown2, head, { textOf, cacheRoot }) {
  const tree = treePaths([...head.values()].filter(isSource).map(({ path }) => path));
  const families = new Set(shown2.flatMap(({ path }) => [(0, import_chunk_HPIUJ5VB.importersFamily)(path), (0, import_chunk_HPIUJ5VB.familyOf)(path)]));
  const facts = await readImportFacts(
    repository,
    head.values(),
    new Set([...families].filter((family) => family !== void 0)),
    cacheRoot
  );
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
  const unread = `imports of ${sources} files were not read: the sources are more than can be read at once`;
  const unmapped = `${configurations} files that say what names in imports mean (package.json, go.mod \u2026) were not read`;
  return [...sources > 0 ? [unread] : [], ...configurations > 0 ? [unmapped] : []];
}
function changedPaths(shown2, head) {
  return shown2.map((file) => {
    const names2 = file.kind === "deleted" || file.from === void 0 ? [file.path] : [file.path, file.from];
    return { path: file.path, gone: names2.filter((name) => !head.has(name)) };
  });
}
function typesOf(path, tree) {
  const ending2 = import_node_path23.posix.extname(path);
  const stem = path.slice(0, path.length - ending2.length);
  const endings = /\.d$/.test(stem) ? [] : TYPE_ENDINGS.get(ending2) ?? [];
  const beside = endings.flatMap((type) => tree.file(`${stem}${type}`) ?? []);
  if (beside.length > 0 || !/^\.(?:c|cc|cpp|cxx|m|mm)$/.test(ending2)) return beside;
  const headers = endings.flatMap((type) => tree.endingWith(`${import_node_path23.posix.basename(stem)}${type}`));
  return headers.length === 1 ? [...headers] : [];
}
var HEADERS = [".h", ".hpp", ".hh", ".hxx"];
var TYPE_ENDINGS = new Map([
  ...[".js", ".jsx", ".ts", ".tsx", ".vue"].map((ending2) => [ending2, [".d.ts"]]),
  [".mjs", [".d.mts"]],
  [".cjs", [".d.cts"]],
  [".py", [".pyi"]],
  [".rb", [".rbi", ".rbs"]],
  ...[".c", ".cc", ".cpp", ".cxx", ".m", ".mm"].map((ending2) => [ending2, HEADERS])
]);
var CONFIGURATION = {
  javascript: [
    /^package\.json$/,
    /^[jt]sconfig(?:\.[\w-]+)*\.json$/,
    /^(?:vite|vitest|jest|webpack|rollup|next|nuxt)\.config\.\w+$/
  ],
  python: [
    /^pyproject\.toml$/,
    /^setup\.(?:cfg|py)$/,
    /^requirements[\w-]*\.txt$/,
    /^conftest\.py$/,
    /^tox\.ini$/
  ],
  go: [/^go\.(?:mod|work)$/],
  rust: [/^Cargo\.toml$/, /^build\.rs$/],
  jvm: [/^pom\.xml$/, /^(?:build|settings)\.gradle(?:\.kts)?$/],
  c: [/^CMakeLists\.txt$/, /^meson\.build$/, /^Makefile$/, /^configure\.ac$/],
  ruby: [/^Gemfile$/, /\.gemspec$/, /^Rakefile$/],
  shell: [/^\.shellcheckrc$/]
};
function configurationNames(tree) {
  const known = /* @__PURE__ */ new Map();
  const inFolder = (folder, name) => {
    const folders = known.get(name) ?? /* @__PURE__ */ new Map();
    known.set(name, folders);
    const found = folders.get(folder) ?? tree.in(folder).filter((file) => name.test(import_node_path23.posix.basename(file)));
    folders.set(folder, found);
    return found;
  };
  return (path) => {
    const family = (0, import_chunk_HPIUJ5VB.importersFamily)(path);
    if (family === void 0) return [];
    const folders = foldersUp(path);
    return CONFIGURATION[family].flatMap((name) => {
      const nearest = folders.find((folder) => inFolder(folder, name).length > 0);
      return nearest === void 0 ? [] : inFolder(nearest, name);
    });
  };
}
var MOST_RELATED = 50;
var SURE_PLACES = 10;
var CLOSENESS = ["tests", "types of", "imports", "uses", "imported by", "configures"];
var CLOSEST_FIRST = (0, import_chunk_UTFC5QHX.inOrder)(
  (0, import_chunk_UTFC5QHX.by)((file) => file.closeness),
  (0, import_chunk_UTFC5QHX.by)((file) => -file.changedFiles),
  (0, import_chunk_UTFC5QHX.by)((file) => -file.shared),
  (0, import_chunk_UTFC5QHX.by)((file) => file.path)
);
var NEAREST_FIRST2 = (0, import_chunk_UTFC5QHX.inOrder)(
  CLOSEST_FIRST,
  (0, import_chunk_UTFC5QHX.by)((file) => file.of)
);
function rankRelated(found) {
  const ranked = [...groupedByPath(found).values()].map(closestOf).toSorted(CLOSEST_FIRST);
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
function groupedByPath(found) {
  const groups = /* @__PURE__ */ new Map();
  for (const file of found) {
    const group = groups.get(file.path);
    if (group === void 0) groups.set(file.path, [file]);
    else group.push(file);
  }
  return groups;
}
function closestOf(same) {
  const changedFiles = same.length === 1 ? 1 : new Set(same.map(({ of }) => of)).size;
  let closest;
  for (const { path, relation, of } of same) {
    const closeness = CLOSENESS.indexOf(relation);
    const file = { path, relation, of, closeness, changedFiles, shared: sharedFolders(path, of) };
    if (closest === void 0 || NEAREST_FIRST2(file, closest) < 0) closest = file;
  }
  if (closest === void 0) throw new Error("a group of related files is never empty");
  return closest;
}
var MOST_LOOKED_UP2 = 400;
async function readRelatedFiles(repository, change, shown2, base, graph, users) {
  const found = [...byImports(graph), ...users.files, ...byNames(shown2, graph)].filter(
    ({ path }) => !change.changed.has(path) && !(0, import_chunk_HPIUJ5VB.looksForeign)(path)
  );
  const ranked = await withoutSkipped(repository, change, base, rankRelated(found));
  return {
    files: ranked.slice(0, MOST_RELATED),
    omitted: Math.max(0, ranked.length - MOST_RELATED),
    notes: [...graph.notes, ...users.notes]
  };
}
function byImports({ edges }) {
  const tests = /* @__PURE__ */ new Map();
  const isKnownTest = (path) => {
    const known = tests.get(path) ?? (0, import_chunk_HPIUJ5VB.isTest)(path);
    tests.set(path, known);
    return known;
  };
  return edges.flatMap(({ from, to }) => [
    { path: from, relation: isKnownTest(from) && !isKnownTest(to) ? "tests" : "imports", of: to },
    { path: to, relation: "imported by", of: from }
  ]);
}
function byNames(shown2, { tree }) {
  const testsOf = (0, import_chunk_HPIUJ5VB.testNames)(tree.all);
  const configurationOf = configurationNames(tree);
  return shown2.flatMap(({ path }) => {
    const as = (relation, paths) => paths.map((other) => ({ path: other, relation, of: path }));
    return [
      ...as("tests", testsOf(path)),
      ...as("types of", typesOf(path, tree)),
      ...as("configures", configurationOf(path))
    ];
  });
}
async function withoutSkipped(repository, change, base, ranked) {
  const hasAttributes = [...base.keys()].some((path) => /(?:^|\/)\.gitattributes$/.test(path));
  if (!hasAttributes) return [...ranked];
  const looked = ranked.slice(0, MOST_LOOKED_UP2).map(({ path }) => path);
  const attributes = await (0, import_chunk_HPIUJ5VB.baseAttributes)(repository, change.base.tree, looked);
  return ranked.filter(({ path }) => (0, import_chunk_HPIUJ5VB.skippedAtBase)(attributes(path)) === void 0);
}
async function readContext(repository, change, { asksGithub = false, cacheRoot } = {}) {
  const { pullRequest } = change;
  const [messages, trees, spoken] = await Promise.all([
    readCommitMessages(repository, change),
    listTrees(repository, change),
    asksGithub && pullRequest !== void 0 ? readPullRequestText(pullRequest) : null
  ]);
  const shown2 = shownFiles(change);
  const manifests = manifestsOf(shown2, trees);
  const entries = shown2.flatMap((file) => Object.values(entriesOf(file, trees)));
  const textOf = await readTexts(repository, [
    ...entries,
    ...manifests.base,
    ...manifests.changed,
    ...nameMapsIn(trees.head)
  ]);
  const sources = shown2.map((file) => sourceOf(file, trees, textOf));
  const past = asksGithub ? { but: pullRequest?.number } : null;
  const [history, relations] = await Promise.all([
    readHistory(repository, change.base.sha, sources, past),
    readRelations(repository, change, { shown: shown2, trees, sources, textOf, cacheRoot })
  ]);
  return {
    stack: readStack(sources, trees, manifests, textOf),
    groups: changeGroups(change.changed),
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
    comments: without(import_chunk_5LLMWDAD.scansComments),
    imports: without((path, text2) => readsImports(text2, path))
  };
}
async function readRelations(repository, change, { shown: shown2, trees, sources, textOf, cacheRoot }) {
  const graph = await readImportGraph(repository, shown2, trees.head, { textOf, cacheRoot });
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  LARGEST_READ,
  QUESTIONS,
  comesFrom,
  entriesOf,
  findWords,
  importChange,
  importedModules,
  listTrees,
  manifestEcosystem,
  readContext,
  readTexts,
  shownFiles,
  sourceOf
});
});
