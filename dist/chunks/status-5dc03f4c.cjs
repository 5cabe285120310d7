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
var from_audit_status_5defaae6;
var from_baseline_5d4dcc3f;
var from_chunk_1f8201f9;
var from_chunk_290e8e6b;
var from_chunk_293d8331;
var from_chunk_4e6a2b7e;
var from_chunk_68501e3f;
var from_chunk_93bd2415;
var from_chunk_c2bcad8d;
var from_chunk_ed8f7d80;
var from_pre_2a248e15;
var from_main;
parts["status-HONPWUPH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_7GKMAKIW = (from_baseline_5d4dcc3f ??= require("./baseline-5d4dcc3f.cjs"))["chunk-7GKMAKIW"]();
var import_chunk_CI4DY75F = (from_chunk_1f8201f9 ??= require("./chunk-1f8201f9.cjs"))["chunk-CI4DY75F"]();
var import_chunk_PD7A63NI = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-PD7A63NI"]();
var import_chunk_NF6L2QM5 = (from_chunk_c2bcad8d ??= require("./chunk-c2bcad8d.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_QNDJGA4J = (from_chunk_293d8331 ??= require("./chunk-293d8331.cjs"))["chunk-QNDJGA4J"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_VMOHE4HW = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-VMOHE4HW"]();
var import_chunk_IJYU47K2 = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-IJYU47K2"]();
var import_chunk_XQOCDP6C = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3N24DFPC = (from_chunk_290e8e6b ??= require("./chunk-290e8e6b.cjs"))["chunk-3N24DFPC"]();
var import_chunk_UL7S7MAU = (from_pre_2a248e15 ??= require("./pre-2a248e15.cjs"))["chunk-UL7S7MAU"]();
var import_chunk_7R4OZ5NR = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_KWQROFBA = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-KWQROFBA"]();
var import_chunk_WCK3D5U5 = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_B236GP6K = (from_chunk_4e6a2b7e ??= require("./chunk-4e6a2b7e.cjs"))["chunk-B236GP6K"]();
var import_chunk_YKMPV6QP = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_93bd2415 ??= require("./chunk-93bd2415.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_68501e3f ??= require("./chunk-68501e3f.cjs"))["chunk-MZPW42QD"]();
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
    const repository = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_VMOHE4HW.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_5defaae6 ??= require("./audit-status-5defaae6.cjs"))["audit-status-YHMLAX2G"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_VMOHE4HW.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_QNDJGA4J.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_7GKMAKIW.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_VMOHE4HW.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_Z5FMJQYF.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_VMOHE4HW.foreignAudits)(repository)).map((audit) => ({
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
    phases: import_chunk_D6J7BW6E.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_PD7A63NI.progressLine)((0, import_chunk_PD7A63NI.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D6J7BW6E.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_PD7A63NI.progressLine)((0, import_chunk_PD7A63NI.progressOf)(run, phase))),
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
