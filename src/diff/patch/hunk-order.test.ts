import { describe, expect, it } from 'vitest';
import type { Hunk } from '../changed-lines.ts';
import { parsePatch } from './parse-patch.ts';
import { firstLine, misplaced } from './hunk-order.ts';

/** The hunks of a patch with one file. */
function hunks(body: string): readonly Hunk[] {
  const header = 'diff --git a/x b/x\nindex 1111111..2222222 100644\n--- a/x\n+++ b/x\n';
  const [change] = parsePatch(Buffer.from(header + body)).values();
  return change?.kind === 'text' ? change.hunks : [];
}

it('a side without lines begins behind the line that git names', () => {
  expect([firstLine({ start: 4, count: 0 }), firstLine({ start: 4, count: 2 })]).toEqual([5, 4]);
});

describe('of two hunks', () => {
  it.each([
    ['with lines between', '@@ -1 +1 @@\n-a\n+A\n@@ -3 +3 @@\n-c\n+C\n'],
    ['with context at one end between', '@@ -1,2 +1,2 @@\n-a\n+A\n b\n@@ -3 +3 @@\n-c\n+C\n'],
    ['with context at the other end between', '@@ -1 +1 @@\n-a\n+A\n@@ -2,2 +2,2 @@\n b\n-c\n+C\n'],
    ['with context behind an addition', '@@ -1 +1,2 @@\n+A\n a\n@@ -2 +3 @@\n-b\n+B\n'],
    ['with context before a removal', '@@ -1 +1 @@\n-a\n+A\n@@ -2,2 +2 @@\n b\n-c\n'],
  ])('%s, both stand', (_, body) => {
    expect(hunks(body)).toHaveLength(2);
  });

  it.each([
    [
      'that touch, change to change',
      '@@ -1 +1 @@\n-a\n+A\n@@ -2 +2 @@\n-b\n+B\n',
      /hunk 2 of x goes on with the change before it/,
    ],
    [
      'that touch, removal to removal',
      '@@ -1 +0,0 @@\n-a\n@@ -2 +0,0 @@\n-b\n',
      /goes on with the change before it/,
    ],
    [
      'that touch, addition to addition',
      '@@ -0,0 +1 @@\n+a\n@@ -0,0 +2 @@\n+b\n',
      /goes on with the change before it/,
    ],
    [
      'that touch, addition to removal',
      '@@ -0,0 +1 @@\n+a\n@@ -1 +1,0 @@\n-b\n',
      /goes on with the change before it/,
    ],
    [
      'of which the second stands before the first',
      '@@ -9 +9 @@\n-a\n+A\n@@ -1 +1 @@\n-b\n+B\n',
      /overlaps the lines before it/,
    ],
    [
      'that overlap on the old side only',
      '@@ -5,2 +5 @@\n-a\n b\n@@ -6 +9 @@\n-c\n+C\n',
      /overlaps the lines before it/,
    ],
    [
      'that overlap on the new side only',
      '@@ -5 +5,2 @@\n+a\n b\n@@ -9 +6 @@\n-c\n+C\n',
      /overlaps the lines before it/,
    ],
    [
      'with different gaps',
      '@@ -1 +1 @@\n-a\n+A\n@@ -10 +20 @@\n-b\n+B\n',
      /starts at old line 10 and new line 20, which the hunks before it contradict/,
    ],
  ])('%s, the second is refused', (_, body, message) => {
    expect(() => hunks(body)).toThrow(message);
  });
});

it('a hunk without a change is misplaced unless it may be idle', () => {
  const side = { start: 1, count: 1 };
  const idle: Hunk = {
    old: side,
    new: side,
    bytes: { start: 0, end: 0 },
    added: [],
    removed: [],
    deletionAnchors: [],
  };
  expect(misplaced(undefined, idle)).toBe('changes nothing');
  expect(misplaced(undefined, idle, true)).toBeUndefined();
});
