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
var from_chunk_164a1dfd;
var from_chunk_17e88af2;
var from_chunk_1b2a4d5b;
var from_chunk_404f426f;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_55ac3ba9;
var from_chunk_61ff0063;
var from_chunk_63273bf7;
var from_chunk_6f26ba3d;
var from_chunk_883daff1;
var from_chunk_a12f1922;
var from_chunk_a64ba8f7;
var from_chunk_aae6f2b6;
var from_chunk_c31ae12b;
var from_chunk_c97b65da;
var from_chunk_e6965832;
var from_pre_a93b6e1e;
var from_start_over_a4084560;
var from_main;
parts["audit-answers-5U4PYNHD"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_O6XG6N7B = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-O6XG6N7B"]();
var import_chunk_7N27CD7B = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-7N27CD7B"]();
var import_chunk_5L7CZA5S = (from_chunk_aae6f2b6 ??= require("./chunk-aae6f2b6.cjs"))["chunk-5L7CZA5S"]();
var import_chunk_IOVM6VWI = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-IOVM6VWI"]();
var import_chunk_SQB2IQP2 = (from_chunk_63273bf7 ??= require("./chunk-63273bf7.cjs"))["chunk-SQB2IQP2"]();
var import_chunk_K6KIQL4H = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_NAN6HSBL = (from_chunk_a12f1922 ??= require("./chunk-a12f1922.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_BPDK2H5L = (from_chunk_404f426f ??= require("./chunk-404f426f.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_S6JXKNDI = (from_chunk_e6965832 ??= require("./chunk-e6965832.cjs"))["chunk-S6JXKNDI"]();
var import_chunk_B77SZH4W = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-B77SZH4W"]();
var import_chunk_MOHYM4UW = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-MOHYM4UW"]();
var import_chunk_3PKCCHBL = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_4WY6OTYS = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-4WY6OTYS"]();
var import_chunk_MZRIQKCG = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MZRIQKCG"]();
var import_chunk_PDRCI44O = (from_chunk_c31ae12b ??= require("./chunk-c31ae12b.cjs"))["chunk-PDRCI44O"]();
var import_chunk_V72LQ2SR = (from_chunk_17e88af2 ??= require("./chunk-17e88af2.cjs"))["chunk-V72LQ2SR"]();
var import_chunk_JR7MH3EO = (from_chunk_61ff0063 ??= require("./chunk-61ff0063.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_6XL6DKYN = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_YSLZ3JQ2 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-YSLZ3JQ2"]();
var import_chunk_DYGPEVN6 = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-DYGPEVN6"]();
var import_chunk_MSZKEQZI = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-MSZKEQZI"]();
var import_chunk_V3AXH2RF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-V3AXH2RF"]();
var import_chunk_L6S3CSHS = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_AASB22DL = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_UHRZ6NLJ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-UHRZ6NLJ"]();
var import_chunk_37AYGRAF = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-37AYGRAF"]();
var import_chunk_IJXJ7C2R = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_ITMNBPAO = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-ITMNBPAO"]();
var import_chunk_UDCQA2DW = (from_chunk_883daff1 ??= require("./chunk-883daff1.cjs"))["chunk-UDCQA2DW"]();
var import_chunk_EUYL2H7I = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_54YQBU5F = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-54YQBU5F"]();
var import_chunk_OTZ2RVYM = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_MGBK3NCK = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-MGBK3NCK"]();
var import_chunk_YKRZYPRU = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_CLHPKY4O = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_6PUOBEVW = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-6PUOBEVW"]();
var import_chunk_GD5KACY4 = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-GD5KACY4"]();
var import_chunk_FOES7ERP = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FOES7ERP"]();
var import_chunk_FXQKVCHN = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-FXQKVCHN"]();
var import_chunk_CDHO3KDY = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_CYTLNJVL = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-CYTLNJVL"]();
var import_chunk_SVD6QO3J = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_3Y32VSR5 = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_FUJS7BAP = (from_chunk_a64ba8f7 ??= require("./chunk-a64ba8f7.cjs"))["chunk-FUJS7BAP"]();
var import_chunk_52XWVFP6 = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-52XWVFP6"]();
var import_chunk_7R4OZ5NR = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_WCK3D5U5 = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_KJVLSB5U = (from_chunk_164a1dfd ??= require("./chunk-164a1dfd.cjs"))["chunk-KJVLSB5U"]();
var import_chunk_TDLACVAW = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LMSX7FDG = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-LMSX7FDG"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_a4084560 ??= require("./start-over-a4084560.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
var import_chunk_XKMPNDJX = (from_main ??= require("../main.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_LMSX7FDG.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_N6SY5LKR.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_LTC5LSMU.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_GD5KACY4.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_LMSX7FDG.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_K3ID535Z.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_K3ID535Z.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_LMSX7FDG.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_LTC5LSMU.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_K3ID535Z.treeOf)(repository, head);
  const merged = await (0, import_chunk_BPDK2H5L.mergeTrees)(repository, {
    base: await (0, import_chunk_K3ID535Z.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_K3ID535Z.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_LTC5LSMU.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_LMSX7FDG.inTheWay)(repository, ours, await (0, import_chunk_K3ID535Z.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`;
  throw new import_chunk_LTC5LSMU.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_N6P4XODE.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeBranch(home, file.branch, mergeMessage(audit)) : void 0;
  if (!file.in_place) await (0, import_chunk_O6XG6N7B.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_N6SY5LKR.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_FUJS7BAP.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_CYTLNJVL.openAudit)(home, file.audit);
  await (0, import_chunk_IOVM6VWI.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_RN53RASZ.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_BL7SQKEU.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === file.started_at) continue;
    throw new import_chunk_LTC5LSMU.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
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
  return new import_chunk_LTC5LSMU.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_LTC5LSMU.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await (0, import_chunk_5L7CZA5S.changesInOwnTree)(audit);
  await (0, import_chunk_FUJS7BAP.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_CYTLNJVL.openAudit)(home, file.audit);
  await (0, import_chunk_IOVM6VWI.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_O6XG6N7B.stopBackground)(underTest.folder);
  await (0, import_chunk_O6XG6N7B.stopBackground)((0, import_chunk_O6XG6N7B.lintFolder)(underTest.folder));
  await (0, import_chunk_O6XG6N7B.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_SQB2IQP2.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_PDRCI44O.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_O6XG6N7B.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_FUJS7BAP.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_O6XG6N7B.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_SQB2IQP2.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", "to stop an audit takes --reason", {
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
    throw new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_YLVPOKUO.openRepository)(cwd);
  const { paths } = await (0, import_chunk_CYTLNJVL.openAudit)(home, name);
  return (0, import_chunk_FOES7ERP.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_CYTLNJVL.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_LTC5LSMU.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_LTC5LSMU.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
});
