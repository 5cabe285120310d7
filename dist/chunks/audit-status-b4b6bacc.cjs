var { __load, __part } = require("../main.cjs").shared;
exports["audit-status"] = __part((exports) => {
var { newsOf, newsSinceLastCall } = __load("decide-move-5d4285a9/news"), { abortFailure, decideMove } = __load("decide-move-5d4285a9/decide-move"), { openRun } = __load("main-0f98ea10/open-run"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { fixStanding } = __load("summary-text-2-86151a74/fix-accounts-2"), { openRepository } = __load("git-685f2d30/repository"), { openReason } = __load("matches-schema-4b8261ce/slot-state"), { listAudits, openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { auditOfTree, auditTreeNotice } = __load("git-685f2d30/audit-tree"), { inertJson, inertLine } = __load("main/inert-2");
async function statusAction({ positionals, flag, cwd }) {
  const home = await openRepository(cwd);
  const [, name] = positionals;
  const audits = name === void 0 ? await listAudits(home) : [await openAudit(home, name)];
  if (flag("json")) {
    const each = await Promise.all(audits.map(jsonOf));
    const json = name === void 0 ? { audits: each } : each[0];
    return { status: 0, stdout: inertJson(json) };
  }
  const tree = await auditOfTree(home.top);
  const text = audits.length === 0 ? tree === void 0 ? "No audits yet: correctless audit start" : auditTreeNotice(tree) : (await Promise.all(audits.map(linesOf))).join("\n");
  return { status: 0, stdout: `${text}
` };
}
async function statusOfAudit(audit, json) {
  return json ? inertJson(await jsonOf(audit)) : `${await linesOf(audit)}
`;
}
async function jsonOf(audit) {
  const { file, state } = audit;
  const { status, exit, why } = auditVerdict(state, file.preset);
  return {
    audit: file.audit,
    preset: file.preset,
    branch: file.branch,
    round: state.rounds.length,
    next: decideMove(file, state).kind,
    findings: [...state.findings.values()].map(({ id, severity, status: s, title }) => ({
      id,
      severity,
      status: s,
      title,
      ...s === "fixed" ? fixStanding(state, id) : {}
    })),
    slots: (await openSlots(audit)).map((state2) => ({
      slot: state2.slot.slot,
      agent: state2.slot.agent,
      why: openReason(state2)
    })),
    news: newsOf(audit.journal, await newsSinceLastCall(audit), file.work_tree),
    verdict: { status, exit, why },
    finished: state.finished !== void 0
  };
}
async function linesOf(audit) {
  const { file, state } = audit;
  const { status, why } = auditVerdict(state, file.preset);
  const findings = [...state.findings.values()].map(
    ({ id, severity, status: s, title }) => `  ${id} ${severity} ${s}${s === "fixed" ? standingText(fixStanding(state, id)) : ""}: ${inertLine(title)}`
  );
  const next = state.finished !== void 0 ? "closed" : state.ended !== void 0 ? `to close it: correctless audit finish ${file.audit}` : abortFailure(audit)?.hint ?? `go on: correctless next ${file.audit}`;
  return [
    `audit ${file.audit}: ${file.preset}, ${inertLine(file.scope_note)}, round ${state.rounds.length}, ${status}: ${inertLine(why)}`,
    ...findings,
    ...(await openSlots(audit)).map(
      (state2) => `  open: slot ${state2.slot.slot} (${state2.slot.agent}), ${inertLine(openReason(state2))}`
    ),
    ...newsLines(newsOf(audit.journal, await newsSinceLastCall(audit), file.work_tree)),
    `  ${next}`
  ].join("\n");
}
function standingText({ tests, review }) {
  return tests === void 0 || review === void 0 ? "" : ` (tests: ${inertLine(tests)}; review: ${inertLine(review)})`;
}
function newsLines(news) {
  return news.length === 0 ? [] : ["  since the last call:", ...news.map((line) => `    ${line}`)];
}
async function openSlots({ home, file, state }) {
  const move = decideMove(file, state);
  if (move.kind !== "run") return [];
  const { states } = await openRun(home, move.run);
  return states.filter(({ status }) => status === "pending");
}
Object.assign(exports, { statusAction, statusOfAudit });
});
