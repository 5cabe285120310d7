import { describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import { readChange } from './change.ts';
import { refuseNameBomb } from './refuse-name-bomb.ts';

/** A branch of as many tree objects as levels, in each the one before `wide` times. Nothing is checked out. */
function bomb(repository: SampleRepository, levels: number, wide: number): void {
  const { git } = repository;
  const blob = git('rev-parse', 'HEAD:a.txt');
  let [mode, type, oid] = ['100644', 'blob', blob];
  for (let level = 0; level < levels; level += 1) {
    const names = Array.from({ length: wide }, (_, at) => `${mode} ${type} ${oid}\tn${at}`);
    repository.write('.git/listing', `${names.join('\n')}\n`);
    oid = git('-c', 'alias.lay=!git mktree < .git/listing', 'lay');
    [mode, type] = ['040000', 'tree'];
  }
  git('update-ref', 'refs/heads/evil', git('commit-tree', '-p', 'HEAD', '-m', 'x', oid));
}

const treesOf = ({ git }: SampleRepository, from: string, to: string) => ({
  base: { tree: git('rev-parse', `${from}^{tree}`) },
  head: { tree: git('rev-parse', `${to}^{tree}`) },
});

describe('refuseNameBomb', () => {
  const target = { kind: 'range', from: 'main', to: 'evil', dots: 2, paths: [] } as const;

  it('refuses a hundred million names of eight objects at once', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    bomb(repository, 8, 10);
    const refusal = {
      code: 'scope/too-many-files',
      message: expect.stringMatching(/^more than 200000 names/) as string,
    };
    await expect(readChange(repository, target)).rejects.toMatchObject(refusal);
    const back = { ...target, from: 'evil', to: 'main' };
    await expect(readChange(repository, back)).rejects.toMatchObject(refusal);
  }, 20_000);

  it('refuses folders in one another without end', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    bomb(repository, 12, 1);
    const trees = treesOf(repository, 'main', 'evil');
    await expect(refuseNameBomb(repository, trees, { levels: 10 })).rejects.toMatchObject({
      message: 'the change holds more than 10 folders in one another',
    });
    await refuseNameBomb(repository, trees, { levels: 11 });
  });

  it('counts each changed name once, in folders that come, go, differ or become files', async () => {
    const repository = sampleRepository({ 'a/1': '1', 'a/2': '2', 'b/1': '1', c: 'c', 'same/x/y': 'y' });
    repository.git('switch', '--quiet', '--create', 'work');
    repository.git('rm', '-r', '--quiet', 'b', 'c');
    repository.commit({
      'a/2': 'two',
      'c/d/e': 'e',
      'c/d/f': 'f',
      b: 'b',
      'twice/d/e': 'e',
      'twice/d/f': 'f',
    });
    const trees = treesOf(repository, 'main', 'work');
    const listed = repository
      .git('diff-tree', '-r', '--name-only', '--no-renames', 'main', 'work')
      .split('\n');
    await refuseNameBomb(repository, trees, { names: listed.length });
    await expect(refuseNameBomb(repository, trees, { names: listed.length - 1 })).rejects.toThrow(
      'names changed',
    );
  });
});
