var { __load, __part } = require("../main.cjs").shared;
exports["status"] = __part((exports) => {
var { listRuns } = __load("list-runs-8055fa71/list-runs"), { progressOf } = __load("injection-patterns-1c8972ad/progress"), { decideNext } = __load("injection-patterns-1c8972ad/decide-next"), { progressLine } = __load("injection-patterns-1c8972ad/progress-line"), { phasesOf } = __load("main-0f98ea10/phases-of"), { openRun } = __load("main-0f98ea10/open-run"), { auditVerdict } = __load("summary-text-2-86151a74/audit-verdict"), { openRepository } = __load("git-685f2d30/repository"), { openReason } = __load("matches-schema-4b8261ce/slot-state"), { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { foreignAudits, isAudit, listAudits, openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { auditOfTree, auditTreeNotice } = __load("git-685f2d30/audit-tree"), { PURPOSE_NOUNS } = __load("main/vocabulary"), { inertJson, inertLine } = __load("main/inert-2");
var statusCommand = {
  name: "status",
  summary: "Shows the state of a run, or lists all runs",
  usage: "[RUN|AUDIT] [--json]",
  flags: { json: "the answer as JSON on stdout" },
  takes: { least: 0, most: 1, paths: false },
  details: `Changes nothing. The status of a run is open, complete, incomplete, failed, unplanned (its plan was interrupted), corrupt, or foreign
(you did not write it on this machine, so nothing else about it is shown).
JSON of a run: {run, state, phases[{phase, line}], slots[{slot, agent, status, why}]}
JSON of an audit: {audit, preset, branch, round, next, findings[], slots[{slot, agent, why}], news[], verdict, finished}
  slots are those that wait for a reply
  news is what was committed, tested, taken back or set aside since the last \`next\`
JSON without RUN: {runs[{run, title, planned_at, status}], audits[{audit, title, started_at, status}]}`,
  run: async ({ positionals, flag, cwd }) => {
    const repository = await openRepository(cwd);
    const [name] = positionals;
    if (name === void 0) return listing(repository, flag("json"));
    if (await isAudit(repository, name)) {
      const { statusOfAudit } = await Promise.resolve().then(() => __load("audit-status-b4b6bacc/audit-status"));
      return { status: 0, stdout: await statusOfAudit(await openAudit(repository, name), flag("json")) };
    }
    const run = await openRun(repository, name);
    return { status: 0, stdout: flag("json") ? inertJson(jsonOf(run)) : textOf(run) };
  }
};
async function listing(repository, asJson) {
  const runs = (await listRuns(repository)).filter(({ audit }) => audit === void 0);
  const audits = (await listAudits(repository)).map(({ file, state }) => ({
    audit: file.audit,
    title: titleOf(file),
    started_at: file.started_at,
    status: state.ended === void 0 ? "open" : auditVerdict(state, file.preset).status
  }));
  for (const audit of await foreignAudits(repository))
    audits.push({ audit, title: "", started_at: "", status: "foreign" });
  if (asJson) return { status: 0, stdout: inertJson({ runs, audits }) };
  const lines = [
    ...runs.map(
      ({ run, planned_at, status, title }) => `${run}  ${planned_at}  ${status}  ${inertLine(title)}`
    ),
    ...audits.map(
      ({ audit, started_at, status, title }) => `${audit}  ${started_at}  ${status}  ${inertLine(title)}`
    )
  ];
  const tree = await auditOfTree(repository.top);
  const none = tree === void 0 ? "No runs yet: correctless plan" : auditTreeNotice(tree);
  return { status: 0, stdout: `${lines.length === 0 ? none : lines.join("\n")}
` };
}
function titleOf({ preset, scope, of }) {
  return of === void 0 ? `audit ${preset} ${scope}` : `${PURPOSE_NOUNS[preset]} of review ${of.run}`;
}
function fromShell({ kind, captured, run }) {
  return kind === "review" && captured === "hooks" ? `; from a shell: correctless review --resume ${run}` : "";
}
function jsonOf(run) {
  const { file, states, ledger } = run;
  return {
    run: file.run,
    state: decideNext(phasesOf(file), states, ledger).kind,
    phases: phasesOf(file).map((phase) => ({ phase, line: progressLine(progressOf(run, phase)) })),
    slots: states.map((state) => ({
      slot: state.slot.slot,
      agent: state.slot.agent,
      status: state.status,
      why: openReason(state)
    }))
  };
}
function textOf(run) {
  const { file, states, ledger } = run;
  const open = states.filter(({ status }) => status !== "stored");
  const prepared = phasesOf(file).filter((phase) => states.some(({ slot }) => slot.phase === phase));
  const lines = [
    `run ${file.run}: ${inertLine(file.scope_note)}`,
    ...prepared.map((phase) => progressLine(progressOf(run, phase))),
    ...open.map(
      (state) => `slot ${state.slot.slot} (${state.slot.agent}) ${state.status}: ${inertLine(openReason(state))}`
    ),
    ...states.some(({ status }) => status === "failed") ? [`to try again what failed: ${nextCommand(file)} --retry`] : [],
    decideNext(phasesOf(file), states, ledger).kind === "report" ? `done: ${file.kind === "review" ? `correctless report ${file.run}` : nextCommand(file)}` : `go on: ${nextCommand(file)}${fromShell(file)}`
  ];
  return `${lines.join("\n")}
`;
}
Object.assign(exports, { statusCommand });
});
