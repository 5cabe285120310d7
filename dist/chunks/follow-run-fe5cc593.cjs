var { __load, __part } = require("../main.cjs").shared;
exports["follow-run"] = __part((exports) => {
var { judgeClient, versionOf } = __load("program-checks-aa4dab56/program-checks"), { howToStart } = __load("program-checks-aa4dab56/how-to-start"), { changesSincePlanned, changesWarning } = __load("shown-files-85a04787/changes-since-planned"), { killGroup } = __load("fold-fixing-5ea01992/kill-group"), { currentProgress, slotsAtWork } = __load("injection-patterns-1c8972ad/progress"), { readInstallation } = __load("main-0f98ea10/installation"), { clientEnvironment } = __load("snapshot-066f03be/client-environment"), { elapsedText, progressLine, shortCount } = __load("injection-patterns-1c8972ad/progress-line"), { runBounded } = __load("file-header-fb4aa201/bounded-program"), { counted } = __load("main/counted"), { shellWord } = __load("git-685f2d30/shell-word"), { now } = __load("matches-schema-4b8261ce/own-key"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { spawn } = require("node:child_process"), { createInterface } = require("node:readline"), { tmpdir } = require("node:os"), { join } = require("node:path");
var READING = ["Read", "Grep", "Glob"];
function reviewTask(run, proves = false) {
  return {
    prompt: `/df:code-review ${run}`,
    tools: ["Bash", "Agent", "Skill", ...READING, ...proves ? ["Edit", "Write"] : []],
    allowed: [`Bash(correctless next ${run})`]
  };
}
function auditTask(audit) {
  return {
    prompt: "/caudit --auto",
    tools: ["Bash", "Agent", "Skill", ...READING, "Edit", "Write"],
    allowed: ["Bash(correctless audit start --auto)", `Bash(correctless next ${audit})`]
  };
}
function fixTask(run, audit) {
  const allowed = [`Bash(correctless fix ${run})`, `Bash(correctless next ${audit})`];
  return { ...auditTask(audit), prompt: `/df:fix ${run}`, allowed };
}
function clientArguments(task) {
  return [
    ...["-p", task.prompt, "--output-format", "stream-json", "--verbose"],
    ...task.plugins.flatMap((folder) => ["--plugin-dir", folder]),
    ...["--setting-sources", "user", "--strict-mcp-config", "--permission-mode", "default"],
    ...["--tools", task.tools.join(","), "--allowedTools", task.allowed.join(",")],
    ...task.model === void 0 ? [] : ["--model", task.model],
    ...task.budget === void 0 ? [] : ["--max-budget-usd", String(task.budget)]
  ];
}
var MOST = 300;
var BY_CTRL_C = "stopped by Ctrl-C";
function unfinishedBecause(end) {
  if (end === void 0) return { code: "run/not-finished", why: "there is more to do" };
  const code = end.stopped === BY_CTRL_C ? "run/stopped" : "run/not-finished";
  return { code, why: whyUnfinished(end) };
}
function whyUnfinished({ status, signal, stderr, ending, stopped }) {
  if (stopped !== void 0) return stopped;
  if (ending === void 0) {
    const how = signal === null ? `ended with status ${status ?? "?"}` : `was killed (${signal})`;
    return `the client ${how}${quoted(stderr)}`;
  }
  const denied = ending.denied.length === 0 ? "" : `; it was refused ${[...new Set(ending.denied)].join(", ")}`;
  return `${endingText(ending)}${inertLine(denied)}`;
}
function endingText({ subtype, isError, said }) {
  if (subtype === "error_max_budget_usd") return `the budget is used up${quoted(said)}`;
  if (subtype !== "success") return `the client failed (${inertLine(subtype)})${quoted(said)}`;
  if (isError) return `the client failed${quoted(said)}`;
  return `the model stopped before the end${quoted(said)}`;
}
function quoted(text2) {
  const line = inertLine(text2);
  if (line === "") return "";
  return `: ${line.length > MOST ? `${line.slice(0, MOST)}\u2026` : line}`;
}
var NEW_SESSION = { agents: /* @__PURE__ */ new Map(), ending: void 0 };
function afterLine(session, line) {
  const event = objectIn(line);
  const { type, subtype, task_id: agent, subagent_type: called, usage } = event;
  if (type === "result") return { ...session, ending: endingIn(event) };
  if (type !== "system" || typeof agent !== "string") return session;
  const isOurs = subtype === "task_started" && text(called).startsWith("correctless:");
  const isOver = subtype === "task_notification";
  const isKnown = session.agents.has(agent) && (isOver || subtype === "task_progress");
  if (!isOurs && !isKnown) return session;
  const tokens = count(fields(usage)["total_tokens"]) ?? 0;
  return { ...session, agents: new Map([...session.agents, [agent, { tokens, isOver }]]) };
}
function endingIn(event) {
  const { subtype, is_error, result, errors, permission_denials: denials, total_cost_usd: usd } = event;
  const said = text(result) === "" ? list(errors).map(text).join("; ") : text(result);
  return {
    subtype: text(subtype),
    isError: is_error === true,
    said,
    denied: list(denials).map((denial) => text(fields(denial)["tool_name"])),
    usd: typeof usd === "number" && Number.isFinite(usd) ? usd : null,
    tokens: tokensOf(fields(event["modelUsage"]))
  };
}
var COUNTED = ["inputTokens", "outputTokens", "cacheReadInputTokens", "cacheCreationInputTokens"];
function tokensOf(models) {
  const used = Object.values(models).flatMap((model) => COUNTED.map((key) => count(fields(model)[key]) ?? 0));
  return used.length === 0 ? null : used.reduce((sum, tokens) => sum + tokens, 0);
}
function agentTokens({ agents }) {
  return [...agents.values()].reduce((sum, { tokens }) => sum + tokens, 0);
}
function isAtAgentCap({ agents }, mostAgents) {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}
function objectIn(line) {
  try {
    return fields(JSON.parse(line));
  } catch {
    return {};
  }
}
var fields = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
var list = (value) => Array.isArray(value) ? value : [];
var text = (value) => typeof value === "string" ? value : "";
var count = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
var MOST2 = 160;
function eventLines(event, agentOf) {
  const named = (slot) => `${slot}  ${agentOf(slot)}`;
  switch (event.kind) {
    case "planned":
      return event.slots.length === 0 ? [] : [`${event.phase}: ${counted(event.slots.length, "slot")}`];
    case "dispatched":
      return [`${named(event.slot)}  called`];
    case "stored":
      return [`${named(event.slot)}  stored${costOf(event)}`];
    case "lost":
      return [`${named(event.slot)}  no reply that counts: ${reason(event.why)}`];
    case "given-up":
      return event.slots.map((slot) => `${named(slot)}  given up`);
    case "reopened":
      return event.slots.map((slot) => `${named(slot)}  tried once more`);
    case "sent-back":
      return [`${event.agent}  sent back: ${reason(event.why)}`];
    case "denied":
      return [`${event.agent}  not called: ${reason(event.why)}`];
    case "offered":
    case "look":
    case "accepted":
    case "refused":
    case "ignored":
    case "sealed":
    case "finished":
      return [];
  }
}
function costOf({ milliseconds, tokens }) {
  const time = milliseconds === null ? "" : ` after ${elapsedText(milliseconds)}`;
  return tokens === null || tokens === 0 ? time : `${time}, ${shortCount(tokens)} tokens`;
}
function reason(why) {
  const line = inertLine(why);
  return line.length > MOST2 ? `${line.slice(0, MOST2)}\u2026` : line;
}
function following(live, read, before, prefix = "") {
  const started = Date.parse(now());
  const shown = new Map(before === void 0 ? [] : [[before.file.run, before.ledger.length]]);
  let stood = "";
  let hasMoved = false;
  live.draw([`${elapsedText(0)}  starting Claude Code`]);
  return async (session) => {
    const followed = await read();
    if (followed === void 0) return;
    const { run } = followed;
    const elapsed = elapsedText(Date.parse(now()) - started);
    for (const line of newLines(live, run, shown.get(run.file.run) ?? 0)) line(elapsed);
    shown.set(run.file.run, run.ledger.length);
    const progress = progressOf(followed, session);
    const sum = `${elapsed}  ${progressLine(progress)}`;
    live.draw([...atWorkLines(run, started), sum]);
    const { phase, stored, slots, failed } = progress;
    const stands = `${phase} ${stored} ${slots} ${failed}`;
    if (stands !== stood) live.log(`${sum}
`);
    if (stands !== stood && !hasMoved) {
      const moved = await changesSincePlanned(run);
      hasMoved = moved.length > 0;
      if (hasMoved)
        live.say(changesWarning(run.file, moved, MOVED, { command: "correctless review", prefix }));
    }
    stood = stands;
  };
}
var MOVED = "It ends as failed, whatever is answered; Ctrl-C stops it.";
function newLines(live, { ledger, slots }, from) {
  const agents = new Map(slots.map(({ slot, agent }) => [slot, agent]));
  return ledger.slice(from).flatMap((event) => {
    const tell = event.kind === "dispatched" ? live.log : live.say;
    return eventLines(event, (slot) => agents.get(slot) ?? "").map((line) => (elapsed) => {
      tell(`${elapsed}  ${line}
`);
    });
  });
}
function progressOf({ run, round = "" }, session) {
  const progress = currentProgress(run);
  return {
    ...progress,
    phase: `${round}${progress.phase}`,
    tokens: Math.max(progress.tokens ?? 0, agentTokens(session))
  };
}
function atWorkLines(run, started) {
  const atWork = slotsAtWork(run, started);
  const width = Math.max(0, ...atWork.map(({ slot, agent }) => `${slot}  ${agent}`.length));
  return atWork.map(
    ({ slot, agent, since }) => `      ${`${slot}  ${agent}`.padEnd(width)}  ${elapsedText(Date.parse(now()) - since)}`
  );
}
async function drawnWhile(live, line, work) {
  const started = Date.parse(now());
  const draw = () => {
    live.draw([`${elapsedText(Date.parse(now()) - started)}  ${line()}`]);
  };
  draw();
  const timer = setInterval(draw, 500);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    live.end();
  }
}
function costLine({ ending }) {
  const { usd = null, tokens = null } = ending ?? {};
  const parts = [
    ...tokens === null ? [] : [`${shortCount(tokens)} tokens`],
    ...usd === null ? [] : [`$${usd.toFixed(2)}`]
  ];
  return parts.length === 0 ? "" : `The client counts ${parts.join(", ")}
`;
}
function liveProgress(live) {
  return live.isTerminal ? onTerminal(live) : inLog(live);
}
var USUAL = { columns: 80, rows: 24 };
function onTerminal({ write, ...live }) {
  const columns = () => Math.max(0, live.columns()) || USUAL.columns;
  const rows = () => Math.max(0, live.rows()) || USUAL.rows;
  let shown = [];
  const erased = () => {
    const below = shown.reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / columns())), 0) - 1;
    return below > 0 ? `\r\x1B[${below}A\x1B[J` : "\r\x1B[J";
  };
  const draw = (lines, before = "") => {
    const start = erased();
    shown = fitting(lines, rows() - 1).map((line) => line.slice(0, Math.max(1, columns() - 1)));
    write(`${start}${before}${shown.join("\n")}`);
  };
  return {
    draw,
    log: () => void 0,
    say: (text2) => {
      draw(shown, text2);
    },
    end: () => {
      draw([]);
    }
  };
}
function fitting(lines, most) {
  if (lines.length <= most) return lines;
  const kept = Math.max(0, most - 2);
  return [
    ...lines.slice(0, kept),
    `      \u2026 and ${lines.length - 1 - kept} more at work`,
    ...lines.slice(-1)
  ].slice(-Math.max(1, most));
}
function inLog({ write }) {
  return { draw: () => void 0, log: write, say: write, end: () => void 0 };
}
var PROGRAM = "claude";
var GRACE_MS = 5e3;
var KEPT_STDERR = 4e3;
function startClient(args, { cwd, env, onLine }) {
  const started = howToStart(PROGRAM, args, env);
  const child = spawn(started.file, started.args, {
    cwd,
    env: clientEnvironment(env),
    windowsVerbatimArguments: started.verbatim,
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true
  });
  createInterface({ input: child.stdout }).on("line", onLine);
  let asked = false;
  const stop = () => {
    killGroup(child.pid, asked ? "SIGKILL" : "SIGTERM");
    asked = true;
    setTimeout(killGroup, GRACE_MS, child.pid, "SIGKILL").unref();
  };
  return { exit: exitOf(child), stop };
}
function exitOf(child) {
  let stderr = "";
  child.stderr.setEncoding("utf8").on("data", (chunk) => {
    stderr = `${stderr}${chunk}`.slice(-KEPT_STDERR);
  });
  return new Promise((resolve, reject) => {
    child.on("error", (cause) => {
      reject(clientMissing(`"${PROGRAM}" could not be started: ${cause.message}`, { cause }));
    });
    child.on("exit", () => {
      setTimeout(() => {
        child.stdout.destroy();
        child.stderr.destroy();
      }, GRACE_MS).unref();
    });
    child.on("close", (status, signal) => {
      resolve({ status, signal, stderr });
    });
  });
}
function clientMissing(message, { cause, without = "" } = {}) {
  return new Failure("environment/client-missing", message, {
    hint: `install Claude Code and log in (https://code.claude.com/docs/en/setup), and see: correctless doctor${without}`,
    cause
  });
}
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function isLoggedOut(env) {
  const own = clientEnvironment(env);
  try {
    const { file, args, verbatim } = howToStart("claude", ["auth", "status", "--json"], own);
    const bounds = { cwd: tmpdir(), env: own, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await runBounded(file, args, bounds);
    return ended.kind === "ended" && saysLoggedOut(ended.stdout.toString("utf8"));
  } catch {
    return false;
  }
}
function saysLoggedOut(text2) {
  try {
    const value = JSON.parse(text2);
    return typeof value === "object" && value !== null && "loggedIn" in value && value.loggedIn === false;
  } catch {
    return false;
  }
}
async function requireClient(env, byHand2) {
  const [said, loggedOut] = await Promise.all([versionOf("claude"), isLoggedOut(env)]);
  const { state, found } = judgeClient(said);
  const without = byHand2 === void 0 ? "" : `; or answer yourself, or with any model: ${byHand2}`;
  if (state !== "ok") throw clientMissing(found, { without });
  if (!loggedOut) return;
  throw new Failure("environment/client-not-logged-in", "Claude Code is installed, and nobody is logged in", {
    hint: `log in: claude auth login${without}`
  });
}
function byHand(command, words, paths = []) {
  const below = paths.length === 0 ? [] : ["--", ...paths.map(shellWord)];
  return [command, ...words.map(shellWord), "--capture manual", ...below].join(" ");
}
var SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];
async function withStopSignals(stop, work) {
  for (const signal of SIGNALS) process.on(signal, stop);
  try {
    return await work();
  } finally {
    for (const signal of SIGNALS) process.off(signal, stop);
  }
}
function exitBySignal(signal) {
  process.removeAllListeners(signal);
  process.kill(process.pid, signal);
}
var LOOK_EVERY_MS = 1e3;
async function runClient(task) {
  const { top: plugin } = await readInstallation([]);
  const plugins = [plugin, join(plugin, "plugins", "df")];
  let session = NEW_SESSION;
  let stopped;
  const looking = oneAtATime(() => task.look(session));
  const client = startClient(clientArguments({ ...task, plugins }), {
    cwd: task.top,
    env: task.env,
    onLine: (line) => {
      const before = session;
      session = afterLine(before, line);
      if (session === before) return;
      looking.start();
      const enough = stopped === void 0 ? task.enough?.(session) : void 0;
      if (enough !== void 0) stop(enough);
    }
  });
  function stop(why) {
    stopped ??= why;
    client.stop();
  }
  const timer = setInterval(looking.start, LOOK_EVERY_MS);
  try {
    const exit = await withStopSignals(
      (signal) => stop(signal === "SIGINT" ? BY_CTRL_C : `stopped by ${signal}`),
      () => {
        task.isAtWork?.(true);
        return client.exit;
      }
    );
    return { ...exit, ending: session.ending, stopped };
  } finally {
    task.isAtWork?.(false);
    clearInterval(timer);
    await looking.over();
  }
}
function oneAtATime(work) {
  let asked = false;
  let atWork;
  let failure;
  const run = async () => {
    while (asked) {
      asked = false;
      await work();
    }
  };
  const start = () => {
    asked = true;
    atWork ??= run().catch((cause) => {
      failure ??= { cause };
    }).finally(() => {
      atWork = void 0;
    });
  };
  const over = async () => {
    await atWork;
    if (failure !== void 0) throw failure.cause;
  };
  return { start, over };
}
Object.assign(exports, { reviewTask, auditTask, fixTask, BY_CTRL_C, unfinishedBecause, isAtAgentCap, following, drawnWhile, costLine, liveProgress, requireClient, byHand, withStopSignals, exitBySignal, runClient });
});
exports["run-audit"] = __part((exports) => {
var { auditLines, auditRequest, estimateHunt } = __load("audit-files-18f762e6/audit-start-2"), { auditTask, byHand, costLine, fixTask, following, isAtAgentCap, liveProgress, requireClient, runClient, unfinishedBecause } = __load("follow-run-fe5cc593/follow-run"), { auditText } = __load("target-3d41a926/report-text"), { readRunOptions, refuseGiven } = __load("plan-request-a1c9577e/run-options"), { deliver } = __load("target-3d41a926/deliver"), { refuseOverCaps } = __load("plan-request-a1c9577e/caps"), { PLAN_FLAGS } = __load("plan-request-a1c9577e/plan-request"), { flagsOf } = __load("main-0f98ea10/command"), { startAudit } = __load("audit-files-18f762e6/audit-files"), { advanceAudit } = __load("weigh-proof-ce4754d2/weigh-proof"), { abortFailure, decideMove } = __load("decide-move-5d4285a9/decide-move"), { openRun } = __load("main-0f98ea10/open-run"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { openRepository } = __load("git-685f2d30/repository"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { currentRound } = __load("fold-fixing-5ea01992/audit-state"), { failureText } = __load("main/outcome"), { Failure } = __load("main/failure");
var REVIEWS_ONLY = [
  ...flagsOf(PLAN_FLAGS).map(({ name }) => name).filter((name) => name !== "yes"),
  "max-bytes",
  "max-tokens",
  "open"
];
var goOnWith = ({ audit, of }) => of === void 0 ? `correctless run audit --resume ${audit}` : `correctless run fix ${of.run}`;
async function auditAction(input) {
  const options = readRunOptions(input);
  refuseGiven({ ...input, positionals: [], paths: [] }, REVIEWS_ONLY, "is about reviews, not audits");
  const start = byHand("correctless audit start", input.positionals.slice(1), input.paths);
  await requireClient(input.env, options.resume === void 0 ? start : void 0);
  const progress = liveProgress(input.live);
  const before = options.resume === void 0 ? await started(input, options, progress) : await resumed(input, options.resume, progress);
  const { home, file } = before;
  const end = before.state.ended === void 0 ? await called(before, { input, options, progress }) : void 0;
  const audit = await openAudit(home, file.audit);
  if (audit.state.ended === void 0 && audit.state.aborted === void 0) throw unfinished(audit, end);
  const written = await deliver(
    await auditText(audit, options.format, input.style),
    options.output,
    input.cwd
  );
  const { stdout, stderr = "" } = written;
  const lines = `${end === void 0 ? "" : costLine(end)}${abortText(audit)}audit: ${file.audit}
${stderr}`;
  return {
    status: auditVerdict(audit.state, audit.file.preset).exit,
    stderr: lines,
    ...stdout === void 0 ? {} : { stdout }
  };
}
async function started(input, { caps }, { say }) {
  const request = await auditRequest(input);
  const audit = await startAudit({
    ...request,
    auto: true,
    captured: "hooks",
    permit: async (file) => {
      const { calls, bytes } = await estimateHunt(request.home, file);
      refuseOverCaps({ agents: calls, scorers: 0, bytes }, caps, "correctless run audit");
    }
  });
  say([...await auditLines(audit), `audit: ${audit.file.audit}`, ""].join("\n"));
  return audit;
}
async function resumed(input, name, { say }) {
  refuseGiven(
    { ...input, positionals: input.positionals.slice(1) },
    ["yes"],
    `cannot be changed: audit ${name} was started with its own`
  );
  const home = await openRepository(input.cwd);
  const audit = await openAudit(home, name);
  say(`Going on with the audit of ${audit.file.scope_note}
audit: ${name}
`);
  return triedAgain(audit, input.flag("chunking"));
}
async function triedAgain(audit, chunking) {
  const { home, file, state } = audit;
  if (state.ended !== void 0 || state.aborted === void 0 && state.prepared) return audit;
  await advanceAudit(home, file.audit, { retry: true, chunking });
  return openAudit(home, file.audit);
}
async function fixesAction(input) {
  const options = readRunOptions(input);
  const { auditToFix, toldOf } = await Promise.resolve().then(() => __load("fix-review-453e0f1c/fix-review"));
  const asked = { ...input, positionals: input.positionals.slice(1) };
  const only = [...REVIEWS_ONLY, "yes", "resume", "format", "output"];
  refuseGiven({ ...input, positionals: [], paths: input.paths }, only, "is not about fixes");
  const words = [...asked.positionals, ...input.flag("all") ? ["--all"] : []];
  await requireClient(input.env, byHand("correctless fix", words));
  const found = await auditToFix(asked, "hooks");
  if (found.kind === "audit") {
    const isNew = found.audit.state.rounds.length === 0;
    const audit = isNew ? found.audit : await triedAgain(found.audit, input.flag("chunking"));
    const progress = liveProgress(input.live);
    const end = audit.state.ended === void 0 ? await called(audit, { input, options, progress }) : void 0;
    const { file, home } = audit;
    const { state } = await openAudit(home, file.audit);
    if (state.ended === void 0 && state.aborted === void 0) throw unfinished({ ...audit, state }, end);
  }
  return toldOf(found, false);
}
async function called({ home, file }, { input, options, progress }) {
  const { budget, model, caps } = options;
  const read = () => stageAtWork(home, file.audit);
  const show = following(progress, read, (await read())?.run);
  const { agents } = caps;
  return runClient({
    ...{ ...taskOf(file), budget, model, top: home.top, env: input.env, look: show },
    enough: (session) => agents !== void 0 && isAtAgentCap(session, agents) ? `${session.agents.size} agents were called, and --max-agents is ${agents}` : void 0
  }).finally(progress.end);
}
function taskOf({ audit, preset, of }) {
  return preset === "fix" && of !== void 0 ? fixTask(of.run, audit) : auditTask(audit);
}
async function stageAtWork(home, name) {
  const { file, state } = await openAudit(home, name);
  const move = decideMove(file, state);
  const round = currentRound(state)?.round;
  if (move.kind !== "run" || round === void 0) return void 0;
  return { run: await openRun(home, move.run), round: `round ${round}, ` };
}
function abortText(audit) {
  const failure = abortFailure(audit);
  const chunking = failure?.code === "PROMPT-BUDGET-EXCEEDED" ? " --chunking" : "";
  return failure === void 0 ? "" : failureText(
    new Failure(failure.code, failure.message, {
      hint: `nothing of the round has advanced; try it again: ${goOnWith(audit.file)}${chunking}`
    })
  );
}
function unfinished({ file, state }, end) {
  const { code, why } = unfinishedBecause(end);
  const asks = !file.auto && decideMove(file, state).kind === "ask";
  return new Failure(code, `the audit is in round ${state.rounds.length}; ${why}`, {
    hint: asks ? `it asks you: correctless next ${file.audit}` : `continue with: ${goOnWith(file)}`
  });
}
Object.assign(exports, { auditAction, fixesAction });
});
exports["run-review"] = __part((exports) => {
var { BY_CTRL_C, byHand, costLine, drawnWhile, exitBySignal, following, liveProgress, requireClient, reviewTask, runClient, unfinishedBecause, withStopSignals } = __load("follow-run-fe5cc593/follow-run"), { reviewText } = __load("target-3d41a926/report-text"), { withWorkOf } = __load("terminal-12b95ee8/worked-report"), { readRunOptions, refuseGiven } = __load("plan-request-a1c9577e/run-options"), { deliver } = __load("target-3d41a926/deliver"), { estimateLeft, estimateOf, planRun, plannedLines, proversOf } = __load("plan-run-593eddef/plan-run"), { estimateLine, refuseOverCaps } = __load("plan-request-a1c9577e/caps"), { PLAN_FLAGS, givenOf, planRequest } = __load("plan-request-a1c9577e/plan-request"), { flagsOf } = __load("main-0f98ea10/command"), { advance, reopen } = __load("injection-patterns-1c8972ad/advance"), { decideNext } = __load("injection-patterns-1c8972ad/decide-next"), { phasesOf } = __load("main-0f98ea10/phases-of"), { renderHtml } = __load("page-assets.gen-425d0852/overview"), { isProven } = __load("step-packet-91aa3d6b/proofs-of-run"), { pageMaterial } = __load("injection-patterns-1c8972ad/page-material-2"), { finishRun } = __load("injection-patterns-1c8972ad/finish-run"), { openRun } = __load("main-0f98ea10/open-run"), { folderInRepository, openRepository } = __load("git-685f2d30/repository"), { readRunJsonIfAny } = __load("matches-schema-4b8261ce/own-key"), { writeFileAtomically } = __load("matches-schema-4b8261ce/files"), { failureText } = __load("main/outcome"), { Failure } = __load("main/failure"), { inertLine } = __load("main/inert-2"), { spawn } = require("node:child_process");
var PATIENCE_MS = 3e3;
function openerOf(platform) {
  if (platform === "darwin") return { program: "open", tellsByStatus: true };
  if (platform === "win32") return { program: "explorer.exe", tellsByStatus: false };
  return { program: "xdg-open", tellsByStatus: true };
}
async function openPage(path, env, { platform = process.platform, patienceMs = PATIENCE_MS } = {}) {
  const opener = openerOf(platform);
  const why = await openedBy(opener, path, { env, patienceMs });
  const browser = env["BROWSER"] ?? "";
  if (why !== missing(opener.program) || browser === "") return why;
  return openedBy({ program: browser, tellsByStatus: true }, path, { env, patienceMs });
}
var missing = (program) => `there is no "${program}" on PATH`;
function openedBy({ program, tellsByStatus }, path, { env, patienceMs }) {
  return new Promise((resolve) => {
    const child = spawn(program, [path], { env, stdio: "ignore", detached: true, windowsHide: true });
    const timer = setTimeout(resolve, patienceMs, void 0);
    const end = (why) => {
      clearTimeout(timer);
      resolve(why);
    };
    child.on("error", ({ code, message }) => {
      end(code === "ENOENT" ? missing(program) : `"${program}" could not be started: ${message}`);
    });
    child.on("exit", (status) => {
      end(tellsByStatus && status !== 0 ? `"${program}" ended with status ${status ?? "?"}` : void 0);
    });
    child.unref();
  });
}
async function pageLines(run, report, { opens, env }) {
  const { page } = run.paths;
  try {
    await writeFileAtomically(page, renderHtml(report, await pageMaterial(run)));
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `no page of the report: ${inertLine(error.message)}
`;
  }
  const why = opens ? await openPage(page, env) : void 0;
  const problem = why === void 0 ? "" : `the page was not opened: ${inertLine(why)}
`;
  return `${problem}page: ${inertLine(page)}
`;
}
function endWithWords(live, standing, work) {
  return withStopSignals((signal) => {
    if (standing.clientIsAtWork) return;
    live.end();
    live.say(failureText(stoppedBy(signal, standing.resumeCommand)));
    exitBySignal(signal);
  }, work);
}
function stoppedBy(signal, resumeCommand) {
  const by = signal === "SIGINT" ? BY_CTRL_C : `stopped by ${signal}`;
  return resumeCommand === void 0 ? new Failure("run/stopped", `nothing was planned; ${by}`) : new Failure("run/stopped", `no agent is at work; ${by}`, { hint: `continue with: ${resumeCommand}` });
}
var goOnWith = (run) => `correctless review --resume ${run}`;
async function reviewAction(input) {
  const options = readRunOptions(input);
  const live = liveProgress(input.live);
  const standing = {
    resumeCommand: options.resume && goOnWith(options.resume),
    clientIsAtWork: false
  };
  return endWithWords(live, standing, () => reviewed(input, { options, live, standing }));
}
async function reviewed(input, { options, live, standing }) {
  const { repository, run, estimate } = options.resume === void 0 ? await planned(input, live, standing) : await resumed(input, options.resume, live);
  refuseOverCaps(estimate, options.caps, goOnWith(run));
  const isOver = estimate.agents + (estimate.provers ?? 0) === 0 && (await advance(repository, run)).step.kind === "report";
  const end = isOver ? void 0 : await called(repository, run, { input, options, live, standing });
  const own = await reportOf(repository, run, end);
  const done = await openRun(repository, run);
  const report = await withWorkOf(done, own);
  const { stdout, stderr = "" } = await deliver(
    await reviewText(done, options.format, input.style),
    options.output,
    input.cwd
  );
  const page = await pageLines(done, report, { opens: input.flag("open"), env: input.env });
  const lines = `${end === void 0 ? "" : costLine(end)}run: ${run}
${stderr}`;
  const status = report.exit === 0 || report.exit === 1 ? report.exit : 3;
  return { status, stderr: lines, lastly: page, ...stdout === void 0 ? {} : { stdout } };
}
async function planned(input, live, standing) {
  let at = "resolving what is to be reviewed";
  const { run, repository } = await drawnWhile(
    live,
    () => at,
    async () => {
      const request = await planRequest(input, "hooks");
      const onScope = (scope) => {
        at = `reading what reviewers are given: ${scope}`;
      };
      const ready = async (hasWork) => {
        if (!hasWork) return;
        const words = [...input.positionals, ...givenOf(input)];
        await requireClient(input.env, byHand("correctless plan", words, input.paths));
      };
      return { run: await planRun({ ...request, onScope, ready }), repository: request.repository };
    }
  );
  const estimate = estimateOf(run);
  standing.resumeCommand = goOnWith(run.file.run);
  live.say([...plannedLines(run), estimateLine(estimate), `run: ${run.file.run}`, ""].join("\n"));
  return { repository, run: run.file.run, estimate };
}
async function resumed(input, name, { say }) {
  refuseGiven(
    input,
    flagsOf(PLAN_FLAGS).map((flag) => flag.name),
    `cannot be changed: run ${name} was planned with its own`
  );
  const repository = await openRepository(input.cwd);
  const run = await openRun(repository, name);
  requireReview(run);
  if ((await readRunJsonIfAny(run.paths.report, "report"))?.status === "complete") {
    const provers = await isProven(run) ? {} : proversOf(run.file);
    return { repository, run: name, estimate: { agents: 0, scorers: 0, ...provers, bytes: 0 } };
  }
  const estimate = await estimateLeft(run);
  say(`Going on with ${run.file.scope_note}
${estimateLine(estimate)}
run: ${name}
`);
  return { repository, run: name, estimate };
}
function requireReview({ file }) {
  if (file.kind !== "review")
    throw new Failure("usage/bad-value", `run ${file.run} is no review`, {
      hint: file.audit === void 0 ? "see: correctless status" : `go on with the audit: correctless run audit --resume ${file.audit.audit}`
    });
  if (file.captured !== "hooks")
    throw new Failure("usage/bad-value", `run ${file.run} takes its replies by hand`, {
      hint: `continue with: correctless next ${file.run}`
    });
}
async function called(repository, run, { input, options, live, standing }) {
  if (options.resume !== void 0) await requireClient(input.env, void 0);
  await reopen(repository, run);
  const { budget, model } = options;
  const read = async () => ({ run: await openRun(repository, run) });
  return runClient({
    ...reviewTask(run, (await openRun(repository, run)).file.prove !== void 0),
    budget,
    model,
    top: repository.top,
    env: input.env,
    look: following(live, read, (await read()).run, await folderInRepository(repository, input.cwd)),
    isAtWork: (is) => {
      standing.clientIsAtWork = is;
    }
  }).finally(live.end);
}
async function reportOf(repository, name, end) {
  const before = await openRun(repository, name);
  if (mayBeOver(before)) {
    const { run, step } = await advance(repository, name);
    if (step.kind === "report") return finishRun(run);
  }
  const { states } = await openRun(repository, name);
  const stored = states.filter(({ status }) => status === "stored").length;
  const { code, why } = unfinishedBecause(end);
  throw new Failure(code, `${stored} of ${states.length} slots are stored; ${why}`, {
    hint: `continue with: ${goOnWith(name)}`
  });
}
function mayBeOver({ file, states, ledger }) {
  const step = decideNext(phasesOf(file), states, ledger);
  return step.kind === "report" || step.kind === "prepare" && step.phase === "score";
}
Object.assign(exports, { reviewAction });
});
