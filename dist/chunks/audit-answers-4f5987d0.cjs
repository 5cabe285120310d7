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
var from_chunk_085a2d43;
var from_chunk_085a452b;
var from_chunk_135c2660;
var from_chunk_166e61bc;
var from_chunk_57d114ad;
var from_chunk_5c75abf6;
var from_chunk_6154375f;
var from_chunk_6d27c720;
var from_chunk_7999aae0;
var from_chunk_80106138;
var from_chunk_8b5954c4;
var from_chunk_928e2745;
var from_chunk_b330e460;
var from_chunk_c87a5675;
var from_chunk_d0f5116a;
var from_chunk_e0e3b72b;
var from_chunk_e3f3a058;
var from_start_over_d4a4b4cc;
var from_main;
parts["audit-answers-EU2WV3BH"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_6DO55W3Z = (from_chunk_57d114ad ??= require("./chunk-57d114ad.cjs"))["chunk-6DO55W3Z"]();
var import_chunk_KPXAMFHZ = (from_chunk_166e61bc ??= require("./chunk-166e61bc.cjs"))["chunk-KPXAMFHZ"]();
var import_chunk_TQRV4MW5 = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-TQRV4MW5"]();
var import_chunk_WO5KZA7I = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-WO5KZA7I"]();
var import_chunk_YOC4CJFP = (from_chunk_7999aae0 ??= require("./chunk-7999aae0.cjs"))["chunk-YOC4CJFP"]();
var import_chunk_SLE3KBQJ = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-SLE3KBQJ"]();
var import_chunk_C4UAS7OJ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_QQIYZKMN = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-QQIYZKMN"]();
var import_chunk_643UOIGZ = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-643UOIGZ"]();
var import_chunk_P4NDZK3S = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-P4NDZK3S"]();
var import_chunk_ZDADOP2F = (from_chunk_928e2745 ??= require("./chunk-928e2745.cjs"))["chunk-ZDADOP2F"]();
var import_chunk_PQUTTT4H = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-PQUTTT4H"]();
var import_chunk_PQVEIWFP = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-PQVEIWFP"]();
var import_chunk_7MYOO4DG = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7MYOO4DG"]();
var import_chunk_IG77THNZ = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-IG77THNZ"]();
var import_chunk_SKHYTMM2 = (from_chunk_e0e3b72b ??= require("./chunk-e0e3b72b.cjs"))["chunk-SKHYTMM2"]();
var import_chunk_YX2UT5A5 = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-YX2UT5A5"]();
var import_chunk_7U3TJC2I = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-7U3TJC2I"]();
var import_chunk_AKL5NPPB = (from_chunk_80106138 ??= require("./chunk-80106138.cjs"))["chunk-AKL5NPPB"]();
var import_chunk_JWF4MFVN = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-JWF4MFVN"]();
var import_chunk_6SRAMSAC = (from_chunk_8b5954c4 ??= require("./chunk-8b5954c4.cjs"))["chunk-6SRAMSAC"]();
var import_chunk_2VYGJSTV = (from_chunk_5c75abf6 ??= require("./chunk-5c75abf6.cjs"))["chunk-2VYGJSTV"]();
var import_chunk_JFFL4YWH = (from_chunk_c87a5675 ??= require("./chunk-c87a5675.cjs"))["chunk-JFFL4YWH"]();
var import_chunk_JR7MH3EO = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_W5ZRZBIG = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-W5ZRZBIG"]();
var import_chunk_LKQPUD2R = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-LKQPUD2R"]();
var import_chunk_K4ZGMFTH = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-K4ZGMFTH"]();
var import_chunk_UJ2N3LMR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-UJ2N3LMR"]();
var import_chunk_2OVJOPRS = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-2OVJOPRS"]();
var import_chunk_BLJONZEY = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BLJONZEY"]();
var import_chunk_N5WYDIJF = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-N5WYDIJF"]();
var import_chunk_Y5FHDHJZ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_KILPOJOR = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-KILPOJOR"]();
var import_chunk_GLPLX4GU = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-GLPLX4GU"]();
var import_chunk_37AYGRAF = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-37AYGRAF"]();
var import_chunk_AYSB4XVR = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-AYSB4XVR"]();
var import_chunk_BM7WRDFC = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-BM7WRDFC"]();
var import_chunk_XQLRYSQN = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-XQLRYSQN"]();
var import_chunk_OEHHRI3P = (from_chunk_e3f3a058 ??= require("./chunk-e3f3a058.cjs"))["chunk-OEHHRI3P"]();
var import_chunk_EUYL2H7I = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-EUYL2H7I"]();
var import_chunk_JU7Y2GNN = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-JU7Y2GNN"]();
var import_chunk_5LLMWDAD = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-5LLMWDAD"]();
var import_chunk_7CJS4GIV = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-7CJS4GIV"]();
var import_chunk_OTZ2RVYM = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_135c2660 ??= require("./chunk-135c2660.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_R5DXX5NI = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_H3UCOH37 = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-H3UCOH37"]();
var import_chunk_CKMVB2RJ = (from_chunk_6d27c720 ??= require("./chunk-6d27c720.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_EXHHXJ7Z = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-EXHHXJ7Z"]();
var import_chunk_MN7TBWPA = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-MN7TBWPA"]();
var import_chunk_DHI2SYU5 = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-DHI2SYU5"]();
var import_chunk_5KINXVLH = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-5KINXVLH"]();
var import_chunk_SD67457G = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-SD67457G"]();
var import_chunk_HROTSNKK = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-HROTSNKK"]();
var import_chunk_NCD3VK3K = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NCD3VK3K"]();
var import_chunk_XFZ3ERHF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-XFZ3ERHF"]();
var import_chunk_XDBWCGZS = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-XDBWCGZS"]();
var import_chunk_3Y32VSR5 = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_IVPVFB6G = (from_chunk_085a452b ??= require("./chunk-085a452b.cjs"))["chunk-IVPVFB6G"]();
var import_chunk_7R4OZ5NR = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_TDLACVAW = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-TDLACVAW"]();
var import_chunk_CLCZA4BP = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-CLCZA4BP"]();
var import_chunk_ID6W4UWD = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-ID6W4UWD"]();
var import_chunk_Z6DU7KFR = (from_start_over_d4a4b4cc ??= require("./start-over-d4a4b4cc.cjs"))["chunk-Z6DU7KFR"]();
var import_chunk_3NWT4Q2R = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3NWT4Q2R"]();
var import_chunk_3S5K3SIW = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-3S5K3SIW"]();
var import_chunk_NK4T5BNB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-NK4T5BNB"]();
var import_chunk_TKCSMCAB = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_2OHYE5MN = (from_chunk_d0f5116a ??= require("./chunk-d0f5116a.cjs"))["chunk-2OHYE5MN"]();
var import_chunk_NLWRO2NF = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_KWOTC3ZP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-KWOTC3ZP"]();
var import_chunk_UUEVDYVP = (from_chunk_b330e460 ??= require("./chunk-b330e460.cjs"))["chunk-UUEVDYVP"]();
var import_chunk_PAWDXQ65 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-PAWDXQ65"]();
var import_chunk_QCNB2JM5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-QCNB2JM5"]();
var import_chunk_I6EGR7Y3 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-I6EGR7Y3"]();
var import_chunk_AASB22DL = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-AASB22DL"]();
var import_chunk_PXWIJ4LO = (from_main ??= require("../main.cjs"))["chunk-PXWIJ4LO"]();
var import_chunk_DRNRIY4A = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_XPIKYFDN = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_Y4VNX2VG = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-Y4VNX2VG"]();
var import_chunk_WCK3D5U5 = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_6UWTLWUZ = (from_chunk_6154375f ??= require("./chunk-6154375f.cjs"))["chunk-6UWTLWUZ"]();
var import_chunk_WRWMQTCS = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-WRWMQTCS"]();
var import_chunk_UTFC5QHX = (from_chunk_085a2d43 ??= require("./chunk-085a2d43.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_HMYIUGB2 = (from_main ??= require("../main.cjs"))["chunk-HMYIUGB2"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_J3I4R3VV = (from_main ??= require("../main.cjs"))["chunk-J3I4R3VV"]();
var import_chunk_WDRVM6EA = (from_main ??= require("../main.cjs"))["chunk-WDRVM6EA"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_CLCZA4BP.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_ID6W4UWD.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_J3I4R3VV.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_EXHHXJ7Z.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_CLCZA4BP.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_Z6DU7KFR.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_Z6DU7KFR.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_CLCZA4BP.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_J3I4R3VV.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_Z6DU7KFR.treeOf)(repository, head);
  const merged = await (0, import_chunk_QQIYZKMN.mergeTrees)(repository, {
    base: await (0, import_chunk_Z6DU7KFR.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_Z6DU7KFR.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_J3I4R3VV.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_CLCZA4BP.inTheWay)(repository, ours, await (0, import_chunk_3NWT4Q2R.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`;
  throw new import_chunk_J3I4R3VV.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_UUEVDYVP.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge, unreviewed = false }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeAudited(audit, unreviewed) : void 0;
  if (!file.in_place) await (0, import_chunk_KPXAMFHZ.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_ID6W4UWD.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_IVPVFB6G.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_HROTSNKK.openAudit)(home, file.audit);
  await (0, import_chunk_WO5KZA7I.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_PQVEIWFP.roundFileName)(file, one.round));
    const text = await (0, import_chunk_WRWMQTCS.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_Y4VNX2VG.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === one.at) continue;
    throw new import_chunk_J3I4R3VV.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
      hint: `have it written: correctless next ${file.audit}`
    });
  }
}
async function mergeAudited(audit, unreviewed) {
  const { home, file } = audit;
  const { ended, unseen } = await (0, import_chunk_6DO55W3Z.endReservations)(audit);
  if (unseen.length > 0 && !unreviewed) {
    throw new import_chunk_J3I4R3VV.Failure("audit/unreviewed", `${file.branch} was not merged: ${unseen.join("; ")}`, {
      hint: `look at it, then merge it all the same: correctless audit finish ${file.audit} --merge --unreviewed`
    });
  }
  const words = [...ended === void 0 ? [] : [ended], ...unseen];
  const subject = mergeSubject(audit);
  return mergeBranch(home, file.branch, words.length === 0 ? subject : `${subject}
${words.join("\n")}
`);
}
function mergeSubject({ file, state }) {
  const fixed = [...state.findings.values()].filter(({ status }) => status === "fixed").length;
  return `Merge ${file.branch}: ${(0, import_chunk_CKMVB2RJ.counted)(fixed, "finding")} fixed in ${(0, import_chunk_CKMVB2RJ.counted)(state.rounds.length, "round")}
`;
}
function notOver({ file }) {
  return new import_chunk_J3I4R3VV.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_J3I4R3VV.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  await takeWhatCame(audit);
  await endTests(audit);
  const changed = await (0, import_chunk_SLE3KBQJ.changesInOwnTree)(audit);
  await (0, import_chunk_IVPVFB6G.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_HROTSNKK.openAudit)(home, file.audit);
  await (0, import_chunk_WO5KZA7I.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_KPXAMFHZ.stopBackground)(underTest.folder);
  await (0, import_chunk_KPXAMFHZ.stopBackground)((0, import_chunk_KPXAMFHZ.lintFolder)(underTest.folder));
  await (0, import_chunk_KPXAMFHZ.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_YOC4CJFP.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_XDBWCGZS.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_SKHYTMM2.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_KPXAMFHZ.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_IVPVFB6G.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_KPXAMFHZ.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_YOC4CJFP.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", "to stop an audit takes --reason", {
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
    const finished = await finishAudit(audit, {
      merge: input.flag("merge"),
      unreviewed: input.flag("unreviewed")
    });
    const { state, file } = finished;
    const merged = state.finished?.merged ?? null;
    const { ended, unseen } = await (0, import_chunk_6DO55W3Z.endReservations)(finished);
    return [
      merged === null ? `closed; the fixes are on ${file.branch}, which was not merged` : `closed; ${file.branch} is merged as ${merged}`,
      ...[ended ?? [], unseen].flat()
    ].join("\n");
  });
}
async function answered({ positionals, cwd }, answer) {
  const [action = "", name] = positionals;
  if (name === void 0) {
    throw new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_SD67457G.openRepository)(cwd);
  const { paths } = await (0, import_chunk_HROTSNKK.openAudit)(home, name);
  return (0, import_chunk_MN7TBWPA.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_HROTSNKK.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_J3I4R3VV.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_J3I4R3VV.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
});
