import { expect, it } from 'vitest';
import { TASK } from '../../../tests/golden/packets/sample-material.ts';
import { taskFacts, taskFactsWithTree } from './task-facts.ts';

it('an agent is told the run and short names of the revisions', () => {
  expect(taskFacts(TASK)).toEqual({ run: 'r7k2ab', base: '111111111111', head: '333333333333' });
  expect(taskFactsWithTree(TASK)).toEqual({ ...taskFacts(TASK), tree: '/trees/4444' });
});

it('work that is not committed is named by its tree', () => {
  const head = { sha: null, tree: '4'.repeat(40) };
  expect(taskFacts({ ...TASK, head }).head).toBe('work that is not committed (tree 444444444444)');
});
