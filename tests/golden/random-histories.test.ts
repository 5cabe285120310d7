import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { crossCheck } from '../../src/diff/check/cross-check.ts';
import type { ChangedLines } from '../../src/diff/changed-lines.ts';
import { parsePatch } from '../../src/diff/patch/parse-patch.ts';
import { readPatch } from '../../src/gather/change/read-patch.ts';
import type { Revision } from '../../src/gather/target/resolve-target.ts';
import { readGit, runGit, type Repository } from '../../src/io/git/git.ts';
import { Failure } from '../../src/kernel/failure.ts';
import type { RepoPath } from '../../src/kernel/repo-path.ts';
import { attributeLine } from '../../src/scope/attribute-line.ts';
import { propertyRuns } from '../kit/property-runs.ts';

/** Names as bytes, written as latin1: quotes, line ends, blanks, text that looks like a diff, and bytes that are not UTF-8. */
const NAMES = [
  ...['plain.txt', 'a name.txt', ' leading', 'trailing ', 'x b/y', 'b/x', 'a/b/c', 'deep/er/file'],
  ...[
    'quote".txt',
    'back\\slash',
    'tab\there',
    'line\nfeed',
    'car\rriage',
    '\x01control',
    '--- a/x',
    '"quoted"',
  ],
  ...[
    '\xc3\xbcn\xc3\xaf.txt',
    '\xe2\x80\xae.txt',
    '\xff\xfe.bin',
    'latin\xe4.txt',
    '\xed\xa0\x80',
    'half\xe2\x82',
  ],
];

const MODES = ['100644', '100755', '120000'] as const;

/** Contents as bytes: line ends of every kind, none at the end, a NUL, and many equal lines. */
const content = fc
  .array(fc.constantFrom('a\n', 'b\r\n', 'c\r', '\n', '-- x\n', '@@ -1 +1 @@\n', '\xff\xfe\n', '\0\n', 'd'), {
    maxLength: 30,
  })
  // git compares text with a byte order mark decoded, and then finds other renames than in the bytes.
  .map((lines) => lines.join('').replace(/^(?=\xff\xfe)/, 'b\r\n'));

const entry = fc.record({ name: fc.constantFrom(...NAMES), mode: fc.constantFrom(...MODES), text: content });
type Entry = { readonly name: string; readonly mode: string; readonly text: string };

/** What happens to a file. git finds a rename if most of the content stays and the name changes. */
const event = fc.constantFrom(
  'stays',
  'edited',
  'gone',
  'renamed',
  'renamed and edited',
  'another mode',
  'copied',
);

const history = fc
  .tuple(
    fc.uniqueArray(entry, { selector: ({ name }) => name, minLength: 3, maxLength: 6 }),
    fc.array(event, { minLength: 6, maxLength: 6 }),
    fc.array(fc.constantFrom(...NAMES), { minLength: 6, maxLength: 6 }),
  )
  .map(([before, events, names]) => ({
    before,
    after: before.flatMap((file, at) => afterEvent(file, events[at], names[at] ?? '')),
  }))
  .map(({ before, after }) => ({ before: withoutClashes(before), after: withoutClashes(after) }));

function afterEvent(file: Entry, what: string | undefined, name: string): Entry[] {
  const edited = { ...file, text: `${file.text}more\n` };
  if (what === 'gone') return [];
  if (what === 'edited') return [edited];
  if (what === 'renamed') return [{ ...file, name }];
  if (what === 'renamed and edited') return [{ ...edited, name }];
  if (what === 'another mode') return [{ ...file, mode: file.mode === '100644' ? '120000' : '100644' }];
  return what === 'copied' ? [edited, { ...file, name }] : [file];
}

/** Drops duplicate names, and names that are a folder of another. */
function withoutClashes(files: readonly Entry[]): Entry[] {
  return files.filter(
    ({ name }, at) =>
      !files.some((other, i) => (i < at && other.name === name) || other.name.startsWith(`${name}/`)),
  );
}

let repository: Repository;

beforeAll(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'random-histories-'));
  await runGit(folder, ['init', '-q', '--bare']);
  repository = { top: folder, gitDir: folder };
});

afterAll(() => {
  rmSync(repository.top, { recursive: true, force: true });
});

it('reads any change of names, modes and bytes as git lists it, or refuses it', async () => {
  let [read, refused] = [0, 0];
  await fc.assert(
    fc.asyncProperty(history, async (change) => {
      await writeTrees(change);
      const diff = await readPatch(repository, { base: side('before'), head: side('after') }, []);
      try {
        const changed = parsePatch(diff.patch);
        crossCheck(changed, diff);
        expect([...changed.keys()].toSorted()).toEqual(
          await listedByGit(readAsText(changed), readApart(changed)),
        );
        read += 1;
      } catch (error) {
        // Two names that are not UTF-8 can decode to the same text. Then the change is refused, so that neither gets the other's lines.
        if (!(error instanceof Failure)) throw error;
        const listed = await listedByGit([]);
        expect(new Set(listed).size).toBeLessThan(listed.length);
        refused += 1;
      }
    }),
    propertyRuns(25),
  );
  // Without changes that are read the property would hold trivially.
  expect(read).toBeGreaterThan(refused);
});

/** Makes both trees with one `git fast-import`. */
async function writeTrees({
  before,
  after,
}: {
  before: readonly Entry[];
  after: readonly Entry[];
}): Promise<void> {
  const commit = (name: string, files: readonly Entry[]): string =>
    `commit refs/heads/${name}\ncommitter A <a@example.com> 0 +0000\ndata 0\ndeleteall\n` +
    files
      .map((file) => `M ${file.mode} inline ${quoted(file.name)}\ndata ${file.text.length}\n${file.text}\n`)
      .join('');
  const input = Buffer.from(`${commit('before', before)}\n${commit('after', after)}\n`, 'latin1');
  await readGit(repository, ['fast-import', '--quiet', '--force'], { input });
}

function quoted(name: string): string {
  const escaped = name.replaceAll(/[^]/g, (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`);
  return `"${escaped}"`;
}

function side(name: string): Revision {
  return { sha: null, tree: `refs/heads/${name}^{tree}`, label: name, why: '' };
}

/** The paths of all files except those that git and we call binary. */
function readAsText(changed: ChangedLines): RepoPath[] {
  return [...changed.values()]
    .filter((change) => change.kind !== 'opaque' || change.why !== 'binary')
    .flatMap((change) => ('from' in change ? [change.path, change.from] : [change.path]));
}

/** Old names that we read separately, because git's rename would hide text (`gather/skipped/hiding-renames.ts`). */
function readApart(changed: ChangedLines): ReadonlySet<string> {
  const renamed = new Set(
    [...changed.values()].map((change) => ('from' in change ? change.from : undefined)),
  );
  return new Set([...changed.keys()].filter((path) => !renamed.has(path)));
}

/**
 * The changed paths in git's shortest list, renamed files by their new name.
 *
 * @param apart old names that are listed too if git reports a rename
 * @param text paths that git must treat as text. It compares two texts without the CR before an LF, and two binary files with it, so
 *   what it reports as a rename depends on this.
 */
async function listedByGit(
  text: readonly RepoPath[],
  apart: ReadonlySet<string> = new Set(),
): Promise<string[]> {
  const attributes = join(repository.top, 'text-attributes');
  writeFileSync(attributes, text.map((path) => attributeLine(path, 'diff')).join(''));
  const sides = ['refs/heads/before^{tree}', 'refs/heads/after^{tree}'];
  const asked = ['diff-tree', '-r', '-z', '-M50%', '--name-status', ...sides];
  const list = await readGit(repository, ['-c', `core.attributesFile=${attributes}`, ...asked]);
  const fields = list.toString('utf8').split('\0');
  const paths: string[] = [];
  for (let at = 0; at + 1 < fields.length; at += 2) {
    if (fields[at]?.startsWith('R') === true) {
      at += 1;
      const old = fields[at] ?? '';
      if (apart.has(old)) paths.push(old);
    }
    paths.push(fields[at + 1] ?? '');
  }
  return paths.toSorted();
}
