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
var from_chunk_090d7963;
var from_chunk_1d5c5560;
var from_chunk_6359c602;
var from_chunk_6ee86528;
var from_chunk_d628de10;
var from_chunk_d962ced6;
var from_chunk_ed8f7d80;
var from_pre_48e5d2bd;
var from_main;
parts["audit-status-IOV2BOJG"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FEBGWYJM = parts["chunk-FEBGWYJM"]();
var import_chunk_2NZIAFRR = (from_chunk_090d7963 ??= require("./chunk-090d7963.cjs"))["chunk-2NZIAFRR"]();
var import_chunk_NVO65GJU = (from_chunk_6ee86528 ??= require("./chunk-6ee86528.cjs"))["chunk-NVO65GJU"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RSP5V4ZV = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_SMKJISEK = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-SMKJISEK"]();
var import_chunk_GDWPJMRW = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-GDWPJMRW"]();
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_A3F3AR5Y = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-A3F3AR5Y"]();
var import_chunk_2I456P6G = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-2I456P6G"]();
var import_chunk_XQOCDP6C = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_YVLNLCZO = (from_chunk_d628de10 ??= require("./chunk-d628de10.cjs"))["chunk-YVLNLCZO"]();
var import_chunk_DTD6ZWBC = (from_pre_48e5d2bd ??= require("./pre-48e5d2bd.cjs"))["chunk-DTD6ZWBC"]();
var import_chunk_7R4OZ5NR = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_WCK3D5U5 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_EYWKNGBW = (from_chunk_6359c602 ??= require("./chunk-6359c602.cjs"))["chunk-EYWKNGBW"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_NLWRO2NF = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_GDWPJMRW.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_A3F3AR5Y.listAudits)(home) : [await (0, import_chunk_A3F3AR5Y.openAudit)(home, name)];
  if (flag("json")) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === void 0 ? { audits: each } : each[0];
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const text = audits.length === 0 ? "No audits yet: correctless audit start" : (await Promise.all(audits.map(linesOf))).join("\n");
  return { status: 0, stdout: `${text}
` };
}
async function statusOfAudit(audit, json) {
  return json ? `${JSON.stringify(await jsonOf(audit), null, 2)}
` : `${await linesOf(audit)}
`;
}
async function jsonOf(audit) {
  const { file, state } = audit;
  const { status, exit, why } = (0, import_chunk_Z5FMJQYF.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: (0, import_chunk_2NZIAFRR.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title
    })),
    slots: (await openSlots(audit)).map(({ slot, why: why2 }) => ({ slot: slot.slot, agent: slot.agent, why: why2 })),
    news: (0, import_chunk_FEBGWYJM.newsOf)(await (0, import_chunk_FEBGWYJM.newsSinceLastCall)(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_chunk_Z5FMJQYF.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_2NZIAFRR.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      ({ slot, why: why2 }) => `  open: slot ${slot.slot} (${slot.agent}), ${(0, import_chunk_XKMPNDJX.inertLine)(why2)}`
    ),
    ...newsLines((0, import_chunk_FEBGWYJM.newsOf)(await (0, import_chunk_FEBGWYJM.newsSinceLastCall)(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = (0, import_chunk_2NZIAFRR.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_NVO65GJU.openRun)(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
parts["chunk-FEBGWYJM"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  newsOf: () => newsOf,
  newsSinceLastCall: () => newsSinceLastCall,
  tellNews: () => tellNews
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XKMPNDJX = (from_chunk_1d5c5560 ??= require("./chunk-1d5c5560.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_Q66WQ462 = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-Q66WQ462"]();
var import_chunk_YKMPV6QP = (from_chunk_d962ced6 ??= require("./chunk-d962ced6.cjs"))["chunk-YKMPV6QP"]();
var short = (sha) => sha.slice(0, 12);
var few = (names) => `${names.slice(0, 3).map(import_chunk_XKMPNDJX.inertLine).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
var TELLERS = {
  committed: ({ subject, sha, files }) => `committed: ${subject} as ${short(sha)} (${few(files)})`,
  tested: ({ head, failures, unusable }) => unusable !== null ? `tested: nothing is known of ${short(head)}, ${(0, import_chunk_XKMPNDJX.inertLine)(unusable)}` : failures.length === 0 ? `tested: all pass at ${short(head)}` : `tested: ${failures.length} fail at ${short(head)}: ${few(failures)}`,
  reverted: ({ subject, sha, by, why }) => `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`,
  discarded: ({ ref, why }, workTree) => [
    `thrown away: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}; kept in ${ref}, to bring it back:`,
    `  ${bringBack(ref, workTree)}`
  ],
  "given-up": ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) => accepted ? [] : `rejected: an attempt at ${subject}${rule === null ? "" : ` (${rule})`}`,
  judged: ({ subject, valid }) => valid ? [] : `rejected by the validator: an attempt at ${subject}`,
  reviewed: ({ head, findings }) => `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? "without a finding" : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`
};
function newsOf(journal, workTree) {
  return journal.flatMap((event) => {
    if (!isNews(event)) return [];
    const tell = TELLERS[event.kind];
    return tell(event, workTree);
  });
}
function isNews(event) {
  return Object.hasOwn(TELLERS, event.kind);
}
function bringBack(ref, workTree) {
  const git = `git -C '${workTree.replaceAll("'", String.raw`'\''`)}'`;
  return `${git} diff-tree -p --binary ${ref}^ ${ref} | ${git} apply`;
}
async function tellNews({ paths, journal }) {
  const { after } = await lastCall(paths.lastCall);
  await (0, import_chunk_YKMPV6QP.writeFileAtomically)(paths.lastCall, (0, import_chunk_Q66WQ462.jsonText)({ before: after, after: journal.length }));
  return journal.slice(after);
}
async function newsSinceLastCall({ paths, journal }) {
  const { before } = await lastCall(paths.lastCall);
  return journal.slice(before);
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await (0, import_chunk_YKMPV6QP.readTextIfAny)(path) ?? "{}");
    return { before: before ?? 0, after: after ?? 0 };
  } catch {
    return { before: 0, after: 0 };
  }
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  newsOf,
  newsSinceLastCall,
  tellNews
});
});
