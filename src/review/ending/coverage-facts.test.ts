import { expect, it } from 'vitest';
import type { Skipped } from '../../contracts/files/skipped.ts';
import { unshownGaps } from './coverage-facts.ts';

const of = (path: string, reason: string, more: Partial<Skipped> = {}): Skipped => ({
  ...{ path, reason, bytes: 801, lines: 0 },
  decided_by: 'nobody',
  ...more,
});

it('what nobody decided to leave out is a gap, with what there is of it', () => {
  expect(
    unshownGaps([
      of('a.js', 'minified', { lines: 12 }),
      of('b.py', 'unreadable'),
      of('c.ts', 'large'),
      of('d.ts', 'generated', { decided_by: 'base', lines: 400 }),
      of('e.py', 'misread'),
      of('go.sum', 'lockfile', { decided_by: 'content', lines: 9 }),
    ]),
  ).toEqual([
    'a.js: 12 lines of minified text were shown to no reviewer, and nothing at base leaves them out (review.skip, .gitattributes)',
    'b.py: 801 bytes that may be code but are not text were shown to no reviewer, and nothing at base leaves them out (review.skip, .gitattributes)',
    'c.ts: 801 bytes of text are too much to review',
    'e.py: declares an encoding that changes what its bytes say, and was shown to no reviewer: convert it to UTF-8, or list it in review.skip',
  ]);
});
