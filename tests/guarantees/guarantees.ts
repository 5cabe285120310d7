import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import type { Break, Chapter, Guarantee, Proof } from './guarantee.ts';

/** What a user can rely on, in the order of `docs/guarantees.md`, which is generated from it: `rows/NAME.yaml`. */
const FILES = [
  ...['change', 'packets', 'claims', 'runs', 'reports'],
  ...['repository', 'inputs', 'steps', 'audits'],
  ...['proving', 'proofs', 'fixes', 'shown-work', 'first-hour'],
];

/** As it is written: a proof is a file, or `FILE > TITLE`; a sole one is no list. */
type Written = {
  readonly title: string;
  readonly guarantees: readonly (Omit<Guarantee, 'breaks'> & {
    readonly breaks: readonly (Omit<Break, 'noticedBy'> & {
      readonly noticedBy: string | readonly string[];
    })[];
  })[];
};

export const CHAPTERS: readonly Chapter[] = FILES.map((name) => {
  const text = readFileSync(join(import.meta.dirname, 'rows', `${name}.yaml`), 'utf8');
  const { title, guarantees } = parse(text) as Written;
  return {
    title,
    guarantees: guarantees.map((row) => ({
      ...row,
      breaks: row.breaks.map(({ noticedBy, ...one }) => ({
        ...one,
        noticedBy: [noticedBy].flat().map(proofOf),
      })),
    })),
  };
});

export const GUARANTEES: readonly Guarantee[] = CHAPTERS.flatMap(({ guarantees }) => guarantees);

function proofOf(written: string): Proof {
  const [file = '', ...title] = written.split(' > ');
  return title.length === 0 ? { file } : { file, test: title.join(' > ') };
}
