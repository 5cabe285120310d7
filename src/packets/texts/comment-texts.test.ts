import { expect, it } from 'vitest';
import { path } from '../../../tests/golden/packets/sample-material.ts';
import type { CommentNear } from '../../context/comments/comments-near.ts';
import { commentTexts } from './comment-texts.ts';
import type { ShownFile } from '../hunks/shown-files.ts';

const FILE = {
  path: path('src/a.ts'),
  hunks: [{ id: 'src/a.ts#1', old: { start: 10, count: 3 }, new: { start: 12, count: 4 }, text: '' }],
} as unknown as ShownFile;

const comment = (start: number, end: number, more: Partial<CommentNear> = {}): CommentNear => ({
  ...{ path: FILE.path, at: { start, end }, text: '// keep\n// this', side: 'new', marker: null },
  ...more,
});
const APART = 'src/a.ts, lines 4-5 of the new side:\n// keep\n// this';

it.each([
  ['tells one that no hunk shows in whole words', [comment(4, 5)], [APART]],
  [
    'says what it is marked with',
    [comment(4, 5, { side: 'old', marker: 'TODO' })],
    ['src/a.ts, lines 4-5 of the old side, TODO:\n// keep\n// this'],
  ],
  [
    'tells what the diff shows by its lines alone',
    [comment(12, 12), comment(14, 15), comment(10, 12, { side: 'old', marker: 'FIXME' })],
    ['src/a.ts, in the diff below: lines 12, 14-15 of the new side; lines 10-12 (FIXME) of the old side'],
  ],
  [
    'that asks for nothing is told by its lines, wherever it stands, unless the change took it away',
    [
      comment(1, 2, { text: '// Module variables.' }),
      comment(4, 5),
      comment(30, 30, { text: '// Routes.' }),
      comment(40, 40, { text: '// Routes.', side: 'old' }),
    ],
    [
      APART,
      'src/a.ts, line 40 of the old side:\n// Routes.',
      'src/a.ts, in the tree: lines 1-2, 30 of the new side',
    ],
  ],
  [
    'of one line is told so, in words or by its line',
    [comment(4, 4), comment(12, 12)],
    [APART.replace('lines 4-5', 'line 4'), 'src/a.ts, in the diff below: line 12 of the new side'],
  ],
  [
    'of which a line is missing in the diff, above or below, is told in words',
    [comment(11, 12), comment(15, 16)],
    [
      'src/a.ts, lines 11-12 of the new side:\n// keep\n// this',
      'src/a.ts, lines 15-16 of the new side:\n// keep\n// this',
    ],
  ],
  [
    'that stands in the lines of the other side only is told in words',
    [comment(10, 11)],
    ['src/a.ts, lines 10-11 of the new side:\n// keep\n// this'],
  ],
])('a comment %s', (_, comments, expected) => {
  expect(commentTexts(comments, FILE)).toEqual(expected);
});
