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
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
var from_chunk_1a7e4671;
var from_chunk_2df9118a;
var from_chunk_6600de7a;
var from_chunk_94a2c855;
var from_chunk_94b63c89;
var from_chunk_c2024bfb;
var from_chunk_e7176a56;
var from_main;
parts["audit-status-5V77FT6F"] = part((module, exports) => {
========
var from_chunk_164a1dfd;
var from_chunk_4cfffeab;
var from_chunk_61ff0063;
var from_chunk_63273bf7;
var from_chunk_6f26ba3d;
var from_chunk_a64ba8f7;
var from_chunk_c31ae12b;
var from_pre_a93b6e1e;
var from_main;
parts["audit-status-6ENHWGQM"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
var import_chunk_JWPA3XRD = parts["chunk-JWPA3XRD"]();
var import_chunk_BI36BYLX = (from_chunk_6600de7a ??= require("./chunk-6600de7a.cjs"))["chunk-BI36BYLX"]();
var import_chunk_F47WY74A = (from_chunk_e7176a56 ??= require("./chunk-e7176a56.cjs"))["chunk-F47WY74A"]();
var import_chunk_2DCJMSLV = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_c2024bfb ??= require("./chunk-c2024bfb.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_NZI6PSNW = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-NZI6PSNW"]();
var import_chunk_DUUH6XJL = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_VI2EDE7Y = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-VI2EDE7Y"]();
var import_chunk_SVD6QO3J = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_LOVNJ4LC = (from_chunk_94a2c855 ??= require("./chunk-94a2c855.cjs"))["chunk-LOVNJ4LC"]();
var import_chunk_7R4OZ5NR = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_NLWRO2NF = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-BN7E3F24"]();
var import_chunk_6WUWXQ75 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-6WUWXQ75"]();
var import_chunk_A4JI26AR = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-A4JI26AR"]();
var import_chunk_DRNRIY4A = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_WCK3D5U5 = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_XH37JHSS = (from_chunk_1a7e4671 ??= require("./chunk-1a7e4671.cjs"))["chunk-XH37JHSS"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
var import_chunk_UTFC5QHX = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_YLVPOKUO = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_TDLACVAW = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_N6P4XODE = (from_chunk_2df9118a ??= require("./chunk-2df9118a.cjs"))["chunk-N6P4XODE"]();
========
var import_chunk_TXSHE2CT = parts["chunk-TXSHE2CT"]();
var import_chunk_SQB2IQP2 = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-SQB2IQP2"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  const [, name] = positionals;
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
  const audits = name === void 0 ? await (0, import_chunk_NZI6PSNW.listAudits)(home) : [await (0, import_chunk_NZI6PSNW.openAudit)(home, name)];
========
  const audits = name === void 0 ? await (0, import_chunk_CYTLNJVL.listAudits)(home) : [await (0, import_chunk_CYTLNJVL.openAudit)(home, name)];
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
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
  const { status, exit, why } = (0, import_chunk_2DCJMSLV.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
    next: (0, import_chunk_BI36BYLX.decideMove)(file, state).kind,
========
    next: (0, import_chunk_SQB2IQP2.decideMove)(file, state).kind,
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title
    })),
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
    slots: (await openSlots(audit)).map((state2) => ({
      slot: state2.slot.slot,
      agent: state2.slot.agent,
      why: (0, import_chunk_6WUWXQ75.whyOpen)(state2)
    })),
    news: (0, import_chunk_JWPA3XRD.newsOf)(await (0, import_chunk_JWPA3XRD.newsSinceLastCall)(audit), file.work_tree),
========
    slots: (await openSlots(audit)).map(({ slot, why: why2 }) => ({ slot: slot.slot, agent: slot.agent, why: why2 })),
    news: (0, import_chunk_TXSHE2CT.newsOf)(await (0, import_chunk_TXSHE2CT.newsSinceLastCall)(audit), file.work_tree),
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_chunk_2DCJMSLV.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}: ${(0, import_chunk_XKMPNDJX.inertLine)(title)}`
  );
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_BI36BYLX.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
========
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_SQB2IQP2.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_XKMPNDJX.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_XKMPNDJX.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      (state2) => `  open: slot ${state2.slot.slot} (${state2.slot.agent}), ${(0, import_chunk_XKMPNDJX.inertLine)((0, import_chunk_6WUWXQ75.whyOpen)(state2))}`
    ),
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
    ...newsLines((0, import_chunk_JWPA3XRD.newsOf)(await (0, import_chunk_JWPA3XRD.newsSinceLastCall)(audit), file.work_tree)),
========
    ...newsLines((0, import_chunk_TXSHE2CT.newsOf)(await (0, import_chunk_TXSHE2CT.newsSinceLastCall)(audit), file.work_tree)),
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
    `  ${next}`
  ].join("\n");
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
  const move = (0, import_chunk_BI36BYLX.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_F47WY74A.openRun)(home, move.run);
========
  const move = (0, import_chunk_SQB2IQP2.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_PDRCI44O.openRun)(home, move.run);
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
  return states.filter(({ status }) => status === "pending");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
parts["chunk-JWPA3XRD"] = part((module, exports) => {
========
parts["chunk-TXSHE2CT"] = part((module, exports) => {
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
var stdin_exports = {};
__export(stdin_exports, {
  newsOf: () => newsOf,
  newsSinceLastCall: () => newsSinceLastCall,
  tellNews: () => tellNews
});
module.exports = __toCommonJS(stdin_exports);
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
var import_chunk_BQG2QDES = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-BQG2QDES"]();
var import_chunk_R5ZSPPUH = (from_chunk_94b63c89 ??= require("./chunk-94b63c89.cjs"))["chunk-R5ZSPPUH"]();
========
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
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
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
  await (0, import_chunk_R5ZSPPUH.writeFileAtomically)(paths.lastCall, (0, import_chunk_BQG2QDES.jsonText)({ before: after, after: journal.length }));
========
  await (0, import_chunk_RN53RASZ.writeFileAtomically)(paths.lastCall, (0, import_chunk_BL7SQKEU.jsonText)({ before: after, after: journal.length }));
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
  return journal.slice(after);
}
async function newsSinceLastCall({ paths, journal }) {
  const { before } = await lastCall(paths.lastCall);
  return journal.slice(before);
}
async function lastCall(path) {
  try {
<<<<<<<< HEAD:dist/chunks/audit-status-942adc7b.cjs
    const { before, after } = JSON.parse(await (0, import_chunk_R5ZSPPUH.readTextIfAny)(path) ?? "{}");
========
    const { before, after } = JSON.parse(await (0, import_chunk_RN53RASZ.readTextIfAny)(path) ?? "{}");
>>>>>>>> h/s2:dist/chunks/audit-status-faf02609.cjs
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
