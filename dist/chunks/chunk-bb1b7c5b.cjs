var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_13fb92b2;
var from_chunk_47ed0f17;
var from_chunk_5aaa8215;
var from_chunk_e76f4c5d;
var from_judge_audit_reply_1cb65dfd;
var from_redact_471043ec;
var from_main;
parts["chunk-4YYFZF6K"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  pathsMeant: () => pathsMeant,
  placesIn: () => placesIn,
  readQuotedTexts: () => readQuotedTexts,
  reviewedText: () => reviewedText,
  shownAsLines: () => shownAsLines,
  speaksOfSecrets: () => speaksOfSecrets,
  textsOf: () => textsOf,
  withoutNumbers: () => withoutNumbers
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CLHPKY4O = parts["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_node_path = require("node:path");
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
async function readQuotedTexts(repository, { baseTree, headTree, changed, treeRoots, named, baseOnDemand = false }, redact) {
  const paths = pathsMeant({ named, treeRoots, changed });
  const [base, head] = await Promise.all([
    entriesNamed(repository, baseTree, paths),
    entriesNamed(repository, headTree, paths)
  ]);
  const files = new Set(paths);
  const isWanted = ({ type, path, size }) => type === "blob" && files.has(path) && (size ?? 0) <= import_chunk_YKRZYPRU.LARGEST_TEXT;
  const [baseFiles, headFiles] = [base.filter(isWanted), head.filter(isWanted)];
  const blobs = await (0, import_chunk_YKRZYPRU.readSharedBlobs)(
    repository,
    [...baseOnDemand ? [] : baseFiles, ...headFiles].map(({ oid }) => oid)
  );
  const shown = shownAsLines(changed);
  const headTexts = await textsOf(headFiles, blobs, redact, shown);
  const baseTexts = textsOnDemand(repository, baseFiles, redact, shown);
  if (!baseOnDemand) {
    for (const { path } of baseFiles) baseTexts.of(path);
    await baseTexts.readAsked();
  }
  let places;
  return {
    headText: (path) => headTexts.get(path),
    baseText: baseTexts.of,
    changed,
    treeRoots,
    exists: (path) => (places ??= placesIn([...base, ...head])).has(path),
    readAsked: baseTexts.readAsked
  };
}
function textsOnDemand(repository, entries, redact, shown) {
  const unread = new Map(entries.map((entry) => [entry.path, entry]));
  const asked = /* @__PURE__ */ new Map();
  const texts = /* @__PURE__ */ new Map();
  return {
    of: (path) => {
      const entry = unread.get(path);
      if (entry !== void 0) asked.set(path, entry);
      return texts.get(path);
    },
    readAsked: async () => {
      if (asked.size === 0) return false;
      const wanted = [...asked.values()];
      asked.clear();
      const blobs = await (0, import_chunk_YKRZYPRU.readSharedBlobs)(
        repository,
        wanted.map(({ oid }) => oid)
      );
      for (const { path } of wanted) unread.delete(path);
      for (const [path, text] of await textsOf(wanted, blobs, redact, shown)) texts.set(path, text);
      return true;
    }
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
  const relative = import_node_path.posix.normalize(root === void 0 ? name : name.slice(root.length + 1)).replace(/\/+$/, "");
  return [relative, relative.replace(/^[ab]\//, "")].flatMap((path) => (0, import_chunk_BN7E3F24.asRepoPath)(path) ?? []);
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
var MOST_PATHS = 500;
async function entriesNamed(repository, tree, paths) {
  if (paths.length === 0) return [];
  return paths.length > MOST_PATHS ? (0, import_chunk_BN7E3F24.listTree)(repository, tree) : (0, import_chunk_BN7E3F24.listTree)(repository, tree, { paths });
}
async function textsOf(entries, blobs, redact, shown) {
  const texts = /* @__PURE__ */ new Map();
  for (const { path, oid } of entries) {
    const bytes = blobs.get(oid);
    if (bytes === void 0) continue;
    const plain = (0, import_chunk_YKRZYPRU.textIn)(bytes) ?? (shown(path) ? bytes.toString("utf8") : void 0);
    if (plain === void 0) continue;
    texts.set(path, reviewedText(plain, redact === void 0 ? void 0 : await redact(plain, path)));
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
  const folder = import_node_path.posix.dirname(path);
  return folder === "." ? [path] : [path, ...withFolders(folder)];
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  pathsMeant,
  placesIn,
  readQuotedTexts,
  reviewedText,
  shownAsLines,
  speaksOfSecrets,
  textsOf,
  withoutNumbers
});
});
parts["chunk-767IHOWX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkReview: () => checkReview,
  cleanReply: () => cleanReply,
  cleanWords: () => cleanWords,
  judgeReply: () => judgeReply,
  readMaterial: () => readMaterial,
  readRedactor: () => readRedactor,
  withRules: () => withRules,
  writeMaterial: () => writeMaterial,
  writeSecrets: () => writeSecrets
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_I4LBIPHG = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-I4LBIPHG"]();
var import_chunk_T2RMYAKQ = parts["chunk-T2RMYAKQ"]();
var import_chunk_BJYIZPHF = parts["chunk-BJYIZPHF"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
function checkExamined(review, world) {
  const wasSeen = (path) => wasShown(path, world) || (0, import_chunk_I4LBIPHG.wasOpened)(path, world);
  const examined = review.examined.filter((path) => !wasSeen(path)).map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap(
    (claim, index) => (0, import_chunk_I4LBIPHG.claimsAbsence)(claim) ? [] : claim.verification.where_checked.filter((path) => !wasSeen(path)).map((path) => `findings[${index}] says it checked ${path}, which was never opened or searched`)
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [.../* @__PURE__ */ new Set([...examined, ...checked])],
    unexamined: unexaminedIn(review, world)
  };
}
function noWorkIn({ examined }, world) {
  const { hasTree, looks, shown } = world;
  if (hasTree && looks !== void 0 && (0, import_chunk_I4LBIPHG.isIdle)(looks)) return "never_looked";
  return shown.size > 0 && !examined.some((path) => wasShown(path, world)) ? "examined_nothing" : void 0;
}
function unexaminedIn({ examined }, world) {
  const named = new Set(examined.map((path) => (0, import_chunk_I4LBIPHG.placeNamed)(path, world)));
  return [...world.shown].filter((path) => !named.has(path));
}
function wasShown(claim, world) {
  const path = (0, import_chunk_I4LBIPHG.placeNamed)(claim, world);
  return path !== void 0 && world.shown.has(path);
}
var REMARKS = {
  path_invalid: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
  quote_not_found: ({ file }) => `the quote does not stand in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
  quote_without_substance: () => "the quote proves nothing. Quote at least 10 characters, with an identifier in one line.",
  not_on_changed_lines: ({ placement }) => `the quote stands on lines this change did not touch (${placement}). Quote the changed line that is wrong, or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
  cause_missing: () => "is_impact_finding needs a cause: the file and quote of the changed line that breaks this place, or a file renamed or deleted.",
  cause_not_on_changed_line: () => "the quoted cause stands on lines this change did not touch. Quote a changed line.",
  cause_not_in_change: ({ file, whole }) => `the change has not ${whole} ${file}. Name a file that it has, or quote a changed line as cause.`,
  also_not_found: ({ file }) => `a quote in also does not stand in ${file}. Copy whole lines exactly as the file has them, or leave that place out.`,
  rests_on_not_found: ({ file }) => `what rests_on quotes does not stand in ${file}. Copy whole lines exactly as the file has them; name a package's file as deps/NAME/\u2026.`,
  rule_file_unknown: ({ ruleFile }) => `"${ruleFile}" is no rule file of the packet. Name the rule file as the packet does.`,
  rule_text_not_found: ({ ruleFile }) => `the rule text does not stand in ${ruleFile}. Copy it word for word.`,
  rule_text_cut: ({ ruleFile }) => `the rule text is a part of a sentence of ${ruleFile}. Copy the whole sentence, or the whole list item, word for word.`,
  rule_does_not_govern: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
  rule_changed_in_diff: ({ ruleFile }) => `${ruleFile} says so only since this change, so it is not in force yet.`,
  commit_not_in_history_table: ({ commitRef }) => `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
  comment_not_found: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
  intent_not_found: () => "the intent text stands in no commit message and not in the pull request. Copy the words of the author, not those of the summary.",
  caller_not_found: ({ file }) => `the caller's text does not stand in ${file} at head. Open the caller and copy whole lines.`,
  caller_is_cause: ({ file }) => `what you quote of ${file} as caller is added by this change, where the cause is. Name a caller that was there before.`,
  source_not_found: ({ file }) => `the source's text does not stand in ${file} at head. Open it and copy whole lines.`,
  sink_not_found: ({ file }) => `the sink's text does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_not_found: ({ file }) => `the existing code does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_is_own_place: ({ file }) => `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
  existing_is_added: ({ file }) => `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
  absence_not_checked: () => "it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.",
  where_checked_not_opened: ({ path }) => `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`,
  duplicate_of: null,
  suppressed: null,
  below_threshold: null,
  not_scored: null,
  unscored: null,
  raised_again: null,
  fixed: null,
  withdrawn: null
};
function remarkOn(index, { claim }, reason) {
  const remark = REMARKS[reason.kind];
  if (remark === null) return void 0;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${remark(reason)} Otherwise leave the finding out.`;
}
var NO_WORK = {
  never_looked: "you never looked at the tree. Read the changed files and what they touch, then answer.",
  examined_nothing: "examined names no file of the packet. Go through the files of the packet and name those that you went through."
};
function checkReview(lens, review, world) {
  const raised = review.findings.map((claim) => ({ slot: review.slot, lens, claim }));
  const sifted = (0, import_chunk_NIGIMF4N.sift)(raised, (finding) => (0, import_chunk_I4LBIPHG.verifyFinding)(finding, world));
  const { noWork, refusedClaims, unexamined } = checkExamined(review, world);
  const remarks = [
    ...noWork === void 0 ? [] : [NO_WORK[noWork]],
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(({ value, reason }) => remarkOn(raised.indexOf(value), value, reason) ?? [])
  ];
  return { remarks, sifted, refusedClaims, unexamined, noWork: noWork !== void 0 };
}
function unexaminedRemark(unexamined, shown) {
  if (unexamined.length === 0) return void 0;
  const names = unexamined.map(import_chunk_NLWRO2NF.printable).join(", ");
  return `examined lacks ${unexamined.length} of the ${(0, import_chunk_CKMVB2RJ.counted)(shown, "file")} that the packet shows: ${names}. Go through the diff of each and name it; what is not named counts as not reviewed.`;
}
var AUDIT_JUDGES = {
  "audit-specialist": "judgeHunt",
  "audit-triage": "judgeTriage",
  "fix-executor": "judgeFix",
  "fix-diff-reviewer": "judgeFixReview"
};
async function judgeReply(given) {
  const { agent, reply } = given;
  const ofAudit = AUDIT_JUDGES[agent];
  if (ofAudit !== void 0) return (await Promise.resolve().then(() => __toESM((from_judge_audit_reply_1cb65dfd ??= require("./judge-audit-reply-1cb65dfd.cjs"))["judge-audit-reply-G7ANQFYJ"]())))[ofAudit](given);
  if (isLens(agent)) return judgeReview(agent, await (0, import_chunk_NIRW6IER.parseReply)(agent, reply), given);
  if (agent === "finding-scorer") return judgeScores(await (0, import_chunk_NIRW6IER.parseReply)(agent, reply), given);
  const value = await (0, import_chunk_NIRW6IER.parseReply)(agent, reply);
  if ("slot" in value) {
    const { slot } = await given.slotNamed(value.slot);
    return { kind: "acceptable", slot, remarks: [] };
  }
  await given.slotAwaited();
  return { kind: "acceptable", slot: void 0, remarks: [] };
}
async function judgeScores({ slot: named, defects }, { run, slotNamed }) {
  const { slot, findings = [] } = await slotNamed(named);
  const unmatched = (0, import_chunk_T2RMYAKQ.unmatchedClaims)(defects, findings);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const remarksBy = (texts) => defects.flatMap(
    (defect) => (0, import_chunk_T2RMYAKQ.checkScore)(defect, texts, run.file.settings.threshold).map(
      (problem) => `${defect.claims.join(", ")}: ${problem}`
    )
  );
  const remarks = remarksBy(await (0, import_chunk_T2RMYAKQ.textsOfScores)(run, defects));
  if (remarks.length === 0) return { kind: "acceptable", slot, remarks };
  return { kind: "acceptable", slot, remarks: remarksBy(await (0, import_chunk_T2RMYAKQ.textsOfScores)(run, defects, "as shown")) };
}
async function judgeReview(lens, review, { run, looks, slotNamed }) {
  const slot = await slotNamed(review.slot);
  const checked = checkReview(lens, review, await (0, import_chunk_T2RMYAKQ.worldOf)(run, slot, looks, review));
  const { remarks, noWork, unexamined } = checked;
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  const lacks = unexaminedRemark(unexamined, slot.paths.length);
  return { kind: "acceptable", slot: slot.slot, remarks, once: lacks === void 0 ? [] : [lacks] };
}
function isLens(agent) {
  return import_chunk_IY4WN3X6.LENSES.some((lens) => lens === agent);
}
async function writeMaterial(paths, run, { files, context, rules, checklist }, selection) {
  const facts = { context, checklist };
  await Promise.all([
    (0, import_chunk_FMEPFE66.writeStamped)(paths.files, run, files),
    (0, import_chunk_FMEPFE66.writeStamped)(paths.rules, run, { all: rules, ...selection }),
    (0, import_chunk_FMEPFE66.writeStamped)(paths.facts, run, facts)
  ]);
}
async function readMaterial(paths, run) {
  const [files, rules, { context, checklist }] = await Promise.all([
    (0, import_chunk_FMEPFE66.readStamped)(paths.files, run),
    (0, import_chunk_FMEPFE66.readStamped)(paths.rules, run),
    (0, import_chunk_FMEPFE66.readStamped)(paths.facts, run)
  ]);
  return withRules({ files, context, checklist }, rules);
}
function withRules(read, { all, given }) {
  const material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  return material;
}
async function readRedactor(paths, run) {
  return (0, import_chunk_F6C6MZ3W.createRedactor)(await (0, import_chunk_FMEPFE66.readStamped)(paths.secrets, run));
}
async function writeSecrets(paths, run, redactor) {
  await (0, import_chunk_FMEPFE66.writeStamped)(paths.secrets, run, redactor.known());
}
var KEPT = /* @__PURE__ */ new Set([
  ...import_chunk_BJYIZPHF.PROOF_PATHS,
  ...["file", "examined", "where_checked", "filesTouched", "filesWritten", "patch"]
]);
async function cleanReply(run, agent, reply) {
  const value = (0, import_chunk_NIRW6IER.soleJsonValue)(reply, { fence: !import_chunk_IY4WN3X6.AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redactIn(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, "utf8");
  await (0, import_chunk_NIRW6IER.parseReply)(agent, text).catch(tooLongClean);
  return Buffer.from(text, "utf8");
}
function tooLongClean(error) {
  if (!(error instanceof import_chunk_LTC5LSMU.Failure)) throw error;
  throw new import_chunk_LTC5LSMU.Failure(
    "refused/schema",
    `with [REDACTED:\u2026] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: "send the whole reply again, and say it without the secret", cause: error }
  );
}
async function cleanWords(run, words) {
  return words === "" ? words : (await (await redactorOf(run)).redact(words)).text;
}
async function redactorOf({ paths, file }) {
  return await (0, import_chunk_XPIKYFDN.isFile)(paths.secrets) ? readRedactor(paths, file) : (0, import_chunk_F6C6MZ3W.createRedactor)();
}
function withKept(value, clean) {
  if (Array.isArray(value) && Array.isArray(clean)) return value.map((item, at) => withKept(item, clean[at]));
  if (!isRecord(value) || !isRecord(clean)) return clean;
  return Object.fromEntries(
    Object.entries(clean).map(([key, item]) => [
      key,
      KEPT.has(key) ? value[key] : withKept(value[key], item)
    ])
  );
}
function isRecord(value) {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkReview,
  cleanReply,
  cleanWords,
  judgeReply,
  readMaterial,
  readRedactor,
  withRules,
  writeMaterial,
  writeSecrets
});
});
parts["chunk-BJYIZPHF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  INTENT_ROOM: () => INTENT_ROOM,
  LIST_ROOM: () => LIST_ROOM,
  PROOF_NAMES: () => PROOF_NAMES,
  PROOF_PATHS: () => PROOF_PATHS,
  authorText: () => authorText,
  commitInTable: () => commitInTable,
  discussionText: () => discussionText,
  flawOfComment: () => flawOfComment,
  flawOfRule: () => flawOfRule,
  historyNotes: () => historyNotes,
  historyTexts: () => historyTexts,
  importText: () => importText,
  intentText: () => intentText,
  isProvenByFacts: () => isProvenByFacts,
  listed: () => listed,
  namedPaths: () => namedPaths,
  proveLens: () => proveLens,
  ruleNamed: () => ruleNamed,
  shownNames: () => shownNames,
  spanText: () => spanText,
  stackText: () => stackText,
  standInFile: () => standInFile,
  withPackages: () => withPackages
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RQL445DP = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = parts["chunk-XYANDYOJ"]();
var import_chunk_EQDEURPC = parts["chunk-EQDEURPC"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_4YYFZF6K = parts["chunk-4YYFZF6K"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var LEADER = /^(?:[-*+]|\d+[.)]|#{1,6}|>|\/\/+|--+|;+)\s+/;
function standsInProse(quote, text) {
  const wanted = (0, import_chunk_EQDEURPC.compared)(quote.split("\n"));
  const lines = text.split("\n").map((line) => line.trim());
  if (wanted.length === 0) return false;
  if (!(0, import_chunk_EQDEURPC.hasSubstance)(wanted)) {
    return wanted.length === 1 && lines.some((line) => line === wanted[0] || line.replace(LEADER, "") === wanted[0]);
  }
  return holdsWords(lines.join("\n"), wanted.join("\n"));
}
function standsInRedactedProse(quote, text, redacted) {
  if (standsInProse(quote, text)) return true;
  if (redacted === void 0 || !(0, import_chunk_4YYFZF6K.speaksOfSecrets)(quote)) return false;
  return standsInProse((0, import_chunk_4YYFZF6K.withoutNumbers)(quote), (0, import_chunk_4YYFZF6K.withoutNumbers)(redacted));
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
  const isSecret = redacted !== void 0 && (0, import_chunk_4YYFZF6K.speaksOfSecrets)(quote);
  if (isSecret && isWhole((0, import_chunk_4YYFZF6K.withoutNumbers)(quote), (0, import_chunk_4YYFZF6K.withoutNumbers)(redacted))) return "whole";
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
  return (0, import_chunk_RQL445DP.governs)(rule, file) ? void 0 : { kind: "rule_does_not_govern", ruleFile: path, file };
}
function ruleNamed(claim, world) {
  const path = rulePath(claim, world);
  return path === void 0 ? void 0 : ruleAt(path, world);
}
function rulePath(claim, world) {
  return (0, import_chunk_BN7E3F24.claimedPath)(claim, world.treeRoots, (path) => ruleAt(path, world) !== void 0);
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
    const text = (0, import_chunk_YCSLEWCG.textOn)(side, file, world);
    return text !== void 0 && isCommented(commentText, file, text);
  };
  return stands("new") || stands("old") ? void 0 : { kind: "comment_not_found", file };
}
function isCommented(quote, file, { plain, redacted }) {
  if (!(0, import_chunk_XYANDYOJ.hasOwnScanner)(file, plain.text)) return false;
  const shown = redacted === void 0 ? [] : (0, import_chunk_XYANDYOJ.commentsOf)(redacted.text, file);
  return (0, import_chunk_XYANDYOJ.commentsOf)(plain.text, file).some(({ text }) => standsInProse(quote, text)) || shown.some(({ text }) => standsInRedactedProse(quote, "", text));
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
  const file = (0, import_chunk_YCSLEWCG.claimedFile)(claim.file, texts);
  if (file === void 0) return { drop: { kind: "path_invalid", file: claim.file } };
  let isEmpty = false;
  for (const side of claim.side === void 0 ? ["new", "old"] : [claim.side]) {
    const text = (0, import_chunk_YCSLEWCG.textOn)(side, file, texts);
    if (text === void 0) continue;
    const remoteness = remotenessIn(texts.changed, file, side);
    const line = claim.line === void 0 ? {} : { line: claim.line };
    const located = (0, import_chunk_EQDEURPC.locateQuote)(claim.quote, text, { ...line, side, remoteness });
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
  const origin = cause === void 0 ? here : (0, import_chunk_YCSLEWCG.claimedFile)(cause.file, texts);
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
  const file = (0, import_chunk_YCSLEWCG.claimedFile)(existingFile, texts);
  const text = file === void 0 ? void 0 : texts.headText(file);
  if (file === void 0 || text === void 0)
    return { drop: { kind: "existing_not_found", file: existingFile } };
  const change = texts.changed.get(file);
  const added = change?.kind === "text" ? change.added : [];
  const isOwn = (at) => own.side === "new" && own.file === file && (0, import_chunk_R5DXX5NI.overlaps)(at, own.at);
  const remoteness = (at) => isOwn(at) ? 2 : (0, import_chunk_R5DXX5NI.overlapsAny)(at, added) ? 1 : 0;
  const found = (0, import_chunk_EQDEURPC.locateQuote)(existingText, text, { side: "new", remoteness });
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
  commit: (claim, _, world) => unless(flawOfCommit(claim, world)),
  comment: (claim, own, world) => unless(flawOfComment(claim, own.file, world)),
  intent: (claim, _, world) => unless(flawOfIntent(claim, world)),
  caller: proveCaller,
  flow: (claim, _, world) => proveFlow(claim, world),
  existing: proveExisting
};
var BY_FACTS = ["commit", "intent"];
function isProvenByFacts(lens) {
  return BY_FACTS.includes((0, import_chunk_IY4WN3X6.lensRecord)(lens).provenBy);
}
function proveLens(lens, claim, own, world) {
  return CHECKS[(0, import_chunk_IY4WN3X6.lensRecord)(lens).provenBy](claim, own, world);
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
var SHAPES = import_chunk_IY4WN3X6.LENSES.flatMap((lens) => Object.entries((0, import_chunk_IY4WN3X6.lensRecord)(lens).proof));
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
  const lean = (0, import_chunk_L6S3CSHS.leanHunk)({ id: "", old, new: now, text: whole }, CONTEXT_LINES).text;
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
function historyTexts(rows, nameOf, patchLimit) {
  const patches = rows.flatMap((row) => shownPatch(row) ?? []);
  const fits = (0, import_chunk_Y5FHDHJZ.byteLength)(patches.join("")) <= patchLimit;
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
    `file: ${(0, import_chunk_BLJONZEY.shownPath)(row.path)}`,
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

${(0, import_chunk_XYANDYOJ.wholeLines)(body.trim(), room) || "(no description)"}`;
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
      const line = remark.line === null ? "" : `, line ${remark.line}`;
      return remarkText(remark, ` on ${(0, import_chunk_BLJONZEY.shownPath)(remark.path)}${line}`);
    })
  ];
  return listed(remarks, "\n\n", room, omitted) || "(nobody has said anything)";
}
function remarkText({ author, at, text }, where) {
  return `${author}, ${at}${where}:
${(0, import_chunk_XYANDYOJ.wholeLines)(text.trim(), REMARK_BYTES)}`;
}
function withPackages(texts) {
  const { packages, headText } = texts;
  if (packages === void 0) return texts;
  return { ...texts, headText: (path) => packages.textOf(path) ?? headText(path) };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  INTENT_ROOM,
  LIST_ROOM,
  PROOF_NAMES,
  PROOF_PATHS,
  authorText,
  commitInTable,
  discussionText,
  flawOfComment,
  flawOfRule,
  historyNotes,
  historyTexts,
  importText,
  intentText,
  isProvenByFacts,
  listed,
  namedPaths,
  proveLens,
  ruleNamed,
  shownNames,
  spanText,
  stackText,
  standInFile,
  withPackages
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
parts["chunk-CQMX652T"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  changedLineCount: () => changedLineCount,
  changedLinesOf: () => changedLinesOf,
  readTextsOfReply: () => readTextsOfReply,
  scopeEntries: () => scopeEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_4YYFZF6K = parts["chunk-4YYFZF6K"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function withObjects(repository, use) {
  const talk = new Talk();
  const used = use((wanted) => talk.ask(wanted)).finally(() => {
    talk.end();
  });
  const [answer] = await Promise.all([used, converse(repository, talk)]);
  return answer;
}
async function converse(repository, talk) {
  try {
    do {
      await (0, import_chunk_N6P4XODE.readGit)(repository, ["cat-file", "--batch"], {
        input: (git) => {
          talk.begin(git);
        },
        each: (piece) => talk.hear(piece)
      });
    } while (talk.goesOn());
  } catch (error) {
    talk.fail(error);
    throw error;
  }
}
var Talk = class {
  /** Asked, and not answered to the end. */
  #open = [];
  #git;
  #output = this.#newOutput();
  #stopped = false;
  #ended = false;
  #failure;
  async ask({ type, oids, most = Infinity }) {
    if (this.#failure !== void 0) throw this.#failure.error;
    const wanted = [...new Set(oids)];
    const answers = wanted.map(
      (oid) => new Promise((answer, fail) => {
        this.#open.push({ oid, type, most, answer, fail });
      })
    );
    this.#git?.write(lines(wanted));
    const contents = await Promise.all(answers);
    return new Map(wanted.flatMap((oid, at) => contents[at] === void 0 ? [] : [[oid, contents[at]]]));
  }
  begin(git) {
    this.#git = git;
    this.#output = this.#newOutput();
    this.#stopped = false;
    git.write(lines(this.#open.map(({ oid }) => oid)));
    if (this.#ended) git.end();
  }
  /** Nothing more will be asked. */
  end() {
    this.#ended = true;
    this.#git?.end();
  }
  /** Whether git is to be ended: at an object that is left out. */
  hear(piece) {
    this.#stopped = this.#output.take(piece);
    if (this.#stopped) this.#git = void 0;
    return this.#stopped;
  }
  /** Whether a further git is needed, now that one has ended. Throws when it ended of itself, with questions open. */
  goesOn() {
    const isDone = this.#ended && this.#open.length === 0;
    if (this.#stopped || isDone) return !isDone;
    throw new import_chunk_LTC5LSMU.Failure(
      "environment/git-failed",
      `git cat-file --batch ended ${this.#open.length} objects early`
    );
  }
  /** Nobody who asked waits for ever. */
  fail(error) {
    this.#failure = { error };
    for (const { fail } of this.#open) fail(error);
  }
  #newOutput() {
    const whole = new import_chunk_YKRZYPRU.WholeContent((content) => {
      this.#answer(content);
    });
    return new import_chunk_YKRZYPRU.BatchOutput({
      begin: (header) => {
        const [asked] = this.#open;
        if (asked === void 0)
          throw new import_chunk_LTC5LSMU.Failure("environment/git-failed", `git cat-file says "${header}" unasked`);
        const size = (0, import_chunk_BN7E3F24.sizeInHeader)(asked.oid, header, asked.type);
        if (size > asked.most) {
          this.#answer(void 0);
          return void 0;
        }
        whole.begin(size);
        return size;
      },
      take: (piece) => {
        whole.take(piece);
      }
    });
  }
  #answer(content) {
    this.#open.shift()?.answer(content);
  }
};
function lines(oids) {
  return oids.map((oid) => `${oid}
`).join("");
}
async function namedEntries(ask, trees, paths) {
  const folders = /* @__PURE__ */ new Map();
  const folder = (oid) => {
    const known = folders.get(oid) ?? ask({ type: "tree", oids: [oid] }).then((read) => items(read.get(oid) ?? Buffer.alloc(0), oid));
    folders.set(oid, known);
    return known;
  };
  const find = async (tree, [name = "", ...rest]) => {
    const item = (await folder(tree)).get(nameInTree(name));
    if (rest.length === 0 || item === void 0) return item;
    return item.type === "tree" ? find(item.oid, rest) : void 0;
  };
  const entry = async (tree, path) => {
    const item = await find(tree, path.split("/"));
    return item === void 0 ? [] : [{ ...item, path }];
  };
  return Promise.all(
    trees.map(async (tree) => (await Promise.all(paths.map((path) => entry(tree, path)))).flat())
  );
}
var nameInTree = (name) => Buffer.from(name, "utf8").toString("latin1");
function items(tree, oid) {
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
  return new import_chunk_LTC5LSMU.Failure("environment/tree-unavailable", `the tree ${oid} is not of git's form`, {
    hint: "look for damage: git fsck"
  });
}
async function readTextsOfReply(repository, quotes, redact) {
  const paths = (0, import_chunk_4YYFZF6K.pathsMeant)(quotes);
  const { base, head, blobs } = paths.length === 0 ? NOTHING : await readNamed(repository, quotes, paths);
  const shown = (0, import_chunk_4YYFZF6K.shownAsLines)(quotes.changed);
  const headTexts = await (0, import_chunk_4YYFZF6K.textsOf)(head.filter(isFile), blobs, redact, shown);
  const baseTexts = await (0, import_chunk_4YYFZF6K.textsOf)(base.filter(isFile), blobs, redact, shown);
  const places = (0, import_chunk_4YYFZF6K.placesIn)([...base, ...head]);
  return {
    headText: (path) => headTexts.get(path),
    baseText: (path) => baseTexts.get(path),
    changed: quotes.changed,
    treeRoots: quotes.treeRoots,
    exists: (path) => places.has(path)
  };
}
var NOTHING = { base: [], head: [], blobs: /* @__PURE__ */ new Map() };
function readNamed(repository, { baseTree, headTree }, paths) {
  return withObjects(repository, async (ask) => {
    const [base = [], head = []] = await namedEntries(ask, [baseTree, headTree], paths);
    const files = [...base, ...head].filter(isFile).map(({ oid }) => oid);
    const read = (oids) => ask({ type: "blob", oids, most: import_chunk_YKRZYPRU.LARGEST_TEXT });
    return { base, head, blobs: await (0, import_chunk_YKRZYPRU.readSharedBlobs)(repository, files, { read }) };
  });
}
var isFile = ({ type }) => type === "blob";
function scopeEntries(changed) {
  return [...changed.values()].map(scopeEntry);
}
function changedLineCount(entries) {
  return entries.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
function scopeEntry(file) {
  switch (file.kind) {
    case "text":
      return {
        kind: "text",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        addedLines: file.addedLines,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "deleted":
      return {
        kind: "deleted",
        path: file.path,
        status: "deleted",
        addedLines: 0,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "opaque":
      return {
        kind: "opaque",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        why: file.why,
        addedLines: 0,
        removedLines: 0,
        hunks: []
      };
  }
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
  const removed = (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.removed));
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
    added: (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedLineCount,
  changedLinesOf,
  readTextsOfReply,
  scopeEntries
});
});
parts["chunk-EKUV3UKO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  looksOf: () => looksOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
function looksOf(ledger, agentId) {
  const own = (0, import_chunk_FMUGRUOW.eventsOf)(ledger, "look").filter((e) => e.agentId === agentId && e.verdict === "allowed");
  return {
    opened: new Set(own.filter(({ tool }) => tool === "Read").map(({ path }) => path)),
    searched: own.filter(({ tool }) => tool === "Grep" || tool === "Glob").map(({ path }) => path)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  looksOf
});
});
parts["chunk-EQDEURPC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  compared: () => compared,
  hasSubstance: () => hasSubstance,
  locateQuote: () => locateQuote,
  readingsOf: () => readingsOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_4YYFZF6K = parts["chunk-4YYFZF6K"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
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
var SHORTEST_QUOTE = 10;
var EMPTY_WORDS = new Set(
  "else end endif fi do done then begin try finally return break continue pass default null nil None true false True False undefined void".split(" ")
);
var WORDS = /(?<![\p{L}\p{N}_$])[\p{L}_$][\p{L}\p{N}_$]*/gu;
function hasSubstance(lines) {
  return lines.join("\n").length >= SHORTEST_QUOTE && lines.some(hasIdentifier);
}
function hasIdentifier(line) {
  return (line.match(WORDS) ?? []).some((word) => !EMPTY_WORDS.has(word));
}
function locateQuote(quote, file, hint) {
  const readings = readingsOf(quote, hint.side).filter(hasSubstance);
  if (readings.length === 0) return { kind: "without-substance" };
  return placeOf(readings, file.plain, hint) ?? placeAmongSecrets(readings, file, hint) ?? { kind: "absent" };
}
function placeOf(readings, source, hint) {
  for (const lines of readings) {
    const places = (0, import_chunk_YCSLEWCG.findLines)(lines, source);
    const [at] = places.length < 2 ? places : places.toSorted(nearestFirst(hint));
    if (at !== void 0) return { kind: "found", at, lines, occurrence: places.indexOf(at) };
  }
  return void 0;
}
function placeAmongSecrets(readings, file, hint) {
  if (file.redacted === void 0 || !readings.some((lines2) => lines2.some(import_chunk_4YYFZF6K.speaksOfSecrets))) return void 0;
  const masked = readings.map((lines2) => lines2.map(import_chunk_4YYFZF6K.withoutNumbers));
  const found = placeOf(masked, file.redacted, hint);
  if (found === void 0) return void 0;
  const lines = compared(file.plain.linesOf(found.at));
  const occurrence = (0, import_chunk_YCSLEWCG.findLines)(lines, file.plain).findIndex(({ start }) => start === found.at.start);
  return { ...found, lines, occurrence };
}
function nearestFirst({ line, remoteness }) {
  return (0, import_chunk_UTFC5QHX.inOrder)(
    (0, import_chunk_UTFC5QHX.by)(remoteness),
    (0, import_chunk_UTFC5QHX.by)((at) => line === void 0 ? 0 : Math.max(0, at.start - line, line - at.end)),
    (0, import_chunk_UTFC5QHX.by)((at) => at.start)
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  compared,
  hasSubstance,
  locateQuote,
  readingsOf
});
});
parts["chunk-T2RMYAKQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  checkScore: () => checkScore,
  textsOfFiles: () => textsOfFiles,
  textsOfScores: () => textsOfScores,
  unmatchedClaims: () => unmatchedClaims,
  worldOf: () => worldOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_BJYIZPHF = parts["chunk-BJYIZPHF"]();
var import_chunk_AASB22DL = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-AASB22DL"]();
var import_chunk_EQDEURPC = parts["chunk-EQDEURPC"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = parts["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = parts["chunk-4YYFZF6K"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_node_path = require("node:path");
var LEAST_LIKENESS = 0.5;
function nearestLine(quote, side, { text }) {
  const wanted = new Set(
    (0, import_chunk_EQDEURPC.readingsOf)(quote, side).map(longestOf).filter((line) => line !== "")
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
function checkScore(defect, texts, threshold = import_chunk_IJXJ7C2R.THRESHOLD) {
  return [...missingProof(defect, texts, threshold), ...contradictions(defect, threshold)];
}
function missingProof({ score, status, supports, refutes }, texts, threshold) {
  if (score >= threshold) {
    return someStands(supports, texts) ? [] : [`a score of ${score} needs in supports one quote that stands in its file${fates(supports, texts)}`];
  }
  if (status === "needs_human_review" || someStands(refutes, texts)) return [];
  const way = "needs in refutes one quote that stands in its file, or the status needs_human_review";
  return [`a score of ${score} ${way}${fates(refutes, texts)}`];
}
function contradictions({ score, status }, threshold) {
  switch (status) {
    case "confirmed_valid":
      return score < import_chunk_IJXJ7C2R.CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case "dismissed_false_positive":
    case "needs_human_review":
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}
function someStands(quotes, texts) {
  return quotes.some((quote) => "keep" in (0, import_chunk_BJYIZPHF.standInFile)(quote, texts));
}
function fates(quotes, texts) {
  const failed = quotes.map((quote) => {
    const stands = (0, import_chunk_BJYIZPHF.standInFile)(quote, texts);
    if (!("drop" in stands)) return "";
    return `${quote.file}: ${stands.drop.kind}, ${wayToMend(stands.drop.kind, quote, texts)}`;
  });
  return failed.length === 0 ? ": none was given" : `: ${failed.join("; ")}`;
}
function wayToMend(kind, quote, texts) {
  if (kind === "path_invalid") return "name the file from the top of the repository, as the packet does";
  if (kind === "quote_without_substance")
    return "quote at least 10 characters with an identifier in one line, if need be with the next line";
  return whereItMightBe(quote, texts);
}
var MOST_OF_LINE = 200;
function whereItMightBe({ file, quote, side = "new" }, texts) {
  const rule = "quote whole lines, exactly as the file has them";
  const path = (0, import_chunk_YCSLEWCG.claimedFile)(file, texts);
  const shown = path === void 0 ? void 0 : (0, import_chunk_YCSLEWCG.textOn)(side, path, texts)?.redacted;
  const near = shown === void 0 ? void 0 : nearestLine(quote, side, shown);
  if (near === void 0) return rule;
  const text = near.text.length > MOST_OF_LINE ? `${near.text.slice(0, MOST_OF_LINE)}\u2026` : near.text;
  return `${rule}; nearest is line ${near.line}: ${(0, import_chunk_XKMPNDJX.inertLine)(text)}`;
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
  const paths = named.filter(import_chunk_AASB22DL.isBesideTree);
  if (paths.length > 0 && !await (0, import_chunk_RN53RASZ.exists)(root)) {
    throw new import_chunk_LTC5LSMU.Failure("environment/tree-unavailable", `the packages that agents read are gone from ${root}`, {
      hint: "plan the review anew with: correctless plan"
    });
  }
  const texts = /* @__PURE__ */ new Map();
  const places = /* @__PURE__ */ new Set();
  for (const path of paths) {
    const place = (0, import_node_path.join)(root, path);
    if (await (0, import_chunk_RN53RASZ.exists)(place)) places.add(path);
    const text = await (0, import_chunk_XPIKYFDN.isFile)(place) ? await (0, import_chunk_RN53RASZ.readTextIfAny)(place) : void 0;
    if (text !== void 0) texts.set(path, (0, import_chunk_4YYFZF6K.reviewedText)(text, await redact?.(text, path)));
  }
  return { textOf: (path) => texts.get(path), exists: (path) => places.has(path) };
}
var FROM_FACTS = import_chunk_IY4WN3X6.LENSES.filter((lens) => (0, import_chunk_BJYIZPHF.isProvenByFacts)(lens));
async function worldOf(run, slot, looks, review) {
  const [texts, rules, facts] = await Promise.all([
    textsFor(
      run,
      [...review.examined, ...(0, import_chunk_BJYIZPHF.namedPaths)(review.findings)],
      (0, import_chunk_4YYFZF6K.speaksOfSecrets)(JSON.stringify(review))
    ),
    (0, import_chunk_FMEPFE66.readStamped)(run.paths.rules, run.file),
    FROM_FACTS.includes(slot.agent) ? factsGiven(run, slot) : void 0
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: that is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === void 0 ? "" : (0, import_chunk_BJYIZPHF.authorText)(facts.context, import_chunk_BJYIZPHF.INTENT_ROOM),
    looks,
    shown: new Set(slot.paths),
    hasTree: !import_chunk_IY4WN3X6.AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy
  };
}
function factsGiven({ file, paths }, slot) {
  const shard = slot.shard_slot?.split("/")[0];
  return (0, import_chunk_FMEPFE66.readStamped)(shard === void 0 ? paths.facts : paths.shardFacts(shard), file);
}
async function textsOfScores(run, defects, how) {
  const quotes = defects.flatMap(({ supports, refutes }) => [...supports, ...refutes]);
  const texts = await textsFor(
    run,
    quotes.map(({ file }) => file),
    how === "as shown" || (0, import_chunk_4YYFZF6K.speaksOfSecrets)(JSON.stringify(quotes))
  );
  return (0, import_chunk_BJYIZPHF.withPackages)(texts);
}
function textsOfFiles(run, files) {
  return textsFor(run, files, false);
}
async function textsFor(run, named, redacted) {
  const { repository, file, paths } = run;
  const scope = await (0, import_chunk_FMUGRUOW.readRunJson)(paths.scope, "scope");
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: (0, import_chunk_CQMX652T.changedLinesOf)(scope.files),
    treeRoots: [file.tree_root, file.top, ...packageRoots(file), ...shardRoots(file)],
    named
  };
  const redact = redacted ? await redactWith() : void 0;
  const [texts, packages] = await Promise.all([
    (0, import_chunk_CQMX652T.readTextsOfReply)(repository, quotes, redact),
    Promise.all(packageRoots(file).map((root) => readPackageTexts(root, (0, import_chunk_4YYFZF6K.pathsMeant)(quotes), redact)))
  ]);
  return packages[0] === void 0 ? texts : { ...texts, packages: packages[0] };
}
function packageRoots({ packages_root: root }) {
  return root === void 0 ? [] : [root];
}
function shardRoots({ merged }) {
  return (merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM((from_redact_471043ec ??= require("./redact-471043ec.cjs"))["redact-WM3E2QUA"]()));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  checkScore,
  textsOfFiles,
  textsOfScores,
  unmatchedClaims,
  worldOf
});
});
parts["chunk-XYANDYOJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  JAVASCRIPT: () => JAVASCRIPT,
  JSON_WITH_COMMENTS: () => JSON_WITH_COMMENTS,
  MARKUP: () => MARKUP2,
  commentsOf: () => commentsOf,
  hasOwnScanner: () => hasOwnScanner,
  scanRegions: () => scanRegions,
  syntaxOf: () => syntaxOf,
  wholeLines: () => wholeLines,
  withoutPeople: () => withoutPeople
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CLHPKY4O = parts["chunk-CLHPKY4O"]();
var import_node_path = require("node:path");
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
  if ("closes" in opener) return closed(place, after);
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
function closed(place, after) {
  const { open, outer } = place;
  if (open.length > 1) open.pop();
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
  return regexEnd(text2, at, at + 1) !== at + 1 && wantsValue(text2, at, before) ? "opaque" : null;
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
var closing = (pattern) => ({ pattern, closes: true });
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
var VALUE = "(?<=(?:^|[:?-][ \\t])[ \\t]{0,200}|[[{,][ \\t]{0,200})";
var YAML_DOUBLE = text(`${VALUE}"`, quoted({ lines: true }));
var YAML_SINGLE = { ...SINGLE_DOUBLED, pattern: `${VALUE}'` };
var BLOCK_SCALAR = opaque(
  "(?<=[:-][ \\t]{1,20}(?:[!&][^\\s]{1,100}[ \\t]{1,20})?)[|>][-+\\d]{0,2}(?=[ \\t]*(?:[ \\t]#[^\\n]*)?\\r?$)",
  blockScalarEnd
);
var R_RAW = opaque(`\\b[rR]["']-{0,20}[([{]`, rawEnd);
var DOLLAR_SLASHY = opaque("\\$\\/", through("/$"));
var TRIPLE_DOUBLE = opaque('"""', throughUnescaped('"""'));
var TRIPLE_SINGLE = opaque("'''", throughUnescaped("'''"));
var DOCSTRING_DOUBLE = { ...TRIPLE_DOUBLE, kind: docstringOrValue };
var DOCSTRING_SINGLE = { ...TRIPLE_SINGLE, kind: docstringOrValue };
var TEMPLATE = { pattern: "`", kind: "opaque", inside: () => IN_TEMPLATE };
var RAW_BACKTICK = opaque("`", through("`"));
var REGEX = { pattern: "\\/", kind: regexOrDivision, end: regexEnd };
var IN_TEMPLATE = syntax(
  closing("`"),
  skipped("\\\\[^]"),
  code("\\$\\{", () => HOLE)
);
var BRACES = [closing("\\}"), code("\\{", () => HOLE)];
var HOLE = syntax(...BRACES, SLASHES, STARS, DOUBLE, SINGLE, TEMPLATE, REGEX);
var ESCAPED = text("\\\\.", matched);
var HERE_DOCUMENT = hereDocuments(`(?<!<)<<[-~]?['"]?[A-Za-z_]\\w*['"]?`);
var PHP_HERE_DOCUMENT = hereDocuments(`<<<[ \\t]?['"]?[A-Za-z_]\\w*['"]?`);
var RUST_RAW = opaque(
  '\\bb?r#{0,9}"',
  throughNamed((opener) => `"${opener.replace(/[^#]/g, "")}`)
);
var CPP_RAW = opaque(
  '\\bR"[^()\\\\\\s]{0,16}\\(',
  throughNamed((opener) => `)${opener.slice(2, -1)}"`)
);
var longEnd = throughNamed((opener) => `]${opener.replace(/[^=]/g, "")}]`);
var LUA_LONG_COMMENT = region("block-comment")("--\\[={0,9}\\[", longEnd);
var LUA_LONG_STRING = opaque("\\[={0,9}\\[", longEnd);
var JAVASCRIPT = syntax(SLASHES, STARS, DOUBLE, SINGLE, TEMPLATE, REGEX);
var JSX = syntax(SLASHES_NOT_URL, STARS, DOUBLE, SINGLE, TEMPLATE, REGEX);
var CSS = syntax(STARS, DOUBLE, SINGLE);
var SCSS = syntax(STARS, SLASHES_NOT_URL, DOUBLE, SINGLE);
var JSON_WITH_COMMENTS = syntax(SLASHES, STARS, DOUBLE);
var part = (pattern, close, holds) => ({
  ...opaque(pattern, through(close)),
  holds
});
var SCRIPT = part("<script\\b[^>]{0,500}>", "</script", () => JAVASCRIPT);
var STYLE = part("<style\\b[^>]{0,500}>", "</style", () => SCSS);
var FRONT = part("(?<![^])---(?=\\r?\\n)", "\n---", () => JAVASCRIPT);
var MARKUP2 = syntax(MARKUP);
var PAGE = syntax(MARKUP, SCRIPT, STYLE);
var ASTRO = syntax(FRONT, MARKUP, SCRIPT, STYLE);
var VALUES = syntax(
  ...[HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, SINGLE],
  ...[closing("[)\\]}]"), code("[([{]", () => VALUES)]
);
var PYTHON = syntax(
  ...[HASH, DOCSTRING_DOUBLE, DOCSTRING_SINGLE, DOUBLE, SINGLE],
  code("[([{]", () => VALUES)
);
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
  ...PHP_HERE_DOCUMENT,
  DOUBLE_LINES,
  { ...SINGLE_LINES, pattern: "(?<!\\w)'" }
);
var PERL = syntax(ESCAPED, HASH_WORD, ...HERE_DOCUMENT, DOUBLE_LINES, SINGLE_RAW_LINES);
var POWERSHELL = syntax(block("<#", "#>"), HASH_SPACED, DOUBLE, SINGLE);
var YAML = syntax(BLOCK_SCALAR, HASH_SPACED, YAML_DOUBLE, YAML_SINGLE);
var TOML = syntax(HASH, TRIPLE_DOUBLE, TRIPLE_SINGLE, DOUBLE, {
  ...SINGLE_RAW_LINES,
  pattern: "'(?=[^'\\n]*')"
});
var GROOVY = syntax(
  SLASHES,
  STARS,
  TRIPLE_DOUBLE,
  TRIPLE_SINGLE,
  DOLLAR_SLASHY,
  DOUBLE,
  SINGLE,
  REGEX
);
var R = syntax(HASH, R_RAW, DOUBLE_LINES, SINGLE_LINES);
var HASHES = syntax(HASH_SPACED, TRIPLE_DOUBLE, DOUBLE);
var TERRAFORM = syntax(HASH, SLASHES, STARS, ...HERE_DOCUMENT, DOUBLE);
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
var COMMAND = "(?<=(?:^|[;|&({`!]|\\b(?:then|do|else|elif|if|while|until|for|time))[ \\t]{0,200})";
var WORD = "(?<![^\\s;|&()<>])(?<!(?<!\\\\)\\\\.)";
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
  line(`${WORD}#`),
  skipped("<<<"),
  ...hereDocuments(`<<-?[ \\t]*(?:'[^'\\n]+'|"[^"\\n]+"|\\\\?[^\\s;|&<>()'"\`\\\\]+)`),
  code("(?<=\\s)=~[ \\t]+", () => EXPRESSION),
  code("[?*+@!]\\(", () => PATTERN),
  code(`${COMMAND}\\(\\(`, () => ARITHMETIC),
  code("\\(", () => COMMANDS_IN_BRACKETS),
  code(`${COMMAND}case(?=\\s)`, () => CASE)
];
var SHELL = syntax(...COMMANDS);
var COMMANDS_IN_BRACKETS = syntax(closing("\\)"), ...COMMANDS);
var CASE = syntax(closing(`${COMMAND}esac\\b`), ...COMMANDS);
var COMMANDS_IN_TICKS = syntax(
  closing("`"),
  { ...line("(?<![^\\s;|&()<>`])#"), end: (script, at) => at + script.slice(at).search(/[\n`]|$/) },
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
  [JAVA, "java"],
  [GROOVY, "groovy gradle"],
  [KOTLIN, "kt kts scala sc swift"],
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
  "mk jl ex exs nix nim cmake pl pm fish zig proto purs tex txt conf clj cljs cljc edn lisp el scm erl hrl md mdx markdown mdc".split(
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
function syntaxOfProgram(text2) {
  const firstLine = text2.slice(0, text2.indexOf("\n") + 1).slice(0, 200);
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
  [SHELL, "bash zsh dash ksh sh"],
  [PERL, "perl"]
]);
function table(rows) {
  return new Map(rows.flatMap(([syntax2, names]) => names.split(" ").map((name) => [name, syntax2])));
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
var PERSON = /^[A-Za-z][\w-]*-(?:by|to):\s.*@.*$/i;
function withoutPeople(body) {
  return body.split(/\r?\n/).filter((line2) => !PERSON.test(line2.trim())).join("\n").trim();
}
function wholeLines(text2, limit) {
  if (Buffer.byteLength(text2) <= limit) return text2;
  const lines = text2.split("\n");
  let bytes = 0;
  const kept = lines.findIndex((line2) => (bytes += Buffer.byteLength(line2) + 1) > limit);
  return [...lines.slice(0, kept), `[${lines.length - kept} more lines]`].join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  JAVASCRIPT,
  JSON_WITH_COMMENTS,
  MARKUP,
  commentsOf,
  hasOwnScanner,
  scanRegions,
  syntaxOf,
  wholeLines,
  withoutPeople
});
});
