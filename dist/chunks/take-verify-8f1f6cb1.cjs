var { __load, __part } = require("../main.cjs").shared;
exports["check-fix-review"] = __part((exports) => {
var { changedLinesOf } = __load("extract-4e3435f6/scope-entries"), { readQuotedTexts } = __load("index-2fdaab01/quoted-texts"), { readStamped } = __load("git-3998040f/stamped"), { asRepoPath } = __load("git-3998040f/batch-output"), { readRunJson } = __load("matches-schema-76c5945f/own-key"), { posix } = require("node:path");
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
  const characters = Array.from(squeeze(line)).map((char) => char.replace(/[\\^$.*+?()[\]{}|/]/, String.raw`\$&`));
  return new RegExp(characters.join(String.raw`\s*`), "gu");
}
function misplacedFindings(review, diff) {
  return review.flatMap(({ id, location: { file, lines } }, index) => {
    const [first, last] = lines;
    if (first > last) return [`/${index}/location/lines of ${id}: ${first} is after ${last}`];
    const path = asRepoPath(file);
    if (path !== void 0 && diff.exists(path) && isNear(path, diff.changed)) return [];
    return [`/${index}/location/file of ${id}: "${file}" is neither a changed file nor a sibling of one`];
  });
}
function isNear(path, changed) {
  if (changed.has(path)) return true;
  const [folder, ending] = [posix.dirname(path), posix.extname(path)];
  if (ending === "") return false;
  return [...changed].some((other) => posix.dirname(other) === folder && posix.extname(other) === ending);
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
  const [scope, files] = await Promise.all([readRunJson(paths.scope, "scope"), readStamped(paths.files, file)]);
  const changed = changedLinesOf(scope.files);
  const { exists } = await readQuotedTexts(repository, {
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
Object.assign(exports, { misplacedFindings, withoutDiffLines, fixReviewWorld });
});
exports["proven-tests"] = __part((exports) => {
var { proofsOfRun } = __load("suppressions-2-78a459f7/proofs-of-run"), { togetherWith } = __load("summary-text-2-405a3156/fix-outcomes"), { mergeTrees } = __load("snapshot-94776c05/drive-git"), { treeOf } = __load("snapshot-94776c05/commit-object"), { writeBlob } = __load("snapshot-94776c05/one-object"), { readBlobs } = __load("git-3998040f/objects"), { readGit } = __load("git-3998040f/git");
async function patchOf(repository, from, to, path) {
  const only = path === void 0 ? [] : ["--", `:(top,literal)${path}`];
  const options = ["-r", "-p", "--no-ext-diff", "--no-textconv", "--no-color", "-M50%"];
  return (await readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to, ...only])).toString("utf8");
}
function patchToApply(repository, from, to) {
  const options = ["-r", "-p", "--binary", "--full-index", "--no-ext-diff", "--no-textconv", "--no-color"];
  return readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
}
async function provenTests({ home, file, state }, subject) {
  if (file.preset !== "fix" || file.of === void 0) return [];
  const proofs = await proofsOfRun(home, file.of.run);
  const ids = subject === void 0 ? file.of.findings : togetherWith(state, subject);
  return ids.flatMap((id) => {
    const proof = proofs.get(id);
    return proof?.outcome === "proven" ? proof.test ?? [] : [];
  });
}
function textOfTest({ home, file }, { commit }) {
  return patchOf(home, file.start, commit);
}
async function withProvenTests({ home, file }, tree, tests) {
  const base = await treeOf(home, file.start);
  let ours = tree;
  for (const { commit, file: path } of tests) {
    const theirs = await treeOf(home, commit);
    const merged = await mergeTrees(
      home,
      { base, ours, theirs },
      async (at, sides) => at === path ? appended(home, sides) : void 0
    );
    if (merged.kind === "conflict") return void 0;
    ours = merged.tree;
  }
  return ours;
}
async function appended(home, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const blobs = await readBlobs(home, [base.oid, ours.oid, theirs.oid]);
  const [before, own = Buffer.alloc(0), other] = [base, ours, theirs].map(({ oid }) => blobs.get(oid));
  if (before === void 0 || other?.subarray(0, before.length).equals(before) !== true) return void 0;
  const text = Buffer.concat([own, other.subarray(before.length)]);
  return { mode: ours.mode, oid: await writeBlob(home, text) };
}
Object.assign(exports, { patchOf, patchToApply, provenTests, textOfTest, withProvenTests });
});
exports["take-verify"] = __part((exports) => {
var { abortRound } = __load("take-out-lines-4b144c18/decide-move"), { hunkIds } = __load("shown-files-80985a4c/shown-files"), { storedReply } = __load("shown-files-80985a4c/stored-reply"), { GIT_FATAL, readBlame } = __load("file-header-8cba8a58/history-blame"), { createRedactor } = __load("evidence-drop-566105c0/redact-2"), { fixReviewWorld, misplacedFindings, withoutDiffLines } = __load("take-verify-8f1f6cb1/check-fix-review"), { lineCountOf } = __load("extract-4e3435f6/line-index"), { readStamped } = __load("git-3998040f/stamped"), { blobAt } = __load("snapshot-94776c05/one-object"), { note } = __load("fold-fixing-63267d85/journal"), { fingerprintOf } = __load("git-3998040f/fingerprint"), { now, readRunJson } = __load("matches-schema-76c5945f/own-key"), { askGit } = __load("git-3998040f/git");
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
      fingerprint: fingerprintOf({
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
  const blamed = new Set((await readBlame(repository, to, file)).lines.map(({ sha }) => sha));
  const wrote = among.filter((sha) => blamed.has(sha));
  if (wrote.length > 0) return wrote;
  const changed = await changedThere(repository, asked, [Math.max(1, start - 1), Math.min(count, end + 1)]);
  return changed.filter((sha) => among.includes(sha)).slice(0, 1);
}
async function linesIn(repository, at, path) {
  const content = await blobAt(repository, at, path);
  return content === void 0 ? 0 : lineCountOf(content.toString("latin1"));
}
async function changedThere(repository, { path, from, to }, [start, end]) {
  const options = ["--first-parent", "--format=%x00%H", "--no-ext-diff", "--no-textconv", "--no-color"];
  const args = ["log", ...options, `-L${start},${end}:${path}`, `${from}..${to}`, "--"];
  const { status, stdout } = await askGit(repository, args, { answers: [0, GIT_FATAL] });
  if (status !== 0) return [];
  return [...stdout.toString("latin1").matchAll(/^\0([0-9a-f]+)$/gm)].map(([, sha = ""]) => sha);
}
var TASK_FAILURE = "Task failure aborts the current round";
async function takeVerify(audit, round, run) {
  const abort = (why) => abortRound(audit, round, "FAIL-CLOSED", `${TASK_FAILURE}: ${why}`);
  const failed = run.states.find(({ status }) => status !== "stored");
  if (failed !== void 0) return abort(`fix-diff-reviewer (${failed.slot.slot}): ${failed.why}`);
  const files = await readStamped(run.paths.files, run.file);
  const reviewed = new Set(run.slots.flatMap(({ hunks }) => hunks));
  const missing = hunkIds(files).filter((id) => !reviewed.has(id));
  if (missing.length > 0) return abort(`no reviewer was shown ${missing.join(", ")}`);
  const found = [];
  for (const { slot } of run.states) {
    const review = await storedReply(run, slot, "fix-diff-reviewer");
    if (review === void 0) return abort(`fix-diff-reviewer (${slot.slot}): its reply is gone`);
    const world = await fixReviewWorld(run, review);
    const elsewhere = misplacedFindings(review, world);
    if (elsewhere.length > 0) return abort(elsewhere.join("; "));
    const clean = await createRedactor().redactIn(review);
    found.push(...clean.map((finding) => withoutDiffLines(finding, world).finding));
  }
  const taken = new Set(audit.state.findings.keys());
  const findings = promoteFindings(found, { round: round.round, timestamp: now(), taken });
  await note(audit.paths, {
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
  const { files } = await readRunJson(paths.scope, "scope");
  return files.reduce((sum, { addedLines, removedLines }) => sum + addedLines + removedLines, 0);
}
Object.assign(exports, { takeVerify });
});
