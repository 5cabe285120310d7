var { __load, __part } = require("../main.cjs").shared;
exports["give-up"] = __part((exports) => {
var { closedSlotFailure } = __load("store-by-hand-2ab8c547/store-by-hand"), { openSlot } = __load("store-by-hand-2ab8c547/open-slot"), { positional } = __load("main-0f98ea10/positional"), { openRepository } = __load("git-685f2d30/repository"), { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { record } = __load("matches-schema-4b8261ce/ledger"), { Failure } = __load("main/failure");
async function giveUpSlot(run, slot) {
  if (run.file.captured !== "manual") {
    throw new Failure(
      "run/captured-by-hooks",
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: `what its agents do not answer is given up by itself: ${nextCommand(run.file)}`
      }
    );
  }
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  if (!isOpen) throw closedSlotFailure(run, slot);
  await record(run.paths, { kind: "given-up", slots: [slot.slot], why: "it was given up on purpose" });
}
var giveUpCommand = {
  name: "give-up",
  summary: "Gives up a slot of a run planned with --capture manual, without a reply",
  usage: "RUN/N",
  flags: {},
  takes: { least: 1, most: 1, paths: false },
  details: `What the slot would have reviewed counts as not reviewed, so the run ends as incomplete, with status 3. Nothing is lost:
\`correctless next RUN --retry\` offers the slot again.`,
  run: async ({ positionals, cwd }) => {
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, "RUN/N"));
    await giveUpSlot(run, slot);
    const next = nextCommand(run.file);
    const stdout = `slot ${slot.slot}: given up, not reviewed; continue with: ${next}, or open it again: ${next} --retry
`;
    return { status: 0, stdout };
  }
};
Object.assign(exports, { giveUpCommand });
});
exports["open-slot"] = __part((exports) => {
var { openRun } = __load("main-0f98ea10/open-run"), { slotParts } = __load("matches-schema-4b8261ce/layout"), { Failure } = __load("main/failure");
async function openSlot(repository, name) {
  const parts = slotParts(name);
  if (parts === void 0) {
    throw new Failure("usage/bad-value", `"${name}" is not the name of a slot`, {
      hint: `a slot is RUN/N, such as ${/^[a-z0-9]{4,16}$/.test(name) ? name : "r7k2ab"}/1`
    });
  }
  const run = await openRun(repository, parts.run);
  const slot = run.slots.find((s) => s.slot === name);
  if (slot !== void 0) return { run, slot };
  throw new Failure("run/unknown-slot", `run ${parts.run} has no slot ${parts.number}`, {
    hint: run.slots.length === 0 ? `none has been offered yet: correctless next ${parts.run}` : `see its slots: correctless status ${parts.run}`
  });
}
Object.assign(exports, { openSlot });
});
exports["packet"] = __part((exports) => {
var { openSlot } = __load("store-by-hand-2ab8c547/open-slot"), { positional } = __load("main-0f98ea10/positional"), { readInstallation } = __load("main-0f98ea10/installation"), { openRepository } = __load("git-685f2d30/repository"), { slotParts } = __load("matches-schema-4b8261ce/layout"), { readBytes } = __load("matches-schema-4b8261ce/files"), { inertBlock } = __load("main/inert-2"), { join } = require("node:path");
var packetCommand = {
  name: "packet",
  summary: "Prints the whole prompt of the agent of a slot",
  usage: "RUN/N [--with-instructions]",
  flags: { "with-instructions": "print the agent\u2019s system prompt first" },
  takes: { least: 1, most: 1, paths: false },
  details: `Prints the packet byte for byte and nothing else. On a terminal, characters that would control it are made visible.
--with-instructions prints the agent's instructions and a line of dashes first.`,
  run: async ({ positionals, flag, cwd, style }) => {
    const { run, slot } = await openSlot(await openRepository(cwd), positional(positionals, "RUN/N"));
    const packet = await readBytes(run.paths.packet(slotParts(slot.slot)?.number ?? 0));
    const instructions = flag("with-instructions") ? `${await instructionsOf(slot.agent)}

${"-".repeat(72)}

` : "";
    const whole = Buffer.concat([Buffer.from(instructions), packet]);
    return {
      status: 0,
      stdout: style.columns === null && !style.color ? whole : inertBlock(whole.toString("utf8"))
    };
  }
};
async function instructionsOf(agent) {
  const { top } = await readInstallation([]);
  return withoutFrontmatter((await readBytes(join(top, "agents", `${agent}.md`))).toString("utf8"));
}
function withoutFrontmatter(text) {
  return text.replace(/^---\r?\n[\s\S]*?\n---\r?\n/, "").trim();
}
Object.assign(exports, { packetCommand });
});
exports["refused-review"] = __part((exports) => {
var { takeVerify } = __load("rules-2-da93ab54/take-verify"), { writeArtifacts } = __load("decide-move-5d4285a9/history-section"), { abortFailure, decideMove } = __load("decide-move-5d4285a9/decide-move"), { openRun } = __load("main-0f98ea10/open-run"), { withAuditLock } = __load("fold-fixing-5ea01992/audit-lock"), { openAudit } = __load("fold-fixing-5ea01992/fold-fixing"), { auditPaths } = __load("git-685f2d30/audit-paths");
async function abortIfRefused(home, run) {
  const { file, states } = await openRun(home, run);
  const name = file.audit?.audit;
  if (name === void 0 || file.kind !== "verify" || states.every(({ status }) => status !== "failed"))
    return void 0;
  return withAuditLock(auditPaths(home.top, name), async () => {
    const audit = await openAudit(home, name);
    const move = decideMove(audit.file, audit.state);
    if (move.kind === "run" && move.run === run) {
      await takeVerify(audit, await openRun(home, run));
      await writeArtifacts(await openAudit(home, name));
    }
    return abortFailure(await openAudit(home, name));
  });
}
Object.assign(exports, { abortIfRefused });
});
exports["reply"] = __part((exports) => {
var { readInput } = __load("index-936eb180/bounded-input"), { storeByHand } = __load("store-by-hand-2ab8c547/store-by-hand"), { openSlot } = __load("store-by-hand-2ab8c547/open-slot"), { positional } = __load("main-0f98ea10/positional"), { openRepository } = __load("git-685f2d30/repository"), { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { inertLine } = __load("main/inert-2");
var replyCommand = {
  name: "reply",
  summary: "Stores a reply that you bring to a slot of a run planned with --capture manual",
  usage: "RUN/N FILE|- [--keep]",
  flags: {
    keep: "store it even if claims in it do not hold or it leaves out files; those claims will be dropped, and those files are not reviewed"
  },
  takes: { least: 2, most: 2, paths: false },
  details: `The checks are the same as those of the client's hooks: one strict JSON value in the agent's contract, with the slot's name. If a claim
does not hold, the reply is refused with the reason, as an agent's reply would be. With --keep it is stored anyway, and the claim is
dropped later. A stored reply cannot be replaced. The second refused review of an audit's fixes aborts the round: status 3, FAIL-CLOSED.`,
  run: async ({ positionals, flag, cwd, stdin }) => {
    const [, file = "-"] = positionals;
    const repository = await openRepository(cwd);
    const { run, slot } = await openSlot(repository, positional(positionals, "RUN/N"));
    const bytes = await readInput("reply", { file, cwd, stdin });
    const kept = await storeByHand(run, slot, bytes, flag("keep")).catch(async (error) => {
      if (run.file.kind !== "verify") throw error;
      const { abortIfRefused } = await Promise.resolve().then(() => __load("store-by-hand-2ab8c547/refused-review"));
      throw await abortIfRefused(repository, run.file.run) ?? error;
    });
    const stderr = [
      ...kept.dropped.map((remark) => `will be dropped: ${inertLine(remark)}
`),
      ...kept.gaps.map((remark) => `not reviewed: ${inertLine(remark)}
`)
    ].join("");
    const stdout = `slot ${slot.slot}: stored, ${bytes.length} bytes; continue with: ${nextCommand(run.file)}
`;
    return { status: 0, stdout, stderr };
  }
};
Object.assign(exports, { replyCommand });
});
exports["store-by-hand"] = __part((exports) => {
var { BY_HAND } = __load("main-0f98ea10/by-hand"), { cleanFallen, cleanReply, cleanWords, judgeReply } = __load("stop-f7e32896/judge-reply"), { requireSlot } = __load("index-936eb180/split-sources"), { nextCommand } = __load("matches-schema-4b8261ce/next-command"), { slotParts } = __load("matches-schema-4b8261ce/layout"), { eventsOf, record } = __load("matches-schema-4b8261ce/ledger"), { createFileOnce, readBytes } = __load("matches-schema-4b8261ce/files"), { Failure } = __load("main/failure"), { createHash } = require("node:crypto");
async function storeByHand(run, slot, bytes, keep) {
  if (run.file.captured !== "manual") {
    throw new Failure(
      "run/captured-by-hooks",
      `run ${run.file.run} gets its replies from the client's hooks`,
      {
        hint: "plan a run for replies by hand: correctless plan --capture manual"
      }
    );
  }
  const judged = await judgeByHand(run, slot, bytes.toString("utf8"));
  const problems = judged.kind === "refused" ? [judged.why] : [...judged.remarks, ...judged.once ?? []];
  if (problems.length > 0 && (judged.kind === "refused" || !keep)) {
    if (judged.kind === "refused" || slot.agent !== "fix-diff-reviewer")
      await recordRefusal(run, slot, `refused/claims: ${problems.join("; ")}`, judged);
    throw new Failure("refused/claims", problems.join("\n"), {
      hint: "mend the reply; claims that do not hold may also be stored with --keep, and are then dropped"
    });
  }
  await storeOnce(run, slot, await cleanReply(run, slot.agent, bytes.toString("utf8")));
  if (judged.kind === "refused") return { dropped: [], gaps: [] };
  return { dropped: judged.remarks, gaps: judged.once ?? [] };
}
async function judgeByHand(run, slot, reply) {
  try {
    return await judgeReply({
      run,
      agent: slot.agent,
      reply,
      slotNamed: (name) => {
        requireSlot({ slot: name }, slot.slot);
        return Promise.resolve(slot);
      },
      slotAwaited: () => Promise.resolve(),
      looks: void 0
    });
  } catch (error) {
    if (error instanceof Failure && error.code.startsWith("refused/"))
      await recordRefusal(run, slot, `${error.code}: ${error.message}`);
    throw error;
  }
}
async function recordRefusal(run, { slot, agent }, said, judged) {
  const claims = judged?.kind === "acceptable" ? judged.fallen ?? [] : [];
  const fallen = claims.length === 0 ? {} : { fallen: await cleanFallen(run, claims) };
  const state = run.states.find((one) => one.slot.slot === slot);
  if (state?.status !== "pending") return;
  const why = `a reply was refused: ${await cleanWords(run, said)}`;
  await record(
    run.paths,
    agent === "fix-diff-reviewer" ? { kind: "lost", slot, why } : { kind: "refused", slot, agent, why, ...fallen }
  );
}
function nameByHand({ ledger }, { slot }) {
  const earlier = eventsOf(ledger, "stored").filter((event) => event.slot === slot).length;
  return `${BY_HAND}${slotParts(slot)?.number ?? 0}${earlier === 0 ? "" : `-${earlier + 1}`}`;
}
async function storeOnce(run, slot, bytes) {
  const agentId = nameByHand(run, slot);
  const path = run.paths.reply(agentId);
  const isOpen = run.states.some((state) => state.slot.slot === slot.slot && state.status === "pending");
  const isOurs = isOpen && (await createFileOnce(path, bytes) || bytes.equals(await readBytes(path)));
  if (!isOurs) throw closedSlotFailure(run, slot);
  await record(run.paths, {
    kind: "stored",
    slot: slot.slot,
    agentId,
    sha256: createHash("sha256").update(bytes).digest("hex"),
    bytes: bytes.length,
    tokens: null,
    milliseconds: null
  });
}
function closedSlotFailure({ file, states }, { slot }) {
  const isFailed = states.some((state) => state.slot.slot === slot && state.status === "failed");
  const next = nextCommand(file);
  return isFailed ? new Failure("run/slot-stored", `slot ${slot} takes no reply: it was given up`, {
    hint: `open it again: ${next} --retry`
  }) : new Failure("run/slot-stored", `slot ${slot} takes no reply: it has one`, {
    hint: `continue with: ${next}`
  });
}
Object.assign(exports, { storeByHand, closedSlotFailure });
});
