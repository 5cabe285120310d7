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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_7999aae0;
var from_chunk_80106138;
var from_chunk_b330e460;
var from_chunk_e0e3b72b;
var from_main;
parts["audit-status-ZCJEVN4J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  statusAction: () => statusAction,
  statusOfAudit: () => statusOfAudit
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_3LXWG6DU = parts["chunk-3LXWG6DU"]();
var import_chunk_YOC4CJFP = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-YOC4CJFP"]();
var import_chunk_2EW7LS6Z = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-2EW7LS6Z"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function statusAction({ positionals, flag, cwd }) {
  const home = await (0, import_chunk_SD67457G.openRepository)(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await (0, import_chunk_HROTSNKK.listAudits)(home) : [await (0, import_chunk_HROTSNKK.openAudit)(home, name)];
  if (flag("json")) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === void 0 ? { audits: each } : each[0];
    return { status: 0, stdout: (0, import_chunk_WDRVM6EA.inertJson)(json) };
  }
  const tree = await (0, import_chunk_NCD3VK3K.auditOfTree)(home.top);
  const text = audits.length === 0 ? tree === void 0 ? "No audits yet: correctless audit start" : (0, import_chunk_NCD3VK3K.standElsewhere)(tree) : (await Promise.all(audits.map(linesOf))).join("\n");
  return { status: 0, stdout: `${text}
` };
}
async function statusOfAudit(audit, json) {
  return json ? (0, import_chunk_WDRVM6EA.inertJson)(await jsonOf(audit)) : `${await linesOf(audit)}
`;
}
async function jsonOf(audit) {
  const { file, state } = audit;
  const { status, exit, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: (0, import_chunk_YOC4CJFP.decideMove)(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title,
      ...s === "fixed" ? (0, import_chunk_7U3TJC2I.fixStanding)(state, id) : {}
    })),
    slots: (await openSlots(audit)).map((state2) => ({
      slot: state2.slot.slot,
      agent: state2.slot.agent,
      why: (0, import_chunk_PAWDXQ65.whyOpen)(state2)
    })),
    news: (0, import_chunk_3LXWG6DU.newsOf)(audit.journal, await (0, import_chunk_3LXWG6DU.newsSinceLastCall)(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = (0, import_chunk_AKL5NPPB.auditVerdict)(state);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}${s === "fixed" ? standingText((0, import_chunk_7U3TJC2I.fixStanding)(state, id)) : ""}: ${(0, import_chunk_WDRVM6EA.inertLine)(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : (0, import_chunk_YOC4CJFP.abortFailure)(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${(0, import_chunk_WDRVM6EA.inertLine)(file.scope_note)}, round ${state.rounds.length}, ${status}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      (state2) => `  open: slot ${state2.slot.slot} (${state2.slot.agent}), ${(0, import_chunk_WDRVM6EA.inertLine)((0, import_chunk_PAWDXQ65.whyOpen)(state2))}`
    ),
    ...newsLines((0, import_chunk_3LXWG6DU.newsOf)(audit.journal, await (0, import_chunk_3LXWG6DU.newsSinceLastCall)(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function standingText({ tests, review }) {
  return tests === void 0 || review === void 0 ? "" : ` (tests: ${(0, import_chunk_WDRVM6EA.inertLine)(tests)}; review: ${(0, import_chunk_WDRVM6EA.inertLine)(review)})`;
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = (0, import_chunk_YOC4CJFP.decideMove)(file, state);
  if (move.kind !== "run") return [];
  const { states } = await (0, import_chunk_SKHYTMM2.openRun)(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  statusAction,
  statusOfAudit
});
});
parts["chunk-3LXWG6DU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  newsOf: () => newsOf,
  newsSinceLastCall: () => newsSinceLastCall,
  tellNews: () => tellNews
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_2EW7LS6Z = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-2EW7LS6Z"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var short = (sha) => sha.slice(0, 12);
var few = (names) => `${names.slice(0, 3).map(import_chunk_WDRVM6EA.inertLine).join(", ")}${names.length > 3 ? ` and ${names.length - 3} more` : ""}`;
var placeOf = ({ head, without = [] }) => [short(head), ...without.map((sha) => `without ${short(sha)}`)].join(" ");
var TELLERS = {
  triaged: ({ decisions }) => triagedLine(decisions),
  // What is fixed is seen when it is committed.
  decided: ({ ids, decision, by, reason }) => decision === "fix" ? [] : `${decision === "defer" ? "deferred" : "disputed"}${by === "auto" ? " without asking" : ""}: ${ids.map(import_chunk_WDRVM6EA.inertLine).join(", ")} (${(0, import_chunk_WDRVM6EA.inertLine)(reason)})`,
  committed: ({ subject, sha, files }) => `committed: ${subject} as ${short(sha)} (${few(files)})`,
  tested: ({ failures, unusable, ...point }, { failures: { fresh, old, isStart } }) => {
    const at = placeOf(point);
    if (unusable !== null) return `tested: nothing is known of ${at}, ${(0, import_chunk_WDRVM6EA.inertLine)(unusable)}`;
    if (failures.length === 0) return `tested: all pass at ${at}`;
    if (isStart) return `tested: ${failures.length} fail before the fixes, at ${at}: ${few(failures)}`;
    if (fresh.length === 0)
      return `tested: no new failure at ${at}; ${old.length} failed before the fixes too`;
    const known = old.length === 0 ? "" : `; ${old.length} more failed before the fixes too`;
    return `tested: ${fresh.length} fail at ${at}: ${few(fresh)}${known}`;
  },
  reverted: ({ subject, sha, by, why }) => `taken back: ${subject} (${short(sha)}) by ${short(by)}: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}`,
  discarded: ({ ref, why }, { workTree }) => [
    `set aside: ${(0, import_chunk_WDRVM6EA.inertLine)(why)}; kept in ${ref}, to bring it back:`,
    `  ${bringBack(ref, workTree)}`
  ],
  gone: ({ subject, by, sha }) => `gone: ${subject}, with the fix of ${by} (${short(sha)})`,
  "given-up": ({ subject }) => `given up: ${subject}`,
  attempted: ({ subject, accepted, rule }) => accepted ? [] : rule === null ? `not done: ${subject}, by its executor` : `rejected: an attempt at ${subject} (${rule})`,
  judged: ({ subject, valid }) => valid ? [] : `not accepted by the validator: an attempt at ${subject}`,
  reviewed: ({ head, findings }) => `reviewed: the fixes up to ${short(head)}, ${findings.length === 0 ? "without a finding" : few(findings.map(({ id }) => id))}`,
  aborted: ({ round, code }) => `aborted: round ${round}, ${code}`,
  closed: ({ round, kept, fixed }) => `closed: round ${round}, ${kept} kept, ${fixed} fixed`
};
function newsOf(journal, from, workTree) {
  const failures = (0, import_chunk_2EW7LS6Z.failuresByRun)(journal);
  return journal.slice(from).filter(isNews).flatMap((event) => tell(event, { workTree, failures: failures.get(event) ?? import_chunk_2EW7LS6Z.NO_FAILURES }));
}
function tell(event, known) {
  const teller = TELLERS[event.kind];
  return teller(event, known);
}
function triagedLine(decisions) {
  const of = (wanted) => decisions.filter(({ decision }) => decision === wanted);
  const same = of("duplicate").map(({ id, of: kept = "" }) => `${(0, import_chunk_WDRVM6EA.inertLine)(id)} is ${(0, import_chunk_WDRVM6EA.inertLine)(kept)}`);
  const names = same.length === 0 ? "" : ` (${same.join(", ")})`;
  return `triaged: ${of("keep").length} kept, ${of("reject").length} rejected, ${(0, import_chunk_CKMVB2RJ.counted)(same.length, "duplicate")}${names}`;
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
  await (0, import_chunk_WRWMQTCS.writeFileAtomically)(paths.lastCall, (0, import_chunk_Y4VNX2VG.jsonText)({ before: after, after: journal.length }));
  return after;
}
async function newsSinceLastCall({ paths }) {
  return (await lastCall(paths.lastCall)).before;
}
async function lastCall(path) {
  try {
    const { before, after } = JSON.parse(await (0, import_chunk_WRWMQTCS.readTextIfAny)(path) ?? "{}");
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
