import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sampleRepository, type SampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { parseTarget } from '../../scope/target.ts';
import { readChange } from '../change/change.ts';

const lines = (count: number, text = 'line'): string =>
  Array.from({ length: count }, (_, i) => `${text} ${i}\n`).join('');
const target = parseTarget(['HEAD'], { staged: false, uncommitted: false, paths: [] });

/** What the new name of a moved file is. */
async function statusOf(repository: SampleRepository, path: string): Promise<unknown> {
  const { changed, patch, skipped } = await readChange(repository, target);
  const change = changed.get(path as RepoPath);
  if (change?.kind === 'text' && change.status === 'added') {
    const [hunk] = change.hunks;
    expect(patch.toString('utf8', hunk?.bytes.start)).toMatch(/^@@ -0,0 \+1,\d+ @@\n\+/);
  }
  const left = skipped.find((file) => file.path === path);
  return left?.reason ?? (change?.kind === 'text' ? change.status : change?.kind);
}

type Move = { from: string; to: string; base?: Record<string, string>; edit?: string; text?: string };

async function moved({ from, to, base = {}, edit = 'more\n', text = lines(30) }: Move): Promise<unknown> {
  const repository = sampleRepository({ ...base, [from]: text, 'kept-a.ts': lines(30, 'kept') });
  repository.remove(from);
  repository.remove('kept-a.ts');
  repository.commit({ [to]: `${text}${edit}`, 'kept-b.ts': `${lines(30, 'kept')}more\n` });
  // A pair that hides nothing stays one beside it.
  expect(await statusOf(repository, 'kept-b.ts')).toBe('renamed');
  return statusOf(repository, to);
}

describe('a file whose old text nobody was shown is new where it comes to', () => {
  const vendored = { '.gitattributes': 'vendor/** linguist-vendored\n' };
  const skipped = {
    '.correctless/config/workflow-config.json':
      '{"review": {"skip": [{"glob": "made/", "reason": "made by make"}]}}',
  };

  it.each<[string, Move]>([
    ['a vendored one', { from: 'vendor/x.js', to: 'src/auth.js', base: vendored }],
    [
      'a vendored one that is not edited',
      { from: 'vendor/x.js', to: 'src/auth.js', base: vendored, edit: '' },
    ],
    ['one of review.skip', { from: 'made/x.js', to: 'src/auth.js', base: skipped }],
    ['one without differences', { from: 'a.js', to: 'b.js', base: { '.gitattributes': 'a.js -diff\n' } }],
    ['a generated one', { from: 'gen.ts', to: 'src/auth.ts', text: `// @generated\n${lines(30)}` }],
    ['a lock file', { from: 'yarn.lock', to: 'src/auth.js', text: `# yarn lockfile v1\n${lines(30)}` }],
    ['text that becomes a workflow', { from: 'docs/a.txt', to: '.github/workflows/x.yml' }],
    ['prose that becomes code', { from: 'docs/a.md', to: 'src/a.js' }],
    ['prose that becomes a program', { from: 'docs/notes.txt', to: 'bin/deploy' }],
    ['a list of what is installed', { from: 'docs/a.txt', to: 'requirements.txt' }],
    ['prose that becomes a rule', { from: 'docs/a.md', to: 'docs/CLAUDE.md' }],
    ['a file that enters a dot folder', { from: 'docs/a.yml', to: '.github/workflows/a.yml' }],
    ['a file that changes its dot folder', { from: '.github/forms/a.yml', to: '.github/workflows/a.yml' }],
    ['a dot folder of another', { from: 'docs/.github/workflows/a.yml', to: '.github/workflows/a.yml' }],
    ['a dot file that comes to its place', { from: 'docs/.npmrc', to: '.npmrc' }],
    ['data that becomes a manifest', { from: 'fixtures/a.json', to: 'package.json' }],
    ['a disabled workflow', { from: '.github/workflows/a.yml.off', to: '.github/workflows/a.yml' }],
    ['a fixture that becomes code', { from: 'test/fixtures/malware.js', to: 'src/malware.js' }],
    ['a fixture under another name, unedited', { from: 'fixtures/a.js', to: 'src/b.js', edit: '' }],
    ['an example that becomes code', { from: 'docs/login.py', to: 'app/login.py' }],
    ['a test that becomes code', { from: 'src/run.test.ts', to: 'src/run.ts' }],
    ['code that becomes what a folder is entered by', { from: 'attic/x.js', to: 'src/index.js', edit: '' }],
    ['code that becomes a setting that runs', { from: 'src/old.mjs', to: 'vite.config.mjs' }],
    ['code that becomes a package', { from: 'tools/x.py', to: 'tools/__init__.py' }],
    ['a workflow that goes where none is looked for', { from: '.github/workflows/a.yml', to: 'old/a.yml' }],
    ['a workflow that is switched off', { from: '.github/workflows/a.yml', to: '.github/workflows/a.off' }],
    ['owners that nobody looks for', { from: 'CODEOWNERS', to: 'OWNERS', edit: '' }],
    ['rules that are none any more', { from: 'lib/CLAUDE.md', to: 'lib/notes.md' }],
    ['data that becomes settings of a compiler', { from: 'data/shape.json', to: 'tsconfig.json', edit: '' }],
    ['a pipeline without its dot', { from: '.gitlab-ci.yml', to: 'gitlab-ci.yml', edit: '' }],
    ['a sample that becomes a pipeline', { from: 'travis-sample.yml', to: '.travis.yml', edit: '' }],
    ['another name in a dot folder', { from: '.github/dependabot.yml', to: '.github/dependabot-old.yml' }],
    ['a guard that is entered no more', { from: 'src/middleware.ts', to: 'src/middleware-edge.ts' }],
    ['one that is not where it is looked for', { from: 'src/middleware.ts', to: 'src/old/middleware.ts' }],
    ['an entry under another name', { from: 'src/index.php', to: 'src/index-old.php', edit: '' }],
    ['code that is served', { from: 'tools/shell.php', to: 'public/shell.php', edit: '' }],
    ['a migration that is run', { from: 'db/attic/3_drop.sql', to: 'db/migrate/3_drop.sql', edit: '' }],
    ['an initializer that is not', { from: 'config/initializers/a.rb', to: 'config/attic/a.rb', edit: '' }],
    ['a program without an extension', { from: 'attic/deploy', to: 'bin/deploy', edit: '' }],
    ['a hook of another folder', { from: 'a/hooks/x.sh', to: 'b/hooks/x.sh', edit: '' }],
    ['a test that none looks for', { from: 'tests/login.test.ts', to: 'tests/login.ts', edit: '' }],
    ['a test in Python', { from: 'tests/test_login.py', to: 'tests/login.py', edit: '' }],
    ['a name in other bytes', { from: 'vendor/ü "x.js', to: 'src/ü\n"x.js', base: vendored }],
  ])('%s', async (_, move) => {
    expect(await moved(move)).toBe('added');
  });

  it('as text that gets the right to run', async () => {
    const repository = sampleRepository({ 'docs/notes': lines(30) });
    repository.git('mv', 'docs/notes', 'notes');
    chmodSync(join(repository.top, 'notes'), 0o755);
    repository.commit();
    expect(await statusOf(repository, 'notes')).toBe('added');
  });

  it('as text in another encoding', async () => {
    const utf16 = (text: string): Buffer => Buffer.from(`\uFEFF${text}`, 'utf16le');
    const repository = sampleRepository({ ...vendored, 'vendor/x.ps1': utf16(lines(30)) });
    repository.remove('vendor/x.ps1');
    repository.commit({ 'src/x.ps1': utf16(`${lines(30)}more\n`) });
    expect(await statusOf(repository, 'src/x.ps1')).toBe('added');
    const { changed } = await readChange(repository, target);
    expect(changed.get('src/x.ps1' as RepoPath)).toMatchObject({ addedLines: 31 });
  });
});

it.each<[string, Move, unknown]>([
  ['code', { from: 'src/a.js', to: 'lib/b.ts' }, 'renamed'],
  ['an entry that keeps its name', { from: 'src/index.js', to: 'lib/index.js' }, 'renamed'],
  ['code that becomes a test', { from: 'src/a.js', to: 'test/a.js' }, 'renamed'],
  ['a fixture among fixtures', { from: 'test/fixtures/a.js', to: 'tests/mocks/a.js' }, 'renamed'],
  ['prose', { from: 'docs/a.md', to: 'guide/b.txt' }, 'renamed'],
  ['code that stays among what is served', { from: 'public/a.js', to: 'public/old/a.js' }, 'renamed'],
  ['a test that stays one', { from: 'tests/a.test.ts', to: 'e2e/b.test.ts' }, 'renamed'],
  ['prose that comes to what is served', { from: 'docs/a.md', to: 'public/a.md' }, 'renamed'],
  [
    'what nobody is shown still',
    { from: 'vendor/a.js', to: 'vendor/b.js', base: { '.gitattributes': 'vendor/** linguist-vendored\n' } },
    'vendored',
  ],
])('other files that are moved are renamed: %s', async (_, move, expected) => {
  expect(await moved(move)).toBe(expected);
});
