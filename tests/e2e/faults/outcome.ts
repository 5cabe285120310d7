import { appendFileSync } from 'node:fs';
import { expect } from 'vitest';
import { cellName, type Cell, type End } from './fault-table.ts';
import { repositoryState } from './repository-state.ts';
import type { Scene } from './scene.ts';

/** `incomplete`, `aborted`, `refused` … as the verdict says it, and the status of the command that said so. */
export type Standing = { readonly verdict: string; readonly exit: number | null };

/** What was seen of one cell. The page in docs/ is made of these. */
export type Outcome = Standing & {
  readonly cell: Cell;
  /** What people are told of it. */
  readonly said: string;
  /** Kinds of the lines of the ledger or the journal that tell of it. */
  readonly ledger: readonly string[];
};

/** How a cell must end. Never in this list: a clean verdict. */
export type Expected = Standing & End;

export const INCOMPLETE = { verdict: 'incomplete', exit: 3 } as const satisfies Standing;

/** Compares, and keeps what was seen for the page. Every cell is asked for the work tree too. */
export function settle({ top, before }: Scene, seen: Outcome, expected: Expected): void {
  const name = cellName(seen.cell);
  const { verdict, exit, said, ledger } = expected;
  expect.soft({ verdict: seen.verdict, exit: seen.exit }, name).toEqual({ verdict, exit });
  expect.soft(seen.said, name).toMatch(said);
  expect.soft(seen.ledger, name).toEqual(expect.arrayContaining([...ledger]));
  expect.soft(repositoryState(top), name).toEqual(before);
  const results = process.env['CORRECTLESS_FAULT_RESULTS'];
  if (results !== undefined) appendFileSync(results, `${JSON.stringify(seen)}\n`);
}
