var { __load, __part } = require("../main.cjs").shared;
exports["judge-reply"] = __part((exports) => {
var { checkReview, fallenClaim, unexaminedRemark } = __load("extract-7558e31f/left-out-claims"), { readRedactor } = __load("evidence-drop-a3c02e69/material-2"), { checkScore, slotLenses, textsOfScores, unmatchedClaims, worldOf } = __load("extract-7558e31f/world-of"), { PROOF_PATHS } = __load("index-936eb180/fact-texts"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { parseReply, splitSources } = __load("index-936eb180/split-sources"), { soleJsonValue } = __load("index-936eb180/scan-json"), { AGENTS_OF_SEVERAL, AGENTS_WITHOUT_FENCE, LENSES, SOURCE_READER } = __load("main/vocabulary"), { isFile } = __load("matches-schema-4b8261ce/places"), { Failure } = __load("main/failure");
function replyContract(agent, { audit }) {
  const several = AGENTS_OF_SEVERAL.find((one) => one === agent);
  return several === void 0 || audit?.subjects === void 0 ? agent : `${several}-shared`;
}
var AUDIT_JUDGES = {
  "audit-specialist": "judgeHunt",
  "audit-triage": "judgeTriage",
  "fix-executor": "judgeFix",
  "finding-prover": "judgeProof",
  "fix-diff-reviewer": "judgeFixReview"
};
async function judgeReply(given) {
  const { agent, reply } = given;
  const ofAudit = AUDIT_JUDGES[agent];
  if (ofAudit !== void 0) return (await Promise.resolve().then(() => __load("judge-audit-reply-8f271c2e/judge-audit-reply")))[ofAudit](given);
  if (replyContract(agent, given.run.file) === "execute-step-validator-shared")
    return (await Promise.resolve().then(() => __load("judge-audit-reply-8f271c2e/judge-audit-reply"))).judgeVerdicts(given);
  if (isLens(agent)) return judgeReview(agent, await parseReply(agent, reply), given);
  if (agent === SOURCE_READER) return judgeReading(await parseReply(agent, reply), given);
  if (agent === "finding-scorer") return judgeScores(await parseReply(agent, reply), given);
  const value = await parseReply(agent, reply);
  if ("slot" in value) {
    const { slot } = await given.slotNamed(value.slot);
    return { kind: "acceptable", slot, remarks: [] };
  }
  await given.slotAwaited();
  return { kind: "acceptable", slot: void 0, remarks: [] };
}
async function judgeScores({ slot: named, defects }, { run, slotNamed }) {
  const { slot, findings = [] } = await slotNamed(named);
  const unmatched = unmatchedClaims(defects, findings);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const remarksBy = (texts) => defects.flatMap(
    (defect) => checkScore(defect, texts, run.file.settings.threshold).map(
      (problem) => `${defect.claims.join(", ")}: ${problem}`
    )
  );
  const remarks = remarksBy(await textsOfScores(run, defects));
  if (remarks.length === 0) return { kind: "acceptable", slot, remarks };
  return { kind: "acceptable", slot, remarks: remarksBy(await textsOfScores(run, defects, "as shown")) };
}
async function judgeReview(lens, review, { run, looks, slotNamed }) {
  const slot = await slotNamed(review.slot);
  return verdictOn([checkReview(lens, review, await worldOf(run, slot, looks, review))], slot);
}
async function judgeReading(reading, { run, looks, slotNamed }) {
  const slot = await slotNamed(reading.slot);
  const parts = await splitSources(reading, slotLenses(slot));
  const world = await worldOf(run, slot, looks, reading);
  return verdictOn(
    parts.map(({ lens, review, places }) => checkReview(lens, review, world, places)),
    slot
  );
}
function verdictOn(checked, slot) {
  const remarks = [...new Set(checked.flatMap((one) => one.remarks))];
  if (checked.some(({ noWork }) => noWork))
    return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  const unexamined = [...new Set(checked.flatMap((one) => one.unexamined))];
  const lacks = unexaminedRemark(unexamined, slot.paths.length);
  const fallen = checked.flatMap(({ sifted }) => sifted.dropped.map(fallenClaim));
  const once = lacks === void 0 ? [] : [lacks];
  return { kind: "acceptable", slot: slot.slot, remarks, fallen, once };
}
function isLens(agent) {
  return LENSES.some((lens) => lens === agent);
}
var KEPT = /* @__PURE__ */ new Set([
  ...PROOF_PATHS,
  ...["file", "examined", "where_checked", "filesTouched", "filesWritten", "patch"]
]);
async function cleanReply(run, agent, reply) {
  const value = soleJsonValue(reply, { fence: !AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redact(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, "utf8");
  await parseReply(replyContract(agent, run.file), text).catch(tooLongClean);
  return Buffer.from(text, "utf8");
}
function tooLongClean(error) {
  if (!(error instanceof Failure)) throw error;
  throw new Failure(
    "refused/schema",
    `with [REDACTED:\u2026] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: "send the whole reply again, without the secret", cause: error }
  );
}
async function cleanWords(run, words) {
  return words === "" ? words : await (await redactorOf(run)).redact(words);
}
async function redactorOf({ paths, file }) {
  return await isFile(paths.secrets) ? readRedactor(paths, file) : createRedactor();
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
function cleanFallen(run, fallen) {
  const clean = (words) => cleanWords(run, words);
  return Promise.all(
    fallen.map(async ({ title, why, ...rest }) => ({
      ...rest,
      ...{ title: await clean(title), why: await clean(why) }
    }))
  );
}
Object.assign(exports, { judgeReply, cleanReply, cleanWords, cleanFallen });
});
exports["stop"] = __part((exports) => {
var { cleanFallen, cleanReply, cleanWords, judgeReply } = __load("stop-f7e32896/judge-reply"), { looksOf } = __load("index-936eb180/looks-of"), { openRepository } = __load("git-685f2d30/repository"), { runOfSession, startingFolders } = __load("matches-schema-4b8261ce/locate"), { passThrough, sendBack } = __load("main/answers"), { runPaths, slotParts } = __load("matches-schema-4b8261ce/layout"), { eventsOf, readLedgerUnchecked, record } = __load("matches-schema-4b8261ce/ledger"), { readRunJson } = __load("matches-schema-4b8261ce/own-key"), { createFileOnce } = __load("matches-schema-4b8261ce/files"), { failureText } = __load("main/outcome"), { Failure } = __load("main/failure"), { createHash } = require("node:crypto"), { existsSync, lstatSync, realpathSync } = require("node:fs"), { dirname, join, resolve } = require("node:path");
function nearestRepository(cwd) {
  try {
    for (const folder of upwards(realpathSync(resolve(cwd)))) {
      if (existsSync(join(folder, "HEAD"))) return void 0;
      const gitDir = join(folder, ".git");
      const entry = lstatSync(gitDir, { throwIfNoEntry: false });
      if (entry === void 0) continue;
      const user = process.getuid?.();
      const isOwn = entry.isDirectory() && entry.uid === user && lstatSync(folder).uid === user;
      return isOwn && existsSync(join(gitDir, "HEAD")) ? { top: folder, gitDir } : void 0;
    }
  } catch {
  }
  return void 0;
}
function upwards(folder) {
  const above = dirname(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
async function requireAwaited(call) {
  const stored = new Set(eventsOf(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return eventsOf(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return readRunJson(paths.slot(slotParts(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const sentBack2 = eventsOf(ledger, "sent-back").filter((event) => event.agentId === agentId);
  if (judged.kind === "refused") {
    const { why, once: once2 } = judged;
    const isInVain = once2 && sentBack2.some((event) => event.why === why);
    return { kind: sentBack2.length < MAX_SENT_BACK && !isInVain ? "send-back" : "refuse", why };
  }
  const most = agent === "finding-scorer" ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, once = [], fallen = [] } = judged;
  const remarks = [...judged.remarks, ...once];
  const wasSaid = (remark) => sentBack2.some(({ why }) => why.includes(remark));
  const isMendable = judged.remarks.length > 0 || once.some((remark) => !wasSaid(remark));
  return isMendable && sentBack2.length < most ? {
    kind: "send-back",
    why: remarks.join("\n"),
    ...fallen.length === 0 || slot === void 0 ? {} : { slot, fallen }
  } : { kind: "keep", slot, remarks };
}
function isConcluded(ledger, agentId) {
  return ledger.some(
    (event) => (event.kind === "accepted" || event.kind === "refused") && event.agentId === agentId
  );
}
async function stopHook(agent, event, env) {
  const found = await runOfSession(startingFolders(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return passThrough;
  const paths = runPaths(found.top, found.session.run);
  const ledger = await readLedgerUnchecked(paths);
  if (isConcluded(ledger, agentId)) {
    await record(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return passThrough;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = nearestRepository(found.top) ?? await openRepository(found.top);
  const file = await readRunJson(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = looksOf(ledger, agentId);
  const { judged, kept } = await judgeReply({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : cleanReply(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await cleanWords(run, judged.why) };
  const clean = (remarks) => Promise.all(remarks.map((remark) => cleanWords(run, remark)));
  return {
    ...judged,
    remarks: await clean(judged.remarks),
    once: await clean(judged.once ?? []),
    fallen: await cleanFallen(run, judged.fallen ?? [])
  };
}
function asRefusal(error) {
  if (!(error instanceof Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: failureText(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await record(paths, sentBack(who, decision));
      return sendBack(decision.why);
    case "refuse":
      await record(paths, { kind: "refused", ...who, why: decision.why });
      return passThrough;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return passThrough;
  }
}
function sentBack(who, { why, slot, fallen }) {
  const named = slot === void 0 ? {} : { slot };
  return {
    kind: "sent-back",
    ...who,
    ...{ why, ...named },
    ...fallen === void 0 ? {} : { fallen: [...fallen] }
  };
}
async function keep(paths, agentId, bytes, { slot, remarks }) {
  await createFileOnce(paths.reply(agentId), bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await record(paths, {
    kind: "accepted",
    agentId,
    ...slot === void 0 ? {} : { slot },
    sha256,
    bytes: bytes.length,
    remarks: [...remarks]
  });
}
Object.assign(exports, { stopHook });
});
