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
var from_chunk_1f30fb49;
var from_chunk_59850f32;
var from_chunk_9de922ed;
var from_chunk_a1505dae;
var from_chunk_a30e7128;
var from_chunk_b3016b58;
var from_chunk_c12db614;
var from_chunk_d929e9e9;
var from_chunk_d9c6d3b6;
var from_chunk_f7bf1d95;
var from_chunk_f85be931;
var from_chunk_f9f89524;
var from_main;
parts["audit-answers-QEYVHWAB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_M4EXH225 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-M4EXH225"]();
var import_chunk_KSJJYBKH = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-KSJJYBKH"]();
var import_chunk_LLPVZERS = (from_chunk_b3016b58 ??= require("./chunk-b3016b58.cjs"))["chunk-LLPVZERS"]();
var import_chunk_YZRE2KPN = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-YZRE2KPN"]();
var import_chunk_OD5MBHGC = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_JFQTYDX6 = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-JFQTYDX6"]();
var import_chunk_46T27C37 = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-46T27C37"]();
var import_chunk_AU4ZZBNW = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_f85be931 ??= require("./chunk-f85be931.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_XVN7AKIO = (from_chunk_9de922ed ??= require("./chunk-9de922ed.cjs"))["chunk-XVN7AKIO"]();
var import_chunk_GEBT2NBE = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-GEBT2NBE"]();
var import_chunk_4FXSJHAA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_XMYXWJDA = (from_chunk_a1505dae ??= require("./chunk-a1505dae.cjs"))["chunk-XMYXWJDA"]();
var import_chunk_VPFLAI25 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-VPFLAI25"]();
var import_chunk_475S5V2Y = (from_chunk_1f30fb49 ??= require("./chunk-1f30fb49.cjs"))["chunk-475S5V2Y"]();
var import_chunk_5WFRSBAK = (from_chunk_d929e9e9 ??= require("./chunk-d929e9e9.cjs"))["chunk-5WFRSBAK"]();
var import_chunk_LJOAF2GT = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-LJOAF2GT"]();
var import_chunk_7R4OZ5NR = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_3HWUE6N7 = (from_chunk_59850f32 ??= require("./chunk-59850f32.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_O2J5DYQP = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_a30e7128 ??= require("./chunk-a30e7128.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_FO5PT7KO = (from_chunk_c12db614 ??= require("./chunk-c12db614.cjs"))["chunk-FO5PT7KO"]();
var import_chunk_UTLSXTLJ = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTLSXTLJ"]();
var import_chunk_XPIKYFDN = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_GBGOFNMU = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-GBGOFNMU"]();
var import_chunk_EG4SYFI5 = (from_chunk_f9f89524 ??= require("./chunk-f9f89524.cjs"))["chunk-EG4SYFI5"]();
var import_chunk_LFEMXBUT = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-LFEMXBUT"]();
var import_chunk_OQ2GIMKN = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-OQ2GIMKN"]();
var import_chunk_5DEMJDHL = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_VHNAQYD7 = (from_chunk_d9c6d3b6 ??= require("./chunk-d9c6d3b6.cjs"))["chunk-VHNAQYD7"]();
var import_chunk_UTFC5QHX = (from_chunk_f7bf1d95 ??= require("./chunk-f7bf1d95.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_XVN7AKIO.readHead)(repository);
  if (onto === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/no-branch", `HEAD of ${repository.top} is on no branch, at ${head}`, {
      hint: "check out the branch to merge into, then do it again"
    });
  }
  const tip = await (0, import_chunk_VPFLAI25.readRef)(repository, `refs/heads/${branch}`);
  if (tip === void 0) throw new import_chunk_TJ5KMKV5.Failure("scope/unknown-revision", `there is no branch ${branch}`);
  const finished = await finishMerge(repository, head, tip, message);
  if (finished !== void 0) return finished;
  const bases = await mergeBases(repository, head, tip);
  if (bases.includes(tip)) return { kind: "there" };
  await (0, import_chunk_M4EXH225.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_XVN7AKIO.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_XVN7AKIO.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_XVN7AKIO.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_XVN7AKIO.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_TJ5KMKV5.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_XVN7AKIO.treeOf)(repository, head);
  const merged = await (0, import_chunk_M4EXH225.mergeTrees)(repository, {
    base: await (0, import_chunk_XVN7AKIO.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_XVN7AKIO.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_TJ5KMKV5.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_XVN7AKIO.inTheWay)(repository, ours, await (0, import_chunk_XVN7AKIO.treeChanges)(repository, ours, merged.tree));
  if (blocked.length === 0) return merged.tree;
  const said = `ignored files stand where ${branch} has others: ${blocked.slice(0, 5).map(import_chunk_NLWRO2NF.printable).join(", ")}`;
  throw new import_chunk_TJ5KMKV5.Failure("audit/work-tree-dirty", said, { hint: "move them away, then do it again" });
}
async function mergeBases(repository, ours, theirs) {
  const found = await (0, import_chunk_5DEMJDHL.askGit)(repository, ["merge-base", "--all", ours, theirs], { answers: [0, 1] });
  return found.stdout.toString("latin1").split("\n").filter(Boolean);
}
async function finishAudit(audit, { merge }) {
  const { home, file, paths, state } = audit;
  if (state.finished !== void 0 && (!merge || file.in_place || state.finished.merged !== null))
    return audit;
  if (state.ended === void 0) throw notOver(audit);
  await requireRecord(audit);
  const merged = merge && !file.in_place ? await mergeBranch(home, file.branch, mergeMessage(audit)) : void 0;
  if (!file.in_place) await (0, import_chunk_M4EXH225.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_VPFLAI25.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_4FXSJHAA.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_XMYXWJDA.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_GEBT2NBE.openAudit)(home, file.audit);
  await (0, import_chunk_M4EXH225.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_4FXSJHAA.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_OD5MBHGC.roundFileName)(file, one.round));
    const text = await (0, import_chunk_LFEMXBUT.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_GBGOFNMU.checkedJson)(path, "audit-round", text);
    if (recorded?.started_at === file.started_at) continue;
    throw new import_chunk_TJ5KMKV5.Failure("audit/not-over", `${path} is not the record of round ${one.round} of this audit`, {
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
  return new import_chunk_TJ5KMKV5.Failure("audit/not-over", `audit ${file.audit} has not ended`, {
    hint: `go on with it (correctless next ${file.audit}) or stop it (correctless audit stop ${file.audit} --reason "\u2026")`
  });
}
async function stopAudit(audit, reason) {
  const { home, file, paths, state } = audit;
  if (state.ended !== void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/no-question", `audit ${file.audit} has ended already: ${state.ended.why}`, {
      hint: `close it with: correctless audit finish ${file.audit}`
    });
  }
  const changed = await (0, import_chunk_YZRE2KPN.changesInOwnTree)(audit);
  await (0, import_chunk_XMYXWJDA.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_GEBT2NBE.openAudit)(home, file.audit);
  await (0, import_chunk_M4EXH225.writeArtifacts)(stopped);
  return stopped;
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_XMYXWJDA.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
}
async function triageAction(input) {
  const [, , word, ...ids] = input.positionals;
  const decision = oneOf("triage", word, ["fix", "defer", "dispute"]);
  if (ids.length === 0) {
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `${decision} which findings?`, {
      hint: "name their ids, or all"
    });
  }
  return answered(input, async (audit) => {
    const decided = await (0, import_chunk_M4EXH225.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_JFQTYDX6.decideMove)(audit.file, audit.state);
    const asked = move.kind === "ask" && move.question.kind !== "triage" ? move.question.key : void 0;
    await answerQuestion(audit, asked, answer);
    return `answered: ${answer}`;
  });
}
async function stopAction(input) {
  const reason = input.option("reason");
  if (reason === void 0 || reason.trim() === "") {
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", "to stop an audit takes --reason", {
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
    throw new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `${action} which audit?`, {
      hint: "see them: correctless audit status"
    });
  }
  const home = await (0, import_chunk_OQ2GIMKN.openRepository)(cwd);
  const { paths } = await (0, import_chunk_GEBT2NBE.openAudit)(home, name);
  return (0, import_chunk_M4EXH225.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_GEBT2NBE.openAudit)(home, name));
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
  throw word === void 0 ? new import_chunk_TJ5KMKV5.Failure("usage/missing-argument", `${action} how?`, { hint }) : new import_chunk_TJ5KMKV5.Failure("usage/bad-value", `${action}: "${word}" is not possible`, { hint });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  answerAction,
  finishAction,
  stopAction,
  triageAction
});
});
