import { expect, it } from 'vitest';
import { AGENTS } from '../../../src/contracts/vocabulary.ts';
import { coverOf } from './choose-cells.ts';
import { allCells, cellName, ENTRIES, FAULTS, rowOf } from './fault-table.ts';
import { sessionsOf } from './sessions.ts';

const cells = allCells();
const PLAYED = AGENTS.filter((agent) => agent !== 'source-reader');

it('every agent of the product has every fault of an agent, and no cell is there twice', () => {
  expect(new Set(cells.map(cellName)).size).toBe(cells.length);
  const ofAgents = Object.keys(FAULTS).filter((fault) => rowOf({ fault }).kind === 'agent');
  expect(ofAgents).toHaveLength(17);
  for (const agent of PLAYED) {
    const own = cells.filter((cell) => rowOf(cell).kind === 'agent' && cell.place === agent);
    expect(new Set(own.map(({ fault }) => fault))).toEqual(new Set(ofAgents));
  }
});

it('each cell is played in one session of its entry', () => {
  const played = ENTRIES.flatMap((entry) => sessionsOf(cells, entry));
  expect(played.flatMap((session) => session.cells.map(cellName)).toSorted()).toEqual(
    cells.map(cellName).toSorted(),
  );
});

it('the cover has every fault, every agent and every entry', () => {
  const cover = coverOf(cells);
  const places = new Set(cover.map(({ place }) => place));
  expect(PLAYED.filter((agent) => !places.has(agent))).toEqual([]);
  expect(new Set(cover.map(({ fault }) => fault))).toEqual(new Set(Object.keys(FAULTS)));
  expect(new Set(cover.map(({ entry }) => entry))).toEqual(new Set(ENTRIES));
  expect(cover.length).toBeLessThan(cells.length / 6);
});
