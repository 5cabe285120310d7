import { describe, expect, it } from 'vitest';
import { parsePatch } from '../diff/patch/parse-patch.ts';
import type { RepoPath } from '../kernel/repo-path.ts';
import { changedRules, compileRule, governs, rulesInForce } from './governs.ts';
import type { RuleFile } from './rule.ts';

const paths = (...texts: string[]): RepoPath[] => texts as RepoPath[];

function rule(path: string, more: Partial<RuleFile> = {}): RuleFile {
  return { path: path as RepoPath, source: 'claude-rules', paths: null, body: '', sha256: '', ...more };
}

describe('governs', () => {
  it.each([
    ['CLAUDE.md', null, 'any/file.ts'],
    ['packages/a/CLAUDE.md', null, 'packages/a/deep/b.ts'],
    ['packages/a/.claude/rules/x.md', null, 'packages/a/.env'],
    ['.claude/rules/x.md', ['src/**'], 'src/a.ts'],
    ['packages/a/.claude/rules/x.md', ['/src/**'], 'packages/a/src/b.ts'],
    ['packages/a/.claude/rules/x.md', ['*.ts'], 'packages/a/deep/b.ts'],
  ])('%s with %j governs %s', (path, globs, file) => {
    expect(governs(rule(path, { paths: globs }), file as RepoPath)).toBe(true);
  });

  it.each([
    ['packages/a/CLAUDE.md', null, 'packages/ab/c.ts'],
    ['packages/a/CLAUDE.md', null, 'packages/a'],
    ['packages/a/CLAUDE.md', null, 'Packages/A/c.ts'],
    ['.claude/rules/x.md', ['src/**'], 'lib/a.ts'],
    ['.claude/rules/x.md', ['./src/**'], 'src/a.ts'],
    ['packages/a/.claude/rules/x.md', ['packages/a/**'], 'packages/a/src/b.ts'],
    ['packages/a/.claude/rules/x.md', ['*.ts'], 'c.ts'],
  ])('%s with %j does not govern %s', (path, globs, file) => {
    expect(governs(rule(path, { paths: globs }), file as RepoPath)).toBe(false);
  });

  it('takes the folders of what imports a file instead of its own', () => {
    const imported = rule('docs/style.md', { source: 'claude-md', directories: ['packages/a', 'web'] });
    const [inside, other, own] = paths('packages/a/x.ts', 'web/x.ts', 'docs/x.ts');
    expect([inside!, other!, own!].map((path) => governs(imported, path))).toEqual([true, true, false]);
  });

  it('counts applyTo from the top', () => {
    const python = rule('.github/instructions/py.instructions.md', {
      source: 'github-instructions',
      paths: ['*.py'],
    });
    expect(governs(python, 'setup.py' as RepoPath)).toBe(true);
    expect(governs(python, 'src/a.py' as RepoPath)).toBe(false);
  });
});

it('says why', () => {
  const why = (path: string, globs: string[] | null) =>
    compileRule(rule(path, { paths: globs }))('packages/a/src/b.ts' as RepoPath);
  expect(why('CLAUDE.md', null)).toEqual({ kind: 'always' });
  expect(why('packages/a/CLAUDE.md', null)).toEqual({ kind: 'directory', directory: 'packages/a' });
  expect(why('packages/a/.claude/rules/x.md', ['docs', '{src,lib}/**'])).toEqual({
    kind: 'glob',
    glob: '{src,lib}/**',
    directory: 'packages/a',
  });
});

it('lists every rule with what it governs, which may be nothing', () => {
  const rules = [rule('CLAUDE.md'), rule('.claude/rules/a.md', { paths: ['*.ts'] }), rule('web/CLAUDE.md')];
  const inForce = rulesInForce(rules, new Set(paths('b.css', 'a.ts')));
  expect(inForce.map((one) => one.governs)).toEqual([['b.css', 'a.ts'], ['a.ts'], []]);
});

describe('changedRules', () => {
  const rules = [
    rule('CLAUDE.md', { via: paths('AGENTS.md', 'link.txt') }),
    rule('docs/style.md', { via: paths('CLAUDE.md') }),
  ];
  const changed = parsePatch(
    Buffer.from(
      [
        ...[
          'diff --git a/CLAUDE.md b/CLAUDE.md',
          'index 1111111..2222222 100644',
          '--- a/CLAUDE.md',
          '+++ b/CLAUDE.md',
        ],
        ...['@@ -1 +1 @@', '-a', '+b'],
        ...[
          'diff --git a/docs/style.md b/docs/style.md',
          'deleted file mode 100644',
          'index 1111111..0000000',
        ],
        ...['--- a/docs/style.md', '+++ /dev/null', '@@ -1 +0,0 @@', '-a'],
        ...[
          'diff --git a/link.txt b/link.txt',
          'index 1111111..2222222 120000',
          '--- a/link.txt',
          '+++ b/link.txt',
        ],
        ...['@@ -1 +1 @@', '-a', '+b'],
        ...[
          'diff --git a/src/a.ts b/src/a.ts',
          'index 1111111..2222222 100644',
          '--- a/src/a.ts',
          '+++ b/src/a.ts',
        ],
        ...['@@ -1 +1 @@', '-a', '+b'],
        ...[
          'diff --git a/old/AGENTS.md b/old.md',
          'similarity index 100%',
          'rename from old/AGENTS.md',
          'rename to old.md',
        ],
        ...['diff --git a/web/.claude/rules/new.md b/web/.claude/rules/new.md', 'new file mode 100644'],
        ...[
          'index 0000000..2222222',
          '--- /dev/null',
          '+++ b/web/.claude/rules/new.md',
          '@@ -0,0 +1 @@',
          '+b',
          '',
        ],
      ].join('\n'),
    ),
  );

  it('names rules edited, deleted, added, renamed, imported and linked, sorted', () => {
    expect(changedRules(changed, rules)).toEqual([
      'CLAUDE.md',
      'docs/style.md',
      'link.txt',
      'old/AGENTS.md',
      'web/.claude/rules/new.md',
    ]);
  });

  it('knows an imported file only through the rules at base', () => {
    expect(changedRules(changed, [])).toEqual(['CLAUDE.md', 'old/AGENTS.md', 'web/.claude/rules/new.md']);
  });
});

it('keeps apart what the same globs mean elsewhere', () => {
  const files = paths('a.py', 'web/a.py', 'web/deep/b.py');
  const everywhere = { paths: ['*.py'] };
  const governed = rulesInForce(
    [
      rule('.claude/rules/one.md', everywhere),
      rule('.claude/rules/two.md', everywhere),
      rule('web/.claude/rules/three.md', everywhere),
      rule('.github/instructions/four.instructions.md', { source: 'github-instructions', ...everywhere }),
    ],
    files,
  ).map(({ rule: { path }, governs }) => [path, governs]);
  expect(governed).toEqual([
    ['.claude/rules/one.md', files],
    ['.claude/rules/two.md', files],
    ['web/.claude/rules/three.md', ['web/a.py', 'web/deep/b.py']],
    ['.github/instructions/four.instructions.md', ['a.py']],
  ]);
});

it('asks about the repository itself, which no glob matches', () => {
  const globs = [['*'], ['[a-c]'], ['!a'], null];
  const rules = globs.map((own, at) => rule(`.claude/rules/${at}.md`, { paths: own }));
  expect(rulesInForce(rules, paths('')).map(({ governs }) => governs)).toEqual([[], [], [], ['']]);
});
