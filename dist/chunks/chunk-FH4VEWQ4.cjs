var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  PROBE_BUDGET_USD: () => PROBE_BUDGET_USD,
  PROBE_COST: () => PROBE_COST,
  judgeProbe: () => judgeProbe,
  listClientPlugins: () => listClientPlugins
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_LLPVZERS = require("./chunk-LLPVZERS.cjs");
var import_chunk_3HWUE6N7 = require("./chunk-3HWUE6N7.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var PATIENCE_MS = 2e4;
var MOST_BYTES = 1024 * 1024;
async function listClientPlugins(cwd, env) {
  const start = (0, import_chunk_LLPVZERS.howToStart)("claude", ["plugin", "list", "--json"], env);
  const bounds = { cwd, env, timeoutMs: PATIENCE_MS, mostBytes: MOST_BYTES, verbatim: start.verbatim };
  try {
    const ended = await (0, import_chunk_3HWUE6N7.runBounded)(start.file, start.args, bounds);
    if (ended.kind !== "ended" || ended.status !== 0) return "no-answer";
    return pluginsIn(ended.stdout.toString("utf8")) ?? "no-answer";
  } catch {
    return "no-client";
  }
}
function pluginsIn(text) {
  let value;
  try {
    value = JSON.parse(text);
  } catch {
    return void 0;
  }
  if (!Array.isArray(value)) return void 0;
  const plugins = value.map(pluginOf);
  return plugins.every((one) => one !== void 0) ? plugins : void 0;
}
function pluginOf(value) {
  if (typeof value !== "object" || value === null) return void 0;
  const { id, version, folderVersion, enabled } = value;
  const [first] = [folderVersion, version].filter((one) => typeof one === "string");
  if (typeof id !== "string") return void 0;
  return { id: (0, import_chunk_6JTHDBMB.inertLine)(id), version: (0, import_chunk_6JTHDBMB.inertLine)(first ?? "none"), enabled: enabled === true };
}
var PROBE_BUDGET_USD = "0.50";
var PROBE_COST = `one session of your client with one small agent, some 30,000 tokens of the model for summaries, never more than ${PROBE_BUDGET_USD} USD`;
var PROOFS = [
  ["pre", ["dispatched", "denied"]],
  ["stop", ["accepted", "sent-back", "refused"]],
  ["post", ["stored", "lost"]]
];
var REMEDY = 'see that no settings file holds "disableAllHooks", that the plugin is enabled (claude plugin list), and start a new session';
function judgeProbe(ledger, answer) {
  const name = "probe";
  if (answer.kind === "no-client") {
    const remedy = "install Claude Code: https://code.claude.com/docs/en/setup";
    return { name, state: "failed", found: answer.said, remedy };
  }
  const silent = PROOFS.filter(([, kinds]) => !ledger.some(({ kind }) => kinds.includes(kind)));
  const spent = answer.costUsd === void 0 ? "" : `, ${answer.costUsd.toFixed(4)} USD`;
  const client = `the client ${answer.kind === "late" ? "was stopped" : "said"}: ${answer.said}${spent}`;
  if (silent.length > 0) {
    const found = `no trace of hook ${silent.map(([hook]) => hook).join(", ")}; ${client}`;
    return { name, state: "failed", found, remedy: REMEDY };
  }
  if (!ledger.some(({ kind }) => kind === "stored")) {
    const why = ledger.flatMap((event) => "why" in event ? [event.why] : []).at(-1);
    const found = `hooks ran, but no reply was stored (${why ?? "no reason given"}); ${client}`;
    return { name, state: "failed", found, remedy: "run it again; if it stays, report it with this line" };
  }
  const looked = ledger.some((event) => event.kind === "look" && event.verdict === "allowed");
  if (!looked) {
    const found = `hooks pre, stop and post ran; the agent looked at nothing, so hook look is not proven${spent}`;
    return { name, state: "warning", found, remedy: "run it again: a model decides whether to look" };
  }
  return { name, state: "ok", found: `hooks pre, look, stop and post ran, the reply is stored${spent}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  PROBE_BUDGET_USD,
  PROBE_COST,
  judgeProbe,
  listClientPlugins
});
