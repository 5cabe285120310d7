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
    ['a glob without a place', 'Glob', { pattern: '**/*.ts' }, '/cache/trees/abc'],
  ])('%s', (_, tool, input, target) => {
    const result = redirectLook(tool, input, roots);
    expect(result).toMatchObject({ kind: 'allowed', target });
    const key = tool === 'Read' ? 'file_path' : 'path';
    expect(result.kind === 'allowed' && result.input[key]).toBe(target);
  });

  it.each<[string, LookTool, Record<string, unknown>]>([
    ['a file elsewhere', 'Read', { file_path: '/etc/passwd' }],
    ['a path that climbs out', 'Read', { file_path: '../x' }],
    ['a path that climbs out of the work tree', 'Read', { file_path: '/home/u/my repo/../secret' }],
    ['a sibling whose name starts alike', 'Read', { file_path: '/home/u/my repo2/a.ts' }],
    ['the git directory', 'Read', { file_path: '/home/u/my repo/.git/config' }],
    ['a nested git directory, whatever its case', 'Grep', { pattern: 'x', path: 'sub/.GIT' }],
    ['the home folder', 'Read', { file_path: '~/.ssh/id_rsa' }],
    ['a NUL', 'Read', { file_path: 'a\0b' }],
    ['no path at all', 'Read', {}],
    ['a path that is no text', 'Grep', { pattern: 'x', path: 3 }],
    ['a glob that climbs out', 'Glob', { pattern: '../**' }],
    ['a glob that climbs out inside braces', 'Glob', { pattern: '{a,../b}/*' }],
    ['a glob of the root', 'Glob', { pattern: '/etc/*' }],
    ['a glob into the git directory', 'Glob', { pattern: '.git/**' }],
    ['a glob elsewhere by its place', 'Glob', { pattern: '*', path: '/etc' }],
    ['no pattern', 'Glob', {}],
  ])('refuses %s', (_, tool, input) => {
    expect(redirectLook(tool, input, roots).kind).toBe('refused');
  });

  it('keeps the other inputs of a look', () => {
    const result = redirectLook('Read', { file_path: 'a.ts', offset: 5, limit: 10 }, roots);
    expect(result).toMatchObject({
      input: { offset: 5, limit: 10 },
      path: 'a.ts',
      detail: 'from 5, 10 lines',
    });
  });

  it('writes an absolute glob of the work tree relative to the tree', () => {
    const result = redirectLook('Glob', { pattern: '/home/u/my repo/src/*.ts' }, roots);
    expect(result).toMatchObject({ input: { pattern: 'src/*.ts', path: '/cache/trees/abc' } });
  });
});
