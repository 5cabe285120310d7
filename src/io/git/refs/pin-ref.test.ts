import { describe, expect, it } from 'vitest';
import { hostileRepository } from '../../../../tests/kit/hostile-repository.ts';
import { sampleRepository } from '../../../../tests/kit/sample-repository.ts';
import { renameRefs, pinRef, readRef } from './pin-ref.ts';

const REF = 'refs/audit-round-1-start';

/** A repository and two of its commits. */
function twoCommits() {
  const repository = hostileRepository();
  const first = repository.git('rev-parse', 'HEAD');
  const second = repository.git('commit-tree', 'HEAD^{tree}', '-p', 'HEAD', '-m', 'second');
  return { repository, first, second };
}

describe('readRef', () => {
  it('knows a ref by its full name only', async () => {
    const repository = sampleRepository({ 'a.txt': 'a\n' });
    const head = repository.git('rev-parse', 'HEAD');
    repository.git('update-ref', 'refs/heads/refs/x', head);
    repository.git('update-ref', 'refs/y/below', head);
    expect(await readRef(repository, 'refs/heads/main')).toBe(head);
    for (const none of ['main', 'refs/x', 'refs/y', 'refs/heads/mai', 'refs/nowhere']) {
      expect(await readRef(repository, none)).toBeUndefined();
    }
  });
});

describe('pinRef', () => {
  it('makes the ref, and is content to find it as wanted', async () => {
    const { repository, first } = twoCommits();
    expect(await pinRef(repository, REF, first)).toBe('pinned');
    expect(repository.git('rev-parse', REF)).toBe(first);
    expect(await pinRef(repository, REF, first)).toBe('there');
    expect(repository.ran()).toEqual([]);
  });

  it('never moves it', async () => {
    const { repository, first, second } = twoCommits();
    await pinRef(repository, REF, first);
    await expect(pinRef(repository, REF, second)).rejects.toMatchObject({
      code: 'audit/ref-exists',
      message: `${REF} is at ${first}, not at ${second}`,
    });
    expect(repository.git('rev-parse', REF)).toBe(first);
  });

  it('of many at once pins one, and the others find it', async () => {
    const { repository, first } = twoCommits();
    const answers = await Promise.all(Array.from({ length: 8 }, () => pinRef(repository, REF, first)));
    expect(answers.toSorted()).toEqual(['pinned', ...Array<string>(7).fill('there')].toSorted());
  });

  it('of two who want different commits refuses one', async () => {
    const { repository, first, second } = twoCommits();
    const answers = await Promise.allSettled([first, second].map((sha) => pinRef(repository, REF, sha)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'audit/ref-exists' },
    });
  });

  it('does not pin what is no commit here', async () => {
    const { repository } = twoCommits();
    await expect(pinRef(repository, REF, 'a'.repeat(40))).rejects.toMatchObject({
      code: 'environment/git-failed',
    });
    expect(await readRef(repository, REF)).toBeUndefined();
  });
});

describe('renameRefs', () => {
  const to = (round: number) => `refs/correctless/audits/a1/round-${round}-start`;
  const from = (round: number) => `refs/audit-round-${round}-start`;
  const pairs = [1, 2, 3].map((round) => ({ from: from(round), to: to(round) }));

  it('gives all of them their new names, and again changes nothing', async () => {
    const { repository, first, second } = twoCommits();
    await pinRef(repository, from(1), first);
    await pinRef(repository, from(2), second);
    expect(await renameRefs(repository, pairs)).toEqual(['moved', 'moved', 'absent']);
    const refs = repository.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/correctless');
    expect(refs).toBe(`${to(1)} ${first}\n${to(2)} ${second}`);
    expect(await readRef(repository, from(1))).toBeUndefined();
    expect(await renameRefs(repository, pairs)).toEqual(['there', 'there', 'absent']);
    expect(repository.git('for-each-ref', '--format=%(refname) %(objectname)', 'refs/correctless')).toBe(
      refs,
    );
    expect(repository.ran()).toEqual([]);
  });

  it('only takes the old name away where the new one is there', async () => {
    const { repository, first } = twoCommits();
    await pinRef(repository, from(1), first);
    await pinRef(repository, to(1), first);
    expect(await renameRefs(repository, [pairs[0]!])).toEqual(['moved']);
    expect(await readRef(repository, from(1))).toBeUndefined();
    expect(await readRef(repository, to(1))).toBe(first);
  });

  it('moves none when one cannot be', async () => {
    const { repository, first, second } = twoCommits();
    await pinRef(repository, from(1), first);
    await pinRef(repository, from(2), first);
    await pinRef(repository, to(2), second);
    await expect(renameRefs(repository, pairs)).rejects.toMatchObject({ code: 'audit/ref-exists' });
    repository.git('update-ref', '-d', to(2));
    // In the way of the second: git cannot have a ref below a ref.
    repository.git('update-ref', `${to(2)}/below`, first);
    await expect(renameRefs(repository, pairs)).rejects.toMatchObject({ code: 'environment/git-failed' });
    expect(await readRef(repository, from(1))).toBe(first);
    expect(await readRef(repository, to(1))).toBeUndefined();
  });
});
