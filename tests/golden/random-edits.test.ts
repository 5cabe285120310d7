import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crossCheck } from '../../src/diff/check/cross-check.ts';
import { parsePatch } from '../../src/diff/patch/parse-patch.ts';
import { readPatch } from '../../src/gather/change/read-patch.ts';
import type { Revision } from '../../src/gather/target/resolve-target.ts';
import { readGit, runGit, type Repository } from '../../src/io/git/git.ts';
import { asRepoPath } from '../../src/kernel/repo-path.ts';
import { areApart, expectedAnchors, keptLines } from './kept-lines.ts';
import { propertyRuns } from '../kit/property-runs.ts';

const RUNS = 100;

/** Lines that look like lines of a diff, mixed with a few plain ones, so that contents repeat. */
const line = fc.constantFrom(
  ...[
    'a',
    'b',
    'c',
    'd',
    '',
    '-- a/x',
    '++ b/x',
    '@@ -1 +1 @@',
    '\\ No newline at end of file',
    'a\r',
    ' ',
    '-',
    '+',
  ],
  ...['diff --git a/x b/x', 'Binary files a/x and b/x differ', '\ufeffé'],
);

const content = fc
  .tuple(fc.array(line, { maxLength: 24 }), fc.boolean())
  .map(([lines, ends]) => lines.join('\n') + (ends && lines.length > 0 ? '\n' : ''));

/** An edit replaces a slice of lines. Half of the edits only delete, which is the harder case. */
const edit = fc.record({
  at: fc.nat(99),
  out: fc.nat(4),
  into: fc.oneof(fc.constant([]), fc.array(line, { maxLength: 4 })),
});

const names = ['plain.txt', 'x b/y', 'a name.txt', 'ünï.txt', 'tab\there', 'b/quote".txt'];

/** A file before and after; undefined if it does not exist. */
const file = fc
  .record({
    name: fc.constantFrom(...names),
    before: fc.option(content, { nil: undefined }),
    edits: fc.array(edit, { minLength: 1, maxLength: 4 }),
    stays: fc.boolean(),
  })
  .map(({ name, before, edits, stays }) => ({
    name,
    before,
    after: stays || before === undefined ? edited(before ?? '', edits) : undefined,
  }));

const change = fc.uniqueArray(file, { selector: ({ name }) => name, minLength: 1, maxLength: 4 });

function edited(
  text: string,
  edits: readonly { at: number; out: number; into: readonly string[] }[],
): string {
  const lines = text.split('\n');
  for (const { at, out, into } of edits) lines.splice(at % (lines.length + 1), out, ...into);
  return lines.join('\n');
}

let repository: Repository;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'random-edits-'));
  await runGit(folder, ['init', '-q', '--bare']);
  repository = { top: folder, gitDir: folder };
});

afterAll(() => {
  rmSync(repository.top, { recursive: true, force: true });
});

it('reads any edit of any file as git counts it, and names the very lines', async () => {
  let files = 0;
  await fc.assert(
    fc.asyncProperty(change, async (changes) => {
      const diff = await diffOf(changes);
      const changed = parsePatch(diff.patch);
      crossCheck(changed, diff);
      for (const one of changed.values()) {
        const from = one.kind === 'deleted' ? undefined : one.from;
        const contents = {
          old: contentOf(changes, from ?? one.path, 'before'),
          new: contentOf(changes, one.path, 'after'),
        };
        const kept = keptLines(one, contents);
        expect(kept.new).toEqual(kept.old);
        if (one.kind === 'text') {
          expect(areApart(one.added) && areApart(one.removed)).toBe(true);
          expect(one.deletionAnchors).toEqual(expectedAnchors(one, contents));
        }
        files += 1;
      }
    }),
    propertyRuns(RUNS),
  );
  // Without changes the property would hold trivially.
  expect(files).toBeGreaterThan(RUNS);
});

type Change = {
  readonly name: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
};

/** Makes both trees with one `git fast-import`, and reads the difference with the program's own reader. */
async function diffOf(changes: readonly Change[]): ReturnType<typeof readPatch> {
  const commit = (side: 'before' | 'after'): string =>
    `commit refs/heads/${side}\ncommitter A <a@example.com> 0 +0000\ndata 0\ndeleteall\n` +
    changes
      .flatMap(({ name, [side]: text }) => (text === undefined ? [] : [{ name, text }]))
      .map(({ name, text }) => `M 100644 inline ${name}\ndata ${Buffer.byteLength(text)}\n${text}\n`)
      .join('');
  await readGit(repository, ['fast-import', '--quiet', '--force'], {
    input: `${commit('before')}\n${commit('after')}\n`,
  });
  const side = (name: string): Revision => ({
    sha: null,
    tree: `refs/heads/${name}^{tree}`,
    label: name,
    why: '',
  });
  return readPatch(repository, { base: side('before'), head: side('after') }, []);
}

function contentOf(changes: readonly Change[], path: string, side: 'before' | 'after'): Buffer {
  expect(asRepoPath(path)).toBe(path);
  return Buffer.from(changes.find(({ name }) => name === path)?.[side] ?? '');
}
