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
  INTENT_ROOM: () => INTENT_ROOM,
  JAVASCRIPT: () => JAVASCRIPT,
  JSON_WITH_COMMENTS: () => JSON_WITH_COMMENTS,
  LIST_ROOM: () => LIST_ROOM,
  MARKUP: () => MARKUP2,
  authorText: () => authorText,
  claimsAbsence: () => claimsAbsence,
  commentText: () => commentText,
  commentsOf: () => commentsOf,
  commitInTable: () => commitInTable,
  discussionText: () => discussionText,
  flawOfComment: () => flawOfComment,
  flawOfRule: () => flawOfRule,
  historyNotes: () => historyNotes,
  historyTexts: () => historyTexts,
  importText: () => importText,
  intentText: () => intentText,
  isIdle: () => isIdle,
  listed: () => listed,
  namedPaths: () => namedPaths,
  placeNamed: () => placeNamed,
  policyFor: () => policyFor,
  scanRegions: () => scanRegions,
  sourceOf: () => sourceOf,
  spanText: () => spanText,
  stackText: () => stackText,
  standInFile: () => standInFile,
  syntaxOf: () => syntaxOf,
  textOn: () => textOn,
  verifyFinding: () => verifyFinding,
  wasOpened: () => wasOpened,
  wholeLines: () => wholeLines,
  withoutPeople: () => withoutPeople
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2MCP5X62 = require("./chunk-2MCP5X62.cjs");
var import_chunk_636KHXOM = require("./chunk-636KHXOM.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_BLJONZEY = require("./chunk-BLJONZEY.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_node_path = require("node:path");
var SHORTEST_ABBREVIATION = 7;
function commitInTable(table2, ref) {
  if (ref.length < SHORTEST_ABBREVIATION || !/^[0-9a-f]+$/.test(ref)) return void 0;
  const shas = new Set(table2.rows.map((row) => row.sha).filter((sha) => sha.startsWith(ref)));
  const [only, ...others] = shas;
  return others.length === 0 ? only : void 0;
}
function hasLookedAt(looks, path) {
  return looks.opened.has(path) || looks.searched.some((place) => place === "" || place === path || path.startsWith(`${place}/`));
}
function isIdle(looks) {
  return looks.opened.size === 0 && looks.searched.length === 0;
}
var SAYS_MISSING = /^(?:missing|no|lacks?|lacking|absent)\b|\b(?:is|are) (?:missing|absent|never|nowhere)\b|\black(?:s|ing)\b/i;
function claimsAbsence({ title, verification }) {
  return verification.claims_absence ?? SAYS_MISSING.test(title);
}
function flawOfAbsence(claim, world) {
  if (!claimsAbsence(claim)) return void 0;
  const { checked_for_handling_elsewhere: checked, where_checked: places } = claim.verification;
  if (!checked || places.length === 0) return { kind: "absence_not_checked" };
  const path = places.find((place) => !wasOpened(place, world));
  return path === void 0 ? void 0 : { kind: "where_checked_not_opened", path };
}
function wasOpened(claim, world) {
  const path = placeNamed(claim, world);
  if (path === void 0) return false;
  if (world.looks === void 0) return path === "" || world.exists(path);
  return world.hasTree ? hasLookedAt(world.looks, path) : world.shown.has(path);
}
function placeNamed(claim, world) {
  const bare = claim.replace(/(?<=.)\/+$/, "");
  if (bare === "." || world.treeRoots.includes(bare)) return "";
  return (0, import_chunk_N732WB45.claimedPath)(bare, world.treeRoots, (path) => world.exists(path) || world.changed.has(path));
}
function scanRegions(text, syntax2) {
  const openers = new RegExp(syntax2.pattern, "gm");
  const regions = [];
  for (let match = openers.exec(text); match !== null; match = openers.exec(text)) {
    const opener = openerOf(match, syntax2);
    const after = match.index + match[0].length;
    const kind = typeof opener.kind === "function" ? opener.kind(text, match.index, regions) : opener.kind;
    if (kind === null) {
      openers.lastIndex = match.index + 1;
      continue;
    }
    const end = opener.end(text, match.index, after);
    if (opener.inner === void 0) regions.push({ kind, start: match.index, end });
    else regions.push(...embeddedRegions(text, after, end, opener.inner()));
    openers.lastIndex = Math.max(end, match.index + 1);
  }
  return regions;
}
function embeddedRegions(text, start, end, inner) {
  return scanRegions(text.slice(start, end), inner).map((region) => ({
    kind: region.kind,
    start: region.start + start,
    end: region.end + start
  }));
}
function openerOf(match, syntax2) {
  const opener = syntax2.openers.find((_, index) => match[index + 1] !== void 0);
  if (opener === void 0) throw new Error("a syntax pattern matched without one of its openers");
  return opener;
}
function lineEnd(text, _at, after) {
  const newline = text.indexOf("\n", after);
  const end = newline === -1 ? text.length : newline;
  return end > after && text[end - 1] === "\r" ? end - 1 : end;
}
function through(close) {
  return (text, _at, after) => {
    const found = text.indexOf(close, after);
    return found === -1 ? text.length : found + close.length;
  };
}
function throughNested(open, close) {
  return (text, _at, after) => {
    let offset = after;
    let opens = text.indexOf(open, offset);
    for (let depth = 1; depth > 0; ) {
      const closes = text.indexOf(close, offset);
      if (closes === -1) return text.length;
      if (opens !== -1 && opens < offset) opens = text.indexOf(open, offset);
      const inner = opens !== -1 && opens < closes;
      depth += inner ? 1 : -1;
      offset = inner ? opens + open.length : closes + close.length;
    }
    return offset;
  };
}
function quoted(options = {}) {
  const escape = options.escape ?? "backslash";
  return (text, _at, after) => {
    const quote = text.charAt(after - 1);
    for (let offset = after; offset < text.length; offset += 1) {
      const char = text.charAt(offset);
      if (char === "\n" && options.lines !== true) return offset;
      if (char === "\\" && escape === "backslash") offset += 1;
      else if (char !== quote) continue;
      else if (escape === "doubled" && text[offset + 1] === quote) offset += 1;
      else return offset + 1;
    }
    return text.length;
  };
}
function throughUnescaped(close) {
  return (text, _at, after) => {
    for (let offset = after; offset < text.length; offset += 1) {
      if (text[offset] === "\\") offset += 1;
      else if (text.startsWith(close, offset)) return offset + close.length;
    }
    return text.length;
  };
}
function throughNamed(closeOf) {
  return (text, at, after) => through(closeOf(text.slice(at, after)))(text, at, after);
}
function matched(_text, _at, after) {
  return after;
}
var LONGEST_HERE_DOCUMENT = 2e4;
function hereDocument(text, at, after) {
  const word = /\w+/.exec(text.slice(at, after))?.[0] ?? "";
  const close = new RegExp(`\\n[ \\t]*${word}(?!\\w)`).exec(text.slice(after, after + LONGEST_HERE_DOCUMENT));
  return close === null ? after : after + close.index + close[0].length;
}
function syntax(...openers) {
  return { openers, pattern: openers.map((opener) => `(${opener.pattern})`).join("|") };
}
var MOST_COMMENTS = 100;
function codeBefore(text, at, before) {
  let next = before.length - 1;
  let offset = at - 1;
  const last = Math.max(-1, next - MOST_COMMENTS);
  while (offset >= 0 && next >= last) {
    const region = before[next];
    if (region !== void 0 && offset < region.end && offset >= region.start) {
      if (region.kind !== "line-comment" && region.kind !== "block-comment") return offset;
      offset = region.start - 1;
      next -= 1;
    } else if (/\s/.test(text.charAt(offset))) {
      offset -= 1;
    } else {
      return offset;
    }
  }
  return -1;
}
function docstringOrValue(text, at, before) {
  const lineStart = text.lastIndexOf("\n", at - 1) + 1;
  if (!/^[ \t\uFEFF]*[rRuU]?$/.test(text.slice(lineStart, at))) return "opaque";
  const last = codeBefore(text, lineStart, before);
  return last !== -1 && /[(,=[{+\\%|]/.test(text.charAt(last)) ? "opaque" : "block-comment";
}
var WORDS_BEFORE_REGEX = new Set(
  "return typeof case in of delete void throw new else do await yield and or not if unless when while".split(
    " "
  )
);
function regexOrDivision(text, at, before) {
  if (regexEnd(text, at, at + 1) === at + 1) return null;
  const last = codeBefore(text, at, before);
  if (last === -1) return "opaque";
  if (/[(,=:[!&|?{;+\-*%~^>]/.test(text.charAt(last))) return "opaque";
  if (!/\w/.test(text.charAt(last))) return null;
  let start = last;
  while (start > 0 && last - start < 10 && /\w/.test(text.charAt(start - 1))) start -= 1;
  return WORDS_BEFORE_REGEX.has(text.slice(start, last + 1)) ? "opaque" : null;
}
var LONGEST_REGEX = 1e3;
function regexEnd(text, _at, after) {
  let inClass = false;
  const limit = Math.min(text.length, after + LONGEST_REGEX);
  for (let offset = after; offset < limit; offset += 1) {
    const char = text[offset];
    if (char === "\n") return after;
    if (char === "\\") offset += 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return offset + 1;
  }
  return after;
}
function templateEnd(text, _at, after) {
  const open = ["`"];
  for (let offset = after; offset < text.length; offset += 1) {
    const char = text[offset];
    if (char === "\\") offset += 1;
    else if (open.at(-1) === "`") {
      if (char === "`") open.pop();
      else if (char === "$" && text[offset + 1] === "{") {
        open.push("{");
        offset += 1;
      }
      if (open.length === 0) return offset + 1;
    } else if (char === "`" || char === "{") open.push(char);
    else if (char === "}") open.pop();
    else if (char === '"' || char === "'") offset = stringEnd(text, offset);
  }
  return text.length;
}
function stringEnd(text, at) {
  for (let offset = at + 1; offset < text.length && text[offset] !== "\n"; offset += 1) {
    if (text[offset] === "\\") offset += 1;
    else if (text[offset] === text[at]) return offset;
  }
  return at;
}
var line = (pattern) => ({ pattern, kind: "line-comment", end: lineEnd });
var block = (pattern, close) => ({
  pattern,
  kind: "block-comment",
  end: through(close)
});
var SLASHES = line("\\/\\/");
var SLASHES_NOT_URL = line("(?<!:)\\/\\/");
var STARS = block("\\/\\*", "*/");
var NESTED_STARS = {
  pattern: "\\/\\*",
  kind: "block-comment",
  end: throughNested("/*", "*/")
};
var MARKUP = block("<!--", "-->");
var HASH = line("#");
var HASH_WORD = line("(?<![^\\s;|&()])#");
var HASH_SPACED = line("(?<!\\S)#");
var HASH_LINE = line("#(?<=^[ \\t]{0,200}#)");
var SEMICOLON_LINE = line(";(?<=^[ \\t]{0,200};)");
var DOUBLE = { pattern: '"', kind: "text", end: quoted() };
var SINGLE = { pattern: "'", kind: "text", end: quoted() };
var DOUBLE_LINES = { pattern: '"', kind: "text", end: quoted({ lines: true }) };
var SINGLE_LINES = { pattern: "'", kind: "text", end: quoted({ lines: true }) };
var SINGLE_RAW_LINES = {
  pattern: "'",
  kind: "text",
  end: quoted({ lines: true, escape: "none" })
};
var SINGLE_DOUBLED = {
  pattern: "'",
  kind: "text",
  end: quoted({ lines: true, escape: "doubled" })
};
var DOUBLE_DOUBLED = {
  pattern: '"',
  kind: "text",
  end: quoted({ lines: true, escape: "doubled" })
};
var SINGLE_AT_WORD = {
  pattern: "(?<!\\w)'",
  kind: "text",
  end: quoted({ escape: "doubled" })
};
var CHARACTER = {
  pattern: "(?<!\\w)'(?:\\\\[^\\n']{1,10}|\\\\'|[^\\\\'\\n])'",
  kind: "text",
  end: matched
};
var TRIPLE_DOUBLE = { pattern: '"""', kind: "opaque", end: throughUnescaped('"""') };
var TRIPLE_SINGLE = { pattern: "'''", kind: "opaque", end: throughUnescaped("'''") };
var DOCSTRING_DOUBLE = { ...TRIPLE_DOUBLE, kind: docstringOrValue };
var DOCSTRING_SINGLE = { ...TRIPLE_SINGLE, kind: docstringOrValue };
var TEMPLATE = { pattern: "`", kind: "opaque", end: templateEnd };
var RAW_BACKTICK = { pattern: "`", kind: "opaque", end: through("`") };
var REGEX = { pattern: "\\/", kind: regexOrDivision, end: regexEnd };
var ESCAPED = { pattern: "\\\\.", kind: "text", end: matched };
var HERE_DOCUMENT = {
  pattern: `(?<!<)<<[-~]?[ \\t]?['"]?[A-Za-z_]\\w*['"]?`,
  kind: "opaque",
  end: hereDocument
};
var PHP_HERE_DOCUMENT = {
  pattern: `<<<[ \\t]?['"]?[A-Za-z_]\\w*['"]?`,
  kind: "opaque",
  end: hereDocument
};
var RUST_RAW = {
  pattern: '\\bb?r#{0,9}"',
  kind: "opaque",
  end: throughNamed((opener) => `"${opener.replace(/[^#]/g, "")}`)
};
var CPP_RAW = {
  pattern: '\\bR"[^()\\\\\\s]{0,16}\\(',
  kind: "opaque",
  end: throughNamed((opener) => `)${opener.slice(2, -1)}"`)
};
var LUA_LONG_COMMENT = {
  pattern: "--\\[={0,9}\\[",
  kind: "block-comment",
  end: throughNamed((opener) => `]${opener.replace(/[^=]/g, "")}]`)
};
var LUA_LONG_STRING = {
  pattern: "\\[={0,9}\\[",
  kind: "opaque",
  end: throughNamed((opener) => `]${opener.replace(/[^=]/g, "")}]`)
};
var BRACKETS = { "(": ")", "[": "]", "{": "}", "<": ">" };
var PERCENT_LITERAL = {
  pattern: "%[qQwWiIrx][({\\[<]",
  kind: "opaque",
  end: throughNamed((opener) => BRACKETS[opener.slice(-1)] ?? "")
};
var JAVASCRIPT = syntax(SLASHES, STARS, DOUBLE, SINGLE, TEMPLATE, REGEX);
var JSX = syntax(SLASHES_NOT_URL, STARS, DOUBLE, SINGLE, TEMPLATE, REGEX);
var CSS = syntax(STARS, DOUBLE, SINGLE);
var SCSS = syntax(STARS, SLASHES_NOT_URL, DOUBLE, SINGLE);
var JSON_WITH_COMMENTS = syntax(SLASHES, STARS, DOUBLE);
var SCRIPT = {
  pattern: "<script\\b[^>]{0,500}>",
  kind: "opaque",
  end: through("</script"),
  inner: () => JAVASCRIPT
};
var STYLE = {
  pattern: "<style\\b[^>]{0,500}>",
  kind: "opaque",
  end: through("</style"),
  inner: () => SCSS
};
var FRONT = {
  pattern: "(?<![^])---(?=\\r?\\n)",
  kind: "opaque",
  end: through("\n---"),
  inner: () => JAVASCRIPT
};
var MARKUP2 = syntax(MARKUP);
var PAGE = syntax(MARKUP, SCRIPT, STYLE);
var ASTRO = syntax(FRONT, MARKUP, SCRIPT, STYLE);
var PYTHON = syntax(HASH, DOCSTRING_DOUBLE, DOCSTRING_SINGLE, DOUBLE, SINGLE);
var GO = syntax(SLASHES, STARS, DOUBLE, RAW_BACKTICK, CHARACTER);
var RUST = syntax(SLASHES, NESTED_STARS, RUST_RAW, DOUBLE_LINES, CHARACTER);
var C = syntax(SLASHES, STARS, CPP_RAW, DOUBLE, CHARACTER);
var JAVA = syntax(SLASHES, STARS, TRIPLE_DOUBLE, DOUBLE, CHARACTER);
var KOTLIN = syntax(SLASHES, NESTED_STARS, TRIPLE_DOUBLE, DOUBLE, CHARACTER);
var DART = syntax(SLASHES, NESTED_STARS, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE);
var VERBATIM = { ...DOUBLE_DOUBLED, pattern: '(?:@\\$|\\$@|@)"' };
var CSHARP = syntax(SLASHES, STARS, VERBATIM, TRIPLE_DOUBLE, DOUBLE, CHARACTER);
var PHP = syntax(
  MARKUP,
  SLASHES_NOT_URL,
  STARS,
  line("(?<![\\w&])#(?!\\[)"),
  PHP_HERE_DOCUMENT,
  DOUBLE_LINES,
  { ...SINGLE_LINES, pattern: "(?<!\\w)'" }
);
var RUBY = syntax(
  block("^=begin\\b", "\n=end"),
  HASH_WORD,
  HERE_DOCUMENT,
  PERCENT_LITERAL,
  DOUBLE_LINES,
  { ...SINGLE_LINES, pattern: "(?<!\\w)'" },
  REGEX
);
var SHELL = syntax(ESCAPED, HASH_WORD, HERE_DOCUMENT, DOUBLE_LINES, SINGLE_RAW_LINES);
var POWERSHELL = syntax(block("<#", "#>"), HASH_SPACED, DOUBLE, SINGLE);
var YAML = syntax(HASH_SPACED, { ...DOUBLE, pattern: '(?<!\\w)"' }, SINGLE_AT_WORD);
var TOML = syntax(HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, {
  ...SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')"
});
var HASHES = syntax(HASH_SPACED, TRIPLE_DOUBLE, DOUBLE);
var TERRAFORM = syntax(HASH, SLASHES, STARS, HERE_DOCUMENT, DOUBLE);
var HASH_LINES = syntax(HASH_LINE);
var INI = syntax(HASH_LINE, SEMICOLON_LINE);
var SQL = syntax(line("--"), STARS, SINGLE_DOUBLED, DOUBLE_DOUBLED);
var LUA = syntax(LUA_LONG_COMMENT, line("--"), LUA_LONG_STRING, DOUBLE, SINGLE);
var DASHES = line("(?<![!#$%&*+.\\/<=>?@\\\\^|~:-])--+(?![!#$%&*+.\\/<=>?@\\\\^|~:])");
var HASKELL = syntax({ ...block("\\{-", "-}") }, DASHES, DOUBLE, CHARACTER);
var LISP = syntax(line(";"), DOUBLE_LINES);
var ERLANG = syntax(line("%"), DOUBLE_LINES);
var UNKNOWN = syntax(
  HASH_LINE,
  line("\\/\\/(?<=^[ \\t]{0,200}\\/\\/)"),
  block("\\/\\*(?<=^[ \\t]{0,200}\\/\\*)", "*/"),
  line("--(?!-)(?<=^[ \\t]{0,200}--)"),
  SEMICOLON_LINE,
  MARKUP
);
var BY_EXTENSION = table([
  [JAVASCRIPT, "js mjs cjs ts mts cts java.js gs"],
  [JSX, "jsx tsx"],
  [PAGE, "vue svelte html htm xhtml njk hbs ejs"],
  [ASTRO, "astro"],
  [MARKUP2, "md mdx markdown mdc xml svg xsd xsl plist csproj props targets"],
  [CSS, "css"],
  [SCSS, "scss sass less styl"],
  [JSON_WITH_COMMENTS, "jsonc json5 code-workspace"],
  [PYTHON, "py pyi pyw bzl star"],
  [GO, "go"],
  [RUST, "rs"],
  [C, "c h cc cpp cxx hh hpp hxx ino m mm cu proto zig glsl"],
  [JAVA, "java groovy gradle"],
  [KOTLIN, "kt kts scala sc swift"],
  [DART, "dart"],
  [CSHARP, "cs"],
  [PHP, "php phtml"],
  [RUBY, "rb rake gemspec ru"],
  [SHELL, "sh bash zsh ksh bats pl pm fish"],
  [POWERSHELL, "ps1 psm1 psd1"],
  [YAML, "yml yaml"],
  [TOML, "toml"],
  [HASHES, "mk r jl ex exs nix graphql gql nim cmake"],
  [TERRAFORM, "tf tfvars hcl"],
  [HASH_LINES, "dockerfile properties env gitignore txt"],
  [INI, "ini cfg conf editorconfig"],
  [SQL, "sql"],
  [LUA, "lua"],
  [HASKELL, "hs elm purs"],
  [LISP, "clj cljs cljc edn lisp el scm"],
  [ERLANG, "erl hrl tex"],
  [null, "json lock csv tsv ipynb map snap"]
]);
var BY_NAME = table([
  [HASHES, "Makefile GNUmakefile CMakeLists.txt"],
  [
    HASH_LINES,
    "Dockerfile Containerfile .gitignore .dockerignore .npmrc .gitattributes CODEOWNERS requirements.txt .env"
  ],
  [INI, ".editorconfig .flake8 .pylintrc"],
  [RUBY, "Gemfile Rakefile Guardfile Podfile Vagrantfile Brewfile"],
  [SHELL, ".bashrc .zshrc .profile"],
  [JAVA, "Jenkinsfile"],
  [JSON_WITH_COMMENTS, ".eslintrc .eslintrc.json .swcrc .babelrc"]
]);
function syntaxOf(path, text) {
  const name = import_node_path.posix.basename(path);
  if (/^[jt]sconfig\b.*\.json$/.test(name)) return JSON_WITH_COMMENTS;
  const named = BY_NAME.get(name);
  if (named !== void 0) return named;
  const byExtension = BY_EXTENSION.get(import_node_path.posix.extname(name).slice(1).toLowerCase());
  return byExtension === void 0 ? syntaxOfProgram(text) : byExtension;
}
function syntaxOfProgram(text) {
  const firstLine = text.slice(0, text.indexOf("\n") + 1).slice(0, 200);
  const program = /^#!.*\b(node|deno|bun|tsx|python|ruby|perl|bash|zsh|dash|ksh|sh|php)[\d.]*\b/.exec(
    firstLine
  );
  return BY_PROGRAM.get(program?.[1] ?? "") ?? UNKNOWN;
}
var BY_PROGRAM = table([
  [JAVASCRIPT, "node deno bun tsx"],
  [PYTHON, "python"],
  [RUBY, "ruby"],
  [PHP, "php"],
  [SHELL, "perl bash zsh dash ksh sh"]
]);
function table(rows) {
  return new Map(rows.flatMap(([syntax2, names]) => names.split(" ").map((name) => [name, syntax2])));
}
function commentsOf(text, path) {
  const syntax2 = syntaxOf(path, text);
  if (syntax2 === null) return [];
  const index = (0, import_chunk_FQ5OY24R.lineIndex)(text);
  const comments = [];
  for (const region of scanRegions(text, syntax2)) {
    if (region.kind !== "line-comment" && region.kind !== "block-comment") continue;
    const alone = region.kind === "line-comment" && standsAlone(text, index, region);
    const at = (0, import_chunk_FQ5OY24R.linesBetween)(index, region.start, region.end);
    const last = comments.at(-1);
    if (alone && last?.alone === true && last.at.end + 1 === at.start) {
      comments[comments.length - 1] = {
        at: { start: last.at.start, end: at.end },
        text: text.slice(last.start, region.end),
        start: last.start,
        alone
      };
    } else {
      comments.push({ at, text: text.slice(region.start, region.end), start: region.start, alone });
    }
  }
  return comments.map((comment) => ({ at: comment.at, text: comment.text }));
}
function standsAlone(text, index, region) {
  const lineStart = index.starts[(0, import_chunk_FQ5OY24R.lineAt)(index, region.start) - 1] ?? 0;
  return text.slice(lineStart, region.start).trim() === "";
}
function claimedFile(claim, texts) {
  const isKnown = (path2) => texts.changed.has(path2) || texts.headText(path2) !== void 0 || texts.baseText(path2) !== void 0;
  const path = (0, import_chunk_N732WB45.claimedPath)(claim, texts.treeRoots, isKnown);
  if (path === void 0 || !isKnown(path)) return void 0;
  if (texts.changed.has(path) || texts.headText(path) !== void 0) return path;
  return renamedTo(path, texts) ?? path;
}
function textOn(side, file, texts) {
  if (side === "new") return texts.headText(file);
  const change = texts.changed.get(file);
  const before = change === void 0 || change.kind === "deleted" ? void 0 : change.from;
  return texts.baseText(before ?? file);
}
function renamedTo(path, { changed }) {
  for (const change of changed.values()) {
    if (change.kind !== "deleted" && change.from === path) return change.path;
  }
  return void 0;
}
var LEADER = /^(?:[-*+]|\d+[.)]|#{1,6}|>|\/\/+|--+|;+)\s+/;
function standsInProse(quote, text) {
  const wanted = (0, import_chunk_FQ5OY24R.compared)(quote.split("\n"));
  const lines = text.split("\n").map((line2) => line2.trim());
  if (wanted.length === 0) return false;
  if (!(0, import_chunk_FQ5OY24R.hasSubstance)(wanted)) {
    return wanted.length === 1 && lines.some((line2) => line2 === wanted[0] || line2.replace(LEADER, "") === wanted[0]);
  }
  return holdsWords(lines.join("\n"), wanted.join("\n"));
}
function standsInRedactedProse(quote, text, redacted) {
  if (standsInProse(quote, text)) return true;
  if (redacted === void 0 || !(0, import_chunk_FQ5OY24R.speaksOfSecrets)(quote)) return false;
  return standsInProse((0, import_chunk_FQ5OY24R.withoutNumbers)(quote), (0, import_chunk_FQ5OY24R.withoutNumbers)(redacted));
}
function holdsWords(text, wanted) {
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) {
    if (!cutsWord(text, at) && !cutsWord(text, at + wanted.length)) return true;
  }
  return false;
}
function cutsWord(text, at) {
  return /^[\p{L}\p{N}_]{2}$/u.test(text.slice(at - 1, at + 1));
}
function flawOfComment({ commentText: commentText2 = "" }, file, world) {
  const stands = (side) => {
    const text = textOn(side, file, world);
    return text !== void 0 && isCommented(commentText2, file, text);
  };
  return stands("new") || stands("old") ? void 0 : { kind: "comment_not_found", file };
}
function isCommented(quote, file, { plain, redacted }) {
  return standsInRedactedProse(quote, prose(plain.text, file), redacted && prose(redacted.text, file));
}
function prose(text, file) {
  if (syntaxOf(file, text) === null) return text;
  return commentsOf(text, file).map((comment) => comment.text).join("\n\n");
}
function remotenessIn(changed, file, side) {
  const change = changed.get(file);
  if (change === void 0 || change.kind === "opaque") return () => 2;
  if (side === "old") return (at) => (0, import_chunk_R5DXX5NI.overlapsAny)(at, change.removed) ? 0 : 2;
  if (change.kind === "deleted") return () => 2;
  const gaps = change.deletionAnchors.map((line2) => ({ start: line2 - 1, end: line2 }));
  return (at) => (0, import_chunk_R5DXX5NI.overlapsAny)(at, change.added) ? 0 : (0, import_chunk_R5DXX5NI.overlapsAny)(at, gaps) ? 1 : 2;
}
function standInFile(claim, texts) {
  const file = claimedFile(claim.file, texts);
  if (file === void 0) return { drop: { kind: "path_invalid", file: claim.file } };
  let isEmpty = false;
  for (const side of claim.side === void 0 ? ["new", "old"] : [claim.side]) {
    const text = textOn(side, file, texts);
    if (text === void 0) continue;
    const remoteness = remotenessIn(texts.changed, file, side);
    const line2 = claim.line === void 0 ? {} : { line: claim.line };
    const located = (0, import_chunk_FQ5OY24R.locateQuote)(claim.quote, text, { ...line2, side, remoteness });
    if (located.kind === "without-substance") isEmpty = true;
    if (located.kind !== "found") continue;
    if (side === "old" && claim.side === void 0 && remoteness(located.at) > 0) continue;
    const { at, lines, occurrence } = located;
    return { keep: { file, side, at, lines, occurrence } };
  }
  return { drop: isEmpty ? { kind: "quote_without_substance" } : { kind: "quote_not_found", file } };
}
function proveCaller(claim, own, texts) {
  const { callerFile = "", callerText = "", verification } = claim;
  const caller = standsAtHead("caller", callerFile, callerText, texts);
  if (caller === void 0) return { drop: { kind: "caller_not_found", file: callerFile } };
  const { cause, is_impact_finding: isImpact } = verification;
  const here = isImpact ? void 0 : own.file;
  const origin = cause === void 0 ? here : claimedFile(cause.file, texts);
  if (caller.file === origin) return { drop: { kind: "caller_is_cause", file: caller.file } };
  return { keep: [caller] };
}
function proveFlow(claim, texts) {
  const { sourceFile = "", sourceText = "", sinkFile = "", sinkText = "" } = claim;
  const source = standsAtHead("source", sourceFile, sourceText, texts);
  if (source === void 0) return { drop: { kind: "source_not_found", file: sourceFile } };
  const sink = standsAtHead("sink", sinkFile, sinkText, texts);
  if (sink === void 0) return { drop: { kind: "sink_not_found", file: sinkFile } };
  return { keep: [source, sink] };
}
function proveExisting(claim, own, texts) {
  const { existingFile = "", existingText = "" } = claim;
  const file = claimedFile(existingFile, texts);
  const text = file === void 0 ? void 0 : texts.headText(file);
  if (file === void 0 || text === void 0)
    return { drop: { kind: "existing_not_found", file: existingFile } };
  const change = texts.changed.get(file);
  const added = change?.kind === "text" ? change.added : [];
  const isOwn = (at) => own.side === "new" && own.file === file && (0, import_chunk_R5DXX5NI.overlaps)(at, own.at);
  const remoteness = (at) => isOwn(at) ? 2 : (0, import_chunk_R5DXX5NI.overlapsAny)(at, added) ? 1 : 0;
  const found = (0, import_chunk_FQ5OY24R.locateQuote)(existingText, text, { side: "new", remoteness });
  if (found.kind !== "found") return { drop: { kind: "existing_not_found", file } };
  if (isOwn(found.at)) return { drop: { kind: "existing_is_own_place", file } };
  if ((0, import_chunk_R5DXX5NI.overlapsAny)(found.at, added)) return { drop: { kind: "existing_is_added", file } };
  return { keep: [{ role: "existing", file, side: "new", at: found.at }] };
}
function standsAtHead(role, file, quote, texts) {
  const standing = standInFile({ file, quote, side: "new" }, texts);
  if ("drop" in standing) return void 0;
  return { role, file: standing.keep.file, side: "new", at: standing.keep.at };
}
function flawOfRule(claim, file, world) {
  const { ruleFile = "", ruleText = "" } = claim;
  const path = rulePath(ruleFile, world);
  if (path === void 0) return { kind: "rule_file_unknown", ruleFile };
  const rule = ruleAt(path, world);
  if (rule === void 0) {
    const isNew = world.rulesChanged.has(path);
    return { kind: isNew ? "rule_changed_in_diff" : "rule_file_unknown", ruleFile: path };
  }
  if (!standsInRedactedProse(ruleText, rule.body, world.redactedRule(rule.path))) {
    const isNew = world.rulesChanged.has(path) && standsInProse(ruleText, world.headText(path)?.plain.text ?? "");
    return { kind: isNew ? "rule_changed_in_diff" : "rule_text_not_found", ruleFile: path };
  }
  return (0, import_chunk_2MCP5X62.governs)(rule, file) ? void 0 : { kind: "rule_does_not_govern", ruleFile: path, file };
}
function ruleNamed(claim, world) {
  const path = rulePath(claim, world);
  return path === void 0 ? void 0 : ruleAt(path, world);
}
function rulePath(claim, world) {
  return (0, import_chunk_N732WB45.claimedPath)(claim, world.treeRoots, (path) => ruleAt(path, world) !== void 0);
}
function ruleAt(path, { rules }) {
  return rules.find((rule) => rule.path === path) ?? rules.find((rule) => rule.via?.includes(path));
}
function proveClaim(lens, claim, world) {
  const { file, line: line2, side, verification } = claim;
  const sided = side === void 0 ? {} : { side };
  const quote = standInFile({ file, line: line2, ...sided, quote: verification.code_examined }, world);
  if ("drop" in quote) return quote;
  const proof = proveLens(lens, claim, quote.keep, world);
  if ("drop" in proof) return proof;
  const flaw = flawOfAbsence(claim, world);
  if (flaw !== void 0) return { drop: flaw };
  const proven = { ...quote.keep, proofs: proof.keep };
  if (verification.cause === void 0) return { keep: proven };
  const cause = standInFile(verification.cause, world);
  return "drop" in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}
function proveLens(lens, claim, own, world) {
  switch (lens) {
    case "rules-compliance":
      return unless(flawOfRule(claim, own.file, world));
    case "history-context":
      return unless(flawOfCommit(claim, world));
    case "comment-compliance":
      return unless(flawOfComment(claim, own.file, world));
    case "intent-fulfilment":
      return unless(flawOfIntent(claim, world));
    case "caller-impact":
      return proveCaller(claim, own, world);
    case "data-flow-security":
      return proveFlow(claim, world);
    case "codebase-fit":
      return proveExisting(claim, own, world);
    case "bug-scan":
    case "dependency-check":
      return { keep: [] };
  }
}
function unless(flaw) {
  return flaw === void 0 ? { keep: [] } : { drop: flaw };
}
function flawOfCommit({ commitRef = "" }, { history }) {
  return commitInTable(history, commitRef) === void 0 ? { kind: "commit_not_in_history_table", commitRef } : void 0;
}
function flawOfIntent({ intentText: intentText2 = "" }, { intent }) {
  return standsInRedactedProse(intentText2, intent, intent) ? void 0 : { kind: "intent_not_found" };
}
function verifyFinding(raised, world) {
  const { lens, claim, slot } = raised;
  const proof = proveClaim(lens, claim, world);
  if ("drop" in proof) return proof;
  const { file, side, at, lines, occurrence, proofs, cause: proven } = proof.keep;
  const cause = proven === void 0 ? void 0 : placeOf(proven);
  const placement = placeClaim(proof.keep, claim.verification.is_impact_finding, world);
  const policy = policyFor(lens, world);
  if (!(0, import_chunk_636KHXOM.allowedBy)(policy, placement)) {
    const { is_impact_finding: isImpact } = claim.verification;
    return { drop: offChangeReason(placement, isImpact, cause, { changed: world.changed, policy }) };
  }
  const fingerprint = (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source: sourceOf(raised, world), lines, occurrence });
  const caused = cause === void 0 ? {} : { cause };
  return { keep: { slot, lens, claim, file, side, at, placement, ...caused, proofs, fingerprint } };
}
function policyFor(lens, { policy }) {
  return lens === "data-flow-security" ? "added" : policy;
}
function placeClaim({ file, side, at, cause }, isImpact, { changed }) {
  const caused = cause === void 0 ? {} : { cause: placeOf(cause) };
  return (0, import_chunk_636KHXOM.placementOf)({ file, side, at, isImpact, ...caused }, changed);
}
function offChangeReason(placement, isImpact, cause, { changed, policy }) {
  if (isImpact && cause === void 0) return { kind: "cause_missing" };
  if (isImpact && cause !== void 0 && !(0, import_chunk_636KHXOM.isOnChangedLine)(cause, changed)) {
    return { kind: "cause_not_on_changed_line" };
  }
  return { kind: "not_on_changed_lines", placement, policy };
}
function sourceOf({ lens, claim }, world) {
  if (lens !== "rules-compliance") return lens;
  return ruleNamed(claim.ruleFile ?? "", world)?.path ?? lens;
}
function placeOf({ file, side, at }) {
  return { file, side, at };
}
function namedPaths(findings) {
  const paths = findings.flatMap((claim) => [
    claim.file,
    ...claim.verification.where_checked,
    claim.verification.cause?.file,
    claim.ruleFile,
    claim.callerFile,
    claim.sourceFile,
    claim.sinkFile,
    claim.existingFile
  ]);
  return [...new Set(paths.filter((path) => path !== void 0))];
}
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPeople(body) {
  return body.split(/\r?\n/).filter((line2) => !PERSON.test(line2.trim())).join("\n").trim();
}
function wholeLines(text, limit) {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line2) => (bytes += Buffer.byteLength(line2) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
}
var LIST_ROOM = 4096;
function listed(items, separator, room = LIST_ROOM, omitted = 0) {
  const kept = [];
  let bytes = 0;
  for (const item of items) {
    bytes += (0, import_chunk_Y5FHDHJZ.byteLength)(item) + separator.length;
    if (bytes > room) break;
    kept.push(item);
  }
  const more = items.length - kept.length + omitted;
  return [...kept, ...more === 0 ? [] : [`(${more} more)`]].join(separator);
}
function stackText(stack) {
  const rows = [
    ["languages", listed(stack.languages, ", ")],
    ["framework", stack.framework ?? ""],
    ["dependencies", listed(stack.dependencies, ", ")],
    ["configuration", listed(stack.configFiles.map(import_chunk_BLJONZEY.shownPath), ", ")]
  ].filter(([, value]) => value !== "");
  const notes = stack.notes.length === 0 ? [] : [
    listed(
      stack.notes.map((note) => `- ${note}`),
      "\n"
    )
  ];
  return [...rows.map(([name, value]) => `${name}: ${value}`), ...notes].join("\n") || "(nothing detected)";
}
function historyNotes({ omitted, notes }) {
  const lines = [
    ...omitted === 0 ? [] : [`(${omitted} more rows were found and are in no packet)`],
    ...(notes ?? []).map((note) => `(${note})`)
  ];
  return lines.length === 0 ? "" : `${listed(lines, "\n")}

`;
}
function historyTexts(rows, patchLimit) {
  const patches = rows.flatMap((row) => row.patch ?? []);
  const fits = (0, import_chunk_Y5FHDHJZ.byteLength)(patches.join("")) <= patchLimit;
  const note = fits ? [] : [`(${patches.length} patch excerpts of the rows below are left out: they need too much room)`];
  return [...note, ...rows.map((row) => historyText(row, fits))];
}
function historyText(row, withPatch) {
  const lines = row.lines.length === 0 ? "none that stand today" : row.lines.map(spanText).join(", ");
  return [
    `commit: ${row.sha}`,
    `date: ${row.date}`,
    `listed as: ${row.why}`,
    `file: ${(0, import_chunk_BLJONZEY.shownPath)(row.path)}`,
    `base lines it was the last to touch: ${lines}`,
    `message:
${row.subject}${row.body === "" ? "" : `

${row.body}`}`,
    ...withPatch && row.patch !== void 0 ? [`patch:
${row.patch}`] : [],
    ...(row.remarks ?? []).map(
      ({ pullRequest, at, text }) => `review comment of ${at} in its pull request #${pullRequest}:
${text}`
    )
  ].join("\n");
}
function commentText(comment) {
  const marker = comment.marker === null ? "" : `, ${comment.marker}`;
  return `${(0, import_chunk_BLJONZEY.shownPath)(comment.path)}, lines ${spanText(comment.at)} of the ${comment.side} side${marker}:
${comment.text}`;
}
function importText(change) {
  return [
    `${(0, import_chunk_BLJONZEY.shownPath)(change.path)}:`,
    ...change.added.map((name) => `+ ${name}`),
    ...change.removed.map((name) => `- ${name}`)
  ].join("\n");
}
function spanText({ start, end }) {
  return start === end ? String(start) : `${start}-${end}`;
}
var INTENT_ROOM = 4 * LIST_ROOM;
function intentText(summary, words, room = LIST_ROOM) {
  if (summary === null) {
    return `(no summary was made of this change)
${authorText(words, Math.max(room, 2 * LIST_ROOM))}`;
  }
  const focus = summary.focus.map((item) => `- ${item}`);
  return [
    `goal: ${summary.goal}`,
    `approach: ${summary.approach}`,
    `summary: ${summary.summary}`,
    ...focus.length === 0 ? [] : ["look at:", ...focus],
    "",
    authorText(words, room)
  ].join("\n");
}
function authorText({ pullRequest, commits, commitsOmitted }, room) {
  const messages = commitsText(commits, room, commitsOmitted);
  return pullRequest === null ? messages : `${pullRequestText(pullRequest, room)}

${messages}`;
}
function pullRequestText({ number, title, author, body }, room) {
  return `pull request #${number} by ${author}: ${title}

${wholeLines(body.trim(), room) || "(no description)"}`;
}
function commitsText(commits, room, omitted) {
  const texts = [];
  let bytes = 0;
  let left = omitted;
  for (const { sha, subject, body } of commits) {
    const short = `commit ${sha.slice(0, 12)}: ${subject}`;
    const fitting = [body === "" ? short : `${short}

${body}`, `${short}
(body left out)`].find(
      (text) => bytes + (0, import_chunk_Y5FHDHJZ.byteLength)(text) + 2 <= room
    );
    if (fitting === void 0) left += 1;
    else {
      texts.push(fitting);
      bytes += (0, import_chunk_Y5FHDHJZ.byteLength)(fitting) + 2;
    }
  }
  if (left > 0) texts.push(`(${left} more commits)`);
  return texts.join("\n\n") || "(no commit messages: the change is not committed)";
}
var REMARK_BYTES = 2e3;
function discussionText(pullRequest, room) {
  if (pullRequest === null) return "(this is no pull request)";
  const { discussion, reviewRemarks, omitted } = pullRequest;
  const remarks = [
    ...discussion.map((remark) => remarkText(remark, "")),
    ...reviewRemarks.map((remark) => {
      const line2 = remark.line === null ? "" : `, line ${remark.line}`;
      return remarkText(remark, ` on ${(0, import_chunk_BLJONZEY.shownPath)(remark.path)}${line2}`);
    })
  ];
  return listed(remarks, "\n\n", room, omitted) || "(nobody has said anything)";
}
function remarkText({ author, at, text }, where) {
  return `${author}, ${at}${where}:
${wholeLines(text.trim(), REMARK_BYTES)}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  INTENT_ROOM,
  JAVASCRIPT,
  JSON_WITH_COMMENTS,
  LIST_ROOM,
  MARKUP,
  authorText,
  claimsAbsence,
  commentText,
  commentsOf,
  commitInTable,
  discussionText,
  flawOfComment,
  flawOfRule,
  historyNotes,
  historyTexts,
  importText,
  intentText,
  isIdle,
  listed,
  namedPaths,
  placeNamed,
  policyFor,
  scanRegions,
  sourceOf,
  spanText,
  stackText,
  standInFile,
  syntaxOf,
  textOn,
  verifyFinding,
  wasOpened,
  wholeLines,
  withoutPeople
});
