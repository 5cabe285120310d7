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
var from_chunk_39c5fcee;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_494c2569;
var from_chunk_c37cb4ff;
var from_chunk_e76f4c5d;
var from_chunk_ee033db2;
var from_pre_e9c34500;
var from_main;
parts["audit-status-ZUSTLZ6V"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_F6TMGWI3 = parts["chunk-F6TMGWI3"]();
var import_chunk_XT3KREMF = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-XT3KREMF"]();
var import_chunk_IX2IM5PP = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_NFHYS2AH = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_2M5PZSTX.listAudits)(home) : [await (0, import_chunk_2M5PZSTX.openAudit)(home, name)];
  if (flag("json")) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === void 0 ? { audits: each } : each[0];
    return { status: 0, stdout: `${JSON.stringify(json, null, 2)}
` };
  }
  const tree = await (0, import_chunk_DUUH6XJL.auditOfTree)(home.top);
  const text = audits.length === 0 ? tree === void 0 ? "No audits yet: correctless audit start" : (0, import_chunk_DUUH6XJL.standElsewhere)(tree) : (await Promise.all(audits.map(linesOf))).join("\n");
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
  const { status, exit, why } = (0, import_chunk_IX2IM5PP.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: (0, import_chunk_XT3KREMF.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title
    })),
    slots: (await openSlots(audit)).map(({ slot, why: why2 }) => ({ slot: slot.slot, agent: slot.agent, why: why2 })),
    news: (0, import_chunk_F6TMGWI3.newsOf)(await (0, import_chunk_F6TMGWI3.newsSinceLastCall)(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_chunk_IX2IM5PP.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_XT3KREMF.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      ({ slot, why: why2 }) => `  open: slot ${slot.slot} (${slot.agent}), ${(0, import_chunk_XKMPNDJX.inertLine)(why2)}`
    ),
    ...newsLines((0, import_chunk_F6TMGWI3.newsOf)(await (0, import_chunk_F6TMGWI3.newsSinceLastCall)(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = (0, import_chunk_XT3KREMF.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_GWBCST5Z.openRun)(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
parts["chunk-F6TMGWI3"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  newsOf: () => newsOf,
  newsSinceLastCall: () => newsSinceLastCall,
  tellNews: () => tellNews
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
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
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.lastCall, (0, import_chunk_FMUGRUOW.jsonText)({ before: after, after: journal.length }));
  return journal.slice(after);
}
async function newsSinceLastCall({ paths, journal }) {
  const { before } = await lastCall(paths.lastCall);
  return journal.slice(before);
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await (0, import_chunk_RN53RASZ.readTextIfAny)(path) ?? "{}");
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
