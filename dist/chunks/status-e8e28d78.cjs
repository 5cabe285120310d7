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
var from_audit_status_240b348f;
var from_baseline_29e0e1ab;
var from_chunk_9665ff51;
var from_chunk_a1505dae;
var from_chunk_c12db614;
var from_chunk_d2cf1ed1;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_chunk_f85be931;
var from_chunk_f9f89524;
var from_main;
parts["status-HL6GFGGQ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NHHO3CZZ = (from_baseline_29e0e1ab ??= require("./baseline-29e0e1ab.cjs"))["chunk-NHHO3CZZ"]();
var import_chunk_AU4ZZBNW = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_E3YJAVWO = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-E3YJAVWO"]();
var import_chunk_6OZOC3T4 = (from_chunk_d2cf1ed1 ??= require("./chunk-d2cf1ed1.cjs"))["chunk-6OZOC3T4"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_4IJSGOPC = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-4IJSGOPC"]();
var import_chunk_AMIPZTVW = (from_chunk_9665ff51 ??= require("./chunk-9665ff51.cjs"))["chunk-AMIPZTVW"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_VWRDYMPS = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_D22XEUC3 = (from_main ??= require("../main.cjs"))["chunk-D22XEUC3"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_7APCTLTW = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-7APCTLTW"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
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
    if (await (0, import_chunk_GEBT2NBE.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_240b348f ??= require("./audit-status-240b348f.cjs"))["audit-status-V6EYY6YI"]()));
      return { status: 0, stdout: statusOfAudit(await (0, import_chunk_GEBT2NBE.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_AMIPZTVW.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_NHHO3CZZ.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_GEBT2NBE.listAudits)(repository)).map(({ file, state }) => ({
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
    phases: import_chunk_D22XEUC3.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_E3YJAVWO.progressLine)((0, import_chunk_E3YJAVWO.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D22XEUC3.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_FO5PT7KO.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_E3YJAVWO.progressLine)((0, import_chunk_E3YJAVWO.progressOf)(run, phase))),
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
