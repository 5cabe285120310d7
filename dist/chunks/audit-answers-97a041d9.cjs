var { __load, __part } = require("../main.cjs").shared;
exports["audit-answers"] = __part((exports) => {
var { decideFindings, finishAudit, lintFolder, returnToHead, stopBackground, takeHunt } = __load("take-out-lines-4b144c18/take-out-lines"), { changesInOwnTree } = __load("hunt-slots-d7d8f12e/own-tree"), { endReservations } = __load("summary-text-2-405a3156/end-reservations"), { writeArtifacts } = __load("take-out-lines-4b144c18/history-section"), { decideMove } = __load("take-out-lines-4b144c18/decide-move"), { openRun } = __load("main-a6f1b15e/open-run"), { withAuditLock } = __load("snapshot-94776c05/audit-lock"), { openRepository } = __load("git-3998040f/repository-2"), { openAudit } = __load("fold-fixing-63267d85/fold-fixing"), { note } = __load("fold-fixing-63267d85/journal"), { currentRound } = __load("fold-fixing-63267d85/audit-state"), { Failure } = __load("main/failure");
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await changesInOwnTree(audit);
  await note(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await openAudit(home, file.audit);
  await writeArtifacts(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await stopBackground(underTest.folder);
  await stopBackground(lintFolder(underTest.folder));
  await returnToHead(audit);
}
async function takeWhatCame(audit) {
  const move = decideMove(audit.file, audit.state);
  const round = currentRound(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await openRun(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await takeHunt(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await note(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new Failure("usage/missing-argument", `${decision} which findings?`, { hint: "name their ids, or all" });
  }
  return answered(input, async (audit) => {
    const decided = await decideFindings(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = decideMove(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new Failure("usage/missing-argument", "to stop an audit takes --reason", {
      hint: 'correctless audit stop AUDIT --reason "\u2026"'
    });
  }
  return answered(input, async (audit) => {
    await stopAudit(audit, reason);
    return `stopped; what was fixed stays on ${audit.file.branch}.`;
  });
}
async function finishAction(input) {
  return answered(input, async (audit) => {
    const finished = await finishAudit(audit, { merge: input.flag("merge"), unreviewed: input.flag("unreviewed") });
    const { state, file } = finished;
    const merged = state.finished?.merged ?? null;
    const { ended, unseen } = await endReservations(finished);
    return [
      merged === null ? `closed; the fixes are on ${file.branch}, which was not merged` : `closed; ${file.branch} is merged as ${merged}`,
      ...[ended ?? [], unseen].flat()
    ].join("\n");
  });
}
async function answered({ positionals, cwd }, answer) {
  const [action = "", name] = positionals;
  if (name === void 0) {
    throw new Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await openRepository(cwd);
  const { paths } = await openAudit(home, name);
  return withAuditLock(paths, async () => {
    const line = await answer(await openAudit(home, name));
    const next = action === "finish" ? "" : `Then run: correctless next ${name}\n`;
    return { status: 0, stdout: `${line}
${next}` };
  });
}
function oneOf(action, word, allowed) {
  const found = allowed.find((one) => one === word);
  if (found !== void 0) return found;
  const hint = `one of: ${allowed.join(", ")}`;
  throw word === void 0 ? new Failure("usage/missing-argument", `${action} how?`, { hint }) : new Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
Object.assign(exports, { answerAction, finishAction, stopAction, triageAction });
});
