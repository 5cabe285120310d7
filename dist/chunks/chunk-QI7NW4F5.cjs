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
  crossCheck: () => crossCheck,
  parseNumstat: () => parseNumstat,
  parseRaw: () => parseRaw
});
module.exports = __toCommonJS(stdin_exports);
var import_chunk_NLWRO2NF = require("./chunk-NLWRO2NF.cjs");
var import_chunk_N732WB45 = require("./chunk-N732WB45.cjs");
var import_chunk_TJ5KMKV5 = require("./chunk-TJ5KMKV5.cjs");
var RAW_STATUSES = {
  A: "added",
  D: "deleted",
  M: "modified",
  R: "renamed",
  T: "type-changed"
};
function parseRaw(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, oldMode, newMode, oldOid, newOid, letter] = /^:(\d{6}) (\d{6}) ([0-9a-f]+) ([0-9a-f]+) ([A-Z])\d*$/.exec(line) ?? [];
    if (!oldMode || !newMode || !oldOid || !newOid || !isStatusLetter(letter))
      throw unreadable("--raw", line);
    const renamed = letter === "R";
    const from = renamed ? { from: pathAt(fields, at + 1, "--raw") } : {};
    const path = pathAt(fields, renamed ? at + 2 : at + 1, "--raw");
    entries.push({ status: RAW_STATUSES[letter], path, ...from, oldMode, newMode, oldOid, newOid });
    at += renamed ? 3 : 2;
  }
  return entries;
}
function isStatusLetter(letter) {
  return letter !== void 0 && Object.hasOwn(RAW_STATUSES, letter);
}
function parseNumstat(output) {
  const fields = fieldsOf(output);
  const entries = [];
  for (let at = 0; at < fields.length; ) {
    const line = fields[at] ?? "";
    const [, added, removed, name] = /^(\d+|-)\t(\d+|-)\t(.*)$/s.exec(line) ?? [];
    if (added === void 0 || removed === void 0) throw unreadable("--numstat", line);
    const renamed = name === "";
    const from = renamed ? { from: pathAt(fields, at + 1, "--numstat") } : {};
    const path = renamed ? pathAt(fields, at + 2, "--numstat") : pathOf(name, "--numstat");
    entries.push({ path, ...from, added: countOf(added), removed: countOf(removed) });
    at += renamed ? 3 : 1;
  }
  return entries;
}
function fieldsOf(output) {
  return output.length === 0 ? [] : output.toString("utf8").replace(/\0$/, "").split("\0");
}
function countOf(text) {
  return text === "-" ? null : Number(text);
}
function pathAt(fields, at, list) {
  return pathOf(fields[at], list);
}
function pathOf(text, list) {
  const path = text === void 0 ? void 0 : (0, import_chunk_N732WB45.asRepoPath)(text);
  if (path === void 0) throw unreadable(list, text ?? "the end of the list");
  return path;
}
function unreadable(list, text) {
  return new import_chunk_TJ5KMKV5.Failure(
    "refused/diff-disagrees-with-git",
    `git diff ${list} -z printed an entry that cannot be read: ${(0, import_chunk_NLWRO2NF.printable)(text.slice(0, 80))}`
  );
}
var SUBMODULE_MODE = "160000";
function crossCheck(changed, git) {
  const raw = byPath(git.raw, "--raw");
  const numstat = byPath(git.numstat, "--numstat");
  for (const path of /* @__PURE__ */ new Set([...changed.keys(), ...raw.keys(), ...numstat.keys()])) {
    const [change, entry, counts] = [changed.get(path), raw.get(path), numstat.get(path)];
    if (change === void 0 || entry === void 0 || counts === void 0) {
      const lists = [change && "the patch", entry && "git diff --raw", counts && "git diff --numstat"];
      throw disagrees(path, `only in ${lists.filter((list) => list !== void 0).join(" and ")}`);
    }
    checkStatus(change, entry);
    checkFrom(change, counts);
    checkCounts(change, entry, counts);
  }
}
function byPath(entries, list) {
  const map = new Map(entries.map((entry) => [entry.path, entry]));
  if (map.size === entries.length) return map;
  const twice = entries.find((entry, at) => entries.findIndex(({ path }) => path === entry.path) !== at);
  throw disagrees(String(twice?.path), `twice in git diff ${list}`);
}
function checkStatus(change, entry) {
  const status = change.kind === "deleted" ? "deleted" : change.status;
  const expected = entry.status === "type-changed" ? "modified" : entry.status;
  if (status !== expected) throw disagrees(change.path, `${status} in the patch, ${entry.status} for git`);
  checkFrom(change, entry);
}
function checkFrom(change, entry) {
  const from = change.kind === "deleted" ? void 0 : change.from;
  if (from === entry.from) return;
  throw disagrees(
    change.path,
    `renamed from ${(0, import_chunk_NLWRO2NF.printable)(from ?? "nothing")} in the patch, from ${(0, import_chunk_NLWRO2NF.printable)(entry.from ?? "nothing")} for git`
  );
}
function checkCounts(change, entry, counts) {
  const typeChanged = entry.status === "type-changed";
  const patch = typeChanged ? typeChangeCounts(change, entry) : patchCounts(change, entry);
  const agrees = typeChanged ? agreeOnTypeChange(patch, counts) : agree(change, patch, counts);
  if (agrees) return;
  throw disagrees(change.path, `${countText(patch)} in the patch, ${countText(counts)} for git`);
}
function patchCounts(change, entry) {
  if (change.kind !== "opaque") return { added: change.addedLines, removed: change.removedLines };
  switch (change.why) {
    case "binary":
      return { added: null, removed: null };
    case "submodule":
      return submoduleLines(entry);
    case "mode":
    case "rename":
    case "empty":
      return { added: 0, removed: 0 };
  }
}
function submoduleLines({ oldMode, newMode }) {
  return { added: Number(newMode === SUBMODULE_MODE), removed: Number(oldMode === SUBMODULE_MODE) };
}
function agree(change, patch, git) {
  if (patch.added === git.added && patch.removed === git.removed) return true;
  const contentStays = change.kind === "opaque" && ["mode", "rename", "empty"].includes(change.why);
  return contentStays && git.added === null && git.removed === null;
}
function typeChangeCounts(change, entry) {
  if (change.kind === "opaque" && change.why === "binary") return { added: null, removed: null };
  const lines = submoduleLines(entry);
  if (change.kind === "opaque") return lines;
  return { added: change.addedLines + lines.added, removed: change.removedLines + lines.removed };
}
function agreeOnTypeChange(patch, git) {
  if (patch.added === null || patch.removed === null || git.added === null || git.removed === null)
    return true;
  return patch.added >= git.added && patch.added - patch.removed === git.added - git.removed;
}
function countText({ added, removed }) {
  return added === null || removed === null ? "binary" : `+${added} -${removed}`;
}
function disagrees(path, how) {
  return new import_chunk_TJ5KMKV5.Failure("refused/diff-disagrees-with-git", `${(0, import_chunk_NLWRO2NF.printable)(path)}: ${how}`, {
    hint: "this is a bug or an unusual git setting: run the command again with GIT_TRACE=1 and report it"
  });
}
// Annotate the CommonJS export names for ESM import in node:
0 && (module.exports = {
  crossCheck,
  parseNumstat,
  parseRaw
});
