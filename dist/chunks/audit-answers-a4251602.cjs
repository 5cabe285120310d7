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
var from_chunk_1ec13587;
var from_chunk_2ad85994;
var from_chunk_2db13d4c;
var from_chunk_2f40d840;
var from_chunk_32545c75;
var from_chunk_550e88e1;
var from_chunk_5f2dd66a;
var from_chunk_84a2bfdc;
var from_chunk_903c4306;
var from_chunk_a1d294fc;
var from_chunk_a242ff38;
var from_chunk_a5ffa44d;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_chunk_f801c042;
var from_pre_9c4b6364;
var from_start_over_0358f26c;
var from_main;
parts["audit-answers-2SHUACD7"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_CDK272SN = (from_chunk_2db13d4c ??= require("./chunk-2db13d4c.cjs"))["chunk-CDK272SN"]();
var import_chunk_BIWCTRI7 = (from_chunk_550e88e1 ??= require("./chunk-550e88e1.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_GXEIV2S2 = (from_chunk_550e88e1 ??= require("./chunk-550e88e1.cjs"))["chunk-GXEIV2S2"]();
var import_chunk_7TOKKJEH = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-7TOKKJEH"]();
var import_chunk_5EZHZK5U = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-5EZHZK5U"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5f2dd66a ??= require("./chunk-5f2dd66a.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_WACIMWI2 = (from_chunk_1ec13587 ??= require("./chunk-1ec13587.cjs"))["chunk-WACIMWI2"]();
var import_chunk_DZBB6C3J = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-DZBB6C3J"]();
var import_chunk_6VZMFQF3 = (from_chunk_a242ff38 ??= require("./chunk-a242ff38.cjs"))["chunk-6VZMFQF3"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_TBVE6FJ6 = (from_chunk_a1d294fc ??= require("./chunk-a1d294fc.cjs"))["chunk-TBVE6FJ6"]();
var import_chunk_CJPODVJK = (from_chunk_32545c75 ??= require("./chunk-32545c75.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_Z2PJLHFV = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z2PJLHFV"]();
var import_chunk_RCJLRIUU = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RCJLRIUU"]();
var import_chunk_5OCUGNSR = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-5OCUGNSR"]();
var import_chunk_UHSTSU6V = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_Z73MT3GA = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-Z73MT3GA"]();
var import_chunk_OLOC3CPJ = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-XK645RH3"]();
var import_chunk_RT66S7I7 = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-RT66S7I7"]();
var import_chunk_TUUY7W4H = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-TUUY7W4H"]();
var import_chunk_C6BILJQ4 = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-C6BILJQ4"]();
var import_chunk_OTZ2RVYM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_a5ffa44d ??= require("./chunk-a5ffa44d.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_ERIXGJCM = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-ERIXGJCM"]();
var import_chunk_R5DXX5NI = (from_chunk_903c4306 ??= require("./chunk-903c4306.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_G66GKZFL = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-G66GKZFL"]();
var import_chunk_VRQRR3UN = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-VRQRR3UN"]();
var import_chunk_JD2IURDI = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-JD2IURDI"]();
var import_chunk_QZ4XFXGL = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_KECPUYLM = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-KECPUYLM"]();
var import_chunk_SMKJISEK = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_F5YQSIGY = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-F5YQSIGY"]();
var import_chunk_DUUH6XJL = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_ODZTU4X2 = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-ODZTU4X2"]();
var import_chunk_XQOCDP6C = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_C7BQ4IM2 = (from_chunk_2ad85994 ??= require("./chunk-2ad85994.cjs"))["chunk-C7BQ4IM2"]();
var import_chunk_MN3ZHWQA = (from_pre_9c4b6364 ??= require("./pre-9c4b6364.cjs"))["chunk-MN3ZHWQA"]();
var import_chunk_7R4OZ5NR = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GFW5ZPTE = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-GFW5ZPTE"]();
var import_chunk_WCK3D5U5 = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_HPPZBZDD = (from_chunk_2f40d840 ??= require("./chunk-2f40d840.cjs"))["chunk-HPPZBZDD"]();
var import_chunk_YKMPV6QP = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_f801c042 ??= require("./chunk-f801c042.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-TDLACVAW"]();
var import_chunk_MC767C2S = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_0358f26c ??= require("./start-over-0358f26c.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_84a2bfdc ??= require("./chunk-84a2bfdc.cjs"))["chunk-MZPW42QD"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_MC767C2S.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_Z5MRELTP.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_DGZOEXLR.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_Z5MRELTP.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_VRQRR3UN.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_MC767C2S.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_XXL34WTQ.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_XXL34WTQ.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_MC767C2S.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_Z5MRELTP.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_XXL34WTQ.treeOf)(repository, head);
  const merged = await (0, import_chunk_CDK272SN.mergeTrees)(repository, {
    base: await (0, import_chunk_XXL34WTQ.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_XXL34WTQ.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_Z5MRELTP.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_MC767C2S.inTheWay)(repository, ours, await (0, import_chunk_XXL34WTQ.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`;
  throw new import_chunk_Z5MRELTP.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_MZPW42QD.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeBranch(home, file.branch, mergeMessage(audit)) : void 0;
  if (!file.in_place) await (0, import_chunk_CDK272SN.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_DGZOEXLR.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_C7BQ4IM2.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_F5YQSIGY.openAudit)(home, file.audit);
  await (0, import_chunk_7TOKKJEH.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_YKMPV6QP.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_GFW5ZPTE.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === file.started_at) continue;
    throw new import_chunk_Z5MRELTP.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
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
  return new import_chunk_Z5MRELTP.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_Z5MRELTP.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await (0, import_chunk_GXEIV2S2.changesInOwnTree)(audit);
  await (0, import_chunk_C7BQ4IM2.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_F5YQSIGY.openAudit)(home, file.audit);
  await (0, import_chunk_7TOKKJEH.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_CDK272SN.stopBackground)(underTest.folder);
  await (0, import_chunk_CDK272SN.stopBackground)((0, import_chunk_CDK272SN.lintFolder)(underTest.folder));
  await (0, import_chunk_CDK272SN.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_5EZHZK5U.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_WACIMWI2.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_CDK272SN.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_Z5MRELTP.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_C7BQ4IM2.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_CDK272SN.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_5EZHZK5U.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", "to stop an audit takes --reason", {
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
    throw new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_QJEDPBQW.openRepository)(cwd);
  const { paths } = await (0, import_chunk_F5YQSIGY.openAudit)(home, name);
  return (0, import_chunk_JD2IURDI.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_F5YQSIGY.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_Z5MRELTP.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_Z5MRELTP.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
});
