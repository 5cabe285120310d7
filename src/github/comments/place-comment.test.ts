import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createReview, type ListedPatch } from '../../../tests/kit/github-create-review.ts';
import { keptReviews } from '../../../tests/kit/github-threads.ts';
import { sampleRepository } from '../../../tests/kit/sample-repository.ts';
import type { ServedFile } from './commentable-lines.ts';
import { placeComment, placeExactly, type CommentPlace } from './place-comment.ts';
import { propertyRuns } from '../../../tests/kit/property-runs.ts';

/** Line 2 is changed, line 9 removed, line 18 added; three hunks but for the first two, which are one. */
const PATCH = [
  ...['@@ -1,12 +1,11 @@', ' 1', '-2', '+two', ' 3', ' 4', ' 5', ' 6', ' 7', ' 8', '-9', ' 10', ' 11', ' 12'],
  ...['@@ -16,3 +15,4 @@', ' 16', ' 17', '+new', ' 18'],
].join('\n');
const FILE: ServedFile = { path: 'a.ts', from: 'old.ts', patch: PATCH };

describe('a comment stands', () => {
  it.each<[string, [number, number], 'old' | 'new', object | undefined]>([
    ['at a changed line', [2, 2], 'new', { line: 2, side: 'RIGHT' }],
    ['at an unchanged line of a hunk', [7, 7], 'new', { line: 7, side: 'RIGHT' }],
    ['at several lines', [2, 5], 'new', { start_line: 2, start_side: 'RIGHT', line: 5, side: 'RIGHT' }],
    ['nowhere between hunks', [13, 13], 'new', undefined],
    ['nowhere behind the last', [19, 30], 'new', undefined],
    ['at the part that is shown', [9, 13], 'new', { start_line: 9, start_side: 'RIGHT', line: 11 }],
    ['in the hunk that shows most', [11, 17], 'new', { start_line: 15, start_side: 'RIGHT', line: 17 }],
    ['at one line, if no more is shown', [11, 14], 'new', { line: 11, side: 'RIGHT' }],
    ['at a removed line', [9, 9], 'old', { line: 9, side: 'LEFT' }],
    ['nowhere at an unchanged line of the old side', [8, 8], 'old', undefined],
    [
      'from the first removed line to the last',
      [1, 12],
      'old',
      { start_line: 2, start_side: 'LEFT', line: 9 },
    ],
  ])('%s', (_, lines, side, expected) => {
    const place = placeComment({ file: 'a.ts', lines, side }, [FILE]);
    if (expected === undefined) expect(place).toBeUndefined();
    else expect(place).toMatchObject({ path: 'a.ts', ...expected });
    expect(place !== undefined && 'start_line' in place).toBe(
      expected !== undefined && 'start_line' in expected,
    );
  });

  it('in a renamed file, for removed code under its former name too, for new code under its own alone', () => {
    expect(placeComment({ file: 'old.ts', lines: [9, 9], side: 'old' }, [FILE])?.path).toBe('a.ts');
    expect(placeComment({ file: 'old.ts', lines: [2, 2], side: 'new' }, [FILE])).toBeUndefined();
  });

  it.each([
    ['GitHub shows no hunks', null],
    ['a patch is empty', ''],
    ['a patch is cut off', PATCH.slice(0, -8)],
    ['a patch is none', '<html>'],
  ])('nowhere where %s', (_, patch) => {
    expect(placeComment({ file: 'a.ts', lines: [2, 2], side: 'new' }, [{ ...FILE, patch }])).toBeUndefined();
  });
});

/** Few words, so that lines repeat and move, and some that look like parts of a patch. */
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', 'd', '', '-', '-- a', '++ b', '@@ -1,2 +1,2 @@', 'é\r', '\f'), {
    maxLength: 30,
  })
  .chain((lines) =>
    fc.constantFrom('\n', '').map((end) => (lines.length === 0 ? '' : lines.join('\n') + end)),
  );

/** A change of several files: each is kept, added, removed or changed in a few places. */
const change = fc.array(
  fc
    .tuple(text, text, fc.array(fc.tuple(fc.nat(40), fc.nat(3), fc.constantFrom('x', 'y\nz', ''))))
    .map(([before, other, edits]) => ({ before, after: edits.length === 0 ? other : edited(before, edits) })),
  { minLength: 4, maxLength: 8 },
);

function edited(before: string, edits: readonly (readonly [number, number, string])[]): string {
  const lines = before.split('\n');
  for (const [at, removed, added] of edits) lines.splice(at, removed, ...(added === '' ? [] : [added]));
  return lines.join('\n');
}

/** The files of a change as GitHub lists them, by the real git. */
function served(files: readonly { readonly before: string; readonly after: string }[]): ServedFile[] {
  const named = (side: 'before' | 'after') =>
    Object.fromEntries(files.map((file, at) => [`f${at}.txt`, file[side]]));
  const repository = sampleRepository(named('before'));
  const base = repository.git('rev-parse', 'HEAD');
  const head = repository.commit(named('after'));
  return files.flatMap((_, at) => {
    const diff = repository.git('diff', '--text', '-U3', base, head, '--', `f${at}.txt`);
    const patch = /^@@ [\s\S]*/m.exec(diff)?.[0] ?? null;
    return diff === '' ? [] : [{ path: `f${at}.txt`, from: null, patch }];
  });
}

/** What GitHub, which is not this program, finds wrong with comments. */
function faults(files: readonly ServedFile[], places: readonly CommentPlace[]): unknown {
  const listed = files.map(({ path, patch }): ListedPatch => ({ filename: path, patch: patch ?? '' }));
  const comments = places.map((place) => ({ ...place, body: 'x' }));
  const sent = { commit_id: 'c', event: 'COMMENT', body: 'x', comments };
  const { status, body } = createReview(keptReviews(7), 'c', listed, JSON.stringify(sent));
  return status === 200 ? undefined : body;
}

describe('GitHub', () => {
  it('takes every comment that has a place, and would take none at a line that has none', () => {
    let [placed, none] = [0, 0];
    fc.assert(
      fc.property(change, fc.array(fc.tuple(fc.integer({ min: 1, max: 45 }), fc.nat(12))), (files, spans) => {
        const shown = served(files);
        const single = Array.from({ length: 45 }, (_, n) => [n + 1, 0] as const);
        for (const { path } of shown) {
          for (const [start, more] of [...single, ...spans]) {
            for (const side of ['old', 'new'] as const) {
              const place = placeComment({ file: path, lines: [start, start + more], side }, shown);
              const wrong = place === undefined ? undefined : faults(shown, [place]);
              expect([place, wrong]).toEqual([place, undefined]);
              if (place !== undefined) {
                placed += 1;
                expect(place.line).toBeLessThanOrEqual(start + more);
                expect(place.start_line ?? place.line).toBeGreaterThanOrEqual(start);
              } else if (more === 0) {
                none += 1;
                const asked = { path, line: start, side: side === 'old' ? 'LEFT' : 'RIGHT' } as const;
                expect([asked, faults(shown, [asked])]).not.toEqual([asked, undefined]);
              }
            }
          }
        }
      }),
      propertyRuns(12),
    );
    expect(Math.min(placed, none)).toBeGreaterThan(100);
  });
});

it.each<[[number, number], boolean]>([
  [[2, 5], true],
  [[7, 7], true],
  [[9, 12], false],
  [[13, 15], false],
  [[11, 15], false],
  [[13, 13], false],
])('a comment at exactly lines %j: %s', (lines, is) => {
  const place = placeExactly({ file: 'a.ts', lines }, [FILE]);
  expect(place && [place.start_line ?? place.line, place.line]).toEqual(is ? lines : undefined);
});
