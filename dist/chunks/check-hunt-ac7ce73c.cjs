var { __load, __part } = require("../main.cjs").shared;
exports["audited-paths"] = __part((exports) => {
var { isTestFile } = __load("fold-fixing-5ea01992/test-file");
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
  const files = journal.flatMap(
    (event) => event.kind === "committed" && isInForce(event.sha) ? event.files : []
  );
  return [...new Set(files)];
}
Object.assign(exports, { fixedPaths, auditedPaths, huntedPaths });
});
exports["background-folder"] = __part((exports) => {
var { withCertificates } = __load("snapshot-066f03be/client-environment"), { processStartTime } = __load("fold-fixing-5ea01992/start-time"), { FILES } = __load("snapshot-066f03be/background-files"), { SANDBOX_KINDS } = __load("main/vocabulary"), { createFileOnce, readTextIfAny } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { join } = require("node:path");
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
  return `${JSON.stringify({ pid, born: await processStartTime(pid) ?? "gone" })}
`;
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
var { readPatch } = __load("text-called-binary-fccc6b1e/text-called-binary"), { commitNamed } = __load("file-header-fb4aa201/revisions"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { firstLine } = __load("evidence-drop-a3c02e69/hunk-order"), { isOfFixes } = __load("fold-fixing-5ea01992/audit-state");
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
function commitSeen({ rounds }, finding) {
  const round = rounds.find((one) => one.round === finding.round);
  if (!isOfFixes(finding)) return round?.head;
  return round?.reviews.find(({ ids }) => ids.includes(finding.id))?.head;
}
Object.assign(exports, { findingsAt, placedAt });
});
exports["check-hunt"] = __part((exports) => {
var { auditedPaths } = __load("check-hunt-ac7ce73c/audited-paths"), { isIdle, sift } = __load("index-936eb180/looks"), { locateQuote } = __load("index-936eb180/same-claim"), { loadRedact, readQuotedTexts } = __load("index-936eb180/read-at-paths"), { mentionsSecrets } = __load("evidence-drop-a3c02e69/reviewed-text"), { SHORTEST_QUOTE } = __load("evidence-drop-a3c02e69/substance"), { readJournal } = __load("fold-fixing-5ea01992/journal"), { auditPaths } = __load("git-685f2d30/audit-paths"), { fingerprintOf } = __load("git-685f2d30/fingerprint"), { claimedPath } = __load("git-685f2d30/batch-output"), { corrupt, readRunJson } = __load("matches-schema-4b8261ce/own-key");
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
    case "absent":
      return { drop: `quote_not_found: evidence is not in ${file} as it was quoted` };
    case "without-substance":
      return {
        drop: `quote_without_substance: evidence needs ${SHORTEST_QUOTE} characters and an identifier`
      };
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
      mentionsSecrets(JSON.stringify(hunt)) ? await loadRedact() : void 0
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
exports["own-tree"] = __part((exports) => {
var { differences, fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { jsonText } = __load("matches-schema-4b8261ce/own-key"), { readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files");
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
