import { readFile } from 'node:fs/promises';
import { CHAPTERS, GUARANTEES, type Chapter, type Guarantee } from '../tests/guarantees/guarantees.ts';
import { readNoticed, unplayed } from './guarantees/noticed-file.ts';
import { markdownTable, withSection } from './page-section.ts';
import type { GeneratedFile } from './write-or-compare.ts';

const PAGE = 'docs/guarantees.md';

/** The tables in `docs/guarantees.md` and the result of breaking each row, from the rows and `noticed.json`. */
export async function guaranteesDocs(): Promise<GeneratedFile> {
  const page = withSection(await readFile(PAGE, 'utf8'), 'outcome', outcome());
  return { path: PAGE, content: withSection(page, 'guarantees', `${CHAPTERS.map(chapterText).join('')}\n`) };
}

function outcome(): string {
  const breaks = GUARANTEES.flatMap((row) => row.breaks).length;
  const unseen = unplayed(GUARANTEES, readNoticed()).length;
  const seen =
    unseen === 0
      ? 'each removed once and noticed'
      : `${breaks - unseen} removed and noticed, ${unseen} not played yet`;
  return `\n**${GUARANTEES.length} guarantees, ${breaks} mechanisms: ${seen}.**\n\n`;
}

function chapterText({ title, guarantees }: Chapter): string {
  const head = ['what you can rely on', 'kept by', 'without it, these fail'];
  return `\n## ${title}\n${markdownTable(head, guarantees.map(rowCells)).slice(0, -1)}`;
}

function rowCells({ promise, breaks }: Guarantee): string[] {
  const keepers = breaks.map((one) => one.of);
  // A test next to the sources is shown without src/, as they are.
  const proofs = breaks.map(({ noticedBy }) => noticedBy.file.replace(/^src\//, ''));
  return [promise, codes(keepers), codes(proofs)];
}

function codes(texts: readonly string[]): string {
  return [...new Set(texts)].map((text) => `\`${text}\``).join('<br>');
}
