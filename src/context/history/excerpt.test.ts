import { describe, expect, it } from 'vitest';
import { parsePatch } from '../../diff/patch/parse-patch.ts';
import type { Hunk } from '../../diff/changed-lines.ts';
import { EXCERPT_LINES, excerptOf } from './excerpt.ts';

function patchOf(...hunks: string[][]): { patch: Buffer; hunks: readonly Hunk[] } {
  const patch = Buffer.from(['diff --git a/a b/a', '--- a/a', '+++ b/a', ...hunks.flat(), ''].join('\n'));
  const [change] = [...parsePatch(patch).values()];
  return { patch, hunks: change?.kind === 'text' ? change.hunks : [] };
}
/** A hunk that adds `count` lines, the first of them line `start` of the new file. */
const adding = (start: number, count: number, oldStart: number): string[] => [
  `@@ -${oldStart},0 +${start},${count} @@`,
  ...Array.from({ length: count }, (_, i) => `+new ${start + i}`),
];

describe('the excerpt of a patch', () => {
  it('is the whole patch when it is short', () => {
    const { patch, hunks } = patchOf(adding(1, 3, 0));
    expect(excerptOf(patch, hunks, { wanted: [], near: null })).toBe(
      '@@ -0,0 +1,3 @@\n+new 1\n+new 2\n+new 3',
    );
  });

  it('shows a long hunk around the line that is wanted, and counts what it leaves out', () => {
    const { patch, hunks } = patchOf(adding(1, 100, 0));
    const lines = excerptOf(patch, hunks, { wanted: [{ start: 60, end: 60 }], near: null }).split('\n');
    expect(lines.filter((line) => !line.startsWith('['))).toHaveLength(EXCERPT_LINES);
    expect([lines[1], lines.at(-1)]).toEqual(['[40 more lines above]', '[21 more lines below]']);
    expect(lines).toContain('+new 60');
  });

  it('chooses the hunk that is wanted before those above it', () => {
    const { patch, hunks } = patchOf(adding(2, 35, 1), adding(50, 10, 14), adding(90, 2, 44));
    const lines = excerptOf(patch, hunks, { wanted: [{ start: 55, end: 55 }], near: null }).split('\n');
    expect(lines).toContain('+new 59');
    expect(lines).toContain('+new 2');
    expect(lines.at(-1)).toBe('[1 more hunks of this patch]');
  });

  it('counts the hunks of a patch that did nothing near the change, and shows those that did', () => {
    const { patch, hunks } = patchOf(adding(2, 2, 1), adding(50, 2, 47));
    const near = (line: string) => ({ lines: new Set([line]), landmarks: new Set<string>() });
    const of = (line: string): string => excerptOf(patch, hunks, { wanted: [], near: near(line) });
    expect(of('another line')).toBe('[not near this change: 2 hunks]');
    expect(of('new 50')).toBe('@@ -47,0 +50,2 @@\n+new 50\n+new 51\n[1 more hunks of this patch]');
  });

  it('names a line of a minified file by its length', () => {
    const { patch, hunks } = patchOf(['@@ -0,0 +1 @@', `+${'x'.repeat(5000)}`]);
    expect(excerptOf(patch, hunks, { wanted: [], near: null })).toBe(
      '@@ -0,0 +1 @@\n+[a line of 5000 characters]',
    );
  });

  it('never cuts a line and never shows more than forty', () => {
    for (let count = 1; count < 120; count += 7) {
      const { patch, hunks } = patchOf(adding(1, count, 0), adding(count + 10, count, 9));
      const whole = new Set(patch.toString('utf8').split('\n'));
      const shown = excerptOf(patch, hunks, { wanted: [{ start: count, end: count }], near: null })
        .split('\n')
        .filter((line) => !line.startsWith('['));
      expect(shown.length).toBeLessThanOrEqual(EXCERPT_LINES);
      expect(shown.filter((line) => !whole.has(line))).toEqual([]);
    }
  });
});
