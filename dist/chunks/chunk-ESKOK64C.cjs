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
  QUESTIONS: () => QUESTIONS,
  readContext: () => readContext
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_OMBJBAGF = require("./chunk-OMBJBAGF.cjs");
var import_chunk_SXSGO6LM = require("./chunk-SXSGO6LM.cjs");
var import_chunk_MZTGER7V = require("./chunk-MZTGER7V.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_node_path = require("node:path");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_node_path4 = require("node:path");
var import_node_path5 = require("node:path");
var import_node_path6 = require("node:path");
var import_node_path7 = require("node:path");
function changeGroups(changed) {
  const files = [...changed.values()];
  const pathsOf = (status) => files.filter((f) => statusOf(f) === status).map((f) => f.path);
  return {
    added: pathsOf("added"),
    modified: pathsOf("modified"),
    deleted: pathsOf("deleted"),
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
function enclosingHeaders(lines, line) {
  const headers = [];
  let limit = indentOfCode(lines, line);
  for (let at = line - 1; at >= 1 && limit > 0; at -= 1) {
    const text = lines[at - 1] ?? "";
    const indent = indentation(text);
    if (text.trim() === "" || indent >= limit) continue;
    if (onlyCloses(text)) continue;
    headers.push(at);
    limit = indent;
  }
  return headers;
}
function onlyCloses(text) {
  return /^\s*(\{|[)\]}>].*)\s*$/.test(text);
}
function indentOfCode(lines, line) {
  for (let at = line; at <= lines.length; at += 1) {
    const text = lines[at - 1] ?? "";
    if (text.trim() !== "") return indentation(text);
  }
  return 0;
}
function indentation(text) {
  return text.length - text.trimStart().length;
}
function lineAbove(lines, header) {
  let at = header - 1;
  while (at >= 1 && /^\s*(@|#\[|\[\w|template\s*<)/.test(lines[at - 1] ?? "")) at -= 1;
  return at;
}
var COMMENT_MARKERS = ["TODO", "FIXME", "HACK", "NOTE", "WARNING"];
var LINES_BEFORE = 10;
var LINES_AFTER = 3;
function commentsNear(source) {
  const { change, before, after } = source;
  if (change.kind === "opaque") return [];
  const kept = after === null ? [] : (0, import_chunk_SXSGO6LM.commentsOf)(after, change.path);
  const near = after === null ? [] : nearHunks(kept, after, change.hunks);
  const oldPath = change.kind === "text" ? change.from ?? change.path : change.path;
  const old = before === null ? [] : (0, import_chunk_SXSGO6LM.commentsOf)(before, oldPath);
  const removed = removedComments(old, kept, change.removed);
  return [
    ...near.map((comment) => commentNear(comment, change.path, "new")),
    ...removed.map((comment) => commentNear(comment, change.path, "old")).filter((comment) => change.kind === "text" || comment.marker !== null)
  ].toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)((c) => c.at.start),
      (0, import_chunk_UTFC5QHX.by)((c) => c.side)
    )
  );
}
function commentNear(comment, path, side) {
  return { path, at: comment.at, text: comment.text, side, marker: markerOf(comment.text) };
}
function markerOf(text) {
  const word = /\b(?:TODO|FIXME|HACK|NOTE|WARNING)\b/.exec(text)?.[0];
  return COMMENT_MARKERS.find((marker) => marker === word) ?? null;
}
function nearHunks(comments, text, hunks) {
  const lines = text.split("\n");
  const around = hunks.map(linesAround);
  const headers = [...new Set(hunks.flatMap((hunk) => enclosingHeaders(lines, firstChangedLine(hunk))))];
  const ends = new Set(headers.map((header) => lineAbove(lines, header)));
  const starts = new Set(headers.map((header) => header + 1));
  return comments.filter(
    ({ at, text: comment }) => (0, import_chunk_R5DXX5NI.overlapsAny)(at, around) || ends.has(at.end) || starts.has(at.start) && /^["']{3}/.test(comment)
  );
}
function linesAround(hunk) {
  const { start, count } = hunk.new;
  return count === 0 ? { start: start + 1 - LINES_BEFORE, end: start + LINES_AFTER } : { start: start - LINES_BEFORE, end: start + count - 1 + LINES_AFTER };
}
function firstChangedLine(hunk) {
  const candidates = [...hunk.added.map((span) => span.start), ...hunk.deletionAnchors];
  return candidates.length === 0 ? Math.max(1, hunk.new.start) : Math.min(...candidates);
}
function removedComments(old, kept, removed) {
  const unclaimed = /* @__PURE__ */ new Map();
  const count = (comment, change) => {
    const left = (unclaimed.get(unindented(comment)) ?? 0) + change;
    unclaimed.set(unindented(comment), left);
    return left;
  };
  for (const comment of kept) count(comment, 1);
  for (const comment of old) if (!(0, import_chunk_R5DXX5NI.overlapsAny)(comment.at, removed)) count(comment, -1);
  return old.filter((comment) => (0, import_chunk_R5DXX5NI.overlapsAny)(comment.at, removed) && count(comment, -1) < 0);
}
function unindented(comment) {
  return comment.text.split("\n").map((line) => line.trim()).join("\n");
}
function codeOf(source, syntax) {
  const parts = [];
  const strings = [];
  let at = 0;
  for (const region of (0, import_chunk_SXSGO6LM.scanRegions)(source, syntax)) {
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
    (pattern) => [...code.text.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const module2 = groups["module"] ?? code.strings[Number(groups["string"] ?? NaN)];
      if (module2 === void 0 || module2.trim() === "") return [];
      return [{ module: module2.trim(), names: importedNames(groups["names"] ?? "") }];
    })
  );
}
function importedNames(list) {
  return list.replace(/[(){}\\]/g, " ").split(",").map(
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
var withClause = new RegExp(String.raw`${STATEMENT}(?<clause>${CLAUSE})\bfrom\s*"(?<string>\d+)"`, "g");
function javascriptImports(code) {
  const statements = [...code.text.matchAll(withClause)].flatMap(({ groups = {} }) => {
    const module2 = code.strings[Number(groups["string"])];
    return module2 === void 0 ? [] : [{ module: module2, names: clauseNames(groups["clause"] ?? "") }];
  });
  return [...statements, ...asWhole(code), ...byName(code)];
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
var rubyImports = readerOf(
  /^[ \t]*(?:require|require_relative|load|gem)\b\s*\(?\s*"(?<string>\d+)"/gm
);
var shellImports = readerOf(
  /(?:^|[;&|]|\bthen\b|\bdo\b)[ \t]*(?:source|\.)[ \t]+(?:"(?<string>\d+)"|(?<module>[^\s;&|"]+))/gm
);
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
  const last = segments.at(-1) ?? "";
  if (segments.length === 1) return { module: last, names: [] };
  return { module: segments.slice(0, -1).join("::"), names: last === "self" || last === "*" ? [] : [last] };
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
  const reader = READERS.get(import_node_path.posix.extname(name).slice(1).toLowerCase()) ?? READERS.get(name) ?? shellByFirstLine(source);
  const syntax = COMPONENT.test(name) ? import_chunk_SXSGO6LM.JAVASCRIPT : (0, import_chunk_SXSGO6LM.syntaxOf)(path, source);
  if (reader === void 0 || syntax === null) return /* @__PURE__ */ new Map();
  const imports = /* @__PURE__ */ new Map();
  for (const found of reader(codeOf(COMPONENT.test(name) ? scriptsOf(source) : source, syntax))) {
    const names2 = imports.get(found.module) ?? /* @__PURE__ */ new Set();
    for (const name2 of found.names) names2.add(name2);
    imports.set(found.module, names2);
  }
  return imports;
}
function shellByFirstLine(source) {
  return /^#!.{0,100}\b(?:ba|z|da|k)?sh\b/.test(source) ? shellImports : void 0;
}
function importChange(source) {
  const { change } = source;
  const oldPath = change.kind === "deleted" ? change.path : change.from ?? change.path;
  const before = source.before === null ? /* @__PURE__ */ new Map() : importsOf(source.before, oldPath);
  const after = source.after === null ? /* @__PURE__ */ new Map() : importsOf(source.after, change.path);
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
function importedModules({ change, before, after }) {
  const text = after ?? before;
  return text === null ? [] : [...importsOf(text, change.path).keys()];
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
function parseToml(text) {
  const reader = new TomlReader(text);
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
  constructor(text) {
    this.#text = text.replace(/^\uFEFF/, "");
  }
  /** Passes over blanks, commas and comments. */
  hasMore() {
    while (this.take(/[\s,]+|#[^\n]*/y) !== void 0) ;
    return this.#at < this.#text.length;
  }
  /** The first group of a sticky pattern (or '' when it has none) that matches here; undefined, and nothing read, else. */
  take(pattern) {
    pattern.lastIndex = this.#at;
    const match = pattern.exec(this.#text);
    if (match === null) return void 0;
    this.#at = pattern.lastIndex;
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
    const text = this.take(/"""([^]*?)"""/y) ?? this.take(/'''([^]*?)'''/y) ?? this.take(/"((?:[^"\\\n]|\\.)*)"/y) ?? this.take(/'([^'\n]*)'/y) ?? this.take(/([^\s,\]}#][^,\]}#\n]*)/y);
    if (text === void 0) throw this.#wrong("a value");
    return text.trim();
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
function pyproject(text) {
  const tables = parseToml(text);
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
      ...optional.flatMap(([, list]) => requirementsIn(list, true)),
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
function requirementsIn(list, development) {
  return Array.isArray(list) ? list.flatMap((item) => typeof item === "string" ? requirement(item, development) : []) : [];
}
function requirement(text, development) {
  const [, name, version = ""] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;#)]*)/.exec(text) ?? [];
  if (name === void 0 || /^\s*[@/:]/.test(version)) return [];
  return [dependency(name, version, development)];
}
function requirementsTxt(text) {
  return { dependencies: text.split("\n").flatMap((line) => requirement(line, false)), facts: [] };
}
function setupCfg(text) {
  const listed = /^install_requires[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text)?.[1] ?? "";
  const python = /^python_requires[ \t]*=[ \t]*(\S.*)$/m.exec(text)?.[1];
  return {
    dependencies: listed.split(/[\n;]/).flatMap((line) => requirement(line, false)),
    facts: python === void 0 ? [] : [`Python ${python.trim()}`]
  };
}
function goMod(text) {
  if (!/^module\s+\S+/m.test(text)) throw new SyntaxError("no module line");
  const required = text.matchAll(
    /^(?:[ \t]+|require[ \t]+)([^\s()]+)[ \t]+(v[^\s]+)(?![^\n]*(?:=>|\/\/ indirect))[^\n]*$/gm
  );
  const version = /^go[ \t]+(\S+)/m.exec(text)?.[1];
  return {
    dependencies: [...required].map(([, name = "", found = ""]) => dependency(name, found)),
    facts: version === void 0 ? [] : [`Go ${version}`]
  };
}
function cargoToml(text) {
  const tables = parseToml(text);
  const edition = tables.get("package")?.get("edition") ?? tables.get("workspace.package")?.get("edition");
  const listed = [...tables].flatMap(([table, entries]) => {
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
  return { dependencies: listed, facts: typeof edition === "string" ? [`Rust edition ${edition}`] : [] };
}
function pomXml(text) {
  if (!/<project[\s>]/.test(text)) throw new SyntaxError("no project element");
  const element = (block, name) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block)?.[1] ?? "";
  const blocks = [...codeOf(text, import_chunk_SXSGO6LM.MARKUP).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g)].map(
    (match) => match[2] ?? ""
  );
  const java = /<(?:maven\.compiler\.release|java\.version|maven\.compiler\.source)>\s*([^<]+?)\s*</.exec(
    text
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
function gradle(text) {
  const coordinates = text.matchAll(/^\s*(\w+)[ \t]*\(?[ \t]*["']([\w.-]+:[\w.-]+)(?::([^"':]+))?["']/gm);
  const plugins = text.matchAll(
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
function gemfile(text) {
  const gems = text.matchAll(/^\s*gem[ \t]*\(?["']([\w.-]+)["'](?:[ \t]*,[ \t]*["']([^"']+)["'])?/gm);
  const ruby = /^\s*ruby[ \t]+["']([^"']+)["']/m.exec(text)?.[1];
  return {
    dependencies: [...gems].map(([, name = "", version = ""]) => dependency(name, version)),
    facts: ruby === void 0 ? [] : [`Ruby ${ruby}`]
  };
}
function parseJsonWithComments(text) {
  const code = codeOf(text.replace(/^\uFEFF/, ""), import_chunk_SXSGO6LM.JSON_WITH_COMMENTS);
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
    ([key, text]) => typeof text === "string" ? [[key, text]] : []
  );
}
function isObject(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
function packageJson(text) {
  const value = JSON.parse(text.replace(/^\uFEFF/, ""));
  if (!isObject(value)) throw new SyntaxError("not an object");
  const listed = (field, development) => textsIn(objectIn(value, field)).map(([name, version]) => dependency(name, version, development));
  const node = objectIn(value, "engines")["node"];
  return {
    dependencies: [
      ...["dependencies", "peerDependencies", "optionalDependencies"].flatMap(
        (field) => listed(field, false)
      ),
      ...listed("devDependencies", true)
    ],
    facts: [
      ...value["type"] === "module" ? ["ES modules"] : [],
      ...typeof node === "string" ? [`Node ${node}`] : []
    ]
  };
}
function composerJson(text) {
  const value = JSON.parse(text.replace(/^\uFEFF/, ""));
  if (!isObject(value)) throw new SyntaxError("not an object");
  const listed = (field, development) => textsIn(objectIn(value, field)).filter(([name]) => name.includes("/")).map(([name, version]) => dependency(name, version, development));
  const php = objectIn(value, "require")["php"];
  return {
    dependencies: [...listed("require", false), ...listed("require-dev", true)],
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
function readManifest(path, text) {
  const [ecosystem, reader] = READERS2.get(import_node_path4.posix.basename(path)) ?? [];
  if (ecosystem === void 0 || reader === void 0) return `${path} is no manifest`;
  try {
    return { path, ecosystem, ...reader(text) };
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
    for (const listed of dependencies) {
      if (known.has(listed.name) || listed.name.startsWith("@types/")) continue;
      known.set(listed.name, { dependency: listed, rank: rankOf(ecosystem, listed, modules2) });
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
function rankOf(ecosystem, listed, modules2) {
  if ([...modules2].some((module2) => comesFrom(ecosystem, module2, listed.name))) return 0;
  if (dependenciesAskedAbout.has(listed.name.toLowerCase()) || frameworkOf(ecosystem, listed.name) !== void 0)
    return 1;
  return listed.development ? 3 : 2;
}
function importedUnlisted(modules2, known) {
  const listed = new Set([...known.keys()].map((name) => name.toLowerCase()));
  return [...dependenciesAskedAbout].filter(
    (name) => !listed.has(name) && [...modules2].some(
      (module2) => module2 === name || module2.startsWith(`${name}/`) || module2.startsWith(`${name}.`)
    )
  );
}
function nameAndVersion({ name, version }) {
  return `${name} ${version}`.trim();
}
var LANGUAGES = [
  ["TypeScript", "ts tsx mts cts", "npm"],
  ["JavaScript", "js jsx mjs cjs", "npm"],
  ["Vue", "vue", "npm"],
  ["Svelte", "svelte", "npm"],
  ["Astro", "astro", "npm"],
  ["HTML", "html htm", "npm"],
  ["CSS", "css scss sass less", "npm"],
  ["Python", "py pyi pyw", "python"],
  ["Go", "go", "go"],
  ["Rust", "rs", "rust"],
  ["Ruby", "rb rake gemspec erb", "ruby"],
  ["Java", "java", "jvm"],
  ["Kotlin", "kt kts", "jvm"],
  ["Scala", "scala sc", "jvm"],
  ["Groovy", "groovy gradle", "jvm"],
  ["PHP", "php phtml", "php"],
  ["C", "c h"],
  ["C++", "cc cpp cxx hh hpp hxx"],
  ["C#", "cs"],
  ["Swift", "swift"],
  ["Objective-C", "m mm"],
  ["Dart", "dart"],
  ["Shell", "sh bash zsh ksh bats"],
  ["PowerShell", "ps1 psm1"],
  ["SQL", "sql"],
  ["Lua", "lua"],
  ["Elixir", "ex exs"],
  ["Erlang", "erl hrl"],
  ["Haskell", "hs"],
  ["Clojure", "clj cljs cljc"],
  ["Perl", "pl pm"],
  ["R", "r"],
  ["Zig", "zig"],
  ["Terraform", "tf tfvars"],
  ["YAML", "yml yaml"],
  ["Dockerfile", "dockerfile Dockerfile Containerfile"],
  ["Makefile", "mk Makefile GNUmakefile"],
  ["Markdown", "md mdx"]
];
var BY_EXTENSION = new Map(
  LANGUAGES.flatMap(
    ([name, extensions]) => extensions.split(" ").map((extension) => [extension, name])
  )
);
var ECOSYSTEM_OF = new Map(
  LANGUAGES.map(([name, , ecosystem]) => [name, ecosystem])
);
function languagesOf(paths) {
  const counts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const language = languageOf(path);
    if (language !== void 0) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const order = (0, import_chunk_UTFC5QHX.inOrder)(
    (0, import_chunk_UTFC5QHX.by)(([, count]) => -count),
    (0, import_chunk_UTFC5QHX.by)(([name]) => name)
  );
  return [...counts].toSorted(order).map(([name]) => name);
}
function ecosystemsOf(languages) {
  return [...new Set(languages.flatMap((language) => ECOSYSTEM_OF.get(language) ?? []))];
}
function languageOf(path) {
  const name = import_node_path6.posix.basename(path);
  return BY_EXTENSION.get(import_node_path6.posix.extname(name).slice(1).toLowerCase()) ?? BY_EXTENSION.get(name);
}
function manifestsInForce(base, changed) {
  const manifests = [];
  const notes = [];
  for (const path of [.../* @__PURE__ */ new Set([...base.keys(), ...changed.keys()])].toSorted(NEAREST_FIRST)) {
    if (manifestEcosystem(path) === void 0) continue;
    const [before, after] = [readIfAny(path, base), readIfAny(path, changed)];
    for (const [read, side] of [
      [before, "at base"],
      [after, "at head"]
    ]) {
      if (typeof read === "string") notes.push(`${read} (${side})`);
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
  const text = texts.get(path);
  return text === void 0 ? void 0 : readManifest(path, text);
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
  const text = files.get(path);
  if (text === void 0 || left === 0) return { options: /* @__PURE__ */ new Map(), unread: path };
  const config = parseJsonWithComments(text);
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
  const file = import_node_path7.posix.normalize(import_node_path7.posix.join(import_node_path7.posix.dirname(path), base));
  return file.endsWith(".json") ? file : `${file}.json`;
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
  const named = [...files.keys()].filter((path) => import_node_path5.posix.basename(path) === "tsconfig.json");
  return named.map((path) => strictnessNote(path, files));
}
var LARGEST_SOURCE = 1e6;
async function listTrees(repository, change) {
  const [base, head] = await Promise.all(
    [change.base.tree, change.head.tree].map((tree) => (0, import_chunk_HSMLU6WK.listTree)(repository, tree))
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
  const blobs = await (0, import_chunk_HSMLU6WK.readBlobs)(
    repository,
    wanted.map((entry) => entry.oid)
  );
  return (entry) => entry !== void 0 && isSource(entry) ? blobs.get(entry.oid)?.toString("utf8") ?? null : null;
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
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPeople(body) {
  return body.split(/\r?\n/).filter((line) => !PERSON.test(line.trim())).join("\n").trim();
}
function wholeLines(text, limit) {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
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
    messages.push({ sha, subject, body: wholeLines(withoutPeople(body), BODY_BYTES) });
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
  const output = await (0, import_chunk_T2YWPMGN.readGit)(repository, [
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
  const answer = await (0, import_chunk_T2YWPMGN.readGit)(repository, ["rev-parse", "--verify", "--end-of-options", "HEAD^{commit}"]);
  return answer.toString("utf8").trim().split("\n").at(-1) ?? "";
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
  return wholeLines(withoutPeople(body), BODY_BYTES2);
}
var REVERT = /^(?:revert(?:s|ed)?|reapply|roll(?:s|ed)?[ -]?back|back(?:s|ed)?[ -]?out)\b/i;
var FIX = /\b(?:bug)?fix(?:e[sd]|ing)?\b|\bhotfix\b|\bbugs?\b|\bregress(?:ion|ed)\b/i;
var FIX_IN_BODY = /\bregress(?:ion|ed)\b|\b(?:fix(?:e[sd])?|close[sd]?|resolve[sd]?):?\s+#\d+/i;
function declaredReason(commit) {
  if (REVERT.test(commit.subject) || /^This reverts commit\b/m.test(commit.body)) return "revert";
  return FIX.test(commit.subject) || FIX_IN_BODY.test(commit.body) ? "fix" : null;
}
var RECENT = 5;
var DECLARED = 10;
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
  return [...file.log.slice(0, RECENT), ...declared.slice(0, DECLARED)];
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
async function fewAtATime(values, limit, work) {
  const answers = [];
  const left = values.entries();
  const worker = async () => {
    for (const [index, value] of left) answers[index] = await work(value);
  };
  await Promise.all(Array.from({ length: Math.min(limit, values.length) }, worker));
  return answers;
}
function parseBlame(output) {
  const blamed = [];
  const paths = /* @__PURE__ */ new Map();
  let current;
  for (const text of output.toString("latin1").split("\n")) {
    const [, sha, original, final] = /^([0-9a-f]{40,64}) (\d+) (\d+)/.exec(text) ?? [];
    if (sha !== void 0) current = { sha, originalLine: Number(original), line: Number(final) };
    else if (current === void 0) continue;
    else if (text.startsWith("filename ")) paths.set(current.sha, nameOf(text.slice("filename ".length)));
    else if (text.startsWith("	")) {
      blamed.push({ ...current, originalPath: paths.get(current.sha) ?? "" });
      current = void 0;
    }
  }
  return blamed;
}
function nameOf(written) {
  return (0, import_chunk_OMBJBAGF.decodeName)((0, import_chunk_OMBJBAGF.readQuotedName)(written)?.name ?? written);
}
var LINES_AROUND = 3;
var MOST_RANGES = 200;
function blameRanges(hunks, lineCount2) {
  if (lineCount2 === 0) return [];
  const around = hunks.flatMap(changedPlaces).map(({ start, end }) => ({
    start: Math.max(1, start - LINES_AROUND),
    end: Math.min(lineCount2, end + LINES_AROUND)
  }));
  const ranges = (0, import_chunk_R5DXX5NI.mergeSpans)(around.filter((range) => range.start <= range.end));
  const [first, last] = [ranges[0], ranges.at(-1)];
  if (first === void 0 || last === void 0) return [];
  return ranges.length > MOST_RANGES ? [{ start: first.start, end: last.end }] : ranges;
}
function changedPlaces(hunk) {
  return [...hunk.removed, ...hunk.added.map((span) => insertionPoint(hunk, span))];
}
function insertionPoint(hunk, span) {
  const oldStart = hunk.old.count === 0 ? hunk.old.start + 1 : hunk.old.start;
  let [oldLine, newLine] = [oldStart, hunk.new.count === 0 ? hunk.new.start + 1 : hunk.new.start];
  while (newLine < span.start) {
    const removed = hunk.removed.find((r) => r.start === oldLine);
    if (removed !== void 0) oldLine = removed.end + 1;
    const added = hunk.added.find((a) => a.start === newLine);
    if (added !== void 0) newLine = added.end + 1;
    if (removed !== void 0 || added !== void 0) continue;
    oldLine += 1;
    newLine += 1;
  }
  return { start: oldLine, end: oldLine - 1 };
}
var CANNOT = 128;
function withPast({ change, before }) {
  if (change.kind === "opaque" || change.kind === "text" && change.status === "added") return [];
  const basePath = change.kind === "text" ? change.from ?? change.path : change.path;
  const ranges = before === null ? [] : blameRanges(change.hunks, (0, import_chunk_MZTGER7V.lineCountOf)(before));
  return [{ path: change.path, basePath, removed: change.removed, ranges }];
}
async function readBlame(repository, base, file) {
  if (file.ranges.length === 0) return { lines: [], notes: [] };
  const answer = await (0, import_chunk_T2YWPMGN.askGit)(
    repository,
    [
      // The option is the only way to neutralise `blame.ignoreRevsFile`; textconv would run a program of the user's.
      ...["blame", "--porcelain", "-w", "--no-textconv", "--no-ignore-revs-file", "--no-progress"],
      ...file.ranges.map(({ start, end }) => `-L${start},${end}`),
      ...[base, "--", file.basePath]
    ],
    { answers: [0, CANNOT] }
  );
  if (answer.status === 0) return { lines: parseBlame(answer.stdout), notes: [] };
  const why = answer.stderr.trim().split("\n")[0] ?? "";
  return { lines: [], notes: [`${file.basePath}: git blame cannot tell its history: ${why}`] };
}
var MOST_COMMITS = 2e3;
var LOG = ["log", "--stdin", "-z", "--encoding=UTF-8", "--no-show-signature", "--no-notes", LOG_FORMAT];
async function readLog(repository, base, paths) {
  const lines = paths.filter((path) => !path.includes("\n"));
  if (lines.length === 0) return { commits: /* @__PURE__ */ new Map(), touching: /* @__PURE__ */ new Map() };
  const output = await (0, import_chunk_T2YWPMGN.readGit)(
    repository,
    [
      "--literal-pathspecs",
      ...LOG,
      "--raw",
      "--no-abbrev",
      "--no-renames",
      "--no-merges",
      `--max-count=${MOST_COMMITS}`
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
  const output = await (0, import_chunk_T2YWPMGN.readGit)(repository, [...LOG, "--no-walk=unsorted", "--no-patch"], {
    input: `${shas.join("\n")}
`
  });
  return parseLog(output).map(({ commit }) => commit);
}
function parseCommitPatches(output) {
  const patches = /* @__PURE__ */ new Map();
  const text = output.toString("latin1");
  const names2 = [...text.matchAll(/^[0-9a-f]{40}(?:[0-9a-f]{24})?$/gm)];
  for (const [index, match] of names2.entries()) {
    const patch = output.subarray(
      match.index + match[0].length + 1,
      names2[index + 1]?.index ?? output.length
    );
    patches.set(match[0], { patch, changed: (0, import_chunk_OMBJBAGF.parsePatch)(patch) });
  }
  return patches;
}
var EXCERPT_LINES = 40;
var LONGEST_LINE = 500;
function excerptOf(patch, hunks, wanted) {
  const byInterest = [...hunks.entries()].toSorted(
    ([i, a], [j, b]) => Number(holds(b, wanted)) - Number(holds(a, wanted)) || i - j
  );
  const shown = /* @__PURE__ */ new Map();
  let left = EXCERPT_LINES;
  for (const [index, hunk] of byInterest) {
    if (left < 2) break;
    const lines = windowOf(linesOf(patch, hunk), hunk, wanted, left);
    shown.set(index, lines);
    left -= lines.filter((line) => !line.startsWith("[")).length;
  }
  const missing = hunks.length - shown.size;
  const texts = [...shown].toSorted(([i], [j]) => i - j).flatMap(([, lines]) => lines);
  return [...texts, ...missing === 0 ? [] : [`[${missing} more hunks of this patch]`]].join("\n");
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
  const index = content.findIndex((text) => {
    if (!text.startsWith("+") && !text.startsWith(" ")) return false;
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
  ...["--literal-pathspecs", "diff-tree", "--stdin", "-r", "-M50%", "-l1000", "-O/dev/null", "--root"],
  ...["--diff-merges=first-parent", "--no-ext-diff", "--no-textconv", "--no-color", "--no-relative"]
];
var TEXT = ["-p", "-U3", "--full-index", "--submodule=short", "--src-prefix=a/", "--dst-prefix=b/"];
async function withPatches(repository, chosen) {
  const paths = chosen.map((candidate2) => candidate2.pathThen);
  const patches = await readPatches(repository, shasOf(chosen), paths);
  if (typeof patches === "string") return { rows: chosen.map(({ row }) => row), notes: [patches] };
  const adding = chosen.filter((candidate2) => isAdded(changeIn(patches, candidate2)));
  const renamed = await readRenamed(repository, adding);
  const followed = await readPatches(
    repository,
    renamed.map(({ sha }) => sha),
    [...paths, ...renamed.map(({ from }) => from)]
  );
  const all = typeof followed === "string" ? patches : new Map([...patches, ...followed]);
  return { rows: chosen.map((candidate2) => withPatch(candidate2, all)), notes: [] };
}
async function readPatches(repository, shas, paths) {
  if (shas.length === 0) return /* @__PURE__ */ new Map();
  const args = [...DIFF_TREE, ...TEXT, "--", ...[...new Set(paths)].toSorted(import_chunk_UTFC5QHX.compareText)];
  const answer = await (0, import_chunk_T2YWPMGN.askGit)(repository, args, { input: linesOf2(shas), answers: [0, CANNOT] });
  if (answer.status === 0) return parseCommitPatches(answer.stdout);
  return `patches of past commits cannot be shown: ${answer.stderr.trim().split("\n")[0] ?? ""}`;
}
async function readRenamed(repository, adding) {
  if (adding.length === 0) return [];
  const args = [...DIFF_TREE, "--raw", "-z", "--diff-filter=R"];
  const renames = parseRenames(await (0, import_chunk_T2YWPMGN.readGit)(repository, args, { input: linesOf2(shasOf(adding)) }));
  return adding.flatMap(({ row, pathThen }) => {
    const from = renames.get(row.sha)?.get(pathThen);
    return from === void 0 ? [] : [{ sha: row.sha, from }];
  });
}
function withPatch(candidate2, patches) {
  const commit = patches.get(candidate2.row.sha);
  const change = changeIn(patches, candidate2);
  if (commit === void 0 || change === void 0) return candidate2.row;
  const renamed = change.kind !== "deleted" && change.from !== void 0 ? [`[renamed from ${change.from}]`] : [];
  const hunks = change.kind === "opaque" ? [] : [excerptOf(commit.patch, change.hunks, candidate2.linesThen)];
  const patch = [...renamed, ...hunks].join("\n");
  return patch === "" ? candidate2.row : { ...candidate2.row, patch };
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
var AT_ONCE = 4;
async function readHistory(repository, base, sources) {
  const past = sources.flatMap(withPast);
  if (base === null || past.length === 0) return { rows: [], omitted: 0 };
  const files = past.toSorted(MOST_REMOVED).slice(0, MOST_ROWS);
  const [log, blames, shallow] = await Promise.all([
    readLog(
      repository,
      base,
      files.map((file) => file.basePath)
    ),
    fewAtATime(files, AT_ONCE, (file) => readBlame(repository, base, file)),
    isShallow(repository)
  ]);
  const commits = new Map(log.commits);
  const blamed = new Set(blames.flatMap((blame) => blame.lines.map((line) => line.sha)));
  const unknown = [...blamed].filter((sha) => !commits.has(sha)).toSorted(import_chunk_UTFC5QHX.compareText);
  for (const commit of await readMessages(repository, unknown)) commits.set(commit.sha, commit);
  const notes = [
    ...files.length < past.length ? [someFiles(files.length, past.length)] : [],
    ...blames.flatMap((blame) => blame.notes),
    ...shallow ? forgetBoundary(commits) : []
  ];
  const candidates = files.map(
    (file, index) => candidatesOf(
      { ...file, blamed: blames[index]?.lines ?? [], log: log.touching.get(file.basePath) ?? [] },
      commits
    )
  );
  const { chosen, omitted } = chooseRows(candidates, MOST_ROWS);
  const told = await withPatches(repository, chosen);
  notes.push(...told.notes);
  return { rows: told.rows, omitted, ...notes.length === 0 ? {} : { notes } };
}
function someFiles(read, all) {
  return `history was read of ${read} of the ${all} changed files that have one: those that lose most lines`;
}
async function isShallow(repository) {
  const answer = await (0, import_chunk_T2YWPMGN.readGit)(repository, ["rev-parse", "--is-shallow-repository"]);
  return answer.toString("utf8").trim() === "true";
}
function forgetBoundary(commits) {
  const boundary = [...commits.values()].filter((commit) => commit.first).map((commit) => commit.sha);
  for (const sha of boundary) commits.delete(sha);
  return boundary.map(
    (sha) => `the clone is shallow: what happened up to ${sha} cannot be told (git fetch --unshallow)`
  );
}
async function readContext(repository, change) {
  const [messages, trees] = await Promise.all([
    readCommitMessages(repository, change),
    listTrees(repository, change)
  ]);
  const shown = shownFiles(change);
  const manifests = manifestsOf(shown, trees);
  const entries = shown.flatMap((file) => Object.values(entriesOf(file, trees)));
  const textOf = await readTexts(repository, [...entries, ...manifests.base, ...manifests.changed]);
  const sources = shown.map((file) => sourceOf(file, trees, textOf));
  const history = readHistory(repository, change.base.sha, sources);
  return {
    stack: readStack(sources, trees, manifests, textOf),
    groups: changeGroups(change.changed),
    imports: sources.flatMap((source) => importChange(source) ?? []),
    comments: sources.flatMap(commentsNear),
    history: await history,
    ...messages
  };
}
function manifestsOf(shown, trees) {
  const paths = shown.map((file) => file.path);
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
  QUESTIONS,
  readContext
});
