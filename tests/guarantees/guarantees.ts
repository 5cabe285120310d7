import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** A promise of `docs/guarantees.md` with its proof: what keeps it, how that is taken away, and which test then fails. */
export type Guarantee = {
  /** What `npm run guarantees -- NAME` calls it. */
  readonly name: string;
  /** What a user can rely on, in Markdown. */
  readonly promise: string;
  /** One for each mechanism that keeps it. */
  readonly breaks: readonly Break[];
};

/** A small change of one source file that takes a mechanism away and compiles: what a careless colleague might do. */
export type Break = {
  /** `evidence/quotes/locate-quote.ts#locateQuote`: a file below src/ and the exported function that computes the promise. */
  readonly of: string;
  /** Text that is in the file exactly once; the body of the function, or of one behind it in the same file. */
  readonly from: string;
  /** In a row without it, the text is removed. */
  readonly to: string;
  /** It fails while the mechanism is away. In a row without it, the test next to the source. */
  readonly noticedBy: Proof;
};

/** In a row: `FILE`, or `FILE > TITLE`. */
export type Proof = {
  /** From the top of the project: a unit test, a bats file or an end-to-end test. */
  readonly file: string;
  /** Part of the titles of the tests that notice; without one, any test of the file. */
  readonly test?: string;
};

/** A part of the page, under a heading of its own. */
export type Chapter = { readonly title: string; readonly guarantees: readonly Guarantee[] };

type Row = Omit<Guarantee, 'breaks'> & {
  readonly breaks: readonly { of: string; from: string; to?: string; noticedBy?: string }[];
};

/** What a user can rely on, in the order of `docs/guarantees.md`, which is generated from it: `rows/NAME.yaml`. */
export const CHAPTERS: readonly Chapter[] = [
  ...['change', 'packets', 'claims', 'runs', 'reports'],
  ...['repository', 'inputs', 'steps', 'audits'],
  ...['proving', 'proofs', 'fixes', 'shown-work', 'first-hour'],
].map((name) => {
  const text = readFileSync(join(import.meta.dirname, 'rows', `${name}.yaml`), 'utf8');
  const { title, guarantees } = parse(text) as { title: string; guarantees: readonly Row[] };
  return {
    title,
    guarantees: guarantees.map(({ breaks, ...row }) => ({
      ...row,
      breaks: breaks.map(({ of, from, to = '', noticedBy }) => {
        const [file = '', test] = (noticedBy ?? placeOf({ of }).file.replace(/ts$/, 'test.ts')).split(' > ');
        return { of, from, to, noticedBy: { file, ...(test === undefined ? {} : { test }) } };
      }),
    })),
  };
});

export const GUARANTEES: readonly Guarantee[] = CHAPTERS.flatMap(({ guarantees }) => guarantees);

/** `evidence/quotes/locate-quote.ts#locateQuote` as the file from the top of the project, and the function. */
export function placeOf({ of }: Pick<Break, 'of'>): { readonly file: string; readonly name: string } {
  const [file = '', name = ''] = of.split('#');
  return { file: `src/${file}`, name };
}
