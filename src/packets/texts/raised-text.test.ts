import { describe, expect, it } from 'vitest';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { byteLength } from '../packet.ts';
import { raisedText, RAISED_ROOM, type RaisedBefore } from './raised-text.ts';

const one = (more: Partial<RaisedBefore> = {}): RaisedBefore => ({
  ...{ file: 'src/a.ts' as RepoPath, side: 'new', at: { start: 3, end: 3 }, title: 'Charges twice' },
  ...more,
});

describe('what was raised before', () => {
  it.each<[string, Partial<RaisedBefore>, string]>([
    ['place and title', {}, '- src/a.ts:3: Charges twice'],
    ['several lines', { at: { start: 3, end: 7 } }, '- src/a.ts:3-7: Charges twice'],
    ['lines that the change took away', { side: 'old' }, '- src/a.ts:3 (removed lines): Charges twice'],
    ['a title of two lines on one', { title: 'a\n- src/b.ts:1: b' }, '- src/a.ts:3: a - src/b.ts:1: b'],
    ['a name that would end its line', { file: 'a\nb' as RepoPath }, '- "a\\nb":3: Charges twice'],
  ])('is told with %s', (_, more, expected) => {
    expect(raisedText([one(more)])).toBe(expected);
  });

  it('takes no more room than is kept for it, and counts the rest', () => {
    const text = raisedText(Array.from({ length: 200 }, () => one({ title: 'x'.repeat(200) })));
    expect(byteLength(text)).toBeLessThan(RAISED_ROOM - 900);
    expect(text).toMatch(/\n\(\d+ more\)$/);
  });

  it('says so when there is nothing', () => {
    expect(raisedText([])).toBe('(nothing)');
  });
});
