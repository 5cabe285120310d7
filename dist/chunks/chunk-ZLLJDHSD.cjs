var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  checkReview: () => checkReview,
  checkScore: () => checkScore,
  cleanReply: () => cleanReply,
  cleanWords: () => cleanWords,
  judgeReply: () => judgeReply,
  readMaterial: () => readMaterial,
  readRedactor: () => readRedactor,
  textsOfScore: () => textsOfScore,
  withRules: () => withRules,
  worldOf: () => worldOf,
  writeMaterial: () => writeMaterial,
  writeSecrets: () => writeSecrets
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XKM6FCB7 = require("./chunk-XKM6FCB7.cjs");
var import_chunk_3A5WKR4E = require("./chunk-3A5WKR4E.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_chunk_FQ5OY24R = require("./chunk-FQ5OY24R.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_ZUBOOM5G = require("./chunk-ZUBOOM5G.cjs");
var import_chunk_IY67O6LB = require("./chunk-IY67O6LB.cjs");
var import_chunk_4IVCGIZS = require("./chunk-4IVCGIZS.cjs");
var import_chunk_NKPLNUY4 = require("./chunk-NKPLNUY4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
function checkExamined(review, world) {
  const wasSeen = (path) => wasShown(path, world) || (0, import_chunk_XKM6FCB7.wasOpened)(path, world);
  const examined = review.examined.filter((path) => !wasSeen(path)).map((path) => `examined names ${path}, which the packet did not show and the reviewer never opened`);
  const checked = review.findings.flatMap(
    (claim, index) => (0, import_chunk_XKM6FCB7.claimsAbsence)(claim) ? [] : claim.verification.where_checked.filter((path) => !wasSeen(path)).map((path) => `findings[${index}] says it checked ${path}, which was never opened or searched`)
  );
  return {
    noWork: noWorkIn(review, world),
    refusedClaims: [.../* @__PURE__ */ new Set([...examined, ...checked])]
  };
}
function noWorkIn({ examined }, { hasTree, looks, shown }) {
  if (hasTree && looks !== void 0 && (0, import_chunk_XKM6FCB7.isIdle)(looks)) return "never_looked";
  return examined.length === 0 && shown.size > 0 ? "examined_nothing" : void 0;
}
function wasShown(claim, world) {
  const path = (0, import_chunk_XKM6FCB7.placeNamed)(claim, world);
  return path !== void 0 && world.shown.has(path);
}
var REMARKS = {
  path_invalid: ({ file }) => `file "${file}" does not exist. Name the file as the packet does.`,
  quote_not_found: ({ file }) => `the quote does not stand in ${file}. Copy whole lines exactly as the file has them (side "old" for removed lines).`,
  quote_without_substance: () => "the quote proves nothing. Quote at least 10 characters, with an identifier in one line.",
  not_on_changed_lines: ({ placement }) => `the quote stands on lines this change did not touch (${placement}). Quote the changed line that is wrong, or, if the change breaks a place elsewhere, set is_impact_finding and quote the changed line as cause.`,
  cause_missing: () => "is_impact_finding needs a cause: the file and quote of the changed line that breaks this place.",
  cause_not_on_changed_line: () => "the quoted cause stands on lines this change did not touch. Quote a changed line.",
  rule_file_unknown: ({ ruleFile }) => `"${ruleFile}" is no rule file of the packet. Name the rule file as the packet does.`,
  rule_text_not_found: ({ ruleFile }) => `the rule text does not stand in ${ruleFile}. Copy it word for word.`,
  rule_does_not_govern: ({ ruleFile, file }) => `${ruleFile} does not govern ${file}. Use a rule that does.`,
  rule_changed_in_diff: ({ ruleFile }) => `${ruleFile} says so only since this change, so it is not in force yet.`,
  commit_not_in_history_table: ({ commitRef }) => `commit ${commitRef} is not in the history table. Cite a commit of the table.`,
  comment_not_found: ({ file }) => `no comment of ${file} says that. Copy the comment word for word.`,
  intent_not_found: () => "the intent text stands in no commit message and not in the pull request. Copy the words of the author, not those of the summary.",
  caller_not_found: ({ file }) => `the caller's text does not stand in ${file} at head. Open the caller and copy whole lines.`,
  caller_is_cause: ({ file }) => `${file} is where the cause stands. Name a caller in another file, with the changed line as cause.`,
  source_not_found: ({ file }) => `the source's text does not stand in ${file} at head. Open it and copy whole lines.`,
  sink_not_found: ({ file }) => `the sink's text does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_not_found: ({ file }) => `the existing code does not stand in ${file} at head. Open it and copy whole lines.`,
  existing_is_own_place: ({ file }) => `what you quote of ${file} as existing code is the finding's own place. Quote the code that was there before.`,
  existing_is_added: ({ file }) => `what you quote of ${file} as existing code is added by this change. Quote the code that was there before.`,
  absence_not_checked: () => "it says that something is missing. Look where it could be, set checked_for_handling_elsewhere and name the places in where_checked; if nothing needs to be elsewhere, set claims_absence to false.",
  where_checked_not_opened: ({ path }) => `where_checked names ${path}, which you never opened or searched. Open it, or name only what you did.`
};
function remarkOn(index, { claim }, reason) {
  const remark = REMARKS[reason.kind];
  if (remark === void 0) return void 0;
  return `findings[${index}] ${JSON.stringify(claim.title)}: ${remark(reason)} Otherwise leave the finding out.`;
}
var NO_WORK = {
  never_looked: "you never looked at the tree. Read the changed files and what they touch, then answer.",
  examined_nothing: "examined names no file. Go through the files of the packet and name those that you went through."
};
function checkReview(lens, review, world) {
  const raised = review.findings.map((claim) => ({ slot: review.slot, lens, claim }));
  const sifted = (0, import_chunk_NCBB32XO.sift)(raised, (finding) => (0, import_chunk_XKM6FCB7.verifyFinding)(finding, world));
  const { noWork, refusedClaims } = checkExamined(review, world);
  const remarks = [
    ...noWork === void 0 ? [] : [NO_WORK[noWork]],
    ...refusedClaims.map((claim) => `${claim}. Open it, or do not name it.`),
    ...sifted.dropped.flatMap(({ value, reason }) => remarkOn(raised.indexOf(value), value, reason) ?? [])
  ];
  return { remarks, sifted, refusedClaims, noWork: noWork !== void 0 };
}
function checkScore(score, texts, threshold = import_chunk_COCIJOXI.THRESHOLD) {
  return [...missingProof(score, texts, threshold), ...contradictions(score, threshold)];
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
      return score < import_chunk_COCIJOXI.CONFIRMED_FROM ? [`status confirmed_valid contradicts a score of ${score}`] : [];
    case "dismissed_false_positive":
    case "needs_human_review":
      return score >= threshold ? [`status ${status} contradicts a score of ${score}`] : [];
  }
}
function someStands(quotes, texts) {
  return quotes.some((quote) => "keep" in (0, import_chunk_XKM6FCB7.standInFile)(quote, texts));
}
function fates(quotes, texts) {
  const failed = quotes.map((quote) => {
    const stands = (0, import_chunk_XKM6FCB7.standInFile)(quote, texts);
    return "drop" in stands ? `${quote.file}: ${stands.drop.kind}` : "";
  });
  return failed.length === 0 ? ": none was given" : `: ${failed.join(", ")}`;
}
var FROM_FACTS = ["history-context", "intent-fulfilment"];
async function worldOf(run, slot, looks, review) {
  const [texts, rules, facts] = await Promise.all([
    textsFor(run, [...review.examined, ...(0, import_chunk_XKM6FCB7.namedPaths)(review.findings)], JSON.stringify(review)),
    (0, import_chunk_4IVCGIZS.readStamped)(run.paths.rules, run.file),
    FROM_FACTS.includes(slot.agent) ? factsGiven(run, slot) : void 0
  ]);
  return {
    ...texts,
    // Redacted already, with the run's own numbers: that is what agents were shown.
    rules: rules.all,
    redactedRule: (path) => rules.all.find((rule) => rule.path === path)?.body,
    rulesChanged: new Set(rules.changed),
    history: facts?.context.history ?? { rows: [], omitted: 0 },
    intent: facts === void 0 ? "" : (0, import_chunk_XKM6FCB7.authorText)(facts.context, import_chunk_XKM6FCB7.INTENT_ROOM),
    looks,
    shown: new Set(slot.paths),
    hasTree: !import_chunk_NKPLNUY4.AGENTS_WITHOUT_TREE.includes(slot.agent),
    policy: run.file.settings.scope_policy
  };
}
function factsGiven({ file, paths }, slot) {
  const shard = slot.shard_slot?.split("/")[0];
  return (0, import_chunk_4IVCGIZS.readStamped)(shard === void 0 ? paths.facts : paths.shardFacts(shard), file);
}
async function textsOfScore(run, { supports, refutes }) {
  const quotes = [...supports, ...refutes];
  return textsFor(
    run,
    quotes.map(({ file }) => file),
    JSON.stringify(quotes)
  );
}
async function textsFor(run, named, reply) {
  const { repository, file, paths } = run;
  const scope = await (0, import_chunk_BUK7UHHJ.readRunJson)(paths.scope, "scope");
  const quotes = {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed: (0, import_chunk_WRTIEWXX.changedLinesOf)(scope.files),
    treeRoots: [file.tree_root, file.top, ...shardRoots(file)],
    named
  };
  return (0, import_chunk_FQ5OY24R.readQuotedTexts)(repository, quotes, (0, import_chunk_FQ5OY24R.speaksOfSecrets)(reply) ? await redactWith() : void 0);
}
function shardRoots({ merged }) {
  return (merged?.shards ?? []).flatMap(({ tree_root: tree, top }) => [tree, top]);
}
async function redactWith() {
  const { createRedactor: createRedactor2 } = await Promise.resolve().then(() => __toESM(require("./redact-GA4HTUF5.cjs")));
  const redactor = createRedactor2();
  return async (text) => (await redactor.redact(text)).text;
}
var AUDIT_JUDGES = {
  "audit-specialist": "judgeHunt",
  "audit-triage": "judgeTriage",
  "fix-executor": "judgeFix",
  "fix-diff-reviewer": "judgeFixReview"
};
async function judgeReply(given) {
  const { agent, reply, run } = given;
  const ofAudit = AUDIT_JUDGES[agent];
  if (ofAudit !== void 0) return (await Promise.resolve().then(() => __toESM(require("./judge-audit-reply-7T7OBH7D.cjs"))))[ofAudit](given);
  const value = await (0, import_chunk_ZUBOOM5G.parseReply)(agent, reply);
  if (!("slot" in value)) {
    await given.slotAwaited();
    return { kind: "acceptable", slot: void 0, remarks: [] };
  }
  const slot = await given.slotNamed(value.slot);
  if (isLens(agent)) return judgeReview(agent, slot, given);
  if (agent !== "finding-scorer") return { kind: "acceptable", slot: slot.slot, remarks: [] };
  const score = await (0, import_chunk_ZUBOOM5G.parseReply)("finding-scorer", reply);
  const remarks = checkScore(score, await textsOfScore(run, score), run.file.settings.threshold);
  return { kind: "acceptable", slot: slot.slot, remarks };
}
async function judgeReview(lens, slot, { run, looks, reply }) {
  const review = await (0, import_chunk_ZUBOOM5G.parseReply)(lens, reply);
  const { remarks, noWork } = checkReview(lens, review, await worldOf(run, slot, looks, review));
  if (noWork) return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  return { kind: "acceptable", slot: slot.slot, remarks };
}
function isLens(agent) {
  return import_chunk_NKPLNUY4.LENSES.some((lens) => lens === agent);
}
async function writeMaterial(paths, run, { files, context, rules, checklist }, selection) {
  const facts = { context, checklist };
  await Promise.all([
    (0, import_chunk_4IVCGIZS.writeStamped)(paths.files, run, files),
    (0, import_chunk_4IVCGIZS.writeStamped)(paths.rules, run, { all: rules, ...selection }),
    (0, import_chunk_4IVCGIZS.writeStamped)(paths.facts, run, facts)
  ]);
}
async function readMaterial(paths, run) {
  const [files, rules, { context, checklist }] = await Promise.all([
    (0, import_chunk_4IVCGIZS.readStamped)(paths.files, run),
    (0, import_chunk_4IVCGIZS.readStamped)(paths.rules, run),
    (0, import_chunk_4IVCGIZS.readStamped)(paths.facts, run)
  ]);
  return withRules({ files, context, checklist }, rules);
}
function withRules(read, { all, given }) {
  const material = { ...read, rules: all.filter(({ path }) => given.includes(path)) };
  return material;
}
async function readRedactor(paths, run) {
  return (0, import_chunk_3A5WKR4E.createRedactor)(await (0, import_chunk_4IVCGIZS.readStamped)(paths.secrets, run));
}
async function writeSecrets(paths, run, redactor) {
  await (0, import_chunk_4IVCGIZS.writeStamped)(paths.secrets, run, redactor.known());
}
var KEPT = /* @__PURE__ */ new Set([
  ...["file", "ruleFile", "callerFile", "sourceFile", "sinkFile", "existingFile"],
  ...["examined", "where_checked", "filesTouched", "filesWritten", "patch"]
]);
async function cleanReply(run, agent, reply) {
  const value = (0, import_chunk_IY67O6LB.soleJsonValue)(reply, { fence: !import_chunk_NKPLNUY4.AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redactIn(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, "utf8");
  await (0, import_chunk_ZUBOOM5G.parseReply)(agent, text).catch(tooLongClean);
  return Buffer.from(text, "utf8");
}
function tooLongClean(error) {
  if (!(error instanceof import_chunk_TJ5KMKV5.Failure)) throw error;
  throw new import_chunk_TJ5KMKV5.Failure(
    "refused/schema",
    `with [REDACTED:\u2026] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: "send the whole reply again, and say it without the secret", cause: error }
  );
}
async function cleanWords(run, words) {
  return words === "" ? words : (await (await redactorOf(run)).redact(words)).text;
}
async function redactorOf({ paths, file }) {
  return await (0, import_chunk_YM7SSJYY.isFile)(paths.secrets) ? readRedactor(paths, file) : (0, import_chunk_3A5WKR4E.createRedactor)();
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
  checkScore,
  cleanReply,
  cleanWords,
  judgeReply,
  readMaterial,
  readRedactor,
  textsOfScore,
  withRules,
  worldOf,
  writeMaterial,
  writeSecrets
});
