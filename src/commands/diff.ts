import { diffJson, type FileJson } from '../diff/diff-json.ts';
import { readChange, type Change } from '../gather/change/change.ts';
import { printable } from '../kernel/text/printable.ts';
import { askedChange, TARGET_FLAGS } from './line/asked-change.ts';
import type { Command } from './line/command.ts';
import { inertJson } from '../kernel/text/inert.ts';

export const diffCommand: Command = {
  name: 'diff',
  summary: 'Shows which lines a change touches, and which parts of it no reviewer is shown',
  usage: '[TARGET | --staged | --uncommitted] [--json] [-- PATH…]',
  flags: { ...TARGET_FLAGS, json: 'the change as JSON on stdout' },
  takes: { least: 0, most: 1, paths: true },
  details: `TARGET is a branch (from where it forked from the default branch), a commit (compared with its first parent), A..B or A...B, or a pull
request: '#123' in quotes, or its URL. The default is the current branch from where it forked, with uncommitted and untracked work.
PATH is taken literally and is relative to the current folder.
JSON: {base, head, files[{path, from?, kind: text|deleted|opaque, why?, added[[start,end]…], deletionAnchors[line…], addedLines,
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
      ...(input.flag('json') ? { stdout: jsonOf(change, files), stderr: text } : { stdout: text }),
    };
  },
};

type Shown = Omit<Change, 'patch'>;

function jsonOf({ base, head, skipped }: Shown, files: readonly FileJson[]): string {
  const json = { base: base.sha ?? base.tree, head: head.sha, files, skipped };
  return inertJson(json);
}

function textOf({ scopeNote, skipped, renameLimitHit }: Shown, files: readonly FileJson[]): string {
  const hidden = new Set(skipped.map(({ path }) => path));
  const shown = files.filter(({ path }) => !hidden.has(path));
  const sections = [
    `${scopeNote}\n`,
    ...(renameLimitHit
      ? ['Too many files for git to look for inexact renames: some count as deleted and added.\n']
      : []),
    ...(shown.length === 0 ? [] : [shown.map(fileLine).join('')]),
    ...(skipped.length === 0 ? [] : [`Not shown to reviewers:\n${skipped.map(skippedLine).join('')}`]),
  ];
  return sections.join('\n');
}

function fileLine({ path, from, kind, addedLines, removedLines }: FileJson): string {
  const counts = `${`+${addedLines}`.padStart(7)} ${`-${removedLines}`.padStart(7)}`;
  const renamed = from === undefined ? '' : ` (was ${printable(from)})`;
  return `${counts}  ${printable(path)}${renamed}${kind === 'deleted' ? ' (deleted)' : ''}\n`;
}

function skippedLine({ path, reason, bytes }: Change['skipped'][number]): string {
  const size = bytes === null ? '' : `${bytes} bytes`;
  return `  ${reason.padEnd(11)} ${size.padStart(16)}  ${printable(path)}\n`;
}
