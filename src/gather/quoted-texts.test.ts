import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import { startedGits } from '../../tests/kit/started-gits.ts';
import { withoutNumbers } from '../evidence/reviewed-text.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { readChange } from './change/change.ts';
import { readQuotedTexts, type QuotedTexts, type Quotes } from './quoted-texts.ts';

const ALL = { paths: [], kind: 'range', from: 'main', to: 'work', dots: 2 } as const;
const ROOT = '/trees/abc';
const LARGEST = 32 * 1024 * 1024;

function changedRepository(): SampleRepository {
  const repository = sampleRepository({
    'src/pay.ts': 'old\n',
    'src/gone.ts': 'gone\n',
    'src/was.ts': 'one\ntwo\nthree\n',
    'docs/a/plan.md': 'plan\n',
    'movie.bin': Buffer.of(1, 0, 2),
  });
  repository.git('switch', '--quiet', '--create', 'work');
  repository.git('mv', 'src/was.ts', 'src/is.ts');
  repository.remove('src/gone.ts');
  repository.commit({ 'src/pay.ts': 'new\n' });
  // What nobody reviews.
  repository.write('src/pay.ts', 'unsaved\n');
  repository.write('src/extra.ts', 'untracked\n');
  return repository;
}

async function quotesIn(repository: SampleRepository, named: readonly string[]): Promise<Quotes> {
  const { base, head, changed } = await readChange(repository, ALL);
  return { baseTree: base.tree, headTree: head.tree, changed, treeRoots: [ROOT], named };
}

const shown = (texts: QuotedTexts, path: string) => [
  texts.baseText(path as RepoPath)?.plain.text,
  texts.headText(path as RepoPath)?.plain.text,
  texts.exists(path as RepoPath),
];

it.each<[string, string, (string | undefined)[], boolean]>([
  ['a changed file', 'src/pay.ts', ['old\n', 'new\n'], true],
  ['a deleted file', 'src/gone.ts', ['gone\n', undefined], true],
  ['a file of before under its new name', 'src/is.ts', [undefined, 'one\ntwo\nthree\n'], true],
  ['a file beside the change', 'docs/a/plan.md', ['plan\n', 'plan\n'], true],
  ['a file that is in no tree', 'src/extra.ts', [undefined, undefined], false],
  ['what is no text', 'movie.bin', [undefined, undefined], true],
  ['a folder', 'docs/a', [undefined, undefined], true],
  ['a folder on the way to a file', 'docs', [undefined, undefined], true],
  ['a file as if it were a folder', 'src/pay.ts/x', [undefined, undefined], false],
])('%s is as git has it, whatever stands in the work tree', async (_, path, texts, exists) => {
  const repository = changedRepository();
  const named = path === 'docs' ? ['docs/a/plan.md'] : [path];
  expect(shown(await readQuotedTexts(repository, await quotesIn(repository, named)), path)).toEqual([
    ...texts,
    exists,
  ]);
});

it('is found however a reply names a file', async () => {
  const repository = changedRepository();
  const named = [
    ...[`${ROOT}/src/pay.ts`, 'b/docs/a/plan.md', './src/gone.ts', 'src/was.ts'],
    ...['docs/', 'x/../y', '.git/x'],
  ];
  const texts = await readQuotedTexts(repository, await quotesIn(repository, named));
  const paths = [
    'src/pay.ts',
    'docs/a/plan.md',
    'src/gone.ts',
    'src/was.ts',
    'src/is.ts',
    'docs',
    'y',
    'src',
  ];
  expect(paths.map((path) => shown(texts, path))).toEqual([
    ['old\n', 'new\n', true],
    ['plan\n', 'plan\n', true],
    ['gone\n', undefined, true],
    ['one\ntwo\nthree\n', undefined, true],
    [undefined, 'one\ntwo\nthree\n', true],
    [undefined, undefined, true],
    [undefined, undefined, false],
    [undefined, undefined, true],
  ]);
});

it('takes one git for all files of both sides, and none where no file is named', async () => {
  const repository = changedRepository();
  const quotes = await quotesIn(repository, ['src/pay.ts', 'src/gone.ts', 'docs/a', 'nowhere/a.ts']);
  const gits = startedGits();
  await readQuotedTexts(repository, quotes);
  expect(gits()).toEqual(['cat-file']);
  const none = await readQuotedTexts(repository, { ...quotes, named: ['..'] });
  expect([shown(none, 'src/pay.ts'), gits()]).toEqual([[undefined, undefined, false], ['cat-file']]);
});

it('does not read what is larger than any text that was shown, and knows that it is there', async () => {
  const repository = sampleRepository({
    'large.txt': Buffer.alloc(LARGEST + 1, 'a'),
    'full.txt': Buffer.alloc(LARGEST, 'a'),
    'small.txt': 'a\n',
  });
  const tree = repository.git('rev-parse', 'HEAD^{tree}');
  const trees = { baseTree: tree, headTree: tree, changed: new Map(), treeRoots: [] };
  const named = ['large.txt', 'full.txt', 'small.txt'];
  const texts = await readQuotedTexts(repository, { ...trees, named });
  expect(shown(texts, 'large.txt')).toEqual([undefined, undefined, true]);
  expect(texts.headText('full.txt' as RepoPath)?.plain.text).toHaveLength(LARGEST);
  expect(shown(texts, 'small.txt')).toEqual(['a\n', 'a\n', true]);
});

it('is read without its secrets as well, where a quote speaks of one', async () => {
  const repository = changedRepository();
  const redact = (text: string): Promise<string> => Promise.resolve(text.replace('new', '[REDACTED:aws:1]'));
  const texts = await readQuotedTexts(repository, await quotesIn(repository, ['src/pay.ts']), redact);
  expect(texts.headText('src/pay.ts' as RepoPath)?.redacted?.text).toBe(withoutNumbers('[REDACTED:aws:1]\n'));
});
