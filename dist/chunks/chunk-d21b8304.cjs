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
var from_chunk_1b2a4d5b;
var from_chunk_4cb6c587;
var from_chunk_4cfffeab;
var from_chunk_50451d05;
var from_chunk_596b3941;
var from_chunk_6f26ba3d;
var from_chunk_c97b65da;
var from_chunk_da859161;
var from_pre_a93b6e1e;
var from_main;
parts["chunk-P5K2HWEO"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  planStep: () => planStep
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_QKQYFPOG = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-QKQYFPOG"]();
var import_chunk_QJX4VL7T = (from_chunk_4cb6c587 ??= require("./chunk-4cb6c587.cjs"))["chunk-QJX4VL7T"]();
var import_chunk_3EIEYUWL = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-3EIEYUWL"]();
var import_chunk_AFDWHU2I = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-AFDWHU2I"]();
var import_chunk_N334UJQ2 = (from_chunk_596b3941 ??= require("./chunk-596b3941.cjs"))["chunk-N334UJQ2"]();
var import_chunk_5ZFEDAR5 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-5ZFEDAR5"]();
var import_chunk_P2AFGQRM = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-P2AFGQRM"]();
var import_chunk_TZ63U2R7 = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-TZ63U2R7"]();
var import_chunk_HFHHHK3E = (from_chunk_da859161 ??= require("./chunk-da859161.cjs"))["chunk-HFHHHK3E"]();
var import_chunk_MMWTDIX3 = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-MMWTDIX3"]();
var import_chunk_66BED34G = (from_chunk_1b2a4d5b ??= require("./chunk-1b2a4d5b.cjs"))["chunk-66BED34G"]();
var import_chunk_Y5FHDHJZ = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_BLJONZEY = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-BLJONZEY"]();
var import_chunk_F6C6MZ3W = (from_chunk_c97b65da ??= require("./chunk-c97b65da.cjs"))["chunk-F6C6MZ3W"]();
var import_chunk_N6P3A34F = (from_chunk_50451d05 ??= require("./chunk-50451d05.cjs"))["chunk-N6P3A34F"]();
var import_chunk_XWPZDREH = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-XWPZDREH"]();
var import_chunk_SMKJISEK = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-SMKJISEK"]();
var import_chunk_BT7AZ22O = (from_pre_a93b6e1e ??= require("./pre-a93b6e1e.cjs"))["chunk-BT7AZ22O"]();
var import_chunk_BL7SQKEU = (from_chunk_6f26ba3d ??= require("./chunk-6f26ba3d.cjs"))["chunk-BL7SQKEU"]();
var import_chunk_NLWRO2NF = (from_chunk_4cfffeab ??= require("./chunk-4cfffeab.cjs"))["chunk-NLWRO2NF"]();
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
    ...(0, import_chunk_N334UJQ2.taskFactsWithTree)(task),
    checks: checksText(judged),
    step: [{ kind: "STEP", content: stepText(step, facts) }],
    rules: rules.length === 0 ? "No AGENTS.md governs these files." : rules.map(ruleFence),
    claim: [{ kind: "CLAIM", content: JSON.stringify(claim, null, 2) }],
    changed: changedPart(facts),
    diff: patch === "" ? "The result has no patch." : [{ kind: "DIFF", content: patch }]
  };
  const call = { agent: "execute-step-validator", slot: nextSlot(), part: 1, of: 1 };
  const text = (0, import_chunk_N334UJQ2.packetText)(call, filling, nonces);
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
  const folders = (0, import_chunk_N6P3A34F.directoriesOf)(rule).filter((folder) => folder !== "");
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
async function planStep(request) {
  const { repository, sides, fingerprint, cacheRoot } = request;
  const { home } = request.stage ?? { home: repository };
  (0, import_chunk_3EIEYUWL.requireCacheOutside)(home, cacheRoot);
  await (0, import_chunk_BT7AZ22O.requireUntracked)(home);
  const [config, { rules }, treeRoot] = await Promise.all([
    (0, import_chunk_HFHHHK3E.readConfig)(repository, sides.base.tree),
    (0, import_chunk_QJX4VL7T.readRules)(repository, sides.base.tree),
    (0, import_chunk_QKQYFPOG.materializeTree)(repository, sides.head.tree, cacheRoot)
  ]);
  const judged = await cleanStep(request, agentsRules(rules, touchedPaths(request)));
  const file = runFile(request, config, treeRoot, judged.step.description);
  const nextSlot = (0, import_chunk_MMWTDIX3.slotNames)(file, []);
  const built = buildStepPacket({ task: (0, import_chunk_AFDWHU2I.taskOf)(file), judged, nonces: (0, import_chunk_AFDWHU2I.noncesOf)(file), nextSlot });
  if (built.kind === "too-large") return { kind: "too-large", reason: tooLarge(built.bytes) };
  const paths = (0, import_chunk_SMKJISEK.runPaths)(home.top, file.run);
  await (0, import_chunk_TZ63U2R7.createRun)(file, paths);
  await (0, import_chunk_XWPZDREH.writeStamped)(paths.fingerprint, file, fingerprint);
  await (0, import_chunk_MMWTDIX3.writeSlots)(paths, file, "judge", [{ packet: built.packet }], []);
  await (0, import_chunk_QKQYFPOG.pruneTrees)(cacheRoot, import_chunk_TZ63U2R7.KEPT_TREES);
  return { kind: "run", file, paths };
}
async function cleanStep({ step, result, facts }, rules) {
  const redactor = (0, import_chunk_F6C6MZ3W.createRedactor)();
  const patch = result.patch === void 0 ? {} : { patch: await redactPatch(result.patch, redactor) };
  return (0, import_chunk_5ZFEDAR5.cleanText)({ step, result: { ...result, ...patch }, facts, rules }, redactor);
}
function agentsRules(rules, touched) {
  const isAgents = (path) => /(?:^|\/)AGENTS\.md$/.test(path);
  const everywhere = "";
  return (0, import_chunk_N6P3A34F.rulesInForce)(
    rules.filter((rule) => (0, import_chunk_N6P3A34F.placesOfRule)(rule).some(isAgents)),
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
  const settings = { ...(0, import_chunk_P2AFGQRM.settingsOf)(config, { noRules: true }), lenses: [] };
  const models = stage === void 0 ? {} : { review: stage.models.audit };
  return {
    layout: 1,
    kind: "step",
    run: (0, import_chunk_66BED34G.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_BL7SQKEU.now)(),
    captured,
    top: (stage?.home ?? repository).top,
    title: `step: ${(0, import_chunk_NLWRO2NF.printable)(title.slice(0, 80))}`,
    scope_note: `the result of one step, ${sides.base.label} \u2192 ${sides.head.label}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_66BED34G.randomHex)(16),
    settings: { ...settings, models: { ...settings.models, ...models } },
    lenses_without_work: [],
    warnings: [],
    ...stage?.audit === void 0 ? {} : { audit: stage.audit }
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  planStep
});
});
