var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toCommonJS = (mod) => __copyProps(__defProp({}, "__esModule", { value: true }), mod);
var stdin_exports = {};
__export(stdin_exports, {
  planStepCheck: () => planStepCheck
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_FD73U6YK = require("./chunk-FD73U6YK.cjs");
var import_chunk_2DDZ6GJT = require("./chunk-2DDZ6GJT.cjs");
var import_chunk_S5FUO7Q3 = require("./chunk-S5FUO7Q3.cjs");
var import_chunk_BDFZUEKI = require("./chunk-BDFZUEKI.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_DL6Z647J = require("./chunk-DL6Z647J.cjs");
var import_chunk_5R7HYVAW = require("./chunk-5R7HYVAW.cjs");
var import_chunk_FHEFUS3G = require("./chunk-FHEFUS3G.cjs");
var import_chunk_R2LLEBCN = require("./chunk-R2LLEBCN.cjs");
var import_chunk_YY6N2GNC = require("./chunk-YY6N2GNC.cjs");
var import_chunk_DR4RL3SX = require("./chunk-DR4RL3SX.cjs");
var import_chunk_M5C3XEAV = require("./chunk-M5C3XEAV.cjs");
var import_chunk_E2GJLKLX = require("./chunk-E2GJLKLX.cjs");
var import_chunk_KWFW5DJI = require("./chunk-KWFW5DJI.cjs");
var import_chunk_4W76IVYK = require("./chunk-4W76IVYK.cjs");
var import_chunk_OTZ2RVYM = require("./chunk-OTZ2RVYM.cjs");
var import_chunk_NBEHWZXD = require("./chunk-NBEHWZXD.cjs");
var import_chunk_AXYZSQPL = require("./chunk-AXYZSQPL.cjs");
var import_chunk_COCIJOXI = require("./chunk-COCIJOXI.cjs");
var import_chunk_547F5KMH = require("./chunk-547F5KMH.cjs");
var import_chunk_YWY2QIKT = require("./chunk-YWY2QIKT.cjs");
var import_chunk_THSK2JZM = require("./chunk-THSK2JZM.cjs");
var import_chunk_67SIWUIP = require("./chunk-67SIWUIP.cjs");
var import_chunk_NCBB32XO = require("./chunk-NCBB32XO.cjs");
var import_chunk_NBGIRIUR = require("./chunk-NBGIRIUR.cjs");
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
var import_chunk_YHK5FGJR = require("./chunk-YHK5FGJR.cjs");
var import_chunk_KFW25QV2 = require("./chunk-KFW25QV2.cjs");
var import_chunk_TNHOAIB2 = require("./chunk-TNHOAIB2.cjs");
var import_chunk_TY3DGQ3B = require("./chunk-TY3DGQ3B.cjs");
var import_chunk_XSV6NPDF = require("./chunk-XSV6NPDF.cjs");
var import_chunk_DODZE5QL = require("./chunk-DODZE5QL.cjs");
var import_chunk_UTFC5QHX = require("./chunk-UTFC5QHX.cjs");
var import_chunk_CPEP6PEI = require("./chunk-CPEP6PEI.cjs");
var import_chunk_VHIDEY7P = require("./chunk-VHIDEY7P.cjs");
var import_chunk_PQNXDWJD = require("./chunk-PQNXDWJD.cjs");
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await (0, import_chunk_M5C3XEAV.redactHunks)([patchAsFile(hunks)], redactor);
  const sides = [head, ...(file?.hunks ?? []).map(({ text }) => text)].join("");
  return (await redactor.redact(sides)).text;
}
function patchAsFile(hunks) {
  return {
    path: "",
    from: null,
    status: "modified",
    addedLines: 0,
    removedLines: 0,
    skipped: null,
    header: "",
    hunks: hunks.map((text, index) => ({ id: String(index), old: ANYWHERE, new: ANYWHERE, text }))
  };
}
var ANYWHERE = { start: 1, count: 0 };
function buildStepPacket({ task, judged, nonces, nextSlot }) {
  const { step, result, facts, rules } = judged;
  const { patch = "", ...claim } = result;
  const filling = {
    ...(0, import_chunk_M5C3XEAV.taskFacts)(task, "with-tree"),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_M5C3XEAV.packetText)(call, filling, nonces);
  const bytes = (0, import_chunk_M5C3XEAV.byteLength)(text);
  if (bytes > import_chunk_M5C3XEAV.PACKET_BUDGET) return { kind: "too-large", bytes };
  const paths = (result.filesWritten ?? []).map((path) => path);
  return { kind: "packet", packet: { agent: call.agent, slot: call.slot, text, bytes, hunks: [], paths } };
}
function stepText(step, { allow, exclude }) {
  const allowed = [...step.allow ?? [], ...allow];
  const excluded = [...step.exclude ?? [], ...exclude];
  return [
    `mode: ${step.mode}`,
    ...allowed.length === 0 ? [] : [`only these paths may change: ${allowed.join(" ")}`],
    ...excluded.length === 0 ? [] : [`these paths may not change: ${excluded.join(" ")}`],
    `description:
${step.description}`,
    ...step.why === void 0 ? [] : [`why:
${step.why}`]
  ].join("\n\n");
}
function checksText({ result, facts: { git } }) {
  const agree = result.success ? "The result keeps its contract, its mode is the one asked for, its patch is a complete unified diff, and its file lists and its patch name the same files. No path is touched that may not be." : "The result says that the step failed. It keeps its contract, its mode is the one asked for, and it brings no patch and no written files.";
  return `${agree} ${gitText(git)}`;
}
function gitText(git) {
  if (git === void 0) {
    return "Nothing was compared with git: whether the tree already holds the patch is not known, and base is the last commit.";
  }
  const files = "What git lists as changed between base and the work tree is what the result says.";
  switch (git.patch.kind) {
    case "none":
      return files;
    case "refused":
      return `${files} git does not take the patch at base.`;
    case "applies":
      return git.patch.differs.length === 0 ? `${files} The patch applies at base and makes exactly the files that stand in the tree.` : `${files} The patch applies at base; ${git.patch.differs.length} of its files stand otherwise in the tree.`;
  }
}
function ruleFence(rule) {
  const folders = (0, import_chunk_THSK2JZM.directoriesOf)(rule).filter((folder) => folder !== "");
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") };
  return { kind: "RULES", content: rule.body, attributes: { source: rule.path, ...governed } };
}
function changedPart({ git }) {
  if (git === void 0) return "It was not asked.";
  if (git.changed.length === 0) return "Nothing.";
  return [{ kind: "FILES", content: git.changed.map(changedLine).join("\n") }];
}
function changedLine({ path, from, status, oldMode, newMode }) {
  const renamed = from === void 0 ? "" : ` (from ${(0, import_chunk_M5C3XEAV.shownPath)(from)})`;
  const isModeChange = oldMode !== void 0 && newMode !== void 0 && oldMode !== newMode;
  return `${status.padEnd(9)} ${(0, import_chunk_M5C3XEAV.shownPath)(path)}${renamed}${isModeChange ? ` mode ${oldMode} \u2192 ${newMode}` : ""}`;
}
async function planStep(request) {
  const { repository, sides, fingerprint, cacheRoot: cacheRoot2 } = request;
  (0, import_chunk_S5FUO7Q3.requireCacheOutside)(repository, cacheRoot2);
  const [config, { rules }, treeRoot] = await Promise.all([
    (0, import_chunk_KWFW5DJI.readConfig)(repository, sides.base.tree),
    (0, import_chunk_5R7HYVAW.readRules)(repository, sides.base.tree),
    (0, import_chunk_S5FUO7Q3.materializeTree)(repository, sides.head.tree, cacheRoot2)
  ]);
  const judged = await cleanStep(request, agentsRules(rules, touchedPaths(request)));
  const file = runFile(request, config, treeRoot, judged.step.description);
  const nextSlot = (0, import_chunk_M5C3XEAV.slotNames)(file, []);
  const built = buildStepPacket({ task: (0, import_chunk_M5C3XEAV.taskOf)(file), judged, nonces: (0, import_chunk_M5C3XEAV.noncesOf)(file), nextSlot });
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = (0, import_chunk_TY3DGQ3B.runPaths)(repository.top, file.run);
  await (0, import_chunk_S5FUO7Q3.createRun)(file, paths);
  await (0, import_chunk_547F5KMH.writeStamped)(paths.fingerprint, file, fingerprint);
  await (0, import_chunk_M5C3XEAV.writeSlots)(paths, file, "judge", [{ packet: built.packet }], []);
  await (0, import_chunk_S5FUO7Q3.pruneTrees)(cacheRoot2, import_chunk_S5FUO7Q3.KEPT_TREES);
  return { kind: "run", file, paths };
}
async function cleanStep({ step, result, facts }, rules) {
  const redactor = (0, import_chunk_AXYZSQPL.createRedactor)();
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return (0, import_chunk_M5C3XEAV.cleanText)({ step, result: { ...result, ...patch }, facts, rules }, redactor);
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return (0, import_chunk_THSK2JZM.rulesInForce)(
    rules.filter((rule) => (0, import_chunk_THSK2JZM.placesOfRule)(rule).some(isAgents)),
    [everywhere, ...touched]
  ).filter(({ governs }) => governs.length > 0).map(({ rule }) => rule);
}
function touchedPaths({ result, facts: { git } }) {
  const claimed = [...result.filesTouched ?? [], ...result.filesWritten ?? []];
  const changed = (git?.changed ?? []).flatMap(
    ({ path, from }) => from === void 0 ? [path] : [path, from]
  );
  return [.../* @__PURE__ */ new Set([...claimed, ...changed])];
}
function tooLarge(bytes) {
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${import_chunk_M5C3XEAV.PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}
function runFile({ repository, sides, captured }, config, treeRoot, description) {
  const [title = ""] = description.trim().split("\n", 1);
  return {
    layout: 1,
    kind: "step",
    run: (0, import_chunk_M5C3XEAV.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_TY3DGQ3B.now)(),
    captured,
    top: repository.top,
    title: `step: ${(0, import_chunk_NBEHWZXD.printable)(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_M5C3XEAV.randomHex)(16),
    settings: { ...(0, import_chunk_S5FUO7Q3.settingsOf)(config, { noRules: true }), lenses: [] },
    lenses_without_work: [],
    warnings: []
  };
}
async function planStepCheck(input) {
  try {
    return await planned(input);
  } catch (error) {
    if (!(error instanceof import_chunk_VHIDEY7P.Failure)) throw error;
    const verdict = (0, import_chunk_FD73U6YK.verdictOfFailure)(error);
    return { ...done(verdict), status: import_chunk_VHIDEY7P.FAILURES[error.code], stderr: (0, import_chunk_CPEP6PEI.failureText)(error) };
  }
}
async function planned(input) {
  const files = (0, import_chunk_FD73U6YK.stepFiles)(input);
  const captured = (0, import_chunk_DL6Z647J.choice)("capture", input.option("capture") ?? "hooks", ["hooks", "manual"]);
  const repository = await (0, import_chunk_KFW25QV2.openRepository)(input.cwd);
  const fingerprint = await (0, import_chunk_4W76IVYK.fingerprintRepository)(repository);
  const { tree } = await (0, import_chunk_R2LLEBCN.snapshotWorkTree)(repository);
  const rev = input.option("base") ?? "HEAD";
  const why = rev === "HEAD" ? "the last commit" : "the base asked for";
  const base = { ...await (0, import_chunk_R2LLEBCN.commitNamed)(repository, rev), label: rev, why };
  const head = { sha: null, tree, label: "work tree", why: "the work as it stands" };
  const { verdict, question } = await (0, import_chunk_FD73U6YK.checkedStep)(input, files);
  if (!verdict.valid || question === void 0) return done(verdict);
  const step = await planStep({
    ...question,
    repository,
    sides: { base, head },
    fingerprint,
    captured,
    cacheRoot: (0, import_chunk_BDFZUEKI.cacheRoot)(input.env)
  });
  if (step.kind === "too-large") return done({ valid: false, reason: step.reason });
  return { status: 0, stdout: `The program has no objection: ${verdict.reason}
run: ${step.file.run}
` };
}
function done(verdict) {
  return { status: 0, stdout: `state: done

${(0, import_chunk_DR4RL3SX.verdictLine)(verdict)}` };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStepCheck
});
