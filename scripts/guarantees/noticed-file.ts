import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import type { Break, Guarantee } from '../../tests/guarantees/guarantees.ts';

/** The results of `npm run guarantees`, row by row. `docs/guarantees.md` and a contract test read them. */
const FILE = 'tests/guarantees/noticed.json';

/** The keys of the breaks that were played and noticed, by guarantee name. */
export type NoticedBreaks = Readonly<Record<string, readonly string[]>>;

/** A key of the place, the texts and the proof of a break: a break that changes counts as not played. */
function breakKey({ of, from, to, noticedBy }: Break): string {
  const text = JSON.stringify([of, from, to, [noticedBy]]);
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

export function readNoticed(): NoticedBreaks {
  return JSON.parse(readFileSync(FILE, 'utf8')) as NoticedBreaks;
}

/** Breaks in the table that have not been seen noticed, as `name: of`. */
export function unplayed(guarantees: readonly Guarantee[], noticed: NoticedBreaks): string[] {
  return guarantees.flatMap(({ name, breaks }) =>
    breaks.filter((one) => noticed[name]?.includes(breakKey(one)) !== true).map(({ of }) => `${name}: ${of}`),
  );
}

/** Records a played break: adds it if it was noticed, otherwise removes it. Breaks that left the row are removed too. */
export function writeNoticed({ name, breaks }: Guarantee, played: Break, isNoticed: boolean): void {
  const before = readNoticed();
  const isKnown = (one: Break): boolean =>
    one === played ? isNoticed : before[name]?.includes(breakKey(one)) === true;
  const rows = Object.entries({ ...before, [name]: breaks.filter(isKnown).map(breakKey) });
  const lines = rows
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([row, keys]) => `  ${JSON.stringify(row)}: ${JSON.stringify(keys)}`);
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}
