import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { cellName, type Cell } from './fault-table.ts';
import { repositoryState } from './repository-state.ts';
import type { Scene } from './scene.ts';

/** What was seen of one cell. The page in docs/ is made of these. */
export type Outcome = {
  readonly cell: Cell;
  /** `incomplete`, `aborted`, `refused` … as the verdict says it. */
  readonly verdict: string;
  /** Of `correctless verdict`, or of the command that refused. */
  readonly exit: number | null;
  /** What people are told of it. */
  readonly said: string;
  /** The lines of the ledger or the journal that tell of it. */
  readonly ledger: readonly string[];
};

/** How a cell must end. Never in this list: a clean verdict. */
export type Expected = {
  readonly verdict: string;
  readonly exit: number;
  readonly said: RegExp;
  /** Kinds of ledger lines that must be among those seen; empty where the fault leaves none. */
  readonly ledger: readonly string[];
};

/** Compares, and keeps what was seen for the page. Every cell is asked for the work tree too. */
export function settle({ top, before }: Scene, seen: Outcome, expected: Expected): void {
  const name = cellName(seen.cell);
  expect.soft({ verdict: seen.verdict, exit: seen.exit }, name).toEqual({
    verdict: expected.verdict,
    exit: expected.exit,
  });
  expect.soft(seen.said, name).toMatch(expected.said);
  expect.soft(seen.ledger, name).toEqual(expect.arrayContaining([...expected.ledger]));
  expect.soft(repositoryState(top), name).toEqual(before);
  const results = process.env['CORRECTLESS_FAULT_RESULTS'];
  if (results !== undefined) appendFileSync(results, `${JSON.stringify(seen)}\n`);
}
