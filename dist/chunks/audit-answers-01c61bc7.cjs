var { __load, __part } = require("../main.cjs").shared;
exports["audit-answers"] = __part((exports) => {
var { decideFindings, finishAudit, lintFolder, returnToHead, stopBackground, takeHunt } = __load("take-out-lines-26e17b39/take-out-lines"), { changesInOwnTree } = __load("check-hunt-ac7ce73c/own-tree"), { endReservations } = __load("summary-text-2-86151a74/end-reservations"), { writeArtifacts } = __load("decide-move-5d4285a9/history-section"), { decideMove } = __load("decide-move-5d4285a9/decide-move"), { openRun } = __load("main-0f98ea10/open-run"), { withAuditLock } = __load("fold-fixing-5ea01992/audit-lock"), { openRepository } = __load("git-685f2d30/repository"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { note } = __load("fold-fixing-5ea01992/journal"), { Failure } = __load("main/failure");
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
  if (move.kind !== "run" || move.stage !== "hunt") return;
  const run = await openRun(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await takeHunt(audit, run);
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
    throw new Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
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
    const finished = await finishAudit(audit, {
      merge: input.flag("merge"),
      unreviewed: input.flag("unreviewed")
    });
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
    const next = action === "finish" ? "" : `Then run: correctless next ${name}
`;
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
