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
var from_chunk_03380ab5;
var from_chunk_33462b0e;
var from_chunk_4567ad44;
var from_chunk_5789eeab;
var from_chunk_80419d6d;
var from_chunk_8d2640ee;
var from_chunk_957c2db3;
var from_chunk_9fdec805;
var from_chunk_a674f0d5;
var from_chunk_a722c9ce;
var from_chunk_a8940fe9;
var from_chunk_b680ceb9;
var from_chunk_bed67896;
var from_chunk_c8595abe;
var from_chunk_ed8f7d80;
var from_pre_066db3d7;
var from_start_over_ab45e606;
var from_main;
parts["audit-answers-XRPL3MKZ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RUQ5BH2V = (from_chunk_4567ad44 ??= require("./chunk-4567ad44.cjs"))["chunk-RUQ5BH2V"]();
var import_chunk_BIWCTRI7 = (from_chunk_b680ceb9 ??= require("./chunk-b680ceb9.cjs"))["chunk-BIWCTRI7"]();
var import_chunk_IPVNCLVQ = (from_chunk_b680ceb9 ??= require("./chunk-b680ceb9.cjs"))["chunk-IPVNCLVQ"]();
var import_chunk_VR7ZCPKU = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-VR7ZCPKU"]();
var import_chunk_36DRFXPE = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-36DRFXPE"]();
var import_chunk_K6KIQL4H = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_ZOTCQCXQ = (from_chunk_80419d6d ??= require("./chunk-80419d6d.cjs"))["chunk-ZOTCQCXQ"]();
var import_chunk_UL3LYLXT = (from_chunk_5789eeab ??= require("./chunk-5789eeab.cjs"))["chunk-UL3LYLXT"]();
var import_chunk_WZNDKD4Q = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-WZNDKD4Q"]();
var import_chunk_4PFAXH73 = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-4PFAXH73"]();
var import_chunk_EXJNY4BR = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-EXJNY4BR"]();
var import_chunk_3PKCCHBL = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_Z5FMJQYF = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-Z5FMJQYF"]();
var import_chunk_NFHYS2AH = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_JQKJW3AH = (from_chunk_a722c9ce ??= require("./chunk-a722c9ce.cjs"))["chunk-JQKJW3AH"]();
var import_chunk_CJPODVJK = (from_chunk_bed67896 ??= require("./chunk-bed67896.cjs"))["chunk-CJPODVJK"]();
var import_chunk_JR7MH3EO = (from_chunk_ed8f7d80 ??= require("./chunk-ed8f7d80.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_VSLJQLNR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-VSLJQLNR"]();
var import_chunk_QSDLCIRV = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-QSDLCIRV"]();
var import_chunk_NB4CVBY5 = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-NB4CVBY5"]();
var import_chunk_UHSTSU6V = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5UY7SWD = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-Y5UY7SWD"]();
var import_chunk_BLJONZEY = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_BZRWZMBN = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-BZRWZMBN"]();
var import_chunk_OLOC3CPJ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-COCIJOXI"]();
var import_chunk_XK645RH3 = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-XK645RH3"]();
var import_chunk_IP5AFKWR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-IP5AFKWR"]();
var import_chunk_HWFJSPPX = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-HWFJSPPX"]();
var import_chunk_BP6VPYFZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-BP6VPYFZ"]();
var import_chunk_OTZ2RVYM = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_O2EKCTLS = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-O2EKCTLS"]();
var import_chunk_R5DXX5NI = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_D6J7BW6E = (from_main ??= require("../main.cjs"))["chunk-D6J7BW6E"]();
var import_chunk_RSP5V4ZV = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_EAHRADGQ = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-EAHRADGQ"]();
var import_chunk_LQ5YYIM5 = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-LQ5YYIM5"]();
var import_chunk_636WBM4O = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-636WBM4O"]();
var import_chunk_QZ4XFXGL = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-QZ4XFXGL"]();
var import_chunk_2US2OLJ7 = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-2US2OLJ7"]();
var import_chunk_3HWUE6N7 = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_QXUP5IYX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QXUP5IYX"]();
var import_chunk_SMKJISEK = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-SMKJISEK"]();
var import_chunk_QJEDPBQW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-QJEDPBQW"]();
var import_chunk_XKMPNDJX = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_OEALSBA3 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-OEALSBA3"]();
var import_chunk_DUUH6XJL = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_RRNUVG6Y = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-RRNUVG6Y"]();
var import_chunk_XQOCDP6C = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-XQOCDP6C"]();
var import_chunk_3Y32VSR5 = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FLSJX5RN = (from_chunk_a8940fe9 ??= require("./chunk-a8940fe9.cjs"))["chunk-FLSJX5RN"]();
var import_chunk_W7JLTGTA = (from_pre_066db3d7 ??= require("./pre-066db3d7.cjs"))["chunk-W7JLTGTA"]();
var import_chunk_7R4OZ5NR = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_DEV7W4UG = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-DEV7W4UG"]();
var import_chunk_WCK3D5U5 = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_P6J3OUUF = (from_chunk_33462b0e ??= require("./chunk-33462b0e.cjs"))["chunk-P6J3OUUF"]();
var import_chunk_YKMPV6QP = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-YKMPV6QP"]();
var import_chunk_UTFC5QHX = (from_chunk_03380ab5 ??= require("./chunk-03380ab5.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_TDLACVAW = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-TDLACVAW"]();
var import_chunk_MC767C2S = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-MC767C2S"]();
var import_chunk_DGZOEXLR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-DGZOEXLR"]();
var import_chunk_XXL34WTQ = (from_start_over_ab45e606 ??= require("./start-over-ab45e606.cjs"))["chunk-XXL34WTQ"]();
var import_chunk_5ZM32VDY = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-5ZM32VDY"]();
var import_chunk_HH4NBPQT = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-HH4NBPQT"]();
var import_chunk_TKCSMCAB = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_WYARB6QR = (from_chunk_c8595abe ??= require("./chunk-c8595abe.cjs"))["chunk-WYARB6QR"]();
var import_chunk_NLWRO2NF = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DK2Y3MEL = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-DK2Y3MEL"]();
var import_chunk_MZPW42QD = (from_chunk_8d2640ee ??= require("./chunk-8d2640ee.cjs"))["chunk-MZPW42QD"]();
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
  await (0, import_chunk_LQ5YYIM5.refuseUnsaved)(repository);
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
  const merged = await (0, import_chunk_RUQ5BH2V.mergeTrees)(repository, {
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
  if (!file.in_place) await (0, import_chunk_RUQ5BH2V.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_DGZOEXLR.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_FLSJX5RN.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_OEALSBA3.openAudit)(home, file.audit);
  await (0, import_chunk_VR7ZCPKU.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_YKMPV6QP.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_DEV7W4UG.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_IPVNCLVQ.changesInOwnTree)(audit);
  await (0, import_chunk_FLSJX5RN.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_OEALSBA3.openAudit)(home, file.audit);
  await (0, import_chunk_VR7ZCPKU.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_RUQ5BH2V.stopBackground)(underTest.folder);
  await (0, import_chunk_RUQ5BH2V.stopBackground)((0, import_chunk_RUQ5BH2V.lintFolder)(underTest.folder));
  await (0, import_chunk_RUQ5BH2V.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_36DRFXPE.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_XQOCDP6C.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_UL3LYLXT.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_RUQ5BH2V.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_Z5MRELTP.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_FLSJX5RN.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_RUQ5BH2V.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_36DRFXPE.decideMove)(audit.file, audit.state);
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
  const { paths } = await (0, import_chunk_OEALSBA3.openAudit)(home, name);
  return (0, import_chunk_636WBM4O.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_OEALSBA3.openAudit)(home, name));
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
