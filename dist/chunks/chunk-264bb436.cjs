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
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_main;
parts["chunk-2BJIBM3G"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  parseReply: () => parseReply,
  requireContract: () => requireContract,
  requireSlot: () => requireSlot
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IY67O6LB = parts["chunk-IY67O6LB"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
function requireUniqueIds(reply) {
  for (const [pointer, list] of listsOf(reply)) {
    const seen = /* @__PURE__ */ new Set();
    list.forEach((entry, index) => {
      const id = idOf(entry);
      if (id !== void 0 && seen.has(id)) {
        throw new import_chunk_TJ5KMKV5.Failure("refused/duplicate-id", `${pointer}/${index}/id: ${(0, import_chunk_IY67O6LB.shown)(id)} was used before`, {
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
var WITHOUT_FENCE = new Set(import_chunk_NKPLNUY4.AGENTS_WITHOUT_FENCE);
var SPELLED_OUT = 5;
async function parseReply(contract, text, options = {}) {
  const value = await requireContract(
    contract,
    (0, import_chunk_IY67O6LB.soleJsonValue)(text, { fence: options.fence ?? !WITHOUT_FENCE.has(contract) })
  );
  requireUniqueIds(value);
  return value;
}
async function requireContract(contract, value, at = (pointer) => pointer) {
  const checked = await (0, import_chunk_VNPL4RG7.checkContract)(contract, value);
  if (checked.kind === "valid") return checked.value;
  const lines = checked.defects.slice(0, SPELLED_OUT).map((defect) => defectLine({ ...defect, pointer: at(defect.pointer) }));
  const more = checked.defects.length - lines.length;
  const rest = more === 0 ? "" : `; and ${more} more`;
  throw new import_chunk_TJ5KMKV5.Failure("refused/schema", `not a value of contract ${contract}: ${lines.join("; ")}${rest}`, {
    hint: "send the whole reply again, with every property the contract names and no other"
  });
}
function defectLine({ pointer, problem, value }) {
  const where = pointer === "" ? "the whole value" : (0, import_chunk_IY67O6LB.visible)(pointer);
  return `${where} ${problem}, found ${(0, import_chunk_IY67O6LB.shown)(value)}`;
}
function requireSlot(value, expected) {
  if (value.slot === expected) return;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/wrong-slot",
    `the reply names slot ${(0, import_chunk_IY67O6LB.shown)(value.slot)}, the packet was ${expected}`,
    {
      hint: `set "slot" to "${expected}", as the packet says`
    }
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  parseReply,
  requireContract,
  requireSlot
});
});
parts["chunk-2MCP5X62"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedRules: () => changedRules,
  compileRule: () => compileRule,
  directoriesOf: () => directoriesOf,
  governs: () => governs,
  isRulePlace: () => isRulePlace,
  isScopable: () => isScopable,
  mayImport: () => mayImport,
  placeOf: () => placeOf,
  placesOfRule: () => placesOfRule,
  rulesInForce: () => rulesInForce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BDMJEHLN = parts["chunk-BDMJEHLN"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
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
function compileRule(rule) {
  const globMatching = (0, import_chunk_BDMJEHLN.compileGlobs)(rule.paths ?? [], { anchored: rule.source === "github-instructions" });
  const reasons = directoriesOf(rule).map((directory) => {
    const start = directory === "" ? "" : `${directory}/`;
    return (path, lowerCase) => {
      if (!path.startsWith(start)) return void 0;
      if (globMatching === null)
        return directory === "" ? { kind: "always" } : { kind: "directory", directory };
      const glob = start === "" ? globMatching(path, lowerCase) : globMatching(path.slice(start.length));
      return glob === void 0 ? void 0 : { kind: "glob", glob, directory };
    };
  });
  return (path, lowerCase) => {
    for (const reason of reasons) {
      const why = reason(path, lowerCase);
      if (why !== void 0) return why;
    }
    return void 0;
  };
}
function governs(rule, path) {
  return compileRule(rule)(path) !== void 0;
}
function rulesInForce(rules, changedPaths) {
  const paths = [...changedPaths].map((path) => ({ path, lowerCase: path.toLowerCase() }));
  const known = /* @__PURE__ */ new Map();
  return rules.map((rule) => {
    const key = JSON.stringify([rule.paths, rule.source === "github-instructions", directoriesOf(rule)]);
    let governed = known.get(key);
    if (governed === void 0) {
      const why = compileRule(rule);
      governed = paths.filter(({ path, lowerCase }) => why(path, lowerCase) !== void 0).map(({ path }) => path);
      known.set(key, governed);
    }
    return { rule, governs: governed };
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
  return [...touched].sort(import_chunk_UTFC5QHX.compareText);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedRules,
  compileRule,
  directoriesOf,
  governs,
  isRulePlace,
  isScopable,
  mayImport,
  placeOf,
  placesOfRule,
  rulesInForce
});
});
parts["chunk-BDMJEHLN"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  compileGlobs: () => compileGlobs,
  globsIn: () => globsIn,
  isValidPattern: () => isValidPattern,
  malformedGlobs: () => malformedGlobs,
  preparedGlobs: () => preparedGlobs,
  require_ignore: () => require_ignore,
  splitAtCommas: () => splitAtCommas
});
module.exports = __toCommonJS(stdin_exports);
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
var import_ignore = (0, import_chunk_PQNXDWJD.__toESM)(require_ignore(), 1);
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
function compileGlobs(globs, options = {}) {
  const prepared = preparedGlobs(globs, options);
  if (prepared === null) return null;
  const written = new Map(prepared.map(({ pattern, glob }) => [pattern, glob]));
  const patterns = prepared.map(({ pattern }) => pattern).filter(isValidPattern);
  const matcher = (0, import_ignore.default)().add(patterns);
  const mayMatch = literalFilter(patterns);
  return (path, lowerCase = path.toLowerCase()) => {
    if (mayMatch?.(lowerCase) === false) return void 0;
    const { ignored, rule } = matcher.test(path);
    return ignored && rule !== void 0 ? written.get(rule.pattern) : void 0;
  };
}
function malformedGlobs(globs) {
  return globs.filter(
    (glob) => !(preparedGlobs([glob]) ?? []).every(({ pattern }) => isValidPattern(pattern))
  );
}
function isValidPattern(pattern) {
  try {
    (0, import_ignore.default)().add([pattern]).test("x");
    return true;
  } catch {
    return false;
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compileGlobs,
  globsIn,
  isValidPattern,
  malformedGlobs,
  preparedGlobs,
  require_ignore,
  splitAtCommas
});
});
parts["chunk-COCIJOXI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  CONFIRMED_FROM: () => CONFIRMED_FROM,
  CRITICAL_FROM: () => CRITICAL_FROM,
  THRESHOLD: () => THRESHOLD
});
module.exports = __toCommonJS(stdin_exports);
var THRESHOLD = 75;
var CRITICAL_FROM = 90;
var CONFIRMED_FROM = 50;
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  CONFIRMED_FROM,
  CRITICAL_FROM,
  THRESHOLD
});
});
parts["chunk-IY67O6LB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  shown: () => shown,
  soleJsonValue: () => soleJsonValue,
  visible: () => visible
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
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
var BLANK = /[ \t\n\r]*/y;
function scanValue(text, from) {
  return valueEnd({ text, pointer: "", depth: 0 }, from);
}
function valueEnd(here, from) {
  const at = afterBlank(here.text, from);
  const first = here.text[at];
  if (first === "{") return objectEnd(inside(here, at), at + 1);
  if (first === "[") return arrayEnd(inside(here, at), at + 1);
  return first === '"' ? stringAt(here, at).end : scalarEnd(here, at);
}
function objectEnd(here, from) {
  const keys = /* @__PURE__ */ new Set();
  let at = afterBlank(here.text, from);
  if (here.text[at] === "}") return at + 1;
  for (; ; ) {
    if (here.text[at] !== '"') throw unexpected(here, at, "a key in double quotes");
    const key = stringAt(here, at);
    if (keys.has(key.value)) {
      throw refused(
        "refused/duplicate-key",
        here,
        at,
        `the key ${shown(key.value)} stands twice in one object`
      );
    }
    keys.add(key.value);
    const colon = afterBlank(here.text, key.end);
    if (here.text[colon] !== ":") throw unexpected(here, colon, '":" after a key');
    at = afterBlank(here.text, valueEnd(child(here, key.value), colon + 1));
    if (here.text[at] === "}") return at + 1;
    if (here.text[at] !== ",") throw unexpected(here, at, '"," or "}"');
    at = afterBlank(here.text, at + 1);
  }
}
function arrayEnd(here, from) {
  let at = afterBlank(here.text, from);
  if (here.text[at] === "]") return at + 1;
  for (let index = 0; ; index += 1) {
    at = afterBlank(here.text, valueEnd(child(here, String(index)), at));
    if (here.text[at] === "]") return at + 1;
    if (here.text[at] !== ",") throw unexpected(here, at, '"," or "]"');
    at += 1;
  }
}
function stringAt(here, at) {
  let end = at + 1;
  while (end < here.text.length && here.text[end] !== '"') end += here.text[end] === "\\" ? 2 : 1;
  if (end >= here.text.length) throw refused("refused/not-strict-json", here, at, "a string never ends");
  const value = decoded(here, at, end + 1);
  if (/[\0\p{Surrogate}]/u.test(value)) {
    throw refused("refused/not-strict-json", here, at, "a string holds NUL or half of a surrogate pair");
  }
  return { value, end: end + 1 };
}
function decoded(here, at, end) {
  try {
    return JSON.parse(here.text.slice(at, end));
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
function inside(here, at) {
  if (here.depth < MAX_DEPTH) return { ...here, depth: here.depth + 1 };
  throw refused("refused/too-deep", here, at, `values are nested more than ${MAX_DEPTH} deep`);
}
function child(here, key) {
  return { ...here, pointer: `${here.pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}` };
}
function afterBlank(text, at) {
  return matchEnd(BLANK, text, at) ?? at;
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
  const where = here.pointer === "" ? "" : ` in ${shown(here.pointer)}`;
  return new import_chunk_TJ5KMKV5.Failure(code, `${what}${where} (line ${line}, column ${column})`);
}
var MAX_REPLY_BYTES = 1048576;
var ALONE = { hint: "send the one JSON value that the contract asks for and nothing before or after it" };
function soleJsonValue(reply, options) {
  const bytes = Buffer.byteLength(reply);
  if (bytes > MAX_REPLY_BYTES) {
    throw new import_chunk_TJ5KMKV5.Failure(
      "refused/too-large",
      `the reply has ${bytes} bytes, more than ${MAX_REPLY_BYTES}`,
      ALONE
    );
  }
  const whole = withoutBlanks(reply);
  if (whole === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", "the reply is empty", ALONE);
  const text = options.fence ? insideFence(whole) : whole;
  if (text === "") throw new import_chunk_TJ5KMKV5.Failure("refused/no-json", "the fence of the reply is empty", ALONE);
  requireOneValue(text);
  return JSON.parse(text);
}
function requireOneValue(text) {
  if (!/^[{[]/.test(text) && !isScalar(text)) throw notOneValue(text);
  const rest = text.slice(scanValue(text, 0));
  if (rest !== "") throw notOneValue(text, rest);
}
function isScalar(text) {
  return /^(?:"|-?\d|true$|false$|null$)/.test(text);
}
function notOneValue(text, rest) {
  const start = (from) => shown(from.slice(0, 60));
  if (!/[{[]/.test(text)) {
    return new import_chunk_TJ5KMKV5.Failure("refused/no-json", `the reply is text, not JSON: ${start(text)}`, ALONE);
  }
  if (holdsTwoValues(text)) {
    const message2 = "the reply holds several JSON values; an example before the answer counts as one";
    return new import_chunk_TJ5KMKV5.Failure("refused/several-json-values", message2, ALONE);
  }
  const message = rest === void 0 ? `text stands before the JSON value: ${start(text)}` : `text stands behind the JSON value: ${start(withoutBlanks(rest))}`;
  return new import_chunk_TJ5KMKV5.Failure("refused/not-strict-json", message, ALONE);
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
  return withoutBlanks(/^```json[ \t]*\r?\n([\s\S]*?)\r?\n```$/.exec(whole)?.[1] ?? whole);
}
function withoutBlanks(text) {
  const isBlank = (at) => " 	\n\r".includes(text.charAt(at));
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  shown,
  soleJsonValue,
  visible
});
});
parts["chunk-NCBB32XO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  sift: () => sift
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  sift
});
});
parts["chunk-SG6GTLHQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowedBy: () => allowedBy,
  isOnChangedLine: () => isOnChangedLine,
  placementOf: () => placementOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SMVOO4S2 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-SMVOO4S2"]();
function placementOf(claim, changed) {
  const placement = placementInFile(claim, changed);
  if (placement === "added" || placement === "deletion_anchor") return placement;
  const { isImpact, cause } = claim;
  const elsewhere = cause !== void 0 && cause.file !== claim.file;
  return isImpact && elsewhere && isOnChangedLine(cause, changed) ? "impact" : placement;
}
function isOnChangedLine(place, changed) {
  const change = changeAt(place, changed);
  switch (change?.kind) {
    case void 0:
    case "opaque":
      return false;
    case "deleted":
      return (0, import_chunk_SMVOO4S2.overlapsAny)(place.at, change.removed);
    case "text":
      return (0, import_chunk_SMVOO4S2.overlapsAny)(place.at, place.side === "old" ? change.removed : change.added);
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
  if ((0, import_chunk_SMVOO4S2.overlapsAny)(at, removed)) return "deletion_anchor";
  return isInHunk(at, hunks, "old") ? "hunk_context" : "changed_file";
}
function onNewSide(at, { added, deletionAnchors, hunks }) {
  if ((0, import_chunk_SMVOO4S2.overlapsAny)(at, added)) return "added";
  if (deletionAnchors.some((anchor) => (0, import_chunk_SMVOO4S2.overlaps)(at, { start: anchor - 1, end: anchor })))
    return "deletion_anchor";
  return isInHunk(at, hunks, "new") ? "hunk_context" : "changed_file";
}
function isInHunk(at, hunks, side) {
  return hunks.some(
    ({ [side]: { start, count } }) => count > 0 && (0, import_chunk_SMVOO4S2.overlaps)(at, { start, end: start + count - 1 })
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowedBy,
  isOnChangedLine,
  placementOf
});
});
