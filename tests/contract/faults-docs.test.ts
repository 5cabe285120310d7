import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { faultsPage } from '../../scripts/faults-page.ts';
import { allCells } from '../e2e/faults/fault-table.ts';

const cells = allCells();

/** Cells of the page's table, row by row, without its head. */
function rowsOf(page: string): string[][] {
  const lines = page.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

const cellsIn = (page: string): number => rowsOf(page).reduce((sum, row) => sum + Number(row[3]), 0);

describe('the page on faults', () => {
  it('has every fault of the table and as many cells', () => {
    const page = readFileSync('docs/faults.md', 'utf8');
    expect(cellsIn(page)).toBe(cells.length);
    expect(page).toContain(`**${cells.length} cells, all as expected.**`);
    const faults = rowsOf(page).flatMap(([some = '']) => some.split(', '));
    expect(new Set(faults)).toEqual(new Set(cells.map(({ fault }) => fault)));
  });

  const seen = cells.map((cell) => ({ cell, verdict: 'incomplete', exit: 3, said: 'x', ledger: ['lost'] }));

  it('is made of every cell, and of none twice', () => {
    expect(cellsIn(faultsPage([...seen, ...seen]))).toBe(cells.length);
  });

  it('is not made when a cell was not played', () => {
    expect(() => faultsPage(seen.slice(1))).toThrow(
      /^not played: says nothing × change-summarizer × review$/,
    );
  });
});
