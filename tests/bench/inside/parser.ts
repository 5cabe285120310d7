import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { parsePatch as parseWithJsdiff } from 'diff';
import gitdiffParser from 'gitdiff-parser';
import parseDiff from 'parse-diff';
import parseGitDiff from 'parse-git-diff';
import { parsePatch } from '../../../src/diff/patch/parse-patch.ts';

/** What everybody must give: by file the lines that were added, as spans `[first, last]`, and how many were removed. */
type Changed = Map<string, { readonly added: [number, number][]; removed: number }>;

/**
 * node parser.mjs NAME PATCH: one parser, in a process of its own, once and cold, as a command runs it. From the bytes of
 * the file to the changed lines of each; who reads text makes it from the bytes itself.
 */
const [name = '', path = ''] = process.argv.slice(2);
const patch = name === 'reading' ? Buffer.of() : readFileSync(path);
const PARSERS: Readonly<Record<string, () => Changed>> = {
  reading: () => (readFileSync(path), new Map()),
  ours: () =>
    new Map(
      [...parsePatch(patch)].map(([file, change]) => {
        if (change.kind === 'opaque') return [file, { added: [], removed: 0 }];
        const added = change.kind === 'text' ? change.added : [];
        return [file, { added: added.map(({ start, end }) => [start, end]), removed: change.removedLines }];
      }),
    ),
  jsdiff: () => {
    const changed: Changed = new Map();
    for (const file of parseWithJsdiff(patch.toString('utf8'))) {
      const lines = linesOf(changed, file.newFileName === '/dev/null' ? file.oldFileName : file.newFileName);
      for (const { newStart, lines: all } of file.hunks) {
        let at = newStart;
        for (const line of all) {
          if (line.startsWith('+')) lines.add(at++);
          else if (line.startsWith('-')) lines.remove();
          else if (!line.startsWith('\\')) at += 1;
        }
      }
    }
    return changed;
  },
  'parse-git-diff': () => {
    const changed: Changed = new Map();
    for (const file of parseGitDiff(patch.toString('utf8')).files) {
      const lines = linesOf(changed, file.type === 'RenamedFile' ? file.pathAfter : file.path);
      for (const { changes } of file.chunks.filter((chunk) => chunk.type === 'Chunk')) {
        for (const change of changes) {
          if (change.type === 'AddedLine') lines.add(change.lineAfter);
          else if (change.type === 'DeletedLine') lines.remove();
        }
      }
    }
    return changed;
  },
  'parse-diff': () => {
    const changed: Changed = new Map();
    for (const { to, from, chunks } of parseDiff(patch.toString('utf8'))) {
      const lines = linesOf(changed, to === '/dev/null' ? from : to);
      for (const { changes } of chunks) {
        for (const change of changes) {
          if (change.type === 'add') lines.add(change.ln);
          else if (change.type === 'del') lines.remove();
        }
      }
    }
    return changed;
  },
  'gitdiff-parser': () => {
    const changed: Changed = new Map();
    for (const { oldPath, newPath, type, hunks } of gitdiff.parse(patch.toString('utf8'))) {
      const lines = linesOf(changed, type === 'delete' ? oldPath : newPath);
      for (const { changes } of hunks) {
        for (const change of changes) {
          if (change.isInsert === true) lines.add(change.lineNumber ?? 0);
          else if (change.isDelete === true) lines.remove();
        }
      }
    }
    return changed;
  },
};

type GitdiffFile = {
  readonly oldPath: string;
  readonly newPath: string;
  readonly type: string;
  readonly hunks: readonly {
    readonly changes: readonly { isInsert?: boolean; isDelete?: boolean; lineNumber?: number }[];
  }[];
};
const gitdiff = gitdiffParser as unknown as { parse: (text: string) => readonly GitdiffFile[] };

function linesOf(
  changed: Changed,
  file = '',
): { readonly add: (line: number) => void; readonly remove: () => void } {
  const lines = { added: [] as [number, number][], removed: 0 };
  changed.set(file.replace(/^[ab]\//, ''), lines);
  return {
    add: (line) => {
      const last = lines.added[lines.added.length - 1];
      if (last?.[1] === line - 1) last[1] = line;
      else lines.added.push([line, line]);
    },
    remove: () => {
      lines.removed += 1;
    },
  };
}

const before = process.cpuUsage();
const start = performance.now();
const changed = PARSERS[name]?.();
const wall = performance.now() - start;
const { user, system } = process.cpuUsage(before);
if (changed === undefined) throw new Error(`no parser ${name}`);
const peak = process.resourceUsage().maxRSS * 1024;
const sorted = [...changed].toSorted(([a], [b]) => (a < b ? -1 : 1));
const answer = createHash('sha256').update(JSON.stringify(sorted)).digest('hex');
process.stdout.write(
  JSON.stringify({ wall, cpu: (user + system) / 1000, peak, files: sorted.length, answer }),
);
