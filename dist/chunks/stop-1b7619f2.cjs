var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["judge-reply"] = __part((module, exports) => {
__export(exports, { cleanFallen: () => cleanFallen, cleanReply: () => cleanReply, cleanWords: () => cleanWords, judgeReply: () => judgeReply });
var [import_left_out_claims, import_world_of, import_fact_texts, import_redact_2, import_split_sources, import_scan_json, import_vocabulary, import_places, import_failure] = ["world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "evidence-drop-94f915f0/redact-2", "index-758d4a94/split-sources", "index-758d4a94/scan-json", "main/vocabulary", "matches-schema-2b17f0d0/places", "main/failure"].map(__load);
function replyContract(agent, { audit }) {
  const several = import_vocabulary.AGENTS_OF_SEVERAL.find((one) => one === agent);
  return several === void 0 || audit?.subjects === void 0 ? agent : `${several}-shared`;
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
  if (ofAudit !== void 0) return (await Promise.resolve().then(() => __toESM(__load("judge-audit-reply-ff4d14ee/judge-audit-reply"))))[ofAudit](given);
  if (replyContract(agent, given.run.file) === "execute-step-validator-shared")
    return (await Promise.resolve().then(() => __toESM(__load("judge-audit-reply-ff4d14ee/judge-audit-reply")))).judgeVerdicts(given);
  if (isLens(agent)) return judgeReview(agent, await (0, import_split_sources.parseReply)(agent, reply), given);
  if (agent === import_vocabulary.SOURCE_READER) return judgeReading(await (0, import_split_sources.parseReply)(agent, reply), given);
  if (agent === "finding-scorer") return judgeScores(await (0, import_split_sources.parseReply)(agent, reply), given);
  const value = await (0, import_split_sources.parseReply)(agent, reply);
  if ("slot" in value) {
    const { slot } = await given.slotNamed(value.slot);
    return { kind: "acceptable", slot, remarks: [] };
  }
  await given.slotAwaited();
  return { kind: "acceptable", slot: void 0, remarks: [] };
}
async function judgeScores({ slot: named, defects }, { run, slotNamed }) {
  const { slot, findings = [] } = await slotNamed(named);
  const unmatched = (0, import_world_of.unmatchedClaims)(defects, findings);
  if (unmatched.length > 0) return { kind: "refused", why: unmatched.join("\n"), once: false };
  const remarksBy = (texts) => defects.flatMap(
    (defect) => (0, import_world_of.checkScore)(defect, texts, run.file.settings.threshold).map(
      (problem) => `${defect.claims.join(", ")}: ${problem}`
    )
  );
  const remarks = remarksBy(await (0, import_world_of.textsOfScores)(run, defects));
  if (remarks.length === 0) return { kind: "acceptable", slot, remarks };
  return { kind: "acceptable", slot, remarks: remarksBy(await (0, import_world_of.textsOfScores)(run, defects, "as shown")) };
}
async function judgeReview(lens, review, { run, looks, slotNamed }) {
  const slot = await slotNamed(review.slot);
  return verdictOn([(0, import_left_out_claims.checkReview)(lens, review, await (0, import_world_of.worldOf)(run, slot, looks, review))], slot);
}
async function judgeReading(reading, { run, looks, slotNamed }) {
  const slot = await slotNamed(reading.slot);
  const parts = await (0, import_split_sources.splitSources)(reading, (0, import_world_of.slotLenses)(slot));
  const world = await (0, import_world_of.worldOf)(run, slot, looks, reading);
  return verdictOn(
    parts.map(({ lens, review, places }) => (0, import_left_out_claims.checkReview)(lens, review, world, places)),
    slot
  );
}
function verdictOn(checked, slot) {
  const remarks = [...new Set(checked.flatMap((one) => one.remarks))];
  if (checked.some(({ noWork }) => noWork))
    return { kind: "refused", why: `no_work: ${remarks.join("\n")}`, once: true };
  const unexamined = [...new Set(checked.flatMap((one) => one.unexamined))];
  const lacks = (0, import_left_out_claims.unexaminedRemark)(unexamined, slot.paths.length);
  const fallen = checked.flatMap(({ sifted }) => sifted.dropped.map(import_left_out_claims.fallenClaim));
  const once = lacks === void 0 ? [] : [lacks];
  return { kind: "acceptable", slot: slot.slot, remarks, fallen, once };
}
function isLens(agent) {
  return import_vocabulary.LENSES.some((lens) => lens === agent);
}
var KEPT = /* @__PURE__ */ new Set([
  ...import_fact_texts.PROOF_PATHS,
  ...["file", "examined", "where_checked", "filesTouched", "filesWritten", "patch"]
]);
async function cleanReply(run, agent, reply) {
  const value = (0, import_scan_json.soleJsonValue)(reply, { fence: !import_vocabulary.AGENTS_WITHOUT_FENCE.includes(agent) });
  const clean = withKept(value, await (await redactorOf(run)).redactIn(value));
  const text = JSON.stringify(clean);
  if (text === JSON.stringify(value)) return Buffer.from(reply, "utf8");
  await (0, import_split_sources.parseReply)(replyContract(agent, run.file), text).catch(tooLongClean);
  return Buffer.from(text, "utf8");
}
function tooLongClean(error) {
  if (!(error instanceof import_failure.Failure)) throw error;
  throw new import_failure.Failure(
    "refused/schema",
    `with [REDACTED:\u2026] in the place of the secret that it repeats, it is ${error.message}`,
    { hint: "send the whole reply again, without the secret", cause: error }
  );
}
async function cleanWords(run, words) {
  return words === "" ? words : (await (await redactorOf(run)).redact(words)).text;
}
async function redactorOf({ paths, file }) {
  return await (0, import_places.isFile)(paths.secrets) ? (0, import_left_out_claims.readRedactor)(paths, file) : (0, import_redact_2.createRedactor)();
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
});
exports["nearest-repository"] = __part((module, exports) => {
__export(exports, { nearestRepository: () => nearestRepository });
var import_node_fs = require("node:fs");
var import_node_path = require("node:path");
function nearestRepository(cwd) {
  try {
    for (const folder of upwards((0, import_node_fs.realpathSync)((0, import_node_path.resolve)(cwd)))) {
      if ((0, import_node_fs.existsSync)((0, import_node_path.join)(folder, "HEAD"))) return void 0;
      const gitDir = (0, import_node_path.join)(folder, ".git");
      const entry = (0, import_node_fs.lstatSync)(gitDir, { throwIfNoEntry: false });
      if (entry === void 0) continue;
      const user = process.getuid?.();
      const isOwn = entry.isDirectory() && entry.uid === user && (0, import_node_fs.lstatSync)(folder).uid === user;
      return isOwn && (0, import_node_fs.existsSync)((0, import_node_path.join)(gitDir, "HEAD")) ? { top: folder, gitDir } : void 0;
    }
  } catch {
  }
  return void 0;
}
function upwards(folder) {
  const above = (0, import_node_path.dirname)(folder);
  return above === folder ? [folder] : [folder, ...upwards(above)];
}
});
exports["stop"] = __part((module, exports) => {
__export(exports, { stopHook: () => stopHook });
var [import_nearest_repository, import_judge_reply, import_looks_of, import_left_out_claims, import_world_of, import_fact_texts, import_split_hunk, import_shown_path, import_packet_2, import_message_text, import_rubric, import_evidence_drop, import_installed_packages, import_redact_2, import_verify_finding, import_looks, import_matched_paths, import_index, import_scope_entries, import_named_entries, import_quoted_texts, import_asked_objects, import_split_sources, import_reviewed_text, import_scan_json, import_enclosing_headers, import_extract, import_decode_text, import_hunk_order, import_line_index, import_substance, import_line_span, import_counted, import_stamped, import_largest_text, import_locate, import_answers, import_layout, import_repository_2, import_fingerprint, import_objects, import_printable, import_vocabulary, import_places, import_ledger, import_own_key, import_matches_schema, import_files, import_order, import_shell_word, import_git, import_real_place, import_outcome, import_input_limits, import_disk, import_failure, import_inert_2, import_chunk_PQNXDWJD] = ["stop-1b7619f2/nearest-repository", "stop-1b7619f2/judge-reply", "world-of-eeae2505/looks-of", "world-of-eeae2505/left-out-claims", "world-of-eeae2505/world-of", "world-of-eeae2505/fact-texts", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "world-of-eeae2505/message-text", "evidence-drop-94f915f0/rubric", "evidence-drop-94f915f0/evidence-drop", "matches-schema-2b17f0d0/installed-packages", "evidence-drop-94f915f0/redact-2", "extract-bd6f4934/verify-finding", "index-758d4a94/looks", "extract-bd6f4934/matched-paths", "index-758d4a94/index", "world-of-eeae2505/scope-entries", "world-of-eeae2505/named-entries", "world-of-eeae2505/quoted-texts", "index-758d4a94/asked-objects", "index-758d4a94/split-sources", "index-758d4a94/reviewed-text", "index-758d4a94/scan-json", "extract-bd6f4934/enclosing-headers", "extract-bd6f4934/extract", "index-758d4a94/decode-text", "evidence-drop-94f915f0/hunk-order", "index-758d4a94/line-index", "evidence-drop-94f915f0/substance", "evidence-drop-94f915f0/line-span", "evidence-drop-94f915f0/counted", "objects-0b8527c9/stamped", "objects-0b8527c9/largest-text", "matches-schema-2b17f0d0/locate", "main/answers", "matches-schema-2b17f0d0/layout", "objects-0b8527c9/repository-2", "objects-0b8527c9/fingerprint", "objects-0b8527c9/objects", "objects-0b8527c9/printable", "main/vocabulary", "matches-schema-2b17f0d0/places", "matches-schema-2b17f0d0/ledger", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/matches-schema", "matches-schema-2b17f0d0/files", "main/order", "objects-0b8527c9/shell-word", "objects-0b8527c9/git", "matches-schema-2b17f0d0/real-place", "main/outcome", "main/input-limits", "main/disk", "main/failure", "main/inert-2", "main/chunk-PQNXDWJD"].map(__load);
var import_node_crypto = require("node:crypto");
async function requireAwaited(call) {
  const stored = new Set((0, import_ledger.eventsOf)(call.ledger, "stored").map(({ slot }) => slot));
  const open = slotsCalled(call).filter((name) => !stored.has(name));
  const slots = await Promise.all(open.map((name) => slotFile(call.paths, name)));
  if (slots.some(({ agent }) => agent === call.agent)) return;
  throw new import_failure.Failure("refused/wrong-slot", `no slot of this session waits for a reply of ${call.agent}`, {
    hint: "nothing more is needed: end here"
  });
}
async function calledSlot(name, call) {
  const slot = slotsCalled(call).includes(name) ? await slotFile(call.paths, name) : void 0;
  if (slot?.agent === call.agent) return slot;
  throw new import_failure.Failure(
    "refused/wrong-slot",
    `the reply names slot ${name}, which this agent was not called for`,
    { hint: 'take the slot from the line "slot: \u2026" of the packet' }
  );
}
function slotsCalled({ ledger, session }) {
  return (0, import_ledger.eventsOf)(ledger, "dispatched").filter((event) => event.session === session).map(({ slot }) => slot);
}
function slotFile(paths, name) {
  return (0, import_own_key.readRunJson)(paths.slot((0, import_layout.slotParts)(name)?.number ?? 0), "slot");
}
var MAX_SENT_BACK = 2;
var MAX_SCORE_SENT_BACK = 1;
function decideStop(ledger, { agent, agentId }, judged) {
  const told = (0, import_ledger.eventsOf)(ledger, "sent-back").filter((event) => event.agentId === agentId);
  if (judged.kind === "refused") {
    const { why, once: once2 } = judged;
    const isInVain = once2 && told.some((event) => event.why === why);
    return { kind: told.length < MAX_SENT_BACK && !isInVain ? "send-back" : "refuse", why };
  }
  const most = agent === "finding-scorer" ? MAX_SCORE_SENT_BACK : MAX_SENT_BACK;
  const { slot, once = [], fallen = [] } = judged;
  const remarks = [...judged.remarks, ...once];
  const isTold = (remark) => told.some(({ why }) => why.includes(remark));
  const isMendable = judged.remarks.length > 0 || once.some((remark) => !isTold(remark));
  return isMendable && told.length < most ? {
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
  const found = await (0, import_locate.runOfSession)((0, import_locate.startingFolders)(event.cwd, env), event.session_id);
  const agentId = event.agent_id;
  if (found === void 0 || typeof agentId !== "string") return import_answers.passThrough;
  const paths = (0, import_layout.runPaths)(found.top, found.session.run);
  const ledger = await (0, import_ledger.readLedgerUnchecked)(paths);
  if (isConcluded(ledger, agentId)) {
    await (0, import_ledger.record)(paths, { kind: "ignored", agentId, agent, why: "a resumed agent cannot change its reply" });
    return import_answers.passThrough;
  }
  const reply = typeof event.last_assistant_message === "string" ? event.last_assistant_message : "";
  const repository = (0, import_nearest_repository.nearestRepository)(found.top) ?? await (0, import_repository_2.openRepository)(found.top);
  const file = await (0, import_own_key.readRunJson)(paths.run, "run");
  const run = { repository, file, paths };
  const call = { paths, ledger, agent, session: found.session.session };
  const slotNamed = (name) => calledSlot(name, call);
  const slotAwaited = () => requireAwaited(call);
  const looks = (0, import_looks_of.looksOf)(ledger, agentId);
  const { judged, kept } = await (0, import_judge_reply.judgeReply)({ run, agent, reply, slotNamed, slotAwaited, looks }).then(async (judged2) => ({ judged: judged2, kept: await asKept(run, { agent, reply }, judged2) })).catch((error) => ({ judged: asRefusal(error), kept: Buffer.alloc(0) }));
  const decision = decideStop(ledger, { agent, agentId }, await inCleanWords(run, judged));
  return conclude(paths, { agent, agentId }, kept, decision);
}
async function asKept(run, { agent, reply }, judged) {
  return judged.kind === "refused" ? Buffer.alloc(0) : (0, import_judge_reply.cleanReply)(run, agent, reply);
}
async function inCleanWords(run, judged) {
  if (judged.kind === "refused") return { ...judged, why: await (0, import_judge_reply.cleanWords)(run, judged.why) };
  const clean = (remarks) => Promise.all(remarks.map((remark) => (0, import_judge_reply.cleanWords)(run, remark)));
  return {
    ...judged,
    remarks: await clean(judged.remarks),
    once: await clean(judged.once ?? []),
    fallen: await (0, import_judge_reply.cleanFallen)(run, judged.fallen ?? [])
  };
}
function asRefusal(error) {
  if (!(error instanceof import_failure.Failure) || !error.code.startsWith("refused/")) throw error;
  return { kind: "refused", why: (0, import_outcome.failureText)(error).trimEnd(), once: false };
}
async function conclude(paths, who, kept, decision) {
  switch (decision.kind) {
    case "send-back":
      await (0, import_ledger.record)(paths, sentBack(who, decision));
      return (0, import_answers.sendBack)(decision.why);
    case "refuse":
      await (0, import_ledger.record)(paths, { kind: "refused", ...who, why: decision.why });
      return import_answers.passThrough;
    case "keep":
      await keep(paths, who.agentId, kept, decision);
      return import_answers.passThrough;
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
  await (0, import_files.createFileOnce)(paths.reply(agentId), bytes);
  const sha256 = (0, import_node_crypto.createHash)("sha256").update(bytes).digest("hex");
  await (0, import_ledger.record)(paths, {
    kind: "accepted",
    agentId,
    ...slot === void 0 ? {} : { slot },
    sha256,
    bytes: bytes.length,
    remarks: [...remarks]
  });
}
});
