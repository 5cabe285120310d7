import { groupedBy } from '../../../kernel/grouped-by.ts';
import { counted } from '../../../kernel/text/counted.ts';
import type { ShownFile } from '../../../packets/hunks/shown-files.ts';
import { placedHunk } from './hunk-table.ts';
import { line } from './markup.ts';
import { findingCard, DROPPED, type PageItem } from './page-item.ts';

/** The diff, file by file, with every item at its line; then the files that have items but are not in the diff. */
export function changedFiles(files: readonly ShownFile[], items: readonly PageItem[]): string {
  const byFile = groupedBy(items, ({ file }) => file);
  const known = new Set<string>(files.map(({ path }) => path));
  const elsewhere = [...byFile].filter(([path]) => !known.has(path));
  return [
    '<section id=changes aria-labelledby=changes-title><h2 id=changes-title>Changes</h2>',
    ...(items.some(({ status }) => status !== DROPPED) ? [FINGERPRINTS] : []),
    ...(files.length === 0 ? ['<p class=empty>No changed file is stored with this run.'] : []),
    ...files.map((file, index) => changedFile(file, byFile.get(file.path) ?? [], index)),
    '</section>\n',
    ...unchangedFiles(elsewhere),
  ].join('');
}

const FINGERPRINTS =
  '<p class=lead>The letters and digits at the end of the line below a finding’s title are its fingerprint, for <code>correctless suppress</code>.';

function changedFile(file: ShownFile, items: readonly PageItem[], index: number): string {
  const placed = new Set<PageItem>();
  const hunks = file.hunks.map((hunk) => {
    const part = placedHunk(
      hunk,
      items.filter((item) => !placed.has(item)),
    );
    for (const item of part.placed) placed.add(item);
    return part.html;
  });
  const left = items.filter((item) => !placed.has(item));
  return fileSection({
    id: `file-${index + 1}`,
    path: file.path,
    notes: [...fileNotes(file)],
    items,
    content: [
      file.skipped === null ? '' : `<p class=empty>Shown to no reviewer: ${line(file.skipped)}.`,
      ...otherPlaces(left, file.hunks.length > 0 ? 'Elsewhere in this file' : undefined),
      ...hunks,
    ].join(''),
  });
}

function fileNotes({ status, from, addedLines, removedLines }: ShownFile): string[] {
  return [
    ...(status === 'modified' ? [] : [`<span class=tag>${status}</span>`]),
    ...(from === null ? [] : [`<span>from ${line(from)}</span>`]),
    `<span class=plus>+${addedLines}</span><span class=minus>−${removedLines}</span>`,
  ];
}

function unchangedFiles(files: readonly (readonly [string, readonly PageItem[]])[]): string[] {
  if (files.length === 0) return [];
  return [
    '<section id=elsewhere aria-labelledby=elsewhere-title><h2 id=elsewhere-title>Beyond the diff</h2><p class=lead>Findings in files that this change does not touch, and claims about files that are not there.',
    ...files.map(([path, items], index) =>
      fileSection({
        id: `other-${index + 1}`,
        path,
        notes: ['<span class=tag>not changed</span>'],
        items,
        content: otherPlaces(items, undefined).join(''),
      }),
    ),
    '</section>\n',
  ];
}

export function otherPlaces(items: readonly PageItem[], title: string | undefined): string[] {
  if (items.length === 0) return [];
  const cards = items.map((item) => findingCard(item, linesOf(item)));
  return [...(title === undefined ? [] : [`<p class=at>${title}`]), ...cards];
}

function linesOf({ lines, side }: PageItem): string {
  if (lines === null) return '';
  const before = side === 'old' ? ' before the change' : '';
  return `Line ${lines[0]}${lines[1] > lines[0] ? ` to ${lines[1]}` : ''}${before}`;
}

type FileSection = {
  readonly id: string;
  readonly path: string;
  /** HTML. */
  readonly notes: readonly string[];
  readonly items: readonly PageItem[];
  readonly content: string;
};

/** Open, so that everything is there without a script; the script closes files without findings. */
export function fileSection({ id, path, notes, items, content }: FileSection): string {
  const findings = items.filter(({ status }) => status !== DROPPED).length;
  const dropped = items.length - findings;
  const counts = [
    ...(findings > 0 ? [`<span class="tag has">${counted(findings, 'finding')}</span>`] : []),
    ...(dropped > 0 ? [`<span class=tag>${dropped} dropped</span>`] : []),
  ];
  return `<details class=file id=${id} open><summary><h3>${line(path)}</h3><span class=notes>${[...notes, ...counts].join(' ')}</span></summary>${content}</details>\n`;
}
