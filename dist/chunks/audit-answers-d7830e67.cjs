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
var from_chunk_08296f12;
var from_chunk_0aec2abb;
var from_chunk_16ffa93b;
var from_chunk_41c38ba8;
var from_chunk_5464ccc5;
var from_chunk_636e74ba;
var from_chunk_8c7b18fe;
var from_chunk_8e20af39;
var from_chunk_945581a2;
var from_chunk_9768a872;
var from_chunk_d715f0d7;
var from_chunk_f13d5024;
var from_main;
parts["audit-answers-FOXGBDUX"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  answerAction: () => answerAction,
  finishAction: () => finishAction,
  stopAction: () => stopAction,
  triageAction: () => triageAction
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_N74XMDQQ = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-N74XMDQQ"]();
var import_chunk_GTU5W44S = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-GTU5W44S"]();
var import_chunk_LLPVZERS = (from_chunk_0aec2abb ??= require("./chunk-0aec2abb.cjs"))["chunk-LLPVZERS"]();
var import_chunk_CSPJRV67 = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-CSPJRV67"]();
var import_chunk_OD5MBHGC = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-OD5MBHGC"]();
var import_chunk_NRYDKDXP = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-NRYDKDXP"]();
var import_chunk_7TYL2CTJ = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-7TYL2CTJ"]();
var import_chunk_AU4ZZBNW = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-AU4ZZBNW"]();
var import_chunk_NFHYS2AH = (from_chunk_5464ccc5 ??= require("./chunk-5464ccc5.cjs"))["chunk-NFHYS2AH"]();
var import_chunk_BZVADGGQ = (from_chunk_8c7b18fe ??= require("./chunk-8c7b18fe.cjs"))["chunk-BZVADGGQ"]();
var import_chunk_YKYEW4ZF = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-YKYEW4ZF"]();
var import_chunk_4FXSJHAA = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-4FXSJHAA"]();
var import_chunk_AWOSFOTL = (from_chunk_8e20af39 ??= require("./chunk-8e20af39.cjs"))["chunk-AWOSFOTL"]();
var import_chunk_VPFLAI25 = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-VPFLAI25"]();
var import_chunk_XL4CB3WF = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-XL4CB3WF"]();
var import_chunk_YUJ6TF4Q = (from_chunk_9768a872 ??= require("./chunk-9768a872.cjs"))["chunk-YUJ6TF4Q"]();
var import_chunk_HOHC3T4X = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-HOHC3T4X"]();
var import_chunk_TKCSMCAB = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-TKCSMCAB"]();
var import_chunk_W7PXZJT7 = (from_chunk_41c38ba8 ??= require("./chunk-41c38ba8.cjs"))["chunk-W7PXZJT7"]();
var import_chunk_7R4OZ5NR = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-7R4OZ5NR"]();
var import_chunk_3HWUE6N7 = (from_chunk_08296f12 ??= require("./chunk-08296f12.cjs"))["chunk-3HWUE6N7"]();
var import_chunk_O2J5DYQP = (from_chunk_d715f0d7 ??= require("./chunk-d715f0d7.cjs"))["chunk-O2J5DYQP"]();
var import_chunk_NLWRO2NF = (from_chunk_16ffa93b ??= require("./chunk-16ffa93b.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_WGK3PPFS = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-WGK3PPFS"]();
var import_chunk_57JAG6KP = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-57JAG6KP"]();
var import_chunk_XPIKYFDN = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-XPIKYFDN"]();
var import_chunk_JPD5QLI3 = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-JPD5QLI3"]();
var import_chunk_ELUKDH26 = (from_chunk_945581a2 ??= require("./chunk-945581a2.cjs"))["chunk-ELUKDH26"]();
var import_chunk_F2M6ALLY = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-F2M6ALLY"]();
var import_chunk_UTFC5QHX = (from_chunk_636e74ba ??= require("./chunk-636e74ba.cjs"))["chunk-UTFC5QHX"]();
var import_chunk_UDK7FCCO = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-UDK7FCCO"]();
var import_chunk_5DEMJDHL = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-5DEMJDHL"]();
var import_chunk_XKMPNDJX = (from_chunk_f13d5024 ??= require("./chunk-f13d5024.cjs"))["chunk-XKMPNDJX"]();
var import_chunk_PI4NLZB6 = (from_main ??= require("../main.cjs"))["chunk-PI4NLZB6"]();
var import_chunk_TJ5KMKV5 = (from_main ??= require("../main.cjs"))["chunk-TJ5KMKV5"]();
var import_chunk_PQNXDWJD = (from_main ??= require("../main.cjs"))["chunk-PQNXDWJD"]();
async function mergeBranch(repository, branch, message) {
  const { branch: onto, sha: head } = await (0, import_chunk_BZVADGGQ.readHead)(repository);
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
  await (0, import_chunk_N74XMDQQ.refuseUnsaved)(repository);
  const tree = await mergedTree(repository, { bases, head, tip, branch });
  return { kind: "merged", sha: await (0, import_chunk_BZVADGGQ.commitTree)(repository, { tree, parent: head, merged: tip, message }) };
}
async function finishMerge(repository, head, tip, message) {
  const { tree, parents } = await (0, import_chunk_BZVADGGQ.readCommit)(repository, head);
  const [parent] = parents;
  if (parent === void 0 || !await (0, import_chunk_BZVADGGQ.isCommitOf)(repository, head, { tree, parents: [parent, tip], message })) {
    return void 0;
  }
  return { kind: "merged", sha: await (0, import_chunk_BZVADGGQ.commitTree)(repository, { tree, parent, merged: tip, message }) };
}
async function mergedTree(repository, { bases, head, tip, branch }) {
  const byHand = { hint: `merge it yourself: git merge --no-ff ${branch}` };
  const [base, ...others] = bases;
  if (base === void 0 || others.length > 0) {
    const said2 = `${branch} and HEAD have ${bases.length} nearest common ancestors, not one`;
    throw new import_chunk_TJ5KMKV5.Failure("audit/merge-conflict", said2, byHand);
  }
  const ours = await (0, import_chunk_BZVADGGQ.treeOf)(repository, head);
  const merged = await (0, import_chunk_N74XMDQQ.mergeTrees)(repository, {
    base: await (0, import_chunk_BZVADGGQ.treeOf)(repository, base),
    ours,
    theirs: await (0, import_chunk_BZVADGGQ.treeOf)(repository, tip)
  });
  if (merged.kind === "conflict") {
    const said2 = `${branch} does not merge by itself: ${merged.files.map(import_chunk_NLWRO2NF.printable).join(", ")}`;
    throw new import_chunk_TJ5KMKV5.Failure("audit/merge-conflict", said2, byHand);
  }
  const blocked = await (0, import_chunk_BZVADGGQ.inTheWay)(repository, ours, await (0, import_chunk_BZVADGGQ.treeChanges)(repository, ours, merged.tree));
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
  if (!file.in_place) await (0, import_chunk_N74XMDQQ.removeWorkTree)(home, file.work_tree);
  await (0, import_chunk_VPFLAI25.archiveRefs)(
    home,
    state.rounds.map(({ round }) => ({
      from: (0, import_chunk_4FXSJHAA.roundRef)(round),
      to: `refs/correctless/audits/${file.audit}/round-${round}-start`
    }))
  );
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "finished", merged: merged?.kind === "merged" ? merged.sha : null });
  const finished = await (0, import_chunk_YKYEW4ZF.openAudit)(home, file.audit);
  await (0, import_chunk_N74XMDQQ.writeArtifacts)(finished);
  return finished;
}
async function requireRecord({ file, state }) {
  const { round } = (0, import_chunk_4FXSJHAA.artifactPaths)(file.top, file);
  for (const one of state.rounds) {
    const path = round((0, import_chunk_OD5MBHGC.roundFileName)(file, one.round));
    const text = await (0, import_chunk_F2M6ALLY.readTextIfAny)(path);
    const recorded = text === void 0 ? void 0 : await (0, import_chunk_JPD5QLI3.checkedJson)(path, "audit-round", text);
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
  const changed = await (0, import_chunk_CSPJRV67.changesInOwnTree)(audit);
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "ended", outcome: "stopped", why: `stopped by the user: ${reason}`, changed });
  const stopped = await (0, import_chunk_YKYEW4ZF.openAudit)(home, file.audit);
  await (0, import_chunk_N74XMDQQ.writeArtifacts)(stopped);
  return stopped;
}
async function answerQuestion({ paths, file }, asked, answer) {
  if (asked === void 0) {
    throw new import_chunk_TJ5KMKV5.Failure("audit/no-question", `audit ${file.audit} does not ask whether to go on`, {
      hint: `see what it waits for: correctless next ${file.audit}`
    });
  }
  await (0, import_chunk_AWOSFOTL.note)(paths, { kind: "answered", question: asked, answer, by: "user" });
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
    const decided = await (0, import_chunk_N74XMDQQ.decideFindings)(audit, { decision, ids, reason: input.option("reason") });
    return `${decision}: ${decided.join(", ")}`;
  });
}
async function answerAction(input) {
  const answer = oneOf("answer", input.positionals[2], ["continue", "stop"]);
  return answered(input, async (audit) => {
    const move = (0, import_chunk_NRYDKDXP.decideMove)(audit.file, audit.state);
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
  const home = await (0, import_chunk_UDK7FCCO.openRepository)(cwd);
  const { paths } = await (0, import_chunk_YKYEW4ZF.openAudit)(home, name);
  return (0, import_chunk_N74XMDQQ.withAuditLock)(paths, async () => {
    const line = await answer(await (0, import_chunk_YKYEW4ZF.openAudit)(home, name));
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
