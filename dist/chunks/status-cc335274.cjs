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
var from_audit_status_538aa2ae;
var from_chunk_0768c4d6;
var from_chunk_078da297;
var from_chunk_394368d3;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_53f13f11;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_fa27cbcf;
var from_pre_ad3b00a3;
var from_main;
parts["status-EAFNY6Z5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VY4FQM4V = (from_chunk_0768c4d6 ??= require("./chunk-0768c4d6.cjs"))["chunk-VY4FQM4V"]();
var import_chunk_TXX2OSFQ = (from_chunk_394368d3 ??= require("./chunk-394368d3.cjs"))["chunk-TXX2OSFQ"]();
var import_chunk_536YSCMI = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-536YSCMI"]();
var import_chunk_2DCJMSLV = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_2SBLVU6Y = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-2SBLVU6Y"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
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
    if (await (0, import_chunk_6ZEAV52K.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_538aa2ae ??= require("./audit-status-538aa2ae.cjs"))["audit-status-TYJXQAAE"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_6ZEAV52K.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_Z3YBCKDZ.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_VY4FQM4V.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_6ZEAV52K.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_2DCJMSLV.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_6ZEAV52K.foreignAudits)(repository)).map((audit) => ({
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
    phases: import_chunk_IY4WN3X6.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_TXX2OSFQ.progressLine)((0, import_chunk_TXX2OSFQ.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_IY4WN3X6.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_TXX2OSFQ.progressLine)((0, import_chunk_TXX2OSFQ.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_chunk_BSMFZR5B.nextCommand)(file)} --retry`] : [],
    (0, import_chunk_536YSCMI.decideNext)(file.kind, states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_chunk_BSMFZR5B.nextCommand)(file)}` : `go on: ${(0, import_chunk_BSMFZR5B.nextCommand)(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
