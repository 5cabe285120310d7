var { __load, __part } = require("../main.cjs").shared;
exports["bounded-input"] = __part((exports) => {
var { unreadable } = __load("matches-schema-4b8261ce/files"), { readDescriptor } = __load("main/stdin"), { INPUT_LIMITS, inputTooLarge } = __load("main/input-limits"), { Failure } = __load("main/failure"), { closeSync, openSync } = require("node:fs"), { resolve } = require("node:path");
async function readInput(kind, { file, cwd, stdin }) {
  if (file === "-") return stdin(kind);
  const path = resolve(cwd, file);
  try {
    const opened = openSync(path, "r");
    try {
      const read = readDescriptor(opened, INPUT_LIMITS[kind].bytes);
      if (read === "too-large") throw inputTooLarge(kind, file);
      if (read === "wait") throw new Error("it is not ready to be read");
      return read;
    } finally {
      closeSync(opened);
    }
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw unreadable(path, cause);
  }
}
Object.assign(exports, { readInput });
});
exports["decode-reply"] = __part((exports) => {
var { Failure } = __load("main/failure");
function decodeReply(bytes) {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch (cause) {
    throw new Failure("refused/not-strict-json", "the reply is not UTF-8 text", { cause });
  }
}
Object.assign(exports, { decodeReply });
});
exports["decode-text"] = __part((exports) => {
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
Object.assign(exports, { GIT_LOOKS_AT, gitCallsBinary, readsAsText, startsAsText, markedEncoding, decodeMarked, textIn });
});
exports["fact-texts"] = __part((exports) => {
var { leanHunk } = __load("index-936eb180/split-hunk"), { shownPath } = __load("extract-7558e31f/shown-path"), { byteLength } = __load("git-685f2d30/packet-2"), { wholeLines } = __load("index-936eb180/message-text"), { LENSES, lensRecord } = __load("main/vocabulary");
var SHAPES = LENSES.flatMap((lens) => Object.entries(lensRecord(lens).proof));
var PROOF_NAMES = [...new Set(SHAPES.map(([name]) => name))];
var PROOF_PATHS = PROOF_NAMES.filter(
  (name) => SHAPES.some(([one, shape]) => one === name && shape === "path")
);
function namedPaths(findings) {
  const paths = findings.flatMap((claim) => [
    claim.file,
    ...claim.verification.where_checked,
    claim.verification.cause?.file,
    ...(claim.also ?? []).map(({ file }) => file),
    ...(claim.rests_on ?? []).flatMap((rest) => "file" in rest ? [rest.file] : []),
    ...PROOF_PATHS.map((name) => claim[name])
  ]);
  return [...new Set(paths.filter((path) => path !== void 0))];
}
var CONTEXT_LINES = 1;
var HEADER = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function leanPatch(excerpt) {
  return excerpt.split(/(?<=\n)(?=@@ |\[\d+ more hunks )/).map(leanPart).join("");
}
function leanPart(text) {
  const found = HEADER.exec(text);
  const whole = text.endsWith("\n") ? text : `${text}
`;
  if (found === null || /^\[/m.test(whole)) return text;
  const [old, now] = [sideOf(found[1], found[2]), sideOf(found[3], found[4])];
  const lean = leanHunk({ id: "", old, new: now, text: whole }, CONTEXT_LINES).text;
  return text.endsWith("\n") ? lean : lean.slice(0, -1);
}
function sideOf(start = "0", count = "1") {
  return { start: Number(start), count: Number(count) };
}
var LIST_ROOM = 4096;
function listed(items, separator, room = LIST_ROOM, omitted = 0) {
  const kept = [];
  let bytes = 0;
  for (const item of items) {
    bytes += byteLength(item) + separator.length;
    if (bytes > room) break;
    kept.push(item);
  }
  const more = items.length - kept.length + omitted;
  return [...kept, ...more === 0 ? [] : [`(${more} more)`]].join(separator);
}
var NAMES_ROOM = 512;
function stackText(stack) {
  const rows = [
    ["languages", listed(stack.languages, ", ")],
    ["framework", stack.framework ?? ""],
    ["dependencies", listed(stack.dependencies, ", ", NAMES_ROOM)],
    ["configuration", listed(stack.configFiles.map(shownPath), ", ")]
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
function historyTexts(rows, nameOf, patchLimit) {
  const patches = rows.flatMap((row) => shownPatch(row) ?? []);
  const fits = byteLength(patches.join("")) <= patchLimit;
  const note = fits ? [] : [`(${patches.length} patch excerpts of the rows below are left out: they need too much room)`];
  return [...note, ...rows.map((row) => historyText(row, nameOf(row.sha), fits))];
}
function shownPatch({ patch }) {
  return patch === void 0 || patch.startsWith("@@ -0,0 ") ? void 0 : leanPatch(patch);
}
function historyText(row, name, withPatch) {
  const patch = shownPatch(row);
  return [
    `commit: ${name}`,
    `date: ${row.date.slice(0, 10)}`,
    `why: ${row.why}`,
    `file: ${shownPath(row.path)}`,
    ...row.lines.length === 0 ? [] : [`last to touch: ${row.lines.map(spanText).join(", ")}`],
    `message:
${row.subject}${row.body === "" ? "" : `

${row.body}`}`,
    ...withPatch && patch !== void 0 ? [`patch:
${patch}`] : [],
    ...row.patch !== void 0 && patch === void 0 ? ["(the commit made the file)"] : [],
    ...(row.remarks ?? []).map(
      ({ pullRequest, at, text }) => `review comment of ${at} in its pull request #${pullRequest}:
${text}`
    )
  ].join("\n");
}
function importText(change) {
  return [
    `${shownPath(change.path)}:`,
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
  const said = "focus" in summary ? summaryLines(summary) : statedLines(summary);
  return [...said, "", authorText(words, room)].join("\n");
}
function summaryLines({ goal, approach, summary, focus }) {
  const places = focus.map((item) => `- ${item}`);
  return [
    ...[`goal: ${goal}`, `approach: ${approach}`, `summary: ${summary}`],
    ...places.length === 0 ? [] : ["look at:", ...places]
  ];
}
function statedLines({ goal, summary }) {
  return ["(as a reviewer of this change understood it)", `goal: ${goal}`, `summary: ${summary}`];
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
      (text) => bytes + byteLength(text) + 2 <= room
    );
    if (fitting === void 0) left += 1;
    else {
      texts.push(fitting);
      bytes += byteLength(fitting) + 2;
    }
  }
  if (left > 0) texts.push(`(${left} more commits)`);
  return texts.join("\n\n") || "(no commit messages: the change is not committed)";
}
var REMARK_BYTES = 2e3;
function discussionText(pullRequest, room) {
  if (pullRequest === null) return "(this is not a pull request)";
  const { discussion, reviewRemarks, omitted } = pullRequest;
  const remarks = [
    ...discussion.map((remark) => remarkText(remark, "")),
    ...reviewRemarks.map((remark) => {
      const line = remark.line === null ? "" : `, line ${remark.line}`;
      return remarkText(remark, ` on ${shownPath(remark.path)}${line}`);
    })
  ];
  return listed(remarks, "\n\n", room, omitted) || "(nobody has said anything)";
}
function remarkText({ author, at, text }, where) {
  return `${author}, ${at}${where}:
${wholeLines(text.trim(), REMARK_BYTES)}`;
}
Object.assign(exports, { PROOF_NAMES, PROOF_PATHS, namedPaths, LIST_ROOM, listed, stackText, historyNotes, historyTexts, importText, spanText, INTENT_ROOM, intentText, authorText, discussionText });
});
exports["governs"] = __part((exports) => {
var { compileGlobs } = __load("index-936eb180/index"), { compareText } = __load("main/order");
var KINDS = {
  "claude-rules": {
    place: /^(?:(.*?)\/)??\.claude\/rules\/(?:.*\/)?[^/]*\.md$/s,
    globs: "paths",
    imports: true
  },
  "claude-md": { place: /^(?:(.*?)\/)??(?:\.claude\/)?CLAUDE\.md$/s, imports: true },
  "agents-md": { place: /^(?:(.*?)\/)??(?:\.claude\/)?AGENTS\.md$/s, imports: true },
  "review-md": { place: /^REVIEW\.md$/ },
  "cursor-rules": { place: /^(?:(.*?)\/)??\.cursor\/rules\/(?:.*\/)?[^/]*\.mdc$/s, globs: "globs" },
  "copilot-instructions": { place: /^\.github\/copilot-instructions\.md$/ },
  "github-instructions": {
    place: /^\.github\/instructions\/(?:.*\/)?[^/]*\.instructions\.md$/s,
    globs: "applyTo"
  }
};
var RULE_FOLDERS = /^(?:.*\/)?(?:\.claude(?:\/rules)?|\.cursor(?:\/rules)?)$|^\.github(?:\/instructions)?$/s;
function placeOf(path) {
  for (const [source, { place }] of Object.entries(KINDS)) {
    const match = place.exec(path);
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
function globsKey(source) {
  return KINDS[source].globs ?? null;
}
function mayImport(source) {
  return KINDS[source].imports === true;
}
function placesOfRule(rule) {
  return [rule.path, ...rule.via ?? []];
}
function compileRule(rule) {
  const globMatching = compileGlobs(rule.paths ?? [], { anchored: rule.source === "github-instructions" });
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
  const paths = [...changedPaths];
  return rules.map((rule) => {
    const why = compileRule(rule);
    return { rule, governs: paths.filter((path) => why(path) !== void 0) };
  });
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
  return [...touched].sort(compareText);
}
Object.assign(exports, { placeOf, isRulePlace, directoriesOf, globsKey, mayImport, placesOfRule, compileRule, governs, rulesInForce, changedRules });
});
exports["index"] = __part((exports) => {
var { __commonJS, __toESM } = __load("evidence-drop-a3c02e69/chunk-PQNXDWJD");
var require_ignore = __commonJS({
  "node_modules/ignore/index.js"(exports2, module) {
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
    typeof Symbol < "u" && (TMP_KEY_IGNORE = /* @__PURE__ */ Symbol.for("node-ignore"));
    var KEY_IGNORE = TMP_KEY_IGNORE;
    var define = (object, key, value) => (Object.defineProperty(object, key, { value }), value);
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
        function() {
          return /\/(?!$)/.test(this) ? "^" : "(?:^|\\/)";
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
        (match, leadEscape, range, endEscape, close) => leadEscape === ESCAPE ? `\\[${range}${cleanRangeBackSlash(endEscape)}${close}` : close === "]" && endEscape.length % 2 === 0 ? `[${sanitizeRange(range)}${endEscape}]` : "[]"
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
        return `${p1 ? `${p1}[^/]+` : "[^/]*"}(?=$|\\/$)`;
      },
      [MODE_CHECK_IGNORE](_, p1) {
        return `${p1 ? `${p1}[^/]*` : "[^/]*"}(?=$|\\/$)`;
      }
    };
    var makeRegexPrefix = (pattern) => REPLACERS.reduce(
      (prev, [matcher, replacer]) => prev.replace(matcher, replacer.bind(pattern)),
      pattern
    );
    var isString = (subject) => typeof subject == "string";
    var checkPattern = (pattern) => pattern && isString(pattern) && !REGEX_TEST_BLANK_LINE.test(pattern) && !REGEX_INVALID_TRAILING_BACKSLASH.test(pattern) && pattern.indexOf("#") !== 0;
    var splitPattern = (pattern) => pattern.split(REGEX_SPLITALL_CRLF).filter(Boolean);
    var IgnoreRule = class {
      constructor(pattern, mark, body, ignoreCase, negative, prefix) {
        this.pattern = pattern, this.mark = mark, this.negative = negative, define(this, "body", body), define(this, "ignoreCase", ignoreCase), define(this, "regexPrefix", prefix);
      }
      get regex() {
        const key = UNDERSCORE + MODE_IGNORE;
        return this[key] ? this[key] : this._make(MODE_IGNORE, key);
      }
      get checkRegex() {
        const key = UNDERSCORE + MODE_CHECK_IGNORE;
        return this[key] ? this[key] : this._make(MODE_CHECK_IGNORE, key);
      }
      _make(mode, key) {
        const str = this.regexPrefix.replace(
          REGEX_REPLACE_TRAILING_WILDCARD,
          // It does not need to bind pattern
          TRAILING_WILD_CARD_REPLACERS[mode]
        ), regex = this.ignoreCase ? new RegExp(str, "i") : new RegExp(str);
        return define(this, key, regex);
      }
    };
    var createRule = ({
      pattern,
      mark
    }, ignoreCase) => {
      let negative = false, body = pattern;
      body.indexOf("!") === 0 && (negative = true, body = body.substr(1)), body = body.replace(REGEX_REPLACE_LEADING_EXCAPED_EXCLAMATION, "!").replace(REGEX_REPLACE_LEADING_EXCAPED_HASH, "#");
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
        this._ignoreCase = ignoreCase, this._rules = [];
      }
      _add(pattern) {
        if (pattern && pattern[KEY_IGNORE]) {
          this._rules = this._rules.concat(pattern._rules._rules), this._added = true;
          return;
        }
        if (isString(pattern) && (pattern = {
          pattern
        }), checkPattern(pattern.pattern)) {
          const rule = createRule(pattern, this._ignoreCase);
          this._added = true, this._rules.push(rule);
        }
      }
      // @param {Array<string> | string | Ignore} pattern
      add(pattern) {
        return this._added = false, makeArray(
          isString(pattern) ? splitPattern(pattern) : pattern
        ).forEach(this._add, this), this._added;
      }
      // Test one single path without recursively checking parent directories
      //
      // - checkUnignored `boolean` whether should check if the path is unignored,
      //   setting `checkUnignored` to `false` could reduce additional
      //   path matching.
      // - check `string` either `MODE_IGNORE` or `MODE_CHECK_IGNORE`
      // @returns {TestResult} true if a file is ignored
      test(path, checkUnignored, mode) {
        let ignored = false, unignored = false, matchedRule;
        this._rules.forEach((rule) => {
          const { negative } = rule;
          unignored === negative && ignored !== unignored || negative && !ignored && !unignored && !checkUnignored || !rule[mode].test(path) || (ignored = !negative, unignored = negative, matchedRule = negative ? UNDEFINED : rule);
        });
        const ret = {
          ignored,
          unignored
        };
        return matchedRule && (ret.rule = matchedRule), ret;
      }
    };
    var throwError = (message, Ctor) => {
      throw new Ctor(message);
    };
    var checkPath = (path, originalPath, doThrow) => isString(path) ? path ? checkPath.isNotRelative(path) ? doThrow(
      `path should be a \`path.relative()\`d string, but got "${originalPath}"`,
      RangeError
    ) : true : doThrow("path must not be empty", TypeError) : doThrow(
      `path must be a string, but got \`${originalPath}\``,
      TypeError
    );
    var isNotRelative = (path) => REGEX_TEST_INVALID_PATH.test(path);
    checkPath.isNotRelative = isNotRelative, checkPath.convert = (p) => p;
    var Ignore = class {
      constructor({
        ignorecase = true,
        ignoreCase = ignorecase,
        allowRelativePaths = false
      } = {}) {
        define(this, KEY_IGNORE, true), this._rules = new RuleManager(ignoreCase), this._strictPathCheck = !allowRelativePaths, this._initCache();
      }
      _initCache() {
        this._ignoreCache = /* @__PURE__ */ Object.create(null), this._testCache = /* @__PURE__ */ Object.create(null);
      }
      add(pattern) {
        return this._rules.add(pattern) && this._initCache(), this;
      }
      // legacy
      addPattern(pattern) {
        return this.add(pattern);
      }
      // @returns {TestResult}
      _test(originalPath, cache, checkUnignored, slices) {
        const path = originalPath && checkPath.convert(originalPath);
        return checkPath(
          path,
          originalPath,
          this._strictPathCheck ? throwError : RETURN_FALSE
        ), this._t(path, cache, checkUnignored, slices);
      }
      checkIgnore(path) {
        if (!REGEX_TEST_TRAILING_SLASH.test(path))
          return this.test(path);
        const slices = path.split(SLASH).filter(Boolean);
        if (slices.pop(), slices.length) {
          const parent = this._t(
            slices.join(SLASH) + SLASH,
            this._testCache,
            true,
            slices
          );
          if (parent.ignored)
            return parent;
        }
        return this._rules.test(path, false, MODE_CHECK_IGNORE);
      }
      _t(path, cache, checkUnignored, slices) {
        if (path in cache)
          return cache[path];
        if (slices || (slices = path.split(SLASH).filter(Boolean)), slices.pop(), !slices.length)
          return cache[path] = this._rules.test(path, checkUnignored, MODE_IGNORE);
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
    typeof process < "u" && process.platform === "win32" && setupWindows(), module.exports = factory, factory.default = factory, module.exports.isPathValid = isPathValid, define(module.exports, /* @__PURE__ */ Symbol.for("setupWindows"), setupWindows);
  }
});
var import_ignore = __toESM(require_ignore(), 1);
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
var PLAIN = /^\/?(?!\/)[\w.@+,=~%/*?-]+$/;
var SUBTLE = /\/\/|\*\*\*|[^/]\*\*|\*\*[^/]|^\/\*\*|\*\*\/\*\*|\*\*\/?$/;
function wildcardsIn(pattern) {
  return (pattern.match(/\*+/g) ?? []).length;
}
function manyWildcards(pattern) {
  if (wildcardsIn(pattern) <= 2 || !PLAIN.test(pattern) || SUBTLE.test(pattern)) return void 0;
  const body = pattern.replace(/^\/|\/$/g, "");
  const anywhere = body.startsWith("**/") || !(pattern.startsWith("/") || body.includes("/"));
  const source = nonBacktracking(body.replace(/^\*\*\//, ""), anywhere);
  return new RegExp(source + (pattern.endsWith("/") ? "\\/" : "(?=\\/|$)"), "i");
}
function nonBacktracking(body, anywhere) {
  const newGroup = groups();
  const parts = body.split(/(?:^|\/)\*\*\//).map((part) => {
    const names = part.split("/").map((name) => nonBacktrackingName(name, newGroup));
    return names.join("\\/");
  });
  return parts.reduce((source, part, at) => {
    if (at === 0) return anywhere ? `^${once(`(?:[^\\/]+\\/)*?${part}`, newGroup)}` : `^${part}`;
    return source + once(`\\/(?:[^\\/]+\\/)*?${part}`, newGroup);
  }, "");
}
function nonBacktrackingName(name, newGroup) {
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
var MOST_WILDCARDS = 3;
function compileGlobs(globs, options = {}) {
  const prepared = preparedGlobs(globs, options);
  if (prepared === null) return null;
  const written = new Map(prepared.map(({ pattern, glob }) => [pattern, glob]));
  const patterns = prepared.map(({ pattern }) => pattern).filter(isValidPattern);
  const wild = patterns.flatMap((pattern) => {
    const expression = manyWildcards(pattern);
    return expression === void 0 ? [] : [{ pattern, expression }];
  });
  const others = patterns.filter((pattern) => manyWildcards(pattern) === void 0);
  const matcher = (0, import_ignore.default)().add(others);
  const mayMatch = literalFilter(patterns);
  return (path) => {
    if (path === "" || mayMatch?.(path.toLowerCase()) === false) return void 0;
    const { ignored, rule } = matcher.test(path);
    const found = ignored ? rule?.pattern : wild.find(({ expression }) => expression.test(path))?.pattern;
    return found === void 0 ? void 0 : written.get(found);
  };
}
function malformedGlobs(globs) {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern))
  );
}
function isValidPattern(pattern) {
  if (wildcardsIn(pattern) > MOST_WILDCARDS && manyWildcards(pattern) === void 0) return false;
  try {
    (0, import_ignore.default)().add([pattern]).test("x");
    return true;
  } catch {
    return false;
  }
}
Object.assign(exports, { require_ignore, globsIn, preparedGlobs, compileGlobs, malformedGlobs, isValidPattern });
});
exports["looks"] = __part((exports) => {
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
function hasLookedAt(looks, path, { isBeside, byName }) {
  return looks.opened.has(path) || looks.searched.includes(path) || byName && [...looks.searched, ...looks.listed ?? []].some(
    (place) => place === "" && !isBeside || place === path || path.startsWith(`${place}/`)
  );
}
function isIdle(looks) {
  return looks.opened.size === 0 && looks.searched.length === 0;
}
Object.assign(exports, { hasLookedAt, isIdle, sift });
});
exports["looks-of"] = __part((exports) => {
var { eventsOf } = __load("matches-schema-4b8261ce/ledger");
function looksOf(ledger, agentId) {
  const own = eventsOf(ledger, "look").filter((e) => e.agentId === agentId && e.verdict === "allowed");
  return {
    opened: new Set(own.filter(({ tool }) => tool === "Read").map(({ path }) => path)),
    searched: own.filter((e) => e.tool === "Grep" && e.names_only !== true).map(({ path }) => path),
    listed: own.filter((e) => e.tool === "Glob" || e.names_only === true).map(({ path }) => path)
  };
}
Object.assign(exports, { looksOf });
});
exports["message-text"] = __part((exports) => {
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPersonTrailers(body) {
  return body.split(/\r?\n/).filter((line) => !PERSON.test(line.trim())).join("\n").trim();
}
function wholeLines(text, limit) {
  if (Buffer.byteLength(text) <= limit) return text;
  const lines = text.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line) => (bytes += Buffer.byteLength(line) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
}
Object.assign(exports, { withoutPersonTrailers, wholeLines });
});
exports["read-at-paths"] = __part((exports) => {
var { reviewedText } = __load("evidence-drop-a3c02e69/reviewed-text"), { textIn } = __load("index-936eb180/decode-text"), { LARGEST_TEXT } = __load("main/largest-text"), { BatchOutput, asRepoPath, endedEarly, sizeInHeader } = __load("git-685f2d30/batch-output"), { readGit } = __load("git-685f2d30/git"), { Failure } = __load("main/failure"), { posix } = require("node:path");
async function readAtPaths(repository, trees, paths) {
  return converse(repository, search(trees, paths));
}
async function converse(repository, talk) {
  let asked = { type: "tree", oids: [] };
  let answer = /* @__PURE__ */ new Map();
  let found;
  const goOn = (git) => {
    const step = talk.next(answer);
    answer = /* @__PURE__ */ new Map();
    if (step.done === true) found = step.value;
    else asked = { ...step.value, oids: [...new Set(step.value.oids)] };
    if (found !== void 0) git?.end();
    else if (asked.oids.length === 0) goOn(git);
    else git?.write(asked.oids.map((oid) => `${oid}
`).join(""));
  };
  let stdin;
  const output = new BatchOutput({
    begin: (header) => {
      const size = sizeInHeader(asked.oids[0] ?? "", header, asked.type);
      return { size, isWanted: asked.type === "tree" || size <= LARGEST_TEXT };
    },
    use: (content) => {
      const oid = asked.oids.shift();
      if (oid !== void 0 && content !== void 0) answer.set(oid, content);
      if (asked.oids.length === 0) goOn(stdin);
    }
  });
  await readGit(repository, ["cat-file", "--batch"], {
    input: (git) => {
      stdin = git;
      goOn(git);
    },
    each: (piece) => {
      output.take(piece);
    }
  });
  if (found === void 0) throw endedEarly(asked.oids.length);
  return found;
}
function* search(trees, paths) {
  const entries = trees.map(() => []);
  let open = trees.flatMap((oid, tree) => paths.map((path) => ({ tree, path, oid, names: path.split("/") })));
  while (open.length > 0) {
    const read = yield { type: "tree", oids: open.map(({ oid }) => oid) };
    const folders = new Map([...read].map(([oid, tree]) => [oid, itemsIn(tree, oid)]));
    open = open.flatMap(({ names: [name = "", ...names], ...one }) => {
      const item = folders.get(one.oid)?.get(nameInTree(name));
      if (item !== void 0 && names.length === 0) entries[one.tree]?.push({ ...item, path: one.path });
      return item?.type === "tree" && names.length > 0 ? [{ ...one, oid: item.oid, names }] : [];
    });
  }
  const files = entries.flat().filter(({ type }) => type === "blob");
  return { entries, contents: yield { type: "blob", oids: files.map(({ oid }) => oid) } };
}
var nameInTree = (name) => Buffer.from(name, "utf8").toString("latin1");
function itemsIn(tree, oid) {
  const found = /* @__PURE__ */ new Map();
  for (let at = 0; at < tree.length; ) {
    const name = tree.indexOf(SPACE, at) + 1;
    const end = tree.indexOf(0, name);
    const next = end + 1 + oid.length / 2;
    if (name === 0 || end === -1 || next > tree.length) throw malformed(oid);
    const mode = parseInt(tree.toString("latin1", at, name - 1), 8);
    found.set(tree.toString("latin1", name, end), {
      type: mode === FOLDER ? "tree" : mode === SUBMODULE ? "commit" : "blob",
      oid: tree.toString("hex", end + 1, next)
    });
    at = next;
  }
  return found;
}
var SPACE = 32;
var FOLDER = 16384;
var SUBMODULE = 57344;
function malformed(oid) {
  return new Failure("environment/tree-unavailable", `the tree ${oid} is not of git's form`, {
    hint: "look for damage: git fsck"
  });
}
async function loadRedact() {
  const { createRedactor } = await Promise.resolve().then(() => __load("index-936eb180/redact"));
  return createRedactor().redact;
}
async function readQuotedTexts(repository, quotes, redact) {
  const { baseTree, headTree, changed, treeRoots } = quotes;
  const paths = pathsMeant(quotes);
  const { entries, contents } = paths.length === 0 ? { entries: [], contents: /* @__PURE__ */ new Map() } : await readAtPaths(repository, [baseTree, headTree], paths);
  const [base = [], head = []] = entries;
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(head, contents, redact, shown);
  const baseTexts = await textsOf(base, contents, redact, shown);
  const places = placesIn([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    ...{ changed, treeRoots },
    exists: (path) => places.has(path)
  };
}
function pathsMeant({ named, treeRoots, changed }) {
  return withOldNames(
    named.flatMap((name) => possiblePaths(name, treeRoots)),
    changed
  );
}
function possiblePaths(name, treeRoots) {
  const root = treeRoots.find((r) => name.startsWith(`${r}/`));
  const relative = posix.normalize(root === void 0 ? name : name.slice(root.length + 1)).replace(/\/+$/, "");
  return [relative, relative.replace(/^[ab]\//, "")].flatMap((path) => asRepoPath(path) ?? []);
}
function withOldNames(paths, changed) {
  const olds = paths.flatMap((path) => {
    const change = changed.get(path);
    return change === void 0 || change.kind === "deleted" ? [] : change.from ?? [];
  });
  const news = [...changed.values()].flatMap(
    (change) => change.kind !== "deleted" && change.from !== void 0 && paths.includes(change.from) ? [change.path] : []
  );
  return [.../* @__PURE__ */ new Set([...paths, ...olds, ...news])];
}
async function textsOf(entries, blobs, redact, shown) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === void 0) continue;
    const plain = textIn(bytes) ?? (shown(path) ? bytes.toString("utf8") : void 0);
    if (plain === void 0) continue;
    texts.set(path, reviewedText(plain, redact === void 0 ? void 0 : await redact(plain)));
  }
  return texts;
}
function shownAsLines(changed) {
  const paths = new Set(
    [...changed.values()].flatMap((change) => {
      if (change.kind === "opaque") return [];
      return change.kind === "text" && change.from !== void 0 ? [change.path, change.from] : [change.path];
    })
  );
  return (path) => paths.has(path);
}
function placesIn(entries) {
  return new Set(entries.flatMap(({ path }) => withFolders(path)));
}
function withFolders(path) {
  const folder = posix.dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}
Object.assign(exports, { loadRedact, readQuotedTexts, pathsMeant });
});
exports["redact"] = __part((exports) => {
var { createRedactor } = __load("evidence-drop-a3c02e69/redact-2");
Object.assign(exports, { createRedactor });
});
exports["same-claim"] = __part((exports) => {
var { mentionsSecrets, withoutNumbers } = __load("evidence-drop-a3c02e69/reviewed-text"), { hasContent, hasSubstance, severityOf } = __load("evidence-drop-a3c02e69/substance"), { overlaps } = __load("evidence-drop-a3c02e69/line-span"), { by, inOrder } = __load("main/order");
function findLines(wanted, source) {
  const [first] = wanted;
  if (first === void 0) return [];
  const lines = source.trimmed();
  const found = [];
  for (let at = lines.indexOf(first); at !== -1; at = lines.indexOf(first, at + 1)) {
    if (wanted.every((line, index) => lines[at + index] === line))
      found.push({ start: at + 1, end: at + wanted.length });
  }
  return found;
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
  const readings = all.filter(hasSubstance);
  const found = placeOf(readings, file.plain, hint) ?? placeAmongSecrets(readings, file, hint);
  if (found !== void 0) return found;
  const bare = all.filter((lines) => !hasSubstance(lines) && hasContent(lines));
  const changed = placeOf(bare, file.plain, hint, hint.isChanged ?? (() => false));
  return changed ?? { kind: readings.length === 0 ? "without-substance" : "absent" };
}
function placeOf(readings, source, hint, counts = () => true) {
  const found = readings.flatMap((lines) => {
    const places = findLines(lines, source);
    const [at] = places.filter(counts).toSorted(nearestFirst(hint));
    return at === void 0 ? [] : [{ kind: "found", at, lines, occurrence: places.indexOf(at) }];
  });
  return found.toSorted(by(({ at }) => hint.remoteness(at)))[0];
}
function placeAmongSecrets(readings, file, hint) {
  if (file.redacted === void 0 || !readings.some((lines2) => lines2.some(mentionsSecrets))) return void 0;
  const masked = readings.map((lines2) => lines2.map(withoutNumbers));
  const found = placeOf(masked, file.redacted, hint);
  if (found === void 0) return void 0;
  const lines = compared(file.plain.linesOf(found.at));
  const occurrence = findLines(lines, file.plain).findIndex(({ start }) => start === found.at.start);
  return { ...found, lines, occurrence };
}
function nearestFirst({ line, remoteness }) {
  return inOrder(
    by(remoteness),
    by((at) => line === void 0 ? 0 : Math.max(0, at.start - line, line - at.end)),
    by((at) => at.start)
  );
}
function isSameClaim(a, b) {
  return sameLines(a, b) && severityOf(a) === severityOf(b) && (sameTitle(a, b) || sameRule(a, b) === true) && sameReason(a, b);
}
function sameLines(a, b) {
  return samePlace(a, b) && (holds(a.at, b.at) || holds(b.at, a.at));
}
var holds = (a, b) => a.start <= b.start && b.end <= a.end;
function sameReason({ claim: a }, { claim: b }) {
  const [first, second] = [wordsOf(a.why), wordsOf(b.why)];
  if (first.join(" ") === second.join(" ")) return true;
  const [few, many] = [significant(first), significant(second)];
  const { words } = sharedOf(few, many);
  return words > 0 && words * 5 >= Math.min(few.size, many.size) * 2;
}
function mayBeSameClaim(a, b) {
  if (!samePlace(a, b)) return false;
  if (sameTitle(a, b)) return true;
  const isRule = sameRule(a, b);
  if (isRule !== void 0) return isRule;
  const [first, second] = [wordsOf(a.claim.title), wordsOf(b.claim.title)];
  const sameQuote = a.at.start === b.at.start && a.at.end === b.at.end;
  const shared = sharedOf(significant(first), significant(second));
  return sameCause(a, b) && shared.words >= 2 || sameQuote && shared.words >= 2 && shared.most;
}
function samePlace(a, b) {
  return a.file === b.file && a.side === b.side && overlaps(a.at, b.at);
}
function sameTitle(a, b) {
  return wordsOf(a.claim.title).join(" ") === wordsOf(b.claim.title).join(" ");
}
function sameRule(a, b) {
  const [rule, other] = [ruleOf(a), ruleOf(b)];
  if (rule === void 0 || other === void 0) return void 0;
  return rule.file === other.file && (rule.text.includes(other.text) || other.text.includes(rule.text));
}
function isSimilarTitle(title, other) {
  const [first, second] = [wordsOf(title), wordsOf(other)];
  if (first.join(" ") === second.join(" ")) return true;
  const shared = sharedOf(significant(first), significant(second));
  return shared.words >= 2 && shared.most;
}
function isSameTitle(title, other) {
  const [first, second] = [wordsOf(title), wordsOf(other)];
  if (first.join(" ") === second.join(" ")) return true;
  const [a, b] = [significant(first), significant(second)];
  return a.size >= 2 && a.size === b.size && sharedOf(a, b).words === a.size;
}
function sameCause({ cause: a }, { cause: b }) {
  if (a === void 0 || b === void 0) return false;
  return a.file === b.file && a.side === b.side && overlaps(a.at, b.at);
}
function ruleOf({ claim: { ruleFile = "", ruleText } }) {
  if (ruleText === void 0) return void 0;
  return { file: ruleFile.replace(/^\.\//, ""), text: wordsOf(ruleText).join(" ") };
}
function wordsOf(text) {
  return text.toLowerCase().match(/[\p{L}\p{N}_$]+/gu) ?? [];
}
var FILLERS = new Set(
  "the and not for are was when with that this from into its has can will before after".split(" ")
);
function significant(words) {
  return new Set(
    words.filter((word) => word.length > 2 && !FILLERS.has(word)).map((word) => word.slice(0, 5))
  );
}
function sharedOf(a, b) {
  const words = [...a].filter((word) => b.has(word)).length;
  return { words, most: words >= Math.min(a.size, b.size) / 2 };
}
Object.assign(exports, { findLines, readingsOf, compared, locateQuote, isSameClaim, mayBeSameClaim, isSimilarTitle, isSameTitle });
});
exports["scan-json"] = __part((exports) => {
var { checkContract } = __load("matches-schema-4b8261ce/matches-schema"), { INPUT_LIMITS } = __load("main/input-limits"), { Failure } = __load("main/failure");
var UNSHOWABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
function shown(value) {
  const text = value === void 0 ? "nothing" : JSON.stringify(value);
  return visible(shortened(text));
}
function visible(text) {
  return text.replace(UNSHOWABLE, (mark) => `\\u{${(mark.codePointAt(0) ?? 0).toString(16)}}`);
}
function shortened(text) {
  return text.replace(/^(.{120}).+$/su, "$1\u2026");
}
var MAX_DEPTH = 64;
var NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
var WORD = /true|false|null/y;
var PLAIN_STRING = /"[ !#-[\]-~]*"/y;
function scanValue(text, from) {
  return valueEnd({ text, path: [] }, from);
}
function valueEnd(here, from) {
  const at = skipWhitespace(here.text, from);
  const first = here.text[at];
  if (first === '"') return stringEnd(here, at);
  if (first === "{") return objectEnd(here, at);
  return first === "[" ? arrayEnd(here, at) : scalarEnd(here, at);
}
function objectEnd(here, start) {
  const { text, path } = here;
  const depth = depthInside(here, start);
  const keys = /* @__PURE__ */ new Set();
  let at = skipWhitespace(text, start + 1);
  if (text[at] === "}") return at + 1;
  for (; ; ) {
    if (text[at] !== '"') throw unexpected(here, at, "a key in double quotes");
    const end = stringEnd(here, at);
    const key = decoded(here, at, end);
    if (keys.has(key)) {
      throw refused("refused/duplicate-key", here, at, `the key ${shown(key)} is in one object twice`);
    }
    keys.add(key);
    const colon = skipWhitespace(text, end);
    if (text[colon] !== ":") throw unexpected(here, colon, '":" after a key');
    path.push(key);
    at = skipWhitespace(text, valueEnd(here, colon + 1));
    path.length = depth;
    if (text[at] === "}") return at + 1;
    if (text[at] !== ",") throw unexpected(here, at, '"," or "}"');
    at = skipWhitespace(text, at + 1);
  }
}
function arrayEnd(here, start) {
  const { text, path } = here;
  const depth = depthInside(here, start);
  let at = skipWhitespace(text, start + 1);
  if (text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    path.push(index);
    at = skipWhitespace(text, valueEnd(here, at));
    path.length = depth;
    if (text[at] === "]") return at + 1;
    if (text[at] !== ",") throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}
function stringEnd(here, at) {
  const plain = matchEnd(PLAIN_STRING, here.text, at);
  if (plain !== void 0) return plain;
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === "\\" ? 2 : 1;
  if (end >= here.text.length) throw refused("refused/not-strict-json", here, at, "a string never ends");
  if (/[\0\p{Surrogate}]/u.test(decoded(here, at, end + 1))) {
    throw refused("refused/not-strict-json", here, at, "a string holds NUL or half of a surrogate pair");
  }
  return end + 1;
}
function decoded(here, at, end) {
  const written = here.text.slice(at + 1, end - 1);
  if (matchEnd(PLAIN_STRING, here.text, at) === end) return written;
  try {
    return JSON.parse(`"${written}"`);
  } catch {
    const what = "a string holds an unescaped control character or an unknown escape";
    throw refused("refused/not-strict-json", here, at, what);
  }
}
function scalarEnd(here, at) {
  const end = matchEnd(WORD, here.text, at) ?? matchEnd(NUMBER, here.text, at);
  if (end === void 0) throw unexpected(here, at, "a JSON value");
  const token = here.text.slice(at, end);
  if (Math.abs(Number(token)) === Infinity) {
    throw refused("refused/not-strict-json", here, at, `the number ${shown(token)} is out of range`);
  }
  return end;
}
function depthInside(here, at) {
  const depth = here.path.length;
  if (depth < MAX_DEPTH) return depth;
  throw refused("refused/too-deep", here, at, `values are nested more than ${MAX_DEPTH} deep`);
}
function skipWhitespace(text, from) {
  let at = from;
  while (" \n\r	".includes(text.charAt(at)) && at < text.length) at += 1;
  return at;
}
function matchEnd(token, text, at) {
  token.lastIndex = at;
  return token.test(text) ? token.lastIndex : void 0;
}
function unexpected(here, at, wanted) {
  const found = /^[^\s,\]}]{1,40}/.exec(here.text.slice(at, at + 40))?.[0] ?? here.text[at];
  const what = found === void 0 ? "the end of the text" : shown(found);
  return refused("refused/not-strict-json", here, at, `expected ${wanted}, found ${what}`);
}
function refused(code, here, at, what) {
  const before = here.text.slice(0, at);
  const line = before.split("\n").length;
  const column = at - before.lastIndexOf("\n");
  const pointer = here.path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
  const where = pointer === "" ? "" : ` in ${shown(pointer)}`;
  return new Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  return JSON.parse(soleJsonText(reply, options));
}
function soleJsonText(reply, { fence, input = "reply" }) {
  const { bytes: most, called } = INPUT_LIMITS[input];
  const bytes = Buffer.byteLength(reply);
  if (bytes > most) {
    throw new Failure("refused/too-large", `${called} has ${bytes} bytes, more than ${most}`, ALONE);
  }
  const whole = trimWhitespace(reply);
  if (whole === "") throw new Failure("refused/no-json", `${called} is empty`, ALONE);
  const text = fence ? insideFence(whole) : whole;
  if (text === "") throw new Failure("refused/no-json", `the fence of ${called} is empty`, ALONE);
  requireOneValue(text, called);
  return text;
}
function requireOneValue(text, called) {
  if (!/^[{[]/.test(text) && !isScalar(text)) throw notOneValue(text, called);
  const rest = text.slice(scanValue(text, 0));
  if (rest !== "") throw notOneValue(text, called, rest);
}
function isScalar(text) {
  return /^(?:"|-?\d|true$|false$|null$)/.test(text);
}
function notOneValue(text, called, rest) {
  const start = (from) => shown(from.slice(0, 60));
  if (!/[{[]/.test(text)) {
    return new Failure("refused/no-json", `${called} is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = `${called} holds several JSON values; an example before the answer counts as one`;
    return new Failure("refused/several-json-values", message2, ALONE);
  }
  const message = rest === void 0 ? `there is text before the JSON value: ${start(text)}` : `there is text after the JSON value: ${start(trimWhitespace(rest))}`;
  return new Failure("refused/not-strict-json", message, ALONE);
}
function holdsTwoValues(text) {
  let [depth, start, found, inString] = [0, 0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const mark = text.charAt(at);
    if (inString) {
      if (mark === "\\") at += 1;
      else inString = mark !== '"';
    } else if (mark === "{" || mark === "[") {
      if (depth === 0) start = at;
      depth += 1;
    } else if (depth > 0 && (mark === "}" || mark === "]")) {
      depth -= 1;
      if (depth === 0 && isJson(text.slice(start, at + 1))) found += 1;
    } else inString = depth > 0 && mark === '"';
  }
  return found > 1;
}
function isJson(text) {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
function insideFence(whole) {
  return trimWhitespace(/^```json[ \t]*\r?\n([\s\S]*?)\r?\n```$/.exec(whole)?.[1] ?? whole);
}
function trimWhitespace(text) {
  const isBlank = (at) => " 	\n\r".includes(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
var SPELLED_OUT = 5;
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await checkContract(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : visible(pointer);
  return `${where} ${problem}, found ${shown(value)}`;
}
Object.assign(exports, { shown, requireContract, scanValue, skipWhitespace, soleJsonValue, soleJsonText, trimWhitespace });
});
exports["split-hunk"] = __part((exports) => {
var { byteLength } = __load("git-685f2d30/packet-2"), { firstLine } = __load("evidence-drop-a3c02e69/hunk-order");
function runsOf(items, sizeOf, most) {
  const runs = [];
  let size = 0;
  for (const item of items) {
    const open = runs.at(-1);
    size += sizeOf(item);
    if (open !== void 0 && size <= most) open.push(item);
    else {
      runs.push([item]);
      size = sizeOf(item);
    }
  }
  return runs;
}
var PART_OVERHEAD = 120;
function splitHunk(hunk, maxBytes) {
  if (byteLength(hunk.text) <= maxBytes) {
    return { pieces: [wholeHunk(hunk)], tooLong: [] };
  }
  const end = hunk.text.indexOf("\n") + 1;
  const section = sectionOf(hunk.text);
  const room = maxBytes - byteLength(section) - PART_OVERHEAD;
  const rows = rowsOf(hunk.text.slice(end));
  const parts = partsOf(rows, room, firstLine(hunk.old), firstLine(hunk.new));
  return {
    pieces: parts.map((part, index) => ({
      hunk: hunk.id,
      part: { index: index + 1, of: parts.length },
      ...linesOf(part),
      text: hunkHeader(part, section) + part.rows.map((row) => row.text).join("")
    })),
    tooLong: rows.filter((row) => row.bytes > room).map((row) => row.bytes)
  };
}
function sectionOf(hunk) {
  return /^@@[^@]*@@(.*)\n$/s.exec(hunk.slice(0, hunk.indexOf("\n") + 1))?.[1] ?? "";
}
function rowsOf(body) {
  const rows = [];
  for (const line of body.split(/(?<=\n)/)) {
    const last = rows.at(-1);
    if (line.startsWith("\\") && last !== void 0) {
      rows[rows.length - 1] = { ...last, text: last.text + line, bytes: last.bytes + byteLength(line) };
    } else {
      rows.push({
        text: line,
        bytes: byteLength(line),
        old: line.startsWith("+") ? 0 : 1,
        new: line.startsWith("-") ? 0 : 1
      });
    }
  }
  return rows;
}
function partsOf(rows, room, oldFirst, newFirst) {
  const parts = [];
  let [oldStart, newStart] = [oldFirst, newFirst];
  for (const run of runsOf(rows, ({ bytes }) => bytes, room)) {
    const part = { rows: run, oldStart, newStart };
    if (run.every(({ bytes }) => bytes <= room)) parts.push(part);
    const { oldCount, newCount } = linesOf(part);
    oldStart += oldCount;
    newStart += newCount;
  }
  return parts;
}
function wholeHunk({ id, old, new: now, text }) {
  return {
    hunk: id,
    part: null,
    oldStart: firstLine(old),
    oldCount: old.count,
    newStart: firstLine(now),
    newCount: now.count,
    text
  };
}
function linesOf({ rows, oldStart, newStart }) {
  const oldCount = rows.reduce((sum, row) => sum + row.old, 0);
  const newCount = rows.reduce((sum, row) => sum + row.new, 0);
  return { oldStart, oldCount, newStart, newCount };
}
function hunkHeader(part, section) {
  const { oldStart, oldCount, newStart, newCount } = linesOf(part);
  const side2 = (start, count) => count === 1 ? String(start) : `${count === 0 ? start - 1 : start},${count}`;
  return `@@ -${side2(oldStart, oldCount)} +${side2(newStart, newCount)} @@${section}
`;
}
function leanHunk(hunk, most = Infinity) {
  const end = hunk.text.indexOf("\n") + 1;
  const rows = rowsOf(hunk.text.slice(end));
  const isChanged = ({ text }) => text.startsWith("+") || text.startsWith("-");
  const [first, last] = [rows.findIndex(isChanged), rows.findLastIndex(isChanged)];
  if (first < 0) return hunk;
  const depth = depthOf(rows.filter(isChanged));
  const above = Math.min(most, keptAbove(rows.slice(0, first), depth));
  const below = Math.min(most, keptBelow(rows.slice(last + 1), depth));
  const from = first - above;
  const kept = rows.slice(from, last + 1 + below);
  if (kept.length === rows.length) return hunk;
  const start = { old: firstLine(hunk.old) + from, new: firstLine(hunk.new) + from };
  const [old, now] = [side(start.old, kept, "old"), side(start.new, kept, "new")];
  const body = kept.map(({ text }) => text).join("");
  return {
    ...hunk,
    old,
    new: now,
    text: hunkHeader({ rows: kept, oldStart: start.old, newStart: start.new }, sectionOf(hunk.text)) + body
  };
}
function leanFile(file) {
  return { ...file, hunks: file.hunks.map((hunk) => leanHunk(hunk)) };
}
function side(first, rows, of) {
  const count = rows.reduce((sum, row) => sum + row[of], 0);
  return { start: count === 0 ? first - 1 : first, count };
}
function keptAbove(rows, depth) {
  const near = rows.toReversed();
  let kept = 0;
  for (const row of near) {
    if (isBlank(row) || indentOf(row) < depth && onlyCloses(row)) break;
    kept += 1;
    if (indentOf(row) < depth) break;
  }
  while (kept > 0 && onlyCloses(near[kept - 1])) kept -= 1;
  return kept;
}
function keptBelow(rows, depth) {
  let kept = 0;
  for (const row of rows) {
    if (isBlank(row) || indentOf(row) < depth) break;
    kept += 1;
  }
  while (kept > 0 && onlyCloses(rows[kept - 1])) kept -= 1;
  return kept;
}
function depthOf(rows) {
  let least = Infinity;
  for (const row of rows) if (!isBlank(row)) least = Math.min(least, indentOf(row));
  return least === Infinity ? 0 : least;
}
function isBlank({ text }) {
  return text.slice(1).trim() === "";
}
function indentOf({ text }) {
  const line = text.slice(1);
  return line.length - line.trimStart().length;
}
function onlyCloses(row) {
  return row !== void 0 && /^[\s)\]}>;,]*$/.test(row.text.slice(1));
}
Object.assign(exports, { runsOf, splitHunk, leanHunk, leanFile });
});
exports["split-sources"] = __part((exports) => {
var { requireContract, shown, soleJsonValue } = __load("index-936eb180/scan-json"), { AGENTS_WITHOUT_FENCE, SOURCE_LENSES, SOURCE_READER } = __load("main/vocabulary"), { Failure } = __load("main/failure");
async function splitSources({ findings, ...rest }, lenses) {
  const stray = findings.findIndex(({ source }) => !lenses.includes(source));
  if (stray >= 0) throw notShown(stray, findings[stray]?.source, lenses);
  const reviews = [];
  for (const lens of lenses) {
    const places = [...findings.keys()].filter((at) => findings[at]?.source === lens);
    const part = { ...rest, findings: places.map((at) => withoutSource(findings[at])) };
    const inReply = (pointer) => pointer.replace(/^\/findings\/(\d+)/, (_, at) => `/findings/${places[Number(at)] ?? at}`);
    reviews.push({ lens, review: await requireContract(lens, part, inReply), places });
  }
  return reviews;
}
function notShown(at, source, lenses) {
  return new Failure(
    "refused/schema",
    `/findings/${at}/source must be a source of this packet: ${lenses.join(", ")}, found ${shown(source)}`,
    { hint: "send the whole reply again, with the source that each finding is proven by" }
  );
}
function withoutSource(finding) {
  const { source: _, ...rest } = finding ?? {};
  return rest;
}
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new Failure("refused/duplicate-id", `${pointer}/${index}/id: ${shown(id)} was used before`, {
          hint: "give every entry an id of its own"
        });
      }
      seen.add(id);
    });
  }
}
function listsOf(reply) {
  if (Array.isArray(reply)) return [["", reply]];
  return Object.entries(reply).flatMap(
    ([key, value]) => Array.isArray(value) ? [[`/${key}`, value]] : []
  );
}
function idOf(entry) {
  return entry?.id;
}
var WITHOUT_FENCE = new Set(AGENTS_WITHOUT_FENCE);
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    soleJsonValue(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  if (contract === SOURCE_READER) await splitSources(value, SOURCE_LENSES);
  requireUniqueIds(value);
  return value;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new Failure(
    "refused/wrong-slot",
    `the reply names slot ${shown(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
Object.assign(exports, { splitSources, parseReply, requireSlot });
});
