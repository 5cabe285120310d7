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
var from_chunk_1571a27a;
var from_chunk_1ae0c78d;
var from_chunk_23de30c9;
var from_chunk_340b9ba7;
var from_chunk_3823f26a;
var from_chunk_570a5ee6;
var from_chunk_7916fc58;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_dd505f93;
var from_chunk_ef412037;
var from_start_over_b48fe7e6;
var from_main;
parts["chunk-L7ZVD2HZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  PATIENCE: () => PATIENCE,
  addWorkTree: () => addWorkTree,
  commandFolder: () => commandFolder,
  decideAutomatically: () => decideAutomatically,
  decideFindings: () => decideFindings,
  lintFolder: () => lintFolder,
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
var import_chunk_W7M5AIP2 = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-W7M5AIP2"]();
var import_chunk_CVBZPACO = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-CVBZPACO"]();
var import_chunk_C4UAS7OJ = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_BPDK2H5L = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_EEGIY7CV = (from_chunk_340b9ba7 ??= require("./chunk-340b9ba7.cjs"))["chunk-EEGIY7CV"]();
var import_chunk_DLEZDKTP = (from_chunk_23de30c9 ??= require("./chunk-23de30c9.cjs"))["chunk-DLEZDKTP"]();
var import_chunk_BNPXQXQG = (from_chunk_dd505f93 ??= require("./chunk-dd505f93.cjs"))["chunk-BNPXQXQG"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_3PKCCHBL = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_M7IVJ4E5 = (from_chunk_1571a27a ??= require("./chunk-1571a27a.cjs"))["chunk-M7IVJ4E5"]();
var import_chunk_IUEHL76E = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-IUEHL76E"]();
var import_chunk_3P5B5MV4 = (from_chunk_3823f26a ??= require("./chunk-3823f26a.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_COQFUY5R = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-COQFUY5R"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_ZVNGCBGW = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-ZVNGCBGW"]();
var import_chunk_N6SY5LKR = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_b48fe7e6 ??= require("./start-over-b48fe7e6.cjs"))["chunk-K3ID535Z"]();
var import_chunk_GTM7NDSJ = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-GTM7NDSJ"]();
var import_chunk_TKCSMCAB = (from_chunk_1ae0c78d ??= require("./chunk-1ae0c78d.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
async function decideFindings(audit, { decision, ids, reason }) {
  const open2 = openQuestions(audit);
  const wanted = ids.length === 1 && ids[0] === "all" ? open2.map(({ id }) => id) : ids;
  if (wanted.length === 0) throw noQuestion(audit);
  const unknown = wanted.filter((id) => !open2.some((finding) => finding.id === id));
  if (unknown.length > 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${unknown.join(", ")}: not among the findings to be decided`, {
      hint: open2.length === 0 ? "none is" : `those are: ${open2.map(({ id }) => id).join(", ")}`
    });
  }
  if (decision !== "fix" && (reason ?? "").trim() === "") {
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `to ${decision} a finding takes --reason`, {
      hint: `correctless audit triage ${audit.file.audit} ${decision} ${wanted.join(" ")} --reason "\u2026"`
    });
  }
  const told = (await (0, import_chunk_3P5B5MV4.createRedactor)().redact(reason ?? "")).text;
  await (0, import_chunk_S73WTIDL.note)(audit.paths, { kind: "decided", ids: [...wanted], decision, reason: told, by: "user" });
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
    if (ids.length > 0) await (0, import_chunk_S73WTIDL.note)(paths, { kind: "decided", ids, decision, reason, by: "auto" });
  }
}
function openQuestions(audit) {
  const { state } = audit;
  const round = (0, import_chunk_SVD6QO3J.currentRound)(state);
  const isOver = state.ended !== void 0 || round === void 0 || round.closed || round.untriaged.size > 0;
  if (!isOver) return (0, import_chunk_CVBZPACO.undecided)(state, round);
  throw noQuestion(audit);
}
function noQuestion({ file }) {
  return new import_chunk_LTC5LSMU.Failure("audit/no-question", `audit ${file.audit} has no findings to be decided now`, {
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
    env: { ...process.env, [import_chunk_W7M5AIP2.STARTED_FOR]: folder },
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
  const text = (await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path2.join)(folder, import_chunk_TKCSMCAB.FILES.runnerOutput)))?.trim() ?? "";
  const said = text === "" ? "no reason given" : text;
  return new import_chunk_LTC5LSMU.Failure("environment/not-started", `nothing runs the command of ${folder}: ${said}`, {
    hint: "start it again; if that does not help: correctless doctor"
  });
}
async function ownProgram() {
  const { top } = await (0, import_chunk_DLEZDKTP.readInstallation)([]);
  return [process.execPath, (0, import_node_path2.join)(top, "dist", "start.cjs"), "background"];
}
var POLL_MS = 50;
async function startBackground(folder, command, program) {
  const { command: line, cwd, timeoutMs } = command;
  const text = `${JSON.stringify({ command: line, cwd, timeoutMs })}
`;
  if (!await (0, import_chunk_HN2YRWHB.createFileOnce)((0, import_node_path.join)(folder, import_chunk_TKCSMCAB.FILES.command), text)) {
    const there = await (0, import_chunk_W7M5AIP2.readCommand)(folder);
    if (`${JSON.stringify(there)}
` !== text) {
      throw new import_chunk_LTC5LSMU.Failure("run/corrupt", `${folder} belongs to another command: ${there.command}`);
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
  const runner = await (0, import_chunk_W7M5AIP2.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner);
  const end = await (0, import_chunk_W7M5AIP2.readEnd)(folder);
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
    (0, import_chunk_W7M5AIP2.runningIn)(folder, import_chunk_TKCSMCAB.FILES.runner),
    (0, import_chunk_W7M5AIP2.runningIn)(folder, import_chunk_TKCSMCAB.FILES.group)
  ]);
  if (typeof runner === "number") (0, import_chunk_C4UAS7OJ.killGroup)(runner, "SIGTERM");
  else if (typeof group === "number") (0, import_chunk_C4UAS7OJ.killGroup)(group, "SIGKILL");
}
var TIME_LIMIT = 60 * 6e4;
var PATIENCE = 1e5;
async function commandFolder(paths, kind) {
  const used = await (0, import_chunk_HN2YRWHB.listNames)((0, import_node_path3.join)(paths.dir, kind));
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
  return await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path3.join)(folder, "output.txt")) ?? "";
}
async function listWorkTrees(repository) {
  const list = ["worktree", "list", "--porcelain"];
  const exact = await (0, import_chunk_N6P4XODE.runGit)(repository.top, [...list, "-z"], { answers: [0, 129] });
  const { stdout } = exact.status === 0 ? exact : await (0, import_chunk_N6P4XODE.runGit)(repository.top, list);
  const text = exact.status === 0 ? stdout.toString("utf8") : stdout.toString("utf8").replaceAll("\n", "\0");
  return text.split("\0\0").filter((block) => block !== "").map((block) => {
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
  const link = await (0, import_chunk_HN2YRWHB.readTextIfAny)((0, import_node_path5.join)(place, ".git"));
  const gitDir = /^gitdir: (.*)\n?$/s.exec(link ?? "")?.[1]?.replace(/\n$/, "");
  if (gitDir === void 0 || !await (0, import_chunk_HN2YRWHB.exists)((0, import_node_path5.resolve)(place, gitDir, "index"))) return void 0;
  return (0, import_chunk_YLVPOKUO.openRepository)(place);
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
  const value = await (0, import_chunk_N6SY5LKR.readRef)(repository, ref);
  if (value !== void 0 && value !== at) throw taken(branch, `is there already, at ${value}, not at ${at}`);
  await (0, import_chunk_N6SY5LKR.pinRef)(repository, ref, at);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.mkdir)((0, import_node_path4.dirname)(place), { recursive: true });
  await (await (0, import_chunk_N6SY5LKR.driveGit)(repository.top))(["worktree", "add", "--no-checkout", "--", place, branch]);
  await (await (0, import_chunk_N6SY5LKR.driveGit)(place))(["read-tree", "--reset", "-u", at]);
  return (0, import_chunk_YLVPOKUO.openRepository)(place);
}
async function removeWorkTree(repository, folder) {
  const place = await placeOf(folder);
  const here = (await listWorkTrees(repository)).find((one) => one.folder === place);
  if (here === void 0 && await (0, import_chunk_HN2YRWHB.exists)(place)) {
    throw new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `${place} is there, but is no work tree of ${repository.top}`);
  }
  const whole = here === void 0 ? void 0 : await wholeWorkTree(place);
  if (whole !== void 0) {
    if (here?.locked === true) throw new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `${place} is locked`);
    await (0, import_chunk_COQFUY5R.refuseUnsaved)(whole);
    await (0, import_chunk_COQFUY5R.refuseUnsavedSubmodules)(whole);
  }
  const doomed = `${place}.removed`;
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
  if (whole !== void 0) await (0, import_promises3.rename)(place, doomed);
  if (here !== void 0) await clearAway(repository, place);
  await (0, import_promises3.rm)(doomed, { recursive: true, force: true });
}
async function clearAway(repository, place) {
  if (!await (0, import_chunk_HN2YRWHB.exists)((0, import_node_path4.join)(place, ".git"))) await (0, import_promises3.rmdir)(place).catch(() => void 0);
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(repository.top);
  await git(["worktree", "remove", "--force", "--force", "--", place]);
}
function taken(branch, why) {
  return new import_chunk_LTC5LSMU.Failure("audit/branch-exists", `the branch ${branch} ${why}`, {
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
  return { id, title: claim.title, agent, reason, penalty_applied: (0, import_chunk_EUSCJYLQ.penaltyOf)({ ...claim, agent }) };
}
function found(id, agent, { claim, file, at, fingerprint }, { round, timestamp }) {
  return {
    ...claim,
    id,
    location: { file, lines: [at.start, at.end] },
    source: "audit-specialist",
    agent,
    status: "open",
    bounty: (0, import_chunk_EUSCJYLQ.bountyOf)({ ...claim, agent }),
    round,
    timestamp,
    fingerprint,
    reason: null
  };
}
async function takeHunt(audit, round, run) {
  const failed = run.states.filter(({ status }) => status !== "stored");
  if (failed.length === run.states.length) {
    await (0, import_chunk_CVBZPACO.abortRound)(audit, round, "FAIL-CLOSED", `no specialist brought a reply: ${failed[0]?.why ?? ""}`);
    return;
  }
  const checked = await Promise.all(
    run.states.filter(({ status }) => status === "stored").map((state) => checkStored(run, state))
  );
  const numbered = round.rejected.length + [...audit.state.findings.values()].filter((f) => f.round === round.round).length;
  const { findings, rejected: rejected2 } = raiseFindings(checked, {
    preset: audit.file.preset,
    round: round.round,
    timestamp: (0, import_chunk_XMW5SOGH.now)(),
    known: [...audit.state.findings.values()],
    numbered
  });
  const clean = await (0, import_chunk_3P5B5MV4.createRedactor)().redactIn({ findings: [...findings], rejected: [...rejected2] });
  const gaps = failed.map(({ slot, why }) => (0, import_chunk_3PKCCHBL.gapText)(slot.role ?? slot.agent, slot.slot, why));
  await (0, import_chunk_S73WTIDL.note)(audit.paths, {
    kind: "raised",
    round: round.round,
    run: run.file.run,
    ...clean,
    gaps,
    unopened: await unopened(audit, round)
  });
}
async function checkStored(run, { slot, storedBy }) {
  const hunt = await (0, import_chunk_BNPXQXQG.storedReply)(run, slot, "audit-specialist");
  if (hunt === void 0 || storedBy === null)
    throw new Error(`slot ${slot.slot} is stored and has no reply`);
  const looks = (0, import_chunk_EEGIY7CV.isByHand)(storedBy) ? void 0 : (0, import_chunk_IUEHL76E.looksOf)(run.ledger, storedBy);
  return { agent: slot.role ?? slot.agent, checked: (0, import_chunk_M7IVJ4E5.checkHunt)(hunt, await (0, import_chunk_M7IVJ4E5.huntWorldOf)(run, hunt, looks)) };
}
async function unopened(audit, round) {
  const names = round.planned.filter(({ stage }) => stage === "hunt").map(({ run }) => run);
  const runs = await Promise.all(names.map((name) => (0, import_chunk_Z7QKYGHC.openRun)(audit.home, name)));
  const opened = new Set(runs.flatMap(openedIn));
  const listed = new Set(runs.flatMap(({ slots }) => slots.flatMap(({ paths }) => paths)));
  return [...listed].filter((path) => !opened.has(path));
}
function openedIn(run) {
  return run.states.flatMap(({ slot, storedBy }) => {
    if (storedBy === null) return [];
    return (0, import_chunk_EEGIY7CV.isByHand)(storedBy) ? slot.paths : [...(0, import_chunk_IUEHL76E.looksOf)(run.ledger, storedBy).opened];
  });
}
async function revertCommit(workTree, sha, message) {
  const { sha: head } = await (0, import_chunk_ZVNGCBGW.readHead)(workTree);
  if (await isRevert(workTree, head, sha, message)) {
    const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, head);
    return { kind: "reverted", sha: await (0, import_chunk_ZVNGCBGW.commitTree)(workTree, { tree, parent: parents[0] ?? "", message }) };
  }
  await (0, import_chunk_COQFUY5R.refuseUnsaved)(workTree);
  const merged = await treeWithout(workTree, head, sha);
  if (merged.kind === "conflict") return merged;
  const stands = await (0, import_chunk_K3ID535Z.treeOf)(workTree, head);
  const files = await (0, import_chunk_ZVNGCBGW.inTheWay)(workTree, stands, await (0, import_chunk_K3ID535Z.treeChanges)(workTree, stands, merged.tree));
  if (files.length > 0) return { kind: "conflict", files };
  return {
    kind: "reverted",
    sha: await (0, import_chunk_ZVNGCBGW.commitTree)(workTree, { tree: merged.tree, parent: head, message })
  };
}
async function isRevert(workTree, head, sha, message) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_K3ID535Z.isCommitOf)(workTree, head, { tree, parents: [parent], message })) {
    return false;
  }
  const made = await treeWithout(workTree, parent, sha);
  return made.kind === "merged" && made.tree === tree;
}
async function treeWithoutAll(workTree, from, shas) {
  let left = { kind: "merged", tree: await (0, import_chunk_K3ID535Z.treeOf)(workTree, from) };
  for (const sha of shas) {
    if (left.kind === "conflict") return left;
    left = await treeWithout(workTree, left.tree, sha);
  }
  return left;
}
async function treeWithout(workTree, from, sha) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(workTree, sha);
  const [before, ...others] = parents;
  if (before === void 0 || others.length > 0) {
    throw new import_chunk_LTC5LSMU.Failure(
      "scope/unknown-revision",
      `${sha} has ${parents.length} parents and cannot be taken back`,
      {
        hint: "only a commit with exactly one parent can"
      }
    );
  }
  return (0, import_chunk_BPDK2H5L.mergeTrees)(workTree, {
    base: tree,
    ours: await (0, import_chunk_K3ID535Z.treeOf)(workTree, from),
    theirs: await (0, import_chunk_K3ID535Z.treeOf)(workTree, before)
  });
}
async function visitCommit(workTree, home, { tree, at }) {
  const { branch, sha } = await (0, import_chunk_ZVNGCBGW.readHead)(workTree);
  const content = { tree, parents: [home.head], message: "a search for the fix that broke tests\n" };
  const isThere = branch === void 0 && (at === void 0 ? await (0, import_chunk_K3ID535Z.isCommitOf)(workTree, sha, content) : sha === at);
  if (!isThere) {
    if (branch !== `refs/heads/${home.branch}` || sha !== home.head)
      throw (0, import_chunk_ZVNGCBGW.branchMoved)(branch, sha, home.head);
    const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
    const goal = at ?? await (0, import_chunk_K3ID535Z.writeCommit)(git, content);
    await git(["update-ref", "--no-deref", "-m", "correctless: a visit", "HEAD", goal, sha]);
  }
  return await (0, import_chunk_ZVNGCBGW.settleWorkTree)(workTree, { from: await (0, import_chunk_K3ID535Z.treeOf)(workTree, home.head), to: tree }) === "settled";
}
async function leaveCommit(workTree, { branch, head }, keep) {
  const stands = await (0, import_chunk_ZVNGCBGW.readHead)(workTree);
  if (stands.branch !== void 0) return;
  const tree = await (0, import_chunk_K3ID535Z.treeOf)(workTree, head);
  if ((await (0, import_chunk_GTM7NDSJ.snapshotWorkTree)(workTree)).tree !== tree) {
    await (0, import_chunk_COQFUY5R.discardChanges)(workTree, { head: stands.sha, keep });
    const from = await (0, import_chunk_K3ID535Z.treeOf)(workTree, stands.sha);
    if (await (0, import_chunk_ZVNGCBGW.settleWorkTree)(workTree, { from, to: tree }) === "differs")
      throw inTheWayOf(workTree, branch);
  }
  const git = await (0, import_chunk_N6SY5LKR.driveGit)(workTree.top);
  await git(["symbolic-ref", "-m", "correctless: back", "HEAD", `refs/heads/${branch}`]);
}
function inTheWayOf({ top }, branch) {
  return new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", `files in ${top} are in the way of those of ${branch}`, {
    hint: `move them away (git -C ${top} status --ignored), then do it again`
  });
}
async function standAt({ file, state }, point) {
  if ((0, import_chunk_SVD6QO3J.pointKey)(point) === (0, import_chunk_SVD6QO3J.pointKey)(state)) return void 0;
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  const { head, without = [] } = point;
  const home = { branch: file.branch, head: state.head };
  const left = await treeWithoutAll(workTree, head, without);
  if (left.kind === "conflict") return `others build on what is left out: ${left.files.join(", ")}`;
  const goal = without.length === 0 ? { tree: await (0, import_chunk_K3ID535Z.treeOf)(workTree, head), at: head } : { tree: left.tree };
  return await visitCommit(workTree, home, goal) ? void 0 : "ignored files are in the way";
}
async function standAtHead({ file, state }) {
  const workTree = await (0, import_chunk_YLVPOKUO.openRepository)(file.work_tree);
  await leaveCommit(workTree, { branch: file.branch, head: state.head }, (0, import_chunk_COQFUY5R.keptUnder)(file));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PATIENCE,
  addWorkTree,
  commandFolder,
  decideAutomatically,
  decideFindings,
  lintFolder,
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
