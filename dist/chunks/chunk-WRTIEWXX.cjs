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
  changedLinesOf: () => changedLinesOf,
  scopeEntries: () => scopeEntries
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_R5DXX5NI = require("./chunk-R5DXX5NI.cjs");
function scopeEntries(changed) {
  return [...changed.values()].map(scopeEntry);
}
function scopeEntry(file) {
  switch (file.kind) {
    case "text":
      return {
        kind: "text",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        addedLines: file.addedLines,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "deleted":
      return {
        kind: "deleted",
        path: file.path,
        status: "deleted",
        addedLines: 0,
        removedLines: file.removedLines,
        hunks: file.hunks.map(hunkNumbers)
      };
    case "opaque":
      return {
        kind: "opaque",
        path: file.path,
        ...file.from === void 0 ? {} : { from: file.from },
        status: file.status,
        why: file.why,
        addedLines: 0,
        removedLines: 0,
        hunks: []
      };
  }
}
function hunkNumbers(hunk) {
  return {
    old: hunk.old,
    new: hunk.new,
    added: hunk.added.map(pair),
    removed: hunk.removed.map(pair),
    deletionAnchors: [...hunk.deletionAnchors]
  };
}
var pair = (span2) => [span2.start, span2.end];
var span = ([start, end]) => ({ start, end });
function changedLinesOf(entries) {
  return new Map(entries.map((entry) => [entry.path, fileChange(entry)]));
}
function fileChange(entry) {
  const path = entry.path;
  const from = entry.from === void 0 ? {} : { from: entry.from };
  if (entry.kind === "opaque") {
    return { kind: "opaque", path, ...from, status: entry.status, why: entry.why ?? "binary" };
  }
  const hunks = entry.hunks.map((h) => ({
    ...h,
    bytes: { start: 0, end: 0 },
    added: h.added.map(span),
    removed: h.removed.map(span)
  }));
  const removed = (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.removed));
  const { removedLines } = entry;
  if (entry.kind === "deleted") return { kind: "deleted", path, addedLines: 0, removedLines, hunks, removed };
  return {
    kind: "text",
    path,
    ...from,
    status: entry.status === "deleted" ? "modified" : entry.status,
    addedLines: entry.addedLines,
    removedLines,
    hunks,
    removed,
    added: (0, import_chunk_R5DXX5NI.mergeSpans)(hunks.flatMap((h) => h.added)),
    deletionAnchors: [...new Set(hunks.flatMap((h) => h.deletionAnchors))].toSorted((a, b) => a - b)
  };
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  changedLinesOf,
  scopeEntries
});
