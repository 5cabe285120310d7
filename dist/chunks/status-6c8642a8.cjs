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
var from_audit_status_1e889ba9;
var from_chunk_1ec13587;
var from_chunk_2ad85994;
var from_chunk_2f40d840;
var from_chunk_54c871a3;
var from_chunk_5f2dd66a;
var from_chunk_84a2bfdc;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_suppress_35aa077a;
var from_main;
parts["status-W63SATG5"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusCommand: () => statusCommand
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RQBP2GQH = (from_suppress_35aa077a ??= require("./suppress-35aa077a.cjs"))["chunk-RQBP2GQH"]();
var import_chunk_EDUMYYG4 = (from_chunk_54c871a3 ??= require("./chunk-54c871a3.cjs"))["chunk-EDUMYYG4"]();
var import_chunk_PB5BFUJ7 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-PB5BFUJ7"]();
var import_chunk_NF6L2QM5 = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-NF6L2QM5"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
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
    if (await (0, import_chunk_F5YQSIGY.isAudit)(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __toESM((from_audit_status_1e889ba9 ??= require("./audit-status-1e889ba9.cjs"))["audit-status-RI2T52JQ"]()));
      return { status: 0, stdout: await statusOfAudit(await (0, import_chunk_F5YQSIGY.openAudit)(repository, name), flag("json")) };
    }
    const run = await (0, import_chunk_WACIMWI2.openRun)(repository, name);
    return { status: 0, stdout: flag("json") ? json(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await (0, import_chunk_RQBP2GQH.listRuns)(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await (0, import_chunk_F5YQSIGY.listAudits)(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: `audit ${file.preset} ${file.scope}`,
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : (0, import_chunk_Z5FMJQYF.auditVerdict)(state).status
  }));
  const foreign = (await (0, import_chunk_F5YQSIGY.foreignAudits)(repository)).map((audit) => ({
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
var json = (value) => `${JSON.stringify(value, null, 2)}
`;
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger).kind,
    phases: import_chunk_D6J7BW6E.PHASES_OF[file.kind].map((phase) => ({ phase, line: (0, import_chunk_PB5BFUJ7.progressLine)((0, import_chunk_PB5BFUJ7.progressOf)(run, phase)) })),
    slots: states.map(({ slot, status, why }) => ({ slot: slot.slot, agent: slot.agent, status, why }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = import_chunk_D6J7BW6E.PHASES_OF[file.kind].filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}`,
    ...prepared.map((phase) => (0, import_chunk_PB5BFUJ7.progressLine)((0, import_chunk_PB5BFUJ7.progressOf)(run, phase))),
    ...open.map(({ slot, status, why }) => `slot ${slot.slot} (${slot.agent}) ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${(0, import_chunk_G66GKZFL.nextCommand)(file)} --retry`] : [],
    (0, import_chunk_NF6L2QM5.decideNext)(file.kind, states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : (0, import_chunk_G66GKZFL.nextCommand)(file)}` : `go on: ${(0, import_chunk_G66GKZFL.nextCommand)(file)}`
  ];
  return `${lines.join("\n")}
`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusCommand
});
});
