var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["audited-paths"] = __part((module, exports) => {
__export(exports, { auditedPaths: () => auditedPaths, fixedPaths: () => fixedPaths, huntedPaths: () => huntedPaths });
var [import_test_file] = ["summary-text-2-43621004/test-file"].map(__load);
function fixedPaths(journal) {
  const back = new Set(journal.flatMap((event) => event.kind === "reverted" ? [event.sha] : []));
  return changedBy(journal, (sha) => !back.has(sha));
}
function auditedPaths({ files }, journal) {
  return /* @__PURE__ */ new Set([...files.map(({ path }) => path), ...changedBy(journal, () => true)]);
}
function huntedPaths({ files }, journal) {
  const asked = files.map(({ path }) => path);
  return /* @__PURE__ */ new Set([...asked, ...fixedPaths(journal).filter((path) => !(0, import_test_file.isTestFile)(path))]);
}
function changedBy(journal, stands) {
  const files = journal.flatMap(
    (event) => event.kind === "committed" && stands(event.sha) ? event.files : []
  );
  return [...new Set(files)];
}
});
exports["background-folder"] = __part((module, exports) => {
__export(exports, { STARTED_FOR: () => STARTED_FOR, becomeRunner: () => becomeRunner, programText: () => programText, readCommand: () => readCommand, readEnd: () => readEnd, runningIn: () => runningIn, userEnvironment: () => userEnvironment });
var [import_client_environment, import_start_time, import_background_files, import_files, import_failure] = ["shown-files-3b977f13/client-environment", "discard-changes-edb9cbec/start-time", "own-files-0777bacd/background-files", "matches-schema-2b17f0d0/files", "main/failure"].map(__load);
var import_node_path = require("node:path");
var STARTED_FOR = "CORRECTLESS_BACKGROUND";
function userEnvironment(env) {
  const kept = Object.entries((0, import_client_environment.withCertificates)(env)).filter(
    ([name]) => !name.startsWith("GIT_") && name !== STARTED_FOR
  );
  return Object.fromEntries(kept);
}
async function readCommand(folder) {
  const value = await readJson(folder, import_background_files.FILES.command);
  if (value === void 0) {
    throw new import_failure.Failure("usage/bad-value", `${folder} holds no ${import_background_files.FILES.command}`, {
      hint: "this command is for the program itself"
    });
  }
  const { command, cwd, timeoutMs } = value;
  if (typeof command === "string" && typeof cwd === "string" && typeof timeoutMs === "number") {
    return { command, cwd, timeoutMs };
  }
  throw new import_failure.Failure("run/corrupt", `${(0, import_node_path.join)(folder, import_background_files.FILES.command)} is not what this program writes`);
}
async function becomeRunner(folder) {
  return (0, import_files.createFileOnce)((0, import_node_path.join)(folder, import_background_files.FILES.runner), await programText(process.pid));
}
async function programText(pid) {
  return `${JSON.stringify({ pid, born: await (0, import_start_time.processStartTime)(pid) ?? "gone" })}
`;
}
async function runningIn(folder, file) {
  const program = await readJson(folder, file);
  if (program === void 0) return void 0;
  return await (0, import_start_time.processStartTime)(program.pid) === program.born ? program.pid : "gone";
}
async function readEnd(folder) {
  return await readJson(folder, import_background_files.FILES.status);
}
async function readJson(folder, file) {
  const text = await (0, import_files.readTextIfAny)((0, import_node_path.join)(folder, file));
  if (text === void 0) return void 0;
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new import_failure.Failure("run/corrupt", `${(0, import_node_path.join)(folder, file)} is not JSON`, { cause });
  }
}
});
exports["carry-lines"] = __part((module, exports) => {
__export(exports, { findingsAt: () => findingsAt, placedAt: () => placedAt });
var [import_text_called_binary, import_revisions, import_file_header, import_hunk_order, import_audit_paths] = ["text-called-binary-fe526637/text-called-binary", "file-header-a064cb69/revisions", "file-header-a064cb69/file-header", "evidence-drop-94f915f0/hunk-order", "fold-journal-a0455a18/audit-paths"].map(__load);
function commitSeen({ rounds }, finding) {
  const round = rounds.find((one) => one.round === finding.round);
  if (!(0, import_audit_paths.isOfFixes)(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}
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
  let [old, now] = [(0, import_hunk_order.firstLine)(hunk.old), (0, import_hunk_order.firstLine)(hunk.new)];
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
  const [base, head] = await Promise.all([(0, import_revisions.commitNamed)(repository, from), (0, import_revisions.commitNamed)(repository, to)]);
  const { patch } = await (0, import_text_called_binary.readPatch)(repository, { base, head }, []);
  const changes = [...(0, import_file_header.parsePatch)(patch).values()];
  const byOldPath = new Map(
    changes.map((change) => [("from" in change ? change.from : void 0) ?? change.path, change])
  );
  return ({ file, lines }) => {
    const change = byOldPath.get(file);
    if (change === void 0) return { file, lines };
    if (change.kind === "deleted") return void 0;
    if (change.kind === "opaque")
      return change.status === "deleted" ? void 0 : { file: change.path, lines };
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
});
exports["check-hunt"] = __part((module, exports) => {
__export(exports, { checkHunt: () => checkHunt, huntWorldOf: () => huntWorldOf, linesOf: () => linesOf, spliceLines: () => spliceLines });
var [import_audited_paths, import_looks, import_index, import_named_entries, import_reviewed_text, import_substance, import_audit_paths, import_fingerprint, import_objects, import_own_key] = ["hunt-slots-02b5d22d/audited-paths", "index-758d4a94/looks", "index-758d4a94/index", "world-of-eeae2505/named-entries", "index-758d4a94/reviewed-text", "evidence-drop-94f915f0/substance", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/fingerprint", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/own-key"].map(__load);
function checkHunt({ findings }, world) {
  const sifted = (0, import_looks.sift)(findings, (claim) => proveClaim(claim, world));
  const noWork = world.looks !== void 0 && (0, import_looks.isIdle)(world.looks);
  const remarks = sifted.dropped.map(({ value, reason }) => `finding ${value.id}: ${reason}`);
  return {
    sifted,
    noWork,
    remarks: noWork ? ["no file of the list was opened or searched: go through them first", ...remarks] : remarks
  };
}
function proveClaim(claim, world) {
  const { location, evidence } = claim;
  const file = (0, import_objects.claimedPath)(location.file, world.treeRoots, world.exists);
  if (file === void 0 || !world.exists(file)) return { drop: `file_not_found: no file ${location.file}` };
  if (!world.scope.has(file)) return { drop: `outside_scope: ${file} is not among the files of this audit` };
  const text = world.textOf(file);
  if (text === void 0) return { drop: `no_text: ${file} is no text` };
  const [line] = location.lines;
  const found = (0, import_index.locateQuote)(evidence, text, { line, side: "new", remoteness: () => 0 });
  return proofOf(found, claim, file);
}
function proofOf(found, claim, file) {
  switch (found.kind) {
    case "absent":
      return { drop: `quote_not_found: evidence is not in ${file} as it was quoted` };
    case "without-substance":
      return {
        drop: `quote_without_substance: evidence needs ${import_substance.SHORTEST_QUOTE} characters and an identifier`
      };
    case "found": {
      const { lines, occurrence, at } = found;
      const source = claim.invariant_ref ?? "";
      return { keep: { claim, file, at, fingerprint: (0, import_fingerprint.fingerprintOf)({ file, source, lines, occurrence }) } };
    }
  }
}
async function huntWorldOf(run, hunt, looks) {
  const { repository, file } = run;
  if (file.audit === void 0) throw (0, import_own_key.corrupt)(run.paths.run, "belongs to no audit");
  const paths = (0, import_audit_paths.auditPaths)(file.top, file.audit.audit);
  const [audit, journal, texts] = await Promise.all([
    (0, import_own_key.readRunJson)(paths.audit, "audit"),
    (0, import_audit_paths.readJournal)(paths),
    (0, import_named_entries.readTextsOfReply)(
      repository,
      {
        baseTree: file.head.tree,
        headTree: file.head.tree,
        changed: /* @__PURE__ */ new Map(),
        treeRoots: [file.tree_root, file.top],
        named: hunt.findings.map(({ location }) => location.file)
      },
      (0, import_reviewed_text.mentionsSecrets)(JSON.stringify(hunt)) ? await redactWith() : void 0
    )
  ]);
  return {
    textOf: texts.headText,
    exists: texts.exists,
    treeRoots: texts.treeRoots,
    scope: (0, import_audited_paths.auditedPaths)(audit, journal),
    looks
  };
}
async function redactWith() {
  const { createRedactor } = await Promise.resolve().then(() => __toESM(__load("redact-4a405494/redact")));
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
});
exports["hunt-slots"] = __part((module, exports) => {
__export(exports, { auditFacts: () => auditFacts, auditSide: () => auditSide, huntSlots: () => huntSlots, knownFindings: () => knownFindings, planStage: () => planStage, ruleFiles: () => ruleFiles, stageRunFile: () => stageRunFile });
var [import_changed_texts, import_settings, import_read_skipped, import_parser, import_create_run, import_file_list, import_templates_gen, import_redact_hunks, import_fingerprint_2, import_shown_files, import_split_hunk, import_shown_path, import_packet_2, import_redact_2, import_carry_lines, import_audited_paths, import_work_tree_of, import_revisions, import_matched_paths, import_stamped, import_own_files, import_layout, import_audit_paths, import_objects, import_own_key, import_version_2] = ["templates.gen-34c24269/changed-texts", "templates.gen-34c24269/settings", "text-called-binary-fe526637/read-skipped", "parser-38996fb6/parser", "suppressions-2-f634e93d/create-run", "templates.gen-34c24269/file-list", "templates.gen-34c24269/templates.gen", "shown-files-3b977f13/redact-hunks", "shown-files-3b977f13/fingerprint-2", "shown-files-3b977f13/shown-files", "world-of-eeae2505/split-hunk", "objects-0b8527c9/shown-path", "objects-0b8527c9/packet-2", "evidence-drop-94f915f0/redact-2", "hunt-slots-02b5d22d/carry-lines", "hunt-slots-02b5d22d/audited-paths", "finish-step-ff6e5c95/work-tree-of", "file-header-a064cb69/revisions", "extract-bd6f4934/matched-paths", "objects-0b8527c9/stamped", "own-files-0777bacd/own-files", "matches-schema-2b17f0d0/layout", "fold-journal-a0455a18/audit-paths", "objects-0b8527c9/objects", "matches-schema-2b17f0d0/own-key", "main/version-2"].map(__load);
function stageRunFile({ file }, { kind, round, title, sides, treeRoot, subjects }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_settings.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_templates_gen.randomId)(),
    version: import_version_2.VERSION,
    planned_at: (0, import_own_key.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_templates_gen.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: {
      ...{ audit: file.audit, round, work_tree: file.work_tree },
      ...subjects === void 0 ? {} : { subjects: [...subjects] }
    }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_revisions.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_layout.runPaths)(run.top, run.run);
  await (0, import_create_run.createRun)(run, paths);
  await (0, import_stamped.writeStamped)(paths.fingerprint, run, await (0, import_fingerprint_2.fingerprintRepository)(await (0, import_work_tree_of.workTreeOf)(run)));
  await also?.(paths);
  await (0, import_templates_gen.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  const subjects = run.audit?.subjects;
  const shared = subjects === void 0 ? {} : { subjects };
  await (0, import_audit_paths.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject, ...shared });
}
async function readHuntedChange(repository, base, head) {
  const { sha, tree } = await (0, import_revisions.commitNamed)(repository, base);
  const sides = { base: { sha, tree, label: "the base", why: "what the change is made against" }, head };
  return { ...sides, ...await (0, import_read_skipped.readDifference)(repository, sides, []) };
}
function addedIn(changed) {
  return new Map(
    [...changed.values()].map((file) => [file.path, file.kind === "text" ? file.added : []])
  );
}
function auditFacts(task) {
  const { run, head, tree } = (0, import_templates_gen.taskFactsWithTree)(task);
  return { run, head, tree };
}
var MOST_KNOWN = 4e4;
function knownFindings(known) {
  if (known.length === 0) return "Nothing.";
  const rows = [];
  let room = MOST_KNOWN;
  for (const { id, status, severity, location, title, reason } of known.toReversed()) {
    const row = JSON.stringify({
      id,
      status,
      severity,
      file: location.file,
      lines: location.lines,
      title,
      reason
    });
    room -= (0, import_packet_2.byteLength)(row) + 1;
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
  const chunks = [];
  for (const load of loadsOf(rows, change, room)) {
    for (const part of sizeOf(load) <= room ? [load] : partsOf(load)) {
      const open = chunks.at(-1);
      if (open?.takes(part, room) === true) continue;
      const next = new OpenChunk();
      if (!next.takes(part, room)) throw new Error(`the name of ${nameOf(part)} leaves no room in a packet`);
      chunks.push(next);
    }
  }
  return chunks;
}
function partsOf(load) {
  return load.units.length === 0 ? [load] : load.units.map((unit) => ({ ...load, units: [unit] }));
}
var OpenChunk = class {
  rows = [];
  shown = /* @__PURE__ */ new Set();
  #used = 0;
  #bytes = 0;
  /** Returns whether there was room for it. */
  takes({ row, units }, room) {
    const added = row === void 0 || this.rows.includes(row) ? void 0 : row;
    const cargo = units.flat().filter((one) => !this.shown.has(one));
    const size = (0, import_packet_2.byteLength)(added?.text ?? "") + (0, import_file_list.total)(new Set(cargo));
    const isFirst = this.rows.length === 0 && this.shown.size === 0;
    const tires = added !== void 0 && !isFirst && (this.rows.length >= MOST_FILES || this.#bytes + added.file.bytes > MOST_BYTES);
    if (tires || this.#used + size > room) return false;
    if (added !== void 0) this.rows.push(added);
    for (const one of cargo) this.shown.add(one);
    this.#used += size;
    this.#bytes += added?.file.bytes ?? 0;
    return true;
  }
};
function loadsOf(rows, change, room) {
  const widest = Math.max(0, ...rows.map(({ text }) => (0, import_packet_2.byteLength)(text)));
  const lean = change.map((file) => ({
    ...file,
    hunks: file.hunks.map((hunk) => (0, import_split_hunk.leanHunk)(hunk, CONTEXT_LINES))
  }));
  const { units } = (0, import_file_list.cutChange)(lean, [() => import_file_list.NO_EXTRAS], room - widest);
  const byPath = /* @__PURE__ */ new Map();
  for (const unit of units.flat()) {
    const known = byPath.get(pathOf(unit));
    if (known === void 0) byPath.set(pathOf(unit), [unit]);
    else known.push(unit);
  }
  const listed = rows.map((row) => ({ row, units: byPath.get(row.file.path) ?? [] }));
  const paths = new Set(rows.map(({ file }) => file.path));
  const others = [...byPath].filter(([path]) => !paths.has(path));
  return [...listed, ...others.map(([, own]) => ({ row: void 0, units: own }))];
}
function pathOf(unit) {
  const [header] = unit;
  if (header?.kind !== "header") throw new Error("a unit of the change names no file");
  return header.file.path;
}
function sizeOf({ row, units }) {
  return (0, import_packet_2.byteLength)(row?.text ?? "") + (0, import_file_list.total)(new Set(units.flat()));
}
function nameOf({ row, units: [unit] }) {
  return row?.file.path ?? (unit === void 0 ? "a file" : pathOf(unit));
}
function buildHuntPackets(input) {
  const { task, facts, nonces, nextSlot } = input;
  const room = (0, import_templates_gen.roomLeft)("audit-specialist", task.run, filling(input, NOTHING_YET), nonces);
  const fixed = new Set(facts.fixed);
  const rows = turned(facts.files, input.turn).map((file) => ({ file, text: rowOf(file, fixed) }));
  const chunks = huntChunks(rows, facts.change, room);
  return chunks.map(
    (chunk, index) => (0, import_templates_gen.packetOf)(
      { agent: "audit-specialist", slot: nextSlot(), part: index + 1, of: chunks.length },
      filling(input, chunk),
      nonces,
      { hunks: [], paths: chunk.rows.map(({ file }) => file.path) }
    )
  );
}
var NOTHING_YET = { rows: [], shown: /* @__PURE__ */ new Set() };
function filling({ task, round, role, others, facts }, { rows, shown }) {
  return {
    ...auditFacts(task),
    round: String(round),
    again: round === 1 ? "This is the first round." : import_templates_gen.TEMPLATES.again.trimEnd(),
    role: roleText(role),
    others: others.length === 0 ? "nothing else" : others.map((slug) => slug.replaceAll("-", " ")).join(", "),
    columns: import_templates_gen.TEMPLATES["listing-columns"].trimEnd(),
    listing: [{ kind: "FILES", content: rows.map(({ text }) => text).join("") }],
    diff: facts.change.length === 0 ? "Nothing to show: whatever these files hold is in question." : [{ kind: "DIFF", content: (0, import_file_list.diffText)(shown) }],
    rules: ruleFiles(facts.rules),
    known: knownFindings(facts.known)
  };
}
function roleText({ slug, own }) {
  if (own !== null)
    return [{ kind: "ROLE", content: `${import_templates_gen.TEMPLATES["own-role"].trimEnd()}

${slug}: ${own}` }];
  const name = `role/${slug}`;
  const text = Object.hasOwn(import_templates_gen.TEMPLATES, name) ? import_templates_gen.TEMPLATES[name] : void 0;
  if (text === void 0) throw new Error(`no prompt for the role ${slug}`);
  return text.trimEnd();
}
function rowOf({ path, bytes, changed }, fixed) {
  const lines = changed.map(([first, last]) => first === last ? String(first) : `${first}-${last}`).join(",");
  const notes = [...lines === "" ? [] : [`lines ${lines}`], ...fixed.has(path) ? ["fixed"] : []];
  return `${String(bytes).padStart(8)}  ${(0, import_shown_path.shownPath)(path)}${notes.length === 0 ? "" : `  (${notes.join("; ")})`}
`;
}
function turned(files, turn) {
  const at = files.length === 0 ? 0 : turn % files.length;
  return [...files.slice(at), ...files.slice(0, at)];
}
async function huntSlots(audit, { round, head, treeRoot, paths }) {
  const { file } = audit;
  const title = paths === void 0 ? "hunt" : "hunt in unopened files";
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: "hunt", round, title, sides, treeRoot });
  const facts = await factsOf(audit, head, paths);
  const roles = paths === void 0 ? file.roles : file.roles.slice(0, 1);
  const step = Math.max(1, Math.floor(facts.files.length / roles.length));
  const given = {
    task: (0, import_templates_gen.taskOf)(run),
    round,
    facts,
    nonces: (0, import_templates_gen.noncesOf)(run),
    nextSlot: (0, import_templates_gen.slotNames)(run, [])
  };
  const slots = roles.flatMap((role, index) => {
    const others = roles.filter((other) => other !== role).map(({ slug }) => slug);
    const packets = buildHuntPackets({ ...given, role, others, turn: index * step });
    return packets.map((packet) => ({ packet, role: role.slug }));
  });
  return { run, slots };
}
async function factsOf(audit, head, paths) {
  const { home, file, state, journal } = audit;
  const { base } = file;
  const change = base === void 0 ? void 0 : await readHuntedChange(home, base, head);
  const files = await filesAt(audit, head.tree, paths, change);
  const redactor = (0, import_redact_2.createRedactor)();
  const facts = {
    files,
    rules: await governingRules(audit, head.tree, files),
    known: await (0, import_carry_lines.findingsAt)(audit, [...state.findings.values()], head.sha ?? state.head),
    fixed: (0, import_audited_paths.fixedPaths)(journal),
    change: change === void 0 ? [] : await shownOf(audit, change, { files, again: paths !== void 0, redactor })
  };
  return (0, import_redact_hunks.cleanText)(facts, redactor);
}
async function filesAt({ home, file, journal }, tree, only, change) {
  const scope = (0, import_audited_paths.huntedPaths)(file, journal);
  const added = change === void 0 ? void 0 : addedIn(change.changed);
  const asked = new Map(file.files.map((one) => [one.path, one.changed]));
  const wanted = only === void 0 ? void 0 : new Set(only);
  const entries = await (0, import_objects.listTree)(home, tree);
  const linesOf = (path) => added === void 0 ? asked.get(path) ?? [] : (added.get(path) ?? []).map(({ start, end }) => [start, end]);
  return entries.filter(({ path, type }) => type === "blob" && scope.has(path) && (wanted?.has(path) ?? true)).map(({ path, size }) => ({ path, bytes: size ?? 0, changed: linesOf(path) }));
}
async function shownOf({ home }, change, { files, again, redactor }) {
  const listed = new Set(files.map(({ path }) => path));
  const shown = (0, import_shown_files.shownFiles)(change).filter(
    ({ path, status }) => status === "deleted" && !again && !(0, import_own_files.ownFile)(path) && !(0, import_own_files.usersFile)(path) || status !== "added" && listed.has(path)
  );
  return (0, import_redact_hunks.redactHunks)(shown, redactor, await (0, import_changed_texts.readChangedTexts)(home, change));
}
async function governingRules({ home }, tree, files) {
  const { rules } = await (0, import_parser.readRules)(home, tree);
  const inForce = (0, import_matched_paths.rulesInForce)(
    rules,
    files.map(({ path }) => path)
  );
  return inForce.filter(({ governs }) => governs.length > 0).map(({ rule }) => rule.path);
}
});
exports["own-tree"] = __part((module, exports) => {
__export(exports, { changesInOwnTree: () => changesInOwnTree, rememberOwnTree: () => rememberOwnTree });
var [import_fingerprint_2, import_own_key, import_files] = ["shown-files-3b977f13/fingerprint-2", "matches-schema-2b17f0d0/own-key", "matches-schema-2b17f0d0/files"].map(__load);
async function rememberOwnTree(home, { fingerprint }) {
  await (0, import_files.writeFileAtomically)(fingerprint, (0, import_own_key.jsonText)(await (0, import_fingerprint_2.fingerprintRepository)(home)));
}
async function changesInOwnTree({ home, file, paths }) {
  const text = await (0, import_files.readTextIfAny)(paths.fingerprint);
  if (file.in_place || text === void 0) return [];
  const before = JSON.parse(text);
  const after = await (0, import_fingerprint_2.fingerprintRepository)(home);
  const ours = (name) => name.startsWith("refs/audit-round-") || name === `refs/heads/${file.branch}`;
  return (0, import_fingerprint_2.differences)(before, { ...after, refs: after.refs.filter(([name]) => !ours(name)) });
}
});
