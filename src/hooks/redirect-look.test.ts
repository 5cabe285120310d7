import { describe, expect, it } from 'vitest';
import { redirectLook, type LookTool } from './redirect-look.ts';

const roots = { top: '/home/u/my repo', tree: '/cache/trees/abc' };

describe('redirectLook', () => {
  it.each<[string, LookTool, Record<string, unknown>, string]>([
    [
      'a file of the work tree becomes the file under review',
      'Read',
      { file_path: '/home/u/my repo/src/a.ts' },
      '/cache/trees/abc/src/a.ts',
    ],
    [
      'a file of the tree stays where it is',
      'Read',
      { file_path: '/cache/trees/abc/src/a.ts' },
      '/cache/trees/abc/src/a.ts',
    ],
    [
      'a relative path is relative to the tree',
      'Read',
      { file_path: 'src/a.ts' },
      '/cache/trees/abc/src/a.ts',
    ],
    [
      'dots inside the tree are resolved',
      'Read',
      { file_path: '/home/u/my repo/src/../b.ts' },
      '/cache/trees/abc/b.ts',
    ],
    ['a search without a place searches the tree', 'Grep', { pattern: 'x' }, '/cache/trees/abc'],
    [
      'a search of the work tree searches the tree',
      'Grep',
      { pattern: 'x', path: '/home/u/my repo' },
      '/cache/trees/abc',
    ],
    ['a search of a folder', 'Grep', { pattern: 'x', path: 'src/' }, '/cache/trees/abc/src'],
    ['a search of the folder it stands in', 'Grep', { pattern: 'x', path: '.' }, '/cache/trees/abc'],
    ['the same with a slash', 'Grep', { pattern: 'x', path: './' }, '/cache/trees/abc'],
    ['a search of the tree itself', 'Grep', { pattern: 'x', path: '/cache/trees/abc/' }, '/cache/trees/abc'],
    ['a search of nothing', 'Grep', { pattern: 'x', path: '' }, '/cache/trees/abc'],
    ['a glob without a place', 'Glob', { pattern: '**/*.ts' }, '/cache/trees/abc'],
    ['a file whose name has dots', 'Read', { file_path: 'src/..a' }, '/cache/trees/abc/src/..a'],
    ['a file that only begins like git’s', 'Read', { file_path: '.github/a' }, '/cache/trees/abc/.github/a'],
  ])('%s', (_, tool, input, target) => {
    const result = redirectLook(tool, input, roots);
    expect(result).toMatchObject({ kind: 'allowed', target });
    const key = tool === 'Read' ? 'file_path' : 'path';
    expect(result.kind === 'allowed' && result.input[key]).toBe(target);
  });

  const inTree = (what: string): string => `"${what}" is outside the tree under review`;
  const BAD_GLOB = 'a Glob pattern must be relative to the tree, without ".."';

  it.each<[string, LookTool, Record<string, unknown>, string, string]>([
    ['a file elsewhere', 'Read', { file_path: '/etc/passwd' }, '/etc/passwd', inTree('/etc/passwd')],
    ['the root', 'Grep', { pattern: 'x', path: '/' }, '/', inTree('/')],
    ['a path that climbs out', 'Read', { file_path: '../x' }, '../x', inTree('../x')],
    [
      'a path that climbs out of the work tree',
      'Read',
      { file_path: '/home/u/my repo/../secret' },
      '/home/u/my repo/../secret',
      inTree('/home/u/my repo/../secret'),
    ],
    [
      'a sibling whose name starts alike',
      'Read',
      { file_path: '/home/u/my repo2/a.ts' },
      '/home/u/my repo2/a.ts',
      inTree('/home/u/my repo2/a.ts'),
    ],
    ['the git directory', 'Read', { file_path: '.git/config' }, '.git/config', inTree('.git/config')],
    [
      'a nested git directory, whatever its case',
      'Grep',
      { pattern: 'x', path: 'sub/.GIT' },
      'sub/.GIT',
      inTree('sub/.GIT'),
    ],
    ['the home folder', 'Read', { file_path: '~/.ssh/id_rsa' }, '~/.ssh/id_rsa', inTree('~/.ssh/id_rsa')],
    ['a NUL', 'Read', { file_path: 'a\0b' }, 'a\0b', inTree('a\0b')],
    ['no path at all', 'Read', {}, '', 'Read needs a path as text'],
    ['a path that is no text', 'Grep', { pattern: 'x', path: 3 }, '', 'Grep needs a path as text'],
    ['a glob that climbs out', 'Glob', { pattern: '../**' }, '../**', BAD_GLOB],
    ['a glob that climbs out inside braces', 'Glob', { pattern: '{a,../b}/*' }, '{a,../b}/*', BAD_GLOB],
    ['a glob that climbs out behind a comma', 'Glob', { pattern: '{a,..}/*' }, '{a,..}/*', BAD_GLOB],
    ['a glob whose braces spell dots', 'Glob', { pattern: '.{.,a}/*' }, '.{.,a}/*', BAD_GLOB],
    ['a glob whose braces hold braces', 'Glob', { pattern: '{a,.{b,.}}/*' }, '{a,.{b,.}}/*', BAD_GLOB],
    ['a glob of another root in braces', 'Glob', { pattern: '{src,/etc}/*' }, '{src,/etc}/*', BAD_GLOB],
    ['a glob of the home folder in braces', 'Glob', { pattern: '{src,~}/*' }, '{src,~}/*', BAD_GLOB],
    ['a glob whose classes spell dots', 'Glob', { pattern: '[.][.]/*' }, '[.][.]/*', BAD_GLOB],
    ['a glob whose escapes spell dots', 'Glob', { pattern: '\\.\\./*' }, '\\.\\./*', BAD_GLOB],
    ['a glob that spells git’s directory', 'Glob', { pattern: '.[g]i{t,x}/*' }, '.[g]i{t,x}/*', BAD_GLOB],
    ['a glob of more than is counted', 'Glob', { pattern: '{a,b}'.repeat(11) }, '{a,b}'.repeat(11), BAD_GLOB],
    ['a glob of the root', 'Glob', { pattern: '/etc/*' }, '/etc/*', BAD_GLOB],
    ['a glob of the home folder', 'Glob', { pattern: '~/*' }, '~/*', BAD_GLOB],
    ['a glob into the git directory', 'Glob', { pattern: '{.Git}/**' }, '{.Git}/**', BAD_GLOB],
    ['a glob elsewhere by its place', 'Glob', { pattern: '*', path: '/etc' }, '/etc', inTree('/etc')],
    ['no pattern', 'Glob', {}, 'undefined', BAD_GLOB],
  ])('refuses %s, and says why', (_, tool, input, path, why) => {
    expect(redirectLook(tool, input, roots)).toEqual({ kind: 'refused', path, why });
  });

  it.each<[string, LookTool, Record<string, unknown>, string]>([
    ['a whole file', 'Read', { file_path: 'a.ts' }, 'all lines'],
    ['lines of a file', 'Read', { file_path: 'a.ts', offset: 5, limit: 10 }, 'from 5, 10 lines'],
    ['the rest of a file', 'Read', { file_path: 'a.ts', offset: 5 }, 'from 5, all lines'],
    ['the beginning of a file', 'Read', { file_path: 'a.ts', limit: 10 }, 'from 1, 10 lines'],
    ['what was searched for', 'Grep', { pattern: 'x.y' }, 'x.y'],
    ['the beginning of a long pattern', 'Grep', { pattern: 'x'.repeat(201) }, 'x'.repeat(200)],
    ['a search without a pattern', 'Grep', {}, ''],
    ['the pattern of a glob', 'Glob', { pattern: 'src/*.ts' }, 'src/*.ts'],
  ])('remembers %s', (_, tool, input, detail) => {
    expect(redirectLook(tool, input, roots)).toMatchObject({ kind: 'allowed', detail });
  });

  it('keeps the other inputs of a look', () => {
    const result = redirectLook('Read', { file_path: 'a.ts', offset: 5, limit: 10 }, roots);
    expect(result).toMatchObject({ input: { offset: 5, limit: 10 }, path: 'a.ts' });
    const glob = redirectLook('Glob', { pattern: '*', other: 1 }, roots);
    expect(glob).toMatchObject({ input: { pattern: '*', other: 1 }, path: '' });
  });

  it.each([
    ['/home/u/my repo/src/*.ts', 'src/*.ts'],
    ['/cache/trees/abc/src/*.ts', 'src/*.ts'],
    ['/cache/trees/abc', ''],
    ['a.git/..b/*', 'a.git/..b/*'],
    ['src/{a,b{c,d}}/*.{ts,tsx}', 'src/{a,b{c,d}}/*.{ts,tsx}'],
    ['app/(shop)/[[]id[]]/page{1..3}.tsx', 'app/(shop)/[[]id[]]/page{1..3}.tsx'],
  ])('writes the glob %s relative to the tree', (pattern, relative) => {
    const result = redirectLook('Glob', { pattern }, roots);
    expect(result).toMatchObject({ input: { pattern: relative, path: '/cache/trees/abc' } });
  });
});
