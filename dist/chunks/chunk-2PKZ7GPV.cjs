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
  auditSide: () => auditSide,
  planStage: () => planStage,
  stageRunFile: () => stageRunFile,
  workTreeOf: () => workTreeOf
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_ZV2HDEQO = require("./chunk-ZV2HDEQO.cjs");
var import_chunk_LO4LA64Z = require("./chunk-LO4LA64Z.cjs");
var import_chunk_WW2MF3TT = require("./chunk-WW2MF3TT.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_47NM4YJ4 = require("./chunk-47NM4YJ4.cjs");
var import_chunk_VK3YCKY4 = require("./chunk-VK3YCKY4.cjs");
var import_chunk_R55AMLKG = require("./chunk-R55AMLKG.cjs");
var import_chunk_KO24IEJL = require("./chunk-KO24IEJL.cjs");
var import_chunk_JH3OI66H = require("./chunk-JH3OI66H.cjs");
var import_chunk_O3QJ2NHC = require("./chunk-O3QJ2NHC.cjs");
var import_chunk_JKDDQQVM = require("./chunk-JKDDQQVM.cjs");
function stageRunFile({ file }, { kind, round, title, sides, treeRoot }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_WW2MF3TT.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_WW2MF3TT.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_O3QJ2NHC.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_WW2MF3TT.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: { audit: file.audit, round, work_tree: file.work_tree }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_R55AMLKG.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_JH3OI66H.runPaths)(run.top, run.run);
  await (0, import_chunk_47NM4YJ4.createRun)(run, paths);
  await (0, import_chunk_KO24IEJL.writeStamped)(paths.fingerprint, run, await (0, import_chunk_VK3YCKY4.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_LO4LA64Z.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  await (0, import_chunk_ZV2HDEQO.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_JKDDQQVM.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
