import { expect, it } from 'vitest';
import {
  drivenAudit,
  finding,
  priceFinding,
  SHOP,
  writing,
  type Driven,
} from '../../../tests/kit/audit-driver.ts';

const HUNTER = 'regression-hunter';
const mended = writing({ 'src/price.js': SHOP['src/price.js'].replace('net + rate', 'net * (1 + rate)') });

function callsOf({ calls }: Driven): number[] {
  return calls.filter(({ role }) => role === HUNTER).map(({ round }) => round);
}

it('a role with nothing to read is not called, not named to others, and said not to be called', async () => {
  const audit = await drivenAudit();
  await audit.drive({});
  expect(callsOf(audit)).toEqual([]);
  expect(audit.calls.some(({ packet }) => packet.includes('regression hunter'))).toBe(false);
  expect(audit.round(1).coverage).toMatchObject({
    specialists: 5,
    answered: 5,
    silent: [],
    note: expect.stringMatching(
      /^5 of 5 answered; regression-hunter is not called: nothing was fixed/,
    ) as string,
  });
});

it('it is called in the round that has a fix to read', async () => {
  const audit = await drivenAudit();
  await audit.drive({ 'audit-specialist': finding([priceFinding()]), 'fix-executor': mended });
  expect(callsOf(audit)).toEqual([2]);
  expect(audit.round(2).coverage).toMatchObject({ specialists: 6, note: '6 of 6 answered' });
});

it.each([
  [
    'the tree has antipatterns',
    { '.correctless/antipatterns.md': '# Off by one\n', '.gitignore': '' },
    ['all'],
    {},
  ],
  ['the change edits a file', {}, ['changed'], { 'src/price.js': 'export const price = 1;\n' }],
])('it is called in the first round when %s', async (_, files, scope, changed) => {
  const audit = await drivenAudit({ ...SHOP, ...files }, { scope }, (repository) => {
    repository.git('switch', '-q', '-c', 'work');
    if (Object.keys(changed).length > 0) repository.commit(changed);
  });
  await audit.drive({});
  expect(callsOf(audit)).toEqual([1]);
});

it('it is not called for a change that only adds files', async () => {
  const audit = await drivenAudit(SHOP, { scope: ['changed'] }, (repository) => {
    repository.git('switch', '-q', '-c', 'work');
    repository.commit({ 'src/new.js': 'export const a = 1;\n' });
  });
  await audit.drive({});
  expect(callsOf(audit)).toEqual([]);
});
