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
var from_chunk_6d27c720;
var from_chunk_b330e460;
var from_main;
parts["chunk-37AYGRAF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  enclosingHeaders: () => enclosingHeaders,
  lineAbove: () => lineAbove
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  enclosingHeaders,
  lineAbove
});
});
parts["chunk-5LLMWDAD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  JSON_WITH_COMMENTS: () => JSON_WITH_COMMENTS,
  MARKUP: () => MARKUP2,
  TYPESCRIPT: () => TYPESCRIPT,
  commentsOf: () => commentsOf,
  hasOwnScanner: () => hasOwnScanner,
  scanRegions: () => scanRegions,
  scansComments: () => scansComments,
  syntaxOf: () => syntaxOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CLHPKY4O = parts["chunk-CLHPKY4O"]();
var import_node_path = require("node:path");
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
  const last = Math.max(-1, next - MOST_COMMENTS);
  while (offset >= 0 && next >= last) {
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
  const last = codeBefore(text2, lineStart, before);
  return last !== -1 && /[,=+\\%|]/.test(text2.charAt(last)) ? "opaque" : "block-comment";
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
  const last = codeBefore(text2, at, before);
  if (last === -1 || /[(,=:[!&|?{;+\-*%~^>]/.test(text2.charAt(last))) return true;
  if (!/\w/.test(text2.charAt(last))) return false;
  let start = last;
  while (start > 0 && last - start < 10 && /\w/.test(text2.charAt(start - 1))) start -= 1;
  return WORDS_BEFORE_REGEX.has(text2.slice(start, last + 1));
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
var holed = (pattern, close, plain, hole2) => {
  const inside = syntax(closing(close), skipped(plain), code(...hole2));
  return { pattern, kind: "opaque", inside: () => inside };
};
var hole = (open, close, openers) => {
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
function script(...more) {
  const inside = hole("\\{", "\\}", () => openers);
  const template = holed("`", "`", "\\\\[^]", ["\\$\\{", inside]);
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
var HOLE = hole("\\{", "\\}", () => WITH_ELEMENTS);
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
var CSS = syntax(ADDRESS, STARS, DOUBLE, SINGLE);
var SCSS_STRINGS = () => ['"', "'"].map((quote) => holed(quote, `${quote}|(?=\\n)`, "\\\\[^]", ["#\\{", IN_SCSS]));
var IN_SCSS = hole("\\{", "\\}", SCSS_STRINGS);
var SCSS = syntax(ADDRESS, STARS, SLASHES_NOT_URL, ...SCSS_STRINGS());
var JSON_WITH_COMMENTS = syntax(SLASHES, STARS, DOUBLE, SINGLE);
var part = (pattern, close, holds) => ({
  ...opaque(pattern, through(close)),
  holds
});
var SCRIPT = part("<script\\b[^>]{0,500}>", "</script", () => TYPESCRIPT);
var style = (holds) => part("<style\\b[^>]{0,500}>", "</style", () => holds);
var FRONT = part("(?<![^])---(?=\\r?\\n)", "\n---", () => TYPESCRIPT);
var TAG2 = syntax(closing(">"), ...['"', "'"].map((quote) => opaque(quote, through(quote))));
var IN_TAG = code("<(?=[A-Za-z])", () => TAG2);
var MARKUP2 = syntax(MARKUP);
var XML = syntax(MARKUP, opaque("<!\\[CDATA\\[", through("]]>")), IN_TAG);
var PAGE = syntax(MARKUP, SCRIPT, style(CSS), IN_TAG);
var COMPONENT = syntax(MARKUP, SCRIPT, style(SCSS), opaque("\\{\\{", through("}}")), IN_TAG);
var ASTRO = syntax(FRONT, MARKUP, SCRIPT, style(SCSS));
var PYTHON_HOLED = ['"""', "'''", '"', "'"].map(
  (quote) => holed(
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
var PYTHON = syntax(
  ...[HASH, ...PYTHON_HOLED, DOCSTRING_DOUBLE, DOCSTRING_SINGLE, DOUBLE, SINGLE],
  code("[([{]", () => VALUES)
);
var GO = syntax(SLASHES, STARS, DOUBLE, RAW_BACKTICK, CHARACTER);
var RUST = syntax(SLASHES, NESTED_STARS, RUST_RAW, DOUBLE_LINES, CHARACTER);
var C = syntax(SLASHES, STARS, CPP_RAW, DOUBLE, CHARACTER);
var JAVA = syntax(SLASHES, STARS, TRIPLE_DOUBLE, DOUBLE, CHARACTER);
var RAW_TRIPLE = opaque('"""', through('"""'));
var KOTLIN_HOLED = () => [holed('"', '"|(?=\\n)', "\\\\[^]", ["\\$\\{", IN_KOTLIN])];
var KOTLIN_STRINGS = () => [RAW_TRIPLE, ...KOTLIN_HOLED(), CHARACTER];
var IN_KOTLIN = hole("\\{", "\\}", () => [SLASHES, NESTED_STARS, ...KOTLIN_STRINGS()]);
var KOTLIN = syntax(SLASHES, NESTED_STARS, ...KOTLIN_STRINGS());
var SWIFT_RAW = opaque(
  '#{1,9}(?:"""|"|\\/)',
  throughNamed((opener) => opener.replace(/^(#+)(.*)$/, "$2$1"))
);
var SWIFT_STRINGS = () => [
  SWIFT_RAW,
  holed('"""', '"""', "\\\\[^(]", ["\\\\\\(", IN_SWIFT]),
  holed('"', '"|(?=\\n)', "\\\\[^(]", ["\\\\\\(", IN_SWIFT])
];
var IN_SWIFT = hole("\\(", "\\)", () => [SLASHES, NESTED_STARS, ...SWIFT_STRINGS()]);
var SWIFT = syntax(SLASHES, NESTED_STARS, ...SWIFT_STRINGS());
var DART_STRINGS = () => [
  ...['"""', "'''", '"', "'"].map((quote) => opaque(`(?<=\\br)${quote}`, through(quote))),
  ...['"""', "'''"].map((quote) => holed(quote, quote, "\\\\[^]", ["\\$\\{", IN_DART])),
  ...['"', "'"].map((quote) => holed(quote, `${quote}|(?=\\n)`, "\\\\[^]", ["\\$\\{", IN_DART]))
];
var IN_DART = hole("\\{", "\\}", () => [SLASHES, NESTED_STARS, ...DART_STRINGS()]);
var DART = syntax(SLASHES, NESTED_STARS, ...DART_STRINGS());
var CSHARP_STRINGS = () => [
  opaque(
    '\\$*"{3,20}',
    throughNamed((opener) => opener.replace(/^\$+/, ""))
  ),
  holed('(?:@\\$|\\$@)"', '"(?!")', '""|\\{\\{', ["\\{", IN_CSHARP]),
  holed('\\$"', '"|(?=\\n)', "\\\\[^]|\\{\\{", ["\\{", IN_CSHARP]),
  { ...DOUBLE_DOUBLED, pattern: '@"' },
  DOUBLE,
  CHARACTER
];
var IN_CSHARP = hole("\\{", "\\}", () => [STARS, ...CSHARP_STRINGS()]);
var CSHARP = syntax(SLASHES, STARS, ...CSHARP_STRINGS());
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
var PHP = syntax(
  MARKUP,
  code("<\\?(?:php\\b|=)", () => PHP_CODE)
);
var PERL = syntax(ESCAPED, HASH_WORD, ...HERE_DOCUMENT, DOUBLE_LINES, SINGLE_RAW_LINES);
var POWERSHELL_STRINGS = () => [
  opaque('@"[ \\t]*(?=\\r?$)', through('\n"@')),
  opaque("@'[ \\t]*(?=\\r?$)", through("\n'@")),
  skipped("`[^]"),
  holed('"', '"(?!")', '`[^]|""', ["\\$\\(", IN_POWERSHELL]),
  SINGLE_DOUBLED
];
var IN_POWERSHELL = hole("\\(", "\\)", POWERSHELL_STRINGS);
var POWERSHELL = syntax(block("<#", "#>"), HASH_SPACED, ...POWERSHELL_STRINGS());
var YAML = syntax(BLOCK_SCALAR, HASH_SPACED, YAML_DOUBLE, YAML_SINGLE);
var TOML = syntax(HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, {
  ...SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')"
});
var SLASHY = { pattern: "\\/", kind: literalOrOperator, end: throughUnescaped("/") };
var GROOVY_STRINGS = () => [
  ...[TRIPLE_SINGLE, DOLLAR_SLASHY, SINGLE, SLASHY],
  holed('"""', '"""', "\\\\[^]", ["\\$\\{", IN_GROOVY]),
  holed('"', '"|(?=\\n)', "\\\\[^]", ["\\$\\{", IN_GROOVY])
];
var IN_GROOVY = hole("\\{", "\\}", () => [SLASHES, STARS, ...GROOVY_STRINGS()]);
var GROOVY = syntax(SLASHES, STARS, ...GROOVY_STRINGS());
var R = syntax(
  ...[HASH, R_RAW, DOUBLE_LINES, SINGLE_LINES],
  ...[text("`", quoted({ lines: true })), text("%[^%\\n]{0,100}%", matched)]
);
var HASHES = syntax(HASH_SPACED, TRIPLE_DOUBLE, DOUBLE);
var TERRAFORM_STRING = () => holed('"', '"|(?=\\n)', "\\\\[^]|[$%]{2}\\{", ["[$%]\\{", IN_TERRAFORM]);
var IN_TERRAFORM = hole("\\{", "\\}", () => [TERRAFORM_STRING()]);
var TERRAFORM = syntax(HASH, SLASHES, STARS, ...HERE_DOCUMENT, TERRAFORM_STRING());
var HASH_LINES = syntax(HASH_LINE);
var DOCKER = syntax(HASH_LINE, ...HERE_DOCUMENT);
var PROPERTIES = syntax(skipped("\\\\(?:\\r?\\n[ \\t]{0,200}[#!]?|[^])"), HASH_LINE);
var ENVIRONMENT = syntax(
  HASH_LINE,
  ...['"', "'", "`"].map(
    (quote) => opaque(`(?<=^[^#=\\n]{1,200}=[ \\t]{0,20})${quote}`, quoted({ lines: true }))
  )
);
var INI = syntax(HASH_LINE, SEMICOLON_LINE);
var SQL = syntax(line("--"), STARS, SINGLE_DOUBLED, DOUBLE_DOUBLED);
var LUA = syntax(
  LUA_LONG_COMMENT,
  line("--"),
  LUA_LONG_STRING,
  DOUBLE_LINES,
  SINGLE_LINES
);
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
var ESCAPED2 = skipped("\\\\[^]");
var INTERPOLATED = code("#\\{", () => HOLE2);
var upTo = (close) => syntax(closing(close), ESCAPED2, INTERPOLATED);
var [IN_DOUBLE, IN_TICKS, IN_REGEX] = [upTo('"'), upTo("`"), upTo("\\/")];
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
  { pattern: '"', kind: "text", inside: () => IN_DOUBLE },
  { pattern: "`", kind: "opaque", inside: () => IN_TICKS },
  text("'", quoted({ lines: true })),
  { pattern: "\\/", kind: literalOrOperator, inside: () => IN_REGEX }
];
var RUBY = syntax(...OPENERS);
var HOLE2 = syntax(
  closing("\\}"),
  code("\\{", () => HOLE2),
  ...OPENERS
);
var COMMAND = "(?:^|[;|&({`!]|\\b(?:then|do|else|elif|if|while|until|for|time))[ \\t]{0,200}";
var asCommand = (word) => `${word}(?<=${COMMAND}${word})`;
var WORD = "(?<![^\\s;|&()<>]#)(?<!(?<!\\\\)\\\\.#)";
var SINGLE2 = text("'", through("'"));
var ANSI = text("\\$'", quoted({ lines: true }));
var DOUBLE2 = { pattern: '"', kind: "text", inside: () => IN_DOUBLE2 };
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
var IN_DOUBLE2 = syntax(closing('"'), skipped("\\\\[^]"), ...SHOWN);
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
var BY_EXTENSION = table([
  [TYPESCRIPT, "ts mts cts"],
  [JAVASCRIPT, "js mjs cjs gs jsx tsx"],
  [PAGE, "html htm xhtml njk hbs ejs"],
  [COMPONENT, "vue svelte"],
  [ASTRO, "astro"],
  [MARKUP2, "md mdx markdown mdc"],
  [XML, "xml svg xsd xsl plist csproj props targets"],
  [CSS, "css"],
  [SCSS, "scss sass less styl"],
  [JSON_WITH_COMMENTS, "jsonc json5 code-workspace"],
  [PYTHON, "py pyi pyw bzl star"],
  [GO, "go"],
  [RUST, "rs"],
  [C, "c h cc cpp cxx hh hpp hxx ino m mm cu proto zig glsl"],
  [JAVA, "java"],
  [GROOVY, "groovy gradle"],
  [KOTLIN, "kt kts scala sc"],
  [SWIFT, "swift"],
  [DART, "dart"],
  [CSHARP, "cs"],
  [PHP, "php phtml"],
  [RUBY, "rb rake gemspec ru"],
  [SHELL, "sh bash zsh ksh bats"],
  [PERL, "pl pm fish"],
  [POWERSHELL, "ps1 psm1 psd1"],
  [YAML, "yml yaml"],
  [TOML, "toml"],
  [R, "r"],
  [HASHES, "mk jl ex exs nix graphql gql nim cmake"],
  [TERRAFORM, "tf tfvars hcl"],
  [DOCKER, "dockerfile"],
  [PROPERTIES, "properties"],
  [ENVIRONMENT, "env"],
  [HASH_LINES, "gitignore txt"],
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
  [HASH_LINES, ".gitignore .dockerignore .npmrc .gitattributes CODEOWNERS requirements.txt"],
  [DOCKER, "Dockerfile Containerfile"],
  [ENVIRONMENT, ".env"],
  [INI, ".editorconfig .flake8 .pylintrc"],
  [RUBY, "Gemfile Rakefile Guardfile Podfile Vagrantfile Brewfile"],
  [SHELL, ".bashrc .zshrc .profile"],
  [GROOVY, "Jenkinsfile"],
  [JSON_WITH_COMMENTS, ".eslintrc .eslintrc.json .swcrc .babelrc"]
]);
function syntaxOf(path, text2) {
  const name = import_node_path.posix.basename(path);
  if (/^[jt]sconfig\b.*\.json$/.test(name)) return JSON_WITH_COMMENTS;
  const named = BY_NAME.get(name);
  if (named !== void 0) return named;
  const byExtension = BY_EXTENSION.get(import_node_path.posix.extname(name).slice(1).toLowerCase());
  return byExtension === void 0 ? syntaxOfProgram(text2) : byExtension;
}
var BORROWED = new Set(
  "mk jl ex exs nix nim cmake pl pm fish zig proto purs tex txt conf clj cljs cljc edn lisp el scm erl hrl md mdx markdown mdc sql hs elm ini cfg svelte astro njk hbs ejs sass styl".split(
    " "
  )
);
var BORROWED_NAMES = /* @__PURE__ */ new Set(["Makefile", "GNUmakefile", "CMakeLists.txt"]);
function hasOwnScanner(path, text2) {
  const name = import_node_path.posix.basename(path);
  const syntax2 = syntaxOf(path, text2);
  if (syntax2 === null || syntax2 === UNKNOWN || BORROWED_NAMES.has(name)) return false;
  if (BY_NAME.has(name)) return true;
  const extension = import_node_path.posix.extname(name).slice(1).toLowerCase();
  return BY_EXTENSION.has(extension) ? !BORROWED.has(extension) : !/^#!.*\bperl/.test(text2);
}
var PROSE = new Set("md mdx markdown mdc txt".split(" "));
function scansComments(path, text2) {
  const extension = import_node_path.posix.extname(path).slice(1).toLowerCase();
  return PROSE.has(extension) || syntaxOf(path, text2) === null || hasOwnScanner(path, text2);
}
function syntaxOfProgram(text2) {
  const firstLine = text2.slice(0, text2.indexOf("\n") + 1).slice(0, 200);
  const program = /^#!.*\b(node|deno|bun|tsx|python|ruby|perl|bash|zsh|dash|ksh|sh|php)[\d.]*\b/.exec(
    firstLine
  );
  return BY_PROGRAM.get(program?.[1] ?? "") ?? UNKNOWN;
}
var BY_PROGRAM = table([
  [JAVASCRIPT, "node deno bun"],
  [TYPESCRIPT, "tsx"],
  [PYTHON, "python"],
  [RUBY, "ruby"],
  [PHP, "php"],
  [SHELL, "bash zsh dash ksh sh"],
  [PERL, "perl"]
]);
function table(rows) {
  return new Map(rows.flatMap(([syntax2, names]) => names.split(" ").map((name) => [name, syntax2])));
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
function commentsOf(text2, path) {
  const syntax2 = syntaxOf(path, text2);
  if (syntax2 === null) return [];
  const index = (0, import_chunk_CLHPKY4O.lineIndex)(text2);
  const comments = [];
  for (const region2 of scanRegions(text2, syntax2)) {
    if (region2.kind !== "line-comment" && region2.kind !== "block-comment") continue;
    const alone = region2.kind === "line-comment" && standsAlone(text2, index, region2);
    const at = (0, import_chunk_CLHPKY4O.linesBetween)(index, region2.start, region2.end);
    const last = comments.at(-1);
    if (alone && last?.alone === true && last.at.end + 1 === at.start) {
      comments[comments.length - 1] = {
        at: { start: last.at.start, end: at.end },
        text: text2.slice(last.start, region2.end),
        start: last.start,
        alone
      };
    } else {
      comments.push({ at, text: text2.slice(region2.start, region2.end), start: region2.start, alone });
    }
  }
  return comments.map((comment) => ({ at: comment.at, text: comment.text }));
}
function standsAlone(text2, index, region2) {
  const lineStart = index.starts[(0, import_chunk_CLHPKY4O.lineAt)(index, region2.start) - 1] ?? 0;
  return text2.slice(lineStart, region2.start).trim() === "";
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  JSON_WITH_COMMENTS,
  MARKUP,
  TYPESCRIPT,
  commentsOf,
  hasOwnScanner,
  scanRegions,
  scansComments,
  syntaxOf
});
});
parts["chunk-7CJS4GIV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  BatchOutput: () => BatchOutput,
  GIT_LOOKS_AT: () => GIT_LOOKS_AT,
  LARGEST_PATCH: () => LARGEST_PATCH,
  LARGEST_TEXT: () => LARGEST_TEXT,
  WholeContent: () => WholeContent,
  decodeMarked: () => decodeMarked,
  gitCallsBinary: () => gitCallsBinary,
  markedEncoding: () => markedEncoding,
  readSharedBlobs: () => readSharedBlobs,
  readsAsText: () => readsAsText,
  startsAsText: () => startsAsText,
  textIn: () => textIn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var HELD_BYTES = 128 * 1024 * 1024;
async function readSharedBlobs(repository, oids, { most = HELD_BYTES, read = (missing) => (0, import_chunk_KWOTC3ZP.readBlobs)(repository, missing) } = {}) {
  const held = HELD.get(repository) ?? { batches: /* @__PURE__ */ new Map(), bytes: 0 };
  HELD.set(repository, held);
  const wanted = [...new Set(oids)];
  const missing = wanted.filter((oid) => !held.batches.has(oid));
  const batch = read(missing);
  for (const oid of missing) held.batches.set(oid, batch);
  const answers = wanted.map((oid) => [oid, held.batches.get(oid) ?? batch]);
  const forget = (gone) => {
    for (const oid of gone) held.batches.delete(oid);
  };
  await batch.then(
    (blobs2) => {
      const bytes = [...blobs2.values()].reduce((sum, { length }) => sum + length, 0);
      const isHeld = held.bytes + bytes <= most;
      if (isHeld) held.bytes += bytes;
      forget(isHeld ? missing.filter((oid) => !blobs2.has(oid)) : missing);
    },
    () => {
      forget(missing);
    }
  );
  const blobs = /* @__PURE__ */ new Map();
  for (const [oid, answer] of answers) {
    const content = (await answer).get(oid);
    if (content !== void 0) blobs.set(oid, content);
  }
  return blobs;
}
var HELD = /* @__PURE__ */ new WeakMap();
var GIT_LOOKS_AT = 8e3;
function gitCallsBinary(content) {
  return content.subarray(0, GIT_LOOKS_AT).includes(0);
}
var PRINTABLE_SHARE = 0.9;
var ZERO_SHARE = 0.01;
function readsAsText(content) {
  let [printable, zeros] = [0, 0];
  for (const byte of content) {
    if (byte === 0) zeros += 1;
    else if (byte >= 32 && byte < 127 || byte >= 9 && byte <= 13) printable += 1;
  }
  if (printable >= content.length * PRINTABLE_SHARE) return true;
  return zeros <= content.length * ZERO_SHARE && isUtf8(content);
}
var BEGINNING = 512;
var SHORTEST_LINE = 3;
var MAGIC = [
  ...[
    "7f454c46",
    "feedface",
    "feedfacf",
    "cefaedfe",
    "cffaedfe",
    "cafebabe",
    "89504e470d0a1a0a",
    "474946383961"
  ],
  ...[
    "474946383761",
    "ffd8ff",
    "504b0304",
    "504b0506",
    "1f8b",
    "fd377a585a00",
    "28b52ffd",
    "425a6839",
    "255044462d"
  ],
  ...["53514c69746520666f726d6174203300", "0061736d", "4d5a9000"]
];
function startsAsText(content) {
  const beginning = Buffer.from(content.subarray(0, BEGINNING));
  const hex = beginning.subarray(0, 16).toString("hex");
  if (MAGIC.some((magic) => hex.startsWith(magic))) return false;
  let from = 0;
  while (from < beginning.length) {
    const at = beginning.indexOf(10, from);
    const end = at === -1 ? beginning.length : at;
    if (isReadable(beginning.subarray(from, end))) return true;
    from = end + 1;
  }
  return false;
}
function isReadable(line) {
  return line.length >= SHORTEST_LINE && line.every((byte) => byte >= 32 && byte !== 127 || byte === 9 || byte === 13) && isUtf8(line);
}
function isUtf8(content) {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(content);
    return true;
  } catch {
    return false;
  }
}
function markedEncoding(content) {
  const [a, b, c, d] = content;
  if (a === 255 && b === 254)
    return c === 0 && d === 0 && content.length % 4 === 0 ? "UTF-32 LE" : "UTF-16 LE";
  if (a === 254 && b === 255) return "UTF-16 BE";
  return a === 0 && b === 0 && c === 254 && d === 255 ? "UTF-32 BE" : void 0;
}
var DAMAGED_SHARE = 0.01;
var DAMAGED = "\uFFFD";
function decodeMarked(content) {
  const encoding = markedEncoding(content);
  if (encoding === void 0 || readsInBytes(content)) return void 0;
  const text = decoded(content, encoding).replaceAll("\0", DAMAGED);
  let damaged = 0;
  for (let at = text.indexOf(DAMAGED); at !== -1; at = text.indexOf(DAMAGED, at + 1)) damaged += 1;
  return damaged <= Math.max(1, text.length * DAMAGED_SHARE) ? text : void 0;
}
var ASCII_RUN = /[\t\n\r -~]{16,}/g;
var KANA = /^(?:0.)+0?$|^(?:.0)+.?$/s;
var PHP = /<\?(?:php|=)/i;
function readsInBytes(content) {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength).toString("latin1");
  return PHP.test(bytes) || bytes.match(ASCII_RUN)?.some((run) => !KANA.test(run)) === true;
}
function decoded(content, encoding) {
  switch (encoding) {
    case "UTF-16 LE":
      return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(content);
    case "UTF-16 BE":
      return new TextDecoder("utf-16le", { ignoreBOM: true }).decode(swapped(content));
    case "UTF-32 LE":
      return fromUnits(content, true);
    case "UTF-32 BE":
      return fromUnits(content, false);
  }
}
function swapped(content) {
  const pairs = Buffer.from(content.subarray(0, content.length - content.length % 2)).swap16();
  return content.length % 2 === 0 ? pairs : Buffer.concat([pairs, content.subarray(-1)]);
}
function fromUnits(content, little) {
  const units = new DataView(content.buffer, content.byteOffset, content.byteLength);
  const parts = [];
  for (let at = 0; at + 4 <= content.length; at += 4) {
    const unit = units.getUint32(at, little);
    parts.push(unit > 1114111 || unit >= 55296 && unit < 57344 ? DAMAGED : String.fromCodePoint(unit));
  }
  if (content.length % 4 > 0) parts.push(DAMAGED);
  return parts.join("");
}
function textIn(content) {
  const text = decodeMarked(content);
  if (text !== void 0) return text;
  return gitCallsBinary(content) && !readsAsText(content) ? void 0 : new TextDecoder("utf-8", { ignoreBOM: true }).decode(content);
}
var LARGEST_TEXT = 32 * 1024 * 1024;
var LARGEST_PATCH = 256 * 1024 * 1024;
var LINE_FEED = 10;
var WholeContent = class {
  #use;
  #content = Buffer.alloc(0);
  #filled = 0;
  constructor(use) {
    this.#use = use;
  }
  /** @param size bytes; of a content of none no piece comes */
  begin(size) {
    [this.#content, this.#filled] = [Buffer.allocUnsafe(size), 0];
    if (size === 0) this.#use(this.#content);
  }
  take(piece) {
    this.#filled += piece.copy(this.#content, this.#filled);
    if (this.#filled === this.#content.length) this.#use(this.#content);
  }
};
var BatchOutput = class {
  #taker;
  /** Bytes of the content and its line feed that are still to come. */
  #left = 0;
  /** The beginning of a header that is not yet whole. */
  #header = "";
  constructor(taker) {
    this.#taker = taker;
  }
  /** Whether it ends here, at an object that is not wanted. */
  take(piece) {
    for (let at = 0; at < piece.length; ) {
      if (this.#left > 0) {
        at = this.#takeContent(piece, at);
        continue;
      }
      const end = piece.indexOf(LINE_FEED, at);
      this.#header += piece.toString("latin1", at, end === -1 ? piece.length : end);
      if (end === -1) return false;
      at = end + 1;
      const size = this.#taker.begin(this.#header);
      this.#header = "";
      if (size === void 0) return true;
      this.#left = size + 1;
    }
    return false;
  }
  /** Whether nothing is owed of an object that began. */
  isWhole() {
    return this.#left === 0 && this.#header === "";
  }
  #takeContent(piece, at) {
    const end = Math.min(at + this.#left, piece.length);
    this.#left -= end - at;
    const content = this.#left === 0 ? end - 1 : end;
    if (content > at) this.#taker.take(piece.subarray(at, content));
    return end;
  }
};
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  BatchOutput,
  GIT_LOOKS_AT,
  LARGEST_PATCH,
  LARGEST_TEXT,
  WholeContent,
  decodeMarked,
  gitCallsBinary,
  markedEncoding,
  readSharedBlobs,
  readsAsText,
  startsAsText,
  textIn
});
});
parts["chunk-CLHPKY4O"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  lineAt: () => lineAt,
  lineCountOf: () => lineCountOf,
  lineIndex: () => lineIndex,
  linesBetween: () => linesBetween
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  lineAt,
  lineCountOf,
  lineIndex,
  linesBetween
});
});
parts["chunk-E2GJLKLX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  hunkId: () => hunkId,
  hunkText: () => hunkText
});
module.exports = __toCommonJS(stdin_exports);
function hunkText(patch, hunk) {
  return patch.toString("utf8", hunk.bytes.start, hunk.bytes.end);
}
function hunkId(path, index1) {
  return `${path}#${index1}`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  hunkId,
  hunkText
});
});
parts["chunk-EUYL2H7I"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  reviewedText: () => reviewedText,
  speaksOfSecrets: () => speaksOfSecrets,
  withoutNumbers: () => withoutNumbers
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CLHPKY4O = parts["chunk-CLHPKY4O"]();
function reviewedText(plain, redacted) {
  return {
    plain: lined(plain),
    ...redacted === void 0 ? {} : { redacted: lined(withoutNumbers(redacted)) }
  };
}
function lined(text) {
  let known;
  const index = () => known ??= (0, import_chunk_CLHPKY4O.lineIndex)(text);
  let split;
  return {
    text,
    lineAt: (offset) => (0, import_chunk_CLHPKY4O.lineAt)(index(), offset),
    linesOf: ({ start, end }) => {
      const { starts } = index();
      return text.slice(starts[start - 1] ?? text.length, starts[end]).replace(/\n$/, "").split("\n");
    },
    lines: () => split ??= text.split("\n")
  };
}
function speaksOfSecrets(quote) {
  return quote.includes("[REDACTED:");
}
function withoutNumbers(text) {
  return text.replaceAll(/\[REDACTED:([^\]:\n]+):\d+\]/g, "[REDACTED:$1]");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  reviewedText,
  speaksOfSecrets,
  withoutNumbers
});
});
parts["chunk-GLPLX4GU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowedBy: () => allowedBy,
  causeNow: () => causeNow,
  changeAt: () => changeAt,
  claimsAbsence: () => claimsAbsence,
  couldBe: () => couldBe,
  isIdle: () => isIdle,
  isOnChangedLine: () => isOnChangedLine,
  placeAt: () => placeAt,
  placeNamed: () => placeNamed,
  placeNow: () => placeNow,
  placementOf: () => placementOf,
  policyFor: () => policyFor,
  proveCause: () => proveCause,
  sift: () => sift,
  sourceOf: () => sourceOf,
  verifyFinding: () => verifyFinding,
  wasOpened: () => wasOpened
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_37AYGRAF = parts["chunk-37AYGRAF"]();
var import_chunk_XQLRYSQN = parts["chunk-XQLRYSQN"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_node_crypto = require("node:crypto");
function sift(values, decide) {
  const kept = [];
  const dropped = [];
  for (const value of values) {
    const decision = decide(value);
    if ("keep" in decision) kept.push(decision.keep);
    else dropped.push({ value, reason: decision.drop });
  }
  return { kept, dropped };
}
function hasLookedAt(looks, path, isBeside = false) {
  return looks.opened.has(path) || looks.searched.some(
    (place) => place === "" && !isBeside || place === path || path.startsWith(`${place}/`)
  );
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
  if (world.looks === void 0) return path === "" || world.exists(path) || isPackage(path, world);
  return world.hasTree ? hasLookedAt(world.looks, path, isPackage(path, world)) : world.shown.has(path);
}
function placeNamed(claim, world) {
  const bare = claim.replace(/(?<=.)\/+$/, "");
  if (bare === "." || world.treeRoots.includes(bare)) return "";
  return (0, import_chunk_KWOTC3ZP.claimedPath)(
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
  const standing = (0, import_chunk_XQLRYSQN.standInFile)({ ...claim, ...near }, texts);
  if ("drop" in standing) return standing;
  const { file, side, at } = standing.keep;
  return { keep: { file, side, at } };
}
var FIRST = { start: 1, end: 1 };
function proveWhole(name, whole, texts) {
  const file = (0, import_chunk_XQLRYSQN.claimedFile)(name, texts);
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
  const quote = (0, import_chunk_XQLRYSQN.standInFile)({ file, line, ...sided, quote: verification.code_examined }, world);
  if ("drop" in quote) return quote;
  const proof = (0, import_chunk_XQLRYSQN.proveLens)(lens, claim, quote.keep, world);
  if ("drop" in proof) return proof;
  const flaw = flawOfAbsence(claim, world);
  if (flaw !== void 0) return { drop: flaw };
  const also = (claim.also ?? []).map((place) => ({ place, standing: standingPlace(place, world) }));
  const lost = also.find(({ standing }) => standing === void 0);
  if (lost !== void 0) return { drop: { kind: "also_not_found", file: lost.place.file } };
  const places = also.flatMap(({ standing }) => standing ?? []);
  const rests = proveRests(claim.rests_on ?? [], world);
  if ("drop" in rests) return rests;
  const proven = { ...quote.keep, proofs: proof.keep, also: places, rests: rests.keep };
  if (verification.cause === void 0) return { keep: proven };
  const cause = proveCause(verification.cause, world);
  return "drop" in cause ? cause : { keep: { ...proven, cause: cause.keep } };
}
function proveRests(claimed, texts) {
  const places = [];
  for (const rest of claimed) {
    if (!("quote" in rest)) continue;
    const place = standingPlace(rest, (0, import_chunk_XQLRYSQN.withPackages)(texts));
    if (place === void 0) return { drop: { kind: "rests_on_not_found", file: rest.file } };
    places.push(place);
  }
  return { keep: places };
}
function standingPlace(place, texts) {
  const standing = (0, import_chunk_XQLRYSQN.standInFile)(place, texts);
  return "drop" in standing ? void 0 : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
var ITEM = /^(?:[-*+]|\d+[.)])\s/;
var FORBIDS = /^#{1,6}\s.*(?:\b(?:no|not|never|avoid|without|forbid\w*|prohibit\w*|anti-?patterns?|bad)\b|n['’]t\b)/i;
function leadOf(quote, body) {
  const blocks = (0, import_chunk_XQLRYSQN.blocksOf)(body);
  const first = withoutMark((0, import_chunk_XQLRYSQN.onOneLine)(quote));
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
  const blocks = (0, import_chunk_XQLRYSQN.blocksOf)(body);
  const item = blocks[blocks.indexOf(lead) + 1] ?? "";
  const isNext = startsAlike(withoutMark(item), withoutMark((0, import_chunk_XQLRYSQN.onOneLine)(quote)));
  return [lead, ...isNext ? [] : ["\u2026"], quote].join("\n");
}
function startsAlike(block, quote) {
  return block.startsWith(quote) || quote.startsWith(block);
}
function withoutMark(block) {
  return block.replace(import_chunk_XQLRYSQN.MARK, "");
}
function withoutEmphasis(block) {
  return block.replaceAll(/[*_`]+$/g, "");
}
function sectionName(path, lines, line) {
  const heading = HEADINGS.find(({ files }) => files.test(path))?.heading;
  const above = heading === void 0 ? void 0 : lines.slice(0, line - 1).findLast((one) => heading.test(one));
  const enclosing = (0, import_chunk_37AYGRAF.enclosingHeaders)(lines, line).toReversed();
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
function couldBe(place, remembered) {
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
var hashOf = (text) => (0, import_node_crypto.createHash)("sha256").update(text).digest("hex").slice(0, 16);
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
      return (0, import_chunk_R5DXX5NI.overlapsAny)(place.at, change.removed);
    case "text":
      return (0, import_chunk_R5DXX5NI.overlapsAny)(place.at, place.side === "old" ? change.removed : change.added);
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
  if ((0, import_chunk_R5DXX5NI.overlapsAny)(at, removed)) return "deletion_anchor";
  return isInHunk(at, hunks, "old") ? "hunk_context" : "changed_file";
}
function onNewSide(at, { added, deletionAnchors, hunks }) {
  if ((0, import_chunk_R5DXX5NI.overlapsAny)(at, added)) return "added";
  if (deletionAnchors.some((anchor) => (0, import_chunk_R5DXX5NI.overlaps)(at, { start: anchor - 1, end: anchor })))
    return "deletion_anchor";
  return isInHunk(at, hunks, "new") ? "hunk_context" : "changed_file";
}
function isInHunk(at, hunks, side) {
  return hunks.some(
    ({ [side]: { start, count } }) => count > 0 && (0, import_chunk_R5DXX5NI.overlaps)(at, { start, end: start + count - 1 })
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
function verifyFinding(raised, world) {
  const { lens, claim, slot } = raised;
  const proof = proveClaim(lens, claim, world);
  if ("drop" in proof) return proof;
  const { file, side, at, lines, occurrence, proofs, also, rests, cause } = proof.keep;
  const placement = placeClaim(proof.keep, claim.verification.is_impact_finding, world);
  const policy = policyFor(lens, world);
  if (!allowedBy(policy, placement)) {
    const { is_impact_finding: isImpact } = claim.verification;
    return { drop: offChangeReason(placement, isImpact, cause, { changed: world.changed, policy }) };
  }
  const source = sourceOf(raised, world);
  const fingerprint = (0, import_chunk_7R4OZ5NR.fingerprintOf)({ file, source, lines, occurrence });
  const named = {
    ...cause === void 0 ? {} : { cause },
    ...also.length === 0 ? {} : { also },
    ...rests.length === 0 ? {} : { rests }
  };
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
      ...named,
      proofs,
      fingerprint,
      ...place
    }
  };
}
function wholeRule({ claim }, world) {
  if (claim.ruleText === void 0) return claim;
  const rule = (0, import_chunk_XQLRYSQN.ruleNamed)(claim.ruleFile ?? "", world);
  return rule === void 0 ? claim : { ...claim, ruleText: withLead(claim.ruleText, world.redactedRule(rule.path) ?? rule.body) };
}
function placeNow(standing, world, cause) {
  const text = (0, import_chunk_XQLRYSQN.textOn)(standing.side, standing.file, world)?.plain;
  if (text === void 0) return {};
  const place = placeOf(standing, text);
  return { place: cause === void 0 ? place : { ...place, cause: causeNow(cause, world) } };
}
function causeNow(cause, texts) {
  return causeHash(cause, (0, import_chunk_XQLRYSQN.textOn)(cause.side, cause.file, texts)?.plain);
}
function policyFor(lens, { policy }) {
  return (0, import_chunk_PXWIJ4LO.lensRecord)(lens).policy ?? policy;
}
function placeClaim({ file, side, at, cause }, isImpact, { changed }) {
  const caused = cause === void 0 ? {} : { cause };
  return placementOf({ file, side, at, isImpact, ...caused }, changed);
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
  return (0, import_chunk_XQLRYSQN.ruleNamed)(claim.ruleFile ?? "", world)?.path ?? lens;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowedBy,
  causeNow,
  changeAt,
  claimsAbsence,
  couldBe,
  isIdle,
  isOnChangedLine,
  placeAt,
  placeNamed,
  placeNow,
  placementOf,
  policyFor,
  proveCause,
  sift,
  sourceOf,
  verifyFinding,
  wasOpened
});
});
parts["chunk-JZXNWCOT"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  linkIn: () => linkIn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_E2GJLKLX = parts["chunk-E2GJLKLX"]();
var import_node_path = require("node:path");
function linkIn(file, patch) {
  if (file.kind !== "text") return void 0;
  const hunk = file.hunks.at(-1);
  if (hunk === void 0 || hunk.added.length === 0) return void 0;
  const section = patch.lastIndexOf("\ndiff --git ", hunk.bytes.start, "latin1") + 1;
  const end = patch.indexOf("\n@@ ", section, "latin1");
  if (!IS_LINK.test(patch.toString("latin1", section, end < 0 ? hunk.bytes.start : end))) return void 0;
  const lines = (0, import_chunk_E2GJLKLX.hunkText)(patch, hunk).split("\n").slice(1);
  const target = lines.flatMap((line) => line.startsWith("+") ? [line.slice(1)] : []).join("\n");
  return { target, leaves: leaves(file.path, target) };
}
var IS_LINK = /^(?:new file mode|new mode|index [0-9a-f]+\.\.[0-9a-f]+) 120000$/m;
function leaves(path, target) {
  const plain = target.replaceAll("\\", "/");
  if (import_node_path.posix.isAbsolute(plain) || /^[a-z]:/i.test(plain)) return true;
  const place = import_node_path.posix.join(import_node_path.posix.dirname(path), plain);
  return /^(?:\.\.|\.git)(?:\/|$)/i.test(place);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  linkIn
});
});
parts["chunk-XQLRYSQN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  MARK: () => MARK,
  blocksOf: () => blocksOf,
  changedRules: () => changedRules,
  claimedFile: () => claimedFile,
  commitInTable: () => commitInTable,
  compileRule: () => compileRule,
  directoriesOf: () => directoriesOf,
  findLines: () => findLines,
  flawOfComment: () => flawOfComment,
  flawOfRule: () => flawOfRule,
  globsIn: () => globsIn,
  isProvenByFacts: () => isProvenByFacts,
  isRulePlace: () => isRulePlace,
  isScopable: () => isScopable,
  isValidPattern: () => isValidPattern,
  locateQuote: () => locateQuote,
  malformedGlobs: () => malformedGlobs,
  mayImport: () => mayImport,
  onOneLine: () => onOneLine,
  placeOf: () => placeOf,
  placesOfRule: () => placesOfRule,
  preparedGlobs: () => preparedGlobs,
  proveLens: () => proveLens,
  readingsOf: () => readingsOf,
  require_ignore: () => require_ignore,
  ruleNamed: () => ruleNamed,
  rulesInForce: () => rulesInForce,
  shownNames: () => shownNames,
  splitAtCommas: () => splitAtCommas,
  standInFile: () => standInFile,
  textOn: () => textOn,
  withPackages: () => withPackages
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EUYL2H7I = parts["chunk-EUYL2H7I"]();
var import_chunk_5LLMWDAD = parts["chunk-5LLMWDAD"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var require_ignore = (0, import_chunk_PQNXDWJD.__commonJS)({
  "node_modules/ignore/index.js"(exports2, module2) {
    function makeArray(subject) {
      return Array.isArray(subject) ? subject : [subject];
    }
    var UNDEFINED = void 0;
    var EMPTY = "";
    var SPACE = " ";
    var ESCAPE = "\\";
    var REGEX_TEST_BLANK_LINE = /^\s+$/;
    var REGEX_INVALID_TRAILING_BACKSLASH = /(?:[^\\]|^)\\$/;
    var REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION = /^\\!/;
    var REGEX_REPLACE_LEADING_EXCAPED_HASH = /^\\#/;
    var REGEX_SPLITALL_CRLF = /\r?\n/g;
    var REGEX_TEST_INVALID_PATH = /^\.{0,2}\/|^\.{1,2}$/;
    var REGEX_TEST_TRAILING_SLASH = /\/$/;
    var SLASH = "/";
    var TMP_KEY_IGNORE = "node-ignore";
    if (typeof Symbol !== "undefined") {
      TMP_KEY_IGNORE = /* @__PURE__ */ Symbol.for("node-ignore");
    }
    var KEY_IGNORE = TMP_KEY_IGNORE;
    var define = (object, key, value) => {
      Object.defineProperty(object, key, { value });
      return value;
    };
    var REGEX_REGEXP_RANGE = /([0-z])-([0-z])/g;
    var RETURN_FALSE = () => false;
    var sanitizeRange = (range) => range.replace(
      REGEX_REGEXP_RANGE,
      (match, from, to) => from.charCodeAt(0) <= to.charCodeAt(0) ? match : EMPTY
    );
    var cleanRangeBackSlash = (slashes) => {
      const { length } = slashes;
      return slashes.slice(0, length - length % 2);
    };
    var REPLACERS = [
      [
        // Remove BOM
        // TODO:
        // Other similar zero-width characters?
        /^\uFEFF/,
        () => EMPTY
      ],
      // > Trailing spaces are ignored unless they are quoted with backslash ("\")
      [
        // (a\ ) -> (a )
        // (a  ) -> (a)
        // (a ) -> (a)
        // (a \ ) -> (a  )
        /((?:\\\\)*?)(\\?\s+)$/,
        (_, m1, m2) => m1 + (m2.indexOf("\\") === 0 ? SPACE : EMPTY)
      ],
      // Replace (\ ) with ' '
      // (\ ) -> ' '
      // (\\ ) -> '\\ '
      // (\\\ ) -> '\\ '
      [
        /(\\+?)\s/g,
        (_, m1) => {
          const { length } = m1;
          return m1.slice(0, length - length % 2) + SPACE;
        }
      ],
      // Escape metacharacters
      // which is written down by users but means special for regular expressions.
      // > There are 12 characters with special meanings:
      // > - the backslash \,
      // > - the caret ^,
      // > - the dollar sign $,
      // > - the period or dot .,
      // > - the vertical bar or pipe symbol |,
      // > - the question mark ?,
      // > - the asterisk or star *,
      // > - the plus sign +,
      // > - the opening parenthesis (,
      // > - the closing parenthesis ),
      // > - and the opening square bracket [,
      // > - the opening curly brace {,
      // > These special characters are often called "metacharacters".
      [
        /[\\$.|*+(){^]/g,
        (match) => `\\${match}`
      ],
      [
        // > a question mark (?) matches a single character
        /(?!\\)\?/g,
        () => "[^/]"
      ],
      // leading slash
      [
        // > A leading slash matches the beginning of the pathname.
        // > For example, "/*.c" matches "cat-file.c" but not "mozilla-sha1/sha1.c".
        // A leading slash matches the beginning of the pathname
        /^\//,
        () => "^"
      ],
      // replace special metacharacter slash after the leading slash
      [
        /\//g,
        () => "\\/"
      ],
      [
        // > A leading "**" followed by a slash means match in all directories.
        // > For example, "**/foo" matches file or directory "foo" anywhere,
        // > the same as pattern "foo".
        // > "**/foo/bar" matches file or directory "bar" anywhere that is directly
        // >   under directory "foo".
        // Notice that the '*'s have been replaced as '\\*'
        /^\^*\\\*\\\*\\\//,
        // '**/foo' <-> 'foo'
        () => "^(?:.*\\/)?"
      ],
      // starting
      [
        // there will be no leading '/'
        //   (which has been replaced by section "leading slash")
        // If starts with '**', adding a '^' to the regular expression also works
        /^(?=[^^])/,
        function startingReplacer() {
          return !/\/(?!$)/.test(this) ? "(?:^|\\/)" : "^";
        }
      ],
      // two globstars
      [
        // Use lookahead assertions so that we could match more than one `'/**'`
        /\\\/\\\*\\\*(?=\\\/|$)/g,
        // Zero, one or several directories
        // should not use '*', or it will be replaced by the next replacer
        // Check if it is not the last `'/**'`
        (_, index, str) => index + 6 < str.length ? "(?:\\/[^\\/]+)*" : "\\/.+"
      ],
      // normal intermediate wildcards
      [
        // Never replace escaped '*'
        // ignore rule '\*' will match the path '*'
        // 'abc.*/' -> go
        // 'abc.*'  -> skip this rule,
        //    coz trailing single wildcard will be handed by [trailing wildcard]
        /(^|[^\\]+)(\\\*)+(?=.+)/g,
        // '*.js' matches '.js'
        // '*.js' doesn't match 'abc'
        (_, p1, p2) => {
          const unescaped = p2.replace(/\\\*/g, "[^\\/]*");
          return p1 + unescaped;
        }
      ],
      [
        // unescape, revert step 3 except for back slash
        // For example, if a user escape a '\\*',
        // after step 3, the result will be '\\\\\\*'
        /\\\\\\(?=[$.|*+(){^])/g,
        () => ESCAPE
      ],
      [
        // '\\\\' -> '\\'
        /\\\\/g,
        () => ESCAPE
      ],
      [
        // > The range notation, e.g. [a-zA-Z],
        // > can be used to match one of the characters in a range.
        // `\` is escaped by step 3
        /(\\)?\[([^\]/]*?)(\\*)($|\])/g,
        (match, leadEscape, range, endEscape, close) => leadEscape === ESCAPE ? `\\[${range}${cleanRangeBackSlash(endEscape)}${close}` : close === "]" ? endEscape.length % 2 === 0 ? `[${sanitizeRange(range)}${endEscape}]` : "[]" : "[]"
      ],
      // ending
      [
        // 'js' will not match 'js.'
        // 'ab' will not match 'abc'
        /(?:[^*])$/,
        // WTF!
        // https://git-scm.com/docs/gitignore
        // changes in [2.22.1](https://git-scm.com/docs/gitignore/2.22.1)
        // which re-fixes #24, #38
        // > If there is a separator at the end of the pattern then the pattern
        // > will only match directories, otherwise the pattern can match both
        // > files and directories.
        // 'js*' will not match 'a.js'
        // 'js/' will not match 'a.js'
        // 'js' will match 'a.js' and 'a.js/'
        (match) => /\/$/.test(match) ? `${match}$` : `${match}(?=$|\\/$)`
      ]
    ];
    var REGEX_REPLACE_TRAILING_WILDCARD = /(^|\\\/)?\\\*$/;
    var MODE_IGNORE = "regex";
    var MODE_CHECK_IGNORE = "checkRegex";
    var UNDERSCORE = "_";
    var TRAILING_WILD_CARD_REPLACERS = {
      [MODE_IGNORE](_, p1) {
        const prefix = p1 ? `${p1}[^/]+` : "[^/]*";
        return `${prefix}(?=$|\\/$)`;
      },
      [MODE_CHECK_IGNORE](_, p1) {
        const prefix = p1 ? `${p1}[^/]*` : "[^/]*";
        return `${prefix}(?=$|\\/$)`;
      }
    };
    var makeRegexPrefix = (pattern) => REPLACERS.reduce(
      (prev, [matcher, replacer]) => prev.replace(matcher, replacer.bind(pattern)),
      pattern
    );
    var isString = (subject) => typeof subject === "string";
    var checkPattern = (pattern) => pattern && isString(pattern) && !REGEX_TEST_BLANK_LINE.test(pattern) && !REGEX_INVALID_TRAILING_BACKSLASH.test(pattern) && pattern.indexOf("#") !== 0;
    var splitPattern = (pattern) => pattern.split(REGEX_SPLITALL_CRLF).filter(Boolean);
    var IgnoreRule = class {
      constructor(pattern, mark, body, ignoreCase, negative, prefix) {
        this.pattern = pattern;
        this.mark = mark;
        this.negative = negative;
        define(this, "body", body);
        define(this, "ignoreCase", ignoreCase);
        define(this, "regexPrefix", prefix);
      }
      get regex() {
        const key = UNDERSCORE + MODE_IGNORE;
        if (this[key]) {
          return this[key];
        }
        return this._make(MODE_IGNORE, key);
      }
      get checkRegex() {
        const key = UNDERSCORE + MODE_CHECK_IGNORE;
        if (this[key]) {
          return this[key];
        }
        return this._make(MODE_CHECK_IGNORE, key);
      }
      _make(mode, key) {
        const str = this.regexPrefix.replace(
          REGEX_REPLACE_TRAILING_WILDCARD,
          // It does not need to bind pattern
          TRAILING_WILD_CARD_REPLACERS[mode]
        );
        const regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
        return define(this, key, regex);
      }
    };
    var createRule = ({
      pattern,
      mark
    }, ignoreCase) => {
      let negative = false;
      let body = pattern;
      if (body.indexOf("!") === 0) {
        negative = true;
        body = body.substr(1);
      }
      body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
      const regexPrefix = makeRegexPrefix(body);
      return new IgnoreRule(
        pattern,
        mark,
        body,
        ignoreCase,
        negative,
        regexPrefix
      );
    };
    var RuleManager = class {
      constructor(ignoreCase) {
        this._ignoreCase = ignoreCase;
        this._rules = [];
      }
      _add(pattern) {
        if (pattern && pattern[KEY_IGNORE]) {
          this._rules = this._rules.concat(pattern._rules._rules);
          this._added = true;
          return;
        }
        if (isString(pattern)) {
          pattern = {
            pattern
          };
        }
        if (checkPattern(pattern.pattern)) {
          const rule = createRule(pattern, this._ignoreCase);
          this._added = true;
          this._rules.push(rule);
        }
      }
      // @param {Array<string> | string | Ignore} pattern
      add(pattern) {
        this._added = false;
        makeArray(
          isString(pattern) ? splitPattern(pattern) : pattern
        ).forEach(this._add, this);
        return this._added;
      }
      // Test one single path without recursively checking parent directories
      //
      // - checkUnignored `boolean` whether should check if the path is unignored,
      //   setting `checkUnignored` to `false` could reduce additional
      //   path matching.
      // - check `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`
      // @returns {TestResult} true if a file is ignored
      test(path, checkUnignored, mode) {
        let ignored = false;
        let unignored = false;
        let matchedRule;
        this._rules.forEach((rule) => {
          const { negative } = rule;
          if (unignored === negative && ignored !== unignored || negative && !ignored && !unignored && !checkUnignored) {
            return;
          }
          const matched = rule[mode].test(path);
          if (!matched) {
            return;
          }
          ignored = !negative;
          unignored = negative;
          matchedRule = negative ? UNDEFINED : rule;
        });
        const ret = {
          ignored,
          unignored
        };
        if (matchedRule) {
          ret.rule = matchedRule;
        }
        return ret;
      }
    };
    var throwError = (message, Ctor) => {
      throw new Ctor(message);
    };
    var checkPath = (path, originalPath, doThrow) => {
      if (!isString(path)) {
        return doThrow(
          `path must be a string, but got \`${originalPath}\``,
          TypeError
        );
      }
      if (!path) {
        return doThrow(`path must not be empty`, TypeError);
      }
      if (checkPath.isNotRelative(path)) {
        const r = "`path.relative()`d";
        return doThrow(
          `path should be a ${r} string, but got "${originalPath}"`,
          RangeError
        );
      }
      return true;
    };
    var isNotRelative = (path) => REGEX_TEST_INVALID_PATH.test(path);
    checkPath.isNotRelative = isNotRelative;
    checkPath.convert = (p) => p;
    var Ignore = class {
      constructor({
        ignorecase = true,
        ignoreCase = ignorecase,
        allowRelativePaths = false
      } = {}) {
        define(this, KEY_IGNORE, true);
        this._rules = new RuleManager(ignoreCase);
        this._strictPathCheck = !allowRelativePaths;
        this._initCache();
      }
      _initCache() {
        this._ignoreCache = /* @__PURE__ */ Object.create(null);
        this._testCache = /* @__PURE__ */ Object.create(null);
      }
      add(pattern) {
        if (this._rules.add(pattern)) {
          this._initCache();
        }
        return this;
      }
      // legacy
      addPattern(pattern) {
        return this.add(pattern);
      }
      // @returns {TestResult}
      _test(originalPath, cache, checkUnignored, slices) {
        const path = originalPath && checkPath.convert(originalPath);
        checkPath(
          path,
          originalPath,
          this._strictPathCheck ? throwError : RETURN_FALSE
        );
        return this._t(path, cache, checkUnignored, slices);
      }
      checkIgnore(path) {
        if (!REGEX_TEST_TRAILING_SLASH.test(path)) {
          return this.test(path);
        }
        const slices = path.split(SLASH).filter(Boolean);
        slices.pop();
        if (slices.length) {
          const parent = this._t(
            slices.join(SLASH) + SLASH,
            this._testCache,
            true,
            slices
          );
          if (parent.ignored) {
            return parent;
          }
        }
        return this._rules.test(path, false, MODE_CHECK_IGNORE);
      }
      _t(path, cache, checkUnignored, slices) {
        if (path in cache) {
          return cache[path];
        }
        if (!slices) {
          slices = path.split(SLASH).filter(Boolean);
        }
        slices.pop();
        if (!slices.length) {
          return cache[path] = this._rules.test(path, checkUnignored, MODE_IGNORE);
        }
        const parent = this._t(
          slices.join(SLASH) + SLASH,
          cache,
          checkUnignored,
          slices
        );
        return cache[path] = parent.ignored ? parent : this._rules.test(path, checkUnignored, MODE_IGNORE);
      }
      ignores(path) {
        return this._test(path, this._ignoreCache, false).ignored;
      }
      createFilter() {
        return (path) => !this.ignores(path);
      }
      filter(paths) {
        return makeArray(paths).filter(this.createFilter());
      }
      // @returns {TestResult}
      test(path) {
        return this._test(path, this._testCache, true);
      }
    };
    var factory = (options) => new Ignore(options);
    var isPathValid = (path) => checkPath(path && checkPath.convert(path), path, RETURN_FALSE);
    var setupWindows = () => {
      const makePosix = (str) => /^\\\\\?\\/.test(str) || /["<>|\u0000-\u001F]+/u.test(str) ? str : str.replace(/\\/g, "/");
      checkPath.convert = makePosix;
      const REGEX_TEST_WINDOWS_PATH_ABSOLUTE = /^[a-z]:\//i;
      checkPath.isNotRelative = (path) => REGEX_TEST_WINDOWS_PATH_ABSOLUTE.test(path) || isNotRelative(path);
    };
    if (
      // Detect `process` so that it can run in browsers.
      typeof process !== "undefined" && process.platform === "win32"
    ) {
      setupWindows();
    }
    module2.exports = factory;
    factory.default = factory;
    module2.exports.isPathValid = isPathValid;
    define(module2.exports, /* @__PURE__ */ Symbol.for("setupWindows"), setupWindows);
  }
});
var MAX_GLOBS = 1e3;
var MAX_CHARACTERS = 4194304;
var MAX_WORK = 16 * MAX_CHARACTERS;
function globsIn(value) {
  const globs = [];
  const open = /* @__PURE__ */ new Set();
  const visit = (part) => {
    if (typeof part === "string") for (const glob of splitAtCommas(part)) globs.push(glob);
    if (!Array.isArray(part) || open.has(part)) return;
    open.add(part);
    for (const inner of part) visit(inner);
    open.delete(part);
  };
  visit(value);
  return globs;
}
function splitAtCommas(text) {
  const parts = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    const char = text[i];
    if (char === "{") depth++;
    else if (char === "}") depth = Math.max(0, depth - 1);
    else if (char === "," && depth === 0) {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(text.slice(start));
  return parts.map((part) => part.trim()).filter((part) => part !== "");
}
function preparedGlobs(globs, options = {}) {
  const prepared = [];
  for (const glob of globs) {
    for (const choice of expandBraces(glob, MAX_GLOBS - prepared.length)) {
      const expanded = options.anchored === true ? fromTop(choice) : choice;
      const pattern = expanded.endsWith("/**") ? expanded.slice(0, -3) : expanded;
      if (pattern !== "") prepared.push({ pattern, glob });
    }
  }
  return prepared.every(({ pattern }) => pattern === "**") ? null : prepared;
}
function fromTop(glob) {
  return glob.startsWith("/") || glob.startsWith("**/") ? glob : `/${glob}`;
}
var BRACES = /^([^{]*)\{([^}]+)\}(.*)$/;
function expandBraces(glob, limit) {
  const done = [];
  const open = [glob];
  let work = 0;
  for (let next = open.pop(); next !== void 0; next = open.pop()) {
    const [, before = "", inner, after = ""] = BRACES.exec(next) ?? [];
    const choices = inner?.split(",") ?? [];
    const count = done.length + open.length + Math.max(1, choices.length);
    work += next.length;
    if (count > 1 && (count > limit || (count + 1) * glob.length > MAX_CHARACTERS)) return [glob];
    if (work > MAX_WORK) return [glob];
    if (inner === void 0) done.push(next);
    else for (const choice of choices.toReversed()) open.push(before + choice.trim() + after);
  }
  return done;
}
var import_ignore = (0, import_chunk_PQNXDWJD.__toESM)(require_ignore(), 1);
function literalFilter(patterns) {
  const all = [];
  for (const pattern of patterns) {
    if (pattern.startsWith("!")) continue;
    const words = /[[\]\\]/.test(pattern) ? null : pattern.match(/[A-Za-z0-9_.-]+/g);
    if (words === null) return void 0;
    all.push({ start: literalStart(pattern), words: words.map((word) => word.toLowerCase()) });
  }
  return (path) => all.some(({ start, words }) => path.startsWith(start) && holdsInOrder(path, words));
}
function literalStart(pattern) {
  if (!/^[A-Za-z0-9_.-]/.test(pattern) || !pattern.slice(0, -1).includes("/")) return "";
  return (/^(?:[A-Za-z0-9_.-]+\/)+/.exec(pattern)?.[0] ?? "").toLowerCase();
}
function holdsInOrder(text, words) {
  let at = 0;
  for (const word of words) {
    const found = text.indexOf(word, at);
    if (found === -1) return false;
    at = found + word.length;
  }
  return true;
}
function wildcardsIn(pattern) {
  return (pattern.match(/\*+/g) ?? []).length;
}
function hasManyWildcards(pattern) {
  return wildcardsIn(pattern) > 2;
}
function withoutReturn(body, anywhere) {
  const newGroup = groups();
  const parts = body.split(/(?:^|\/)\*\*\//).map((part) => {
    const names = part.split("/").map((name) => nameWithoutReturn(name, newGroup));
    return names.join("\\/");
  });
  return parts.reduce((source, part, at) => {
    if (at === 0) return anywhere ? `^${once(`(?:[^\\/]+\\/)*?${part}`, newGroup)}` : `^${part}`;
    return source + once(`\\/(?:[^\\/]+\\/)*?${part}`, newGroup);
  }, "");
}
function nameWithoutReturn(name, newGroup) {
  const [first = "", ...others] = name.split("*").map(literal);
  const last = others.pop();
  if (last === void 0) return first + NAME_ENDS;
  const between = others.map((part) => once(`[^\\/]*?${part}`, newGroup));
  return first + between.join("") + (last === "" ? "[^\\/]*" : `[^\\/]*${last}${NAME_ENDS}`);
}
var NAME_ENDS = "(?=\\/|$)";
function once(source, newGroup) {
  const group = newGroup();
  return `(?=(?<${group}>${source}))\\k<${group}>`;
}
function groups() {
  let made = 0;
  return () => `g${made += 1}`;
}
function literal(name) {
  return name.replaceAll(/[.+]/g, "\\$&").replaceAll("?", "[^\\/]");
}
var PLAIN = /^\/?(?!\/)[\w.@+,=~%/*?-]+$/;
var SUBTLE = /\/\/|\*\*\*|[^/]\*\*|\*\*[^/]|^\/\*\*|\*\*\/\*\*|\*\*\/?$/;
function plainPattern(pattern) {
  if (!PLAIN.test(pattern) || SUBTLE.test(pattern)) return void 0;
  const body = pattern.replace(/^\/|\/$/g, "");
  const anywhere = body.startsWith("**/") || !(pattern.startsWith("/") || body.includes("/"));
  const named = body.replace(/^\*\*\//, "");
  const source = hasManyWildcards(named) ? withoutReturn(named, anywhere) : withReturn(named, anywhere);
  return {
    expression: new RegExp(source + (pattern.endsWith("/") ? "\\/" : "(?=\\/|$)"), "i"),
    start: anywhere ? "" : (/^[^*?]*/.exec(body)?.[0] ?? "").toLowerCase()
  };
}
function withReturn(body, anywhere) {
  return anywhere ? fromAnyFolder(body) : `^${fromHere(body.split("/"))}`;
}
function fromAnyFolder(body) {
  const [first = "", ...others] = body.split("/");
  return startsWithStar(first) ? fromHere([first.slice(1), ...others]) : `(?:^|\\/)${fromHere([first, ...others])}`;
}
function fromHere(names) {
  let source = "";
  for (const [at, name] of names.entries()) {
    const [slash, before] = [at === 0 ? "" : "\\/", names[at - 1]];
    if (name === "**") source += startsWithStar(names[at + 1] ?? "") ? "\\/.*" : "(?:\\/[^\\/]+)*";
    else if (before === "**" && startsWithStar(name)) source += ofName(name.slice(1));
    else source += slash + ofName(name);
  }
  return source;
}
function startsWithStar(name) {
  return name.length > 1 && name.startsWith("*") && name !== "**";
}
function ofName(name) {
  if (name === "*") return "[^\\/]+";
  return literal(name).replaceAll("*", "[^\\/]*");
}
var MOST_WILDCARDS = 3;
function compileGlobs(globs, options = {}) {
  const prepared = preparedGlobs(globs, options);
  if (prepared === null) return null;
  const written = new Map(prepared.map(({ pattern, glob }) => [pattern, glob]));
  const patterns = prepared.map(({ pattern }) => pattern).filter(isValidPattern);
  const manyWild = patterns.filter(isPlainWithManyWildcards);
  const others = patterns.filter((pattern) => !isPlainWithManyWildcards(pattern));
  const matcher = (0, import_ignore.default)().add(others);
  const mayMatch = literalFilter(patterns);
  const isManyWild = testsOf(manyWild);
  return (path) => {
    if (path === "" || mayMatch?.(path.toLowerCase()) === false) return void 0;
    const { ignored, rule } = matcher.test(path);
    const found = ignored ? rule?.pattern : isManyWild(path);
    return found === void 0 ? void 0 : written.get(found);
  };
}
function isPlainWithManyWildcards(pattern) {
  return hasManyWildcards(pattern) && plainPattern(pattern) !== void 0;
}
function testsOf(patterns) {
  const tests = patterns.map((pattern) => ({ pattern, expression: plainPattern(pattern)?.expression }));
  return (path) => tests.find(({ expression }) => expression?.test(path))?.pattern;
}
function malformedGlobs(globs) {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern))
  );
}
function isValidPattern(pattern) {
  if (wildcardsIn(pattern) > MOST_WILDCARDS && plainPattern(pattern) === void 0) return false;
  try {
    (0, import_ignore.default)().add([pattern]).test("x");
    return true;
  } catch {
    return false;
  }
}
var LINE_END = /[\n\r\u2028\u2029]/;
function matchedPaths(lists, paths) {
  const answers = lists.map(answerTo);
  const patterns = /* @__PURE__ */ new Map();
  const single = answers.filter((answer, at2) => !askTogether(answer, lists[at2], patterns));
  const folderOf = foldersFor([...patterns.values()]);
  let at = 0;
  for (const path of paths) {
    const odd = LINE_END.test(path);
    for (const answer of odd ? answers : single) if (answer.matches(path)) answer.places.push(at);
    if (!odd) askFolder(folderOf(path), path, at);
    at += 1;
  }
  return answers.map(({ places }) => places);
}
function answerTo(list) {
  let matcher;
  const matches = (path) => {
    if (matcher === void 0) matcher = compileGlobs(list.globs, list);
    return matcher === null || matcher(path) !== void 0;
  };
  return { places: [], matches };
}
function askTogether(answer, list, patterns) {
  const prepared = list === void 0 ? null : preparedGlobs(list.globs, list);
  const own = (prepared ?? []).map(({ pattern }) => ({
    pattern,
    plain: patterns.get(pattern) ?? plainPattern(pattern)
  }));
  if (prepared === null || own.some(({ plain }) => plain === void 0)) return false;
  for (const { pattern, plain } of own) {
    const asked = patterns.get(pattern);
    if (asked !== void 0) asked.answers.push(answer);
    else if (plain !== void 0) patterns.set(pattern, { ...plain, answers: [answer] });
  }
  return true;
}
function askFolder({ whole, open }, path, at) {
  for (const { places } of whole) places.push(at);
  for (const { expression, answers } of open) {
    if (!expression.test(path)) continue;
    for (const { places } of answers) if (places[places.length - 1] !== at) places.push(at);
  }
}
function foldersFor(patterns) {
  const depth = Math.max(0, ...patterns.map(({ start }) => start.split("/").filter(Boolean).length));
  const known = /* @__PURE__ */ new Map([["", { whole: [], open: patterns }]]);
  const folder = (name) => {
    let found = known.get(name);
    if (found === void 0) {
      found = inside(folder(name.slice(0, name.lastIndexOf("/", name.length - 2) + 1)), name);
      known.set(name, found);
    }
    return found;
  };
  return (path) => {
    let end = 0;
    for (let level = 0; level < depth; level += 1) {
      const slash = path.indexOf("/", end);
      if (slash === -1) break;
      end = slash + 1;
    }
    return folder(path.slice(0, end));
  };
}
function inside({ whole, open }, name) {
  const begins2 = name.toLowerCase();
  const may = open.filter(({ start }) => begins2.startsWith(start) || start.startsWith(begins2));
  const all = may.filter(({ expression }) => expression.test(name)).flatMap(({ answers }) => answers);
  if (all.length === 0) return { whole, open: may };
  const taken = /* @__PURE__ */ new Set([...whole, ...all]);
  return {
    whole: [...taken],
    open: may.filter(({ answers }) => answers.some((answer) => !taken.has(answer)))
  };
}
var PLACES = [
  ["claude-rules", /^(?:(.*?)\/)??\.claude\/rules\/(?:.*\/)?[^/]*\.md$/s],
  ["claude-md", /^(?:(.*?)\/)??(?:\.claude\/)?CLAUDE\.md$/s],
  ["agents-md", /^(?:(.*?)\/)??(?:\.claude\/)?AGENTS\.md$/s],
  ["review-md", /^REVIEW\.md$/],
  ["cursor-rules", /^(?:(.*?)\/)??\.cursor\/rules\/(?:.*\/)?[^/]*\.mdc$/s],
  ["copilot-instructions", /^\.github\/copilot-instructions\.md$/],
  ["github-instructions", /^\.github\/instructions\/(?:.*\/)?[^/]*\.instructions\.md$/s]
];
var RULE_FOLDERS = /^(?:.*\/)?(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?)$|^\.github(?:\/instructions)?$/s;
function placeOf(path) {
  for (const [source, pattern] of PLACES) {
    const match = pattern.exec(path);
    if (match !== null) return { source, directory: match[1] ?? "" };
  }
  return void 0;
}
function isRulePlace(path) {
  return placeOf(path) !== void 0 || RULE_FOLDERS.test(path);
}
function directoriesOf(rule) {
  return rule.directories ?? [placeOf(rule.path)?.directory ?? ""];
}
function isScopable(source) {
  switch (source) {
    case "claude-rules":
    case "cursor-rules":
    case "github-instructions":
      return true;
    case "claude-md":
    case "agents-md":
    case "review-md":
    case "copilot-instructions":
      return false;
  }
}
function mayImport(source) {
  switch (source) {
    case "claude-rules":
    case "claude-md":
    case "agents-md":
      return true;
    case "cursor-rules":
    case "review-md":
    case "copilot-instructions":
    case "github-instructions":
      return false;
  }
}
function placesOfRule(rule) {
  return [rule.path, ...rule.via ?? []];
}
function globsOf({ paths, source }) {
  return { globs: paths ?? [], anchored: source === "github-instructions" };
}
function governedPaths(rules, paths) {
  const byFolder = /* @__PURE__ */ new Map();
  const places = rules.map((rule) => {
    const list = globsOf(rule);
    const key = JSON.stringify(list);
    return directoriesOf(rule).map((folder) => {
      const lists = byFolder.get(folder) ?? /* @__PURE__ */ new Map();
      byFolder.set(folder, lists.set(key, list));
      return { folder, key };
    });
  });
  const found = new Map([...byFolder].map(([folder, lists]) => [folder, inFolder(folder, lists, paths)]));
  const shared = /* @__PURE__ */ new Map();
  return places.map((own) => {
    const id = JSON.stringify(own);
    const known = shared.get(id);
    if (known !== void 0) return known;
    const governed = together(own.map(({ folder, key }) => found.get(folder)?.get(key) ?? [])).flatMap(
      (at) => paths[at] ?? []
    );
    shared.set(id, governed);
    return governed;
  });
}
function inFolder(folder, lists, paths) {
  const start = folder === "" ? "" : `${folder}/`;
  const inside2 = start === "" ? void 0 : paths.flatMap((path, at) => path.startsWith(start) ? [at] : []);
  const names = inside2 === void 0 ? paths : inside2.map((at) => (paths[at] ?? "").slice(start.length));
  const matched = matchedPaths([...lists.values()], names);
  return new Map(
    [...lists.keys()].map((key, n) => {
      const places = matched[n] ?? [];
      return [key, inside2 === void 0 ? places : places.map((place) => inside2[place] ?? 0)];
    })
  );
}
function together(lists) {
  const [only] = lists;
  if (only !== void 0 && lists.length === 1) return only;
  return [...new Set(lists.flat())].sort((a, b) => a - b);
}
function compileRule(rule) {
  const { globs, anchored } = globsOf(rule);
  const globMatching = compileGlobs(globs, { anchored });
  const reasons = directoriesOf(rule).map((directory) => {
    const start = directory === "" ? "" : `${directory}/`;
    return (path) => {
      if (!path.startsWith(start)) return void 0;
      if (globMatching === null)
        return directory === "" ? { kind: "always" } : { kind: "directory", directory };
      const glob = globMatching(path.slice(start.length));
      return glob === void 0 ? void 0 : { kind: "glob", glob, directory };
    };
  });
  return (path) => {
    for (const reason of reasons) {
      const why = reason(path);
      if (why !== void 0) return why;
    }
    return void 0;
  };
}
function governs(rule, path) {
  return compileRule(rule)(path) !== void 0;
}
function rulesInForce(rules, changedPaths) {
  const governed = governedPaths(rules, [...changedPaths]);
  return rules.map((rule, at) => ({ rule, governs: governed[at] ?? [] }));
}
function changedRules(changed, rules) {
  const known = new Set(rules.flatMap(placesOfRule));
  const touched = /* @__PURE__ */ new Set();
  for (const change of changed.values()) {
    const from = change.kind === "deleted" ? void 0 : change.from;
    for (const path of from === void 0 ? [change.path] : [change.path, from]) {
      if (known.has(path) || isRulePlace(path)) touched.add(path);
    }
  }
  return [...touched].sort(import_chunk_UTFC5QHX.compareText);
}
function claimedFile(claim, texts) {
  const isKnown = (path2) => texts.changed.has(path2) || texts.headText(path2) !== void 0 || texts.baseText(path2) !== void 0;
  const path = (0, import_chunk_KWOTC3ZP.claimedPath)(claim, texts.treeRoots, isKnown);
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
function findLines(wanted, source) {
  const { text } = source;
  const [needle, at] = longest(wanted);
  if (needle === "") return [];
  const found = [];
  for (let hit = text.indexOf(needle); hit !== -1; ) {
    const start = text.lastIndexOf("\n", hit - 1) + 1;
    const end = endOfLine(text, hit);
    if (text.slice(start, end).trim() === needle && neighboursAgree(text, wanted, at, start, end)) {
      const first = source.lineAt(hit) - at;
      found.push({ start: first, end: first + wanted.length - 1 });
    }
    hit = text.indexOf(needle, end);
  }
  return found;
}
function neighboursAgree(text, wanted, at, start, end) {
  let before = start;
  for (let index = at - 1; index >= 0; index -= 1) {
    if (before === 0) return false;
    const lineEnd = before - 1;
    before = text.lastIndexOf("\n", lineEnd - 1) + 1;
    if (text.slice(before, lineEnd).trim() !== wanted[index]) return false;
  }
  let behind = end;
  for (let index = at + 1; index < wanted.length; index += 1) {
    if (behind >= text.length) return false;
    const lineEnd = endOfLine(text, behind + 1);
    if (text.slice(behind + 1, lineEnd).trim() !== wanted[index]) return false;
    behind = lineEnd;
  }
  return true;
}
function endOfLine(text, from) {
  const end = text.indexOf("\n", from);
  return end === -1 ? text.length : end;
}
function longest(lines) {
  return lines.reduce(
    (best, line, index) => line.length > best[0].length ? [line, index] : best,
    ["", 0]
  );
}
var GUTTER = /^\s*(\d+)(?:→|\t|:|-|[ ]*\|)(.*)$/su;
function readingsOf(quote, side) {
  const raw = quote.split("\n").map((line) => line.replace(/\r$/, ""));
  const numberless = withoutGutter(raw);
  const shown = numberless === void 0 ? [raw] : [raw, numberless];
  const markless = shown.map((lines) => withoutMarks(lines, side === "new" ? "+" : "-"));
  return [...shown, ...markless.filter((lines) => lines !== void 0)].map(compared);
}
function compared(lines) {
  const trimmed = lines.map((line) => line.trim());
  const first = trimmed.findIndex((line) => line !== "");
  return first === -1 ? [] : trimmed.slice(first, trimmed.findLastIndex((line) => line !== "") + 1);
}
function withoutGutter(lines) {
  let last;
  const stripped = [];
  for (const line of lines) {
    const [, digits, rest] = GUTTER.exec(line) ?? [];
    if (digits === void 0 || rest === void 0) {
      if (line.trim() !== "") return void 0;
      stripped.push("");
      continue;
    }
    const number = Number(digits);
    if (last !== void 0 && number !== last + 1) return void 0;
    last = number;
    stripped.push(rest);
  }
  return last === void 0 ? void 0 : stripped;
}
function withoutMarks(lines, own) {
  const marked = lines.filter((line) => line.trim() !== "");
  const isDiff = marked.every((line) => line.startsWith(own) || line.startsWith(" "));
  if (!isDiff || !marked.some((line) => line.startsWith(own))) return void 0;
  return lines.map((line) => line.slice(1));
}
function locateQuote(quote, file, hint) {
  const all = readingsOf(quote, hint.side);
  const readings = all.filter(import_chunk_H3UCOH37.hasSubstance);
  const found = placeOf2(readings, file.plain, hint) ?? placeAmongSecrets(readings, file, hint);
  if (found !== void 0) return found;
  const bare = all.filter((lines) => !(0, import_chunk_H3UCOH37.hasSubstance)(lines) && (0, import_chunk_H3UCOH37.saysAnything)(lines));
  const changed = placeOf2(bare, file.plain, hint, hint.isChanged ?? (() => false));
  return changed ?? { kind: readings.length === 0 ? "without-substance" : "absent" };
}
function placeOf2(readings, source, hint, counts = () => true) {
  for (const lines of readings) {
    const places = findLines(lines, source);
    const [at] = places.filter(counts).toSorted(nearestFirst(hint));
    if (at !== void 0) return { kind: "found", at, lines, occurrence: places.indexOf(at) };
  }
  return void 0;
}
function placeAmongSecrets(readings, file, hint) {
  if (file.redacted === void 0 || !readings.some((lines2) => lines2.some(import_chunk_EUYL2H7I.speaksOfSecrets))) return void 0;
  const masked = readings.map((lines2) => lines2.map(import_chunk_EUYL2H7I.withoutNumbers));
  const found = placeOf2(masked, file.redacted, hint);
  if (found === void 0) return void 0;
  const lines = compared(file.plain.linesOf(found.at));
  const occurrence = findLines(lines, file.plain).findIndex(({ start }) => start === found.at.start);
  return { ...found, lines, occurrence };
}
function nearestFirst({ line, remoteness }) {
  return (0, import_chunk_UTFC5QHX.inOrder)(
    (0, import_chunk_UTFC5QHX.by)(remoteness),
    (0, import_chunk_UTFC5QHX.by)((at) => line === void 0 ? 0 : Math.max(0, at.start - line, line - at.end)),
    (0, import_chunk_UTFC5QHX.by)((at) => at.start)
  );
}
var LEADER = /^(?:[-*+]|\d+[.)]|#{1,6}|>|\/\/+|--+|;+)\s+/;
function standsInProse(quote, text) {
  const wanted = compared(quote.split("\n"));
  const lines = text.split("\n").map((line) => line.trim());
  if (wanted.length === 0) return false;
  if (!(0, import_chunk_H3UCOH37.hasSubstance)(wanted)) {
    return wanted.length === 1 && lines.some((line) => line === wanted[0] || line.replace(LEADER, "") === wanted[0]);
  }
  return holdsWords(lines.join("\n"), wanted.join("\n"));
}
function standsInRedactedProse(quote, text, redacted) {
  if (standsInProse(quote, text)) return true;
  if (redacted === void 0 || !(0, import_chunk_EUYL2H7I.speaksOfSecrets)(quote)) return false;
  return standsInProse((0, import_chunk_EUYL2H7I.withoutNumbers)(quote), (0, import_chunk_EUYL2H7I.withoutNumbers)(redacted));
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
function standsInRule(quote, body, redacted) {
  if (isWhole(quote, body)) return "whole";
  const isSecret = redacted !== void 0 && (0, import_chunk_EUYL2H7I.speaksOfSecrets)(quote);
  if (isSecret && isWhole((0, import_chunk_EUYL2H7I.withoutNumbers)(quote), (0, import_chunk_EUYL2H7I.withoutNumbers)(redacted))) return "whole";
  return standsInRedactedProse(quote, body, redacted) ? "cut" : "not";
}
function isWhole(quote, body) {
  const wanted = onOneLine(quote);
  if (wanted.length < LEAST) return standsInProse(quote, body);
  const units = ruleUnits(body);
  for (let at = units.text.indexOf(wanted); at !== -1; at = units.text.indexOf(wanted, at + 1)) {
    if (begins(units, at) && ends(units, at + wanted.length)) return true;
  }
  return false;
}
var LEAST = 10;
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
  const stands = standsInRule(ruleText, rule.body, world.redactedRule(rule.path));
  if (stands === "cut") return { kind: "rule_text_cut", ruleFile: path };
  if (stands === "not") {
    const isNew = world.rulesChanged.has(path) && standsInProse(ruleText, world.headText(path)?.plain.text ?? "");
    return { kind: isNew ? "rule_changed_in_diff" : "rule_text_not_found", ruleFile: path };
  }
  return governs(rule, file) ? void 0 : { kind: "rule_does_not_govern", ruleFile: path, file };
}
function ruleNamed(claim, world) {
  const path = rulePath(claim, world);
  return path === void 0 ? void 0 : ruleAt(path, world);
}
function rulePath(claim, world) {
  return (0, import_chunk_KWOTC3ZP.claimedPath)(claim, world.treeRoots, (path) => ruleAt(path, world) !== void 0);
}
function ruleAt(path, { rules }) {
  return rules.find((rule) => rule.path === path) ?? rules.find((rule) => rule.via?.includes(path));
}
var SHOWN_DIGITS = 12;
function shownNames({ rows }) {
  const shas = [...new Set(rows.map(({ sha }) => sha))].toSorted(import_chunk_UTFC5QHX.compareText);
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
  const stands = (side) => {
    const text = textOn(side, file, world);
    return text !== void 0 && isCommented(commentText, file, text);
  };
  return stands("new") || stands("old") ? void 0 : { kind: "comment_not_found", file };
}
function isCommented(quote, file, { plain, redacted }) {
  if (!(0, import_chunk_5LLMWDAD.hasOwnScanner)(file, plain.text)) return false;
  const shown = redacted === void 0 ? [] : (0, import_chunk_5LLMWDAD.commentsOf)(redacted.text, file);
  return (0, import_chunk_5LLMWDAD.commentsOf)(plain.text, file).some(({ text }) => standsInProse(quote, text)) || shown.some(({ text }) => standsInRedactedProse(quote, "", text));
}
function remotenessIn(changed, file, side) {
  const change = changed.get(file);
  if (change === void 0 || change.kind === "opaque") return () => 2;
  if (side === "old") return (at) => (0, import_chunk_R5DXX5NI.overlapsAny)(at, change.removed) ? 0 : 2;
  if (change.kind === "deleted") return () => 2;
  const gaps = change.deletionAnchors.map((line) => ({ start: line - 1, end: line }));
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
  const isOwn = (at) => own.side === "new" && own.file === file && (0, import_chunk_R5DXX5NI.overlaps)(at, own.at);
  const remoteness = (at) => isOwn(at) ? 2 : (0, import_chunk_R5DXX5NI.overlapsAny)(at, added) ? 1 : 0;
  const found = locateQuote(existingText, text, { side: "new", remoteness });
  if (found.kind !== "found") return { drop: { kind: "existing_not_found", file } };
  if (isOwn(found.at)) return { drop: { kind: "existing_is_own_place", file } };
  if ((0, import_chunk_R5DXX5NI.overlapsAny)(found.at, added)) return { drop: { kind: "existing_is_added", file } };
  return { keep: [{ role: "existing", file, side: "new", at: found.at }] };
}
function isAdded({ file, at }, { changed }) {
  const change = changed.get(file);
  return change?.kind === "text" && (0, import_chunk_R5DXX5NI.overlapsAny)(at, change.added);
}
function standsAtHead(role, file, quote, texts) {
  const standing = standInFile({ file, quote, side: "new" }, texts);
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
  return BY_FACTS.includes((0, import_chunk_PXWIJ4LO.lensRecord)(lens).provenBy);
}
function proveLens(lens, claim, own, world) {
  return CHECKS[(0, import_chunk_PXWIJ4LO.lensRecord)(lens).provenBy](claim, own, world);
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
  return standsInRedactedProse(intentText, intent, intent) ? void 0 : { kind: "intent_not_found" };
}
function withPackages(texts) {
  const { packages, headText } = texts;
  if (packages === void 0) return texts;
  return { ...texts, headText: (path) => packages.textOf(path) ?? headText(path) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  MARK,
  blocksOf,
  changedRules,
  claimedFile,
  commitInTable,
  compileRule,
  directoriesOf,
  findLines,
  flawOfComment,
  flawOfRule,
  globsIn,
  isProvenByFacts,
  isRulePlace,
  isScopable,
  isValidPattern,
  locateQuote,
  malformedGlobs,
  mayImport,
  onOneLine,
  placeOf,
  placesOfRule,
  preparedGlobs,
  proveLens,
  readingsOf,
  require_ignore,
  ruleNamed,
  rulesInForce,
  shownNames,
  splitAtCommas,
  standInFile,
  textOn,
  withPackages
});
});
