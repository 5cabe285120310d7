import { by, inOrder } from '../../kernel/order.ts';
import type { HistoryRow, PastRemark } from './history-table.ts';
import type { RowCandidate } from './rows.ts';

/** A review comment of a merged pull request, and where it was. */
export type PlacedRemark = PastRemark & {
  readonly path: string;
  /** In the file as it was then; null for a comment on the whole file. */
  readonly line: number | null;
};

/** Remarks by index in the list of rows. */
export type PastRemarks = {
  readonly byRow: ReadonlyMap<number, readonly PastRemark[]>;
  /** What was left out or could not be read. */
  readonly notes: readonly string[];
};

/** A pull request gets more pushes after a comment, so its lines have moved a little. */
const NEAR = 10;
const MOST_REMARKS = 30;
/** A longer remark is left out entirely. In bytes. */
const LONGEST = 2000;

/**
 * Each remark with the first row that it is about: a row whose commit came with its pull request, of the same file,
 * with lines near it. The newest thirty that are not too long; the others are counted.
 *
 * @param pulls pull requests by the commits that they brought
 */
export function remarksOfRows(
  rows: readonly RowCandidate[],
  pulls: ReadonlyMap<string, readonly number[]>,
  remarks: readonly PlacedRemark[],
): PastRemarks {
  const about = remarks.flatMap((remark) => {
    const row = rows.findIndex((candidate) => isAbout(candidate, pulls, remark));
    return row === -1 ? [] : [{ row, remark }];
  });
  const chosen = about
    .filter(({ remark }) => Buffer.byteLength(remark.text) <= LONGEST)
    .toSorted(
      inOrder(
        (a, b) => by<(typeof about)[number]>(({ remark }) => remark.at)(b, a),
        by(({ row }) => row),
        by(({ remark }) => remark.text),
      ),
    )
    .slice(0, MOST_REMARKS);
  const byRow = new Map<number, PastRemark[]>();
  for (const { row, remark } of chosen.toReversed()) {
    const { pullRequest, at, text } = remark;
    byRow.set(row, [...(byRow.get(row) ?? []), { pullRequest, at, text }]);
  }
  const left = about.length - chosen.length;
  return { byRow, notes: left === 0 ? [] : [`${left} more review comments on these lines are not shown`] };
}

function isAbout(
  { row, pathThen, linesThen }: RowCandidate,
  pulls: ReadonlyMap<string, readonly number[]>,
  { pullRequest, path, line }: PlacedRemark,
): boolean {
  if (path !== pathThen || pulls.get(row.sha)?.includes(pullRequest) !== true) return false;
  return linesThen.some(({ start, end }) => line === null || (line >= start - NEAR && line <= end + NEAR));
}

export function withRemarks(rows: readonly HistoryRow[], { byRow }: PastRemarks): HistoryRow[] {
  return rows.map((row, at) => {
    const remarks = byRow.get(at);
    return remarks === undefined ? row : { ...row, remarks };
  });
}
