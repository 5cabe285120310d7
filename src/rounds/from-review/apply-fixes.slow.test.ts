import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fixing, GOOD, reviewedShop, SHOP_JS } from '../../../tests/kit/reviewed-shop.ts';
import { sampleFolder } from '../../../tests/kit/sample-repository.ts';
import { mending } from '../../../tests/kit/shared-fixes.ts';
import { fingerprintRepository } from '../../io/git/on-disk/fingerprint.ts';
import { applyFixes } from './apply-fixes.ts';
import { patchOfFixes } from './fixes-of-run.ts';

const FIXED = SHOP_JS.replace('net + rate', 'net * (1 + rate)');

async function fixedShop(uncommitted: boolean) {
  const shop = await reviewedShop({ uncommitted });
  const { repository, run } = shop;
  await expect(applyFixes(run)).rejects.toMatchObject({ code: 'usage/bad-value' });
  const fix = await fixing(shop, ['F1']);
  await fix.drive({ 'fix-executor': mending(GOOD) });
  const text = (): string => readFileSync(join(repository.top, 'src/shop.js'), 'utf8');
  const { file } = await fix.audit();
  return { ...shop, text, branch: file.branch, fix };
}

/** Refused by this name, with nothing changed. */
async function refused(
  { repository, run }: Awaited<ReturnType<typeof fixedShop>>,
  code: string,
  named: string,
) {
  const before = await fingerprintRepository(repository);
  const message = expect.stringContaining(named) as string;
  await expect(applyFixes(run)).rejects.toMatchObject({ code, message });
  expect(await fingerprintRepository(repository)).toEqual(before);
}

it('fixes come onto the branch that was reviewed, once, unless somebody else moved it', async () => {
  const shop = await fixedShop(false);
  const { repository, run, text, branch } = shop;
  const { git, write } = repository;
  const reviewed = git('rev-parse', 'work');

  write('src/shop.js', `${SHOP_JS}// mine\n`);
  await refused(shop, 'audit/work-tree-dirty', 'src/shop.js');
  git('add', 'src/shop.js');
  write('src/shop.js', SHOP_JS);
  await refused(shop, 'audit/work-tree-dirty', 'src/shop.js');
  git('reset', '--quiet', '--hard');
  repository.commit({ 'src/old.js': '2;\n' });
  await refused(shop, 'audit/branch-moved', 'a change');
  git('reset', '--quiet', '--hard', 'HEAD~2');
  await refused(shop, 'audit/branch-moved', `without ${reviewed.slice(0, 12)}`);
  git('reset', '--quiet', '--hard', reviewed);

  write('notes.txt', 'staged\n');
  git('add', 'notes.txt');
  write('notes.txt', 'being written\n');
  write('new.txt', 'new\n');
  const status = git('status', '--porcelain');
  expect(await applyFixes(run)).toEqual({ where: 'work', brought: ['F1'], there: [] });
  expect(git('rev-parse', 'work')).toBe(git('rev-parse', branch));
  expect(text()).toBe(FIXED);
  expect(git('status', '--porcelain')).toBe(status);
  const after = await fingerprintRepository(repository);
  expect(await applyFixes(run)).toEqual({ where: 'work', brought: [], there: ['F1'] });
  expect(await fingerprintRepository(repository)).toEqual(after);

  const again = await fixing(shop, ['F2']);
  await again.drive({ 'fix-executor': mending(GOOD) });
  // Both add a test at the end of one file: what git cannot put together is refused by name.
  await refused(shop, 'audit/merge-conflict', 'test/shop.test.js');
});

it('fixes come onto a branch that is checked out nowhere', async () => {
  const { repository, run } = await fixedShop(false);
  repository.git('switch', '--quiet', 'main');
  repository.git('branch', '--quiet', '--force', 'work', 'work');
  const named = { ...run, file: { ...run.file, asked: 'work' } };
  expect((await applyFixes(named)).brought).toEqual(['F1']);
  expect(repository.git('show', 'work:src/shop.js')).toBe(FIXED.trimEnd());
  expect(existsSync(join(repository.top, 'src/shop.js'))).toBe(false);
});

it('fixes of uncommitted work come into the files, if these are as they were reviewed', async () => {
  const shop = await fixedShop(true);
  const { repository, run, text } = shop;
  const { git, write } = repository;
  expect(git('log', '-1', '--format=%s', shop.branch)).toBe('fix: The tax is added');
  write('notes.txt', 'other\n');
  await refused(shop, 'audit/branch-moved', 'notes.txt');
  write('notes.txt', 'notes\n');
  write('seen.log', 'ignored\n');
  const [{ head, index, refs }, status] = [
    await fingerprintRepository(repository),
    git('status', '--porcelain'),
  ];
  expect(await applyFixes(run)).toMatchObject({ brought: ['F1'], there: [] });
  expect(text()).toBe(FIXED);
  expect(readFileSync(join(repository.top, 'seen.log'), 'utf8')).toBe('ignored\n');
  expect(await fingerprintRepository(repository)).toMatchObject({ head, index, refs });
  expect(git('status', '--porcelain')).toBe(status);
  expect(await applyFixes(run)).toMatchObject({ brought: [], there: ['F1'] });
  expect(text()).toBe(FIXED);

  const patch = join(sampleFolder(), 'fixes.patch');
  const { writeFileSync } = await import('node:fs');
  writeFileSync(patch, await patchOfFixes(run));
  git('apply', '--reverse', patch);
  expect(text()).toBe(SHOP_JS);
});
