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
var from_audit_status_0a4319ef;
var from_chunk_02f69599;
var from_chunk_39c5fcee;
var from_chunk_541c93ec;
var from_chunk_60057737;
var from_chunk_636c2ca4;
var from_chunk_7b4111a3;
var from_chunk_aa294e75;
var from_chunk_d9894787;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_main;
parts["status-IVN3JUPB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FFK2BAJ5 = (from_chunk_aa294e75 ??= require("./chunk-aa294e75.cjs"))["chunk-FFK2BAJ5"]();
var import_chunk_VJ4OE5A4 = (from_chunk_636c2ca4 ??= require("./chunk-636c2ca4.cjs"))["chunk-VJ4OE5A4"]();
var import_chunk_536YSCMI = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-536YSCMI"]();
var import_chunk_2DCJMSLV = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_N5ODCMY4 = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-N5ODCMY4"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_MXOI2H5A = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-MXOI2H5A"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_WN2EKH2V = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-WN2EKH2V"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
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
    const repository = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_WN2EKH2V.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_0a4319ef ??= require("./audit-status-0a4319ef.cjs"))["audit-status-WXSCFF42"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_WN2EKH2V.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_WNKAL4BC.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_FFK2BAJ5.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_WN2EKH2V.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_2DCJMSLV.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_WN2EKH2V.foreignAudits)(repository)).map((audit) => ({
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
  const tree = await (0, import_chunk_DUUH6XJL.auditOfTree)(repository.top);
  const none = tree === void 0 ? "No runs yet: correctless plan" : (0, import_chunk_DUUH6XJL.standElsewhere)(tree);
  return { status: 0, stdout: `${lines.length === 0 ? none : lines.join("\n")}
` };
}
function fromShell({ kind, captured, run }) {
  return kind === "review" && captured === "hooks" ? `; from a shell: correctless review --resume ${run}` : "";
}
var json = (value) => `${JSON.stringify(value, null, 2)}
`;
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: (0, import_chunk_536YSCMI.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_IY4WN3X6.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_VJ4OE5A4.progressLine)((0, import_chunk_VJ4OE5A4.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_IY4WN3X6.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_VJ4OE5A4.progressLine)((0, import_chunk_VJ4OE5A4.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_chunk_MXOI2H5A.nextCommand)(file)} --retry`] : [],
    (0, import_chunk_536YSCMI.decideNext)(file.kind, states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_chunk_MXOI2H5A.nextCommand)(file)}` : `go on: ${(0, import_chunk_MXOI2H5A.nextCommand)(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
