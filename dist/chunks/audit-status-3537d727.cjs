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
var from_chunk_3d027e9f;
var from_chunk_47457a07;
var from_chunk_5bde808d;
var from_chunk_72be2841;
var from_chunk_7e3df3b2;
var from_chunk_d2be9d52;
var from_main;
parts["audit-status-H4Q3GK62"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WCOXSOAM = (from_chunk_47457a07 ??= require("./chunk-47457a07.cjs"))["chunk-WCOXSOAM"]();
var import_chunk_AU4ZZBNW = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_7e3df3b2 ??= require("./chunk-7e3df3b2.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_ZE7WG7CL = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-ZE7WG7CL"]();
var import_chunk_NIMENYH7 = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-NIMENYH7"]();
var import_chunk_7I3RPIOM = (from_chunk_5bde808d ??= require("./chunk-5bde808d.cjs"))["chunk-7I3RPIOM"]();
var import_chunk_7R4OZ5NR = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_6JTHDBMB = (from_chunk_d2be9d52 ??= require("./chunk-d2be9d52.cjs"))["chunk-6JTHDBMB"]();
var import_chunk_VECHTI4M = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-VECHTI4M"]();
var import_chunk_YM7SSJYY = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-YM7SSJYY"]();
var import_chunk_BUK7UHHJ = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-BUK7UHHJ"]();
var import_chunk_2IOTJHGT = (from_main ??= require("../main.cjs"))["chunk-2IOTJHGT"]();
var import_chunk_SIHW7XFA = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-SIHW7XFA"]();
var import_chunk_4MGI6UXE = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-4MGI6UXE"]();
var import_chunk_KGCKXHO3 = (from_chunk_3d027e9f ??= require("./chunk-3d027e9f.cjs"))["chunk-KGCKXHO3"]();
var import_chunk_UTFC5QHX = (from_chunk_72be2841 ??= require("./chunk-72be2841.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_4MGI6UXE.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_ZE7WG7CL.listAudits)(home) : [await (0, import_chunk_ZE7WG7CL.openAudit)(home, name)];
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
    next: (0, import_chunk_WCOXSOAM.decideMove)(file, state).kind,
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
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_6JTHDBMB.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_6JTHDBMB.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_6JTHDBMB.inertLine)(why)}`,
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
