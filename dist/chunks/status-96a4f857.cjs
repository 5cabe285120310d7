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
var from_audit_status_3de84b87;
var from_baseline_e8db2362;
var from_chunk_254dd86b;
var from_chunk_59bb2209;
var from_chunk_8f0c5ae8;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_e56261d7;
var from_chunk_ed8f7d80;
var from_chunk_f0b94222;
var from_pre_a111d074;
var from_main;
parts["status-3QCFS6MS"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VPJVBADT = (from_baseline_e8db2362 ??= require("./baseline-e8db2362.cjs"))["chunk-VPJVBADT"]();
var import_chunk_DOFEV3RT = (from_chunk_59bb2209 ??= require("./chunk-59bb2209.cjs"))["chunk-DOFEV3RT"]();
var import_chunk_MABAVK7Q = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-MABAVK7Q"]();
var import_chunk_NF6L2QM5 = (from_chunk_f0b94222 ??= require("./chunk-f0b94222.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_L2R27OF5 = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-L2R27OF5"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_4VIGT5XE = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-4VIGT5XE"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_XQOCDP6C = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
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
    if (await (0, import_chunk_4VIGT5XE.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_3de84b87 ??= require("./audit-status-3de84b87.cjs"))["audit-status-CMFRV4P6"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_4VIGT5XE.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_L2R27OF5.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_VPJVBADT.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_4VIGT5XE.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_Z5FMJQYF.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_4VIGT5XE.foreignAudits)(repository)).map((audit) => ({
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
    phases: import_chunk_D6J7BW6E.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_MABAVK7Q.progressLine)((0, import_chunk_MABAVK7Q.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D6J7BW6E.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_MABAVK7Q.progressLine)((0, import_chunk_MABAVK7Q.progressOf)(run, phase))),
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
