import type { Survivor } from './score.ts';

/** A row of `tests/mutants/survivors.tsv`: mutants that survive, and why that is acceptable. */
export type Reason = {
  readonly file: string;
  /** Part of the source line. */
  readonly line: string;
  /** Part of the mutated code. Empty matches any. */
  readonly to: string;
  /** How many survivors it matches. */
  readonly live: number;
  /** Written by hand; empty until somebody has judged the survivors. */
  readonly reason: string;
};

const HEAD = ['file', 'line', 'put in', 'live', 'reason'].join('\t');

export function readReasons(table: string): Reason[] {
  const [head, ...rows] = table.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`the table of survivors has an unknown head: ${head ?? ''}`);
  return rows.map((row) => {
    const [file = '', line = '', to = '', live = '', reason = ''] = row.split('\t');
    return { file, line, to, live: Number(live), reason };
  });
}

export function reasonTable(reasons: readonly Reason[]): string {
  const rows = reasons.map(({ file, line, to, live, reason }) => [file, line, to, live, reason].join('\t'));
  return [HEAD, ...rows, ''].join('\n');
}

/**
 * The reasons of a room after a run: counted again, without those that match no survivor any more, and with an empty row for each
 * survivor without a reason.
 */
export function recountedReasons(reasons: readonly Reason[], survivors: readonly Survivor[]): Reason[] {
  const all = reasons.map((reason) => ({ ...reason, live: 0 }));
  for (const survivor of survivors) {
    const known = all.find(
      ({ file, line, to }) =>
        survivor.file === file && survivor.line.includes(line) && survivor.to.includes(to),
    );
    if (known === undefined) all.push({ ...survivor, live: 1, reason: '' });
    else known.live += 1;
  }
  return all.filter(({ live }) => live > 0);
}
