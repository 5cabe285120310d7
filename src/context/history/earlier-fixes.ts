import type { HistoryRow, HistoryTable } from './history-table.ts';

/** What the message of a fix may say without the word "fix". It finds too much rather than too little. */
const MENDS =
  /\b(?:avoid|broke|bug|correct|corrupt|crash|cve|deadlock|do(?:es)? not|don'?t|ensure|error|fail|fault|guard|hang|hung|instead of|leak|lost|mend|mistake|must|never|no longer|on purpose|prevent|race|regress|repair|resolve|restore|revert|secur|stop|vulnerab|work ?around|wrong|beh[eo]b|korrig|fehler|corrig|corrij|arregl|erreur|repar)/iu;
/** Letters of another script or with diacritics: we cannot read such a message. */
const FOREIGN = /[^\P{L}A-Za-z]/u;

/**
 * Why history is irrelevant to the lines of a change: no earlier fix or revert touches them, and nobody reviewed them.
 * Undefined if a row does, or if the table does not show everything.
 *
 * @param lines the lines of the change's hunks, without the sign before them
 */
export function noEarlierFix(table: HistoryTable, lines: readonly string[]): string | undefined {
  const { rows, omitted, notes = [], cutOff = [] } = table;
  if (omitted > 0 || notes.length > 0 || cutOff.length > 0) return undefined;
  const here = new Set(lines.map((line) => line.trim()).filter(isTelling));
  return rows.some((row) => speaks(row, here))
    ? undefined
    : 'no earlier fix, revert or review comment touches these lines';
}

function speaks(row: HistoryRow, here: ReadonlySet<string>): boolean {
  if ((row.remarks ?? []).length > 0) return true;
  const declared = row.why === 'fix' || row.why === 'revert';
  if (row.lines.length > 0) return declared || mends(row);
  return declared && mayTouch(row.patch, here);
}

function mends({ subject, body }: HistoryRow): boolean {
  const message = `${subject}\n${body}`;
  return MENDS.test(message) || FOREIGN.test(message);
}

/** Blame cannot find a fix that removed lines: the change may bring them back. A cut patch may hold any line. */
function mayTouch(patch: string | undefined, here: ReadonlySet<string>): boolean {
  if (patch === undefined) return true;
  return patch
    .split('\n')
    .some((line) => line.startsWith('[') || (/^[-+]/.test(line) && here.has(line.slice(1).trim())));
}

/** A line of punctuation alone, or a word of three letters, is in every file. */
function isTelling(line: string): boolean {
  return line.length > 3 && /[\p{L}\p{N}]/u.test(line);
}
