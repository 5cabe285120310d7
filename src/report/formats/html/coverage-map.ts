import type { ShownFile } from '../../../packets/hunks/shown-files.ts';
import type { HunkCoverage, HunkReview } from '../../build/coverage.ts';
import { line } from './markup.ts';

const WORDS: Readonly<Record<HunkReview, string>> = {
  reviewed: 'reviewed',
  carried: 'carried over',
  missed: 'not reviewed',
  idle: 'nothing for this lens',
};

/** Which lens reviewed which hunk. The marks are visual; the words work without colours and for screen readers. */
export function coverageMap(files: readonly ShownFile[], coverage: HunkCoverage): string {
  if (coverage.rows.length === 0) return '';
  const cells = new Map(coverage.rows.map((row) => [row.hunk, row.cells]));
  const bodies = files.map((file, index) => fileRows(file, index, cells)).filter((rows) => rows !== '');
  const heads = coverage.lenses.map((lens) => `<th scope=col>${lens.replaceAll('-', ' ')}`);
  return [
    '<section id=coverage aria-labelledby=coverage-title><h2 id=coverage-title>Coverage</h2>',
    `<p class=lead>Which hunk was reviewed by which lens: ${legend(coverage)}`,
    '<div class=scroll role=region aria-label="Coverage map" tabindex=0><table class=map>',
    `<thead><tr><th scope=col>File<th scope=col>Hunk${heads.join('')}</thead>`,
    ...bodies,
    '</table></div></section>\n',
  ].join('');
}

function fileRows(file: ShownFile, index: number, cells: ReadonlyMap<string, readonly HunkReview[]>): string {
  const rows = file.hunks.flatMap(({ id, new: now }) => {
    const own = cells.get(id);
    if (own === undefined) return [];
    // Nearly all are reviewed, so the style treats an unmarked cell as reviewed.
    const marks = own.map((cell) => `<td${cell === 'reviewed' ? '' : ` class=${cell}`}>${WORDS[cell]}`);
    return [`<th scope=row>@${now.start}${marks.join('')}\n`];
  });
  if (rows.length === 0) return '';
  const path = `<th scope=rowgroup rowspan=${rows.length}><a href=#file-${index + 1}>${line(file.path)}</a>`;
  return `<tbody><tr>${path}${rows.join('<tr>')}</tbody>`;
}

function legend({ rows }: HunkCoverage): string {
  const present = new Set(rows.flatMap(({ cells }) => cells));
  return (Object.keys(WORDS) as HunkReview[])
    .filter((review) => present.has(review))
    .map((review) => {
      const n = rows.reduce((sum, { cells }) => sum + cells.filter((cell) => cell === review).length, 0);
      return `<span class="key ${review}">${WORDS[review]} <b>${n}</b></span>`;
    })
    .join(' ');
}
