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
var from_audit_status_942adc7b;
var from_chunk_1a7e4671;
var from_chunk_27a9c30a;
var from_chunk_2df9118a;
var from_chunk_407502fe;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_9653ecb5;
var from_chunk_c2024bfb;
var from_chunk_e7176a56;
var from_main;
parts["status-ZBTEIS6E"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NG7JFWB2 = (from_chunk_27a9c30a ??= require("./chunk-27a9c30a.cjs"))["chunk-NG7JFWB2"]();
var import_chunk_IZPMXLNR = (from_chunk_407502fe ??= require("./chunk-407502fe.cjs"))["chunk-IZPMXLNR"]();
var import_chunk_EKQSUUC3 = (from_chunk_9653ecb5 ??= require("./chunk-9653ecb5.cjs"))["chunk-EKQSUUC3"]();
var import_chunk_R7FLBLX5 = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-R7FLBLX5"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DFW3OGFT = (from_main ??= require("../main.cjs"))["chunk-DFW3OGFT"]();
var import_chunk_J45CR62P = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-J45CR62P"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
    const repository = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_NZI6PSNW.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_942adc7b ??= require("./audit-status-942adc7b.cjs"))["audit-status-5V77FT6F"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_NZI6PSNW.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_F47WY74A.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_NG7JFWB2.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_NZI6PSNW.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_2DCJMSLV.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_NZI6PSNW.foreignAudits)(repository)).map((audit) => ({
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
    state: (0, import_chunk_EKQSUUC3.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_DFW3OGFT.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_IZPMXLNR.progressLine)((0, import_chunk_IZPMXLNR.progressOf)(run, phase)) })),
    slots: states.map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      status: state.status,
      why: (0, import_chunk_6WUWXQ75.whyOpen)(state)
    }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_DFW3OGFT.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_IZPMXLNR.progressLine)((0, import_chunk_IZPMXLNR.progressOf)(run, phase))),
    ...open.map(
      (state) => `slot ${state.slot.slot} (${state.slot.agent}) ${state.status}: ${(0, import_chunk_XKMPNDJX.inertLine)((0, import_chunk_6WUWXQ75.whyOpen)(state))}`
    ),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_chunk_J45CR62P.nextCommand)(file)} --retry`] : [],
    (0, import_chunk_EKQSUUC3.decideNext)(file.kind, states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_chunk_J45CR62P.nextCommand)(file)}` : `go on: ${(0, import_chunk_J45CR62P.nextCommand)(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
