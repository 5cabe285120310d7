var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
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
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_EJ4AKR6G = require("./chunk-EJ4AKR6G.cjs");
var import_chunk_7EFEXRSC = require("./chunk-7EFEXRSC.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_5BR24YUK = require("./chunk-5BR24YUK.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_BDRH2VHB = require("./chunk-BDRH2VHB.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_UIQGK3HJ = require("./chunk-UIQGK3HJ.cjs");
var import_chunk_BCECQ4U4 = require("./chunk-BCECQ4U4.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_DVETH7DV = require("./chunk-DVETH7DV.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
var import_node_path = require("node:path");
async function listRuns(repository) {
  const names = await (0, import_chunk_CC3FTJ7K.listNames)((0, import_node_path.join)(repository.top, ".correctless", "runs"));
  const runs = await Promise.all(names.map((name) => listedRun(repository, name)));
  return runs.toSorted((a, b) => (0, import_chunk_UTFC5QHX.compareText)(b.planned_at, a.planned_at) || (0, import_chunk_UTFC5QHX.compareText)(a.run, b.run));
}
async function listedRun(repository, name) {
  const paths = (0, import_chunk_DVETH7DV.runPaths)(repository.top, name);
  try {
    const [{ title, planned_at, audit }, report, verdict] = await Promise.all([
      (0, import_chunk_QCV6QELS.readRunJson)(paths.run, "run"),
      (0, import_chunk_QCV6QELS.readRunJsonIfAny)(paths.report, "report"),
      (0, import_chunk_QCV6QELS.readRunJsonIfAny)(paths.verdict, "validate-plan")
    ]);
    return {
      run: name,
      title,
      planned_at,
      status: report?.status ?? (verdict === void 0 ? "open" : "complete"),
      ...audit === void 0 ? {} : { audit: audit.audit }
    };
  } catch {
    return { run: name, title: "", planned_at: "", status: "corrupt" };
  }
}
var statusCommand = {
  name: "status",
  summary: "Shows where a run stands, or which runs there are",
  usage: "[RUN|AUDIT] [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the same as JSON on stdout" }],
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}; without RUN:
{runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_MYXZI2RE.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_7EFEXRSC.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM(require("./audit-status-AQKC3ASO.cjs")));
      return { status: 0, stdout: statusOfAudit(await (0, import_chunk_7EFEXRSC.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_5BR24YUK.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await listRuns(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_7EFEXRSC.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_AU4ZZBNW.auditVerdict)(state).status
  }));
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_chunk_PH7NNIX3.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_chunk_PH7NNIX3.inertLine)(title)}`
    )
  ];
  const text = lines.length === 0 ? "No runs yet: correctless plan" : lines.join("\n");
  return { status: 0, stdout: `${text}
` };
}
var json = (value) => `${JSON.stringify(value, null, 2)}
`;
function jsonOf({ file, states, ledger }) {
  return {
    run: file.run,
    state: (0, import_chunk_EJ4AKR6G.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_BCECQ4U4.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_EJ4AKR6G.progressLine)(states, phase) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf({ file, states, ledger }) {
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_BCECQ4U4.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${file.scope_note}`,
    ...prepared.map((phase) => (0, import_chunk_EJ4AKR6G.progressLine)(states, phase)),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${why}`),
    (0, import_chunk_EJ4AKR6G.decideNext)(file.kind, states, ledger).kind === "report" ? `done: correctless ${file.kind === "review" ? "report" : "next"} ${file.run}` : `go on: correctless next ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
