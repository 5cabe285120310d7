var { __load, __part } = require("../main.cjs").shared;
exports["merge"] = __part((exports) => {
var { storedLines } = __load("next-74339a63/stored-lines"), { positional } = __load("main-0f98ea10/positional"), { planKey, planParts, skippedEntries } = __load("plan-request-a1c9577e/plan-key"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { giveUpWaiting } = __load("injection-patterns-1c8972ad/advance"), { materializeTree } = __load("find-again-822ea1ed/tree-cache"), { requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { createRun, requireRealFolders } = __load("suppressions-2-e7662acd/create-run"), { readDifference } = __load("text-called-binary-fccc6b1e/read-skipped"), { readRules } = __load("parser-dfd9e85b/parser"), { claimPart, collectFindings, prepareScores, reviewSlots, storedSummary, summarySlots } = __load("find-again-822ea1ed/find-again"), { phasesOf } = __load("main-0f98ea10/phases-of"), { fence, randomHex, randomId, slotNames } = __load("find-again-822ea1ed/templates.gen"), { cleanText } = __load("suppressions-2-e7662acd/material"), { finishRun } = __load("injection-patterns-1c8972ad/finish-run"), { readPast, writePast } = __load("evidence-lines-5bad12b7/memory"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { shownFiles } = __load("shown-files-85a04787/shown-files"), { storedReply } = __load("shown-files-85a04787/stored-reply"), { openRun, runAt } = __load("main-0f98ea10/open-run"), { renderTerminal } = __load("next-74339a63/render-terminal-2"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { readMaterial, readRedactor, withRules } = __load("evidence-drop-a3c02e69/material-2"), { scopeEntries } = __load("extract-7558e31f/scope-entries"), { requireSlot } = __load("index-936eb180/split-sources"), { counted } = __load("main/counted"), { openRepository } = __load("git-685f2d30/repository"), { readStamped, stampOf, writeStamped } = __load("git-685f2d30/stamped"), { agentsThatReplied, slotStates } = __load("matches-schema-4b8261ce/slot-state"), { runPaths, runPathsIn, slotParts } = __load("matches-schema-4b8261ce/layout"), { requireUntracked } = __load("git-685f2d30/untracked"), { sealPlanned } = __load("matches-schema-4b8261ce/sealed-files"), { blobSizes } = __load("git-685f2d30/objects"), { shellWord } = __load("git-685f2d30/shell-word"), { printable } = __load("git-685f2d30/printable"), { REVIEW_AGENTS } = __load("main/vocabulary"), { isFile } = __load("matches-schema-4b8261ce/places"), { eventsOf, readLedger } = __load("matches-schema-4b8261ce/ledger"), { jsonText, now, readRunJson, writeChained } = __load("matches-schema-4b8261ce/own-key"), { readBytes, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { by, compareText, inOrder } = __load("main/order"), { VERSION } = __load("main/version-2"), { readdir } = __load("main/disk"), { Failure } = __load("main/failure"), { inertJson } = __load("main/inert-2"), { stat } = require("node:fs/promises"), { basename, join: join2, resolve, join } = require("node:path"), { createHash } = require("node:crypto");
var DEPTH = 5;
var NOT_SEARCHED = /* @__PURE__ */ new Set([".git", "node_modules"]);
async function runFolders(folder, depth = DEPTH) {
  if (await isFile(join(folder, "run.json"))) return [folder];
  if (depth === 0) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  const below = entries.filter((entry) => entry.isDirectory() && !NOT_SEARCHED.has(entry.name)).map(({ name }) => join(folder, name)).toSorted(compareText);
  return (await Promise.all(below.map((path) => runFolders(path, depth - 1)))).flat();
}
async function specialEntries(folder) {
  const entries = await readdir(folder, { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return specialEntries(path);
      return entry.isFile() ? [] : [path];
    })
  );
  return found.flat().toSorted(compareText);
}
async function readShard(run, isOwn) {
  const { file, paths } = run;
  const [scope, past, files, rules, facts] = await Promise.all([
    readRunJson(paths.scope, "scope"),
    readPast(paths, file),
    readStamped(paths.files, file),
    readStamped(paths.rules, file),
    readStamped(paths.facts, file)
  ]);
  const read = { run, isOwn, scope, past, files, rules, facts };
  return { ...read, shard: file.shard ?? wholeAsShard(read) };
}
function wholeAsShard(read) {
  const { file } = read.run;
  const shard = {
    index: 1,
    of: 1,
    paths: read.scope.files.map(({ path }) => path),
    scope_note: file.scope_note
  };
  return { ...shard, plan: planKey(plannedOf({ ...read, shard: { ...shard, plan: "" } })) };
}
function shardName({ run, shard }) {
  if (run.file.shard === void 0) return `run ${run.file.run}`;
  return `shard ${shard.index} of ${shard.of} (run ${run.file.run})`;
}
function keyOfShard(shard) {
  return planKey(plannedOf(shard));
}
function differingParts(one, other) {
  const [a, b] = [planParts(plannedOf(one)), planParts(plannedOf(other))];
  return Object.keys(a).filter((part) => JSON.stringify(a[part]) !== JSON.stringify(b[part]));
}
function plannedOf({ run, shard, scope, past, facts }) {
  return { file: wholeRun(run.file), of: shard.of, scope, past, context: facts.context };
}
function wholeRun(file) {
  const { shard, ...rest } = file;
  return shard === void 0 ? file : { ...rest, scope_note: shard.scope_note };
}
async function findShards(repository, named, cwd) {
  const found = [];
  for (const name of named) found.push(...await shardsOf(repository, name, cwd));
  return found.toSorted((a, b) => a.shard.index - b.shard.index);
}
async function shardsOf(repository, name, cwd) {
  const own = runPaths(repository.top, name);
  if (/^[a-z0-9]{4,16}$/.test(name) && await isFile(own.run)) return [await ownShard(repository, name)];
  const folder = await folderNamed(name, cwd);
  const folders = await runFolders(folder);
  const shards = [];
  const others = [];
  for (const one of folders) {
    const shard = await shardIn(repository, one, one === folder);
    if (shard !== void 0) shards.push(shard);
    else if (one === folder) throw notAShard(name, "is a step, not a review");
    else others.push(one);
  }
  if (shards.length > 0) return shards;
  const [whole] = others;
  throw new Failure("merge/no-shards", `${printable(name)} holds no run that is a shard`, {
    hint: whole === void 0 ? "name runs that were planned with --shard, or the folders that contain them" : `a whole review is taken over when its own folder is named, here ${counted(others.length, "folder")}: correctless merge ${shellWord(whole)}`
  });
}
async function ownShard(repository, name) {
  const run = await openRun(repository, name);
  await requireNoLinks(run.paths.dir);
  if (run.file.kind === "review" && run.file.shard !== void 0) return readShard(run, true);
  throw notAShard(name, "is a whole review or a step, not a shard");
}
async function folderNamed(name, cwd) {
  const folder = resolve(cwd, name);
  const stats = await stat(folder).catch(() => void 0);
  if (stats?.isDirectory() === true) return folder;
  throw new Failure(
    "merge/no-shards",
    `${printable(name)} is neither a run of this repository nor a folder`,
    { hint: "unpack the run that you carried over, and name its folder" }
  );
}
async function shardIn(repository, folder, whole) {
  const file = await readRunJson(join2(folder, "run.json"), "run");
  if (file.kind !== "review" || file.shard === void 0 && !whole) return void 0;
  await requireNoLinks(folder);
  const paths = runPathsIn(folder);
  const isOwn = await isOwnRun(file, paths);
  return readShard(await runAt(repository, file, paths, isOwn ? "own" : "named"), isOwn);
}
async function requireNoLinks(folder) {
  const [odd] = await specialEntries(folder);
  if (odd !== void 0) throw notAShard(odd, "is a link, and runs consist of files");
}
async function isOwnRun(file, paths) {
  if (basename(paths.dir) !== file.run) return false;
  return readLedger(paths).then(
    (lines2) => lines2.length > 0,
    (error) => {
      if (error instanceof Failure && error.code === "run/foreign") return false;
      throw error;
    }
  );
}
function notAShard(name, what) {
  return new Failure("merge/not-a-shard", `${printable(name)} ${what}`, {
    hint: "only parts of one review are merged: correctless plan TARGET --shard I/N"
  });
}
function takenSlots(file, shards) {
  const all = shards.flatMap(
    (shard) => shard.run.states.filter(({ slot, status }) => slot.phase !== "score" || status === "stored").map(({ slot }) => ({ shard, from: slot }))
  );
  return all.toSorted(
    inOrder(
      by(({ from }) => PHASES.indexOf(from.phase)),
      by(({ from }) => REVIEW_AGENTS.findIndex((agent) => agent === from.agent)),
      by(({ shard }) => shard.shard.index),
      by(({ from }) => slotParts(from.slot)?.number ?? 0)
    )
  ).map(({ shard, from }, index) => ({
    shard,
    from,
    slot: {
      ...withoutFindings(from),
      run: file.run,
      slot: `${file.run}/${index + 1}`,
      shard_slot: from.slot
    }
  }));
}
var PHASES = ["summary", "review", "sources", "score"];
function withoutFindings({ findings, ...slot }) {
  if (findings === void 0) return slot;
  return { ...slot, findings: findings.map(({ id }) => ({ id, fingerprint: null })) };
}
function takenAgent(shard, agentId) {
  return `${agentId}-${shard.run.file.run}`;
}
function takenLedger(shards, taken, at) {
  const names = new Map(taken.map(({ from, slot }) => [from.slot, slot.slot]));
  const open = taken.filter(
    ({ shard, from }) => shard.run.states.some(({ slot, status }) => slot.slot === from.slot && status === "pending")
  );
  const planned = (phase) => ({
    at,
    kind: "planned",
    phase,
    slots: taken.filter(({ from }) => from.phase === phase).map(({ slot }) => slot.slot),
    uncovered: shards.flatMap(
      ({ run }) => eventsOf(run.ledger, "planned").flatMap((event) => event.phase === phase ? event.uncovered : [])
    )
  });
  return [
    planned("summary"),
    planned("review"),
    ...shards.some(({ run }) => phasesOf(run.file).includes("sources")) ? [planned("sources")] : [],
    ...shards.flatMap((shard) => shard.run.ledger.flatMap((event) => takenEvent(shard, event, names))),
    ...open.length === 0 ? [] : [{ at, kind: "given-up", slots: open.map(({ slot }) => slot.slot) }],
    planned("score")
  ];
}
function takenEvent(shard, event, names) {
  const named = (slot) => names.get(slot) ?? slot;
  switch (event.kind) {
    case "planned":
    case "sealed":
    case "finished":
      return [];
    case "offered":
    case "given-up":
    case "reopened":
      return [{ ...event, slots: event.slots.map(named) }];
    case "dispatched":
    case "lost":
      return [{ ...event, slot: named(event.slot) }];
    case "stored":
      return [{ ...event, slot: named(event.slot), agentId: takenAgent(shard, event.agentId) }];
    case "accepted":
    case "sent-back":
    case "refused": {
      const slot = event.slot === void 0 ? {} : { slot: named(event.slot) };
      const agent = event.agentId === void 0 ? {} : { agentId: takenAgent(shard, event.agentId) };
      return [{ ...event, ...slot, ...agent }];
    }
    case "look":
    case "ignored":
      return [{ ...event, agentId: takenAgent(shard, event.agentId) }];
    case "denied":
      return [event];
  }
}
async function copyContext(repository, file, paths, shards) {
  const [{ run, scope, past, files, rules, facts }] = shards;
  const secrets = await readStamped(run.paths.secrets, run.file);
  await Promise.all([
    writeFileAtomically(paths.scope, jsonText({ ...scope, ...stampOf(file) })),
    writeStamped(paths.files, file, files),
    writeStamped(paths.rules, file, rules),
    writeStamped(paths.facts, file, facts),
    ...shards.map((shard) => writeStamped(paths.shardFacts(shard.run.file.run), file, shard.facts)),
    writeStamped(paths.secrets, file, secrets),
    writePast(paths, file, past),
    writeStamped(paths.fingerprint, file, await fingerprintRepository(repository))
  ]);
}
async function copySlot(paths, { shard, from, slot }) {
  const there = shard.run.paths;
  const [old, number] = [from, slot].map((one) => slotParts(one.slot)?.number ?? 0);
  await writeFileAtomically(paths.packet(number ?? 0), await readBytes(there.packet(old ?? 0)));
  const state = shard.run.states.find((one) => one.slot.slot === from.slot);
  for (const by2 of state === void 0 ? [] : agentsThatReplied(state))
    await writeFileAtomically(paths.reply(takenAgent(shard, by2)), await readBytes(there.reply(by2)));
}
function mergedFile({ top }, shards, { missing, treeRoot }) {
  const [first] = shards;
  const { of } = first.shard;
  return {
    ...wholeRun(first.run.file),
    run: randomId(),
    // The latest planning time of its shards, not the present: what was planned later is newer, and the next review
    // continues from the newest.
    planned_at: lastOf(shards.map(({ run }) => run.file.planned_at)),
    top,
    tree_root: treeRoot,
    nonce: randomHex(16),
    ...wordOf(shards),
    warnings: [...new Set(shards.flatMap(({ run }) => run.file.warnings))],
    merged: {
      of,
      shards: shards.map(({ shard: { index }, run: { file } }) => ({
        ...{ index, run: file.run, top: file.top, tree_root: file.tree_root }
      })),
      gaps: [...missing.map((index) => missingGap(index, of)), ...shards.flatMap(openGap)],
      failures: shards.flatMap(failureOf)
    }
  };
}
function lastOf(times) {
  return times.reduce((a, b) => compareText(a, b) < 0 ? b : a);
}
function wordOf(shards) {
  const runs = shards.flatMap(({ isOwn, run: { file } }) => [
    ...isOwn ? [] : [file.run],
    ...file.word_of ?? []
  ]);
  return runs.length === 0 ? {} : { word_of: [...new Set(runs)] };
}
function missingGap(index, of) {
  return `shard ${index} of ${of} is missing: plan it with --shard ${index}/${of}, review it, and merge again`;
}
function openGap(shard) {
  const { ledger, file, states } = shard.run;
  if (eventsOf(ledger, "finished").length > 0) return failedSlots(shard);
  const stored = states.filter(({ status }) => status === "stored").length;
  return [
    `${shardName(shard)} is not finished, ${stored} of ${states.length} slots are stored: continue it where it is with correctless next ${file.run}, and merge again`
  ];
}
function failedSlots(shard) {
  const failed = shard.run.states.filter(({ slot, status }) => slot.phase !== "score" && status !== "stored");
  if (failed.length === 0) return [];
  return [
    `${shardName(shard)} is incomplete: try its ${failed.length} slots again where it is with correctless next ${shard.run.file.run} --retry, and merge again`
  ];
}
function failureOf(shard) {
  return eventsOf(shard.run.ledger, "finished").at(-1)?.status === "failed" ? [`${shardName(shard)} failed: its repository changed while it was reviewed`] : [];
}
function requireOnePlan(shards) {
  const [first, ...others] = shards;
  for (const shard of shards) requireOwnKey(shard);
  for (const other of others) requireSamePlan(first, other);
  const { of } = first.shard;
  for (const [index, shard] of shards.entries()) {
    const before = shards[index - 1];
    if (before?.shard.index === shard.shard.index) throw twice(before, shard);
    if (shard.shard.index > of) throw editedShard(shard, `there is no part ${shard.shard.index} of ${of}`);
  }
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some(({ shard }) => shard.index === index)
  );
  requirePartition(shards, missing.length === 0);
  return missing;
}
function requireOwnKey(shard) {
  const { version } = shard.run.file;
  if (version !== VERSION) {
    throw new Failure(
      "merge/other-plan",
      `${shardName(shard)} is of version ${version}, this is ${VERSION}`,
      { hint: `merge with version ${version}, or plan the shards anew` }
    );
  }
  if (keyOfShard(shard) !== shard.shard.plan)
    throw editedShard(shard, "its files are not those it was planned with");
}
function requireSamePlan(first, other) {
  if (first.shard.plan === other.shard.plan) return;
  const parts = differingParts(first, other).join(", ");
  throw new Failure("merge/other-plan", `${shardName(first)} and ${shardName(other)} differ in: ${parts}`, {
    hint: "plan all shards alike: the same target, options and configuration, for the same two commits"
  });
}
function twice(one, other) {
  return new Failure(
    "merge/shard-twice",
    `${shardName(one)} is named twice, also as run ${other.run.file.run}`,
    { hint: "name one of the two" }
  );
}
function requirePartition(shards, isWhole) {
  const owner = /* @__PURE__ */ new Map();
  const [{ scope }] = shards;
  const changed = new Set(scope.files.map(({ path }) => path));
  for (const shard of shards) {
    for (const path of shard.shard.paths) {
      if (owner.has(path) || !changed.has(path)) {
        throw editedShard(shard, `${printable(path)} is not a file of its part of the change`);
      }
      owner.set(path, shard);
    }
  }
  const left = [...changed].find((path) => !owner.has(path));
  const last = shards.at(-1);
  if (isWhole && left !== void 0 && last !== void 0) {
    throw editedShard(last, `${printable(left)} is in no part, although all parts are here`);
  }
}
function editedShard(shard, what) {
  return new Failure("merge/edited-shard", `${shardName(shard)}: ${what}`, {
    hint: "the folder was changed since it was reviewed; get it again, or review that shard anew"
  });
}
async function readTruth(repository, shard) {
  const { base, head, paths } = shard.run.file;
  const held = await blobSizes(repository, [base.tree, head.tree, settingsTree(base)]);
  const lacking = [base, head, { ...base, ...base.tip }].find(({ tree }) => !held.has(tree));
  if (lacking !== void 0) throw unknownHead(shard, lacking);
  const [change, { rules }] = await Promise.all([
    readDifference(repository, { base, head }, paths),
    readRules(repository, settingsTree(base))
  ]);
  return { change, rules };
}
function unknownHead(shard, { sha, tree, label }) {
  const what = sha === null ? `tree ${tree} (${label})` : `commit ${sha}`;
  return new Failure("merge/unknown-head", `this repository does not hold ${what} of ${shardName(shard)}`, {
    hint: sha === null ? "merge it in the repository that it was reviewed in: uncommitted work is nowhere else" : `git fetch origin ${sha}`
  });
}
var NONCE = /^The nonce of this packet is ([0-9a-f]{32})\./m;
function packetHasClaim(packet, id, finding) {
  const nonce = NONCE.exec(packet)?.[1];
  if (nonce === void 0) return false;
  const { kind, content, attributes } = claimPart(finding, id);
  return packet.includes(fence(kind, nonce, content, attributes));
}
async function requirePlannedSlots(shard) {
  const planned = new Set(eventsOf(shard.run.ledger, "planned").map(({ phase }) => phase));
  if (!planned.has("summary")) return;
  const summaries = [await storedSummary(shard.run), null];
  const phases = REVIEWING.filter((phase) => planned.has(phase));
  const expected = summaries.map((summary) => expectedSlots(shard, summary, phases));
  const found = JSON.stringify(foundSlots(shard));
  if (!expected.some((one) => JSON.stringify(one) === found)) {
    throw editedShard(shard, "its slots are not those that are planned for this part of the change");
  }
}
var REVIEWING = ["review", "sources"];
function expectedSlots({ run, files, rules, facts, past }, summary, phases) {
  const { file } = run;
  const material = withRules({ files, ...facts }, rules);
  const { carried } = past;
  const nextSlot = slotNames(file, []);
  const first = summarySlots(file, material, carried, nextSlot).map(({ packet }) => shape(packet));
  const built = phases.map((phase) => ({
    phase,
    ...reviewSlots(file, { material, summary, carried }, nextSlot, phase)
  }));
  return [
    [
      ...first,
      ...built.flatMap(
        ({ phase, slots }) => slots.map(({ packet, lenses }) => shape({ ...packet, phase, lenses }))
      )
    ],
    built.flatMap(({ uncovered }) => uncovered.map(({ hunk, why }) => ({ hunk, why })))
  ];
}
function foundSlots({ run }) {
  const slots = run.slots.filter(({ phase }) => phase !== "score");
  const uncovered = eventsOf(run.ledger, "planned").flatMap((event) => event.uncovered);
  return [slots.map((slot) => shape({ ...slot, bytes: slot.packet.bytes })), uncovered];
}
function shape({
  slot,
  agent,
  lenses = [],
  phase,
  hunks,
  paths,
  bytes
}) {
  return [slot, agent, lenses, hunks, paths, phase === "sources" ? null : bytes];
}
var MARK = /\[REDACTED:[^\]\n]*\]/;
function equalExceptSecrets(text, shown) {
  if (text === shown) return true;
  const [lines2, others] = [text.split(BREAK), shown.split(BREAK)];
  return lines2.length === others.length && lines2.every((line, index) => sameLine(line, others[index] ?? ""));
}
var BREAK = /\n|\\n/;
function sameLine(line, shown) {
  if (line === shown) return true;
  const parts = shown.split(MARK);
  const [first = "", last = ""] = [parts[0], parts.at(-1)];
  return parts.length > 1 && line.length >= first.length + last.length && line.startsWith(first) && line.endsWith(last);
}
async function verifyShard(shard, truth) {
  requireChangeOfGit(shard, truth);
  await requirePlannedSlots(shard);
  await requireReplies(shard);
  return scoredFindings(shard);
}
function requireChangeOfGit(shard, { change, rules }) {
  const scope = [scopeEntries(change.changed), skippedEntries(change)];
  if (JSON.stringify([shard.scope.files, shard.scope.skipped]) !== JSON.stringify(scope)) {
    throw editedShard(shard, "its changed lines are not those that git finds between base and head");
  }
  const shown = shownFiles(change);
  const isSame = (file, index) => equalExceptSecrets(JSON.stringify(lines(shown[index])), JSON.stringify(lines(file)));
  const odd = shard.files.find((file, index) => !isSame(file, index));
  if (odd !== void 0 || shown.length !== shard.files.length) {
    throw editedShard(shard, `the hunks of ${printable(odd?.path ?? "the change")} are not those of git`);
  }
  const bodies = new Map(rules.map(({ path, body }) => [path, body]));
  const oddRule = shard.rules.all.find(({ path, body }) => !equalExceptSecrets(bodies.get(path) ?? "", body));
  if (oddRule !== void 0)
    throw editedShard(shard, `the rules of ${printable(oddRule.path)} are not those at base`);
}
function lines(file) {
  return file === void 0 ? null : [file.path, file.header, file.skipped, file.hunks];
}
async function requireReplies(shard) {
  const { run } = shard;
  for (const state of run.states) {
    const { slot } = state;
    const packet = await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0));
    if (createHash("sha256").update(packet).digest("hex") !== slot.packet.sha256) {
      throw editedShard(shard, `the packet of slot ${slot.slot} is not the one that was planned`);
    }
    for (const by2 of agentsThatReplied(state)) {
      const reply = await storedReply(run, slot, slot.agent, by2);
      if (reply !== void 0 && "slot" in reply) requireSlot(reply, slot.slot);
    }
  }
}
async function scoredFindings(shard) {
  const { run } = shard;
  const { toScore } = await collectFindings(run);
  const redactor = await readRedactor(run.paths, run.file);
  const found = /* @__PURE__ */ new Map();
  for (const { slot, status } of run.states) {
    if (slot.phase !== "score" || status !== "stored") continue;
    const packet = (await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0))).toString("utf8");
    const own = /* @__PURE__ */ new Map();
    for (const { id, fingerprint } of slot.findings ?? []) {
      const finding = toScore.find((one) => one.fingerprint === fingerprint);
      if (finding === void 0) continue;
      if (!packetHasClaim(packet, id, await cleanText(finding, redactor))) {
        throw editedShard(shard, `slot ${slot.slot} scores a different finding than it says`);
      }
      own.set(id, finding);
    }
    found.set(slot.slot, own);
  }
  return found;
}
async function mergeShards({ repository, shards, cacheRoot: cacheRoot2 }) {
  const missing = requireOnePlan(shards);
  requireCacheOutside(repository, cacheRoot2);
  const truth = await readTruth(repository, shards[0]);
  const scored = [];
  for (const shard of shards) scored.push(await verifyShard(shard, truth));
  const { head } = shards[0].run.file;
  const treeRoot = await materializeTree(repository, head.tree, cacheRoot2);
  const file = mergedFile(repository, shards, { missing, treeRoot });
  await assemble(repository, file, shards, new Map(scored.flatMap((one) => [...one])));
  const run = await openRun(repository, file.run);
  await prepareScores(run, await readMaterial(run.paths, run.file));
  await giveUpWaiting(await openRun(repository, file.run));
  const whole = await openRun(repository, file.run);
  return { run: whole, report: await finishRun(whole), missing };
}
async function assemble(repository, file, shards, scored) {
  await requireRealFolders(repository.top);
  const paths = runPaths(repository.top, file.run);
  await copyContext(repository, file, paths, shards);
  const taken = takenSlots(file, shards);
  const ledger = takenLedger(shards, taken, now());
  for (const one of taken) await copySlot(paths, one);
  const slots = taken.map(({ slot }) => slot);
  const collected = await collectFindings({
    ...{ repository, file, paths, ledger, slots },
    states: slotStates(slots, ledger)
  });
  await writeSlotFiles(paths, bindScores(taken, scored, collected.toScore));
  await writeChained(paths.ledger, ledger);
  await createRun(file, paths);
  await sealPlanned(paths);
}
function bindScores(taken, scored, toScore) {
  const fingerprints = new Map(toScore.map((finding) => [identityOf(finding), finding.fingerprint]));
  return taken.map(({ from, slot }) => {
    if (slot.findings === void 0) return slot;
    const named = ({ id }) => {
      const finding = scored.get(from.slot)?.get(id);
      return { id, fingerprint: (finding && fingerprints.get(identityOf(finding))) ?? null };
    };
    return { ...slot, findings: slot.findings.map(named) };
  });
}
function identityOf({ slot, lens, claim }) {
  return JSON.stringify([slot, lens, claim]);
}
async function writeSlotFiles(paths, slots) {
  for (const [index, slot] of slots.entries())
    await writeFileAtomically(paths.slot(index + 1), jsonText(slot));
}
var mergeCommand = {
  name: "merge",
  summary: "Merges the shards of one review into one run with one report",
  usage: "RUN|FOLDER\u2026 [--json]",
  flags: { json: "the merged run as JSON on stdout" },
  takes: { least: 1, most: 256, paths: false },
  details: `FOLDER is the folder of a run, which may come from another machine, or a folder that contains such folders. The folder of a whole
review can be taken over as it is, so that a review here can continue from it. A run that you did not write on this machine is trusted
because you name its folder, and the report then says "taken on the word of" that run.
Replies are checked against git again, and duplicates and limits are decided over all shards. Shards of different plans are refused,
and so are folders that have changed since their review.
Exit status, as for \`correctless verdict\`: 0 complete and clean, 1 findings at or above --fail-on, 3 incomplete, for example if a shard
is missing or unfinished.
JSON: {run, dir, status, exit, of, shards[{index, run}], missing[index\u2026]}`,
  run: async ({ positionals, flag, cwd, env }) => {
    positional(positionals, "RUN");
    const repository = await openRepository(cwd);
    await requireUntracked(repository);
    const [first, ...others] = await findShards(repository, positionals, cwd);
    if (first === void 0) throw new Error("no shard was found, and nobody said so");
    const merged = await mergeShards({ repository, shards: [first, ...others], cacheRoot: cacheRoot(env) });
    return { status: statusOf(merged), stdout: flag("json") ? jsonOf(merged) : textOf(merged) };
  }
};
function textOf({ run, report }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const from = of === 1 ? `taken over from run ${shards[0]?.run ?? ""}` : `merged from ${shards.length} of ${of} shards`;
  return `${renderTerminal(report)}

${storedLines(run)}run: ${run.file.run}, ${from}
`;
}
function jsonOf({ run, report: { status, exit }, missing }) {
  const { shards = [], of = 0 } = run.file.merged ?? {};
  const named = shards.map(({ index, run: name }) => ({ index, run: name }));
  const json = { run: run.file.run, dir: run.paths.dir, status, exit, of, shards: named, missing };
  return inertJson(json);
}
function statusOf({ report: { exit } }) {
  return exit === 0 || exit === 1 ? exit : 3;
}
Object.assign(exports, { mergeCommand });
});
