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

it('orders callers: importers, programs before tests, nearer folders, place; five, the others counted', () => {
  const callers = [
    caller('lib/far.ts'),
    caller('lib/importer.test.ts'),
    caller('lib/importer.ts', 10),
    caller('lib/importer.ts', 9),
    caller('src/a/near.ts'),
    caller('src/a/x.test.ts'),
    caller('src/b.ts'),
  ];
  const importers = new Set(['lib/importer.ts', 'lib/importer.test.ts'].map(path));
  const trigger = withCallers(CONTRACT, callers, importers, ['callers: why']);
  expect(trigger.callers.map((each) => `${each.path}:${each.line}`)).toEqual([
    'lib/importer.ts:9',
    'lib/importer.ts:10',
    'lib/importer.test.ts:1',
    'src/a/near.ts:1',
    'src/b.ts:1',
  ]);
  expect(trigger.omitted).toBe(2);
  expect(trigger.what).toEqual(['input: () became (a)', 'callers: why']);
  expect(withCallers(CONTRACT, callers.slice(0, 5), importers, []).omitted).toBe(0);
});

it('orders triggers: those with callers, those of more kinds, by place; forty', () => {
  const trigger = (symbol: string, more: Partial<ContractTrigger>): ContractTrigger => ({
    ...withCallers(CONTRACT, [], new Set(), []),
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
