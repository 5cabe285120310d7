import { expect, it } from 'vitest';
import { asRepoPath, type RepoPath } from '../../kernel/repo-path.ts';
import type { Caller, ContractTrigger } from '../contract-trigger.ts';
import type { ChangedContract } from './changed-contracts.ts';
import { rankTriggers, withCallers } from './rank-triggers.ts';

const path = (name: string): RepoPath => asRepoPath(name) as RepoPath;
const caller = (name: string, line = 1): Caller => ({ path: path(name), line, text: 'f();' });
const CONTRACT: ChangedContract = {
  path: path('src/a/x.ts'),
  symbol: 'f',
  name: 'f',
  owner: null,
  isMember: false,
  line: 4,
  lines: { start: 4, end: 6 },
  kinds: ['input'],
  what: ['input: () became (a)'],
};

it('orders callers: programs before tests, nearer folders, place; five, the others counted', () => {
  const callers = [
    caller('src/a/x.test.ts'),
    caller('lib/far.ts'),
    caller('test/a.ts'),
    caller('src/a/near.ts', 10),
    caller('src/a/near.ts', 9),
    caller('src/b.ts'),
  ];
  const trigger = withCallers(CONTRACT, callers, ['callers: why']);
  expect(trigger.callers.map((each) => `${each.path}:${each.line}`)).toEqual([
    'src/a/near.ts:9',
    'src/a/near.ts:10',
    'src/b.ts:1',
    'lib/far.ts:1',
    'src/a/x.test.ts:1',
  ]);
  expect(trigger.omitted).toBe(1);
  expect(trigger.what).toEqual(['input: () became (a)', 'callers: why']);
  expect(withCallers(CONTRACT, callers.slice(0, 5), []).omitted).toBe(0);
});

it('orders triggers: those with callers, those of more kinds, by place; forty', () => {
  const trigger = (symbol: string, more: Partial<ContractTrigger>): ContractTrigger => ({
    ...withCallers(CONTRACT, [], []),
    symbol,
    ...more,
  });
  const triggers = [
    trigger('later', { line: 9 }),
    trigger('first', {}),
    trigger('elsewhere', { path: path('a.ts'), line: 99 }),
    trigger('two', { kinds: ['output', 'null'] }),
    trigger('called', { callers: [caller('z.ts')], line: 50 }),
  ];
  const expected = ['called', 'two', 'elsewhere', 'first', 'later'];
  expect(rankTriggers(triggers).map(({ symbol }) => symbol)).toEqual(expected);
  expect(rankTriggers(triggers.toReversed()).map(({ symbol }) => symbol)).toEqual(expected);
  const many = Array.from({ length: 41 }, (_, at) => trigger(`f${at}`, { line: at }));
  expect(rankTriggers(many).map(({ symbol }) => symbol)).toEqual(
    Array.from({ length: 40 }, (_, at) => `f${at}`),
  );
});
