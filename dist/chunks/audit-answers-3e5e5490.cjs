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
var from_chunk_13fb92b2;
var from_chunk_258eadff;
var from_chunk_39c5fcee;
var from_chunk_4697e144;
var from_chunk_47ed0f17;
var from_chunk_494c2569;
var from_chunk_55ac3ba9;
var from_chunk_5aaa8215;
var from_chunk_916d3e11;
var from_chunk_aceb951a;
var from_chunk_bb1b7c5b;
var from_chunk_bf6e0a35;
var from_chunk_c37cb4ff;
var from_chunk_cbbb1100;
var from_chunk_e02d5402;
var from_chunk_e76f4c5d;
var from_chunk_ee033db2;
var from_pre_e9c34500;
var from_start_over_0303cd5c;
var from_main;
parts["audit-answers-LQJXARQJ"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AU23YZOP = (from_chunk_e02d5402 ??= require("./chunk-e02d5402.cjs"))["chunk-AU23YZOP"]();
var import_chunk_7N27CD7B = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-7N27CD7B"]();
var import_chunk_OJPJHTGQ = (from_chunk_bf6e0a35 ??= require("./chunk-bf6e0a35.cjs"))["chunk-OJPJHTGQ"]();
var import_chunk_PI5SK2AM = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-PI5SK2AM"]();
var import_chunk_XT3KREMF = (from_chunk_ee033db2 ??= require("./chunk-ee033db2.cjs"))["chunk-XT3KREMF"]();
var import_chunk_K6KIQL4H = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_NAN6HSBL = (from_chunk_aceb951a ??= require("./chunk-aceb951a.cjs"))["chunk-NAN6HSBL"]();
var import_chunk_BPDK2H5L = (from_chunk_cbbb1100 ??= require("./chunk-cbbb1100.cjs"))["chunk-BPDK2H5L"]();
var import_chunk_PDS7FZMR = (from_chunk_258eadff ??= require("./chunk-258eadff.cjs"))["chunk-PDS7FZMR"]();
var import_chunk_KZFR3PGI = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-KZFR3PGI"]();
var import_chunk_6VANVNP7 = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-6VANVNP7"]();
var import_chunk_3PKCCHBL = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_IX2IM5PP = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-IX2IM5PP"]();
var import_chunk_NFHYS2AH = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_PICGLUWY = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-PICGLUWY"]();
var import_chunk_7RBOKXIQ = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-7RBOKXIQ"]();
var import_chunk_GWBCST5Z = (from_chunk_494c2569 ??= require("./chunk-494c2569.cjs"))["chunk-GWBCST5Z"]();
var import_chunk_BV7WZRWC = (from_chunk_e02d5402 ??= require("./chunk-e02d5402.cjs"))["chunk-BV7WZRWC"]();
var import_chunk_JR7MH3EO = (from_chunk_4697e144 ??= require("./chunk-4697e144.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_6XL6DKYN = (from_chunk_916d3e11 ??= require("./chunk-916d3e11.cjs"))["chunk-6XL6DKYN"]();
var import_chunk_EKUV3UKO = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EKUV3UKO"]();
var import_chunk_767IHOWX = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-767IHOWX"]();
var import_chunk_I4LBIPHG = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-I4LBIPHG"]();
var import_chunk_OFITSVFV = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OFITSVFV"]();
var import_chunk_T2RMYAKQ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-T2RMYAKQ"]();
var import_chunk_BJYIZPHF = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-BJYIZPHF"]();
var import_chunk_RQL445DP = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-37AYGRAF"]();
var import_chunk_EQDEURPC = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-EQDEURPC"]();
var import_chunk_OLOC3CPJ = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_YCSLEWCG = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-YCSLEWCG"]();
var import_chunk_CQMX652T = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CQMX652T"]();
var import_chunk_4YYFZF6K = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-4YYFZF6K"]();
var import_chunk_NIRW6IER = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-NIRW6IER"]();
var import_chunk_OTZ2RVYM = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_bb1b7c5b ??= require("./chunk-bb1b7c5b.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_YKRZYPRU = (from_chunk_5aaa8215 ??= require("./chunk-5aaa8215.cjs"))["chunk-YKRZYPRU"]();
var import_chunk_R5DXX5NI = (from_chunk_13fb92b2 ??= require("./chunk-13fb92b2.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_IJXJ7C2R = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_CKMVB2RJ = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_D3AO4D7T = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-D3AO4D7T"]();
var import_chunk_7HFVPWLZ = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-7HFVPWLZ"]();
var import_chunk_63Z2E3UN = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-63Z2E3UN"]();
var import_chunk_UJGKEZEN = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-UJGKEZEN"]();
var import_chunk_CDHO3KDY = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-CDHO3KDY"]();
var import_chunk_3HWUE6N7 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_FMEPFE66 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-FMEPFE66"]();
var import_chunk_SMKJISEK = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_YLVPOKUO = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-YLVPOKUO"]();
var import_chunk_XKMPNDJX = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_2M5PZSTX = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-2M5PZSTX"]();
var import_chunk_SVD6QO3J = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_E42T3A3J = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-E42T3A3J"]();
var import_chunk_3Y32VSR5 = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_CWLOLPLC = (from_chunk_c37cb4ff ??= require("./chunk-c37cb4ff.cjs"))["chunk-CWLOLPLC"]();
var import_chunk_YP6BJGDN = (from_pre_e9c34500 ??= require("./pre-e9c34500.cjs"))["chunk-YP6BJGDN"]();
var import_chunk_7R4OZ5NR = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_FMUGRUOW = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-FMUGRUOW"]();
var import_chunk_WCK3D5U5 = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-TDLACVAW"]();
var import_chunk_LMSX7FDG = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-LMSX7FDG"]();
var import_chunk_N6SY5LKR = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-N6SY5LKR"]();
var import_chunk_K3ID535Z = (from_start_over_0303cd5c ??= require("./start-over-0303cd5c.cjs"))["chunk-K3ID535Z"]();
var import_chunk_Z7FSX4NQ = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-Z7FSX4NQ"]();
var import_chunk_W4YBA4FF = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-W4YBA4FF"]();
var import_chunk_TKCSMCAB = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_UGYIBA77 = (from_chunk_55ac3ba9 ??= require("./chunk-55ac3ba9.cjs"))["chunk-UGYIBA77"]();
var import_chunk_NLWRO2NF = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_BN7E3F24 = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-BN7E3F24"]();
var import_chunk_RN53RASZ = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-RN53RASZ"]();
var import_chunk_UTFC5QHX = (from_chunk_e76f4c5d ??= require("./chunk-e76f4c5d.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N6P4XODE = (from_chunk_47ed0f17 ??= require("./chunk-47ed0f17.cjs"))["chunk-N6P4XODE"]();
var import_chunk_FHMURA32 = (from_main ??= require("../main.cjs"))["chunk-FHMURA32"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_LTC5LSMU = (from_main ??= require("../main.cjs"))["chunk-LTC5LSMU"]();
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
  await (0, import_chunk_7HFVPWLZ.refuseUnsaved)(repository);
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
  if (!file.in_place) await (0, import_chunk_AU23YZOP.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_N6SY5LKR.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_CWLOLPLC.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_2M5PZSTX.openAudit)(home, file.audit);
  await (0, import_chunk_PI5SK2AM.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_RN53RASZ.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_FMUGRUOW.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_OJPJHTGQ.changesInOwnTree)(audit);
  await (0, import_chunk_CWLOLPLC.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_2M5PZSTX.openAudit)(home, file.audit);
  await (0, import_chunk_PI5SK2AM.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_AU23YZOP.stopBackground)(underTest.folder);
  await (0, import_chunk_AU23YZOP.stopBackground)((0, import_chunk_AU23YZOP.lintFolder)(underTest.folder));
  await (0, import_chunk_AU23YZOP.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_XT3KREMF.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_GWBCST5Z.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_AU23YZOP.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_LTC5LSMU.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_CWLOLPLC.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_AU23YZOP.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_XT3KREMF.decideMove)(audit.file, audit.state);
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
  const { paths } = await (0, import_chunk_2M5PZSTX.openAudit)(home, name);
  return (0, import_chunk_63Z2E3UN.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_2M5PZSTX.openAudit)(home, name));
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
