var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var part = (run) => {
  var module;
  return () => {
    if (module === void 0) run(module = { exports: {} }, module.exports);
    return module.exports;
  };
};
var parts = exports;
var from_chunk_9de922ed;
var from_chunk_a1505dae;
var from_chunk_c12db614;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_chunk_f85be931;
var from_chunk_f9f89524;
var from_main;
parts["audit-status-V6EYY6YI"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_JFQTYDX6 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-JFQTYDX6"]();
var import_chunk_AU4ZZBNW = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_GEBT2NBE.listAudits)(home) : [await (0, import_chunk_GEBT2NBE.openAudit)(home, name)];
  if (flag("json")) {
    const json = name === void 0 ? { audits: audits.map(jsonOf) } : audits.map(jsonOf)[0];
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const text = audits.length === 0 ? "No audits yet: correctless audit start" : audits.map(linesOf).join("\n");
  return { status: 0, stdout: `${text}
` };
}
function statusOfAudit(audit, json) {
  return json ? `${JSON.stringify(jsonOf(audit), null, 2)}
` : `${linesOf(audit)}
`;
}
function jsonOf({ file, state }) {
  const { status, exit, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: (0, import_chunk_JFQTYDX6.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title
    })),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
function linesOf({ file, state }) {
  const { status, why } = (0, import_chunk_AU4ZZBNW.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_FO5PT7KO.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_FO5PT7KO.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_FO5PT7KO.inertLine)(why)}`,
    ...findings,
    `  ${next}`
  ].join("\n");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
