import { expect, it } from 'vitest';
import { NO_BASE, verdictBasis } from './verdict-basis.ts';

const base = { sha: 'a'.repeat(40), tree: 'b'.repeat(40), label: 'main', why: 'the base asked for' };

it('says by whom the reply came and against what the claim was held', () => {
  expect(verdictBasis({ base, captured: 'hooks' })).toEqual([
    'the claim was compared with what git says changed since main',
  ]);
  expect(verdictBasis({ base: { ...base, label: 'HEAD', why: NO_BASE }, captured: 'manual' })).toEqual([
    'its reply was brought by hand; no hook watched the validator',
    `the claim was compared with nothing but itself: ${NO_BASE}`,
  ]);
});
