import { expect, it } from 'vitest';
import { auditFile } from '../../../tests/kit/audit-example.ts';
import { answeredIn, gapText } from './who-answered.ts';

const FILE = auditFile({ roles: ['auth', 'state', 'auth-flow'].map((slug) => ({ slug, own: null })) });
const lost = (role: string): string => gapText(role, 'r7k2ab/1', 'cut off');

it.each([
  ['before a hunt was taken in nothing is known', 0, [], [], 0, '0 of 3 answered; nothing is known'],
  ['everybody has answered', 1, [], [], 3, '3 of 3 answered'],
  [
    'one of two packets of a role is missing, and a role whose name begins the same has answered',
    1,
    [lost('auth')],
    [],
    2,
    '2 of 3 answered; nothing is known of what auth would have found',
  ],
  [
    'nobody has answered in a hunt that was taken in',
    1,
    ['auth', 'state', 'auth-flow'].map(lost),
    ['a.js'],
    0,
    '0 of 3 answered; nothing is known',
  ],
  [
    'somebody is missing, and files that nobody opened are left',
    2,
    [lost('state'), lost('auth-flow')],
    ['a.js', 'b.js'],
    1,
    '1 of 3 answered; nothing is known of what state, auth-flow would have found and what is in 2 files that nobody opened',
  ],
])('%s', (_, hunts, gaps, unopened, answered, note) => {
  expect(answeredIn(FILE, { hunts, gaps, idle: [], unopened })).toMatchObject({
    specialists: 3,
    answered,
    note,
    unopened,
  });
});

it('a role that was not called has not answered, and is named with the reason', () => {
  const round = {
    hunts: 1,
    gaps: [lost('auth')],
    idle: [{ slug: 'state', why: 'there is none' }],
    unopened: [],
  };
  expect(answeredIn(FILE, round)).toMatchObject({
    specialists: 2,
    answered: 1,
    silent: ['auth'],
    note: '1 of 2 answered; nothing is known of what auth would have found; state is not called: there is none',
  });
});
