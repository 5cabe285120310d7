var { __load, __part, __copyProps, __create, __defProp, __export, __getOwnPropDesc, __getOwnPropNames, __getProtoOf, __hasOwnProp, __toCommonJS, __toESM } = require("../main.cjs").shared;
exports["follow-run"] = __part((module, exports) => {
__export(exports, { BY_CTRL_C: () => BY_CTRL_C, auditTask: () => auditTask, costLine: () => costLine, drawnWhile: () => drawnWhile, exitBySignal: () => exitBySignal, following: () => following, isAtAgentCap: () => isAtAgentCap, liveProgress: () => liveProgress, requireClient: () => requireClient, reviewTask: () => reviewTask, runClient: () => runClient, unfinishedBecause: () => unfinishedBecause, withStopSignals: () => withStopSignals });
var [import_program_checks, import_how_to_start, import_changes_since_planned, import_kill_group, import_installation, import_progress, import_client_environment, import_progress_line, import_bounded_program, import_counted, import_own_key, import_failure, import_inert_2] = ["program-checks-c96c7f48/program-checks", "program-checks-c96c7f48/how-to-start", "shown-files-3b977f13/changes-since-planned", "shown-files-3b977f13/kill-group", "shown-files-3b977f13/installation", "blame-ranges-5449f9d6/progress", "shown-files-3b977f13/client-environment", "blame-ranges-5449f9d6/progress-line", "file-header-a064cb69/bounded-program", "evidence-drop-94f915f0/counted", "matches-schema-2b17f0d0/own-key", "main/failure", "main/inert-2"].map(__load);
var import_node_child_process = require("node:child_process");
var import_node_readline = require("node:readline");
var import_node_os = require("node:os");
var import_node_path = require("node:path");
var READING = ["Read", "Grep", "Glob"];
function reviewTask(run) {
  return {
    prompt: `/df:code-review ${run}`,
    tools: ["Bash", "Agent", "Skill", ...READING],
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
function whyUnfinished({ status, signal, stderr, ending: ending2, stopped }) {
  if (stopped !== void 0) return stopped;
  if (ending2 === void 0) {
    const how = signal === null ? `ended with status ${status ?? "?"}` : `was killed (${signal})`;
    return `the client ${how}${quoted(stderr)}`;
  }
  const denied = ending2.denied.length === 0 ? "" : `; it was refused ${[...new Set(ending2.denied)].join(", ")}`;
  return `${endingText(ending2)}${(0, import_inert_2.inertLine)(denied)}`;
}
function endingText({ subtype, isError, said }) {
  if (subtype === "error_max_budget_usd") return `the budget is used up${quoted(said)}`;
  if (subtype !== "success") return `the client failed (${(0, import_inert_2.inertLine)(subtype)})${quoted(said)}`;
  if (isError) return `the client failed${quoted(said)}`;
  return `the model stopped before the end${quoted(said)}`;
}
function quoted(text2) {
  const line = (0, import_inert_2.inertLine)(text2);
  if (line === "") return "";
  return `: ${line.length > MOST ? `${line.slice(0, MOST)}\u2026` : line}`;
}
var NEW_SESSION = { agents: /* @__PURE__ */ new Map(), ending: void 0 };
function afterEvent(session, event) {
  switch (event.kind) {
    case "started":
      return session;
    case "agent-called":
      return withAgent(session, event.agent, { tokens: 0, isOver: false });
    case "agent-at": {
      const { agent, tokens, isOver } = event;
      return session.agents.has(agent) ? withAgent(session, agent, { tokens, isOver }) : session;
    }
    case "ended":
      return { ...session, ending: event };
  }
}
function withAgent(session, agent, state) {
  return { ...session, agents: new Map([...session.agents, [agent, state]]) };
}
function agentTokens({ agents }) {
  return [...agents.values()].reduce((sum, { tokens }) => sum + tokens, 0);
}
function isAtAgentCap({ agents }, mostAgents) {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}
var MOST2 = 160;
function eventLines(event, agentOf) {
  const named = (slot) => `${slot}  ${agentOf(slot)}`;
  switch (event.kind) {
    case "planned":
      return event.slots.length === 0 ? [] : [`${event.phase}: ${(0, import_counted.counted)(event.slots.length, "slot")}`];
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
  const time = milliseconds === null ? "" : ` after ${(0, import_progress_line.elapsedText)(milliseconds)}`;
  return tokens === null || tokens === 0 ? time : `${time}, ${(0, import_progress_line.shortCount)(tokens)} tokens`;
}
function reason(why) {
  const line = (0, import_inert_2.inertLine)(why);
  return line.length > MOST2 ? `${line.slice(0, MOST2)}\u2026` : line;
}
function slotsAtWork({ states, ledger }, from) {
  return states.flatMap(({ slot, status }) => {
    if (status !== "pending") return [];
    const last = ledger.findLast(
      (event) => (event.kind === "dispatched" || event.kind === "lost") && event.slot === slot.slot
    );
    const since = last?.kind === "dispatched" ? Date.parse(last.at) : -Infinity;
    return since < from ? [] : [{ slot: slot.slot, agent: slot.agent, since }];
  });
}
function following(live, read, before, standing = "") {
  const started = Date.parse((0, import_own_key.now)());
  const told = new Map(before === void 0 ? [] : [[before.file.run, before.ledger.length]]);
  let stood = "";
  let hasMoved = false;
  live.draw([`${(0, import_progress_line.elapsedText)(0)}  starting Claude Code`]);
  return async (session) => {
    const followed = await read();
    if (followed === void 0) return;
    const { run } = followed;
    const elapsed = (0, import_progress_line.elapsedText)(Date.parse((0, import_own_key.now)()) - started);
    for (const line of newLines(live, run, told.get(run.file.run) ?? 0)) line(elapsed);
    told.set(run.file.run, run.ledger.length);
    const progress = progressOf(followed, session);
    const sum = `${elapsed}  ${(0, import_progress_line.progressLine)(progress)}`;
    live.draw([...atWorkLines(run, started), sum]);
    const { phase, stored, slots, failed } = progress;
    const stands = `${phase} ${stored} ${slots} ${failed}`;
    if (stands !== stood) live.log(`${sum}
`);
    if (stands !== stood && !hasMoved) {
      const moved = await (0, import_changes_since_planned.changesSincePlanned)(run);
      hasMoved = moved.length > 0;
      if (hasMoved)
        live.say((0, import_changes_since_planned.changesWarning)(run.file, moved, MOVED, { command: "correctless review", standing }));
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
  const progress = (0, import_progress.currentProgress)(run);
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
    ({ slot, agent, since }) => `      ${`${slot}  ${agent}`.padEnd(width)}  ${(0, import_progress_line.elapsedText)(Date.parse((0, import_own_key.now)()) - since)}`
  );
}
async function drawnWhile(live, line, work) {
  const started = Date.parse((0, import_own_key.now)());
  const draw = () => {
    live.draw([`${(0, import_progress_line.elapsedText)(Date.parse((0, import_own_key.now)()) - started)}  ${line()}`]);
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
function costLine({ ending: ending2 }) {
  const { usd = null, tokens = null } = ending2 ?? {};
  const parts = [
    ...tokens === null ? [] : [`${(0, import_progress_line.shortCount)(tokens)} tokens`],
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
  const started = (0, import_how_to_start.howToStart)(PROGRAM, args, env);
  const child = (0, import_node_child_process.spawn)(started.file, started.args, {
    cwd,
    env: (0, import_client_environment.clientEnvironment)(env),
    windowsVerbatimArguments: started.verbatim,
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true
  });
  (0, import_node_readline.createInterface)({ input: child.stdout }).on("line", onLine);
  let asked = false;
  const stop = () => {
    (0, import_kill_group.killGroup)(child.pid, asked ? "SIGKILL" : "SIGTERM");
    asked = true;
    setTimeout(import_kill_group.killGroup, GRACE_MS, child.pid, "SIGKILL").unref();
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
  return new import_failure.Failure("environment/client-missing", message, {
    hint: `install Claude Code and log in (https://code.claude.com/docs/en/setup), and see: correctless doctor${without}`,
    cause
  });
}
var PATIENCE_MS = 1e4;
var MOST_BYTES = 64 * 1024;
async function isLoggedOut(env) {
  const own = (0, import_client_environment.clientEnvironment)(env);
  try {
    const { file, args, verbatim } = (0, import_how_to_start.howToStart)("claude", ["auth", "status", "--json"], own);
    const bounds = { cwd: (0, import_node_os.tmpdir)(), env: own, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim };
    const ended = await (0, import_bounded_program.runBounded)(file, args, bounds);
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
async function requireClient(env, byHand) {
  const [said, loggedOut] = await Promise.all([(0, import_program_checks.versionOf)("claude"), isLoggedOut(env)]);
  const { state, found } = (0, import_program_checks.judgeClient)(said);
  const without = byHand === void 0 ? "" : `; or answer yourself, or with any model: ${byHand}`;
  if (state !== "ok") throw clientMissing(found, { without });
  if (!loggedOut) return;
  throw new import_failure.Failure("environment/client-not-logged-in", "Claude Code is installed, and nobody is logged in", {
    hint: `log in: claude auth login${without}`
  });
}
function readClientEvent(line) {
  const event = objectIn(line);
  switch (event?.["type"]) {
    case "system":
      return systemEvent(event);
    case "result":
      return ending(event);
    case void 0:
    default:
      return void 0;
  }
}
function systemEvent(event) {
  const { subtype, task_id: agent, subagent_type: type, usage } = event;
  if (subtype === "init")
    return { kind: "started", version: text(event["claude_code_version"]), model: text(event["model"]) };
  if (typeof agent !== "string") return void 0;
  if (subtype === "task_started")
    return text(type).startsWith("correctless:") ? { kind: "agent-called", agent } : void 0;
  const isOver = subtype === "task_notification";
  if (!isOver && subtype !== "task_progress") return void 0;
  return { kind: "agent-at", agent, tokens: count(fields(usage)["total_tokens"]) ?? 0, isOver };
}
function ending(event) {
  const { subtype, is_error, result, errors, permission_denials: denials, total_cost_usd: usd } = event;
  const said = text(result) === "" ? list(errors).map(text).join("; ") : text(result);
  return {
    kind: "ended",
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
function objectIn(line) {
  if (!line.startsWith("{")) return void 0;
  try {
    return fields(JSON.parse(line));
  } catch {
    return void 0;
  }
}
var fields = (value) => typeof value === "object" && value !== null && !Array.isArray(value) ? value : {};
var list = (value) => Array.isArray(value) ? value : [];
var text = (value) => typeof value === "string" ? value : "";
var count = (value) => typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : void 0;
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
  const { top: plugin } = await (0, import_installation.readInstallation)([]);
  const plugins = [plugin, (0, import_node_path.join)(plugin, "plugins", "df")];
  let session = NEW_SESSION;
  let stopped;
  const looking = oneAtATime(() => task.look(session));
  const client = startClient(clientArguments({ ...task, plugins }), {
    cwd: task.top,
    env: task.env,
    onLine: (line) => {
      const event = readClientEvent(line);
      if (event === void 0) return;
      session = afterEvent(session, event);
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
});
