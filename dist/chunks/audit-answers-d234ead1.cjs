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
var from_chunk_1515df2b;
var from_chunk_254dd86b;
var from_chunk_5545257f;
var from_chunk_5d38c3d2;
var from_chunk_6366766c;
var from_chunk_63ac0890;
var from_chunk_8800c650;
var from_chunk_8f0c5ae8;
var from_chunk_a6ed772f;
var from_chunk_abb4784f;
var from_chunk_b911d581;
var from_chunk_c8595abe;
var from_chunk_dd85c4a4;
var from_chunk_e56261d7;
var from_chunk_ed8f7d80;
var from_pre_a111d074;
var from_start_over_996ab5bc;
var from_main;
parts["audit-answers-ASR6HDT2"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_PPDDJLFH = (from_chunk_8800c650 ??= require("./chunk-8800c650.cjs"))["chunk-PPDDJLFH"]();
var import_chunk_BIWCTRI7 = (from_chunk_5545257f ??= require("./chunk-5545257f.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_YRPHIAIA = (from_chunk_5545257f ??= require("./chunk-5545257f.cjs"))["chunk-YRPHIAIA"]();
var import_chunk_OZPVBLNF = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-OZPVBLNF"]();
var import_chunk_BAOJX4R7 = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-BAOJX4R7"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_5d38c3d2 ??= require("./chunk-5d38c3d2.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_L2R27OF5 = (from_chunk_abb4784f ??= require("./chunk-abb4784f.cjs"))["chunk-L2R27OF5"]();
var import_chunk_ZV6PCVJO = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-ZV6PCVJO"]();
var import_chunk_E6MTW7BY = (from_chunk_1515df2b ??= require("./chunk-1515df2b.cjs"))["chunk-E6MTW7BY"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_RG4IOFNY = (from_chunk_b911d581 ??= require("./chunk-b911d581.cjs"))["chunk-RG4IOFNY"]();
var import_chunk_CJPODVJK = (from_chunk_dd85c4a4 ??= require("./chunk-dd85c4a4.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_AZVLSPOT = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-AZVLSPOT"]();
var import_chunk_JE72X3PH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-JE72X3PH"]();
var import_chunk_M4KWTVPR = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-M4KWTVPR"]();
var import_chunk_UHSTSU6V = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-BLJONZEY"]();
var import_chunk_NPCEQHC5 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-NPCEQHC5"]();
var import_chunk_3PQECFJH = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-3PQECFJH"]();
var import_chunk_OLOC3CPJ = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XK645RH3"]();
var import_chunk_EY3TLPLY = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-EY3TLPLY"]();
var import_chunk_ECIEMOSC = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-ECIEMOSC"]();
var import_chunk_XNP3TQ5Y = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-XNP3TQ5Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_6366766c ??= require("./chunk-6366766c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_PX76SEBU = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-PX76SEBU"]();
var import_chunk_R5DXX5NI = (from_chunk_63ac0890 ??= require("./chunk-63ac0890.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_7WS7AWLL = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-7WS7AWLL"]();
var import_chunk_TGG77MBH = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-TGG77MBH"]();
var import_chunk_QZ4XFXGL = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_RGRQIC6G = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-RGRQIC6G"]();
var import_chunk_SMKJISEK = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_TDLACVAW = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-TDLACVAW"]();
var import_chunk_XKMPNDJX = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_4VIGT5XE = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-4VIGT5XE"]();
var import_chunk_TDQILXMZ = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-TDQILXMZ"]();
var import_chunk_XQOCDP6C = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_MMBELJYL = (from_chunk_e56261d7 ??= require("./chunk-e56261d7.cjs"))["chunk-MMBELJYL"]();
var import_chunk_W4LYE4MS = (from_pre_a111d074 ??= require("./pre-a111d074.cjs"))["chunk-W4LYE4MS"]();
var import_chunk_7R4OZ5NR = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_NDSJSICE = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-NDSJSICE"]();
var import_chunk_WCK3D5U5 = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_L7FGQUX6 = (from_chunk_254dd86b ??= require("./chunk-254dd86b.cjs"))["chunk-L7FGQUX6"]();
var import_chunk_YKMPV6QP = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_8f0c5ae8 ??= require("./chunk-8f0c5ae8.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_MC767C2S = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_996ab5bc ??= require("./start-over-996ab5bc.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_a6ed772f ??= require("./chunk-a6ed772f.cjs"))["chunk-MZPW42QD"]();
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
  await (0, import_chunk_7WS7AWLL.refuseUnsaved)(repository);
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
  const merged = await (0, import_chunk_PPDDJLFH.mergeTrees)(repository, {
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
  if (!file.in_place) await (0, import_chunk_PPDDJLFH.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_DGZOEXLR.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_MMBELJYL.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_4VIGT5XE.openAudit)(home, file.audit);
  await (0, import_chunk_OZPVBLNF.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_YKMPV6QP.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_NDSJSICE.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_YRPHIAIA.changesInOwnTree)(audit);
  await (0, import_chunk_MMBELJYL.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_4VIGT5XE.openAudit)(home, file.audit);
  await (0, import_chunk_OZPVBLNF.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_PPDDJLFH.stopBackground)(underTest.folder);
  await (0, import_chunk_PPDDJLFH.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_BAOJX4R7.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_L2R27OF5.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_PPDDJLFH.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_Z5MRELTP.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_MMBELJYL.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_PPDDJLFH.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_BAOJX4R7.decideMove)(audit.file, audit.state);
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
  const { paths } = await (0, import_chunk_4VIGT5XE.openAudit)(home, name);
  return (0, import_chunk_TGG77MBH.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_4VIGT5XE.openAudit)(home, name));
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
