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
  artifactPaths: () => artifactPaths,
  auditPaths: () => auditPaths,
  auditsFolder: () => auditsFolder,
  roundRef: () => roundRef,
  workTreeFolder: () => workTreeFolder
});
module.exports = __toCommonJS(stdin_exports);
var import_node_path = require("node:path");
function auditsFolder(top) {
  return (0, import_node_path.join)(top, ".correctless", "audits");
}
function auditPaths(top, audit) {
  const dir = (0, import_node_path.join)(auditsFolder(top), audit);
  return {
    dir,
    audit: (0, import_node_path.join)(dir, "audit.json"),
    journal: (0, import_node_path.join)(dir, "journal.jsonl"),
    lock: (0, import_node_path.join)(dir, "lock"),
    fingerprint: (0, import_node_path.join)(dir, "fingerprint.json"),
    command: (kind, n) => (0, import_node_path.join)(dir, kind, String(n))
  };
}
function artifactPaths(top, {
  preset,
  label,
  branch_slug
}) {
  const artifacts = (0, import_node_path.join)(top, ".correctless", "artifacts");
  return {
    state: (0, import_node_path.join)(artifacts, `workflow-state-${branch_slug}.json`),
    trail: (0, import_node_path.join)(artifacts, `audit-trail-${branch_slug}.jsonl`),
    round: (name) => (0, import_node_path.join)(artifacts, "findings", name),
    history: (0, import_node_path.join)(artifacts, `audit-${preset}-history.md`),
    summary: (0, import_node_path.join)(artifacts, `audit-${preset}-${label}-summary.md`)
  };
}
function workTreeFolder(top, audit) {
  return (0, import_node_path.join)(top, ".correctless", "worktrees", audit);
}
function roundRef(round) {
  return `refs/audit-round-${round}-start`;
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  artifactPaths,
  auditPaths,
  auditsFolder,
  roundRef,
  workTreeFolder
});
