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
var from_chunk_02f69599;
var from_chunk_242c50fb;
var from_chunk_39c5fcee;
var from_chunk_3a151a8a;
var from_chunk_541c93ec;
var from_chunk_60057737;
var from_chunk_718b852c;
var from_chunk_718e5a8f;
var from_chunk_7b4111a3;
var from_chunk_8b330ff3;
var from_chunk_90c576c7;
var from_chunk_bcd96561;
var from_chunk_c6b640ab;
var from_chunk_d9894787;
var from_chunk_e2df60f8;
var from_chunk_eb0d176a;
var from_pre_107344b3;
var from_start_over_9233239e;
var from_main;
parts["audit-answers-OX6HLLAU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ECTPKBSG = (from_chunk_90c576c7 ??= require("./chunk-90c576c7.cjs"))["chunk-ECTPKBSG"]();
var import_chunk_FWDPRS2L = (from_chunk_3a151a8a ??= require("./chunk-3a151a8a.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_2ATY2O3J = (from_chunk_3a151a8a ??= require("./chunk-3a151a8a.cjs"))["chunk-2ATY2O3J"]();
var import_chunk_3A4O53AC = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-3A4O53AC"]();
var import_chunk_UPMENRUG = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-UPMENRUG"]();
var import_chunk_K6KIQL4H = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_d9894787 ??= require("./chunk-d9894787.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_D63TE2HU = (from_chunk_bcd96561 ??= require("./chunk-bcd96561.cjs"))["chunk-D63TE2HU"]();
var import_chunk_LP3EIGDA = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-LP3EIGDA"]();
var import_chunk_HNZBNY4X = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_A5TZEP4A = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-A5TZEP4A"]();
var import_chunk_YLB5TLKE = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-YLB5TLKE"]();
var import_chunk_WNKAL4BC = (from_chunk_60057737 ??= require("./chunk-60057737.cjs"))["chunk-WNKAL4BC"]();
var import_chunk_I576YJ5U = (from_chunk_c6b640ab ??= require("./chunk-c6b640ab.cjs"))["chunk-I576YJ5U"]();
var import_chunk_JR7MH3EO = (from_chunk_7b4111a3 ??= require("./chunk-7b4111a3.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_ASSG5WPT = (from_chunk_718b852c ??= require("./chunk-718b852c.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_542G4ZVV = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-542G4ZVV"]();
var import_chunk_UKKOSTLR = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-UKKOSTLR"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_TUJHWSCZ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-TUJHWSCZ"]();
var import_chunk_K6YYFFOF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_718e5a8f ??= require("./chunk-718e5a8f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_MXOI2H5A = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-MXOI2H5A"]();
var import_chunk_TAHYF3UW = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-TAHYF3UW"]();
var import_chunk_TGQJFY4L = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-TGQJFY4L"]();
var import_chunk_45M3AO6G = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_ZYKA7NTC = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-ZYKA7NTC"]();
var import_chunk_SMKJISEK = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_WN2EKH2V = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-WN2EKH2V"]();
var import_chunk_SVD6QO3J = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_DUI6QWN7 = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-DUI6QWN7"]();
var import_chunk_3Y32VSR5 = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_2M5RBOYM = (from_chunk_541c93ec ??= require("./chunk-541c93ec.cjs"))["chunk-2M5RBOYM"]();
var import_chunk_GJNG2ZCD = (from_pre_107344b3 ??= require("./pre-107344b3.cjs"))["chunk-GJNG2ZCD"]();
var import_chunk_7R4OZ5NR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_QZG7753C = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-QZG7753C"]();
var import_chunk_WCK3D5U5 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ZIUCZCNF = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_9233239e ??= require("./start-over-9233239e.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_02f69599 ??= require("./chunk-02f69599.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_eb0d176a ??= require("./chunk-eb0d176a.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_ZIUCZCNF.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_JIR2RCU5.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_VNW4R5LF.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_TAHYF3UW.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_ZIUCZCNF.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_OT3BEBRP.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_OT3BEBRP.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_ZIUCZCNF.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_VNW4R5LF.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_OT3BEBRP.treeOf)(repository, head);
  const merged = await (0, import_chunk_ECTPKBSG.mergeTrees)(repository, {
    base: await (0, import_chunk_OT3BEBRP.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_OT3BEBRP.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_VNW4R5LF.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_ZIUCZCNF.inTheWay)(repository, ours, await (0, import_chunk_OT3BEBRP.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`;
  throw new import_chunk_VNW4R5LF.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_N3IGRGRH.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeBranch(home, file.branch, mergeMessage(audit)) : void 0;
  if (!file.in_place) await (0, import_chunk_ECTPKBSG.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_JIR2RCU5.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_2M5RBOYM.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_WN2EKH2V.openAudit)(home, file.audit);
  await (0, import_chunk_3A4O53AC.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_YNVRU2D7.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_QZG7753C.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === file.started_at) continue;
    throw new import_chunk_VNW4R5LF.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
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
  return new import_chunk_VNW4R5LF.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await (0, import_chunk_2ATY2O3J.changesInOwnTree)(audit);
  await (0, import_chunk_2M5RBOYM.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_WN2EKH2V.openAudit)(home, file.audit);
  await (0, import_chunk_3A4O53AC.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_ECTPKBSG.stopBackground)(underTest.folder);
  await (0, import_chunk_ECTPKBSG.stopBackground)((0, import_chunk_ECTPKBSG.lintFolder)(underTest.folder));
  await (0, import_chunk_ECTPKBSG.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_UPMENRUG.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_WNKAL4BC.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_ECTPKBSG.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_2M5RBOYM.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_ECTPKBSG.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_UPMENRUG.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", "to stop an audit takes --reason", {
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
    throw new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_D66PGRUA.openRepository)(cwd);
  const { paths } = await (0, import_chunk_WN2EKH2V.openAudit)(home, name);
  return (0, import_chunk_TGQJFY4L.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_WN2EKH2V.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_VNW4R5LF.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_VNW4R5LF.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
});
