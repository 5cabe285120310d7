import { expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { packagesText } from './packages-text.ts';

const usedBy = ['a.ts' as RepoPath];
const offered = [
  { name: '@scope/pad', version: '1.3.0', usedBy, left: 0 },
  { name: 'github.com/x/y', version: 'v2.0.0', usedBy, left: 3 },
];
const withheld = [{ name: 'left-pad', why: 'it is too large' }];

it.each([
  ['nobody looked for any', undefined, '(none)'],
  ['changed files import none', { offered: [], withheld: [] }, '(none)'],
  ['none may be read', { offered: [], withheld }, '(none)\nnot offered: left-pad (it is too large)'],
  [
    'some may be read',
    { offered, withheld },
    [
      'deps/@scope/pad/: 1.3.0',
      'deps/github.com/x/y/: v2.0.0 (without 3 files that are no text, or too large)',
      'not offered: left-pad (it is too large)',
    ].join('\n'),
  ],
])('says which packages are readable where: %s', (_, packages, text) => {
  expect(packagesText(packages)).toBe(text);
});

it('keeps a name that would be more than one line on one', () => {
  const hostile = { offered: [], withheld: [{ name: 'x\ny', why: 'no\u2028file' }] };
  expect(packagesText(hostile)).toBe('(none)\nnot offered: "x\\ny" ("no\\u2028file")');
});

it('tells a bounded part of many, and how many more there are', () => {
  const many = Array.from({ length: 500 }, (_, n) => ({ name: `p${n}`, why: 'it is too large' }));
  const text = packagesText({ offered, withheld: many });
  expect(Buffer.byteLength(text)).toBeLessThan(4096);
  expect(text).toMatch(/\(\d+ more\)$/);
});
