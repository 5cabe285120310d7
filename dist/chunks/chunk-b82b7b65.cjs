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
var from_chunk_957c2db3;
var from_chunk_9fdec805;
var from_chunk_a674f0d5;
var from_main;
parts["chunk-CMFU5X4J"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  asShard: () => asShard,
  pathsOfShard: () => pathsOfShard,
  planKey: () => planKey,
  planParts: () => planParts,
  skippedEntries: () => skippedEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_RVKZZZOY = (from_chunk_957c2db3 ??= require("./chunk-957c2db3.cjs"))["chunk-RVKZZZOY"]();
var import_chunk_Y5FHDHJZ = (from_chunk_a674f0d5 ??= require("./chunk-a674f0d5.cjs"))["chunk-Y5FHDHJZ"]();
var import_chunk_IP5AFKWR = (from_chunk_9fdec805 ??= require("./chunk-9fdec805.cjs"))["chunk-IP5AFKWR"]();
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
  const { not_sent: notSent = [] } = file;
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
    "files not sent to a lens": notSent,
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
  const scope = { files: (0, import_chunk_IP5AFKWR.scopeEntries)(change.changed), skipped: skippedEntries(change) };
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
function skippedEntries({ skipped }) {
  return skipped.map(({ path, reason, bytes, lines, decided_by, why }) => ({
    path,
    reason,
    bytes,
    lines,
    decided_by,
    ...why === void 0 ? {} : { why }
  }));
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  asShard,
  pathsOfShard,
  planKey,
  planParts,
  skippedEntries
});
});
parts["chunk-TXVLWDJB"] = part((module, exports) => {
var stdin_exports = {};
__export(stdin_exports, {
  closedPullRequest: () => closedPullRequest
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_Z5MRELTP = (from_main ??= require("../main.cjs"))["chunk-Z5MRELTP"]();
function closedPullRequest({ number, state }) {
  if (state === "open") return void 0;
  return new import_chunk_Z5MRELTP.Failure("scope/pull-request-closed", `pull request #${number} is ${state}`, {
    hint: "review it all the same: --yes"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  closedPullRequest
});
});
