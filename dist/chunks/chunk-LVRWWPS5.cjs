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
  asShard: () => asShard,
  pathsOfShard: () => pathsOfShard,
  planKey: () => planKey,
  planParts: () => planParts,
  skippedEntries: () => skippedEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RVKZZZOY = require("./chunk-RVKZZZOY.cjs");
var import_chunk_Y5FHDHJZ = require("./chunk-Y5FHDHJZ.cjs");
var import_chunk_WRTIEWXX = require("./chunk-WRTIEWXX.cjs");
var import_node_crypto = require("node:crypto");
var partitionFiles = (files, of) => {
  const parts = Array.from({ length: of }, () => []);
  const weights = files.map(weightOf);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  for (const [index, file] of files.entries()) {
    const weight = weights[index] ?? 0;
    const middle = before + weight / 2;
    parts[Math.min(of - 1, Math.floor(middle * of / total))]?.push(file.path);
    before += weight;
  }
  return parts;
};
function weightOf({ header, hunks }) {
  return (0, import_chunk_Y5FHDHJZ.byteLength)(header) + hunks.reduce((sum, { text }) => sum + (0, import_chunk_Y5FHDHJZ.byteLength)(text), 0);
}
function planParts({ file, of, scope, past, context }) {
  const { version, captured, base, head, paths, settings, target, since, lenses_without_work: idle } = file;
  return {
    version,
    "way of capture": captured,
    base: [base.sha, base.tree],
    head: [head.sha, head.tree],
    paths,
    settings,
    target: target ?? null,
    "number of shards": of,
    "run before": since?.run ?? null,
    "lenses without work": idle,
    "changed lines": [scope.files, scope.skipped],
    "what is carried over": past,
    "history and messages": [historyOf(context), context.commits],
    "changed contracts": context.triggers
  };
}
function planKey(planned) {
  return (0, import_node_crypto.createHash)("sha256").update(JSON.stringify(planParts(planned))).digest("hex");
}
function historyOf({ history: { rows } }) {
  return rows.map(({ remarks: _, ...row }) => row);
}
function pathsOfShard(change, { index, of, partition = partitionFiles }) {
  return partition((0, import_chunk_RVKZZZOY.shownFiles)(change), of)[index - 1] ?? [];
}
function asShard(file, change, {
  index,
  of,
  paths,
  past,
  context
}) {
  const scope = { files: (0, import_chunk_WRTIEWXX.scopeEntries)(change.changed), skipped: skippedEntries(change) };
  return {
    ...file,
    scope_note: `shard ${index} of ${of}: ${paths.length} of ${change.changed.size} files; the whole change: ${file.scope_note}`,
    shard: {
      index,
      of,
      plan: planKey({ file, of, scope, past, context }),
      paths: [...paths],
      scope_note: file.scope_note
    }
  };
}
function skippedEntries({
  skipped
}) {
  return skipped.map(({ path, reason, bytes }) => ({ path, reason, bytes }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asShard,
  pathsOfShard,
  planKey,
  planParts,
  skippedEntries
});
