var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_WCOXSOAM = require("./chunk-WCOXSOAM.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_ZE7WG7CL = require("./chunk-ZE7WG7CL.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_7I3RPIOM = require("./chunk-7I3RPIOM.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_6JTHDBMB = require("./chunk-6JTHDBMB.cjs");
var import_chunk_VECHTI4M = require("./chunk-VECHTI4M.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_BUK7UHHJ = require("./chunk-BUK7UHHJ.cjs");
var import_chunk_2IOTJHGT = require("./chunk-2IOTJHGT.cjs");
var import_chunk_SIHW7XFA = require("./chunk-SIHW7XFA.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_SUUZJCRZ = require("./chunk-SUUZJCRZ.cjs");
var import_chunk_57KOGJJR = require("./chunk-57KOGJJR.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_SUUZJCRZ.openRepository)(cwd);
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
