var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_916d3e11;
var from_chunk_bb1b7c5b;
var from_chunk_c37cb4ff;
var from_chunk_e76f4c5d;
var from_main;
parts["chunk-LH6WCY4Q"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  takeVerify: () => takeVerify
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XT3KREMF = parts["chunk-XT3KREMF"]();
var import_chunk_PFFRECKU = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PFFRECKU"]();
var import_chunk_GGWDZ2UQ = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-GGWDZ2UQ"]();
var import_chunk_7RBOKXIQ = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-7RBOKXIQ"]();
var import_chunk_WAGCTEPU = parts["chunk-WAGCTEPU"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
function promoteFindings(review, { round, timestamp, taken }) {
  const used = new Set(taken);
  return review.map((finding) => {
    const id = freeId(finding.id, round, used);
    used.add(id);
    return {
      ...finding,
      id,
      source: "fix-diff-reviewer",
      agent: "fix-diff-reviewer",
      tier: "confirmed",
      status: "open",
      bounty: 0,
      invariant_ref: null,
      architecture_ref: null,
      escape_type: null,
      round,
      timestamp,
      fingerprint: (0, import_chunk_7R4OZ5NR.fingerprintOf)({
        file: finding.location.file,
        source: "fix-diff-reviewer",
        lines: [finding.title],
        occurrence: round
      }),
      reason: null
    };
  });
}
function freeId(id, round, used) {
  const [, digits = "1"] = /^FD-(\d+)$/.exec(id) ?? [];
  for (let n = Number(digits); ; n += 1) {
    const free = `FD-R${round}-${String(n).padStart(3, "0")}`;
    if (!used.has(free)) return free;
  }
}
async function commitsOfLines(repository, asked) {
  const { path, to, lines, among } = asked;
  const count = await linesIn(repository, to, path);
  if (count === 0) return [];
  const [start, end] = lines.map((line) => Math.min(line, count));
  const file = { path, basePath: path, removed: [], ranges: [{ start, end }] };
  const blamed = new Set((await (0, import_chunk_PFFRECKU.readBlame)(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}
async function linesIn(repository, at, path) {
  const { status, stdout } = await (0, import_chunk_N6P4XODE.askGit)(repository, ["cat-file", "blob", `${at}:${path}`], {
    answers: [0, import_chunk_PFFRECKU.CANNOT]
  });
  return status === 0 ? (0, import_chunk_CLHPKY4O.lineCountOf)(stdout.toString("latin1")) : 0;
}
async function changedThere(repository, { path, from, to }, [start, end]) {
  const options = ["--first-parent", "--format=%x00%H", "--no-ext-diff", "--no-textconv", "--no-color"];
  const args = ["log", ...options, `-L${start},${end}:${path}`, `${from}..${to}`, "--"];
  const { status, stdout } = await (0, import_chunk_N6P4XODE.askGit)(repository, args, { answers: [0, import_chunk_PFFRECKU.CANNOT] });
  if (status !== 0) return [];
  return [...stdout.toString("latin1").matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, round, run) {
  const abort = (why) => (0, import_chunk_XT3KREMF.abortRound)(audit, round, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await (0, import_chunk_FMEPFE66.readStamped)(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = (0, import_chunk_GGWDZ2UQ.hunkIds)(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found = [];
  for (const { slot } of run.states) {
    const review = await (0, import_chunk_7RBOKXIQ.storedReply)(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await (0, import_chunk_WAGCTEPU.fixReviewWorld)(run, review);
    const elsewhere = (0, import_chunk_WAGCTEPU.misplaced)(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await (0, import_chunk_F6C6MZ3W.createRedactor)().redactIn(review);
    found.push(...clean.map((finding) => (0, import_chunk_WAGCTEPU.withoutDiffLines)(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: round.round, timestamp: (0, import_chunk_FMUGRUOW.now)(), taken });
  await (0, import_chunk_CWLOLPLC.note)(audit.paths, {
    kind: "reviewed",
    round: round.round,
    run: run.file.run,
    head: audit.state.head,
    lines_changed: await linesChanged(run),
    findings,
    about: await Promise.all(findings.map(async (finding) => fixesOf(audit, round, finding)))
  });
}
async function fixesOf({ home, state }, { head, commits: fixes }, { id, location }) {
  const commits = await commitsOfLines(home, {
    path: location.file,
    lines: location.lines,
    from: head,
    to: state.head,
    among: fixes.map(({ sha }) => sha)
  });
  return { id, commits };
}
async function linesChanged({ paths }) {
  const { files } = await (0, import_chunk_FMUGRUOW.readRunJson)(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  takeVerify
});
});
parts["chunk-PI5SK2AM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  writeArtifacts: () => writeArtifacts
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_K6KIQL4H = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_KZFR3PGI = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-KZFR3PGI"]();
var import_chunk_6VANVNP7 = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-6VANVNP7"]();
var import_chunk_3PKCCHBL = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
function historySection({ audit, date, branch, roles }, state) {
  const fixedIn = new Map(
    state.rounds.flatMap(({ commits }) => commits.map(({ subject, sha }) => [subject, sha.slice(0, 12)]))
  );
  const rounds = state.rounds.flatMap((one) => {
    const { round } = one;
    const { note, answered } = (0, import_chunk_3PKCCHBL.answeredIn)({ roles }, one);
    const findings = [...state.findings.values()].filter((finding) => finding.round === round);
    return [
      `### Round ${round}`,
      "",
      `${findings.length === 0 && answered > 0 ? "No findings: " : ""}${(0, import_chunk_6VANVNP7.inTable)(note)}.`,
      ...findings.length === 0 ? [] : [
        "",
        "| ID | Severity | Tier | Title | Status | Fixed in |",
        "|---|---|---|---|---|---|",
        ...findings.map((finding) => row(finding, fixedIn.get(finding.id)))
      ],
      ""
    ];
  });
  return [`## Audit ${audit}, ${date}, branch ${(0, import_chunk_6VANVNP7.inTable)(branch)}`, "", ...rounds].join("\n");
}
function row({ id, severity, tier, title, status }, fixedIn = "") {
  return `| ${id} | ${severity} | ${tier} | ${(0, import_chunk_6VANVNP7.inTable)(title)} | ${status} | ${fixedIn} |`;
}
function workflowState({ preset, branch, started_at, roles }, state, at) {
  const completed = state.rounds.filter(({ closed }) => closed).length;
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  const findings = [...state.findings.values()];
  return {
    phase: state.finished === void 0 ? "audit" : "done",
    task: `audit-${preset}`,
    spec_file: null,
    started_at,
    phase_entered_at: at,
    branch,
    qa_rounds: completed,
    audit: {
      type: preset,
      rounds_completed: completed,
      total_findings: findings.length,
      findings_fixed: findings.filter(({ status }) => status === "fixed").length,
      answered: round === void 0 ? "no round has begun" : (0, import_chunk_3PKCCHBL.answeredIn)({ roles }, round).note,
      converged: state.ended?.outcome === "converged"
    }
  };
}
async function writeArtifacts(audit) {
  const { file, state, journal } = audit;
  const paths = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  const entered = journal.findLast(({ kind }) => kind === "finished" || kind === "prepared")?.at ?? file.started_at;
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.state, (0, import_chunk_FMUGRUOW.jsonText)(workflowState(file, state, entered)));
  for (const round of state.rounds) {
    const path = paths.round((0, import_chunk_K6KIQL4H.roundFileName)(file, round.round));
    await (0, import_chunk_RN53RASZ.writeFileAtomically)(path, (0, import_chunk_FMUGRUOW.jsonText)((0, import_chunk_K6KIQL4H.roundFile)(file, state, round)));
  }
  if (state.ended === void 0) return;
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.summary, (0, import_chunk_6VANVNP7.summaryText)(file, state, await (0, import_chunk_KZFR3PGI.sentByRun)(audit)));
  const history = await (0, import_chunk_RN53RASZ.readTextIfAny)(paths.history) ?? `# Audits with preset ${file.preset}
`;
  const heading = `## Audit ${file.audit}`;
  const others = history.split(/^(?=## Audit )/m).filter((section) => !section.startsWith(`${heading},`));
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(
    paths.history,
    [...others.map((s) => `${s.trimEnd()}

`), historySection(file, state)].join("")
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  writeArtifacts
});
});
parts["chunk-WAGCTEPU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  fixReviewWorld: () => fixReviewWorld,
  misplaced: () => misplaced,
  withoutDiffLines: () => withoutDiffLines
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_node_path = require("node:path");
var LONG_LINE = 20;
var REMOVED = "[VERBATIM REMOVED]";
function withoutVerbatim(text, lines) {
  const squeezed = squeeze(text);
  const repeated = [...new Set(lines)].filter((line) => isLong(squeeze(line)) && squeezed.includes(squeeze(line))).toSorted((a, b) => squeeze(b).length - squeeze(a).length);
  return repeated.reduce((rest, line) => rest.replaceAll(patternOf(line), REMOVED), text);
}
var squeeze = (text) => text.replaceAll(/\s+/g, "");
var isLong = (squeezed) => Array.from(squeezed).length >= LONG_LINE;
function patternOf(line) {
  const characters = Array.from(squeeze(line)).map(
    (char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`)
  );
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplaced(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = (0, import_chunk_BN7E3F24.asRepoPath)(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [import_node_path.posix.dirname(path), import_node_path.posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => import_node_path.posix.dirname(other) === folder && import_node_path.posix.extname(other) === ending);
}
function withoutDiffLines(finding, { lines }) {
  const clean = (text) => withoutVerbatim(text, lines);
  const { title, description, evidence, impact, instance_fix, class_fix } = finding;
  const cleaned = {
    ...finding,
    title: clean(title),
    description: clean(description),
    evidence: clean(evidence),
    impact: clean(impact),
    instance_fix: clean(instance_fix),
    class_fix: clean(class_fix)
  };
  return { finding: cleaned, repeats: JSON.stringify(cleaned) !== JSON.stringify(finding) };
}
async function fixReviewWorld(run, review) {
  const { repository, file, paths } = run;
  const [scope, files] = await Promise.all([
    (0, import_chunk_FMUGRUOW.readRunJson)(paths.scope, "scope"),
    (0, import_chunk_FMEPFE66.readStamped)(paths.files, file)
  ]);
  const changed = (0, import_chunk_CQMX652T.changedLinesOf)(scope.files);
  const { exists } = await (0, import_chunk_CQMX652T.readTextsOfReply)(repository, {
    baseTree: file.base.tree,
    headTree: file.head.tree,
    changed,
    treeRoots: [],
    named: review.map(({ location }) => location.file)
  });
  const names = files.flatMap(({ path, from }) => from === null ? [path] : [path, from]);
  return { changed: new Set(names), exists, lines: files.flatMap(changedLines) };
}
function changedLines({ hunks }) {
  return hunks.flatMap(
    ({ text }) => text.split("\n").filter((line) => line.startsWith("+") || line.startsWith("-") || line.startsWith(" ")).map((line) => line.slice(1))
  );
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  fixReviewWorld,
  misplaced,
  withoutDiffLines
});
});
parts["chunk-XT3KREMF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  abortFailure: () => abortFailure,
  abortRound: () => abortRound,
  decideMove: () => decideMove,
  mostAttempts: () => mostAttempts,
  undecided: () => undecided
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IX2IM5PP = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
async function abortRound({ paths }, { round }, code, why) {
  await (0, import_chunk_CWLOLPLC.note)(paths, { kind: "aborted", round, code, why });
}
function abortFailure(audit) {
  const { aborted } = audit.state;
  if (aborted === void 0) return void 0;
  const chunking = aborted.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking (several packets, each hunk in one)" : "";
  return new import_chunk_LTC5LSMU.Failure(aborted.code, aborted.why, {
    hint: `nothing of round ${aborted.round} has advanced; try it again: correctless next ${audit.file.audit} --retry${chunking}`
  });
}
function findCulprit(state, round, name, wavering) {
  const points = pointsOf(state, round);
  const seen = points.map((point, at) => look(state, point, name, at === points.length - 1));
  const silent = (at) => seen[at] === "silent";
  const passed = seen.findLastIndex((one) => one !== "silent" && one.runs > 0 && one.failed === 0);
  if (passed === -1) return { kind: "nobody" };
  const failed = seen.findIndex((one, at) => at > passed && one !== "silent" && one.failed > 0);
  const between = points.map((_, at) => at).filter((at) => at > passed && at < failed && !silent(at));
  const next = between[Math.floor(between.length / 2)];
  if (next !== void 0) return { kind: "test", point: points[next] ?? points[0] };
  return verdict(points, [passed, failed], seen, (0, import_chunk_SVD6QO3J.runsToBeSure)(wavering, name), round);
}
function verdict(points, [passed, failed], seen, sure, { commits }) {
  for (const at of [failed, passed]) {
    const one = seen[at];
    const point = points[at];
    if (one === void 0 || one === "silent" || point === void 0) return { kind: "nobody" };
    if (at === failed && one.failed < one.runs) return { kind: "nobody" };
    if (one.runs < sure) return { kind: "test", point };
  }
  const commit = commits[failed - 1];
  return commit === void 0 ? { kind: "nobody" } : { kind: "culprit", commit };
}
function pointsOf({ head }, { head: start, commits, line }) {
  const after = commits.map(({ sha }, at) => {
    if (at === commits.length - 1) return { head };
    const asMade = commits.slice(0, at + 1).every((commit, n) => commit.sha === line[n]);
    if (asMade) return { head: sha };
    return {
      head,
      without: commits.slice(at + 1).map((commit) => commit.sha).toReversed()
    };
  });
  return [{ head: start }, ...after];
}
function look(state, point, name, isHead) {
  const runs = (0, import_chunk_SVD6QO3J.runsAt)(state, point);
  if (runs.some(({ unusable }) => unusable !== null)) return "silent";
  const died = runs.some(({ failures }) => failures.some((one) => (0, import_chunk_SVD6QO3J.isNameless)(one) && one !== name));
  if (died && !isHead) return "silent";
  return { runs: runs.length, failed: runs.filter((run) => (0, import_chunk_SVD6QO3J.failedIn)(run, name)).length };
}
var MAX_ATTEMPTS = 3;
var MAX_REPAIRS = 5;
var MAX_REVIEWS = 5;
function baselineMove(state, round) {
  const runs = (0, import_chunk_SVD6QO3J.runsAt)(state, round);
  const unusable = unusableAt(state, round, "before the fixes");
  if (unusable !== void 0) return unusable;
  if (runs.some(({ failures }) => failures.some(import_chunk_SVD6QO3J.isNameless))) {
    return blocked(
      "the tests fail before the fixes and name no test that fails, so nobody could tell what a fix breaks"
    );
  }
  return (0, import_chunk_SVD6QO3J.wantsBaseline)(state, round) ? { kind: "test", head: round.head } : void 0;
}
function brokenMove(state, round) {
  if ((0, import_chunk_SVD6QO3J.runsAt)(state, state).length === 0) return { kind: "test", head: state.head };
  const unusable = unusableAt(state, state, "after the fixes");
  if (unusable !== void 0) return unusable;
  const failing = (0, import_chunk_SVD6QO3J.newlyFailing)(state, round);
  if (failing.length === 0) return void 0;
  const wavering = (0, import_chunk_SVD6QO3J.waveringTests)(state);
  const sure = Math.max(...failing.map((name) => (0, import_chunk_SVD6QO3J.runsToBeSure)(wavering, name)));
  if ((0, import_chunk_SVD6QO3J.runsAt)(state, state).length < sure) return { kind: "test", head: state.head };
  const broken = /* @__PURE__ */ new Map();
  for (const name of failing) {
    const search = findCulprit(state, round, name, wavering);
    if (search.kind === "test") return testAt(search.point);
    if (search.kind === "culprit") broken.set(search.commit, [...broken.get(search.commit) ?? [], name]);
  }
  const [first] = [...broken];
  return first === void 0 ? void 0 : repairMove(round, first);
}
function testAt({ head, without = [] }) {
  return without.length === 0 ? { kind: "test", head } : { kind: "test", head, without };
}
function repairMove(round, [culprit, failures]) {
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression");
  const ofIt = repairs.filter(({ of }) => of === void 0 || of === culprit.sha);
  const isRepair = repairs.some(({ subject }) => subject === culprit.subject);
  if (ofIt.length < MAX_REPAIRS && !isRepair) {
    const subject = `REPAIR-R${round.round}-${repairs.length + 1}`;
    return { kind: "break", subject, failures, of: culprit.sha };
  }
  const named = failures.slice(0, 3).join(", ");
  return {
    kind: "condemn",
    shas: [culprit.sha],
    why: `tests fail with it and passed before it: ${named}`,
    finding: void 0
  };
}
function unusableAt(state, point, when) {
  const run = (0, import_chunk_SVD6QO3J.runsAt)(state, point).find(({ unusable }) => unusable !== null);
  return run === void 0 ? void 0 : blocked(`the tests could not be run ${when}: ${run.unusable ?? ""}`);
}
function blocked(why) {
  return { kind: "abort", code: "audit/blocking", why };
}
function nextItem(state, { items }) {
  const open = items.filter(({ outcome }) => outcome === "open");
  const files = items.map((item) => fileOf(state, item.subject));
  const place = (item) => files.indexOf(fileOf(state, item.subject));
  return open.find(({ attempts }) => attempts.length > 0) ?? open.find(({ mode }) => mode === "fix_regression") ?? open.toSorted((a, b) => place(a) - place(b))[0];
}
function testsAreDue(state, round, item) {
  const last = round.commits.at(-1);
  if (round.line.length === 0 || item.mode === "fix_regression" || isUnderWay(item)) return false;
  if ((0, import_chunk_SVD6QO3J.areQuick)(state, round) || last?.sha !== round.line.at(-1)) return true;
  return fileOf(state, last?.subject ?? "") !== fileOf(state, item.subject);
}
function isUnderWay(item) {
  return (0, import_chunk_SVD6QO3J.lastAttempt)(item) !== void 0;
}
function fileOf({ findings }, subject) {
  return findings.get(subject)?.location.file;
}
function fixingMove(state, round) {
  const condemned = condemnedMove(round);
  if (condemned !== void 0) return condemned;
  const item = nextItem(state, round);
  if (item === void 0 && round.commits.length === 0) return void 0;
  const baseline = baselineMove(state, round);
  if (baseline !== void 0) return baseline;
  if (item !== void 0) {
    const broken = testsAreDue(state, round, item) ? brokenMove(state, round) : void 0;
    return broken ?? endlessMove(state, round, item) ?? itemMove(item);
  }
  return unresolvedMove(state, round) ?? brokenMove(state, round);
}
function condemnedMove({ condemned, commits }) {
  const next = condemned.find(({ sha }) => commits.some((commit) => commit.sha === sha));
  return next === void 0 ? void 0 : { kind: "revert", ...next };
}
function endlessMove(state, round, { subject }) {
  const finding = state.findings.get(subject);
  if (finding === void 0 || !(0, import_chunk_SVD6QO3J.isOfFixes)(finding) || round.reviews.length < MAX_REVIEWS) return void 0;
  return {
    kind: "give-up",
    subject,
    why: `${round.reviews.length} reviews of this round's fixes found fault`
  };
}
function itemMove(item) {
  const attempt = (0, import_chunk_SVD6QO3J.lastAttempt)(item);
  const { checked, judged } = attempt ?? {};
  if (checked?.accepted === true && judged === void 0) return { kind: "judge", item };
  if (checked?.accepted === true && judged?.valid === true && checked.tree !== null)
    return { kind: "commit", item, tree: checked.tree };
  if (attempt === void 0 || item.attempts.length < mostAttempts(item)) return { kind: "fix", item };
  const why = judged?.reason ?? checked?.reason ?? "no reply of its executor";
  return {
    kind: "give-up",
    subject: item.subject,
    why: `${item.attempts.length} attempts were rejected, the last: ${why}`
  };
}
function mostAttempts({ mode }) {
  return mode === "apply" ? MAX_ATTEMPTS : 1;
}
function unresolvedMove(state, round) {
  const unresolved = round.items.filter(({ outcome, subject }) => outcome === "given-up" && !round.leftOpen.has(subject)).flatMap(({ subject }) => state.findings.get(subject) ?? []).find((finding) => (0, import_chunk_SVD6QO3J.isOfFixes)(finding) && finding.status === "open");
  if (unresolved === void 0) return void 0;
  const { id, title } = unresolved;
  const why = `${id} could not be mended: ${title}`;
  const shas = (0, import_chunk_2M5PZSTX.fixesAbout)(state, round, unresolved);
  if (shas.length > 0) return { kind: "condemn", shas, why, finding: unresolved };
  return { kind: "leave-open", subject: id, why: `it could not be mended, and no fix of the round made it` };
}
function undecided(state, round) {
  return [...state.findings.values()].filter(
    (finding) => finding.status === "open" && isAskedAbout(finding, round) && !round.untriaged.has(finding.id) && !round.decisions.has(finding.id)
  );
}
function isAskedAbout(finding, { round }) {
  return finding.source === "audit-specialist" || (0, import_chunk_SVD6QO3J.isOfFixes)(finding) && finding.round < round;
}
function reviewingMove({ zero_findings_threshold }, { head }, round) {
  if (round.commits.length === 0 || round.pinned === void 0) return void 0;
  const review = round.reviews.at(-1);
  if (review?.head !== head) return { kind: "verify", fromStart: round.pinned.sha };
  const silent = review.ids.length === 0 && review.linesChanged >= zero_findings_threshold;
  return silent && !round.recorded.has(review.head) ? { kind: "record", head: review.head, linesChanged: review.linesChanged } : void 0;
}
function decideMove(audit, state) {
  if (state.ended !== void 0) return { kind: "done" };
  if (state.aborted !== void 0) return { kind: "aborted" };
  if (!state.prepared) return { kind: "prepare" };
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  if (round === void 0) return { kind: "start-round", round: 1 };
  if (round.closed) return afterRound(audit, state, round);
  return runUnderWay(round) ?? huntingMove(round) ?? triageMove(round) ?? questionOf(state, round) ?? (round.pinned === void 0 ? { kind: "pin" } : void 0) ?? fixingMove(state, round) ?? reviewingMove(audit.settings, state, round) ?? {
    kind: "close",
    kept: round.kept.size,
    fixed: round.commits.length
  };
}
function runUnderWay(round) {
  const last = round.planned.at(-1);
  if (last === void 0 || isTakenIn(round, last)) return void 0;
  return { ...last, kind: "run" };
}
function isTakenIn(round, { stage, run, subject }) {
  switch (stage) {
    case "hunt":
      return round.planned.filter((one) => one.stage === "hunt").length === round.hunts;
    case "triage":
      return round.untriaged.size === 0;
    case "fix":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.run === run && attempt.checked !== void 0
      );
    case "judge":
      return attemptsOf(round, subject).some(
        (attempt) => attempt.judgeRun === run && attempt.judged !== void 0
      );
    case "verify":
      return round.reviews.some((review) => review.run === run);
  }
}
function attemptsOf(round, subject) {
  return round.items.find((item) => item.subject === subject)?.attempts ?? [];
}
function huntingMove({ hunts, unopened }) {
  if (hunts === 0) return { kind: "hunt", paths: void 0 };
  return hunts === 1 && unopened.length > 0 ? { kind: "hunt", paths: unopened } : void 0;
}
function triageMove({ untriaged }) {
  return untriaged.size === 0 ? void 0 : { kind: "triage", ids: [...untriaged] };
}
function questionOf(state, round) {
  for (const question of [oscillation(state, round), divergence(state, round)]) {
    const answer = question === void 0 ? "continue" : state.answers.get(question.key);
    if (question !== void 0 && answer === void 0) return { kind: "ask", question };
    if (question !== void 0 && answer === "stop")
      return { kind: "end", outcome: "stopped", why: `${question.kind} in round ${round.round}` };
  }
  const ids = undecided(state, round).map(({ id }) => id);
  return ids.length === 0 ? void 0 : { kind: "ask", question: { kind: "triage", key: `triage-R${round.round}`, ids } };
}
function oscillation(state, round) {
  const fixed = new Set(
    [...state.findings.values()].filter((f) => f.status === "fixed" && f.round < round.round).map((f) => f.fingerprint)
  );
  const ids = [...round.kept].filter((id) => fixed.has(state.findings.get(id)?.fingerprint ?? ""));
  return ids.length === 0 ? void 0 : { kind: "oscillation", key: `oscillation-R${round.round}`, ids };
}
function divergence(state, round) {
  const rounds = (0, import_chunk_IX2IM5PP.divergences)(state);
  if (rounds.length < 2 || rounds.at(-1) !== round.round) return void 0;
  const counts = state.rounds.map(({ kept }) => kept.size);
  return { kind: "divergence", key: `divergence-R${round.round}`, counts };
}
function afterRound(audit, state, round) {
  const { converged, why } = (0, import_chunk_IX2IM5PP.convergence)(audit.preset, state, round, audit.captured);
  if (converged) return { kind: "end", outcome: "converged", why };
  if (round.round < audit.settings.max_rounds) return { kind: "start-round", round: round.round + 1 };
  return { kind: "end", outcome: "ceiling", why: `${round.round} rounds, and ${why}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  abortFailure,
  abortRound,
  decideMove,
  mostAttempts,
  undecided
});
});
