var { __load, __part } = require("../main.cjs").shared;
exports["diff"] = __part((exports) => {
var { TARGET_FLAGS, askedChange } = __load("target-3d41a926/asked-target"), { readChange } = __load("text-called-binary-fccc6b1e/read-skipped"), { printable } = __load("git-685f2d30/printable"), { inertJson } = __load("main/inert-2");
function diffJson(changed) {
  return { files: [...changed.values()].map(fileJson) };
}
var pair = ({ start, end }) => [start, end];
var NOTHING = { added: [], deletionAnchors: [], addedLines: 0, removedLines: 0 };
function fileJson(change) {
  const { path, kind } = change;
  switch (change.kind) {
    case "text": {
      const { from, addedLines, removedLines, deletionAnchors } = change;
      const lines = { added: change.added.map(pair), deletionAnchors, addedLines, removedLines };
      return from === void 0 ? { path, kind, ...lines } : { path, from, kind, ...lines };
    }
    case "deleted":
      return { path, kind, ...NOTHING, removedLines: change.removedLines };
    case "opaque":
      return { path, ...change.from && { from: change.from }, kind, why: change.why, ...NOTHING };
  }
}
var diffCommand = {
  name: "diff",
  summary: "Shows which lines a change touches, and which parts of it no reviewer is shown",
  usage: "[TARGET | --staged | --uncommitted] [--json] [-- PATH\u2026]",
  flags: { ...TARGET_FLAGS, json: "the change as JSON on stdout" },
  takes: { least: 0, most: 1, paths: true },
  details: `TARGET is a branch (from where it forked from the default branch), a commit (compared with its first parent), A..B or A...B, or a pull
request: '#123' in quotes, or its URL. The default is the current branch from where it forked, with uncommitted and untracked work.
PATH is taken literally and is relative to the current folder.
JSON: {base, head, files[{path, from?, kind: text|deleted|opaque, why?, added[[start,end]\u2026], deletionAnchors[line\u2026], addedLines,
removedLines}], skipped[{path, reason, decided_by: base|content|nobody, why?, bytes, lines}]}
  lines are those of the new file, 1-based, both ends included
  head is null for uncommitted work; base is the empty tree for a first commit`,
  run: async (input) => {
    const { repository, target } = await askedChange(input);
    const change = await readChange(repository, target);
    const { files } = diffJson(change.changed);
    const text = textOf(change, files);
    return {
      status: 0,
      ...input.flag("json") ? { stdout: jsonOf(change, files), stderr: text } : { stdout: text }
    };
  }
};
function jsonOf({ base, head, skipped }, files) {
  const json = { base: base.sha ?? base.tree, head: head.sha, files, skipped };
  return inertJson(json);
}
function textOf({ scopeNote, skipped, renameLimitHit }, files) {
  const hidden = new Set(skipped.map(({ path }) => path));
  const shown = files.filter(({ path }) => !hidden.has(path));
  const sections = [
    `${scopeNote}
`,
    ...renameLimitHit ? ["Too many files for git to look for inexact renames: some count as deleted and added.\n"] : [],
    ...shown.length === 0 ? [] : [shown.map(fileLine).join("")],
    ...skipped.length === 0 ? [] : [`Not shown to reviewers:
${skipped.map(skippedLine).join("")}`]
  ];
  return sections.join("\n");
}
function fileLine({ path, from, kind, addedLines, removedLines }) {
  const counts = `${`+${addedLines}`.padStart(7)} ${`-${removedLines}`.padStart(7)}`;
  const renamed = from === void 0 ? "" : ` (was ${printable(from)})`;
  return `${counts}  ${printable(path)}${renamed}${kind === "deleted" ? " (deleted)" : ""}
`;
}
function skippedLine({ path, reason, bytes }) {
  const size = bytes === null ? "" : `${bytes} bytes`;
  return `  ${reason.padEnd(11)} ${size.padStart(16)}  ${printable(path)}
`;
}
Object.assign(exports, { diffCommand });
});
