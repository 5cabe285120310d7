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
var from_audit_status_8c1f6fc0;
var from_baseline_746c9cd2;
var from_chunk_091cd004;
var from_chunk_26e30cd3;
var from_chunk_5bdd7316;
var from_chunk_603d68d3;
var from_chunk_6aac8653;
var from_chunk_711bb257;
var from_chunk_bc4f8f1b;
var from_main;
parts["status-HNYJMEEF"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_SFA6J4WK = (from_baseline_746c9cd2 ??= require("./baseline-746c9cd2.cjs"))["chunk-SFA6J4WK"]();
var import_chunk_YTZHCASV = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-YTZHCASV"]();
var import_chunk_4Q5JZOQ4 = (from_chunk_711bb257 ??= require("./chunk-711bb257.cjs"))["chunk-4Q5JZOQ4"]();
var import_chunk_56XEGAXJ = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-56XEGAXJ"]();
var import_chunk_OZRBUHMI = (from_chunk_091cd004 ??= require("./chunk-091cd004.cjs"))["chunk-OZRBUHMI"]();
var import_chunk_AU4ZZBNW = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_bc4f8f1b ??= require("./chunk-bc4f8f1b.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_CNCNDFSR = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-CNCNDFSR"]();
var import_chunk_4FXSJHAA = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_7FUS4CLF = (from_chunk_26e30cd3 ??= require("./chunk-26e30cd3.cjs"))["chunk-7FUS4CLF"]();
var import_chunk_7R4OZ5NR = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_6JTHDBMB = (from_chunk_5bdd7316 ??= require("./chunk-5bdd7316.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VWRDYMPS = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-VWRDYMPS"]();
var import_chunk_BTRUSIMW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-BTRUSIMW"]();
var import_chunk_NKPLNUY4 = (from_main ??= require("../main.cjs"))["chunk-NKPLNUY4"]();
var import_chunk_7APCTLTW = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-7APCTLTW"]();
var import_chunk_YM7SSJYY = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_DNQAWPW6 = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-DNQAWPW6"]();
var import_chunk_VNPL4RG7 = (from_main ??= require("../main.cjs"))["chunk-VNPL4RG7"]();
var import_chunk_SIHW7XFA = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_6aac8653 ??= require("./chunk-6aac8653.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_603d68d3 ??= require("./chunk-603d68d3.cjs"))["chunk-UTFC5QHX"]();
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
    const repository = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_CNCNDFSR.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_8c1f6fc0 ??= require("./audit-status-8c1f6fc0.cjs"))["audit-status-2DTGW6T4"]()));
      return { status: 0, stdout: statusOfAudit(await (0, import_chunk_CNCNDFSR.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_OZRBUHMI.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_SFA6J4WK.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_CNCNDFSR.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_AU4ZZBNW.auditVerdict)(state).status
  }));
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_chunk_6JTHDBMB.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_chunk_6JTHDBMB.inertLine)(title)}`
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
    state: (0, import_chunk_4Q5JZOQ4.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_NKPLNUY4.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_YTZHCASV.progressLine)((0, import_chunk_YTZHCASV.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_NKPLNUY4.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_6JTHDBMB.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_YTZHCASV.progressLine)((0, import_chunk_YTZHCASV.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_6JTHDBMB.inertLine)(why)}`),
    (0, import_chunk_4Q5JZOQ4.decideNext)(file.kind, states, ledger).kind === "report" ? `done: correctless ${file.kind === "review" ? "report" : "next"} ${file.run}` : `go on: correctless next ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
