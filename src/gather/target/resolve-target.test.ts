import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  sampleFolder,
  sampleRepository,
  type SampleRepository,
} from '../../../tests/kit/sample-repository.ts';
import { openRepository } from '../../io/git/repository.ts';
import { parseTarget } from '../../scope/target.ts';
import type { Failure } from '../../kernel/failure.ts';
import { askedTarget } from './asked-target.ts';
import { resolveTarget } from './resolve-target.ts';

const flags = { staged: false, uncommitted: false, paths: [] };
const resolve = (repository: SampleRepository, ...args: string[]) =>
  resolveTarget(repository, parseTarget(args, flags));
const failure = (code: string, message: RegExp, hint: RegExp) => ({
  code,
  message: expect.stringMatching(message) as string,
  hint: expect.stringMatching(hint) as string,
});

/** main: one – two; feature: one – three – four, checked out. */
function forked(): SampleRepository & { one: string; two: string; three: string; four: string } {
  const repository = sampleRepository({ 'a.txt': '1\n' });
  const one = repository.git('rev-parse', 'HEAD');
  const two = repository.commit({ 'main.txt': '2\n' });
  repository.git('checkout', '--quiet', '-b', 'feature', one);
  const three = repository.commit({ 'a.txt': '3\n' });
  const four = repository.commit({ 'b.txt': '4\n' });
  return { ...repository, one, two, three, four };
}

describe('without a target', () => {
  it('goes from where HEAD forked from the default branch to HEAD', async () => {
    const repository = forked();
    expect(await resolve(repository)).toMatchObject({
      base: { sha: repository.one, label: 'main', why: 'merge base of main and HEAD' },
      head: { sha: repository.four, label: 'HEAD', tree: repository.git('rev-parse', 'HEAD^{tree}') },
    });
  });

  it('takes uncommitted and untracked work in, and says so', async () => {
    const repository = forked();
    repository.write('new.txt', 'n\n');
    const { base, head } = await resolve(repository);
    expect(base.sha).toBe(repository.one);
    expect(head).toMatchObject({ sha: null, label: 'work tree' });
    expect(head.why).toBe(`HEAD ${repository.four.slice(0, 12)} plus uncommitted and untracked work`);
    expect(repository.git('ls-tree', '--name-only', head.tree)).toBe('a.txt\nb.txt\nnew.txt');
  });

  it('reviews the work alone on the default branch itself', async () => {
    const repository = sampleRepository({ 'a.txt': '1\n' });
    repository.write('a.txt', '2\n');
    expect(await resolve(repository)).toMatchObject({
      base: { sha: repository.git('rev-parse', 'HEAD') },
      head: { sha: null },
    });
  });

  it('refuses the default branch without work', async () => {
    await expect(resolve(sampleRepository({ 'a.txt': '1\n' }))).rejects.toMatchObject(
      failure('scope/base-is-head', /HEAD has nothing that main does not have/, /correctless diff HEAD/),
    );
  });

  it('works with a detached HEAD and in a linked work tree', async () => {
    const repository = forked();
    repository.git('checkout', '--quiet', '--detach', 'feature');
    expect((await resolve(repository)).head.sha).toBe(repository.four);
    const linked = join(sampleFolder(), 'linked');
    repository.git('worktree', 'add', '--quiet', '--detach', linked, repository.three);
    const sides = await resolveTarget(await openRepository(linked), parseTarget([], flags));
    expect([sides.base.sha, sides.head.sha]).toEqual([repository.one, repository.three]);
  });
});

describe('the default branch', () => {
  /** A clone with `feature` checked out, and what its origin has. */
  function cloned(...args: string[]) {
    const origin = forked();
    origin.git('checkout', '--quiet', 'main');
    const top = join(sampleFolder(), 'clone');
    origin.git('clone', '--quiet', ...args, `file://${origin.top}`, top);
    const clone = { ...sampleRepository(undefined, top), origin };
    clone.git('checkout', '--quiet', 'feature');
    return clone;
  }

  it('is what origin/HEAD names, whatever its name', async () => {
    const clone = cloned();
    clone.git('update-ref', 'refs/remotes/origin/trunk', 'refs/remotes/origin/main');
    clone.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect((await resolve(clone)).base).toMatchObject({ sha: clone.origin.one, label: 'origin/trunk' });
  });

  it('is the one on origin rather than a local copy that lags behind', async () => {
    const clone = cloned();
    clone.git('branch', '--force', 'main', clone.origin.one);
    clone.git('symbolic-ref', '--delete', 'refs/remotes/origin/HEAD');
    clone.git('merge', '--quiet', '-m', 'merge', 'origin/main');
    const { base } = await resolve(clone);
    expect(base).toMatchObject({ sha: clone.origin.two, label: 'origin/main' });
    expect(base.why).toBe(
      'merge base of origin/main, a guess by its name as origin/HEAD is not set, and HEAD',
    );
  });

  it('is the only one of main and master without origin', async () => {
    const repository = forked();
    repository.git('branch', '--move', 'main', 'master');
    expect((await resolve(repository)).base).toMatchObject({ sha: repository.one, label: 'master' });
  });

  it('is unknown when origin/HEAD names a branch that is gone', async () => {
    const clone = cloned();
    clone.git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/gone');
    expect((await resolve(clone)).base.label).toBe('origin/main');
  });

  it.each([
    ['there are both', ['branch', 'master', 'main'], /both main and master/],
    ['there is neither', ['branch', '--move', 'main', 'trunk'], /no origin\/HEAD, main or master/],
  ])('is refused when %s', async (_, args, message) => {
    const repository = forked();
    repository.git(...args);
    await expect(resolve(repository)).rejects.toMatchObject(
      failure('scope/no-default-branch', message, /^name the base: correctless diff BASE\.\.\.HEAD$/),
    );
  });

  it('is asked for by a command that helps in a clone of one branch', async () => {
    const clone = cloned('--single-branch', '--branch=feature');
    await expect(resolve(clone)).rejects.toMatchObject(
      failure(
        'scope/no-default-branch',
        /no origin\/HEAD, main or master/,
        /&& git remote set-head origin --auto; or name/,
      ),
    );
    clone.git('fetch', '--quiet', 'origin', '+refs/heads/*:refs/remotes/origin/*');
    clone.git('remote', 'set-head', 'origin', '--auto');
    expect((await resolve(clone)).base).toMatchObject({ sha: clone.origin.one, label: 'origin/main' });
  });

  it('is not needed for a range, a commit or uncommitted work', async () => {
    const repository = forked();
    repository.git('branch', '--move', 'main', 'trunk');
    expect((await resolve(repository, 'trunk...feature')).base.sha).toBe(repository.one);
    expect((await resolve(repository, repository.four)).base.sha).toBe(repository.three);
  });

  it('is out of reach in a shallow clone, with the command that helps', async () => {
    const clone = cloned('--depth=1', '--no-single-branch');
    await expect(resolve(clone)).rejects.toMatchObject(
      failure(
        'environment/shallow-without-base',
        /does not reach where HEAD forked from origin\/main/,
        /git fetch --unshallow .*fetch-depth: 0/,
      ),
    );
    clone.git('fetch', '--quiet', '--unshallow');
    expect((await resolve(clone)).base.sha).toBe(clone.origin.one);
  });
});

describe('a branch', () => {
  it('goes from where it forked, though it is not checked out', async () => {
    const repository = forked();
    repository.git('checkout', '--quiet', 'main');
    expect(await resolve(repository, 'feature')).toMatchObject({
      base: { sha: repository.one, why: 'merge base of main and feature' },
      head: { sha: repository.four, label: 'feature' },
    });
    expect((await resolve(repository, '@{-1}')).base.sha).toBe(repository.one);
    expect((await resolve(repository, 'refs/heads/feature')).base.sha).toBe(repository.one);
  });

  it('leaves uncommitted work out', async () => {
    const repository = forked();
    repository.write('new.txt', 'n\n');
    expect((await resolve(repository, 'feature')).head.sha).toBe(repository.four);
  });

  it('is refused against itself', async () => {
    await expect(resolve(forked(), 'main')).rejects.toMatchObject(
      failure('scope/base-is-head', /main is the default branch itself/, /correctless diff BASE\.\.main/),
    );
  });

  it('is refused when the default branch has all of it', async () => {
    const repository = forked();
    repository.git('branch', 'merged', repository.one);
    await expect(resolve(repository, 'merged')).rejects.toMatchObject(
      failure(
        'scope/base-is-head',
        /every commit of merged is already in main/,
        new RegExp(`review the last commit: correctless diff ${repository.one.slice(0, 12)}$`),
      ),
    );
  });

  it('is refused when a tag has the same name', async () => {
    const repository = forked();
    repository.git('tag', 'feature', 'main');
    await expect(resolve(repository, 'feature')).rejects.toMatchObject(
      failure('usage/bad-value', /is ambiguous/, /refs\/heads\/feature or refs\/tags\/feature/),
    );
  });

  it('is refused when it shares no history, with the comparison that works', async () => {
    const repository = forked();
    repository.git('checkout', '--quiet', '--orphan', 'island');
    repository.commit({ 'c.txt': 'c\n' });
    await expect(resolve(repository, 'island')).rejects.toMatchObject(
      failure(
        'scope/unrelated-histories',
        /main and island have no commit in common/,
        /correctless diff main\.\.island/,
      ),
    );
    expect((await resolve(repository, 'main..island')).base.sha).toBe(repository.two);
  });
});

describe('two merge bases', () => {
  /** main removed a line on a topic and merged it; `kept` merged the topic too, and kept the line. */
  function crissCross(topic: string, kept: string) {
    const repository = sampleRepository({ 'a.txt': 'one\ngone\n', 'b.txt': 'b\n' });
    repository.git('checkout', '--quiet', '-b', 'topic');
    repository.commit({ 'a.txt': topic });
    repository.git('checkout', '--quiet', 'main');
    const before = repository.commit({ 'b.txt': 'of main\n', ...(kept === '' ? {} : { 'a.txt': kept }) });
    repository.git('checkout', '--quiet', '-b', 'kept');
    repository.git('merge', '--quiet', '-s', 'ours', '-m', 'merge', 'topic');
    repository.commit({ 'c.txt': 'c\n' });
    repository.git('checkout', '--quiet', 'main');
    repository.git('merge', '--quiet', '-s', 'recursive', '-X', 'theirs', '-m', 'merge', 'topic');
    return { ...repository, before };
  }

  it('are merged as git merges them: what the branch brings back is in its change', async () => {
    const repository = crissCross('one\n', '');
    const { base, head } = await resolve(repository, 'main...kept');
    expect(repository.git('diff', '--name-only', base.tree, head.tree)).toBe('a.txt\nc.txt');
    expect(repository.git('rev-parse', `${base.sha}^{tree}`, `${base.sha}^1`, `${base.sha}^2`)).toBe(
      [base.tree, ...repository.git('merge-base', '--all', 'main', 'kept').split('\n')].join('\n'),
    );
    expect(base).toMatchObject({
      label: 'main',
      why: expect.stringMatching(/^the 2 merge bases of main and kept, merged \(/) as string,
    });
    // The same again: runs go on from each other by it.
    expect((await resolve(repository, 'kept')).base.sha).toBe(base.sha);
    repository.git('remote', 'add', 'origin', '.');
    expect((await resolve(repository, 'kept')).base.why).toMatch(
      /^the 2 merge bases of main, a guess by its name as origin\/HEAD is not set, and kept, merged/,
    );
    expect(repository.git('for-each-ref', '--format=%(refname)')).toBe(
      'refs/heads/kept\nrefs/heads/main\nrefs/heads/topic',
    );
  });

  it('that cannot be merged are refused, with the files', async () => {
    const repository = crissCross('one\nof the topic\n', 'one\nof main\n');
    await expect(resolve(repository, 'main...kept')).rejects.toMatchObject(
      failure(
        'scope/several-merge-bases',
        /main and kept have 2 merge bases, which disagree on a\.txt/,
        /git merge main.*correctless diff [0-9a-f]{12}\.\.kept/,
      ),
    );
  });
});

describe('a name that is two things', () => {
  it.each([
    ['a branch', 'main', 'main...feature', /refs\/heads\/main/],
    ['a branch in front of others', 'main', 'main~0..feature', /refs\/heads\/main/],
    ['a branch of origin', 'origin/main', 'origin/main...feature', /refs\/remotes\/origin\/main/],
    ['a branch at the end', 'feature', 'main...feature', /refs\/heads\/feature/],
  ])('%s and a tag, which git would take, is refused', async (_, name, target, hint) => {
    const repository = forked();
    repository.git('update-ref', 'refs/remotes/origin/main', 'main');
    repository.git('tag', name, repository.three);
    const refused = failure('usage/bad-value', /is ambiguous/, hint);
    await expect(resolve(repository, target)).rejects.toMatchObject(refused);
    expect((await resolve(repository, 'refs/heads/main...refs/heads/feature')).base.sha).toBe(repository.one);
  });

  it('an abbreviated id that is a tag too is refused', async () => {
    const repository = forked();
    const short = repository.two.slice(0, 8);
    repository.git('tag', short, repository.three);
    await expect(resolve(repository, `${short}..feature`)).rejects.toMatchObject(
      failure('usage/bad-value', /is ambiguous/, new RegExp(`refs/tags/${short}|${repository.two}`)),
    );
    repository.git('tag', repository.two, repository.three);
    expect((await resolve(repository, `${repository.two}..feature`)).base.sha).toBe(repository.two);
  });
});

describe('a commit', () => {
  it.each(['HEAD', '@', 'HEAD~0', 'v1'])('goes from its first parent: %s', async (rev) => {
    const repository = forked();
    repository.git('tag', '-a', 'v1', '-m', 'annotated');
    expect(await resolve(repository, rev)).toMatchObject({
      base: { sha: repository.three, label: `${rev}^`, why: `first parent of ${rev}` },
      head: { sha: repository.four, label: rev },
    });
  });

  it('that merges goes from the branch it merged into', async () => {
    const repository = forked();
    repository.git('merge', '--quiet', '-m', 'merge', 'main');
    const why = `first parent of HEAD, a merge with ${repository.two}: what that parent had already is not shown`;
    expect((await resolve(repository, 'HEAD')).base).toMatchObject({ sha: repository.four, why });
  });

  it('that merges several names them all, and its own edits are in the change', async () => {
    const repository = forked();
    const other = repository.git('commit-tree', 'HEAD^{tree}', '-p', repository.one, '-m', 'other');
    repository.write('evil.txt', 'in no parent\n');
    repository.git('add', '.');
    const parents = [repository.four, repository.two, other].flatMap((sha) => ['-p', sha]);
    const octopus = repository.git('commit-tree', repository.git('write-tree'), ...parents, '-m', 'octopus');
    const { base, head } = await resolve(repository, octopus);
    expect(base.why).toContain(`a merge with ${repository.two} and ${other}`);
    expect(repository.git('diff', '--name-only', base.tree, head.tree)).toBe('evil.txt');
  });

  it('that is the first goes from nothing', async () => {
    const repository = forked();
    expect((await resolve(repository, repository.one)).base).toMatchObject({
      sha: null,
      tree: '4b825dc642cb6eb9a060e54bf8d69288fbee4904',
      label: 'nothing',
    });
  });

  it('whose parent a shallow clone hides is not taken for a first commit', async () => {
    const origin = forked();
    const top = join(sampleFolder(), 'clone');
    origin.git('clone', '--quiet', '--depth=1', `file://${origin.top}`, top);
    const clone = sampleRepository(undefined, top);
    await expect(resolve(clone, 'HEAD')).rejects.toMatchObject(
      failure(
        'environment/shallow-without-base',
        new RegExp(origin.three),
        /^git fetch --deepen=1 \(.*fetch-depth: 2\)$/,
      ),
    );
    clone.git('fetch', '--quiet', '--deepen=1');
    expect((await resolve(clone, 'HEAD')).base.sha).toBe(origin.three);
  });
});

describe('a range', () => {
  it('with two dots goes from the one to the other', async () => {
    const repository = forked();
    const { base, head } = await resolve(repository, 'main..feature');
    expect([base.sha, head.sha]).toEqual([repository.two, repository.four]);
  });

  it('with three dots goes from where they forked', async () => {
    const repository = forked();
    const { base, head } = await resolve(repository, 'main...feature');
    expect([base.sha, head.sha]).toEqual([repository.one, repository.four]);
  });

  it.each([
    ['HEAD..HEAD', /same commit/, /correctless diff BASE\.\.HEAD, .*: correctless diff HEAD$/],
    ['feature...feature', /same commit/, /correctless diff BASE\.\.feature, .*: correctless diff HEAD$/],
    ['feature...HEAD~1', /already in feature/, /correctless diff 'HEAD~1\.\.feature'$/],
  ])('is refused when its end adds nothing: %s', async (target, message, hint) => {
    await expect(resolve(forked(), target)).rejects.toMatchObject(
      failure('scope/base-is-head', message, hint),
    );
  });
});

describe('work that is not committed', () => {
  const staged = { kind: 'staged', paths: [] } as const;
  const uncommitted = { kind: 'uncommitted', paths: [] } as const;

  it('staged goes from HEAD to the index', async () => {
    const repository = forked();
    repository.write('a.txt', 'staged\n');
    repository.git('add', 'a.txt');
    repository.write('a.txt', 'more\n');
    const { base, head } = await resolveTarget(repository, staged);
    expect([base.sha, head.sha]).toEqual([repository.four, null]);
    expect(repository.git('cat-file', 'blob', `${head.tree}:a.txt`)).toBe('staged');
  });

  it('with work in a submodule alone says so, where and how it is reviewed', async () => {
    const repository = forked();
    const lib = sampleRepository({ 'l.txt': '1\n' });
    repository.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', lib.top, 'the lib');
    repository.commit();
    repository.write('the lib/l.txt', '2\n');
    const refused = failure(
      'scope/empty',
      /only inside a submodule: the lib$/,
      /cd '.*\/the lib' && correctless diff --uncommitted$/,
    );
    await expect(resolveTarget(repository, uncommitted)).rejects.toMatchObject(refused);
    repository.git('branch', '--force', 'main');
    await expect(resolve(repository)).rejects.toMatchObject(refused);
    repository.write('the lib/l.txt', '1\n');
    await expect(resolve(repository)).rejects.toMatchObject({ code: 'scope/base-is-head' });
  });

  it('uncommitted goes from HEAD to the work tree', async () => {
    const repository = forked();
    repository.write('a.txt', 'more\n');
    const { base, head } = await resolveTarget(repository, uncommitted);
    expect([base.sha, head.sha]).toEqual([repository.four, null]);
    expect(repository.git('cat-file', 'blob', `${head.tree}:a.txt`)).toBe('more');
  });

  it('is refused when there is none', async () => {
    await expect(resolveTarget(forked(), staged)).rejects.toMatchObject(
      failure(
        'scope/empty',
        /nothing is staged/,
        /^there is no uncommitted work either; .*: correctless diff HEAD$/,
      ),
    );
    await expect(resolveTarget(forked(), uncommitted)).rejects.toMatchObject(
      failure('scope/empty', /there is no uncommitted work/, /correctless diff HEAD/),
    );
  });
});

describe('an unknown revision', () => {
  it.each([
    '--upload-pack=evil',
    '--output=owned',
    '-h',
    '--all',
    'nope',
    'HEAD~99',
    'main:a.txt',
    'HEAD^{tree}',
    '^main',
    '1'.repeat(40),
  ])('is refused, never taken for an option or a default: %s', async (rev) => {
    const repository = forked();
    await expect(resolve(repository, rev)).rejects.toMatchObject({
      code: 'scope/unknown-revision',
      message: `no branch, tag or commit "${rev}"`,
    });
    await expect(resolve(repository, `main..${rev}`)).rejects.toMatchObject({
      code: 'scope/unknown-revision',
    });
  });

  it('names the branch that was meant', async () => {
    await expect(resolve(forked(), 'featrue')).rejects.toMatchObject({
      hint: expect.stringContaining('did you mean feature?') as string,
    });
  });

  it('says where a path goes', async () => {
    const { top } = forked();
    const hintFor = async (path: string) => {
      const { repository, target } = await askedTarget(top, [path], {
        ...{ staged: false, uncommitted: false, paths: [] },
      });
      return resolveTarget(repository, target).catch((error: unknown) => (error as Failure).hint);
    };
    expect(await hintFor('a.txt')).toBe('if it is a path: correctless diff -- a.txt');
    expect(await hintFor('nope.txt')).toBe('see which there are: git branch --all');
  });
});

describe('askedTarget', () => {
  it('counts paths from where the user stands, also through a link, and takes absolute ones', async () => {
    const repository = forked();
    repository.write('src/io/x.ts', 'x\n');
    const link = join(sampleFolder(), 'link');
    symlinkSync(repository.top, link);
    const paths = ['x.ts', '../y.ts', join(repository.top, 'b.txt'), join(link, 'src/io/x.ts')];
    const { target } = await askedTarget(join(link, 'src/io'), [], { ...flags, paths });
    expect(target.paths).toEqual(['src/io/x.ts', 'src/y.ts', 'b.txt', 'src/io/x.ts']);
  });

  it('refuses a path outside of the repository', async () => {
    const { top } = forked();
    await expect(askedTarget(top, [], { ...flags, paths: ['/etc/passwd'] })).rejects.toMatchObject({
      code: 'usage/bad-value',
    });
  });
});
