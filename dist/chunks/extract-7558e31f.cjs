var { __load, __part } = require("../main.cjs").shared;
exports["changed-links"] = __part((exports) => {
var { hunkText } = __load("extract-7558e31f/hunk-text"), { posix } = require("node:path");
function linkIn(file, patch) {
  if (file.kind !== "text") return void 0;
  const hunk = file.hunks.at(-1);
  if (hunk === void 0 || hunk.added.length === 0) return void 0;
  const section = patch.lastIndexOf("\ndiff --git ", hunk.bytes.start, "latin1") + 1;
  const end = patch.indexOf("\n@@ ", section, "latin1");
  if (!IS_LINK.test(patch.toString("latin1", section, end < 0 ? hunk.bytes.start : end))) return void 0;
  const lines = hunkText(patch, hunk).split("\n").slice(1);
  const target = lines.flatMap((line) => line.startsWith("+") ? [line.slice(1)] : []).join("\n");
  return { target, leaves: leaves(file.path, target) };
}
var IS_LINK = /^(?:new file mode|new mode|index [0-9a-f]+\.\.[0-9a-f]+) 120000$/m;
function leaves(path, target) {
  const plain = target.replaceAll("\\", "/");
  if (posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)) return true;
  const place = posix.join(posix.dirname(path), plain);
  return /^(?:\.\.|\.git)(?:\/|$)/i.test(place);
}
Object.assign(exports, { linkIn });
});
exports["enclosing-headers"] = __part((exports) => {
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
Object.assign(exports, { enclosingHeaders, lineAbove });
});
exports["extract"] = __part((exports) => {
var { lineAt, lineIndex, linesBetween } = __load("extract-7558e31f/line-index"), { groupedBy } = __load("git-685f2d30/grouped-by"), { by, inOrder } = __load("main/order"), { posix: posix13, posix: posix2, posix, posix: posix3, posix: posix8, posix: posix7, posix: posix4, posix: posix6, posix: posix5, posix: posix9, posix: posix10, posix: posix11, posix: posix12 } = require("node:path");
function readerOf(...patterns) {
  return (code2) => patterns.flatMap(
    (pattern) => [...code2.text.matchAll(pattern)].flatMap(({ groups = {} }) => {
      const module = groups["module"] ?? code2.strings[Number(groups["string"] ?? NaN)];
      if (module === void 0 || module.trim() === "") return [];
      return [{ module: module.trim(), names: importedNames(groups["names"] ?? "") }];
    })
  );
}
function importedNames(list) {
  return list.replace(/[(){}\\]/g, " ").split(",").map(
    (item) => item.trim().replace(/^type\s+(?=\S)/, "").split(/\s+as\s+|\s*=>\s*|\s*:\s*/)[0] ?? ""
  ).map((name) => name.trim()).filter((name) => name !== "");
}
function lineEnd(text2, _at, after) {
  const newline = text2.indexOf("\n", after);
  const end = newline === -1 ? text2.length : newline;
  return end > after && text2[end - 1] === "\r" ? end - 1 : end;
}
function through(close) {
  return (text2, _at, after) => {
    const found2 = text2.indexOf(close, after);
    return found2 === -1 ? text2.length : found2 + close.length;
  };
}
function throughNested(open, close) {
  return (text2, _at, after) => {
    let offset = after;
    let opens = text2.indexOf(open, offset);
    for (let depth = 1; depth > 0; ) {
      const closes = text2.indexOf(close, offset);
      if (closes === -1) return text2.length;
      if (opens !== -1 && opens < offset) opens = text2.indexOf(open, offset);
      const inner = opens !== -1 && opens < closes;
      depth += inner ? 1 : -1;
      offset = inner ? opens + open.length : closes + close.length;
    }
    return offset;
  };
}
function quoted(options = {}) {
  const escape = options.escape ?? "backslash";
  return (text2, _at, after) => {
    const quote = text2.charAt(after - 1);
    for (let offset = after; offset < text2.length; offset += 1) {
      const char = text2.charAt(offset);
      if (char === "\n" && options.lines !== true) return offset;
      if (char === "\\" && escape === "backslash") offset += 1;
      else if (char !== quote) continue;
      else if (escape === "doubled" && text2[offset + 1] === quote) offset += 1;
      else return offset + 1;
    }
    return text2.length;
  };
}
function throughUnescaped(close) {
  return (text2, _at, after) => {
    for (let offset = after; offset < text2.length; offset += 1) {
      if (text2[offset] === "\\") offset += 1;
      else if (text2.startsWith(close, offset)) return offset + close.length;
    }
    return text2.length;
  };
}
function throughNamed(closeOf) {
  return (text2, at, after) => through(closeOf(text2.slice(at, after)))(text2, at, after);
}
function matched(_text, _at, after) {
  return after;
}
function hereDocument(opener) {
  const word = opener.replace(/^<<<?[-~]?[ \t]*\\?/, "").replace(/^(["'`])(.*)\1$/, "$2");
  const [php, indented] = [opener.startsWith("<<<"), /^<<[-~<]/.test(opener)];
  return (text2, from) => {
    for (let start = from; start < text2.length; ) {
      const end = lineEnd(text2, start, start);
      const line2 = indented ? text2.slice(start, end).trimStart() : text2.slice(start, end);
      if (line2 === word || php && line2.startsWith(word) && !/\w/.test(line2.charAt(word.length))) return end;
      start = text2.indexOf("\n", end) + 1 || text2.length;
    }
    return text2.length;
  };
}
var blockScalarEnd = (text2, at) => {
  const line2 = text2.slice(text2.lastIndexOf("\n", at - 1) + 1, at);
  const before = /^ *(?:- +)*/.exec(line2)?.[0] ?? "";
  const parent = before.length === line2.length ? before.lastIndexOf("-") : before.length;
  let end = text2.indexOf("\n", at);
  while (end !== -1) {
    const next = text2.indexOf("\n", end + 1);
    const below = text2.slice(end + 1, next === -1 ? text2.length : next);
    if (below.trim() !== "" && below.search(/[^ ]/) <= parent) return end;
    if (next === -1) return text2.length;
    end = next;
  }
  return text2.length;
};
var CLOSING = { "(": ")", "[": "]", "{": "}" };
var rawEnd = (text2, at, after) => {
  const opened = text2.slice(at, after);
  const close = `${CLOSING[opened.at(-1) ?? ""] ?? ""}${opened.slice(2, -1)}${opened.charAt(1)}`;
  return through(close)(text2, at, after);
};
function syntax(...openers) {
  return { openers, pattern: new RegExp(openers.map(({ pattern }) => `(${pattern})`).join("|"), "gm") };
}
var MOST_COMMENTS = 100;
function codeBefore(text2, at, before) {
  let next = before.length - 1;
  let offset = at - 1;
  const last2 = Math.max(-1, next - MOST_COMMENTS);
  while (offset >= 0 && next >= last2) {
    const region2 = before[next];
    if (region2 !== void 0 && offset < region2.end && offset >= region2.start) {
      if (region2.kind !== "line-comment" && region2.kind !== "block-comment") return offset;
      offset = region2.start - 1;
      next -= 1;
    } else if (/\s/.test(text2.charAt(offset))) {
      offset -= 1;
    } else {
      return offset;
    }
  }
  return -1;
}
function docstringOrValue(text2, at, before) {
  const lineStart = text2.lastIndexOf("\n", at - 1) + 1;
  if (!/^[ \t\uFEFF]*[rRuU]?$/.test(text2.slice(lineStart, at))) return "opaque";
  const last2 = codeBefore(text2, lineStart, before);
  return last2 !== -1 && /[,=+\\%|]/.test(text2.charAt(last2)) ? "opaque" : "block-comment";
}
var WORDS_BEFORE_REGEX = new Set(
  "return typeof case in of delete void throw new else do await yield and or not if unless when while elsif then".split(
    " "
  )
);
function regexOrDivision(text2, at, before) {
  const end = regexEnd(text2, at, at + 1);
  if (end === at + 1) return null;
  const behindBracket = /[)}]/.test(text2.charAt(codeBefore(text2, at, before)));
  const isRegex = behindBracket ? /\/[/*]/.test(text2.slice(at + 1, end - 1)) : wantsValue(text2, at, before);
  return isRegex ? "opaque" : null;
}
function literalOrOperator(text2, at, before) {
  const isArgument = /[\w?!][ \t]+$/.test(text2.slice(Math.max(0, at - 20), at)) && /[^\s=]/.test(text2.charAt(at + 1));
  return isArgument || /(?:^|<<)\s*$/.test(lineBefore(text2, at)) || wantsValue(text2, at, before) ? "opaque" : null;
}
function lineBefore(text2, at) {
  return text2.slice(Math.max(text2.lastIndexOf("\n", at - 1) + 1, at - 200), at);
}
function wantsValue(text2, at, before) {
  const last2 = codeBefore(text2, at, before);
  if (last2 === -1 || /[(,=:[!&|?{;+\-*%~^>]/.test(text2.charAt(last2))) return true;
  if (!/\w/.test(text2.charAt(last2))) return false;
  let start = last2;
  while (start > 0 && last2 - start < 10 && /\w/.test(text2.charAt(start - 1))) start -= 1;
  return WORDS_BEFORE_REGEX.has(text2.slice(start, last2 + 1));
}
var LONGEST_REGEX = 1e3;
function regexEnd(text2, _at, after) {
  let inClass = false;
  const limit = Math.min(text2.length, after + LONGEST_REGEX);
  for (let offset = after; offset < limit; offset += 1) {
    const char = text2[offset];
    if (char === "\n") return after;
    if (char === "\\") offset += 1;
    else if (char === "[") inClass = true;
    else if (char === "]") inClass = false;
    else if (char === "/" && !inClass) return offset + 1;
  }
  return after;
}
var region = (kind) => (pattern, end) => ({ pattern, kind, end });
var text = region("text");
var opaque = region("opaque");
var line = (pattern) => region("line-comment")(pattern, lineEnd);
var block = (pattern, close) => region("block-comment")(pattern, through(close));
var skipped = (pattern) => ({ pattern, kind: "code", end: matched });
var code = (pattern, inside) => ({ pattern, kind: "code", inside });
var closing = (pattern, count = 1) => ({ pattern, closes: count });
var interpolated = (pattern, close, plain, interpolation2) => {
  const inside = syntax(closing(close), skipped(plain), code(...interpolation2));
  return { pattern, kind: "opaque", inside: () => inside };
};
var interpolation = (open, close, openers) => {
  let built;
  const inside = () => built ??= syntax(closing(close), code(open, inside), ...openers());
  return inside;
};
var hereDocuments = (pattern) => [
  { pattern, body: hereDocument },
  { pattern: "\\n", bodiesBegin: true }
];
var SLASHES = line("\\/\\/");
var SLASHES_NOT_URL = line("(?<!:)\\/\\/");
var STARS = block("\\/\\*", "*/");
var NESTED_STARS = region("block-comment")("\\/\\*", throughNested("/*", "*/"));
var MARKUP = block("<!--", "-->");
var HASH = line("#");
var HASH_WORD = line("(?<![^\\s;|&()])#");
var HASH_SPACED = line("(?<!\\S)#");
var HASH_LINE = line("#(?<=^[ \\t]{0,200}#)");
var SEMICOLON_LINE = line(";(?<=^[ \\t]{0,200};)");
var DOUBLE = text('"', quoted());
var SINGLE = text("'", quoted());
var DOUBLE_LINES = text('"', quoted({ lines: true }));
var SINGLE_LINES = text("'", quoted({ lines: true }));
var SINGLE_RAW_LINES = text("'", quoted({ lines: true, escape: "none" }));
var SINGLE_DOUBLED = text("'", quoted({ lines: true, escape: "doubled" }));
var DOUBLE_DOUBLED = text('"', quoted({ lines: true, escape: "doubled" }));
var CHARACTER = text(
  "(?<!\\w)(?:b|L|u8?|U)?'(?:\\\\[^\\n']{1,10}|\\\\'|[\\uD800-\\uDBFF][\\uDC00-\\uDFFF]|[^\\\\'\\n])'",
  matched
);
var VALUE = "(?<=(?:^|[:?-][ \\t])[ \\t]{0,200}(?:[!&][^\\s]{1,100}[ \\t]{1,20}){0,2}|[[{,][ \\t]{0,200})";
var YAML_DOUBLE = text(`${VALUE}"`, quoted({ lines: true }));
var YAML_SINGLE = { ...SINGLE_DOUBLED, pattern: `${VALUE}'` };
var BLOCK_SCALAR = opaque(
  "(?<=[:-][ \\t]{1,20}(?:[!&][^\\s]{1,100}[ \\t]{1,20}){0,2})[|>][-+\\d]{0,2}(?=[ \\t]*(?:[ \\t]#[^\\n]*)?\\r?$)",
  blockScalarEnd
);
var R_RAW = opaque(`\\b[rR]["']-{0,20}[([{]`, rawEnd);
var DOLLAR_SLASHY = opaque("\\$\\/", through("/$"));
var TRIPLE_DOUBLE = opaque('"""', throughUnescaped('"""'));
var TRIPLE_SINGLE = opaque("'''", throughUnescaped("'''"));
var DOCSTRING_DOUBLE = { ...TRIPLE_DOUBLE, kind: docstringOrValue };
var DOCSTRING_SINGLE = { ...TRIPLE_SINGLE, kind: docstringOrValue };
var RAW_BACKTICK = opaque("`", through("`"));
var REGEX = { pattern: "\\/", kind: regexOrDivision, end: regexEnd };
var ESCAPED = text("\\\\.", matched);
var HERE_DOCUMENT = hereDocuments(`(?<!<)<<[-~]?['"]?[A-Za-z_]\\w*['"]?`);
var PHP_HERE_DOCUMENT = hereDocuments(`<<<[ \\t]?['"]?[A-Za-z_]\\w*['"]?`);
var ADDRESS = opaque(`\\burl\\(\\s{0,20}(?!["'\\s])`, through(")"));
var RUST_RAW = opaque(
  '\\b[bc]?r#{0,9}"',
  throughNamed((opener) => `"${opener.replace(/[^#]/g, "")}`)
);
var CPP_RAW = opaque(
  '\\b(?:u8?|U|L)?R"[^()\\\\\\s]{0,16}\\(',
  throughNamed((opener) => `)${opener.slice(opener.indexOf('"') + 1, -1)}"`)
);
var longEnd = throughNamed((opener) => `]${opener.replace(/[^=]/g, "")}]`);
var LUA_LONG_COMMENT = region("block-comment")("--\\[={0,9}\\[", longEnd);
var LUA_LONG_STRING = opaque("\\[={0,9}\\[", longEnd);
var CSHARP_STRINGS = () => [
  opaque(
    '\\$*"{3,20}',
    throughNamed((opener) => opener.replace(/^\$+/, ""))
  ),
  interpolated('(?:@\\$|\\$@)"', '"(?!")', '""|\\{\\{', ["\\{", IN_CSHARP]),
  interpolated('\\$"', '"|(?=\\n)', "\\\\[^]|\\{\\{", ["\\{", IN_CSHARP]),
  { ...DOUBLE_DOUBLED, pattern: '@"' },
  DOUBLE,
  CHARACTER
];
var IN_CSHARP = interpolation("\\{", "\\}", () => [STARS, ...CSHARP_STRINGS()]);
var CSHARP = syntax(SLASHES, STARS, ...CSHARP_STRINGS());
var DART_STRINGS = () => [
  ...['"""', "'''", '"', "'"].map((quote) => opaque(`(?<=\\br)${quote}`, through(quote))),
  ...['"""', "'''"].map((quote) => interpolated(quote, quote, "\\\\[^]", ["\\$\\{", IN_DART])),
  ...['"', "'"].map((quote) => interpolated(quote, `${quote}|(?=\\n)`, "\\\\[^]", ["\\$\\{", IN_DART]))
];
var IN_DART = interpolation("\\{", "\\}", () => [SLASHES, NESTED_STARS, ...DART_STRINGS()]);
var DART = syntax(SLASHES, NESTED_STARS, ...DART_STRINGS());
var SWIFT_RAW = opaque(
  '#{1,9}(?:"""|"|\\/)',
  throughNamed((opener) => opener.replace(/^(#+)(.*)$/, "$2$1"))
);
var SWIFT_STRINGS = () => [
  SWIFT_RAW,
  interpolated('"""', '"""', "\\\\[^(]", ["\\\\\\(", IN_SWIFT]),
  interpolated('"', '"|(?=\\n)', "\\\\[^(]", ["\\\\\\(", IN_SWIFT])
];
var IN_SWIFT = interpolation("\\(", "\\)", () => [SLASHES, NESTED_STARS, ...SWIFT_STRINGS()]);
var SWIFT = syntax(SLASHES, NESTED_STARS, ...SWIFT_STRINGS());
var LANGUAGES = [
  {
    name: "C#",
    extensions: "cs",
    syntax: CSHARP,
    scanner: "own",
    imports: readerOf(/^[ \t]*(?:global\s+)?using\s+(?:static\s+)?(?:\w+\s*=\s*)?(?<module>[\w.]+)\s*;/gm),
    questions: [
      "Is an IDisposable left undisposed, a task not awaited, or .Result blocking on asynchronous code?",
      "Is a LINQ query enumerated several times or after its source changed?"
    ]
  },
  {
    name: "Dart",
    extensions: "dart",
    syntax: DART,
    scanner: "own",
    imports: readerOf(/^[ \t]*(?:import|export|part)\s+"(?<string>\d+)"/gm),
    questions: [
      "Is a BuildContext or setState used after an await without a mounted check, or a controller never disposed?"
    ]
  },
  {
    name: "Swift",
    extensions: "swift",
    syntax: SWIFT,
    scanner: "own",
    imports: readerOf(
      /^[ \t]*(?:@\w+\s+)?import\s+(?:(?:class|struct|func|enum|protocol|var|let|typealias)\s+)?(?<module>[\w.]+)/gm
    ),
    questions: [
      "Does `!` or try! meet a value that can be nil or fail, or a closure keep self alive in a cycle?"
    ]
  }
];
function treePaths(all) {
  const files = /* @__PURE__ */ new Map();
  const folders = /* @__PURE__ */ new Map([[".", []]]);
  for (const path of all) {
    files.set(path, path);
    const folder = posix.dirname(path);
    const others = folders.get(folder);
    if (others !== void 0) {
      others.push(path);
      continue;
    }
    folders.set(folder, [path]);
    for (let above2 = posix.dirname(folder); !folders.has(above2); above2 = posix.dirname(above2))
      folders.set(above2, []);
  }
  let filesByName;
  let foldersByName;
  return {
    all,
    file: (path) => files.get(path),
    hasFolder: (folder) => folders.has(folder),
    in: (folder) => folders.get(folder) ?? [],
    endingWith: (suffix) => ending(filesByName ??= byName(all), suffix),
    foldersEndingWith: (suffix) => ending(foldersByName ??= byName(folders.keys()), suffix)
  };
}
function byName(paths) {
  return groupedBy(paths, (path) => posix.basename(path));
}
function ending(names2, suffix) {
  const named = names2.get(posix.basename(suffix)) ?? [];
  return named.filter((path) => path === suffix || path.endsWith(`/${suffix}`));
}
function foldersUp(path) {
  const folders = [];
  let folder = posix.dirname(path);
  for (; folder !== "." && folder !== "/" && folder !== ".."; folder = posix.dirname(folder))
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
var CLOSING2 = { "(": ")", "[": "]", "{": "}" };
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
    const closing2 = CLOSING2[char];
    if (closing2 !== void 0) opened.push({ at: index, closing: closing2 });
    else if (opened.at(-1)?.closing === char) pairs.set(opened.pop()?.at ?? index, index);
    else opened.length = 0;
  }
  return pairs;
}
function inOneLine(text2) {
  return text2.replace(/\s+/g, " ").trim();
}
var JAVASCRIPT_KEYWORDS = new Set(
  "if for while switch catch return new function typeof await throw else do with super import in yield delete case try void instanceof".split(" ")
);
var BRACE_LANGUAGE_KEYWORDS = /* @__PURE__ */ new Set([
  ...JAVASCRIPT_KEYWORDS,
  ..."synchronized using lock sizeof defined match when until assert elif".split(" ")
]);
var LONGEST_TAIL = 1e3;
var braceFunctions = (shapes) => ({ mask, code: code2 }) => {
  return shapes.flatMap(
    (shape) => [...mask.matchAll(shape.header)].flatMap((match) => {
      const { name = "", owner } = match.groups ?? {};
      const before = shape.typeBefore === true ? typeBefore(mask, match.index) : "";
      if (before === void 0 || (shape.typeBefore === true || shape.isBare === true) && BRACE_LANGUAGE_KEYWORDS.has(name))
        return [];
      const open = match.index + match[0].length - 1;
      const close = closingOf(mask, open);
      if (close === -1) return [];
      const body = bodyAfter(mask, close + 1);
      const tail = body === void 0 ? null : shape.tail.exec(code2.slice(close + 1, body.start - 1));
      if (body === void 0 || tail === null) return [];
      const params = inOneLine(code2.slice(open + 1, close));
      const returns = shape.typeBefore === true ? before : inOneLine(tail[1] ?? "");
      return [
        { name, owner, start: match.index, end: body.end, params, returns, body, isExpression: false }
      ];
    })
  );
};
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
var FAMILY = {
  name: "c",
  alsoImports: "inc inl def ipp tcc tpp",
  resolver: cResolver,
  types: [[".c .cc .cpp .cxx .m .mm", ".h .hpp .hh .hxx"]],
  pairsByName: true,
  configuration: [/^CMakeLists\.txt$/, /^meson\.build$/, /^Makefile$/, /^configure\.ac$/],
  functions: braceFunctions([
    {
      header: /(?:\b(?<owner>\w+)::)?(?<name>~?\b\w+)\s*\(/g,
      tail: /^\s*(?:(?:const|noexcept|override|final|volatile|&&?)\s*)*(?:->[^;]*|:[^;]*)?$/,
      typeBefore: true
    }
  ]),
  hasTypesBefore: /./
};
var LIKE_C = {
  syntax: syntax(SLASHES, STARS, CPP_RAW, DOUBLE, CHARACTER),
  scanner: "own",
  imports: "unread",
  questions: []
};
var C = {
  ...LIKE_C,
  imports: readerOf(/^[ \t]*#[ \t]*(?:include|import)[ \t]*(?:<(?<module>[^>\n]+)>|"(?<string>\d+)")/gm),
  family: FAMILY
};
var ASKED = [
  "Is memory read or written past its end, after it was freed, or before it was set?",
  "Can a size or index computation overflow or turn negative?",
  "Is every allocation, handle and lock released on each error path?"
];
var LANGUAGES2 = [
  { ...C, name: "C", extensions: "c h", questions: ASKED },
  {
    ...C,
    name: "C++",
    extensions: "cc cpp cxx hh hpp hxx",
    questions: [...ASKED, "Does a reference, iterator, view or lambda capture outlive what it points to?"]
  },
  { ...C, name: "Objective-C", extensions: "m mm" },
  { ...C, extensions: "cu" },
  { ...LIKE_C, extensions: "ino glsl" },
  { ...LIKE_C, name: "Zig", extensions: "zig", scanner: "borrowed" },
  {
    ...LIKE_C,
    extensions: "proto",
    scanner: "borrowed",
    imports: readerOf(/^[ \t]*import\s+(?:public\s+|weak\s+)?"(?<string>\d+)"/gm)
  }
];
var STANDARD = new Set(
  "assert complex ctype errno fenv float inttypes limits locale math memory setjmp signal stdarg stdbool stddef stdint stdio stdlib string strings tgmath threads time unistd fcntl wchar wctype pthread dirent poll sched".split(" ").map((name) => `${name}.h`)
);
function cResolver({ tree }) {
  return (from, { module }) => {
    const beside = tree.file(posix2.join(posix2.dirname(from), module));
    if (beside !== void 0) return [beside];
    const path = posix2.normalize(module).replace(/^(?:\.\.\/)+/, "");
    if (STANDARD.has(path)) return [];
    const found2 = tree.endingWith(path);
    const closest = found2.length === 1 ? found2[0] : closestTo(from, found2);
    return closest === void 0 ? [] : [closest];
  };
}
function dependency(name, version, development = false) {
  return { name, version: version.replace(/\s+/g, " ").trim(), development };
}
var isBelow = (module, dependency2) => module === dependency2 || module.startsWith(`${dependency2}/`);
function sameName(a, b) {
  const plain = (name) => name.toLowerCase().replaceAll("-", "_");
  return plain(a) === plain(b);
}
var SQL_IN_STRINGS = {
  with: "pg mysql2 sqlite3 better-sqlite3 psycopg2 database/sql github.com/jackc/pgx github.com/lib/pq",
  ask: "Is SQL built by joining or interpolating strings instead of passing parameters?"
};
var LANGUAGES3 = [
  {
    name: "Go",
    extensions: "go",
    syntax: syntax(SLASHES, STARS, DOUBLE, RAW_BACKTICK, CHARACTER),
    scanner: "own",
    imports: goImports,
    family: {
      name: "go",
      resolver: goResolver,
      mapsNames: /^go\.mod$/,
      declarations: /^(?:func(?:[ \t]*\([^)\n]{0,200}\))?|type|var|const)[ \t]+(\w+)/gm,
      configuration: [/^go\.(?:mod|work)$/],
      functions: braceFunctions([
        {
          header: /^func[ \t]+(?:\(\s*(?:\w+[ \t]+)?\*?(?<owner>\w+)[^()\n]{0,200}\)[ \t]*)?(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,300}\])?\(/gm,
          tail: /^\s*([^;]*?)\s*$/
        }
      ]),
      hasInterfaces: true
    },
    ecosystem: {
      name: "go",
      manifests: { "go.mod": goMod },
      frameworks: "github.com/gin-gonic/gin github.com/labstack/echo github.com/gofiber/fiber github.com/go-chi/chi",
      comesFrom: isBelow
    },
    questions: [
      "Is err shadowed by := in an inner scope, overwritten, or never checked?",
      "Is a response body, file or row set left unclosed on some path, or deferred inside a loop?",
      "Can a goroutine outlive its caller, block on a channel for ever, or write shared data without a lock?",
      "Is a nil map written to, a nil pointer in an interface compared with nil, or a slice appended to that shares memory?",
      "Is a context dropped, or its cancel function never called?",
      SQL_IN_STRINGS
    ]
  }
];
function goImports(code2) {
  const blocks = [...code2.text.matchAll(/^[ \t]*import\s*(\([^)]*\)|[^\n]*)/gm)].map(
    (match) => match[1] ?? ""
  );
  return blocks.flatMap(
    (block2) => [...block2.matchAll(/"(\d+)"/g)].map((match) => ({
      module: code2.strings[Number(match[1])] ?? "",
      names: []
    }))
  );
}
function goResolver({ tree, texts }) {
  const modules2 = [...texts].filter(([path]) => posix3.basename(path) === "go.mod").flatMap(([path, text2]) => {
    const name = /^module[ \t]+"?([^\s"]+)/m.exec(text2)?.[1];
    return name === void 0 ? [] : [{ name, folder: posix3.dirname(path) }];
  }).toSorted(by(({ name }) => -name.length));
  return (from, { module }) => {
    const owner = modules2.find(({ name }) => module === name || module.startsWith(`${name}/`));
    const folder = module.startsWith(".") ? posix3.join(posix3.dirname(from), module) : owner && posix3.join(owner.folder, module.slice(owner.name.length));
    if (folder === void 0) return [];
    return tree.in(folder).filter((path) => path.endsWith(".go") && !path.endsWith("_test.go"));
  };
}
function goMod(text2) {
  if (!/^module\s+\S+/m.test(text2)) throw new SyntaxError("no module line");
  const required = text2.matchAll(
    /^(?:[ \t]+|require[ \t]+)([^\s()]+)[ \t]+(v[^\s]+)(?![^\n]*(?:=>|\/\/ indirect))[^\n]*$/gm
  );
  const version = /^go[ \t]+(\S+)/m.exec(text2)?.[1];
  return {
    dependencies: [...required].map(([, name = "", found2 = ""]) => dependency(name, found2)),
    facts: version === void 0 ? [] : [`Go ${version}`]
  };
}
function scanRegions(text2, syntax2) {
  const place = { text: text2, regions: [], open: [syntax2], outer: null, bodies: [] };
  let at = 0;
  for (; ; ) {
    const { pattern, openers } = place.open.at(-1) ?? syntax2;
    pattern.lastIndex = at;
    const match = pattern.exec(text2);
    if (match === null) break;
    const opener = openers.find((_, index) => match[index + 1] !== void 0);
    if (opener === void 0) throw new Error("a syntax pattern matched without one of its openers");
    at = passed(place, opener, match.index, match[0]);
  }
  if (place.outer !== null) put(place, place.outer.kind, place.outer.start, text2.length);
  return place.regions;
}
function passed(place, opener, at, matched2) {
  const { text: text2, open, regions } = place;
  const after = at + matched2.length;
  if ("closes" in opener) return closed(place, opener.closes, after);
  if ("body" in opener) {
    place.bodies.push(opener.body(matched2));
    return after;
  }
  if ("bodiesBegin" in opener) return behindBodies(place, at);
  const kind = typeof opener.kind === "function" ? opener.kind(text2, at, regions) : opener.kind;
  if (kind === null) return at + 1;
  if ("inside" in opener) {
    if (kind !== "code") place.outer ??= { kind, start: at, depth: open.length };
    open.push(opener.inside());
    return after;
  }
  const end = opener.end(text2, at, after);
  if (opener.holds === void 0) found(place, kind, at, end);
  else regions.push(...embedded(text2, after, end, opener.holds()));
  return Math.max(end, at + 1);
}
function found(place, kind, start, end) {
  const { outer } = place;
  if (kind === "code") return;
  if (outer === null) put(place, kind, start, end);
  else if (kind === "line-comment" || kind === "block-comment") {
    put(place, outer.kind, outer.start, start);
    put(place, kind, start, end);
    outer.start = end;
  }
}
function put({ regions }, kind, start, end) {
  if (end > start) regions.push({ kind, start, end });
}
function closed(place, count, after) {
  const { open, outer } = place;
  open.length = Math.max(1, open.length - count);
  if (outer !== null && open.length <= outer.depth) {
    put(place, outer.kind, outer.start, after);
    place.outer = null;
  }
  return after;
}
function behindBodies(place, newline) {
  let end = newline;
  for (const body of place.bodies) end = body(place.text, end + 1);
  place.bodies = [];
  found(place, "opaque", newline + 1, end);
  return Math.max(end, newline + 1);
}
function embedded(text2, start, end, syntax2) {
  return scanRegions(text2.slice(start, end), syntax2).map((region2) => ({
    kind: region2.kind,
    start: region2.start + start,
    end: region2.end + start
  }));
}
function codeOf(source, syntax2) {
  const parts = [];
  const strings = [];
  let at = 0;
  for (const region2 of scanRegions(source, syntax2)) {
    const inside = source.slice(region2.start, region2.end);
    parts.push(source.slice(at, region2.start));
    if (region2.kind === "text") {
      parts.push(`"${strings.length}"`);
      strings.push(inside.replace(/^[@$]*["']|["']$/g, ""));
    } else {
      parts.push(inside.includes("\n") ? "\n" : " ");
    }
    at = region2.end;
  }
  parts.push(source.slice(at));
  return { text: parts.join(""), strings };
}
var JSON_WITH_COMMENTS = syntax(SLASHES, STARS, DOUBLE, SINGLE);
function parseJsonWithComments(text2) {
  const code2 = codeOf(text2.replace(/^\uFEFF/, ""), JSON_WITH_COMMENTS);
  const strict = code2.text.replace(/,(?=\s*[}\]])/g, "").replace(/"(\d+)"/g, (_, number) => `"${code2.strings[Number(number)] ?? ""}"`);
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
var WRITTEN_FOR = /* @__PURE__ */ new Map([
  [".ts", [".ts", ".d.ts"]],
  [".tsx", [".tsx", ".d.ts"]],
  [".mts", [".mts", ".d.mts"]],
  [".cts", [".cts", ".d.cts"]],
  [".js", [".ts", ".tsx", ".d.ts", ".js", ".jsx"]],
  [".jsx", [".tsx", ".d.ts", ".jsx"]],
  [".mjs", [".mts", ".d.mts", ".mjs"]],
  [".cjs", [".cts", ".d.cts", ".cjs"]]
]);
var ADDED = ".ts .tsx .d.ts .js .jsx .mjs .cjs .mts .cts .json .vue .svelte .astro".split(" ");
function probeFile(tree, path) {
  const ending2 = posix4.extname(path);
  const others = WRITTEN_FOR.get(ending2);
  const found2 = others && firstFile(tree, path.slice(0, path.length - ending2.length), others);
  return found2 ?? tree.file(path) ?? firstFile(tree, path, ADDED);
}
function firstFile(tree, stem, endings) {
  for (const ending2 of endings) {
    const found2 = tree.file(stem + ending2);
    if (found2 !== void 0) return found2;
  }
  return void 0;
}
function probe(tree, path) {
  const found2 = probeFile(tree, path);
  return found2 ?? (tree.hasFolder(path) ? probeFile(tree, posix4.join(path, "index")) : void 0);
}
var NOT_READ = "not read";
var MOST_CONFIGS = 20;
function configChain(path, texts, packageFolder = () => void 0, seen = /* @__PURE__ */ new Set()) {
  if (seen.has(path)) return [];
  if (seen.size > MOST_CONFIGS) return [{ path, why: NOT_READ }];
  seen.add(path);
  const json = readConfig(texts.get(path));
  if (typeof json === "string") return [{ path, why: json }];
  const bases = [json["extends"]].flat().filter((base) => typeof base === "string");
  const extended = bases.map((base) => placeOf(base, posix5.dirname(path), texts, packageFolder));
  return [...extended.flatMap((base) => configChain(base, texts, packageFolder, seen)), { path, json }];
}
function readConfig(text2) {
  if (text2 === void 0) return NOT_READ;
  try {
    const json = parseJsonWithComments(text2);
    return isObject(json) ? json : "not an object";
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return error.message;
  }
}
function placeOf(base, folder, texts, packageFolder) {
  if (base.startsWith(".")) return configAt(posix5.join(folder, base), texts);
  const [, name = "", rest = ""] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(base) ?? [];
  const inside = packageFolder(name);
  return inside === void 0 ? base : configAt(posix5.join(inside, rest), texts);
}
function configAt(path, texts) {
  const named = path.endsWith(".json") ? path : `${path}.json`;
  return [path, named, posix5.join(path, "tsconfig.json")].find((each) => texts.has(each)) ?? named;
}
var TELLING = [
  "strict",
  "strictNullChecks",
  "noImplicitAny",
  "noUncheckedIndexedAccess",
  "exactOptionalPropertyTypes"
];
function strictnessNote(path, texts) {
  const chain = configChain(path, texts);
  const unread = chain.flatMap((config) => "why" in config ? [config] : []);
  const broken = unread.find(({ why }) => why !== NOT_READ);
  if (broken !== void 0) return `${path} could not be read: ${broken.why}`;
  const options = chain.map((config) => "json" in config ? objectIn(config.json, "compilerOptions") : {});
  const on = TELLING.filter((name) => options.findLast((one) => name in one)?.[name] === true);
  const state = on.length > 0 ? `TypeScript ${on.join(", ")}` : "TypeScript without strict checks";
  const [missing] = unread;
  return `${state} (${path}${missing === void 0 ? "" : `, which extends ${missing.path}: not read`})`;
}
var NONE = { baseUrl: void 0, paths: [] };
function pathMappings({ tree, texts }, packageFolder) {
  const byConfig = /* @__PURE__ */ new Map();
  return (from) => {
    const config = foldersUp(from).flatMap((above2) => ["tsconfig.json", "jsconfig.json"].map((name) => posix6.join(above2, name))).find((path) => tree.file(path) !== void 0);
    if (config === void 0) return NONE;
    const mapping = byConfig.get(config) ?? withReferences(config, texts, packageFolder);
    byConfig.set(config, mapping);
    return mapping;
  };
}
function withReferences(config, texts, packageFolder) {
  const chain = configChain(config, texts, packageFolder);
  const own = mappingOf(chain);
  if (isTelling(own)) return own;
  const last2 = chain.at(-1);
  const references = last2 !== void 0 && "json" in last2 ? last2.json["references"] : [];
  const others = (Array.isArray(references) ? references : []).flatMap((each) => {
    const path = isObject(each) ? each["path"] : void 0;
    return typeof path === "string" ? [configAt(posix6.join(posix6.dirname(config), path), texts)] : [];
  });
  const inside = others.filter((other) => posix6.dirname(other) === posix6.dirname(config));
  const mappings = inside.map((other) => mappingOf(configChain(other, texts, packageFolder)));
  return mappings.find(isTelling) ?? own;
}
function isTelling({ baseUrl, paths }) {
  return paths.length > 0 || baseUrl !== void 0;
}
function mappingOf(chain) {
  return chain.reduce((before, config) => {
    if (!("json" in config)) return before;
    const folder = posix6.dirname(config.path);
    const options = objectIn(config.json, "compilerOptions");
    const ownBase = options["baseUrl"];
    const baseUrl = typeof ownBase === "string" ? posix6.join(folder, ownBase) : before.baseUrl;
    if (!isObject(options["paths"])) return { baseUrl, paths: before.paths };
    return { baseUrl, paths: patternsOf(options["paths"], baseUrl ?? folder) };
  }, NONE);
}
function patternsOf(paths, folder) {
  return Object.entries(paths).map(([pattern, targets]) => ({
    pattern,
    targets: (Array.isArray(targets) ? targets : []).flatMap(
      (target) => typeof target === "string" ? [posix6.join(folder, target)] : []
    )
  })).toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern));
}
function exactness(pattern) {
  const star = pattern.indexOf("*");
  return star === -1 ? Infinity : star;
}
function targetsOf({ pattern, targets }, name) {
  const star = pattern.indexOf("*");
  if (star === -1) return name === pattern ? targets : void 0;
  const [head, tail] = [pattern.slice(0, star), pattern.slice(star + 1)];
  const fits = name.length >= head.length + tail.length && name.startsWith(head) && name.endsWith(tail);
  if (!fits) return void 0;
  const inside = name.slice(head.length, name.length - tail.length);
  return targets.map((target) => target.split("*").join(inside));
}
function npmPackages({ texts }) {
  const byFolder = /* @__PURE__ */ new Map();
  const byName3 = /* @__PURE__ */ new Map();
  for (const [path, text2] of texts) {
    if (posix7.basename(path) !== "package.json") continue;
    const json = parsed(text2);
    if (json === void 0) continue;
    const found2 = { folder: posix7.dirname(path), json };
    byFolder.set(found2.folder, found2);
    const name = json["name"];
    if (typeof name === "string" && !byName3.has(name)) byName3.set(name, found2);
  }
  return {
    named: (name) => byName3.get(name),
    at: (folder) => byFolder.get(folder),
    around: (path) => foldersUp(path).map((folder) => byFolder.get(folder)).find((found2) => found2 !== void 0)
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
    const found2 = mappedFile(
      tree,
      folder,
      isMap ? exported : { ".": exported },
      subpath === "" ? "." : `./${subpath}`
    );
    if (found2 !== void 0) return found2;
  }
  if (subpath !== "") {
    return probe(tree, posix7.join(folder, subpath)) ?? probe(tree, posix7.join(folder, "src", subpath));
  }
  const fields = ["source", "types", "typings", "module", "main"].map((field) => json[field]);
  const main = fields.flatMap((field) => typeof field === "string" ? [sourceFor(tree, folder, field)] : []).find((file) => file !== void 0);
  return main ?? probe(tree, posix7.join(folder, "index")) ?? probe(tree, posix7.join(folder, "src/index"));
}
function mappedFile(tree, folder, map, key) {
  for (const pattern of patternsIn(map)) {
    const targets = targetsOf(pattern, key);
    if (targets === void 0) continue;
    return targets.map((target) => sourceFor(tree, folder, target)).find((file) => file !== void 0);
  }
  return void 0;
}
function patternsIn(map) {
  return Object.entries(map).map(([pattern, value]) => ({ pattern, targets: stringsIn(value, 0) })).toSorted((a, b) => exactness(b.pattern) - exactness(a.pattern));
}
function stringsIn(value, depth) {
  if (typeof value === "string") return value.startsWith("./") ? [value] : [];
  if (depth > 8 || typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap((inner) => stringsIn(inner, depth + 1));
}
var BUILT = /^(?:\.\/)?(?:dist|lib|build|out|esm|cjs|es|types)(?:\/(?:esm|cjs|es|types|src))?\//;
function sourceFor(tree, folder, target) {
  const written2 = probe(tree, posix7.join(folder, target));
  if (written2 !== void 0) return written2;
  if (!BUILT.test(target)) return void 0;
  const stem = target.replace(BUILT, "").replace(/(?:\.d)?\.[cm]?[jt]sx?$/, "");
  return probe(tree, posix7.join(folder, "src", stem)) ?? probe(tree, posix7.join(folder, stem));
}
function javascriptResolver(sources) {
  const { tree } = sources;
  const packages = npmPackages(sources);
  const mappingFor = pathMappings(sources, (name) => packages.named(name)?.folder);
  const bareFile = (from, module) => mappedByPaths(tree, mappingFor(from), module) ?? inRepository(tree, packages, module);
  return (from, { module }) => {
    const found2 = RELATIVE.test(module) ? relativeFile(tree, packages, from, module) : ELSEWHERE.test(module) ? void 0 : ownImport(tree, packages, from, module) ?? bareFile(from, module);
    return found2 === void 0 ? [] : [found2];
  };
}
var RELATIVE = /^\.\.?(?:\/|$)/;
var ELSEWHERE = /^(?:\/|[a-z][a-z+.-]+:)/;
function ownImport(tree, packages, from, module) {
  const own = module.startsWith("#") ? packages.around(from) : void 0;
  return own && mappedFile(tree, own.folder, objectIn(own.json, "imports"), module);
}
function relativeFile(tree, packages, from, module) {
  const path = posix8.join(posix8.dirname(from), module).replace(/\/$/, "");
  const file = /(?:^|\/)\.{0,2}$/.test(module) ? void 0 : probeFile(tree, path);
  if (file !== void 0) return file;
  if (tree.hasFolder(path)) {
    const inner = path === "." ? void 0 : packages.at(path);
    return (inner && packageFile(tree, inner, "")) ?? probeFile(tree, posix8.join(path, "index"));
  }
  const unasked = module.replace(/[?#].*$/, "");
  return unasked === module || unasked === "" ? void 0 : relativeFile(tree, packages, from, unasked);
}
function mappedByPaths(tree, { baseUrl, paths }, module) {
  for (const pattern of paths) {
    const targets = targetsOf(pattern, module);
    if (targets === void 0) continue;
    const found2 = targets.map((target) => probe(tree, target)).find((file) => file !== void 0);
    if (found2 !== void 0) return found2;
    break;
  }
  return baseUrl === void 0 ? void 0 : probe(tree, posix8.join(baseUrl, module));
}
function inRepository(tree, packages, module) {
  const [, name = "", subpath = ""] = /^((?:@[^/]+\/)?[^/]+)\/?(.*)$/.exec(module) ?? [];
  const named = packages.named(name);
  return named === void 0 ? void 0 : packageFile(tree, named, subpath);
}
var CLAUSE = String.raw`(?:(?!\b(?:import|export|from)\b)[\w$*{}\s,]|\bfrom\b(?=\s*[,}])){0,4000}?`;
var STATEMENT = String.raw`(?<![.\w$])(?:import|export)\b\s*(?:type\s+(?!from\b\s*"))?`;
var asWhole = readerOf(
  /(?<![.\w$])import\s*"(?<string>\d+)"/g,
  /(?<![.\w$])(?:require(?:\.resolve)?|import)\s*\(\s*"(?<string>\d+)"/g
);
var byName2 = readerOf(
  /\{(?<names>[\w$\s,:]{0,2000})\}\s*=\s*(?:await\s+)?(?:require|import)\s*\(\s*"(?<string>\d+)"/g
);
var WITHOUT_CLAUSE = /(?:import|require(?:\.resolve)?)\s*[("]/;
var withClause = new RegExp(String.raw`${STATEMENT}(?<clause>${CLAUSE})\bfrom\s*"(?<string>\d+)"`, "g");
function javascriptImports(code2) {
  const statements = [...code2.text.matchAll(withClause)].flatMap(({ groups = {} }) => {
    const module = code2.strings[Number(groups["string"])];
    return module === void 0 ? [] : [{ module, names: clauseNames(groups["clause"] ?? "") }];
  });
  return WITHOUT_CLAUSE.test(code2.text) ? [...statements, ...asWhole(code2), ...byName2(code2)] : statements;
}
function clauseNames(clause) {
  const named = /\{([^}]*)\}/.exec(clause)?.[1] ?? "";
  const names2 = named.split(",").map((item) => /^(?:type\s+(?!as\b))?([\w$]+)/.exec(item.trim())?.[1] ?? "");
  const outside = clause.replace(/\{[^}]*\}/, "").replace(/\*(\s+as\s+[\w$]+)?/, "");
  return [.../[\w$]/.test(outside) ? ["default"] : [], ...names2.filter((name) => name !== "")];
}
function scriptsOf(source) {
  const scripts2 = [...source.matchAll(/<script\b[^>]{0,500}>([^]*?)<\/script/g)].map(
    (match) => match[1] ?? ""
  );
  const front = /^---\r?\n([^]*?)\n---/.exec(source)?.[1] ?? "";
  return [front, ...scripts2].join("\n");
}
function script(...more) {
  const inside = interpolation("\\{", "\\}", () => openers);
  const template = interpolated("`", "`", "\\\\[^]", ["\\$\\{", inside]);
  const openers = [
    SLASHES,
    STARS,
    DOUBLE,
    SINGLE,
    template,
    { ...REGEX, kind: regexOrDivision },
    ...more
  ];
  return openers;
}
var HOLE = interpolation("\\{", "\\}", () => WITH_ELEMENTS);
var ATTRIBUTES = ['"', "'"].map((quote) => opaque(quote, quoted({ lines: true, escape: "none" })));
var TYPE = syntax(
  closing(">"),
  code("<", () => TYPE)
);
var CHILDREN = syntax(
  closing("<\\/[^>]{0,200}>", 2),
  code("<(?=[\\w$>])", () => TAG),
  code("\\{", HOLE)
);
var TAG = syntax(
  SLASHES,
  STARS,
  closing("\\/>"),
  code(">", () => CHILDREN),
  code("<", () => TYPE),
  ...ATTRIBUTES,
  code("\\{", HOLE)
);
var ELEMENT = {
  pattern: "<(?=[A-Za-z_$>])(?![\\w$]{1,100}\\s*(?:,|extends\\b)|const\\s|T?[A-Z]?\\w{0,30}(?<=<(?:[A-Z]|T[A-Z]\\w{0,30}))>\\s*\\()",
  kind: (text2, at, before) => wantsValue(text2, at, before) ? "code" : null,
  inside: () => TAG
};
var WITH_ELEMENTS = script(ELEMENT);
var TYPESCRIPT = syntax(...script());
var JAVASCRIPT = syntax(...WITH_ELEMENTS);
var TYPE_PARAMETERS = String.raw`(?:<[^<>()]{0,200}(?:<[^<>()]{0,200}>[^<>()]{0,200})?>\s*)?`;
var DECLARED = new RegExp(
  String.raw`(?<![.\w$])(?:function\s*\*?\s*(?<named>[\w$]+)\s*${TYPE_PARAMETERS}|` + String.raw`(?:const|let|var)\s+(?<bound>[\w$]+)\s*(?::[^=;\n]{0,300})?=\s*(?:async\b\s*)?(?:function\b\s*\*?\s*[\w$]{0,100}\s*)?${TYPE_PARAMETERS})\(`,
  "g"
);
var MEMBER = new RegExp(
  String.raw`(?<![#\w$])(?=[#\w$])(?<=^[ \t]*(?:(?:public|private|protected|static|async|override|readonly|get|set)[ \t]+){0,5}\*?)` + String.raw`(?<member>#?[\w$]+)\s*(?:(?::[^=;\n()]{0,300})?=\s*|:\s*)?(?:async\b\s*)?(?:function\b\s*)?${TYPE_PARAMETERS}\(`,
  "gm"
);
function javascriptFunctions({ mask, code: code2 }) {
  const short = [...mask.matchAll(SHORT)].flatMap((match) => shortArrow(mask, match) ?? []);
  const others = [...mask.matchAll(DECLARED), ...mask.matchAll(MEMBER)].flatMap((match) => {
    const { named, bound, member } = match.groups ?? {};
    const name = named ?? bound ?? member ?? "";
    const open = match.index + match[0].length - 1;
    const close = JAVASCRIPT_KEYWORDS.has(name) ? -1 : closingOf(mask, open);
    const wantsArrow = /[=:]\s*(?:async\b\s*)?(?:<[^]*>\s*)?\($/.test(match[0]);
    const tail = close === -1 ? void 0 : tailOf(mask, close + 1, wantsArrow);
    const body = tail?.isArrow === wantsArrow ? bodyAt(mask, tail.at) : void 0;
    if (tail === void 0 || body === void 0) return [];
    return [
      {
        name: name.replace(/^#/, ""),
        start: match.index,
        end: body.end,
        params: inOneLine(code2.slice(open + 1, close)),
        returns: inOneLine(code2.slice(close + 1, tail.typeEnd)).replace(/^:\s*/, ""),
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
var FAMILY2 = {
  name: "javascript",
  alsoImports: "json css scss sass less graphql gql svg html md mdx txt wasm",
  resolver: javascriptResolver,
  mapsNames: /^(?:package\.json|[jt]sconfig(?:\.[\w-]+)*\.json)$/,
  types: [
    [".js .jsx .ts .tsx .vue", ".d.ts"],
    [".mjs", ".d.mts"],
    [".cjs", ".d.cts"]
  ],
  configuration: [
    /^package\.json$/,
    /^[jt]sconfig(?:\.[\w-]+)*\.json$/,
    /^(?:vite|vitest|jest|webpack|rollup|next|nuxt)\.config\.\w+$/
  ],
  functions: javascriptFunctions,
  hasInterfaces: true,
  hasTypesBehind: true
};
var NPM = {
  name: "npm",
  manifests: { "package.json": packageJson },
  frameworks: "nuxt next @sveltejs/kit @remix-run/react astro @angular/core gatsby @nestjs/core electron react-native expo vue react preact svelte solid-js lit fastify express koa hono",
  comesFrom: isBelow
};
function packageJson(text2) {
  const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
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
var REACT = "react preact next react-native @remix-run/react gatsby expo";
var VUE = "vue nuxt @nuxt/kit";
var togetherWith = (dependencies, ...questions) => questions.map((ask) => ({ with: dependencies, ask }));
var ASKED2 = [
  "Is every promise awaited, returned or given a catch, also inside forEach, map and event handlers?",
  "Are == and != used where null, undefined, 0 and the empty string must be told apart, or || where ?? is meant?",
  "Does optional chaining yield undefined where the next step needs a value?",
  "Does sort, splice, reverse or Object.assign change an array or object that someone else still holds?",
  "Is parseInt, Number or JSON.parse fed input that may not parse, without a check of the result?"
];
var ASKED_WITH = [
  ...togetherWith(
    VUE,
    "Is a ref read or compared without .value in script code, or with .value in a template?",
    "Does destructuring a reactive object or props lose reactivity, where toRef, toRefs or a getter is needed?",
    "Does a watcher or computed depend on something that is read only after an await, or not tracked at all?",
    "Are listeners, timers and observers that are set up in setup or onMounted removed in onUnmounted?"
  ),
  ...togetherWith(
    "nuxt",
    "Is browser-only API (window, document, localStorage) reached while rendering on the server?"
  ),
  ...togetherWith(
    REACT,
    "Does an effect, callback or memo close over a stale value because its dependency list lacks it?",
    "Does an effect that subscribes, fetches or sets a timer return the matching clean-up?",
    "Is state changed in place, or computed from the previous state without the updater function?",
    "Is a hook called in a condition, a loop or after an early return?"
  ),
  ...togetherWith(
    "next",
    'Does a server component use state, effects or browser API without "use client", or does a secret reach client code?'
  ),
  ...togetherWith(
    "svelte @sveltejs/kit",
    "Does reactive state change by mutation that Svelte cannot see, or is a store subscription never ended?"
  ),
  ...togetherWith(
    "@angular/core rxjs",
    "Is every subscription ended (takeUntil, async pipe), and is a nested subscribe meant to be switchMap?"
  ),
  ...togetherWith(
    "express fastify koa hono @nestjs/core",
    "Does each path of a handler answer exactly once, and does an error in asynchronous code reach the error handler?"
  ),
  ...togetherWith(
    "mongoose prisma @prisma/client typeorm sequelize knex pg mysql2 drizzle-orm",
    "Is a query built by joining strings, run once per item of a loop, or run outside the transaction it belongs to?"
  )
];
var SCRIPT = {
  scanner: "own",
  imports: javascriptImports,
  family: FAMILY2,
  ecosystem: NPM,
  questions: [...ASKED2, ...ASKED_WITH]
};
var TYPED = {
  ...SCRIPT,
  name: "TypeScript",
  questions: [
    ...ASKED2,
    "Does an `as` cast or a non-null `!` claim something that the value may not be at run time?",
    ...ASKED_WITH,
    SQL_IN_STRINGS
  ]
};
var LANGUAGES4 = [
  { ...TYPED, extensions: "ts mts cts", programs: "tsx", syntax: TYPESCRIPT },
  { ...TYPED, extensions: "tsx", syntax: JAVASCRIPT },
  {
    ...SCRIPT,
    name: "JavaScript",
    extensions: "js jsx mjs cjs",
    programs: "node deno bun",
    syntax: JAVASCRIPT,
    questions: [...SCRIPT.questions, SQL_IN_STRINGS]
  },
  { extensions: "gs", syntax: JAVASCRIPT, scanner: "own", imports: "unread", questions: [] }
];
var JAVA = syntax(SLASHES, STARS, TRIPLE_DOUBLE, DOUBLE, CHARACTER);
var RAW_TRIPLE = opaque('"""', through('"""'));
var KOTLIN_HOLED = () => [interpolated('"', '"|(?=\\n)', "\\\\[^]", ["\\$\\{", IN_KOTLIN])];
var KOTLIN_STRINGS = () => [RAW_TRIPLE, ...KOTLIN_HOLED(), CHARACTER];
var IN_KOTLIN = interpolation("\\{", "\\}", () => [SLASHES, NESTED_STARS, ...KOTLIN_STRINGS()]);
var KOTLIN = syntax(SLASHES, NESTED_STARS, ...KOTLIN_STRINGS());
var SLASHY = { pattern: "\\/", kind: literalOrOperator, end: throughUnescaped("/") };
var GROOVY_STRINGS = () => [
  ...[TRIPLE_SINGLE, DOLLAR_SLASHY, SINGLE, SLASHY],
  interpolated('"""', '"""', "\\\\[^]", ["\\$\\{", IN_GROOVY]),
  interpolated('"', '"|(?=\\n)', "\\\\[^]", ["\\$\\{", IN_GROOVY])
];
var IN_GROOVY = interpolation("\\{", "\\}", () => [SLASHES, STARS, ...GROOVY_STRINGS()]);
var GROOVY = syntax(SLASHES, STARS, ...GROOVY_STRINGS());
var javaImports = readerOf(
  /^[ \t]*import\s+(?:static\s+)?(?<module>[\w.$`]*\w(?:\.\*)?)(?:\.\{(?<names>[^}]*)\})?/gm
);
var FAMILY3 = {
  name: "jvm",
  resolver: jvmResolver,
  namesAreModules: true,
  declarations: /^[ \t]*(?:[\w@]+[ \t]+){0,6}(?:class|interface|enum|record|object)[ \t]+(\w+)/gm,
  configuration: [/^pom\.xml$/, /^(?:build|settings)\.gradle(?:\.kts)?$/],
  functions: braceFunctions([
    {
      header: /\bfun\s+(?:<[^>\n]{0,200}>\s*)?(?:[\w<>?]{1,100}\.)?(?<name>\w+)\s*\(/g,
      tail: /^\s*(?::\s*([^;]*?))?\s*$/
    },
    { header: /(?<name>\b\w+)\s*\(/g, tail: /^\s*(?:throws\s[\w\s,.]+)?$/, typeBefore: true }
  ]),
  hasInterfaces: true,
  hasTypesBefore: /\.(?:java|groovy)$/
};
var ECOSYSTEM = {
  name: "jvm",
  manifests: { "pom.xml": pomXml, "build.gradle": gradle, "build.gradle.kts": gradle },
  frameworks: "org.springframework.boot org.springframework io.quarkus io.micronaut com.android.tools.build io.ktor",
  isFramework: (name, framework) => name.startsWith(`${framework}.`),
  // A group is rarely the package name itself; its first two parts are.
  comesFrom: (module, dependency2) => `${module}.`.startsWith(`${(dependency2.split(":")[0] ?? "").split(".").slice(0, 2).join(".")}.`)
};
var ASKED3 = [
  "Is a stream, connection or lock left open when an exception is thrown?",
  "Is == used on boxed values or strings where equals is meant, or equals changed without hashCode?",
  "Is shared state changed from several threads without synchronisation?",
  "Can a null reach a dereference, an unboxing or an Optional.get?"
];
var JVM = {
  scanner: "own",
  imports: javaImports,
  ecosystem: ECOSYSTEM,
  questions: [...ASKED3, SQL_IN_STRINGS]
};
var LANGUAGES5 = [
  { ...JVM, name: "Java", extensions: "java", syntax: JAVA, family: FAMILY3 },
  {
    ...JVM,
    name: "Kotlin",
    extensions: "kt kts",
    syntax: KOTLIN,
    family: FAMILY3,
    questions: [
      ...ASKED3,
      "Does `!!` or a platform type let a null through, or is a coroutine launched in a scope nobody cancels?",
      SQL_IN_STRINGS
    ]
  },
  { ...JVM, name: "Scala", extensions: "scala", syntax: KOTLIN, family: FAMILY3 },
  { ...JVM, name: "Scala", extensions: "sc", syntax: KOTLIN, imports: "unread" },
  { ...JVM, name: "Groovy", extensions: "groovy", syntax: GROOVY, family: FAMILY3 },
  { ...JVM, name: "Groovy", extensions: "gradle", syntax: GROOVY },
  { names: "Jenkinsfile", syntax: GROOVY, scanner: "own", imports: "unread", questions: [] }
];
var EXTENSIONS = ["java", "kt", "scala", "groovy"];
var MOST_MEMBERS = 2;
function jvmResolver({ tree }) {
  return (from, { module, names: names2 }) => {
    const parts = module.replaceAll("`", "").split(".").filter((part2) => part2 !== "");
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
    const found2 = EXTENSIONS.flatMap((extension) => tree.endingWith(`${path}.${extension}`));
    if (found2.length > 0) return closestTo(from, found2) ?? found2[0];
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
function pomXml(text2) {
  if (!/<project[\s>]/.test(text2)) throw new SyntaxError("no project element");
  const element = (block2, name) => new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`).exec(block2)?.[1] ?? "";
  const blocks = [
    ...codeOf(text2, syntax(MARKUP)).text.matchAll(/<(dependency|parent)>([^]{0,5000}?)<\/\1>/g)
  ].map((match) => match[2] ?? "");
  const java = /<(?:maven\.compiler\.release|java\.version|maven\.compiler\.source)>\s*([^<]+?)\s*</.exec(
    text2
  )?.[1];
  return {
    dependencies: blocks.map(
      (block2) => dependency(
        `${element(block2, "groupId")}:${element(block2, "artifactId")}`,
        element(block2, "version"),
        element(block2, "scope") === "test"
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
var COMMAND = "(?:^|[;|&({`!]|\\b(?:then|do|else|elif|if|while|until|for|time))[ \\t]{0,200}";
var asCommand = (word) => `${word}(?<=${COMMAND}${word})`;
var WORD = "(?<![^\\s;|&()<>]#)(?<!(?<!\\\\)\\\\.#)";
var SINGLE2 = text("'", through("'"));
var ANSI = text("\\$'", quoted({ lines: true }));
var DOUBLE2 = { pattern: '"', kind: "text", inside: () => IN_DOUBLE };
var SUBSTITUTIONS = [
  code("\\$\\(\\(", () => ARITHMETIC),
  code("\\$\\(", () => COMMANDS_IN_BRACKETS),
  code("`", () => COMMANDS_IN_TICKS)
];
var SHOWN = [
  ...SUBSTITUTIONS,
  code("\\$\\{[!#]?(?:\\w+|[@*#?$!-])(?:\\[[^\\]\\n]{0,200}\\])?[#%/^,]", () => PARAMETER),
  code("\\$\\{", () => SHOWN_PARAMETER)
];
var EVERYWHERE = [
  ESCAPED,
  ANSI,
  skipped("\\$[#$]"),
  ...SUBSTITUTIONS,
  code("\\$\\{", () => PARAMETER),
  SINGLE2,
  DOUBLE2
];
var COMMANDS = [
  skipped("\\\\\\n"),
  ...EVERYWHERE,
  line(`#${WORD}`),
  skipped("<<<"),
  ...hereDocuments(`<<-?[ \\t]*(?:'[^'\\n]+'|"[^"\\n]+"|\\\\?[^\\s;|&<>()'"\`\\\\]+)`),
  code("=~(?<=\\s=~)[ \\t]+", () => EXPRESSION),
  code("[?*+@!]\\(", () => PATTERN),
  code(asCommand("\\(\\("), () => ARITHMETIC),
  code("\\(", () => COMMANDS_IN_BRACKETS),
  code(`${asCommand("case")}(?=\\s)`, () => CASE)
];
var SHELL = syntax(...COMMANDS);
var COMMANDS_IN_BRACKETS = syntax(closing("\\)"), ...COMMANDS);
var CASE = syntax(closing(`${asCommand("esac")}\\b`), ...COMMANDS);
var COMMANDS_IN_TICKS = syntax(
  closing("`"),
  { ...line("#(?<![^\\s;|&()<>`]#)"), end: (script2, at) => at + script2.slice(at).search(/[\n`]|$/) },
  ...COMMANDS
);
var IN_DOUBLE = syntax(closing('"'), skipped("\\\\[^]"), ...SHOWN);
var PARAMETER = syntax(closing("\\}"), ...EVERYWHERE);
var SHOWN_PARAMETER = syntax(closing("\\}"), skipped("\\\\[^]"), DOUBLE2, ...SHOWN);
var ARITHMETIC = syntax(
  closing("\\)\\)?"),
  code("\\(", () => BRACKETS),
  ...EVERYWHERE
);
var BRACKETS = syntax(
  closing("\\)"),
  code("\\(", () => BRACKETS),
  ...EVERYWHERE
);
var PATTERN = syntax(
  closing("\\)|(?=\\n)"),
  code("\\(", () => PATTERN),
  ...EVERYWHERE
);
var EXPRESSION = syntax(
  closing("(?=\\s)"),
  code("\\(", () => PATTERN),
  ...EVERYWHERE
);
var shellImports = (code2) => readerOf(/(?:^|[;&|]|\bthen\b|\bdo\b)[ \t]*(?:source|\.)[ \t]+(?<module>(?:"\d+"|[^\s;&|"]){1,1000})/gm)(
  code2
).map((found2) => ({
  ...found2,
  module: found2.module.replace(/"(\d+)"/g, (_, number) => code2.strings[Number(number)] ?? "")
}));
var POWERSHELL_STRINGS = () => [
  opaque('@"[ \\t]*(?=\\r?$)', through('\n"@')),
  opaque("@'[ \\t]*(?=\\r?$)", through("\n'@")),
  skipped("`[^]"),
  interpolated('"', '"(?!")', '`[^]|""', ["\\$\\(", IN_POWERSHELL]),
  SINGLE_DOUBLED
];
var IN_POWERSHELL = interpolation("\\(", "\\)", POWERSHELL_STRINGS);
var POWERSHELL = syntax(block("<#", "#>"), HASH_SPACED, ...POWERSHELL_STRINGS());
var ASK_IF_QUOTED = "Is every expansion quoted that may hold blanks, globs or nothing at all?";
var PLAIN = { scanner: "own", imports: "unread", questions: [] };
var FAMILY4 = {
  name: "shell",
  resolver: shellResolver,
  configuration: [/^\.shellcheckrc$/],
  functions: braceFunctions([
    {
      header: /^[ \t]*(?:function[ \t]+)?(?<name>[\w:.-]+)[ \t]*\(/gm,
      tail: /^\s*$/,
      isBare: true
    }
  ]),
  callsByWord: true
};
var SHELL2 = {
  name: "Shell",
  extensions: "sh bash zsh ksh bats",
  programs: "bash zsh dash ksh sh",
  syntax: SHELL,
  scanner: "own",
  imports: shellImports,
  family: FAMILY4,
  questions: [
    ASK_IF_QUOTED,
    "Does a failing command in a pipe, a substitution or a condition go unnoticed (set -e does not see it)?",
    "Can rm, mv or cd run with an empty or unexpected variable?",
    "Are temporary files predictable in name or left behind on failure?"
  ]
};
var LANGUAGES6 = [
  SHELL2,
  { ...PLAIN, names: ".bashrc .zshrc .profile", syntax: SHELL },
  { ...PLAIN, name: "PowerShell", extensions: "ps1 psm1", syntax: POWERSHELL },
  { ...PLAIN, extensions: "psd1", syntax: POWERSHELL }
];
function shellResolver({ tree }) {
  return (from, { module }) => {
    const known = /[$`]/.test(module) ? /^.*[$`)}][^/]*\/([^$`]+)$/.exec(module)?.[1] : module;
    if (known === void 0 || posix9.isAbsolute(known)) return [];
    const direct = tree.file(posix9.join(posix9.dirname(from), known)) ?? tree.file(posix9.normalize(known));
    if (direct !== void 0) return [direct];
    const found2 = tree.endingWith(posix9.normalize(known).replace(/^(?:\.\.\/)+/, ""));
    return found2.length === 1 ? found2 : [];
  };
}
var HASHES = syntax(HASH_SPACED, TRIPLE_DOUBLE, DOUBLE);
var TERRAFORM_STRING = () => interpolated('"', '"|(?=\\n)', "\\\\[^]|[$%]{2}\\{", ["[$%]\\{", IN_TERRAFORM]);
var IN_TERRAFORM = interpolation("\\{", "\\}", () => [TERRAFORM_STRING()]);
var TERRAFORM = syntax(HASH, SLASHES, STARS, ...HERE_DOCUMENT, TERRAFORM_STRING());
var HASH_LINES = syntax(HASH_LINE);
var PROPERTIES = syntax(skipped("\\\\(?:\\r?\\n[ \\t]{0,200}[#!]?|[^])"), HASH_LINE);
var ENVIRONMENT = syntax(
  HASH_LINE,
  ...['"', "'", "`"].map(
    (quote) => opaque(`(?<=^[^#=\\n]{1,200}=[ \\t]{0,20})${quote}`, quoted({ lines: true }))
  )
);
var INI = syntax(HASH_LINE, SEMICOLON_LINE);
var YAML = syntax(BLOCK_SCALAR, HASH_SPACED, YAML_DOUBLE, YAML_SINGLE);
var TOML = syntax(HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, {
  ...SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')"
});
var OWN = { scanner: "own", imports: "unread", questions: [] };
var BORROWED = { ...OWN, scanner: "borrowed" };
var DATA = { ...OWN, imports: "none" };
var DOCKER = {
  name: "Dockerfile",
  syntax: syntax(HASH_LINE, ...HERE_DOCUMENT),
  scanner: "own",
  imports: readerOf(/^[ \t]*FROM[ \t]+(?:--\S+[ \t]+)*(?<module>\S+)/gim),
  questions: [ASK_IF_QUOTED]
};
var LANGUAGES7 = [
  { ...DOCKER, extensions: "dockerfile", names: "dockerfile Dockerfile Containerfile" },
  {
    ...BORROWED,
    name: "Makefile",
    extensions: "mk",
    names: "Makefile GNUmakefile",
    syntax: HASHES,
    questions: [ASK_IF_QUOTED]
  },
  { ...BORROWED, extensions: "jl nix nim cmake", syntax: HASHES },
  { ...OWN, extensions: "graphql gql", syntax: HASHES },
  { ...DATA, names: "CMakeLists.txt", syntax: HASHES, scanner: "borrowed", isProse: true },
  {
    ...DATA,
    name: "SQL",
    extensions: "sql",
    syntax: syntax(line("--"), STARS, SINGLE_DOUBLED, DOUBLE_DOUBLED),
    scanner: "borrowed",
    questions: [
      "Does a comparison with NULL, a NOT IN over NULLs or a join drop or double rows?",
      "Is a migration safe to run on a large table in use, and does UPDATE or DELETE have its WHERE?"
    ]
  },
  {
    ...OWN,
    name: "YAML",
    extensions: "yml yaml",
    syntax: YAML,
    imports: readerOf(/^[ \t]*(?:-[ \t]+)?uses:[ \t]+(?:"(?<string>\d+)"|(?<module>[^\s"]+))/gm),
    questions: [
      "Is a value read as another type than meant (no, on, 1.10, 08), or a key put at the wrong depth?"
    ]
  },
  {
    ...OWN,
    name: "Terraform",
    extensions: "tf tfvars",
    syntax: TERRAFORM,
    questions: [
      "Does a changed argument replace a resource that holds data, or open access wider than meant?"
    ]
  },
  { ...OWN, extensions: "hcl", syntax: TERRAFORM },
  { ...DATA, extensions: "toml", syntax: TOML },
  { ...DATA, extensions: "properties", syntax: PROPERTIES },
  { ...DATA, extensions: "env", syntax: ENVIRONMENT },
  { ...OWN, names: ".env", syntax: ENVIRONMENT },
  { ...DATA, extensions: "ini cfg conf", syntax: INI, scanner: "borrowed" },
  { ...OWN, extensions: "editorconfig", names: ".editorconfig .flake8 .pylintrc", syntax: INI },
  {
    ...OWN,
    extensions: "gitignore",
    names: ".gitignore .dockerignore .npmrc .gitattributes CODEOWNERS",
    syntax: HASH_LINES
  },
  { ...DATA, extensions: "txt", syntax: HASH_LINES, scanner: "borrowed", isProse: true },
  { ...DATA, names: "requirements.txt", syntax: HASH_LINES, isProse: true },
  {
    ...DATA,
    extensions: "jsonc json5",
    names: /^(?:[jt]sconfig\b.*|\.eslintrc)\.json$/,
    syntax: JSON_WITH_COMMENTS
  },
  { ...OWN, extensions: "code-workspace", names: ".eslintrc .swcrc .babelrc", syntax: JSON_WITH_COMMENTS },
  { ...DATA, extensions: "json lock csv tsv", syntax: null },
  { ...OWN, extensions: "ipynb map snap", syntax: null }
];
var DASHES = line("(?<![!#$%&*+.\\/<=>?@\\\\^|~:-])--+(?![!#$%&*+.\\/<=>?@\\\\^|~:])");
var HASKELL = syntax({ ...block("\\{-", "-}") }, DASHES, DOUBLE, CHARACTER);
var LISP = syntax(line(";"), DOUBLE_LINES);
var ERLANG = syntax(line("%"), DOUBLE_LINES);
var PLAIN2 = { scanner: "borrowed", imports: "unread", questions: [] };
var PERL = syntax(ESCAPED, HASH_WORD, ...HERE_DOCUMENT, DOUBLE_LINES, SINGLE_RAW_LINES);
var R = syntax(
  ...[HASH, R_RAW, DOUBLE_LINES, SINGLE_LINES],
  ...[text("`", quoted({ lines: true })), text("%[^%\\n]{0,100}%", matched)]
);
var LUA = syntax(LUA_LONG_COMMENT, line("--"), LUA_LONG_STRING, DOUBLE_LINES, SINGLE_LINES);
var LANGUAGES8 = [
  {
    ...PLAIN2,
    name: "Haskell",
    extensions: "hs",
    syntax: HASKELL,
    imports: readerOf(/^import\s+(?:qualified\s+)?(?<module>[A-Z][\w.]*)(?:\s*\((?<names>[^)]*)\))?/gm)
  },
  { ...PLAIN2, extensions: "elm purs", syntax: HASKELL },
  {
    ...PLAIN2,
    name: "Elixir",
    extensions: "ex exs",
    syntax: HASHES,
    imports: readerOf(/^[ \t]*(?:alias|import|use|require)\s+(?<module>[A-Z][\w.]*\w)/gm)
  },
  { ...PLAIN2, name: "Erlang", extensions: "erl hrl", syntax: ERLANG },
  { ...PLAIN2, extensions: "tex", syntax: ERLANG },
  { ...PLAIN2, name: "Clojure", extensions: "clj cljs cljc", syntax: LISP },
  { ...PLAIN2, extensions: "edn lisp el scm", syntax: LISP },
  {
    name: "Perl",
    extensions: "pl pm",
    programs: "perl",
    syntax: PERL,
    scanner: "borrowed",
    imports: "unread",
    questions: []
  },
  { extensions: "fish", syntax: PERL, scanner: "borrowed", imports: "unread", questions: [] },
  { name: "R", extensions: "r", syntax: R, scanner: "own", imports: "unread", questions: [] },
  {
    name: "Lua",
    extensions: "lua",
    syntax: LUA,
    scanner: "own",
    imports: readerOf(/\brequire\s*\(?\s*"(?<string>\d+)"/g),
    questions: []
  }
];
var toLineOrCode = (pattern) => ({
  ...line(pattern),
  end: (text2, _at, after) => {
    const end = /\?>|\r?\n|$/g;
    end.lastIndex = after;
    return end.exec(text2)?.index ?? text2.length;
  }
});
var PHP_CODE = syntax(
  closing("\\?>"),
  ...[toLineOrCode("\\/\\/"), STARS, toLineOrCode("#(?!\\[)")],
  ...[...PHP_HERE_DOCUMENT, DOUBLE_LINES, SINGLE_LINES, opaque("`", through("`"))]
);
var PHP = {
  name: "PHP",
  syntax: syntax(
    MARKUP,
    code("<\\?(?:php\\b|=)", () => PHP_CODE)
  ),
  scanner: "own",
  ecosystem: {
    name: "php",
    manifests: { "composer.json": composerJson },
    frameworks: "laravel/framework symfony/framework-bundle symfony/symfony slim/slim",
    comesFrom: (module, dependency2) => sameName(module.split("\\")[0] ?? "", dependency2.split("/")[0] ?? "")
  },
  questions: [
    "Is == used where === is meant, or an undefined index or null read?",
    "Is request input put into SQL, HTML, a path or a command without escaping?",
    SQL_IN_STRINGS
  ]
};
var LANGUAGES9 = [
  {
    ...PHP,
    extensions: "php",
    programs: "php",
    imports: readerOf(
      /^[ \t]*use\s+(?:function\s+|const\s+)?(?<module>[\w\\]+?)\\?(?:\{(?<names>[^}]*)\}|\s*(?:as\s+\w+\s*)?;)/gm,
      /\b(?:require|include)(?:_once)?\s*\(?\s*(?:__DIR__\s*\.\s*)?"(?<string>\d+)"/g
    )
  },
  { ...PHP, extensions: "phtml", imports: "unread" }
];
function composerJson(text2) {
  const value = JSON.parse(text2.replace(/^\uFEFF/, ""));
  if (!isObject(value)) throw new SyntaxError("not an object");
  const listed = (field, development) => textsIn(objectIn(value, field)).filter(([name]) => name.includes("/")).map(([name, version]) => dependency(name, version, development));
  const php = objectIn(value, "require")["php"];
  return {
    dependencies: [...listed("require", false), ...listed("require-dev", true)],
    facts: typeof php === "string" ? [`PHP ${php}`] : []
  };
}
function getLineColFromPtr(string, ptr) {
  let lines = string.slice(0, ptr).split(/\r?\n/);
  return [lines.length, lines.pop().length + 1];
}
function makeCodeBlock(string, line2, column) {
  let lines = string.split(/\r?\n/), codeblock = "", numberLen = (Math.log10(line2 + 1) | 0) + 1;
  for (let i = line2 - 1; i <= line2 + 1; i++) {
    let l = lines[i - 1];
    l && (codeblock += i.toString().padEnd(numberLen, " "), codeblock += ":  ", codeblock += l, codeblock += `
`, i === line2 && (codeblock += " ".repeat(numberLen + column + 2), codeblock += `^
`));
  }
  return codeblock;
}
var TomlError = class _TomlError extends Error {
  line;
  column;
  codeblock;
  constructor(message, options) {
    const [line2, column] = getLineColFromPtr(options.toml, options.ptr), codeblock = makeCodeBlock(options.toml, line2, column);
    super(`Invalid TOML document: ${message}

${codeblock}`, options), this.line = line2, this.column = column, this.codeblock = codeblock;
  }
  /** @internal */
  static x(message, ctx, ptr) {
    throw new _TomlError(message, { toml: ctx.s, ptr: ptr ?? ctx.p });
  }
};
function parseString(ctx) {
  let startPtr = ctx.p, c = ctx.s.charCodeAt(ctx.p++), first = c, isLiteral = c === 39, isMultiline = c === ctx.s.charCodeAt(ctx.p) && c === ctx.s.charCodeAt(ctx.p + 1);
  isMultiline && ((c = ctx.s.charCodeAt(ctx.p += 2)) === 10 ? ctx.p++ : c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10 && (ctx.p += 2));
  let parsed2 = "", sliceStart = ctx.p, state = 0;
  for (; ctx.p < ctx.s.length; ctx.p++)
    if (c = ctx.s.charCodeAt(ctx.p), isMultiline && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10))
      state = state && 3;
    else if (c < 32 && c !== 9 || c === 127)
      TomlError.x("control characters are not allowed in strings", ctx);
    else if ((!state || state === 3) && c === first && (!isMultiline || ctx.s.charCodeAt(ctx.p + 1) === first && ctx.s.charCodeAt(ctx.p + 2) === first)) {
      if (isMultiline && (ctx.s.charCodeAt(ctx.p + 3) === first && ctx.p++, ctx.s.charCodeAt(ctx.p + 3) === first && ctx.p++), !state) {
        let s = ctx.s.slice(sliceStart, ctx.p);
        parsed2 = parsed2 ? parsed2 + s : s;
      }
      return ctx.p += isMultiline ? 3 : 1, parsed2;
    } else if (!state)
      !isLiteral && c === 92 && (parsed2 += ctx.s.slice(sliceStart, sliceStart = ctx.p), state = 1);
    else if (state === 1)
      if (c === 120 || c === 117 || c === 85) {
        let errPtr = ctx.p++ - 1, value = 0, len = c === 120 ? 2 : c === 117 ? 4 : 8;
        for (let j = 0; j < len; j++, ctx.p++) {
          let hex = ctx.s.charCodeAt(ctx.p), digit = (
            /* 0-9 */
            hex >= 48 && hex <= 57 ? hex - 48 : (
              /* A-F */
              hex >= 65 && hex <= 70 ? hex - 65 + 10 : (
                /* a-f */
                hex >= 97 && hex <= 102 ? hex - 97 + 10 : -1
              )
            )
          );
          digit < 0 && TomlError.x("invalid non-hex character in unicode escape", ctx), value = value << 4 | digit;
        }
        (value < 0 || value > 1114111 || value >= 55296 && value <= 57343) && TomlError.x("invalid unicode escape", ctx, errPtr), parsed2 += String.fromCodePoint(value), sliceStart = ctx.p--, state = 0;
      } else isMultiline && (c === 32 || c === 9) ? state = 2 : (c === 98 ? parsed2 += "\b" : c === 116 ? parsed2 += "	" : c === 110 ? parsed2 += `
` : c === 102 ? parsed2 += "\f" : c === 114 ? parsed2 += "\r" : c === 101 ? parsed2 += "\x1B" : c === 34 ? parsed2 += '"' : c === 92 ? parsed2 += "\\" : TomlError.x("unrecognised escape sequence", ctx), sliceStart = ctx.p + 1, state = 0);
    else c !== 32 && c !== 9 && (state === 2 && TomlError.x("invalid escape: only line-ending whitespace may be escaped", ctx, sliceStart), state = !isLiteral && c === 92 ? 1 : 0, sliceStart = ctx.p);
  TomlError.x("unfinished string", ctx, startPtr);
}
var DATE_TIME_RE = /^(\d{4}-\d{2}-\d{2})?[Tt ]?(?:(\d{2}):\d{2}(?::\d{2}(?:\.\d+)?)?)?(Z|z|[-+]\d{2}:\d{2})?$/i;
var TomlDate = class _TomlDate extends Date {
  #hasDate = false;
  #hasTime = false;
  #offset = null;
  constructor(date, fasttype, unsafeDelim) {
    let hasDate = true, hasTime = true, offset = "Z", c;
    if (typeof date == "string")
      if (fasttype)
        prep: {
          if (fasttype < 3) {
            if (+date.slice(11, 13) > 23) {
              date = "";
              break prep;
            }
            fasttype === 2 ? (offset = null, date += "Z") : (c = date.charCodeAt(date.length - 1)) !== 90 && c !== 122 && (offset = date.slice(date.length - 6)), unsafeDelim && (date = date.slice(0, 10) + "T" + date.slice(11));
          } else fasttype === 4 && (date = +date.slice(0, 2) > 23 ? "" : `0000-01-01T${date}Z`);
          hasDate = fasttype !== 4, hasTime = fasttype !== 3;
        }
      else {
        let match = date.match(DATE_TIME_RE);
        match ? (match[1] || (hasDate = false, date = `0000-01-01T${date}`), hasTime = !!match[2], hasTime && date[10] === " " && (date = date.replace(" ", "T")), match[2] && +match[2] > 23 ? date = "" : (offset = match[3] || null, !offset && hasTime && (date += "Z"))) : date = "";
      }
    super(date), isNaN(this.getTime()) || (this.#hasDate = hasDate, this.#hasTime = hasTime, this.#offset = offset);
  }
  isDateTime() {
    return this.#hasDate && this.#hasTime;
  }
  isLocal() {
    return !this.#hasDate || !this.#hasTime || !this.#offset;
  }
  isDate() {
    return this.#hasDate && !this.#hasTime;
  }
  isTime() {
    return this.#hasTime && !this.#hasDate;
  }
  isValid() {
    return this.#hasDate || this.#hasTime;
  }
  toISOString() {
    let iso = super.toISOString();
    if (this.isDate())
      return iso.slice(0, 10);
    if (this.isTime())
      return iso.slice(11, 23);
    if (this.#offset === null)
      return iso.slice(0, -1);
    if (this.#offset === "Z" || this.#offset === "z")
      return iso;
    let offset = +this.#offset.slice(1, 3) * 60 + +this.#offset.slice(4, 6);
    return offset = this.#offset[0] === "-" ? offset : -offset, new Date(this.getTime() - offset * 6e4).toISOString().slice(0, -1) + this.#offset;
  }
  static wrapAsOffsetDateTime(jsDate, offset = "Z") {
    let date = new _TomlDate(jsDate);
    return date.#offset = offset, date;
  }
  static wrapAsLocalDateTime(jsDate) {
    let date = new _TomlDate(jsDate);
    return date.#offset = null, date;
  }
  static wrapAsLocalDate(jsDate) {
    let date = new _TomlDate(jsDate);
    return date.#hasTime = false, date.#offset = null, date;
  }
  static wrapAsLocalTime(jsDate) {
    let date = new _TomlDate(jsDate);
    return date.#hasDate = false, date.#offset = null, date;
  }
};
function isDigit(char, base = 10) {
  return base === 16 ? char > 47 && char < 58 || char > 64 && char < 71 || char > 96 && char < 103 : char > 47 && char < 48 + base;
}
function isEndOfValue(char, delim) {
  return char === 32 || char === 9 || char === 10 || char === 13 || // Structure end or next value delimiter
  delim && (char === delim || char === 44) || // Comment
  char === 35;
}
function extractValue(ctx, end) {
  let errPtr = ctx.p, c = ctx.s.charCodeAt(ctx.p);
  if (c === 91 || c === 123) {
    ctx.d-- || TomlError.x("document contains excessively nested structures. aborting.", ctx);
    let value = c === 91 ? parseArray(ctx) : parseInlineTable(ctx);
    return ctx.d++, value;
  }
  return c === 34 || c === 39 ? parseString(ctx) : c === 116 ? ((ctx.s.charCodeAt(++ctx.p) !== 114 || ctx.s.charCodeAt(++ctx.p) !== 117 || ctx.s.charCodeAt(++ctx.p) !== 101) && TomlError.x("invalid value", ctx, errPtr), ctx.p++, true) : c === 102 ? ((ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 108 || ctx.s.charCodeAt(++ctx.p) !== 115 || ctx.s.charCodeAt(++ctx.p) !== 101) && TomlError.x("invalid value", ctx, errPtr), ctx.p++, false) : c === 43 || c === 45 ? parseNumber(ctx, ctx.p, ctx.s.charCodeAt(++ctx.p), 44 - c, end) : ctx.s.charCodeAt(ctx.p + 4) === 45 && ctx.s.charCodeAt(ctx.p + 7) === 45 ? parseDate(ctx, c, end) : ctx.s.charCodeAt(ctx.p + 2) === 58 ? parseTime(ctx, c, end) : parseNumber(ctx, ctx.p, c, 0, end);
}
function parseNumber(ctx, startPtr, startChr, sign, endChr) {
  let c = startChr, state = 0, hasUnderscores = false;
  if (c === 105)
    return (ctx.s.charCodeAt(++ctx.p) !== 110 || ctx.s.charCodeAt(++ctx.p) !== 102) && TomlError.x("invalid value", ctx, startPtr), ctx.p++, (sign || 1) / 0;
  if (c === 110)
    return (ctx.s.charCodeAt(++ctx.p) !== 97 || ctx.s.charCodeAt(++ctx.p) !== 110) && TomlError.x("invalid value", ctx, startPtr), ctx.p++, NaN;
  if (c === 48) {
    if (++ctx.p >= ctx.s.length || isEndOfValue(c = ctx.s.charCodeAt(ctx.p), endChr))
      return ctx.bi === true ? 0n : 0;
    if (!sign) {
      if (c === 120)
        return parseIntegerBaseN(ctx, startPtr, 16, endChr);
      if (c === 98)
        return parseIntegerBaseN(ctx, startPtr, 2, endChr);
      if (c === 111)
        return parseIntegerBaseN(ctx, startPtr, 8, endChr);
    }
    c === 46 ? state = 2 : c === 101 || c === 69 ? state = 4 : TomlError.x("illegal leading zero", ctx, startPtr);
  } else isDigit(c) || TomlError.x("invalid value", ctx, startPtr);
  for (; ++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr)); )
    state || (state = 1), c === 95 ? (state & 1 || TomlError.x("illegal underscore", ctx), state += 11, hasUnderscores = true) : state === 1 && c === 46 ? state = 2 : (state === 1 || state === 3) && (c === 101 || c === 69) ? state = 4 : state === 4 && (c === 43 || c === 45) ? state = 6 : isDigit(c) ? state > 9 ? state -= 11 : state & 1 || state++ : TomlError.x("illegal character in numeric literal", ctx);
  if (!state) {
    let val = (startChr - 48) * (sign || 1);
    return ctx.bi === true ? BigInt(val) : val;
  }
  state & 1 || TomlError.x("unfinished numeric value", ctx, startPtr);
  let str = ctx.s.slice(startPtr, ctx.p);
  return hasUnderscores && (str = str.replaceAll("_", "")), state > 1 ? parseFloat(str) : parseInteger(ctx, str, 10, startPtr);
}
function parseIntegerBaseN(ctx, startPtr, base, endChr) {
  let c, underscore = 1;
  for (; ++ctx.p < ctx.s.length && (c = ctx.s.charCodeAt(ctx.p), !isEndOfValue(c, endChr)); )
    c === 95 ? (underscore & 1 && TomlError.x("illegal underscore", ctx), underscore = 3) : isDigit(c, base) ? underscore & 1 && underscore-- : TomlError.x("illegal character in numeric literal", ctx);
  underscore & 1 && TomlError.x("unfinished numeric value", ctx);
  let str = ctx.s.slice(startPtr + 2, ctx.p);
  return underscore && (str = str.replaceAll("_", "")), parseInteger(ctx, str, base, startPtr);
}
function parseInteger(ctx, str, base, startPtr) {
  if (ctx.bi !== true)
    int: {
      let val = parseInt(str, base);
      if (!Number.isSafeInteger(val)) {
        if (ctx.bi)
          break int;
        TomlError.x("integer value cannot be represented losslessly", ctx, startPtr);
      }
      return val;
    }
  return BigInt(base === 10 ? str : (base === 2 ? "0b" : base === 8 ? "0o" : "0x") + str);
}
function parseDate(ctx, c, endChr) {
  let startPtr = ctx.p++, unsafeSeparator;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)) || !isDigit(ctx.s.charCodeAt(ctx.p++)))
    return parseNumber(ctx, ctx.p = startPtr, c, 0, endChr);
  if (ctx.p += 5, isDigit(ctx.s.charCodeAt(ctx.p++)) || TomlError.x("invalid date-time: date part is malformed", ctx, startPtr), ctx.p >= ctx.s.length || ((c = ctx.s.charCodeAt(ctx.p)) !== 32 || (unsafeSeparator = true, !isDigit(ctx.s.charCodeAt(ctx.p + 1)))) && c !== 84 && c !== 116) {
    let t2 = ctx.s.slice(startPtr, ctx.p);
    return readDate(ctx, t2, 3, false, startPtr);
  }
  if (ctx.s.charCodeAt(ctx.p += 3) !== 58 && TomlError.x("invalid date-time: time part is malformed", ctx, startPtr), ctx.s.charCodeAt(ctx.p += 3) === 58 && (ctx.p += 3), ctx.s.charCodeAt(ctx.p) === 46)
    for (; isDigit(ctx.s.charCodeAt(++ctx.p)); )
      ;
  if (c = ctx.s.charCodeAt(ctx.p)) {
    if (c === 90 || c === 122) {
      let t2 = ctx.s.slice(startPtr, ++ctx.p);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, "[+00:00]");
    }
    if (c === 43 || c === 45) {
      let t2 = ctx.s.slice(startPtr, ctx.p += 6);
      return readDate(ctx, t2, 1, unsafeSeparator, startPtr, !ctx.ld && "[" + ctx.s.slice(ctx.p - 6, ctx.p) + "]");
    }
  }
  let t = ctx.s.slice(startPtr, ctx.p);
  return readDate(ctx, t, 2, unsafeSeparator, startPtr);
}
function parseTime(ctx, c, endChr) {
  let start = ctx.p;
  if (!isDigit(c) || !isDigit(ctx.s.charCodeAt(++ctx.p)))
    return parseNumber(ctx, --ctx.p, c, 0, endChr);
  if (ctx.s.charCodeAt(ctx.p += 4) === 58 && (ctx.p += 3), ctx.s.charCodeAt(ctx.p) === 46)
    for (; isDigit(ctx.s.charCodeAt(++ctx.p)); )
      ;
  let t = ctx.s.slice(start, ctx.p);
  return readDate(ctx, t, 4, false, start);
}
function readDate(ctx, str, type, unsafeDelim, errPtr, temporalSuffix) {
  if (ctx.ld) {
    let date = new TomlDate(str, type, unsafeDelim);
    return date.isValid() || TomlError.x("invalid date", ctx, errPtr), date;
  }
  try {
    switch (temporalSuffix && (str += temporalSuffix), type) {
      case 1:
        return Temporal.ZonedDateTime.from(str);
      case 2:
        return Temporal.PlainDateTime.from(str);
      case 3:
        return Temporal.PlainDate.from(str);
      case 4:
        return Temporal.PlainTime.from(str);
    }
  } catch (e) {
    TomlError.x(e instanceof Error ? e.message : "" + e, ctx, errPtr);
  }
}
function skipComment(ctx) {
  for (; ctx.p < ctx.s.length; ctx.p++) {
    let c = ctx.s.charCodeAt(ctx.p);
    if (c === 10)
      break;
    if (c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10) {
      ctx.p++;
      break;
    }
    (c < 32 && c !== 9 || c === 127) && TomlError.x("control characters are not allowed in comments", ctx);
  }
}
function skipVoid(ctx, banNewLines, banComments) {
  let c;
  for (; ctx.p < ctx.s.length; ) {
    for (; ctx.p < ctx.s.length && ((c = ctx.s.charCodeAt(ctx.p)) === 32 || c === 9 || !banNewLines && (c === 10 || c === 13 && ctx.s.charCodeAt(ctx.p + 1) === 10)); )
      ctx.p++;
    if (banComments || c !== 35)
      break;
    skipComment(ctx);
  }
}
function parseKey(ctx, end = 61) {
  let startPtr, state = 0, parsed2 = [], sliceStart, c = ctx.s.charCodeAt(startPtr = ctx.p);
  do {
    if (c === end)
      return state || TomlError.x("unexpected end of key", ctx), state === 1 && parsed2.push(ctx.s.slice(sliceStart, ctx.p)), ctx.p++, parsed2;
    c === 46 ? (state || TomlError.x("illegal empty bare key", ctx), state === 1 && parsed2.push(ctx.s.slice(sliceStart, ctx.p)), state = 0) : !state && (c === 34 || c === 39) ? (c === ctx.s.charCodeAt(ctx.p + 1) && c === ctx.s.charCodeAt(ctx.p + 2) && TomlError.x("illegal quoted key: multiline strings are not allowed", ctx), parsed2.push(parseString(ctx)), state = 2, ctx.p--) : c === 32 || c === 9 ? state === 1 && (parsed2.push(ctx.s.slice(sliceStart, ctx.p)), state = 2) : state === 2 || c < 48 && c !== 45 || c > 57 && c < 65 || c > 90 && c < 97 && c !== 95 || c > 122 ? TomlError.x("illegal character in key", ctx) : state || (state = 1, sliceStart = ctx.p);
  } while (c = ctx.s.charCodeAt(++ctx.p));
  TomlError.x("incomplete key-value: cannot find end of key", ctx, startPtr);
}
function parseInlineTable(ctx) {
  let startPtr = ctx.p++, res = /* @__PURE__ */ Object.create(null), seen = /* @__PURE__ */ new Set(), c;
  for (; ctx.p < ctx.s.length; ) {
    if (skipVoid(ctx), (c = ctx.s.charCodeAt(ctx.p)) === 125)
      return ctx.p++, res;
    let k, t = res, hasOwn = false, errPtr = ctx.p, key = parseKey(ctx);
    for (let i = 0; i < key.length; i++) {
      i && (t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null)), k = key[i], (hasOwn = Object.hasOwn(t, k)) && (typeof t[k] != "object" || seen.has(t[k])) && TomlError.x("trying to redefine an already defined value", ctx, errPtr);
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor")) {
        t = ctx.uk !== 1 && TomlError.x("document contains an unsafe property", ctx, errPtr);
        break;
      }
      !hasOwn && unsafe && Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true });
    }
    hasOwn && TomlError.x("trying to redefine an already defined value", ctx, errPtr), skipVoid(ctx, true, true);
    let value = extractValue(
      ctx,
      125
      /* } */
    );
    if (t && typeof (t[k] = value) == "object" && seen.add(value), skipVoid(ctx), (c = ctx.s.charCodeAt(ctx.p++)) === 125)
      return res;
    c !== 44 && TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished table", ctx, startPtr);
}
function parseArray(ctx) {
  let startPtr = ctx.p++, res = [], c;
  for (; ctx.p < ctx.s.length; ) {
    if (skipVoid(ctx), (c = ctx.s.charCodeAt(ctx.p)) === 93)
      return ctx.p++, res;
    if (res.push(extractValue(
      ctx,
      93
      /* ] */
    )), skipVoid(ctx), (c = ctx.s.charCodeAt(ctx.p++)) === 93)
      return res;
    c !== 44 && TomlError.x("expected comma or end of structure", ctx, ctx.p - 1);
  }
  TomlError.x("unfinished array", ctx, startPtr);
}
function peekTable(ctx, key, table, meta, type) {
  let t = table, m = meta, k, hasOwn = false, state;
  for (let i = 0; i < key.length; i++) {
    if (i) {
      if (t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null), m = (state = m[k]).c, type === 0 && (state.t === 1 || state.t === 2))
        return null;
      if (state.t === 2) {
        let l = t.length - 1;
        t = t[l], m = m[l].c;
      }
    }
    if (k = key[i], (hasOwn = Object.hasOwn(t, k)) && m[k]?.t === 0 && m[k]?.d)
      return null;
    if (!hasOwn) {
      let unsafe = k === "__proto__";
      if (ctx.uk && (unsafe || k === "constructor"))
        return false;
      unsafe && (Object.defineProperty(t, k, { enumerable: true, configurable: true, writable: true }), Object.defineProperty(m, k, { enumerable: true, configurable: true, writable: true })), m[k] = {
        t: i < key.length - 1 && type === 2 ? 3 : type,
        d: false,
        i: 0,
        c: /* @__PURE__ */ Object.create(null)
      };
    }
  }
  if (state = m[k], state.t !== type && !(type === 1 && state.t === 3) || (type === 2 && (state.d || (state.d = true, t[k] = []), t[k].push(t = /* @__PURE__ */ Object.create(null)), state.c[state.i++] = state = { t: 1, d: false, i: 0, c: /* @__PURE__ */ Object.create(null) }), state.d))
    return null;
  if (state.d = true, type === 1)
    t = hasOwn ? t[k] : t[k] = /* @__PURE__ */ Object.create(null);
  else if (type === 0 && hasOwn)
    return null;
  return [k, t, state.c];
}
function validateTablePeek(ctx, peek, ptr) {
  (peek === null || ctx.uk === 2) && TomlError.x(peek === null ? "trying to redefine an already defined table or value" : "document contains an unsafe property", ctx, ptr);
}
function parse(toml, options = {}) {
  let ctx = {
    s: toml,
    p: 0,
    d: options.maxDepth ?? 1e3,
    bi: options.integersAsBigInt ?? false,
    ld: options.useLegacyDate ?? true,
    uk: options.unsafeKeyBehaviour === "throw" ? 2 : options.unsafeKeyBehaviour === "drop" ? 1 : 0
  }, res = /* @__PURE__ */ Object.create(null), meta = /* @__PURE__ */ Object.create(null), tmp, skipping = false, tbl = res, m = meta;
  for (toml.charCodeAt(0) === 65279 && ctx.p++, skipVoid(ctx); ctx.p < toml.length; ) {
    if (toml.charCodeAt(ctx.p) === 91) {
      let isTableArray = toml.charCodeAt(++ctx.p) === 91;
      tmp = ctx.p += +isTableArray, skipping = false;
      let k = parseKey(
        ctx,
        93
        /* ] */
      );
      isTableArray && (toml.charCodeAt(ctx.p) !== 93 && TomlError.x("expected end of table array declaration", ctx), ctx.p++);
      let p = peekTable(
        ctx,
        k,
        res,
        meta,
        isTableArray ? 2 : 1
        /* Type.EXPLICIT */
      );
      p ? (m = p[2], tbl = p[1]) : (validateTablePeek(ctx, p, tmp), skipping = true);
    } else {
      tmp = ctx.p;
      let k = parseKey(ctx), p = peekTable(
        ctx,
        k,
        tbl,
        m,
        0
        /* Type.DOTTED */
      );
      !p && !skipping && validateTablePeek(ctx, p, tmp), skipVoid(ctx, true, true);
      let v = extractValue(ctx, void 0);
      p && !skipping && (p[1][p[0]] = v);
    }
    skipVoid(ctx, true), ctx.p < toml.length && (tmp = toml.charCodeAt(ctx.p)) !== 10 && (tmp !== 13 || toml.charCodeAt(ctx.p + 1) !== 10) && TomlError.x("each key-value declaration must be followed by an end-of-line", ctx), skipVoid(ctx);
  }
  return res;
}
var HAS_WELLFORMED = !!"".isWellFormed;
function parseToml(text2) {
  try {
    return parse(text2.replace(/^\uFEFF/, ""), { integersAsBigInt: "asNeeded" });
  } catch (error) {
    if (!(error instanceof TomlError)) throw error;
    const [problem = ""] = error.message.replace("Invalid TOML document: ", "").split("\n");
    throw new SyntaxError(`line ${error.line}: ${problem}`, { cause: error });
  }
}
function pyproject(text2) {
  const manifest = parseToml(text2);
  const project = objectIn(manifest, "project");
  const poetry = objectIn(manifest, "tool", "poetry");
  const python = project["requires-python"] ?? objectIn(poetry, "dependencies")["python"];
  const forDevelopment = [
    ...Object.values(objectIn(project, "optional-dependencies")),
    ...Object.values(objectIn(manifest, "dependency-groups"))
  ];
  const poetryGroups = Object.values(objectIn(poetry, "group")).map(
    (group) => objectIn(group, "dependencies")
  );
  return {
    dependencies: [
      ...requirementsIn(project["dependencies"], false),
      ...forDevelopment.flatMap((list) => requirementsIn(list, true)),
      ...ofPoetry(objectIn(poetry, "dependencies"), false),
      ...[objectIn(poetry, "dev-dependencies"), ...poetryGroups].flatMap((table) => ofPoetry(table, true))
    ],
    facts: typeof python === "string" ? [`Python ${python}`] : []
  };
}
function ofPoetry(table, development) {
  return Object.entries(table).filter(([name]) => name !== "python").map(([name, value]) => dependency(name, versionOf(value), development));
}
function versionOf(value) {
  const version = isObject(value) ? value["version"] : value;
  return typeof version === "string" ? version : "";
}
function requirementsIn(list, development) {
  return Array.isArray(list) ? list.flatMap((item) => typeof item === "string" ? requirement(item, development) : []) : [];
}
function requirement(text2, development) {
  const [, name, version = ""] = /^\s*([A-Za-z0-9][\w.-]*)\s*(?:\[[^\]]*\])?\s*\(?([^;#)]*)/.exec(text2) ?? [];
  if (name === void 0 || /^\s*[@/:]/.test(version)) return [];
  return [dependency(name, version, development)];
}
function requirementsTxt(text2) {
  return { dependencies: text2.split("\n").flatMap((line2) => requirement(line2, false)), facts: [] };
}
function setupCfg(text2) {
  const listed = /^install_requires[ \t]*=([^\n]*(?:\n[ \t]+[^\n]*)*)/m.exec(text2)?.[1] ?? "";
  const python = /^python_requires[ \t]*=[ \t]*(\S.*)$/m.exec(text2)?.[1];
  return {
    dependencies: listed.split(/[\n;]/).flatMap((line2) => requirement(line2, false)),
    facts: python === void 0 ? [] : [`Python ${python.trim()}`]
  };
}
var PYTHON = /^(?<indent>[ \t]*)(?:async[ \t]+)?def[ \t]+(?<name>\w+)[ \t]*(?:\[[^\]\n]{0,200}\])?\(/gm;
function pythonFunctions({ mask, code: code2 }) {
  return [...mask.matchAll(PYTHON)].flatMap((match) => {
    const { indent = "", name = "" } = match.groups ?? {};
    const open = match.index + match[0].length - 1;
    const close = closingOf(mask, open);
    const tail = close === -1 ? null : /^\s*(?:->\s*([^:\n]{1,500}))?:/.exec(mask.slice(close + 1, close + 600));
    if (tail === null) return [];
    const start = close + 1 + tail[0].length;
    const end = endOfIndented(mask, start, indent.length);
    const type = /^\s*->\s*([^]*?)\s*:$/.exec(code2.slice(close + 1, start))?.[1] ?? "";
    return [
      {
        name,
        start: match.index + indent.length,
        end,
        params: inOneLine(code2.slice(open + 1, close)).replace(/,$/, ""),
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
    const line2 = mask.slice(end + 1, next === -1 ? mask.length : next);
    const isCode = /[^\s"]/.test(line2);
    if (isCode && line2.length - line2.trimStart().length <= indent) return end + 1;
    end = next === -1 ? mask.length : next;
  }
  return end;
}
var RUBY = /^(?<indent>[ \t]*)def[ \t]+(?:(?:self|\w+)\.)?(?<name>\w+[?!=]?)(?<bracket>\()?/gm;
function rubyFunctions({ mask, code: code2 }) {
  const ends = groupedBy(
    mask.matchAll(/^(?<indent>[ \t]*)end\b/gm),
    ({ groups }) => groups?.["indent"] ?? ""
  );
  return [...mask.matchAll(RUBY)].flatMap((match) => {
    const { indent = "", name = "", bracket } = match.groups ?? {};
    const after = match.index + match[0].length;
    const lineEnd2 = mask.indexOf("\n", after);
    const close = bracket === void 0 ? lineEnd2 : closingOf(mask, after - 1);
    if (close === -1 || lineEnd2 === -1) return [];
    const end = ends.get(indent)?.find(({ index }) => index > close)?.index;
    if (end === void 0) return [];
    const start = bracket === void 0 ? lineEnd2 : close + 1;
    const params = inOneLine(code2.slice(after, close));
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
var PYTHON_HOLED = ['"""', "'''", '"', "'"].map(
  (quote) => interpolated(
    `(?<=\\b(?:[fF][rR]?|[rR][fF]))${quote}`,
    quote.length === 1 ? `${quote}|(?=\\n)` : quote,
    "\\\\[^]|\\{\\{",
    ["\\{", () => IN_PYTHON]
  )
);
var IN_PYTHON = syntax(
  ...[...PYTHON_HOLED, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
  ...[closing("[)\\]}]"), code("[([{]", () => IN_PYTHON)]
);
var VALUES = syntax(
  ...[HASH, ...PYTHON_HOLED, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
  ...[closing("[)\\]}]"), code("[([{]", () => VALUES)]
);
var PYTHON2 = syntax(
  ...[HASH, ...PYTHON_HOLED, DOCSTRING_DOUBLE, DOCSTRING_SINGLE, DOUBLE, SINGLE],
  code("[([{]", () => VALUES)
);
var names = String.raw`(?<names>\([^)]{0,4000}\)|(?:[^\n;\\]|\\\r?\n){1,4000})`;
var pythonImports = (code2) => [
  ...readerOf(new RegExp(String.raw`^[ \t]*from[ \t]+(?<module>[.\w]+)[ \t]*import[ \t]*${names}`, "gm"))(
    code2
  ),
  ...readerOf(/^[ \t]*import[ \t]+(?<module>[^\n;(]+)/gm)(code2).flatMap(severalModules)
];
function severalModules(found2) {
  return found2.module.split(",").map((item) => item.trim().split(/\s+as\s+/)[0] ?? "").filter((module) => module !== "").map((module) => ({ module, names: [] }));
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
var LANGUAGES10 = [
  {
    name: "Python",
    extensions: "py pyi pyw",
    programs: "python",
    syntax: PYTHON2,
    scanner: "own",
    imports: pythonImports,
    family: {
      name: "python",
      resolver: pythonResolver,
      namesAreModules: true,
      types: [[".py", ".pyi"]],
      configuration: [
        /^pyproject\.toml$/,
        /^setup\.(?:cfg|py)$/,
        /^requirements[\w-]*\.txt$/,
        /^conftest\.py$/,
        /^tox\.ini$/
      ],
      functions: pythonFunctions,
      isIndented: true
    },
    ecosystem: {
      name: "python",
      manifests: {
        "pyproject.toml": pyproject,
        "requirements.txt": requirementsTxt,
        "requirements-dev.txt": requirementsTxt,
        "setup.cfg": setupCfg
      },
      frameworks: "django fastapi flask starlette tornado aiohttp celery",
      isFramework: (name, framework) => name.toLowerCase() === framework,
      comesFrom: (module, dependency2) => sameName(module.split(".")[0] ?? "", OTHER_NAMES.get(dependency2.toLowerCase()) ?? dependency2)
    },
    questions: [
      "Is a list, dict or set used as a default argument?",
      "Does a bare or broad except swallow an error that the caller needs?",
      "Is `is` used to compare values, or truthiness used where 0, empty and None differ?",
      "Are files, locks and connections opened without `with`?",
      "Does a closure or lambda in a loop capture the loop variable itself?",
      "Is a coroutine called without await, or blocking code run in an async function?",
      {
        with: "django",
        ask: "Does a queryset run once per item of a loop, and is user input put into raw() or extra()?"
      },
      {
        with: "sqlalchemy psycopg2 psycopg asyncpg",
        ask: "Is SQL text put together with f-strings or %, and is every session closed or rolled back on error?"
      },
      {
        with: "pandas numpy",
        ask: "Does chained assignment change a copy, or does NaN pass a comparison unnoticed?"
      },
      SQL_IN_STRINGS
    ]
  },
  { extensions: "bzl star", syntax: PYTHON2, scanner: "own", imports: "unread", questions: [] }
];
var SOURCE_FOLDERS = ["", "src", "lib", "python"];
function pythonResolver({ tree }) {
  return (from, { module, names: names2 }) => {
    const [, dots = "", rest = ""] = /^(\.*)([\w.]*)$/.exec(module.replace(/\s+/g, "")) ?? [];
    const segments = rest.split(".").filter((segment) => segment !== "");
    if (dots !== "") {
      const base = above(posix10.dirname(from), dots.length - 1);
      return base === void 0 ? [] : taken(tree, joined(base, segments), names2);
    }
    const [first] = segments;
    if (first === void 0) return [];
    const root = rootsOf(tree, from).find((folder) => isThere(tree, joined(folder, [first])));
    return root === void 0 ? [] : taken(tree, joined(root, segments), names2);
  };
}
function taken(tree, module, names2) {
  const own = moduleFile(tree, module);
  if (names2.length === 0) return own === void 0 ? [] : [own];
  const files = names2.map((name) => name === "*" ? own : moduleFile(tree, joined(module, [name])) ?? own);
  return [...new Set(files.filter((file) => file !== void 0))];
}
function moduleFile(tree, module) {
  for (const ending2 of ["/__init__.py", ".py", "/__init__.pyi", ".pyi", ".pyw"]) {
    const found2 = tree.file(posix10.normalize(`${module}${ending2}`));
    if (found2 !== void 0) return found2;
  }
  return void 0;
}
function isThere(tree, module) {
  return moduleFile(tree, module) !== void 0 || tree.hasFolder(module);
}
function rootsOf(tree, from) {
  const isPackage = (folder) => tree.file(posix10.join(folder, "__init__.py")) !== void 0 || tree.file(posix10.join(folder, "__init__.pyi")) !== void 0;
  const folders = foldersUp(from);
  const outermost = folders.findIndex((folder) => !isPackage(folder));
  return folders.slice(outermost === -1 ? -1 : outermost).flatMap((folder) => SOURCE_FOLDERS.map((inner) => posix10.join(folder, inner)));
}
function above(folder, levels) {
  let current = folder;
  for (let level = 0; level < levels; level += 1) {
    if (current === ".") return void 0;
    current = posix10.dirname(current);
  }
  return current;
}
function joined(folder, segments) {
  return posix10.join(folder, ...segments);
}
var ESCAPED2 = skipped("\\\\[^]");
var INTERPOLATED = code("#\\{", () => HOLE2);
var upTo = (close) => syntax(closing(close), ESCAPED2, INTERPOLATED);
var [IN_DOUBLE2, IN_TICKS, IN_REGEX] = [upTo('"'), upTo("`"), upTo("\\/")];
function percentLiterals(open, close) {
  const inside = syntax(
    closing(close),
    ESCAPED2,
    INTERPOLATED,
    code(open, () => inside)
  );
  return [
    { pattern: `%[qQwWiIrxs]${open}`, kind: "opaque", inside: () => inside },
    { pattern: `%${open}`, kind: literalOrOperator, inside: () => inside }
  ];
}
var SIGN_LITERAL = /^%.(.)(?:\\[^]|(?!\1)[^\\])*\1/;
var OPENERS = [
  block("^=begin\\b", "\n=end"),
  opaque("^__END__\\r?$", through("\0")),
  skipped("[$?:][\"'`/#](?=[\\s)\\]},;.]|$)"),
  HASH,
  ...hereDocuments(
    "<<(?:[-~]?(?:\"[^\"\\n]+\"|'[^'\\n]+'|`[^`\\n]+`)|[-~][A-Za-z_]\\w*|(?<![\\w)\\]}] ?<<)[A-Z_]\\w*)"
  ),
  ...percentLiterals("\\(", "\\)"),
  ...percentLiterals("\\[", "\\]"),
  ...percentLiterals("\\{", "\\}"),
  ...percentLiterals("<", ">"),
  opaque("%[qQwWiIrxs][^\\w\\s([{<]", (source, at, after) => {
    const literal = SIGN_LITERAL.exec(source.slice(at, at + 5e3));
    return literal === null ? after : at + literal[0].length;
  }),
  { pattern: '"', kind: "text", inside: () => IN_DOUBLE2 },
  { pattern: "`", kind: "opaque", inside: () => IN_TICKS },
  text("'", quoted({ lines: true })),
  { pattern: "\\/", kind: literalOrOperator, inside: () => IN_REGEX }
];
var RUBY2 = syntax(...OPENERS);
var HOLE2 = syntax(
  closing("\\}"),
  code("\\{", () => HOLE2),
  ...OPENERS
);
var rubyImports = (code2) => [
  ...readerOf(/^[ \t]*(?:require|load|gem)\b\s*\(?\s*"(?<string>\d+)"/gm)(code2),
  ...readerOf(/^[ \t]*require_relative\b\s*\(?\s*"(?<string>\d+)"/gm)(code2).map(
    (found2) => found2.module.startsWith(".") ? found2 : { ...found2, module: `./${found2.module}` }
  )
];
var FAMILY5 = {
  name: "ruby",
  resolver: rubyResolver,
  loadsByName: true,
  types: [[".rb", ".rbi .rbs"]],
  configuration: [/^Gemfile$/, /\.gemspec$/, /^Rakefile$/],
  functions: rubyFunctions,
  isIndented: true,
  lastIsValue: () => true,
  callsWithoutBrackets: true
};
var ECOSYSTEM2 = {
  name: "ruby",
  manifests: { Gemfile: gemfile },
  frameworks: "rails sinatra hanami",
  comesFrom: (module, dependency2) => sameName(module.split("/")[0] ?? "", dependency2) || sameName(module.replaceAll("/", "-"), dependency2)
};
var PLAIN3 = { syntax: RUBY2, scanner: "own", imports: rubyImports, questions: [] };
var LANGUAGE = {
  ...PLAIN3,
  name: "Ruby",
  ecosystem: ECOSYSTEM2,
  questions: [
    "Can nil reach a method call, or does a rescue without a class swallow everything?",
    "Is a shared constant, default or memoised object changed in place?",
    {
      with: "rails",
      ask: "Is a query run once per record (N+1), built from interpolated input, or a mass assignment left unpermitted?"
    },
    SQL_IN_STRINGS
  ]
};
var LANGUAGES11 = [
  { ...LANGUAGE, extensions: "rb rake gemspec", programs: "ruby", family: FAMILY5 },
  { ...LANGUAGE, extensions: "erb", syntax: "unknown", imports: "unread" },
  { ...PLAIN3, extensions: "ru", family: FAMILY5 },
  { ...PLAIN3, names: "Gemfile Rakefile" },
  { ...PLAIN3, names: "Guardfile Podfile Vagrantfile Brewfile", imports: "unread" }
];
var LOAD_FOLDERS = ["lib", "app", "spec", "test"];
function rubyResolver({ tree }) {
  return (from, { module }) => {
    const name = module.endsWith(".rb") ? module : `${module}.rb`;
    if (module.startsWith(".")) {
      const beside = tree.file(posix11.join(posix11.dirname(from), name));
      return beside === void 0 ? [] : [beside];
    }
    for (const folder of foldersUp(from)) {
      for (const inner of LOAD_FOLDERS) {
        const found2 = tree.file(posix11.join(folder, inner, name));
        if (found2 !== void 0) return [found2];
      }
    }
    const elsewhere = tree.endingWith(posix11.join("lib", name));
    return elsewhere.length === 1 ? elsewhere : [];
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
var modules = readerOf(
  /^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?mod\s+(?<module>\w+)\s*;/gm,
  /^[ \t]*(?:pub\s+)?extern\s+crate\s+(?<module>\w+)/gm
);
function rustImports(code2) {
  const uses = code2.text.matchAll(/^[ \t]*(?:pub(?:\([^)\n]*\))?\s+)?use\s+([^;]{1,4000});/gm);
  return [...[...uses].flatMap((match) => leavesOf(match[1] ?? "").map(pathImport)), ...modules(code2)];
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
function cargoToml(text2) {
  const manifest = parseToml(text2);
  const places = [manifest, ...Object.values(objectIn(manifest, "target")), objectIn(manifest, "workspace")];
  const edition = objectIn(manifest, "package")["edition"] ?? objectIn(manifest, "workspace", "package")["edition"];
  return {
    dependencies: places.flatMap(
      (place) => ["dependencies", "dev-dependencies", "build-dependencies"].flatMap(
        (kind) => Object.entries(objectIn(place, kind)).map(
          ([name, value]) => dependency(name, versionOf(value), kind !== "dependencies")
        )
      )
    ),
    facts: typeof edition === "string" ? [`Rust edition ${edition}`] : []
  };
}
var LANGUAGES12 = [
  {
    name: "Rust",
    extensions: "rs",
    syntax: syntax(SLASHES, NESTED_STARS, RUST_RAW, DOUBLE_LINES, CHARACTER),
    scanner: "own",
    imports: rustImports,
    family: {
      name: "rust",
      resolver: rustResolver,
      mapsNames: /^Cargo\.toml$/,
      namesAreModules: true,
      configuration: [/^Cargo\.toml$/, /^build\.rs$/],
      functions: braceFunctions([
        {
          header: /\bfn\s+(?<name>\w+)\s*(?:<[^(){};]{0,500}?>)?\s*\(/g,
          tail: /^\s*(?:->\s*([^;]*?))?\s*(?:\bwhere\b[^;]*)?$/
        }
      ]),
      lastIsValue: (mask) => !/;\s*$/.test(mask)
    },
    ecosystem: {
      name: "rust",
      manifests: { "Cargo.toml": cargoToml },
      frameworks: "axum actix-web rocket tauri bevy tokio",
      comesFrom: (module, dependency2) => sameName(module.split("::")[0] ?? "", dependency2)
    },
    questions: [
      "Does unwrap, expect, indexing or slicing meet a value that can fail at run time?",
      "Can arithmetic or an `as` cast overflow or cut off?",
      "Is a lock guard or RefCell borrow held across an await or a call that takes it again?",
      "Does `unsafe` rest on a condition that the change no longer keeps?"
    ]
  }
];
function rustResolver({ tree, texts }) {
  const crates = new Map(
    [...texts].filter(([path]) => posix12.basename(path) === "Cargo.toml").flatMap(([path, text2]) => {
      const name = /^\[package\][^[]*?^name\s*=\s*["']([\w-]+)["']/m.exec(text2)?.[1];
      return name === void 0 ? [] : [[name.replaceAll("-", "_"), posix12.dirname(path)]];
    })
  );
  return (from, { module, names: names2 }) => {
    const segments = module.split("::").filter((segment) => segment !== "");
    const start = startOf(tree, crates, from, segments);
    if (start === void 0) return [];
    const paths = names2.length === 0 ? [start.rest] : names2.map((name) => [...start.rest, name]);
    const files = paths.map((path) => innermost(tree, start.module, path)).filter((file) => file !== from);
    return [...new Set(files.filter((file) => file !== void 0))];
  };
}
function startOf(tree, crates, from, [first = "", ...rest]) {
  const own = { folder: childrenOf(from), file: from };
  if (first === "crate") return { module: crateRoot(tree, from), rest };
  if (first === "self") return { module: own, rest };
  if (first === "super") {
    let [folder2, left] = [posix12.dirname(own.folder), rest];
    for (; left[0] === "super"; left = left.slice(1)) folder2 = posix12.dirname(folder2);
    return { module: { folder: folder2, file: moduleOf(tree, folder2) }, rest: left };
  }
  if (childOf(tree, own.folder, first) !== void 0) return { module: own, rest: [first, ...rest] };
  const crate = crates.get(first);
  if (crate === void 0) return void 0;
  const folder = posix12.join(crate, "src");
  return { module: { folder, file: tree.file(posix12.join(folder, "lib.rs")) }, rest };
}
function innermost(tree, start, segments) {
  let { folder, file } = start;
  for (const segment of segments) {
    const child = childOf(tree, folder, segment);
    if (child === void 0) return file;
    file = child;
    folder = posix12.join(folder, segment);
  }
  return file;
}
function childOf(tree, folder, name) {
  return tree.file(posix12.join(folder, `${name}.rs`)) ?? tree.file(posix12.join(folder, name, "mod.rs"));
}
var ROOTS = ["lib.rs", "main.rs"];
function childrenOf(path) {
  const [folder, name] = [posix12.dirname(path), posix12.basename(path)];
  const ownFolder = name === "mod.rs" || ROOTS.includes(name) || isTarget(path);
  return ownFolder ? folder : posix12.join(folder, posix12.basename(path, ".rs"));
}
function isTarget(path) {
  return /(?:^|\/)(?:tests|examples|benches|src\/bin)\/[^/]+\.rs$/.test(path);
}
function moduleOf(tree, folder) {
  return tree.file(`${folder}.rs`) ?? ["mod.rs", ...ROOTS].map((name) => tree.file(posix12.join(folder, name))).find((file) => file !== void 0);
}
function crateRoot(tree, from) {
  if (isTarget(from)) return { folder: posix12.dirname(from), file: from };
  const folder = foldersUp(from).find((above2) => ROOTS.some((name) => tree.file(posix12.join(above2, name)) !== void 0)) ?? posix12.dirname(from);
  return { folder, file: moduleOf(tree, folder) };
}
var CSS = syntax(ADDRESS, STARS, DOUBLE, SINGLE);
var SCSS_STRINGS = () => ['"', "'"].map((quote) => interpolated(quote, `${quote}|(?=\\n)`, "\\\\[^]", ["#\\{", IN_SCSS]));
var IN_SCSS = interpolation("\\{", "\\}", SCSS_STRINGS);
var SCSS = syntax(ADDRESS, STARS, SLASHES_NOT_URL, ...SCSS_STRINGS());
var part = (pattern, close, holds) => ({
  ...opaque(pattern, through(close)),
  holds
});
var SCRIPT_PART = part("<script\\b[^>]{0,500}>", "</script", () => TYPESCRIPT);
var style = (holds) => part("<style\\b[^>]{0,500}>", "</style", () => holds);
var FRONT = part("(?<![^])---(?=\\r?\\n)", "\n---", () => TYPESCRIPT);
var TAG2 = syntax(closing(">"), ...['"', "'"].map((quote) => opaque(quote, through(quote))));
var IN_TAG = code("<(?=[A-Za-z])", () => TAG2);
var MARKUP2 = syntax(MARKUP);
var XML = syntax(MARKUP, opaque("<!\\[CDATA\\[", through("]]>")), IN_TAG);
var PAGE = syntax(MARKUP, SCRIPT_PART, style(CSS), IN_TAG);
var COMPONENT = syntax(MARKUP, SCRIPT_PART, style(SCSS), opaque("\\{\\{", through("}}")), IN_TAG);
var ASTRO = syntax(FRONT, MARKUP, SCRIPT_PART, style(SCSS));
var COMPONENTS = { ...SCRIPT, scripts: { of: scriptsOf, syntax: TYPESCRIPT } };
var { imports, scripts } = COMPONENTS;
var PLAIN4 = { scanner: "own", imports: "unread", questions: [] };
var STYLE = {
  name: "CSS",
  scanner: "own",
  imports: readerOf(/@(?:import|use|forward)\s+(?:url\(\s*)?"(?<string>\d+)"/g),
  ecosystem: NPM,
  questions: ["Does a selector reach further than the component it is for, or lose to one of higher weight?"]
};
var PROSE = { syntax: MARKUP2, scanner: "borrowed", isProse: true, imports: "none", questions: [] };
var LANGUAGES13 = [
  { ...COMPONENTS, name: "Vue", extensions: "vue", syntax: COMPONENT },
  { ...COMPONENTS, name: "Svelte", extensions: "svelte", syntax: COMPONENT, scanner: "borrowed" },
  { ...COMPONENTS, name: "Astro", extensions: "astro", syntax: ASTRO, scanner: "borrowed" },
  { ...PLAIN4, name: "HTML", extensions: "html htm", syntax: PAGE, imports, scripts, ecosystem: NPM },
  { ...PLAIN4, extensions: "xhtml", syntax: PAGE },
  { ...PLAIN4, extensions: "njk hbs ejs", syntax: PAGE, scanner: "borrowed" },
  { ...STYLE, extensions: "css", syntax: CSS },
  { ...STYLE, extensions: "scss less", syntax: SCSS },
  { ...STYLE, extensions: "sass", syntax: SCSS, scanner: "borrowed" },
  { ...PLAIN4, extensions: "styl", syntax: SCSS, scanner: "borrowed" },
  { ...PROSE, name: "Markdown", extensions: "md mdx" },
  { ...PROSE, extensions: "markdown mdc" },
  { ...PLAIN4, extensions: "xml svg", syntax: XML, imports: "none" },
  { ...PLAIN4, extensions: "xsd xsl plist csproj props targets", syntax: XML }
];
var LANGUAGE_RECORDS = [
  ...LANGUAGES,
  ...LANGUAGES2,
  ...LANGUAGES3,
  ...LANGUAGES4,
  ...LANGUAGES5,
  ...LANGUAGES8,
  ...LANGUAGES9,
  ...LANGUAGES10,
  ...LANGUAGES11,
  ...LANGUAGES12,
  ...LANGUAGES6,
  ...LANGUAGES7,
  ...LANGUAGES13
];
var BY_EXTENSION = byWords(({ extensions }) => extensions);
var BY_NAME = byWords(({ names: names2 }) => typeof names2 === "string" ? names2 : "");
var BY_PROGRAM = byWords(({ programs }) => programs);
var BY_PATTERN = LANGUAGE_RECORDS.flatMap(
  (record) => record.names instanceof RegExp ? [{ record, pattern: record.names }] : []
);
var ALSO_IMPORTED = new Map(
  LANGUAGE_RECORDS.flatMap(
    ({ family }) => family === void 0 ? [] : words(family.alsoImports).map((word) => [word, family])
  )
);
function recordOf(path) {
  const name = posix13.basename(path);
  return BY_NAME.get(name) ?? BY_PATTERN.find(({ pattern }) => pattern.test(name))?.record ?? BY_EXTENSION.get(extensionOf(path));
}
function recordOfProgram(text2) {
  const firstLine = text2.slice(0, text2.indexOf("\n") + 1).slice(0, 200);
  return BY_PROGRAM.get(PROGRAM.exec(firstLine)?.[1] ?? "");
}
var PROGRAM = new RegExp(String.raw`^#!.*\b(${[...BY_PROGRAM.keys()].join("|")})[\d.]*\b`);
function languageOf(path) {
  return recordOf(path)?.name;
}
function languagesOf(paths) {
  const counts = /* @__PURE__ */ new Map();
  for (const path of paths) {
    const language = languageOf(path);
    if (language !== void 0) counts.set(language, (counts.get(language) ?? 0) + 1);
  }
  const order = inOrder(
    by(([, count]) => -count),
    by(([name]) => name)
  );
  return [...counts].toSorted(order).map(([name]) => name);
}
function ecosystemsOf(languages) {
  return [...new Set(languages.flatMap(recordsNamed).flatMap(({ ecosystem }) => ecosystem ?? []))];
}
function questionsOf(language) {
  return recordsNamed(language).flatMap(({ questions }) => questions);
}
var dependenciesAskedAbout = new Set(
  LANGUAGE_RECORDS.flatMap(
    ({ questions }) => questions.flatMap((question) => typeof question === "string" ? [] : words(question.with))
  )
);
function familyOf(path, isProgram = false) {
  const extension = extensionOf(path);
  return extension === "" && isProgram ? SHELL2.family : BY_EXTENSION.get(extension)?.family;
}
function importersFamily(path) {
  return familyOf(path, true) ?? ALSO_IMPORTED.get(extensionOf(path));
}
var recordsNamed = (language) => LANGUAGE_RECORDS.filter(({ name }) => name === language);
function extensionOf(path) {
  return posix13.extname(path).slice(1).toLowerCase();
}
function words(list = "") {
  return list.split(" ").filter((word) => word !== "");
}
function byWords(listOf) {
  return new Map(LANGUAGE_RECORDS.flatMap((record) => words(listOf(record)).map((word) => [word, record])));
}
var UNKNOWN = syntax(
  HASH_LINE,
  line("\\/\\/(?<=^[ \\t]{0,200}\\/\\/)"),
  block("\\/\\*(?<=^[ \\t]{0,200}\\/\\*)", "*/"),
  line("--(?!-)(?<=^[ \\t]{0,200}--)"),
  SEMICOLON_LINE,
  MARKUP
);
function syntaxOf(path, text2) {
  const found2 = written(path, text2)?.syntax;
  return found2 === void 0 || found2 === "unknown" ? UNKNOWN : found2;
}
function hasOwnScanner(path, text2) {
  const record = written(path, text2);
  return record?.scanner === "own" && record.syntax !== null;
}
function scansComments(path, text2) {
  const record = written(path, text2);
  return record?.isProse === true || record?.syntax === null || record?.scanner === "own";
}
function written(path, text2) {
  const record = recordOf(path);
  return record === void 0 || record.syntax === "unknown" ? recordOfProgram(text2) : record;
}
function commentsOf(text2, path) {
  const syntax2 = syntaxOf(path, text2);
  if (syntax2 === null) return [];
  const index = lineIndex(text2);
  const comments = [];
  for (const region2 of scanRegions(text2, syntax2)) {
    if (region2.kind !== "line-comment" && region2.kind !== "block-comment") continue;
    const alone = region2.kind === "line-comment" && standsAlone(text2, index, region2);
    const at = linesBetween(index, region2.start, region2.end);
    const last2 = comments.at(-1);
    if (alone && last2?.alone === true && last2.at.end + 1 === at.start) {
      comments[comments.length - 1] = {
        at: { start: last2.at.start, end: at.end },
        text: text2.slice(last2.start, region2.end),
        start: last2.start,
        alone
      };
    } else {
      comments.push({ at, text: text2.slice(region2.start, region2.end), start: region2.start, alone });
    }
  }
  return comments.map((comment) => ({ at: comment.at, text: comment.text }));
}
function standsAlone(text2, index, region2) {
  const lineStart = index.starts[lineAt(index, region2.start) - 1] ?? 0;
  return text2.slice(lineStart, region2.start).trim() === "";
}
Object.assign(exports, { scanRegions, treePaths, foldersUp, sharedFolders, closingOf, inOneLine, dependency, codeOf, isObject, strictnessNote, SHELL: SHELL2, parseToml, LANGUAGE_RECORDS, recordOf, languageOf, languagesOf, ecosystemsOf, questionsOf, dependenciesAskedAbout, familyOf, importersFamily, syntaxOf, hasOwnScanner, scansComments, commentsOf });
});
exports["hunk-text"] = __part((exports) => {
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
Object.assign(exports, { hunkText, hunkId });
});
exports["left-out-claims"] = __part((exports) => {
var { dropText, mendRest, recordOf } = __load("evidence-drop-a3c02e69/evidence-drop"), { claimsAbsence, placeNamed, verifyFinding, wasOpened } = __load("extract-7558e31f/verify-finding"), { isIdle, sift } = __load("index-936eb180/looks"), { isSimilarTitle } = __load("index-936eb180/same-claim"), { counted } = __load("main/counted"), { printable } = __load("git-685f2d30/printable"), { eventsOf } = __load("matches-schema-4b8261ce/ledger");
function checkExamined(review, world, placeOf = (index) => index) {
  const wasSeen = (path, byName = true) => wasShown(path, world) || wasOpened(path, world, byName);
  const examined = review.examined.filter((path) => !wasSeen(path, false)).map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap(
    (claim, index) => claimsAbsence(claim) ? [] : claim.verification.where_checked.filter((path) => !wasSeen(path)).map(
      (path) => `findings[${placeOf(index)}] says it checked ${path}, which was never opened or searched`
    )
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [.../* @__PURE__ */ new Set([...examined, ...checked])],
    unexamined: unexaminedIn(review, world)
  };
}
function noWorkIn({ examined }, world) {
  const { hasTree, looks, shown } = world;
  if (hasTree && looks !== void 0 && isIdle(looks)) return "never_looked";
  return shown.size > 0 && !examined.some((path) => wasShown(path, world)) ? "examined_nothing" : void 0;
}
function unexaminedIn({ examined }, world) {
  const named = new Set(examined.map((path) => placeNamed(path, world)));
  return [...world.shown].filter((path) => !named.has(path));
}
function wasShown(claim, world) {
  const path = placeNamed(claim, world);
  return path !== void 0 && world.shown.has(path);
}
var REMARKS_ON_LOST = {
  also: (file) => `a quote in also is not in ${file}. Copy whole lines exactly as the file has them.`,
  rests_on: (file) => mendRest({ file })
};
function remarkOn(index, { claim }, reason) {
  const { mend } = recordOf(reason);
  if (mend === null) return void 0;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${mend(reason)} Otherwise leave the finding out.`;
}
function remarksOnLost(index, { claim, lost = [] }) {
  return lost.map(
    ({ part, file }) => `findings[${index}] ${JSON.stringify(claim.title)}: ${REMARKS_ON_LOST[part](file)} Otherwise leave that place out, and keep the finding.`
  );
}
var NO_WORK = {
  never_looked: "you never looked at the tree. Read the changed files and what they touch, then answer.",
  examined_nothing: "examined names no file of the packet. Go through the files of the packet and name those that you went through."
};
function checkReview(lens, review, world, places = [...review.findings.keys()]) {
  const placeOf = (index) => places[index] ?? index;
  const raised = review.findings.map((claim) => ({ slot: review.slot, lens, claim }));
  const sifted = sift(raised, (finding) => verifyFinding(finding, world));
  const fallen = new Set(sifted.dropped.map(({ value }) => value));
  const standing = raised.filter((finding) => !fallen.has(finding));
  const { noWork, refusedClaims, unexamined } = checkExamined(review, world, placeOf);
  const remarks = [
    ...noWork === void 0 ? [] : [NO_WORK[noWork]],
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(
      ({ value, reason }) => remarkOn(placeOf(raised.indexOf(value)), value, reason) ?? []
    ),
    ...sifted.kept.flatMap((kept, n) => remarksOnLost(placeOf(raised.indexOf(standing[n] ?? kept)), kept))
  ];
  return { remarks, sifted, refusedClaims, unexamined, noWork: noWork !== void 0 };
}
function unexaminedRemark(unexamined, shown) {
  if (unexamined.length === 0) return void 0;
  const names = unexamined.map(printable).join(", ");
  return `examined lacks ${unexamined.length} of the ${counted(shown, "file")} that the packet shows: ${names}. Go through the diff of each and name it; what is not named counts as not reviewed.`;
}
function fallenClaim({ value, reason }) {
  const { file, line, title, severity } = value.claim;
  const beside = reason.kind === "not_on_changed_lines" && reason.beside === true;
  const why = dropText(reason);
  return {
    ...{ lens: value.lens, file, line, title, severity, kind: reason.kind, why },
    ...beside ? { beside } : {}
  };
}
function leftOutClaims({ ledger }, checked) {
  const given = (slot) => checked.filter((one) => one.slot === slot).flatMap(({ sifted }) => [...sifted.kept, ...sifted.dropped.map(({ value }) => value)]);
  const left = /* @__PURE__ */ new Map();
  for (const { slot, fallen = [] } of [...eventsOf(ledger, "sent-back"), ...eventsOf(ledger, "refused")]) {
    if (slot === void 0) continue;
    for (const claim of fallen) {
      if (given(slot).some((raised) => isAgain(claim, raised))) continue;
      left.set(JSON.stringify([slot, claim.lens, claim.title]), dropOf(slot, claim));
    }
  }
  return [...left.values()];
}
function isAgain({ lens, file, line, title }, { lens: other, claim }) {
  if (lens !== other) return false;
  return title === claim.title || file === claim.file && line === claim.line && isSimilarTitle(title, claim.title);
}
function dropOf(slot, claim) {
  const { lens, file, line, title, severity, kind, why, beside } = claim;
  const value = {
    slot,
    lens,
    claim: {
      ...{ file, line, title, severity, why, suggested_fix: "" },
      verification: {
        ...{ code_examined: "", line_range_examined: [line, line], verification_method: "" },
        ...{ checked_for_handling_elsewhere: false, where_checked: [], is_impact_finding: false }
      }
    }
  };
  const near = beside === true ? { beside } : {};
  return { value, reason: { kind: "not_given_again", was: kind, severity, why, ...near } };
}
Object.assign(exports, { checkReview, unexaminedRemark, fallenClaim, leftOutClaims });
});
exports["line-index"] = __part((exports) => {
function lineIndex(text) {
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  return { starts };
}
function lineAt(index, offset) {
  let [low, high] = [0, index.starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((index.starts[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low + 1;
}
function linesBetween(index, start, end) {
  return { start: lineAt(index, start), end: lineAt(index, Math.max(start, end - 1)) };
}
function lineCountOf(text) {
  const newlines = lineIndex(text).starts.length - 1;
  return text === "" || text.endsWith("\n") ? newlines : newlines + 1;
}
Object.assign(exports, { lineIndex, lineAt, linesBetween, lineCountOf });
});
exports["prove-elsewhere"] = __part((exports) => {
var { compared, locateQuote } = __load("index-936eb180/same-claim"), { governs } = __load("index-936eb180/governs"), { mentionsSecrets, withoutNumbers } = __load("evidence-drop-a3c02e69/reviewed-text"), { commentsOf, hasOwnScanner } = __load("extract-7558e31f/extract"), { SHORTEST_QUOTE, hasSubstance } = __load("evidence-drop-a3c02e69/substance"), { overlaps, overlapsAny } = __load("evidence-drop-a3c02e69/line-span"), { claimedPath } = __load("git-685f2d30/batch-output"), { lensRecord } = __load("main/vocabulary"), { compareText } = __load("main/order");
function ifAny(members) {
  const isAny = (value) => Array.isArray(value) ? value.length > 0 : value !== void 0;
  return Object.fromEntries(Object.entries(members).filter(([, value]) => isAny(value)));
}
function claimedFile(claim, texts) {
  const isKnown = (path2) => texts.changed.has(path2) || texts.headText(path2) !== void 0 || texts.baseText(path2) !== void 0;
  const path = claimedPath(claim, texts.treeRoots, isKnown);
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
function isInProse(quote, text) {
  const wanted = compared(quote.split("\n"));
  const lines = text.split("\n").map((line) => line.trim());
  if (wanted.length === 0) return false;
  if (!hasSubstance(wanted)) {
    return wanted.length === 1 && lines.some((line) => line === wanted[0] || line.replace(LEADER, "") === wanted[0]);
  }
  return holdsWords(lines.join("\n"), wanted.join("\n"));
}
function isInRedactedProse(quote, text, redacted) {
  if (isInProse(quote, text)) return true;
  if (redacted === void 0 || !mentionsSecrets(quote)) return false;
  return isInProse(withoutNumbers(quote), withoutNumbers(redacted));
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
var OPENS = /^\s*(?:[-*+](?=\s)|\d+[.)](?=\s)|#{1,6}(?=\s)|\||>|```|~~~)/;
var MARK = /^(?:[-*+>]|\d+[.)]|#{1,6})\s+(?:\[[ xX]\]\s+)?/;
function ruleUnits(body) {
  let text = "";
  const starts = /* @__PURE__ */ new Set();
  const ends2 = /* @__PURE__ */ new Set();
  for (const block of blocksOf(body)) {
    if (text !== "") text += " ";
    const from = text.length;
    text += block;
    starts.add(from);
    starts.add(from + (MARK.exec(block)?.[0].length ?? 0));
    ends2.add(text.length);
    for (const { end, next } of sentenceEnds(block)) {
      ends2.add(from + end);
      starts.add(from + next);
    }
  }
  return { text, starts, ends: ends2 };
}
function blocksOf(body) {
  const blocks = [];
  let current = [];
  let fence;
  const close = () => {
    if (current.length > 0) blocks.push(onOneLine(current.join(" ")));
    current = [];
  };
  for (const line of body.split("\n")) {
    const mark = /^\s*(```|~~~)/.exec(line)?.[1];
    if (fence !== void 0 || line.trim() === "" || OPENS.test(line)) close();
    if (line.trim() !== "") current.push(line);
    if (fence !== void 0 || mark !== void 0 || /^\s*(?:#{1,6}\s|\|)/.test(line)) close();
    if (mark !== void 0 && (fence === void 0 || fence === mark))
      fence = fence === void 0 ? mark : void 0;
  }
  close();
  return blocks;
}
function onOneLine(text) {
  return text.replaceAll(/\s+/g, " ").trim();
}
var CLOSERS = String.raw`["'”’»)\]*_\x60]*`;
var OPENERS = String.raw`["'“‘«([*_\x60]*`;
var SENTENCE_END = new RegExp(
  String.raw`(?:[.!?…]+${CLOSERS} (?=${OPENERS}[\p{Lu}\p{Lo}\p{N}])|[.!?]+${CLOSERS} (?=\x60)|[。！？]${CLOSERS} ?)`,
  "gu"
);
var ABBREVIATED = new RegExp("(?:^|[^\\p{L}\\p{N}])(?:\\p{L}|e\\.g|i\\.e|z\\.B|d\\.h|u\\.a|eg|ie|vs|cf|no|nr|approx|resp|incl|excl|esp|fig|sec|mr|mrs|dr|prof|st|al|ca|bzw|ggf|inc|ltd|co|dept|vol|ch|pp?)\\.$", "iu");
function* sentenceEnds(block) {
  const afterMark = MARK.exec(block)?.[0].length ?? 0;
  for (const match of block.matchAll(SENTENCE_END)) {
    const next = match.index + match[0].length;
    const end = match.index + match[0].trimEnd().length;
    const dot = /^\.(?![.!?])/.test(match[0]);
    if (next <= afterMark || /^…|^\.\.\./.test(match[0])) continue;
    if (!(dot && ABBREVIATED.test(block.slice(Math.max(0, match.index - 12), match.index + 1))))
      yield { end, next };
  }
}
var OPENING = /["'“‘«([*_`|]/;
var CLOSING = /["'”’»)\]*_`|.,;:!?…。！？]/;
function quoteInRule(quote, body, redacted) {
  if (isWhole(quote, body)) return "whole";
  const isSecret = redacted !== void 0 && mentionsSecrets(quote);
  if (isSecret && isWhole(withoutNumbers(quote), withoutNumbers(redacted))) return "whole";
  return isInRedactedProse(quote, body, redacted) ? "cut" : "not";
}
function isWhole(quote, body) {
  const wanted = onOneLine(quote);
  if (wanted.length < SHORTEST_QUOTE) return isInProse(quote, body);
  const units = ruleUnits(body);
  for (let at = units.text.indexOf(wanted); at !== -1; at = units.text.indexOf(wanted, at + 1)) {
    if (begins(units, at) && ends(units, at + wanted.length)) return true;
  }
  return false;
}
function begins({ text, starts }, at) {
  for (let from = at; ; from -= 1) {
    if (starts.has(from)) return true;
    const before = text[from - 1] ?? "";
    if (!OPENING.test(before) && !(before === " " && text[from - 2] === "|")) return false;
  }
}
function ends({ text, ends: known }, at) {
  for (let to = at; ; to += 1) {
    if (known.has(to)) return true;
    const next = text[to] ?? "";
    if (!CLOSING.test(next) && !(next === " " && text[to + 1] === "|")) return false;
  }
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
  const quoted = quoteInRule(ruleText, rule.body, world.redactedRule(rule.path));
  if (quoted === "cut") return { kind: "rule_text_cut", ruleFile: path };
  if (quoted === "not") {
    const isNew = world.rulesChanged.has(path) && isInProse(ruleText, world.headText(path)?.plain.text ?? "");
    return { kind: isNew ? "rule_changed_in_diff" : "rule_text_not_found", ruleFile: path };
  }
  return governs(rule, file) ? void 0 : { kind: "rule_does_not_govern", ruleFile: path, file };
}
function ruleNamed(claim, world) {
  const path = rulePath(claim, world);
  return path === void 0 ? void 0 : ruleAt(path, world);
}
function rulePath(claim, world) {
  return claimedPath(claim, world.treeRoots, (path) => ruleAt(path, world) !== void 0);
}
function ruleAt(path, { rules }) {
  return rules.find((rule) => rule.path === path) ?? rules.find((rule) => rule.via?.includes(path));
}
var SHOWN_DIGITS = 12;
function abbreviatedNames({ rows }) {
  const shas = [...new Set(rows.map(({ sha }) => sha))].toSorted(compareText);
  const shared = shas.slice(1).map((sha, at) => sharedDigits(sha, shas[at] ?? ""));
  const digits = Math.max(SHOWN_DIGITS, ...shared.map((count) => count + 1));
  return (sha) => sha.slice(0, digits);
}
function sharedDigits(one, other) {
  let count = 0;
  while (count < one.length && one[count] === other[count]) count += 1;
  return count;
}
var SHORTEST_ABBREVIATION = 7;
function commitInTable(table, ref) {
  if (ref.length < SHORTEST_ABBREVIATION || !/^[0-9a-f]+$/.test(ref)) return void 0;
  const shas = new Set(table.rows.map((row) => row.sha).filter((sha) => sha.startsWith(ref)));
  const [only, ...others] = shas;
  return others.length === 0 ? only : void 0;
}
function flawOfComment({ commentText = "" }, file, world) {
  const occurs = (side) => {
    const text = textOn(side, file, world);
    return text !== void 0 && isCommented(commentText, file, text);
  };
  return occurs("new") || occurs("old") ? void 0 : { kind: "comment_not_found", file };
}
function isCommented(quote, file, { plain, redacted }) {
  if (!hasOwnScanner(file, plain.text)) return false;
  const shown = redacted === void 0 ? [] : commentsOf(redacted.text, file);
  return commentsOf(plain.text, file).some(({ text }) => isInProse(quote, text)) || shown.some(({ text }) => isInRedactedProse(quote, "", text));
}
function remotenessIn(changed, file, side) {
  const change = changed.get(file);
  if (change === void 0 || change.kind === "opaque") return () => 2;
  if (side === "old") return (at) => overlapsAny(at, change.removed) ? 0 : 2;
  if (change.kind === "deleted") return () => 2;
  const gaps = change.deletionAnchors.map((line) => ({ start: line - 1, end: line }));
  return (at) => overlapsAny(at, change.added) ? 0 : overlapsAny(at, gaps) ? 1 : 2;
}
function findQuote(claim, texts) {
  const file = claimedFile(claim.file, texts);
  if (file === void 0) return { drop: { kind: "path_invalid", file: claim.file } };
  let isEmpty = false;
  for (const side of claim.side === void 0 ? ["new", "old"] : [claim.side]) {
    const text = textOn(side, file, texts);
    if (text === void 0) continue;
    const remoteness = remotenessIn(texts.changed, file, side);
    const line = claim.line === void 0 ? {} : { line: claim.line };
    const located = locateQuote(claim.quote, text, {
      ...line,
      side,
      remoteness,
      isChanged: (at2) => remoteness(at2) === 0
    });
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
  if (caller.file === origin && isAdded(caller, texts))
    return { drop: { kind: "caller_is_cause", file: caller.file } };
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
  const isOwn = (at) => own.side === "new" && own.file === file && overlaps(at, own.at);
  const remoteness = (at) => isOwn(at) ? 2 : overlapsAny(at, added) ? 1 : 0;
  const found = locateQuote(existingText, text, { side: "new", remoteness });
  if (found.kind !== "found") return { drop: { kind: "existing_not_found", file } };
  if (isOwn(found.at)) return { drop: { kind: "existing_is_own_place", file } };
  if (overlapsAny(found.at, added)) return { drop: { kind: "existing_is_added", file } };
  return { keep: [{ role: "existing", file, side: "new", at: found.at }] };
}
function isAdded({ file, at }, { changed }) {
  const change = changed.get(file);
  return change?.kind === "text" && overlapsAny(at, change.added);
}
function standsAtHead(role, file, quote, texts) {
  const standing = findQuote({ file, quote, side: "new" }, texts);
  if ("drop" in standing) return void 0;
  return { role, file: standing.keep.file, side: "new", at: standing.keep.at };
}
var CHECKS = {
  scorer: () => ({ keep: [] }),
  rule: (claim, own, world) => unless(flawOfRule(claim, own.file, world)),
  commit: (claim, own, world) => unless(flawOfCommit(claim, own, world)),
  comment: (claim, own, world) => unless(flawOfComment(claim, own.file, world)),
  intent: (claim, _, world) => unless(flawOfIntent(claim, world)),
  caller: proveCaller,
  flow: (claim, _, world) => proveFlow(claim, world),
  existing: proveExisting
};
var BY_FACTS = ["commit", "intent"];
function isProvenByFacts(lens) {
  return BY_FACTS.includes(lensRecord(lens).provenBy);
}
function proveLens(lens, claim, own, world) {
  return CHECKS[lensRecord(lens).provenBy](claim, own, world);
}
function unless(flaw) {
  return flaw === void 0 ? { keep: [] } : { drop: flaw };
}
function flawOfCommit({ commitRef = "", verification: { cause }, also = [], rests_on: rests = [] }, { file }, world) {
  const sha = commitInTable(world.history, commitRef);
  if (sha === void 0) return { kind: "commit_not_in_history_table", commitRef };
  const quoted = [...also, ...rests, ...cause === void 0 ? [] : [cause]];
  const files = [
    file,
    ...quoted.map((place) => "file" in place ? claimedFile(place.file, world) : void 0)
  ];
  const isTheirs = world.history.rows.some((row) => row.sha === sha && files.includes(row.path));
  return isTheirs ? void 0 : { kind: "commit_of_other_file", commitRef, file };
}
function flawOfIntent({ intentText = "" }, { intent }) {
  return isInRedactedProse(intentText, intent, intent) ? void 0 : { kind: "intent_not_found" };
}
function withPackages(texts) {
  const { packages, headText } = texts;
  if (packages === void 0) return texts;
  return { ...texts, headText: (path) => packages.textOf(path) ?? headText(path) };
}
Object.assign(exports, { ifAny, claimedFile, textOn, findQuote, abbreviatedNames, commitInTable, isInProse, flawOfComment, MARK, blocksOf, onOneLine, flawOfRule, ruleNamed, isProvenByFacts, proveLens, withPackages });
});
exports["scope-entries"] = __part((exports) => {
var { mergeSpans } = __load("evidence-drop-a3c02e69/line-span");
function scopeEntries(changed) {
  return [...changed.values()].map(scopeEntry);
}
function changedLineCount(entries) {
  return entries.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
function scopeEntry(file) {
  const { path } = file;
  const from = "from" in file ? { from: file.from } : {};
  if (file.kind === "opaque") {
    const { kind: kind2, status: status2, why } = file;
    return { kind: kind2, path, ...from, status: status2, why, addedLines: 0, removedLines: 0, hunks: [] };
  }
  const { kind, addedLines, removedLines } = file;
  const status = kind === "text" ? file.status : "deleted";
  return { kind, path, ...from, status, addedLines, removedLines, hunks: file.hunks.map(hunkNumbers) };
}
function hunkNumbers(hunk) {
  return {
    old: hunk.old,
    new: hunk.new,
    added: hunk.added.map(pair),
    removed: hunk.removed.map(pair),
    deletionAnchors: [...hunk.deletionAnchors]
  };
}
var pair = (span2) => [span2.start, span2.end];
var span = ([start, end]) => ({ start, end });
function changedLinesOf(entries) {
  return new Map(entries.map((entry) => [entry.path, fileChange(entry)]));
}
function fileChange(entry) {
  const path = entry.path;
  const from = entry.from === void 0 ? {} : { from: entry.from };
  if (entry.kind === "opaque") {
    return { kind: "opaque", path, ...from, status: entry.status, why: entry.why ?? "binary" };
  }
  const hunks = entry.hunks.map((h) => ({
    ...h,
    bytes: { start: 0, end: 0 },
    added: h.added.map(span),
    removed: h.removed.map(span)
  }));
  const removed = mergeSpans(hunks.flatMap((h) => h.removed));
  const { removedLines } = entry;
  if (entry.kind === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  return {
    kind: "text",
    path,
    ...from,
    status: entry.status === "deleted" ? "modified" : entry.status,
    addedLines: entry.addedLines,
    removedLines,
    hunks,
    removed,
    added: mergeSpans(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b)
  };
}
Object.assign(exports, { scopeEntries, changedLineCount, changedLinesOf });
});
exports["shown-path"] = __part((exports) => {
function shownPath(path) {
  return /^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}"\\]+$/u.test(path) && path.trim() === path ? path : JSON.stringify(path).replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, escaped);
}
function escaped(char) {
  return [...Array(char.length).keys()].map((unit) => `\\u${char.charCodeAt(unit).toString(16).padStart(4, "0")}`).join("");
}
Object.assign(exports, { shownPath });
});
exports["verify-finding"] = __part((exports) => {
var { hasLookedAt } = __load("index-936eb180/looks"), { enclosingHeaders } = __load("extract-7558e31f/enclosing-headers"), { MARK, blocksOf, claimedFile, findQuote, ifAny, onOneLine, proveLens, ruleNamed, textOn, withPackages } = __load("extract-7558e31f/prove-elsewhere"), { readingsOf } = __load("index-936eb180/same-claim"), { overlaps, overlapsAny } = __load("evidence-drop-a3c02e69/line-span"), { fingerprintOf } = __load("git-685f2d30/fingerprint"), { claimedPath } = __load("git-685f2d30/batch-output"), { lensRecord } = __load("main/vocabulary"), { createHash } = require("node:crypto");
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
function wasOpened(claim, world, byName = true) {
  const path = placeNamed(claim, world);
  if (path === void 0) return false;
  if (world.looks === void 0) return path === "" || world.exists(path) || isPackage(path, world);
  return world.hasTree ? hasLookedAt(world.looks, path, { isBeside: isPackage(path, world), byName }) : world.shown.has(path);
}
function placeNamed(claim, world) {
  const bare = claim.replace(/(?<=.)\/+$/, "");
  if (bare === "." || world.treeRoots.includes(bare)) return "";
  return claimedPath(
    bare,
    world.treeRoots,
    (path) => world.exists(path) || world.changed.has(path) || isPackage(path, world)
  );
}
function isPackage(path, { packages }) {
  return path !== "" && packages?.exists(path) === true;
}
function proveCause(claim, texts, near = {}) {
  if (!("quote" in claim)) return proveWhole(claim.file, "renamed" in claim ? "renamed" : "deleted", texts);
  const standing = findQuote({ ...claim, ...near }, texts);
  if ("drop" in standing) return standing;
  const { file, side, at } = standing.keep;
  return { keep: { file, side, at } };
}
var FIRST = { start: 1, end: 1 };
function proveWhole(name, whole, texts) {
  const file = claimedFile(name, texts);
  if (file === void 0) return { drop: { kind: "path_invalid", file: name } };
  const found = whole === "deleted" ? isDeleted(file, texts) : isRenamed(file, texts);
  if (!found) return { drop: { kind: "cause_not_in_change", file, whole } };
  return { keep: { file, side: whole === "deleted" ? "old" : "new", at: FIRST, whole } };
}
function isDeleted(file, { changed }) {
  const change = changed.get(file);
  return change?.kind === "deleted" || change?.kind === "opaque" && change.status === "deleted";
}
function isRenamed(file, { changed }) {
  const change = changed.get(file);
  return change !== void 0 && change.kind !== "deleted" && change.from !== void 0;
}
function proveClaim(lens, claim, world) {
  const { file, line, side, verification } = claim;
  const sided = side === void 0 ? {} : { side };
  const quote = findQuote({ file, line, ...sided, quote: verification.code_examined }, world);
  if ("drop" in quote) return quote;
  const proof = proveLens(lens, claim, quote.keep, world);
  if ("drop" in proof) return proof;
  const flaw = flawOfAbsence(claim, world);
  if (flaw !== void 0) return { drop: flaw };
  const also = placesOf("also", claim.also ?? [], world);
  const rests = proveRests(claim.rests_on ?? [], world);
  if ("drop" in rests) return rests;
  const lost = [...also.lost, ...rests.keep.lost];
  const proven = { ...quote.keep, proofs: proof.keep, also: also.stand, rests: rests.keep.stand, lost };
  if (verification.cause === void 0) return { keep: proven };
  const cause = proveCause(verification.cause, world);
  return "drop" in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}
function proveRests(claimed, texts) {
  const quoted = claimed.filter((rest) => "quote" in rest);
  const places = placesOf("rests_on", quoted, withPackages(texts));
  const [first] = places.lost;
  const hasGround = places.stand.length > 0 || quoted.length < claimed.length;
  if (first !== void 0 && !hasGround) return { drop: { kind: "rests_on_not_found", file: first.file } };
  return { keep: places };
}
function placesOf(part, named, texts) {
  const [stand, lost] = [[], []];
  for (const place of named) {
    const standing = findPlace(place, texts);
    if (standing === void 0) lost.push({ part, file: place.file, quote: place.quote });
    else stand.push(standing);
  }
  return { stand, lost };
}
function findPlace(place, texts) {
  const standing = findQuote(place, texts);
  return "drop" in standing ? void 0 : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
var ITEM = /^(?:[-*+]|\d+[.)])\s/;
var FORBIDS = /^#{1,6}\s.*(?:\b(?:no|not|never|avoid|without|forbid\w*|prohibit\w*|anti-?patterns?|bad)\b|n['’]t\b)/i;
function leadOf(quote, body) {
  const blocks = blocksOf(body);
  const first = withoutMark(onOneLine(quote));
  const at = blocks.findIndex((block) => ITEM.test(block) && startsAlike(withoutMark(block), first));
  for (let above = at - 1; above >= 0; above -= 1) {
    const block = blocks[above] ?? "";
    if (/[:：]$/.test(withoutEmphasis(block)) || FORBIDS.test(block)) return block;
    if (!ITEM.test(block)) return void 0;
  }
  return void 0;
}
function withLead(quote, body) {
  const lead = leadOf(quote, body);
  if (lead === void 0) return quote;
  const blocks = blocksOf(body);
  const item = blocks[blocks.indexOf(lead) + 1] ?? "";
  const isNext = startsAlike(withoutMark(item), withoutMark(onOneLine(quote)));
  return [lead, ...isNext ? [] : ["\u2026"], quote].join("\n");
}
function startsAlike(block, quote) {
  return block.startsWith(quote) || quote.startsWith(block);
}
function withoutMark(block) {
  return block.replace(MARK, "");
}
function withoutEmphasis(block) {
  return block.replaceAll(/[*_`]+$/g, "");
}
function placementOf(claim, changed) {
  const placement = placementInFile(claim, changed);
  if (placement === "added" || placement === "deletion_anchor") return placement;
  const { isImpact, cause } = claim;
  return isImpact && cause !== void 0 && isOfChange(cause, changed) ? "impact" : placement;
}
function isOfChange(cause, changed) {
  return cause.whole !== void 0 || isOnChangedLine(cause, changed);
}
function isOnChangedLine(place, changed) {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case void 0:
    case "opaque":
      return false;
    case "deleted":
      return overlapsAny(place.at, change.removed);
    case "text":
      return overlapsAny(place.at, place.side === "old" ? change.removed : change.added);
  }
}
function placementInFile(place, changed) {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case void 0:
      return "outside";
    case "opaque":
      return "changed_file";
    case "deleted":
      return onOldSide(place.at, change);
    case "text":
      return place.side === "old" ? onOldSide(place.at, change) : onNewSide(place.at, change);
  }
}
function changeAt({ file, side }, changed) {
  const change = changed.get(file);
  if (change !== void 0 || side === "new") return change;
  return [...changed.values()].find((other) => other.kind !== "deleted" && other.from === file);
}
function onOldSide(at, { removed, hunks }) {
  if (overlapsAny(at, removed)) return "deletion_anchor";
  return isInHunk(at, hunks, "old") ? "hunk_context" : "changed_file";
}
function onNewSide(at, { added, deletionAnchors, hunks }) {
  if (overlapsAny(at, added)) return "added";
  if (deletionAnchors.some((anchor) => overlaps(at, { start: anchor - 1, end: anchor })))
    return "deletion_anchor";
  return isInHunk(at, hunks, "new") ? "hunk_context" : "changed_file";
}
function isInHunk(at, hunks, side) {
  return hunks.some(
    ({ [side]: { start, count } }) => count > 0 && overlaps(at, { start, end: start + count - 1 })
  );
}
var ADMITTED = {
  added: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact"]),
  diff_context: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context"]),
  file: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context", "changed_file"]),
  // Not `unlocatable`: a finding without a place cannot be acted on, and `.git/` is never a place.
  nofilter: /* @__PURE__ */ new Set(["added", "deletion_anchor", "impact", "hunk_context", "changed_file", "outside"])
};
function allowedBy(policy, placement) {
  return ADMITTED[policy].has(placement);
}
function sectionName(path, lines, line) {
  const heading = HEADINGS.find(({ files }) => files.test(path))?.heading;
  const above = heading === void 0 ? void 0 : lines.slice(0, line - 1).findLast((one) => heading.test(one));
  const enclosing = enclosingHeaders(lines, line).toReversed();
  const names = enclosing.map((at) => headerName(lines[at - 1] ?? "")).filter((name) => name !== "");
  return JSON.stringify([...above === void 0 ? [] : [above.trim()], ...names]);
}
var HEADINGS = [
  { files: /\.(md|mdx|markdown)$/i, heading: /^#{1,6}\s/ },
  { files: /\.(ini|cfg|conf|toml|editorconfig|properties)$/i, heading: /^\s*\[.+\]\s*$/ }
];
var NAMELESS = /^[\s})\]]*(if|elif|else|elseif|elsif|unless|for|foreach|while|until|do|switch|case|match|when|default|try|catch|except|rescue|finally|ensure|with|using|begin|return|yield|await)\b/;
function headerName(header) {
  if (NAMELESS.test(header)) return "";
  return (/^[^({=:]*(\(\s*(['"`])[^'"`]*\2)?/.exec(header)?.[0] ?? "").trim();
}
function isBeside(place, placement, world) {
  if (placement === "hunk_context") return true;
  const change = placement === "changed_file" ? changeAt(place, world.changed) : void 0;
  const text = change?.kind === "text" ? textOn(place.side, place.file, world)?.plain : void 0;
  if (change?.kind !== "text" || text === void 0) return false;
  const lines = text.lines();
  const within = sectionName(place.file, lines, place.at.start);
  const touched = place.side === "old" ? change.removed.map(({ start }) => start) : [...change.added.map(({ start }) => start), ...change.deletionAnchors];
  return within !== TOP && touched.some((line) => sectionName(place.file, lines, line) === within);
}
var TOP = "[]";
var NEIGHBOURS = 3;
function placeOf({ file, side, source, at }, text) {
  const standing = text.linesOf(at).map((line) => line.trim());
  return { lines: hashOf(JSON.stringify([file, side, source, standing])), ...placeAt(file, at, text) };
}
function causeHash({ file, side, at, whole }, text) {
  const lines = whole === void 0 ? text?.linesOf(at).map((line) => line.trim()) : [];
  return hashOf(JSON.stringify([file, side, whole ?? null, lines ?? null]));
}
function placeAt(file, at, text) {
  const lines = text.lines();
  return {
    within: hashOf(sectionName(file, lines, at.start)),
    before: neighbours(lines, at.start - 2, -1),
    after: neighbours(lines, at.end, 1)
  };
}
function matchesPlace(place, remembered) {
  if (place.within !== remembered.within) return false;
  const { before, after } = remembered;
  const same = inOrder(place.before, before) + inOrder(place.after, after);
  return same * 3 >= (before.length + after.length) * 2;
}
function neighbours(lines, from, step) {
  const found = [];
  for (let at = from; at >= 0 && at < lines.length && found.length < NEIGHBOURS; at += step) {
    const line = lines[at]?.trim() ?? "";
    if (line !== "") found.push(hashOf(line));
  }
  return found;
}
function inOrder(now, then) {
  const [first, ...rest] = then;
  if (first === void 0) return 0;
  const at = now.indexOf(first);
  const without = inOrder(now, rest);
  return at === -1 ? without : Math.max(without, 1 + inOrder(now.slice(at + 1), rest));
}
var hashOf = (text) => createHash("sha256").update(text).digest("hex").slice(0, 16);
function lineReadAs(line, quoted) {
  const seen = Array.from(line.trim());
  const plain = seen.filter((char) => char <= "\x7F");
  const others = seen.length - plain.length;
  if (others === 0) return false;
  return quoted.some((one) => {
    const said = Array.from(one);
    const more = said.length - plain.length;
    return one !== seen.join("") && more <= others && more * 2 <= said.length && holdsInOrder(said, plain);
  });
}
function holdsInOrder(all, some) {
  let at = 0;
  for (const char of all) if (char === some[at]) at += 1;
  return at === some.length;
}
function changedLineMeant({ file: named, line, verification }, world) {
  const file = claimedFile(named, world);
  const change = file === void 0 ? void 0 : world.changed.get(file);
  if (file === void 0 || change?.kind !== "text") return void 0;
  const text = world.headText(file)?.plain;
  const lines = text?.lines() ?? [];
  if (overlapsAny({ start: line, end: line }, change.added) && (lines[line - 1]?.trim() ?? "") !== "") {
    return { file, line };
  }
  const quoted = readingsOf(verification.code_examined, "new").flat();
  for (const { start, end } of change.added) {
    for (let at = start; at <= end; at += 1) {
      if (lineReadAs(lines[at - 1] ?? "", quoted)) return { file, line: at };
    }
  }
  return void 0;
}
function verifyFinding(raised, world) {
  const decided = verifyOn(raised.claim.side, raised, world);
  if (!("drop" in decided) || decided.drop.kind !== "not_on_changed_lines") return decided;
  const others = SIDES.filter((side) => side !== raised.claim.side);
  for (const side of others) {
    const onOther = verifyOn(side, raised, world);
    if ("keep" in onOther) return onOther;
  }
  const meant = changedLineMeant(raised.claim, world);
  return meant === void 0 ? decided : { drop: { kind: "quote_of_another_line", ...meant } };
}
var SIDES = ["new", "old"];
function verifyOn(asked, raised, world) {
  const { lens, claim, slot } = raised;
  const proof = proveClaim(lens, asked === void 0 ? claim : { ...claim, side: asked }, world);
  if ("drop" in proof) return proof;
  const { file, side, at, lines, occurrence, proofs, also, rests, lost, cause } = proof.keep;
  const placement = placeClaim(proof.keep, claim.verification.is_impact_finding, world);
  const policy = policyFor(lens, world);
  if (!allowedBy(policy, placement)) {
    return { drop: offChange(proof.keep, placement, claim.verification.is_impact_finding, world, policy) };
  }
  const source = sourceOf(raised, world);
  const fingerprint = fingerprintOf({ file, source, lines, occurrence });
  const place = placeNow({ file, side, source, at }, world, cause);
  return {
    keep: {
      slot,
      lens,
      claim: wholeRule(raised, world),
      file,
      side,
      at,
      placement,
      ...ifAny({ cause, also, rests, lost }),
      proofs,
      fingerprint,
      ...place
    }
  };
}
function wholeRule({ claim }, world) {
  if (claim.ruleText === void 0) return claim;
  const rule = ruleNamed(claim.ruleFile ?? "", world);
  return rule === void 0 ? claim : { ...claim, ruleText: withLead(claim.ruleText, world.redactedRule(rule.path) ?? rule.body) };
}
function placeNow(standing, world, cause) {
  const text = textOn(standing.side, standing.file, world)?.plain;
  if (text === void 0) throw new Error(`${standing.file} holds a quote and has no text`);
  const place = placeOf(standing, text);
  return { place: cause === void 0 ? place : { ...place, cause: causeNow(cause, world) } };
}
function causeNow(cause, texts) {
  return causeHash(cause, textOn(cause.side, cause.file, texts)?.plain);
}
function policyFor(lens, { policy }) {
  return lensRecord(lens).policy ?? policy;
}
function placeClaim({ file, side, at, cause }, isImpact, { changed }) {
  const caused = cause === void 0 ? {} : { cause };
  return placementOf({ file, side, at, isImpact, ...caused }, changed);
}
function offChange({ file, side, at, cause }, placement, isImpact, world, policy) {
  const reason = offChangeReason(placement, isImpact, cause, { changed: world.changed, policy });
  const isNear = reason.kind === "not_on_changed_lines" && isBeside({ file, side, at }, placement, world);
  return isNear ? { ...reason, beside: true } : reason;
}
function offChangeReason(placement, isImpact, cause, { changed, policy }) {
  if (isImpact && cause === void 0) return { kind: "cause_missing" };
  if (isImpact && cause !== void 0 && !isOfChange(cause, changed)) {
    return { kind: "cause_not_on_changed_line" };
  }
  return { kind: "not_on_changed_lines", placement, policy };
}
function sourceOf({ lens, claim }, world) {
  if (lens !== "rules-compliance") return lens;
  return ruleNamed(claim.ruleFile ?? "", world)?.path ?? lens;
}
Object.assign(exports, { claimsAbsence, wasOpened, placeNamed, proveCause, placementOf, isOnChangedLine, changeAt, allowedBy, placeAt, matchesPlace, verifyFinding, placeNow, causeNow, policyFor, sourceOf });
});
exports["world-of"] = __part((exports) => {
var { INTENT_ROOM, authorText, namedPaths } = __load("index-936eb180/fact-texts"), { CONFIRMED_FROM, THRESHOLD } = __load("evidence-drop-a3c02e69/rubric"), { isPackagePath } = __load("matches-schema-4b8261ce/installed-packages"), { claimedFile, findQuote, isProvenByFacts, textOn, withPackages } = __load("extract-7558e31f/prove-elsewhere"), { readingsOf } = __load("index-936eb180/same-claim"), { changedLinesOf } = __load("extract-7558e31f/scope-entries"), { loadRedact, pathsMeant, readQuotedTexts } = __load("index-936eb180/read-at-paths"), { mentionsSecrets, reviewedText } = __load("evidence-drop-a3c02e69/reviewed-text"), { QUOTE_MORE } = __load("evidence-drop-a3c02e69/substance"), { readStamped } = __load("git-685f2d30/stamped"), { AGENTS_WITHOUT_TREE, LENSES } = __load("main/vocabulary"), { isFile } = __load("matches-schema-4b8261ce/places"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { exists, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { join } = require("node:path");
function slotLenses({ agent, lenses }) {
  return lenses ?? LENSES.filter((lens) => lens === agent);
}
var LEAST_LIKENESS = 0.5;
function nearestLine(quote, side, { text }) {
  const wanted = new Set(
    readingsOf(quote, side).map(longestOf).filter((line) => line !== "")
  );
  let best;
  let most = 0;
  for (const [at, whole] of text.split("\n").entries()) {
    const line = whole.trim();
    if (line === "") continue;
    for (const one of wanted) {
      const alike = likeness(one, line);
      if (alike < LEAST_LIKENESS || alike <= most) continue;
      most = alike;
      best = { line: at + 1, text: line };
    }
  }
  return best;
}
function longestOf(lines) {
  return lines.reduce((best, line) => line.length > best.length ? line : best, "");
}
function likeness(a, b) {
  if (b.includes(a)) return 0.9 + 0.1 * (a.length / b.length);
  const [left, right] = [wordsOf(a), wordsOf(b)];
  const common = [...left].filter((word) => right.has(word)).length;
  return 2 * common / Math.max(1, left.size + right.size);
}
function wordsOf(line) {
  return new Set(line.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? []);
}
function checkScore(defect, texts, threshold = THRESHOLD) {
  return [...missingProof(defect, texts, threshold), ...contradictions(defect, threshold)];
}
function missingProof({ score, status, supports, refutes }, texts, threshold) {
  if (score >= threshold) {
    return someStands(supports, texts) ? [] : [`a score of ${score} needs in supports one quote that is in its file${fates(supports, texts)}`];
  }
  if (status === "needs_human_review" || someStands(refutes, texts)) return [];
  const way = "needs in refutes one quote that is in its file, or the status needs_human_review";
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}
function contradictions({ score, status }, threshold) {
  switch (status) {
    case "confirmed_valid":
      return score < CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case "dismissed_false_positive":
    case "needs_human_review":
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}
function someStands(quotes, texts) {
  return quotes.some((quote) => "keep" in findQuote(quote, texts));
}
function fates(quotes, texts) {
  const failed = quotes.map((quote) => {
    const found = findQuote(quote, texts);
    if (!("drop" in found)) return "";
    return `${quote.file}: ${found.drop.kind}, ${wayToMend(found.drop.kind, quote, texts)}`;
  });
  return failed.length === 0 ? ": none was given" : `: ${failed.join("; ")}`;
}
function wayToMend(kind, quote, texts) {
  if (kind === "path_invalid") return "name the file from the top of the repository, as the packet does";
  if (kind === "quote_without_substance") return QUOTE_MORE;
  return whereItMightBe(quote, texts);
}
var MOST_OF_LINE = 200;
function whereItMightBe({ file, quote, side = "new" }, texts) {
  const rule = "quote whole lines, exactly as the file has them";
  const path = claimedFile(file, texts);
  const shown = path === void 0 ? void 0 : textOn(side, path, texts)?.redacted;
  const near = shown === void 0 ? void 0 : nearestLine(quote, side, shown);
  if (near === void 0) return rule;
  const text = near.text.length > MOST_OF_LINE ? `${near.text.slice(0, MOST_OF_LINE)}\u2026` : near.text;
  return `${rule}; nearest is line ${near.line}: ${inertLine(text)}`;
}
function unmatchedClaims(defects, asked) {
  const times = /* @__PURE__ */ new Map();
  for (const id of defects.flatMap(({ claims }) => claims)) times.set(id, (times.get(id) ?? 0) + 1);
  const wanted = new Set(asked.map(({ id }) => id));
  const about = `the packet asks about ${[...wanted].join(", ") || "nothing"}`;
  return [
    ...[...wanted].filter((id) => !times.has(id)).map((id) => `${id} is in no defect: ${about}`),
    ...[...times.keys()].filter((id) => !wanted.has(id)).map((id) => `${id} is no claim of this packet: ${about}`),
    ...[...times].filter(([, n]) => n > 1).map(([id, n]) => `${id} is named ${n} times: each claim is in exactly one defect`)
  ];
}
async function readPackageTexts(root, named, redact) {
  const paths = named.filter(isPackagePath);
  if (paths.length > 0 && !await exists(root)) {
    throw new Failure("environment/tree-unavailable", `the packages that agents read are gone from ${root}`, {
      hint: "plan the review again with: correctless plan"
    });
  }
  const texts = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const place = join(root, path);
    if (await exists(place)) places.add(path);
    const text = await isFile(place) ? await readTextIfAny(place) : void 0;
    if (text !== void 0) texts.set(path, reviewedText(text, await redact?.(text)));
  }
  return { textOf: (path) => texts.get(path), exists: (path) => places.has(path) };
}
var FROM_FACTS = LENSES.filter((lens) => isProvenByFacts(lens));
async function worldOf(run, slot, looks, review) {
  const [texts, rules, facts] = await Promise.all([
    textsFor(
      run,
      [...review.examined, ...namedPaths(review.findings)],
      mentionsSecrets(JSON.stringify(review))
    ),
    readStamped(run.paths.rules, run.file),
    slotLenses(slot).some((lens) => FROM_FACTS.includes(lens)) ? factsGiven(run, slot) : void 0
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: this is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === void 0 ? "" : authorText(facts.context, INTENT_ROOM),
    looks,
    shown: new Set(slot.paths),
    hasTree: !AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy
  };
}
function factsGiven({ file, paths }, slot) {
  const shard = slot.shard_slot?.split("/")[0];
  return readStamped(shard === void 0 ? paths.facts : paths.shardFacts(shard), file);
}
async function textsOfScores(run, defects, how) {
  const quotes = defects.flatMap(({ supports, refutes }) => [...supports, ...refutes]);
  const texts = await textsFor(
    run,
    quotes.map(({ file }) => file),
    how === "as shown" || mentionsSecrets(JSON.stringify(quotes))
  );
  return withPackages(texts);
}
function textsOfFiles(run, files) {
  return textsFor(run, files, false);
}
async function textsFor(run, named, redacted) {
  const { repository, file, paths } = run;
  const scope = await readRunJson(paths.scope, "scope");
  const packageRoots = file.packages_root === void 0 ? [] : [file.packages_root];
  const shardRoots = (file.merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: changedLinesOf(scope.files),
    treeRoots: [file.tree_root, file.top, ...packageRoots, ...shardRoots],
    named
  };
  const redact = redacted ? await loadRedact() : void 0;
  const [texts, packages] = await Promise.all([
    readQuotedTexts(repository, quotes, redact),
    Promise.all(packageRoots.map((root) => readPackageTexts(root, pathsMeant(quotes), redact)))
  ]);
  return packages[0] === void 0 ? texts : { ...texts, packages: packages[0] };
}
Object.assign(exports, { slotLenses, checkScore, unmatchedClaims, worldOf, textsOfScores, textsOfFiles });
});
