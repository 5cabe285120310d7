var { __load, __part } = require("../main.cjs").shared;
exports["audit-to-prove"] = __part((exports) => {
var { requireListed, startFromReview } = __load("weigh-proof-ce4754d2/start-from-review"), { MOST_PROVEN } = __load("find-again-822ea1ed/settings"), { auditsOfReview, proofsOfRun } = __load("step-packet-91aa3d6b/proofs-of-run"), { readConfig } = __load("suppressions-2-e7662acd/config"), { settingsTree } = __load("evidence-drop-a3c02e69/revision");
async function auditToProve(run, report, asked, how) {
  requireListed(report, asked);
  const open = (await auditsOfReview(run.repository, run.file.run, "prove")).find(
    ({ state }) => state.finished === void 0
  );
  if (open !== void 0 && asked.every((id) => open.file.of?.findings.includes(id) === true)) return open;
  const wanted = asked.length > 0 ? [...new Set(asked)] : await notProven(run, report);
  return wanted.length === 0 ? void 0 : startFromReview({ run, purpose: "prove", findings: wanted, ...how });
}
async function notProven({ repository, file }, { findings }) {
  const proofs = await proofsOfRun(repository, file.run);
  const { prove = {} } = await readConfig(repository, settingsTree(file.base));
  return findings.map(({ id }) => id).filter((id) => proofs.get(id)?.outcome !== "proven").slice(0, prove.most ?? MOST_PROVEN);
}
Object.assign(exports, { auditToProve });
});
exports["next-audit"] = __part((exports) => {
var { nextOfAudit } = __load("weigh-proof-ce4754d2/next-audit-2");
Object.assign(exports, { nextOfAudit });
});
exports["next-audit-2"] = __part((exports) => {
var { advanceAudit } = __load("weigh-proof-ce4754d2/weigh-proof"), { dispatchJson, dispatchText } = __load("shown-files-85a04787/dispatch"), { newsOf, showNews } = __load("decide-move-5d4285a9/news"), { abortFailure } = __load("decide-move-5d4285a9/decide-move"), { sentByRun } = __load("shown-files-85a04787/sent-by-run-2"), { summaryText } = __load("summary-text-2-86151a74/summary-text-2"), { auditVerdict, proofLines } = __load("summary-text-2-86151a74/audit-verdict"), { fixOutcomes } = __load("summary-text-2-86151a74/fix-outcomes"), { artifactPaths } = __load("git-685f2d30/audit-paths"), { inertJson, inertLine } = __load("main/inert-2");
var WORDS = {
  fixed: "fixed and verified",
  "taken-back": "attempted and taken back",
  "not-attempted": "not attempted"
};
function fixLines({ of }, state) {
  const outcomes = fixOutcomes(state);
  const never = { outcome: "not-attempted", why: state.ended?.why ?? "the audit is not over" };
  return (of?.findings ?? []).map((id) => fixLine(id, outcomes.get(id) ?? never));
}
function fixLine(id, { outcome, why }) {
  return `${id} ${WORDS[outcome]}: ${inertLine(why)}`;
}
function bringOverLines(run, fixes) {
  return fixes.some(({ outcome }) => outcome === "fixed") ? [
    `To bring them over, when the user wants that: correctless fix apply ${run}`,
    `As a patch: correctless fix ${run} --patch FILE`
  ] : [];
}
async function nextOfAudit(home, name, { json, goOn = name, ...how }) {
  const advanced = await advanceAudit(home, name, how);
  const failure = abortFailure(advanced.audit);
  if (failure !== void 0) throw failure;
  const { file } = advanced.audit;
  const news = newsOf(advanced.audit.journal, await showNews(advanced.audit), file.work_tree);
  if (json) return { status: 0, stdout: inertJson({ ...await jsonOf(advanced), run: goOn, news }) };
  return { status: 0, stdout: withNews(await textOf(advanced, goOn), news) };
}
function withNews(text, news) {
  if (news.length === 0) return text;
  const [state = "", ...rest] = text.split("\n");
  return [state, "Since the last call:", ...news.map((line) => `  ${line}`), ...rest].join("\n");
}
async function textOf({ audit, waiting }, goOn) {
  const next = `correctless next ${goOn}`;
  switch (waiting.kind) {
    case "dispatch":
      return dispatchText(waiting.run, waiting.step, next);
    case "ask":
      return ["state: ask", ...questionLines(audit, waiting.question), `Then run: ${next}`, ""].join("\n");
    case "wait":
      return [
        "state: wait",
        `At work: ${inertLine(waiting.what)}`,
        `Run again, as often as it says so: ${next}`,
        ""
      ].join("\n");
    case "aborted":
      throw new Error("an aborted round has a failure to show");
    case "done":
      if (audit.file.preset === "prove")
        return ["state: done", "", ...proofLines(audit.file, audit.state), ""].join("\n");
      if (audit.file.preset === "fix") return fixedText(audit);
      return [
        "state: done",
        "",
        summaryText(audit.file, audit.state, await sentByRun(audit)),
        ...closing(audit),
        ""
      ].join("\n");
  }
}
function fixedText({ file, state }) {
  const over = bringOverLines(file.of?.run ?? "", [...fixOutcomes(state).values()]);
  return ["state: done", "", ...fixLines(file, state), ...over, ""].join("\n");
}
function closing({ file, state }) {
  const { summary } = artifactPaths(file.top, file);
  const finish = state.finished === void 0 ? [closeLine(file)] : [];
  return [`Stored: ${summary}`, ...finish];
}
function closeLine({ audit, branch, in_place }) {
  const merge = in_place ? "" : `; with --merge it also merges ${branch}`;
  return `To close it, when the user wants that: correctless audit finish ${audit}${merge}`;
}
function questionLines(audit, question) {
  const { audit: id } = audit.file;
  switch (question.kind) {
    case "triage":
      return [
        `${question.ids.length} findings are to be decided:`,
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        "Ask the user with AskUserQuestion what to do about each: Fix now (recommended), Defer, or Dispute; at most four",
        "questions a call. A finding that is deferred or disputed needs the user\u2019s reason. Then, for each answer, run one of:",
        `  correctless audit triage ${id} fix ID`,
        `  correctless audit triage ${id} defer ID --reason "REASON"`,
        `  correctless audit triage ${id} dispute ID --reason "REASON"`,
        "Several ids of one answer may stand in one call; `all` stands for those that are left."
      ];
    case "oscillation":
      return [
        "What an earlier round fixed is there again:",
        ...question.ids.flatMap((one) => findingLines(audit.state.findings.get(one))),
        ...goOnLines(id)
      ];
    case "divergence":
      return [`Rounds find more instead of less: ${question.counts.join(", ")} kept.`, ...goOnLines(id)];
  }
}
function goOnLines(id) {
  return [
    "Ask the user with AskUserQuestion whether to go on: Stop (recommended) or Continue. Then run one of:",
    `  correctless audit answer ${id} stop`,
    `  correctless audit answer ${id} continue`
  ];
}
function findingLines(finding) {
  if (finding === void 0) return [];
  const { id, severity, tier, location, title, description, instance_fix, reason } = finding;
  const place = `${location.file}:${location.lines[0]}`;
  return [
    `- ${id} ${severity}, ${tier}, ${inertLine(place)}: ${inertLine(title)}`,
    ...reason === null ? [] : [`  ${inertLine(reason)}`],
    `  ${inertLine(description)}`,
    `  Fix: ${inertLine(instance_fix)}`
  ];
}
async function jsonOf({ audit, waiting }) {
  const run = audit.file.audit;
  switch (waiting.kind) {
    case "dispatch":
      return { ...await dispatchJson(waiting.run, waiting.step), run };
    case "ask":
      return {
        run,
        phase: waiting.question.kind,
        state: "ask",
        slots: [],
        question: questionJson(audit, waiting.question)
      };
    case "wait":
      return { run, phase: "wait", state: "wait", slots: [] };
    case "aborted":
    case "done": {
      const { status, exit } = auditVerdict(audit.state, audit.file.preset);
      return { run, phase: "report", state: "done", slots: [], verdict: { status, exit } };
    }
  }
}
function questionJson(audit, question) {
  const options = question.kind === "triage" ? ["fix", "defer", "dispute"] : ["stop", "continue"];
  return { text: questionLines(audit, question).join("\n"), options };
}
Object.assign(exports, { fixLine, bringOverLines, nextOfAudit });
});
exports["prove-planned"] = __part((exports) => {
var { auditToProve } = __load("weigh-proof-ce4754d2/audit-to-prove"), { cacheRoot } = __load("target-3d41a926/cache-root-named"), { nextOfAudit } = __load("weigh-proof-ce4754d2/next-audit-2"), { isProven } = __load("step-packet-91aa3d6b/proofs-of-run"), { finishRun } = __load("injection-patterns-1c8972ad/finish-run"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { Failure } = __load("main/failure");
async function provePlanned(run, { retry, json, env }) {
  try {
    if (await isProven(run)) return { over: "" };
    const how = { captured: run.file.captured, cacheRoot: cacheRoot(env) };
    const audit = await auditToProve(run, await finishRun(run), [], how);
    if (audit === void 0) return { over: "" };
    const { audit: name } = audit.file;
    const goOn = run.file.run;
    const waits = await nextOfAudit(run.repository, name, { retry, chunking: false, json, goOn });
    const { state } = await openAudit(run.repository, name);
    return state.finished === void 0 ? { waits } : { over: "" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return {
      over: `its findings are not proven: ${error.message}${error.hint === void 0 ? "" : ` (${error.hint})`}
`
    };
  }
}
Object.assign(exports, { provePlanned });
});
exports["start-from-review"] = __part((exports) => {
var { chooseSandbox } = __load("sandbox-paths-3a80cf5c/find-sandbox"), { auditSettings, branchSlug, writeNewAudit } = __load("audit-files-18f762e6/audit-files"), { requireIdentity } = __load("suppressions-2-e7662acd/identity"), { requireCacheOutside } = __load("suppressions-2-e7662acd/plan-facts"), { randomId } = __load("find-again-822ea1ed/templates.gen"), { readRef } = __load("snapshot-066f03be/pin-ref"), { driveGit } = __load("snapshot-066f03be/drive-git"), { currentBranch } = __load("file-header-fb4aa201/revisions"), { readConfig } = __load("suppressions-2-e7662acd/config"), { settingsTree } = __load("evidence-drop-a3c02e69/revision"), { writeCommit } = __load("snapshot-066f03be/commit-object"), { workTreeFolder } = __load("git-685f2d30/audit-paths"), { askGit } = __load("git-685f2d30/git"), { now, readRunJson } = __load("matches-schema-4b8261ce/own-key"), { VERSION } = __load("main/version-2"), { Failure } = __load("main/failure");
function requireListed({ run, findings }, ids) {
  const unknown = ids.filter((id) => !findings.some((finding) => finding.id === id));
  if (unknown.length === 0) return;
  throw new Failure("usage/bad-value", `${unknown.join(", ")}: not in the report of ${run}`, {
    hint: findings.length === 0 ? "it lists no finding" : `it lists ${findings.map(({ id }) => id).join(", ")}`
  });
}
async function startFromReview(request) {
  const { repository: home, file: run } = request.run;
  requireCacheOutside(home, request.cacheRoot);
  await requireIdentity(home.top);
  await requireReviewed(request.run);
  const config = await readConfig(home, settingsTree(run.base));
  const { lint, ...settings } = auditSettings(config, { preset: request.purpose, chunking: false });
  const own = request.purpose === "prove" ? { sandbox: await chooseSandbox(config.prove?.sandbox ?? "auto") } : { ...lint === void 0 ? {} : { lint } };
  return writeNewAudit(home, await fileOf(request, { ...settings, ...own, max_rounds: 1 }));
}
async function fileOf({ run, purpose, findings, captured, cacheRoot }, settings) {
  const { repository: home, file } = run;
  const [audit, started_at] = [randomId(), now()];
  const branch = await freeBranch(run, `correctless/${purpose}-${file.run}`);
  const scope = await readRunJson(run.paths.scope, "scope");
  const date = started_at.slice(0, 10);
  return {
    ...{ layout: 1, audit, version: VERSION, preset: purpose, started_at, date },
    of: { run: file.run, findings: [...findings] },
    scope: `review ${file.run}`,
    scope_note: `${findings.join(", ")} of review ${file.run} (${file.scope_note})`,
    // Names the records of an audit, and these leave none.
    label: date,
    start: file.head.sha ?? await commitOfSnapshot(run),
    ...file.base.sha === null ? {} : { base: file.base.sha },
    top: home.top,
    work_tree: workTreeFolder(home.top, audit),
    in_place: false,
    branch,
    branch_slug: branchSlug(branch),
    home_branch: await currentBranch(home) ?? null,
    auto: true,
    captured,
    cache_root: cacheRoot,
    settings,
    roles: [],
    files: scope.files.map(({ path }) => ({ path, bytes: 0, changed: [] })),
    skipped: [],
    warnings: []
  };
}
async function commitOfSnapshot({ repository, file }) {
  const { base, head, run } = file;
  const parents = base.sha === null ? [] : [base.sha];
  const message = `uncommitted work, as review ${run} has seen it
`;
  return writeCommit(await driveGit(repository.top), { tree: head.tree, parents, message });
}
async function requireReviewed({ repository, file: { run, head } }) {
  const { status } = await askGit(repository, ["rev-list", "--objects", "--quiet", head.tree], {
    answers: [0, 128]
  });
  if (status === 0) return;
  throw new Failure(
    "scope/unknown-revision",
    `git no longer has what review ${run} has seen of ${head.label}`,
    {
      hint: "review it again: correctless plan"
    }
  );
}
async function freeBranch({ repository }, name) {
  for (let number = 1; number < 1e3; number += 1) {
    const branch = number === 1 ? name : `${name}-${number}`;
    if (await readRef(repository, `refs/heads/${branch}`) === void 0) return branch;
  }
  throw new Failure("audit/ref-exists", `a thousand branches are called ${name}`);
}
Object.assign(exports, { requireListed, startFromReview });
});
exports["weigh-proof"] = __part((exports) => {
var { planSharedSteps, planStep } = __load("step-packet-91aa3d6b/step-packet"), { PATIENCE, addWorkTree, commandFolder, decideAutomatically, finishAudit, lintFolder, outputOf, readBackground, returnToHead, revertCommit, runCommand, takeHunt, treeWithoutAll, visitPoint, withoutRecords } = __load("take-out-lines-26e17b39/take-out-lines"), { auditFacts, auditSide, governingRules, huntSlots, knownFindings, packetStart, planStage, ruleFiles, stageRunFile } = __load("audit-files-18f762e6/hunt-slots"), { changesInOwnTree } = __load("check-hunt-ac7ce73c/own-tree"), { finishSharedSteps, finishStep } = __load("shown-files-85a04787/finish-step"), { takeVerify } = __load("rules-2-da93ab54/take-verify"), { writeArtifacts } = __load("decide-move-5d4285a9/history-section"), { MAX_TESTS, abortRound, decideMove, divergences, leaders, mostAttempts, ownAttempts } = __load("decide-move-5d4285a9/decide-move"), { noteInRound } = __load("summary-text-2-86151a74/note-in-round"), { advance, giveUpWaiting, reopen } = __load("injection-patterns-1c8972ad/advance"), { readChangedTexts } = __load("find-again-822ea1ed/changed-texts"), { materializeTree } = __load("find-again-822ea1ed/tree-cache"), { NO_EXTRAS, changeParts, cutChange, emptyParts, pack, shownBy } = __load("find-again-822ea1ed/file-list"), { TEMPLATES, packetOf, roomLeft, taskFactsWithTree, wholePacket, wordsOf } = __load("find-again-822ea1ed/templates.gen"), { cleanText } = __load("suppressions-2-e7662acd/material"), { patchOf, provenTests, textOfTest, withProvenTests } = __load("step-packet-91aa3d6b/proven-tests"), { redactHunks } = __load("suppressions-2-e7662acd/redact-hunks"), { readReport } = __load("main-0f98ea10/read-report"), { fingerprintRepository } = __load("shown-files-85a04787/fingerprint-2"), { hunkIds, shownFiles } = __load("shown-files-85a04787/shown-files"), { storedReply } = __load("shown-files-85a04787/stored-reply"), { openRun } = __load("main-0f98ea10/open-run"), { findingsOf } = __load("summary-text-2-86151a74/fix-outcomes"), { NO_REPLY } = __load("fold-fixing-5ea01992/unanswered"), { cleanWorkTree, clearAttempt, commitTree, discardChanges, readHead } = __load("discard-changes-07082b8e/discard-changes"), { withAuditLock } = __load("fold-fixing-5ea01992/audit-lock"), { pinRef, readRef } = __load("snapshot-066f03be/pin-ref"), { driveGit, mergeTrees } = __load("snapshot-066f03be/drive-git"), { addedTests, changeItself, checkFix, checkPart, checkProof, checkSharedFix, checkWork, composeParts, editsBetween, isNewTest, roundSoFar, textAt, triageProblems, undoneBy } = __load("object-to-test-e9aee0b9/object-to-test"), { readStepFacts } = __load("rules-2-da93ab54/rules-2"), { findingsAt, placedAt } = __load("check-hunt-ac7ce73c/carry-lines"), { auditedPaths } = __load("check-hunt-ac7ce73c/audited-paths"), { workTreeOf } = __load("fold-fixing-5ea01992/work-tree-of"), { readPatch } = __load("text-called-binary-fccc6b1e/text-called-binary"), { crossCheck, parseRaw } = __load("file-header-fb4aa201/cross-check"), { parsePatch } = __load("file-header-fb4aa201/file-header"), { isTestFile } = __load("fold-fixing-5ea01992/test-file"), { editedTests } = __load("summary-text-2-86151a74/edited-tests"), { ignoredNow } = __load("snapshot-066f03be/ignored-before"), { treeWith } = __load("snapshot-066f03be/tree-with"), { treeOf, writeCommit } = __load("snapshot-066f03be/commit-object"), { amongOwnFiles } = __load("snapshot-066f03be/own-files"), { INTENT_ROOM, authorText } = __load("index-936eb180/fact-texts"), { PACKET_BUDGET, byteLength } = __load("git-685f2d30/packet-2"), { createRedactor } = __load("evidence-drop-a3c02e69/redact-2"), { locateQuote } = __load("index-936eb180/same-claim"), { scopeEntries } = __load("extract-7558e31f/scope-entries"), { reviewedText } = __load("evidence-drop-a3c02e69/reviewed-text"), { openRepository } = __load("git-685f2d30/repository"), { readStamped, stampOf, writeStamped } = __load("git-685f2d30/stamped"), { bountyOf, openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { revertCost, weightOf, withDependents } = __load("fold-fixing-5ea01992/built-on"), { FEWER_TESTS, failedBefore, fewerThanBefore, isNameless, newFailures, newlyFailing, pointKey, runsAt } = __load("fold-fixing-5ea01992/test-runs"), { hashesOf } = __load("matches-schema-4b8261ce/sealed-files"), { note } = __load("fold-fixing-5ea01992/journal"), { artifactPaths, auditPaths, roundRef } = __load("git-685f2d30/audit-paths"), { listTree, listWithoutSizes, records } = __load("git-685f2d30/objects"), { currentRound, isOfFixes, isTakenIn, lastAttempt, roundOf } = __load("fold-fixing-5ea01992/audit-state"), { asRepoPath } = __load("git-685f2d30/batch-output"), { printable } = __load("git-685f2d30/printable"), { readGit, runGit } = __load("git-685f2d30/git"), { isFile } = __load("matches-schema-4b8261ce/places"), { eventsOf } = __load("matches-schema-4b8261ce/ledger"), { jsonText, now } = __load("matches-schema-4b8261ce/own-key"), { isInside, realPlace } = __load("matches-schema-4b8261ce/real-place"), { appendLine, listNames, readTextIfAny, writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { by, compareText, inOrder } = __load("main/order"), { lstat, mkdir, readdir, readlink, realpath } = __load("main/disk"), { Failure } = __load("main/failure"), { mkdir: mkdir2, symlink, mkdir: mkdir3, rm } = require("node:fs/promises"), { join: join2, dirname, isAbsolute, join, resolve, posix, posix: posix2, posix: posix3, join: join3 } = require("node:path");
var OPENED = /^(?:@.*|\.bin)$/;
var NOT_SHARED = /* @__PURE__ */ new Set([".cache", ".vite", ".vite-temp", ".vitest"]);
async function shareFolders(from, to, names) {
  const links = [];
  for (const name of names) links.push(...await linksFor(from, to, cleanName(name)));
  await refuseVisible(to, links);
  for (const { path, target } of links) {
    await mkdir(join(to.top, dirname(path)), { recursive: true });
    await symlink(target, join(to.top, path)).catch((cause) => {
      if (!(cause instanceof Error && "code" in cause && cause.code === "EEXIST")) throw cause;
    });
  }
}
function cleanName(name) {
  const path = asRepoPath(name.replace(/\/+$/, ""));
  if (path === void 0) throw refused(name, "is not a path inside the repository");
  if (amongOwnFiles(`${path}/`)) throw refused(name, "is where this program keeps its own files");
  return path;
}
async function linksFor(from, to, name) {
  const original = join(from.top, name);
  const stats = await lstat(await realpath(original).catch(() => original)).catch(() => void 0);
  if (stats?.isDirectory() !== true) throw refused(name, "is not a folder");
  if (!isInside(await realpath(original), from.top)) throw refused(name, "leads out of the repository");
  if (!isInside(await realPlace(join(to.top, name)), to.top)) {
    throw refused(name, "leads out of the work tree");
  }
  return linksTo(from, name);
}
async function linksTo(from, folder) {
  const links = [];
  for (const entry of await readdir(join(from.top, folder), { withFileTypes: true })) {
    if (NOT_SHARED.has(entry.name)) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory() && OPENED.test(entry.name)) links.push(...await linksTo(from, path));
    else links.push({ path, target: await targetOf(from, path, entry.isSymbolicLink()) });
  }
  return links;
}
async function targetOf(from, path, isLink) {
  const original = join(from.top, path);
  if (!isLink) return original;
  const target = await readlink(original);
  return !isAbsolute(target) && isInside(resolve(dirname(original), target), from.top) ? target : original;
}
async function refuseVisible(to, links) {
  if (links.length === 0) return;
  const input = links.map(({ path }) => `${path}\0`).join("");
  const answer = await runGit(to.top, ["check-ignore", "-z", "--stdin"], { input, answers: [0, 1] });
  const ignored = new Set(records(answer.stdout));
  const visible = links.find(({ path }) => !ignored.has(path));
  if (visible !== void 0) throw refused(visible.path, "is not ignored by git");
}
function refused(name, why) {
  return new Failure("config/bad-value", `audit.share names "${printable(name)}", which ${why}`, {
    hint: "share folders that are there and that .gitignore names, such as node_modules"
  });
}
var ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[ -/]*[0-~])/g;
function plainText(output, root) {
  const text = output.replace(ESCAPES, "").replace(/\r+\n?/g, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
  const folder = root.replace(/[\\/]+$/, "");
  if (folder === "") return text;
  const address = `file://${encodeURI(folder).replaceAll(/[#?]/g, encodeURIComponent)}`;
  return text.replaceAll(`${address}/`, "").replaceAll(`${folder}/`, "").replaceAll(`${folder}\\`, "");
}
function withoutFolder(path) {
  return path.replace(/^(?:file:\/\/)?(?:[A-Za-z]:)?[\\/].*[\\/]/, "");
}
var [SAID_LINES, SAID] = [5, 400];
async function prepareWorkTree(audit, patience) {
  const { home, file, paths } = audit;
  if (!file.in_place) {
    const workTree = await addWorkTree(home, { folder: file.work_tree, branch: file.branch, at: file.start });
    await shareFolders(home, workTree, file.settings.share);
  }
  const { setup } = file.settings;
  if (setup !== null && !file.in_place) {
    const tries = (await listNames(join2(paths.dir, "setup"))).length;
    const folder = paths.command("setup", Math.max(1, tries));
    const run = await runCommand(folder, setup, file.work_tree, patience);
    if (run.kind === "running") return "running";
    if (run.status !== 0) {
      if (file.preset !== "prove") throw setupFailed(file.audit, folder, run.status);
      await noteNoTests(audit, run);
    }
  }
  const files = await hashesOf(paths, [paths.audit, paths.fingerprint]);
  await note(paths, { kind: "prepared", files });
  return "ended";
}
async function setUpAgain({ paths }) {
  await mkdir2(await commandFolder(paths, "setup"), { recursive: true });
}
async function noteNoTests({ file, state, paths }, { status, output, milliseconds }) {
  const said = plainText(output, file.work_tree).trim().split("\n").slice(-SAID_LINES).join("; ").slice(-SAID);
  const next = `(when it works: correctless prove ${file.of?.run ?? ""})`;
  const unusable2 = `${howItEnded(status)}: ${await createRedactor().redact(said)} ${next}`;
  const { head } = state;
  await note(paths, { kind: "tested", head, parser: "none", status, failures: [], unusable: unusable2, milliseconds });
}
function howItEnded(status) {
  return `the setup command ${status === null ? "was killed" : `ended with status ${status}`}`;
}
function setupFailed(audit, folder, status) {
  return new Failure("audit/setup-failed", howItEnded(status), {
    hint: `see ${join2(folder, "output.txt")}, fix it, and try again: correctless next ${audit} --retry`
  });
}
async function takeFix(audit, run, [subject = ""]) {
  const outcome = await outcomeOfRun(run, audit.state);
  if (!outcome.accepted) await clearAttempt(audit, run, `a rejected attempt at ${subject}`);
  const reason = await createRedactor().redact(outcome.reason);
  return noteInRound(audit, { kind: "attempted", subject, run: run.file.run, ...outcome, reason });
}
var REJECTED = { accepted: false, rule: null, tree: null };
async function outcomeOfRun(run, known) {
  const [state] = run.states;
  const done = state === void 0 ? void 0 : await checkedResult(run, state.slot);
  return done === void 0 ? { ...REJECTED, reason: `${NO_REPLY}: ${state?.why ?? ""}` } : outcomeOf(run, known, done);
}
function outcomeOf({ file, slots }, known, { result, valid, reason, rule, tree }) {
  const thrown = tree === file.base.tree ? {} : { thrown: tree };
  if (!valid) return { ...REJECTED, rule, reason, ...thrown };
  if (result.gone !== void 0) return { ...REJECTED, ...claimedGone(result, result.gone, known) };
  const doer = slots[0]?.agent === "finding-prover" ? "the prover" : "the executor";
  if (!result.success)
    return { ...REJECTED, reason: `${doer} could not do it: ${result.summary}`, explained: true };
  return { accepted: true, rule: null, reason, tree };
}
function claimedGone({ success, summary }, gone, { findings }) {
  if (success)
    return { reason: "gone_contradicted: the result is a success, and says that there was nothing to do" };
  if (!findings.has(gone)) return { reason: "gone_unproven: `gone` is the id of no finding" };
  return { reason: `the executor says that it was fixed by the fix of ${gone}: ${summary}`, gone };
}
async function checkedResult(run, slot) {
  if (slot.agent === "finding-prover") {
    const proof = await storedReply(run, slot, "finding-prover");
    return proof && checkProof(run, proof);
  }
  const result = await storedReply(run, slot, "fix-executor");
  return result && { ...await checkFix(run, result), result };
}
async function takeJudge(audit, run, subjects) {
  for (const [subject, { valid, reason }] of await verdictsOf(run, subjects)) {
    if (isTakenIn(roundOf(audit.state), "judge", run.file.run, subject)) continue;
    if (!valid) await cleanWorkTree(audit, `the fix of ${subject} that no validator accepted`);
    await noteInRound(audit, { kind: "judged", subject, run: run.file.run, valid, reason });
  }
}
async function verdictsOf(run, subjects) {
  if (subjects.length > 1) return finishSharedSteps(run, subjects);
  const verdict = await finishStep(run);
  return new Map(subjects.map((subject) => [subject, verdict]));
}
function whyNotGone(finding, by2, texts) {
  const { evidence, location } = finding;
  if (isOfFixes(finding)) return "a finding of the fix review has no quote that could be seen to be gone";
  const [line] = location.lines;
  const isIn = (text = "") => locateQuote(evidence, reviewedText(text), { line, side: "new", remoteness: () => 0 }).kind === "found";
  const what = `what it quotes of ${location.file}`;
  if (!isIn(texts.before)) return `${what} was not there before the fix of ${by2}`;
  if (isIn(texts.after)) return `${what} is still there after the fix of ${by2}`;
  return isIn(texts.now) ? `${what} is there again` : void 0;
}
async function checkGone(audit, { item, by: by2 }) {
  const { home, state } = audit;
  const { subject } = item;
  const finding = state.findings.get(subject);
  const commit = roundOf(state).commits.find((one) => one.subject === by2);
  const refuse2 = (why2) => {
    const run = lastAttempt(item)?.run ?? "";
    const reason = `gone_unproven: ${why2}`;
    return noteInRound(audit, { kind: "judged", subject, run, valid: false, reason });
  };
  if (commit === void 0 || finding === void 0)
    return refuse2(`no fix of ${by2} is in force in this round`);
  const at = (sha) => textAt(home, sha, finding.location.file);
  const [before2, after, now2] = await Promise.all([at(`${commit.sha}^`), at(commit.sha), at(state.head)]);
  const why = whyNotGone(finding, by2, { before: before2, after, now: now2 });
  if (why !== void 0) return refuse2(why);
  await noteInRound(audit, { kind: "gone", subject, by: by2, sha: commit.sha });
}
async function condemnFixes(audit, { shas, why, finding }) {
  const { file, state } = audit;
  const gone = await commitsToRevert(await openRepository(file.work_tree), audit, shas);
  if (finding !== void 0 && revertCost(state, roundOf(state), gone) > weightOf(finding)) {
    const lost = gone.map(({ subject }) => subject).toReversed().join(", ");
    const stays = `it could not be fixed, and reverting the fixes of ${lost} would lose more`;
    return noteInRound(audit, { kind: "left-open", subject: finding.id, why: stays });
  }
  const commits = gone.map(({ sha, subject }) => ({
    ...{ sha, subject },
    why: shas.includes(sha) ? why : `it was built on what had to be reverted: ${why}`
  }));
  return noteInRound(audit, { kind: "condemned", commits });
}
async function commitsToRevert(workTree, audit, roots) {
  const { state } = audit;
  const round = roundOf(state);
  const settle = withoutRecords(workTree, audit);
  const without = (more2) => withDependents(state, round, [...roots, ...more2]);
  const conflicts = async (more2) => {
    const shas = without(more2).map(({ sha }) => sha);
    const left = await treeWithoutAll(workTree, state.head, shas, settle);
    return left.kind === "conflict" ? inTheWay(round, shas, left.files) : [];
  };
  let more = [];
  for (; ; ) {
    const others = await conflicts(more);
    if (others.length === 0) break;
    more = [...more, ...others];
  }
  for (const sha of more) {
    const fewer = more.filter((one) => one !== sha);
    if ((await conflicts(fewer)).length === 0) more = fewer;
  }
  return without(more);
}
function inTheWay({ commits }, gone, files) {
  const oldest = commits.findIndex(({ sha }) => gone.includes(sha));
  return commits.slice(oldest + 1).filter((commit) => !gone.includes(commit.sha) && commit.files.some((path) => files.includes(path))).map(({ sha }) => sha).toReversed();
}
async function treeOnTop(audit, { item, tree, workTree }) {
  const run = lastAttempt(item)?.run ?? "";
  const { file, paths } = await openRun(audit.home, run);
  const divided = await readStamped(paths.divided, file);
  const base = file.base.tree;
  const head = await treeOf(audit.home, audit.state.head);
  if (head === base) return { kind: "tree", tree };
  const made = await besideOthers(roundOf(audit.state), workTree, { item, run, base, head, tree, divided }) ?? await merged(workTree, { base, head, tree });
  if (made === void 0) {
    return {
      kind: "apart",
      why: "it was made beside other fixes, and does not apply on top of what was committed since"
    };
  }
  const soFar = await roundSoFar(audit, item.subject);
  const undone = await undoneBy(workTree, soFar, { before: head, after: made });
  return undone === void 0 ? { kind: "tree", tree: made } : { kind: "apart", why: undone.reason };
}
async function besideOthers({ items, commits }, workTree, { item, run, base, head, tree, divided: { all, outcomes } }) {
  const committed = new Set(commits.map(({ subject }) => subject));
  const ofRun = items.filter((one) => lastAttempt(one)?.run === run && committed.has(one.subject));
  const partOf = (subject) => outcomes.find(({ id }) => id === subject)?.part ?? void 0;
  const own = partOf(item.subject);
  const others = ofRun.flatMap(({ subject }) => partOf(subject) ?? []);
  if (all === null || own === void 0) return void 0;
  const trees = { base, all };
  if (await composeParts(workTree, trees, [own]) !== tree) return void 0;
  if (await composeParts(workTree, trees, others) !== head) return void 0;
  return composeParts(workTree, trees, [...others, own]);
}
async function merged(workTree, { base, head, tree }) {
  const found = await mergeTrees(workTree, { base, ours: head, theirs: tree });
  if (found.kind === "conflict") return void 0;
  const [judged, now2] = await Promise.all([
    changeItself(workTree, base, tree),
    changeItself(workTree, head, found.tree)
  ]);
  return judged === now2 ? found.tree : void 0;
}
var FINDING_TRAILER = "Correctless-Finding";
async function commitFix(audit, item, judged) {
  const { file, state } = audit;
  const workTree = await openRepository(file.work_tree);
  const parent = state.head;
  const made = await treeToCommit(audit, { item, judged, workTree });
  const { subject } = item;
  if (made.kind === "apart") {
    const { run, judgeRun = run } = lastAttempt(item) ?? { run: "" };
    return noteInRound(audit, { kind: "judged", subject, run: judgeRun, valid: false, reason: made.why });
  }
  const { tree } = made;
  const sha = await commitTree(workTree, { tree, parent, message: messageOf(audit, item) });
  const files = await changedFiles(workTree, parent, sha);
  const edits = await editsBetween(workTree, { before: parent, after: sha }, file.settings.test);
  const named3 = edits.length === 0 ? {} : { edits };
  return noteInRound(audit, { kind: "committed", subject, sha, parent, files, ...named3 });
}
async function treeToCommit(audit, { item, judged, workTree }) {
  const onTop = lastAttempt(item)?.isShared === true ? await treeOnTop(audit, { item, tree: judged, workTree }) : { kind: "tree", tree: judged };
  const tests = await provenTests(audit, item.subject);
  if (onTop.kind === "apart" || tests.length === 0) return onTop;
  const tree = await withProvenTests(audit, onTop.tree, tests);
  if (tree !== void 0) return { kind: "tree", tree };
  const named3 = tests.map((test) => test.file).join(", ");
  return { kind: "apart", why: `it does not go together with the test that proves the finding: ${named3}` };
}
function messageOf({ file, state }, { subject, failures }) {
  const round = roundOf(state);
  const said = state.findings.get(subject)?.title ?? `mend ${failures.length} tests that fixes broke`;
  const title = said.replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
  if (file.preset !== "fix" || file.of === void 0)
    return `fix(${file.preset}-r${round.round}): ${subject} ${title}
`;
  const { run } = file.of;
  const of = findingsOf(state, round, subject);
  const trailers = (of.length === 0 ? [subject] : of).map((id) => `${FINDING_TRAILER}: ${run}/${id}
`);
  return [`fix: ${title}

`, ...trailers].join("");
}
async function changedFiles(repository, from, to) {
  const options = ["-r", "--raw", "-z", "--full-index", "--no-renames"];
  const raw = await readGit(repository, ["diff-tree", ...options, "--end-of-options", from, to]);
  return parseRaw(raw).map(({ path }) => path);
}
function findingOfReview(finding, timestamp) {
  const { id, severity, title, why, file, lines, lens, suggested_fix, fingerprint, evidence } = finding;
  const tier = "confirmed";
  return {
    ...{ id, severity, title, fingerprint, tier, timestamp },
    description: why,
    evidence: evidence.map(({ text }) => text).join("\n") || title,
    impact: why,
    location: { file, lines },
    instance_fix: suggested_fix,
    class_fix: "only this place",
    escape_type: null,
    invariant_ref: null,
    architecture_ref: null,
    source: "review",
    agent: lens,
    status: "open",
    bounty: bountyOf({ severity, tier, agent: lens }),
    round: 1,
    reason: null
  };
}
async function bringFindings(audit) {
  const { home, file, paths } = audit;
  const { hunts, untriaged } = roundOf(audit.state);
  const { run, findings: ids } = requireOf(file);
  const reported = (await readReport(await openRun(home, run))).findings;
  const findings = reported.filter(({ id }) => ids.includes(id)).map((finding) => findingOfReview(finding, now()));
  if (hunts === 0)
    await noteInRound(audit, { kind: "raised", run, findings, rejected: [], gaps: [], unopened: [] });
  if (hunts === 0 || untriaged.size > 0) {
    const leads = leaders(file.preset === "fix" ? findings : []);
    const decisions = findings.map(({ id, tier }) => {
      const of = leads.get(id) ?? id;
      return of === id ? { id, tier, decision: "keep", reason: `listed by review ${run}` } : { id, tier, decision: "duplicate", of, reason: "it is on the same lines" };
    });
    await noteInRound(audit, { kind: "triaged", run, decisions });
  }
  const reason = "named by the user";
  await note(paths, { kind: "decided", ids: [...ids], decision: "fix", reason, by: "user" });
}
function requireOf({ audit, of }) {
  if (of !== void 0) return of;
  throw new Error(`audit ${audit} is about no review`);
}
async function pinRound(audit) {
  const { home, state } = audit;
  const [ref, sha] = [roundRef(roundOf(state).round), state.head];
  await pinRef(home, ref, sha);
  await noteInRound(audit, { kind: "pinned", ref, sha });
}
async function requirePinned({ home, state }) {
  const { round, pinned } = roundOf(state);
  const value = pinned === void 0 ? void 0 : await readRef(home, pinned.ref);
  if (pinned !== void 0 && value === pinned.sha) return pinned.sha;
  throw new Failure(
    "audit/ref-exists",
    `${roundRef(round)} is at ${value ?? "no commit"}, not at ${pinned?.sha ?? "the start of the round"}`,
    { hint: `somebody moved it; put it back: git update-ref ${roundRef(round)} ${pinned?.sha ?? ""}` }
  );
}
function buildFixPacket(input) {
  const { task, facts, nonces, nextSlot } = input;
  const { step, rules, rejected, tests } = facts;
  const filling3 = {
    ...auditFacts(task),
    ...attemptParts(input),
    mode: step.mode,
    calm: input.calm ? wordsOf("calm") : "Take the time that it needs.",
    rules: ruleFiles(rules),
    rejected: rejected.length === 0 ? "None." : rejections(rejected),
    tests: tests === void 0 ? "None." : [{ kind: "TESTS", content: tests }]
  };
  return wholePacket({ agent: "fix-executor", slot: nextSlot(), part: 1, of: 1 }, filling3, nonces);
}
function attemptParts({
  attempt,
  attempts,
  facts: { step }
}) {
  return {
    attempt: String(attempt),
    attempts: String(attempts),
    step: [{ kind: "STEP", content: step.description }],
    paths: [{ kind: "FILES", content: (step.allow ?? []).join("\n") }]
  };
}
function rejections(rejected, attributes) {
  return rejected.map((content) => ({ kind: "REJECTION", content, ...attributes && { attributes } }));
}
function buildSharedFixPacket({
  task,
  calm,
  facts: { steps, rules },
  nonces,
  nextSlot
}) {
  const filling3 = {
    ...auditFacts(task),
    mode: "apply",
    count: String(steps.length),
    calm: calm ? wordsOf("calm") : "Take the time that they need.",
    steps: steps.flatMap(stepParts),
    rules: ruleFiles(rules)
  };
  const call = { agent: "fix-executor", contract: "fix-executor-shared" };
  return wholePacket({ ...call, slot: nextSlot(), part: 1, of: 1 }, filling3, nonces);
}
function stepParts({ id, step, rejected }) {
  const attributes = { id };
  return [
    { kind: "STEP", content: step.description, attributes },
    { kind: "FILES", content: (step.allow ?? []).join("\n"), attributes },
    ...rejections(rejected, attributes)
  ];
}
function reviewRemarksOn({ about, findings, rounds }, sha) {
  const found = [...findings.values()].filter(
    (finding) => isOfFixes(finding) && about.get(finding.id)?.includes(sha) === true
  );
  return found.map(({ id, severity, title, description, impact, instance_fix, location }) => {
    const tried = rounds.flatMap(({ items }) => items).filter(({ subject, outcome }) => subject === id && outcome === "given-up").flatMap(({ attempts }) => attempts.at(-1) ?? []).flatMap(({ checked, judged }) => judged?.valid === true ? [] : (judged ?? checked)?.reason ?? []);
    return [
      `The fix reviewer said of it (${id}, ${severity}, ${location.file}): ${title}`,
      description,
      `What it does: ${impact}`,
      `Smallest change: ${instance_fix}`,
      ...tried.map((why) => `To mend that failed: ${why}`)
    ].join("\n");
  });
}
function earlierAttempts(state, journal, round, item) {
  const isRepair = item.mode === "fix_regression";
  const items = isRepair ? repairsOfTheSame(round, item) : state.rounds.flatMap((one) => one.items).filter(({ subject }) => subject === item.subject);
  const rejected = items.flatMap(
    ({ subject, attempts }) => attempts.flatMap((attempt) => rejectedBy(attempt, isRepair ? `${subject}: ` : ""))
  );
  const vain = items.filter((one) => isRepair && one !== item && one.outcome === "committed").map(({ subject, failures }) => ({
    why: `${subject} was committed, and tests failed all the same. It was to mend: ${failures.join(", ")}`,
    ...committedAs(journal, subject)
  }));
  const repairs = isRepair ? [] : repairsOfTakenBack(state, journal, item.subject);
  const back = takenBack(state, journal, new Set(items.map(({ subject }) => subject)));
  return [...rejected, ...repairs, ...vain, ...back];
}
function committedAs(journal, subject) {
  const event = journal.findLast((one) => one.kind === "committed" && one.subject === subject);
  return event?.kind === "committed" ? { work: { sha: event.sha } } : {};
}
function repairsOfTakenBack(state, journal, subject) {
  const gone = new Set(
    journal.flatMap((event) => event.kind === "reverted" && event.subject === subject ? [event.sha] : [])
  );
  const repairs = state.rounds.flatMap((one) => one.items).filter(({ of }) => of !== void 0 && gone.has(of));
  return repairs.flatMap(
    (repair) => repair.attempts.flatMap((attempt) => rejectedBy(attempt, `${repair.subject}, a repair of its fix: `))
  );
}
function repairsOfTheSame(round, item) {
  const repairs = round.items.filter(({ mode }) => mode === "fix_regression");
  const culprit = (of) => {
    const subject = round.commits.find(({ sha }) => sha === of)?.subject;
    const repair = repairs.find((one) => one.subject === subject);
    return repair?.of === void 0 || repair.of === of ? of : culprit(repair.of);
  };
  return repairs.filter(({ of }) => of === void 0 || culprit(of) === culprit(item.of));
}
function rejectedBy({ run, checked, judged }, who) {
  const isRejected = judged?.valid === false;
  if (!isRejected && checked?.accepted !== false) return [];
  const why = `${who}${isRejected ? judged.reason : checked?.reason ?? ""}`;
  const tree = isRejected ? checked?.tree : checked?.thrown;
  return [tree === void 0 || tree === null ? { why } : { why, work: { run, tree } }];
}
function takenBack(state, journal, subjects) {
  return journal.flatMap((event) => {
    if (event.kind !== "reverted" || !subjects.has(event.subject)) return [];
    const { subject, sha, why } = event;
    return [
      {
        why: [`${subject} was taken back: ${why}`, ...reviewRemarksOn(state, sha)].join("\n\n"),
        work: { sha }
      }
    ];
  });
}
function findingText(template, finding, more = {}) {
  const { id, agent, title, description, impact, location, instance_fix, class_fix } = finding;
  const [first, last] = location.lines;
  const place = { file: location.file, first: String(first), last: String(last) };
  const known = { id, agent, title, description, impact, ...place, instance: instance_fix, class: class_fix };
  const asked = Object.entries(known).filter(([name]) => TEMPLATES[template].includes(`{{${name}}}`));
  return wordsOf(template, { ...Object.fromEntries(asked), ...more });
}
var MOST_NAMES = 20;
var MOST_PATCH = 12e3;
function repairStepText({ failures, isNew, blamed, before: before2, others }) {
  return wordsOf("fix-regression-step", {
    failures: failures.map((name) => `- ${name} (${isNew(name) ? "new: a fix of this round added it" : "passed before"})`).join("\n"),
    before: named(before2),
    others: named(others),
    blamed: blamed === void 0 ? "" : findingText("fix-regression-blamed", blamed.finding, {
      sha: blamed.sha.slice(0, 12),
      patch: fittingPatch(blamed.patch)
    })
  });
}
function named(names) {
  if (names.length === 0) return "nothing";
  const more = names.length - MOST_NAMES;
  return `${names.slice(0, MOST_NAMES).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
function fittingPatch(patch, room = MOST_PATCH) {
  const files = patch.split(/^(?=diff --git )/m).filter((text) => text !== "");
  let left = room;
  const shown = files.filter((text) => (left -= text.length) >= 0);
  const others = files.filter((text) => !shown.includes(text)).map((text) => text.split("\n", 1)[0] ?? "");
  const note2 = others.length === 0 ? [] : ["Too long to be shown; read them in the tree:\n", ...others.map((line) => `${line}
`)];
  return [...shown, ...note2].join("").trimEnd();
}
var MOST_PATCHES = 2;
var MOST_PATCH2 = 8e3;
async function earlierTexts(audit, item) {
  const earlier = earlierAttempts(audit.state, audit.journal, roundOf(audit.state), item);
  const shown = new Set(earlier.filter(({ work }) => work !== void 0).slice(-MOST_PATCHES));
  return Promise.all(
    earlier.map(async (one) => {
      const patch = shown.has(one) ? await patchOfAttempt(audit, one) : "";
      return patch === "" ? one.why : `${one.why}

What it was:

${fittingPatch(patch, MOST_PATCH2)}`;
    })
  );
}
async function patchOfAttempt({ home }, { work }) {
  if (work === void 0) return "";
  if ("sha" in work) return patchOf(home, `${work.sha}^`, work.sha);
  const { file } = await openRun(home, work.run);
  return patchOf(home, file.base.tree, work.tree);
}
var MOST_MERGED = 12e3;
function fixStepText(finding, preset, { triage, also = [], made = [], proofs = [] } = {}) {
  return findingText("fix-step", finding, {
    besides: [
      ...triageTexts(triage, preset),
      ...proofs.length === 0 ? [demandOf(preset)] : proofs.map(proofText),
      alsoText(also),
      madeText(made)
    ].filter((text) => text !== "").join("\n\n")
  });
}
function triageTexts(triage, preset) {
  if (triage === void 0) return [];
  const { merged: merged2 } = triage;
  const reason = preset === "fix" ? "" : triage.reason;
  const texts = merged2.map(
    ({ finding, reason: same }) => preset === "fix" ? findingText("fix-step-beside", finding) : findingText("fix-step-merged", finding, { reason: same })
  );
  let room = MOST_MERGED;
  const shown = texts.filter((text) => (room -= text.length) >= 0);
  return [
    reason.trim() === "" ? "" : wordsOf("fix-step-triage", { reason }),
    ...shown,
    ...shown.length === texts.length ? [] : [`(${texts.length - shown.length} more are not shown)`]
  ];
}
function proofText({ name, file, text }) {
  const test = text.length > MOST_MERGED ? "(too long to be shown)" : text;
  return wordsOf("fix-step-proof", { name, file, test });
}
function alsoText(also) {
  return also.length === 0 ? "" : wordsOf("fix-step-also", { paths: also.join(", ") });
}
function madeText(made) {
  if (made.length === 0) return "";
  const fixes = made.map(({ id, title }) => `${id} (${title})`).join("; ");
  return wordsOf("fix-step-made", { fixes });
}
function demandOf(preset) {
  const name = `fix-demand-${preset}`;
  return Object.hasOwn(TEMPLATES, name) ? wordsOf(name) : "";
}
var TESTS = [
  "**/*test*",
  "**/*spec*",
  "**/test/**",
  "**/tests/**",
  "**/__tests__/**",
  "**/spec/**",
  "**/testdata/**"
];
async function stepOf(audit, item, added) {
  const { file, state, journal } = audit;
  const proven = (await provenTests(audit)).map((test) => test.file).filter(isTestFile);
  const exclude = [".correctless/", ...file.settings.exclude, ...new Set(proven.map(literally))];
  const also = file.settings.also_touch ?? [];
  if (item.mode === "fix_regression") return repairStep(audit, item, { added, also, exclude });
  const seen = state.findings.get(item.subject);
  if (seen === void 0) throw new Error(`no finding ${item.subject} to fix`);
  const finding = await placedAt(audit, seen, state.head);
  const folder = posix.dirname(finding.location.file);
  const near = folder === "." ? "/*" : `${literally(folder)}/*`;
  const scope = [...auditedPaths(file, journal)].filter((path) => !path.startsWith(".correctless/")).map(literally);
  const allow = [
    .../* @__PURE__ */ new Set([
      literally(finding.location.file),
      near,
      // Subfolders are not siblings.
      `!${near}/`,
      ...scope.length > MOST_PATHS ? ["*"] : scope,
      ...TESTS,
      ...also
    ])
  ];
  const triage = await triageOf(audit, item.subject);
  const description = fixStepText(finding, file.preset, {
    triage,
    also,
    made: madeIn(audit, finding),
    proofs: await proofsIn(audit, item)
  });
  return { description, mode: item.mode, allow, exclude };
}
async function proofsIn(audit, { subject }) {
  const tests = await provenTests(audit, subject);
  return Promise.all(tests.map(async (test) => ({ ...test, text: await textOfTest(audit, test) })));
}
function madeIn({ state }, { location }) {
  return roundOf(state).commits.filter(({ files }) => files.includes(location.file)).flatMap(({ subject }) => state.findings.get(subject) ?? []);
}
async function repairStep(audit, item, { added, also, exclude }) {
  const { state } = audit;
  const round = roundOf(state);
  const touched = [...new Set(round.commits.flatMap(({ files }) => files))].map(literally);
  const description = repairStepText({
    failures: item.failures,
    isNew: (failure) => isNewTest(failure, added),
    blamed: await blamedFix(audit, item),
    before: [...new Set(failedBefore(state, round))],
    others: newlyFailing(state, round).filter((name) => !item.failures.includes(name))
  });
  return { description, mode: item.mode, allow: [...touched, ...also], exclude };
}
async function blamedFix({ home, state }, { of }) {
  const commit = roundOf(state).commits.find(({ sha }) => sha === of);
  const finding = commit === void 0 ? void 0 : state.findings.get(commit.subject);
  if (commit === void 0 || finding === void 0) return void 0;
  return { finding, sha: commit.sha, patch: await patchOf(home, `${commit.sha}^`, commit.sha) };
}
async function triageOf(audit, subject) {
  const note2 = audit.state.triage.get(subject);
  if (note2 === void 0) return void 0;
  const merged2 = note2.merged.map(async ({ finding, reason }) => ({
    finding: await placedAt(audit, finding, audit.state.head),
    reason
  }));
  return { reason: note2.reason, merged: await Promise.all(merged2) };
}
var MOST_PATHS = 500;
function literally(path) {
  return `/${path.replaceAll(/[\\*?[\]!# ]/g, String.raw`\$&`)}`;
}
function sumOf(text, pattern) {
  return [...text.matchAll(pattern)].reduce((sum, [, count]) => sum + Number(count), 0);
}
function blocksBetween(begins, ends) {
  return (text) => {
    const found = [];
    let inside = false;
    for (const line of text.split("\n")) {
      const title = begins.exec(line)?.[1];
      if (title !== void 0) found.push({ title, lines: [] });
      inside = title !== void 0 || inside && !ends.test(line);
      if (inside) found.at(-1)?.lines.push(line);
    }
    return found.filter((block) => block.lines.some((line, n) => n > 0 && line.trim() !== "")).map((block) => ({ title: block.title, text: block.lines.join("\n").trimEnd() }));
  };
}
var SPOKEN = /^running \d+ tests?$|^ +(?:Compiling|Finished|Running|Doc-tests) \S|^error: could not compile `/m;
var TARGET = /^ +Running (?:unittests )?(\S+) \((?:.*?[\\/])?([^\\/]+?)(?:-[0-9a-f]{16})?(?:\.exe)?\)$/;
var DOC_TESTS = /^ +Doc-tests (\S+)$/;
var STARTED = /^running \d+ tests?$/;
var VERDICT = /^(?:test (.+?)(?: - should panic)? \.\.\. FAILED|(.+) --- FAILED)$/;
var RESULT = /^test result: /;
var RERUN = /error: \w+ failed, to rerun pass `(.+)`$/;
var COMPILING = /^error: could not compile `([^`]+)`/;
var CARGO = {
  name: "cargo",
  read: readCargo,
  blocks: blocksBetween(/^---- (.+) stdout ----$/, /^failures:$|^test result: /),
  summary: /^test result: |^error(?:\[\w+\])?: /,
  passed: /^test (.+) \.\.\. ok$/gm,
  unloaded: /could not compile$|did not finish$/
};
function readCargo(text) {
  if (!SPOKEN.test(text)) return void 0;
  const lines = text.split("\n");
  const targets = [];
  const broken = /* @__PURE__ */ new Set();
  let target = open(targets, "");
  for (const [index, line] of lines.entries()) {
    const next = targetOf2(line);
    const [, test, quiet] = VERDICT.exec(line) ?? [];
    const verdict = test ?? quiet;
    const rerun = RERUN.exec(line)?.[1];
    const compiled = COMPILING.exec(line)?.[1];
    if (next !== void 0) target = open(targets, next);
    if (STARTED.test(line)) target = start(targets, target);
    if (verdict !== void 0 && target.running) target.failures.push(withoutLine(verdict));
    if (RESULT.test(line)) end(target, listAbove(lines, index));
    if (rerun !== void 0 && (target.running || target.failures.length === 0)) died(target, rerun);
    if (compiled !== void 0) broken.add(compiled);
  }
  return {
    failures: [
      ...targets.flatMap(
        ({ name, failures }) => failures.map((test) => `cargo: ${`${name} ${test}`.trim()}`)
      ),
      ...[...broken].map((name) => `cargo: ${name} could not compile`)
    ],
    counted: sumOf(text, /^test result: FAILED\. \d+ passed; (\d+) failed;/gm),
    passed: sumOf(text, /^test result: \w+\. (\d+) passed;/gm)
  };
}
function targetOf2(line) {
  const [, path, crate] = TARGET.exec(line) ?? [];
  if (path !== void 0 && crate !== void 0) return `${crate} ${path}`;
  const documented = DOC_TESTS.exec(line)?.[1];
  return documented === void 0 ? void 0 : `${documented} doc-tests`;
}
function open(targets, name) {
  const target = { name, failures: [], running: false };
  targets.push(target);
  return target;
}
function start(targets, current) {
  const target = current.name === "" ? open(targets, "") : current;
  target.running = true;
  return target;
}
function end(target, listed2) {
  if (listed2.length > 0) target.failures = listed2.map(withoutLine);
  target.running = false;
}
function died(target, rerun) {
  target.failures.push(target.name === "" ? `${rerun} did not finish` : "did not finish");
  target.running = false;
}
function listAbove(lines, result) {
  let first = result - 1;
  if (lines[first] === "") first -= 1;
  const last = first;
  while (/^ {4}\S/.test(lines[first] ?? "")) first -= 1;
  return lines[first] === "failures:" ? lines.slice(first + 1, last + 1).map((line) => line.trim()) : [];
}
function withoutLine(test) {
  return test.replace(/ \(line \d+\)/, "");
}
function withoutGoJson(text) {
  const packages = /* @__PURE__ */ new Map();
  const others = text.split("\n").filter((line) => {
    const event = eventOf(line);
    if (event === void 0) return true;
    const { Package: name = "", Output: output = "" } = event;
    packages.set(name, (packages.get(name) ?? "") + output);
    return false;
  });
  return [...others, ...packages.values()].join("\n");
}
function eventOf(line) {
  if (!line.startsWith("{") || !line.includes('"Action":')) return void 0;
  try {
    return JSON.parse(line);
  } catch {
    return void 0;
  }
}
var SPOKEN2 = /^(?:ok {2}|FAIL|\? {3})\t\S|--- FAIL: \S+ \(/m;
var TEST = /^(.*?)--- FAIL: (\S+) \(\d+(?:\.\d+)?s\)$/;
var PACKAGE = /(?:^ok {2}|FAIL)\t(\S+)(?:\t.*| \[(.+)\])?$/;
var PANIC = /^(?:panic: |fatal error: )/;
var BELOW = blocksBetween(
  /^(?: {4})*--- FAIL: (\S+) \([\d.]+s\)$/,
  /^(?:FAIL|ok|PASS|exit status|===|--- )/
);
var ABOVE = blocksBetween(
  /^=== (?:RUN|CONT|NAME) +(\S+)$/,
  /^(?: {4})*--- (?:PASS|SKIP|FAIL): |^(?:FAIL|ok|PASS)\b/
);
var GO = {
  name: "go",
  read: readGo,
  blocks: (text) => [...BELOW(text), ...ABOVE(text)],
  summary: /^(?:FAIL|ok {2}|\? {3})\t/,
  passed: /^ *--- PASS: (\S+) \(/gm,
  ranPackage: /^(?:ok {2}|FAIL)\t(\S+)\t(?!.*\[no tests to run\])/gm,
  unloaded: /\[(?:build failed|setup failed|panic)\]$/
};
function readGo(output) {
  const text = withoutGoJson(output);
  if (!SPOKEN2.test(text)) return void 0;
  const failures = [];
  let tests = [];
  let panicked = false;
  for (const line of text.split("\n")) {
    const [, printed = "", test] = TEST.exec(line) ?? [];
    const [, name, reason] = PACKAGE.exec(line) ?? [];
    if (test !== void 0 && isOwn(printed, test)) tests.push(test);
    if (PANIC.test(line)) panicked = true;
    if (name === void 0) continue;
    for (const one of tests) failures.push(`go: ${name}/${one}`);
    if (reason !== void 0) failures.push(`go: ${name} [${reason}]`);
    else if (panicked && !line.startsWith("ok")) failures.push(`go: ${name} [panic]`);
    else if (tests.length === 0 && !line.startsWith("ok")) failures.push(`go: ${name}`);
    tests = [];
    panicked = false;
  }
  return { failures: [...failures, ...tests.map((one) => `go: ${one}`)], passed: passedIn(text) };
}
function passedIn(text) {
  const tests = [...text.matchAll(/^ *--- PASS: \S+ \(/gm)].length;
  return tests > 0 ? tests : [...text.matchAll(/^ok {2}\t(?!.*\[no tests to run\])/gm)].length;
}
function isOwn(printed, test) {
  if (printed.trim() !== "") return true;
  return printed.length % 4 === 0 && test.split("/").length - 1 >= printed.length / 4;
}
var SPOKEN3 = /^Test Suites: .*\d total$|^No tests found, exiting with code \d|^ ?(?:PASS|FAIL) +\S.*\n+ {2}● /m;
var FILE = /^ ?(PASS|FAIL) +(\S.*)$/;
var BULLET = /^ {2}● (.+)$/;
var JEST = {
  name: "jest",
  read: readJest,
  blocks: blocksBetween(
    /^ {2}● (.+)$/,
    /^(?: ?(?:PASS|FAIL) +\S|Test Suites: |Summary of all failing tests$)/
  ),
  summary: /^(?:Test Suites|Tests): /,
  // Mocha, Vitest and node:test print the same.
  passed: /^ *[✓✔√] (.+?)(?: \d+ ?ms| \([\d.]+ ?ms\))?$/gm,
  ran: /^ ?(?:PASS|FAIL) +(?:\|?[\w-]+\|? +)?(\S+\.\w+)(?: \(.*)?$/gm,
  unloaded: / > Test suite failed to run$/
};
function readJest(text) {
  if (!SPOKEN3.test(text)) return void 0;
  const failed = [];
  let current;
  for (const line of withoutRepetition(text)) {
    const [, verdict, file = ""] = FILE.exec(line) ?? [];
    const name = BULLET.exec(line)?.[1];
    if (verdict === "FAIL") failed.push({ file: fileName(file), names: current = [] });
    else if (verdict === "PASS") current = void 0;
    else if (name !== void 0 && name !== "Console") current?.push(name);
  }
  return {
    failures: failed.flatMap(
      ({ file, names }) => names.length === 0 ? [file] : names.map((name) => `${file} > ${name}`)
    ),
    counted: sumOf(text, /^Tests: +(\d+) failed/gm),
    passed: sumOf(text, /^Tests: .*?(\d+) passed/gm)
  };
}
function withoutRepetition(text) {
  let repeated = false;
  return text.split("\n").filter((line) => {
    if (line === "Summary of all failing tests") repeated = true;
    if (line.startsWith("Test Suites: ")) repeated = false;
    return !repeated;
  });
}
function fileName(text) {
  return text.replace(/(?: \([\d.]+ (?:m?s|MB heap size)\))+$/, "").replace(/\s+/g, " ");
}
var ENTITIES = /* @__PURE__ */ new Map([
  ["lt", "<"],
  ["gt", ">"],
  ["amp", "&"],
  ["quot", '"'],
  ["apos", "'"]
]);
function xmlTags(text, names) {
  const pattern = new RegExp(
    `<!\\[CDATA\\[[^]*?\\]\\]>|<!--[^]*?-->|<(/?)(${names.join("|")})((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"]*"|'[^']*'))*)\\s*(/?)>`,
    "g"
  );
  const found = [...text.matchAll(pattern)].filter(([, , name]) => name !== void 0);
  return found.map(([whole, closing, name = "", attributes = "", empty], at) => {
    const kind = closing === "/" ? "close" : empty === "/" ? "empty" : "open";
    const start2 = (found[at]?.index ?? 0) + whole.length;
    return {
      name,
      kind,
      attributes: attributesOf(attributes),
      text: text.slice(start2, found[at + 1]?.index)
    };
  });
}
function attributesOf(text) {
  const found = text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map(
    [...found].map(([, name = "", double, single]) => [name, unescaped(double ?? single ?? "")])
  );
}
function unescaped(text) {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(\w+));/gi, (whole, decimal, hexadecimal, name) => {
    if (name !== void 0) return ENTITIES.get(String(name)) ?? whole;
    const code = decimal === void 0 ? parseInt(String(hexadecimal), 16) : Number(decimal);
    return code <= 1114111 ? String.fromCodePoint(code) : whole;
  });
}
var NAMES = ["testsuites", "testsuite", "testcase", "failure", "error", "skipped"];
var JUNIT = {
  name: "junit",
  read: readJunit,
  blocks: (text) => testsIn(text)?.failures ?? [],
  passed: /<testcase\b[^>]*\bname="([^"]*)"[^>]*(?:\/>|>(?!\s*<skipped))/g
};
function readJunit(text) {
  const tests = testsIn(text);
  return tests && { failures: tests.failures.map(({ title }) => title), passed: tests.passed };
}
function testsIn(text) {
  const start2 = text.search(/<testsuites?[\s>]/);
  if (start2 === -1) return void 0;
  const tests = { failures: [], passed: 0 };
  const suites = [];
  let inside;
  const end2 = () => {
    if (inside !== void 0) judge(inside.title, inside.tags, tests);
    inside = void 0;
  };
  for (const tag of xmlTags(text.slice(start2), NAMES)) {
    const { name, kind, attributes } = tag;
    if (name === "testcase" || name === "testsuite") end2();
    else if (inside !== void 0) inside.tags.push(tag);
    else if (isFailure(tag)) tests.failures.push({ title: suites.join(" > "), text: messageOf2(tag) });
    if (name === "testcase" && kind !== "close") inside = { title: nameOf(attributes, suites), tags: [] };
    if (name === "testcase" && kind === "empty") end2();
    if (name === "testsuite" && kind === "open") suites.push(attributes.get("name") ?? "");
    if (name === "testsuite" && kind === "close") suites.pop();
  }
  end2();
  return tests;
}
function isFailure({ name, kind }) {
  return (name === "failure" || name === "error") && kind !== "close";
}
function judge(title, tags, tests) {
  if (tags.some(({ name }) => name === "skipped")) return;
  const messages = tags.filter(isFailure).map(messageOf2);
  if (messages.length === 0) tests.passed += 1;
  else tests.failures.push({ title, text: messages.join("\n") });
}
function nameOf(attributes, suites) {
  const kind = attributes.get("classname") ?? "";
  const name = fileOr(attributes.get("name") ?? "");
  const own = kind === name ? name : `${kind} ${name}`;
  const around = suites.filter((suite) => suite !== "" && !kind.startsWith(suite));
  return [...around, own].join(" > ").replace(/\s+/g, " ").trim();
}
function messageOf2({ kind, attributes, text }) {
  const message = attributes.get("message") ?? "";
  const trace = kind === "empty" ? "" : withoutCdata(text).trim();
  return trace.startsWith(message) ? trace : `${message}
${trace}`.trim();
}
function withoutCdata(text) {
  return text.split(/(<!\[CDATA\[[^]*?(?:\]\]>|$))/).map((part) => part.startsWith("<![CDATA[") ? part.slice(9).replace(/\]\]>$/, "") : unescaped(part)).join("");
}
function fileOr(name) {
  return /\.[cm]?[jt]sx?$/.test(name) ? withoutFolder(name) : name;
}
var SPOKEN4 = /^ℹ tests \d+$/m;
var LISTED = /^test at (?:file:)?(.+):\d+:\d+\n(✖ (.+) \([\d.]+ms\))\n((?:(?: {2}.*)?\n)*)/gm;
var IN_TREE = /^( *)(?:▶ (.+?)(?: \([\d.]+ms\))?|(✖ .+))$/;
var NODE_SPEC = {
  name: "node",
  read: readNodeSpec,
  blocks: nodeSpecBlocks,
  summary: /^ℹ (?:tests|pass|fail) \d/
};
function readNodeSpec(text) {
  if (!SPOKEN4.test(text)) return void 0;
  const failures = listed(text).map(({ path }) => path);
  const around = failures.flatMap((path) => path.slice(1, -1).map((_, at) => path.slice(0, at + 2)));
  const counted = sumOf(text, /^ℹ (?:fail|cancelled) (\d+)$/gm);
  const passed = sumOf(text, /^ℹ pass (\d+)$/gm);
  return {
    failures: [...new Set(around.map(nameOf2)), ...failures.map(nameOf2)],
    ...{ counted, passed, ran: passed + counted }
  };
}
function nodeSpecBlocks(text) {
  return listed(text).flatMap(
    ({ path, said }) => said.trim() === "" ? [] : [{ title: nameOf2(path), text: said.trimEnd() }]
  );
}
function listed(text) {
  const [tree = "", ...lists] = text.split(/^✖ failing tests:$/m);
  const parents = parentsIn([tree, ...lists].join("\n"));
  return lists.flatMap(
    (list) => [...`${list}
`.matchAll(LISTED)].map(([said, file = "", line = "", name = ""]) => {
      const own = name === file || name.endsWith(`/${file}`) ? [] : [...parents.get(line)?.shift() ?? [], name];
      return { path: [file, ...own], said };
    })
  );
}
function parentsIn(tree) {
  const found = /* @__PURE__ */ new Map();
  const around = [];
  for (const line of tree.split("\n")) {
    const [, indent, name, failing] = IN_TREE.exec(line) ?? [];
    if (indent === void 0) continue;
    while ((around.at(-1)?.depth ?? -1) >= indent.length) around.pop();
    if (name !== void 0) around.push({ depth: indent.length, name });
    if (failing === void 0) continue;
    const names = around.map((one) => one.name);
    const same = found.get(failing);
    if (same === void 0) found.set(failing, [names]);
    else same.push(names);
  }
  return found;
}
function nameOf2(path) {
  return path.join(" > ");
}
function testId(text) {
  const start2 = /^[^[]*?::[^[ ]*(?=\[)/.exec(text)?.[0].length;
  if (start2 === void 0) return before(text, " - ");
  let depth = 0;
  for (let index = start2; index < text.length; index += 1) {
    if (text[index] === "[") depth += 1;
    if (text[index] === "]") depth -= 1;
    const ends = index + 1 === text.length || text.startsWith(" - ", index + 1);
    if (depth === 0 && ends) return text.slice(0, index + 1);
  }
  const end2 = text.indexOf("] - ", start2);
  return end2 === -1 ? text : text.slice(0, end2 + 1);
}
function before(text, mark) {
  const at = text.indexOf(mark);
  return at === -1 ? text : text.slice(0, at);
}
var COUNTS = /^(?:=+ )?((?:\d+ [a-z]+(?: [a-z]+)?(?:, )?)+) in [\d.]+s\b/;
var SPOKEN5 = /^=+ test session starts =+$|^=+ short test summary info =+$|^(?:=+ )?no tests ran in [\d.]+s\b/m;
var CRASHED = /^INTERNALERROR> /m;
var SUMMARY = /^=+ short test summary info =+$/;
var SUMMARISED = /^(?:FAILED|ERROR|SUBFAIL(?:ED)?((?:\[.*?\])?(?: ?\(.*?\))?)) (\S.*)$/;
var REPORTED = /^(\S.*?) (?:FAILED|ERROR|SUBFAIL(?:ED)?(.*?))(?: +\[ *\d+%\])?$/;
var COLLECTING = /^_+ ERROR collecting (.+?) _+$/;
var PYTEST = {
  name: "pytest",
  read: readPytest,
  // A heading of underlines, up to the next section.
  blocks: blocksBetween(
    /^_{2,} (?:ERROR (?:at (?:setup|teardown) of|collecting) )?(.+?) _{2,}$/,
    /^=+ .+ =+$/
  ),
  summary: /^(?:FAILED|ERROR) \S|^(?:=+ )?\d+ [a-z]+\b.* in [\d.]+s\b/,
  passed: /^(\S+::.+) PASSED\b/gm,
  ran: /^(\S+\.py) [FsxXE]*\./gm
};
function readPytest(text) {
  const lines = text.split("\n");
  const counts = lines.flatMap((line) => COUNTS.exec(line)?.[1] ?? []);
  const crashed = CRASHED.test(text);
  if (counts.length === 0 && !crashed && !SPOKEN5.test(text)) return void 0;
  const summarised = inSummary(lines);
  return {
    failures: [
      ...summarised.length > 0 ? summarised : inProgress(lines),
      ...crashed ? ["pytest: internal error"] : []
    ],
    counted: sumOf(counts.join("\n"), /(\d+) (?:failed|errors?)\b/g),
    passed: sumOf(counts.join("\n"), /(\d+) (?:passed|xfailed|xpassed)\b/g)
  };
}
function inSummary(lines) {
  let inside = false;
  return lines.flatMap((line) => {
    if (SUMMARY.test(line)) inside = true;
    else if (/^={3,}/.test(line) || COUNTS.test(line)) inside = false;
    const [, part, rest] = inside ? SUMMARISED.exec(line) ?? [] : [];
    return rest === void 0 ? [] : [named2(testId(rest), part)];
  });
}
function inProgress(lines) {
  return lines.flatMap((line) => {
    const [, id, part] = REPORTED.exec(line) ?? [];
    if (id?.includes("::") === true) return [named2(id, part)];
    return COLLECTING.exec(line)?.[1] ?? [];
  });
}
function named2(id, part = "") {
  return `${id} ${part.trim()}`.trim();
}
var POINT = /^((?: {4})*)(not )?ok(?=$| +\S)(?: +\d+(?= |$))?(?: +-(?= |$))? *(.*)$/;
var PLAN = /^1\.\.(\d+)(?: *#.*)?$/;
var EXCUSED = /(?:^| +)# *(?:skip|todo)\b.*$/i;
var TIME = / *(?:# time=[\d.]+m?s| in \d+(?:ms|s|sec))$/;
function tapLines(text) {
  const lines = text.split("\n");
  const found = [];
  const endless = /* @__PURE__ */ new Set();
  let heading;
  for (let index = 0; index < lines.length; index += 1) {
    const line = lines[index] ?? "";
    const last = found.at(-1);
    const plan = PLAN.exec(line)?.[1];
    const point = pointOf(line, lines[index + 1] ?? "");
    const comment = /^# (.*)$/.exec(line)?.[1];
    if (point !== void 0) {
      found.push(point);
      const end2 = endOfDetails(lines, index + 1, endless);
      point.place = placeIn(lines.slice(index + 1, end2), heading);
      index = end2 - 1;
    } else if (plan !== void 0) found.push({ kind: "plan", count: Number(plan) });
    else if (/^ *\}$/.test(line)) found.push({ kind: "closed", level: (line.length - 1) / 4 });
    else if (line.startsWith("Bail out!")) found.push({ kind: "bail" });
    else if (comment !== void 0) {
      heading = comment;
      if (last?.kind === "point") last.place ??= batsFile(comment);
    }
  }
  return found;
}
function pointOf(line, next) {
  const [, indent = "", not, rest] = POINT.exec(line) ?? [];
  if (rest === void 0) return void 0;
  const opens = rest.endsWith(" {") && next.startsWith(`${indent}    `);
  const name = rest.slice(0, opens ? -2 : void 0);
  return {
    kind: "point",
    level: indent.length / 4,
    failed: not !== void 0 && !EXCUSED.test(name),
    passed: not === void 0 && !EXCUSED.test(name),
    name: name.replace(EXCUSED, "").replace(TIME, "").replace(/\\([\\#])/g, "$1"),
    opens,
    place: void 0
  };
}
function endOfDetails(lines, start2, endless) {
  const indent = /^( +)---$/.exec(lines[start2] ?? "")?.[1];
  if (indent === void 0 || endless.has(indent)) return start2;
  const end2 = lines.indexOf(`${indent}...`, start2);
  if (end2 === -1) endless.add(indent);
  return end2 === -1 ? start2 : end2 + 1;
}
function placeIn(details, heading) {
  const found = (key) => details.map((line) => key.exec(line)).find((match) => match !== null);
  const location = found(/^ +location: '(.+?)(?::\d+)*'$/)?.[1];
  if (location !== void 0) return withoutFolder(location);
  return found(/^ +operator: /) === void 0 ? void 0 : heading;
}
function batsFile(comment) {
  const [, file, unread] = /in test file (.+), line \d+|^(\S+\.bats): line \d+:/.exec(comment) ?? [];
  const path = file ?? unread;
  return path === void 0 ? void 0 : withoutFolder(path);
}
var VERSION = /^TAP version \d+$/m;
var TAP = {
  name: "tap",
  read: readTap,
  // Details in YAML, or comments.
  blocks: blocksBetween(/^ *not ok\b(?: +\d+)?(?: +-)? *(.+?)(?: *# time=.*)?$/, /^ *(?:not )?ok\b|^1\.\.\d/),
  summary: /^# (?:tests|pass|fail) \d/,
  passed: /^ *ok \d+(?: -)? (.+?)(?: # (?!skip|todo).*)?$/gim
};
function readTap(text) {
  const lines = tapLines(text);
  const versioned = VERSION.test(text);
  const plans = lines.flatMap((line) => line.kind === "plan" ? [line.count] : []);
  if (!versioned && plans.length === 0) return void 0;
  const planned = plans.reduce((sum, count) => sum + count, 0);
  const ran = lines.filter((line) => line.kind === "point" && line.level === 0).length;
  return {
    passed: lines.filter((line) => line.kind === "point" && line.passed).length,
    failures: [
      ...failingPoints(lines).map(nameOf3),
      ...lines.some(({ kind }) => kind === "bail") ? ["tap: bailed out"] : [],
      ...plans.length === 0 ? ["tap: no plan"] : [],
      ...ran < planned ? [`tap: planned tests that did not run: ${planned - ran}`] : []
    ]
  };
}
function failingPoints(lines) {
  const failing = [];
  const around = [];
  for (const line of lines) {
    if (line.kind === "closed" && line.level === around.at(-1)?.level) around.pop();
    if (line.kind !== "point") continue;
    for (let index = failing.length - 1; index >= 0; index -= 1) {
      const sub = failing[index];
      if (sub === void 0 || sub.level <= line.level) break;
      sub.path.unshift(line.name);
      sub.level = line.level;
    }
    const path = [...around.map(({ name }) => name), line.name];
    if (line.failed) failing.push({ point: line, level: around[0]?.level ?? line.level, path });
    if (line.opens) around.push(line);
  }
  return failing;
}
function nameOf3({ point: { place }, path }) {
  const [first = "", ...rest] = path;
  if (place === void 0) return path.join(" > ");
  return [place, ...withoutFolder(first) === place ? [] : [first], ...rest].join(" > ");
}
var RAN = /^Ran (\d+) tests? in [\d.]+s$/gm;
var RESULT2 = /^(?:OK|FAILED) \((.+)\)$/gm;
var BLOCK = /^={70}\n(?:FAIL|ERROR|UNEXPECTED SUCCESS): (.+)\n((?:(?!={70}$|-{70}\nRan ).*\n)*)/gm;
var TITLE = /^(\S+)(?: \(([\w.]+)\))?(.*)$/;
var UNITTEST = {
  name: "unittest",
  read: readUnittest,
  blocks: unittestBlocks,
  summary: /^Ran \d+ tests? in /
};
function readUnittest(text) {
  const total = sumOf(text, RAN);
  if (text.search(RAN) === -1) return void 0;
  const results = [...text.matchAll(RESULT2)].map(([, counts = ""]) => `, ${counts}`).join("\n");
  const ran = total - sumOf(results, /, skipped=(\d+)/g);
  const counted = sumOf(results, /, (?:failures|errors|unexpected successes)=(\d+)/g);
  const failures = [...text.matchAll(BLOCK)].map(([, title = ""]) => testId2(title));
  return { failures, counted, passed: Math.max(0, ran - counted), ran };
}
function unittestBlocks(text) {
  return [...text.matchAll(BLOCK)].map(([block, title = ""]) => ({
    title: testId2(title),
    text: block.trimEnd()
  }));
}
function testId2(title) {
  const [, name = "", dotted = "", part = ""] = TITLE.exec(title) ?? [];
  if (dotted.startsWith("unittest.loader._FailedTest")) return fileOf(name);
  const owner = dotted.endsWith(`.${name}`) ? dotted.slice(0, -name.length - 1) : dotted;
  const parts = owner.split(".");
  const group = /^(?:setUp|tearDown)Module$/.test(name) ? [] : parts.splice(-1);
  return [fileOf(parts.join(".")), ...group, name].filter((one) => one !== "").join("::") + part;
}
function fileOf(module) {
  return module === "" || module === "__main__" ? "" : `${module.replaceAll(".", "/")}.py`;
}
var HEADING = /^⎯+ (?:Failed|Unhandled) .+ ⎯+$/;
var FOOTER = /^ Test Files {2}\d/;
function withoutVitestReport(text) {
  const kept = [];
  let report;
  for (const line of text.split("\n")) {
    if (FOOTER.test(line)) report = void 0;
    if (report === void 0 && HEADING.test(line)) report = [];
    (report ?? kept).push(line);
  }
  return [...kept, ...report ?? []].join("\n");
}
var SPOKEN6 = /^ *(?:RUN|DEV) +v\d|^ Test Files {2}\d|^⎯+ Failed (?:Suites|Tests) \d+ ⎯+$/m;
var RULE = /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)?$/;
var FAILED = /^ ?FAIL +(.+)$/;
var UNHANDLED = /^This error originated in "(.+)" test file\./;
var VITEST = {
  name: "vitest",
  read: readVitest,
  blocks: blocksBetween(/^ ?FAIL {2}(.+? > .+)$/, /^⎯+(?: .+ ⎯+|\[\d+\/\d+\]⎯+)$|^ Test Files {2}/),
  summary: /^ (?:Test Files| {4} Tests| {3} Errors) {2}\d/,
  ran: /^ *[✓❯√] +(?:\|?[\w-]+\|? +)?(\S+\.\w+)(?: \(.*)?$/gm
};
function readVitest(text) {
  if (!SPOKEN6.test(text)) return void 0;
  const failures = [];
  let belowRule = false;
  for (const line of text.split("\n")) {
    const name = FAILED.exec(line)?.[1];
    const file = UNHANDLED.exec(line)?.[1];
    if (RULE.test(line)) belowRule = true;
    else if (belowRule && name !== void 0) failures.push(testName(name));
    else if (line !== "") belowRule = false;
    if (file !== void 0) failures.push(`${file}: unhandled error`);
  }
  const own = withoutVitestReport(text);
  return { failures, counted: failuresCounted(own), passed: sumOf(own, /^ {6}Tests {2}.*?(\d+) passed/gm) };
}
function testName(text) {
  const at = text.lastIndexOf(" [ ");
  const twice = at !== -1 && ` ${text.slice(0, at)}`.endsWith(text.slice(at).replace(/^ \[( .*) \]$/, "$1"));
  return (twice ? text.slice(0, at) : text).replace(/\s+/g, " ");
}
function failuresCounted(text) {
  return sumOf(text, /^ {6}Tests {2}(\d+) failed/gm) + sumOf(text, /^ {5}Errors {2}(\d+) errors?$/gm);
}
var RUNNERS = [VITEST, JEST, PYTEST, UNITTEST, GO, CARGO, NODE_SPEC, JUNIT, TAP];
var LEAST = 400;
var SUMMARY_SHARE = 4e3;
function failuresShown(output, failures, { root, budget }) {
  const text = plainText(output, root);
  const found = saidOfEach(text, failures);
  const summary = cut(summaryOf(text), Math.min(SUMMARY_SHARE, budget / 4));
  if (found.every(({ text: text2 }) => text2 === void 0))
    return [cut(text.trim(), budget), summary].join("\n\n").trim();
  const share = Math.max(LEAST, Math.floor((budget - summary.length) / Math.max(1, found.length)));
  const parts = [];
  let left = budget - summary.length;
  for (const { name, text: text2 } of found) {
    const part = `### ${name}
${cut(text2 ?? "The output says nothing about this test but its name.", share)}`;
    if (part.length > left) break;
    left -= part.length;
    parts.push(part);
  }
  const untold = found.length - parts.length;
  const rest = untold === 0 ? [] : [`${untold} more of these tests fail; what was said of them is left out here.`];
  return [...parts, ...rest, "### Summary", summary].join("\n\n");
}
function saidOfEach(text, failures) {
  const blocks = RUNNERS.flatMap((runner) => runner.blocks(text));
  return failures.map((name) => ({ name, text: blockOf(name, blocks) }));
}
function blockOf(failure, blocks) {
  const [, once = failure, nth = "1"] = /^(.*) \((\d+)\)$/.exec(failure) ?? [];
  const wanted = ` ${words(once)}`;
  const named3 = blocks.filter(({ title }) => wanted.endsWith(` ${words(title)}`));
  const longest = Math.max(0, ...named3.map(({ title }) => words(title).length));
  const fitting = named3.filter(({ title }) => words(title).length === longest);
  const file = once.split(/::| > /)[0] ?? once;
  const inFile = fitting.filter(({ text }) => text.includes(file));
  const candidates = inFile.length > 0 ? inFile : fitting;
  return (candidates[Number(nth) - 1] ?? candidates[0])?.text;
}
function words(name) {
  return name.replace(/::| [>›] |[\s./:]+/g, " ").trim();
}
function summaryOf(text) {
  return text.split("\n").filter((line) => RUNNERS.some(({ summary }) => summary?.test(line))).join("\n");
}
function cut(text, most) {
  if (text.length <= most) return text;
  const kept = Math.max(0, Math.floor(most) - 60);
  const head = Math.ceil(kept / 2);
  const left = text.length - kept;
  return `${text.slice(0, head)}
(\u2026 ${left} characters are left out here \u2026)
${text.slice(text.length - (kept - head))}`;
}
var MOST = 1e4;
function complaintsShown(output, complaints, root) {
  const text = plainText(output, root).trim();
  const files = new Set(complaints.map((name) => name.split(": ")[1] ?? name));
  const about = text.split(/\n(?=\S)/).filter((part) => [...files].some((file) => part.includes(file))).join("\n");
  const shown = about === "" ? text : about;
  return `### What the linter says
${shown.slice(0, MOST)}${shown.length > MOST ? `
(${shown.length - MOST} more characters)` : ""}`;
}
function distinctNames(names) {
  const seen = /* @__PURE__ */ new Map();
  return names.map((name) => {
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name} (${times})`;
  });
}
var LINT = "lint: ";
function isOfLint(failure) {
  return failure.startsWith(LINT);
}
var PLACED = /^([^\s:(]*[./][^\s:(]*)(?::|\()\d+(?:[:,]\d+)?\)?:?\s*(?:-\s*)?(\S.*)$/;
var HEADING2 = /^([^\s:]*[./][^\s:]*)$/;
var BELOW2 = /^\s+\d+:\d+\s+(\S.*)$/;
var ARROW = /^\s*--> ([^\s:]+):\d+/;
var NO_ERROR = /^(?:warn|warning|info|note|hint|help)\b/i;
function readLintOutput(output, status, root) {
  if (status === 0) return [];
  const found = [];
  let heading = "";
  let said = "";
  const add = (path, words2) => {
    const text = words2.replace(/\s+/g, " ").trim();
    if (!NO_ERROR.test(text)) found.push(`${LINT}${path}: ${text}`);
  };
  for (const line of plainText(output, root).split("\n")) {
    const [, path = "", words2 = ""] = PLACED.exec(line) ?? [];
    const below = BELOW2.exec(line)?.[1];
    const arrow = ARROW.exec(line)?.[1];
    if (path !== "") add(path, words2);
    else if (below !== void 0 && heading !== "") add(heading, below);
    else if (arrow !== void 0 && said !== "") add(arrow, said);
    heading = HEADING2.exec(line)?.[1] ?? (line.trim() === "" ? "" : heading);
    if (/^\S/.test(line)) said = line;
  }
  const names = found.length === 0 ? [`${LINT}status ${status}`] : distinctNames(found);
  return names.toSorted(compareText);
}
var SHOWN = 3e4;
async function testOutput({ state, file }, failures) {
  const folder = state.testing.get(state.head);
  if (folder === void 0) return void 0;
  const complaints = failures.filter(isOfLint);
  const tests = failures.filter((name) => !isOfLint(name));
  const lint = complaints.length === 0 ? [] : [complaintsShown(await outputOf(lintFolder(folder)), complaints, file.work_tree)];
  const shown = { root: file.work_tree, budget: SHOWN };
  const failed = tests.length === 0 ? [] : [failuresShown(await outputOf(folder), tests, shown)];
  return [...failed, ...lint].join("\n\n");
}
async function planFix(audit, item) {
  const { state } = audit;
  const { subject } = item;
  const step = await stepOf(audit, item, await addedTests(audit));
  const facts = await factsOf(audit, item, step);
  const attempts = mostAttempts(state, roundOf(state), item);
  const calm = divergences(state).length > 0;
  const bytes = await planCall(audit, {
    ...{ items: [item], title: `fix ${subject}` },
    ofRun: { step, soFar: await roundSoFar(audit, subject) },
    build: (given) => buildFixPacket({ ...given, attempts, calm, facts })
  });
  if (bytes !== void 0) await noteInRound(audit, { kind: "given-up", subject, why: tooLarge(bytes) });
}
function tooLarge(bytes) {
  return `its packet is ${bytes} bytes, over the limit of ${PACKET_BUDGET}`;
}
async function planCall(audit, { items, title, ofRun, build }) {
  const [first, ...others] = items;
  if (first === void 0) throw new Error("a call about nothing");
  const subjects = others.length === 0 ? void 0 : items.map(({ subject }) => subject);
  const what = subjects === void 0 ? `next attempt at ${first.subject}` : `fixes of ${subjects.join(", ")}`;
  const workTree = await cleanWorkTree(audit, `what was there before the ${what}`);
  const why = subjects === void 0 ? "before this fix" : "before these fixes";
  const head = await auditSide(audit, audit.state.head, why);
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: "fix", title, sides, treeRoot: audit.file.work_tree, subjects });
  const built = build({ ...packetStart(run), attempt: ownAttempts(first) + 1 });
  if (built.kind === "too-large") return built.bytes;
  const ignored = await ignoredNow(workTree);
  await planStage(audit, run, {
    ...{ phase: "fix", subject: first.subject, slots: [{ packet: built.packet }] },
    also: (paths) => writeStamped(paths.step, run, { ...ofRun, ignored })
  });
  return void 0;
}
async function factsOf(audit, item, step) {
  const facts = {
    step,
    rules: await rulesFor(audit, [item]),
    rejected: await earlierTexts(audit, item),
    tests: item.mode === "fix_regression" ? await testOutput(audit, item.failures) : void 0
  };
  return cleanText(facts, createRedactor());
}
async function rulesFor({ home, state }, items) {
  const found = items.flatMap(({ subject }) => state.findings.get(subject) ?? []);
  const paths = found.map(({ location }) => location.file);
  const tree = await treeOf(home, state.head);
  const rules = await governingRules(home, tree, ["", ...paths]);
  return rules.map(({ path }) => path);
}
async function planHunt(audit, paths) {
  const { home, file } = audit;
  const head = await auditSide(audit, roundOf(audit.state).head, "where the round began");
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const { run, ...sent } = await huntSlots(audit, { head, treeRoot, paths });
  await planStage(audit, run, { phase: "hunt", subject: "", ...sent });
}
async function planSharedFix(audit, items) {
  const [first] = items;
  const added = await addedTests(audit);
  const asked = await Promise.all(
    items.map(async (item) => ({
      id: item.subject,
      step: await stepOf(audit, item, added),
      soFar: await roundSoFar(audit, item.subject),
      rejected: await earlierTexts(audit, item)
    }))
  );
  const raw = {
    steps: asked.map(({ id, step, rejected }) => ({ id, step, rejected })),
    rules: await rulesFor(audit, items)
  };
  const facts = await cleanText(raw, createRedactor());
  const calm = divergences(audit.state).length > 0;
  const bytes = await planCall(audit, {
    ...{ items, title: `fix ${asked.map(({ id }) => id).join(", ")}` },
    ofRun: { steps: asked.map(({ id, step, soFar }) => ({ id, step, soFar })) },
    build: (given) => buildSharedFixPacket({ ...given, calm, facts })
  });
  if (bytes !== void 0) await planFix(audit, first);
}
async function planJudge(audit, item) {
  const attempt = lastAttempt(item);
  if (attempt === void 0) throw new Error(`${item.subject} was never tried`);
  const fix = await openRun(audit.home, attempt.run);
  const workTree = await workTreeOf(fix.file);
  const fingerprint = await fingerprintRepository(workTree);
  const checked = await checkFix(fix, await claimedResult(fix, item.subject, "fix-executor"));
  const isSame = checked.tree === attempt.checked?.tree;
  const moved = { valid: false, reason: "the work tree changed after the executor had ended" };
  const judged = checked.valid && !isSame ? { ...checked, ...moved } : checked;
  return judgeWork(audit, { subject: item.subject, fix, workTree, fingerprint, checked: judged });
}
async function judgeWork(audit, work) {
  const { subject, fix, checked } = work;
  const planned = checked.valid ? await planStep({ ...judgementOf(audit, work, checked.tree), ...checked }) : void 0;
  if (planned?.kind === "run")
    return noteInRound(audit, { kind: "planned", stage: "judge", run: planned.file.run, subject });
  await cleanWorkTree(audit, `the fix of ${subject} that was rejected before the validator saw it`);
  const { reason } = planned ?? checked;
  return noteInRound(audit, { kind: "judged", subject, run: fix.file.run, valid: false, reason });
}
function judgementOf({ home, file }, { fix, workTree, fingerprint }, tree, subjects) {
  if (fix.file.audit === void 0) throw new Error(`${fix.file.run} belongs to no audit`);
  const { subjects: _, ...alone } = fix.file.audit;
  return {
    repository: workTree,
    stage: {
      home,
      audit: subjects === void 0 ? alone : { ...alone, subjects },
      models: file.settings.models
    },
    sides: {
      base: fix.file.base,
      head: { sha: null, tree, label: "the fix", why: "as the executor left it" }
    },
    fingerprint,
    captured: file.captured,
    cacheRoot: file.cache_root
  };
}
async function claimedResult(fix, subject, agent) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await storedReply(fix, slot, agent);
  if (claimed !== void 0) return claimed;
  throw new Error(`the reply about ${subject} is gone`);
}
async function planSharedJudge(audit, item) {
  const fix = await openRun(audit.home, lastAttempt(item)?.run ?? "");
  const workTree = await cleanWorkTree(audit, "what was there before fixes were judged");
  const fingerprint = await fingerprintRepository(workTree);
  const { all, parts } = await partsToJudge(audit, fix);
  const alone = parts.find(({ valid }) => !valid) ?? parts[0];
  if (alone === void 0) throw new Error(`nothing of ${fix.file.run} is to be judged`);
  if (alone.valid && parts.length > 1) {
    const trees = { base: fix.file.base.tree, all };
    const shown = await composeParts(
      workTree,
      trees,
      parts.map(({ part }) => part)
    );
    const subjects = parts.map(({ id }) => id);
    const request = judgementOf(audit, { fix, workTree, fingerprint }, shown, subjects);
    const together = await planSharedSteps({ ...request, steps: parts });
    const about = { kind: "planned", stage: "judge", subject: alone.id, subjects };
    if (together.kind === "run") return noteInRound(audit, { ...about, run: together.file.run });
  }
  return judgeWork(audit, { subject: alone.id, fix, workTree, fingerprint, checked: alone });
}
async function partsToJudge({ state }, fix) {
  const [slot] = fix.slots;
  const claimed = slot === void 0 ? void 0 : await storedReply(fix, slot, "fix-executor-shared");
  const { all, outcomes } = await readStamped(fix.paths.divided, fix.file);
  const { steps } = await readStamped(fix.paths.step, fix.file);
  if (claimed === void 0 || all === null) throw new Error(`the reply of ${fix.file.run} is gone`);
  const workTree = await workTreeOf(fix.file);
  const trees = { base: fix.file.base.tree, all };
  const parts = [];
  for (const item of roundOf(state).items) {
    const attempt = lastAttempt(item);
    if (attempt?.run !== fix.file.run || attempt.checked?.accepted !== true) continue;
    if (attempt.judged !== void 0) continue;
    const id = item.subject;
    const [step, result] = [byId(steps, id), byId(claimed.results, id)];
    const part = byId(outcomes, id).part ?? { whole: [], cut: [] };
    const checked = await checkPart(fix, workTree, { trees, step, result, part });
    const isSame = checked.tree === attempt.checked.tree;
    parts.push({ ...checked, ...isSame ? {} : CHANGED, id, part });
  }
  return { all, parts };
}
var CHANGED = { valid: false, reason: "what was recorded of the fix is not what was checked" };
function byId(ones, id) {
  const found = ones.find((one) => one.id === id);
  if (found === void 0) throw new Error(`nothing is recorded of ${id}`);
  return found;
}
function buildProvePacket(input) {
  const call = { agent: "finding-prover", slot: input.nextSlot(), part: 1, of: 1 };
  const filling3 = fillingOf(input);
  const whole = wholePacket(call, filling3, input.nonces);
  if (whole.kind === "packet") return whole;
  const unseen = { ...filling3, change: "It is too long to be shown. Read the file in the tree." };
  return wholePacket(call, unseen, input.nonces);
}
function fillingOf({ task, facts, ...attempt }) {
  const { change, command, nearest, rejected } = facts;
  return {
    ...auditFacts(task),
    ...attemptParts({ ...attempt, facts }),
    change: change === "" ? "The change does not touch the file of the finding." : [{ kind: "DIFF", content: change }],
    command: [{ kind: "TESTS", content: command }],
    nearest: nearest.length === 0 ? "None was found." : [{ kind: "FILES", content: nearest.join("\n") }],
    rejected: rejected.length === 0 ? "None." : rejections(rejected)
  };
}
var MOST2 = 3;
function nearestTests(paths, about) {
  const stem = posix2.basename(about).replace(/\..*$/, "").toLowerCase();
  const isNamed2 = (path) => posix2.basename(path).toLowerCase().includes(stem);
  const steps = (path) => posix2.relative(posix2.dirname(about), posix2.dirname(path)).split("/").length;
  return paths.filter((path) => isTestFile(path) && posix2.extname(path) === posix2.extname(about)).toSorted(
    inOrder(
      by((path) => isNamed2(path) ? 0 : 1),
      by(steps),
      by((path) => path)
    )
  ).slice(0, MOST2);
}
function proveStepText(finding, intent = "") {
  const besides = intent.trim() === "" ? "" : wordsOf("prove-step-intent", { intent });
  return findingText("prove-step", finding, { besides }).replace(/\n{3,}/, "\n\n").trimEnd();
}
function judgedProofText(step, { why, output }) {
  return wordsOf("judged-proof", { step, why, output });
}
async function proofStep({ home, file }, finding) {
  return {
    description: proveStepText(finding, await authorsWords(home, file)),
    mode: "apply",
    allow: TESTS.filter((glob) => !NO_TESTS.some((name) => glob.includes(name))),
    exclude: [
      ".correctless/",
      ...file.settings.exclude,
      ...NO_TESTS.map((name) => `**/${name}/**`),
      "*.snap"
    ]
  };
}
var NO_TESTS = ["fixtures", "__fixtures__", "__mocks__", "__snapshots__", "testdata", "golden"];
async function authorsWords(home, { audit, of }) {
  if (of === void 0) throw new Error(`audit ${audit} is about no review`);
  const review = await openRun(home, of.run);
  const { context } = await readStamped(review.paths.facts, review.file);
  return authorText(context, INTENT_ROOM);
}
var QUOTED = /^\s*>?\s*\d+\s*\|.*$|^\s+(?:at|❯) .*$|^ +File ".+", line \d+.*\n(?: {4,}.*(?:\n|$))*/gm;
var TRACEBACK = "Traceback (most recent call last):";
var TIME_OUT = /^\s*failureType: '(?:testTimeoutFailure|cancelledByParent)'|\bTest timed out in \d|\btest timed out after \d|\bExceeded timeout of \d|\b[Tt]imeout of \d+ ?ms exceeded|^\s*(?:Failed: )?Timeout(?: \(?>|: )|^\s*(?:[\w.]+\.)?Timeout(?:Error|Exception|Expired)\b|\btimed out after \d+ (?:milli)?seconds/m;
var GO_PANIC = /^\s*(?:panic|fatal error): (.+?)(?: \[recovered\].*)?$/m;
var ASSERTION = [
  // node:assert, chai, Python, Java, minitest, RSpec
  /^\s*(?:code: 'ERR_ASSERTION'|name: 'AssertionError')/m,
  /^\s*(?:\w+(?:\.|::))*(?:Assertion(?:Failed)?(?:Error|Exception)|ComparisonFailure|MultipleFailuresError|ExpectationNotMetError|Assertion)\b/m,
  // tape, tap
  /^\s*operator: '?\w/m,
  // pytest
  /^\s*assert\b|^\s*Failed: DID NOT (?:RAISE|WARN)/m,
  // Jest, Vitest
  /^\s*(?:Error: )?expect\(.*\)\.\w/m,
  // Go: what a failing test has logged
  /^\s+\w+_test\.go:\d+: /m,
  // Rust
  /^(?:.* panicked at ')?assertion .*failed/m,
  // PHPUnit, RSpec, minitest
  /^\s*Failed asserting that |^\s*Failure\/Error: .*(?:expect|should)|^\s*Expected: .*\n\s*Actual: /m,
  // bats
  /^#\s+`(?:\[|\(\(|assert|refute|test ).*' failed/m
];
var RUST_PANIC = /panicked at (?:([^'\n]+):\n(.+)|'(.+)', (.+))/;
var CLASS = /^\s*(?:Uncaught )?((?:[\w$]+(?:\.|::))*[\w$]*(?:Error|Exception|StopIteration|Interrupt|Fault))(?: \[\w+\])?(?:: (.*))?$/m;
var OF_NODE = /^\s*error: (?:'(.*)'|"(.*)"|\|-\n\s*(.+))$[^]*?^\s*name: '(\w+)'$/m;
function failureCause(failure, assertsAt2 = () => false) {
  const text = raisedIn(failure.replaceAll(QUOTED, ""));
  if (TIME_OUT.test(text)) return { kind: "time-out" };
  const panic = GO_PANIC.exec(text)?.[1];
  if (panic !== void 0) return { kind: "error", name: void 0, message: panic };
  if (ASSERTION.some((pattern) => pattern.test(text))) return { kind: "assertion" };
  const [, place, late, early, placeEarly] = RUST_PANIC.exec(text) ?? [];
  const message = late ?? early;
  if (assertsAt2(place ?? placeEarly ?? "")) return { kind: "assertion" };
  if (message !== void 0) return { kind: "error", name: void 0, message };
  return errorIn(text) ?? { kind: "unknown" };
}
function errorIn(text) {
  const [, single, double, block, ofNode] = OF_NODE.exec(text) ?? [];
  if (ofNode !== void 0) return { kind: "error", name: ofNode, message: single ?? double ?? block ?? "" };
  const [, name, said = ""] = CLASS.exec(text) ?? [];
  return name === void 0 ? void 0 : { kind: "error", name: name.split(/\.|::/).at(-1), message: said };
}
function raisedIn(text) {
  const lines = text.split("\n");
  const last = lines.findLastIndex((line) => /^E {2,}\S/.test(line));
  if (last === -1) return text.slice(Math.max(0, text.lastIndexOf(TRACEBACK)));
  const first = lines.findLastIndex((line, at) => at < last && !/^E(?: |$)/.test(line)) + 1;
  return lines.slice(first, last + 1).map((line) => line.replace(/^E {1,3}/, "").trimStart()).join("\n");
}
var NAMED_BY_TEXT = /\.(?:[cm]?[jt]sx?|vue|svelte|rb|bats)$/;
var FILE2 = /^(?:\|?[\w-]+\|? )?(\S+\.\w+?)(?=::| > |$)/;
function isOfTest(failure, { file, name }) {
  return isInFile(failure, file) && isNamed(failure, file, name);
}
function isAroundTest(failure, named3) {
  return named3.some((name) => [" > ", " \u203A ", "/", "::"].some((mark) => name.startsWith(`${failure}${mark}`)));
}
function isInFile(failure, file) {
  const named3 = FILE2.exec(failure)?.[1];
  return named3 === void 0 || isSameFile(named3, file);
}
function isSameFile(named3, file) {
  return named3 === file || named3.endsWith(`/${file}`) || file.endsWith(`/${named3}`);
}
function isNamed(failure, file, name) {
  const isText = NAMED_BY_TEXT.test(file) || /\s/.test(name);
  const names = [isText ? `'${name}'` : name];
  if (isNewTest(failure, { files: [], names })) return true;
  if (name.includes(" ") && failure.endsWith(` ${name}`)) return true;
  return failure.startsWith("go: ") && failure.includes(`/${name}/`);
}
var ANY_ERROR = /^(?:Error|Exception|RuntimeException|RuntimeError|StandardError)$/;
var MISSING = /is not a (?:function|constructor)|is not defined|has no attribute|No module named|Cannot find module|cannot import name|undefined method/;
function namesError(said, { name, message }) {
  if (holdsWords(said, message)) return true;
  if (name === void 0 || ANY_ERROR.test(name) || MISSING.test(message)) return false;
  return wordsOf2(said).includes(name.toLowerCase());
}
function holdsWords(said, message) {
  const [text, words2] = [` ${wordsOf2(said).join(" ")} `, wordsOf2(message)];
  return words2.some((_, first) => {
    let count = words2.length - first;
    while (count >= 3 && !text.includes(` ${words2.slice(first, first + count).join(" ")} `)) count -= 1;
    return words2.slice(first, first + count).filter((word) => word.length >= 4).length >= 2 && count >= 3;
  });
}
function wordsOf2(text) {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}_$]+/gu)].map(([word]) => word);
}
function ranVisibly(output, failures, test) {
  const { file } = test;
  const passed = namedBy("passed", output).map(unescaped);
  if (passed.some((name) => isOfTest(name, test))) return true;
  if (failures.some((failure) => isUnloaded(failure, file))) return false;
  if (namedBy("ran", output).some((path) => isSameFile(path, file))) return true;
  const [folder, packages] = [posix3.dirname(file), namedBy("ranPackage", output)];
  if (!file.endsWith("_test.go")) return false;
  return folder === "." ? packages.length === 1 : packages.some((name) => name.endsWith(`/${folder}`));
}
function isUnloaded(failure, file) {
  return RUNNERS.some(({ unloaded }) => unloaded?.test(failure)) || isSameFile(failure.replace(/^\S+ /, ""), file);
}
function namedBy(what, output) {
  return RUNNERS.flatMap(
    (runner) => [...output.matchAll(runner[what] ?? /(?!)/g)].map(([, name = ""]) => name)
  );
}
var RUNS = 2;
var MOST_OUTPUT = 4e3;
function weighProof(asked) {
  const { head, before: before2, base, alone, hasBase, test } = asked;
  for (const [at, run] of head.entries()) {
    const why = objectionToRun(run, asked);
    const isFlaky = at > 0 && why !== void 0 && run.unusable === null;
    if (why !== void 0)
      return { kind: "refused", why: isFlaky ? `it failed once, and not again: ${why}` : why };
    const others = othersIn(run, test);
    if (others.length > 0 && before2 === void 0) return { kind: "needs", where: "before" };
    const fresh = newFailures(before2?.failures ?? [], others);
    if (fresh.length > 0)
      return { kind: "refused", why: `more than the test fails with it: ${fresh.join(", ")}` };
  }
  const [first] = head;
  if (first === void 0 || head.length < RUNS) return { kind: "needs", where: "head" };
  if (hasBase && base === void 0) return { kind: "needs", where: "base" };
  const atBase = weighBase(base, alone, test);
  if (atBase === void 0) return { kind: "needs", where: "alone" };
  const output = failuresShown(first.output, namedIn(first, test), { root: "", budget: MOST_OUTPUT });
  return { kind: "holds", ...atBase, output: output.slice(0, MOST_OUTPUT) };
}
function objectionToRun(run, { test, finding, before: before2 }) {
  if (run.unusable !== null) return `the tests could not be run: ${run.unusable}`;
  const named3 = newFailures(before2?.failures ?? [], namedIn(run, test));
  if (named3.length === 0) return objectionWithoutName(run, test);
  if (run.status === 0) return "the test command ends with success, whatever it prints of the test";
  const said = [finding.title, finding.description, finding.impact].join("\n");
  const innermost = named3.filter((failure) => !isAroundTest(failure, named3));
  for (const { text } of saidOfEach(plainText(run.output, ""), innermost)) {
    if (text === void 0) return "the test fails, and the output does not say why";
    const cause = failureCause(text, (place) => assertsAt(test, place));
    if (cause.kind === "assertion") continue;
    if (cause.kind === "time-out") return "the test fails by a time-out, not by an assertion";
    if (cause.kind === "unknown")
      return "the test fails, and not by an assertion or an error that is recognised";
    const error = [cause.name, cause.message].filter(Boolean).join(": ");
    if (!namesError(said, cause))
      return `the test fails by an error that the finding does not name: ${error}`;
  }
  return void 0;
}
function objectionWithoutName({ failures, parser, ran = 0 }, { file, name }) {
  const unloaded = failures.find((failure) => isUnloaded(failure, file));
  if (unloaded !== void 0)
    return `the test did not run, because its file does not compile or load: ${unloaded}`;
  if (parser === "exit-status") return "no test was recognised in what the test command printed";
  if (failures.length === 0)
    return ran === 0 ? "no test ran" : `no test fails: ${name} passes, or the test command does not run it`;
  return `${name} is not among the tests that fail, so it passes, or it did not run: ${failures.join(", ")}`;
}
function namedIn({ failures }, test) {
  return failures.filter((failure) => isOfTest(failure, test));
}
function othersIn(run, test) {
  const named3 = namedIn(run, test);
  return run.failures.filter((failure) => {
    if (named3.includes(failure) || isAroundTest(failure, named3)) return false;
    return !isAroundTest(failure.replace(/ \[panic\]$/, ""), named3);
  });
}
var BY_HEAD = "whether the change introduced it is not known";
function assertsAt({ file, text = "" }, place) {
  const [, path = "", line = "", column = ""] = /^(.+?):(\d+):(\d+)$/.exec(place) ?? [];
  const code = text.split("\n")[Number(line) - 1] ?? "";
  return isSameFile(path, file) && /^(?:debug_)?assert\w*!/.test(code.slice(Number(column) - 1));
}
function weighBase(base, alone, test) {
  const unknown = (why) => ({ introduced: false, ranAtBase: false, why: `${why}; ${BY_HEAD}` });
  if (base === void 0) return unknown("it fails at head, and there is nothing before it to compare with");
  if (base.unusable !== null)
    return unknown(`it fails at head; the tests could not be run at base: ${base.unusable}`);
  if (namedIn(base, test).length > 0)
    return {
      introduced: false,
      ranAtBase: true,
      why: `it fails at head and at base, there perhaps for another reason; ${BY_HEAD}`
    };
  const introduced = { introduced: true, ranAtBase: true, why: "it fails at head and passes at base" };
  if (!hasDied(base)) {
    if (ranVisibly(plainText(base.output, ""), base.failures, test)) return introduced;
    const isLoaded = !base.failures.some((failure) => isUnloaded(failure, test.file));
    if (isLoaded && alone === void 0) return void 0;
    if (isLoaded && alone !== void 0 && passMore(base, alone)) return introduced;
  }
  return unknown("it fails at head, and is not seen to run at base");
}
function hasDied({ failures, ran = 0 }) {
  return failures.some(isNameless) || ran === 0;
}
function passMore(run, other) {
  const fresh = newFailures(other.failures, run.failures);
  return other.unusable === null && !hasDied(other) && (run.ran ?? 0) - fresh.length > (other.ran ?? 0);
}
var SHOWN2 = 12e3;
async function weighTest(audit, { subject, ...item }) {
  const { placed } = lastAttempt({ subject, ...item }) ?? {};
  const finding = audit.state.findings.get(subject);
  if (placed === void 0 || finding === void 0) throw new Error(`no test of ${subject} is placed`);
  const { file, name, head, base } = placed;
  const [[before2], [atBase], [alone]] = [
    await runsOf(audit, audit.state.head),
    base === null ? [] : await runsOf(audit, base),
    await runsOf(audit, audit.file.base ?? "")
  ];
  const text = await textAt(audit.home, head, file);
  return weighProof({
    test: { file, name, ...text === void 0 ? {} : { text } },
    finding,
    head: await runsOf(audit, head),
    ...{ before: before2, alone, base: atBase },
    hasBase: base !== null
  });
}
async function runsOf({ file, journal, state }, head) {
  const started = journal.filter((event) => event.kind === "testing").filter((event) => pointKey(event) === head);
  const runs = runsAt(state, { head }).map(async ({ failures, ...run }, at) => ({
    ...run,
    // How many tests ran is weighed on its own.
    failures: failures.filter((name) => name !== FEWER_TESTS),
    output: plainText(await outputOf(started[at]?.folder ?? ""), file.work_tree)
  }));
  return Promise.all(runs);
}
async function whatItPrinted(audit, attempt) {
  if (attempt?.placed === void 0) return "";
  const run = (await runsOf(audit, attempt.placed.head)).at(-1);
  return run === void 0 ? "" : failuresShown(run.output, run.failures, { root: "", budget: SHOWN2 });
}
async function recordProof(audit, { item, outcome, why }) {
  const proof = {
    audit: audit.file.audit,
    outcome,
    why,
    test: null,
    // Before a test is placed, only the project's own tests have run.
    sandbox: item.attempts.some(({ placed }) => placed !== void 0) ? audit.file.settings.sandbox ?? "none" : null,
    ...outcome === "proven" ? await testOf(audit, item) : {}
  };
  const redacted = await createRedactor().redact(proof);
  await noteInRound(audit, { kind: "proved", subject: item.subject, proof: redacted });
}
async function testOf(audit, item) {
  const { placed } = lastAttempt(item) ?? {};
  const weighed = await weighTest(audit, item);
  if (placed === void 0 || weighed.kind !== "holds") throw new Error(`nothing proves ${item.subject}`);
  const { introduced, ranAtBase, why, output } = weighed;
  const { file, name, head, base } = placed;
  return { why, test: { file, name, commit: head, base: ranAtBase ? base : null, introduced, output } };
}
async function planProof(audit, item) {
  const { home, file, state } = audit;
  const { subject } = item;
  const finding = state.findings.get(subject);
  if (finding === void 0) throw new Error(`no finding ${subject} to prove`);
  const step = await proofStep(audit, finding);
  const about = finding.location.file;
  const raw = {
    step,
    change: file.base === void 0 ? "" : await patchOf(home, file.base, state.head, about),
    command: file.settings.test,
    nearest: nearestTests(
      (await listWithoutSizes(home, state.head)).map(({ path }) => path),
      about
    ),
    rejected: await rejectedTexts(audit, item)
  };
  const facts = await cleanText(raw, createRedactor());
  const bytes = await planCall(audit, {
    ...{ items: [item], title: `prove ${subject}` },
    ofRun: { step, soFar: await roundSoFar(audit, subject) },
    build: (given) => buildProvePacket({ ...given, attempts: MAX_TESTS, facts })
  });
  if (bytes !== void 0) await recordProof(audit, { item, outcome: "not-attempted", why: tooLarge(bytes) });
}
async function rejectedTexts(audit, item) {
  const texts = await earlierTexts(audit, item);
  const printed = await whatItPrinted(audit, lastAttempt(item));
  return printed === "" ? texts : [...texts.slice(0, -1), `${texts.at(-1) ?? ""}

What the tests printed:

${printed}`];
}
function readTestOutput(output, status, root = "") {
  const text = plainText(output, root);
  const others = withoutVitestReport(text);
  const spoken = RUNNERS.flatMap(({ name: parser, read }) => {
    const found = read(parser === "vitest" ? text : others);
    if (found === void 0) return [];
    const { failures, passed, counted = 0 } = found;
    const { ran = passed + Math.max(counted, failures.length) } = found;
    return [{ parser, ran, names: [...failures, ...unnamed(parser, found)] }];
  });
  const names = distinctNames(spoken.flatMap((runner) => runner.names));
  const silent = status !== 0 && (names.length === 0 || wasKilled(status));
  return {
    parser: spoken[0]?.parser ?? "exit-status",
    failures: [...names, ...silent ? [`exit status ${status}`] : []].toSorted(compareText),
    ran: spoken.length === 0 ? void 0 : spoken.reduce((sum, { ran }) => sum + ran, 0)
  };
}
function unnamed(parser, { failures, counted = 0 }) {
  const missing = counted - failures.length;
  return missing > 0 ? [`${parser}: failures without a name: ${missing}`] : [];
}
function wasKilled(status) {
  return status > 128 && status <= 192;
}
var TIME_LIMIT = 10 * 6e4;
function limitsOf({ file }, folder) {
  const { sandbox } = file.settings;
  if (file.preset !== "prove" || sandbox === void 0) return {};
  const own = { home: join3(ownFolder(folder), "home"), tmp: join3(ownFolder(folder), "tmp") };
  return { timeoutMs: TIME_LIMIT, sandbox: { kind: sandbox, writable: [file.work_tree], ...own } };
}
function ownFolder(folder) {
  return join3(folder, "own");
}
async function runTests(audit, point, patience) {
  const { file, paths } = audit;
  const folder = await folderOf(audit, point);
  if ((await readBackground(folder)).kind === "absent") {
    const why = await visitPoint(audit, point);
    if (why !== void 0) {
      await returnToHead(audit);
      await note(paths, { ...ended(point), parser: "none", status: null, failures: [], unusable: why });
      return "ended";
    }
  }
  const run = await runCommand(folder, file.settings.test, file.work_tree, patience, limitsOf(audit, folder));
  if (run.kind === "running") return "running";
  const lint = await runLint(audit, folder, patience);
  if (lint?.kind === "running") return "running";
  const { status } = run;
  const { parser, ran, failures } = readTestOutput(run.output, status ?? 1, file.work_tree);
  const complaints = lint === void 0 ? [] : readLintOutput(lint.output, lint.status ?? 1, file.work_tree);
  const fewer = fewerThanBefore(audit.state, point, ran);
  const names = await createRedactor().redact([...failures, ...fewer, ...complaints]);
  await returnToHead(audit);
  await rm(ownFolder(folder), { recursive: true, force: true });
  await cleanWorkTree(audit, "what the tests left behind");
  await note(paths, {
    ...ended(point),
    parser,
    status,
    failures: names,
    ...ran === void 0 ? {} : { ran },
    unusable: unusable(run, "test") ?? (lint === void 0 ? null : unusable(lint, "lint")),
    milliseconds: run.milliseconds + (lint?.milliseconds ?? 0)
  });
  return "ended";
}
async function runLint({ file }, tests, patience) {
  const { lint } = file.settings;
  if (lint === void 0) return void 0;
  const folder = lintFolder(tests);
  await mkdir3(folder, { recursive: true });
  return runCommand(folder, lint, file.work_tree, patience);
}
async function folderOf(audit, point) {
  const { paths, state } = audit;
  const { underTest } = state;
  if (underTest !== void 0 && pointKey(underTest) === pointKey(point)) return underTest.folder;
  await cleanWorkTree(audit, "what was there before the tests");
  const folder = await commandFolder(paths, "tests");
  await mkdir3(folder, { recursive: true });
  await note(paths, { kind: "testing", ...whereOf(point), folder });
  return folder;
}
var ended = (point) => ({ kind: "tested", ...whereOf(point), milliseconds: 0 });
function whereOf({ head, without = [] }) {
  return without.length === 0 ? { head } : { head, without: [...without] };
}
function unusable({ status, timedOut }, which) {
  if (timedOut) return `the ${which} command did not end in time`;
  if (status === null) return `the ${which} command was killed`;
  if (status === 127) return `the ${which} command was not found (status 127)`;
  if (status === 126) return `the ${which} command could not be started (status 126)`;
  return null;
}
async function placeTest(audit, item) {
  const { file, state, home } = audit;
  const { subject } = item;
  const attempt = lastAttempt(item);
  if (attempt === void 0) throw new Error(`${subject} was never tried`);
  const { test } = await claimedResult(await openRun(home, attempt.run), subject, "finding-prover");
  const ref = `refs/correctless/audits/${file.audit}/tests/${attempt.run}`;
  const workTree = await openRepository(file.work_tree);
  await discardChanges(workTree, { head: state.head, keep: ref });
  const head = await readRef(home, ref);
  const about = { subject, run: attempt.run };
  if (test === void 0 || head === void 0 || await treeOf(home, head) !== attempt.checked?.tree) {
    const reason = "the work tree changed after the prover had ended";
    return noteInRound(audit, { kind: "judged", ...about, valid: false, reason });
  }
  const base = file.base === void 0 ? null : await onBase(home, `${ref}-base`, file.base, { head, path: test.file });
  return noteInRound(audit, { kind: "placed", ...about, file: test.file, name: test.name, head, base });
}
async function onBase(home, ref, base, { head, path }) {
  const there = await readRef(home, ref);
  if (there !== void 0) return there;
  const [entry] = await listTree(home, head, { paths: [path] });
  const tree = await treeWith(home, await treeOf(home, base), /* @__PURE__ */ new Map([[path, entry]]));
  const message = `the test of a finding, before the change
`;
  const sha = await writeCommit(await driveGit(home.top), { tree, parents: [base], message });
  await pinRef(home, ref, sha);
  return sha;
}
async function tryTest(audit, item, patience) {
  const { run, placed } = lastAttempt(item) ?? {};
  if (run === void 0) throw new Error(`${item.subject} was never tried`);
  if (placed === void 0) return placeTest(audit, item);
  const weighed = await weighTest(audit, item);
  if (weighed.kind === "needs") {
    const { head, base } = placed;
    const at = { head, before: audit.state.head, base: base ?? head, alone: audit.file.base ?? head };
    return runTests(audit, { head: at[weighed.where] }, patience);
  }
  if (weighed.kind === "holds") return askValidator(audit, item, weighed);
  const reason = await createRedactor().redact(weighed.why);
  return noteInRound(audit, { kind: "judged", subject: item.subject, run, valid: false, reason });
}
async function askValidator(audit, { subject, attempts }, shown) {
  const attempt = attempts.at(-1);
  const tree = attempt?.checked?.tree ?? "";
  const fix = await openRun(audit.home, attempt?.run ?? "");
  const workTree = await cleanWorkTree(audit, "what was there before a test was judged");
  const fingerprint = await fingerprintRepository(workTree);
  const { step, soFar } = await readStamped(fix.paths.step, fix.file);
  const checked = await checkWork(workTree, fix.file.base, {
    step: { ...step, description: judgedProofText(step.description, shown) },
    ...{ soFar, tree, claimed: await claimedResult(fix, subject, "finding-prover") },
    factsOf: (request) => readStepFacts(workTree, request, tree)
  });
  return judgeWork(audit, { subject, fix, workTree, fingerprint, checked });
}
function buildTriagePackets(input) {
  const { task, nonces, nextSlot } = input;
  const room = roomLeft("audit-triage", task.run, filling(input, [], input.findings.length), nonces);
  const loads = input.findings.map((finding) => ({ finding, bytes: byteLength(described(finding)) + 1 }));
  const chunks = pack(
    loads.map((load) => [load]),
    room
  ).map((packed) => [...packed].map(({ finding }) => finding));
  return chunks.map((chunk, index) => {
    const call = { agent: "audit-triage", slot: nextSlot(), part: index + 1, of: chunks.length };
    const paths = [...new Set(chunk.map(({ location }) => location.file))];
    return {
      packet: packetOf(call, filling(input, chunk, chunk.length), nonces, { hunks: [], paths }),
      ids: chunk.map(({ id }) => id)
    };
  });
}
function filling({ task, round, known }, findings, count) {
  return {
    ...auditFacts(task),
    round: String(round),
    count: String(count),
    findings: [{ kind: "FINDING_DESCRIPTION", content: findings.map(described).join("\n") }],
    known: knownFindings(known)
  };
}
function described(finding) {
  const { id, agent, tier, severity, title, location, evidence, description, impact } = finding;
  const { instance_fix, class_fix, escape_type, invariant_ref, architecture_ref } = finding;
  const refs = { escape_type, invariant_ref, architecture_ref };
  const { file, lines } = location;
  return JSON.stringify(
    {
      id,
      agent,
      tier,
      severity,
      title,
      file,
      lines,
      evidence,
      description,
      impact,
      instance_fix,
      class_fix,
      ...refs
    },
    null,
    1
  );
}
async function planTriage(audit, ids) {
  const { home, file, state } = audit;
  const round = roundOf(state);
  const head = await auditSide(audit, round.head, "where the round began");
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const sides = { base: head, head };
  const run = stageRunFile(audit, { kind: "triage", title: "triage", sides, treeRoot });
  const asked = new Set(ids);
  const redactor = createRedactor();
  const all = [...state.findings.values()];
  const known = all.filter(({ id }) => !asked.has(id));
  const slots = buildTriagePackets({
    ...packetStart(run),
    round: round.round,
    findings: (await cleanFindings(
      all.filter(({ id }) => asked.has(id)),
      redactor
    )).toSorted(BY_FILE),
    known: await cleanFindings(await findingsAt(audit, known, round.head), redactor)
  });
  await planStage(audit, run, { phase: "triage", subject: "", slots });
}
var BY_FILE = inOrder(
  by(({ location }) => location.file),
  by(({ id }) => id)
);
function cleanFindings(findings, redactor) {
  return Promise.all(findings.map((finding) => cleanText(finding, redactor)));
}
var AGENT = "fix-diff-reviewer";
function buildVerifyPackets(input) {
  const { task, facts, nonces } = input;
  const room = roomLeft(AGENT, task.run, filling2(input, emptyParts(facts.files)), nonces);
  const whole = cutChange(facts.files, [() => NO_EXTRAS], Number.MAX_SAFE_INTEGER);
  const partsIn = changeParts(facts.files, whole.units.flat(2), []);
  const single = filling2(input, partsIn(new Set(whole.units.flat(2))));
  const built = wholePacket({ ...CALL, slot: `${task.run}/1` }, single, nonces);
  if (built.kind === "packet") {
    const call = { ...CALL, slot: input.nextSlot() };
    return { kind: "packets", packets: [packetOf(call, single, nonces, shownIn(facts.files))] };
  }
  if (!input.chunking || room < LEAST_ROOM) return built;
  return chunked(input, room);
}
var CALL = { agent: AGENT, part: 1, of: 1 };
var LEAST_ROOM = 8e3;
function chunked(input, room) {
  const { facts, nonces, nextSlot } = input;
  const { units, uncovered } = cutChange(facts.files, [() => NO_EXTRAS], room);
  if (uncovered.length > 0) return { kind: "uncovered", uncovered };
  const partsIn = changeParts(facts.files, units.flat(2), []);
  const chunks = units.flatMap((pass) => pack(pass, room));
  const packets = chunks.map(
    (chunk, index) => packetOf(
      { agent: AGENT, slot: nextSlot(), part: index + 1, of: chunks.length },
      filling2(input, partsIn(chunk)),
      nonces,
      shownBy(chunk)
    )
  );
  return { kind: "packets", packets };
}
function filling2({ task, round, facts }, parts) {
  const { edits = [] } = facts;
  return {
    ...taskFactsWithTree(task),
    round: String(round),
    rules: facts.rules.length === 0 ? "No rule governs these files." : facts.rules.map(ruleFence),
    findings: [
      {
        kind: "FINDING_DESCRIPTION",
        content: JSON.stringify(facts.findings, null, 1),
        attributes: { source: `round-${round}-findings` }
      }
    ],
    edits: edits.length === 0 ? "" : [{ kind: "TESTS", content: edits.join("\n") }],
    ...parts
  };
}
function ruleFence({ path, paths, body }) {
  const governed = paths === null ? {} : { paths: paths.join(", ") };
  return { kind: "RULES", content: body, attributes: { source: path, ...governed } };
}
function shownIn(files) {
  return { hunks: hunkIds(files), paths: files.map(({ path }) => path) };
}
async function planVerify(audit) {
  const { home, file, state } = audit;
  const base = await auditSide(audit, await requirePinned(audit), "pinned at the start of the round");
  const head = await auditSide(audit, state.head, "after the fixes");
  const { files, changed } = await readFixes(audit, { base, head });
  const treeRoot = await materializeTree(home, head.tree, file.cache_root);
  const title = "fix verification";
  const sides = { base, head };
  const run = stageRunFile(audit, { kind: "verify", title, sides, treeRoot });
  const facts = await factsOf2(audit, { base, head, files, changed });
  const built = buildVerifyPackets({
    ...packetStart(run),
    round: roundOf(state).round,
    facts,
    chunking: file.settings.chunking || state.chunking
  });
  if (built.kind !== "packets") return refuse(audit, built);
  const scope = { ...stampOf(run), files: scopeEntries(changed), skipped: [] };
  return planStage(audit, run, {
    phase: "verify",
    subject: "",
    slots: built.packets.map((packet) => ({ packet })),
    also: async (paths) => {
      await writeFileAtomically(paths.scope, jsonText(scope));
      await writeStamped(paths.files, run, facts.files);
    }
  });
}
function refuse(audit, built) {
  if (built.kind === "too-large")
    return abortRound(audit, "PROMPT-BUDGET-EXCEEDED", tooLarge2(built.bytes, roundOf(audit.state).round));
  const [gap] = built.uncovered;
  return abortRound(audit, "FAIL-CLOSED", `${gap?.hunk ?? "a hunk"}: ${gap?.why ?? "fits no packet"}`);
}
async function readFixes({ home }, sides) {
  const { patch, raw, numstat, large, unreadable } = await readPatch(home, sides, []);
  const unshown = [...large, ...unreadable];
  if (unshown.length > 0) {
    const named3 = unshown.map(printable).join(", ");
    throw new Failure("scope/too-much-text", `fixes made files that no review could show: ${named3}`, {
      hint: 'give the audit up: correctless audit stop AUDIT --reason "too large to be reviewed"'
    });
  }
  const changed = parsePatch(patch);
  crossCheck(changed, { raw, numstat });
  return { files: shownFiles({ patch, changed, skipped: [] }), changed };
}
function tooLarge2(bytes, round) {
  const cap = Math.floor(PACKET_BUDGET / 1024);
  return `assembled prompt is ${bytes} bytes, exceeds ${cap} KB cap \u2014 aborting round ${round}`;
}
async function factsOf2(audit, { base, head, files, changed }) {
  const round = roundOf(audit.state);
  const redactor = createRedactor();
  const textOf = await readChangedTexts(audit.home, { base, head, changed, skipped: [] });
  const shown = await redactHunks(files, redactor, textOf);
  const rules = await rulesAtStart(audit, base.tree, changed);
  const subjects = [...round.commits.map(({ subject }) => subject), ...round.gone.keys()];
  const findings = subjects.flatMap((subject) => audit.state.findings.get(subject) ?? []).map(({ id, title, description }) => ({ id, title, description }));
  return cleanText({ files: shown, rules, findings, edits: editedTests({ rounds: [round] }) }, redactor);
}
async function rulesAtStart({ home }, tree, changed) {
  const rules = await governingRules(home, tree, changed.keys());
  return rules.filter(({ source }) => source === "claude-rules");
}
async function recordSilence(audit, { head, linesChanged }) {
  const { file, home } = audit;
  const round = roundOf(audit.state);
  const review = round.reviews.at(-1);
  if (review === void 0) throw new Error("there is no review to put on record");
  const run = await openRun(home, review.run);
  const record = {
    timestamp: now(),
    branch_slug: file.branch_slug,
    round: round.round,
    zero_findings_on_nontrivial_diff: true,
    lines_changed: linesChanged,
    threshold: file.settings.zero_findings_threshold,
    reviewer_request: run.slots.map(({ slot, packet }) => `${slot} sha256:${packet.sha256}`),
    reviewer_response: eventsOf(run.ledger, "stored").map(({ slot, sha256 }) => `${slot} sha256:${sha256}`)
  };
  const { trail } = artifactPaths(file.top, file);
  try {
    const there = (await readTextIfAny(trail) ?? "").includes(JSON.stringify(record.reviewer_request));
    if (!there) await appendLine(trail, JSON.stringify(record));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const why = `round=${round.round} slug=${file.branch_slug}: ${error.message}`;
    return abortRound(audit, "FORENSIC-LOG-FAILED", why);
  }
  await noteInRound(audit, { kind: "recorded", head, lines_changed: linesChanged });
}
async function revertFix(audit, { sha, subject, why }) {
  const workTree = await cleanOrReverted(audit, subject);
  const message = `revert(${audit.file.preset}-r${roundOf(audit.state).round}): ${subject}

Takes back ${sha}.
`;
  const reverted = await revertCommit(workTree, sha, message, withoutRecords(workTree, audit));
  if (reverted.kind === "conflict") {
    const files = reverted.files.join(", ");
    const said = `${subject} cannot be taken back, others build on it: ${files}`;
    return abortRound(audit, "audit/blocking", said);
  }
  return noteInRound(audit, { kind: "reverted", subject, sha, by: reverted.sha, why });
}
async function cleanOrReverted(audit, subject) {
  const workTree = await openRepository(audit.file.work_tree);
  return (await readHead(workTree)).sha === audit.state.head ? cleanWorkTree(audit, `what was there before ${subject} was taken back`) : workTree;
}
async function takeMove(audit, move, patience) {
  const take = TAKERS[move.kind];
  return await take(audit, move, patience) === "running" ? "running" : "taken";
}
var TAKERS = {
  prepare: (audit, _, patience) => prepareWorkTree(audit, patience),
  test: runTests,
  try: (audit, { item }, patience) => tryTest(audit, item, patience),
  "start-round": ({ paths, state }, { round }) => note(paths, { kind: "round", round, head: state.head }),
  hunt: (audit, { paths }) => planHunt(audit, paths),
  triage: (audit, { ids }) => planTriage(audit, ids),
  bring: bringFindings,
  fix: planFixOf,
  judge: (audit, { item }) => lastAttempt(item)?.isShared === true ? planSharedJudge(audit, item) : planJudge(audit, item),
  prove: recordProof,
  verify: planVerify,
  pin: pinRound,
  commit: (audit, { item, tree }) => commitFix(audit, item, tree),
  revert: revertFix,
  record: recordSilence,
  "check-gone": checkGone,
  "give-up": (audit, { subject, why }) => noteInRound(audit, { kind: "given-up", subject, why }),
  "leave-open": (audit, { subject, why }) => noteInRound(audit, { kind: "left-open", subject, why }),
  break: (audit, { subject, failures, of }) => noteInRound(audit, { kind: "broken", subject, head: audit.state.head, failures: [...failures], of }),
  condemn: condemnFixes,
  abort: (audit, { code, why }) => abortRound(audit, code, why),
  close: (audit, { kept, fixed }) => noteInRound(audit, { kind: "closed", kept, fixed }),
  end: async (audit, move) => note(audit.paths, { ...move, kind: "ended", changed: await changesInOwnTree(audit) })
};
function planFixOf(audit, { item, others = [] }) {
  if (audit.file.preset === "prove") return planProof(audit, item);
  return others.length === 0 ? planFix(audit, item) : planSharedFix(audit, [item, ...others]);
}
async function takeTriage(audit, run) {
  const decisions = [];
  for (const { slot, why } of run.states) {
    const triage = await storedReply(run, slot, "audit-triage");
    const problems = triage === void 0 ? [why] : triageProblems(triage, slot.ids ?? []);
    if (problems.length > 0)
      return abortRound(audit, "FAIL-CLOSED", `triage (${slot.slot}): ${problems.join("; ")}`);
    decisions.push(...triage?.decisions ?? []);
  }
  const clean = await createRedactor().redact(decisions);
  return noteInRound(audit, { kind: "triaged", run: run.file.run, decisions: clean });
}
async function takeSharedFix(audit, run, subjects) {
  const { outcomes } = await dividedOnce(run, audit.state, subjects);
  const names = subjects.join(", ");
  await clearAttempt(
    audit,
    run,
    `the work on ${names} in one call; it comes back fix by fix, and nothing of it is lost`
  );
  for (const { id, part: _, ...outcome } of outcomes) {
    if (isTakenIn(roundOf(audit.state), "fix", run.file.run, id)) continue;
    await noteInRound(audit, { kind: "attempted", subject: id, run: run.file.run, ...outcome });
  }
}
async function dividedOnce(run, known, subjects) {
  if (await isFile(run.paths.divided)) return readStamped(run.paths.divided, run.file);
  const divided = await outcomesOf(run, known, subjects);
  const redactor = createRedactor();
  const outcomes = await Promise.all(
    divided.outcomes.map(async (one) => ({ ...one, reason: await redactor.redact(one.reason) }))
  );
  await writeStamped(run.paths.divided, run.file, { ...divided, outcomes });
  return { ...divided, outcomes };
}
async function outcomesOf(run, known, subjects) {
  const [state] = run.states;
  const claimed = state === void 0 ? void 0 : await storedReply(run, state.slot, "fix-executor-shared");
  const all = (reason, rule = null) => ({
    all: null,
    outcomes: subjects.map((id) => ({ ...REJECTED, id, rule, reason, part: null }))
  });
  if (claimed === void 0) return all(`${NO_REPLY}: ${state?.why ?? ""}`);
  const checked = await checkSharedFix(run, claimed);
  if (checked.kind === "mixed") return all(checked.reason, "mixed_steps");
  const outcomes = checked.parts.map(({ id, part, ...done }) => {
    const outcome = outcomeOf(run, known, done);
    return { ...outcome, id, part: outcome.accepted ? part : null };
  });
  return { all: checked.all, outcomes };
}
async function advanceAudit(home, name, { retry, chunking }) {
  const opened = await openAudit(home, name);
  return withAuditLock(auditPaths(home.top, name), async () => {
    if (retry) await tryAgain(opened, chunking);
    const until = Date.parse(now()) + PATIENCE;
    for (; ; ) {
      const audit = await openAudit(home, name);
      const waiting = await takeNext(audit, Math.max(0, until - Date.parse(now())));
      if (waiting === void 0) continue;
      if (waiting.kind === "done" && audit.file.of !== void 0)
        return { audit: await finishAudit(audit, { merge: false }), waiting };
      await writeArtifacts(await openAudit(home, name));
      return { audit, waiting };
    }
  });
}
async function takeNext(audit, patience) {
  const move = decideMove(audit.file, audit.state);
  if (move.kind === "done" || move.kind === "aborted") return { kind: move.kind };
  if (move.kind === "ask") return askOrDecide(audit, move.question);
  if (move.kind === "run") return runStage(audit, move);
  const taken = await takeMove(audit, move, patience);
  return taken === "running" ? { kind: "wait", what: waitedFor(audit, move) } : void 0;
}
function waitedFor({ file }, { kind }) {
  return kind === "prepare" ? `the setup (${file.settings.setup ?? ""})` : `the tests (${file.settings.test})`;
}
async function askOrDecide(audit, question) {
  if (!audit.file.auto) return { kind: "ask", question };
  if (question.kind === "triage") await decideAutomatically(audit);
  else await note(audit.paths, { kind: "answered", question: question.key, answer: "stop", by: "auto" });
  return void 0;
}
async function runStage(audit, { stage, run: name, subjects }) {
  const { run, step } = await advance(audit.home, name);
  if (step.kind === "dispatch") return { kind: "dispatch", run, step };
  const take = {
    ...{ hunt: takeHunt, triage: takeTriage, judge: takeJudge, verify: takeVerify },
    fix: subjects.length > 1 ? takeSharedFix : takeFix
  };
  await take[stage](audit, run, subjects);
  return void 0;
}
async function tryAgain(audit, chunking) {
  const { home, state, paths } = audit;
  if (!state.prepared) return setUpAgain(audit);
  if (state.aborted === void 0) {
    const move = decideMove(audit.file, state);
    const reopened = move.kind === "run" ? await reopen(home, move.run) : 0;
    return reopened > 0 ? void 0 : giveUpFix(audit);
  }
  const last = currentRound(state)?.planned.at(-1);
  if (last !== void 0) await reopen(home, last.run);
  await note(paths, { kind: "retried", chunking });
}
async function giveUpFix({ file, home, state }) {
  const move = decideMove(file, state);
  if (move.kind !== "run" || move.stage !== "fix" && move.stage !== "judge") return;
  await giveUpWaiting(await openRun(home, move.run));
}
Object.assign(exports, { FINDING_TRAILER, advanceAudit });
});
