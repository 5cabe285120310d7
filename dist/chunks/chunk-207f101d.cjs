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
var from_chunk_05d639e2;
var from_chunk_09c51848;
var from_chunk_3d4247f8;
var from_chunk_c9dfc941;
var from_main;
parts["chunk-MU27QCO3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  claimsAbsence: () => claimsAbsence,
  isIdle: () => isIdle,
  placeNamed: () => placeNamed,
  placeNow: () => placeNow,
  policyFor: () => policyFor,
  proveCause: () => proveCause,
  sourceOf: () => sourceOf,
  verifyFinding: () => verifyFinding,
  wasOpened: () => wasOpened
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OFITSVFV = parts["chunk-OFITSVFV"]();
var import_chunk_3NWS2FOW = (from_chunk_09c51848 ??= require("./chunk-09c51848.cjs"))["chunk-3NWS2FOW"]();
var import_chunk_NIGIMF4N = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_YCSLEWCG = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_7R4OZ5NR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RM4DF3K7 = (from_main ??= require("../main.cjs"))["chunk-RM4DF3K7"]();
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
  return (0, import_chunk_BN7E3F24.claimedPath)(
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
  const standing = (0, import_chunk_3NWS2FOW.standInFile)({ ...claim, ...near }, texts);
  if ("drop" in standing) return standing;
  const { file, side, at } = standing.keep;
  return { keep: { file, side, at } };
}
var FIRST = { start: 1, end: 1 };
function proveWhole(name, whole, texts) {
  const file = (0, import_chunk_YCSLEWCG.claimedFile)(name, texts);
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
  const quote = (0, import_chunk_3NWS2FOW.standInFile)({ file, line, ...sided, quote: verification.code_examined }, world);
  if ("drop" in quote) return quote;
  const proof = (0, import_chunk_3NWS2FOW.proveLens)(lens, claim, quote.keep, world);
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
    const place = standingPlace(rest, (0, import_chunk_3NWS2FOW.withPackages)(texts));
    if (place === void 0) return { drop: { kind: "rests_on_not_found", file: rest.file } };
    places.push(place);
  }
  return { keep: places };
}
function standingPlace(place, texts) {
  const standing = (0, import_chunk_3NWS2FOW.standInFile)(place, texts);
  return "drop" in standing ? void 0 : { file: standing.keep.file, side: standing.keep.side, at: standing.keep.at, quote: place.quote };
}
function verifyFinding(raised, world) {
  const { lens, claim, slot } = raised;
  const proof = proveClaim(lens, claim, world);
  if ("drop" in proof) return proof;
  const { file, side, at, lines, occurrence, proofs, also, rests, cause } = proof.keep;
  const placement = placeClaim(proof.keep, claim.verification.is_impact_finding, world);
  const policy = policyFor(lens, world);
  if (!(0, import_chunk_OFITSVFV.allowedBy)(policy, placement)) {
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
  const place = placeNow({ file, side, source, at }, world);
  return { keep: { slot, lens, claim, file, side, at, placement, ...named, proofs, fingerprint, ...place } };
}
function placeNow(standing, world) {
  const text = (0, import_chunk_YCSLEWCG.textOn)(standing.side, standing.file, world)?.plain;
  return text === void 0 ? {} : { place: (0, import_chunk_NIGIMF4N.placeOf)(standing, text) };
}
function policyFor(lens, { policy }) {
  return (0, import_chunk_RM4DF3K7.lensRecord)(lens).policy ?? policy;
}
function placeClaim({ file, side, at, cause }, isImpact, { changed }) {
  const caused = cause === void 0 ? {} : { cause };
  return (0, import_chunk_OFITSVFV.placementOf)({ file, side, at, isImpact, ...caused }, changed);
}
function offChangeReason(placement, isImpact, cause, { changed, policy }) {
  if (isImpact && cause === void 0) return { kind: "cause_missing" };
  if (isImpact && cause !== void 0 && !(0, import_chunk_OFITSVFV.isOfChange)(cause, changed)) {
    return { kind: "cause_not_on_changed_line" };
  }
  return { kind: "not_on_changed_lines", placement, policy };
}
function sourceOf({ lens, claim }, world) {
  if (lens !== "rules-compliance") return lens;
  return (0, import_chunk_3NWS2FOW.ruleNamed)(claim.ruleFile ?? "", world)?.path ?? lens;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  claimsAbsence,
  isIdle,
  placeNamed,
  placeNow,
  policyFor,
  proveCause,
  sourceOf,
  verifyFinding,
  wasOpened
});
});
parts["chunk-OFITSVFV"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  allowedBy: () => allowedBy,
  changeAt: () => changeAt,
  isOfChange: () => isOfChange,
  isOnChangedLine: () => isOnChangedLine,
  placementOf: () => placementOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_R5DXX5NI = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-R5DXX5NI"]();
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  allowedBy,
  changeAt,
  isOfChange,
  isOnChangedLine,
  placementOf
});
});
parts["chunk-OLOC3CPJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  compileGlobs: () => compileGlobs,
  globsIn: () => globsIn,
  isValidPattern: () => isValidPattern,
  malformedGlobs: () => malformedGlobs,
  plainPattern: () => plainPattern,
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compileGlobs,
  globsIn,
  isValidPattern,
  malformedGlobs,
  plainPattern,
  preparedGlobs,
  require_ignore,
  splitAtCommas
});
});
parts["chunk-OWFAV7E6"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  directoriesOf: () => directoriesOf,
  isRulePlace: () => isRulePlace,
  isScopable: () => isScopable,
  mayImport: () => mayImport,
  placeOf: () => placeOf,
  placesOfRule: () => placesOfRule
});
module.exports = __toCommonJS(stdin_exports);
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  directoriesOf,
  isRulePlace,
  isScopable,
  mayImport,
  placeOf,
  placesOfRule
});
});
parts["chunk-RQL445DP"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedRules: () => changedRules,
  compileRule: () => compileRule,
  governs: () => governs,
  rulesInForce: () => rulesInForce
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OWFAV7E6 = parts["chunk-OWFAV7E6"]();
var import_chunk_OLOC3CPJ = parts["chunk-OLOC3CPJ"]();
var import_chunk_UTFC5QHX = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-UTFC5QHX"]();
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
    if (matcher === void 0) matcher = (0, import_chunk_OLOC3CPJ.compileGlobs)(list.globs, list);
    return matcher === null || matcher(path) !== void 0;
  };
  return { places: [], matches };
}
function askTogether(answer, list, patterns) {
  const prepared = list === void 0 ? null : (0, import_chunk_OLOC3CPJ.preparedGlobs)(list.globs, list);
  const own = (prepared ?? []).map(({ pattern }) => ({
    pattern,
    plain: patterns.get(pattern) ?? (0, import_chunk_OLOC3CPJ.plainPattern)(pattern)
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
  const begins = name.toLowerCase();
  const may = open.filter(({ start }) => begins.startsWith(start) || start.startsWith(begins));
  const all = may.filter(({ expression }) => expression.test(name)).flatMap(({ answers }) => answers);
  if (all.length === 0) return { whole, open: may };
  const taken = /* @__PURE__ */ new Set([...whole, ...all]);
  return {
    whole: [...taken],
    open: may.filter(({ answers }) => answers.some((answer) => !taken.has(answer)))
  };
}
function globsOf({ paths, source }) {
  return { globs: paths ?? [], anchored: source === "github-instructions" };
}
function governedPaths(rules, paths) {
  const byFolder = /* @__PURE__ */ new Map();
  const places = rules.map((rule) => {
    const list = globsOf(rule);
    const key = JSON.stringify(list);
    return (0, import_chunk_OWFAV7E6.directoriesOf)(rule).map((folder) => {
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
  const globMatching = (0, import_chunk_OLOC3CPJ.compileGlobs)(globs, { anchored });
  const reasons = (0, import_chunk_OWFAV7E6.directoriesOf)(rule).map((directory) => {
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
  const known = new Set(rules.flatMap(import_chunk_OWFAV7E6.placesOfRule));
  const touched = /* @__PURE__ */ new Set();
  for (const change of changed.values()) {
    const from = change.kind === "deleted" ? void 0 : change.from;
    for (const path of from === void 0 ? [change.path] : [change.path, from]) {
      if (known.has(path) || (0, import_chunk_OWFAV7E6.isRulePlace)(path)) touched.add(path);
    }
  }
  return [...touched].sort(import_chunk_UTFC5QHX.compareText);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedRules,
  compileRule,
  governs,
  rulesInForce
});
});
parts["chunk-YKRZYPRU"] = part((module, exports) => {
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
  textIn: () => textIn
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BN7E3F24 = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-BN7E3F24"]();
var HELD_BYTES = 128 * 1024 * 1024;
async function readSharedBlobs(repository, oids, { most = HELD_BYTES, read = (missing) => (0, import_chunk_BN7E3F24.readBlobs)(repository, missing) } = {}) {
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
  textIn
});
});
