import { TOLERANCE } from './match-findings.ts';

export type Section = {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** Sections as plain text: the same sections give the same bytes. One without a row is left out. */
export function renderTable(by: string, sections: readonly Section[]): string {
  return `${[
    `Replies by: ${by}`,
    `A finding hits a planted bug within ${TOLERANCE} lines of it. In brackets: 95 % of resamples of the cases.`,
    '',
    ...sections
      .filter(({ rows }) => rows.length > 0)
      .flatMap(({ title, head, rows }) => [title, '', ...grid([head, ...rows]), '']),
  ]
    .join('\n')
    .trimEnd()}\n`;
}

function grid(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  return rows.map((row) =>
    row
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}
