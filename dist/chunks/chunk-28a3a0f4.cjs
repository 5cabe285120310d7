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
var from_chunk_078da297;
var from_chunk_15c846e2;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_aa8e5633;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_start_over_1339eed9;
var from_main;
parts["chunk-IVPCC3IU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PATIENCE: () => PATIENCE,
  addWorkTree: () => addWorkTree,
  commandFolder: () => commandFolder,
  decideAutomatically: () => decideAutomatically,
  decideFindings: () => decideFindings,
  lintFolder: () => lintFolder,
  mergeTrees: () => mergeTrees,
  outputOf: () => outputOf,
  readBackground: () => readBackground,
  removeWorkTree: () => removeWorkTree,
  revertCommit: () => revertCommit,
  runCommand: () => runCommand,
  standAt: () => standAt,
  standAtHead: () => standAtHead,
  stopBackground: () => stopBackground,
  takeHunt: () => takeHunt,
  treeWithoutAll: () => treeWithoutAll
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ILCRIWIP = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-ILCRIWIP"]();
var import_chunk_6M3FGH62 = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-6M3FGH62"]();
var import_chunk_C4UAS7OJ = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_3PKCCHBL = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_Z72ELF7T = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-Z72ELF7T"]();
var import_chunk_WRGOHS4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-WRGOHS4O"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_I5W5BOWM = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-I5W5BOWM"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_2WPLNG6Q = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-2WPLNG6Q"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_node_path = require("node:path");
var import_promises = require("node:timers/promises");
var import_node_child_process = require("node:child_process");
var import_promises2 = require("node:fs/promises");
var import_node_path2 = require("node:path");
var import_node_path3 = require("node:path");
var import_promises3 = require("node:fs/promises");
var import_node_path4 = require("node:path");
var import_promises4 = require("node:fs/promises");
var import_node_path5 = require("node:path");
var import_promises5 = require("node:fs/promises");
var import_node_os = require("node:os");
var import_node_path6 = require("node:path");
var import_promises6 = require("node:fs/promises");
var import_node_path7 = require("node:path");
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_chunk_F6C6MZ3W.createRedactor)().redact(reason ?? "")).text;
  await (0, import_chunk_3R5RSWBY.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
  return wanted;
}
async function decideAutomatically({ paths, ...audit }) {
  const open2 = openQuestions(audit);
  const isGrave = ({ severity }) => severity === "critical" || severity === "high";
  const confirmed = open2.filter(({ tier }) => tier === "confirmed");
  const grave = open2.filter((finding) => finding.tier !== "confirmed" && isGrave(finding));
  const rest = open2.filter((finding) => finding.tier !== "confirmed" && !isGrave(finding));
  const decisions = [
    { decided: confirmed, decision: "fix", reason: "confirmed" },
    { decided: grave, decision: "fix", reason: "critical or high, though not confirmed" },
    { decided: rest, decision: "defer", reason: "not confirmed, and neither critical nor high" }
  ];
  for (const { decided, decision, reason } of decisions) {
    const ids = decided.map(({ id }) => id);
    if (ids.length > 0) await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_chunk_6M3FGH62.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_chunk_VNW4R5LF.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
    hint: `see what it waits for: correctless next ${file.audit}`
  });
}
var START_MS = 3e4;
async function startRunner(given, program) {
  const folder = (0, import_node_path2.resolve)(given);
  const [file = "", ...args] = program ?? await ownProgram();
  const output = await (0, import_promises2.open)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput), "a");
  const runner = (0, import_node_child_process.spawn)(file, [...args, folder], {
    cwd: folder,
    env: { ...process.env, [import_chunk_ILCRIWIP.STARTED_FOR]: folder },
    detached: true,
    stdio: ["ignore", output.fd, output.fd]
  });
  let ended = false;
  const end = () => {
    ended = true;
  };
  runner.on("exit", end).on("error", end).unref();
  await output.close();
  const until = performance.now() + START_MS;
  return { hasEnded: () => ended || performance.now() > until };
}
async function notStarted(folder) {
  const text2 = (await (0, import_chunk_APQNDADW.readTextIfAny)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput)))?.trim() ?? "";
  const said = text2 === "" ? "no reason given" : text2;
  return new import_chunk_VNW4R5LF.Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await (0, import_chunk_5DERT7SN.readInstallation)([]);
  return [process.execPath, (0, import_node_path2.join)(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs } = command;
  const text2 = `${JSON.stringify({ command: line, cwd, timeoutMs })}
`;
  if (!await (0, import_chunk_APQNDADW.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command), text2)) {
    const there = await (0, import_chunk_ILCRIWIP.readCommand)(folder);
    if (`${JSON.stringify(there)}
` !== text2) {
      throw new import_chunk_VNW4R5LF.Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
    }
  }
  const state = await readBackground(folder);
  if (state.kind !== "absent") return state;
  const runner = await startRunner(folder, program);
  for (; ; ) {
    const over = runner.hasEnded();
    const now2 = await readBackground(folder);
    if (now2.kind !== "absent") return now2;
    if (over) throw await notStarted(folder);
    await (0, import_promises.setTimeout)(POLL_MS);
  }
}
async function readBackground(folder) {
  const runner = await (0, import_chunk_ILCRIWIP.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner);
  const end = await (0, import_chunk_ILCRIWIP.readEnd)(folder);
  if (end !== void 0) return { kind: "finished", ...end };
  if (runner === void 0) return { kind: "absent" };
  return { kind: runner === "gone" ? "died" : "running" };
}
async function waitForBackground(folder, ms) {
  const until = performance.now() + ms;
  for (; ; ) {
    const state = await readBackground(folder);
    const left = until - performance.now();
    if (state.kind !== "running" || left <= 0) return state;
    await (0, import_promises.setTimeout)(Math.min(POLL_MS, left));
  }
}
async function stopBackground(folder) {
  const [runner, group] = await Promise.all([
    (0, import_chunk_ILCRIWIP.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner),
    (0, import_chunk_ILCRIWIP.runningIn)(folder, import_chunk_TKCSMCAB.FILES.group)
  ]);
  if (typeof runner === "number") (0, import_chunk_C4UAS7OJ.killGroup)(runner, "SIGTERM");
  else if (typeof group === "number") (0, import_chunk_C4UAS7OJ.killGroup)(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await (0, import_chunk_APQNDADW.listNames)((0, import_node_path3.join)(paths.dir, kind));
  return paths.command(kind, used.length + 1);
}
function lintFolder(tests) {
  return (0, import_node_path3.join)(tests, "lint");
}
async function runCommand(folder, command, cwd, patience) {
  if ((await readBackground(folder)).kind === "absent")
    await startBackground(folder, { command, cwd, timeoutMs: TIME_LIMIT });
  const state = await waitForBackground(folder, patience);
  switch (state.kind) {
    case "running":
    case "absent":
      return { kind: "running" };
    case "died":
      await stopBackground(folder);
      return {
        kind: "ended",
        status: null,
        output: await outputOf(folder),
        milliseconds: 0,
        timedOut: false
      };
    case "finished": {
      const { status, milliseconds, timedOut } = state;
      return { kind: "ended", status, output: await outputOf(folder), milliseconds, timedOut };
    }
  }
}
async function outputOf(folder) {
  return await (0, import_chunk_APQNDADW.readTextIfAny)((0, import_node_path3.join)(folder, "output.txt")) ?? "";
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_chunk_N3IGRGRH.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_chunk_N3IGRGRH.runGit)(repository.top, list);
  const text2 = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text2.split("\0\0").filter((block) => block !== "").map((block) => {
    const fields = new Map(
      block.split("\0").map((field) => {
        const [name = ""] = field.split(" ", 1);
        return [name, field.slice(name.length + 1)];
      })
    );
    return {
      folder: fields.get("worktree") ?? "",
      branch: fields.get("branch"),
      locked: fields.has("locked")
    };
  });
}
async function wholeWorkTree(place) {
  const link = await (0, import_chunk_APQNDADW.readTextIfAny)((0, import_node_path5.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await (0, import_chunk_APQNDADW.exists)((0, import_node_path5.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_chunk_D66PGRUA.openRepository)(place);
}
async function placeOf(folder) {
  const above = (0, import_node_path5.dirname)((0, import_node_path5.resolve)(folder));
  const real = await (0, import_promises4.realpath)(above).catch(async () => above === (0, import_node_path5.dirname)(above) ? above : placeOf(above));
  return (0, import_node_path5.join)(real, (0, import_node_path5.basename)(folder));
}
async function addWorkTree(repository, { folder, branch, at }) {
  const place = await placeOf(folder);
  const ref = `refs/heads/${branch}`;
  const registered = await listWorkTrees(repository);
  const other = registered.find((one) => one.branch === ref && one.folder !== place);
  if (other !== void 0) throw taken(branch, `is checked out in ${other.folder}`);
  const here = registered.find((one) => one.folder === place);
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0 && here?.branch === ref) return whole;
  if (whole !== void 0)
    throw taken(branch, `cannot have ${place}: ${here?.branch ?? "no branch"} is there`);
  const value = await (0, import_chunk_JIR2RCU5.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_chunk_JIR2RCU5.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.mkdir)((0, import_node_path4.dirname)(place), { recursive: true });
  await (await (0, import_chunk_JIR2RCU5.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_chunk_JIR2RCU5.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_chunk_D66PGRUA.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await (0, import_chunk_APQNDADW.exists)(place)) {
    throw new import_chunk_VNW4R5LF.Failure("audit/work-tree-dirty", `${place} is there, but is no work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_chunk_VNW4R5LF.Failure("audit/work-tree-dirty", `${place} is locked`);
    await (0, import_chunk_I5W5BOWM.refuseUnsaved)(whole);
    await (0, import_chunk_I5W5BOWM.refuseUnsavedSubmodules)(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises3.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await (0, import_chunk_APQNDADW.exists)((0, import_node_path4.join)(place, ".git"))) await (0, import_promises3.rmdir)(place).catch(() => void 0);
  const git = await (0, import_chunk_JIR2RCU5.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_chunk_VNW4R5LF.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
    hint: `look at it (git log ${branch}), then rename it: git branch --move ${branch} ${branch}-old`
  });
}
var RANKS = { critical: 0, high: 1, medium: 2, low: 3 };
function raiseFindings(all, raising) {
  const claims = all.flatMap(({ agent, checked }) => checked.sifted.kept.map((proven) => ({ agent, proven }))).toSorted(
    (0, import_chunk_UTFC5QHX.inOrder)(
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => RANKS[proven.claim.severity]),
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => proven.file),
      (0, import_chunk_UTFC5QHX.by)(({ proven }) => proven.at.start),
      (0, import_chunk_UTFC5QHX.by)(({ agent }) => agent)
    )
  );
  const dropped = all.flatMap(
    ({ agent, checked }) => checked.sifted.dropped.map(({ value, reason }) => ({ agent, value, reason }))
  );
  const number = numbers(raising);
  const rejections = dropped.map(
    ({ agent, value, reason }) => rejected(number(), agent, value, reason)
  );
  const findings = [];
  for (const { agent, proven } of claims) {
    const known = raising.known.find(
      (one) => one.fingerprint === proven.fingerprint && one.status !== "fixed"
    );
    if (known === void 0) findings.push(found(number(), agent, proven, raising));
    else
      rejections.push({
        ...rejected(number(), agent, proven.claim, `known: ${known.id} is ${known.status}`),
        penalty_applied: 0
      });
  }
  return { findings, rejected: rejections };
}
function numbers({ preset, round, numbered }) {
  let last = numbered;
  return () => {
    last += 1;
    return `${import_chunk_NFHYS2AH.ID_PREFIX[preset]}-R${round}-${String(last).padStart(3, "0")}`;
  };
}
function rejected(id, agent, claim, reason) {
  return { id, title: claim.title, agent, reason, penalty_applied: (0, import_chunk_6ZEAV52K.penaltyOf)({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: (0, import_chunk_6ZEAV52K.bountyOf)({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await (0, import_chunk_6M3FGH62.abortRound)(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: (0, import_chunk_BCHXWA3P.now)(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await (0, import_chunk_F6C6MZ3W.createRedactor)().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => (0, import_chunk_3PKCCHBL.gapText)(slot.role ?? slot.agent, slot.slot, why));
  await (0, import_chunk_3R5RSWBY.note)(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await (0, import_chunk_HRXYRCD4.storedReply)(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_MALT4TJT.isByHand)(storedBy) ? void 0 : (0, import_chunk_WRGOHS4O.looksOf)(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: (0, import_chunk_Z72ELF7T.checkHunt)(hunt, await (0, import_chunk_Z72ELF7T.huntWorldOf)(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => (0, import_chunk_Z3YBCKDZ.openRun)(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return (0, import_chunk_MALT4TJT.isByHand)(storedBy) ? slot.paths : [...(0, import_chunk_WRGOHS4O.looksOf)(run.ledger, storedBy).opened];
  });
}
async function mergeFile(repository, folder, [base, ours, theirs]) {
  if (base === void 0 || ours === void 0 || theirs === void 0) return void 0;
  const all = [ours, base, theirs];
  if (!all.every(({ mode: mode2 }) => mode2.startsWith("100"))) return void 0;
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  const blobs = await (0, import_chunk_EQ3XVTHR.readBlobs)(
    repository,
    all.map(({ oid }) => oid)
  );
  const names = ["ours", "base", "theirs"];
  for (const [i, { oid }] of all.entries()) {
    await (0, import_promises6.writeFile)((0, import_node_path7.join)(folder, names[i] ?? ""), blobs.get(oid) ?? "");
  }
  const answers = [...Array(256).keys()];
  const { status, stdout } = await (0, import_chunk_N3IGRGRH.runGit)(folder, ["merge-file", "-p", "-q", ...names], { answers });
  if (status !== 0) return void 0;
  const added = await (0, import_chunk_N3IGRGRH.askGit)(repository, ["hash-object", "-w", "--stdin"], { input: stdout });
  return { mode, oid: added.stdout.toString("latin1").trim() };
}
async function mergeTrees(repository, trees) {
  const folder = await (0, import_promises5.mkdtemp)((0, import_node_path6.join)((0, import_node_os.tmpdir)(), "correctless-merge-"));
  try {
    const env = { ...await (0, import_chunk_573E7KK3.withoutPrograms)(repository), GIT_INDEX_FILE: (0, import_node_path6.join)(folder, "index") };
    const merge = ["read-tree", "-i", "-m", "--aggressive", trees.base, trees.ours, trees.theirs];
    await (0, import_chunk_N3IGRGRH.askGit)(repository, merge, { env });
    const unmerged = sidesOf(await (0, import_chunk_N3IGRGRH.readGit)(repository, ["ls-files", "-z", "--unmerged"], { env }));
    const special = await withMergeAttribute(
      repository,
      unmerged.map(({ path }) => path)
    );
    const entries = [];
    const conflicts = [];
    for (const { path, sides } of unmerged) {
      const merged = special.has(path) ? void 0 : await mergeFile(repository, folder, sides);
      if (merged === void 0) conflicts.push(path);
      else entries.push(`${merged.mode} ${merged.oid}	${path}\0`);
    }
    if (conflicts.length > 0) return { kind: "conflict", files: conflicts };
    await (0, import_chunk_N3IGRGRH.askGit)(repository, ["update-index", "-z", "--index-info"], { env, input: entries.join("") });
    return { kind: "merged", tree: text((await (0, import_chunk_N3IGRGRH.askGit)(repository, ["write-tree"], { env })).stdout) };
  } finally {
    await (0, import_promises5.rm)(folder, { recursive: true, force: true });
  }
}
function sidesOf(listing) {
  const byPath = /* @__PURE__ */ new Map();
  for (const record of (0, import_chunk_EQ3XVTHR.records)(listing)) {
    const [mode = "", oid = "", stage = ""] = record.slice(0, record.indexOf("	")).split(" ");
    const path = record.slice(record.indexOf("	") + 1);
    const sides = byPath.get(path) ?? [void 0, void 0, void 0];
    sides[Number(stage) - 1] = { mode, oid };
    byPath.set(path, sides);
  }
  return [...byPath].map(([path, sides]) => ({ path, sides }));
}
async function withMergeAttribute({ top }, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const input = paths.map((path) => `${path}\0`).join("");
  const fields = (0, import_chunk_EQ3XVTHR.records)((await (0, import_chunk_N3IGRGRH.runGit)(top, ["check-attr", "-z", "--stdin", "merge"], { input })).stdout);
  return new Set(
    fields.filter((_, i) => i % 3 === 0 && !["unspecified", "set", "text"].includes(fields[i + 2] ?? ""))
  );
}
function text(bytes) {
  return bytes.toString("latin1").trim();
}
async function revertCommit(workTree, sha, message) {
  const { sha: head } = await (0, import_chunk_2WPLNG6Q.readHead)(workTree);
  if (await isRevert(workTree, head, sha, message)) {
    const { tree, parents } = await (0, import_chunk_OT3BEBRP.readCommit)(workTree, head);
    return { kind: "reverted", sha: await (0, import_chunk_2WPLNG6Q.commitTree)(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await (0, import_chunk_I5W5BOWM.refuseUnsaved)(workTree);
  const merged = await treeWithout(workTree, head, sha);
  if (merged.kind === "conflict") return merged;
  const stands = await (0, import_chunk_OT3BEBRP.treeOf)(workTree, head);
  const files = await (0, import_chunk_2WPLNG6Q.inTheWay)(workTree, stands, await (0, import_chunk_OT3BEBRP.treeChanges)(workTree, stands, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await (0, import_chunk_2WPLNG6Q.commitTree)(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, head, sha, message) {
  const { tree, parents } = await (0, import_chunk_OT3BEBRP.readCommit)(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_OT3BEBRP.isCommitOf)(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas) {
  let left = { kind: "merged", tree: await (0, import_chunk_OT3BEBRP.treeOf)(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha);
  }
  return left;
}
async function treeWithout(workTree, from, sha) {
  const { tree, parents } = await (0, import_chunk_OT3BEBRP.readCommit)(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new import_chunk_VNW4R5LF.Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  return mergeTrees(workTree, {
    base: tree,
    ours: await (0, import_chunk_OT3BEBRP.treeOf)(workTree, from),
    theirs: await (0, import_chunk_OT3BEBRP.treeOf)(workTree, before)
  });
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await (0, import_chunk_2WPLNG6Q.readHead)(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await (0, import_chunk_OT3BEBRP.isCommitOf)(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw (0, import_chunk_2WPLNG6Q.branchMoved)(branch, sha, home.head);
    const git = await (0, import_chunk_JIR2RCU5.driveGit)(workTree.top);
    const goal = at ?? await (0, import_chunk_OT3BEBRP.writeCommit)(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await (0, import_chunk_2WPLNG6Q.settleWorkTree)(workTree, { from: await (0, import_chunk_OT3BEBRP.treeOf)(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const stands = await (0, import_chunk_2WPLNG6Q.readHead)(workTree);
  if (stands.branch !== void 0) return;
  const tree = await (0, import_chunk_OT3BEBRP.treeOf)(workTree, head);
  if ((await (0, import_chunk_J5GXARJV.snapshotWorkTree)(workTree)).tree !== tree) {
    await (0, import_chunk_I5W5BOWM.discardChanges)(workTree, { head: stands.sha, keep });
    const from = await (0, import_chunk_OT3BEBRP.treeOf)(workTree, stands.sha);
    if (await (0, import_chunk_2WPLNG6Q.settleWorkTree)(workTree, { from, to: tree }) === "differs")
      throw inTheWayOf(workTree, branch);
  }
  const git = await (0, import_chunk_JIR2RCU5.driveGit)(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new import_chunk_VNW4R5LF.Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
async function standAt({ file, state }, point) {
  if ((0, import_chunk_SVD6QO3J.pointKey)(point) === (0, import_chunk_SVD6QO3J.pointKey)(state)) return void 0;
  const workTree = await (0, import_chunk_D66PGRUA.openRepository)(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without);
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await (0, import_chunk_OT3BEBRP.treeOf)(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function standAtHead({ file, state }) {
  const workTree = await (0, import_chunk_D66PGRUA.openRepository)(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, (0, import_chunk_I5W5BOWM.keptUnder)(file));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PATIENCE,
  addWorkTree,
  commandFolder,
  decideAutomatically,
  decideFindings,
  lintFolder,
  mergeTrees,
  outputOf,
  readBackground,
  removeWorkTree,
  revertCommit,
  runCommand,
  standAt,
  standAtHead,
  stopBackground,
  takeHunt,
  treeWithoutAll
});
});
