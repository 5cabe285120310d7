var { __load, __part } = require("../main.cjs").shared;
exports["audited-paths"] = __part((exports) => {
var { isTestFile } = __load("fold-fixing-63267d85/test-file");
function fixedPaths(journal) {
  const back = new Set(journal.flatMap((event) => event.kind === "reverted" ? [event.sha] : []));
  return changedBy(journal, (sha) => !back.has(sha));
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...changedBy(journal, () => true)]);
}
function huntedPaths({ files }, journal) {
  const asked = files.map(({ path }) => path);
  return /* @__PURE__ */ new Set([...asked, ...fixedPaths(journal).filter((path) => !isTestFile(path))]);
}
function changedBy(journal, isInForce) {
  const files = journal.flatMap((event) => event.kind === "committed" && isInForce(event.sha) ? event.files : []);
  return [...new Set(files)];
}
Object.assign(exports, { fixedPaths, auditedPaths, huntedPaths });
});
exports["background-folder"] = __part((exports) => {
var { withCertificates } = __load("main-a6f1b15e/client-environment"), { processStartTime } = __load("snapshot-94776c05/start-time"), { FILES } = __load("snapshot-94776c05/background-files"), { SANDBOX_KINDS } = __load("main/vocabulary"), { createFileOnce, readTextIfAny } = __load("matches-schema-76c5945f/files"), { Failure } = __load("main/failure"), { join } = require("node:path");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function userEnvironment(env) {
  const kept = Object.entries(withCertificates(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function readCommand(folder) {
  const value = await readJson(folder, FILES.command);
  if (value === void 0) {
    throw new Failure("usage/bad-value", `${folder} holds no ${FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs, sandbox } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    if (sandbox === void 0) return { command, cwd, timeoutMs };
    if (isSandbox(sandbox)) return { command, cwd, timeoutMs, sandbox };
  }
  throw new Failure("run/corrupt", `${join(folder, FILES.command)} is not what this program writes`);
}
function isSandbox(value) {
  const { kind, writable, home, tmp } = Object(value);
  const paths = [home, tmp, ...Array.isArray(writable) ? writable : [void 0]];
  return SANDBOX_KINDS.some((one) => one === kind) && paths.every((path) => typeof path === "string");
}
async function becomeRunner(folder) {
  return createFileOnce(join(folder, FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await processStartTime(pid) ?? "gone" })}\n`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await processStartTime(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, FILES.status);
}
async function readJson(folder, file) {
  const text = await readTextIfAny(join(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Failure("run/corrupt", `${join(folder, file)} is not JSON`, { cause });
  }
}
Object.assign(exports, { readCommand, becomeRunner, programText, runningIn, readEnd, STARTED_FOR, userEnvironment });
});
exports["carry-lines"] = __part((exports) => {
var { readPatch } = __load("text-called-binary-b7e7f272/text-called-binary"), { commitNamed } = __load("file-header-8cba8a58/revisions"), { parsePatch } = __load("file-header-8cba8a58/file-header"), { firstLine } = __load("git-3998040f/hunk-order"), { isOfFixes } = __load("fold-fixing-63267d85/audit-state");
function carryLines({ start, end }, hunks) {
  const runs = hunks.flatMap(runsOf);
  const first = carried(start, runs).start;
  return { start: first, end: Math.max(first, carried(end, runs).end) };
}
function carried(line, runs) {
  let shift = 0;
  for (const { old, new: now, lastShown } of runs) {
    if (line < old.from) break;
    if (line < old.to) {
      const at = Math.max(1, Math.min(now.from, lastShown));
      return { start: at, end: Math.max(at, now.to - 1) };
    }
    shift += now.to - now.from - (old.to - old.from);
  }
  return { start: line + shift, end: line + shift };
}
function runsOf(hunk) {
  const runs = [];
  const [removed, added] = [[...hunk.removed], [...hunk.added]];
  let [old, now] = [firstLine(hunk.old), firstLine(hunk.new)];
  const lastShown = hunk.new.start + Math.max(0, hunk.new.count - 1);
  while (removed.length > 0 || added.length > 0) {
    const context = Math.min((removed[0]?.start ?? Infinity) - old, (added[0]?.start ?? Infinity) - now);
    const from = { old: old + context, new: now + context };
    old = removed[0]?.start === from.old ? (removed.shift()?.end ?? 0) + 1 : from.old;
    now = added[0]?.start === from.new ? (added.shift()?.end ?? 0) + 1 : from.new;
    runs.push({ old: { from: from.old, to: old }, new: { from: from.new, to: now }, lastShown });
  }
  return runs;
}
async function carriedPlaces(repository, from, to) {
  if (from === to) return (place) => place;
  const [base, head] = await Promise.all([commitNamed(repository, from), commitNamed(repository, to)]);
  const { patch } = await readPatch(repository, { base, head }, []);
  const changes = [...parsePatch(patch).values()];
  const byOldPath = new Map(
    changes.map((change) => [("from" in change ? change.from : void 0) ?? change.path, change])
  );
  return ({ file, lines }) => {
    const change = byOldPath.get(file);
    if (change === void 0) return { file, lines };
    if (change.kind === "deleted") return void 0;
    if (change.kind === "opaque") return change.status === "deleted" ? void 0 : { file: change.path, lines };
    const { start, end } = carryLines({ start: lines[0], end: lines[1] }, change.hunks);
    return { file: change.path, lines: [start, end] };
  };
}
async function findingsAt({ home, state }, findings, commit) {
  const carriers = /* @__PURE__ */ new Map();
  return Promise.all(
    findings.map(async (finding) => {
      const seen = commitSeen(state, finding);
      if (seen === void 0) return finding;
      const carrier = carriers.get(seen) ?? carriedPlaces(home, seen, commit);
      carriers.set(seen, carrier);
      const location = (await carrier)(finding.location);
      return { ...finding, location: location ?? { file: finding.location.file, lines: null } };
    })
  );
}
async function placedAt(audit, finding, commit) {
  const [placed] = await findingsAt(audit, [finding], commit);
  const { file, lines } = placed?.location ?? finding.location;
  return lines === null ? finding : { ...finding, location: { file, lines } };
}
function commitSeen({ rounds }, finding) {
  const round = rounds.find((one) => one.round === finding.round);
  if (!isOfFixes(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}
Object.assign(exports, { findingsAt, placedAt });
});
exports["check-hunt"] = __part((exports) => {
var { auditedPaths } = __load("hunt-slots-d7d8f12e/audited-paths"), { isIdle, sift } = __load("index-2fdaab01/looks"), { locateQuote } = __load("index-2fdaab01/same-claim"), { readQuotedTexts } = __load("index-2fdaab01/quoted-texts"), { mentionsSecrets } = __load("index-2fdaab01/reviewed-text"), { SHORTEST_QUOTE } = __load("evidence-drop-566105c0/substance"), { readJournal } = __load("fold-fixing-63267d85/journal"), { auditPaths } = __load("fold-fixing-63267d85/audit-paths"), { fingerprintOf } = __load("git-3998040f/fingerprint"), { claimedPath } = __load("git-3998040f/batch-output"), { corrupt, readRunJson } = __load("matches-schema-76c5945f/own-key");
function checkHunt({ findings }, world) {
  const sifted = sift(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== void 0 && isIdle(world.looks);
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork ? ["no file of the list was opened or searched: go through them first", ...remarks] : remarks
  };
}
function proveClaim(claim, world) {
  const { location, evidence } = claim;
  const file = claimedPath(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = locateQuote(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent": return { drop: `quote_not_found: evidence is not in ${file} as it was quoted` };
    case "without-substance":
      return { drop: `quote_without_substance: evidence needs ${SHORTEST_QUOTE} characters and an identifier` };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: fingerprintOf({ file, source, lines, occurrence }) } };
    }
  }
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw corrupt(run.paths.run, "belongs to no audit");
  const paths = auditPaths(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    readRunJson(paths.audit, "audit"),
    readJournal(paths),
    readQuotedTexts(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      mentionsSecrets(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: auditedPaths(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __load("evidence-drop-566105c0/redact"));
  const redactor = createRedactor();
  return async (text) => (await redactor.redact(text)).text;
}
function spliceLines(before, after, hunks) {
  const [old, now] = [linesOf(before), linesOf(after)];
  const parts = [];
  let at = 0;
  for (const hunk of hunks.toSorted(inOrder)) {
    const [from, to] = [firstOf(hunk.old), firstOf(hunk.new)];
    parts.push(...old.slice(at, from), ...now.slice(to, to + hunk.new.count));
    at = from + hunk.old.count;
  }
  return Buffer.from([...parts, ...old.slice(at)].join(""), "latin1");
}
function linesOf(bytes) {
  return bytes.toString("latin1").match(/[^\n]*\n|[^\n]+$/g) ?? [];
}
function inOrder(one, other) {
  return firstOf(one.old) - firstOf(other.old) || firstOf(one.new) - firstOf(other.new);
}
function firstOf({ start, count }) {
  return count === 0 ? start : start - 1;
}
Object.assign(exports, { checkHunt, spliceLines, linesOf, firstOf, huntWorldOf });
});
exports["hunt-slots"] = __part((exports) => {
var { readChangedTexts } = __load("templates.gen-a8cf4e03/changed-texts"), { settingsOf } = __load("templates.gen-a8cf4e03/settings"), { readDifference } = __load("text-called-binary-b7e7f272/read-skipped"), { createRun } = __load("suppressions-2-78a459f7/create-run"), { readRules } = __load("parser-95e2468b/parser"), { NO_EXTRAS, cutChange, diffText, pack, total } = __load("templates.gen-a8cf4e03/file-list"), { TEMPLATES, noncesOf, packetOf, randomHex, randomId, roomLeft, slotNames, taskFactsWithTree, taskOf, writeSlots } = __load("templates.gen-a8cf4e03/templates.gen"), { cleanText } = __load("suppressions-2-78a459f7/material"), { redactHunks } = __load("suppressions-2-78a459f7/redact-hunks"), { fingerprintRepository } = __load("shown-files-80985a4c/fingerprint-2"), { shownFiles } = __load("shown-files-80985a4c/shown-files"), { leanHunk } = __load("extract-4e3435f6/split-hunk"), { shownPath } = __load("extract-4e3435f6/shown-path"), { byteLength } = __load("git-3998040f/packet-2"), { createRedactor } = __load("evidence-drop-566105c0/redact-2"), { findingsAt } = __load("hunt-slots-d7d8f12e/carry-lines"), { fixedPaths, huntedPaths } = __load("hunt-slots-d7d8f12e/audited-paths"), { workTreeOf } = __load("fold-fixing-63267d85/work-tree-of"), { commitNamed } = __load("file-header-8cba8a58/revisions"), { rulesInForce } = __load("index-2fdaab01/source"), { writeStamped } = __load("git-3998040f/stamped"), { ownFile, usersFile } = __load("snapshot-94776c05/own-files"), { runPaths } = __load("matches-schema-76c5945f/layout"), { note } = __load("fold-fixing-63267d85/journal"), { listTree, readBlobs } = __load("git-3998040f/objects"), { now } = __load("matches-schema-76c5945f/own-key"), { VERSION } = __load("main/version-2");
function stageRunFile({ file }, { kind, round, title, sides, treeRoot, subjects }) {
  const { audit, fix } = file.settings.models;
  const settings = settingsOf({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: randomId(),
    version: VERSION,
    planned_at: now(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: randomHex(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...subjects === void 0 ? {} : { subjects: [...subjects] }
    }
  };
}
function packetStart(run) {
  return { task: taskOf(run), nonces: noncesOf(run), nextSlot: slotNames(run, []) };
}
async function auditSide({ home }, sha, why) {
  return { ...await commitNamed(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, idle = [], also }) {
  const paths = runPaths(run.top, run.run);
  await createRun(run, paths);
  await writeStamped(paths.fingerprint, run, await fingerprintRepository(await workTreeOf(run)));
  await also?.(paths);
  await writeSlots(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  const subjects = run.audit?.subjects;
  const shared = subjects === void 0 ? {} : { subjects };
  const unsent = idle.length === 0 ? {} : { idle: [...idle] };
  await note(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject, ...shared, ...unsent });
}
var ARCHITECTURE = ".correctless/ARCHITECTURE.md";
var ANTIPATTERNS = ".correctless/antipatterns.md";
var ENTRY = /\b(?:PAT|ABS|TB)-/;
async function rolesWithSource(repository, tree, roles) {
  return without(roles, "architecture-adherence", () => whyNoArchitecture(repository, tree));
}
async function rolesWithoutChange(repository, tree, roles) {
  return without(roles, "regression-hunter", async () => {
    const known = await listTree(repository, tree, { paths: [ANTIPATTERNS] });
    return known.length > 0 ? void 0 : `nothing was fixed, no change is shown, and there is no ${ANTIPATTERNS}`;
  });
}
async function without(roles, name, whyIdle) {
  const role = roles.find(({ slug, own }) => own === null && slug === name);
  const why = role && await whyIdle();
  return why === void 0 ? { roles, idle: [] } : { roles: roles.filter((one) => one !== role), idle: [{ slug: name, why }] };
}
async function whyNoArchitecture(repository, tree) {
  const entries = await listTree(repository, tree, { paths: [ARCHITECTURE] });
  const file = entries.find(({ path, type }) => path === ARCHITECTURE && type === "blob");
  if (file === void 0) return `there is no ${ARCHITECTURE}`;
  const text = (await readBlobs(repository, [file.oid])).get(file.oid)?.toString("utf8") ?? "";
  return ENTRY.test(text) ? void 0 : `${ARCHITECTURE} has no entry PAT-\u2026, ABS-\u2026 or TB-\u2026`;
}
async function readHuntedChange(repository, base, head) {
  const { sha, tree } = await commitNamed(repository, base);
  const sides = { base: { sha, tree, label: "the base", why: "what the change is made against" }, head };
  return { ...sides, ...await readDifference(repository, sides, []) };
}
function addedIn(changed) {
  return new Map([...changed.values()].map((file) => [file.path, file.kind === "text" ? file.added : []]));
}
function auditFacts(task) {
  const { run, head, tree } = taskFactsWithTree(task);
  return { run, head, tree };
}
var MOST_KNOWN = 4e4;
function knownFindings(known) {
  if (known.length === 0) return "Nothing.";
  const rows = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({ id, status, severity, file: location.file, lines: location.lines, title, reason });
    room -= byteLength(row) + 1;
    if (room < 0) break;
    rows.unshift(row);
  }
  const left = known.length - rows.length;
  const note2 = left === 0 ? [] : [`(${left} older ones are not listed)`];
  return [{ kind: "FINDING_DESCRIPTION", content: [...note2, ...rows].join("\n") }];
}
function ruleFiles(paths) {
  return paths.length === 0 ? "None." : [{ kind: "FILES", content: paths.join("\n") }];
}
var MOST_FILES = 40;
var MOST_BYTES = 4e5;
var CONTEXT_LINES = 1;
function huntChunks(rows, change, room) {
  const lean = change.map((file) => ({ ...file, hunks: file.hunks.map((hunk) => leanHunk(hunk, CONTEXT_LINES)) }));
  const widest = Math.max(0, ...rows.map(({ bytes }) => bytes));
  const cut = cutChange(lean, [() => NO_EXTRAS], room - widest).units.flat();
  const changeOf = (path) => cut.filter((unit) => pathOf(unit) === path);
  const listed = new Set(rows.map(({ file }) => file.path));
  const deleted = new Set(cut.map(pathOf).filter((path) => !listed.has(path)));
  const units = [
    ...rows.flatMap((row) => unitsOf([row], changeOf(row.file.path), room)),
    ...[...deleted].flatMap((path) => unitsOf([], changeOf(path), room))
  ];
  return pack(units, room, areReadable);
}
function unitsOf(row, change, room) {
  const whole = [.../* @__PURE__ */ new Set([...row, ...change.flat()])];
  return change.length === 0 || total(whole) <= room ? [whole] : change.map((unit) => [...row, ...unit]);
}
function areReadable(open, missing) {
  const added = rowsIn(missing);
  const rows = [...rowsIn(open), ...added];
  const bytes = rows.reduce((sum, { file }) => sum + file.bytes, 0);
  return added.length === 0 || rows.length <= MOST_FILES && bytes <= MOST_BYTES;
}
function rowsIn(loads) {
  return [...loads].filter((load) => load.kind === "row");
}
function pathOf(unit) {
  const [header] = unit;
  if (header?.kind !== "header") throw new Error("a unit of the change names no file");
  return header.file.path;
}
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = roomLeft("audit-specialist", task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => rowOf(file, fixed));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map(
    (chunk, index) => packetOf(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: rowsIn(chunk).map(({ file }) => file.path) }
    )
  );
}
var NOTHING_YET = /* @__PURE__ */ new Set();
function filling({ task, round, role, others, facts }, chunk) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: rowsIn(chunk).map(({ text }) => text).join("") }],
    diff: facts.change.length === 0 ? "Nothing to show: whatever these files hold is in question." : [{ kind: "DIFF", content: diffText([...chunk].filter((load) => load.kind !== "row")) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : void 0;
  if (text === void 0) throw new Error(`no prompt for the role ${slug}`);
  return text.trimEnd();
}
function rowOf(file, fixed) {
  const { path, bytes, changed } = file;
  const lines = changed.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join(",");
  const notes = [...lines === "" ? [] : [`lines ${lines}`], ...fixed.has(path) ? ["fixed"] : []];
  const text = `${String(bytes).padStart(8)}  ${shownPath(path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}\n`;
  return { kind: "row", bytes: byteLength(text), file, text };
}
function turned(files, turn) {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
async function governingRules(repository, tree, paths) {
  const { rules } = await readRules(repository, tree);
  return rulesInForce(rules, paths).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
async function huntSlots(audit, { round, head, treeRoot, paths }) {
  const { file } = audit;
  const title = paths === void 0 ? "hunt" : "hunt in unopened files";
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: "hunt", round, title, sides, treeRoot });
  const facts = await factsOf(audit, head, paths);
  const isShown = facts.fixed.length > 0 || facts.change.length > 0;
  const { roles: sent, idle } = isShown ? { roles: file.roles, idle: [] } : await rolesWithoutChange(audit.home, head.tree, file.roles);
  const [roles, unsent] = paths === void 0 ? [sent, idle] : [sent.slice(0, 1), []];
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = { ...packetStart(run), round, facts };
  const slots = roles.flatMap((role, index) => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  return { run, slots, idle: unsent };
}
async function factsOf(audit, head, paths) {
  const { home, file, state, journal } = audit;
  const { base } = file;
  const change = base === void 0 ? void 0 : await readHuntedChange(home, base, head);
  const files = await filesAt(audit, head.tree, paths, change);
  const rules = await governingRules(home, head.tree, files.map(({ path }) => path));
  const redactor = createRedactor();
  const facts = {
    files,
    rules: rules.map(({ path }) => path),
    known: await findingsAt(audit, [...state.findings.values()], head.sha ?? state.head),
    fixed: fixedPaths(journal),
    change: change === void 0 ? [] : await shownOf(audit, change, { files, again: paths !== void 0, redactor })
  };
  return cleanText(facts, redactor);
}
async function filesAt({ home, file, journal }, tree, only, change) {
  const scope = huntedPaths(file, journal);
  const added = change === void 0 ? void 0 : addedIn(change.changed);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === void 0 ? void 0 : new Set(only);
  const entries = await listTree(home, tree);
  const linesOf = (path) => added === void 0 ? asked.get(path) ?? [] : (added.get(path) ?? []).map(({ start, end }) => [start, end]);
  return entries.filter(({ path, type }) => type === "blob" && scope.has(path) && (wanted?.has(path) ?? true)).map(({ path, size }) => ({ path, bytes: size ?? 0, changed: linesOf(path) }));
}
async function shownOf({ home }, change, { files, again, redactor }) {
  const listed = new Set(files.map(({ path }) => path));
  const shown = shownFiles(change).filter(
    ({ path, status }) => status === "deleted" && !again && !ownFile(path) && !usersFile(path) || status !== "added" && listed.has(path)
  );
  return redactHunks(shown, redactor, await readChangedTexts(home, change));
}
Object.assign(exports, { auditFacts, knownFindings, ruleFiles, governingRules, stageRunFile, packetStart, auditSide, planStage, rolesWithSource, huntSlots });
});
exports["own-tree"] = __part((exports) => {
var { differences, fingerprintRepository } = __load("shown-files-80985a4c/fingerprint-2"), { jsonText } = __load("matches-schema-76c5945f/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-76c5945f/files");
async function rememberOwnTree(home, { fingerprint }) {
  await writeFileAtomically(fingerprint, jsonText(await fingerprintRepository(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await readTextIfAny(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await fingerprintRepository(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return differences(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
Object.assign(exports, { rememberOwnTree, changesInOwnTree });
});
