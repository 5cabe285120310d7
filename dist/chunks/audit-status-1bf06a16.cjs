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
var from_chunk_3532fb8f;
var from_chunk_570a5ee6;
var from_chunk_7916fc58;
var from_chunk_79f878d1;
var from_chunk_ad4fd676;
var from_chunk_b9b295a3;
var from_chunk_ef412037;
var from_main;
parts["audit-status-MGOZEUZZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_KMOZMCPH = parts["chunk-KMOZMCPH"]();
var import_chunk_CVBZPACO = (from_chunk_7916fc58 ??= require("./chunk-7916fc58.cjs"))["chunk-CVBZPACO"]();
var import_chunk_Z7QKYGHC = (from_chunk_570a5ee6 ??= require("./chunk-570a5ee6.cjs"))["chunk-Z7QKYGHC"]();
var import_chunk_IX2IM5PP = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_NFHYS2AH = (from_chunk_ef412037 ??= require("./chunk-ef412037.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_EUSCJYLQ = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-EUSCJYLQ"]();
var import_chunk_DUUH6XJL = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ZK5EFLA2 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-ZK5EFLA2"]();
var import_chunk_SVD6QO3J = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_S73WTIDL = (from_chunk_ad4fd676 ??= require("./chunk-ad4fd676.cjs"))["chunk-S73WTIDL"]();
var import_chunk_7R4OZ5NR = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_Y5G57ITR = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-Y5G57ITR"]();
var import_chunk_DRNRIY4A = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_WCK3D5U5 = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_OPRHWCFB = (from_chunk_3532fb8f ??= require("./chunk-3532fb8f.cjs"))["chunk-OPRHWCFB"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_UTFC5QHX = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_b9b295a3 ??= require("./chunk-b9b295a3.cjs"))["chunk-N6P4XODE"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_EUSCJYLQ.listAudits)(home) : [await (0, import_chunk_EUSCJYLQ.openAudit)(home, name)];
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
    next: (0, import_chunk_CVBZPACO.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title
    })),
    slots: (await openSlots(audit)).map((state2) => ({
      slot: state2.slot.slot,
      agent: state2.slot.agent,
      why: (0, import_chunk_6WUWXQ75.whyOpen)(state2)
    })),
    news: (0, import_chunk_KMOZMCPH.newsOf)(await (0, import_chunk_KMOZMCPH.newsSinceLastCall)(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_chunk_IX2IM5PP.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_CVBZPACO.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      (state2) => `  open: slot ${state2.slot.slot} (${state2.slot.agent}), ${(0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_6WUWXQ75.whyOpen)(state2))}`
    ),
    ...newsLines((0, import_chunk_KMOZMCPH.newsOf)(await (0, import_chunk_KMOZMCPH.newsSinceLastCall)(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = (0, import_chunk_CVBZPACO.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_Z7QKYGHC.openRun)(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
parts["chunk-KMOZMCPH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  newsOf: () => newsOf,
  newsSinceLastCall: () => newsSinceLastCall,
  tellNews: () => tellNews
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_XMW5SOGH = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-XMW5SOGH"]();
var import_chunk_HN2YRWHB = (from_chunk_79f878d1 ??= require("./chunk-79f878d1.cjs"))["chunk-HN2YRWHB"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var short = (sha) => sha.slice(0, 12);
var few = (names) => `${names.slice(0, 3).map(import_chunk_WDRVM6EA.inertLine).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
var TELLERS = {
  committed: ({ subject, sha, files }) => `committed: ${subject} as ${short(sha)} (${few(files)})`,
  tested: ({ head, failures, unusable }) => unusable !== null ? `tested: nothing is known of ${short(head)}, ${(0, import_chunk_WDRVM6EA.inertLine)(unusable)}` : failures.length === 0 ? `tested: all pass at ${short(head)}` : `tested: ${failures.length} fail at ${short(head)}: ${few(failures)}`,
  reverted: ({ subject, sha, by, why }) => `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`,
  discarded: ({ ref, why }, workTree) => [
    `thrown away: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}; kept in ${ref}, to bring it back:`,
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
  await (0, import_chunk_HN2YRWHB.writeFileAtomically)(paths.lastCall, (0, import_chunk_XMW5SOGH.jsonText)({ before: after, after: journal.length }));
  return journal.slice(after);
}
async function newsSinceLastCall({ paths, journal }) {
  const { before } = await lastCall(paths.lastCall);
  return journal.slice(before);
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await (0, import_chunk_HN2YRWHB.readTextIfAny)(path) ?? "{}");
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
