import { allCells, rowOf, type Cell } from './fault-table.ts';
import { mountsAllowed } from './mounted.ts';

/** `npm run faults` plays every cell; without it, a cover of them. */
export function chosenCells(): Cell[] {
  if (process.env['CORRECTLESS_FAULTS_ALL'] === '1') return allCells();
  const cover = coverOf(allCells());
  if (mountsAllowed()) return cover;
  process.emitWarning('no mount namespace here (unshare): cells of the disk are left out');
  return cover.filter((cell) => rowOf(cell).kind !== 'disk');
}

/**
 * The cells that `npm run test:all` plays: every fault at least once, every agent at least once, in both entries. Greedy, in
 * the table's order: a cell is taken when it brings the most that is new.
 */
export function coverOf(cells: readonly Cell[]): Cell[] {
  const missing = new Set(cells.flatMap(parts));
  const chosen: Cell[] = [];
  while (missing.size > 0) {
    const gain = (cell: Cell): number => parts(cell).filter((part) => missing.has(part)).length;
    const best = cells.reduce((a, b) => (gain(b) > gain(a) ? b : a));
    for (const part of parts(best)) missing.delete(part);
    chosen.push(best);
  }
  return cells.filter((cell) => chosen.includes(cell));
}

/** What a cell stands for in the cover. A place of the machine is none: what goes wrong there is the same in both entries. */
function parts(cell: Cell): string[] {
  return [cell.fault, rowOf(cell).kind === 'agent' ? cell.place : cell.entry];
}
