import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../tests/kit/sample-repository.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { parseTarget } from '../scope/target.ts';
import { readChange, type Change } from './change/change.ts';
import { readQuotedTexts } from './quoted-texts.ts';

const target = parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] });
const read = (repository: SampleRepository): Promise<Change> => readChange(repository, target);
const little = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
const big = (text: string): Buffer => little(text).swap16();
const SCRIPT = 'param($name)\r\nWrite-Host $name\r\n';
const lines = (count: number): string => Array.from({ length: count }, (_, at) => `line ${at}\n`).join('');

it('text that a byte order mark names is reviewed decoded, with git’s own lines', async () => {
  const repository = sampleRepository({
    'deploy.ps1': little(SCRIPT),
    'old name.sql': little(lines(30)),
    'a.ts': '1\n',
  });
  repository.remove('old name.sql');
  repository.commit({
    'deploy.ps1': little(`${SCRIPT}Invoke-Expression $name\r\n`),
    'quo"te.ps1': big('Remove-Item *\r\n'),
    'new name.sql': little(`${lines(30)}drop table a;\n`),
    'a.ts': '2\n',
  });
  const before = repository.git('count-objects');
  const change = await read(repository);
  const patch = change.patch.toString();
  for (const line of [
    '+Invoke-Expression $name\r\n',
    '+\uFEFFRemove-Item *\r\n',
    '+drop table a;\n',
    '-1\n+2\n',
  ])
    expect(patch).toContain(line);
  expect(change.skipped).toEqual([]);
  expect(change.changed.get('deploy.ps1' as RepoPath)).toMatchObject({
    kind: 'text',
    added: [{ start: 3, end: 3 }],
  });
  expect(change.changed.get('new name.sql' as RepoPath)).toMatchObject({
    from: 'old name.sql',
    addedLines: 1,
  });
  expect(change.decoded).toEqual([
    { path: 'deploy.ps1', encoding: 'UTF-16 LE' },
    { path: 'new name.sql', encoding: 'UTF-16 LE' },
    { path: 'quo"te.ps1', encoding: 'UTF-16 BE' },
  ]);
  expect(repository.git('count-objects')).toBe(before);

  const { base, head, changed } = change;
  const texts = await readQuotedTexts(repository, {
    baseTree: base.tree,
    headTree: head.tree,
    changed,
    treeRoots: [],
    named: ['deploy.ps1'],
  });
  const path = 'deploy.ps1' as RepoPath;
  expect(texts.headText(path)?.plain.linesOf({ start: 3, end: 3 })).toEqual(['Invoke-Expression $name\r']);
  expect(texts.baseText(path)?.plain.text).toBe(`\uFEFF${SCRIPT}`);
});

it.each([
  ['from UTF-8', Buffer.from('a\n'), little('a\nevil\n'), 2, 1],
  ['to UTF-8', little('a\n'), Buffer.from('a\nevil\n'), 2, 1],
  ['to the other byte order', little('a\n'), big('a\nevil\n'), 1, 0],
])('a file that goes %s shows what it says', async (_, before, after, added, removed) => {
  const repository = sampleRepository({ 'a.ps1': before });
  repository.commit({ 'a.ps1': after });
  const { changed, patch } = await read(repository);
  expect(changed.get('a.ps1' as RepoPath)).toMatchObject({
    kind: 'text',
    addedLines: added,
    removedLines: removed,
  });
  expect(patch.toString()).toContain('+evil\n');
});

it('a text in another encoding and nothing else holds no line, and is decided', async () => {
  const repository = sampleRepository({ 'a.ps1': little('a\n') });
  repository.commit({ 'a.ps1': big('a\n') });
  expect((await read(repository)).skipped).toEqual([
    { path: 'a.ps1', reason: 'encoding', decided_by: 'content', bytes: 6, lines: 0 },
  ]);
});

it('what no decoding makes a text is a gap, and gone bytes are none', async () => {
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, at) => (at * at * 31 + at * 7) % 251));
  const odd = Buffer.concat([little(''), noise]);
  const repository = sampleRepository({ 'gone.ps1': odd, 'kept.ts': odd });
  repository.remove('gone.ps1');
  repository.commit({
    'new.bin': Buffer.concat([little(''), noise.subarray(9)]),
    'kept.ts': odd.toReversed(),
    'b.ts': little('evil();\n'),
  });
  const { skipped, decoded } = await read(repository);
  expect(decoded.map(({ path }) => path)).toEqual(['b.ts']);
  expect(skipped.map(({ path, reason, decided_by: by }) => [path, reason, by])).toEqual([
    ['gone.ps1', 'binary', 'content'],
    ['kept.ts', 'program', 'content'],
    ['new.bin', 'unreadable', 'nobody'],
  ]);
});

it('what may be run byte by byte is shown decoded only where that is the same but for zero bytes', async () => {
  const run = Buffer.concat([
    little('#'),
    ...['\na=pw;', '\nb=ned;', '\nc=echo;', '\n$c $a$b;', '\n#\0'].map((line) =>
      Buffer.from(`${line}#\xff`, 'latin1'),
    ),
  ]);
  const repository = sampleRepository({ 'a.ts': '1\n', 'was.sh': little('# größer\n') });
  repository.write('tool.ps1', little('# 不 上\n'));
  repository.git('add', 'tool.ps1');
  repository.git('update-index', '--chmod=+x', 'tool.ps1');
  repository.git('commit', '--quiet', '--message', 'a tool');
  repository.commit({
    'deploy.sh': run,
    Makefile: little('# 《 \n'),
    'q.sql': little("select 'größer';\n"),
    'n.sql': little("select '上';\n"),
    'Größe.ps1': little('# größer 上 😀\n'),
    'was.sh': little('# größer\n# …\n'),
    'tool.ps1': little('# 不 上 上\n'),
  });
  const { skipped, decoded } = await read(repository);
  expect(decoded.map(({ path }) => path)).toEqual(['Größe.ps1', 'q.sql']);
  expect(skipped.map(({ path, reason }) => [path, reason])).toEqual(
    ['Makefile', 'deploy.sh', 'n.sql', 'tool.ps1', 'was.sh'].map((path) => [path, 'unreadable']),
  );
});

it('one whose name is not UTF-8 is left out by name: no text can be put in its place', async () => {
  const repository = sampleRepository({ 'a.ts': '1\n' });
  const oid = repository.git('hash-object', '-w', writtenTo(repository, little(SCRIPT)));
  const index = Buffer.from(`100644 ${oid}\tlatin\xe4.ps1\0`, 'latin1');
  execFileSync('git', ['update-index', '-z', '--index-info'], { cwd: repository.top, input: index });
  repository.git('commit', '--quiet', '--message', 'a script');
  const { changed, skipped, decoded } = await read(repository);
  expect([...changed.keys()]).toEqual(['latin\uFFFD.ps1']);
  expect(decoded).toEqual([]);
  expect(skipped).toMatchObject([{ path: 'latin\uFFFD.ps1', reason: 'unreadable' }]);
});

function writtenTo(repository: SampleRepository, content: Buffer): string {
  repository.write('bytes', content);
  return 'bytes';
}
