import { expect, it } from 'vitest';
import { verifiedFinding } from '../../../tests/kit/finding-example.ts';
import type { RepoPath } from '../../kernel/repo-path.ts';
import { mayBeSameClaim, isSameClaim } from './same-claim.ts';

const title = (text: string) => ({ title: text });
const rule = (ruleText: string, ruleFile = 'CLAUDE.md') =>
  ({ lens: 'rules-compliance', ruleFile, ruleText }) as const;

const impact = { file: 'src/ship.ts', cause: [5, 5] } as const;

type Other = NonNullable<Parameters<typeof verifiedFinding>[0]>;

it.each<[string, Other, Other]>([
  [
    'one title, but for case and punctuation',
    title('The charge is not awaited'),
    title('the `charge` is not awaited!'),
  ],
  ['one title over lines that overlap', { lines: [4, 6] }, { lines: [6, 9] }],
  ['one quote, most words shared', title('Missing await on charge()'), title('charge() is never awaited')],
  [
    'one rule, quoted longer by one of two',
    { ...title('a'), ...rule('Await every promise.') },
    { ...title('b'), ...rule('- Await every promise.\n- No any.', './CLAUDE.md'), lines: [5, 6] },
  ],
  [
    'a rule and a bug with one quote and most words',
    { ...title('Missing await on charge()'), ...rule('Await every promise.') },
    title('charge() is never awaited'),
  ],
  [
    'one quote, half of the words shared',
    title('charge card alpha bravo'),
    title('charge card hotel india julia'),
  ],
  [
    'one rule in two places that overlap',
    { ...title('a'), ...rule('Await every promise.'), lines: [5, 6] },
    { ...title('b'), ...rule('Await every promise.'), lines: [6, 7] },
  ],
  [
    'one caller that breaks, quoted longer by one of two, and one cause',
    { ...impact, ...title('checkout() uses the receipt that pay() no longer returns'), lines: [4, 4] },
    { ...impact, ...title('The receipt of pay() may be undefined'), lines: [4, 5], lens: 'caller-impact' },
  ],
  [
    'one caller that breaks and one cause, told by its sign and by its consequence',
    {
      ...impact,
      ...title('Shipping stops at the first order without a receipt, as pay() gives undefined now'),
    },
    { ...impact, ...title('One order without a receipt ends the whole run, so the others are never sent') },
  ],
])('is one claim: %s', (_, a, b) => {
  expect(mayBeSameClaim(verifiedFinding(a), verifiedFinding(b))).toBe(true);
  expect(mayBeSameClaim(verifiedFinding(b), verifiedFinding(a))).toBe(true);
});

it.each<[string, Other, Other]>([
  ['one title in two files', {}, { file: 'src/ship.ts' }],
  ['one title on two sides', {}, { side: 'old' }],
  ['one title on lines apart', { lines: [5, 5] }, { lines: [6, 6] }],
  ['two bugs in one line', title('The charge is not awaited'), title('The card number is logged')],
  [
    'two rules broken by one line',
    { ...title('a'), ...rule('Await every promise.') },
    { ...title('b'), ...rule('Never log a card number.') },
  ],
  [
    'one text in two rule files',
    { ...title('a'), ...rule('No any.') },
    { ...title('b'), ...rule('No any.', 'src/CLAUDE.md') },
  ],
  [
    'similar titles over other lines',
    { ...title('Missing await on charge()'), lines: [5, 5] },
    { ...title('charge() is never awaited'), lines: [5, 6] },
  ],
  [
    'similar titles over lines that begin elsewhere',
    { ...title('Missing await on charge()'), lines: [4, 6] },
    { ...title('charge() is never awaited'), lines: [5, 6] },
  ],
  [
    'rules of which only the letters are the same',
    { ...title('a'), ...rule('Never charge a card.') },
    { ...title('b'), ...rule('Never charge acard.') },
  ],
  [
    'one text in two rule files that differ by a dot and a slash',
    { ...title('a'), ...rule('No any.', 'src./CLAUDE.md') },
    { ...title('b'), ...rule('No any.', 'srcCLAUDE.md') },
  ],
  ['short titles that share one word', title('Charge twice'), title('Charge unlogged')],
  [
    'what one cause breaks in two places',
    { ...impact, ...title('pay() returns no receipt'), lines: [4, 4] },
    { ...impact, ...title('pay() returns no receipt any more'), lines: [9, 9] },
  ],
  [
    'one caller that two changes break',
    { ...impact, ...title('The receipt of pay() may be undefined'), lines: [4, 4] },
    { ...impact, ...title('The receipt of pay() is not awaited'), lines: [4, 5], cause: [7, 7] },
  ],
  [
    'two things that one cause breaks in one caller',
    { ...impact, ...title('The receipt may be undefined'), lines: [4, 4] },
    { ...impact, ...title('A declined card ships'), lines: [4, 5] },
  ],
  ['one title on two sides of two files', { side: 'old' }, { file: 'src/ship.ts' }],
  [
    'one place and cause of two files',
    { ...impact, ...title('The receipt of pay() may be undefined'), lines: [4, 4] },
    { ...title('The receipt of pay() is not awaited'), file: 'src/ship.ts', lines: [4, 5] },
  ],
  [
    'titles that share words everybody uses',
    title('when the can was for x'),
    title('when the can was for y'),
  ],
  [
    'titles that share half of few words only',
    title('charge card of ab in cd'),
    title('charge ships in cd of ab too'),
  ],
  [
    'titles of which less than half is shared',
    title('charge card alpha bravo delta gamma'),
    title('charge card hotel india julia kilos'),
  ],
  [
    'a rule and a bug with one quote',
    { ...title('alpha bravo'), ...rule('Await every promise.') },
    title('delta gamma'),
  ],
  ['titles that share one word', title('charge may throw'), title('charge uses the wrong card')],
])('are two claims: %s', (_, a, b) => {
  expect(mayBeSameClaim(verifiedFinding(a), verifiedFinding(b))).toBe(false);
  expect(mayBeSameClaim(verifiedFinding(b), verifiedFinding(a))).toBe(false);
});

it.each([{ file: 'src/ship.ts' as RepoPath }, { side: 'old' as const }, { at: { start: 9, end: 9 } }])(
  'one caller that breaks by lines that are not the same cause is two claims: %j',
  (elsewhere) => {
    const [a, b] = ['The receipt of pay() may be undefined', 'The receipt of pay() is not awaited'].map(
      (text, n) => verifiedFinding({ ...impact, ...title(text), lines: [4, 4 + n] }),
    );
    expect(mayBeSameClaim(a!, b!)).toBe(true);
    const other = { ...b!, cause: { ...b!.cause!, ...elsewhere } };
    expect(mayBeSameClaim(a!, other)).toBe(false);
    expect(mayBeSameClaim(other, a!)).toBe(false);
  },
);

const TITLE = 'Unchecked input reaches the shell';
const said = (why: string, different: Other = {}): Other => ({ ...title(TITLE), why, ...different });
const PATH =
  'The name of the folder comes from the request, so rm -rf runs on whatever path a customer sends.';
const PATH_AGAIN =
  'A customer sends the path of the folder in the request, and rm -rf runs on it as it comes.';
const HOST =
  'The mirror of the settings file is given to curl, and an operator may have written a semicolon there.';

it.each<[string, Other, Other]>([
  ['the same reason in other words', said(PATH), said(PATH_AGAIN)],
  ['the same words of any length', said('No.'), said('no')],
  ['lines of which one quotes more', said(PATH, { lines: [5, 5] }), said(PATH_AGAIN, { lines: [3, 8] })],
  [
    'one rule under two titles',
    { ...title('a'), ...rule('Await every promise.'), why: PATH },
    { ...title('b'), ...rule('Await every promise.'), why: PATH_AGAIN },
  ],
])('is surely the same: %s', (_, a, b) => {
  expect(isSameClaim(verifiedFinding(a), verifiedFinding(b))).toBe(true);
  expect(isSameClaim(verifiedFinding(b), verifiedFinding(a))).toBe(true);
});

it.each<[string, Other, Other]>([
  ['one title and another reason', said(PATH), said(HOST)],
  ['one title, and a reason of which nothing is known', said(PATH), said('So.')],
  ['one text, graver', said(PATH), said(PATH, { severity: 'critical' })],
  ['one text on lines that only overlap', said(PATH, { lines: [4, 6] }), said(PATH, { lines: [6, 9] })],
  ['one reason under two titles', said(PATH), { ...title('The shell gets the wrong name'), why: PATH }],
  [
    'one rule, broken in two ways',
    { ...title('a'), ...rule('Await every promise.'), why: PATH },
    { ...title('b'), ...rule('Await every promise.'), why: HOST },
  ],
])('is for a scorer to join: %s', (_, a, b) => {
  expect(isSameClaim(verifiedFinding(a), verifiedFinding(b))).toBe(false);
  expect(isSameClaim(verifiedFinding(b), verifiedFinding(a))).toBe(false);
});
