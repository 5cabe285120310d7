var { __load, __part } = require("../main.cjs").shared;
exports["audit-tree"] = __part((exports) => {
var { shellWord } = __load("git-e35b31af/shell-word"), { isFile } = __load("matches-schema-ce3fc646/places"), { join } = require("node:path");
async function auditOfTree(top) {
  const found = /^(.+)[\\/]\.correctless[\\/]worktrees[\\/]([a-z0-9]{4,16})$/.exec(top);
  const [, home = "", audit = ""] = found ?? [];
  if (found === null || !await isFile(join(home, ".correctless", "audits", audit, "audit.json")))
    return void 0;
  return { audit, home };
}
function auditTreeNotice({ audit, home }) {
  return `this is the work tree of audit ${audit}; run its commands in ${home}: cd ${shellWord(home)} && correctless next ${audit}`;
}
Object.assign(exports, { auditOfTree, auditTreeNotice });
});
exports["by-hand"] = __part((exports) => {
var BY_HAND = "by-hand-";
function isByHand(agentId) {
  return agentId.startsWith(BY_HAND);
}
Object.assign(exports, { BY_HAND, isByHand });
});
exports["open-run"] = __part((exports) => {
var { slotStates } = __load("matches-schema-ce3fc646/slot-state"), { runPaths, slotParts } = __load("matches-schema-ce3fc646/layout"), { auditOfTree, auditTreeNotice } = __load("pre-5ecd4cc6/audit-tree"), { requireUntracked } = __load("pre-5ecd4cc6/untracked"), { requireReplies, requireSealed } = __load("pre-5ecd4cc6/sealed-files"), { isFile } = __load("matches-schema-ce3fc646/places"), { eventsOf, readLedger } = __load("matches-schema-ce3fc646/ledger"), { corrupt, readRunJson } = __load("matches-schema-ce3fc646/own-key"), { listNames } = __load("matches-schema-ce3fc646/files"), { compareText } = __load("main/order"), { Failure } = __load("main/failure"), { join } = require("node:path");
async function openRun(repository, name) {
  await requireUntracked(repository);
  const paths = runPaths(repository.top, name);
  if (!/^[a-z0-9]{4,16}$/.test(name) || !await isFile(paths.run)) throw await unknownRun(repository, name);
  const file = await readRunJson(paths.run, "run");
  if (file.run !== name) throw corrupt(paths.run, `belongs to run ${file.run}`);
  if (file.top !== repository.top) {
    throw new Failure(
      "run/other-repository",
      `run ${name} was made for ${file.top}, this is ${repository.top}`,
      {
        hint: "start a new run here with: correctless plan; or, if you carried it here yourself, name its folder: correctless merge FOLDER"
      }
    );
  }
  return runAt(repository, file, paths);
}
async function runAt(repository, file, paths, trust = "own") {
  const ledger = await readLedger(paths, trust);
  requireSealed(paths, ledger);
  requireReplies(paths, ledger);
  const slots = await readSlots(file, paths, ledger);
  return { repository, file, paths, ledger, slots, states: slotStates(slots, ledger) };
}
async function readSlots(file, paths, ledger) {
  const names = [...new Set(countingPlans(ledger).flatMap((event) => event.slots))];
  return Promise.all(
    names.map(async (name) => {
      const number = slotParts(name)?.number ?? 0;
      const slot = await readRunJson(paths.slot(number), "slot");
      if (slot.slot !== name || slot.base !== file.base.tree || slot.head !== file.head.tree) {
        throw corrupt(paths.slot(number), `does not belong to slot ${name} of this run`);
      }
      return slot;
    })
  );
}
function countingPlans(ledger) {
  const plans = eventsOf(ledger, "planned");
  const lastScores = plans.findLast((plan) => plan.phase === "score");
  const stored = new Set(eventsOf(ledger, "stored").map((event) => event.slot));
  return plans.map(
    (plan) => plan.phase === "score" && plan !== lastScores ? { slots: plan.slots.filter((slot) => stored.has(slot)) } : plan
  );
}
var NAMED = 10;
async function unknownRun(repository, name) {
  const known = (await listNames(join(repository.top, ".correctless", "runs"))).toSorted(compareText);
  const tree = await auditOfTree(repository.top);
  return new Failure("run/unknown", `no run "${name}" in this repository`, {
    hint: tree !== void 0 ? auditTreeNotice(tree) : known.length === 0 ? "start one with: correctless plan" : `runs here: ${known.slice(0, NAMED).join(", ")}${known.length > NAMED ? `, and ${known.length - NAMED} more` : ""}`
  });
}
Object.assign(exports, { openRun, runAt });
});
exports["phases-of"] = __part((exports) => {
var { PHASES_OF } = __load("main/vocabulary");
function phasesOf({ kind, settings }) {
  return PHASES_OF[kind].filter((phase) => phase !== "sources" || settings.calls.in_a_row === true);
}
Object.assign(exports, { phasesOf });
});
exports["pre"] = __part((exports) => {
var { slotStates } = __load("matches-schema-ce3fc646/slot-state"), { nextCommandAt } = __load("matches-schema-ce3fc646/next-command"), { runOfSession, startingFolders, topOfRun } = __load("matches-schema-ce3fc646/locate"), { deny, replaceInput } = __load("main/answers"), { runPaths, sessionPath, slotParts } = __load("matches-schema-ce3fc646/layout"), { requireSealedFiles } = __load("pre-5ecd4cc6/sealed-files"), { readLedgerUnchecked, readSealedLedger, record } = __load("matches-schema-ce3fc646/ledger"), { jsonText, now, readRunJson } = __load("matches-schema-ce3fc646/own-key"), { readBytes, readTextIfAny, writeFileAtomically } = __load("matches-schema-ce3fc646/files");
var LONGEST_CALL = 30 * 6e4;
async function otherRunAtWork(top, session, run) {
  const found = await runOfSession([top], session);
  if (found === void 0 || found.session.run === run) return void 0;
  const ledger = await readLedgerUnchecked(runPaths(top, found.session.run));
  return isAtWork(ledger, session, now()) ? found.session.run : void 0;
}
function isAtWork(ledger, session, at) {
  const called = /* @__PURE__ */ new Map();
  for (const event of ledger) {
    if (event.kind === "dispatched" && event.session === session) called.set(event.slot, event.at);
    for (const slot of slotsEnded(event)) called.delete(slot);
  }
  return [...called.values()].some((since) => Date.parse(at) - Date.parse(since) < LONGEST_CALL);
}
function slotsEnded(event) {
  if (event.kind === "given-up") return event.slots;
  return event.kind === "stored" || event.kind === "lost" ? [event.slot] : [];
}
var ONLY_SLOTS = 'agents of correctless take no prompt but "slot RUN/N" as printed by `correctless next RUN`; call that and follow it';
async function preHook(agent, event, env) {
  const parts = slotAsked(event);
  if (parts === void 0) return deny(ONLY_SLOTS);
  const top = await topOfRun(startingFolders(event.cwd, env), parts.run);
  if (top === void 0) return deny(`no run "${parts.run}" in this repository; ${ONLY_SLOTS}`);
  const paths = runPaths(top, parts.run);
  const session = typeof event.session_id === "string" ? event.session_id : "unknown";
  const refuse = async (why) => {
    await record(paths, { kind: "denied", agent, session, why });
    return deny(why);
  };
  const run = await readRunJson(paths.run, "run");
  if (run.captured !== "hooks") return refuse(`run ${run.run} takes its replies by hand, not from agents`);
  const other = await otherRunAtWork(top, session, run.run);
  if (other !== void 0) return refuse(`agents of run ${other} are still at work in this session`);
  const ledger = await readSealedLedger(paths);
  const problem = await notCallable(paths, ledger, parts.number, agent);
  if (problem !== void 0) return refuse(problem);
  requireSealedFiles(paths, ledger, [paths.run, paths.slot(parts.number), paths.packet(parts.number)]);
  const slot = await readRunJson(paths.slot(parts.number), "slot");
  const packet = await readBytes(paths.packet(parts.number));
  await keepFile(sessionPath(top, session), sessionText(session, run));
  const toolUse = typeof event.tool_use_id === "string" ? event.tool_use_id : "unknown";
  await record(paths, { kind: "dispatched", slot: parts.name, session, toolUse });
  if (!await paidFor(paths, slot, toolUse)) return refuse(`slot ${parts.name} was called twice at once`);
  const lost = await clearedAway(top, run, ledger, parts.name);
  if (lost !== void 0) return refuse(lost);
  return replaceInput({
    subagent_type: `correctless:${agent}`,
    description: `slot ${parts.name}`,
    prompt: packet.toString("utf8"),
    run_in_background: false,
    ...slot.model === "inherit" ? {} : { model: slot.model }
  });
}
function sessionText(session, { run, tree_root, packages_root: root }) {
  return jsonText({ session, run, tree_root, ...root === void 0 ? {} : { packages_root: root } });
}
async function clearedAway(top, run, ledger, slot) {
  if (run.kind !== "fix" || !ledger.some((event) => event.kind === "dispatched" && event.slot === slot))
    return void 0;
  try {
    const { startOver } = await Promise.resolve().then(() => __load("discard-changes-be3d7d11/start-over"));
    await startOver(top, run);
    return void 0;
  } catch (error) {
    return `the work tree still holds what the last executor did: ${error instanceof Error ? error.message : String(error)}`;
  }
}
async function keepFile(path, text) {
  if (await readTextIfAny(path) !== text) await writeFileAtomically(path, text);
}
async function paidFor(paths, slot, toolUse) {
  const ledger = await readLedgerUnchecked(paths);
  const own = ledger.findLastIndex((event) => event.kind === "dispatched" && event.toolUse === toolUse);
  return slotStates([slot], ledger.slice(0, own))[0]?.dispatchable === true;
}
function slotAsked({ tool_input: input }) {
  const prompt = input?.["prompt"];
  return typeof prompt === "string" ? slotParts(/^slot (\S+)$/.exec(prompt.trim())?.[1] ?? "") : void 0;
}
async function notCallable(paths, ledger, number, agent) {
  const slot = await readRunJson(paths.slot(number), "slot").catch(() => void 0);
  if (slot === void 0) return `the run has no slot ${number}; ${ONLY_SLOTS}`;
  if (slot.agent !== agent)
    return `slot ${slot.slot} is for correctless:${slot.agent}, not for correctless:${agent}`;
  const [state] = slotStates([slot], ledger);
  switch (state?.status) {
    case "stored":
      return `slot ${slot.slot} has its reply already; call: ${await nextCommandAt(paths, slot.run)}`;
    case "failed":
    case void 0:
      return `slot ${slot.slot} has failed and is not called again; call: ${await nextCommandAt(paths, slot.run)}`;
    case "pending":
      return state.dispatchable ? void 0 : `slot ${slot.slot} was not offered now; call: ${await nextCommandAt(paths, slot.run)}`;
  }
}
Object.assign(exports, { preHook });
});
exports["read-report"] = __part((exports) => {
var { nextCommand } = __load("matches-schema-ce3fc646/next-command"), { ending } = __load("pre-5ecd4cc6/sealed-files"), { readRunJsonIfAny } = __load("matches-schema-ce3fc646/own-key"), { Failure } = __load("main/failure");
async function readReport(run) {
  if (run.file.kind === "step") {
    throw new Failure(
      "usage/bad-value",
      `run ${run.file.run} judged a step and has a verdict, not a report`,
      {
        hint: `see it with: correctless verdict ${run.file.run}`
      }
    );
  }
  const report = await readRunJsonIfAny(run.paths.report, "report");
  if (report !== void 0 && ending(run.ledger) !== void 0) return report;
  throw new Failure("run/not-finished", `run ${run.file.run} has no report yet`, {
    hint: `continue with: ${nextCommand(run.file)}`
  });
}
Object.assign(exports, { readReport });
});
exports["sealed-files"] = __part((exports) => {
var { eventsOf, record } = __load("matches-schema-ce3fc646/ledger"), { corrupt } = __load("matches-schema-ce3fc646/own-key"), { listFiles, readBytes } = __load("matches-schema-ce3fc646/files"), { Failure } = __load("main/failure"), { createHash } = require("node:crypto"), { join, relative } = require("node:path"), { readFileSync, statSync } = require("node:fs");
function readNow(path) {
  if (!isFileNow(path)) return void 0;
  try {
    return readFileSync(path);
  } catch (cause) {
    const said = cause instanceof Error ? cause.message : String(cause);
    throw new Failure("environment/file-unreadable", `cannot read ${path}: ${said}`, { cause });
  }
}
function isFileNow(path) {
  try {
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
async function sealPlanned(paths) {
  const planned = (await listFiles(paths.dir)).filter((path) => isPlanned(paths, path));
  await record(paths, { kind: "sealed", files: await hashesOf(paths, planned) });
}
function isPlanned({ dir, ...paths }, path) {
  const others = [paths.ledger, paths.secrets, paths.report, paths.memory, paths.verdict];
  return !others.includes(path) && !path.startsWith(join(dir, "replies", "/")) && !path.endsWith(".tmp");
}
async function hashesOf(paths, files) {
  const hashes = files.map(async (path) => [relative(paths.dir, path), await hashOf(path)]);
  return Object.fromEntries(await Promise.all(hashes));
}
function requireSealed(paths, ledger) {
  requireHashes(paths, Object.fromEntries(sealedHashes(paths, ledger)));
}
function requireSealedFiles(paths, ledger, files) {
  const hashes = sealedHashes(paths, ledger);
  for (const path of files) {
    const sha256 = hashes.get(relative(paths.dir, path));
    if (sha256 === void 0) throw corrupt(path, "was never planned completely");
    requireSame(path, sha256);
  }
}
function sealedHashes(paths, ledger) {
  const seals = eventsOf(ledger, "sealed");
  if (seals.length === 0) throw corrupt(paths.run, "was never planned completely");
  const sealed = [...seals.map(({ files }) => files), ending(ledger)?.files ?? {}];
  return new Map(sealed.flatMap((files) => Object.entries(files)));
}
function requireHashes({ dir }, files) {
  for (const [name, sha256] of Object.entries(files)) requireSame(join(dir, name), sha256);
}
function requireReplies(paths, ledger) {
  for (const { agentId, sha256 } of eventsOf(ledger, "stored")) requireSame(paths.reply(agentId), sha256);
}
function requireSame(path, sha256) {
  const bytes = readNow(path);
  if (bytes === void 0) throw corrupt(path, "is missing");
  if (sha256Of(bytes) !== sha256) throw corrupt(path, "is not the file that was written here");
}
function ending(ledger) {
  const reopened = ledger.findLastIndex((event) => event.kind === "reopened");
  return eventsOf(ledger.slice(reopened + 1), "finished").at(-1);
}
async function hashOf(path) {
  return sha256Of(await readBytes(path));
}
function sha256Of(bytes) {
  return createHash("sha256").update(bytes).digest("hex");
}
Object.assign(exports, { sealPlanned, hashesOf, requireSealed, requireSealedFiles, requireHashes, requireReplies, ending });
});
exports["untracked"] = __part((exports) => {
var { records } = __load("git-e35b31af/objects"), { printable } = __load("git-e35b31af/printable"), { runGit } = __load("git-e35b31af/git"), { requireKeyOutside } = __load("matches-schema-ce3fc646/own-key"), { Failure } = __load("main/failure");
async function trackedFiles({ top }, paths) {
  return records((await runGit(top, ["--literal-pathspecs", "ls-files", "-z", "--", ...paths])).stdout);
}
var STATE = [".correctless/runs", ".correctless/audits", ".correctless/sessions"];
var asked = /* @__PURE__ */ new WeakMap();
function requireUntracked(repository) {
  const known = asked.get(repository);
  if (known !== void 0) return known;
  const answer = lookForTracked(repository);
  asked.set(repository, answer);
  return answer;
}
async function lookForTracked(repository) {
  requireKeyOutside(repository);
  const found = await trackedFiles(repository, STATE);
  const [first] = found;
  if (first === void 0) return;
  const folders = STATE.filter(
    (folder) => found.some((path) => path === folder || path.startsWith(`${folder}/`))
  );
  throw new Failure(
    "run/tracked",
    `git tracks ${found.length} files below ${folders.join(" and ")}, such as ${printable(first)}: reviews that came with a commit are not trusted`,
    {
      hint: `git rm -r -q --cached -- ${folders.join(" ")}, commit that, and remove the folders if you did not write them yourself`
    }
  );
}
Object.assign(exports, { requireUntracked });
});
