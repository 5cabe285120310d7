import type { Cell } from './fault-table.ts';

/**
 * As few groups as the table's order gives: a cell goes into the first group with room in which it disturbs nobody. In
 * one session of the client an agent can fail in one way.
 */
export function packed(cells: readonly Cell[], most: number, disturbs = samePlace): Cell[][] {
  const groups: Cell[][] = [];
  for (const cell of cells) {
    const group = groups.find((one) => one.length < most && !one.some((other) => disturbs(other, cell)));
    if (group === undefined) groups.push([cell]);
    else group.push(cell);
  }
  return groups;
}

const samePlace = (one: Cell, other: Cell): boolean => one.place === other.place;
/** Cells that stand in one session side by side or one after the other. */
export const disturbNobody = (): boolean => false;
