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
var from_chunk_5464ccc5;
var from_chunk_636e74ba;
var from_chunk_8c7b18fe;
var from_chunk_8e20af39;
var from_chunk_945581a2;
var from_chunk_f13d5024;
var from_main;
parts["audit-status-U436C3DD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NRYDKDXP = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-NRYDKDXP"]();
var import_chunk_AU4ZZBNW = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_YKYEW4ZF.listAudits)(home) : [await (0, import_chunk_YKYEW4ZF.openAudit)(home, name)];
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
    next: (0, import_chunk_NRYDKDXP.decideMove)(file, state).kind,
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
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`,
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
