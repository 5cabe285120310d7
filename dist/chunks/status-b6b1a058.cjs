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
var from_audit_status_b37681a5;
var from_baseline_c013ed9c;
var from_chunk_1d5c5560;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_c96268c3;
var from_chunk_cd2f4d0e;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ed8f7d80;
var from_pre_48e5d2bd;
var from_main;
parts["status-5PXCBIVW"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KXNRGXTS = (from_baseline_c013ed9c ??= require("./baseline-c013ed9c.cjs"))["chunk-KXNRGXTS"]();
var import_chunk_M2IMP5I3 = (from_chunk_c96268c3 ??= require("./chunk-c96268c3.cjs"))["chunk-M2IMP5I3"]();
var import_chunk_NGQIS4ZL = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NGQIS4ZL"]();
var import_chunk_NF6L2QM5 = (from_chunk_cd2f4d0e ??= require("./chunk-cd2f4d0e.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_A3F3AR5Y = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-A3F3AR5Y"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
var statusCommand = {
  name: "status",
  summary: "Shows where a run stands, or which runs there are",
  usage: "[RUN|AUDIT] [--json]",
  flags: [{ name: "json", type: "boolean", summary: "the same as JSON on stdout" }],
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}; of an audit:
{audit, preset, branch, round, next, findings[], slots[{slot, agent, why}], news[], verdict, finished}: slots that wait for
a reply, and what was committed, tested, taken back and kept where since the last \`next\`; without RUN:
{runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}. A status is open, complete,
incomplete, failed, corrupt, or foreign: not written by you on this machine, so that nothing else of it is told.`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_A3F3AR5Y.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_b37681a5 ??= require("./audit-status-b37681a5.cjs"))["audit-status-IOV2BOJG"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_A3F3AR5Y.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_NVO65GJU.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_KXNRGXTS.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_A3F3AR5Y.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_Z5FMJQYF.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_A3F3AR5Y.foreignAudits)(repository)).map((audit) => ({
    audit,
    title: "",
    started_at: "",
    status: "foreign"
  }));
  audits.push(...foreign);
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
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
    state: (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_D6J7BW6E.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_NGQIS4ZL.progressLine)((0, import_chunk_NGQIS4ZL.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D6J7BW6E.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_NGQIS4ZL.progressLine)((0, import_chunk_NGQIS4ZL.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: correctless next ${file.run} --retry`] : [],
    (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger).kind === "report" ? `done: correctless ${file.kind === "review" ? "report" : "next"} ${file.run}` : `go on: correctless next ${file.run}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
