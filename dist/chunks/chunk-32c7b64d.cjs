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
var from_chunk_0aec2abb;
var from_chunk_636e74ba;
var from_chunk_dd67856f;
var from_chunk_f13d5024;
var from_main;
parts["chunk-PZFKOXUU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  agentTokens: () => agentTokens,
  auditTask: () => auditTask,
  costLine: () => costLine,
  estimateLine: () => estimateLine,
  hasSpent: () => hasSpent,
  liveProgress: () => liveProgress,
  refuseOverCaps: () => refuseOverCaps,
  requireClient: () => requireClient,
  reviewTask: () => reviewTask,
  runClient: () => runClient,
  showing: () => showing,
  whyUnfinished: () => whyUnfinished
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VZZFICE3 = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-VZZFICE3"]();
var import_chunk_C4UAS7OJ = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5TPESD7G = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-5TPESD7G"]();
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_LLPVZERS = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-LLPVZERS"]();
var import_chunk_2XWCYS6M = (from_chunk_dd67856f ??= require("./chunk-dd67856f.cjs"))["chunk-2XWCYS6M"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_node_path = require("node:path");
var import_node_child_process = require("node:child_process");
var import_node_readline = require("node:readline");
var BYTES_PER_TOKEN = 4;
function tokensIn(bytes) {
  return Math.ceil(bytes / BYTES_PER_TOKEN);
}
function estimateLine({ agents, scorers, bytes }) {
  const scoring = scorers === 0 ? "" : `, then at most ${scorers} scorers`;
  const size = `${Math.ceil(bytes / 1024)} KB of packets, about ${(0, import_chunk_2XWCYS6M.shortCount)(tokensIn(bytes))} tokens`;
  return `Estimate: ${agents} agents${scoring}; ${size}, and what agents read besides`;
}
function refuseOverCaps(estimate, caps, goOn) {
  const amounts = {
    agents: estimate.agents + estimate.scorers,
    bytes: estimate.bytes,
    tokens: tokensIn(estimate.bytes)
  };
  const over = ["agents", "bytes", "tokens"].flatMap((unit) => {
    const cap = caps[unit];
    return cap === void 0 || amounts[unit] <= cap ? [] : [{ unit, cap, amount: amounts[unit] }];
  });
  if (over.length === 0) return;
  const said = over.map(({ unit, cap, amount }) => `${amount} ${unit} are over --max-${unit} ${cap}`);
  const raised = over.map(({ unit, amount }) => `--max-${unit} ${amount}`).join(" ");
  throw new import_chunk_TJ5KMKV5.Failure("run/over-cap", `${said.join("; ")} (${estimateLine(estimate)})`, {
    hint: `raise it (${goOn} ${raised}), or review less with -- PATH\u2026; nothing was started`
  });
}
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
var NOTHING_SAID = { agents: /* @__PURE__ */ new Map(), ending: void 0 };
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
function hasSpent({ agents }, mostAgents) {
  return agents.size >= mostAgents && [...agents.values()].every(({ isOver }) => isOver);
}
var MOST = 300;
function whyUnfinished({ status, signal, stderr, ending: ending2, stopped }) {
  if (stopped !== void 0) return stopped;
  if (ending2 === void 0) {
    const how = signal === null ? `ended with status ${status ?? "?"}` : `was killed (${signal})`;
    return `the client ${how}${quoted(stderr)}`;
  }
  const denied = ending2.denied.length === 0 ? "" : `; it was refused ${[...new Set(ending2.denied)].join(", ")}`;
  return `${endingText(ending2)}${(0, import_chunk_XKMPNDJX.inertLine)(denied)}`;
}
function endingText({ subtype, isError, said }) {
  if (subtype === "error_max_budget_usd") return `the budget is used up${quoted(said)}`;
  if (subtype !== "success") return `the client failed (${(0, import_chunk_XKMPNDJX.inertLine)(subtype)})${quoted(said)}`;
  if (isError) return `the client failed${quoted(said)}`;
  return `the model stopped before the end${quoted(said)}`;
}
function quoted(text2) {
  const line = (0, import_chunk_XKMPNDJX.inertLine)(text2);
  if (line === "") return "";
  return `: ${line.length > MOST ? `${line.slice(0, MOST)}\u2026` : line}`;
}
function showing({ show }, read) {
  const started = Date.parse((0, import_chunk_JPD5QLI3.now)());
  return async (session) => {
    const progress = await read(session);
    if (progress === void 0) return;
    const { phase, stored, slots, failed } = progress;
    const line = `${(0, import_chunk_2XWCYS6M.elapsedText)(Date.parse((0, import_chunk_JPD5QLI3.now)()) - started)}  ${(0, import_chunk_2XWCYS6M.progressLine)(progress)}`;
    show(line, `${phase} ${stored} ${slots} ${failed}`);
  };
}
function costLine({ ending: ending2 }) {
  const { usd = null, tokens = null } = ending2 ?? {};
  const parts = [
    ...tokens === null ? [] : [`${(0, import_chunk_2XWCYS6M.shortCount)(tokens)} tokens`],
    ...usd === null ? [] : [`$${usd.toFixed(2)}`]
  ];
  return parts.length === 0 ? "" : `The client counts ${parts.join(", ")}
`;
}
var ERASED = "\r\x1B[2K";
function liveProgress(live) {
  return live.isTerminal ? onTerminal(live) : inLog(live);
}
function onTerminal({ columns, write }) {
  let shown = "";
  const draw = (line) => {
    shown = line.slice(0, Math.max(1, columns() - 1));
    write(`${ERASED}${shown}`);
  };
  return {
    show: draw,
    say: (text2) => {
      write(`${ERASED}${text2}${shown}`);
    },
    end: () => {
      write(ERASED);
      shown = "";
    }
  };
}
function inLog({ write }) {
  let last = "";
  return {
    show: (line, changed) => {
      if (changed === last) return;
      last = changed;
      write(`${line}
`);
    },
    say: write,
    end: () => void 0
  };
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
var PROGRAM = "claude";
var GRACE_MS = 5e3;
var KEPT_STDERR = 4e3;
function startClient(args, { cwd, env, onLine }) {
  const started = (0, import_chunk_LLPVZERS.howToStart)(PROGRAM, args, env);
  const child = (0, import_node_child_process.spawn)(started.file, started.args, {
    cwd,
    env: (0, import_chunk_K6TUEKOU.clientEnvironment)(env),
    windowsVerbatimArguments: started.verbatim,
    stdio: ["ignore", "pipe", "pipe"],
    detached: process.platform !== "win32",
    windowsHide: true
  });
  (0, import_node_readline.createInterface)({ input: child.stdout }).on("line", onLine);
  let asked = false;
  const stop = () => {
    (0, import_chunk_C4UAS7OJ.killGroup)(child.pid, asked ? "SIGKILL" : "SIGTERM");
    asked = true;
    setTimeout(import_chunk_C4UAS7OJ.killGroup, GRACE_MS, child.pid, "SIGKILL").unref();
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
      reject(clientMissing(`"${PROGRAM}" could not be started: ${cause.message}`, cause));
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
function clientMissing(message, cause) {
  return new import_chunk_TJ5KMKV5.Failure("environment/client-missing", message, {
    hint: "install Claude Code and log in (https://code.claude.com/docs/en/setup), or see: correctless doctor",
    cause
  });
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
async function requireClient() {
  const { state, found } = (0, import_chunk_VZZFICE3.judgeClient)(await (0, import_chunk_GTU5W44S.versionOf)("claude"));
  if (state !== "ok") throw clientMissing(found);
}
var LOOK_EVERY_MS = 1e3;
async function runClient(task) {
  const { top: plugin } = await (0, import_chunk_5TPESD7G.readInstallation)([]);
  const plugins = [plugin, (0, import_node_path.join)(plugin, "plugins", "df")];
  let session = NOTHING_SAID;
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
      (signal) => stop(`stopped by ${signal}`),
      () => client.exit
    );
    return { ...exit, ending: session.ending, stopped };
  } finally {
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
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  agentTokens,
  auditTask,
  costLine,
  estimateLine,
  hasSpent,
  liveProgress,
  refuseOverCaps,
  requireClient,
  reviewTask,
  runClient,
  showing,
  whyUnfinished
});
});
