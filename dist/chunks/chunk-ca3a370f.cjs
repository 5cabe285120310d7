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
var from_chunk_05d639e2;
var from_chunk_1c89f603;
var from_chunk_207f101d;
var from_chunk_3d4247f8;
var from_chunk_68d1284a;
var from_chunk_81d95a63;
var from_chunk_b946c1bb;
var from_chunk_c9dfc941;
var from_pre_88a614f7;
var from_main;
parts["chunk-73AQ6MKU"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planSharedSteps: () => planSharedSteps,
  planStep: () => planStep
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_AZ6WTUF4 = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-AZ6WTUF4"]();
var import_chunk_YNM7LE37 = (from_chunk_b946c1bb ??= require("./chunk-b946c1bb.cjs"))["chunk-YNM7LE37"]();
var import_chunk_65FJW33J = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-65FJW33J"]();
var import_chunk_RWTGCLUU = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-RWTGCLUU"]();
var import_chunk_NFDVNL4G = (from_chunk_68d1284a ??= require("./chunk-68d1284a.cjs"))["chunk-NFDVNL4G"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_X5SJPM56 = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-X5SJPM56"]();
var import_chunk_RYZ5RHTO = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-RYZ5RHTO"]();
var import_chunk_QMY7C43Q = (from_chunk_81d95a63 ??= require("./chunk-81d95a63.cjs"))["chunk-QMY7C43Q"]();
var import_chunk_ZJPOAVWI = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-ZJPOAVWI"]();
var import_chunk_UKY4DTXS = (from_chunk_1c89f603 ??= require("./chunk-1c89f603.cjs"))["chunk-UKY4DTXS"]();
var import_chunk_RQL445DP = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-RQL445DP"]();
var import_chunk_OWFAV7E6 = (from_chunk_207f101d ??= require("./chunk-207f101d.cjs"))["chunk-OWFAV7E6"]();
var import_chunk_Y5FHDHJZ = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-BLJONZEY"]();
var import_chunk_3P5B5MV4 = (from_chunk_c9dfc941 ??= require("./chunk-c9dfc941.cjs"))["chunk-3P5B5MV4"]();
var import_chunk_VUZR2LXR = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-VUZR2LXR"]();
var import_chunk_Z6IWSI3A = (from_pre_88a614f7 ??= require("./pre-88a614f7.cjs"))["chunk-Z6IWSI3A"]();
var import_chunk_NLWRO2NF = (from_chunk_05d639e2 ??= require("./chunk-05d639e2.cjs"))["chunk-NLWRO2NF"]();
var import_chunk_DRNRIY4A = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-DRNRIY4A"]();
var import_chunk_HEILT7NF = (from_chunk_3d4247f8 ??= require("./chunk-3d4247f8.cjs"))["chunk-HEILT7NF"]();
var import_chunk_YNVMEEXY = (from_main ??= require("../main.cjs"))["chunk-YNVMEEXY"]();
async function redactPatch(patch, redactor) {
  const [head = "", ...hunks] = patch.split(/^(?=@@ )/m);
  const [file] = await (0, import_chunk_5ZFEDAR5.redactHunks)([patchAsFile(hunks)], redactor);
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
    ...(0, import_chunk_NFDVNL4G.taskFactsWithTree)(task),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_NFDVNL4G.packetText)(call, filling, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
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
  const folders = (0, import_chunk_OWFAV7E6.directoriesOf)(rule).filter((folder) => folder !== "");
  const governed = folders.length === 0 ? {} : { folders: folders.map((folder) => `${folder}/`).join(", ") };
  return { kind: "RULES", content: rule.body, attributes: { source: rule.path, ...governed } };
}
function changedPart({ git }) {
  if (git === void 0) return "It was not asked.";
  if (git.changed.length === 0) return "Nothing.";
  return [{ kind: "FILES", content: git.changed.map(changedLine).join("\n") }];
}
function changedLine({ path, from, status, oldMode, newMode }) {
  const renamed = from === void 0 ? "" : ` (from ${(0, import_chunk_BLJONZEY.shownPath)(from)})`;
  const isModeChange = oldMode !== void 0 && newMode !== void 0 && oldMode !== newMode;
  return `${status.padEnd(9)} ${(0, import_chunk_BLJONZEY.shownPath)(path)}${renamed}${isModeChange ? ` mode ${oldMode} \u2192 ${newMode}` : ""}`;
}
function buildSharedStepPacket({ task, steps, nonces, nextSlot }) {
  const rules = steps[0]?.judged.rules ?? [];
  const filling = {
    ...(0, import_chunk_NFDVNL4G.taskFactsWithTree)(task),
    count: String(steps.length),
    checks: steps.map(({ id, judged }) => `- ${id}: ${checksText(judged)}`).join("\n"),
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    steps: steps.flatMap(stepParts)
  };
  const call = {
    agent: "execute-step-validator",
    contract: "execute-step-validator-shared",
    slot: nextSlot(),
    part: 1,
    of: 1
  };
  const text = (0, import_chunk_NFDVNL4G.packetText)(call, filling, nonces);
  const bytes = (0, import_chunk_Y5FHDHJZ.byteLength)(text);
  if (bytes > import_chunk_Y5FHDHJZ.PACKET_BUDGET) return { kind: "too-large", bytes };
  const paths = new Set(steps.flatMap(({ judged }) => judged.result.filesWritten ?? []));
  return {
    kind: "packet",
    packet: {
      ...{ agent: call.agent, slot: call.slot, text, bytes, hunks: [] },
      paths: [...paths].map((path) => path)
    }
  };
}
function stepParts({ id, judged: { step, result, facts } }) {
  const { patch = "", ...claim } = result;
  const attributes = { id };
  return [
    { kind: "STEP", content: stepText(step, facts), attributes },
    { kind: "CLAIM", content: JSON.stringify(claim, null, 2), attributes },
    ...patch === "" ? [] : [{ kind: "DIFF", content: patch, attributes }]
  ];
}
function planStep(request) {
  return planJudgement(request, [request]);
}
function planSharedSteps(request) {
  return planJudgement(request, request.steps);
}
async function planJudgement(request, steps) {
  const { repository, sides, fingerprint, cacheRoot } = request;
  const { home } = request.stage ?? { home: repository };
  (0, import_chunk_65FJW33J.requireCacheOutside)(home, cacheRoot);
  await (0, import_chunk_Z6IWSI3A.requireUntracked)(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    (0, import_chunk_QMY7C43Q.readConfig)(repository, sides.base.tree),
    (0, import_chunk_YNM7LE37.readRules)(repository, sides.base.tree),
    (0, import_chunk_AZ6WTUF4.materializeTree)(repository, sides.head.tree, cacheRoot)
  ]);
  const governing = agentsRules(rules, steps.flatMap(touchedPaths));
  const redactor = (0, import_chunk_3P5B5MV4.createRedactor)();
  const judged = [];
  for (const { id = "", ...step } of steps)
    judged.push({ id, judged: await cleanStep(step, governing, redactor) });
  const file = runFile(request, config, treeRoot, titleOf(judged));
  const built = builtPacket(file, judged);
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = (0, import_chunk_DRNRIY4A.runPaths)(home.top, file.run);
  await (0, import_chunk_RYZ5RHTO.createRun)(file, paths);
  await (0, import_chunk_VUZR2LXR.writeStamped)(paths.fingerprint, file, fingerprint);
  await (0, import_chunk_ZJPOAVWI.writeSlots)(paths, file, "judge", [{ packet: built.packet }], []);
  await (0, import_chunk_AZ6WTUF4.pruneTrees)(cacheRoot, import_chunk_RYZ5RHTO.KEPT_TREES);
  return { kind: "run", file, paths };
}
function builtPacket(file, steps) {
  const [first, ...more] = steps;
  if (first === void 0) throw new Error("no step to judge");
  const given = { task: (0, import_chunk_RWTGCLUU.taskOf)(file), nonces: (0, import_chunk_RWTGCLUU.noncesOf)(file), nextSlot: (0, import_chunk_ZJPOAVWI.slotNames)(file, []) };
  return more.length === 0 ? buildStepPacket({ ...given, judged: first.judged }) : buildSharedStepPacket({ ...given, steps });
}
async function cleanStep({ step, result, facts }, rules, redactor) {
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return (0, import_chunk_5ZFEDAR5.cleanText)({ step, result: { ...result, ...patch }, facts, rules }, redactor);
}
function titleOf(steps) {
  const [first, ...more] = steps;
  if (more.length > 0) return steps.map(({ id }) => id).join(", ");
  return first?.judged.step.description ?? "";
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return (0, import_chunk_RQL445DP.rulesInForce)(
    rules.filter((rule) => (0, import_chunk_OWFAV7E6.placesOfRule)(rule).some(isAgents)),
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
  return `the step, its result and the rules make a packet of ${bytes} bytes, over the limit of ${import_chunk_Y5FHDHJZ.PACKET_BUDGET}: no validator can be shown it whole, so split the step`;
}
function runFile({ repository, sides, captured, stage }, config, treeRoot, description) {
  const [title = ""] = description.trim().split("\n", 1);
  const settings = { ...(0, import_chunk_X5SJPM56.settingsOf)(config, { noRules: true }), lenses: [] };
  const models = stage === void 0 ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: "step",
    run: (0, import_chunk_UKY4DTXS.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_HEILT7NF.now)(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${(0, import_chunk_NLWRO2NF.printable)(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_UKY4DTXS.randomHex)(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...stage?.audit === void 0 ? {} : { audit: stage.audit }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planSharedSteps,
  planStep
});
});
