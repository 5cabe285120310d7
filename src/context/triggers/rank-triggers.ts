import { by, inOrder } from '../../kernel/order.ts';
import type { Caller, ContractTrigger } from '../contract-trigger.ts';
import { isTest } from '../graph/test-names.ts';
import { sharedFolders } from '../graph/tree-paths.ts';
import type { ChangedContract } from './changed-contracts.ts';

export const MOST_TRIGGERS = 40;
export const MOST_CALLERS = 5;

/** A trigger with its closest callers: programs before tests, nearer folders first, then by position. */
export function withCallers(
  contract: ChangedContract,
  callers: readonly Caller[],
  why: readonly string[],
): ContractTrigger {
  const { path, symbol, line, kinds, what } = contract;
  const closest = callers.toSorted(
    inOrder(
      by((caller) => (isTest(caller.path) ? 1 : 0)),
      by((caller) => -sharedFolders(caller.path, path)),
      by((caller) => caller.path),
      by((caller) => caller.line),
    ),
  );
  return {
    path,
    symbol,
    line,
    kinds,
    what: [...what, ...why],
    callers: closest.slice(0, MOST_CALLERS),
    omitted: Math.max(0, closest.length - MOST_CALLERS),
  };
}

/** Those with callers first, then those that touch more of the contract, then by position. */
export function rankTriggers(triggers: readonly ContractTrigger[]): ContractTrigger[] {
  return triggers
    .toSorted(
      inOrder(
        by((trigger) => (trigger.callers.length > 0 ? 0 : 1)),
        by((trigger) => -trigger.kinds.length),
        by((trigger) => trigger.path),
        by((trigger) => trigger.line),
      ),
    )
    .slice(0, MOST_TRIGGERS);
}
