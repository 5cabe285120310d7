import { mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { sampleFolder, sampleRepository } from '../../../tests/kit/sample-repository.ts';
import { materializeTree } from './materialize.ts';
import type * as TreeCache from './tree-cache.ts';

/** What another program does right after a writer has found that no whole tree stands there. */
const meanwhile = vi.hoisted((): { does: ((folder: string) => void) | undefined } => ({ does: undefined }));

vi.mock('./tree-cache.ts', async (importActual) => {
  const actual = await importActual<typeof TreeCache>();
  return {
    ...actual,
    isWhole: async (folder: string): Promise<boolean> => {
      const isWhole = await actual.isWhole(folder);
      if (!isWhole) meanwhile.does?.(folder);
      return isWhole;
    },
  };
});

it('never takes a tree away that another finished between a look and a move', async () => {
  const repository = sampleRepository({ 'a.txt': 'a\n' });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const finished = await materializeTree(repository, tree, sampleFolder());
  const { ino } = statSync(finished);
  let looks = 0;
  meanwhile.does = (folder) => {
    looks += 1;
    // The first look comes before anything is written, the second when the draft is whole.
    if (looks !== 2) return;
    mkdirSync(dirname(folder), { recursive: true });
    renameSync(`${finished}.json`, `${folder}.json`);
    renameSync(finished, folder);
  };
  const folder = await materializeTree(repository, tree, join(sampleFolder(), 'cache'));
  expect(looks).toBe(2);
  expect(statSync(folder).ino).toBe(ino);
});
