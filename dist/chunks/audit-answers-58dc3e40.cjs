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
var from_chunk_078da297;
var from_chunk_15c846e2;
var from_chunk_242c50fb;
var from_chunk_28a3a0f4;
var from_chunk_39c5fcee;
var from_chunk_4f46a8e7;
var from_chunk_5095118e;
var from_chunk_53f13f11;
var from_chunk_86bb22bc;
var from_chunk_8b330ff3;
var from_chunk_aa8e5633;
var from_chunk_b8743d68;
var from_chunk_d98ecfd8;
var from_chunk_e3d66684;
var from_chunk_fa27cbcf;
var from_chunk_fc239c5f;
var from_pre_ad3b00a3;
var from_start_over_1339eed9;
var from_main;
parts["audit-answers-SXPOCICC"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_IVPCC3IU = (from_chunk_28a3a0f4 ??= require("./chunk-28a3a0f4.cjs"))["chunk-IVPCC3IU"]();
var import_chunk_ILCRIWIP = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-ILCRIWIP"]();
var import_chunk_KPQ2HRHC = (from_chunk_aa8e5633 ??= require("./chunk-aa8e5633.cjs"))["chunk-KPQ2HRHC"]();
var import_chunk_C5JDRFPX = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-C5JDRFPX"]();
var import_chunk_6M3FGH62 = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-6M3FGH62"]();
var import_chunk_K6KIQL4H = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_5DERT7SN = (from_chunk_078da297 ??= require("./chunk-078da297.cjs"))["chunk-5DERT7SN"]();
var import_chunk_MALT4TJT = (from_chunk_e3d66684 ??= require("./chunk-e3d66684.cjs"))["chunk-MALT4TJT"]();
var import_chunk_2RCQ3LNH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2RCQ3LNH"]();
var import_chunk_HNZBNY4X = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-HNZBNY4X"]();
var import_chunk_3PKCCHBL = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_DNVIP3CK = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-DNVIP3CK"]();
var import_chunk_HRXYRCD4 = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-HRXYRCD4"]();
var import_chunk_Z3YBCKDZ = (from_chunk_4f46a8e7 ??= require("./chunk-4f46a8e7.cjs"))["chunk-Z3YBCKDZ"]();
var import_chunk_Z72ELF7T = (from_chunk_15c846e2 ??= require("./chunk-15c846e2.cjs"))["chunk-Z72ELF7T"]();
var import_chunk_JR7MH3EO = (from_chunk_b8743d68 ??= require("./chunk-b8743d68.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_SGJSLRIE = (from_chunk_86bb22bc ??= require("./chunk-86bb22bc.cjs"))["chunk-SGJSLRIE"]();
var import_chunk_WRGOHS4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-WRGOHS4O"]();
var import_chunk_ZWMIQIY4 = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-ZWMIQIY4"]();
var import_chunk_7MBYR3TH = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-7MBYR3TH"]();
var import_chunk_OFITSVFV = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OFITSVFV"]();
var import_chunk_XSOI7GQL = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XSOI7GQL"]();
var import_chunk_K6YYFFOF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-K6YYFFOF"]();
var import_chunk_RQL445DP = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_BLJONZEY = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-BLJONZEY"]();
var import_chunk_XYANDYOJ = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_AASB22DL = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_NIGIMF4N = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-NIGIMF4N"]();
var import_chunk_37AYGRAF = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-37AYGRAF"]();
var import_chunk_JCSGGJDF = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-JCSGGJDF"]();
var import_chunk_OLOC3CPJ = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_IJXJ7C2R = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-IJXJ7C2R"]();
var import_chunk_GDFGGMTZ = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-GDFGGMTZ"]();
var import_chunk_NOGNXHRU = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-NOGNXHRU"]();
var import_chunk_GFGFQTWA = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_2UKF5L7Y = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-2UKF5L7Y"]();
var import_chunk_OTZ2RVYM = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_CLHPKY4O = (from_chunk_fc239c5f ??= require("./chunk-fc239c5f.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_242c50fb ??= require("./chunk-242c50fb.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_8b330ff3 ??= require("./chunk-8b330ff3.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_CKMVB2RJ = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_IY4WN3X6 = (from_main ??= require("../main.cjs"))["chunk-IY4WN3X6"]();
var import_chunk_A6JCCCLN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-A6JCCCLN"]();
var import_chunk_BSMFZR5B = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BSMFZR5B"]();
var import_chunk_I5W5BOWM = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-I5W5BOWM"]();
var import_chunk_QZ4JTA5Y = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-QZ4JTA5Y"]();
var import_chunk_45M3AO6G = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_ZWQARH24 = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-ZWQARH24"]();
var import_chunk_SMKJISEK = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_6ZEAV52K = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-6ZEAV52K"]();
var import_chunk_SVD6QO3J = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_MZ5XJGTC = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-MZ5XJGTC"]();
var import_chunk_3Y32VSR5 = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_3R5RSWBY = (from_chunk_fa27cbcf ??= require("./chunk-fa27cbcf.cjs"))["chunk-3R5RSWBY"]();
var import_chunk_HIJ37IJS = (from_pre_ad3b00a3 ??= require("./pre-ad3b00a3.cjs"))["chunk-HIJ37IJS"]();
var import_chunk_7R4OZ5NR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_BCHXWA3P = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-BCHXWA3P"]();
var import_chunk_WCK3D5U5 = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_ZA4KROTO = (from_chunk_39c5fcee ??= require("./chunk-39c5fcee.cjs"))["chunk-ZA4KROTO"]();
var import_chunk_TDLACVAW = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-TDLACVAW"]();
var import_chunk_2WPLNG6Q = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-2WPLNG6Q"]();
var import_chunk_JIR2RCU5 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_1339eed9 ??= require("./start-over-1339eed9.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_J5GXARJV = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-J5GXARJV"]();
var import_chunk_ADQRAGKH = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-ADQRAGKH"]();
var import_chunk_TKCSMCAB = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_5095118e ??= require("./chunk-5095118e.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_APQNDADW = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-APQNDADW"]();
var import_chunk_UTFC5QHX = (from_chunk_53f13f11 ??= require("./chunk-53f13f11.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_d98ecfd8 ??= require("./chunk-d98ecfd8.cjs"))["chunk-N3IGRGRH"]();
var import_chunk_WD6Y2XFO = (from_main ??= require("../main.cjs"))["chunk-WD6Y2XFO"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_VNW4R5LF = (from_main ??= require("../main.cjs"))["chunk-VNW4R5LF"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_2WPLNG6Q.readHead)(repository);
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
  await (0, import_chunk_I5W5BOWM.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_2WPLNG6Q.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_OT3BEBRP.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_OT3BEBRP.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_2WPLNG6Q.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_VNW4R5LF.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_OT3BEBRP.treeOf)(repository, head);
  const merged = await (0, import_chunk_IVPCC3IU.mergeTrees)(repository, {
    base: await (0, import_chunk_OT3BEBRP.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_OT3BEBRP.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_VNW4R5LF.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_2WPLNG6Q.inTheWay)(repository, ours, await (0, import_chunk_OT3BEBRP.treeChanges)(repository, ours, merged.tree));
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
  if (!file.in_place) await (0, import_chunk_IVPCC3IU.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_JIR2RCU5.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_6ZEAV52K.openAudit)(home, file.audit);
  await (0, import_chunk_C5JDRFPX.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_APQNDADW.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_BCHXWA3P.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_KPQ2HRHC.changesInOwnTree)(audit);
  await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_6ZEAV52K.openAudit)(home, file.audit);
  await (0, import_chunk_C5JDRFPX.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_IVPCC3IU.stopBackground)(underTest.folder);
  await (0, import_chunk_IVPCC3IU.stopBackground)((0, import_chunk_IVPCC3IU.lintFolder)(underTest.folder));
  await (0, import_chunk_IVPCC3IU.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_6M3FGH62.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_Z3YBCKDZ.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_IVPCC3IU.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_3R5RSWBY.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_IVPCC3IU.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_6M3FGH62.decideMove)(audit.file, audit.state);
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
  const { paths } = await (0, import_chunk_6ZEAV52K.openAudit)(home, name);
  return (0, import_chunk_QZ4JTA5Y.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_6ZEAV52K.openAudit)(home, name));
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
