import type { Label } from './label.js';

const COLUMNS = 3;
const ROWS = 8;
const PER_SHEET = COLUMNS * ROWS;

export type Placed = { readonly label: Label; readonly column: number; readonly row: number };

/** Labels on as many sheets as they need, row by row. A sheet has room for 24. */
export function sheetsOf(labels: readonly Label[]): readonly (readonly Placed[])[] {
  const sheets: (readonly Placed[])[] = [];
  for (let first = 0; first <= labels.length; first += PER_SHEET) {
    sheets.push(labels.slice(first, first + PER_SHEET).map(placed));
  }
  return sheets;
}

function placed(label: Label, at: number): Placed {
  return { label, column: at % COLUMNS, row: Math.floor(at / COLUMNS) };
}
