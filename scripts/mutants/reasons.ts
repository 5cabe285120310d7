import type { Survivor } from './score.ts';

/** A line of `tests/mutants/survivors.tsv`: mutants that live, and why they may. */
export type Reason = {
  readonly file: string;
  /** Part of the source line. */
  readonly line: string;
  /** Part of what was put in; empty: whatever it was. */
  readonly to: string;
  /** How many mutants that is. */
  readonly live: number;
  /** Written by hand; empty until somebody has judged it. */
  readonly reason: string;
};

const HEAD = ['file', 'line', 'put in', 'live', 'reason'].join('\t');

export function readReasons(table: string): Reason[] {
  const [head, ...rows] = table.trimEnd().split('\n');
  if (head !== HEAD) throw new Error(`the table of survivors begins otherwise: ${head ?? ''}`);
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
 * The reasons of a room as one run of it found them: counted anew, without those that fit no mutant any more, and with a
 * line to judge for each mutant that has none.
 */
export function countedReasons(reasons: readonly Reason[], survivors: readonly Survivor[]): Reason[] {
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
