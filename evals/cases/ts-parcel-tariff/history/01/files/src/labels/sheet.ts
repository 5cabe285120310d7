import type { Label } from './label.js';

const COLUMNS = 3;
const ROWS = 8;

export type Placed = { readonly label: Label; readonly column: number; readonly row: number };

/** Labels on one sheet, row by row. A sheet has room for 24. */
export function sheetOf(labels: readonly Label[]): readonly Placed[] {
  if (labels.length > COLUMNS * ROWS) throw new Error('more labels than fit on a sheet');
  return labels.map((label, at) => ({ label, column: at % COLUMNS, row: Math.floor(at / COLUMNS) }));
}
