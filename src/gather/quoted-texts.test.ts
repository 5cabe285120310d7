import { expect, it } from 'vitest';
import { sampleRepository } from '../../tests/kit/sample-repository.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { readChange } from './change/change.ts';
import { readQuotedTexts, type QuotedTexts } from './quoted-texts.ts';

const ALL = { paths: [], kind: 'range', from: 'main', to: 'work', dots: 2 } as const;
const plain = (texts: QuotedTexts, side: 'baseText' | 'headText', path: string) =>
  texts[side](path as RepoPath)?.plain.text;

async function quotedTexts(baseOnDemand = false): Promise<QuotedTexts> {
  const repository = sampleRepository({ 'src/pay.ts': 'old\n', 'src/gone.ts': 'gone\n' });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.remove('src/gone.ts');
  repository.commit({ 'src/pay.ts': 'new\n' });
  // What nobody reviews.
  repository.write('src/pay.ts', 'unsaved\n');
  repository.write('src/extra.ts', 'untracked\n');
  const { base, head, changed } = await readChange(repository, ALL);
  const named = ['src/pay.ts', 'src/gone.ts', 'src/extra.ts'];
  const trees = { baseTree: base.tree, headTree: head.tree };
  return readQuotedTexts(repository, { ...trees, changed, treeRoots: [], named, baseOnDemand });
}

it('is each revision as git has it, whatever stands in the work tree', async () => {
  const texts = await quotedTexts();
  expect(plain(texts, 'baseText', 'src/pay.ts')).toBe('old\n');
  expect(plain(texts, 'headText', 'src/pay.ts')).toBe('new\n');
  expect(plain(texts, 'headText', 'src/extra.ts')).toBeUndefined();
  expect(texts.exists('src/extra.ts' as RepoPath)).toBe(false);
});

it('gives a file that the change deletes at base alone', async () => {
  const texts = await quotedTexts();
  expect(plain(texts, 'baseText', 'src/gone.ts')).toBe('gone\n');
  expect(plain(texts, 'headText', 'src/gone.ts')).toBeUndefined();
});

it('says that a text at base was asked for and not read yet, and gives it once it was', async () => {
  const texts = await quotedTexts(true);
  expect(plain(texts, 'headText', 'src/pay.ts')).toBe('new\n');
  expect(await texts.readAsked()).toBe(false);
  expect(plain(texts, 'baseText', 'src/pay.ts')).toBeUndefined();
  expect(plain(texts, 'baseText', 'src/extra.ts')).toBeUndefined();
  expect(await texts.readAsked()).toBe(true);
  expect(plain(texts, 'baseText', 'src/pay.ts')).toBe('old\n');
  expect(plain(texts, 'baseText', 'src/extra.ts')).toBeUndefined();
  expect(await texts.readAsked()).toBe(false);
});
