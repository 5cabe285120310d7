var { __load, __part } = require("../main.cjs").shared;
exports["chunk-PQNXDWJD"] = __part((exports) => {
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __require = /* @__PURE__ */ ((x) => typeof require !== "undefined" ? require : typeof Proxy !== "undefined" ? new Proxy(x, {
  get: (a, b) => (typeof require !== "undefined" ? require : a)[b]
}) : x)(function(x) {
  if (typeof require !== "undefined") return require.apply(this, arguments);
  throw Error('Dynamic require of "' + x + '" is not supported');
});
var __commonJS = (cb, mod) => function __require2() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
Object.assign(exports, { __require, __commonJS, __toESM });
});
exports["evidence-drop"] = __part((exports) => {
var { QUOTE_MORE, SHORTEST_QUOTE } = __load("evidence-drop-a3c02e69/substance");
var DROP_GROUPS = [
  "below threshold",
  "not on changed lines",
  "evidence not found",
  "absence not checked",
  "refused and not given again",
  "duplicate",
  "suppressed",
  "not scored",
  "unscored",
  "raised again",
  "fixed",
  "withdrawn"
];
var drop = (record) => record;
var unproven = (record) => ({
  group: "evidence not found",
  ...record
});
var notAtHead = (proof, cited, own, what = "it") => ({
  group: "evidence not found",
  text: ({ file }) => `${cited} is not in ${file} at head`,
  mend: ({ file }) => `${own} is not in ${file} at head. Open ${what} and copy whole lines.`,
  means: { proof }
});
var mendRest = ({ file }) => `what rests_on quotes is not in ${file}. Copy whole lines exactly as the file has them; name a package's file as deps/NAME/\u2026.`;
var EVIDENCE_DROPS = {
  path_invalid: unproven({
    text: ({ file }) => `"${file}" is not a file of this repository`,
    mend: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
    means: "the file it names does not exist"
  }),
  quote_not_found: unproven({
    text: ({ file }) => `the quote is not in ${file}`,
    mend: ({ file }) => `the quote is not in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
    means: "the quote is not in the file"
  }),
  quote_without_substance: unproven({
    text: () => `the quote proves nothing: off the change's lines it needs ${SHORTEST_QUOTE} characters and one line with an identifier`,
    mend: () => `the quote proves nothing: ${QUOTE_MORE}.`,
    means: "the quote could be in any file (a changed line counts however short it is)"
  }),
  rule_file_unknown: unproven({
    text: ({ ruleFile }) => `${ruleFile} is not a rule file at base`,
    mend: ({ ruleFile }) => `"${ruleFile}" is not a rule file of the packet. Name the rule file as the packet does.`,
    means: { proof: "rule" }
  }),
  rule_text_not_found: unproven({
    text: ({ ruleFile }) => `the rule text is not in ${ruleFile} at base`,
    mend: ({ ruleFile }) => `the rule text is not in ${ruleFile}. Copy it word for word.`,
    means: { proof: "rule" }
  }),
  rule_text_cut: unproven({
    text: ({ ruleFile }) => `the rule text is only part of a sentence of ${ruleFile}, which may say something else`,
    mend: ({ ruleFile }) => `the rule text is only part of a sentence of ${ruleFile}. Copy the whole sentence, or the whole list item, word for word.`,
    means: { proof: "rule" }
  }),
  rule_does_not_govern: unproven({
    text: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}`,
    mend: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
    means: { proof: "rule" }
  }),
  rule_changed_in_diff: unproven({
    text: ({ ruleFile }) => `the rule text is in ${ruleFile} only since this change`,
    mend: ({ ruleFile }) => `${ruleFile} says so only since this change, so it is not in force yet.`,
    means: { proof: "rule" }
  }),
  commit_not_in_history_table: unproven({
    text: ({ commitRef }) => `commit ${commitRef} is not in the history table`,
    mend: ({ commitRef }) => `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
    means: { proof: "commit" }
  }),
  commit_of_other_file: unproven({
    text: ({ commitRef, file }) => `the history table has commit ${commitRef} for other files than ${file}`,
    mend: ({ commitRef, file }) => `the history table has commit ${commitRef} for other files, not for ${file}. Cite a commit of that file, or quote the file that it touched in cause, also or rests_on.`,
    means: { proof: "commit" }
  }),
  comment_not_found: unproven({
    text: ({ file }) => `the comment is not in ${file}`,
    mend: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
    means: { proof: "comment" }
  }),
  intent_not_found: unproven({
    text: () => "the intent it cites is not in a commit message or the pull request",
    mend: () => "the intent text is not in a commit message or the pull request. Copy the words of the author, not those of the summary.",
    means: { proof: "intent" }
  }),
  caller_not_found: notAtHead("caller", "the caller's text", "the caller's text", "the caller"),
  caller_is_cause: unproven({
    text: ({ file }) => `the caller it cites is added in ${file}, where the cause is`,
    mend: ({ file }) => `what you quote of ${file} as caller is added by this change, where the cause is. Name a caller that was there before.`,
    means: { proof: "caller" }
  }),
  source_not_found: notAtHead("flow", "the text of the data's source", "the source's text"),
  sink_not_found: notAtHead("flow", "the text of the data's sink", "the sink's text"),
  existing_not_found: notAtHead("existing", "the existing code it cites", "the existing code"),
  existing_is_added: unproven({
    text: ({ file }) => `the existing code it cites in ${file} is added by this change`,
    mend: ({ file }) => `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
    means: { proof: "existing" }
  }),
  existing_is_own_place: unproven({
    text: ({ file }) => `the existing code it cites in ${file} is its own place`,
    mend: ({ file }) => `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
    means: { proof: "existing" }
  }),
  absence_not_checked: drop({
    group: "absence not checked",
    text: () => "claims that something is missing without having looked elsewhere",
    mend: () => "it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.",
    means: "something is said to be missing and was not looked for"
  }),
  where_checked_not_opened: drop({
    group: "absence not checked",
    text: ({ path }) => `claims to have checked ${path}, which was never opened or searched`,
    mend: ({ path }) => `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`,
    means: "something is said to be missing and was not looked for where it says"
  }),
  cause_not_in_change: drop({
    group: "not on changed lines",
    text: ({ file, whole }) => `the change has not ${whole} ${file}, which it names as the cause`,
    mend: ({ file, whole }) => `the change has not ${whole} ${file}. Name a file that it has, or quote a changed line as cause.`,
    means: "an effect elsewhere whose cause is a file that the change has not renamed or deleted"
  }),
  rests_on_not_found: unproven({
    text: ({ file }) => `what it rests on is not in ${file}`,
    mend: mendRest,
    means: "nothing it rests on, in the tree or in an installed package, is as quoted. If something is, or is known, only what is not found is dropped, like a further place of the defect: the finding marks it *not found*"
  })
};
var final = (record) => ({ ...record, mend: null });
var DROPS = {
  ...EVIDENCE_DROPS,
  not_on_changed_lines: drop({
    group: "not on changed lines",
    text: ({ placement, policy }) => `its placement is ${placement}, which the scope policy "${policy}" excludes`,
    mend: ({ placement }) => `the quote is on lines this change did not touch (${placement}). Quote the changed line that is wrong, if a removed line is missed quote that with side "old", or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
    means: "the scope policy excludes findings with this placement"
  }),
  /** `line` is a changed line: the claim named it, or it reads like the quote. */
  quote_of_another_line: drop({
    group: "evidence not found",
    text: ({ file, line }) => `the quote is on unchanged lines of ${file}, and changed line ${line} may be meant`,
    mend: ({ file, line }) => `the quote is on lines of ${file} that this change did not touch; changed line ${line} has other characters. If you mean that line, copy it exactly.`,
    means: "its quote is only on unchanged lines, and the line that it named, or one that reads like the quote, is part of the change"
  }),
  cause_missing: drop({
    group: "not on changed lines",
    text: () => "an impact finding needs the changed line that causes it",
    mend: () => "is_impact_finding needs a cause: the file and quote of the changed line that breaks this place, or a file renamed or deleted.",
    means: "an effect elsewhere without a cause"
  }),
  cause_not_on_changed_line: drop({
    group: "not on changed lines",
    text: () => "the quoted cause is not on a changed line",
    mend: () => "the quoted cause is on lines this change did not touch. Quote a changed line.",
    means: "an effect elsewhere with a cause that the change did not touch"
  }),
  /** `was` is the kind of the refusal, and `why` is its text. */
  not_given_again: final({
    group: "refused and not given again",
    text: ({ severity, why }) => `said to be ${severity}, refused (${why}), and not given again`,
    means: "a reply was refused for it (the refusal said what was wrong), and the mended reply leaves it out"
  }),
  duplicate_of: final({
    group: "duplicate",
    text: ({ fingerprint }) => `the same as finding ${fingerprint.slice(0, 12)}`,
    means: "another finding says the same, or its scorer calls both one defect; this one is its witness"
  }),
  suppressed: final({
    group: "suppressed",
    text: ({ reason }) => `suppressed: ${reason}`,
    means: "you have accepted it, at this place"
  }),
  not_scored: final({
    group: "not scored",
    text: ({ cap }) => `only the first ${cap} defects are scored`,
    means: "beyond the number of defects that are scored; listed"
  }),
  /** `threshold` is the lowest score that is listed. */
  below_threshold: final({
    group: "below threshold",
    text: ({ score, threshold }) => `score ${score} is below ${threshold}`,
    means: "scored below 50 (below the threshold where that is lower)"
  }),
  unscored: final({
    group: "unscored",
    text: ({ why }) => `no acceptable score: ${why}`,
    means: "no acceptable score came; shown apart"
  }),
  raised_again: final({
    group: "raised again",
    text: ({ fingerprint }) => `raised again, now as ${fingerprint.slice(0, 12)}`,
    means: "known from the previous review and raised again; the new one counts, as open"
  }),
  fixed: final({
    group: "fixed",
    text: ({ why }) => why,
    means: "known from the previous review; its quote, its cause or its comment is gone"
  }),
  /** `unsettled`: its code is unchanged, and nobody has judged it by the current rules. */
  withdrawn: final({
    group: "withdrawn",
    text: ({ why }) => why,
    means: "known from the previous review; its lines are no longer part of the change, or its rule is no longer in force"
  })
};
function recordOf(reason) {
  return DROPS[reason.kind];
}
function kindsOf(group) {
  return Object.entries(DROPS).flatMap(([kind, record]) => record.group === group ? [kind] : []);
}
function dropText(reason) {
  return recordOf(reason).text(reason);
}
function failedOnEvidence(reason) {
  const kind = reason.kind === "not_given_again" ? reason.was : reason.kind;
  if (kind.startsWith("cause_")) return true;
  const group = Object.hasOwn(DROPS, kind) ? DROPS[kind].group : void 0;
  return group === "evidence not found" || group === "absence not checked";
}
Object.assign(exports, { DROP_GROUPS, mendRest, recordOf, kindsOf, dropText, failedOnEvidence });
});
exports["hunk-order"] = __part((exports) => {
function firstLine(side) {
  return side.count === 0 ? side.start + 1 : side.start;
}
function misplaced(previous, hunk, idle = false) {
  if (!idle && hunk.added.length === 0 && hunk.removed.length === 0) return "changes nothing";
  const oldGap = firstLine(hunk.old) - lineAfter(previous?.old);
  const newGap = firstLine(hunk.new) - lineAfter(previous?.new);
  if (oldGap < 0 || newGap < 0) return "overlaps the lines before it";
  if (oldGap === 0 && previous !== void 0 && endsInChange(previous) && startsWithChange(hunk)) {
    return "goes on with the change before it";
  }
  if (oldGap === newGap) return void 0;
  return `starts at old line ${hunk.old.start} and new line ${hunk.new.start}, which the hunks before it contradict`;
}
function lineAfter(side) {
  return side === void 0 ? 1 : firstLine(side) + side.count;
}
function startsWithChange(hunk) {
  return hunk.added[0]?.start === firstLine(hunk.new) || hunk.removed[0]?.start === firstLine(hunk.old);
}
function endsInChange(hunk) {
  return hunk.added.at(-1)?.end === lineAfter(hunk.new) - 1 || hunk.removed.at(-1)?.end === lineAfter(hunk.old) - 1;
}
Object.assign(exports, { firstLine, misplaced });
});
exports["line-span"] = __part((exports) => {
function mergeSpans(spans) {
  const merged = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    const last = merged.at(-1);
    if (last !== void 0 && span.start <= last.end + 1) {
      merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else {
      merged.push(span);
    }
  }
  return merged;
}
function overlaps(a, b) {
  return a.start <= b.end && b.start <= a.end;
}
function overlapsAny(span, spans) {
  return spans.some((other) => overlaps(span, other));
}
function lineCount(spans) {
  return spans.reduce((sum, span) => sum + span.end - span.start + 1, 0);
}
Object.assign(exports, { mergeSpans, overlaps, overlapsAny, lineCount });
});
exports["material-2"] = __part((exports) => {
var { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { readStamped, writeStamped } = __load("git-685f2d30/stamped");
async function writeMaterial(paths, run, { files, context, rules, checklist }, selection) {
  const facts = { context, checklist };
  await Promise.all([
    writeStamped(paths.files, run, files),
    writeStamped(paths.rules, run, { all: rules, ...selection }),
    writeStamped(paths.facts, run, facts)
  ]);
}
async function readMaterial(paths, run) {
  const [files, rules, { context, checklist }] = await Promise.all([
    readStamped(paths.files, run),
    readStamped(paths.rules, run),
    readStamped(paths.facts, run)
  ]);
  return withRules({ files, context, checklist }, rules);
}
function withRules(read, { all, given }) {
  const material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  return material;
}
async function readRedactor(paths, run) {
  return createRedactor(await readStamped(paths.secrets, run));
}
async function writeSecrets(paths, run, redactor) {
  await writeStamped(paths.secrets, run, redactor.known());
}
Object.assign(exports, { writeMaterial, readMaterial, withRules, readRedactor, writeSecrets });
});
exports["redact-2"] = __part((exports) => {
var { createHash } = require("node:crypto");
var SECRET_PREFILTERS = {
  aws: /(?:A3T[A-Z0-9]|A(?:KI|GP|ID|RO|IP|NP|NV|SI)A)[A-Z0-9]{16}|secret_?access|secret_?key[^]{0,140}[a-z0-9/+]{40}|account[^]{0,180}\d{4}-?\d{4}-?\d{4}/i,
  npm: /npm_\w{36}|_authToken=|x-oauth-basic/,
  slack: /hooks\.slack\.com\/services/i,
  sendgrid: /SG\.\w{1,128}\.\w/,
  shopify: /shp(?:[pc]a|at|ss)_\w{32}/,
  github: /gh[oprsu]_\w{36}|github_pat_/,
  openai: /T3BlbkFJ/,
  anthropic: /sk-ant-api0/,
  linear: /lin_api_/,
  "1password": /ops_ey/,
  /** Our own rules: JSON web tokens, passwords in addresses, tokens of registries, parts of private keys, known prefixes. */
  correctless: /\.eyJ|:\/\/[-\w]{1,256}:[-\w]{1,256}@|(?:mongodb(?:\+srv)?|mysqlx?|postgres(?:ql)?):\/\/|:_(?:auth|authToken|password)=|PRIVATE KEY|xox[a-z]-|xapp-|AIza|k_live_|glpat-|pypi-AgEI|hf_[A-Za-z]{34}|do[opr]_v1_|dckr_pat_|AGE-SECRET/i
};
function mayHoldSecret(text) {
  return Object.values(SECRET_PREFILTERS).some((forerunner) => forerunner.test(text));
}
async function findSecrets(texts) {
  const whole = texts.join(BETWEEN);
  if (!mayHoldSecret(whole)) return texts.map(() => []);
  const { scanSecrets } = await Promise.resolve().then(() => __load("scan-secrets-1a6d75e8/scan-secrets"));
  const found = await scanSecrets(whole);
  let start = 0;
  let next = 0;
  return texts.map((text) => {
    const end = start + text.length;
    const own = [];
    for (let secret = found[next]; secret !== void 0 && secret.start < end; secret = found[next += 1]) {
      own.push({ ...secret, start: secret.start - start, end: secret.end - start });
    }
    start = end + BETWEEN.length;
    return own;
  });
}
var BETWEEN = "\n\0\n";
function createRedactor(known = []) {
  const secrets = new Map(known.map((one) => [`${one.kind} ${one.sha256}`, one]));
  const counts = /* @__PURE__ */ new Map();
  for (const { kind, n } of known) counts.set(kind, Math.max(n, counts.get(kind) ?? 0));
  const label = (secret, kind) => {
    const sha256 = createHash("sha256").update(secret).digest("hex");
    const key = `${kind} ${sha256}`;
    const one = secrets.get(key) ?? { kind, n: (counts.get(kind) ?? 0) + 1, sha256 };
    if (!secrets.has(key)) counts.set(kind, one.n);
    secrets.set(key, one);
    return `[REDACTED:${kind}:${one.n}]`;
  };
  return {
    redact: async (value) => {
      const strings = stringsIn(value);
      const found = await findSecrets(strings);
      const redacted = strings.map((text, index) => withLabels(text, found[index] ?? [], label));
      return withStrings(value, redacted);
    },
    known: () => [...secrets.values()]
  };
}
function withLabels(text, secrets, label) {
  let result = "";
  let done = 0;
  for (const { start, end, kind } of secrets) {
    const secret = text.slice(start, end);
    const mark = label(secret, kind);
    result += text.slice(done, start) + secret.replaceAll(/[^\s].*[^\s]|[^\s]/g, mark);
    done = end;
  }
  return result + text.slice(done);
}
function stringsIn(value) {
  const strings = [];
  mapStrings(value, (text) => {
    strings.push(text);
    return text;
  });
  return strings;
}
function withStrings(value, strings) {
  let next = 0;
  return mapStrings(value, (text) => strings[next++] ?? text);
}
function mapStrings(value, map) {
  if (typeof value === "string") return map(value);
  if (Array.isArray(value)) return value.map((item) => mapStrings(item, map));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapStrings(item, map)]));
}
Object.assign(exports, { createRedactor });
});
exports["reviewed-text"] = __part((exports) => {
function reviewedText(plain, redacted) {
  return {
    plain: lined(plain),
    ...redacted === void 0 ? {} : { redacted: lined(withoutNumbers(redacted)) }
  };
}
function lined(text) {
  let split;
  let trimmed;
  const lines = () => split ??= text.split("\n");
  return {
    text,
    lines,
    trimmed: () => trimmed ??= lines().map((line) => line.trim()),
    linesOf: ({ start, end }) => lines().slice(start - 1, end)
  };
}
function mentionsSecrets(quote) {
  return quote.includes("[REDACTED:");
}
function withoutNumbers(text) {
  return text.replaceAll(/\[REDACTED:([^\]:\n]+):\d+\]/g, "[REDACTED:$1]");
}
Object.assign(exports, { reviewedText, lined, mentionsSecrets, withoutNumbers });
});
exports["revision"] = __part((exports) => {
function settingsTree({ tree, tip }) {
  return tip?.tree ?? tree;
}
var GUESSED_DEFAULT_BRANCH = "a guess by its name as origin/HEAD is not set";
var FIRST_PARENT_ONLY = "what that parent had already is not shown";
Object.assign(exports, { settingsTree, GUESSED_DEFAULT_BRANCH, FIRST_PARENT_ONLY });
});
exports["rubric"] = __part((exports) => {
var THRESHOLD = 75;
var CRITICAL_FROM = 90;
var CONFIRMED_FROM = 50;
function listedFrom(threshold) {
  return Math.min(CONFIRMED_FROM, threshold);
}
Object.assign(exports, { THRESHOLD, CRITICAL_FROM, CONFIRMED_FROM, listedFrom });
});
exports["substance"] = __part((exports) => {
var SHORTEST_QUOTE = 10;
var EMPTY_WORDS = new Set(
  "else end endif fi do done then begin try finally return break continue pass default null nil None true false True False undefined void".split(" ")
);
var WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;
function hasSubstance(lines) {
  return lines.join("\n").length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}
function hasContent(lines) {
  return lines.some((line) => /[\p{L}\p{N}]/u.test(line));
}
var QUOTE_MORE = `quote at least ${SHORTEST_QUOTE} characters with an identifier in one line (if need be with the next line), or a changed line as a whole`;
function hasIdentifier(line) {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
function isGraveGroup(group) {
  return group === "critical" || group === "important";
}
function severityOf({ severity, claim }) {
  return severity ?? claim.severity;
}
function isStillThere(reason) {
  return reason.kind === "withdrawn" ? reason.unsettled === true : reason.kind === "below_threshold";
}
Object.assign(exports, { SHORTEST_QUOTE, hasSubstance, hasContent, QUOTE_MORE, isGraveGroup, severityOf, isStillThere });
});
