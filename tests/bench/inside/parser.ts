import { readFileSync } from 'node:fs';
import { parsePatch as parseWithJsdiff } from 'diff';
import gitdiffParser from 'gitdiff-parser';
import parseDiff from 'parse-diff';
import parseGitDiff from 'parse-git-diff';
import { parsePatch } from '../../../src/diff/parse-patch.ts';
import { timed } from './clock.ts';

/** node parser.mjs PATCH ROUNDS: how long reading the file takes, and each parser on what was read. */
const [path = '', rounds = '3'] = process.argv.slice(2);
const patch = readFileSync(path);
const text = patch.toString('utf8');
let heap = 0;
const times = await timed(
  {
    reading: () => readFileSync(path),
    ours: () => {
      const before = process.memoryUsage();
      const kept = parsePatch(patch);
      const after = process.memoryUsage();
      heap = Math.max(heap, after.heapUsed - before.heapUsed);
      return kept;
    },
    jsdiff: () => parseWithJsdiff(text),
    'parse-git-diff': () => parseGitDiff(text),
    'parse-diff': () => parseDiff(text),
    'gitdiff-parser': () => (gitdiffParser as unknown as { parse: (t: string) => unknown }).parse(text),
  },
  Number(rounds),
);
process.stdout.write(JSON.stringify({ bytes: patch.length, heap, times }));
