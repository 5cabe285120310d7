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
var import_chunk_GHQK4UXU = require("./chunk-GHQK4UXU.cjs");
var import_chunk_RAWKLDSA = require("./chunk-RAWKLDSA.cjs");
var import_chunk_M2BOUCGB = require("./chunk-M2BOUCGB.cjs");
var import_chunk_YNVMEEXY = require("./chunk-YNVMEEXY.cjs");
var import_chunk_IV2TKMOG = require("./chunk-IV2TKMOG.cjs");
var import_chunk_6QEEUPFR = require("./chunk-6QEEUPFR.cjs");
var import_chunk_WY5QZJTT = require("./chunk-WY5QZJTT.cjs");
var import_chunk_5AHIXUEQ = require("./chunk-5AHIXUEQ.cjs");
var import_chunk_WBLZ5TJC = require("./chunk-WBLZ5TJC.cjs");
var import_chunk_CCE4TXNU = require("./chunk-CCE4TXNU.cjs");
var import_chunk_KBNVU54Z = require("./chunk-KBNVU54Z.cjs");
function stageRunFile({ file }, { kind, round, title, sides, treeRoot }) {
  const { audit, fix } = file.settings.models;
  const settings = (0, import_chunk_M2BOUCGB.settingsOf)({ models: { audit, fix, review: audit } }, { noRules: true });
  return {
    layout: 1,
    kind,
    run: (0, import_chunk_M2BOUCGB.randomId)(),
    version: import_chunk_YNVMEEXY.VERSION,
    planned_at: (0, import_chunk_CCE4TXNU.now)(),
    captured: file.captured,
    top: file.top,
    title,
    scope_note: `${title} of audit ${file.audit}, round ${round}`,
    paths: [],
    ...sides,
    tree_root: treeRoot,
    nonce: (0, import_chunk_M2BOUCGB.randomHex)(16),
    settings: { ...settings, lenses: [] },
    lenses_without_work: [],
    warnings: [],
    audit: { audit: file.audit, round, work_tree: file.work_tree }
  };
}
async function auditSide({ home }, sha, why) {
  return { ...await (0, import_chunk_WY5QZJTT.commitNamed)(home, sha), label: "the audit\u2019s branch", why };
}
async function planStage({ paths: auditPaths }, run, { phase, subject, slots, also }) {
  const paths = (0, import_chunk_WBLZ5TJC.runPaths)(run.top, run.run);
  await (0, import_chunk_IV2TKMOG.createRun)(run, paths);
  await (0, import_chunk_5AHIXUEQ.writeStamped)(paths.fingerprint, run, await (0, import_chunk_6QEEUPFR.fingerprintRepository)(await workTreeOf(run)));
  await also?.(paths);
  await (0, import_chunk_RAWKLDSA.writeSlots)(paths, run, phase, slots, []);
  const round = run.audit?.round ?? 1;
  await (0, import_chunk_GHQK4UXU.note)(auditPaths, { kind: "planned", round, stage: phase, run: run.run, subject });
}
async function workTreeOf({ audit, top }) {
  return (0, import_chunk_KBNVU54Z.openRepository)(audit?.work_tree ?? top);
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  auditSide,
  planStage,
  stageRunFile,
  workTreeOf
});
