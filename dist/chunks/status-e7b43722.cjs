var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __create = Object.create;
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_audit_status_991119a3;
var from_baseline_e6cc0467;
var from_chunk_11b369f4;
var from_chunk_2b749ec9;
var from_chunk_3e0ca10e;
var from_chunk_7a4e11dd;
var from_chunk_81729125;
var from_chunk_be66ce36;
var from_chunk_f9d4de8e;
var from_chunk_fad61fb7;
var from_main;
parts["status-JPFRRZNB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_V3T7LKBP = (from_baseline_e6cc0467 ??= require("./baseline-e6cc0467.cjs"))["chunk-V3T7LKBP"]();
var import_chunk_AU4ZZBNW = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7a4e11dd ??= require("./chunk-7a4e11dd.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_56ZNIBW6 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-56ZNIBW6"]();
var import_chunk_6OZOC3T4 = (from_chunk_2b749ec9 ??= require("./chunk-2b749ec9.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_FDBZDE4F = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-FDBZDE4F"]();
var import_chunk_3MHQRYCG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-3MHQRYCG"]();
var import_chunk_2ZF6S5IG = (from_chunk_be66ce36 ??= require("./chunk-be66ce36.cjs"))["chunk-2ZF6S5IG"]();
var import_chunk_4FXSJHAA = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_5UWGRQF5 = (from_chunk_fad61fb7 ??= require("./chunk-fad61fb7.cjs"))["chunk-5UWGRQF5"]();
var import_chunk_7R4OZ5NR = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FO5PT7KO = (from_chunk_3e0ca10e ??= require("./chunk-3e0ca10e.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_JKFFGONX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-JKFFGONX"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-7APCTLTW"]();
var import_chunk_IWL6AR3C = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-IWL6AR3C"]();
var import_chunk_FM74E6O5 = (from_chunk_11b369f4 ??= require("./chunk-11b369f4.cjs"))["chunk-FM74E6O5"]();
var import_chunk_LFEMXBUT = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_f9d4de8e ??= require("./chunk-f9d4de8e.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_81729125 ??= require("./chunk-81729125.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var statusCommand = {
  name: "status",
  summary: "Shows where a run stands, or which runs there are",
  usage: "[RUN|AUDIT] [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the same as JSON on stdout" }],
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}; without RUN:
{runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_FDBZDE4F.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_991119a3 ??= require("./audit-status-991119a3.cjs"))["audit-status-T5G2SGUB"]()));
      return { status: 0, stdout: statusOfAudit(await (0, import_chunk_FDBZDE4F.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_2ZF6S5IG.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_V3T7LKBP.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_FDBZDE4F.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_AU4ZZBNW.auditVerdict)(state).status
  }));
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_chunk_FO5PT7KO.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_chunk_FO5PT7KO.inertLine)(title)}`
    )
  ];
  const text = lines.length === 0 ? "No runs yet: correctless plan" : lines.join("\n");
  return { status: 0, stdout: `${text}
` };
}
var json = (value) => `${JSON.stringify(value, null, 2)}
`;
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: (0, import_chunk_6OZOC3T4.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_D22XEUC3.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_56ZNIBW6.progressLine)((0, import_chunk_56ZNIBW6.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D22XEUC3.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_FO5PT7KO.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_56ZNIBW6.progressLine)((0, import_chunk_56ZNIBW6.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_FO5PT7KO.inertLine)(why)}`),
    (0, import_chunk_6OZOC3T4.decideNext)(file.kind, states, ledger).kind === "report" ? `done: correctless ${file.kind === "review" ? "report" : "next"} ${file.run}` : `go on: correctless next ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
