import { describe, expect, it } from 'vitest';
import type { Replaced } from './splice-lines.ts';
import { takeOutLines } from './take-out-lines.ts';

/** `-old +new` of a hunk, as git writes it. */
function hunks(...texts: readonly string[]): Replaced[] {
  return texts.map((text) => {
    const [, a, b = '1', c, d = '1'] = /^-(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))?$/.exec(text) ?? [];
    return {
      old: { start: Number(a), count: Number(b) },
      new: { start: Number(c), count: Number(d) },
    };
  });
}

function without(before: string, after: string, now: string, made: Replaced[], since: Replaced[]): string {
  const [a, b, c] = [before, after, now].map((text) => Buffer.from(text)) as [Buffer, Buffer, Buffer];
  return takeOutLines({ before: a, after: b, now: c, made, since }).toString();
}

describe('the lines that a change has added', () => {
  it('go, and those beside them stay', () => {
    expect(
      without('# News\n', '# News\n- one\n', '# News\n- one\n- two\n', hunks('-1,0 +2'), hunks('-2,0 +3')),
    ).toBe('# News\n- two\n');
    expect(
      without('# News\n', '# News\n- one\n', '# News\n- zero\n- one\n', hunks('-1,0 +2'), hunks('-1,0 +2')),
    ).toBe('# News\n- zero\n');
  });

  it('go although others were written between them', () => {
    expect(without('a\n', 'a\nx\ny\n', 'a\nx\nlater\ny\n', hunks('-1,0 +2,2'), hunks('-2,0 +3'))).toBe(
      'a\nlater\n',
    );
  });

  it('stay where somebody has rewritten one of them', () => {
    const now = 'a\nx\nY\n';
    expect(without('a\n', 'a\nx\ny\n', now, hunks('-1,0 +2,2'), hunks('-3 +3'))).toBe(now);
  });

  it('stay in place of what they replaced where they were rewritten, and make room for it where not', () => {
    expect(without('old\n', 'new\n', 'new\nmore\n', hunks('-1 +1'), hunks('-1,0 +2'))).toBe('old\nmore\n');
    expect(without('old\n', 'new\n', 'newer\n', hunks('-1 +1'), hunks('-1 +1'))).toBe('newer\n');
  });

  it('are all there is: the text is empty then', () => {
    expect(without('', 'a\n', 'a\n', hunks('-0,0 +1'), [])).toBe('');
    expect(without('', '- a\n', '- a\n- b\n', hunks('-0,0 +1'), hunks('-1,0 +2'))).toBe('- b\n');
  });

  it('leave whole lines behind where the last one had no newline', () => {
    expect(without('a', 'a\nb', 'a\nb\nc\n', hunks('-1 +1,2'), hunks('-2 +2,2'))).toBe('a\nb\nc\n');
    expect(without('a', 'x\na', 'x\na', hunks('-0,0 +1'), [])).toBe('a');
    expect(without('a\nend', 'end', 'end\n- b', hunks('-1 +0,0'), hunks('-1 +1,2'))).toBe('end\n- b');
  });
});

describe('what a change took away', () => {
  it('comes back where its neighbours stand', () => {
    expect(without('a\nb\nc\n', 'a\nc\n', 'a\nc\nd\n', hunks('-2 +1,0'), hunks('-2,0 +3'))).toBe(
      'a\nb\nc\nd\n',
    );
    expect(without('a\nb\n', 'a\n', 'a\nd\n', hunks('-2 +1,0'), hunks('-1,0 +2'))).toBe('a\nb\nd\n');
    expect(without('b\n', '', 'd\n', hunks('-1 +0,0'), hunks('-0,0 +1'))).toBe('d\nb\n');
  });

  it('stays away where they are gone', () => {
    expect(without('a\nb\nc\n', 'a\nc\n', 'x\n', hunks('-2 +1,0'), hunks('-1,2 +1'))).toBe('x\n');
  });
});

describe('a heading', () => {
  const before = '# Log\n\n## 1.0\n- old\n';
  const made = hunks('-2,0 +3,3');
  it('goes with its lines', () => {
    const after = '# Log\n\n## Next\n- one\n\n## 1.0\n- old\n';
    expect(without(before, after, after, made, [])).toBe(before);
  });

  it('stays above lines that were written below it since', () => {
    const after = '# Log\n\n## Next\n- one\n\n## 1.0\n- old\n';
    const now = '# Log\n\n## Next\n- one\n- two\n\n## 1.0\n- old\n';
    expect(without(before, after, now, made, hunks('-4,0 +5'))).toBe(
      '# Log\n\n## Next\n- two\n\n## 1.0\n- old\n',
    );
  });

  it('is known by its line, too', () => {
    const now = 'Next\n----\n* one\n* two\n';
    expect(without('', 'Next\n----\n* one\n', now, hunks('-0,0 +1,3'), hunks('-3,0 +4'))).toBe(
      'Next\n----\n* two\n',
    );
  });
});
