import { beforeAll, describe, expect, it } from 'vitest';
import { crossCheck } from '../../src/diff/check/cross-check.ts';
import type { ChangedLines, DeletedFile, FileChange, TextChange } from '../../src/diff/changed-lines.ts';
import { parsePatch } from '../../src/diff/patch/parse-patch.ts';
import type { GitDiff } from '../../src/gather/change/git-diff.ts';
import { readPatch } from '../../src/gather/change/read-patch.ts';
import type { Revision } from '../../src/gather/target/resolve-target.ts';
import { readGit, type Repository } from '../../src/io/git/git.ts';
import { readBlobs } from '../../src/io/git/objects/objects.ts';
import { areApart, expectedAnchors, keptLines, type Contents } from './kept-lines.ts';
import { publishedHistory } from './published-history.ts';

/** The number of commits whose files are in memory at once. */
const BATCH = 50;
/** The number of git processes at a time. */
const AT_A_TIME = 2;
const NOTHING = /^0+$/;

type Reading = GitDiff & { readonly commit: string; readonly changed: ChangedLines };

describe('on every commit of a real history', () => {
  let repository: Repository;
  let readings: readonly Reading[];

  beforeAll(async () => {
    const folder = await publishedHistory();
    repository = { top: folder, gitDir: folder };
    const commits = (await readGit(repository, ['rev-list', '--reverse', 'HEAD']))
      .toString('utf8')
      .trim()
      .split('\n');
    readings = await eachOf(commits, async (commit, at) => {
      const parent = commits[at - 1];
      const diff = await readPatch(repository, { base: revision(parent), head: revision(commit) }, []);
      return { commit, ...diff, changed: parsePatch(diff.patch) };
    });
  });

  it('has enough commits, files and kinds of change to mean something', () => {
    const changes = readings.flatMap(({ changed }) => [...changed.values()]);
    const kinds = new Set(changes.map((change) => (change.kind === 'deleted' ? 'deleted' : change.status)));
    expect(readings.length).toBeGreaterThanOrEqual(500);
    expect(changes.length).toBeGreaterThanOrEqual(2000);
    expect([...kinds].sort()).toEqual(expect.arrayContaining(['added', 'deleted', 'modified']));
  });

  it("agrees with git's own lists in the check that every command makes", () => {
    for (const { changed, raw, numstat } of readings) crossCheck(changed, { raw, numstat });
  });

  it('names the very lines: without them, the old and the new file are the same', async () => {
    let compared = 0;
    for (let at = 0; at < readings.length; at += BATCH) {
      const batch = readings.slice(at, at + BATCH);
      const contents = await contentsOf(repository, batch);
      for (const reading of batch) {
        for (const change of reading.changed.values()) {
          if (change.kind !== 'opaque') expectTheVeryLines(change, contents(reading, change), reading.commit);
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThanOrEqual(2000);
  });
});

/** A commit as one side of a diff; the empty tree if undefined. */
function revision(commit: string | undefined): Revision {
  const tree = commit === undefined ? '4b825dc642cb6eb9a060e54bf8d69288fbee4904' : `${commit}^{tree}`;
  return { sha: commit ?? null, tree, label: commit ?? 'nothing', why: '' };
}

/** Both contents of any file of these readings, read with one git process. */
async function contentsOf(
  repository: Repository,
  readings: readonly Reading[],
): Promise<(reading: Reading, change: FileChange) => Contents> {
  const ids = readings.flatMap(({ raw }) => raw.flatMap(({ oldOid, newOid }) => [oldOid, newOid]));
  const blobs = await readBlobs(
    repository,
    ids.filter((id) => !NOTHING.test(id)),
  );
  const empty = Buffer.alloc(0);
  return ({ raw }, { path }) => {
    const entry = raw.find((one) => one.path === path)!;
    return { old: blobs.get(entry.oldOid) ?? empty, new: blobs.get(entry.newOid) ?? empty };
  };
}

function expectTheVeryLines(change: TextChange | DeletedFile, contents: Contents, commit: string): void {
  const kept = keptLines(change, contents);
  expect(kept.new, `${commit} ${change.path}`).toEqual(kept.old);
  expect(areApart(change.removed), `${commit} ${change.path}`).toBe(true);
  if (change.kind === 'deleted') return;
  expect(areApart(change.added), `${commit} ${change.path}`).toBe(true);
  expect(change.deletionAnchors, `${commit} ${change.path}`).toEqual(expectedAnchors(change, contents));
}

async function eachOf<In, Out>(
  values: readonly In[],
  work: (value: In, at: number) => Promise<Out>,
): Promise<Out[]> {
  const results: Out[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let at = next++; at < values.length; at = next++) results[at] = await work(values[at]!, at);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, worker));
  return results;
}
