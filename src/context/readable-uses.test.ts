import { expect, it } from 'vitest';
import type { RepoPath } from '../kernel/repo-path.ts';
import { noReadableUses } from './readable-uses.ts';
import { NO_RELATED_FILES, type Relation } from './related-file.ts';

const path = (text: string): RepoPath => text as RepoPath;
type Uses = Parameters<typeof noReadableUses>[0];
const why = (uses: Partial<Uses> = {}, changed = 'src/a.ts') =>
  noReadableUses({ imports: [], related: NO_RELATED_FILES, triggers: [], ...uses }, [path(changed)]);
const related = (relation: Relation): Partial<Uses> => ({
  related: { files: [{ path: path('src/b.ts'), relation, of: path('src/a.ts') }], omitted: 0, notes: [] },
});
const trigger = {
  ...{ path: path('src/a.ts'), symbol: 'f', line: 1, kinds: ['null' as const], what: [], omitted: 0 },
  callers: [{ path: path('src/c.ts'), line: 3, text: 'f()' }],
} as const;

it('a file by itself has no uses to check', () => {
  expect(why()).toMatch(/^no import changed, and neither a file nor a package can be read that/);
});

it.each<[string, Partial<Uses>]>([
  ['an import that came or went', { imports: [{ path: path('src/a.ts'), added: ['node:fs'], removed: [] }] }],
  ['a file that it imports', related('imported by')],
  ['a file that imports it', related('imports')],
  ['a file of its package that uses it', related('uses')],
  ['its types', related('types of')],
  ['a caller of what changed', { triggers: [trigger] }],
  [
    'a package as installed',
    {
      packages: {
        offered: [{ name: 'zod', version: '3.0.0', usedBy: [path('src/a.ts')], left: 0 }],
        withheld: [],
      },
    },
  ],
  ['files beyond the bound', { related: { ...NO_RELATED_FILES, omitted: 1 } }],
  ['a note of what could not be looked at', { related: { ...NO_RELATED_FILES, notes: ['too many files'] } }],
  ['a language whose imports nobody reads', { unread: { comments: [], imports: [path('src/a.zig')] } }],
])('%s is something to check', (_, uses) => {
  expect(why(uses)).toBeUndefined();
});

it('so is a changed manifest', () => {
  expect(why({}, 'package.json')).toBeUndefined();
});

it('tests and configuration alone are not', () => {
  expect(why(related('tests'))).toBeDefined();
  expect(why(related('configures'))).toBeDefined();
});

it('packages that could not be read are none', () => {
  const withheld = [{ name: 'any', why: 'a part of a change is reviewed without packages' }];
  expect(why({ packages: { offered: [], withheld } })).toBe(why());
});
