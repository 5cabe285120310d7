import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Break, Guarantee } from '../../tests/guarantees/guarantee.ts';

/** What `npm run guarantees` saw, row by row: written by it, read by the page and by a contract test. */
const FILE = 'tests/guarantees/noticed.json';

/** The keys of a guarantee's breaks that were played and noticed, by its name. */
export type NoticedBreaks = Readonly<Record<string, readonly string[]>>;

/** Another text, another place or another proof makes another break. */
export function breakKey({ of, from, to, noticedBy }: Break): string {
  return createHash('sha256')
    .update(JSON.stringify([of, from, to, noticedBy]))
    .digest('hex')
    .slice(0, 12);
}

export function readNoticed(): NoticedBreaks {
  return existsSync(FILE) ? (JSON.parse(readFileSync(FILE, 'utf8')) as NoticedBreaks) : {};
}

/** Breaks that stand in the table and that nobody has seen noticed, as `name: how`. */
export function unplayed(guarantees: readonly Guarantee[], noticed: NoticedBreaks): string[] {
  return guarantees.flatMap(({ name, breaks }) =>
    breaks
      .filter((one) => noticed[name]?.includes(breakKey(one)) !== true)
      .map(({ how }) => `${name}: ${how}`),
  );
}

/** Adds what was just noticed of a guarantee, or takes out what was missed, and forgets what stands in its row no more. */
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
