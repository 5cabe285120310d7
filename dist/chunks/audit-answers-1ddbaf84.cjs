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
var from_chunk_0f05ec40;
var from_chunk_14ba6bc9;
var from_chunk_42cd2107;
var from_chunk_466de16b;
var from_chunk_49735023;
var from_chunk_4b783c96;
var from_chunk_64f6c2f4;
var from_chunk_6621c70f;
var from_chunk_7655bbd5;
var from_chunk_9d2a2c00;
var from_chunk_a518eb50;
var from_chunk_ba7abb9c;
var from_chunk_d5530e71;
var from_chunk_e2df60f8;
var from_chunk_fd187cc6;
var from_pre_4e3da236;
var from_start_over_7aa7fa82;
var from_main;
parts["audit-answers-E62NRSJU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_VL65BGRM = (from_chunk_7655bbd5 ??= require("./chunk-7655bbd5.cjs"))["chunk-VL65BGRM"]();
var import_chunk_FWDPRS2L = (from_chunk_466de16b ??= require("./chunk-466de16b.cjs"))["chunk-FWDPRS2L"]();
var import_chunk_LUMQFKT2 = (from_chunk_466de16b ??= require("./chunk-466de16b.cjs"))["chunk-LUMQFKT2"]();
var import_chunk_SY2FB5CO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-SY2FB5CO"]();
var import_chunk_5Z2LYUF7 = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-5Z2LYUF7"]();
var import_chunk_K6KIQL4H = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-K6KIQL4H"]();
var import_chunk_C4UAS7OJ = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-C4UAS7OJ"]();
var import_chunk_K6TUEKOU = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-K6TUEKOU"]();
var import_chunk_KEIDM7MW = (from_chunk_42cd2107 ??= require("./chunk-42cd2107.cjs"))["chunk-KEIDM7MW"]();
var import_chunk_3TIEXFGN = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-3TIEXFGN"]();
var import_chunk_XNNFOI3H = (from_chunk_fd187cc6 ??= require("./chunk-fd187cc6.cjs"))["chunk-XNNFOI3H"]();
var import_chunk_QDV3YOYK = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-QDV3YOYK"]();
var import_chunk_GI7ICF27 = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-GI7ICF27"]();
var import_chunk_3PKCCHBL = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-3PKCCHBL"]();
var import_chunk_2DCJMSLV = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-2DCJMSLV"]();
var import_chunk_NFHYS2AH = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_HO5ATRGZ = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-HO5ATRGZ"]();
var import_chunk_O66TJFNY = (from_chunk_d5530e71 ??= require("./chunk-d5530e71.cjs"))["chunk-O66TJFNY"]();
var import_chunk_HCVYMVBO = (from_chunk_14ba6bc9 ??= require("./chunk-14ba6bc9.cjs"))["chunk-HCVYMVBO"]();
var import_chunk_ASSG5WPT = (from_chunk_6621c70f ??= require("./chunk-6621c70f.cjs"))["chunk-ASSG5WPT"]();
var import_chunk_JR7MH3EO = (from_chunk_a518eb50 ??= require("./chunk-a518eb50.cjs"))["chunk-JR7MH3EO"]();
var import_chunk_CKMVB2RJ = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-CKMVB2RJ"]();
var import_chunk_5B3B3A5X = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-5B3B3A5X"]();
var import_chunk_X2WJDM2I = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-X2WJDM2I"]();
var import_chunk_IVFRSQWK = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-IVFRSQWK"]();
var import_chunk_UHSTSU6V = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-UHSTSU6V"]();
var import_chunk_RQL445DP = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-RQL445DP"]();
var import_chunk_L6S3CSHS = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-L6S3CSHS"]();
var import_chunk_Y5FHDHJZ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_OWFAV7E6 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_XYANDYOJ = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-XYANDYOJ"]();
var import_chunk_BLJONZEY = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-BLJONZEY"]();
var import_chunk_AASB22DL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AASB22DL"]();
var import_chunk_F6C6MZ3W = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_E3UQWCU5 = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-E3UQWCU5"]();
var import_chunk_OLOC3CPJ = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OLOC3CPJ"]();
var import_chunk_COCIJOXI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-COCIJOXI"]();
var import_chunk_Q62ZAWBG = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-Q62ZAWBG"]();
var import_chunk_A4HCJ4TN = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-A4HCJ4TN"]();
var import_chunk_GFGFQTWA = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-GFGFQTWA"]();
var import_chunk_TI7WKPHX = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-TI7WKPHX"]();
var import_chunk_OTZ2RVYM = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OTZ2RVYM"]();
var import_chunk_37AYGRAF = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-37AYGRAF"]();
var import_chunk_CLHPKY4O = (from_chunk_ba7abb9c ??= require("./chunk-ba7abb9c.cjs"))["chunk-CLHPKY4O"]();
var import_chunk_OEAVNMD4 = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-OEAVNMD4"]();
var import_chunk_R5DXX5NI = (from_chunk_4b783c96 ??= require("./chunk-4b783c96.cjs"))["chunk-R5DXX5NI"]();
var import_chunk_7AQJ2AX2 = (from_main ??= require("../main.cjs"))["chunk-7AQJ2AX2"]();
var import_chunk_RSP5V4ZV = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-RSP5V4ZV"]();
var import_chunk_6V3URSKL = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-6V3URSKL"]();
var import_chunk_SNAQHVPL = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-SNAQHVPL"]();
var import_chunk_5VJEC4BQ = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-5VJEC4BQ"]();
var import_chunk_45M3AO6G = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-45M3AO6G"]();
var import_chunk_6LYIXYLO = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-6LYIXYLO"]();
var import_chunk_3HWUE6N7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_UKNUG25L = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-UKNUG25L"]();
var import_chunk_SMKJISEK = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-SMKJISEK"]();
var import_chunk_D66PGRUA = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-D66PGRUA"]();
var import_chunk_XKMPNDJX = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PBESVMEE = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-PBESVMEE"]();
var import_chunk_SVD6QO3J = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-SVD6QO3J"]();
var import_chunk_DUUH6XJL = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-DUUH6XJL"]();
var import_chunk_YI2CIEZ2 = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-YI2CIEZ2"]();
var import_chunk_3Y32VSR5 = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-3Y32VSR5"]();
var import_chunk_6SQPT5ZQ = (from_chunk_64f6c2f4 ??= require("./chunk-64f6c2f4.cjs"))["chunk-6SQPT5ZQ"]();
var import_chunk_VONXIK5O = (from_pre_4e3da236 ??= require("./pre-4e3da236.cjs"))["chunk-VONXIK5O"]();
var import_chunk_7R4OZ5NR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_XPIKYFDN = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_AE7HF43W = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-AE7HF43W"]();
var import_chunk_WCK3D5U5 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-WCK3D5U5"]();
var import_chunk_NJ3C7H5I = (from_chunk_0f05ec40 ??= require("./chunk-0f05ec40.cjs"))["chunk-NJ3C7H5I"]();
var import_chunk_TDLACVAW = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-TDLACVAW"]();
var import_chunk_ZIUCZCNF = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-ZIUCZCNF"]();
var import_chunk_JIR2RCU5 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-JIR2RCU5"]();
var import_chunk_OT3BEBRP = (from_start_over_7aa7fa82 ??= require("./start-over-7aa7fa82.cjs"))["chunk-OT3BEBRP"]();
var import_chunk_52WFHZS7 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-52WFHZS7"]();
var import_chunk_4EBRHL3T = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-4EBRHL3T"]();
var import_chunk_TKCSMCAB = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_573E7KK3 = (from_chunk_e2df60f8 ??= require("./chunk-e2df60f8.cjs"))["chunk-573E7KK3"]();
var import_chunk_NLWRO2NF = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_EQ3XVTHR = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-EQ3XVTHR"]();
var import_chunk_YNVRU2D7 = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-YNVRU2D7"]();
var import_chunk_UTFC5QHX = (from_chunk_9d2a2c00 ??= require("./chunk-9d2a2c00.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_N3IGRGRH = (from_chunk_49735023 ??= require("./chunk-49735023.cjs"))["chunk-N3IGRGRH"]();
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
  await (0, import_chunk_SNAQHVPL.refuseUnsaved)(repository);
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
  const merged = await (0, import_chunk_VL65BGRM.mergeTrees)(repository, {
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
  if (!file.in_place) await (0, import_chunk_VL65BGRM.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_JIR2RCU5.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_3Y32VSR5.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_6SQPT5ZQ.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_PBESVMEE.openAudit)(home, file.audit);
  await (0, import_chunk_SY2FB5CO.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_3Y32VSR5.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_K6KIQL4H.roundFileName)(file, one.round));
    const text = await (0, import_chunk_YNVRU2D7.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_AE7HF43W.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_LUMQFKT2.changesInOwnTree)(audit);
  await (0, import_chunk_6SQPT5ZQ.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_PBESVMEE.openAudit)(home, file.audit);
  await (0, import_chunk_SY2FB5CO.writeArtifacts)(stopped);
  return stopped;
}
async function endTests(audit) {
  const { underTest } = audit.state;
  if (underTest === void 0) return;
  await (0, import_chunk_VL65BGRM.stopBackground)(underTest.folder);
  await (0, import_chunk_VL65BGRM.stopBackground)((0, import_chunk_VL65BGRM.lintFolder)(underTest.folder));
  await (0, import_chunk_VL65BGRM.standAtHead)(audit);
}
async function takeWhatCame(audit) {
  const move = (0, import_chunk_5Z2LYUF7.decideMove)(audit.file, audit.state);
  const round = (0, import_chunk_SVD6QO3J.currentRound)(audit.state);
  if (move.kind !== "run" || move.stage !== "hunt" || round === void 0) return;
  const run = await (0, import_chunk_O66TJFNY.openRun)(audit.home, move.run);
  if (run.states.some(({ status }) => status === "stored")) await (0, import_chunk_VL65BGRM.takeHunt)(audit, round, run);
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_VNW4R5LF.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_6SQPT5ZQ.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_VL65BGRM.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_5Z2LYUF7.decideMove)(audit.file, audit.state);
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
  const { paths } = await (0, import_chunk_PBESVMEE.openAudit)(home, name);
  return (0, import_chunk_5VJEC4BQ.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_PBESVMEE.openAudit)(home, name));
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
