import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { filesThrough, follow, type Entry, type RuleTree } from './rule-tree.ts';

/** Files by path; a value is the target of a link. */
function tree(files: Record<string, string | null>): RuleTree {
  const entries = new Map<string, Entry>();
  const links = new Map<string, string>();
  for (const [path, target] of Object.entries(files)) {
    const mode = target === null ? '100644' : '120000';
    entries.set(path, { mode, oid: path, size: 1, path: path as RepoPath });
    if (target !== null) links.set(path, target);
  }
  return { entries, links };
}

describe('follow', () => {
  const links = tree({
    'docs/a.md': null,
    'link.md': 'docs/a.md',
    'docs/up.md': '../link.md',
    folder: 'docs',
    'x/deep': '../folder/./',
    'out.md': '../secret.md',
    'x/out.md': '../../secret.md',
    'absolute.md': '/etc/passwd',
    'dangling.md': 'nowhere.md',
    loop: 'loop',
    ping: 'pong',
    pong: 'ping',
  });

  it.each([
    ['docs/a.md', 'docs/a.md'],
    ['link.md', 'docs/a.md'],
    ['docs/up.md', 'docs/a.md'],
    ['folder/a.md', 'docs/a.md'],
    ['x/deep/up.md', 'docs/a.md'],
    ['x/deep/../link.md', 'docs/a.md'],
  ])('%s leads to %s', (path, end) => {
    expect(follow(path, links)).toMatchObject({ kind: 'file', entry: { path: end } });
  });

  it.each([
    ['out.md', { kind: 'outside' }],
    ['x/out.md', { kind: 'outside' }],
    ['absolute.md', { kind: 'outside', target: '/etc/passwd' }],
    ['x/../../y', { kind: 'outside' }],
    ['dangling.md', { kind: 'folder', path: 'nowhere.md' }],
    ['x/deep', { kind: 'folder', path: 'docs' }],
    ['loop', { kind: 'endless' }],
    ['ping/x', { kind: 'endless' }],
  ])('%s leads to no file: %j', (path, destination) => {
    expect(follow(path, links)).toMatchObject(destination);
  });

  it('takes a submodule for a folder', () => {
    const entry: Entry = { mode: '160000', oid: 'x', size: null, path: 'sub' as RepoPath };
    expect(follow('sub', { entries: new Map([['sub', entry]]), links: new Map() })).toEqual({
      kind: 'folder',
      path: 'sub',
    });
  });
});

describe('filesThrough', () => {
  it('shows files of links to folders within, each folder once', () => {
    const shown = filesThrough(
      '.claude/rules',
      'docs/rules',
      tree({
        'docs/rules/a.md': null,
        'docs/rules/b/c.md': null,
        'docs/rules/team': '../team',
        'docs/rules/self': '.',
        'docs/team/d.md': null,
        'docs/team/back': '../rules',
        'docs/rulesX/no.md': null,
      }),
    );
    expect(shown).toEqual(['.claude/rules/a.md', '.claude/rules/b/c.md', '.claude/rules/team/d.md']);
  });

  it('shows nothing through a link to the top', () => {
    expect(filesThrough('.claude/rules/all', '', tree({ 'a.md': null }))).toEqual([]);
  });
});
