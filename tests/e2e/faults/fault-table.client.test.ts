import { expect, it } from 'vitest';
import { AGENTS } from '../../../src/contracts/vocabulary.ts';
import { coverOf } from './choose-cells.ts';
import {
  AGENT_FAULTS,
  allCells,
  AUDIT_AGENTS,
  cellName,
  PROVE_AGENTS,
  REVIEW_AGENTS,
} from './fault-table.ts';
import { ENTRIES } from './places.ts';
import { sessionsOf } from './sessions.ts';

const cells = allCells();

/** A slot of several sources goes the way of every reviewer's; what is its own is in `split-sources.test.ts`. */
const PLAYED = AGENTS.filter((agent) => agent !== 'source-reader');

it('every agent of the product stands in the table, with every fault of an agent', () => {
  expect([...REVIEW_AGENTS, ...AUDIT_AGENTS, ...PROVE_AGENTS].toSorted()).toEqual([...PLAYED].toSorted());
  const names = cells.map(cellName);
  expect(new Set(names).size).toBe(names.length);
  const faulty = cells.filter(({ fault }) => Object.hasOwn(AGENT_FAULTS, fault));
  for (const agent of PLAYED)
    expect(new Set(faulty.filter(({ place }) => place === agent).map(({ fault }) => fault))).toEqual(
      new Set(Object.keys(AGENT_FAULTS)),
    );
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
  expect([...REVIEW_AGENTS, ...AUDIT_AGENTS, ...PROVE_AGENTS].filter((agent) => !places.has(agent))).toEqual(
    [],
  );
  const faults = new Set(cells.map(({ fault }) => fault));
  expect(new Set(cover.map(({ fault }) => fault))).toEqual(faults);
  expect(new Set(cover.map(({ entry }) => entry))).toEqual(new Set(ENTRIES));
  expect(cover.length).toBeLessThan(cells.length / 6);
});
