var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_OFUVUW6R = require("./chunk-OFUVUW6R.cjs");
var import_chunk_JC5XZKZN = require("./chunk-JC5XZKZN.cjs");
var import_chunk_VLRCEUQD = require("./chunk-VLRCEUQD.cjs");
var import_chunk_6PS6MRAE = require("./chunk-6PS6MRAE.cjs");
var import_chunk_AU4ZZBNW = require("./chunk-AU4ZZBNW.cjs");
var import_chunk_C7V4FOTU = require("./chunk-C7V4FOTU.cjs");
var import_chunk_OD5MBHGC = require("./chunk-OD5MBHGC.cjs");
var import_chunk_NFHYS2AH = require("./chunk-NFHYS2AH.cjs");
var import_chunk_U4FKE333 = require("./chunk-U4FKE333.cjs");
var import_chunk_XB4HO5XE = require("./chunk-XB4HO5XE.cjs");
var import_chunk_7EFEXRSC = require("./chunk-7EFEXRSC.cjs");
var import_chunk_PH7NNIX3 = require("./chunk-PH7NNIX3.cjs");
var import_chunk_V6KAZEFG = require("./chunk-V6KAZEFG.cjs");
var import_chunk_PB6DAZ2F = require("./chunk-PB6DAZ2F.cjs");
var import_chunk_NIMENYH7 = require("./chunk-NIMENYH7.cjs");
var import_chunk_BDRH2VHB = require("./chunk-BDRH2VHB.cjs");
var import_chunk_5IDYNDVR = require("./chunk-5IDYNDVR.cjs");
var import_chunk_6ZKABKRW = require("./chunk-6ZKABKRW.cjs");
var import_chunk_7R4OZ5NR = require("./chunk-7R4OZ5NR.cjs");
var import_chunk_HSMLU6WK = require("./chunk-HSMLU6WK.cjs");
var import_chunk_MYXZI2RE = require("./chunk-MYXZI2RE.cjs");
var import_chunk_T2YWPMGN = require("./chunk-T2YWPMGN.cjs");
var import_chunk_YM7SSJYY = require("./chunk-YM7SSJYY.cjs");
var import_chunk_QCV6QELS = require("./chunk-QCV6QELS.cjs");
var import_chunk_FA77MLIE = require("./chunk-FA77MLIE.cjs");
var import_chunk_CC3FTJ7K = require("./chunk-CC3FTJ7K.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_JMQKZG5L = require("./chunk-JMQKZG5L.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_U4FKE333.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_JMQKZG5L.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_XB4HO5XE.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_JMQKZG5L.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_OFUVUW6R.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_U4FKE333.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_U4FKE333.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_U4FKE333.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_U4FKE333.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_JMQKZG5L.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_U4FKE333.treeOf)(repository, head);
  const merged = await (0, import_chunk_OFUVUW6R.mergeTrees)(repository, {
    base: await (0, import_chunk_U4FKE333.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_U4FKE333.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_6ZKABKRW.printable).join(", ")}`;
    throw new import_chunk_JMQKZG5L.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_U4FKE333.inTheWay)(repository, ours, await (0, import_chunk_U4FKE333.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_6ZKABKRW.printable).join(", ")}`;
  throw new import_chunk_JMQKZG5L.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_T2YWPMGN.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeBranch(home, file.branch, mergeMessage(audit)) : void 0;
  if (!file.in_place) await (0, import_chunk_OFUVUW6R.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_XB4HO5XE.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_NIMENYH7.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_BDRH2VHB.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_7EFEXRSC.openAudit)(home, file.audit);
  await (0, import_chunk_OFUVUW6R.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_NIMENYH7.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_OD5MBHGC.roundFileName)(file, one.round));
    const text = await (0, import_chunk_CC3FTJ7K.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_QCV6QELS.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === file.started_at) continue;
    throw new import_chunk_JMQKZG5L.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
      hint: `have it written: correctless next ${file.audit}`
    });
  }
}
function mergeMessage({ file, state }) {
  const fixed = [...state.findings.values()].filter(({ status }) => status === "fixed").length;
  return `Merge ${file.branch}: ${counted(fixed, "finding")} fixed in ${counted(state.rounds.length, "round")}
`;
}
var counted = (n, what) => `${n} ${n === 1 ? what : `${what}s`}`;
function notOver({ file }) {
  return new import_chunk_JMQKZG5L.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_JMQKZG5L.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  const changed = await (0, import_chunk_C7V4FOTU.changesInOwnTree)(audit);
  await (0, import_chunk_BDRH2VHB.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_7EFEXRSC.openAudit)(home, file.audit);
  await (0, import_chunk_OFUVUW6R.writeArtifacts)(stopped);
  return stopped;
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_JMQKZG5L.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_BDRH2VHB.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_JMQKZG5L.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_OFUVUW6R.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_VLRCEUQD.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_JMQKZG5L.Failure("usage/missing-argument", "to stop an audit takes --reason", {
      hint: 'correctless audit stop AUDIT --reason "\u2026"'
    });
  }
  return answered(input, async (audit) => {
    await stopAudit(audit, reason);
    return `stopped; what was fixed stays on ${audit.file.branch}. To close it: correctless audit finish ${audit.file.audit}`;
  });
}
async function finishAction(input) {
  return answered(input, async (audit) => {
    const { state, file } = await finishAudit(audit, { merge: input.flag("merge") });
    const merged = state.finished?.merged ?? null;
    return merged === null ? `closed; the fixes are on ${file.branch}, which was not merged` : `closed; ${file.branch} is merged as ${merged}`;
  });
}
async function answered({ positionals, cwd }, answer) {
  const [action = "", name] = positionals;
  if (name === void 0) {
    throw new import_chunk_JMQKZG5L.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_MYXZI2RE.openRepository)(cwd);
  const { paths } = await (0, import_chunk_7EFEXRSC.openAudit)(home, name);
  return (0, import_chunk_OFUVUW6R.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_7EFEXRSC.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_JMQKZG5L.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_JMQKZG5L.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
