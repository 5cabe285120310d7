import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parsePatch as parseWithJsdiff } from 'diff';
import { parsePatch } from '../../../src/diff/patch/parse-patch.ts';

/** What both must give: by file the lines that were added, as spans `[first, last]`, and how many were removed. */
type Changed = Map<string, { readonly added: [number, number][]; removed: number }>;

/**
 * node parser.mjs NAME PATCH: one parser, in a process of its own, once and cold, as a command runs it. From the bytes of
 * the file to the changed lines of each; who reads text makes it from the bytes itself.
 */
const [name = '', path = ''] = process.argv.slice(2);
const patch = name === 'reading' ? Buffer.of() : readFileSync(path);

function ours(): Changed {
  const changed: Changed = new Map();
  for (const [file, change] of parsePatch(patch)) {
    const added = change.kind === 'text' ? change.added : [];
    changed.set(file, {
      added: added.map(({ start, end }) => [start, end]),
      removed: change.kind === 'opaque' ? 0 : change.removedLines,
    });
  }
  return changed;
}

function jsdiff(): Changed {
  const changed: Changed = new Map();
  for (const { oldFileName, newFileName, hunks } of parseWithJsdiff(patch.toString('utf8'))) {
    const lines = { added: [] as [number, number][], removed: 0 };
    const file = newFileName === '/dev/null' ? oldFileName : newFileName;
    changed.set((file ?? '').replace(/^[ab]\//, ''), lines);
    for (const { newStart, lines: all } of hunks) {
      let at = newStart;
      for (const line of all) {
        if (line.startsWith('+')) {
          const last = lines.added.at(-1);
          if (last?.[1] === at - 1) last[1] = at;
          else lines.added.push([at, at]);
        } else if (line.startsWith('-')) lines.removed += 1;
        if (line.startsWith('+') || line.startsWith(' ')) at += 1;
      }
    }
  }
  return changed;
}

const parsers: Readonly<Record<string, () => Changed>> = {
  ...{ ours, jsdiff },
  reading: () => (readFileSync(path), new Map()),
};
const before = process.cpuUsage();
const start = performance.now();
const changed = parsers[name]?.();
const wall = performance.now() - start;
const { user, system } = process.cpuUsage(before);
const peak = process.resourceUsage().maxRSS * 1024;
if (changed === undefined) throw new Error(`no parser ${name}`);
if (name === 'jsdiff') assert.deepEqual([...changed].sort(), [...ours()].sort());
process.stdout.write(JSON.stringify({ wall, cpu: (user + system) / 1000, peak }));
