import { describe, expect, it } from 'vitest';
import type { ShownHunk } from '../../../packets/hunks/shown-files.ts';
import { placedHunk } from './hunk-table.ts';
import type { PageItem } from './page-item.ts';

const item = (id: string, lines: PageItem['lines'], side: PageItem['side'] = 'new'): PageItem => ({
  ...{ id, heading: 'Critical', title: 'It goes wrong', file: 'a.ts', severity: 'high', lens: 'bug-scan' },
  ...{ lines, side, status: 'new', body: '' },
});

/** At old and new line 5: one line the same, one taken away, two added, one the same. */
const hunk = (text = ' same\n-was\n+is\n+too\n same\n'): ShownHunk => ({
  id: 'a.ts#1',
  old: { start: 5, count: 3 },
  new: { start: 5, count: 4 },
  text: `@@ -5,3 +5,4 @@ pay()\n${text}`,
});

/** The page's text as a reader sees it, with a line a row and findings by their id. */
const seen = (html: string): string[] =>
  html
    .replaceAll(/<article id=(\w+).*?<\/article>/g, '<tr>$1')
    .replaceAll('<tr class=m>', '<tr>*')
    .replaceAll('<tr class=n>', '<tr>')
    .split('<tr>')
    .map((row) => row.replaceAll('<td>', '|').replaceAll(/<.*?>/g, '').trim());

describe('a hunk of the page', () => {
  it('is named by its own line, and says of each line what became of it', () => {
    const { html } = placedHunk(hunk(' same\n-was\n+is\n+too\n\\ No newline at end of file\n'), []);
    expect(seen(html)).toEqual([
      '@@ -5,3 +5,4 @@ pay()',
      '|5|5|same',
      '|6 -||was',
      '||6 +|is',
      '||7 +|too',
      '|||No newline at end of file',
    ]);
  });

  it('has each finding below the last line it is about, on its side, and marks its lines', () => {
    const items = [item('F1', [6, 7]), item('F2', [6, 6], 'old'), item('F3', [7, 90]), item('F4', [1, 4])];
    const { html, placed } = placedHunk(hunk(), items);
    expect(seen(html).slice(1)).toEqual([
      '|5|5|same',
      '*|6 -||was',
      'F2',
      '*||6 +|is',
      '*||7 +|too',
      'F1',
      '*|7|8|same',
      'F3',
    ]);
    expect([...placed].map(({ id }) => id)).toEqual(['F1', 'F2', 'F3']);
  });

  it('shows the CR that is the change, and makes no markup of any line', () => {
    expect(seen(placedHunk(hunk('-<b>\n+<b>\r\n'), []).html).slice(1)).toEqual([
      '|5 -||&lt;b>',
      '||5 +|&lt;b>\\u{d}',
    ]);
  });

  it('does not mark a finding about more than forty lines', () => {
    const long = { ...hunk('+x\n'.repeat(41)), new: { start: 5, count: 41 } };
    expect(placedHunk(long, [item('F1', [5, 45])]).html).not.toContain('class=m');
    expect(placedHunk(long, [item('F1', [6, 45])]).html).toContain('class=m');
  });

  it('places no finding before its lines, after them, without lines, or on a side that has none', () => {
    const removal = { ...hunk('-a\n-b\n'), old: { start: 20, count: 2 }, new: { start: 20, count: 0 } };
    const items = [
      ...[item('F1', [9, 19], 'old'), item('F2', [22, 60], 'old'), item('F3', null, 'old')],
      ...[item('F4', [20, 21]), item('F5', [21, 99], 'old')],
    ];
    expect([...placedHunk(removal, items).placed].map(({ id }) => id)).toEqual(['F5']);
  });
});
