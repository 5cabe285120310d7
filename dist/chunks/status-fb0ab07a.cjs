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
var from_audit_status_37b05b58;
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_6154375f;
var from_chunk_80106138;
var from_chunk_8578a5c7;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c295da60;
var from_chunk_e0e3b72b;
var from_main;
parts["status-R7AYCTIU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_EOSBVQ2I = (from_chunk_c295da60 ??= require("./chunk-c295da60.cjs"))["chunk-EOSBVQ2I"]();
var import_chunk_HHVXJ3JB = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-HHVXJ3JB"]();
var import_chunk_7HYQBTLS = (from_chunk_8578a5c7 ??= require("./chunk-8578a5c7.cjs"))["chunk-7HYQBTLS"]();
var import_chunk_FFWSMVJH = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-FFWSMVJH"]();
var import_chunk_GJWCXLYL = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-GJWCXLYL"]();
var import_chunk_F2OT6W35 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-F2OT6W35"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
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
    const repository = await (0, import_chunk_SD67457G.openRepository)(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await (0, import_chunk_HROTSNKK.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_37b05b58 ??= require("./audit-status-37b05b58.cjs"))["audit-status-ZCJEVN4J"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_HROTSNKK.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_SKHYTMM2.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_EOSBVQ2I.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_HROTSNKK.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_AKL5NPPB.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_HROTSNKK.foreignAudits)(repository)).map((audit) => ({
    audit,
    title: "",
    started_at: "",
    status: "foreign"
  }));
  audits.push(...foreign);
  if (asJson) return { status: 0, stdout: json({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`
    )
  ];
  const tree = await (0, import_chunk_NCD3VK3K.auditOfTree)(repository.top);
  const none = tree === void 0 ? "No runs yet: correctless plan" : (0, import_chunk_NCD3VK3K.standElsewhere)(tree);
  return { status: 0, stdout: `${lines.length === 0 ? none : lines.join("\n")}
` };
}
function fromShell({ kind, captured, run }) {
  return kind === "review" && captured === "hooks" ? `; from a shell: correctless review --resume ${run}` : "";
}
var json = (value) => (0, import_chunk_WDRVM6EA.inertJson)(value);
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: (0, import_chunk_FFWSMVJH.decideNext)((0, import_chunk_GJWCXLYL.phasesOf)(file), states, ledger).kind,
    phases: (0, import_chunk_GJWCXLYL.phasesOf)(file).map((phase) => ({ phase, line: (0, import_chunk_7HYQBTLS.progressLine)((0, import_chunk_HHVXJ3JB.progressOf)(run, phase)) })),
    slots: states.map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      status: state.status,
      why: (0, import_chunk_PAWDXQ65.whyOpen)(state)
    }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = (0, import_chunk_GJWCXLYL.phasesOf)(file).filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_7HYQBTLS.progressLine)((0, import_chunk_HHVXJ3JB.progressOf)(run, phase))),
    ...open.map(
      (state) => `slot ${state.slot.slot} (${state.slot.agent}) ${state.status}: ${(0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_PAWDXQ65.whyOpen)(state))}`
    ),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_chunk_QCNB2JM5.nextCommand)(file)} --retry`] : [],
    (0, import_chunk_FFWSMVJH.decideNext)((0, import_chunk_GJWCXLYL.phasesOf)(file), states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_chunk_QCNB2JM5.nextCommand)(file)}` : `go on: ${(0, import_chunk_QCNB2JM5.nextCommand)(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
